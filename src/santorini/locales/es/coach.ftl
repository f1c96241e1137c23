# Lo que se le dice a quien empieza en el momento en que importa, una vez cada cosa
coach-place = Toca una casilla marcada para colocar ahí un trabajador.
coach-choose = En cada turno te mueves y construyes. Toca el trabajador que quieras mover.
coach-move = Puede ir a las casillas marcadas: una casilla en cualquier dirección y un nivel más arriba como máximo.
coach-build = Ahora construye. Toca una casilla marcada y su torre crecerá un nivel.
coach-goal = Quien sube al tercer nivel gana. Construye escaleras para ti, no para tu rival.
coach-climb = Tu trabajador puede subir aquí: un nivel cada vez. Y puede bajar desde cualquier altura.
coach-dome = En { $space } hay tres niveles. Si construyes ahí otra vez, será una cúpula: ya no podrá subir nadie.
coach-threat =
    { $side ->
        [0] El bando rojo
        [1] El bando morado
       *[other] El bando dorado
    } puede subir a { $space } en su próximo turno y ganar. Pon ahí una cúpula si puedes.
coach-threat-otherwise =
    { $side ->
        [0] El bando rojo
        [1] El bando morado
       *[other] El bando dorado
    } puede ganar en su próximo turno, y no subiendo. ¿Ves cómo? ¿Puedes impedirlo?
coach-win = Tu trabajador puede subir al tercer nivel, en { $space }. ¡Con eso ganas la partida!
coach-win-otherwise = Puedes ganar en este turno, y no subiendo. ¿Ves cómo?
coach-power = Ahora puedes usar tu poder ({ $power }). { $text }
coach-ok = Entendido
coach-none = No más consejos
coach-setting = Explicarme las reglas mientras juego
coach-start = contra la máquina, aprendiendo sobre la marcha

# A hint, told bit by bit
coach-hint-where = ¿Qué casilla?
coach-hint-why = ¿Por qué?
coach-hint-thinking = Pensando…
coach-hint-turn = El turno: { $turn }
coach-hint-chance = Posibilidades de ganar: { $chance }
