board-name = Spielplan
board-help = Mit den Pfeiltasten gehst du von Feld zu Feld, mit N zum nächsten wählbaren, Enter wählt es.
board-to-flat = Spielplan flach zeigen
board-to-island = Spielplan in 3-D zeigen
board-reset = Ansicht zurücksetzen

board-ground = Boden
board-level = Ebene { $level }
board-dome = Kuppel
board-worker = { $side ->
    [0] { $woman ->
        [yes] rote Arbeiterin
       *[no] roter Arbeiter
    }
    [1] { $woman ->
        [yes] lila Arbeiterin
       *[no] lila Arbeiter
    }
   *[other] { $woman ->
        [yes] goldene Arbeiterin
       *[no] goldener Arbeiter
    }
}
board-owned = { $worker } ({ $owner })
board-asleep = schläft
board-marked = von Adonis gewählt
board-secret = vor den anderen verborgen
board-coin = Münze
board-whirlpool = Strudel
board-talus = Talos
board-ram = der Widder
board-abyss = Abgrund
board-fate = Schicksal
board-wind = Der Wind weht nach { $direction }.
board-arrow = Der Pfeil der Sirene zeigt nach { $direction }.
board-direction = { $direction ->
    [0] Norden
    [1] Nordosten
    [2] Osten
    [3] Südosten
    [4] Süden
    [5] Südwesten
    [6] Westen
   *[other] Nordwesten
}
