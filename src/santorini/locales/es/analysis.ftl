# What the computer thinks of a position
analysis-title = Análisis
analysis-start = Analizar
analysis-stop = Detener
analysis-go-on = Seguir
analysis-chances = Posibilidades de ganar: { $chances }
analysis-chance = { $name } { $chance }
analysis-lines = Variantes
analysis-best = Mejores variantes
analysis-wins =
    { $turns ->
        [one] gana en { $turns } turno
        [many] gana en { $turns } turnos
       *[other] gana en { $turns } turnos
    }
analysis-loses =
    { $turns ->
        [one] pierde en { $turns } turno
        [many] pierde en { $turns } turnos
       *[other] pierde en { $turns } turnos
    }
analysis-step-in = Ver esta variante
analysis-step-in-line = Ver la variante que empieza con { $line }
analysis-within = Esta variante se muestra en el tablero.
analysis-back = Volver a la posición
analysis-depth = Profundidad { $depth }, { $nodes } posiciones.
analysis-done = No se puede averiguar más.
analysis-nothing = Aquí no hay nada que decidir.

# How the chances went
analysis-graph = Posibilidades a lo largo de la partida
analysis-table = En números
analysis-turn = Turno
analysis-player = Jugador
analysis-before = Antes
analysis-after = Después
analysis-show-turn = Mostrar el turno { $turn }

# Setting up a position by hand
editor-title = Montar una posición
editor-tools = Colocar
editor-block = Bloque
editor-dome = Cúpula
editor-erase = Quitar
editor-players = Jugadores
editor-mover = Le toca a
editor-edition = Edición
editor-open = Abrir y analizar
editor-clear = Vaciar el tablero
editor-edit = Montar a mano
