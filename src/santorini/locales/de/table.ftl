# Plätze
table-computer = Computer
table-player = Platz { $number }
table-seats = Am Tisch
table-open-seat = Freier Platz
table-away = abwesend
table-out = ausgeschieden
table-deciding = am Zug
table-you = Du
table-level = Stufe { $level }
table-spent = verbraucht
table-holds = hat { $power }
table-watching =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-card = Kraft
table-read-card = { $name }, { $power }: Karte lesen
table-days = { $days } T { $hours } h

# Die Verbindung
table-connecting = Verbindung wird aufgebaut …
table-lost = Verbindung verloren. Neuer Versuch …
table-connected = Verbunden
table-sending = Wird gesendet …
table-held = Deine Wahl wird gesendet, sobald die Verbindung wieder steht

# Was zu entscheiden ist
table-task-woman = Stelle deine Arbeiterin auf
table-task-man = Stelle deinen Arbeiter auf
table-task-another = Stelle noch einen Arbeiter auf
table-task-wind = Wähle die Windrichtung
table-task-arrow = Richte den Pfeil aus
table-task-fate = Wähle geheim dein Schicksalsquadrat: Tippe auf sein Feld unten links
table-task-abyss = Wähle geheim ein Feld für den Abgrund
table-task-ram = Stelle den Widder auf den Spielplan
table-task-reply = Eine Kuppel wurde gebaut. Stelle einen Arbeiter daneben oder verzichte
table-do-move = ziehe
table-do-move-with = ziehe von { $space } aus
table-do-move-any = wähle, welcher Arbeiter zieht
table-do-build = baue
table-do-build-with = baue neben { $space }
table-do-build-any = wähle, welcher Arbeiter baut
table-do-dome = baue eine Kuppel
table-do-force = versetze einen Arbeiter
table-do-swap = lass Arbeiter die Plätze tauschen
table-do-kill = nimm einen Arbeiter aus dem Spiel
table-do-unbuild = nimm einen Block weg
table-do-lower = nimm einen Block unter einem Arbeiter weg
table-do-place = stelle einen Arbeiter auf
table-do-token = lege einen Marker auf den Spielplan
table-do-token-whirlpool = lege einen Strudel auf den Spielplan
table-do-token-talus = stelle Talos auf den Spielplan
table-do-aim = wähle die Windrichtung
table-do-mark = wähle einen Arbeiter
table-do-secret = wähle geheim ein Feld
table-do-end = beende deinen Zug
table-your-turn = Du bist dran · { $name }
table-wait = { $name } ist dran …
table-wait-computer = { $name } denkt nach …
table-wait-chance = Der Zufall entscheidet …
table-for = { $name }: { $prompt }
table-sure = { $step }?

# Schritte, wenn ein Feld mehrere bedeuten kann
table-step-move = Nach { $dst } ziehen
table-step-build = Block auf { $dst } bauen
table-step-dome = Kuppel auf { $dst } bauen
table-step-under = Block unter den Arbeiter bauen
table-step-force = { $src } nach { $dst } versetzen
table-step-swap = { $src } und { $dst } tauschen
table-step-kill = Arbeiter auf { $dst } aus dem Spiel nehmen
table-step-unbuild = Block von { $dst } wegnehmen
table-step-lower = Block unter dem Arbeiter auf { $dst } wegnehmen
table-step-place = Arbeiter auf { $dst } stellen
table-step-token = Marker auf { $dst } legen
table-step-token-whirlpool = Strudel auf { $dst } legen
table-step-token-talus = Talos auf { $dst } stellen
table-step-mark = Arbeiter auf { $dst } wählen
table-step-named = { $worker } wählen
table-step-secret = { $dst } wählen
table-step-end = Zug beenden
table-compass = Richtung
table-calm = Windstille
table-direction-n = Norden
table-direction-ne = Nordosten
table-direction-e = Osten
table-direction-se = Südosten
table-direction-s = Süden
table-direction-sw = Südwesten
table-direction-w = Westen
table-direction-nw = Nordwesten

# Aktionen
table-end = Zug beenden
table-skip = Verzichten
table-undo = Rückgängig
table-undo-turn = Zug zurücknehmen
table-undo-quick = Zug zurücknehmen ({ $seconds })
table-confirm = Bestätigen
table-cancel = Abbrechen
table-close = Schließen

# Der Spielplan
table-board = Spielplan
table-can-choose = wählbar
table-chosen = gewählt
table-woman = Arbeiterin
table-man = Arbeiter
table-token-coin = Münze
table-token-whirlpool = Strudel
table-token-talus = Talos
table-token-ram = Widder
table-token-abyss = Abgrund
table-token-fate = Schicksalsquadrat
table-token-any = Marker

