# Die Kommandozeile. Was man tippt (Befehle, Optionen, Notation), ist in allen Sprachen gleich.

cli-about = Santorini: das Brettspiel mit allen seinen Regeln.
cli-usage = Aufruf:{" "}
cli-options = Optionen
cli-arguments = Argumente
cli-commands = Befehle
cli-help = Diese Hilfe zeigen.
cli-option-version = Die Version zeigen, und ob die Regeln übersetzt sind.
cli-version = santorini { $version } · { $way } · Python { $python }
cli-compiled = übersetzt
cli-uncompiled = reines Python, langsam
cli-slow = Die Regeln sind hier nicht übersetzt und etwa fünfzigmal langsamer.
cli-option-language = Sprache aller Meldungen (Standard: SANTORINI_LANGUAGE, dann LANG).
cli-goodbye = Tschüss.
cli-yes = ja
cli-enter = Enter
cli-label = { $what }:
cli-wrong = santorini: { $why }
cli-try = Hilfe gibt es mit `{ $command }`.
cli-no-command = Den Befehl { $command } gibt es nicht. Zur Wahl: { $choices }.
cli-no-option = Die Option { $option } gibt es nicht.
cli-no-option-but = Die Option { $option } gibt es nicht; meinst du { $choices }?
cli-needs-value = { $option } braucht einen Wert.
cli-no-value = { $option } hat keinen Wert.
cli-needs-number = { $option } braucht eine ganze Zahl.
cli-needs-between = { $option } braucht eine ganze Zahl von { $least } bis { $most }.
cli-needs-least = { $option } braucht eine ganze Zahl ab { $least }.
cli-needs-one-of = { $option } muss { $choices } sein.
cli-missing = { $what } fehlt.
cli-too-much = Zu viele Argumente für { $command }.

# Befehle
cli-play = Im Terminal spielen, mit anderen an einer Tastatur oder gegen den Computer. Ohne Optionen kommen ein paar kurze Fragen; mit Enter auf jede beginnt eine Partie gegen den Computer.
cli-serve = Im Browser spielen: Tische für diesen Rechner anbieten oder auch für andere. Einstellungen stehen in docs/operating.md.
cli-admin = Einen Server betreuen: seine Tische und Gäste. Ein laufender Server tut es selbst; sonst wird seine Datenbank geändert.
cli-admin-tables = Tische auflisten, zuletzt geänderte zuerst.
cli-admin-show = Einen Tisch zeigen: Optionen, Plätze, Zustand und die letzten Zeilen seines Protokolls.
cli-admin-close = Eine Partie ohne Sieg beenden, oder das Warten auf freie Plätze.
cli-admin-delete = Einen Tisch mit seinem ganzen Protokoll löschen.
cli-admin-block = Einen Gast von jetzt an abweisen und seine Verbindungen trennen.
cli-admin-unblock = Einen gesperrten Gast wieder zulassen.
cli-admin-blocked = Gesperrte Gäste auflisten.
cli-admin-erase = Den Namen eines Gastes von allen Tischen löschen.
cli-admin-prune = Die Tische löschen, die seit so vielen Tagen niemand geändert hat und an denen keine Uhr läuft.
cli-admin-backup = SQLite-Datenbank und Geheimnis in einen neuen Ordner kopieren, ob der Server läuft oder nicht.
cli-replay = Eine aufgezeichnete Partie Zug für Zug durchgehen.
cli-powers = Die Kräfte als Tabelle oder eine Karte im Einzelnen.
cli-perft = Alle Möglichkeiten zählen, so viele ganze Züge zu spielen; ein Zug, der gewinnt, beendet seine Folge.
cli-svg = Eine Stellung oder eine Partie aus einer Datei zeichnen: als SVG, PNG oder GIF.
cli-validate = Dateien mit Partien nach solchen durchsuchen, die nicht zu lesen sind.
cli-completion = Das Skript ausgeben, mit dem eine Shell unsere Befehle ergänzt.

