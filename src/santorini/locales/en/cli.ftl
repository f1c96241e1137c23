# The command line. What is typed (commands, options, notation) is the same in every language.

cli-about = Santorini: the complete rules of the board game.
cli-usage = Usage:{" "}
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-help = Show this help.
cli-option-version = Show the version, and whether the rules are compiled.
cli-version = santorini { $version } · { $way } · Python { $python }
cli-compiled = compiled
cli-uncompiled = plain Python, slow
cli-slow = The rules are not compiled here, and about fifty times slower.
cli-option-language = Language of all messages (default: SANTORINI_LANGUAGE, then LANG).
cli-goodbye = Goodbye.
cli-yes = yes
cli-enter = Enter
cli-label = { $what }:
cli-wrong = santorini: { $why }
cli-try = Try `{ $command }`.
cli-no-command = There is no command { $command }. Choose { $choices }.
cli-no-option = There is no option { $option }.
cli-no-option-but = There is no option { $option }; did you mean { $choices }?
cli-needs-value = { $option } needs a value.
cli-no-value = { $option } takes no value.
cli-needs-number = { $option } needs a whole number.
cli-needs-between = { $option } needs a whole number from { $least } to { $most }.
cli-needs-least = { $option } needs a whole number, { $least } or more.
cli-needs-one-of = { $option } must be { $choices }.
cli-missing = { $what } is missing.
cli-too-much = Too many arguments for { $command }.

# Commands
cli-play = Play at the terminal, with people at one keyboard or against the computer. Without options it asks a few short questions; Enter to each starts a game against the computer.
cli-serve = Play in the browser: serve tables to this machine, or to others. Settings are in docs/operating.md.
cli-admin = Look after a server: its tables and guests. A running server does it itself; without one, its database is changed.
cli-admin-tables = List tables, those changed last first.
cli-admin-show = Show a table: options, seats, status and the last lines of its log.
cli-admin-close = End a game without a winner, or the waiting for players.
cli-admin-delete = Delete a table with its whole log.
cli-admin-block = Refuse a guest from now on, and close their connections.
cli-admin-unblock = Let a blocked guest in again.
cli-admin-blocked = List the guests who are blocked.
cli-admin-erase = Erase the name of a guest from all tables.
cli-admin-prune = Delete the tables that nobody has changed for so many days and where no clock runs.
cli-admin-backup = Copy the SQLite database and the secret to a new folder, whether the server runs or not.
cli-replay = Go through a recorded game turn by turn.
cli-powers = The powers as a table, or one card in detail.
cli-perft = Count all ways to play so many complete turns; a turn that wins ends its line.
cli-svg = Draw a position, or a game from a file: as SVG, PNG or GIF.
cli-validate = Look through files of recorded games for those that cannot be read.
cli-completion = Print the script with which a shell completes our commands.

# Options
cli-option-powers = One power for each seat, e.g. Apollo Pan.
cli-option-edition = The wording of the cards: roxley2016, spinmaster2017 or revised. Default: { $default }.
cli-option-allow-forbidden = Allow match-ups the rulebook advises against.
cli-option-players = How many play: 2, 3 or 4.
cli-option-computer = The seats of the computer: 2, or 2,3, or all, or none.
cli-option-level = How strong the computer plays, from 1 to 10. Default: 5.
cli-option-random = Deal powers at random: all, gods, simple, open, ...
cli-option-fleece = Play with the Golden Fleece and this power, or `random`.
cli-option-first = The seat that begins. Default: { $default }.
cli-option-load = Go on with a saved game.
cli-option-seed = Make chance and computers repeatable.
cli-option-host = The address to listen at; 0.0.0.0 lets other machines in. Default: { $default }.
cli-option-port = The port (default: the first free one from 8000).
cli-option-database = An SQLAlchemy URL (default: your own SQLite file).
cli-option-open = Open the browser, or leave it closed.
cli-option-file = A file of recorded games.
cli-option-game = Which game of the file (default: the last).
cli-option-all = Print all turns and the final board at once.
cli-option-boards = With --all: the board after every turn.
cli-option-card = One card in detail, by name or number.
cli-option-group = Only: gods, simple, advanced, golden fleece, hero, open. Default: { $default }.
cli-option-for = Only those for so many players.
cli-option-for-fleece = Only those for the Golden Fleece.
cli-option-depth = How many turns deep. Default: { $default }.
cli-option-bulk = Count the last builds without making them.
cli-option-position = A position as text.
cli-option-place = Where the workers stand, in the order of placing. Default: { $default }.
cli-option-drawn = A position as text, a file with a position or recorded games, or - for the standard input.
cli-option-picture = The file to write: .svg, .png or .gif. Default: SVG at the standard output.
cli-option-at-turn = After which turn; 1 is the setup. Default: the last.
cli-option-animate = Show the whole game, turn after turn, in one SVG.
cli-option-size = The width in pixels. Default: { $default }.
cli-option-turned = Rotate the picture by so many quarters clockwise.
cli-option-style = island, or print for paper. Default: { $default }.
cli-option-validated = Files of recorded games, or - for the standard input.
cli-option-shell = bash, zsh, fish or powershell.
cli-validated = Readable games: { $games }; damaged: { $damaged }
cli-option-table = The table, by the end of its address.
cli-option-guest = The guest, as `admin show` tells.
cli-option-json = Answer in JSON, for programs.
cli-option-status = Only: gathering, drafting, playing or over.
cli-option-public = Only public tables, or only private ones.
cli-option-older = Only tables unchanged for at least so many days.
cli-option-newer = Only tables changed within so many days.
cli-option-of-guest = Only tables where this guest sat.
cli-option-of-name = Only tables where somebody of this name sat.
cli-option-most = How many at most. Default: { $default }.
cli-option-lines = How many lines of the log. Default: { $default }.
cli-option-secrets = Show hidden powers and steps too.
cli-option-days = For how many days nothing has changed.
cli-option-dry = Delete nothing, only count.
cli-option-folder = A folder that does not exist yet.

