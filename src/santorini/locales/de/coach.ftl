# Was man beim ersten Mal im richtigen Augenblick erfährt, jedes nur einmal
coach-place = Tippe auf ein markiertes Feld, um dort einen Arbeiter aufzustellen.
coach-choose = Ein Zug heißt: ziehen, dann bauen. Tippe auf den Arbeiter, mit dem du ziehen willst.
coach-move = Er kann auf die markierten Felder: ein Feld in jede Richtung, höchstens eine Ebene hinauf.
coach-build = Jetzt baut er. Tippe auf ein markiertes Feld neben ihm, und der Turm dort wächst um eine Ebene.
coach-goal = Wer auf die dritte Ebene steigt, gewinnt. Bau dir eine Treppe, aber keine für die Gegenseite.
coach-climb = Hier kann dein Arbeiter hinaufsteigen: eine Ebene auf einmal. Hinunterspringen darf er aus jeder Höhe.
coach-dome = Auf { $space } stehen drei Ebenen. Baust du dort noch einmal, kommt eine Kuppel darauf: Dann kann niemand mehr dorthin ziehen.
coach-threat =
    { $side ->
        [0] Rot
        [1] Lila
       *[other] Gold
    } kann im nächsten Zug auf { $space } steigen und gewinnen. Setze dort eine Kuppel, wenn du kannst.
coach-threat-otherwise =
    { $side ->
        [0] Rot
        [1] Lila
       *[other] Gold
    } kann im nächsten Zug gewinnen, und zwar ohne auf die dritte Ebene zu steigen. Siehst du, wie, und kannst du es verhindern?
coach-win = Dein Arbeiter kann auf { $space } auf die dritte Ebene steigen. Damit gewinnst du die Partie!
coach-win-otherwise = Du kannst in diesem Zug gewinnen, und zwar ohne auf die dritte Ebene zu steigen. Siehst du, wie?
coach-power = Jetzt kannst du deine Kraft nutzen. { $power }: { $text }
coach-ok = Verstanden
coach-none = Keine Tipps mehr
coach-setting = Regeln beim Spielen erklären
coach-start = gegen den Computer, mit Erklärungen

# A hint, told bit by bit
coach-hint-where = Welches Feld?
coach-hint-why = Warum?
coach-hint-thinking = Denkt nach …
coach-hint-turn = Der Zug: { $turn }
coach-hint-chance = Siegchancen: { $chance }
