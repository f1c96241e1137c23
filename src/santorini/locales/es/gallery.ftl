gallery-title = Los poderes
gallery-search = Buscar por nombre o texto
gallery-groups = Grupos de cartas
gallery-filters = Más filtros
gallery-group-all = Todos
gallery-group-none = Sin poder
gallery-group-simple = Simples
gallery-group-advanced = Avanzados
gallery-group-golden-fleece = Expansión Vellocino de Oro
gallery-group-hero = Héroes
gallery-window-setup = Preparación
gallery-window-start-of-your-turn = Inicio de tu turno
gallery-window-start-of-opponent-s-turn = Inicio del turno rival
gallery-window-your-move = Tu movimiento
gallery-window-your-build = Tu construcción
gallery-window-your-turn = Tu turno
gallery-window-end-of-your-turn = Final de tu turno
gallery-window-opponent-s-turn = Turno rival
gallery-window-any-time = En cualquier momento
gallery-window-any-move = Cualquier movimiento
gallery-window-any-build = Cualquier construcción
gallery-window-win-condition = Condición de victoria
gallery-window-lose-condition = Condición de derrota
gallery-players = { $players } jugadores
gallery-fleece = Apto para el Vellocino de Oro
gallery-open = Sin información oculta
gallery-secret = Información oculta
gallery-count =
    { $count ->
        [0] Ninguna carta coincide.
        [one] Una carta
       *[other] { $count } cartas
    }
gallery-clear = Mostrar todas las cartas
gallery-missing = Poder no encontrado
gallery-close = Cerrar
gallery-for = Para { $players } jugadores
gallery-try = Jugar con este poder
gallery-rivals = No recomendado contra
