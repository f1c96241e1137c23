# Ce qu’un pouvoir permet maintenant : dit après son nom
prompt-power = { $power } : { $prompt }
prompt-once = { $power }, une fois par partie : { $prompt }
prompt-extra = un tour supplémentaire avec un ouvrier adverse
prompt-roam-move = déplace-toi encore ou construis
prompt-may-build-build = construis encore une fois
prompt-move-move = maintenant, déplace-toi
prompt-apollo-start-move = déplace-toi ; sur un adversaire, vous échangez vos places
prompt-artemis-start-move = déplace-toi une ou deux fois
prompt-athena-start-move = déplace-toi ; si tu montes, les adversaires ne peuvent plus monter
prompt-atlas-build-dome = construis un bloc, ou un dôme à n’importe quel niveau
prompt-demeter-may-build-build = construis encore une fois, sur une autre case
prompt-hephaestus-may-build-build = ajoute un second bloc par-dessus
prompt-hermes-start-move = déplace-toi ; sans changer de niveau, autant que tu veux, avec tes deux ouvriers
prompt-hermes-start-build = construis tout de suite, ou déplace-toi ; sans changer de niveau, autant que tu veux
prompt-hermes-roam-move = continue de te déplacer à ce niveau, avec l’un ou l’autre ouvrier, ou construis
prompt-minotaur-start-move = déplace-toi ; un adversaire sur ton chemin est repoussé tout droit
prompt-pan-start-move = déplace-toi ; descendre de deux niveaux ou plus fait gagner
prompt-prometheus-start-build = déplace-toi, ou construis d’abord puis déplace-toi sans monter
prompt-prometheus-move-move = maintenant, déplace-toi, mais sans monter
prompt-aphrodite-start-move = déplace-toi ; les adversaires à côté de tes ouvriers devront finir à côté d’eux
prompt-ares-may-act-unbuild = retire un bloc à côté de l’ouvrier qui ne s’est pas déplacé
prompt-bia-start-move = déplace-toi ; un adversaire droit devant ton déplacement est retiré
prompt-charon-start-force = déplace-toi, ou fais d’abord traverser un adversaire voisin
prompt-charon-move-move = maintenant, déplace l’ouvrier passeur
prompt-chronus-start-move = déplace-toi ; cinq tours complètes font gagner
prompt-circe-start-move = déplace-toi ; tant qu’aucun ouvrier adverse n’est voisin d’un autre, tu prends leur pouvoir
prompt-dionysus-start-move = déplace-toi ; achève une tour et tu joueras aussi un ouvrier adverse
prompt-eros-start-move = déplace-toi ; deux ouvriers côte à côte au niveau 1 font gagner
prompt-hera-start-move = déplace-toi ; les adversaires ne peuvent pas gagner sur le bord
prompt-hestia-may-build-build = construis encore une fois, mais pas sur le bord
prompt-hypnus-start-move = déplace-toi ; un ouvrier adverse plus haut que tous les siens ne peut pas se déplacer
prompt-limus-start-move = déplace-toi ; les adversaires ne peuvent pas construire à côté de tes ouvriers
prompt-medusa-build-build = construis ; les adversaires plus bas à côté de tes ouvriers sont changés en pierre
prompt-morpheus-may-build-build = construis avec ta réserve autant que tu veux
prompt-persephone-start-move = déplace-toi ; s’ils le peuvent, les adversaires doivent monter
prompt-poseidon-may-build-build = construis avec l’ouvrier qui ne s’est pas déplacé
prompt-selene-build-dome = construis, ou laisse l’ouvrière poser un dôme à n’importe quel niveau
prompt-triton-roam-move = sur le bord : déplace-toi encore ou construis
prompt-zeus-build-build = construis, même sous toi
prompt-aeolus-act-aim = oriente le vent
prompt-aeolus-may-act-aim = oriente le vent
prompt-charybdis-may-act-token = pose un tourbillon
prompt-clio-build-build = construis ; le bloc reçoit une de tes pièces
prompt-europa-may-act-token = pose Talos à côté de l’ouvrier qui s’est déplacé
prompt-gaea-reply-place = un dôme a été construit : place à côté un ouvrier de réserve
prompt-graeae-build-build = construis avec n’importe lequel de tes ouvriers
prompt-hades-start-move = déplace-toi ; les adversaires ne peuvent pas descendre
prompt-harpies-start-move = déplace-toi ; les adversaires qui se déplacent sont emportés plus loin
prompt-hecate-start-move = déplace-toi en secret
prompt-moerae-start-move = déplace-toi ; si un adversaire gagne sur ton carré secret, c’est toi qui gagnes
prompt-nemesis-may-act-swap = échange tes places avec les ouvriers d’un adversaire
prompt-nemesis-act-swap = désigne la prochaine paire qui échange ses places
prompt-siren-start-force = déplace-toi, ou chante au lieu de jouer ton tour
prompt-siren-may-act-force = que ton chant attire encore un ouvrier
prompt-tartarus-start-move = déplace-toi ; qui entre dans ton abîme perd
prompt-terpsichore-start-move = déplace-toi ; tous tes ouvriers se déplacent, puis tous construisent
prompt-terpsichore-move-move = déplace l’ouvrier suivant
prompt-terpsichore-build-build = construis ; chacun de tes ouvriers le fait
prompt-urania-start-move = déplace-toi, même par-dessus le bord jusqu’à l’autre côté
prompt-urania-build-build = construis, même par-dessus le bord
prompt-achilles-start-build = déplace-toi, ou construis d’abord
prompt-adonis-may-act-mark = désigne l’ouvrier qui devra venir à toi
prompt-atalanta-roam-move = continue de te déplacer, ou construis
prompt-bellerophon-start-move = déplace-toi ; tu peux monter de deux niveaux
prompt-heracles-may-build-dome = pose des dômes à côté de tes ouvriers, autant que tu veux
prompt-heracles-build-dome = construis, ou pose des dômes à côté de tes ouvriers
prompt-jason-start-place = déplace-toi, ou place ton ouvrier de réserve, qui construit
prompt-medea-may-act-lower = retire un bloc sous un ouvrier
prompt-odysseus-start-force = déplace-toi, ou envoie d’abord des adversaires dans des coins libres
prompt-polyphemus-may-act-dome = pose un ou deux dômes n’importe où
prompt-theseus-may-act-kill = retire un adversaire deux niveaux au-dessus de ton ouvrier

