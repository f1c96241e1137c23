# Meine Partien
games-title = Partien
games-against = Partien gegen
games-against-all = Alle
games-against-computer = Computer
games-against-people = Menschen
games-running = Laufende
games-finished = Beendete
games-won = Gewonnen
games-lost = Verloren
games-continue = Weiterspielen
games-replay = Nachspielen
games-rematch = Revanche
games-delete = Löschen
games-delete-this = Partie gegen { $game } aus der Liste löschen
games-deleted = Die Partie ist von deiner Liste gelöscht.
games-undo = Rückgängig
games-more = Mehr zeigen
games-none = Noch keine Partien
games-none-text = Hier steht jede Partie, die du spielst, mit Ergebnis und zum Nachspielen.
games-play = Die erste Partie spielen
games-kept = Von deinen offenen Partien gegen den Computer bleiben die letzten drei erhalten.
games-versus = { $first } gegen { $next }
games-fleece = Goldenes Vlies: { $power }
games-turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
