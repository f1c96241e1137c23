# Posti
table-computer = Computer
table-player = Giocatore { $number }
table-seats = Giocatori
table-open-seat = Posto libero
table-away = assente
table-out = fuori gioco
table-deciding = decisione in corso
table-you = Tu
table-level = livello { $level }
table-spent = usato
table-holds = detiene { $power }
table-watching =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
table-card = Potere
table-read-card = { $name }, { $power }: leggi la carta
table-days = { $days } g { $hours } h

# La connessione
table-connecting = Connessione…
table-lost = Connessione persa. Nuovo tentativo…
table-connected = Connessione stabilita
table-sending = Invio…
table-held = La tua scelta sarà inviata appena torna la connessione

# Che cosa c’è da decidere
table-task-woman = Piazza la tua lavoratrice
table-task-man = Piazza il tuo lavoratore
table-task-another = Piazza un altro lavoratore
table-task-wind = Orienta il vento
table-task-arrow = Orienta la freccia
table-task-fate = Scegli in segreto il tuo quadrato del destino, dalla sua casella in basso a sinistra
table-task-abyss = Scegli l’abisso, in segreto
table-task-ram = Metti l’Ariete sul tabellone
table-task-reply = È stata costruita una cupola. Piazza un lavoratore lì accanto, o salta
table-do-move = muovi un lavoratore
table-do-move-with = muovi il lavoratore in { $space }
table-do-move-any = scegli un lavoratore da muovere
table-do-build = costruisci
table-do-build-with = costruisci accanto a { $space }
table-do-build-any = scegli il lavoratore che costruisce
table-do-dome = costruisci una cupola
table-do-force = sposta un lavoratore avversario
table-do-swap = scambia di posto
table-do-kill = togli un lavoratore
table-do-unbuild = togli un blocco
table-do-lower = togli un blocco da sotto un lavoratore
table-do-place = piazza un lavoratore
table-do-token = metti un segnalino sul tabellone
table-do-token-whirlpool = metti un vortice sul tabellone
table-do-token-talus = metti Talos sul tabellone
table-do-aim = orienta il vento
table-do-mark = indica un lavoratore
table-do-secret = scegli una casella in segreto
table-do-end = finisci il turno
table-your-turn = Tocca a te · { $name }
table-wait = Sta giocando { $name }…
table-wait-computer = { $name } sta pensando…
table-wait-chance = Decide il caso…
table-for = { $name }: { $prompt }
table-sure = { $step }?

# Le azioni possibili in una casella
table-step-move = Muovi in { $dst }
table-step-build = Costruisci un blocco in { $dst }
table-step-dome = Costruisci una cupola in { $dst }
table-step-under = Costruisci un blocco sotto il lavoratore
table-step-force = Sposta { $src } in { $dst }
table-step-swap = Scambia { $src } e { $dst }
table-step-kill = Togli il lavoratore in { $dst }
table-step-unbuild = Togli un blocco da { $dst }
table-step-lower = Togli un blocco da sotto il lavoratore in { $dst }
table-step-place = Piazza un lavoratore in { $dst }
table-step-token = Metti il segnalino in { $dst }
table-step-token-whirlpool = Metti un vortice in { $dst }
table-step-token-talus = Metti Talos in { $dst }
table-step-mark = Indica il lavoratore in { $dst }
table-step-named = Indica: { $worker }
table-step-secret = Scegli { $dst }
table-step-end = Finisci il turno
table-compass = Direzione
table-calm = Calma
table-direction-n = nord
table-direction-ne = nord-est
table-direction-e = est
table-direction-se = sud-est
table-direction-s = sud
table-direction-sw = sud-ovest
table-direction-w = ovest
table-direction-nw = nord-ovest

# I pulsanti
table-end = Fine turno
table-skip = Salta
table-undo = Annulla
table-undo-turn = Annulla turno
table-undo-quick = Annulla turno ({ $seconds })
table-confirm = Conferma
table-cancel = Indietro
table-close = Chiudi

# Il tabellone
table-board = Tabellone
table-can-choose = scelta possibile
table-chosen = scelta attuale
table-woman = lavoratrice
table-man = lavoratore
table-token-coin = moneta
table-token-whirlpool = vortice
table-token-talus = Talos
table-token-ram = l’Ariete
table-token-abyss = l’abisso
table-token-fate = quadrato del destino
table-token-any = segnalino

