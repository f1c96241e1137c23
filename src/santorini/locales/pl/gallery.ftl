gallery-title = Moce
gallery-search = Szukaj w nazwach i tekstach
gallery-groups = Grupy kart
gallery-filters = Więcej filtrów
gallery-group-all = Wszystkie
gallery-group-none = Bez mocy
gallery-group-simple = Proste
gallery-group-advanced = Zaawansowane
gallery-group-golden-fleece = Zestaw Złote Runo
gallery-group-hero = Bohaterowie
gallery-window-setup = Przygotowanie
gallery-window-start-of-your-turn = Początek twojej tury
gallery-window-start-of-opponent-s-turn = Początek tury przeciwnika
gallery-window-your-move = Twój ruch
gallery-window-your-build = Twoja budowa
gallery-window-your-turn = Twoja tura
gallery-window-end-of-your-turn = Koniec twojej tury
gallery-window-opponent-s-turn = Tura przeciwników
gallery-window-any-time = W każdej chwili
gallery-window-any-move = Każdy ruch
gallery-window-any-build = Każda budowa
gallery-window-win-condition = Warunek wygranej
gallery-window-lose-condition = Warunek przegranej
gallery-players = { $players } graczy
gallery-fleece = Nadaje się do Złotego Runa
gallery-open = Bez ukrytych informacji
gallery-secret = Ukryte informacje
gallery-count =
    { $count ->
        [0] Nie ma takiej karty.
        [one] Jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
gallery-clear = Pokaż wszystkie karty
gallery-missing = Nie ma takiej mocy.
gallery-close = Zamknij
gallery-for = Dla { $players } graczy
gallery-try = Zagraj z tą mocą
gallery-rivals = Odradzane pary
