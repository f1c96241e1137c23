# La primera página
start-slogan = Muévete, construye y llega a lo más alto antes que nadie
start-pitch = El juego de torres y dioses, en tu navegador. Sin cuenta y sin instalar nada.
start-play = Jugar ahora
start-play-none = contra la máquina
start-play-powers = contra la máquina, con poderes
start-with-powers = Jugar con poderes
start-without-powers = Jugar sin poderes
start-name = Tu nombre
start-guest = Visitante
start-saved = Guardado
start-friend = Jugar con amigos
start-friend-text = Crea un enlace, envíalo y a jugar, cada cual en su teléfono.
start-link = Crear un enlace
start-device = En este dispositivo
start-device-text = Con la pantalla de mano en mano o con una tableta en medio.
start-all = Todas las opciones
start-all-text = De 2 a 4 jugadores, los 55 poderes, drafts, relojes y el Vellocino de Oro.
start-mine = Tus partidas
start-mine-all = Todas las partidas
start-your-turn = Tu turno
start-their-turn = Turno de { $name }
start-waiting = Esperando jugadores
start-drafting = Eligiendo poderes
start-goes-on = En curso
start-lobby-teaser =
    { $count ->
        [0] En la sala no espera nadie. Abre tú la primera mesa.
        [one] En la sala hay una mesa que espera a un jugador.
       *[other] En la sala hay { $count } mesas que esperan jugadores.
    }
start-powers-teaser = 55 dioses, héroes y monstruos, cada uno con un poder que se salta las reglas.
start-how = Cómo se juega
start-how-1 = Cada jugador tiene dos trabajadores en una isla de cinco por cinco casillas.
start-how-2 = En tu turno, mueve un trabajador a una casilla adyacente: puede subir un nivel como máximo y bajar los que quiera.
start-how-3 = Después, ese mismo trabajador construye en una casilla adyacente. La cuarta pieza es una cúpula azul a la que nadie puede subir.
start-how-4 = Quien sube al tercer nivel gana. Quien no puede moverse y construir pierde.
start-unofficial = Un programa libre y no oficial para quienes disfrutan del juego de mesa Santorini, de Gordon Hamilton. Sin relación con su autor ni con sus editoriales.

# Cómo se llaman las cosas
start-players =
    { $players ->
        [4] 4 jugadores en equipos
       *[other] { $players } jugadores
    }
start-sitter-me = Yo
start-sitter-computer = Máquina
start-level = ¿Qué nivel tiene la máquina?
start-level-name = Nivel { $level }
start-level-1 = Está aprendiendo: muchas veces no ve que vas a ganar.
start-level-2 = Principiante: de vez en cuando se le escapa algo.
start-level-3 = Juega por diversión: ve casi todas las amenazas, pero planea poco.
start-level-4 = Constante: frena tus amenazas y mira un turno más allá.
start-level-5 = Un duelo igualado: piensa varios turnos por delante.
start-level-6 = Con experiencia: rara vez falla.
start-level-7 = Fuerte: tiende trampas y ve venir las tuyas.
start-level-8 = Muy fuerte: planea a largo plazo.
start-level-9 = Magistral: casi nunca te da una oportunidad.
start-level-10 = Lo más fuerte que hay.
start-sitter-open = Asiento libre
start-way-none = Sin poderes
start-way-random = Poderes al azar
start-way-draft = Draft
start-way-challenger = Draft del Desafiante
start-way-chosen = Poderes elegidos
start-way-fleece = Vellocino de Oro
start-way-position = Desde una posición
start-clock-none = Sin reloj
start-clock-turn =
    { $unit ->
        [seconds] { $amount } s por turno
       *[other] { $amount } min por turno
    }
start-clock-game = { $amount } min + { $increment } s
start-clock-days =
    { $amount ->
        [one] 1 día por turno
       *[other] { $amount } días por turno
    }
start-edition-roxley2016 = Roxley 2016
start-edition-spinmaster2017 = Spin Master 2017
start-edition-revised = Revisada

