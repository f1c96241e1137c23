# Asientos
table-computer = Máquina
table-player = Jugador { $number }
table-seats = Jugadores
table-open-seat = Asiento libre
table-away = no está
table-out = fuera de juego
table-deciding = está decidiendo
table-you = Tú
table-level = nivel { $level }
table-spent = usado
table-holds = tiene: { $power }
table-watching =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
table-card = Poder
table-read-card = { $name }, { $power }: leer la carta
table-days = { $days } d { $hours } h

# La conexión
table-connecting = Conectando…
table-lost = Se ha perdido la conexión. Intentándolo de nuevo…
table-connected = Conexión lista
table-sending = Enviando…
table-held = Tu elección se enviará en cuanto vuelva la conexión

# Qué hay que decidir
table-task-woman = Coloca a tu trabajadora
table-task-man = Coloca a tu trabajador
table-task-another = Coloca otro trabajador
table-task-wind = Elige la dirección del viento
table-task-arrow = Orienta la flecha
table-task-fate = Elige en secreto tu cuadrado del destino: toca su casilla inferior izquierda
table-task-abyss = Elige en secreto el abismo
table-task-ram = Pon el Carnero en el tablero
table-task-reply = Se ha construido una cúpula. Coloca un trabajador a su lado o pulsa «Omitir»
table-do-move = muévete
table-do-move-with = mueve al trabajador de { $space }
table-do-move-any = elige qué trabajador mueves
table-do-build = construye
table-do-build-with = construye junto a { $space }
table-do-build-any = elige qué trabajador construye
table-do-dome = construye una cúpula
table-do-force = desplaza un trabajador rival
table-do-swap = intercambia posiciones
table-do-kill = elimina un trabajador
table-do-unbuild = quita un bloque
table-do-lower = quita un bloque de debajo de un trabajador
table-do-place = coloca un trabajador
table-do-token = pon una ficha en el tablero
table-do-token-whirlpool = pon un remolino en el tablero
table-do-token-talus = pon a Talos en el tablero
table-do-aim = elige la dirección del viento
table-do-mark = elige un trabajador
table-do-secret = elige una casilla en secreto
table-do-end = termina el turno
table-your-turn = Tu turno · { $name }
table-wait = Esperando a { $name }…
table-wait-computer = { $name } está pensando…
table-wait-chance = Decide el azar…
table-for = { $name }: { $prompt }
table-sure = ¿{ $step }?

# Lo que se puede hacer en una casilla
table-step-move = Mover a { $dst }
table-step-build = Construir un bloque en { $dst }
table-step-dome = Construir una cúpula en { $dst }
table-step-under = Construir un bloque debajo del trabajador
table-step-force = Desplazar de { $src } a { $dst }
table-step-swap = Intercambiar { $src } y { $dst }
table-step-kill = Eliminar al trabajador de { $dst }
table-step-unbuild = Quitar un bloque de { $dst }
table-step-lower = Quitar un bloque de debajo del trabajador de { $dst }
table-step-place = Colocar un trabajador en { $dst }
table-step-token = Poner la ficha en { $dst }
table-step-token-whirlpool = Poner un remolino en { $dst }
table-step-token-talus = Poner a Talos en { $dst }
table-step-mark = Elegir al trabajador de { $dst }
table-step-named = Elegir: { $worker }
table-step-secret = Elegir { $dst }
table-step-end = Terminar el turno
table-compass = Dirección
table-calm = Calma
table-direction-n = norte
table-direction-ne = noreste
table-direction-e = este
table-direction-se = sureste
table-direction-s = sur
table-direction-sw = suroeste
table-direction-w = oeste
table-direction-nw = noroeste

# Acciones
table-end = Terminar turno
table-skip = Omitir
table-undo = Deshacer
table-undo-turn = Deshacer turno
table-undo-quick = Deshacer turno ({ $seconds })
table-confirm = Confirmar
table-cancel = Cancelar
table-close = Cerrar

# El tablero
table-board = Tablero
table-can-choose = se puede elegir
table-chosen = tu elección
table-woman = trabajadora
table-man = trabajador
table-token-coin = una moneda
table-token-whirlpool = un remolino
table-token-talus = Talos
table-token-ram = el Carnero
table-token-abyss = el abismo
table-token-fate = el cuadrado del destino
table-token-any = una ficha

