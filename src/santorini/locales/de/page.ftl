page-name = Santorini
page-learn = Lernen
page-powers = Kräfte
page-lobby = Lobby
page-skip = Zum Inhalt springen
page-loading = Wird geladen …
page-missing = Seite nicht gefunden
page-home = Startseite
page-language = Sprache
page-series = { $first }, { $next }
page-sentence = { $text }.

# Where a link is shared
page-preview-invited = { $name } lädt dich zu einer Partie Santorini ein
