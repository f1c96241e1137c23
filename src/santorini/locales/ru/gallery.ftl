gallery-title = Силы
gallery-search = Поиск по имени или тексту
gallery-groups = Группы карт
gallery-filters = Другие фильтры
gallery-group-all = Все
gallery-group-none = Без силы
gallery-group-simple = Простые
gallery-group-advanced = Продвинутые
gallery-group-golden-fleece = Набор «Золотое руно»
gallery-group-hero = Герои
gallery-window-setup = Расстановка
gallery-window-start-of-your-turn = Начало твоего хода
gallery-window-start-of-opponent-s-turn = Начало хода соперника
gallery-window-your-move = Твой шаг
gallery-window-your-build = Твоя постройка
gallery-window-your-turn = Твой ход
gallery-window-end-of-your-turn = Конец твоего хода
gallery-window-opponent-s-turn = Ход соперников
gallery-window-any-time = В любое время
gallery-window-any-move = Любой шаг
gallery-window-any-build = Любая постройка
gallery-window-win-condition = Условие победы
gallery-window-lose-condition = Условие проигрыша
gallery-players = { $players } игрока
gallery-fleece = Подходит для Золотого руна
gallery-open = Без скрытой информации
gallery-secret = Скрытая информация
gallery-count =
    { $count ->
        [0] Таких карт нет.
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
gallery-clear = Показать все карты
gallery-missing = Такой силы нет.
gallery-close = Закрыть
gallery-for = Число игроков: { $players }
gallery-try = Играть с этой силой
gallery-rivals = Не рекомендуется против
