cli-about = Santorini : les règles complètes du jeu de plateau.
cli-usage = Usage :{" "}
cli-options = Options
cli-arguments = Arguments
cli-commands = Commandes
cli-help = Montrer cette aide.
cli-option-version = Afficher la version, et si les règles sont compilées.
cli-version = santorini { $version } · { $way } · Python { $python }
cli-compiled = compilé
cli-uncompiled = Python seul, lent
cli-slow = Les règles ne sont pas compilées ici, et environ cinquante fois plus lentes.
cli-option-language = La langue de tout ce qui est dit. Sinon, SANTORINI_LANGUAGE la nomme, ou le terminal (LANG).
cli-goodbye = Au revoir.
cli-yes = oui
cli-enter = Entrée
cli-label = { $what } :
cli-wrong = santorini : { $why }
cli-try = `{ $command }` explique comment l’utiliser.
cli-no-command = La commande { $command } n’existe pas ; choisis { $choices }.
cli-no-option = L’option { $option } n’existe pas.
cli-no-option-but = L’option { $option } n’existe pas ; voulais-tu dire { $choices } ?
cli-needs-value = Il faut une valeur après { $option }.
cli-no-value = { $option } ne prend pas de valeur.
cli-needs-number = Il faut un nombre entier après { $option }.
cli-needs-between = Il faut un nombre entier de { $least } à { $most } après { $option }.
cli-needs-least = Il faut un nombre entier, { $least } ou plus, après { $option }.
cli-needs-one-of = Après { $option }, choisis { $choices }.
cli-missing = Il manque { $what }.
cli-too-much = C’est plus que { $command } n’en prend.

# Commandes
cli-play = Jouer au terminal, à plusieurs sur un clavier ou contre l’ordinateur. Sans options, quelques courtes questions ; Entrée à chacune lance une partie contre l’ordinateur.
cli-serve = Jouer dans le navigateur : ouvrir des tables à cette machine, ou à d’autres. Les réglages sont dans docs/operating.md.
cli-admin = Administrer un serveur : ses tables et ses invités. Un serveur en marche s’en charge lui-même ; sinon, sa base de données est modifiée.
cli-admin-tables = Lister les tables, les dernières modifiées d’abord.
cli-admin-show = Montrer une table : options, places, état et dernières lignes de son journal.
cli-admin-close = Terminer une partie sans vainqueur, ou l’attente de joueurs.
cli-admin-delete = Supprimer une table avec tout son journal.
cli-admin-block = Ne plus répondre à un invité et fermer ses connexions.
cli-admin-unblock = Laisser revenir un invité bloqué.
cli-admin-blocked = Lister les invités bloqués.
cli-admin-erase = Effacer le nom d’un invité de toutes les tables.
cli-admin-prune = Supprimer les tables que personne n’a modifiées depuis tant de jours et où aucune pendule ne tourne.
cli-admin-backup = Copier la base SQLite et le secret dans un nouveau dossier, que le serveur soit en marche ou non.
cli-replay = Parcourir une partie notée, tour par tour.
cli-powers = Les pouvoirs en tableau, ou une carte en détail.
cli-perft = Compter toutes les façons de jouer tant de tours entiers ; un tour qui gagne finit sa ligne.
cli-svg = Dessiner une position, ou une partie d’un fichier : en SVG, PNG ou GIF.
cli-validate = Chercher dans des fichiers les parties qui ne peuvent être lues.
cli-completion = Afficher le script avec lequel un shell complète nos commandes.

