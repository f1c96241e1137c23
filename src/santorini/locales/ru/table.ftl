# Seats
table-computer = Компьютер
table-player = Игрок { $number }
table-seats = Игроки
table-open-seat = Свободное место
table-away = не за столом
table-out = вне игры
table-deciding = решает
table-you = Ты
table-level = уровень { $level }
table-spent = использована
table-holds = сила: { $power }
table-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
table-card = Сила
table-read-card = { $name }, { $power }: прочитать карту
table-days = { $days } д { $hours } ч

# The connection
table-connecting = Соединение…
table-lost = Связь потеряна. Пробуем снова…
table-connected = Связь есть
table-sending = Отправляем…
table-held = Отправим твой выбор, как только вернётся связь

# What has to be decided
table-task-woman = Поставь фигурку женщины
table-task-man = Поставь фигурку мужчины
table-task-another = Поставь ещё одну фигурку мужчины
table-task-wind = Выбери, куда дует ветер
table-task-arrow = Направь стрелку
table-task-fate = Втайне выбери квадрат судьбы: укажи его левую нижнюю клетку
table-task-abyss = Втайне выбери бездну
table-task-ram = Поставь Барана на доску
table-task-reply = Построен купол. Поставь рядом строителя или пропусти
table-do-move = сделай шаг
table-do-move-with = сделай шаг строителем с { $space }
table-do-move-any = выбери строителя для шага
table-do-build = построй
table-do-build-with = построй рядом с { $space }
table-do-build-any = выбери строителя для постройки
table-do-dome = построй купол
table-do-force = сдвинь строителя
table-do-swap = поменяй местами
table-do-kill = убери строителя
table-do-unbuild = забери блок
table-do-lower = забери блок из-под строителя
table-do-place = поставь строителя
table-do-token = положи жетон на доску
table-do-token-whirlpool = положи водоворот на доску
table-do-token-talus = поставь Талоса на доску
table-do-aim = направь ветер
table-do-mark = выбери строителя
table-do-secret = втайне выбери клетку
table-do-end = закончи ход
table-your-turn = Твой ход · { $name }
table-wait = Сейчас решает { $name }…
table-wait-computer = { $name } думает…
table-wait-chance = Решает случай…
table-for = { $name }: { $prompt }
table-sure = { $step }?

# Steps, as one of several meanings of a space
table-step-move = Шагнуть на { $dst }
table-step-build = Построить блок на { $dst }
table-step-dome = Построить купол на { $dst }
table-step-under = Построить блок под строителем
table-step-force = Сдвинуть с { $src } на { $dst }
table-step-swap = Поменять местами { $src } и { $dst }
table-step-kill = Убрать строителя с { $dst }
table-step-unbuild = Забрать блок с { $dst }
table-step-lower = Забрать блок из-под строителя на { $dst }
table-step-place = Поставить строителя на { $dst }
table-step-token = Положить жетон на { $dst }
table-step-token-whirlpool = Положить водоворот на { $dst }
table-step-token-talus = Поставить Талоса на { $dst }
table-step-mark = Выбрать строителя на { $dst }
table-step-named = Выбрать: { $worker }
table-step-secret = Выбрать { $dst }
table-step-end = Закончить ход
table-compass = Направление
table-calm = Штиль
table-direction-n = север
table-direction-ne = северо-восток
table-direction-e = восток
table-direction-se = юго-восток
table-direction-s = юг
table-direction-sw = юго-запад
table-direction-w = запад
table-direction-nw = северо-запад

# Actions
table-end = Закончить ход
table-skip = Пропустить
table-undo = Отменить
table-undo-turn = Отменить ход
table-undo-quick = Отменить ход ({ $seconds })
table-confirm = Подтвердить
table-cancel = Отмена
table-close = Закрыть

# The board
table-board = Доска
table-can-choose = можно выбрать
table-chosen = выбрано
table-woman = женщина
table-man = мужчина
table-token-coin = монета
table-token-whirlpool = водоворот
table-token-talus = Талос
table-token-ram = Баран
table-token-abyss = бездна
table-token-fate = квадрат судьбы
table-token-any = жетон

