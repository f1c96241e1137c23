# The command line. What is typed (commands, options, notation) is the same in every language.

cli-about = Santorini: полные правила настольной игры.
cli-usage = Запуск:{" "}
cli-options = Параметры
cli-arguments = Аргументы
cli-commands = Команды
cli-help = Показать эту справку.
cli-option-version = Показать версию и скомпилированы ли правила.
cli-version = santorini { $version } · { $way } · Python { $python }
cli-compiled = скомпилировано
cli-uncompiled = чистый Python, медленно
cli-slow = Правила здесь не скомпилированы и примерно в пятьдесят раз медленнее.
cli-option-language = Язык всех сообщений. Иначе его задаёт SANTORINI_LANGUAGE или терминал (LANG).
cli-goodbye = До встречи.
cli-yes = да
cli-enter = Enter
cli-label = { $what }:
cli-wrong = santorini: { $why }
cli-try = `{ $command }` расскажет, как этим пользоваться.
cli-no-command = Команды { $command } нет; выбери { $choices }.
cli-no-option = Параметра { $option } нет.
cli-no-option-but = Параметра { $option } нет; может быть, { $choices }?
cli-needs-value = После { $option } нужно значение.
cli-no-value = { $option } не принимает значения.
cli-needs-number = После { $option } нужно целое число.
cli-needs-between = После { $option } нужно целое число от { $least } до { $most }.
cli-needs-least = После { $option } нужно целое число не меньше { $least }.
cli-needs-one-of = После { $option } выбери { $choices }.
cli-missing = Не хватает { $what }.
cli-too-much = Это больше, чем принимает { $command }.

# Commands
cli-play = Играть в терминале: с людьми за одной клавиатурой или против компьютера. Без параметров будет несколько коротких вопросов; Enter на каждый — игра против компьютера.
cli-serve = Играть в браузере: открыть столы для этого компьютера или для других. Настройки — в docs/operating.md.
cli-admin = Управление сервером: его столами и гостями. Работающий сервер делает это сам; без него изменяется его база данных.
cli-admin-tables = Список столов, недавно изменённые первыми.
cli-admin-show = Показать стол: настройки, места, состояние и последние строки журнала.
cli-admin-close = Завершить игру без победителя или ожидание игроков.
cli-admin-delete = Удалить стол вместе с журналом.
cli-admin-block = Больше не отвечать гостю и закрыть его соединения.
cli-admin-unblock = Снова впустить заблокированного гостя.
cli-admin-blocked = Список заблокированных гостей.
cli-admin-erase = Стереть имя гостя со всех столов.
cli-admin-prune = Удалить столы, которые никто не менял столько дней и где не идут часы.
cli-admin-backup = Скопировать базу SQLite и секрет в новую папку, работает сервер или нет.
cli-replay = Пройти записанную игру ход за ходом.
cli-powers = Силы в таблице или одна карта подробно.
cli-perft = Сосчитать все способы сыграть столько полных ходов; ход, ведущий к победе, завершает свою линию.
cli-svg = Нарисовать позицию или партию из файла: SVG, PNG или GIF.
cli-validate = Найти в файлах партии, которые нельзя прочитать.
cli-completion = Вывести скрипт, с которым оболочка дополняет наши команды.