# Options
cli-option-powers = Un pouvoir par place, p. ex. Apollo Pan.
cli-option-edition = Le texte des cartes : roxley2016, spinmaster2017 ou revised. Par défaut : { $default }.
cli-option-allow-forbidden = Permettre les rencontres que les règles déconseillent.
cli-option-players = Combien jouent : 2, 3 ou 4.
cli-option-computer = Les places de l’ordinateur : 2, ou 2,3, ou all, ou none.
cli-option-level = La force de l’ordinateur, de 1 à 10. Par défaut : 5.
cli-option-random = Distribuer des pouvoirs au hasard : all, gods, simple, open, ...
cli-option-fleece = Jouer avec la Toison d’or et ce pouvoir, ou `random`.
cli-option-first = La place qui commence. Par défaut : { $default }.
cli-option-load = Continuer une partie enregistrée.
cli-option-seed = Rendre le hasard et les ordinateurs répétables.
cli-option-host = L’adresse à écouter ; 0.0.0.0 laisse entrer d’autres machines. Par défaut : { $default }.
cli-option-port = Le port ; sinon, le premier libre à partir de 8000.
cli-option-database = Une URL SQLAlchemy ; sinon, un fichier SQLite à toi.
cli-option-open = Ouvrir le navigateur, ou le laisser fermé.
cli-option-file = Un fichier de parties notées.
cli-option-game = Quelle partie du fichier ; sinon, la dernière.
cli-option-all = Afficher d’un coup tous les tours et le plateau final.
cli-option-boards = Avec --all : le plateau après chaque tour.
cli-option-card = Une carte en détail, par nom ou numéro.
cli-option-group = Seulement : gods, simple, advanced, golden fleece, hero, open. Par défaut : { $default }.
cli-option-for = Seulement ceux pour tant de joueurs.
cli-option-for-fleece = Seulement ceux pour la Toison d’or.
cli-option-depth = Combien de tours en profondeur. Par défaut : { $default }.
cli-option-bulk = Compter les dernières constructions sans les faire.
cli-option-position = Une position en texte.
cli-option-place = Où sont les ouvriers, dans l’ordre du placement. Par défaut : { $default }.
cli-option-drawn = Une position en texte, un fichier avec une position ou des parties, ou - pour l’entrée standard.
cli-option-picture = Le fichier : .svg, .png ou .gif. Sinon, du SVG sur la sortie standard.
cli-option-at-turn = Après quel tour ; 1 est la mise en place. Sinon, le dernier.
cli-option-animate = Montrer toute la partie, tour après tour, en un SVG.
cli-option-size = La largeur en pixels. Par défaut : { $default }.
cli-option-turned = Faire tourner l’image d’autant de quarts vers la droite.
cli-option-style = island, ou print pour le papier. Par défaut : { $default }.
cli-option-validated = Des fichiers de parties, ou - pour l’entrée standard.
cli-option-shell = bash, zsh, fish ou powershell.
cli-validated = Parties lisibles : { $games } ; abîmées : { $damaged }
cli-option-table = La table, selon la fin de son adresse.
cli-option-guest = L’invité, comme l’indique `admin show`.
cli-option-json = Répondre en JSON, pour les programmes.
cli-option-status = Seulement : gathering, drafting, playing ou over.
cli-option-public = Seulement les tables publiques, ou seulement les privées.
cli-option-older = Seulement les tables inchangées depuis au moins tant de jours.
cli-option-newer = Seulement les tables modifiées depuis moins de tant de jours.
cli-option-of-guest = Seulement les tables où cet invité a pris place.
cli-option-of-name = Seulement les tables où quelqu’un de ce nom a pris place.
cli-option-most = Combien au plus. Par défaut : { $default }.
cli-option-lines = Combien de lignes du journal. Par défaut : { $default }.
cli-option-secrets = Montrer aussi les pouvoirs et les coups cachés.
cli-option-days = Depuis combien de jours rien n’a changé.
cli-option-dry = Ne rien supprimer, seulement compter.
cli-option-folder = Un dossier qui n’existe pas encore.

