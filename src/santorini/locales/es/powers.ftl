# Lo que un poder permite hacer ahora: va detrás de su nombre
prompt-power = { $power }: { $prompt }
prompt-once = { $power }, una vez por partida: { $prompt }
prompt-extra = un turno extra con un trabajador rival
prompt-roam-move = mueve otra vez o construye
prompt-may-build-build = construye una vez más
prompt-move-move = ahora mueve
prompt-apollo-start-move = mueve; sobre un rival, y cambiáis de sitio
prompt-artemis-start-move = mueve una o dos veces
prompt-athena-start-move = mueve; si subes, los rivales no pueden moverse hacia arriba
prompt-atlas-build-dome = construye un bloque, o una cúpula en cualquier nivel
prompt-demeter-may-build-build = construye una vez más, en otra casilla
prompt-hephaestus-may-build-build = pon un segundo bloque encima
prompt-hermes-start-move = mueve; sin cambiar de nivel, cuanto quieras y con ambos trabajadores
prompt-hermes-start-build = construye ya, o mueve; sin cambiar de nivel, cuanto quieras
prompt-hermes-roam-move = sigue moviendo en este nivel, con cualquier trabajador, o construye
prompt-minotaur-start-move = mueve; empujas en línea recta al rival que estorbe
prompt-pan-start-move = mueve; si bajas dos niveles o más, ganas
prompt-prometheus-start-build = mueve, o construye primero y luego mueve sin subir
prompt-prometheus-move-move = ahora mueve, pero sin subir
prompt-aphrodite-start-move = mueve; los rivales junto a tus trabajadores tendrán que acabar junto a ellos
prompt-ares-may-act-unbuild = quita un bloque junto al trabajador que no se movió
prompt-bia-start-move = mueve; el rival que quede justo delante queda eliminado
prompt-charon-start-force = mueve, o antes pasa al otro lado a un rival vecino
prompt-charon-move-move = ahora mueve al trabajador que lo pasó
prompt-chronus-start-move = mueve; cinco torres completas te dan la victoria: ganas
prompt-circe-start-move = mueve; si no hay dos trabajadores rivales vecinos, su poder es tuyo
prompt-dionysus-start-move = mueve; completa una torre y jugarás también con un trabajador rival
prompt-eros-start-move = mueve; dos trabajadores juntos en el nivel 1 te hacen ganar
prompt-hera-start-move = mueve; los rivales no pueden ganar en el borde
prompt-hestia-may-build-build = construye una vez más, pero no en el borde
prompt-hypnus-start-move = mueve; el trabajador rival que esté más alto que los demás suyos no podrá moverse
prompt-limus-start-move = mueve; los rivales no pueden construir junto a tus trabajadores
prompt-medusa-build-build = construye; los rivales más bajos junto a tus trabajadores se vuelven piedra
prompt-morpheus-may-build-build = construye con tu reserva cuanto quieras
prompt-persephone-start-move = mueve; si pueden, los rivales tienen que moverse hacia arriba
prompt-poseidon-may-build-build = construye con el trabajador que no se movió
prompt-selene-build-dome = construye, o que la mujer ponga una cúpula en cualquier nivel
prompt-triton-roam-move = en el borde: mueve otra vez o construye
prompt-zeus-build-build = construye, incluso debajo de ti
prompt-aeolus-act-aim = elige el viento
prompt-aeolus-may-act-aim = elige el viento
prompt-charybdis-may-act-token = pon un remolino
prompt-clio-build-build = construye; el bloque recibe una de tus monedas
prompt-europa-may-act-token = pon a Talos junto al trabajador que se movió
prompt-gaea-reply-place = se ha construido una cúpula: coloca al lado un trabajador de reserva
prompt-graeae-build-build = construye con cualquiera de tus trabajadores
prompt-hades-start-move = mueve; los rivales no pueden moverse hacia abajo
prompt-harpies-start-move = mueve; los rivales que se muevan siguen volando en la misma dirección
prompt-hecate-start-move = mueve en secreto
prompt-moerae-start-move = mueve; si un rival gana en tu cuadrado secreto, ganas tú
prompt-nemesis-may-act-swap = cambia de sitio con los trabajadores de un rival
prompt-nemesis-act-swap = elige la siguiente pareja que cambia de sitio
prompt-siren-start-force = mueve, o canta en lugar de jugar tu turno
prompt-siren-may-act-force = que tu canto arrastre a otro trabajador
prompt-tartarus-start-move = mueve; quien entre en tu abismo pierde
prompt-terpsichore-start-move = mueve; se mueven todos tus trabajadores y luego construyen todos
prompt-terpsichore-move-move = mueve al siguiente trabajador
prompt-terpsichore-build-build = construye; lo hacen todos tus trabajadores
prompt-urania-start-move = mueve, también por el borde hasta el otro lado
prompt-urania-build-build = construye, también por encima del borde
prompt-achilles-start-build = mueve, o construye primero
prompt-adonis-may-act-mark = elige al trabajador que tendrá que venir a tu lado
prompt-atalanta-roam-move = sigue moviendo o construye
prompt-bellerophon-start-move = mueve; puedes subir dos niveles
prompt-heracles-may-build-dome = pon cúpulas junto a tus trabajadores, las que quieras
prompt-heracles-build-dome = construye, o pon cúpulas junto a tus trabajadores
prompt-jason-start-place = mueve, o coloca a tu trabajador de reserva, que construye
prompt-medea-may-act-lower = quita un bloque de debajo de un trabajador
prompt-odysseus-start-force = mueve, o antes envía rivales a esquinas libres
prompt-polyphemus-may-act-dome = pon una o dos cúpulas donde quieras
prompt-theseus-may-act-kill = elimina a un rival que esté dos niveles por encima de tu trabajador

# Lo que está en vigor, junto al nombre de su dueño
lasting-named = { $power }: { $text }
lasting-ready = sin usar aún
lasting-athena = nadie más puede moverse hacia arriba
lasting-aphrodite = debe acabar a su lado: { $spaces }
lasting-persephone = alguien tiene que moverse hacia arriba
lasting-adonis = debe venir: { $spaces }
lasting-hera = nadie gana en el borde
lasting-hades = nadie puede moverse hacia abajo
lasting-limus = no se construye a su lado
lasting-harpies = cada movimiento sigue su vuelo
lasting-moerae = un cuadrado secreto del destino
lasting-tartarus = un abismo oculto
lasting-hypnus = duerme: { $spaces }
lasting-chronus = { $count } de 5 torres
lasting-dionysus = turnos extra: { $count }
lasting-morpheus = en reserva: { $count }
lasting-poseidon = construcciones restantes: { $count }
lasting-aeolus = viento: { $wind }
lasting-siren = flecha: { $arrow }
lasting-charybdis = { $count } de 2 remolinos
lasting-europa = Talos en { $spaces }
lasting-clio =
    { $count ->
        [one] queda { $count } moneda
       *[other] quedan { $count } monedas
    }
lasting-gaea =
    { $count ->
        [one] queda { $count } trabajador
       *[other] quedan { $count } trabajadores
    }

# Un toque que puede significar dos cosas: cuál de ellas
switch-name = Un toque significa
switch-move = Mover
switch-build = Construir
switch-first = Construir antes
switch-block = Bloque
switch-dome = Cúpula
