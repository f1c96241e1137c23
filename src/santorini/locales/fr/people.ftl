# Les joueurs : en trouver un, classements et profils.

people-find = Trouver un adversaire
people-how-many = Combien de joueurs
people-what = À quoi on joue
people-base = Jeu de base
people-with-powers = Avec pouvoirs
people-clock = Pendule
people-clock-fast = 5 minutes chacun
people-clock-slow = 15 minutes chacun
people-clock-days = 3 jours par tour
people-rated = Partie classée
people-rated-account = Les parties classées demandent un compte.
people-go = Trouver un adversaire maintenant
people-waiting = Recherche d’un adversaire…
people-seconds = { $seconds } s
people-waiting-text = Tout le monde dans le salon voit que tu attends.
people-waiting-long = Personne n’est encore venu. Attends encore, ou joue contre l’ordinateur.
people-computer = Jouer contre l’ordinateur
people-to-table = Aller à la table
people-stop = Ne plus attendre
people-ranking = Classement
people-watch = Regarder la meilleure partie
people-rank = Rang
people-player = Joueur
people-points = Points
people-games = Parties
people-provisional = provisoire
people-nobody = Personne n’a encore joué de partie classée de ce type.
people-category-2-base = 2 joueurs, jeu de base
people-category-2-powers = 2 joueurs, pouvoirs
people-category-3-base = 3 joueurs, jeu de base
people-category-3-powers = 3 joueurs, pouvoirs
people-category-4-base = Équipes, jeu de base
people-category-4-powers = Équipes, pouvoirs
people-after = { $count ->
    [one] après { $count } partie
    [many] après { $count } parties
   *[other] après { $count } parties
}
people-curve = Évolution des points, maintenant { $points }
people-unrated = Pas encore de partie classée.
people-powers = Pouvoirs
people-won = { $won } gagnées sur { $games }
people-latest = Dernières parties classées
people-victory = Victoire
people-defeat = Défaite
people-change = { $name } : { $points } ({ $gain })