# L’ordinateur au travail
cli-engine = Servir de moteur à d’autres programmes : les commandes entrent, les réponses sortent, comme le dit docs/engine-protocol.md.
cli-analyze = Montrer les meilleurs tours d’une position à mesure qu’ils sont trouvés. Ctrl-C arrête la recherche.
cli-match = Faire jouer deux joueurs l’un contre l’autre dans de nombreuses parties, aux deux rôles des mêmes ouvertures, et dire de combien l’un est plus fort.
cli-review = Raconter ce qui a compté dans une partie enregistrée : victoires manquées, erreurs, trouvailles, et la qualité de jeu de chacun.
cli-option-analyzed = Une position en texte, ou un fichier avec une position ou des parties notées.
cli-option-think-seconds = Combien de secondes réfléchir.
cli-option-turn-seconds = Combien de secondes un tour peut prendre, pour les réseaux et les moteurs.
cli-option-review-seconds = Combien de secondes réfléchir à chaque tour. Par défaut : un quart.
cli-option-review-output = Écrire l’analyse dans ce fichier : .txt, .md avec des images à côté, ou .json.
cli-option-nodes = Combien de positions regarder.
cli-option-search-depth = Combien de tours prévoir.
cli-option-best = Combien de tours montrer. Par défaut : { $default }.
cli-option-threads = Combien de fils réfléchissent. Par défaut : { $default }.
cli-option-contestant = Un niveau de 1 à 10, simple, random, network, hand (la recherche sans réseau), le fichier d’un réseau, ou engine: et une commande.
cli-option-match-powers = Un pouvoir par place, séparés par des virgules, ou une réserve où tirer : all, simple, open, … ; sinon, des mortels.
cli-option-rounds = Combien de manches ; dans chacune, chacun joue tous les rôles d’une ouverture. Par défaut : { $default }.
cli-option-opening = Combien de tours d’une ouverture sont au hasard, au plus. Par défaut : { $default }.
cli-option-processes = Combien de processus jouent. Par défaut : { $default }.
cli-option-null = L’Elo contre lequel --better est testé. Par défaut : { $default }.
cli-option-better = Finir dès qu’il est clair si le premier joueur est meilleur de tant d’Elo.
cli-think-head = Profondeur { $depth } · { $nodes } positions · { $speed } par seconde
cli-column-chance = Gagne
cli-column-line = Ligne
cli-win-in = en { $turns }
cli-loss-in = perdu en { $turns }
cli-match-head = { $first } contre { $second }
cli-match-games = { $games ->
    [one] { $games } partie : { $won } gagnées, { $drawn } nulles, { $lost } perdues ({ $score })
   *[other] { $games } parties : { $won } gagnées, { $drawn } nulles, { $lost } perdues ({ $score })
}
cli-match-elo = Elo { $elo }, avec 95 % de confiance de { $low } à { $high }
cli-match-better = Le test dit : { $first } est meilleur.
cli-match-not-better = Le test dit : { $first } n’est pas meilleur.
cli-match-unsure = Le test ne peut pas encore dire qui est meilleur.

# Avant une partie
cli-welcome = Construis, grimpe et atteins en premier un troisième niveau. Entrée prend la réponse entre crochets.
cli-who-plays = Qui joue ?
cli-people-computer = Toi contre l’ordinateur
cli-people-two = Deux personnes à ce clavier
cli-people-three = Trois personnes, chacune pour soi
cli-people-four = Quatre personnes en deux équipes
cli-which-powers = Quels pouvoirs ?
cli-deal-none = Aucun : le jeu de base, idéal pour une première fois
cli-deal-simple = Des dieux simples, distribués au hasard
cli-deal-any = Tous les pouvoirs, distribués au hasard
cli-deal-named = Les choisir par leur nom
cli-deal-draft = Un draft comme dans les règles
cli-deal-fleece = La Toison d’or : un pouvoir à côté du plateau
cli-ask-fleece = Le pouvoir de la Toison d’or (Entrée : au hasard)
cli-ask-power = Pouvoir de la place { $seat } (Entrée : au hasard)
cli-ask-offer = La place 1 propose { $powers } pouvoirs (Entrée : au hasard)
cli-picks = Choix de la place { $seat }
cli-seat = Place { $seat } ({ $power })
cli-who-begins = Qui commence ?
cli-type-number = Tape un nombre de 1 à { $most }, ou juste Entrée pour { $default }.
cli-type-yes = Tape oui
cli-go-on = Entrée pour continuer…

