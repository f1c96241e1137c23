learn-title = Apprendre en jouant
learn-lead = Regarde, puis essaie toi-même. Chaque leçon dure environ deux minutes.
learn-start = Première leçon
learn-continue = Continuer : { $lesson }
learn-all-done = Tu as tout appris. Maintenant, joue !
learn-base = Le jeu
learn-more = D’autres façons de jouer
learn-learned =
    { $done ->
        [0] { $total } leçons
        [one] { $done } leçon finie sur { $total }
       *[other] { $done } leçons finies sur { $total }
    }
learn-state =
    { $done ->
        [0] à commencer
       *[other] { $done } sur { $total }
    }
learn-name-move = Se déplacer
learn-name-climb = Monter
learn-name-build = Construire
learn-name-win = Gagner
learn-name-stuck = Sans issue
learn-name-golden-fleece = La Toison d’or
learn-name-three = Trois joueurs
learn-name-teams = Équipes
learn-about-move = Une case avec un ouvrier
learn-about-climb = Monter d’un niveau, descendre sans limite
learn-about-build = Blocs et dômes
learn-about-win = Jusqu’au troisième niveau
learn-about-stuck = Quand on ne peut plus jouer
learn-about-golden-fleece = Un pouvoir pour celui qui est à côté du Bélier
learn-about-three = Chacun pour soi
learn-about-teams = Deux contre deux, avec des ouvriers partagés

learn-overview = Toutes les leçons
learn-part = Partie { $part } sur { $total }
learn-now-you = À ton tour
learn-watch = Regarde
learn-again = Recommencer
learn-back = Retour
learn-next = Suite
learn-skip = Passer
learn-hint = Indice
learn-missing = Cette leçon n’existe pas.
learn-unreachable = Cette leçon ne peut pas être chargée maintenant.
learn-you = Toi · { $power }
learn-ram = Le Bélier · { $power }
learn-side =
    { $side ->
        [0] Rouge
        [1] Violet
       *[other] Doré
    }

learn-right = Bien joué !
learn-right-refused = Exact, c’est interdit. { $reason }
learn-other = C’est permis, mais ici on demande autre chose. Essaie encore.
learn-refused = { $reason } Essaie encore.
learn-hint-worker = Touche ton ouvrier en { $space }.
learn-hint-tap = Touche { $space }.
learn-hint-press = Choisis « { $step } » plus bas.

learn-done = Leçon terminée !
learn-end = Fin de la leçon
learn-what = Ce que tu sais maintenant
learn-next-lesson = Suite : { $lesson }
learn-play = Jouer avec ce pouvoir
learn-play-any = Jouer une partie

learn-link = Faire la leçon
