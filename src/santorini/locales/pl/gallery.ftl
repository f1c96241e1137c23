gallery-title = Moce
gallery-search = Szukaj w nazwach i tekstach
gallery-groups = Grupy kart
gallery-filters = Więcej filtrów
gallery-group-all = Wszystkie
gallery-group-none = Bez mocy
gallery-group-simple = Proste
gallery-group-advanced = Zaawansowane
gallery-group-golden-fleece = Złote Runo
gallery-group-hero = Herosi
gallery-players = { $players } graczy
gallery-fleece = Przy złotym baranie
gallery-open = Nic ukrytego
gallery-secret = Ma tajemnicę
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
gallery-rivals = Zasady odradzają w parze
