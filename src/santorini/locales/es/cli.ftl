# La línea de órdenes. Lo que se escribe (órdenes, opciones, notación) es igual en todos los idiomas.

cli-about = Santorini: las reglas completas del juego de mesa.
cli-usage = Uso:{" "}
cli-options = Opciones
cli-arguments = Argumentos
cli-commands = Órdenes
cli-help = Muestra esta ayuda.
cli-option-version = Muestra la versión, y si las reglas están compiladas.
cli-version = santorini { $version } · { $way } · Python { $python }
cli-compiled = compilado
cli-uncompiled = solo Python, lento
cli-slow = Las reglas no están compiladas aquí y son unas cincuenta veces más lentas.
cli-option-language = El idioma de todos los mensajes (por defecto: SANTORINI_LANGUAGE, luego LANG).
cli-goodbye = Hasta luego.
cli-yes = sí
cli-enter = Intro
cli-label = { $what }:
cli-wrong = santorini: { $why }
cli-try = Prueba `{ $command }`.
cli-no-command = No existe la orden { $command }. Elige { $choices }.
cli-no-option = No existe la opción { $option }.
cli-no-option-but = No existe la opción { $option }; ¿querías decir { $choices }?
cli-needs-value = { $option } necesita un valor.
cli-no-value = { $option } no admite ningún valor.
cli-needs-number = { $option } necesita un número entero.
cli-needs-between = { $option } necesita un número entero de { $least } a { $most }.
cli-needs-least = { $option } necesita un número entero, { $least } o más.
cli-needs-one-of = { $option } tiene que ser { $choices }.
cli-missing = Falta { $what }.
cli-too-much = Demasiados argumentos para { $command }.

# Órdenes
cli-play = Juega en la terminal, entre varias personas con un teclado o contra la máquina. Sin opciones hace unas pocas preguntas; con Intro en cada una empieza una partida contra la máquina.
cli-serve = Juega en el navegador: ofrece mesas a este equipo o a otros. Los ajustes están en docs/operating.md.
cli-admin = Cuida de un servidor: sus mesas y visitantes. Si el servidor está en marcha, lo hace él mismo; si no, se cambia su base de datos.
cli-admin-tables = Enumera las mesas, primero las que cambiaron hace menos.
cli-admin-show = Muestra una mesa: opciones, asientos, estado y las últimas líneas de su historial.
cli-admin-close = Termina una partida sin ganador, o la espera de jugadores.
cli-admin-delete = Borra una mesa con todo su historial.
cli-admin-block = Rechaza a un visitante desde ahora y cierra sus conexiones.
cli-admin-unblock = Vuelve a admitir a un visitante bloqueado.
cli-admin-blocked = Enumera los visitantes bloqueados.
cli-admin-erase = Borra el nombre de un visitante de todas las mesas.
cli-admin-prune = Borra las mesas que nadie ha cambiado en tantos días y en las que no corre ningún reloj.
cli-admin-backup = Copia la base de datos SQLite y el secreto a una carpeta nueva, esté el servidor en marcha o no.
cli-replay = Recorre una partida registrada turno a turno.
cli-powers = Los poderes en una tabla, o una carta al detalle.
cli-perft = Cuenta todas las formas de jugar tantos turnos completos; un turno que gana termina su línea.
cli-svg = Dibuja una posición, o una partida de un archivo: en SVG, PNG o GIF.
cli-validate = Busca en archivos de partidas las que no se pueden leer.
cli-completion = Muestra el guion con el que una shell completa nuestros comandos.

