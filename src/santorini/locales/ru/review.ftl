# What is true of a turn: in hints and reviews
review-wins-on = Шаг на { $spaces } — и победа.
review-wins = Немедленная победа.
review-wins-in =
    { $turns ->
        [one] Победа за { $turns } ход при любом ответе.
        [few] Победа за { $turns } хода при любом ответе.
        [many] Победа за { $turns } ходов при любом ответе.
       *[other] Победа за { $turns } хода при любом ответе.
    }
review-stops-win = Не даёт победить на { $spaces }.
review-only-defence = Другого спасительного хода нет.
review-threatens = Грозит победой на { $spaces }.
review-threatens-all = Грозит победой сразу на { $spaces }.
review-walls-in = Строителю на { $space } больше некуда идти.
review-removes-worker = Снимает с поля строителя соперника.
review-climbs = Поднимает строителя на уровень { $level }, на { $space }.
review-uses-power = Это позволяет сила «{ $power }».
review-allows-win-on = Даёт сопернику сразу победить на { $spaces }.
review-allows-win = Даёт сопернику сразу победить.
review-allows-win-in =
    { $turns ->
        [one] После этого соперник побеждает за { $turns } ход при любом ответе.
        [few] После этого соперник побеждает за { $turns } хода при любом ответе.
        [many] После этого соперник побеждает за { $turns } ходов при любом ответе.
       *[other] После этого соперник побеждает за { $turns } хода при любом ответе.
    }
review-allows-removal = Даёт сопернику снять строителя с поля.

# A review of a game
review-title = Разбор партии
review-kind-missed-win = Упущенная победа
review-kind-mistake = Ошибка
review-kind-find = Находка
review-played = Ход { $turn }, { $name }: { $played }
review-better = Лучше: { $better }
review-chances = Шансы на победу: до хода { $before }, после { $after }.
review-accuracy = { $name }: точность { $accuracy }
review-nothing = Ни один ход не выделяется: ничего не упущено.
review-looking = Просмотр ходов
review-start = Разобрать партию
review-progress = Просмотрено решений: { $done } из { $total }
review-accuracies = Насколько точно играл каждый
review-shown = На доске
review-shown-played = Сыграно
review-shown-better = Лучше
review-truth = Что было на самом деле
review-seen = Доска, какой её видит { $name }.
review-true = Доска, какой она была на самом деле.
review-play-on = Играть дальше отсюда
review-look = Посмотреть в партии
review-picture = Картинка
review-share = Отправить разбор
review-replay = Вся партия
