# Die Übersicht
learn-title = Spielend lernen
learn-lead = Erst zuschauen, dann selbst probieren. Jede Lektion dauert etwa zwei Minuten.
learn-start = Mit der ersten Lektion beginnen
learn-continue = Weiter: { $lesson }
learn-all-done = Du kannst jetzt alles. Auf zum Spiel!
learn-base = Das Spiel
learn-more = Weitere Spielarten
learn-learned =
    { $done ->
        [0] { $total } Lektionen
        [one] Eine von { $total } Lektionen geschafft
       *[other] { $done } von { $total } Lektionen geschafft
    }
learn-state =
    { $done ->
        [0] noch nicht begonnen
       *[other] { $done } von { $total } geschafft
    }
learn-name-move = Ziehen
learn-name-climb = Steigen
learn-name-build = Bauen
learn-name-win = Gewinnen
learn-name-stuck = Festsitzen
learn-name-golden-fleece = Das Goldene Vlies
learn-name-three = Zu dritt
learn-name-teams = Teams
learn-about-move = Ein Feld weit mit einem Arbeiter
learn-about-climb = Eine hinauf, beliebig viele hinunter
learn-about-build = Blöcke und Kuppeln
learn-about-win = Auf die dritte Ebene
learn-about-stuck = Wenn nichts mehr geht
learn-about-golden-fleece = Eine Kraft für alle, die neben dem Widder stehen
learn-about-three = Alle gegen alle
learn-about-teams = Zwei gegen zwei, mit gemeinsamen Arbeitern

# Eine Lektion
learn-overview = Alle Lektionen
learn-part = Teil { $part } von { $total }
learn-now-you = Jetzt du
learn-watch = Zuschauen
learn-again = Noch einmal
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-hint = Tipp
learn-missing = Lektion nicht gefunden
learn-unreachable = Diese Lektion lässt sich gerade nicht laden.
learn-you = Du · { $power }
learn-ram = Der Widder · { $power }
learn-side =
    { $side ->
        [0] Rot
        [1] Lila
       *[other] Gold
    }

# Antworten auf das, was man versucht
learn-right = Gut gemacht!
learn-right-refused = Richtig, das geht nicht. { $reason }
learn-other = Das ist erlaubt, aber hier suchen wir etwas anderes. Versuch es noch einmal.
learn-refused = { $reason } Versuch es noch einmal.
learn-hint-worker = Tippe auf deinen Arbeiter auf { $space }.
learn-hint-tap = Tippe auf { $space }.
learn-hint-press = Wähle unten „{ $step }“.

# Das Ende einer Lektion
learn-done = Lektion geschafft!
learn-end = Ende der Lektion
learn-what = Das kannst du jetzt
learn-next-lesson = Als Nächstes: { $lesson }
learn-play = Mit dieser Kraft spielen
learn-play-any = Eine Partie spielen

# Von einer Karte aus
learn-link = Zur Lektion
