# La prima pagina
start-slogan = Muovi, costruisci, arriva in cima prima di tutti
start-pitch = Il gioco di torri e dèi, nel tuo browser. Senza account, niente da installare.
start-play = Gioca subito
start-play-none = contro il computer
start-play-powers = contro il computer, con poteri
start-with-powers = Gioca con i poteri
start-without-powers = Gioca senza poteri
start-name = Il tuo nome
start-guest = Ospite
start-saved = Salvato
start-friend = Gioca con amici
start-friend-text = Prendi un link, mandalo, giocate su due telefoni.
start-link = Ottieni un link
start-device = Su questo dispositivo
start-device-text = Passatevi lo schermo, o giocate attorno a un tablet.
start-all = Tutte le opzioni
start-all-text = Da 2 a 4 giocatori, tutti i 55 poteri, i draft, gli orologi, il Vello d’oro.
start-mine = Le tue partite
start-mine-all = Tutte le partite
start-your-turn = Tocca a te
start-their-turn = Tocca a { $name }
start-waiting = In attesa di giocatori
start-drafting = Scelta dei poteri
start-goes-on = In corso
start-lobby-teaser =
    { $count ->
        [0] In sala non aspetta nessuno. Apri tu il primo tavolo.
        [one] In sala un tavolo aspetta un giocatore.
       *[other] In sala { $count } tavoli aspettano giocatori.
    }
start-powers-teaser = 55 dèi, eroi e mostri, ciascuno con un potere che piega le regole.
start-how = Come si gioca
start-how-1 = Ogni giocatore ha due lavoratori su un’isola di cinque caselle per cinque.
start-how-2 = Nel tuo turno muovi un lavoratore in una casella vicina: sali di un livello al massimo, scendi quanto vuoi.
start-how-3 = Poi lo stesso lavoratore costruisce in una casella accanto. La quarta costruzione è una cupola blu, su cui nessuno può salire.
start-how-4 = Chi sale al terzo livello vince. Chi non può muovere e costruire perde.
start-unofficial = Un programma libero e non ufficiale per gli amici del gioco da tavolo Santorini di Gordon Hamilton. Senza legami con il suo autore e i suoi editori.

# Come si chiamano le cose
start-players =
    { $players ->
        [4] 4 giocatori a squadre
       *[other] { $players } giocatori
    }
start-sitter-me = Io
start-sitter-computer = Computer
start-level = Quanto è forte il computer?
start-level-name = Livello { $level }
start-level-1 = Sta imparando: spesso non si accorge che stai per vincere.
start-level-2 = Principiante: ogni tanto gli sfugge qualcosa.
start-level-3 = Gioca per divertirsi: vede quasi tutte le minacce, pianifica poco.
start-level-4 = Solido: blocca le tue minacce e guarda un turno avanti.
start-level-5 = Un avversario alla pari: ragiona qualche turno avanti.
start-level-6 = Esperto: sbaglia di rado.
start-level-7 = Forte: tende trappole e smaschera le tue.
start-level-8 = Molto forte: vede lontano.
start-level-9 = Un maestro: non ti concede quasi nulla.
start-level-10 = Più forte di così non si può.
start-sitter-open = Posto libero
start-way-none = Senza poteri
start-way-random = Poteri a caso
start-way-draft = Draft
start-way-challenger = Draft dello Sfidante
start-way-chosen = Poteri scelti
start-way-fleece = Vello d’oro
start-way-position = Da una posizione
start-clock-none = Senza orologio
start-clock-turn =
    { $unit ->
        [seconds] { $amount } s a turno
       *[other] { $amount } min a turno
    }
start-clock-game = { $amount } min + { $increment } s
start-clock-days =
    { $amount ->
        [one] 1 giorno a turno
       *[other] { $amount } giorni a turno
    }
start-edition-roxley2016 = Roxley 2016
start-edition-spinmaster2017 = Spin Master 2017
start-edition-revised = Riveduta

# Una nuova partita
start-new = Nuova partita
start-new-players = Giocatori
start-count =
    { $players ->
        [4] 4 a squadre
       *[other] { $players } giocatori
    }
