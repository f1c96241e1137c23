# Che cosa permette ora un potere: detto dopo il suo nome
prompt-power = { $power }: { $prompt }
prompt-once = { $power }, una volta a partita: { $prompt }
prompt-extra = un turno extra con un lavoratore avversario
prompt-roam-move = muovi ancora o costruisci
prompt-may-build-build = costruisci ancora una volta
prompt-move-move = ora muovi
prompt-apollo-start-move = muovi; su un avversario, e vi scambiate di posto
prompt-artemis-start-move = muovi una o due volte
prompt-athena-start-move = muovi; se sali, gli avversari non possono salire
prompt-atlas-build-dome = costruisci un blocco, o una cupola a qualsiasi livello
prompt-demeter-may-build-build = costruisci ancora una volta, su un’altra casella
prompt-hephaestus-may-build-build = metti un secondo blocco sopra
prompt-hermes-start-move = muovi; senza cambiare livello, quanto vuoi, con entrambi i lavoratori
prompt-hermes-start-build = costruisci subito, o muovi; senza cambiare livello, quanto vuoi
prompt-hermes-roam-move = muovi ancora su questo livello, con un lavoratore qualsiasi, o costruisci
prompt-minotaur-start-move = muovi; un avversario sulla tua strada viene spinto dritto indietro
prompt-pan-start-move = muovi; scendere di due o più livelli fa vincere
prompt-prometheus-start-build = muovi, o costruisci prima e poi muovi senza salire
prompt-prometheus-move-move = ora muovi, ma senza salire
prompt-aphrodite-start-move = muovi; gli avversari accanto ai tuoi lavoratori dovranno finire accanto a loro
prompt-ares-may-act-unbuild = togli un blocco accanto al lavoratore che non si è mosso
prompt-bia-start-move = muovi; un avversario dritto davanti al movimento viene tolto
prompt-charon-start-force = muovi, o prima traghetta un avversario vicino
prompt-charon-move-move = ora muovi il lavoratore che ha traghettato
prompt-chronus-start-move = muovi; cinque torri complete fanno vincere
prompt-circe-start-move = muovi; finché due lavoratori avversari non sono vicini, prendi il loro potere
prompt-dionysus-start-move = muovi; completa una torre e giocherai anche un lavoratore avversario
prompt-eros-start-move = muovi; due lavoratori affiancati al livello 1 fanno vincere
prompt-hera-start-move = muovi; gli avversari non possono vincere sul bordo
prompt-hestia-may-build-build = costruisci ancora una volta, ma non sul bordo
prompt-hypnus-start-move = muovi; un lavoratore avversario più in alto di tutti i suoi non può muoversi
prompt-limus-start-move = muovi; gli avversari non possono costruire accanto ai tuoi lavoratori
prompt-medusa-build-build = costruisci; gli avversari più in basso accanto ai tuoi lavoratori diventano pietra
prompt-morpheus-may-build-build = costruisci dalla tua riserva quanto vuoi
prompt-persephone-start-move = muovi; se possono, gli avversari devono salire
prompt-poseidon-may-build-build = costruisci con il lavoratore che non si è mosso
prompt-selene-build-dome = costruisci, o fai mettere alla donna una cupola a qualsiasi livello
prompt-triton-roam-move = sul bordo: muovi ancora o costruisci
prompt-zeus-build-build = costruisci, anche sotto di te
prompt-aeolus-act-aim = orienta il vento
prompt-aeolus-may-act-aim = orienta il vento
prompt-charybdis-may-act-token = metti un vortice
prompt-clio-build-build = costruisci; il blocco riceve una delle tue monete
prompt-europa-may-act-token = metti Talos accanto al lavoratore che si è mosso
prompt-gaea-reply-place = è stata costruita una cupola: piazza accanto un lavoratore di riserva
prompt-graeae-build-build = costruisci con uno qualsiasi dei tuoi lavoratori
prompt-hades-start-move = muovi; gli avversari non possono scendere
prompt-harpies-start-move = muovi; gli avversari che si muovono vengono soffiati oltre
prompt-hecate-start-move = muovi in segreto
prompt-moerae-start-move = muovi; se un avversario vince sul tuo quadrato segreto, vinci tu
prompt-nemesis-may-act-swap = scambia di posto con i lavoratori di un avversario
prompt-nemesis-act-swap = indica la prossima coppia che si scambia di posto
prompt-siren-start-force = muovi, o canta al posto del tuo turno
prompt-siren-may-act-force = attira con il canto un altro lavoratore
prompt-tartarus-start-move = muovi; chi entra nel tuo abisso perde
prompt-terpsichore-start-move = muovi; tutti i tuoi lavoratori si muovono, poi tutti costruiscono
prompt-terpsichore-move-move = muovi il lavoratore successivo
prompt-terpsichore-build-build = costruisci; lo fa ognuno dei tuoi lavoratori
prompt-urania-start-move = muovi, anche oltre il bordo fino al lato opposto
prompt-urania-build-build = costruisci, anche oltre il bordo
prompt-achilles-start-build = muovi, o costruisci prima
prompt-adonis-may-act-mark = indica il lavoratore che dovrà venire da te
prompt-atalanta-roam-move = continua a muoverti o costruisci
prompt-bellerophon-start-move = muovi; puoi salire di due livelli
prompt-heracles-may-build-dome = metti cupole accanto ai tuoi lavoratori, quante ne vuoi
prompt-heracles-build-dome = costruisci, o metti cupole accanto ai tuoi lavoratori
prompt-jason-start-place = muovi, o piazza il lavoratore di riserva, che costruisce
prompt-medea-may-act-lower = togli un blocco da sotto un lavoratore
prompt-odysseus-start-force = muovi, o prima manda avversari in angoli liberi
prompt-polyphemus-may-act-dome = metti una o due cupole dove vuoi
prompt-theseus-may-act-kill = togli un avversario due livelli sopra il tuo lavoratore

# Che cosa è in vigore, accanto al nome di chi lo provoca
lasting-named = { $power }: { $text }
lasting-ready = non ancora usato
lasting-athena = nessun altro sale
lasting-aphrodite = deve finire accanto a lei: { $spaces }
lasting-persephone = qualcuno deve salire
lasting-adonis = deve venire: { $spaces }
lasting-hera = nessuna vittoria sul bordo
lasting-hades = nessuno scende
lasting-limus = non si costruisce accanto a lei
lasting-harpies = soffiati oltre a ogni mossa
lasting-moerae = un quadrato del destino segreto
lasting-tartarus = un abisso nascosto
lasting-hypnus = addormentato: { $spaces }
lasting-chronus = { $count } torri su 5
lasting-dionysus = turni extra: { $count }
lasting-morpheus = in riserva: { $count }
lasting-poseidon = costruzioni rimaste: { $count }
lasting-aeolus = vento: { $wind }
lasting-siren = freccia: { $arrow }
lasting-charybdis = { $count } vortici su 2
lasting-europa = Talos in { $spaces }
lasting-clio =
    { $count ->
        [one] { $count } moneta di riserva
       *[other] { $count } monete di riserva
    }
lasting-gaea =
    { $count ->
        [one] { $count } lavoratore di riserva
       *[other] { $count } lavoratori di riserva
    }

# Un tocco che può significare due cose: quale
switch-name = Un tocco significa
switch-move = Muovi
switch-build = Costruisci
switch-first = Prima costruisci
switch-block = Blocco
switch-dome = Cupola