# Quel che accade, detto dopo il nome del giocatore
table-event-move = da { $src } a { $dst }
table-event-build = blocco in { $dst }
table-event-dome = cupola in { $dst }
table-event-force = { $src } viene spostato in { $dst }
table-event-force-by = { $src } viene spostato in { $dst } ({ $power })
table-event-swap = { $src } e { $dst } si scambiano di posto
table-event-kill = il lavoratore in { $dst } sparisce
table-event-kill-by = il lavoratore in { $dst } sparisce ({ $power })
table-event-unbuild = un blocco in meno in { $dst }
table-event-lower = un blocco in meno sotto il lavoratore in { $dst }
table-event-place = lavoratore in { $dst }
table-event-token = { $token } in { $dst }
table-event-clear = { $token } in { $dst } sparisce
table-event-mark = il lavoratore in { $dst } è indicato
table-event-named = indicazione: { $worker }
table-event-secret = { $dst } in segreto
table-event-aim = direzione { $direction }
table-event-wind = vento, direzione { $direction }
table-event-arrow = freccia, direzione { $direction }
table-event-calm = il vento si è calmato
table-event-draw = nuovo dio: { $power }
table-event-steal = { $name }: potere rubato ({ $power })
table-event-return = { $name }: potere restituito ({ $power })
table-event-out = { $name }: fuori gioco
table-event-resign = { $name }: abbandono
table-event-cancel = qualcuno che non si vede sbarra la strada in { $dst }: il resto del turno è perso
table-event-cancel-by = qualcuno che non si vede sbarra la strada in { $dst }: il turno è finito ({ $power })
table-unseen = azione nascosta
table-chance = Caso
table-told-sit = arrivo al tavolo
table-told-computer = prende questo posto
table-told-leave = uscita
table-told-offer = Da scegliere: { $powers }
table-told-pick = scelta: { $power }
table-told-begin = La partita comincia. Primo giocatore: { $name }
table-told-undo = { $count ->
        [one] una mossa annullata
       *[other] { $count } mosse annullate
    }
table-told-ask = richiesta di annullare l’ultimo turno
table-told-quick = ha subito annullato il turno
table-told-yes = richiesta accettata
table-told-no = richiesta rifiutata
table-told-flag = tempo scaduto
table-told-dismiss = sconfitta per assenza
table-told-resign = abbandono
table-told-pause = Il server non era disponibile; gli orologi erano fermi
table-told-close = Il tavolo è stato chiuso dall’amministratore
table-told-wish-same = richiesta di rivincita, stessi poteri
table-told-wish-swapped = richiesta di rivincita, poteri scambiati
table-told-wish-draft = richiesta di rivincita, nuovi poteri
table-feed = Che cosa è successo
table-nothing = Non è ancora successo niente.

# La fine
table-won = { $count ->
        [one] { $who } vince: { $why }.
       *[other] { $who } vincono: { $why }.
    }
table-won-you = Hai vinto: { $why }.
table-won-nobody = Non vince nessuno: { $why }.
table-ending-climb = un lavoratore è salito al terzo livello
table-ending-drop = un lavoratore è sceso di almeno due livelli
table-ending-meeting = gli innamorati si sono incontrati
table-ending-towers = ci sono cinque torri complete
table-ending-fate = il destino ha deciso altrimenti
table-ending-abyss = un lavoratore è caduto nell’abisso
table-ending-stuck = nessun altro poteva più giocare
table-ending-alone = non è rimasto nessun altro
table-ending-resigned = l’altro schieramento ha abbandonato
table-ending-time = l’altro schieramento ha finito il tempo
table-ending-abandoned = la partita è stata lasciata a metà
table-ending-by = vince { $power }
table-victory = Vittoria
table-defeat = Sconfitta
table-over = Partita finita
table-again = Gioca ancora
table-again-same = Stessi poteri
table-again-swapped = Poteri scambiati
table-again-draft = Nuovi poteri
table-again-plain = Rivincita
table-wished = { $name } vorrebbe giocare ancora: { $how }.
table-wish-waiting = Gli altri devono ancora accettare…
table-next = Vai alla rivincita
table-replay = Rivedi la partita
table-share = Condividi
table-home = Pagina iniziale

# Turni, chat e altro
table-tabs = Sulla partita
table-tab-story = Registro
table-tab-turns = Turni
table-tab-chat = Chat
table-tab-more = Altro
table-setup = Preparazione
table-say = Invia un messaggio
table-quiet = Nessuno ha ancora parlato.
table-phrase-hello = Ciao!
table-phrase-luck = Buona fortuna!
table-phrase-thanks = Grazie!
table-phrase-well-played = Ben giocato!
table-phrase-oops = Ops!
table-phrase-thinking = Fammi pensare.
table-phrase-hurry = Tocca a te!
table-phrase-rematch = Un’altra partita?
table-phrase-goodbye = Arrivederci!
table-settings = Impostazioni
table-record = Scarica la registrazione
table-position = Condividi questa posizione
table-resign = Abbandona
table-resign-sure = Abbandonare questa partita?
table-resign-as = Abbandona per { $name }
table-take-back = Chiedi di annullare il mio ultimo turno
table-leave = Lascia il mio posto
table-leave-sure = Lasciare il tuo posto? Qualcun altro, o il computer, potrà continuare al posto tuo.
table-powers = Tutti i poteri
table-device = Continua su un altro dispositivo
table-device-hint = Chi apre questo link gioca al tuo posto. Tienilo per te.

