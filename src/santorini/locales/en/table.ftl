# Seats
table-computer = Computer
table-player = Player { $number }
table-seats = Players
table-open-seat = Open seat
table-away = away
table-out = out
table-deciding = deciding
table-you = You
table-level = level { $level }
table-spent = used
table-holds = holds { $power }
table-watching =
    { $count ->
        [one] one watching
       *[other] { $count } watching
    }
table-card = Power
table-read-card = { $name }, { $power }: read the card
table-days = { $days } d { $hours } h

# The connection
table-connecting = Connecting…
table-lost = Connection lost. Trying again…
table-connected = Connected
table-sending = Sending…
table-held = Your choice will be sent as soon as the connection is back

# What has to be decided
table-task-woman = Place your woman
table-task-man = Place your man
table-task-another = Place another man
table-task-wind = Choose the wind's direction
table-task-arrow = Point the arrow
table-task-fate = Secretly choose your fate square: tap its lower-left space
table-task-abyss = Secretly choose the abyss
table-task-ram = Put the Ram on the board
table-task-reply = A dome was built. Place a worker next to it, or skip
table-do-move = move
table-do-move-with = move the worker on { $space }
table-do-move-any = choose a worker to move
table-do-build = build
table-do-build-with = build next to { $space }
table-do-build-any = choose a worker to build
table-do-dome = build a dome
table-do-force = force a worker
table-do-swap = trade places
table-do-kill = remove a worker
table-do-unbuild = take a block away
table-do-lower = take a block from under a worker
table-do-place = place a worker
table-do-token = put a token on the board
table-do-token-whirlpool = put a whirlpool on the board
table-do-token-talus = put Talus on the board
table-do-aim = choose the wind's direction
table-do-mark = choose a worker
table-do-secret = secretly choose a space
table-do-end = end your turn
table-your-turn = Your turn · { $name }
table-wait = Waiting for { $name }…
table-wait-computer = { $name } is thinking…
table-wait-chance = Chance decides…
table-for = { $name }: { $prompt }
table-sure = { $step }?

# Steps, as one of several meanings of a space
table-step-move = Move to { $dst }
table-step-build = Build a block on { $dst }
table-step-dome = Build a dome on { $dst }
table-step-under = Build a block under the worker
table-step-force = Force { $src } to { $dst }
table-step-swap = Trade { $src } and { $dst }
table-step-kill = Remove the worker on { $dst }
table-step-unbuild = Take a block off { $dst }
table-step-lower = Take a block from under { $dst }
table-step-place = Place a worker on { $dst }
table-step-token = Put the token on { $dst }
table-step-token-whirlpool = Put a whirlpool on { $dst }
table-step-token-talus = Put Talus on { $dst }
table-step-mark = Choose the worker on { $dst }
table-step-named = Choose the { $worker }
table-step-secret = Choose { $dst }
table-step-end = End the turn
table-compass = Direction
table-calm = Calm
table-direction-n = north
table-direction-ne = north-east
table-direction-e = east
table-direction-se = south-east
table-direction-s = south
table-direction-sw = south-west
table-direction-w = west
table-direction-nw = north-west

# Actions
table-end = End turn
table-skip = Skip
table-undo = Undo
table-undo-turn = Undo turn
table-undo-quick = Undo turn ({ $seconds })
table-confirm = Confirm
table-cancel = Cancel
table-close = Close

# The board
table-board = Board
table-can-choose = can be chosen
table-chosen = chosen
table-woman = woman
table-man = man
table-token-coin = coin
table-token-whirlpool = whirlpool
table-token-talus = Talus
table-token-ram = the Ram
table-token-abyss = the abyss
table-token-fate = fate square
table-token-any = token

