# Spieler: jemanden finden, Wertungen und Profile.

people-find = Gegner finden
people-how-many = Wie viele mitspielen
people-what = Was gespielt wird
people-base = Grundspiel
people-with-powers = Mit Kräften
people-clock = Uhr
people-clock-fast = Je 5 Minuten
people-clock-slow = Je 15 Minuten
people-clock-days = 3 Tage pro Zug
people-rated = Gewertete Partie
people-rated-account = Für gewertete Partien brauchst du ein Konto.
people-go = Jetzt Gegner finden
people-waiting = Gegner gesucht …
people-seconds = { $seconds } s
people-waiting-text = Alle in der Lobby sehen, dass du wartest.
people-waiting-long = Bisher ist niemand gekommen. Warte weiter oder spiel gegen den Computer.
people-computer = Gegen den Computer spielen
people-to-table = Zum Tisch
people-stop = Nicht mehr warten
people-ranking = Rangliste
people-watch = Der besten Partie zusehen
people-rank = Rang
people-player = Spieler
people-points = Wertung
people-games = Partien
people-provisional = vorläufig
people-nobody = Noch hat niemand eine gewertete Partie dieser Art gespielt.
people-category-2-base = 2 Spieler, Grundspiel
people-category-2-powers = 2 Spieler, Kräfte
people-category-3-base = 3 Spieler, Grundspiel
people-category-3-powers = 3 Spieler, Kräfte
people-category-4-base = Teams, Grundspiel
people-category-4-powers = Teams, Kräfte
people-after = { $count ->
    [one] nach einer Partie
   *[other] nach { $count } Partien
}
people-curve = Wertung im Verlauf, jetzt { $points }
people-unrated = Noch keine gewerteten Partien.
people-powers = Kräfte
people-won = { $won } von { $games } gewonnen
people-latest = Letzte gewertete Partien
people-victory = Sieg
people-defeat = Niederlage
people-change = { $name }: { $points } ({ $gain })