# The computer player at work
cli-engine = Be an engine for other programs: commands at standard input, answers at standard output, as docs/engine-protocol.md tells.
cli-analyze = Show the best turns of a position as they are found. Ctrl-C ends the search.
cli-match = Let two players play many games against each other, in every part of the same openings, and tell how much stronger one is.
cli-review = Tell what mattered in a recorded game: missed wins, mistakes, finds, and how well everybody played.
cli-option-analyzed = A position as text, or a file with a position or with recorded games.
cli-option-think-seconds = How many seconds to think.
cli-option-turn-seconds = How many seconds a turn may take, for networks and engines.
cli-option-review-seconds = How many seconds to think about each turn. Default: a quarter.
cli-option-review-output = Write the review to this file: .txt, .md with pictures beside it, or .json.
cli-option-nodes = How many positions to look at.
cli-option-search-depth = How many turns to look ahead.
cli-option-best = How many turns to show. Default: { $default }.
cli-option-threads = How many threads think. Default: { $default }.
cli-option-contestant = A level from 1 to 10, simple, random, network, hand (the search without a network), the file of a network, or engine: and a command.
cli-option-match-powers = One power for each seat, separated by commas, or a pool to draw from: all, simple, open, ... (default: mortals).
cli-option-rounds = How many rounds; in each, everybody plays every part of one opening. Default: { $default }.
cli-option-opening = How many turns of an opening are at random, at most. Default: { $default }.
cli-option-processes = How many processes play. Default: { $default }.
cli-option-null = The Elo against which --better is tested. Default: { $default }.
cli-option-better = End as soon as it is clear whether the first player is better by so many Elo.
cli-think-head = Depth { $depth } · { $nodes } positions · { $speed } a second
cli-column-chance = Wins
cli-column-line = Line
cli-win-in = in { $turns }
cli-loss-in = lost in { $turns }
cli-match-head = { $first } against { $second }
cli-match-games = { $games ->
    [one] { $games } game: { $won } won, { $drawn } drawn, { $lost } lost ({ $score })
   *[other] { $games } games: { $won } won, { $drawn } drawn, { $lost } lost ({ $score })
}
cli-match-elo = Elo { $elo }, with 95 % confidence from { $low } to { $high }
cli-match-better = The test says: { $first } is better.
cli-match-not-better = The test says: { $first } is not better.
cli-match-unsure = The test cannot say yet who is better.

# Before a game
cli-welcome = Build, climb, and be the first on a third level. Press Enter for the answer in brackets.
cli-who-plays = Who plays?
cli-people-computer = You against the computer
cli-people-two = Two people at this keyboard
cli-people-three = Three people, each for themself
cli-people-four = Four people in two teams
cli-which-powers = Which powers?
cli-deal-none = None: the basic game, best for the first time
cli-deal-simple = Simple gods, dealt at random
cli-deal-any = Any powers, dealt at random
cli-deal-named = Choose them by name
cli-deal-draft = Draft them as in the rulebook
cli-deal-fleece = The Golden Fleece: one power beside the board
cli-ask-fleece = The power of the Golden Fleece (Enter: at random)
cli-ask-power = Power of seat { $seat } (Enter: at random)
cli-ask-offer = Seat 1 offers { $powers } powers (Enter: at random)
cli-picks = Seat { $seat } picks
cli-seat = Seat { $seat } ({ $power })
cli-who-begins = Who begins?
cli-type-number = Type a number from 1 to { $most }, or just press Enter for { $default }.
cli-type-yes = Type yes
cli-go-on = Press Enter to continue…

