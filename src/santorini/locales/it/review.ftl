# What is true of a turn: in hints and reviews
review-wins-on = Si muove in { $spaces } e vince.
review-wins = Vince subito.
review-wins-in =
    { $turns ->
        [one] Vince in { $turns } turno, qualunque sia la risposta.
        [many] Vince in { $turns } turni, qualunque sia la risposta.
       *[other] Vince in { $turns } turni, qualunque sia la risposta.
    }
review-stops-win = Impedisce la vittoria in { $spaces }.
review-only-defence = Nessun altro turno ci riesce.
review-threatens = Minaccia di vincere in { $spaces }.
review-threatens-all = Minaccia di vincere insieme in { $spaces }.
review-walls-in = Il lavoratore in { $space } non può più andare da nessuna parte.
review-removes-worker = Elimina un lavoratore avversario.
review-climbs = Porta un lavoratore al livello { $level }, in { $space }.
review-uses-power = È { $power } a renderlo possibile.
review-allows-win-on = Lascia vincere subito un avversario, in { $spaces }.
review-allows-win = Lascia vincere subito un avversario.
review-allows-win-in =
    { $turns ->
        [one] Poi un avversario vince in { $turns } turno, qualunque sia la risposta.
        [many] Poi un avversario vince in { $turns } turni, qualunque sia la risposta.
       *[other] Poi un avversario vince in { $turns } turni, qualunque sia la risposta.
    }
review-allows-removal = Permette a un avversario di eliminare un lavoratore.

# A review of a game
review-title = Analisi della partita
review-kind-missed-win = Una vittoria mancata
review-kind-mistake = Un errore
review-kind-find = Una bella trovata
review-played = Turno { $turn }, { $name }: { $played }
review-better = Meglio: { $better }
review-chances = Probabilità di vittoria: { $before } prima, { $after } dopo.
review-accuracy = { $name }: precisione { $accuracy }
review-nothing = Nessun turno spicca: non è sfuggito nulla.
review-looking = Esame dei turni
review-start = Rivedi la partita
review-progress = { $done } decisioni esaminate su { $total }
review-accuracies = Con quanta precisione hanno giocato
review-shown = Sul tabellone
review-shown-played = Giocato
review-shown-better = Meglio
review-truth = Che cosa c’era davvero
review-seen = Il tabellone come { $name } poteva vederlo.
review-true = Il tabellone com’era davvero.
review-play-on = Continua a giocare da qui
review-look = Guarda nella partita
review-picture = Immagine
review-share = Invia la revisione
review-replay = Tutta la partita
