page-name = Santorini
page-learn = Aprender
page-powers = Poderes
page-lobby = Sala
page-skip = Ir al contenido
page-loading = Cargando…
page-missing = Página no encontrada
page-home = Inicio
page-language = Idioma
page-series = { $first }, { $next }
page-sentence = { $text }.

# Where a link is shared
page-preview-invited = { $name } te invita a una partida de Santorini