# Was geschieht, nach einem Namen und einem Doppelpunkt
table-event-move = von { $src } nach { $dst }
table-event-build = Block auf { $dst }
table-event-dome = Kuppel auf { $dst }
table-event-force = { $src } nach { $dst } versetzt
table-event-force-by = { $src } nach { $dst } versetzt ({ $power })
table-event-swap = { $src } und { $dst } tauschen die Plätze
table-event-kill = Arbeiter auf { $dst } aus dem Spiel
table-event-kill-by = Arbeiter auf { $dst } aus dem Spiel ({ $power })
table-event-unbuild = Block von { $dst } weggenommen
table-event-lower = Arbeiter auf { $dst } tiefer gesetzt
table-event-place = Arbeiter auf { $dst }
table-event-token = { $token } auf { $dst }
table-event-clear = { $token } auf { $dst } entfernt
table-event-mark = Arbeiter auf { $dst } gewählt
table-event-named = { $worker } gewählt
table-event-secret = geheim { $dst }
table-event-aim = Richtung { $direction }
table-event-wind = Wind nach { $direction }
table-event-arrow = Pfeil nach { $direction }
table-event-calm = Windstille
table-event-draw = { $power } aufgedeckt
table-event-steal = { $name }: Kraft „{ $power }“ übernommen
table-event-return = { $name }: Kraft „{ $power }“ zurückgegeben
table-event-out = { $name }: ausgeschieden
table-event-resign = { $name }: aufgegeben
table-event-cancel = auf { $dst } steht jemand Unsichtbares im Weg: Der Rest des Zuges verfällt
table-event-cancel-by = auf { $dst } steht jemand Unsichtbares im Weg: { $power } beendet den Zug
table-unseen = etwas Verborgenes
table-chance = Zufall
table-told-sit = Platz genommen
table-told-computer = Platz übernommen
table-told-leave = Tisch verlassen
table-told-offer = Zur Auswahl: { $powers }
table-told-pick = { $power } gewählt
table-told-begin = Die Partie beginnt. Erster Zug: { $name }
table-told-undo = { $count ->
        [one] einen Schritt zurückgenommen
       *[other] { $count } Schritte zurückgenommen
    }
table-told-ask = Bitte, den letzten Zug zurückzunehmen
table-told-quick = nahm den Zug gleich zurück
table-told-yes = einverstanden
table-told-no = nicht einverstanden
table-told-flag = Zeit abgelaufen
table-told-dismiss = wegen Abwesenheit verloren
table-told-resign = aufgegeben
table-told-pause = Der Server war nicht erreichbar; die Uhren standen still
table-told-close = Der Tisch wurde vom Betreiber geschlossen
table-told-wish-same = Wunsch nach Revanche mit denselben Kräften
table-told-wish-swapped = Wunsch nach Revanche mit getauschten Kräften
table-told-wish-draft = Wunsch nach Revanche mit neuen Kräften
table-feed = Was geschehen ist
table-nothing = Noch ist nichts geschehen.

# Wie es ausging
table-won = { $count ->
        [one] { $who } gewinnt: { $why }.
       *[other] { $who } gewinnen: { $why }.
    }
table-won-you = Du gewinnst: { $why }.
table-won-nobody = Niemand gewinnt: { $why }.
table-ending-climb = Ein Arbeiter ist auf die dritte Ebene gestiegen
table-ending-drop = Ein Arbeiter ist mindestens zwei Ebenen abgestiegen
table-ending-meeting = Die Liebenden haben sich gefunden
table-ending-towers = Fünf vollständige Türme stehen
table-ending-fate = Das Schicksal hat den Sieg anders entschieden
table-ending-abyss = Ein Arbeiter ist in den Abgrund gestürzt
table-ending-stuck = Sonst konnte niemand weiterspielen
table-ending-alone = Sonst ist niemand mehr dabei
table-ending-resigned = Die Gegenseite hat aufgegeben
table-ending-time = Die Gegenseite hat keine Zeit mehr
table-ending-abandoned = Die Partie wurde abgebrochen
table-ending-by = { $power } gewinnt es
table-victory = Sieg
table-defeat = Niederlage
table-over = Partie vorbei
table-again = Noch einmal
table-again-same = Gleiche Kräfte
table-again-swapped = Getauschte Kräfte
table-again-draft = Neue Kräfte
table-again-plain = Revanche
table-wished = { $name } möchte noch einmal spielen: { $how }.
table-wish-waiting = Jetzt müssen noch die anderen zustimmen …
table-next = Zur Revanche
table-replay = Nachspielen
table-share = Teilen
table-home = Startseite

# Züge, Chat und mehr
table-tabs = Zur Partie
table-tab-story = Verlauf
table-tab-turns = Züge
table-tab-chat = Chat
table-tab-more = Mehr
table-setup = Aufbau
table-say = Nachricht senden
table-quiet = Noch hat niemand etwas gesagt.
table-phrase-hello = Hallo!
table-phrase-luck = Viel Glück!
table-phrase-thanks = Danke!
table-phrase-well-played = Gut gespielt!
table-phrase-oops = Hoppla!
table-phrase-thinking = Moment, ich überlege.
table-phrase-hurry = Du bist dran!
table-phrase-rematch = Noch eine Partie?
table-phrase-goodbye = Tschüss!
table-settings = Einstellungen
table-record = Aufzeichnung laden
table-position = Diese Stellung teilen
table-resign = Aufgeben
table-resign-sure = Diese Partie aufgeben?
table-resign-as = Aufgeben für { $name }
table-take-back = Um Zugrücknahme bitten
table-leave = Platz verlassen
table-leave-sure = Deinen Platz verlassen? Jemand anderes oder der Computer kann dann für dich weiterspielen.
table-powers = Alle Kräfte
table-device = Auf anderem Gerät weiterspielen
table-device-hint = Wer diesen Link öffnet, spielt auf deinem Platz. Behalte ihn für dich.

