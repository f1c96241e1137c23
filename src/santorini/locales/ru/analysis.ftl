# What the computer thinks of a position
analysis-title = Анализ
analysis-start = Анализировать
analysis-stop = Остановить
analysis-go-on = Дальше
analysis-chances = Шансы на победу: { $chances }
analysis-chance = { $name } { $chance }
analysis-lines = Варианты
analysis-best = Лучшие варианты
analysis-wins =
    { $turns ->
        [one] победа за { $turns } ход
        [few] победа за { $turns } хода
        [many] победа за { $turns } ходов
       *[other] победа за { $turns } хода
    }
analysis-loses =
    { $turns ->
        [one] проигрыш за { $turns } ход
        [few] проигрыш за { $turns } хода
        [many] проигрыш за { $turns } ходов
       *[other] проигрыш за { $turns } хода
    }
analysis-step-in = Разыграть этот вариант
analysis-step-in-line = Разыграть вариант, который начинается с { $line }
analysis-within = Этот вариант показан на доске.
analysis-back = Назад к позиции
analysis-depth = Глубина { $depth }, позиций: { $nodes }.
analysis-done = Больше ничего не узнать.
analysis-nothing = Здесь нечего решать.

# How the chances went
analysis-graph = Шансы по ходу партии
analysis-table = В числах
analysis-turn = Ход
analysis-player = Игрок
analysis-before = До
analysis-after = После
analysis-show-turn = Показать ход { $turn }

# Setting up a position by hand
editor-title = Расставить позицию
editor-tools = Поставить
editor-block = Блок
editor-dome = Купол
editor-erase = Убрать
editor-players = Игроки
editor-mover = Ходит
editor-edition = Издание
editor-open = Открыть и анализировать
editor-clear = Очистить доску
editor-edit = Расставить вручную
