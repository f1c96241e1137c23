board-name = Plansza
board-help = Strzałki prowadzą z pola na pole, N do następnego, które można wybrać, a Enter je wybiera.
board-to-flat = Pokaż planszę z góry
board-to-island = Pokaż planszę w 3D
board-reset = Przywróć widok

board-ground = ziemia
board-level = poziom { $level }
board-dome = kopuła
board-worker = { $woman ->
    [yes] kobieta
   *[no] mężczyzna
} { $side ->
    [0] czerwonych
    [1] fioletowych
   *[other] złotych
}
board-owned = { $worker } ({ $owner })
board-asleep = śpi
board-marked = wybór Adonisa
board-secret = inni nie widzą
board-coin = moneta
board-whirlpool = wir
board-talus = Talos
board-ram = Baran
board-abyss = otchłań
board-fate = pole losu
board-wind = Wiatr wieje na { $direction }.
board-arrow = Strzałka Syreny wskazuje na { $direction }.
board-direction = { $direction ->
    [0] północ
    [1] północny wschód
    [2] wschód
    [3] południowy wschód
    [4] południe
    [5] południowy zachód
    [6] zachód
   *[other] północny zachód
}
