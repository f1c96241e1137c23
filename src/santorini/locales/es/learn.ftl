# El índice
learn-title = Aprende jugando
learn-lead = Mira cómo se hace y luego prueba tú. Cada lección dura unos dos minutos.
learn-start = Empezar por la primera lección
learn-continue = Continuar: { $lesson }
learn-all-done = Ya lo sabes todo. ¡Ahora, a jugar!
learn-base = El juego
learn-more = Otras formas de jugar
learn-learned =
    { $done ->
        [0] { $total } lecciones
        [one] Una de { $total } lecciones hecha
       *[other] { $done } de { $total } lecciones hechas
    }
learn-state =
    { $done ->
        [0] sin empezar
       *[other] { $done } de { $total } hechas
    }
learn-name-move = Moverse
learn-name-climb = Subir
learn-name-build = Construir
learn-name-win = Ganar
learn-name-stuck = Sin salida
learn-name-golden-fleece = El Vellocino de Oro
learn-name-three = Tres jugadores
learn-name-teams = Equipos
learn-about-move = Una casilla con un trabajador
learn-about-climb = Subir uno, bajar los que quieras
learn-about-build = Bloques y cúpulas
learn-about-win = Hasta el tercer nivel
learn-about-stuck = Cuando no puedes seguir
learn-about-golden-fleece = Un poder para quien está junto al Carnero
learn-about-three = Cada cual por su cuenta
learn-about-teams = Dos contra dos, con trabajadores compartidos

# Una lección
learn-overview = Todas las lecciones
learn-part = Parte { $part } de { $total }
learn-now-you = Tu turno
learn-watch = Observa
learn-again = Otra vez
learn-back = Atrás
learn-next = Siguiente
learn-skip = Saltar parte
learn-hint = Pista
learn-missing = Lección no encontrada
learn-unreachable = Esta lección no se puede cargar ahora.
learn-you = Tú · { $power }
learn-ram = El Carnero · { $power }
learn-side =
    { $side ->
        [0] Rojo
        [1] Morado
       *[other] Dorado
    }

# Respuestas a lo que hace quien aprende
learn-right = ¡Muy bien!
learn-right-refused = Exacto, eso no se puede. { $reason }
learn-other = Eso se puede, pero ahora buscamos otra cosa. Prueba otra vez.
learn-refused = { $reason } Prueba otra vez.
learn-hint-worker = Toca a tu trabajador de { $space }.
learn-hint-tap = Toca { $space }.
learn-hint-press = Elige «{ $step }» abajo.

# El final de una lección
learn-done = ¡Lección completada!
learn-end = Fin de la lección
learn-what = Lo que has aprendido
learn-next-lesson = Siguiente: { $lesson }
learn-play = Jugar con este poder
learn-play-any = Jugar una partida

# Desde una carta
learn-link = Hacer la lección
