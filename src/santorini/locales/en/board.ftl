board-name = Board
board-help = Arrow keys go from space to space, N to the next one you can choose, Enter chooses it.
board-to-flat = Show the board flat
board-to-island = Show the board in 3-D
board-reset = Reset view

board-ground = ground
board-level = level { $level }
board-dome = dome
board-worker = { $side ->
    [0] red
    [1] purple
   *[other] gold
} { $woman ->
    [yes] woman
   *[no] man
}
board-owned = { $worker } ({ $owner })
board-asleep = asleep
board-marked = marked by Adonis
board-secret = hidden from the others
board-coin = coin
board-whirlpool = whirlpool
board-talus = Talus
board-ram = the Ram
board-abyss = abyss
board-fate = fate
board-wind = The wind blows to the { $direction }.
board-arrow = The Siren's arrow points to the { $direction }.
board-direction = { $direction ->
    [0] north
    [1] northeast
    [2] east
    [3] southeast
    [4] south
    [5] southwest
    [6] west
   *[other] northwest
}
