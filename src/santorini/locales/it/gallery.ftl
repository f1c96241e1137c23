gallery-title = I poteri
gallery-search = Cerca nome o testo
gallery-groups = Gruppi di carte
gallery-filters = Altri filtri
gallery-group-all = Tutti
gallery-group-none = Nessun potere
gallery-group-simple = Semplici
gallery-group-advanced = Avanzati
gallery-group-golden-fleece = Serie Vello d’oro
gallery-group-hero = Eroi
gallery-window-setup = Preparazione
gallery-window-start-of-your-turn = Inizio del tuo turno
gallery-window-start-of-opponent-s-turn = Inizio del turno di un avversario
gallery-window-your-move = La tua mossa
gallery-window-your-build = La tua costruzione
gallery-window-your-turn = Il tuo turno
gallery-window-end-of-your-turn = Fine del tuo turno
gallery-window-opponent-s-turn = Turno degli avversari
gallery-window-any-time = In ogni momento
gallery-window-any-move = Ogni mossa
gallery-window-any-build = Ogni costruzione
gallery-window-win-condition = Condizione di vittoria
gallery-window-lose-condition = Condizione di sconfitta
gallery-players = { $players } giocatori
gallery-fleece = Si può usare con il Vello d’oro
gallery-open = Nessuna informazione nascosta
gallery-secret = Informazioni nascoste
gallery-count =
    { $count ->
        [0] Nessuna carta trovata.
        [one] { $count } carta
       *[other] { $count } carte
    }
gallery-clear = Mostra tutte le carte
gallery-missing = Questo potere non esiste.
gallery-close = Chiudi
gallery-for = Per { $players } giocatori
gallery-try = Gioca con questo potere
gallery-rivals = Sconsigliato contro