# Optionen
cli-option-powers = Eine Kraft für jeden Platz, z. B. Apollo Pan.
cli-option-edition = Der Wortlaut der Karten (Ausgabe): roxley2016, spinmaster2017 oder revised. Standard: { $default }.
cli-option-allow-forbidden = Auch Paarungen, von denen das Regelheft abrät.
cli-option-players = Wie viele spielen: 2, 3 oder 4.
cli-option-computer = Die Plätze des Computers: 2 oder 2,3 oder all oder none.
cli-option-level = Wie stark der Computer spielt, Stufe 1 bis 10. Standard: 5.
cli-option-random = Kräfte zulosen: all, gods, simple, open, ...
cli-option-fleece = Mit dem Goldenen Vlies und dieser Kraft spielen, oder `random`.
cli-option-first = Der Platz, der beginnt. Standard: { $default }.
cli-option-load = Mit einer gesicherten Partie weiterspielen.
cli-option-seed = Zufall und Computer wiederholbar machen.
cli-option-host = Die Adresse, unter der er zu erreichen ist; 0.0.0.0 lässt andere Rechner herein. Standard: { $default }.
cli-option-port = Der Port (Standard: der erste freie ab 8000).
cli-option-database = Eine SQLAlchemy-URL (Standard: deine eigene SQLite-Datei).
cli-option-open = Den Browser öffnen oder geschlossen lassen.
cli-option-file = Eine Datei mit aufgezeichneten Partien.
cli-option-game = Welche Partie der Datei (Standard: die letzte).
cli-option-all = Alle Züge und den letzten Spielplan auf einmal ausgeben.
cli-option-boards = Mit --all: der Spielplan nach jedem Zug.
cli-option-card = Eine Karte im Einzelnen, mit Name oder Nummer.
cli-option-group = Nur: gods, simple, advanced, golden fleece, hero, open. Standard: { $default }.
cli-option-for = Nur die für so viele Personen.
cli-option-for-fleece = Nur die für das Goldene Vlies.
cli-option-depth = Wie viele Züge tief. Standard: { $default }.
cli-option-bulk = Das letzte Bauen zählen, ohne es auszuführen.
cli-option-position = Eine Stellung als Text.
cli-option-place = Wo die Arbeiter stehen, in der Reihenfolge des Aufstellens. Standard: { $default }.
cli-option-drawn = Eine Stellung als Text, eine Datei mit einer Stellung oder Partien, oder - für die Standardeingabe.
cli-option-picture = Die Datei: .svg, .png oder .gif. Sonst kommt SVG auf die Standardausgabe.
cli-option-at-turn = Nach welchem Zug; 1 ist die Aufstellung. Sonst nach dem letzten.
cli-option-animate = Die ganze Partie Zug um Zug in einem SVG zeigen.
cli-option-size = Die Breite in Pixeln. Sonst: { $default }.
cli-option-turned = Das Bild um so viele Viertel im Uhrzeigersinn drehen.
cli-option-style = island oder, für Papier, print. Sonst: { $default }.
cli-option-validated = Dateien mit Partien, oder - für die Standardeingabe.
cli-option-shell = bash, zsh, fish oder powershell.
cli-validated = Lesbare Partien: { $games }; beschädigt: { $damaged }
cli-option-table = Der Tisch, mit dem Ende seiner Adresse.
cli-option-guest = Der Gast, wie ihn `admin show` nennt.
cli-option-json = In JSON antworten, für Programme.
cli-option-status = Nur: gathering, drafting, playing oder over.
cli-option-public = Nur öffentliche Tische oder nur private.
cli-option-older = Nur Tische, die seit mindestens so vielen Tagen unverändert sind.
cli-option-newer = Nur Tische, die in den letzten so vielen Tagen geändert wurden.
cli-option-of-guest = Nur Tische, an denen dieser Gast saß.
cli-option-of-name = Nur Tische, an denen jemand mit diesem Namen saß.
cli-option-most = Wie viele höchstens. Standard: { $default }.
cli-option-lines = Wie viele Zeilen des Protokolls. Standard: { $default }.
cli-option-secrets = Auch verborgene Kräfte und Schritte zeigen.
cli-option-days = Seit wie vielen Tagen sich nichts geändert hat.
cli-option-dry = Nichts löschen, nur zählen.
cli-option-folder = Ein Ordner, den es noch nicht gibt.

