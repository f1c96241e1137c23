# Opening a record
replay-title = Повтор игры
replay-lead = Открой запись игры и пройди её шаг за шагом.
replay-paste = Запись игры
replay-open = Открыть
replay-choose = Выбрать файл
replay-drop = или перетащи его сюда
replay-format = Как выглядит запись?
replay-format-text = Кто играет и с какими силами, затем где стоят строители, затем каждый ход: b2-c3 — шаг, +c4 — постройка, комментарии стоят в фигурных скобках. В конце — итог; незаконченная игра завершается звёздочкой.
replay-try = Посмотреть эту игру
replay-or-position = Только одна позиция?
replay-to-position = Открыть позицию

# Going through a game
replay-first = В начало
replay-previous = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-controls = Пройти по игре
replay-moment = Момент игры
replay-games = Игры в этой записи
replay-number = Игра { $number } из { $games }
replay-step = Шаг { $step } из { $steps }
replay-turns = Ходы
replay-no-turns = Пока ничего не произошло.
replay-start = Начало
replay-did = { $who }: { $what }.
replay-chance = Случай
replay-unseen = что-то втайне
replay-nothing = больше ничего
replay-secrets = Пока эта игра идёт, видно только то, что тебе можно о ней знать.
replay-edition =
    { $edition ->
        [spinmaster2017] Издание Spin Master
        [revised] Исправленное издание
       *[roxley2016] Издание Roxley
    }

# Seats
replay-seats = Игроки
replay-seat = Игрок { $number }
replay-computer = Компьютер
replay-decides = ходит
replay-out = вне игры
replay-winner = победитель
replay-fleece = Золотое руно
replay-face = Открытая карта

# Summary
replay-summary = Игра в цифрах
replay-length =
    { $turns ->
        [one] Сыгран { $turns } ход.
        [few] Сыграно { $turns } хода.
        [many] Сыграно { $turns } ходов.
       *[other] Сыграно { $turns } хода.
    }
replay-count-turns = Ходы
replay-count-climbs = Подъёмы
replay-count-blocks = Блоки
replay-count-domes = Купола
replay-count-powers = Применений силы

# Taking it along
replay-record = Скачать запись
replay-table = Вернуться к столу
replay-another = Другая запись
replay-this-position = Эта позиция
replay-play-on = Играть отсюда
replay-copy-link = Копировать ссылку
replay-copied = Скопировано
replay-picture = Картинка ({ $kind })
replay-share = Поделиться
replay-failed = Не получилось.

# A position
replay-position = Позиция
replay-position-lead = Позиция — это одна строка текста: доска, строители, кто ходит следующим и силы.
replay-position-text = В виде текста
replay-show = Показать
replay-copy = Копировать
replay-try-position = Показать пример
replay-to-decide = Сейчас ходит { $name }
replay-chance-decides = Сейчас решает случай