# Una partida nueva
start-new = Partida nueva
start-new-players = Jugadores
start-count =
    { $players ->
        [4] 4 en equipos
       *[other] { $players } jugadores
    }
start-teams = Los compañeros comparten sus trabajadores y ganan juntos.
start-team = Equipo { $team }
start-seat = Asiento { $seat }
start-who-sits = ¿Quién juega en el asiento { $seat }?
start-sitter-open-short = Invitar
start-see = ¿Quién puede entrar?
start-private = Solo con el enlace
start-public = Cualquiera, desde la sala
start-powers = Poderes
start-way-none-text = El juego básico. Lo mejor para la primera vez.
start-way-random-text = Cada jugador recibe un poder al azar.
start-way-draft-text = Se ponen poderes al azar sobre la mesa y cada jugador elige uno.
start-way-challenger-text = Como en el reglamento: el Desafiante propone los poderes que quiere y los demás eligen primero.
start-way-chosen-text = Elige el poder de cada asiento.
start-way-fleece-text = Sin poderes propios: quien empieza un turno junto al Carnero de oro tiene el poder de su carta.
start-pool = De estas cartas
start-pool-size =
    { $count ->
        [one] 1 carta disponible
       *[other] { $count } cartas disponibles
    }
start-pool-challenger = De estas cartas, si la máquina es el Desafiante
start-open-only = Sin información oculta
start-allow = Permitir duelos que el reglamento desaconseja
start-choose = Elige un poder
start-choose-for = Elige un poder · { $who }
start-choose-fleece = El poder del Vellocino de Oro
start-random = Al azar
start-random-card = Una carta al azar
start-random-card-text = Una sorpresa para los dos.
start-more = Reloj, jugador inicial, edición
start-clock = Reloj
start-clock-kind-none = Ninguno
start-clock-kind-turn = Por turno
start-clock-kind-game = Por partida
start-clock-kind-days = Días
start-clock-none-text = Piensa todo lo que quieras.
start-clock-turn-text = Hay que jugar cada turno en este tiempo.
start-clock-game-text = Tiempo para toda la partida; cada turno añade un poco.
start-clock-days-text = Juega a tu ritmo; vuelve cuando sea tu turno.
start-first = ¿Quién empieza?
start-first-challenger = ¿Quién es el Desafiante?
start-first-challenger-text = El Desafiante elige el último y decide quién es el jugador inicial.
start-edition = Edición
start-edition-roxley2016-text = Las cartas tal como se imprimieron por primera vez.
start-edition-spinmaster2017-text = Bía empieza en el borde y Caos cambia menos a menudo.
start-edition-revised-text = Los textos más recientes, que cambian unos diez poderes.
start-position = Desde una posición
start-position-text = De ahí salen el tablero, los poderes, la edición y a quién le toca.
start-position-picture = La posición con la que empieza la partida
start-position-drop = Empezar con el tablero vacío
start-start = Empezar la partida
start-start-invite = Abrir la mesa
start-invite-next = Ahora te daremos un enlace para compartir.

# Por qué no
start-no-person = Al menos un asiento tiene que ser para una persona.
start-no-none = Con tres o cuatro jugadores, todos necesitan un poder.
start-no-fleece = El Vellocino de Oro es para dos jugadores.
start-no-players = Solo para { $players } jugadores.
start-no-twice = Esta carta ya es del asiento { $seat }.
start-no-forbidden = El reglamento desaconseja juntar { $powers }.
start-no-power = Elige un poder para el asiento { $seat }.
start-no-group = Elige qué cartas se pueden repartir.
start-no-pool = Muy pocas de estas cartas sirven para tantos jugadores.
start-no-group-players = Para dos jugadores.

# La sala
start-lobby = Sala
start-lobby-text = Mesas abiertas a las que unirte y partidas que puedes ver.
start-lobby-empty = Todavía no hay nadie
start-lobby-empty-text = Abre una mesa para todos. La partida empieza en cuanto entra alguien.
start-lobby-open = Abrir una mesa
start-join = Entrar
start-watch = Ver
start-return = Volver
start-lobby-joinable = Esperando jugadores
start-lobby-running = En curso
