# What a power lets a player do now: said after its name
prompt-power = { $power }: { $prompt }
prompt-once = { $power }, once a game: { $prompt }
prompt-extra = an extra turn with an opponent's worker
prompt-roam-move = move again, or build
prompt-may-build-build = build once more
prompt-move-move = now move
prompt-apollo-start-move = move; onto an opponent, and you trade places
prompt-artemis-start-move = move once or twice
prompt-athena-start-move = move; if you go up, opponents cannot move up
prompt-atlas-build-dome = build a block, or a dome on any level
prompt-demeter-may-build-build = build once more, on another space
prompt-hephaestus-may-build-build = put a second block on top
prompt-hermes-start-move = move; along one level as often as you like, with both workers
prompt-hermes-start-build = build at once, or move; along one level as often as you like
prompt-hermes-roam-move = move on along this level, with either worker, or build
prompt-minotaur-start-move = move; an opponent in your way is pushed straight back
prompt-pan-start-move = move; down two levels or more wins
prompt-prometheus-start-build = move, or build first and then move without going up
prompt-prometheus-move-move = now move, but not up
prompt-aphrodite-start-move = move; opponents beside your workers will have to end beside them
prompt-ares-may-act-unbuild = remove a block next to the worker that did not move
prompt-bia-start-move = move; an opponent straight ahead of your move is removed
prompt-charon-start-force = move, or first carry a neighboring opponent across
prompt-charon-move-move = now move the worker that carried
prompt-chronus-start-move = move; five complete towers win
prompt-circe-start-move = move; while no two opposing workers are neighbors, you take their power
prompt-dionysus-start-move = move; complete a tower, and you play an opponent's worker too
prompt-eros-start-move = move; two neighboring workers on level 1 win
prompt-hera-start-move = move; opponents cannot win on the perimeter
prompt-hestia-may-build-build = build once more, but not on the perimeter
prompt-hypnus-start-move = move; an opponent's worker above all their others cannot move
prompt-limus-start-move = move; opponents cannot build next to your workers
prompt-medusa-build-build = build; lower opponents next to your workers become stone
prompt-morpheus-may-build-build = build from your bank as often as you like
prompt-persephone-start-move = move; if they can, opponents must move up
prompt-poseidon-may-build-build = build with the worker that did not move
prompt-selene-build-dome = build, or let the woman put a dome on any level
prompt-triton-roam-move = on the perimeter: move again, or build
prompt-zeus-build-build = build, also under yourself
prompt-aeolus-act-aim = set the wind
prompt-aeolus-may-act-aim = set the wind
prompt-charybdis-may-act-token = put down a whirlpool
prompt-clio-build-build = build; the block gets one of your coins
prompt-europa-may-act-token = put Talus next to the worker that moved
prompt-gaea-reply-place = a dome was built: place a spare worker next to it
prompt-graeae-build-build = build with any of your workers
prompt-hades-start-move = move; opponents cannot move down
prompt-harpies-start-move = move; opponents who move are blown on the same way
prompt-hecate-start-move = move in secret
prompt-moerae-start-move = move; an opponent's win on your secret square is yours
prompt-nemesis-may-act-swap = trade places with an opponent's workers
prompt-nemesis-act-swap = name the next pair to trade places
prompt-siren-start-force = move, or sing instead of your turn
prompt-siren-may-act-force = let your song draw another worker
prompt-tartarus-start-move = move; whoever enters your abyss loses
prompt-terpsichore-start-move = move; all your workers move, then all of them build
prompt-terpsichore-move-move = move the next worker
prompt-terpsichore-build-build = build; every one of your workers does
prompt-urania-start-move = move, also over one edge onto the opposite one
prompt-urania-build-build = build, also over the edge
prompt-achilles-start-build = move, or build first
prompt-adonis-may-act-mark = choose the worker who must come to you
prompt-atalanta-roam-move = keep moving, or build
prompt-bellerophon-start-move = move; you may go up two levels
prompt-heracles-may-build-dome = put domes next to your workers, as many as you like
prompt-heracles-build-dome = build, or put domes next to your workers
prompt-jason-start-place = move, or place your spare worker, who builds
prompt-medea-may-act-lower = take a block from under a worker
prompt-odysseus-start-force = move, or first send opponents to free corners
prompt-polyphemus-may-act-dome = put one or two domes anywhere
prompt-theseus-may-act-kill = remove an opponent two levels above your worker

# What lasts now, beside the name of its owner
lasting-named = { $power }: { $text }
lasting-ready = not used yet
lasting-athena = nobody else moves up
lasting-aphrodite = must end beside her: { $spaces }
lasting-persephone = somebody must move up
lasting-adonis = must come: { $spaces }
lasting-hera = no win on the perimeter
lasting-hades = no moving down
lasting-limus = no building beside her
lasting-harpies = blown on after each move
lasting-moerae = a secret fate square
lasting-tartarus = a hidden abyss
lasting-hypnus = asleep: { $spaces }
lasting-chronus = { $count } of 5 towers
lasting-dionysus = extra turns: { $count }
lasting-morpheus = in the bank: { $count }
lasting-poseidon = builds left: { $count }
lasting-aeolus = wind { $wind }
lasting-siren = arrow { $arrow }
lasting-charybdis = { $count } of 2 whirlpools
lasting-europa = Talus on { $spaces }
lasting-clio =
    { $count ->
        [one] { $count } coin left
       *[other] { $count } coins left
    }
lasting-gaea =
    { $count ->
        [one] { $count } worker left
       *[other] { $count } workers left
    }

# A tap that could mean two things: which of them
switch-name = A tap means
switch-move = Move
switch-build = Build
switch-first = Build first
switch-block = Block
switch-dome = Dome
