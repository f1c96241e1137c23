page-name = Santorini
page-learn = Apprendre
page-powers = Pouvoirs
page-lobby = Salon
page-skip = Aller au contenu
page-loading = Chargement…
page-missing = Cette page n’existe pas.
page-home = Accueil
page-language = Langue
page-series = { $first }, { $next }
page-sentence = { $text }.

# Where a link is shared
page-preview-invited = { $name } t’invite à une partie de Santorini