# Opciones
cli-option-powers = Un poder por asiento, p. ej. Apollo Pan.
cli-option-edition = El texto de las cartas: roxley2016, spinmaster2017 o revised. Por defecto: { $default }.
cli-option-allow-forbidden = Permite duelos que el reglamento desaconseja.
cli-option-players = Cuántos juegan: 2, 3 o 4.
cli-option-computer = Los asientos de la máquina: 2, o 2,3, o all, o none.
cli-option-level = El nivel de la máquina, de 1 a 10. Por defecto: 5.
cli-option-random = Reparte poderes al azar: all, gods, simple, open, ...
cli-option-fleece = Juega con el Vellocino de Oro y este poder, o `random`.
cli-option-first = El asiento que empieza. Por defecto: { $default }.
cli-option-load = Sigue con una partida guardada.
cli-option-seed = Hace repetibles el azar y las máquinas.
cli-option-host = La dirección en la que escucha; 0.0.0.0 deja entrar a otros equipos. Por defecto: { $default }.
cli-option-port = El puerto (por defecto: el primero libre desde el 8000).
cli-option-database = Una URL de SQLAlchemy (por defecto: un archivo SQLite propio).
cli-option-open = Abre el navegador o lo deja cerrado.
cli-option-file = Un archivo de partidas registradas.
cli-option-game = Qué partida del archivo (por defecto: la última).
cli-option-all = Muestra de una vez todos los turnos y el tablero final.
cli-option-boards = Con --all: el tablero después de cada turno.
cli-option-card = Una carta al detalle, por su nombre o número.
cli-option-group = Solo: gods, simple, advanced, golden fleece, hero, open. Por defecto: { $default }.
cli-option-for = Solo los que sirven para tantos jugadores.
cli-option-for-fleece = Solo los que sirven para el Vellocino de Oro.
cli-option-depth = Cuántos turnos de profundidad. Por defecto: { $default }.
cli-option-bulk = Cuenta las últimas construcciones sin hacerlas.
cli-option-position = Una posición como texto.
cli-option-place = Dónde están los trabajadores, en el orden en que se colocan. Por defecto: { $default }.
cli-option-drawn = Una posición como texto, un archivo con una posición o partidas, o - para la entrada estándar.
cli-option-picture = El archivo: .svg, .png o .gif. Si falta: SVG en la salida estándar.
cli-option-at-turn = Después de qué turno; 1 es la preparación. Si falta: el último.
cli-option-animate = Muestra toda la partida, turno a turno, en un SVG.
cli-option-size = El ancho en píxeles. Si falta: { $default }.
cli-option-turned = Gira la imagen tantos cuartos de vuelta a la derecha.
cli-option-style = island, o print para papel. Si falta: { $default }.
cli-option-validated = Archivos de partidas, o - para la entrada estándar.
cli-option-shell = bash, zsh, fish o powershell.
cli-validated = Partidas legibles: { $games }; dañadas: { $damaged }
cli-option-table = La mesa, por el final de su dirección.
cli-option-guest = El visitante, tal como lo indica `admin show`.
cli-option-json = Responde en JSON, para programas.
cli-option-status = Solo: gathering, drafting, playing u over.
cli-option-public = Solo las mesas públicas, o solo las privadas.
cli-option-older = Solo las mesas sin cambios desde hace al menos tantos días.
cli-option-newer = Solo las mesas que han cambiado en los últimos días, tantos como se indique.
cli-option-of-guest = Solo las mesas en las que se sentó este visitante.
cli-option-of-name = Solo las mesas en las que se sentó alguien con este nombre.
cli-option-most = Cuántas como máximo. Por defecto: { $default }.
cli-option-lines = Cuántas líneas del historial. Por defecto: { $default }.
cli-option-secrets = Muestra también los poderes y pasos ocultos.
cli-option-days = Desde hace cuántos días no ha cambiado nada.
cli-option-dry = No borra nada, solo cuenta.
cli-option-folder = Una carpeta que todavía no existe.

