# Мои игры
games-title = Игры
games-against = Соперники
games-against-all = Все
games-against-computer = Компьютер
games-against-people = Люди
games-running = Идут сейчас
games-finished = Завершённые
games-won = Победа
games-lost = Поражение
games-continue = Продолжить
games-replay = Повтор
games-rematch = Реванш
games-delete = Удалить
games-delete-this = Удалить из списка игру: { $game }
games-deleted = Игра удалена из твоего списка.
games-undo = Отменить удаление
games-more = Показать ещё
games-none = Игр пока нет
games-none-text = На этой странице собраны все твои игры: с результатом и повтором.
games-play = Сыграть первую игру
games-kept = Из неоконченных игр с компьютером хранятся три последние.
games-versus = { $first } против { $next }
games-fleece = Золотое руно: { $power }
games-turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
