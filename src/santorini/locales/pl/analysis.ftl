# What the computer thinks of a position
analysis-title = Analiza
analysis-start = Analizuj
analysis-stop = Zatrzymaj
analysis-go-on = Dalej
analysis-chances = Szanse na wygraną: { $chances }
analysis-chance = { $name } { $chance }
analysis-lines = Warianty
analysis-best = Najlepsze warianty
analysis-wins =
    { $turns ->
        [one] wygrywa w { $turns } turę
        [few] wygrywa w { $turns } tury
        [many] wygrywa w { $turns } tur
       *[other] wygrywa w { $turns } tury
    }
analysis-loses =
    { $turns ->
        [one] przegrywa w { $turns } turę
        [few] przegrywa w { $turns } tury
        [many] przegrywa w { $turns } tur
       *[other] przegrywa w { $turns } tury
    }
analysis-step-in = Rozegraj ten wariant
analysis-step-in-line = Rozegraj wariant zaczynający się od { $line }
analysis-within = Ten wariant jest pokazany na planszy.
analysis-back = Wróć do pozycji
analysis-depth = Głębokość { $depth }, pozycji: { $nodes }.
analysis-done = Więcej nie da się ustalić.
analysis-nothing = Nie ma tu nic do rozstrzygnięcia.

# How the chances went
analysis-graph = Szanse w przebiegu gry
analysis-table = W liczbach
analysis-turn = Tura
analysis-player = Gracz
analysis-before = Przed
analysis-after = Po
analysis-show-turn = Pokaż turę { $turn }

# Setting up a position by hand
editor-title = Ustaw pozycję
editor-tools = Postaw
editor-block = Blok
editor-dome = Kopuła
editor-erase = Zabierz
editor-players = Gracze
editor-mover = Na ruchu
editor-edition = Wydanie
editor-open = Otwórz i analizuj
editor-clear = Wyczyść planszę
editor-edit = Ustaw ręcznie