# Lo que pasa, dicho tras el nombre del jugador
table-event-move = de { $src } a { $dst }
table-event-build = bloque en { $dst }
table-event-dome = cúpula en { $dst }
table-event-force = desplazamiento de { $src } a { $dst }
table-event-force-by = desplazamiento de { $src } a { $dst } ({ $power })
table-event-swap = intercambio entre { $src } y { $dst }
table-event-kill = el trabajador de { $dst } queda eliminado
table-event-kill-by = el trabajador de { $dst } queda eliminado ({ $power })
table-event-unbuild = un bloque menos en { $dst }
table-event-lower = un bloque menos bajo el trabajador de { $dst }
table-event-place = trabajador en { $dst }
table-event-token = { $token } en { $dst }
table-event-clear = { $token } desaparece de { $dst }
table-event-mark = elección: el trabajador de { $dst }
table-event-named = elección: { $worker }
table-event-secret = { $dst } en secreto
table-event-aim = dirección { $direction }
table-event-wind = viento hacia el { $direction }
table-event-arrow = flecha hacia el { $direction }
table-event-calm = el viento se calma
table-event-draw = nuevo dios: { $power }
table-event-steal = { $name }: poder robado ({ $power })
table-event-return = { $name }: poder devuelto ({ $power })
table-event-out = { $name }: fuera de juego
table-event-resign = { $name }: abandono
table-event-cancel = alguien a quien no se ve cierra el paso en { $dst }: el resto del turno se pierde
table-event-cancel-by = alguien a quien no se ve cierra el paso en { $dst }: fin del turno ({ $power })
table-unseen = algo que no se ve
table-chance = Azar
table-told-sit = en la mesa
table-told-computer = en este asiento desde ahora
table-told-leave = fuera de la mesa
table-told-offer = Para elegir: { $powers }
table-told-pick = poder elegido: { $power }
table-told-begin = Empieza la partida. Jugador inicial: { $name }
table-told-undo = { $count ->
        [one] un paso deshecho
       *[other] { $count } pasos deshechos
    }
table-told-ask = petición de deshacer el último turno
table-told-quick = deshizo el turno enseguida
table-told-yes = petición aceptada
table-told-no = petición rechazada
table-told-flag = tiempo agotado
table-told-dismiss = derrota por ausencia
table-told-resign = abandono
table-told-pause = El servidor no estaba disponible; los relojes se han parado
table-told-close = El administrador ha cerrado esta mesa
table-told-wish-same = petición de revancha, mismos poderes
table-told-wish-swapped = petición de revancha, poderes cambiados
table-told-wish-draft = petición de revancha, poderes nuevos
table-feed = Qué ha pasado
table-nothing = Todavía no ha pasado nada.

# Cómo ha terminado
table-won = { $count ->
        [one] Gana { $who }: { $why }.
       *[other] Ganan { $who }: { $why }.
    }
table-won-you = Has ganado: { $why }.
table-won-nobody = No gana nadie: { $why }.
table-ending-climb = un trabajador ha subido al tercer nivel
table-ending-drop = un trabajador ha bajado al menos dos niveles
table-ending-meeting = los enamorados se han encontrado
table-ending-towers = hay cinco torres completas
table-ending-fate = el destino tenía otros planes
table-ending-abyss = un trabajador ha caído en el abismo
table-ending-stuck = nadie más podía seguir jugando
table-ending-alone = no queda nadie más
table-ending-resigned = el otro bando ha abandonado
table-ending-time = el otro bando se ha quedado sin tiempo
table-ending-abandoned = la partida ha quedado abandonada
table-ending-by = la gana { $power }
table-victory = Victoria
table-defeat = Derrota
table-over = Fin de la partida
table-again = Jugar otra vez
table-again-same = Mismos poderes
table-again-swapped = Poderes cambiados
table-again-draft = Poderes nuevos
table-again-plain = Revancha
table-wished = { $name } quiere jugar otra vez: { $how }.
table-wish-waiting = Los demás todavía tienen que aceptar…
table-next = Ir a la revancha
table-replay = Ver repetición
table-share = Compartir
table-home = Inicio

# Turnos, chat y más
table-tabs = Sobre la partida
table-tab-story = Historial
table-tab-turns = Turnos
table-tab-chat = Chat
table-tab-more = Más
table-setup = Preparación
table-say = Enviar un mensaje
table-quiet = Nadie ha dicho nada todavía.
table-phrase-hello = ¡Hola!
table-phrase-luck = ¡Suerte!
table-phrase-thanks = ¡Gracias!
table-phrase-well-played = ¡Bien jugado!
table-phrase-oops = ¡Uy!
table-phrase-thinking = Déjame pensar.
table-phrase-hurry = ¡Te toca!
table-phrase-rematch = ¿Otra partida?
table-phrase-goodbye = ¡Hasta luego!
table-settings = Ajustes
table-record = Descargar el registro
table-position = Compartir esta posición
table-resign = Abandonar
table-resign-sure = ¿Abandonar esta partida?
table-resign-as = Abandonar por { $name }
table-take-back = Pedir deshacer mi último turno
table-leave = Dejar mi asiento
table-leave-sure = ¿Dejar tu asiento? Otra persona, o la máquina, podrá seguir en tu lugar.
table-powers = Todos los poderes
table-device = Continuar en otro dispositivo
table-device-hint = Quien abra este enlace jugará desde tu asiento. No lo compartas.