# Ce qu’il faut décider
cli-task-worker = place un ouvrier, d’abord l’ouvrière
cli-task-wind = oriente le vent
cli-task-arrow = oriente la flèche
cli-task-fate = choisis en secret ton carré du destin par sa case en bas à gauche
cli-task-abyss = choisis l’abîme, en secret
cli-task-ram = pose le Bélier sur le plateau
cli-task-reply = un dôme a été construit : un ouvrier va-t-il surgir ?
cli-do-move = déplace un ouvrier
cli-do-build = construis
cli-do-power = utilise ton pouvoir
cli-do-finish = termine
cli-verb-move = Déplacer
cli-verb-build = Construire
cli-verb-dome = Dôme
cli-verb-force = Forcer
cli-verb-swap = Échanger
cli-verb-kill = Retirer
cli-verb-unbuild = Démonter
cli-verb-lower = Abaisser
cli-verb-place = Placer
cli-verb-token = Poser
cli-verb-aim = Orienter
cli-verb-mark = Désigner
cli-verb-draw = Piocher
cli-verb-end = Fini
cli-verb-secret = Choisir
cli-anywhere = sur une case libre
cli-hint-number = Tape un nombre
cli-hint-where-from = Où aller depuis { $space } ? (Entrée : un autre ouvrier)
cli-hint-worker = Quel ouvrier, p. ex. { $space } ? (? aide)
cli-hint-where = Où, p. ex. { $space } ? (? aide)

# À la table
cli-hand-over = Le clavier passe à { $name }. Les autres regardent ailleurs.
cli-handed-over = { $name }, appuie sur Entrée quand tu es là…
cli-ram = Le Bélier donne { $power } : { $text }
cli-wind = Vent
cli-arrow = Flèche
cli-turn-over = Le tour était fini avant { $step }
cli-would-play = L’ordinateur jouerait { $step }
cli-resign = { $name } : abandonner ?
cli-exists = { $file } existe. L’écraser ?
cli-saved = Enregistré. Pour continuer : santorini play --load { $file }
cli-over = La partie est finie.
cli-after = again · undo · log · save FILE · Entrée quitte
cli-no-powers = Aucun pouvoir en jeu : tout le monde est mortel. `card Pan` lit n’importe quelle carte.
cli-rules = Déplace un de tes ouvriers sur une case voisine, un niveau plus haut au plus ; puis construis à côté de lui avec le même ouvrier : un bloc, ou un dôme sur le troisième niveau. Celui qui monte au troisième niveau gagne. Si tu n’as aucun tour légal, tu perds.
cli-typed-worker = choisir l’ouvrier en b2, puis taper où il va
cli-typed-steps = ou écrire les coups ; plusieurs sur une ligne, même un tour entier
cli-typed-done = fini : renoncer à ce qui est facultatif (ou juste Entrée)
cli-typed-undo = annuler ton dernier coup
cli-typed-hint = demander à l’ordinateur ce qu’il ferait
cli-typed-card = lire un pouvoir ; `cards` lit tous les pouvoirs en jeu
cli-typed-log = les tours jusqu’ici
cli-typed-save = garder la partie ; `load FILE` la continue
cli-typed-resign = abandonner
cli-typed-quit = quitter

# Cartes, feuilles et comptes
cli-card =
    Numéro { $number } ({ $group }) ; pour { $players } joueurs{ $fleece ->
        [yes] , Toison d’or possible.
       *[no] .
    }
cli-card-rivals = Pas contre { $powers }.
cli-card-note = Éditions : { $note }.
cli-unfinished = Non finie.
cli-turn = Tour { $turn } sur { $turns }  (Entrée : suivant, b : retour, 7 : au tour 7, q : quitter)
cli-column-power = Pouvoir
cli-column-players = Joueurs
cli-column-fleece = TO
cli-column-text = Ce qu’il fait
cli-column-rivals = Pas contre
cli-column-turns = tours
cli-column-ways = façons
cli-column-seconds = secondes
cli-column-speed = par seconde
cli-column-table = Table
cli-column-status = État
cli-column-public = Publique
cli-column-created = Créée (UTC)
cli-column-changed = Modifiée (UTC)
cli-column-lines = Lignes
cli-column-seat = Place
cli-column-player = Joueur
cli-column-name = Nom
cli-column-guest = Invité
cli-column-since = Depuis (UTC)
cli-open = Santorini est ouvert à l’adresse { $address } (Ctrl-C le ferme)

