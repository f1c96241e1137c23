# Mes parties
games-title = Parties
games-against = Parties contre
games-against-all = Toutes
games-against-computer = Ordinateur
games-against-people = Humains
games-running = En cours
games-finished = Terminées
games-won = Gagnée
games-lost = Perdue
games-continue = Continuer
games-replay = Revoir
games-rematch = Revanche
games-delete = Supprimer
games-delete-this = Supprimer de la liste la partie contre { $game }
games-deleted = La partie n’est plus dans ta liste.
games-undo = Annuler
games-more = En voir plus
games-none = Aucune partie pour l’instant
games-none-text = Toutes les parties que tu joues ici apparaissent sur cette page, avec leur résultat, et tu peux les revoir.
games-play = Jouer ta première partie
games-kept = De tes parties inachevées contre l’ordinateur, les trois dernières sont gardées.
games-versus = { $first } contre { $next }
games-fleece = Toison d’or : { $power }
games-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
