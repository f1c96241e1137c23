# Die Startseite
start-slogan = Ziehe, baue, sei zuerst ganz oben
start-pitch = Das Spiel der Türme und Götter, direkt im Browser. Ohne Konto, ohne Installation.
start-play = Jetzt spielen
start-play-none = gegen den Computer
start-play-powers = gegen den Computer, mit Götterkräften
start-with-powers = Mit Götterkräften spielen
start-without-powers = Ohne Götterkräfte spielen
start-name = Dein Name
start-guest = Gast
start-saved = Gespeichert
start-friend = Mit Freunden spielen
start-friend-text = Hol dir einen Link, verschick ihn, und ihr spielt auf zwei Handys.
start-link = Link holen
start-device = An diesem Gerät
start-device-text = Reicht den Bildschirm herum oder setzt euch um ein Tablet.
start-all = Alle Optionen
start-all-text = 2 bis 4 Personen, alle 55 Kräfte, Drafts, Uhren, das Goldene Vlies.
start-mine = Deine Partien
start-mine-all = Alle Partien
start-your-turn = Du bist dran
start-their-turn = { $name } ist dran
start-waiting = Noch Plätze frei
start-drafting = Kräfte werden gewählt
start-goes-on = Läuft
start-lobby-teaser =
    { $count ->
        [0] In der Lobby wartet gerade niemand. Eröffne den ersten Tisch.
        [one] An einem Tisch in der Lobby fehlt noch jemand.
       *[other] An { $count } Tischen in der Lobby fehlt noch jemand.
    }
start-powers-teaser = Götter, Helden und Ungeheuer: 55 Kräfte, die die Regeln auf den Kopf stellen.
start-how = So wird gespielt
start-how-1 = Alle haben zwei Arbeiter auf einer Insel aus fünf mal fünf Feldern.
start-how-2 = Wenn du dran bist, ziehst du mit einem Arbeiter auf ein benachbartes Feld: höchstens eine Ebene hinauf, beliebig weit hinunter.
start-how-3 = Dann baut derselbe Arbeiter auf einem Feld neben sich. Das vierte Teil ist eine blaue Kuppel, auf der niemand mehr stehen kann.
start-how-4 = Wer auf die dritte Ebene steigt, gewinnt. Wer nicht ziehen und bauen kann, verliert.
start-unofficial = Ein inoffizielles, freies Programm für Fans des Brettspiels Santorini von Gordon Hamilton. Es steht in keiner Verbindung zum Autor oder zu den Verlagen.

# Wie die Dinge heißen
start-players =
    { $players ->
        [4] 4 Personen in Teams
       *[other] { $players } Personen
    }
start-sitter-me = Ich
start-sitter-computer = Computer
start-level = Wie stark ist der Computer?
start-level-name = Stufe { $level }
start-level-1 = Lernt noch: übersieht oft, dass du gleich gewinnst.
start-level-2 = Kennt die Regeln: übersieht ab und zu etwas.
start-level-3 = Spielt zum Spaß: sieht die meisten Drohungen, plant wenig.
start-level-4 = Solide: wehrt deine Drohungen ab und denkt einen Zug voraus.
start-level-5 = Auf Augenhöhe: denkt ein paar Züge voraus.
start-level-6 = Erfahren: macht selten Fehler.
start-level-7 = Stark: stellt Fallen und durchschaut deine.
start-level-8 = Sehr stark: plant weit voraus.
start-level-9 = Meisterhaft: gibt dir kaum eine Chance.
start-level-10 = Stärker geht es nicht.
start-sitter-open = Freier Platz
start-way-none = Ohne Kräfte
start-way-random = Zufällige Kräfte
start-way-draft = Draft
start-way-challenger = Herausforderer-Draft
start-way-chosen = Kräfte nach Wahl
start-way-fleece = Goldenes Vlies
start-way-position = Aus einer Stellung
start-clock-none = Ohne Uhr
start-clock-turn =
    { $unit ->
        [seconds] { $amount } s pro Zug
       *[other] { $amount } min pro Zug
    }
start-clock-game = { $amount } min + { $increment } s
start-clock-days =
    { $amount ->
        [one] 1 Tag pro Zug
       *[other] { $amount } Tage pro Zug
    }
start-edition-roxley2016 = Roxley 2016
start-edition-spinmaster2017 = Spin Master 2017
start-edition-revised = Überarbeitet

