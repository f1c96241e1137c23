# Что сила позволяет сейчас: говорится после её имени
prompt-power = { $power }: { $prompt }
prompt-once = { $power }, раз за игру: { $prompt }
prompt-extra = дополнительный ход строителем соперника
prompt-roam-move = сделай ещё шаг или построй
prompt-may-build-build = построй ещё раз
prompt-move-move = теперь сделай шаг
prompt-apollo-start-move = сделай шаг; если на соперника — поменяетесь местами
prompt-artemis-start-move = сделай один или два шага
prompt-athena-start-move = сделай шаг; если поднимешься, соперники подниматься не смогут
prompt-atlas-build-dome = построй блок или купол на любом уровне
prompt-demeter-may-build-build = построй ещё раз, на другой клетке
prompt-hephaestus-may-build-build = поставь сверху второй блок
prompt-hermes-start-move = сделай шаг; на одном уровне — сколько угодно, обоими строителями
prompt-hermes-start-build = построй сразу или сделай шаг; на одном уровне — сколько угодно
prompt-hermes-roam-move = шагай дальше по этому уровню любым строителем или построй
prompt-minotaur-start-move = сделай шаг; соперник на пути отлетит прямо назад
prompt-pan-start-move = сделай шаг; спуск на два уровня и больше приносит победу
prompt-prometheus-start-build = сделай шаг или сначала построй, а потом шагни, не поднимаясь
prompt-prometheus-move-move = теперь сделай шаг, но не вверх
prompt-aphrodite-start-move = сделай шаг; соперники рядом с твоими строителями должны будут закончить ход рядом с ними
prompt-ares-may-act-unbuild = убери блок рядом со строителем, который не шагал
prompt-bia-start-move = сделай шаг; соперник прямо по ходу твоего шага выбывает
prompt-charon-start-force = сделай шаг или сначала перевези соседнего соперника
prompt-charon-move-move = теперь сделай шаг строителем, который перевозил
prompt-chronus-start-move = сделай шаг; пять завершённых башен приносят победу
prompt-circe-start-move = сделай шаг; пока никакие два строителя соперника не стоят рядом, его сила у тебя
prompt-dionysus-start-move = сделай шаг; заверши башню — сыграешь и строителем соперника
prompt-eros-start-move = сделай шаг; два строителя рядом на уровне 1 приносят победу
prompt-hera-start-move = сделай шаг; соперники не могут победить на краю
prompt-hestia-may-build-build = построй ещё раз, но не на краю
prompt-hypnus-start-move = сделай шаг; строитель соперника, который выше всех его остальных, не может шагать
prompt-limus-start-move = сделай шаг; соперники не могут строить рядом с твоими строителями
prompt-medusa-build-build = построй; соперники ниже рядом с твоими строителями обратятся в камень
prompt-morpheus-may-build-build = построй из запаса сколько угодно
prompt-persephone-start-move = сделай шаг; если могут, соперники обязаны подниматься
prompt-poseidon-may-build-build = построй строителем, который не шагал
prompt-selene-build-dome = построй, или пусть женщина поставит купол на любом уровне
prompt-triton-roam-move = на краю: сделай ещё шаг или построй
prompt-zeus-build-build = построй, можно и под собой
prompt-aeolus-act-aim = направь ветер
prompt-aeolus-may-act-aim = направь ветер
prompt-charybdis-may-act-token = положи водоворот
prompt-clio-build-build = построй; на блок ляжет одна из твоих монет
prompt-europa-may-act-token = поставь Талоса рядом со строителем, который шагал
prompt-gaea-reply-place = построен купол: поставь рядом запасного строителя
prompt-graeae-build-build = построй любым из своих строителей
prompt-hades-start-move = сделай шаг; соперники не могут спускаться
prompt-harpies-start-move = сделай шаг; соперников после шага несёт дальше в ту же сторону
prompt-hecate-start-move = сделай шаг втайне
prompt-moerae-start-move = сделай шаг; если соперник победит на твоём тайном квадрате, победа твоя
prompt-nemesis-may-act-swap = поменяйся местами со строителями соперника
prompt-nemesis-act-swap = назови следующую пару, которая поменяется местами
prompt-siren-start-force = сделай шаг или спой вместо своего хода
prompt-siren-may-act-force = притяни песней ещё одного строителя
prompt-tartarus-start-move = сделай шаг; кто шагнёт в твою бездну, проиграет
prompt-terpsichore-start-move = сделай шаг; шагают все твои строители, потом все строят
prompt-terpsichore-move-move = сделай шаг следующим строителем
prompt-terpsichore-build-build = построй; строит каждый твой строитель
prompt-urania-start-move = сделай шаг, можно и через край на другую сторону
prompt-urania-build-build = построй, можно и через край
prompt-achilles-start-build = сделай шаг или сначала построй
prompt-adonis-may-act-mark = выбери строителя, который должен прийти к тебе
prompt-atalanta-roam-move = шагай дальше или построй
prompt-bellerophon-start-move = сделай шаг; можно подняться на два уровня
prompt-heracles-may-build-dome = ставь купола рядом со своими строителями, сколько угодно
prompt-heracles-build-dome = построй или ставь купола рядом со своими строителями
prompt-jason-start-place = сделай шаг или поставь запасного строителя, и он построит
prompt-medea-may-act-lower = забери блок из-под строителя
prompt-odysseus-start-force = сделай шаг или сначала отправь соперников в свободные углы
prompt-polyphemus-may-act-dome = поставь где угодно один или два купола
prompt-theseus-may-act-kill = убери соперника, который на два уровня выше твоего строителя

# Что сейчас действует, рядом с именем того, от кого это исходит
lasting-named = { $power }: { $text }
lasting-ready = ещё не использована
lasting-athena = больше никто не поднимается
lasting-aphrodite = закончить рядом с ней: { $spaces }
lasting-persephone = кто-то обязан подняться
lasting-adonis = должен прийти: { $spaces }
lasting-hera = на краю не победить
lasting-hades = никто не спускается
lasting-limus = рядом с ней не строят
lasting-harpies = после шага несёт дальше
lasting-moerae = тайный квадрат судьбы
lasting-tartarus = скрытая бездна
lasting-hypnus = спит: { $spaces }
lasting-chronus = башни: { $count } из 5
lasting-dionysus = дополнительные ходы: { $count }
lasting-morpheus = в запасе: { $count }
lasting-poseidon = осталось построить: { $count }
lasting-aeolus = ветер: { $wind }
lasting-siren = стрелка: { $arrow }
lasting-charybdis = водовороты: { $count } из 2
lasting-europa = Талос на { $spaces }
lasting-clio =
    { $count ->
        [one] запас: { $count } монета
        [few] запас: { $count } монеты
        [many] запас: { $count } монет
       *[other] запас: { $count } монеты
    }
lasting-gaea =
    { $count ->
        [one] запас: { $count } строитель
        [few] запас: { $count } строителя
        [many] запас: { $count } строителей
       *[other] запас: { $count } строителя
    }

# Касание с двумя значениями: какое из них
switch-name = Касание означает
switch-move = Шаг
switch-build = Постройка
switch-first = Сначала построить
switch-block = Блок
switch-dome = Купол