# La máquina en acción
cli-engine = Hace de motor para otros programas: órdenes por la entrada estándar, respuestas por la salida estándar, como explica docs/engine-protocol.md.
cli-analyze = Muestra los mejores turnos de una posición según se encuentran. Ctrl-C termina la búsqueda.
cli-match = Hace jugar a dos jugadores muchas partidas entre sí, en todos los papeles de las mismas aperturas, y dice cuánto más fuerte es uno.
cli-review = Cuenta qué fue importante en una partida grabada: victorias perdidas, errores, hallazgos y lo bien que jugó cada cual.
cli-option-analyzed = Una posición como texto, o un archivo con una posición o con partidas registradas.
cli-option-think-seconds = Cuántos segundos piensa.
cli-option-turn-seconds = Cuántos segundos puede durar un turno, para redes y motores.
cli-option-review-seconds = Cuántos segundos pensar en cada turno. Por defecto: un cuarto.
cli-option-review-output = Escribe el análisis en este archivo: .txt, .md con imágenes al lado o .json.
cli-option-nodes = Cuántas posiciones mira.
cli-option-search-depth = Cuántos turnos mira por delante.
cli-option-best = Cuántos turnos muestra. Por defecto: { $default }.
cli-option-threads = Cuántos hilos piensan. Por defecto: { $default }.
cli-option-contestant = Un nivel de 1 a 10, simple, random, network, hand (la búsqueda sin red), el archivo de una red, o engine: y una orden.
cli-option-match-powers = Un poder por asiento, separados por comas, o un grupo del que sacarlos: all, simple, open, ... (por defecto: mortales).
cli-option-rounds = Cuántas rondas; en cada una, todos juegan todos los papeles de una apertura. Por defecto: { $default }.
cli-option-opening = Cuántos turnos de una apertura son al azar, como máximo. Por defecto: { $default }.
cli-option-processes = Cuántos procesos juegan. Por defecto: { $default }.
cli-option-null = El Elo contra el que se prueba --better. Por defecto: { $default }.
cli-option-better = Termina en cuanto está claro si el primer jugador es mejor por tantos puntos Elo.
cli-think-head = Profundidad { $depth } · { $nodes } posiciones · { $speed } por segundo
cli-column-chance = Gana
cli-column-line = Línea
cli-win-in = en { $turns }
cli-loss-in = pierde en { $turns }
cli-match-head = { $first } contra { $second }
cli-match-games = { $games ->
    [one] { $games } partida: { $won } ganadas, { $drawn } tablas, { $lost } perdidas ({ $score })
   *[other] { $games } partidas: { $won } ganadas, { $drawn } tablas, { $lost } perdidas ({ $score })
}
cli-match-elo = Elo { $elo }, con una confianza del 95 % entre { $low } y { $high }
cli-match-better = La prueba dice: { $first } es mejor.
cli-match-not-better = La prueba dice: { $first } no es mejor.
cli-match-unsure = La prueba todavía no puede decir cuál es mejor.

# Antes de una partida
cli-welcome = Construye, sube y llega a un tercer nivel antes que nadie. Intro elige la respuesta entre corchetes.
cli-who-plays = ¿Quién juega?
cli-people-computer = Tú contra la máquina
cli-people-two = Dos personas en este teclado
cli-people-three = Tres personas, cada cual por su cuenta
cli-people-four = Cuatro personas en dos equipos
cli-which-powers = ¿Qué poderes?
cli-deal-none = Ninguno: el juego básico, lo mejor para la primera vez
cli-deal-simple = Dioses simples, repartidos al azar
cli-deal-any = Poderes de todo tipo, repartidos al azar
cli-deal-named = Elegirlos por su nombre
cli-deal-draft = Un draft como en el reglamento
cli-deal-fleece = El Vellocino de Oro: un poder junto al tablero
cli-ask-fleece = El poder del Vellocino de Oro (Intro: al azar)
cli-ask-power = Poder del asiento { $seat } (Intro: al azar)
cli-ask-offer = El asiento 1 propone { $powers } poderes (Intro: al azar)
cli-picks = Elige el asiento { $seat }
cli-seat = Asiento { $seat } ({ $power })
cli-who-begins = ¿Quién empieza?
cli-type-number = Escribe un número de 1 a { $most }, o solo Intro para { $default }.
cli-type-yes = Escribe sí
cli-go-on = Pulsa Intro para continuar…

