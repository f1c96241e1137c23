# What a newcomer is told at the moment it matters, each once
coach-place = Tap a marked space to put a worker there.
coach-choose = Every turn is a move and a build. Tap the worker you want to move.
coach-move = It can go to the marked spaces: one space in any direction, up one level at most.
coach-build = Now it builds. Tap a marked space next to it, and the tower there grows by one level.
coach-goal = Whoever moves up onto the third level wins. Build stairs for yourself, not for your opponent.
coach-climb = Your worker can climb here: one level up at a time. It may jump down from any height.
coach-dome = Three levels stand on { $space }. Build there once more and it gets a dome: nobody can move there anymore.
coach-threat =
    { $side ->
        [0] Red
        [1] Purple
       *[other] Gold
    } can move up onto { $space } next turn and win. Put a dome there if you can.
coach-threat-otherwise =
    { $side ->
        [0] Red
        [1] Purple
       *[other] Gold
    } can win next turn, and not by climbing. Can you see how, and stop it?
coach-win = Your worker can move up onto the third level, on { $space }. That wins the game!
coach-win-otherwise = You can win this turn, and not by climbing. Can you see how?
coach-power = You can use your power now. { $power }: { $text }
coach-ok = Got it
coach-none = No more hints
coach-setting = Explain the rules while I play
coach-start = against the computer, learning as you go

# A hint, told bit by bit
coach-hint-where = Which space?
coach-hint-why = Why?
coach-hint-thinking = Thinking …
coach-hint-turn = The turn: { $turn }
coach-hint-chance = Chances to win: { $chance }
