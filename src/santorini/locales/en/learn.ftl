# The overview
learn-title = Learn by doing
learn-lead = Watch, then try it yourself. Every lesson takes about two minutes.
learn-start = Start with the first lesson
learn-continue = Continue: { $lesson }
learn-all-done = You have learned it all. Now play!
learn-base = The game
learn-more = More ways to play
learn-learned =
    { $done ->
        [0] { $total } lessons
        [one] One of { $total } lessons done
       *[other] { $done } of { $total } lessons done
    }
learn-state =
    { $done ->
        [0] not begun
       *[other] { $done } of { $total } done
    }
learn-name-move = Move
learn-name-climb = Climb
learn-name-build = Build
learn-name-win = Win
learn-name-stuck = Stuck
learn-name-golden-fleece = The Golden Fleece
learn-name-three = Three players
learn-name-teams = Teams
learn-about-move = One space with one worker
learn-about-climb = One up, any number down
learn-about-build = Blocks and domes
learn-about-win = Onto the third level
learn-about-stuck = When you cannot play on
learn-about-golden-fleece = A power for whoever stands next to the Ram
learn-about-three = Everybody for themselves
learn-about-teams = Two and two, with shared workers

# A lesson
learn-overview = All lessons
learn-part = Part { $part } of { $total }
learn-now-you = Your turn
learn-watch = Watch
learn-again = Again
learn-back = Back
learn-next = Next
learn-skip = Skip part
learn-hint = Hint
learn-missing = Lesson not found
learn-unreachable = This lesson cannot be loaded now.
learn-you = You · { $power }
learn-ram = The Ram · { $power }
learn-side =
    { $side ->
        [0] Red
        [1] Purple
       *[other] Gold
    }

# Answers to what the learner does
learn-right = Well done!
learn-right-refused = Right, that is not allowed. { $reason }
learn-other = That is allowed, but it's not what we are after here. Try again.
learn-refused = { $reason } Try again.
learn-hint-worker = Tap your worker on { $space }.
learn-hint-tap = Tap { $space }.
learn-hint-press = Choose “{ $step }” below.

# The end of a lesson
learn-done = Lesson complete!
learn-end = End of the lesson
learn-what = What you have learned
learn-next-lesson = Next: { $lesson }
learn-play = Play with this power
learn-play-any = Play a game

# From a card
learn-link = Take the lesson