# Options
cli-option-powers = По одной силе на место, например Apollo Pan.
cli-option-edition = Текст карт: roxley2016, spinmaster2017 или revised. По умолчанию: { $default }.
cli-option-allow-forbidden = Разрешить пары, которые правила не рекомендуют.
cli-option-players = Сколько играет: 2, 3 или 4.
cli-option-computer = Места компьютера: 2, или 2,3, или all, или none.
cli-option-level = Насколько сильно играет компьютер, от 1 до 10. По умолчанию: 5.
cli-option-random = Раздать случайные силы: all, gods, simple, open, ...
cli-option-fleece = Играть с Золотым руном и этой силой или `random`.
cli-option-first = Место, которое начинает. По умолчанию: { $default }.
cli-option-load = Продолжить сохранённую игру.
cli-option-seed = Чтобы случайность и ходы компьютера повторялись.
cli-option-host = Адрес сервера; 0.0.0.0 впускает другие компьютеры. По умолчанию: { $default }.
cli-option-port = Порт; если не указан — первый свободный от 8000.
cli-option-database = Адрес URL для SQLAlchemy; если не указан — твой файл SQLite.
cli-option-open = Открыть браузер или не открывать.
cli-option-file = Файл с записями игр.
cli-option-game = Какая игра из файла; если не указано — последняя.
cli-option-all = Показать сразу все ходы и доску в конце.
cli-option-boards = Вместе с --all: доска после каждого хода.
cli-option-card = Одна карта подробно, по имени или номеру.
cli-option-group = Только: gods, simple, advanced, golden fleece, hero, open. По умолчанию: { $default }.
cli-option-for = Только те, что подходят для стольких игроков.
cli-option-for-fleece = Только те, что подходят для Золотого руна.
cli-option-depth = На сколько ходов вглубь. По умолчанию: { $default }.
cli-option-bulk = Считать последние постройки, не выполняя их.
cli-option-position = Позиция в виде текста.
cli-option-place = Где стоят строители, в порядке расстановки. По умолчанию: { $default }.
cli-option-drawn = Позиция текстом, файл с позицией или партиями или - для стандартного ввода.
cli-option-picture = Файл: .svg, .png или .gif. Иначе SVG в стандартный вывод.
cli-option-at-turn = После какого хода; 1 — расстановка. Иначе после последнего.
cli-option-animate = Показать всю партию ход за ходом в одном SVG.
cli-option-size = Ширина в пикселях. По умолчанию: { $default }.
cli-option-turned = Повернуть картинку на столько четвертей по часовой стрелке.
cli-option-style = island или print для бумаги. По умолчанию: { $default }.
cli-option-validated = Файлы с партиями или - для стандартного ввода.
cli-option-shell = bash, zsh, fish или powershell.
cli-validated = Партий прочитано: { $games }; повреждено: { $damaged }
cli-option-table = Стол, по концу его адреса.
cli-option-guest = Гость, как его называет `admin show`.
cli-option-json = Ответить в JSON, для программ.
cli-option-status = Только: gathering, drafting, playing или over.
cli-option-public = Только открытые столы или только закрытые.
cli-option-older = Только столы без изменений не меньше стольких дней.
cli-option-newer = Только столы, изменённые за столько дней.
cli-option-of-guest = Только столы, где сидел этот гость.
cli-option-of-name = Только столы, где сидел кто-то с этим именем.
cli-option-most = Сколько самое большее. По умолчанию: { $default }.
cli-option-lines = Сколько строк журнала. По умолчанию: { $default }.
cli-option-secrets = Показать и скрытые силы и шаги.
cli-option-days = Сколько дней ничего не менялось.
cli-option-dry = Ничего не удалять, только посчитать.
cli-option-folder = Папка, которой ещё нет.

# Компьютер за работой
cli-engine = Быть движком для других программ: команды на входе, ответы на выходе, как сказано в docs/engine-protocol.md.
cli-analyze = Показать лучшие ходы позиции по мере того, как они находятся. Ctrl-C прекращает поиск.
cli-match = Пусть два игрока сыграют много игр друг с другом, во всех ролях одних и тех же дебютов; станет ясно, насколько один сильнее.
cli-review = Рассказать, что было важно в записанной партии: упущенные победы, ошибки, находки и точность каждого.
cli-option-analyzed = Позиция в виде текста или файл с позицией либо с записанными играми.
cli-option-think-seconds = Сколько секунд думать.
cli-option-turn-seconds = Сколько секунд может занять ход, для сетей и движков.
cli-option-review-seconds = Сколько секунд думать над каждым ходом. По умолчанию: четверть.
cli-option-review-output = Записать разбор в этот файл: .txt, .md с картинками рядом или .json.
cli-option-nodes = Сколько позиций просмотреть.
cli-option-search-depth = На сколько ходов смотреть вперёд.
cli-option-best = Сколько ходов показать. По умолчанию: { $default }.
cli-option-threads = Сколько потоков думает. По умолчанию: { $default }.
cli-option-contestant = Уровень от 1 до 10, simple, random, network, hand (поиск без сети), файл сети или engine: и команда.
cli-option-match-powers = По одной силе на место, через запятую, или набор, откуда тянуть: all, simple, open, …; если не указано — смертные.
cli-option-rounds = Сколько кругов; в каждом все играют каждую роль одного дебюта. По умолчанию: { $default }.
cli-option-opening = Сколько ходов дебюта самое большее случайны. По умолчанию: { $default }.
cli-option-processes = Сколько процессов играет. По умолчанию: { $default }.
cli-option-null = Эло, с которым сравнивается --better. По умолчанию: { $default }.
cli-option-better = Закончить, как только станет ясно, лучше ли первый игрок на столько Эло.
cli-think-head = Глубина { $depth } · позиций: { $nodes } · { $speed } в секунду
cli-column-chance = Победа
cli-column-line = Линия
cli-win-in = за { $turns }
cli-loss-in = проигрыш за { $turns }
cli-match-head = { $first } против { $second }
cli-match-games = { $games ->
    [one] { $games } игра: побед { $won }, ничьих { $drawn }, поражений { $lost } ({ $score })
    [few] { $games } игры: побед { $won }, ничьих { $drawn }, поражений { $lost } ({ $score })
    [many] { $games } игр: побед { $won }, ничьих { $drawn }, поражений { $lost } ({ $score })
   *[other] { $games } игры: побед { $won }, ничьих { $drawn }, поражений { $lost } ({ $score })
}
cli-match-elo = Эло { $elo }, с уверенностью 95 % от { $low } до { $high }
cli-match-better = Проверка говорит: { $first } лучше.
cli-match-not-better = Проверка говорит: { $first } не лучше.
cli-match-unsure = Проверка пока не может сказать, кто лучше.

