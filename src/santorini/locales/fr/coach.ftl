coach-place = Touche une case marquée pour y placer un ouvrier.
coach-choose = Chaque tour, c’est un déplacement et une construction. Touche l’ouvrier que tu veux déplacer.
coach-move = Il peut aller sur les cases marquées : un déplacement d’une case dans n’importe quelle direction, et un niveau vers le haut au plus.
coach-build = À lui de construire. Touche une case marquée à côté de lui, et la tour y grandit d’un niveau.
coach-goal = Celui qui monte au troisième niveau gagne. Construis un escalier pour toi, pas pour ton adversaire.
coach-climb = Ton ouvrier peut monter ici : un niveau à la fois. Vers le bas, il peut sauter de n’importe quelle hauteur.
coach-dome = Il y a trois niveaux en { $space }. Une construction de plus et voilà un dôme : plus personne ne peut y monter.
coach-threat =
    { $side ->
        [0] Le camp rouge
        [1] Le camp violet
       *[other] Le camp doré
    } peut monter en { $space } au prochain tour et gagner. Poses-y un dôme si tu peux.
coach-threat-otherwise =
    { $side ->
        [0] Le camp rouge
        [1] Le camp violet
       *[other] Le camp doré
    } peut gagner au prochain tour, et pas en montant. Vois-tu comment, et peux-tu l’empêcher ?
coach-win = Ton ouvrier peut monter au troisième niveau, en { $space }. Et c’est la partie gagnée !
coach-win-otherwise = Tu peux gagner à ce tour, et pas en montant. Vois-tu comment ?
coach-power = Tu peux utiliser ton pouvoir. { $power } : { $text }
coach-ok = Compris
coach-none = Ne plus montrer de conseils
coach-setting = M’expliquer les règles pendant que je joue
coach-start = contre l’ordinateur, en apprenant

# A hint, told bit by bit
coach-hint-where = Quelle case ?
coach-hint-why = Pourquoi ?
coach-hint-thinking = Réflexion…
coach-hint-turn = Le tour : { $turn }
coach-hint-chance = Chances de gagner : { $chance }