# What was done to a server
cli-admin-closed = La table { $table } est fermée.
cli-admin-deleted = La table { $table } est supprimée.
cli-admin-is-blocked = L’invité { $guest } est bloqué.
cli-admin-is-unblocked = L’invité { $guest } n’est plus bloqué.
cli-admin-erased = { $tables ->
    [one] Le nom est effacé de { $tables } table.
   *[other] Le nom est effacé de { $tables } tables.
}
cli-admin-pruned = { $tables ->
    [one] { $tables } table supprimée.
   *[other] { $tables } tables supprimées.
}
cli-admin-would-prune = { $tables ->
    [one] { $tables } table serait supprimée.
   *[other] { $tables } tables seraient supprimées.
}
cli-admin-backed-up = La copie est dans { $folder }.

# Comment se fait le réseau de l’ordinateur
cli-selfplay = Faire jouer l’ordinateur contre lui-même, pour qu’un réseau en apprenne.
cli-train = Entraîner un réseau sur des positions de ces parties.
cli-gauntlet = Juger un nouveau réseau par des parties contre un ancien.
cli-generations = Parties, entraînement et jugement, génération après génération.
cli-study-folder = Le dossier de ce qui est produit ; ce qui s’y trouve déjà n’est pas refait.
cli-study-folders = Dossiers de parties de l’ordinateur contre lui-même.
cli-study-files = Combien de fichiers : chacun est une tâche à part (par défaut : { $default }).
cli-study-games = Parties par fichier (par défaut : { $default }).
cli-study-nodes = Positions que la recherche examine avant chaque tour (par défaut : { $default }).
cli-study-pool = Quels pouvoirs se rencontrent : mortals (mortels), simple (dieux simples), all (toutes les rencontres permises) ou mix (un mélange).
cli-study-pools = Quels pouvoirs se rencontrent : mortals, simple ou all ; peut être répété.
cli-study-network = Le réseau qui joue : un fichier, `standard` pour celui du paquet, ou `none`.
cli-study-processes = Processus sur cette machine (par défaut : { $default }).
cli-study-ray = Confier les tâches à une grappe Ray.
cli-study-address = L’adresse de la grappe ; sinon celle des réglages de Ray, sinon cette machine.
cli-study-seed = Le même nombre donne le même résultat.
cli-study-passes = Combien de fois parcourir toutes les positions (par défaut : { $default }).
cli-study-batch = Positions par pas d’apprentissage (par défaut : { $default }).
cli-study-rate = Vitesse d’apprentissage maximale (par défaut : { $default }).
cli-study-trust = Poids de l’avis de la recherche ; le reste est le résultat de la partie (par défaut : { $default }).
cli-study-threads = Processeurs pour l’entraînement ; plus d’un ne sert que si rien d’autre ne tourne.
cli-study-pairs = Paires de parties au plus, pour chaque groupe (par défaut : { $default }).
cli-study-better = De combien d’Elo le nouveau réseau devrait être meilleur (par défaut : { $default }).
cli-study-ship = Si le nouveau réseau est prouvé meilleur, en faire celui du paquet.
cli-study-out = Le fichier du réseau ; sa note et de quoi reprendre se trouvent à côté.
cli-study-from = Le réseau de départ : un fichier, `standard` ou `none`.
cli-study-new = Le fichier du nouveau réseau.
cli-study-old = L’ancien réseau : un fichier, `standard` pour celui du paquet, ou `none`.
cli-study-count = Combien de générations il doit y avoir en tout.
cli-study-window = De combien de générations de parties apprendre (par défaut : { $default }).
cli-study-stage-selfplay = Parties
cli-study-stage-training = Entraînement
cli-study-stage-gauntlet = Jugement : { $pool }
cli-study-positions = { $positions ->
    [one] { $positions } position
    [many] { $positions } de positions
   *[other] { $positions } positions
}
cli-study-error = erreur { $error }
cli-study-rating = Elo { $rating }
cli-study-verdict = { $pool } : { $result ->
    [better] le nouveau réseau est meilleur
    [worse] le nouveau réseau n’est pas meilleur
   *[open] rien n’est prouvé
} (paires de parties : { $pairs } ; Elo { $rating })
cli-study-shipped = C’est désormais le réseau du paquet.
cli-study-generation = Génération { $number } : { $proven ->
    [yes] le nouveau réseau est meilleur et joue désormais.
   *[no] il n’est pas prouvé que le nouveau réseau soit meilleur.
}