# Before a game
cli-welcome = Строй, поднимайся и окажись на третьем уровне раньше всех. Enter выбирает ответ в скобках.
cli-who-plays = Кто играет?
cli-people-computer = Ты против компьютера
cli-people-two = Двое за этой клавиатурой
cli-people-three = Трое, каждый сам за себя
cli-people-four = Четверо в двух командах
cli-which-powers = Какие силы?
cli-deal-none = Никаких: простая игра, лучше всего для первого раза
cli-deal-simple = Простые боги, случайно
cli-deal-any = Любые силы, случайно
cli-deal-named = Выбрать по имени
cli-deal-draft = Драфт, как в правилах
cli-deal-fleece = Золотое руно: одна сила рядом с доской
cli-ask-fleece = Сила Золотого руна (Enter: случайно)
cli-ask-power = Сила места { $seat } (Enter: случайно)
cli-ask-offer = Место 1 предлагает силы, всего { $powers } (Enter: случайно)
cli-picks = Выбирает место { $seat }
cli-seat = Место { $seat } ({ $power })
cli-who-begins = Кто начинает?
cli-type-number = Введи число от 1 до { $most } или просто нажми Enter: это { $default }.
cli-type-yes = Введи да
cli-go-on = Дальше — Enter…

# What has to be decided
cli-task-worker = поставь строителя, первый — женщина
cli-task-wind = выбери, куда дует ветер
cli-task-arrow = направь стрелку
cli-task-fate = втайне выбери квадрат судьбы: укажи его левую нижнюю клетку
cli-task-abyss = втайне выбери бездну
cli-task-ram = поставь Барана на доску
cli-task-reply = построен купол: появится ли рядом строитель?
cli-do-move = сделай шаг
cli-do-build = построй
cli-do-power = примени силу
cli-do-finish = закончи
cli-verb-move = Шаг
cli-verb-build = Постройка
cli-verb-dome = Купол
cli-verb-force = Сдвиг
cli-verb-swap = Обмен
cli-verb-kill = Убрать
cli-verb-unbuild = Снять блок
cli-verb-lower = Опустить
cli-verb-place = Поставить
cli-verb-token = Жетон
cli-verb-aim = Направить
cli-verb-mark = Выбрать
cli-verb-draw = Открыть
cli-verb-end = Готово
cli-verb-secret = Выбрать
cli-anywhere = на любой свободной клетке
cli-hint-number = Введи число
cli-hint-where-from = Куда с { $space }? (Enter: другой строитель)
cli-hint-worker = Какой строитель, например { $space }? (? поможет)
cli-hint-where = Где, например { $space }? (? поможет)

# At the table
cli-hand-over = Клавиатуру берёт { $name }. Остальные не смотрят.
cli-handed-over = { $name }: нажми Enter, когда другие не смотрят…
cli-ram = Баран даёт силу: { $power }. { $text }
cli-wind = Ветер
cli-arrow = Стрелка
cli-turn-over = Ход закончился раньше, чем { $step }
cli-would-play = Ход компьютера был бы таким: { $step }
cli-resign = { $name }: сдаться?
cli-exists = Файл { $file } уже есть. Записать поверх?
cli-saved = Сохранено. Продолжить: santorini play --load { $file }
cli-over = Игра окончена.
cli-after = again · undo · log · save FILE · Enter — выход
cli-no-powers = Сил в игре нет: все — смертные. `card Pan` покажет любую карту.
cli-rules = Сделай шаг одним из своих строителей на соседнюю клетку, не больше чем на один уровень вверх; потом тем же строителем построй рядом блок, а на третьем уровне — купол. Кто поднимется на третий уровень, побеждает; у кого нет допустимого хода, тот проигрывает.
cli-typed-worker = выбрать строителя на b2, потом ввести, куда он идёт
cli-typed-steps = или записать шаги; можно несколько в строке, даже целый ход
cli-typed-done = готово: отказаться от необязательного (или просто Enter)
cli-typed-undo = отменить свой последний шаг
cli-typed-hint = спросить компьютер, что сделал бы он
cli-typed-card = прочитать силу; `cards` покажет все силы в игре
cli-typed-log = все ходы до сих пор
cli-typed-save = сохранить игру; `load FILE` её продолжит
cli-typed-resign = сдаться
cli-typed-quit = выйти

