coach-place = Tocca una casella segnata per piazzarci un lavoratore.
coach-choose = Ogni turno è una mossa e una costruzione. Tocca il lavoratore che vuoi muovere.
coach-move = Può andare nelle caselle segnate: una mossa di una casella in ogni direzione, al massimo un livello più su.
coach-build = Ora costruisce. Tocca una casella segnata accanto a lui, e lì la torre cresce di un livello.
coach-goal = Chi sale al terzo livello vince. Costruisci una scala per te, non per l’avversario.
coach-climb = Qui il tuo lavoratore può salire: un livello alla volta. Giù può saltare da qualsiasi altezza.
coach-dome = In { $space } ci sono tre livelli. Ancora una costruzione e c’è una cupola: nessuno può più salirci.
coach-threat =
    { $side ->
        [0] Lo schieramento rosso
        [1] Lo schieramento viola
       *[other] Lo schieramento dorato
    } può salire in { $space } al prossimo turno e vincere. Metti lì una cupola se puoi.
coach-threat-otherwise =
    { $side ->
        [0] Lo schieramento rosso
        [1] Lo schieramento viola
       *[other] Lo schieramento dorato
    } può vincere al prossimo turno, e non salendo. Vedi come, e puoi impedirlo?
coach-win = Il tuo lavoratore può salire al terzo livello, in { $space }. Così vinci la partita!
coach-win-otherwise = Puoi vincere in questo turno, e non salendo. Vedi come?
coach-power = Ora puoi usare il tuo potere. { $power }: { $text }
coach-ok = Capito
coach-none = Non mostrare più consigli
coach-setting = Spiegami le regole mentre gioco
coach-start = contro il computer, imparando

# A hint, told bit by bit
coach-hint-where = Quale casella?
coach-hint-why = Perché?
coach-hint-thinking = Sto pensando…
coach-hint-turn = Il turno: { $turn }
coach-hint-chance = Probabilità di vittoria: { $chance }
