# Ouvrir une feuille de partie
replay-title = Revoir une partie
replay-lead = Ouvre une feuille de partie et parcours-la coup par coup.
replay-paste = Feuille de partie
replay-open = Ouvrir
replay-choose = Choisir un fichier
replay-drop = ou dépose-le ici
replay-format = À quoi ressemble une feuille de partie ?
replay-format-text = Qui joue avec quels pouvoirs, puis où sont les ouvriers, puis chaque tour : b2-c3 est un déplacement, +c4 une construction, les commentaires sont entre accolades. Le résultat vient en dernier ; une partie en cours finit par un astérisque.
replay-try = Revoir cette partie
replay-or-position = Une seule position ?
replay-to-position = Ouvrir une position

# Parcourir une partie
replay-first = Au début
replay-previous = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-controls = Parcourir la partie
replay-moment = Moment de la partie
replay-games = Parties de cette feuille
replay-number = Partie { $number } sur { $games }
replay-step = Coup { $step } sur { $steps }
replay-turns = Tours
replay-no-turns = Rien ne s’est encore passé.
replay-start = Le début
replay-did = { $who } : { $what }.
replay-chance = Hasard
replay-unseen = action cachée
replay-nothing = rien de plus
replay-secrets = Tant que cette partie dure, tu n’en vois que ce que tu as le droit de savoir.
replay-edition =
    { $edition ->
        [spinmaster2017] Édition Spin Master
        [revised] Édition révisée
       *[roxley2016] Édition Roxley
    }

# Places
replay-seats = Joueurs
replay-seat = Joueur { $number }
replay-computer = Ordinateur
replay-decides = doit jouer
replay-out = hors jeu
replay-winner = gagne
replay-fleece = La Toison d’or
replay-face = Carte visible

# Résumé
replay-summary = La partie en chiffres
replay-length =
    { $turns ->
        [one] { $turns } tour joué.
       *[other] { $turns } tours joués.
    }
replay-count-turns = Tours
replay-count-climbs = Montées
replay-count-blocks = Blocs
replay-count-domes = Dômes
replay-count-powers = Usages des pouvoirs

# Emporter
replay-record = Enregistrer la feuille
replay-table = Retour à la table
replay-another = Autre feuille
replay-this-position = Cette position
replay-play-on = Jouer à partir d’ici
replay-copy-link = Copier le lien
replay-copied = Copié
replay-picture = Image ({ $kind })
replay-share = Partager
replay-failed = Cela n’a pas marché.

# Une position
replay-position = Position
replay-position-lead = Une position est une ligne de texte : le plateau, les ouvriers, qui joue ensuite, et les pouvoirs.
replay-position-text = En texte
replay-show = Montrer
replay-copy = Copier
replay-try-position = Montrer un exemple
replay-to-decide = { $name } joue ensuite
replay-chance-decides = Le hasard décide ensuite