# Hinweise
table-asks = { $name } möchte den letzten Zug zurücknehmen.
table-asked = Deine Bitte wartet auf Antwort …
table-allow = Erlauben
table-refuse = Ablehnen
table-gone = { $name } ist abwesend.
table-gone-open = Platz frei: { $name }.
table-replace = Computer übernehmen lassen
table-dismiss = Sieg beanspruchen
table-spectator = Du schaust bei dieser Partie zu.

# Bis alle da sind
table-gathering = Noch Plätze frei
table-invited = Du bist zum Spielen eingeladen
table-invited-text = Santorini ist ein kurzes Spiel um Türme und Götter: Zieh, bau und steig als Erster auf die dritte Ebene. Ohne Installation, ohne Konto.
table-qr = Oder lass den Code mit dem Handy scannen
table-invite = Schick diesen Link an alle, mit denen du spielen möchtest. Wer ihn öffnet, kann sich setzen.
table-link = Link zu diesem Tisch
table-copy = Link kopieren
table-copied = Kopiert
table-copy-failed = Das ging nicht: Kopiere ihn aus dem Feld
table-send = Link teilen …
table-name = Dein Name
table-sit = Platz nehmen
table-sit-too = Hier noch einen Platz nehmen
table-taken-by-you = dein Platz

# Der Draft
table-draft-offer-you = Wähle { $count } Kräfte zum Auslegen. Die anderen suchen zuerst aus, die letzte gehört dir.
table-draft-offer = { $name } legt Kräfte aus …
table-draft-pick-you = Such dir deine Kraft aus
table-draft-pick = { $name } sucht sich eine Kraft aus …
table-draft-first-you = Wer hat den ersten Zug?
table-draft-first = { $name } bestimmt, wer beginnt …
table-draft-chosen = { $count } von { $total } gewählt
table-draft-offer-button = Diese Kräfte auslegen
table-draft-search = Kräfte suchen
table-draft-none = Keine Kraft heißt so.
table-draft-clash = Nicht zusammen mit { $power }: Davon rät das Regelheft ab
table-draft-full = Das sind genug; nimm erst eine heraus
table-draft-picked = Gewählt von { $name }
table-draft-seat = { $name } ({ $power })

# Der Vorhang, wenn alle an einem Gerät spielen
table-curtain = Gib das Gerät weiter an { $name }
table-curtain-hint = Auf dem Spielplan ist etwas geheim. Alle anderen schauen weg.
table-curtain-look = Ich bin { $name }: Spielplan zeigen

# Einstellungen
table-settings-board = Spielplan
table-settings-board-auto = Automatisch
table-settings-board-flat = 2-D
table-settings-board-island = 3-D
table-settings-speed = Animation
table-settings-speed-off = Aus
table-settings-speed-slow = Langsam
table-settings-speed-normal = Normal
table-settings-speed-fast = Schnell
table-settings-theme = Farben
table-settings-theme-auto = Automatisch
table-settings-theme-light = Hell
table-settings-theme-dark = Dunkel
table-settings-confirm = Vor Schritten fragen, die meinen Zug beenden können
table-settings-quick = Beendete Züge einige Sekunden lang zurücknehmen lassen

# Tasten
table-keys = Tastatur
table-keys-walk = Über den Spielplan gehen
table-keys-choose = Feld wählen
table-keys-next = Nächstes wählbares Feld
table-keys-confirm = Bestätigen
table-keys-cancel = Abbrechen
table-keys-undo = Rückgängig
table-keys-undo-turn = Zug zurücknehmen
table-keys-end = Zug beenden oder verzichten
table-keys-hint = Um einen Tipp bitten
table-keys-switch = Was ein Tippen heißt, wo es zweierlei heißen kann
table-keys-help = Diese Tasten zeigen
table-keys-where = Sie wirken, solange der Spielplan oder eine seiner Schaltflächen den Fokus hat.
table-key-enter = Enter
table-key-escape = Esc
table-key-shift = Umschalt + { $key }

# Ablehnungen
table-refusal-offline = Der Server ist nicht erreichbar
table-refusal-choose-worker = Wähle erst einen Arbeiter
table-refusal-their-worker =
    { $side ->
        [0] Das ist ein roter Arbeiter
        [1] Das ist ein lila Arbeiter
       *[other] Das ist ein goldener Arbeiter
    }; wähle einen eigenen
table-refusal-other = Das geht jetzt nicht
table-closed-talus = Talos, der als Kuppel zählt
table-closed-ram = der Widder
table-closed-dome = eine Kuppel
table-closed-coin = eine Münze, die für Klios Gegenseite als Kuppel zählt