# Qué hay que decidir
cli-task-worker = coloca un trabajador; primero, la trabajadora
cli-task-wind = elige la dirección del viento
cli-task-arrow = orienta la flecha
cli-task-fate = elige en secreto tu cuadrado del destino: su casilla inferior izquierda
cli-task-abyss = elige en secreto el abismo
cli-task-ram = pon el Carnero en el tablero
cli-task-reply = se ha construido una cúpula: ¿colocas un trabajador junto a ella?
cli-do-move = muévete
cli-do-build = construye
cli-do-power = usa tu poder
cli-do-finish = termina
cli-verb-move = Mover
cli-verb-build = Construir
cli-verb-dome = Cúpula
cli-verb-force = Desplazar
cli-verb-swap = Intercambiar
cli-verb-kill = Eliminar
cli-verb-unbuild = Quitar bloque
cli-verb-lower = Bajar
cli-verb-place = Colocar
cli-verb-token = Poner ficha
cli-verb-aim = Orientar
cli-verb-mark = Elegir
cli-verb-draw = Robar
cli-verb-end = Listo
cli-verb-secret = Elegir
cli-anywhere = en cualquier casilla libre
cli-hint-number = Escribe un número
cli-hint-where-from = ¿Adónde desde { $space }? (Intro: otro trabajador)
cli-hint-worker = ¿Qué trabajador, p. ej. { $space }? (?: ayuda)
cli-hint-where = ¿Dónde, p. ej. { $space }? (?: ayuda)

# En la mesa
cli-hand-over = El teclado pasa a { $name }. Los demás miran a otro lado.
cli-handed-over = { $name }, pulsa Intro cuando quieras empezar…
cli-ram = El Carnero da { $power }. { $text }
cli-wind = Viento
cli-arrow = Flecha
cli-turn-over = El turno ya había acabado antes de { $step }
cli-would-play = La máquina jugaría { $step }
cli-resign = { $name }: ¿abandonar?
cli-exists = { $file } ya existe. ¿Sobrescribirlo?
cli-saved = Guardado. Sigue con: santorini play --load { $file }
cli-over = La partida ha terminado.
cli-after = again · undo · log · save FILE · Intro sale
cli-no-powers = No hay poderes en juego: todos son mortales. `card Pan` muestra cualquier carta.
cli-rules = Mueve uno de tus trabajadores a una casilla adyacente, como máximo un nivel más arriba; después construye a su lado con ese mismo trabajador: un bloque o, sobre el tercer nivel, una cúpula. Quien sube al tercer nivel gana. Si no tienes ningún turno posible, pierdes.
cli-typed-worker = elige el trabajador de b2; después escribe adónde va
cli-typed-steps = o escribe los pasos; varios en una línea, hasta un turno entero
cli-typed-done = listo: renuncia a lo opcional (o solo pulsa Intro)
cli-typed-undo = deshace tu último paso
cli-typed-hint = pregunta a la máquina qué haría
cli-typed-card = lee un poder; `cards` lee todas las cartas en juego
cli-typed-log = los turnos hasta ahora
cli-typed-save = guarda la partida; `load FILE` sigue con ella
cli-typed-resign = abandona
cli-typed-quit = sale

# Cartas, registros y recuentos
cli-card =
    Número { $number } ({ $group }); para { $players } jugadores{ $fleece ->
        [yes] ; apto para el Vellocino de Oro.
       *[no] .
    }
cli-card-rivals = No contra { $powers }.
cli-card-note = Ediciones: { $note }.
cli-unfinished = Sin terminar.
cli-turn = Turno { $turn } de { $turns }  (Intro: siguiente, b: atrás, 7: al turno 7, q: salir)
cli-column-power = Poder
cli-column-players = Jugadores
cli-column-fleece = VO
cli-column-text = Qué hace
cli-column-rivals = No contra
cli-column-turns = turnos
cli-column-ways = formas
cli-column-seconds = segundos
cli-column-speed = formas por segundo
cli-column-table = Mesa
cli-column-status = Estado
cli-column-public = Pública
cli-column-created = Creada (UTC)
cli-column-changed = Cambiada (UTC)
cli-column-lines = Líneas
cli-column-seat = Asiento
cli-column-player = Jugador
cli-column-name = Nombre
cli-column-guest = Visitante
cli-column-since = Desde (UTC)
cli-open = Santorini está abierto en { $address } (Ctrl-C lo cierra)