# Eine neue Partie
start-new = Neue Partie
start-new-players = Wer spielt mit?
start-count =
    { $players ->
        [4] 4 in Teams
       *[other] { $players } Personen
    }
start-teams = Im Team teilt ihr euch die Arbeiter und gewinnt zusammen.
start-team = Team { $team }
start-seat = Platz { $seat }
start-who-sits = Wer spielt auf Platz { $seat }?
start-sitter-open-short = Einladen
start-see = Wer darf mitspielen?
start-private = Wer den Link hat
start-public = Alle, über die Lobby
start-powers = Kräfte
start-way-none-text = Das reine Spiel. Am besten für den Anfang.
start-way-random-text = Alle bekommen eine Kraft zugelost.
start-way-draft-text = Zufällige Kräfte liegen aus, und alle suchen sich eine aus.
start-way-challenger-text = Wie im Regelheft: Der Herausforderer legt Kräfte seiner Wahl aus, die anderen wählen zuerst.
start-way-chosen-text = Wähle die Kraft für jeden Platz.
start-way-fleece-text = Niemand hat eine eigene Kraft: Wer seinen Zug neben dem goldenen Widder beginnt, hat die Kraft auf dessen Karte.
start-pool = Aus diesen Karten
start-pool-size =
    { $count ->
        [one] 1 passende Karte
       *[other] { $count } passende Karten
    }
start-pool-challenger = Aus diesen Karten, falls der Computer Herausforderer ist
start-open-only = Nichts Verdecktes
start-allow = Auch Paarungen, von denen das Regelheft abrät
start-choose = Kraft wählen
start-choose-for = Kraft wählen: { $who }
start-choose-fleece = Die Kraft des Goldenen Vlieses
start-random = Zufall
start-random-card = Zufällige Karte
start-random-card-text = Eine Überraschung für euch beide.
start-more = Uhr, erster Zug, Ausgabe
start-clock = Uhr
start-clock-kind-none = Keine
start-clock-kind-turn = Pro Zug
start-clock-kind-game = Pro Partie
start-clock-kind-days = Tage
start-clock-none-text = Denk nach, so lange du willst.
start-clock-turn-text = Für jeden Zug hast du so viel Zeit.
start-clock-game-text = Zeit für die ganze Partie; jeder Zug bringt etwas dazu.
start-clock-days-text = Spiel, wann es dir passt; komm wieder, wenn du dran bist.
start-first = Wer beginnt?
start-first-challenger = Wer ist Herausforderer?
start-first-challenger-text = Der Herausforderer wählt zuletzt und bestimmt, wer beginnt.
start-edition = Ausgabe
start-edition-roxley2016-text = Die Karten, wie sie zuerst erschienen sind.
start-edition-spinmaster2017-text = Bia beginnt am Rand, und Chaos wechselt seltener.
start-edition-revised-text = Die neuesten Texte; etwa zehn Kräfte ändern sich.
start-position = Aus einer Stellung
start-position-text = Spielplan, Kräfte, Ausgabe und wer am Zug ist, kommen aus der Stellung.
start-position-picture = Die Stellung, mit der die Partie beginnt
start-position-drop = Lieber mit leerem Spielplan beginnen
start-start = Partie starten
start-start-invite = Tisch eröffnen
start-invite-next = Danach bekommst du einen Link zum Verschicken.

# Warum nicht
start-no-person = Auf mindestens einem Platz muss ein Mensch sitzen.
start-no-none = Zu dritt und zu viert brauchen alle eine Kraft.
start-no-fleece = Das Goldene Vlies spielt man zu zweit.
start-no-players = Nur für { $players } Personen.
start-no-twice = Diese Karte hat schon Platz { $seat }.
start-no-forbidden = { $powers }: Von dieser Paarung rät das Regelheft ab.
start-no-power = Wähle eine Kraft für Platz { $seat }.
start-no-group = Wähle, welche Karten im Spiel sind.
start-no-pool = Für so viele Personen sind das zu wenige passende Karten.
start-no-group-players = Nur zu zweit.

# Die Lobby
start-lobby = Lobby
start-lobby-text = Tische zum Mitspielen und Partien zum Zuschauen.
start-lobby-empty = Noch niemand da
start-lobby-empty-text = Eröffne einen Tisch für alle. Sobald jemand dazukommt, beginnt die Partie.
start-lobby-open = Tisch eröffnen
start-join = Mitspielen
start-watch = Zuschauen
start-return = Weiterspielen
start-lobby-joinable = Noch Plätze frei
start-lobby-running = Laufende Partien
