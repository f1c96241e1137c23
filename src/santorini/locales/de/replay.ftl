# Eine Aufzeichnung öffnen
replay-title = Partie nachspielen
replay-lead = Öffne die Aufzeichnung einer Partie und geh sie Schritt für Schritt durch.
replay-paste = Aufzeichnung einer Partie
replay-open = Öffnen
replay-choose = Datei wählen
replay-drop = oder hierher ziehen
replay-format = Wie sieht eine Aufzeichnung aus?
replay-format-text = Zuerst steht da, wer mit welchen Kräften spielt, dann, wo die Arbeiter stehen, dann jeder Zug: b2-c3 heißt ziehen, +c4 bauen, Kommentare stehen in geschweiften Klammern. Zuletzt kommt das Ergebnis; eine laufende Partie endet mit einem Sternchen.
replay-try = Diese Partie ansehen
replay-or-position = Nur eine Stellung?
replay-to-position = Stellung öffnen

# Durch eine Partie gehen
replay-first = Zum Anfang
replay-previous = Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Schritt weiter
replay-last = Zum Ende
replay-controls = Durch die Partie gehen
replay-moment = Stelle der Partie
replay-games = Partien in dieser Aufzeichnung
replay-number = Partie { $number } von { $games }
replay-step = Schritt { $step } von { $steps }
replay-turns = Züge
replay-no-turns = Noch ist nichts geschehen.
replay-start = Der Anfang
replay-did = { $who }: { $what }.
replay-chance = Zufall
replay-unseen = etwas Verborgenes
replay-nothing = nichts weiter
replay-secrets = Solange diese Partie läuft, siehst du nur, was du wissen darfst.
replay-edition =
    { $edition ->
        [spinmaster2017] Ausgabe von Spin Master
        [revised] Überarbeitete Ausgabe
       *[roxley2016] Ausgabe von Roxley
    }

# Plätze
replay-seats = Am Tisch
replay-seat = Platz { $number }
replay-computer = Computer
replay-decides = am Zug
replay-out = ausgeschieden
replay-winner = gewinnt
replay-fleece = Das Goldene Vlies
replay-face = Aufgedeckt

# Zusammenfassung
replay-summary = Die Partie in Zahlen
replay-length =
    { $turns ->
        [one] Gespielt wurde ein Zug.
       *[other] Gespielt wurden { $turns } Züge.
    }
replay-count-turns = Züge
replay-count-climbs = Aufstiege
replay-count-blocks = Blöcke
replay-count-domes = Kuppeln
replay-count-powers = Kraft genutzt

# Zum Mitnehmen
replay-record = Aufzeichnung sichern
replay-table = Zurück zum Tisch
replay-another = Andere Aufzeichnung
replay-this-position = Diese Stellung
replay-play-on = Von hier weiterspielen
replay-copy-link = Link kopieren
replay-copied = Kopiert
replay-picture = Bild ({ $kind })
replay-share = Teilen
replay-failed = Das hat nicht geklappt.

# Eine Stellung
replay-position = Stellung
replay-position-lead = Eine Stellung ist eine Zeile Text: der Spielplan, die Arbeiter, wer als Nächstes dran ist, und die Kräfte.
replay-position-text = Als Text
replay-show = Zeigen
replay-copy = Kopieren
replay-try-position = Beispiel zeigen
replay-to-decide = { $name } ist als Nächstes dran
replay-chance-decides = Als Nächstes entscheidet der Zufall
