page-name = Santorini
page-learn = Learn
page-powers = Powers
page-lobby = Lobby
page-skip = Skip to content
page-loading = Loading…
page-missing = Page not found
page-home = Home
page-language = Language
page-series = { $first }, { $next }
page-sentence = { $text }.

# Where a link is shared
page-preview-invited = { $name } invites you to a game of Santorini