# What has to be decided
cli-task-worker = place a worker, the first is the woman
cli-task-wind = choose the wind's direction
cli-task-arrow = point the arrow
cli-task-fate = secretly choose your fate square: its lower-left space
cli-task-abyss = secretly choose the abyss
cli-task-ram = put the Ram on the board
cli-task-reply = a dome was built: place a worker next to it?
cli-do-move = move
cli-do-build = build
cli-do-power = use your power
cli-do-finish = finish
cli-verb-move = Move
cli-verb-build = Build
cli-verb-dome = Dome
cli-verb-force = Force
cli-verb-swap = Trade
cli-verb-kill = Remove
cli-verb-unbuild = Unbuild
cli-verb-lower = Lower
cli-verb-place = Place
cli-verb-token = Put token
cli-verb-aim = Aim
cli-verb-mark = Choose
cli-verb-draw = Draw
cli-verb-end = Done
cli-verb-secret = Choose
cli-anywhere = on any free space
cli-hint-number = Type a number
cli-hint-where-from = Where to from { $space }? (Enter: another worker)
cli-hint-worker = Which worker, e.g. { $space }? (? for help)
cli-hint-where = Where, e.g. { $space }? (? for help)

# At the table
cli-hand-over = The keyboard goes to { $name }. Everybody else looks away.
cli-handed-over = { $name }, press Enter when you are ready…
cli-ram = The Ram gives { $power }: { $text }
cli-wind = Wind
cli-arrow = Arrow
cli-turn-over = The turn was over before { $step }
cli-would-play = The computer would play { $step }
cli-resign = { $name }: resign?
cli-exists = { $file } exists. Overwrite it?
cli-saved = Saved. Continue it with: santorini play --load { $file }
cli-over = The game is over.
cli-after = again · undo · log · save FILE · Enter leaves
cli-no-powers = No powers are in play: everybody is a mortal. `card Pan` reads any card.
cli-rules = Move one of your workers to a neighboring space, at most one level up; then build next to it with the same worker: a block, or on the third level a dome. Whoever moves up to the third level wins. If you have no legal turn, you lose.
cli-typed-worker = choose the worker on b2, then type where it goes
cli-typed-steps = or write steps out; several in one line, even a whole turn
cli-typed-done = done: decline what is optional (or just press Enter)
cli-typed-undo = undo your last step
cli-typed-hint = ask the computer what it would do
cli-typed-card = read a power; `cards` reads all powers in play
cli-typed-log = the turns so far
cli-typed-save = keep the game; `load FILE` goes on with it
cli-typed-resign = resign
cli-typed-quit = leave

# Cards, records and counts
cli-card =
    Number { $number }, { $group }; for { $players } players{ $fleece ->
        [yes] ; can be used with the Golden Fleece.
       *[no] .
    }
cli-card-rivals = Not against { $powers }.
cli-card-note = Editions: { $note }.
cli-unfinished = Not finished.
cli-turn = Turn { $turn } of { $turns }  (Enter: next, b: back, 7: to turn 7, q: quit)
cli-column-power = Power
cli-column-players = Players
cli-column-fleece = GF
cli-column-text = What it does
cli-column-rivals = Not against
cli-column-turns = turns
cli-column-ways = ways
cli-column-seconds = seconds
cli-column-speed = ways a second
cli-column-table = Table
cli-column-status = Status
cli-column-public = Public
cli-column-created = Created (UTC)
cli-column-changed = Changed (UTC)
cli-column-lines = Lines
cli-column-seat = Seat
cli-column-player = Player
cli-column-name = Name
cli-column-guest = Guest
cli-column-since = Since (UTC)
cli-open = Santorini is open at { $address } (Ctrl-C closes it)

# What was done to a server
cli-admin-closed = Table { $table } is closed.
cli-admin-deleted = Table { $table } is deleted.
cli-admin-is-blocked = Guest { $guest } is blocked.
cli-admin-is-unblocked = Guest { $guest } is no longer blocked.
cli-admin-erased = { $tables ->
    [one] The name is erased from { $tables } table.
   *[other] The name is erased from { $tables } tables.
}
cli-admin-pruned = { $tables ->
    [one] { $tables } table is deleted.
   *[other] { $tables } tables are deleted.
}
cli-admin-would-prune = { $tables ->
    [one] { $tables } table would be deleted.
   *[other] { $tables } tables would be deleted.
}
cli-admin-backed-up = The copy is in { $folder }.

