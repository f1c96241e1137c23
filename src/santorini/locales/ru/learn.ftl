# The overview
learn-title = Учись, играя
learn-lead = Посмотри, потом попробуй. Каждый урок — около двух минут.
learn-start = Начать с первого урока
learn-continue = Дальше: { $lesson }
learn-all-done = Всё пройдено. Пора играть!
learn-base = Игра
learn-more = Играть можно и так
learn-learned =
    { $done ->
        [0] Всего уроков: { $total }
       *[other] Пройдено уроков: { $done } из { $total }
    }
learn-state =
    { $done ->
        [0] ещё не начат
       *[other] пройдено { $done } из { $total }
    }
learn-name-move = Шаг
learn-name-climb = Подъём
learn-name-build = Постройка
learn-name-win = Победа
learn-name-stuck = Тупик
learn-name-golden-fleece = Золотое руно
learn-name-three = Три игрока
learn-name-teams = Команды
learn-about-move = На одну клетку одним строителем
learn-about-climb = Вверх на один, вниз на сколько угодно
learn-about-build = Блоки и купола
learn-about-win = На третий уровень
learn-about-stuck = Когда уже ничего нельзя сделать
learn-about-golden-fleece = Сила для того, кто стоит рядом с Бараном
learn-about-three = Каждый сам за себя
learn-about-teams = Двое на двое, строители общие

# A lesson
learn-overview = Все уроки
learn-part = Часть { $part } из { $total }
learn-now-you = Твой ход
learn-watch = Смотри
learn-again = Ещё раз
learn-back = Назад
learn-next = Дальше
learn-skip = Пропустить
learn-hint = Подсказка
learn-missing = Такого урока нет.
learn-unreachable = Этот урок сейчас не загрузить.
learn-you = Ты · { $power }
learn-ram = Баран · { $power }
learn-side =
    { $side ->
        [0] Красные
        [1] Фиолетовые
       *[other] Золотые
    }

# Answers to what the learner does
learn-right = Отлично!
learn-right-refused = Верно, так нельзя. { $reason }
learn-other = Так можно, но здесь нужно другое. Попробуй ещё раз.
learn-refused = { $reason } Попробуй ещё раз.
learn-hint-worker = Нажми на своего строителя на { $space }.
learn-hint-tap = Нажми на { $space }.
learn-hint-press = Выбери внизу «{ $step }».

# The end of a lesson
learn-done = Урок пройден!
learn-end = Конец урока
learn-what = Что ты теперь знаешь
learn-next-lesson = Дальше: { $lesson }
learn-play = Играть с этой силой
learn-play-any = Сыграть

# From a card
learn-link = Пройти урок
