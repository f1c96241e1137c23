# The first page
start-slogan = Шагай, строй — и на вершину!
start-pitch = Игра о башнях и богах прямо в браузере. Без регистрации и установки.
start-play = Играть
start-play-none = против компьютера
start-play-powers = против компьютера, с силами
start-with-powers = Играть с силами
start-without-powers = Играть без сил
start-name = Твоё имя
start-guest = Гость
start-saved = Сохранено
start-friend = Играть с другом
start-friend-text = Получи ссылку, отправь её и играйте на двух телефонах.
start-link = Получить ссылку
start-device = На одном экране
start-device-text = Передавайте экран друг другу или сядьте вокруг планшета.
start-all = Все возможности
start-all-text = От 2 до 4 игроков, все 55 сил, драфт, часы, Золотое руно.
start-mine = Твои игры
start-mine-all = Все игры
start-your-turn = Твой ход
start-their-turn = Ходит { $name }
start-waiting = Ждёт игроков
start-drafting = Выбор сил
start-goes-on = Идёт игра
start-lobby-teaser =
    { $count ->
        [0] В лобби никто не ждёт. Открой первый стол.
        [one] { $count } стол в лобби ждёт игрока.
        [few] { $count } стола в лобби ждут игроков.
        [many] { $count } столов в лобби ждут игроков.
       *[other] { $count } стола в лобби ждут игроков.
    }
start-powers-teaser = 55 богов, героев и чудовищ, и у каждого — сила, которая меняет правила.
start-how = Как играть
start-how-1 = У каждого игрока два строителя на острове из клеток пять на пять.
start-how-2 = В свой ход сделай шаг строителем на соседнюю клетку: вверх не больше чем на один уровень, вниз — на сколько угодно.
start-how-3 = Потом тот же строитель строит на клетке рядом с собой. Четвёртая постройка на клетке — синий купол, и шагнуть на него нельзя.
start-how-4 = Кто поднимется на третий уровень, побеждает. Кто не может сделать шаг и построить, проигрывает.
start-unofficial = Неофициальная бесплатная программа для друзей настольной игры Santorini Гордона Гамильтона. Не связана с её автором и издателями.

# How things are called
start-players =
    { $players ->
        [4] 4 игрока в командах
       *[other] { $players } игрока
    }
start-sitter-me = Я
start-sitter-computer = Компьютер
start-level = Насколько силён компьютер?
start-level-name = Уровень { $level }
start-level-1 = Только учится: часто не замечает, что ты вот-вот победишь.
start-level-2 = Новичок: порой что-нибудь упускает.
start-level-3 = Играет для души: видит почти все угрозы, но мало планирует.
start-level-4 = Надёжный: отражает твои угрозы и смотрит на ход вперёд.
start-level-5 = Достойный соперник: думает на несколько ходов вперёд.
start-level-6 = Опытный: редко ошибается.
start-level-7 = Сильный: ставит ловушки и видит твои.
start-level-8 = Очень сильный: просчитывает далеко вперёд.
start-level-9 = Мастер: почти не оставляет тебе шансов.
start-level-10 = Сильнее не бывает.
start-sitter-open = Свободное место
start-way-none = Без сил
start-way-random = Случайные силы
start-way-draft = Драфт
start-way-challenger = Драфт зачинщика
start-way-chosen = Выбранные силы
start-way-fleece = Золотое руно
start-way-position = Из позиции
start-clock-none = Без часов
start-clock-turn =
    { $unit ->
        [seconds] { $amount } с на ход
       *[other] { $amount } мин на ход
    }
start-clock-game = { $amount } мин + { $increment } с
start-clock-days =
    { $amount ->
        [one] { $amount } день на ход
        [few] { $amount } дня на ход
        [many] { $amount } дней на ход
       *[other] { $amount } дня на ход
    }
start-edition-roxley2016 = Roxley 2016
start-edition-spinmaster2017 = Spin Master 2017
start-edition-revised = Исправленное

