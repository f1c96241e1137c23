# What is true of a turn: in hints and reviews
review-wins-on = Se déplace en { $spaces } et gagne.
review-wins = Gagne tout de suite.
review-wins-in =
    { $turns ->
        [one] Gagne en { $turns } tour, quelle que soit la réponse.
        [many] Gagne en { $turns } tours, quelle que soit la réponse.
       *[other] Gagne en { $turns } tours, quelle que soit la réponse.
    }
review-stops-win = Empêche la victoire en { $spaces }.
review-only-defence = Aucun autre tour n’y parvient.
review-threatens = Menace de gagner en { $spaces }.
review-threatens-all = Menace de gagner à la fois en { $spaces }.
review-walls-in = L’ouvrier en { $space } ne peut plus aller nulle part.
review-removes-worker = Élimine un ouvrier adverse.
review-climbs = Fait monter un ouvrier au niveau { $level }, en { $space }.
review-uses-power = C’est { $power } qui le permet.
review-allows-win-on = Laisse un adversaire gagner tout de suite, en { $spaces }.
review-allows-win = Laisse un adversaire gagner tout de suite.
review-allows-win-in =
    { $turns ->
        [one] Ensuite, un adversaire gagne en { $turns } tour, quelle que soit la réponse.
        [many] Ensuite, un adversaire gagne en { $turns } tours, quelle que soit la réponse.
       *[other] Ensuite, un adversaire gagne en { $turns } tours, quelle que soit la réponse.
    }
review-allows-removal = Laisse un adversaire éliminer un ouvrier.

# A review of a game
review-title = Analyse de la partie
review-kind-missed-win = Une victoire manquée
review-kind-mistake = Une erreur
review-kind-find = Une trouvaille
review-played = Tour { $turn }, { $name } : { $played }
review-better = Mieux : { $better }
review-chances = Chances de gagner : { $before } avant, { $after } après.
review-accuracy = { $name } : précision { $accuracy }
review-nothing = Aucun tour ne sort du lot : rien n’a été manqué.
review-looking = Examen des tours
review-start = Revoir la partie
review-progress = { $done } décisions examinées sur { $total }
review-accuracies = La précision de chacun
review-shown = Sur le plateau
review-shown-played = Joué
review-shown-better = Mieux
review-truth = Ce qu’il y avait vraiment
review-seen = Le plateau tel que { $name } pouvait le voir.
review-true = Le plateau tel qu’il était vraiment.
review-play-on = Reprendre la partie ici
review-look = Voir dans la partie
review-picture = Image
review-share = Envoyer le bilan
review-replay = Toute la partie
