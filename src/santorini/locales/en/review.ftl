# What is true of a turn: in hints and reviews
review-wins-on = Moves onto { $spaces } and wins.
review-wins = Wins at once.
review-wins-in =
    { $turns ->
        [one] Wins in { $turns } turn, whatever the answer.
       *[other] Wins in { $turns } turns, whatever the answer.
    }
review-stops-win = Stops the win on { $spaces }.
review-only-defence = No other turn does.
review-threatens = Threatens to win on { $spaces }.
review-threatens-all = Threatens to win on { $spaces } at once.
review-walls-in = Leaves the worker on { $space } nowhere to go.
review-removes-worker = Removes an opponent's worker.
review-climbs = Brings a worker up to level { $level }, on { $space }.
review-uses-power = { $power } makes it possible.
review-allows-win-on = Lets an opponent win at once, on { $spaces }.
review-allows-win = Lets an opponent win at once.
review-allows-win-in =
    { $turns ->
        [one] After it, an opponent wins in { $turns } turn, whatever the answer.
       *[other] After it, an opponent wins in { $turns } turns, whatever the answer.
    }
review-allows-removal = Lets an opponent remove a worker.

# A review of a game
review-title = Review
review-kind-missed-win = A missed win
review-kind-mistake = A mistake
review-kind-find = A find
review-played = Turn { $turn }, { $name }: { $played }
review-better = Better: { $better }
review-chances = Chances to win: { $before } before, { $after } after.
review-accuracy = { $name }: accuracy { $accuracy }
review-nothing = No turn stands out: nothing was missed.
review-looking = Looking at the turns
review-start = Review the game
review-progress = { $done } of { $total } decisions looked at
review-accuracies = How accurately everybody played
review-shown = On the board
review-shown-played = Played
review-shown-better = Better
review-truth = What was really there
review-seen = The board as { $name } could see it.
review-true = The board as it really was.
review-play-on = Play on from here
review-look = Look at it in the game
review-picture = Picture
review-share = Send the review
review-replay = The whole game
