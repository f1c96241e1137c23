board-name = Tablero
board-help = Las flechas van de casilla en casilla, N pasa a la siguiente que se puede elegir, Intro la elige.
board-to-flat = Ver el tablero plano
board-to-island = Ver el tablero en 3D
board-reset = Restablecer la vista

board-ground = suelo
board-level = nivel { $level }
board-dome = cúpula
board-worker = { $woman ->
    [yes] trabajadora { $side ->
        [0] roja
        [1] morada
       *[other] dorada
    }
   *[no] trabajador { $side ->
        [0] rojo
        [1] morado
       *[other] dorado
    }
}
board-owned = { $worker } ({ $owner })
board-asleep = duerme
board-marked = con la marca de Adonis
board-secret = invisible para los demás
board-coin = moneda
board-whirlpool = remolino
board-talus = Talos
board-ram = el Carnero
board-abyss = abismo
board-fate = destino
board-wind = El viento sopla hacia el { $direction }.
board-arrow = La flecha de la Sirena apunta al { $direction }.
board-direction = { $direction ->
    [0] norte
    [1] noreste
    [2] este
    [3] sureste
    [4] sur
    [5] suroeste
    [6] oeste
   *[other] noroeste
}