# Der Computer bei der Arbeit
cli-engine = Anderen Programmen als Engine dienen: Befehle über die Standardeingabe, Antworten über die Standardausgabe, wie docs/engine-protocol.md es beschreibt.
cli-analyze = Die besten Züge einer Stellung zeigen, sobald sie gefunden sind. Ctrl-C beendet die Suche.
cli-match = Zwei Computerspieler viele Partien gegeneinander spielen lassen, in allen Rollen derselben Eröffnungen, und sagen, wie viel stärker einer ist.
cli-review = Zeigt, was in einer aufgezeichneten Partie wichtig war: verpasste Siege, Fehler, gute Funde und wie genau alle gespielt haben.
cli-option-analyzed = Eine Stellung als Text oder eine Datei mit einer Stellung oder mit aufgezeichneten Partien.
cli-option-think-seconds = Wie viele Sekunden nachgedacht wird.
cli-option-turn-seconds = Wie viele Sekunden ein Zug dauern darf, für Netze und Engines.
cli-option-review-seconds = Wie viele Sekunden über jeden Zug nachgedacht wird. Standard: eine Viertelsekunde.
cli-option-review-output = Schreibt den Rückblick in diese Datei: .txt, .md mit Bildern daneben oder .json.
cli-option-nodes = Wie viele Stellungen betrachtet werden.
cli-option-search-depth = Wie viele Züge vorausgedacht wird.
cli-option-best = Wie viele Züge gezeigt werden. Standard: { $default }.
cli-option-threads = Wie viele Threads nachdenken. Standard: { $default }.
cli-option-contestant = Eine Stufe von 1 bis 10, simple, random, network, hand (die Suche ohne Netz), die Datei eines Netzes oder engine: und ein Befehl.
cli-option-match-powers = Eine Kraft pro Platz, mit Kommas getrennt, oder ein Stapel zum Ziehen: all, simple, open, ... (Standard: Sterbliche).
cli-option-rounds = Wie viele Runden; in jeder spielen alle jede Rolle einer Eröffnung. Standard: { $default }.
cli-option-opening = Wie viele Züge einer Eröffnung höchstens zufällig sind. Standard: { $default }.
cli-option-processes = Wie viele Prozesse spielen. Standard: { $default }.
cli-option-null = Der Elo-Abstand, gegen den --better geprüft wird. Standard: { $default }.
cli-option-better = Aufhören, sobald klar ist, ob der erste um so viele Elo-Punkte besser spielt.
cli-think-head = Tiefe { $depth } · { $nodes } Stellungen · { $speed } pro Sekunde
cli-column-chance = Gewinnt
cli-column-line = Fortsetzung
cli-win-in = in { $turns }
cli-loss-in = verloren in { $turns }
cli-match-head = { $first } gegen { $second }
cli-match-games = { $games ->
    [one] { $games } Partie: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren ({ $score })
   *[other] { $games } Partien: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren ({ $score })
}
cli-match-elo = Elo { $elo }, mit 95 % Sicherheit von { $low } bis { $high }
cli-match-better = Der Test sagt: { $first } spielt besser.
cli-match-not-better = Der Test sagt: { $first } spielt nicht besser.
cli-match-unsure = Der Test kann noch nicht sagen, wer besser spielt.

# Vor einer Partie
cli-welcome = Baue, steige und sei zuerst auf der dritten Ebene. Enter nimmt die Antwort in Klammern.
cli-who-plays = Wer spielt?
cli-people-computer = Du gegen den Computer
cli-people-two = Zwei Personen an dieser Tastatur
cli-people-three = Drei Personen, alle gegen alle
cli-people-four = Vier Personen in zwei Teams
cli-which-powers = Welche Kräfte?
cli-deal-none = Keine: das Grundspiel, am besten für den Anfang
cli-deal-simple = Einfache Götter, zugelost
cli-deal-any = Beliebige Kräfte, zugelost
cli-deal-named = Nach Namen wählen
cli-deal-draft = Draft wie im Regelheft
cli-deal-fleece = Das Goldene Vlies: eine Kraft neben dem Spielplan
cli-ask-fleece = Die Kraft des Goldenen Vlieses (Enter: Zufall)
cli-ask-power = Kraft für Platz { $seat } (Enter: Zufall)
cli-ask-offer = Platz 1 legt { $powers } Kräfte aus (Enter: Zufall)
cli-picks = Platz { $seat } wählt
cli-seat = Platz { $seat } ({ $power })
cli-who-begins = Wer beginnt?
cli-type-number = Tippe eine Zahl von 1 bis { $most } oder nur Enter für { $default }.
cli-type-yes = Tippe ja
cli-go-on = Weiter mit Enter …

