# La première page
start-slogan = Avance, construis, atteins le sommet en premier
start-pitch = Le jeu des tours et des dieux, dans ton navigateur. Sans compte, rien à installer.
start-play = Jouer
start-play-none = contre l’ordinateur
start-play-powers = contre l’ordinateur, avec pouvoirs
start-with-powers = Jouer avec pouvoirs
start-without-powers = Jouer sans pouvoirs
start-name = Ton nom
start-guest = Anonyme
start-saved = Enregistré
start-friend = Jouer entre amis
start-friend-text = Prends un lien, envoie-le, jouez sur deux téléphones.
start-link = Obtenir un lien
start-device = Sur cet appareil
start-device-text = Passez-vous l’écran, ou jouez autour d’une tablette.
start-all = Toutes les options
start-all-text = De 2 à 4 joueurs, les 55 pouvoirs, les drafts, les pendules, la Toison d’or.
start-mine = Tes parties
start-mine-all = Toutes les parties
start-your-turn = À ton tour
start-their-turn = { $name } joue
start-waiting = En attente de joueurs
start-drafting = Choix des pouvoirs
start-goes-on = En cours
start-lobby-teaser =
    { $count ->
        [0] Personne n’attend au salon. Ouvre la première table.
        [one] Au salon, une table attend un joueur.
       *[other] Au salon, { $count } tables attendent des joueurs.
    }
start-powers-teaser = 55 dieux, héros et monstres, chacun avec un pouvoir qui bouscule les règles.
start-how = Comment jouer
start-how-1 = Chaque joueur a deux ouvriers sur une île de cinq cases sur cinq.
start-how-2 = À ton tour, déplace un ouvrier sur une case voisine : monte d’un niveau au plus, descends autant que tu veux.
start-how-3 = Puis ce même ouvrier construit sur une case à côté de lui. La quatrième construction est un dôme bleu, où personne ne peut monter.
start-how-4 = Si un de tes ouvriers monte au troisième niveau, tu gagnes. Si tu ne peux pas te déplacer et construire, tu perds.
start-unofficial = Un programme libre et non officiel pour les amis du jeu de plateau Santorini de Gordon Hamilton. Sans lien avec son auteur ni ses éditeurs.

# Les noms des choses
start-players =
    { $players ->
        [4] 4 joueurs en équipes
       *[other] { $players } joueurs
    }
start-sitter-me = Moi
start-sitter-computer = Ordinateur
start-level = Quelle force pour l’ordinateur ?
start-level-name = Niveau { $level }
start-level-1 = Débute : souvent, ne voit pas que tu vas gagner.
start-level-2 = Novice : laisse parfois passer quelque chose.
start-level-3 = Joue pour le plaisir : voit presque toutes les menaces, prévoit peu.
start-level-4 = Solide : pare tes menaces et voit un tour à l’avance.
start-level-5 = Un adversaire à ta mesure : prévoit quelques tours.
start-level-6 = Expérimenté : se trompe rarement.
start-level-7 = Fort : tend des pièges et déjoue les tiens.
start-level-8 = Très fort : voit loin.
start-level-9 = Un maître : ne te laisse presque aucune chance.
start-level-10 = Impossible de faire plus fort.
start-sitter-open = Place libre
start-way-none = Sans pouvoirs
start-way-random = Pouvoirs au hasard
start-way-draft = Draft
start-way-challenger = Draft du Challenger
start-way-chosen = Pouvoirs choisis
start-way-fleece = Toison d’or
start-way-position = Depuis une position
start-clock-none = Sans pendule
start-clock-turn =
    { $unit ->
        [seconds] { $amount } s par tour
       *[other] { $amount } min par tour
    }
start-clock-game = { $amount } min + { $increment } s
start-clock-days =
    { $amount ->
        [one] 1 jour par tour
       *[other] { $amount } jours par tour
    }
start-edition-roxley2016 = Roxley 2016
start-edition-spinmaster2017 = Spin Master 2017
start-edition-revised = Révisée

# Une nouvelle partie
start-new = Nouvelle partie
start-new-players = Joueurs
start-count =
    { $players ->
        [4] 4 en équipes
       *[other] { $players } joueurs
    }