# How the network of the computer player is made
cli-selfplay = Let the computer play against itself, for a network to learn from.
cli-train = Train a network on positions of self-play.
cli-gauntlet = Judge a new network by games against an old one.
cli-generations = Self-play, training and gauntlet, generation after generation.
cli-study-folder = The folder for what is made; what is there already is not made again.
cli-study-folders = Folders of self-play.
cli-study-files = How many files: each is a task of its own (default: { $default }).
cli-study-games = Games in a file (default: { $default }).
cli-study-nodes = Positions that the search looks at before each turn (default: { $default }).
cli-study-pool = Which powers meet: mortals, simple gods, all permitted pairings, or a mix of these.
cli-study-pools = Which powers meet: mortals, simple or all; may be given several times.
cli-study-network = The network that plays: a file, `standard` for that of the package, or `none`.
cli-study-processes = Processes on this machine (default: { $default }).
cli-study-ray = Let a Ray cluster do the tasks.
cli-study-address = The address of the cluster; else the one in Ray's settings, else this machine.
cli-study-seed = The same number gives the same result.
cli-study-passes = How many times to go through all positions (default: { $default }).
cli-study-batch = Positions to learn from at once (default: { $default }).
cli-study-rate = How fast to learn at most (default: { $default }).
cli-study-trust = How much the search's score counts; the rest is the result of the game (default: { $default }).
cli-study-threads = Processors to train with; more than one pays only if nothing else runs.
cli-study-pairs = Pairs of games at most, for each pool (default: { $default }).
cli-study-better = By how many Elo the new network should be better (default: { $default }).
cli-study-ship = If the new network is proven to be better, make it that of the package.
cli-study-out = The file for the network; its note and what is needed to go on lie beside it.
cli-study-from = The network to begin with: a file, `standard`, or `none`.
cli-study-new = The file of the new network.
cli-study-old = The old network: a file, `standard` for that of the package, or `none`.
cli-study-count = How many generations there shall be in all.
cli-study-window = How many generations of games to learn from (default: { $default }).
cli-study-stage-selfplay = Self-play
cli-study-stage-training = Training
cli-study-stage-gauntlet = Gauntlet: { $pool }
cli-study-positions = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
cli-study-error = error { $error }
cli-study-rating = Elo { $rating }
cli-study-verdict = { $pool }: { $result ->
    [better] the new network is better
    [worse] the new network is not better
   *[open] nothing is proven
} (pairs of games: { $pairs }; Elo { $rating })
cli-study-shipped = It is the network of the package now.
cli-study-generation = Generation { $number }: { $proven ->
    [yes] the new network is better and plays from now on.
   *[no] the new network is not proven to be better.
}

# What goes wrong

error-no-door = Cannot listen on { $host }, port { $port }: { $reason }
error-no-pages = The pages of the web game are missing from this package: install a released wheel, or build them with `make pages`
error-setting-number = { $setting }: a number is needed
error-setting-log = { $setting }: debug, info, warning or error is needed
error-secret-short = The secret in { $place } has { $length } characters; at least { $least } are needed
error-data-folder = { $path } cannot be read or written: { $reason }
error-database-away = The database { $database } cannot be opened: { $reason }
error-database-kind = There is no kind of database called { $kind }; the address begins with sqlite:/// or postgresql+psycopg://
error-database-driver = The database { $database } needs { $module }: pip install 'santorini[postgres]'
error-database-busy = Another server uses the database { $database }
error-other-secret = The other servers at this database have another SANTORINI_SECRET: it must be the same for all
error-database-newer = The database { $database } belongs to a newer version of Santorini (it has revision { $revision })
error-no-server = The server needs { $module }: pip install 'santorini[server]'
error-computer-seats = The computer's seats are numbers from 1 to { $players }, `all` or `none`, not { $text }
error-many-powers = { $powers } powers are too many for { $players } players
error-not-for = { $power } is not for { $players } players
error-insist = The rulebook advises against { $power } and { $other }. Play it anyway?
error-no-such-game = { $file } has no game { $number }
error-no-such-turn = There is no turn { $turn }; the last is { $turns }
error-picture-kind = { $file } should end in .svg, .png or .gif
error-picture-style = There is no style { $style }; choose island or print
error-not-placed = No worker can be placed on { $spaces }
error-review-output = { $file } should end in .txt, .md or .json
error-no-game = There is no game in { $file }
error-no-text-file = { $file } is not a text file
error-position-or-powers = Give a position or powers, not both: the position names its powers
error-no-typed-number = Type a number from 1 to { $most }
error-no-typed-step = { $text } is not a step; type a space like c3, or ? for help
error-nothing-typed = Type a space like c3 or a step like b2-c3; ? explains everything
error-which = Which?  { $steps }
error-worker-first = Nothing can be done with { $space } now; choose a worker first: { $choices }
error-only-end = Nothing is left to do but to end the turn: press Enter
error-nothing-to-undo = There is nothing to undo
error-no-file = Say which file, e.g. load game.santorini
cli-admin-rate = Rate all games again, from their logs
cli-admin-rated = { $games } rated games; { $changed } ratings have changed.
