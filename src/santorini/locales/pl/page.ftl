page-name = Santorini
page-learn = Nauka
page-powers = Moce
page-lobby = Lobby
page-skip = Przejdź do treści
page-loading = Wczytywanie…
page-missing = Nie ma takiej strony.
page-home = Strona główna
page-language = Język
page-series = { $first }, { $next }
page-sentence = { $text }.

# Where a link is shared
page-preview-invited = { $name } zaprasza cię do gry w Santorini