# Avvisi
table-asks = { $name } vorrebbe annullare l’ultimo turno.
table-asked = La tua richiesta aspetta una risposta…
table-allow = Accetta
table-refuse = Rifiuta
table-gone = { $name } è assente.
table-gone-open = Un posto è libero: { $name }.
table-replace = Fai giocare il computer
table-dismiss = Richiedi la vittoria
table-spectator = Stai guardando questa partita.

# In attesa dei giocatori
table-gathering = In attesa di giocatori
table-invited = Invito a giocare
table-invited-text = Santorini è un gioco breve di torri e divinità: muoviti, costruisci e sali per primo al terzo livello. Niente da installare, nessun account.
table-qr = Oppure fai inquadrare questo codice con il telefono
table-invite = Manda questo link a chi vuoi che giochi. Chi lo apre può sedersi.
table-link = Link a questo tavolo
table-copy = Copia il link
table-copied = Copiato
table-copy-failed = Copialo dal campo
table-send = Condividi il link…
table-name = Il tuo nome
table-sit = Siediti
table-sit-too = Gioca qui un altro posto
table-taken-by-you = il tuo posto

# Il draft
table-draft-offer-you = Scegli { $count } poteri da offrire. Gli altri scelgono prima, l’ultimo è tuo.
table-draft-offer = { $name } sceglie i poteri da offrire…
table-draft-pick-you = Scegli il tuo potere
table-draft-pick = { $name } sceglie un potere…
table-draft-first-you = Chi gioca il primo turno?
table-draft-first = { $name } indica il primo giocatore…
table-draft-chosen = { $count } su { $total } scelti
table-draft-offer-button = Offri questi poteri
table-draft-search = Cerca un potere
table-draft-none = Nessun potere si chiama così.
table-draft-clash = Non insieme a { $power }: il regolamento lo sconsiglia
table-draft-full = Bastano così; togline prima uno
table-draft-picked = Scelta: { $name }
table-draft-seat = { $name } ({ $power })

# Il sipario, quando si condivide lo schermo
table-curtain = Passa il dispositivo a { $name }
table-curtain-hint = Ci sono segreti sul tabellone. Gli altri guardano altrove.
table-curtain-look = Sono { $name }: mostra il tabellone

# Impostazioni
table-settings-board = Tabellone
table-settings-board-auto = Automatico
table-settings-board-flat = 2D
table-settings-board-island = 3D
table-settings-speed = Animazione
table-settings-speed-off = Nessuna
table-settings-speed-slow = Lenta
table-settings-speed-normal = Normale
table-settings-speed-fast = Veloce
table-settings-theme = Colori
table-settings-theme-auto = Automatici
table-settings-theme-light = Chiari
table-settings-theme-dark = Scuri
table-settings-confirm = Chiedi prima di una mossa che può finire il mio turno
table-settings-quick = Poter annullare un turno finito per qualche secondo

table-keys = Tastiera
table-keys-walk = Muoversi sul tabellone
table-keys-choose = Scegli la casella
table-keys-next = Prossima casella da scegliere
table-keys-confirm = Conferma
table-keys-cancel = Indietro
table-keys-undo = Annulla
table-keys-undo-turn = Annulla il turno
table-keys-end = Finisci il turno, o salta
table-keys-hint = Chiedi un suggerimento
table-keys-switch = Che cosa significa un tocco, dove può significare due cose
table-keys-help = Mostra questi tasti
table-keys-where = Funzionano quando il tabellone o uno dei suoi pulsanti è attivo.
table-key-enter = Invio
table-key-escape = Esc
table-key-shift = Maiusc + { $key }

# Rifiuti
table-refusal-offline = Il server non è raggiungibile
table-refusal-choose-worker = Scegli prima un lavoratore
table-refusal-their-worker =
    { $side ->
        [0] È un lavoratore rosso
        [1] È un lavoratore viola
       *[other] È un lavoratore dorato
    }; scegli uno dei tuoi
table-refusal-other = Ora non è possibile
table-closed-talus = Talos, che vale come una cupola
table-closed-ram = l’Ariete
table-closed-dome = una cupola
table-closed-coin = una moneta, una cupola per gli avversari di Clio