# Avisos
table-asks = { $name } quiere deshacer el último turno.
table-asked = Tu petición espera respuesta…
table-allow = Permitir
table-refuse = Rechazar
table-gone = { $name } no está.
table-gone-open = Hay un asiento libre: { $name }.
table-replace = Que juegue la máquina
table-dismiss = Reclamar la victoria
table-spectator = Estás viendo esta partida.

# Esperando a los jugadores
table-gathering = Esperando jugadores
table-invited = Te invitan a jugar
table-invited-text = Santorini es un juego corto de torres y dioses: muévete, construye y sé el primero en subir al tercer nivel. Sin instalar nada y sin cuenta.
table-qr = O deja que escaneen este código con el móvil
table-invite = Envía este enlace a quienes quieras que jueguen. Quien lo abra puede sentarse.
table-link = Enlace a esta mesa
table-copy = Copiar enlace
table-copied = Copiado
table-copy-failed = No se ha podido copiar: cópialo del campo
table-send = Compartir enlace…
table-name = Tu nombre
table-sit = Sentarse
table-sit-too = Ocupar otro asiento aquí
table-taken-by-you = tu asiento

# El draft
table-draft-offer-you = Elige { $count } poderes para proponer. Los demás eligen primero y el último es para ti.
table-draft-offer = { $name } está eligiendo los poderes que propone…
table-draft-pick-you = Elige tu poder
table-draft-pick = { $name } está eligiendo un poder…
table-draft-first-you = ¿Quién juega el primer turno?
table-draft-first = { $name } está eligiendo al jugador inicial…
table-draft-chosen = Poderes elegidos: { $count } de { $total }
table-draft-offer-button = Proponer estos poderes
table-draft-search = Buscar poderes
table-draft-none = Ningún poder se llama así.
table-draft-clash = No con { $power }: el reglamento lo desaconseja
table-draft-full = Ya tienes bastantes; quita uno primero
table-draft-picked = Elección de { $name }
table-draft-seat = { $name } ({ $power })

# El telón, cuando se comparte la pantalla
table-curtain = Pásale el dispositivo a { $name }
table-curtain-hint = Hay secretos en el tablero. Los demás miran a otro lado.
table-curtain-look = Soy { $name }: mostrar el tablero

# Ajustes
table-settings-board = Tablero
table-settings-board-auto = Automático
table-settings-board-flat = 2D
table-settings-board-island = 3D
table-settings-speed = Animación
table-settings-speed-off = Ninguna
table-settings-speed-slow = Lenta
table-settings-speed-normal = Normal
table-settings-speed-fast = Rápida
table-settings-theme = Colores
table-settings-theme-auto = Automáticos
table-settings-theme-light = Claros
table-settings-theme-dark = Oscuros
table-settings-confirm = Preguntar antes de un paso que pueda terminar mi turno
table-settings-quick = Dejarme deshacer un turno terminado durante unos segundos

# Teclas
table-keys = Teclado
table-keys-walk = Recorrer el tablero
table-keys-choose = Elegir la casilla
table-keys-next = Siguiente casilla que se puede elegir
table-keys-confirm = Confirmar
table-keys-cancel = Cancelar
table-keys-undo = Deshacer
table-keys-undo-turn = Deshacer el turno
table-keys-end = Terminar el turno u omitir
table-keys-hint = Pedir una pista
table-keys-switch = Qué significa un toque cuando puede significar dos cosas
table-keys-help = Mostrar estas teclas
table-keys-where = Funcionan mientras el tablero o uno de sus botones tenga el foco.
table-key-enter = Intro
table-key-escape = Esc
table-key-shift = Mayús + { $key }

# Por qué no
table-refusal-offline = No se puede conectar con el servidor
table-refusal-choose-worker = Elige primero un trabajador
table-refusal-their-worker =
    { $side ->
        [0] Ese trabajador es rojo
        [1] Ese trabajador es morado
       *[other] Ese trabajador es dorado
    }; elige uno de los tuyos
table-refusal-other = Ahora no se puede
table-closed-talus = Talos, que cuenta como una cúpula
table-closed-ram = el Carnero
table-closed-dome = una cúpula
table-closed-coin = una moneda, que es como una cúpula para los rivales de Clío
