# Jugadores: encontrarlos, puntuaciones y perfiles.

people-find = Buscar rival
people-how-many = Cuántos juegan
people-what = A qué se juega
people-base = Juego básico
people-with-powers = Con poderes
people-clock = Reloj
people-clock-fast = 5 minutos cada uno
people-clock-slow = 15 minutos cada uno
people-clock-days = 3 días por turno
people-rated = Partida puntuada
people-rated-account = Para las partidas puntuadas necesitas una cuenta.
people-go = Buscar rival ahora
people-waiting = Buscando rival…
people-seconds = { $seconds } s
people-waiting-text = Todos en la sala ven que estás esperando.
people-waiting-long = Aún no ha venido nadie. Sigue esperando o juega contra la máquina.
people-computer = Jugar contra la máquina
people-to-table = Ir a la mesa
people-stop = Dejar de esperar
people-ranking = Clasificación
people-watch = Ver la mejor partida
people-rank = Puesto
people-player = Jugador
people-points = Puntos
people-games = Partidas
people-provisional = provisional
people-nobody = Nadie ha jugado aún una partida puntuada de este tipo.
people-category-2-base = 2 jugadores, juego básico
people-category-2-powers = 2 jugadores, poderes
people-category-3-base = 3 jugadores, juego básico
people-category-3-powers = 3 jugadores, poderes
people-category-4-base = Equipos, juego básico
people-category-4-powers = Equipos, poderes
people-after = { $count ->
    [one] tras una partida
    [many] tras { $count } partidas
   *[other] tras { $count } partidas
}
people-curve = Evolución de los puntos, ahora { $points }
people-unrated = Aún no hay partidas puntuadas.
people-powers = Poderes
people-won = { $won } de { $games } ganadas
people-latest = Últimas partidas puntuadas
people-victory = Victoria
people-defeat = Derrota
people-change = { $name }: { $points } ({ $gain })