# Was zu entscheiden ist
cli-task-worker = stelle einen Arbeiter auf, zuerst die Arbeiterin
cli-task-wind = wähle die Windrichtung
cli-task-arrow = richte den Pfeil aus
cli-task-fate = wähle geheim dein Schicksalsquadrat: sein Feld unten links
cli-task-abyss = wähle geheim ein Feld für den Abgrund
cli-task-ram = stelle den Widder auf den Spielplan
cli-task-reply = eine Kuppel wurde gebaut: Stellst du einen Arbeiter daneben?
cli-do-move = ziehe
cli-do-build = baue
cli-do-power = nutze deine Kraft
cli-do-finish = beende den Zug
cli-verb-move = Ziehen
cli-verb-build = Bauen
cli-verb-dome = Kuppel
cli-verb-force = Versetzen
cli-verb-swap = Tauschen
cli-verb-kill = Entfernen
cli-verb-unbuild = Abbauen
cli-verb-lower = Senken
cli-verb-place = Aufstellen
cli-verb-token = Marker
cli-verb-aim = Richtung
cli-verb-mark = Wählen
cli-verb-draw = Aufdecken
cli-verb-end = Fertig
cli-verb-secret = Wählen
cli-anywhere = auf ein freies Feld
cli-hint-number = Tippe eine Zahl
cli-hint-where-from = Wohin von { $space }? (Enter: anderer Arbeiter)
cli-hint-worker = Welcher Arbeiter, z. B. { $space }? (? hilft)
cli-hint-where = Welches Feld, z. B. { $space }? (? hilft)

# Am Tisch
cli-hand-over = Jetzt geht die Tastatur an { $name }. Alle anderen schauen weg.
cli-handed-over = { $name }, drücke Enter, wenn du so weit bist …
cli-ram = Der Widder verleiht diese Kraft: { $power }. { $text }
cli-wind = Wind
cli-arrow = Pfeil
cli-turn-over = Der Zug war vor { $step } schon zu Ende
cli-would-play = Der Computer würde { $step } spielen
cli-resign = { $name }: aufgeben?
cli-exists = { $file } gibt es schon. Überschreiben?
cli-saved = Gesichert. Weiter geht es mit: santorini play --load { $file }
cli-over = Die Partie ist vorbei.
cli-after = again · undo · log · save FILE · Enter beendet
cli-no-powers = Es sind keine Kräfte im Spiel: Alle sind sterblich. `card Pan` zeigt eine beliebige Karte.
cli-rules = Ziehe mit einem deiner Arbeiter auf ein benachbartes Feld, höchstens eine Ebene hinauf; dann baue mit demselben Arbeiter daneben: einen Block oder auf der dritten Ebene eine Kuppel. Wer auf die dritte Ebene steigt, gewinnt. Wer keinen ganzen Zug mehr machen kann, verliert.
cli-typed-worker = den Arbeiter auf b2 wählen, dann sein Ziel tippen
cli-typed-steps = oder Schritte ausschreiben; mehrere in einer Zeile, auch einen ganzen Zug
cli-typed-done = fertig: auf alles Freiwillige verzichten (oder nur Enter)
cli-typed-undo = deinen letzten Schritt zurücknehmen
cli-typed-hint = den Computer fragen, was er tun würde
cli-typed-card = eine Kraft lesen; `cards` zeigt alle Kräfte im Spiel
cli-typed-log = die Züge bis jetzt
cli-typed-save = die Partie sichern; `load FILE` macht mit ihr weiter
cli-typed-resign = aufgeben
cli-typed-quit = beenden

# Karten, Aufzeichnungen und Zählungen
cli-card =
    Nummer { $number }, { $group }; für { $players } Personen{ $fleece ->
        [yes] ; auch mit dem Goldenen Vlies.
       *[no] .
    }
