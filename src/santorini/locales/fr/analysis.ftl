# What the computer thinks of a position
analysis-title = Analyse
analysis-start = Analyser
analysis-stop = Arrêter
analysis-go-on = Continuer
analysis-chances = Chances de gagner : { $chances }
analysis-chance = { $name } { $chance }
analysis-lines = Variantes
analysis-best = Meilleures variantes
analysis-wins =
    { $turns ->
        [one] gagne en { $turns } tour
        [many] gagne en { $turns } tours
       *[other] gagne en { $turns } tours
    }
analysis-loses =
    { $turns ->
        [one] perd en { $turns } tour
        [many] perd en { $turns } tours
       *[other] perd en { $turns } tours
    }
analysis-step-in = Dérouler cette variante
analysis-step-in-line = Dérouler la variante qui commence par { $line }
analysis-within = Cette variante est montrée sur le plateau.
analysis-back = Revenir à la position
analysis-depth = Profondeur { $depth }, { $nodes } positions.
analysis-done = Il n’y a plus rien à trouver.
analysis-nothing = Il n’y a rien à décider ici.

# How the chances went
analysis-graph = Les chances au fil de la partie
analysis-table = En chiffres
analysis-turn = Tour
analysis-player = Joueur
analysis-before = Avant
analysis-after = Après
analysis-show-turn = Montrer le tour { $turn }

# Setting up a position by hand
editor-title = Composer une position
editor-tools = Poser
editor-block = Bloc
editor-dome = Dôme
editor-erase = Enlever
editor-players = Joueurs
editor-mover = Au tour de
editor-edition = Édition
editor-open = Ouvrir et analyser
editor-clear = Vider le plateau
editor-edit = Composer à la main
