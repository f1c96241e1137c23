# Opening a record
replay-title = Replay a game
replay-lead = Open the record of a game and go through it step by step.
replay-paste = Record of a game
replay-open = Open
replay-choose = Choose a file
replay-drop = or drop one here
replay-format = What does a record look like?
replay-format-text = Who plays with which powers, then where the workers stand, then every turn: b2-c3 is a move, +c4 a build, comments are in braces. The result comes last; a game that goes on ends with an asterisk.
replay-try = Watch this game
replay-or-position = Just one position?
replay-to-position = Open a position

# Going through a game
replay-first = To the start
replay-previous = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = To the end
replay-controls = Go through the game
replay-moment = Moment of the game
replay-games = Games in this record
replay-number = Game { $number } of { $games }
replay-step = Step { $step } of { $steps }
replay-turns = Turns
replay-no-turns = Nothing has happened yet.
replay-start = The beginning
replay-did = { $who }: { $what }.
replay-chance = Chance
replay-unseen = does something unseen
replay-nothing = nothing more
replay-secrets = As long as this game goes on, you see only what you may know of it.
replay-edition =
    { $edition ->
        [spinmaster2017] Spin Master edition
        [revised] Revised edition
       *[roxley2016] Roxley edition
    }

# Seats
replay-seats = Players
replay-seat = Player { $number }
replay-computer = Computer
replay-decides = to play
replay-out = out
replay-winner = winner
replay-fleece = The Golden Fleece
replay-face = Face up

# Summary
replay-summary = The game in numbers
replay-length =
    { $turns ->
        [one] One turn was played.
       *[other] { $turns } turns were played.
    }
replay-count-turns = Turns
replay-count-climbs = Climbs
replay-count-blocks = Blocks
replay-count-domes = Domes
replay-count-powers = Uses of power

# Taking it along
replay-record = Save record
replay-table = Back to the table
replay-another = Another record
replay-this-position = This position
replay-play-on = Play from here
replay-copy-link = Copy link
replay-copied = Copied
replay-picture = Picture ({ $kind })
replay-share = Share
replay-failed = That did not work.

# A position
replay-position = Position
replay-position-lead = A position is one line of text: the board, the workers, who plays next, and the powers.
replay-position-text = As text
replay-show = Show
replay-copy = Copy
replay-try-position = Show an example
replay-to-decide = { $name } plays next
replay-chance-decides = Chance decides next