# Cards, records and counts
cli-card =
    Номер { $number }, { $group }; игроков: { $players }{ $fleece ->
        [yes] ; подходит для Золотого руна.
       *[no] .
    }
cli-card-rivals = Не в паре: { $powers }.
cli-card-note = Издания: { $note }.
cli-unfinished = Игра не закончена.
cli-turn = Ход { $turn } из { $turns }  (Enter: дальше, b: назад, 7: к ходу 7, q: выход)
cli-column-power = Сила
cli-column-players = Игроки
cli-column-fleece = ЗР
cli-column-text = Что делает
cli-column-rivals = Не в паре
cli-column-turns = ходы
cli-column-ways = способы
cli-column-seconds = секунды
cli-column-speed = в секунду
cli-column-table = Стол
cli-column-status = Состояние
cli-column-public = Открытый
cli-column-created = Создан (UTC)
cli-column-changed = Изменён (UTC)
cli-column-lines = Строки
cli-column-seat = Место
cli-column-player = Игрок
cli-column-name = Имя
cli-column-guest = Гость
cli-column-since = С (UTC)
cli-open = Santorini открыта по адресу { $address } (Ctrl-C закроет)

# What was done to a server
cli-admin-closed = Стол { $table } закрыт.
cli-admin-deleted = Стол { $table } удалён.
cli-admin-is-blocked = Гость { $guest } заблокирован.
cli-admin-is-unblocked = Гость { $guest } больше не заблокирован.
cli-admin-erased = { $tables ->
    [one] Имя стёрто с { $tables } стола.
    [few] Имя стёрто с { $tables } столов.
    [many] Имя стёрто с { $tables } столов.
   *[other] Имя стёрто с { $tables } стола.
}
cli-admin-pruned = { $tables ->
    [one] Удалён { $tables } стол.
    [few] Удалено { $tables } стола.
    [many] Удалено { $tables } столов.
   *[other] Удалено { $tables } стола.
}
cli-admin-would-prune = { $tables ->
    [one] Был бы удалён { $tables } стол.
    [few] Было бы удалено { $tables } стола.
    [many] Было бы удалено { $tables } столов.
   *[other] Было бы удалено { $tables } стола.
}
cli-admin-backed-up = Копия находится в { $folder }.

