# Aprire una registrazione
replay-title = Rivedi una partita
replay-lead = Apri la registrazione di una partita e scorrila mossa per mossa.
replay-paste = Registrazione di una partita
replay-open = Apri
replay-choose = Scegli un file
replay-drop = o trascinalo qui
replay-format = Com’è fatta una registrazione?
replay-format-text = Chi gioca con quali poteri, poi dove stanno i lavoratori, poi ogni turno: b2-c3 è una mossa, +c4 una costruzione, i commenti stanno fra graffe. Il risultato viene per ultimo; una partita in corso finisce con un asterisco.
replay-try = Rivedi questa partita
replay-or-position = Solo una posizione?
replay-to-position = Apri una posizione

# Scorrere una partita
replay-first = All’inizio
replay-previous = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Una mossa avanti
replay-last = Alla fine
replay-controls = Scorri la partita
replay-moment = Momento della partita
replay-games = Partite di questa registrazione
replay-number = Partita { $number } di { $games }
replay-step = Mossa { $step } di { $steps }
replay-turns = Turni
replay-no-turns = Non è ancora successo niente.
replay-start = L’inizio
replay-did = { $who }: { $what }.
replay-chance = Caso
replay-unseen = azione nascosta
replay-nothing = nient’altro
replay-secrets = Finché questa partita è in corso, vedi solo quello che puoi sapere.
replay-edition =
    { $edition ->
        [spinmaster2017] Edizione Spin Master
        [revised] Edizione riveduta
       *[roxley2016] Edizione Roxley
    }

# Posti
replay-seats = Giocatori
replay-seat = Giocatore { $number }
replay-computer = Computer
replay-decides = deve giocare
replay-out = fuori gioco
replay-winner = vince
replay-fleece = Il Vello d’oro
replay-face = Carta scoperta

# Riassunto
replay-summary = La partita in numeri
replay-length =
    { $turns ->
        [one] { $turns } turno giocato.
       *[other] { $turns } turni giocati.
    }
replay-count-turns = Turni
replay-count-climbs = Salite
replay-count-blocks = Blocchi
replay-count-domes = Cupole
replay-count-powers = Usi del potere

# Da portare via
replay-record = Salva la registrazione
replay-table = Torna al tavolo
replay-another = Altra registrazione
replay-this-position = Questa posizione
replay-play-on = Gioca da qui
replay-copy-link = Copia il link
replay-copied = Copiato
replay-picture = Immagine ({ $kind })
replay-share = Condividi
replay-failed = Non ha funzionato.

# Una posizione
replay-position = Posizione
replay-position-lead = Una posizione è una riga di testo: il tabellone, i lavoratori, chi gioca dopo, e i poteri.
replay-position-text = Come testo
replay-show = Mostra
replay-copy = Copia
replay-try-position = Mostra un esempio
replay-to-decide = Ora gioca { $name }
replay-chance-decides = Ora decide il caso
