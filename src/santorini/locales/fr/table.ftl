# Places
table-computer = Ordinateur
table-player = Joueur { $number }
table-seats = Joueurs
table-open-seat = Place libre
table-away = hors ligne
table-out = hors jeu
table-deciding = décision en cours
table-you = Toi
table-level = niveau { $level }
table-spent = utilisé
table-holds = détient { $power }
table-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-card = Pouvoir
table-read-card = { $name }, { $power } : lire la carte
table-days = { $days } j { $hours } h

# La connexion
table-connecting = Connexion…
table-lost = Connexion perdue. Nouvel essai…
table-connected = Connexion établie
table-sending = Envoi…
table-held = Ton choix sera envoyé dès le retour de la connexion

# Ce qu’il faut décider
table-task-woman = Place ton ouvrière
table-task-man = Place ton ouvrier
table-task-another = Place un autre ouvrier
table-task-wind = Oriente le vent
table-task-arrow = Oriente la flèche
table-task-fate = Choisis en secret ton carré du destin par sa case en bas à gauche
table-task-abyss = Choisis l’abîme, en secret
table-task-ram = Pose le Bélier sur le plateau
table-task-reply = Un dôme a été construit. Place un ouvrier à côté, ou passe
table-do-move = déplace un ouvrier
table-do-move-with = déplace l’ouvrier en { $space }
table-do-move-any = choisis un ouvrier à déplacer
table-do-build = construis
table-do-build-with = construis à côté de { $space }
table-do-build-any = choisis l’ouvrier qui construit
table-do-dome = construis un dôme
table-do-force = envoie un ouvrier de force
table-do-swap = échange des places
table-do-kill = retire un ouvrier
table-do-unbuild = retire un bloc
table-do-lower = retire un bloc sous un ouvrier
table-do-place = place un ouvrier
table-do-token = pose un jeton sur le plateau
table-do-token-whirlpool = pose un tourbillon sur le plateau
table-do-token-talus = pose Talos sur le plateau
table-do-aim = oriente le vent
table-do-mark = désigne un ouvrier
table-do-secret = choisis une case en secret
table-do-end = termine ton tour
table-your-turn = À ton tour · { $name }
table-wait = { $name } joue…
table-wait-computer = { $name } réfléchit…
table-wait-chance = Le hasard décide…
table-for = { $name } : { $prompt }
table-sure = { $step } ?

# Les actions possibles sur une case
table-step-move = Se déplacer en { $dst }
table-step-build = Construire un bloc en { $dst }
table-step-dome = Construire un dôme en { $dst }
table-step-under = Construire un bloc sous l’ouvrier
table-step-force = Envoyer { $src } de force en { $dst }
table-step-swap = Échanger { $src } et { $dst }
table-step-kill = Retirer l’ouvrier en { $dst }
table-step-unbuild = Retirer un bloc en { $dst }
table-step-lower = Retirer un bloc sous l’ouvrier en { $dst }
table-step-place = Placer un ouvrier en { $dst }
table-step-token = Poser le jeton en { $dst }
table-step-token-whirlpool = Poser un tourbillon en { $dst }
table-step-token-talus = Poser Talos en { $dst }
table-step-mark = Désigner l’ouvrier en { $dst }
table-step-named = Désigner : { $worker }
table-step-secret = Choisir { $dst }
table-step-end = Finir le tour
table-compass = Direction
table-calm = Calme
table-direction-n = nord
table-direction-ne = nord-est
table-direction-e = est
table-direction-se = sud-est
table-direction-s = sud
table-direction-sw = sud-ouest
table-direction-w = ouest
table-direction-nw = nord-ouest

# Les boutons
table-end = Finir le tour
table-skip = Passer
table-undo = Annuler
table-undo-turn = Annuler le tour
table-undo-quick = Annuler le tour ({ $seconds })
table-confirm = Confirmer
table-cancel = Retour
table-close = Fermer

# Le plateau
table-board = Plateau
table-can-choose = choix possible
table-chosen = choix actuel
table-woman = ouvrière
table-man = ouvrier
table-token-coin = pièce
table-token-whirlpool = tourbillon
table-token-talus = Talos
table-token-ram = le Bélier
table-token-abyss = l’abîme
table-token-fate = carré du destin
table-token-any = jeton

