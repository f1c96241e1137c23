# What the computer thinks of a position
analysis-title = Analisi
analysis-start = Analizza
analysis-stop = Ferma
analysis-go-on = Continua
analysis-chances = Probabilità di vittoria: { $chances }
analysis-chance = { $name } { $chance }
analysis-lines = Varianti
analysis-best = Varianti migliori
analysis-wins =
    { $turns ->
        [one] vince in { $turns } turno
        [many] vince in { $turns } turni
       *[other] vince in { $turns } turni
    }
analysis-loses =
    { $turns ->
        [one] perde in { $turns } turno
        [many] perde in { $turns } turni
       *[other] perde in { $turns } turni
    }
analysis-step-in = Gioca questa variante
analysis-step-in-line = Gioca la variante che comincia con { $line }
analysis-within = Questa variante è mostrata sul tabellone.
analysis-back = Torna alla posizione
analysis-depth = Profondità { $depth }, { $nodes } posizioni.
analysis-done = Non si può scoprire altro.
analysis-nothing = Qui non c’è nulla da decidere.

# How the chances went
analysis-graph = Le probabilità nel corso della partita
analysis-table = In numeri
analysis-turn = Turno
analysis-player = Giocatore
analysis-before = Prima
analysis-after = Dopo
analysis-show-turn = Mostra il turno { $turn }

# Setting up a position by hand
editor-title = Componi una posizione
editor-tools = Metti
editor-block = Blocco
editor-dome = Cupola
editor-erase = Togli
editor-players = Giocatori
editor-mover = Tocca a
editor-edition = Edizione
editor-open = Apri e analizza
editor-clear = Svuota il tabellone
editor-edit = Componi a mano