# A new game
start-new = Новая игра
start-new-players = Игроки
start-count =
    { $players ->
        [4] 4 в командах
       *[other] { $players } игрока
    }
start-teams = У партнёров общие строители и общая победа.
start-team = Команда { $team }
start-seat = Место { $seat }
start-who-sits = Кто сидит на месте { $seat }?
start-sitter-open-short = Пригласить
start-see = Кто может войти?
start-private = Только по ссылке
start-public = Любой, из лобби
start-powers = Силы
start-way-none-text = Простая игра. Лучше всего для первого раза.
start-way-random-text = Каждому достаётся случайная сила.
start-way-draft-text = На столе лежат случайные силы, и каждый выбирает одну.
start-way-challenger-text = Как в правилах: зачинщик выкладывает силы на свой вкус, остальные выбирают первыми.
start-way-chosen-text = Выбери силу для каждого места.
start-way-fleece-text = Своих сил нет: кто начинает ход рядом с золотым бараном, получает силу его карты.
start-pool = Из этих карт
start-pool-size =
    { $count ->
        [one] Подходит { $count } карта.
        [few] Подходят { $count } карты.
        [many] Подходят { $count } карт.
       *[other] Подходят { $count } карты.
    }
start-pool-challenger = Из этих карт, если зачинщик — компьютер
start-open-only = Без тайных сведений
start-allow = Разрешить пары, которые правила не рекомендуют
start-choose = Выбрать силу
start-choose-for = Выбор силы: { $who }
start-choose-fleece = Сила Золотого руна
start-random = Случайно
start-random-card = Случайная карта
start-random-card-text = Сюрприз для обеих сторон.
start-more = Часы, первый игрок, издание
start-clock = Часы
start-clock-kind-none = Нет
start-clock-kind-turn = На ход
start-clock-kind-game = На игру
start-clock-kind-days = Дни
start-clock-none-text = Думай сколько хочешь.
start-clock-turn-text = Столько времени даётся на каждый ход.
start-clock-game-text = Время на всю игру; каждый ход немного добавляет.
start-clock-days-text = Играй не спеша; возвращайся, когда наступит твой ход.
start-first = Кто начинает?
start-first-challenger = Кто зачинщик?
start-first-challenger-text = Зачинщик выбирает последним и называет первого игрока.
start-edition = Издание
start-edition-roxley2016-text = Карты, как их напечатали впервые.
start-edition-spinmaster2017-text = Бия начинает на краю, а Хаос меняется реже.
start-edition-revised-text = Новейшие тексты: изменено около десяти сил.
start-position = Из позиции
start-position-text = Доска, силы, издание и чей ход — взяты из неё.
start-position-picture = Позиция, с которой начинается игра
start-position-drop = Начать с пустой доски
start-start = Начать игру
start-start-invite = Открыть стол
start-invite-next = Сейчас появится ссылка для приглашения.

# Why not
start-no-person = Хотя бы одно место должно быть для человека.
start-no-none = При трёх или четырёх игроках сила нужна каждому.
start-no-fleece = Золотое руно — для двух игроков.
start-no-players = Только для такого числа игроков: { $players }.
start-no-twice = Эта карта уже у места { $seat }.
start-no-forbidden = Правила не рекомендуют такое сочетание: { $powers }.
start-no-power = Выбери силу для места { $seat }.
start-no-group = Выбери, какие карты раздавать.
start-no-pool = Слишком мало этих карт подходит стольким игрокам.
start-no-group-players = Для двух игроков.

# The lobby
start-lobby = Лобби
start-lobby-text = Свободные столы и игры, которые можно смотреть.
start-lobby-empty = Пока никого нет
start-lobby-empty-text = Открой стол для всех. Как только кто-то сядет, игра начнётся.
start-lobby-open = Открыть стол
start-join = Сесть
start-watch = Смотреть
start-return = Вернуться
start-lobby-joinable = Ждут игроков
start-lobby-running = Сейчас играют