# Events
table-event-move = с { $src } на { $dst }
table-event-build = блок на { $dst }
table-event-dome = купол на { $dst }
table-event-force = сдвиг с { $src } на { $dst }
table-event-force-by = сдвиг с { $src } на { $dst } ({ $power })
table-event-swap = обмен { $src } и { $dst }
table-event-kill = исчезает строитель с { $dst }
table-event-kill-by = исчезает строитель с { $dst } ({ $power })
table-event-unbuild = исчезает блок с { $dst }
table-event-lower = исчезает блок из-под строителя на { $dst }
table-event-place = строитель на { $dst }
table-event-token = { $token } на { $dst }
table-event-clear = исчезает { $token } с { $dst }
table-event-mark = выбран строитель на { $dst }
table-event-named = выбран строитель: { $worker }
table-event-secret = { $dst } втайне
table-event-aim = направление: { $direction }
table-event-wind = ветер, направление: { $direction }
table-event-arrow = стрелка, направление: { $direction }
table-event-calm = ветер стихает
table-event-draw = открыта карта: { $power }
table-event-steal = силу «{ $power }» забирает: { $name }
table-event-return = силу «{ $power }» возвращает: { $name }
table-event-out = выбывает: { $name }
table-event-resign = сдаётся: { $name }
table-event-cancel = на { $dst } стоит кто-то невидимый: остаток хода пропадает
table-event-cancel-by = на { $dst } стоит кто-то невидимый: ход окончен ({ $power })
table-unseen = что-то втайне
table-chance = Случай
table-told-sit = за столом
table-told-computer = занимает это место
table-told-leave = уход из-за стола
table-told-offer = На столе: { $powers }
table-told-pick = выбрана сила: { $power }
table-told-begin = Игра началась. Первый игрок: { $name }
table-told-undo = { $count ->
        [one] отменён { $count } шаг
        [few] отменено { $count } шага
        [many] отменено { $count } шагов
       *[other] отменено { $count } шага
    }
table-told-ask = просьба отменить последний ход
table-told-quick = тут же отменяет ход
table-told-yes = согласие
table-told-no = отказ
table-told-flag = время вышло
table-told-dismiss = поражение из-за отсутствия
table-told-resign = сдача
table-told-pause = Сервер был недоступен; часы стояли
table-told-close = Администратор закрыл этот стол
table-told-wish-same = предложение реванша с теми же силами
table-told-wish-swapped = предложение реванша с обменом сил
table-told-wish-draft = предложение реванша с новыми силами
table-feed = Что произошло
table-nothing = Пока ничего не произошло.

# How it ended
table-won = { $count ->
        [1] Победа: { $who } ({ $why }).
       *[other] Общая победа: { $who } ({ $why }).
    }
table-won-you = Твоя победа: { $why }.
table-won-nobody = Победителя нет: { $why }.
table-ending-climb = строитель поднялся на третий уровень
table-ending-drop = строитель спустился на два уровня или больше
table-ending-meeting = влюблённые встретились
table-ending-towers = стоят пять завершённых башен
table-ending-fate = у судьбы были другие планы на эту победу
table-ending-abyss = строитель упал в бездну
table-ending-stuck = больше никто не мог ходить
table-ending-alone = больше никого не осталось
table-ending-resigned = другая сторона сдалась
table-ending-time = у другой стороны вышло время
table-ending-abandoned = игра брошена
table-ending-by = победу приносит { $power }
table-victory = Победа
table-defeat = Поражение
table-over = Игра окончена
table-again = Сыграть ещё
table-again-same = Те же силы
table-again-swapped = Обмен сил
table-again-draft = Новые силы
table-again-plain = Реванш
table-wished = { $name } хочет сыграть ещё: { $how }.
table-wish-waiting = Ждём согласия остальных…
table-next = К реваншу
table-replay = Повтор
table-share = Поделиться
table-home = На главную

# Turns, chat and more
table-tabs = Об игре
table-tab-story = Журнал
table-tab-turns = Ходы
table-tab-chat = Чат
table-tab-more = Ещё
table-setup = Расстановка
table-say = Отправить сообщение
table-quiet = Все пока молчат.
table-phrase-hello = Привет!
table-phrase-luck = Удачи!
table-phrase-thanks = Спасибо!
table-phrase-well-played = Отличная игра!
table-phrase-oops = Ой!
table-phrase-thinking = Дай подумать.
table-phrase-hurry = Твой ход!
table-phrase-rematch = Ещё раз?
table-phrase-goodbye = До встречи!
table-settings = Настройки
table-record = Скачать запись
table-position = Поделиться позицией
table-resign = Сдаться
table-resign-sure = Сдать эту игру?
table-resign-as = Сдаться за игрока: { $name }
table-take-back = Попросить отменить мой последний ход
table-leave = Уйти с моего места
table-leave-sure = Уйти с места? Кто-то другой или компьютер сможет продолжить за тебя.
table-powers = Все силы
table-device = Играть на другом устройстве
table-device-hint = Кто откроет эту ссылку, играет на твоём месте. Никому её не показывай.