# Как создаётся сеть компьютера
cli-selfplay = Пусть компьютер играет сам с собой, чтобы сети было на чём учиться.
cli-train = Обучить сеть на позициях таких партий.
cli-gauntlet = Оценить новую сеть в партиях против старой.
cli-generations = Партии, обучение и проверка, поколение за поколением.
cli-study-folder = Папка для результатов; то, что уже есть, не делается заново.
cli-study-folders = Папки с партиями компьютера с самим собой.
cli-study-files = Сколько файлов: каждый — отдельная задача (по умолчанию { $default }).
cli-study-games = Партий в файле (по умолчанию { $default }).
cli-study-nodes = Сколько позиций просматривает поиск перед каждым ходом (по умолчанию { $default }).
cli-study-pool = Какие силы встречаются: mortals (смертные), simple (простые боги), all (все разрешённые пары) или mix (смесь).
cli-study-pools = Какие силы встречаются: mortals, simple или all; можно указать несколько раз.
cli-study-network = Какая сеть играет: файл, `standard` (сеть пакета) или `none`.
cli-study-processes = Процессы на этой машине (по умолчанию { $default }).
cli-study-ray = Задачи выполняет кластер Ray.
cli-study-address = Адрес кластера; иначе тот, что в настройках Ray, иначе эта машина.
cli-study-seed = Одно и то же число даёт один и тот же результат.
cli-study-passes = Сколько раз пройти по всем позициям (по умолчанию { $default }).
cli-study-batch = Позиций на один шаг обучения (по умолчанию { $default }).
cli-study-rate = Наибольшая скорость обучения (по умолчанию { $default }).
cli-study-trust = Насколько важна оценка поиска; остальное — результат партии (по умолчанию { $default }).
cli-study-threads = Процессоров для обучения; больше одного полезно, только если ничто другое не работает.
cli-study-pairs = Самое большее пар партий в каждой группе (по умолчанию { $default }).
cli-study-better = На сколько Эло новая сеть должна быть сильнее (по умолчанию { $default }).
cli-study-ship = Если доказано, что новая сеть сильнее, сделать её сетью пакета.
cli-study-out = Файл для сети; рядом лежат заметка о ней и то, что нужно для продолжения.
cli-study-from = С какой сети начать: файл, `standard` или `none`.
cli-study-new = Файл новой сети.
cli-study-old = Старая сеть: файл, `standard` (сеть пакета) или `none`.
cli-study-count = Сколько всего должно быть поколений.
cli-study-window = На партиях скольких поколений учиться (по умолчанию { $default }).
cli-study-stage-selfplay = Партии
cli-study-stage-training = Обучение
cli-study-stage-gauntlet = Проверка: { $pool }
cli-study-positions = { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
    [many] { $positions } позиций
   *[other] { $positions } позиции
}
cli-study-error = ошибка { $error }
cli-study-rating = Эло { $rating }
cli-study-verdict = { $pool }: { $result ->
    [better] новая сеть сильнее
    [worse] новая сеть не сильнее
   *[open] ничего не доказано
} (пар партий: { $pairs }; Эло { $rating })
cli-study-shipped = Теперь это сеть пакета.
cli-study-generation = Поколение { $number }: { $proven ->
    [yes] новая сеть сильнее и играет с этого момента.
   *[no] не доказано, что новая сеть сильнее.
}

# Что пошло не так

error-no-door = Не удалось открыть { $host }, порт { $port }: { $reason }
error-no-pages = В этом пакете нет страниц игры для браузера: установи выпущенный wheel или построй их командой `make pages`
error-setting-number = { $setting }: нужно число
error-setting-log = { $setting }: нужно debug, info, warning или error
error-secret-short = Длина секрета в { $place } — { $length }; нужно не меньше { $least } символов
error-data-folder = { $path } нельзя прочитать или записать: { $reason }
error-database-away = Базу данных { $database } нельзя открыть: { $reason }
error-database-kind = Базы данных вида { $kind } нет; адрес начинается с sqlite:/// или postgresql+psycopg://
error-database-driver = Базе данных { $database } нужен { $module }: pip install 'santorini[postgres]'
error-database-busy = Базу данных { $database } использует другой сервер
error-other-secret = У других серверов этой базы данных другой SANTORINI_SECRET: он должен быть одинаковым у всех
error-database-newer = База данных { $database } создана более новой версией Santorini (ревизия { $revision })
error-no-server = Серверу нужен { $module }: pip install 'santorini[server]'
error-computer-seats = Места компьютера — числа от 1 до { $players }, `all` или `none`, а не { $text }
error-many-powers = Слишком много сил: их { $powers }, а игроков { $players }
error-not-for = { $power }: не подходит, игроков — { $players }
error-insist = Правила не рекомендуют пару { $power } и { $other }. Всё равно играть?
error-no-such-game = В файле { $file } нет игры { $number }
error-no-such-turn = Хода { $turn } нет; последний — { $turns }
error-picture-kind = { $file } должен оканчиваться на .svg, .png или .gif
error-picture-style = Стиля { $style } нет; выбери island или print
error-not-placed = На { $spaces } строителя поставить нельзя
error-review-output = { $file } должен оканчиваться на .txt, .md или .json
error-no-game = В файле { $file } нет игры
error-no-text-file = { $file } — не текстовый файл
error-position-or-powers = Укажи позицию или силы, но не вместе: в позиции уже есть силы
error-no-typed-number = Введи число от 1 до { $most }
error-no-typed-step = { $text } — не шаг; введи клетку, например c3, или ? для справки
error-nothing-typed = Введи клетку, например c3, или шаг, например b2-c3; ? всё объяснит
error-which = Какой?  { $steps }
error-worker-first = С { $space } сейчас ничего не сделать; сначала выбери строителя: { $choices }
error-only-end = Осталось только закончить ход: нажми Enter
error-nothing-to-undo = Отменять нечего
error-no-file = Укажи файл, например load game.santorini
cli-admin-rate = Пересчитать рейтинг всех партий по их журналам
cli-admin-rated = Рейтинговых партий: { $games }; изменилось рейтингов: { $changed }.