# Lo que se ha hecho en un servidor
cli-admin-closed = La mesa { $table } está cerrada.
cli-admin-deleted = La mesa { $table } está borrada.
cli-admin-is-blocked = El visitante { $guest } está bloqueado.
cli-admin-is-unblocked = El visitante { $guest } ya no está bloqueado.
cli-admin-erased = { $tables ->
    [one] El nombre se ha borrado de { $tables } mesa.
   *[other] El nombre se ha borrado de { $tables } mesas.
}
cli-admin-pruned = { $tables ->
    [one] Se ha borrado { $tables } mesa.
   *[other] Se han borrado { $tables } mesas.
}
cli-admin-would-prune = { $tables ->
    [one] Se borraría { $tables } mesa.
   *[other] Se borrarían { $tables } mesas.
}
cli-admin-backed-up = La copia está en { $folder }.

# Cómo se hace la red de la máquina
cli-selfplay = Hace jugar a la máquina contra sí misma, para que una red aprenda de ello.
cli-train = Entrena una red con posiciones de esas partidas.
cli-gauntlet = Juzga una red nueva con partidas contra una antigua.
cli-generations = Partidas contra sí misma, entrenamiento y examen, generación tras generación.
cli-study-folder = La carpeta de lo que se hace; lo que ya está no se hace otra vez.
cli-study-folders = Carpetas de partidas contra sí misma.
cli-study-files = Cuántos archivos: cada uno es una tarea aparte (por defecto: { $default }).
cli-study-games = Partidas por archivo (por defecto: { $default }).
cli-study-nodes = Posiciones que mira la búsqueda antes de cada turno (por defecto: { $default }).
cli-study-pool = Qué poderes se enfrentan: mortals (mortales), simple (dioses simples), all (todos los duelos permitidos) o una mezcla de ellos.
cli-study-pools = Qué poderes se enfrentan: mortals, simple o all; se puede repetir.
cli-study-network = La red que juega: un archivo, `standard` para la del paquete, o `none`.
cli-study-processes = Procesos en este equipo (por defecto: { $default }).
cli-study-ray = Deja las tareas a un clúster de Ray.
cli-study-address = La dirección del clúster; si no, la de los ajustes de Ray; si no, este equipo.
cli-study-seed = El mismo número da el mismo resultado.
cli-study-passes = Cuántas veces se recorren todas las posiciones (por defecto: { $default }).
cli-study-batch = Posiciones de las que aprende a la vez (por defecto: { $default }).
cli-study-rate = A qué velocidad aprende como máximo (por defecto: { $default }).
cli-study-trust = Cuánto cuenta la valoración de la búsqueda; el resto es el resultado de la partida (por defecto: { $default }).
cli-study-threads = Procesadores para el entrenamiento; más de uno solo compensa si no hay otra cosa en marcha.
cli-study-pairs = Pares de partidas como máximo, por cada grupo (por defecto: { $default }).
cli-study-better = Por cuántos puntos Elo debería ser mejor la red nueva (por defecto: { $default }).
cli-study-ship = Si se demuestra que la red nueva es mejor, la convierte en la del paquete.
cli-study-out = El archivo de la red; su nota y lo necesario para seguir están al lado.
cli-study-from = La red con la que se empieza: un archivo, `standard`, o `none`.
cli-study-new = El archivo de la red nueva.
cli-study-old = La red antigua: un archivo, `standard` para la del paquete, o `none`.
cli-study-count = Cuántas generaciones tiene que haber en total.
cli-study-window = De cuántas generaciones de partidas aprende (por defecto: { $default }).
cli-study-stage-selfplay = Partidas contra sí misma
cli-study-stage-training = Entrenamiento
cli-study-stage-gauntlet = Examen: { $pool }
cli-study-positions = { $positions ->
    [one] { $positions } posición
    [many] { $positions } de posiciones
   *[other] { $positions } posiciones
}
cli-study-error = error { $error }
cli-study-rating = Elo { $rating }
cli-study-verdict = { $pool }: { $result ->
    [better] la red nueva es mejor
    [worse] la red nueva no es mejor
   *[open] no se ha demostrado nada
} (pares de partidas: { $pairs }; Elo { $rating })
cli-study-shipped = Ahora es la red del paquete.
cli-study-generation = Generación { $number }: { $proven ->
    [yes] la red nueva es mejor y juega a partir de ahora.
   *[no] no se ha demostrado que la red nueva sea mejor.
}

