gallery-title = Die Kräfte
gallery-search = Name oder Text suchen
gallery-groups = Kartengruppen
gallery-filters = Weitere Filter
gallery-group-all = Alle
gallery-group-none = Ohne Kraft
gallery-group-simple = Einfach
gallery-group-advanced = Fortgeschritten
gallery-group-golden-fleece = Set Goldenes Vlies
gallery-group-hero = Helden
gallery-window-setup = Aufbau
gallery-window-start-of-your-turn = Beginn deines Zuges
gallery-window-start-of-opponent-s-turn = Beginn eines gegnerischen Zuges
gallery-window-your-move = Beim Ziehen
gallery-window-your-build = Beim Bauen
gallery-window-your-turn = Dein Zug
gallery-window-end-of-your-turn = Ende deines Zuges
gallery-window-opponent-s-turn = Gegnerische Züge
gallery-window-any-time = Jederzeit
gallery-window-any-move = Jede Bewegung
gallery-window-any-build = Jedes Bauen
gallery-window-win-condition = So gewinnst du
gallery-window-lose-condition = So verliert man
gallery-players = { $players } Personen
gallery-fleece = Passt zum Goldenen Vlies
gallery-open = Nichts Verdecktes
gallery-secret = Verdeckte Information
gallery-count =
    { $count ->
        [0] Keine passende Karte
        [one] Eine Karte
       *[other] { $count } Karten
    }
gallery-clear = Alle Karten zeigen
gallery-missing = Kraft nicht gefunden
gallery-close = Schließen
gallery-for = Für { $players } Personen
gallery-try = Mit dieser Kraft spielen
gallery-rivals = Nicht empfohlen gegen
