board-name = Tabellone
board-help = Le frecce vanno di casella in casella, N va alla prossima che puoi scegliere, Invio la sceglie.
board-to-flat = Tabellone piatto
board-to-island = Tabellone in 3D
board-reset = Ripristina la vista

board-ground = suolo
board-level = livello { $level }
board-dome = cupola
board-worker = { $woman ->
    [yes] lavoratrice { $side ->
        [0] rossa
        [1] viola
       *[other] dorata
    }
   *[no] lavoratore { $side ->
        [0] rosso
        [1] viola
       *[other] dorato
    }
}
board-owned = { $worker } ({ $owner })
board-asleep = dorme
board-marked = segno di Adone
board-secret = nascosto agli altri
board-coin = moneta
board-whirlpool = vortice
board-talus = Talos
board-ram = l’Ariete
board-abyss = abisso
board-fate = destino
board-wind = Direzione del vento: { $direction }.
board-arrow = Direzione della freccia della Sirena: { $direction }.
board-direction = { $direction ->
    [0] nord
    [1] nord-est
    [2] est
    [3] sud-est
    [4] sud
    [5] sud-ovest
    [6] ovest
   *[other] nord-ovest
}