# Lo que sale mal

error-no-door = No se puede escuchar en { $host }, puerto { $port }: { $reason }
error-no-pages = A este paquete le faltan las páginas del juego web: instala un wheel publicado, o bien construir las páginas con `make pages`
error-setting-number = { $setting }: hace falta un número
error-setting-log = { $setting }: hace falta debug, info, warning o error
error-secret-short = El secreto de { $place } tiene { $length } caracteres; hacen falta al menos { $least }
error-data-folder = { $path } no se puede leer o escribir: { $reason }
error-database-away = La base de datos { $database } no se puede abrir: { $reason }
error-database-kind = No hay ningún tipo de base de datos { $kind }; la dirección empieza por sqlite:/// o postgresql+psycopg://
error-database-driver = La base de datos { $database } necesita { $module }: pip install 'santorini[postgres]'
error-database-busy = Otro servidor usa la base de datos { $database }
error-other-secret = Los demás servidores de esta base de datos tienen otro SANTORINI_SECRET: debe ser el mismo en todos
error-database-newer = La base de datos { $database } es de una versión más nueva de Santorini (tiene la revisión { $revision })
error-no-server = El servidor necesita { $module }: pip install 'santorini[server]'
error-computer-seats = Los asientos de la máquina son números de 1 a { $players }, `all` o `none`, no { $text }
error-many-powers = { $powers } poderes son demasiados para { $players } jugadores
error-not-for = { $power }: no sirve para { $players } jugadores
error-insist = El reglamento desaconseja enfrentar a { $power } con { $other }. ¿Jugarlo de todos modos?
error-no-such-game = { $file } no tiene partida { $number }
error-no-such-turn = No hay turno { $turn }; el último es { $turns }
error-picture-kind = { $file } debe terminar en .svg, .png o .gif
error-picture-style = No hay estilo { $style }; elige island o print
error-not-placed = No se puede colocar ningún trabajador en { $spaces }
error-review-output = { $file } debería terminar en .txt, .md o .json
error-no-game = No hay ninguna partida en { $file }
error-no-text-file = { $file } no es un archivo de texto
error-position-or-powers = Indica una posición o poderes, no las dos cosas: la posición ya dice sus poderes
error-no-typed-number = Escribe un número de 1 a { $most }
error-no-typed-step = { $text } no es un paso; escribe una casilla como c3, o ? para ver la ayuda
error-nothing-typed = Escribe una casilla como c3 o un paso como b2-c3; ? lo explica todo
error-which = ¿Cuál?  { $steps }
error-worker-first = Ahora no se puede hacer nada con { $space }; elige primero un trabajador: { $choices }
error-only-end = Solo queda terminar el turno: pulsa Intro
error-nothing-to-undo = No hay nada que deshacer
error-no-file = Di qué archivo, p. ej. load game.santorini
cli-admin-rate = Volver a puntuar todas las partidas a partir de sus registros
cli-admin-rated = { $games } partidas puntuadas; han cambiado { $changed } puntuaciones.