cli-card-rivals = Nicht gegen { $powers }.
cli-card-note = Ausgaben: { $note }.
cli-unfinished = Nicht beendet.
cli-turn = Zug { $turn } von { $turns }  (Enter: weiter, b: zurück, 7: zu Zug 7, q: Ende)
cli-column-power = Kraft
cli-column-players = Personen
cli-column-fleece = GV
cli-column-text = Was sie tut
cli-column-rivals = Nicht gegen
cli-column-turns = Züge
cli-column-ways = Möglichkeiten
cli-column-seconds = Sekunden
cli-column-speed = pro Sekunde
cli-column-table = Tisch
cli-column-status = Zustand
cli-column-public = Öffentlich
cli-column-created = Eröffnet (UTC)
cli-column-changed = Geändert (UTC)
cli-column-lines = Zeilen
cli-column-seat = Platz
cli-column-player = Wer spielt
cli-column-name = Name
cli-column-guest = Gast
cli-column-since = Seit (UTC)
cli-open = Santorini ist unter { $address } offen (Ctrl-C schließt es)

# Was an einem Server getan wurde
cli-admin-closed = Tisch { $table } ist geschlossen.
cli-admin-deleted = Tisch { $table } ist gelöscht.
cli-admin-is-blocked = Gast { $guest } ist gesperrt.
cli-admin-is-unblocked = Gast { $guest } ist nicht mehr gesperrt.
cli-admin-erased = { $tables ->
    [one] Der Name ist von { $tables } Tisch gelöscht.
   *[other] Der Name ist von { $tables } Tischen gelöscht.
}
cli-admin-pruned = { $tables ->
    [one] { $tables } Tisch ist gelöscht.
   *[other] { $tables } Tische sind gelöscht.
}
cli-admin-would-prune = { $tables ->
    [one] { $tables } Tisch würde gelöscht.
   *[other] { $tables } Tische würden gelöscht.
}
cli-admin-backed-up = Die Kopie liegt in { $folder }.

# Wie das Netz des Computers entsteht
cli-selfplay = Den Computer gegen sich selbst spielen lassen, damit ein Netz daraus lernt.
cli-train = Ein Netz mit Stellungen aus diesen Partien trainieren.
cli-gauntlet = Ein neues Netz in Partien gegen ein altes prüfen.
cli-generations = Selbstspiel, Training und Prüfung, Generation für Generation.
cli-study-folder = Der Ordner für das, was entsteht; was schon da ist, wird nicht noch einmal gemacht.
cli-study-folders = Ordner mit Selbstspiel.
cli-study-files = Wie viele Dateien: jede ist eine Aufgabe für sich (Standard: { $default }).
cli-study-games = Partien pro Datei (Standard: { $default }).
cli-study-nodes = Stellungen, die die Suche vor jedem Zug betrachtet (Standard: { $default }).
cli-study-pool = Welche Kräfte sich begegnen: mortals (Sterbliche), simple (einfache Götter), all (alle erlaubten Paarungen) oder mix (eine Mischung).
cli-study-pools = Welche Kräfte sich begegnen: mortals, simple oder all; auch mehrmals.
cli-study-network = Das Netz, das spielt: eine Datei, `standard` für das des Pakets oder `none`.
cli-study-processes = Prozesse auf diesem Rechner (Standard: { $default }).
cli-study-ray = Die Aufgaben einem Ray-Cluster geben.
cli-study-address = Die Adresse des Clusters; sonst die aus den Einstellungen von Ray, sonst dieser Rechner.
cli-study-seed = Dieselbe Zahl ergibt dasselbe Ergebnis.
cli-study-passes = Wie oft alle Stellungen durchgegangen werden (Standard: { $default }).
cli-study-batch = Stellungen, aus denen auf einmal gelernt wird (Standard: { $default }).
cli-study-rate = Wie schnell höchstens gelernt wird (Standard: { $default }).
cli-study-trust = Wie viel das Urteil der Suche zählt; der Rest ist das Ergebnis der Partie (Standard: { $default }).
cli-study-threads = Prozessoren für das Training; mehr als einer lohnt sich nur, wenn sonst nichts läuft.
cli-study-pairs = Höchstens so viele Partiepaare pro Stapel (Standard: { $default }).
cli-study-better = Um wie viele Elo-Punkte das neue Netz besser sein soll (Standard: { $default }).
cli-study-ship = Ist das neue Netz nachweislich besser, kommt es ins Paket.
cli-study-out = Die Datei für das Netz; daneben liegen seine Notiz und was zum Weitermachen nötig ist.
cli-study-from = Das Netz für den Anfang: eine Datei, `standard` oder `none`.
cli-study-new = Die Datei des neuen Netzes.
cli-study-old = Das alte Netz: eine Datei, `standard` für das des Pakets oder `none`.
cli-study-count = Wie viele Generationen es insgesamt geben soll.
cli-study-window = Aus wie vielen Generationen von Partien gelernt wird (Standard: { $default }).
cli-study-stage-selfplay = Selbstspiel
cli-study-stage-training = Training
cli-study-stage-gauntlet = Prüfung: { $pool }
cli-study-positions = { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
}
cli-study-error = Fehler { $error }
cli-study-rating = Elo { $rating }
cli-study-verdict = { $pool }: { $result ->
    [better] das neue Netz ist besser
    [worse] das neue Netz ist nicht besser
   *[open] nichts ist bewiesen
} (Partiepaare: { $pairs }; Elo { $rating })
cli-study-shipped = Es ist jetzt das Netz des Pakets.
cli-study-generation = Generation { $number }: { $proven ->
    [yes] Das neue Netz ist besser und spielt von jetzt an.
   *[no] Dass das neue Netz besser ist, ist nicht bewiesen.
}

