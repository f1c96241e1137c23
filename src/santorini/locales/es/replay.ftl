# Abrir un registro
replay-title = Ver la repetición de una partida
replay-lead = Abre el registro de una partida y recórrela paso a paso.
replay-paste = Registro de una partida
replay-open = Abrir
replay-choose = Elegir un archivo
replay-drop = o suelta uno aquí
replay-format = ¿Cómo es un registro?
replay-format-text = Quién juega con qué poderes, después dónde están los trabajadores y después cada turno: b2-c3 es un movimiento, +c4 una construcción, y los comentarios van entre llaves. Al final va el resultado; una partida sin terminar acaba en asterisco.
replay-try = Ver esta partida
replay-or-position = ¿Solo una posición?
replay-to-position = Abrir una posición

# Recorrer una partida
replay-first = Al principio
replay-previous = Paso anterior
replay-play = Reproducir
replay-pause = Pausa
replay-next = Paso siguiente
replay-last = Al final
replay-controls = Recorrer la partida
replay-moment = Momento de la partida
replay-games = Partidas de este registro
replay-number = Partida { $number } de { $games }
replay-step = Paso { $step } de { $steps }
replay-turns = Turnos
replay-no-turns = Todavía no ha pasado nada.
replay-start = El comienzo
replay-did = { $who }: { $what }.
replay-chance = Azar
replay-unseen = algo que no se ve
replay-nothing = nada más
replay-secrets = Mientras la partida siga en curso, solo ves lo que puedes saber de ella.
replay-edition =
    { $edition ->
        [spinmaster2017] Edición Spin Master
        [revised] Edición revisada
       *[roxley2016] Edición Roxley
    }

# Asientos
replay-seats = Jugadores
replay-seat = Jugador { $number }
replay-computer = Máquina
replay-decides = le toca
replay-out = fuera de juego
replay-winner = gana
replay-fleece = El Vellocino de Oro
replay-face = Boca arriba

# Resumen
replay-summary = La partida en cifras
replay-length =
    { $turns ->
        [one] Se ha jugado un turno.
       *[other] Se han jugado { $turns } turnos.
    }
replay-count-turns = Turnos
replay-count-climbs = Subidas
replay-count-blocks = Bloques
replay-count-domes = Cúpulas
replay-count-powers = Usos del poder

# Para llevar
replay-record = Guardar registro
replay-table = Volver a la mesa
replay-another = Otro registro
replay-this-position = Esta posición
replay-play-on = Jugar desde aquí
replay-copy-link = Copiar enlace
replay-copied = Copiado
replay-picture = Imagen ({ $kind })
replay-share = Compartir
replay-failed = No ha funcionado.

# Una posición
replay-position = Posición
replay-position-lead = Una posición es una línea de texto: el tablero, los trabajadores, a quién le toca y los poderes.
replay-position-text = Como texto
replay-show = Mostrar
replay-copy = Copiar
replay-try-position = Ver un ejemplo
replay-to-decide = Le toca a { $name }
replay-chance-decides = Decide el azar