# Events
table-event-move = { $src } to { $dst }
table-event-build = block on { $dst }
table-event-dome = dome on { $dst }
table-event-force = { $src } is forced to { $dst }
table-event-force-by = { $src } is forced to { $dst } by { $power }
table-event-swap = { $src } and { $dst } trade places
table-event-kill = the worker on { $dst } is removed
table-event-kill-by = the worker on { $dst } is removed by { $power }
table-event-unbuild = block removed from { $dst }
table-event-lower = worker on { $dst } lowered
table-event-place = worker on { $dst }
table-event-token = { $token } on { $dst }
table-event-clear = { $token } on { $dst } removed
table-event-mark = the worker on { $dst } is chosen
table-event-named = the { $worker } is chosen
table-event-secret = { $dst } in secret
table-event-aim = aimed { $direction }
table-event-wind = wind blowing { $direction }
table-event-arrow = arrow pointing { $direction }
table-event-calm = stilled the wind
table-event-draw = { $power } is turned up
table-event-steal = { $name } took the power of { $power }
table-event-return = { $name } gave { $power } back
table-event-out = { $name } dropped out
table-event-resign = { $name } resigned
table-event-cancel = someone unseen is in the way on { $dst }: the rest of the turn is lost
table-event-cancel-by = someone unseen is in the way on { $dst }: { $power } ends the turn
table-unseen = did something unseen
table-chance = Chance
table-told-sit = sat down
table-told-computer = took this seat
table-told-leave = left
table-told-offer = On the table: { $powers }
table-told-pick = picked { $power }
table-told-begin = The game begins. First player: { $name }
table-told-undo = { $count ->
        [one] undid a step
       *[other] undid { $count } steps
    }
table-told-ask = asked to undo the last turn
table-told-quick = took the turn back at once
table-told-yes = allowed it
table-told-no = did not allow it
table-told-flag = ran out of time
table-told-dismiss = forfeited (away)
table-told-resign = resigned
table-told-pause = The server was down; clocks were paused
table-told-close = The operator closed this table
table-told-wish-same = asked for a rematch with the same powers
table-told-wish-swapped = asked for a rematch with swapped powers
table-told-wish-draft = asked for a rematch with new powers
table-feed = What happened
table-nothing = Nothing has happened yet.

# How it ended
table-won = { $count ->
        [one] { $who } wins: { $why }.
       *[other] { $who } win: { $why }.
    }
table-won-you = You win: { $why }.
table-won-nobody = Nobody wins: { $why }.
table-ending-climb = a worker moved up to the third level
table-ending-drop = a worker came down two levels or more
table-ending-meeting = the lovers met
table-ending-towers = five complete towers stand
table-ending-fate = fate had other plans for that win
table-ending-abyss = a worker fell into the abyss
table-ending-stuck = nobody else could play on
table-ending-alone = nobody else is left
table-ending-resigned = the other side resigned
table-ending-time = the other side ran out of time
table-ending-abandoned = the game was abandoned
table-ending-by = { $power } wins it
table-victory = Victory
table-defeat = Defeat
table-over = Game over
table-again = Play again
table-again-same = Same powers
table-again-swapped = Swapped powers
table-again-draft = New powers
table-again-plain = Rematch
table-wished = { $name } would like to play again: { $how }.
table-wish-waiting = Waiting for the others to agree…
table-next = Go to the rematch
table-replay = Replay
table-share = Share
table-home = Home

# Turns, chat and more
table-tabs = About the game
table-tab-story = Log
table-tab-turns = Turns
table-tab-chat = Chat
table-tab-more = More
table-setup = Setup
table-say = Send a message
table-quiet = Nobody has said anything.
table-phrase-hello = Hello!
table-phrase-luck = Good luck!
table-phrase-thanks = Thank you!
table-phrase-well-played = Well played!
table-phrase-oops = Oops!
table-phrase-thinking = Let me think.
table-phrase-hurry = Your turn!
table-phrase-rematch = Another game?
table-phrase-goodbye = Goodbye!
table-settings = Settings
table-record = Download the record
table-position = Share this position
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-as = Resign for { $name }
table-take-back = Ask to undo my last turn
table-leave = Leave my seat
table-leave-sure = Leave your seat? Somebody else, or the computer, may go on in your place.
table-powers = All powers
table-device = Continue on another device
table-device-hint = Whoever opens this link plays from your seat. Keep it to yourself.