# Ce qui est en vigueur, à côté du nom de son propriétaire
lasting-named = { $power } : { $text }
lasting-ready = pas encore utilisé
lasting-athena = personne d’autre ne monte
lasting-aphrodite = doit finir à côté d’elle : { $spaces }
lasting-persephone = quelqu’un doit monter
lasting-adonis = doit venir : { $spaces }
lasting-hera = pas de victoire sur le bord
lasting-hades = on ne descend pas
lasting-limus = on ne construit pas à côté d’elle
lasting-harpies = emporté plus loin à chaque déplacement
lasting-moerae = un carré du destin secret
lasting-tartarus = un abîme caché
lasting-hypnus = endormi : { $spaces }
lasting-chronus = { $count } tours sur 5
lasting-dionysus = tours supplémentaires : { $count }
lasting-morpheus = en réserve : { $count }
lasting-poseidon = constructions restantes : { $count }
lasting-aeolus = vent : { $wind }
lasting-siren = flèche : { $arrow }
lasting-charybdis = { $count } tourbillons sur 2
lasting-europa = Talos en { $spaces }
lasting-clio =
    { $count ->
        [one] { $count } pièce en réserve
       *[other] { $count } pièces en réserve
    }
lasting-gaea =
    { $count ->
        [one] { $count } ouvrier en réserve
       *[other] { $count } ouvriers en réserve
    }

# Un toucher qui peut vouloir dire deux choses : laquelle
switch-name = Toucher veut dire
switch-move = Déplacer
switch-build = Construire
switch-first = Construire d’abord
switch-block = Bloc
switch-dome = Dôme