# Ce qui arrive, dit après le nom du joueur
table-event-move = de { $src } à { $dst }
table-event-build = bloc en { $dst }
table-event-dome = dôme en { $dst }
table-event-force = { $src } va de force en { $dst }
table-event-force-by = { $src } va de force en { $dst } ({ $power })
table-event-swap = { $src } et { $dst } échangent leurs places
table-event-kill = l’ouvrier en { $dst } disparaît
table-event-kill-by = l’ouvrier en { $dst } disparaît ({ $power })
table-event-unbuild = un bloc de moins en { $dst }
table-event-lower = un bloc de moins sous l’ouvrier en { $dst }
table-event-place = ouvrier en { $dst }
table-event-token = { $token } en { $dst }
table-event-clear = { $token } en { $dst } disparaît
table-event-mark = l’ouvrier en { $dst } est désigné
table-event-named = désignation : { $worker }
table-event-secret = { $dst } en secret
table-event-aim = direction { $direction }
table-event-wind = vent, direction { $direction }
table-event-arrow = flèche, direction { $direction }
table-event-calm = le vent est calmé
table-event-draw = nouveau dieu : { $power }
table-event-steal = { $name } : pouvoir volé ({ $power })
table-event-return = { $name } : pouvoir rendu ({ $power })
table-event-out = { $name } : hors jeu
table-event-resign = { $name } : abandon
table-event-cancel = quelqu’un d’invisible barre la route en { $dst } : le reste du tour est perdu
table-event-cancel-by = quelqu’un d’invisible barre la route en { $dst } : le tour est fini ({ $power })
table-unseen = action cachée
table-chance = Hasard
table-told-sit = arrivée à la table
table-told-computer = prend cette place
table-told-leave = départ
table-told-offer = Au choix : { $powers }
table-told-pick = choix : { $power }
table-told-begin = La partie commence. Premier joueur : { $name }
table-told-undo = { $count ->
        [one] annulation d’un coup
       *[other] annulation de { $count } coups
    }
table-told-ask = demande d’annuler le dernier tour
table-told-quick = a aussitôt annulé le tour
table-told-yes = demande acceptée
table-told-no = demande refusée
table-told-flag = temps écoulé
table-told-dismiss = forfait pour absence
table-told-resign = abandon
table-told-pause = Le serveur était indisponible ; les pendules étaient arrêtées
table-told-close = La table a été fermée par l’administrateur
table-told-wish-same = demande de revanche, mêmes pouvoirs
table-told-wish-swapped = demande de revanche, pouvoirs échangés
table-told-wish-draft = demande de revanche, nouveaux pouvoirs
table-feed = Ce qui s’est passé
table-nothing = Rien ne s’est encore passé.

# La fin
table-won = { $count ->
        [one] { $who } gagne : { $why }.
       *[other] { $who } gagnent : { $why }.
    }
table-won-you = Tu gagnes : { $why }.
table-won-nobody = Personne ne gagne : { $why }.
table-ending-climb = un ouvrier est monté au troisième niveau
table-ending-drop = un ouvrier est descendu d’au moins deux niveaux
table-ending-meeting = les amoureux se sont retrouvés
table-ending-towers = cinq tours complètes se dressent
table-ending-fate = le destin en a décidé autrement
table-ending-abyss = un ouvrier est tombé dans l’abîme
table-ending-stuck = plus personne d’autre ne pouvait jouer
table-ending-alone = il ne reste personne d’autre
table-ending-resigned = l’autre camp a abandonné
table-ending-time = l’autre camp n’a plus de temps
table-ending-abandoned = la partie a été délaissée
table-ending-by = victoire de { $power }
table-victory = Victoire
table-defeat = Défaite
table-over = Partie finie
table-again = Rejouer
table-again-same = Mêmes pouvoirs
table-again-swapped = Pouvoirs échangés
table-again-draft = Nouveaux pouvoirs
table-again-plain = Revanche
table-wished = { $name } voudrait rejouer : { $how }.
table-wish-waiting = Les autres doivent encore accepter…
table-next = Aller à la revanche
table-replay = Revoir la partie
table-share = Partager
table-home = Accueil

# Tours, discussion et le reste
table-tabs = À propos de la partie
table-tab-story = Journal
table-tab-turns = Tours
table-tab-chat = Chat
table-tab-more = Plus
table-setup = Mise en place
table-say = Envoyer un message
table-quiet = Personne n’a encore parlé.
table-phrase-hello = Bonjour !
table-phrase-luck = Bonne chance !
table-phrase-thanks = Merci !
table-phrase-well-played = Bien joué !
table-phrase-oops = Oups !
table-phrase-thinking = Je réfléchis.
table-phrase-hurry = À toi de jouer !
table-phrase-rematch = Encore une partie ?
table-phrase-goodbye = Au revoir !
table-settings = Réglages
table-record = Télécharger la feuille de partie
table-position = Partager cette position
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ?
table-resign-as = Abandonner pour { $name }
table-take-back = Demander à annuler mon dernier tour
table-leave = Quitter ma place
table-leave-sure = Quitter ta place ? Quelqu’un d’autre, ou l’ordinateur, pourra continuer à ta place.
table-powers = Tous les pouvoirs
table-device = Continuer sur un autre appareil
table-device-hint = Celui qui ouvre ce lien joue à ta place. Garde-le pour toi.

