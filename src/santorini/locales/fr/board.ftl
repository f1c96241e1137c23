board-name = Plateau
board-help = Les flèches vont de case en case, N va à la prochaine que tu peux choisir, Entrée la choisit.
board-to-flat = Plateau à plat
board-to-island = Plateau en 3D
board-reset = Réinitialiser la vue

board-ground = sol
board-level = niveau { $level }
board-dome = dôme
board-worker = { $woman ->
    [yes] ouvrière { $side ->
        [0] rouge
        [1] violette
       *[other] dorée
    }
   *[no] ouvrier { $side ->
        [0] rouge
        [1] violet
       *[other] doré
    }
}
board-owned = { $worker } ({ $owner })
board-asleep = dort
board-marked = marque d’Adonis
board-secret = caché aux autres
board-coin = pièce
board-whirlpool = tourbillon
board-talus = Talos
board-ram = le Bélier
board-abyss = abîme
board-fate = destin
board-wind = Direction du vent : { $direction }.
board-arrow = Direction de la flèche de la Sirène : { $direction }.
board-direction = { $direction ->
    [0] nord
    [1] nord-est
    [2] est
    [3] sud-est
    [4] sud
    [5] sud-ouest
    [6] ouest
   *[other] nord-ouest
}