# Ce qui ne va pas

error-no-door = Aucun accès n’a pu être ouvert à { $host }, port { $port } : { $reason }
error-no-pages = Il manque à ce paquet les pages du jeu web : installe un wheel publié, ou construis-les avec `make pages`
error-setting-number = { $setting } : il faut un nombre
error-setting-log = { $setting } : il faut debug, info, warning ou error
error-secret-short = Le secret dans { $place } a { $length } caractères ; il en faut au moins { $least }
error-data-folder = { $path } ne peut pas être lu ou écrit : { $reason }
error-database-away = La base de données { $database } ne peut pas être ouverte : { $reason }
error-database-kind = Il n’y a pas de type de base de données { $kind } ; l’adresse commence par sqlite:/// ou postgresql+psycopg://
error-database-driver = La base de données { $database } a besoin de { $module } : pip install 'santorini[postgres]'
error-database-busy = Un autre serveur utilise la base de données { $database }
error-other-secret = Les autres serveurs de cette base de données ont un autre SANTORINI_SECRET : il doit être le même pour tous
error-database-newer = La base de données { $database } vient d’une version plus récente de Santorini (révision { $revision })
error-no-server = Le serveur a besoin de { $module } : pip install 'santorini[server]'
error-computer-seats = Les places de l’ordinateur sont des nombres de 1 à { $players }, `all` ou `none`, pas { $text }
error-many-powers = { $powers } pouvoirs, c’est trop pour { $players } joueurs
error-not-for = { $power } ne se joue pas à { $players } joueurs
error-insist = Les règles déconseillent { $power } et { $other }. Jouer quand même ?
error-no-such-game = { $file } n’a pas de partie { $number }
error-no-such-turn = Il n’y a pas de tour { $turn } ; le dernier est { $turns }
error-picture-kind = { $file } doit finir par .svg, .png ou .gif
error-picture-style = Il n’y a pas de style { $style } ; choisis island ou print
error-not-placed = Aucun ouvrier ne peut être placé en { $spaces }
error-review-output = { $file } devrait finir par .txt, .md ou .json
error-no-game = Il n’y a aucune partie dans { $file }
error-no-text-file = { $file } n’est pas un fichier texte
error-position-or-powers = Donne une position ou des pouvoirs, pas les deux : la position nomme ses pouvoirs
error-no-typed-number = Tape un nombre de 1 à { $most }
error-no-typed-step = { $text } n’est pas un coup ; tape une case comme c3, ou ? pour l’aide
error-nothing-typed = Tape une case comme c3 ou un coup comme b2-c3 ; ? explique tout
error-which = Lequel ?  { $steps }
error-worker-first = Rien à faire avec { $space } maintenant ; choisis d’abord un ouvrier : { $choices }
error-only-end = Il ne reste qu’à finir le tour : appuie sur Entrée
error-nothing-to-undo = Il n’y a rien à annuler
error-no-file = Dis quel fichier, p. ex. load game.santorini
cli-admin-rate = Reclasser toutes les parties à partir de leurs journaux
cli-admin-rated = { $games } parties classées ; { $changed } classements ont changé.
