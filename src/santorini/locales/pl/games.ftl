# Moje gry
games-title = Gry
games-against = Przeciwnicy
games-against-all = Wszystkie
games-against-computer = Komputer
games-against-people = Ludzie
games-running = W toku
games-finished = Zakończone
games-won = Wygrana
games-lost = Przegrana
games-continue = Graj dalej
games-replay = Powtórka
games-rematch = Rewanż
games-delete = Usuń
games-delete-this = Usuń z listy grę: { $game }
games-deleted = Gra została usunięta z twojej listy.
games-undo = Cofnij
games-more = Pokaż więcej
games-none = Nie ma jeszcze żadnych gier
games-none-text = Na tej stronie znajdziesz wszystkie swoje gry wraz z wynikami i powtórkami.
games-play = Zagraj pierwszy raz
games-kept = Spośród niedokończonych gier z komputerem zachowujemy trzy ostatnie.
games-versus = { $first } kontra { $next }
games-fleece = Złote Runo: { $power }
games-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
