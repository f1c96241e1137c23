gallery-title = Les pouvoirs
gallery-search = Chercher un nom ou un texte
gallery-groups = Groupes de cartes
gallery-filters = Autres filtres
gallery-group-all = Tous
gallery-group-none = Sans pouvoir
gallery-group-simple = Simples
gallery-group-advanced = Avancés
gallery-group-golden-fleece = Série Toison d’or
gallery-group-hero = Héros
gallery-window-setup = Mise en place
gallery-window-start-of-your-turn = Début de ton tour
gallery-window-start-of-opponent-s-turn = Début du tour d’un adversaire
gallery-window-your-move = Ton déplacement
gallery-window-your-build = Ta construction
gallery-window-your-turn = Ton tour
gallery-window-end-of-your-turn = Fin de ton tour
gallery-window-opponent-s-turn = Tour des adversaires
gallery-window-any-time = À tout moment
gallery-window-any-move = Tout déplacement
gallery-window-any-build = Toute construction
gallery-window-win-condition = Condition de victoire
gallery-window-lose-condition = Condition de défaite
gallery-players = { $players } joueurs
gallery-fleece = Joue avec la Toison d’or
gallery-open = Pas d’information cachée
gallery-secret = Information cachée
gallery-count =
    { $count ->
        [0] Aucune carte ne convient.
        [one] { $count } carte
       *[other] { $count } cartes
    }
gallery-clear = Voir toutes les cartes
gallery-missing = Ce pouvoir n’existe pas.
gallery-close = Fermer
gallery-for = Pour { $players } joueurs
gallery-try = Jouer avec ce pouvoir
gallery-rivals = Déconseillé contre
