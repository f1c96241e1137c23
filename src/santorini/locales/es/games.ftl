# Mis partidas
games-title = Partidas
games-against = Partidas contra
games-against-all = Todas
games-against-computer = Máquina
games-against-people = Personas
games-running = En curso
games-finished = Terminadas
games-won = Ganada
games-lost = Perdida
games-continue = Continuar
games-replay = Ver repetición
games-rematch = Revancha
games-delete = Eliminar
games-delete-this = Eliminar de la lista la partida contra { $game }
games-deleted = La partida ya no está en tu lista.
games-undo = Deshacer
games-more = Mostrar más
games-none = Aún no hay partidas
games-none-text = Todas las partidas que juegues aquí aparecerán en esta página, con su resultado y su repetición.
games-play = Jugar tu primera partida
games-kept = De tus partidas sin terminar contra la máquina se guardan las tres últimas.
games-versus = { $first } contra { $next }
games-fleece = Vellocino de Oro: { $power }
games-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
