# What is true of a turn: in hints and reviews
review-wins-on = Mueve a { $spaces } y gana.
review-wins = Gana enseguida.
review-wins-in =
    { $turns ->
        [one] Gana en { $turns } turno, sea cual sea la respuesta.
        [many] Gana en { $turns } turnos, sea cual sea la respuesta.
       *[other] Gana en { $turns } turnos, sea cual sea la respuesta.
    }
review-stops-win = Evita la victoria en { $spaces }.
review-only-defence = Ningún otro turno lo consigue.
review-threatens = Amenaza con ganar en { $spaces }.
review-threatens-all = Amenaza con ganar a la vez en { $spaces }.
review-walls-in = El trabajador de { $space } se queda sin sitio adonde ir.
review-removes-worker = Elimina un trabajador rival.
review-climbs = Sube un trabajador al nivel { $level }, en { $space }.
review-uses-power = { $power } lo hace posible.
review-allows-win-on = Deja que un rival gane enseguida, en { $spaces }.
review-allows-win = Deja que un rival gane enseguida.
review-allows-win-in =
    { $turns ->
        [one] Después, un rival gana en { $turns } turno, sea cual sea la respuesta.
        [many] Después, un rival gana en { $turns } turnos, sea cual sea la respuesta.
       *[other] Después, un rival gana en { $turns } turnos, sea cual sea la respuesta.
    }
review-allows-removal = Deja que un rival elimine un trabajador.

# A review of a game
review-title = Análisis de la partida
review-kind-missed-win = Una victoria perdida
review-kind-mistake = Un error
review-kind-find = Un gran hallazgo
review-played = Turno { $turn }, { $name }: { $played }
review-better = Mejor: { $better }
review-chances = Probabilidad de ganar: { $before } antes, { $after } después.
review-accuracy = { $name }: precisión { $accuracy }
review-nothing = Ningún turno destaca: no se escapó nada.
review-looking = Mirando los turnos
review-start = Repasar la partida
review-progress = { $done } de { $total } decisiones vistas
review-accuracies = Con qué precisión jugó cada cual
review-shown = En el tablero
review-shown-played = Jugado
review-shown-better = Mejor
review-truth = Lo que había de verdad
review-seen = El tablero como { $name } podía verlo.
review-true = El tablero como era de verdad.
review-play-on = Seguir jugando desde aquí
review-look = Verlo en la partida
review-picture = Imagen
review-share = Enviar el repaso
review-replay = La partida entera