# Notices
table-asks = { $name } просит отменить последний ход.
table-asked = Ждём ответа на твою просьбу…
table-allow = Разрешить
table-refuse = Отказать
table-gone = { $name } не за столом.
table-gone-open = Место свободно: { $name }.
table-replace = Пусть играет компьютер
table-dismiss = Засчитать себе победу
table-spectator = Ты смотришь эту игру.

# Gathering
table-gathering = Ждём игроков
table-invited = Приглашение в игру
table-invited-text = Santorini — короткая игра о башнях и богах: ходи, строй и первым поднимись на третий уровень. Ничего не нужно устанавливать, и учётная запись не нужна.
table-qr = Или дай отсканировать этот код телефоном
table-invite = Отправь эту ссылку тем, с кем хочешь сыграть. Кто её откроет, может сесть за стол.
table-link = Ссылка на этот стол
table-copy = Копировать ссылку
table-copied = Скопировано
table-copy-failed = Скопируй из поля
table-send = Отправить ссылку…
table-name = Твоё имя
table-sit = Сесть
table-sit-too = Занять здесь ещё одно место
table-taken-by-you = твоё место

# The draft
table-draft-offer-you =
    { $count ->
        [one] Предложи { $count } силу. Остальные выбирают до тебя, а последняя — твоя.
        [few] Предложи { $count } силы. Остальные выбирают до тебя, а последняя — твоя.
        [many] Предложи { $count } сил. Остальные выбирают до тебя, а последняя — твоя.
       *[other] Предложи { $count } силы. Остальные выбирают до тебя, а последняя — твоя.
    }
table-draft-offer = { $name } предлагает силы…
table-draft-pick-you = Выбери свою силу
table-draft-pick = { $name } выбирает силу…
table-draft-first-you = Чей ход первый?
table-draft-first = { $name } называет первого игрока…
table-draft-chosen = Выбрано { $count } из { $total }
table-draft-offer-button = Предложить эти силы
table-draft-search = Поиск сил
table-draft-none = Силы с таким именем нет.
table-draft-clash = Не в паре: { $power }. Правила этого не рекомендуют
table-draft-full = Уже хватает; сначала убери одну
table-draft-picked = Выбор: { $name }
table-draft-seat = { $name } ({ $power })

# The curtain of a hot seat
table-curtain = Теперь устройство берёт { $name }
table-curtain-hint = На доске есть тайны. Остальные не смотрят.
table-curtain-look = Я — { $name }: показать доску

# Settings
table-settings-board = Доска
table-settings-board-auto = Авто
table-settings-board-flat = 2D
table-settings-board-island = 3D
table-settings-speed = Анимация
table-settings-speed-off = Нет
table-settings-speed-slow = Медленная
table-settings-speed-normal = Обычная
table-settings-speed-fast = Быстрая
table-settings-theme = Цвета
table-settings-theme-auto = Авто
table-settings-theme-light = Светлые
table-settings-theme-dark = Тёмные
table-settings-confirm = Спрашивать перед шагом, который может закончить мой ход
table-settings-quick = Несколько секунд после хода можно его отменить

# Keys
table-keys = Клавиатура
table-keys-walk = Шаги по доске
table-keys-choose = Выбрать клетку
table-keys-next = Следующая доступная клетка
table-keys-confirm = Подтвердить
table-keys-cancel = Отмена
table-keys-undo = Отменить шаг
table-keys-undo-turn = Отменить ход
table-keys-end = Закончить ход или пропустить
table-keys-hint = Попросить подсказку
table-keys-switch = Что означает касание, когда возможны два значения
table-keys-help = Показать эти клавиши
table-keys-where = Они работают, когда выбрана доска или одна из её кнопок.
table-key-enter = Enter
table-key-escape = Esc
table-key-shift = Shift + { $key }

# Refusals
table-refusal-offline = Сервер недоступен
table-refusal-choose-worker = Сначала выбери строителя
table-refusal-their-worker =
    { $side ->
        [0] Это строитель красных
        [1] Это строитель фиолетовых
       *[other] Это строитель золотых
    }; выбери своего
table-refusal-other = Сейчас это невозможно
table-closed-talus = Талос, который считается куполом
table-closed-ram = Баран
table-closed-dome = купол
table-closed-coin = монета, для соперников Клио всё равно что купол
