page-name = Santorini
page-powers = Powers
page-lobby = Lobby
page-replay = Replay
page-skip = Skip to the content
page-loading = Loading …
page-missing = There is no such page.
page-home = To the start