start-teams = Les partenaires partagent leurs ouvriers et gagnent ensemble.
start-team = Équipe { $team }
start-seat = Place { $seat }
start-who-sits = Qui prend la place { $seat } ?
start-sitter-open-short = Inviter
start-see = Qui peut venir ?
start-private = Avec le lien
start-public = Tous, par le salon
start-powers = Pouvoirs
start-way-none-text = Le jeu tout simple. Idéal pour une première fois.
start-way-random-text = Chacun reçoit un pouvoir.
start-way-draft-text = Des pouvoirs au hasard sont étalés, et chacun en choisit un.
start-way-challenger-text = Comme dans les règles : le Challenger étale les pouvoirs de son choix, les autres se servent d’abord.
start-way-chosen-text = Choisis le pouvoir de chaque place.
start-way-fleece-text = Pas de pouvoir à soi : celui qui commence son tour à côté du Bélier d’or a le pouvoir de sa carte.
start-pool = Parmi ces cartes
start-pool-size =
    { $count ->
        [one] { $count } carte convient.
       *[other] { $count } cartes conviennent.
    }
start-pool-challenger = Parmi ces cartes, si l’ordinateur est le Challenger
start-open-only = Sans information cachée
start-allow = Permettre les paires que les règles déconseillent
start-choose = Choisir un pouvoir
start-choose-for = Un pouvoir pour : { $who }
start-choose-fleece = Le pouvoir de la Toison d’or
start-random = Au hasard
start-random-card = Une carte au hasard
start-random-card-text = Une surprise pour tous les deux.
start-more = Pendule, premier joueur, édition
start-clock = Pendule
start-clock-kind-none = Aucune
start-clock-kind-turn = Par tour
start-clock-kind-game = Par partie
start-clock-kind-days = Jours
start-clock-none-text = Réfléchis aussi longtemps que tu veux.
start-clock-turn-text = Chaque tour doit être joué dans ce temps.
start-clock-game-text = Du temps pour toute la partie ; chaque tour en ajoute un peu.
start-clock-days-text = Joue petit à petit ; reviens quand c’est ton tour.
start-first = Qui commence ?
start-first-challenger = Qui est le Challenger ?
start-first-challenger-text = Le Challenger choisit en dernier et désigne le premier joueur.
start-edition = Édition
start-edition-roxley2016-text = Les cartes de la première impression.
start-edition-spinmaster2017-text = Bia commence sur le bord, et Chaos change plus rarement.
start-edition-revised-text = Les textes les plus récents, qui changent une dizaine de pouvoirs.
start-position = Depuis une position
start-position-text = Elle fixe le plateau, les pouvoirs, l’édition et le joueur dont c’est le tour.
start-position-picture = La position de départ de la partie
start-position-drop = Commencer plutôt avec un plateau vide
start-start = Commencer la partie
start-start-invite = Ouvrir la table
start-invite-next = Tu auras ensuite le lien à partager.

# Pourquoi pas
start-no-person = Au moins une place doit être pour une personne.
start-no-none = À trois ou quatre joueurs, chacun a besoin d’un pouvoir.
start-no-fleece = La Toison d’or se joue à deux joueurs.
start-no-players = Pour { $players } joueurs seulement.
start-no-twice = La place { $seat } a déjà cette carte.
start-no-forbidden = Les règles déconseillent { $powers } ensemble.
start-no-power = Choisis un pouvoir pour la place { $seat }.
start-no-group = Choisis les cartes à distribuer.
start-no-pool = Trop peu de ces cartes conviennent à autant de joueurs.
start-no-group-players = Pour deux joueurs.

# Le salon
start-lobby = Salon
start-lobby-text = Des tables où jouer, des parties à regarder.
start-lobby-empty = Il n’y a encore personne
start-lobby-empty-text = Ouvre une table pour tous. La partie commence dès que quelqu’un arrive.
start-lobby-open = Ouvrir une table
start-join = Rejoindre
start-watch = Regarder
start-return = Revenir
start-lobby-joinable = En attente de joueurs
start-lobby-running = En cours
