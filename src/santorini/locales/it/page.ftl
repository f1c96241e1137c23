page-name = Santorini
page-learn = Impara
page-powers = Poteri
page-lobby = Sala
page-skip = Vai al contenuto
page-loading = Caricamento…
page-missing = Questa pagina non esiste.
page-home = Pagina iniziale
page-language = Lingua
page-series = { $first }, { $next }
page-sentence = { $text }.

# Where a link is shared
page-preview-invited = { $name } ti invita a una partita di Santorini
