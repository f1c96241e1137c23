# Gracze: jak kogoś znaleźć, rankingi i profile.

people-find = Znajdź przeciwnika
people-how-many = Ilu gra
people-what = W co gracie
people-base = Gra podstawowa
people-with-powers = Z mocami
people-clock = Zegar
people-clock-fast = Po 5 minut
people-clock-slow = Po 15 minut
people-clock-days = 3 dni na turę
people-rated = Partia rankingowa
people-rated-account = Do partii rankingowych potrzebne jest konto.
people-go = Znajdź przeciwnika teraz
people-waiting = Szukamy przeciwnika…
people-seconds = { $seconds } s
people-waiting-text = Wszyscy w lobby widzą, że czekasz.
people-waiting-long = Jeszcze nikt nie przyszedł. Czekaj dalej albo zagraj z komputerem.
people-computer = Zagraj z komputerem
people-to-table = Przejdź do stołu
people-stop = Nie czekaj
people-ranking = Ranking
people-watch = Oglądaj najlepszą partię
people-rank = Miejsce
people-player = Gracz
people-points = Punkty
people-games = Partie
people-provisional = tymczasowy
people-nobody = Nikt jeszcze nie zagrał takiej partii rankingowej.
people-category-2-base = 2 graczy, gra podstawowa
people-category-2-powers = 2 graczy, moce
people-category-3-base = 3 graczy, gra podstawowa
people-category-3-powers = 3 graczy, moce
people-category-4-base = Drużyny, gra podstawowa
people-category-4-powers = Drużyny, moce
people-after = { $count ->
    [one] po jednej partii
    [few] po { $count } partiach
    [many] po { $count } partiach
   *[other] po { $count } partii
}
people-curve = Punkty w czasie, teraz { $points }
people-unrated = Jeszcze bez partii rankingowych.
people-powers = Moce
people-won = wygrane: { $won } z { $games }
people-latest = Ostatnie partie rankingowe
people-victory = Wygrana
people-defeat = Przegrana
people-change = { $name }: { $points } ({ $gain })