# Was schiefgeht

error-no-door = { $host }, Port { $port }: nicht zu öffnen ({ $reason })
error-no-pages = Diesem Paket fehlen die Seiten des Webspiels: installiere ein veröffentlichtes Wheel, oder baue sie mit `make pages`
error-setting-number = { $setting }: hier muss eine Zahl stehen
error-setting-log = { $setting }: hier muss debug, info, warning oder error stehen
error-secret-short = Das Geheimnis in { $place } hat { $length } Zeichen; mindestens { $least } müssen es sein
error-data-folder = { $path } lässt sich nicht lesen oder schreiben: { $reason }
error-database-away = Die Datenbank { $database } lässt sich nicht öffnen: { $reason }
error-database-kind = Eine Art von Datenbank namens { $kind } gibt es nicht; die Adresse beginnt mit sqlite:/// oder postgresql+psycopg://
error-database-driver = Die Datenbank { $database } braucht { $module }: pip install 'santorini[postgres]'
error-database-busy = Ein anderer Server benutzt die Datenbank { $database }
error-other-secret = Die anderen Server an dieser Datenbank haben ein anderes SANTORINI_SECRET: Es muss bei allen dasselbe sein
error-database-newer = Die Datenbank { $database } gehört zu einer neueren Version von Santorini (sie hat die Revision { $revision })
error-no-server = Der Server braucht { $module }: pip install 'santorini[server]'
error-computer-seats = Die Plätze des Computers sind Zahlen von 1 bis { $players }, `all` oder `none`, nicht { $text }
error-many-powers = { $powers } Kräfte sind zu viele für { $players } Personen
error-not-for = { $power } gibt es nicht für { $players } Personen
error-insist = Das Regelheft rät von { $power } gegen { $other } ab. Trotzdem spielen?
error-no-such-game = In { $file } gibt es keine Partie { $number }
error-no-such-turn = Zug { $turn } gibt es nicht; der letzte ist { $turns }
error-picture-kind = { $file } sollte auf .svg, .png oder .gif enden
error-picture-style = Einen Stil { $style } gibt es nicht; wähle island oder print
error-not-placed = Auf { $spaces } kann kein Arbeiter gestellt werden
error-review-output = { $file } sollte auf .txt, .md oder .json enden
error-no-game = In { $file } ist keine Partie
error-no-text-file = { $file } ist keine Textdatei
error-position-or-powers = Gib eine Stellung oder Kräfte an, nicht beides: Die Stellung nennt ihre Kräfte
error-no-typed-number = Tippe eine Zahl von 1 bis { $most }
error-no-typed-step = { $text } ist kein Schritt; tippe ein Feld wie c3, oder ? für Hilfe
error-nothing-typed = Tippe ein Feld wie c3 oder einen Schritt wie b2-c3; ? erklärt alles
error-which = Welcher?  { $steps }
error-worker-first = Mit { $space } geht jetzt nichts; wähle erst einen Arbeiter: { $choices }
error-only-end = Du kannst nur noch den Zug beenden: Drücke Enter
error-nothing-to-undo = Es gibt nichts zurückzunehmen
error-no-file = Gib eine Datei an, z. B. load partie.santorini
cli-admin-rate = Alle Partien aus ihren Protokollen neu werten
cli-admin-rated = { $games } gewertete Partien; { $changed } Wertungen haben sich geändert.