# Avis
table-asks = { $name } voudrait annuler le dernier tour.
table-asked = Ta demande attend une réponse…
table-allow = Accepter
table-refuse = Refuser
table-gone = { $name } est hors ligne.
table-gone-open = Une place est libre : { $name }.
table-replace = Laisser jouer l’ordinateur
table-dismiss = Réclamer la victoire
table-spectator = Tu regardes cette partie.

# En attendant les joueurs
table-gathering = En attente de joueurs
table-invited = Invitation à jouer
table-invited-text = Santorini est un petit jeu de tours et de dieux : déplace-toi, construis et monte avant les autres au troisième niveau. Rien à installer, pas de compte.
table-qr = Ou fais scanner ce code avec un téléphone
table-invite = Envoie ce lien à ceux avec qui tu veux jouer. Celui qui l’ouvre peut prendre place.
table-link = Lien vers cette table
table-copy = Copier le lien
table-copied = Copié
table-copy-failed = Copie-le depuis le champ
table-send = Envoyer le lien…
table-name = Ton nom
table-sit = Prendre place
table-sit-too = Jouer une autre place ici
table-taken-by-you = ta place

# Le draft
table-draft-offer-you = Choisis { $count } pouvoirs à proposer. Les autres se servent d’abord, le dernier est pour toi.
table-draft-offer = { $name } choisit les pouvoirs à proposer…
table-draft-pick-you = Choisis ton pouvoir
table-draft-pick = { $name } choisit un pouvoir…
table-draft-first-you = Qui joue le premier tour ?
table-draft-first = { $name } désigne le premier joueur…
table-draft-chosen = { $count } sur { $total } choisis
table-draft-offer-button = Proposer ces pouvoirs
table-draft-search = Chercher un pouvoir
table-draft-none = Aucun pouvoir ne porte ce nom.
table-draft-clash = Pas avec { $power } : le livret de règles le déconseille
table-draft-full = Il y en a assez ; retires-en un d’abord
table-draft-picked = Choix : { $name }
table-draft-seat = { $name } ({ $power })

# Le rideau, quand on partage l’écran
table-curtain = Passe l’appareil à { $name }
table-curtain-hint = Il y a des secrets sur le plateau. Les autres regardent ailleurs.
table-curtain-look = Je suis { $name } : voir le plateau

# Réglages
table-settings-board = Plateau
table-settings-board-auto = Automatique
table-settings-board-flat = 2D
table-settings-board-island = 3D
table-settings-speed = Animation
table-settings-speed-off = Sans
table-settings-speed-slow = Lente
table-settings-speed-normal = Normale
table-settings-speed-fast = Rapide
table-settings-theme = Couleurs
table-settings-theme-auto = Automatiques
table-settings-theme-light = Claires
table-settings-theme-dark = Sombres
table-settings-confirm = Demander avant un coup qui peut finir mon tour
table-settings-quick = Pouvoir annuler un tour terminé pendant quelques secondes

table-keys = Clavier
table-keys-walk = Se déplacer sur le plateau
table-keys-choose = Choisir la case
table-keys-next = Prochaine case au choix
table-keys-confirm = Confirmer
table-keys-cancel = Retour
table-keys-undo = Annuler
table-keys-undo-turn = Annuler le tour
table-keys-end = Finir le tour, ou passer
table-keys-hint = Demander un indice
table-keys-switch = Ce que veut dire un toucher, quand il peut vouloir dire deux choses
table-keys-help = Montrer ces touches
table-keys-where = Elles marchent tant que le plateau ou un de ses boutons est actif.
table-key-enter = Entrée
table-key-escape = Échap
table-key-shift = Maj + { $key }

# Refus
table-refusal-offline = Le serveur est injoignable
table-refusal-choose-worker = Choisis d’abord un ouvrier
table-refusal-their-worker =
    { $side ->
        [0] C’est un ouvrier rouge
        [1] C’est un ouvrier violet
       *[other] C’est un ouvrier doré
    } ; choisis l’un des tiens
table-refusal-other = Ce n’est pas possible maintenant
table-closed-talus = Talos, qui compte comme un dôme
table-closed-ram = le Bélier
table-closed-dome = un dôme
table-closed-coin = une pièce, un dôme pour les adversaires de Clio
