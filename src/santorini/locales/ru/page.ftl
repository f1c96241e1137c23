page-name = Santorini
page-learn = Уроки
page-powers = Силы
page-lobby = Лобби
page-skip = Перейти к содержанию
page-loading = Загрузка…
page-missing = Такой страницы нет.
page-home = На главную
page-language = Язык
page-series = { $first }, { $next }
page-sentence = { $text }.

# Where a link is shared
page-preview-invited = { $name } приглашает тебя сыграть в Santorini