start-teams = I compagni condividono i lavoratori e vincono insieme.
start-team = Squadra { $team }
start-seat = Posto { $seat }
start-who-sits = Chi si siede al posto { $seat }?
start-sitter-open-short = Invita
start-see = Chi può unirsi?
start-private = Solo con il link
start-public = Tutti, dalla sala
start-powers = Poteri
start-way-none-text = Il gioco semplice. Ideale per la prima volta.
start-way-random-text = Ognuno riceve un potere.
start-way-draft-text = Si mettono in tavola poteri a caso, e ognuno ne sceglie uno.
start-way-challenger-text = Come nel regolamento: lo Sfidante mette in tavola poteri a sua scelta, gli altri scelgono prima.
start-way-chosen-text = Scegli il potere di ogni posto.
start-way-fleece-text = Nessun potere proprio: chi inizia il turno accanto all’Ariete d’oro ha il potere della sua carta.
start-pool = Fra queste carte
start-pool-size =
    { $count ->
        [one] { $count } carta adatta.
       *[other] { $count } carte adatte.
    }
start-pool-challenger = Fra queste carte, se lo Sfidante è il computer
start-open-only = Nessuna informazione nascosta
start-allow = Ammetti coppie che il regolamento sconsiglia
start-choose = Scegli un potere
start-choose-for = Un potere per: { $who }
start-choose-fleece = Il potere del Vello d’oro
start-random = A caso
start-random-card = Una carta a caso
start-random-card-text = Una sorpresa per tutti e due.
start-more = Orologio, primo giocatore, edizione
start-clock = Orologio
start-clock-kind-none = Nessuno
start-clock-kind-turn = A turno
start-clock-kind-game = A partita
start-clock-kind-days = Giorni
start-clock-none-text = Pensa quanto vuoi.
start-clock-turn-text = Ogni turno va giocato in questo tempo.
start-clock-game-text = Tempo per tutta la partita; ogni turno ne aggiunge un po’.
start-clock-days-text = Gioca con calma; torna quando è il tuo turno.
start-first = Chi comincia?
start-first-challenger = Chi è lo Sfidante?
start-first-challenger-text = Lo Sfidante sceglie per ultimo e indica il primo giocatore.
start-edition = Edizione
start-edition-roxley2016-text = Le carte della prima stampa.
start-edition-spinmaster2017-text = Bia inizia sul bordo, e Caos cambia più di rado.
start-edition-revised-text = I testi più recenti, che cambiano una decina di poteri.
start-position = Da una posizione
start-position-text = Tabellone, poteri, edizione e giocatore di turno vengono da lì.
start-position-picture = La posizione da cui inizia la partita
start-position-drop = Inizia invece da un tabellone vuoto
start-start = Inizia la partita
start-start-invite = Apri il tavolo
start-invite-next = Poi avrai il link da condividere.

# Perché no
start-no-person = Almeno un posto deve essere per una persona.
start-no-none = Con tre o quattro giocatori serve un potere a testa.
start-no-fleece = Il Vello d’oro è per due giocatori.
start-no-players = Solo per { $players } giocatori.
start-no-twice = Il posto { $seat } ha già questa carta.
start-no-forbidden = Il regolamento sconsiglia { $powers } insieme.
start-no-power = Scegli un potere per il posto { $seat }.
start-no-group = Scegli quali carte distribuire.
start-no-pool = Troppo poche di queste carte sono per tanti giocatori.
start-no-group-players = Per due giocatori.

# La sala
start-lobby = Sala
start-lobby-text = Tavoli a cui unirsi, partite da guardare.
start-lobby-empty = Qui non c’è ancora nessuno
start-lobby-empty-text = Apri un tavolo per tutti. Appena arriva qualcuno, giocate.
start-lobby-open = Apri un tavolo
start-join = Unisciti
start-watch = Guarda
start-return = Torna
start-lobby-joinable = In attesa di giocatori
start-lobby-running = In corso
