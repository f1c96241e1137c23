# Игроки: как найти соперника, рейтинги и профили.

people-find = Найти соперника
people-how-many = Сколько игроков
people-what = Во что играем
people-base = Базовая игра
people-with-powers = С силами
people-clock = Часы
people-clock-fast = По 5 минут
people-clock-slow = По 15 минут
people-clock-days = 3 дня на ход
people-rated = Рейтинговая партия
people-rated-account = Для рейтинговых партий нужна учётная запись.
people-go = Найти соперника сейчас
people-waiting = Ищем соперника…
people-seconds = { $seconds } с
people-waiting-text = Все в лобби видят, что ты ждёшь.
people-waiting-long = Пока никто не пришёл. Подожди ещё или сыграй с компьютером.
people-computer = Сыграть с компьютером
people-to-table = К столу
people-stop = Не ждать
people-ranking = Рейтинг
people-watch = Смотреть лучшую партию
people-rank = Место
people-player = Игрок
people-points = Очки
people-games = Партии
people-provisional = предварительный
people-nobody = Таких рейтинговых партий ещё никто не сыграл.
people-category-2-base = 2 игрока, базовая игра
people-category-2-powers = 2 игрока, силы
people-category-3-base = 3 игрока, базовая игра
people-category-3-powers = 3 игрока, силы
people-category-4-base = Команды, базовая игра
people-category-4-powers = Команды, силы
people-after = { $count ->
    [one] после { $count } партии
    [few] после { $count } партий
    [many] после { $count } партий
   *[other] после { $count } партии
}
people-curve = Рейтинг со временем, сейчас { $points }
people-unrated = Рейтинговых партий пока нет.
people-powers = Силы
people-won = выиграно { $won } из { $games }
people-latest = Последние рейтинговые партии
people-victory = Победа
people-defeat = Поражение
people-change = { $name }: { $points } ({ $gain })
