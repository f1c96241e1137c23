gallery-title = Силы
gallery-search = Поиск по имени или тексту
gallery-groups = Группы карт
gallery-filters = Другие фильтры
gallery-group-all = Все
gallery-group-none = Без силы
gallery-group-simple = Простые
gallery-group-advanced = Продвинутые
gallery-group-golden-fleece = Золотое руно
gallery-group-hero = Герои
gallery-players = { $players } игрока
gallery-fleece = С золотым бараном
gallery-open = Ничего тайного
gallery-secret = Хранит тайну
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
gallery-rivals = Правила не советуют в паре