# Notices
table-asks = { $name } would like to undo the last turn.
table-asked = Waiting for an answer to your request…
table-allow = Allow
table-refuse = Decline
table-gone = { $name } is away.
table-gone-open = The seat of { $name } is open.
table-replace = Let the computer play
table-dismiss = Claim the win
table-spectator = You are watching this game.

# Gathering
table-gathering = Waiting for players
table-invited = You are invited to play
table-invited-text = Santorini is a short game of towers and gods: move, build, and be the first to climb to the third level. Nothing to install, no account.
table-qr = Or let them scan this with their phone
table-invite = Send this link to the people you want to play with. Whoever opens it can sit down.
table-link = Link to this table
table-copy = Copy link
table-copied = Copied
table-copy-failed = Could not copy: copy it from the field
table-send = Share link…
table-name = Your name
table-sit = Sit down
table-sit-too = Play another seat here
table-taken-by-you = your seat

# The draft
table-draft-offer-you = Choose { $count } powers to offer. The others pick first, and the last one is yours.
table-draft-offer = { $name } is choosing the powers to offer…
table-draft-pick-you = Pick your power
table-draft-pick = { $name } is picking a power…
table-draft-first-you = Who takes the first turn?
table-draft-first = { $name } is choosing the first player…
table-draft-chosen = { $count } of { $total } chosen
table-draft-offer-button = Offer these powers
table-draft-search = Search powers
table-draft-none = No power has that name.
table-draft-clash = Not together with { $power }: the rulebook advises against it
table-draft-full = You have enough; remove one first
table-draft-picked = Picked by { $name }
table-draft-seat = { $name } ({ $power })

# The curtain of a hot seat
table-curtain = Pass the device to { $name }
table-curtain-hint = There are secrets on the board. Everybody else looks away.
table-curtain-look = I am { $name }: show the board

# Settings
table-settings-board = Board
table-settings-board-auto = Automatic
table-settings-board-flat = 2-D
table-settings-board-island = 3-D
table-settings-speed = Animation
table-settings-speed-off = Off
table-settings-speed-slow = Slow
table-settings-speed-normal = Normal
table-settings-speed-fast = Fast
table-settings-theme = Colors
table-settings-theme-auto = Automatic
table-settings-theme-light = Light
table-settings-theme-dark = Dark
table-settings-confirm = Ask before a step that may end my turn
table-settings-quick = Let me undo a finished turn for a few seconds

# Keys
table-keys = Keyboard
table-keys-walk = Move around the board
table-keys-choose = Choose the space
table-keys-next = Next space you can choose
table-keys-confirm = Confirm
table-keys-cancel = Cancel
table-keys-undo = Undo
table-keys-undo-turn = Undo the turn
table-keys-end = End the turn, or skip
table-keys-hint = Ask for a hint
table-keys-switch = What a tap means, where it could mean two things
table-keys-help = Show these keys
table-keys-where = They work while the board or one of its buttons has the focus.
table-key-enter = Enter
table-key-escape = Esc
table-key-shift = Shift + { $key }

# Refusals
table-refusal-offline = The server cannot be reached
table-refusal-choose-worker = Choose a worker first
table-refusal-their-worker =
    { $side ->
        [0] That is Red's worker
        [1] That is Purple's worker
       *[other] That is Gold's worker
    }; choose one of yours
table-refusal-other = That is not possible now
table-closed-talus = Talus, who counts as a dome
table-closed-ram = the Ram
table-closed-dome = a dome
table-closed-coin = a coin, which is like a dome for Clio's opponents
