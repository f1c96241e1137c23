# The first page
start-slogan = Move, build, be first to the top
start-pitch = The game of towers and gods, in your browser. No account, nothing to install.
start-play = Play now
start-play-none = against the computer
start-play-powers = against the computer, with powers
start-with-powers = Play with powers
start-without-powers = Play without powers
start-name = Your name
start-guest = Guest
start-saved = Saved
start-friend = Play with a friend
start-friend-text = Get a link, send it, play on two phones.
start-link = Get a link
start-device = On this device
start-device-text = Pass the screen around, or sit around one tablet.
start-all = All options
start-all-text = 2 to 4 players, all 55 powers, drafts, clocks, the Golden Fleece.
start-mine = Your games
start-mine-all = All games
start-your-turn = Your turn
start-their-turn = { $name } to move
start-waiting = Waiting for players
start-drafting = Choosing powers
start-goes-on = In progress
start-lobby-teaser =
    { $count ->
        [0] Nobody is waiting in the lobby. Open a table and be the first.
        [one] One table in the lobby is waiting for a player.
       *[other] { $count } tables in the lobby are waiting for players.
    }
start-powers-teaser = 55 gods, heroes and monsters, each with a power that bends the rules.
start-how = How to play
start-how-1 = Each player has two workers on an island of five by five spaces.
start-how-2 = On your turn move a worker to a neighboring space: up one level at most, down as far as you like.
start-how-3 = Then the same worker builds on a space next to it. The fourth piece is a blue dome that nobody can stand on.
start-how-4 = Whoever moves up onto the third level wins. Whoever cannot move and build loses.
start-unofficial = An unofficial, free program for fans of the board game Santorini by Gordon Hamilton. Not affiliated with its author or publishers.

# How things are called
start-players =
    { $players ->
        [4] 4 players in teams
       *[other] { $players } players
    }
start-sitter-me = Me
start-sitter-computer = Computer
start-level = How strong is the computer?
start-level-name = Level { $level }
start-level-1 = Still learning: often misses that you are about to win.
start-level-2 = A beginner: overlooks something now and then.
start-level-3 = Plays for fun: sees most threats, plans little.
start-level-4 = Steady: stops your threats and looks a turn ahead.
start-level-5 = A fair match: thinks a few turns ahead.
start-level-6 = Experienced: rarely slips.
start-level-7 = Strong: sets traps and sees through yours.
start-level-8 = Very strong: plans far ahead.
start-level-9 = A master: hardly ever gives you a chance.
start-level-10 = As strong as it gets.
start-sitter-open = Open seat
start-way-none = No powers
start-way-random = Random powers
start-way-draft = Draft
start-way-challenger = Challenger's draft
start-way-chosen = Chosen powers
start-way-fleece = Golden Fleece
start-way-position = From a position
start-clock-none = No clock
start-clock-turn =
    { $unit ->
        [seconds] { $amount } s a turn
       *[other] { $amount } min a turn
    }
start-clock-game = { $amount } min + { $increment } s
start-clock-days =
    { $amount ->
        [one] 1 day a turn
       *[other] { $amount } days a turn
    }
start-edition-roxley2016 = Roxley 2016
start-edition-spinmaster2017 = Spin Master 2017
start-edition-revised = Revised

# A new game
start-new = New game
start-new-players = Players
start-count =
    { $players ->
        [4] 4 in teams
       *[other] { $players } players
    }
start-teams = Partners share their workers and win together.
start-team = Team { $team }
start-seat = Seat { $seat }
start-who-sits = Who plays in seat { $seat }?
start-sitter-open-short = Invite
start-see = Who can join?
start-private = Only with the link
start-public = Anyone, from the lobby
start-powers = Powers
start-way-none-text = The plain game. Best for the first time.
start-way-random-text = Everybody is dealt a power.
start-way-draft-text = Random powers are laid out, and everybody picks one.
start-way-challenger-text = As in the rulebook: the Challenger lays out powers of their choice, the others pick first.
start-way-chosen-text = Choose the power of every seat.
start-way-fleece-text = No powers of your own: whoever begins a turn next to the golden ram has the power of its card.
start-pool = From these cards
start-pool-size =
    { $count ->
        [one] 1 matching card
       *[other] { $count } matching cards
    }
start-pool-challenger = From these cards, if the computer is the Challenger
start-open-only = No hidden information
start-allow = Allow pairs that the rulebook advises against
start-choose = Choose a power
start-choose-for = A power for { $who }
start-choose-fleece = The power of the Golden Fleece
start-random = Random
start-random-card = A random card
start-random-card-text = A surprise for both of you.
start-more = Clock, first player, edition
start-clock = Clock
start-clock-kind-none = None
start-clock-kind-turn = Per turn
start-clock-kind-game = Per game
start-clock-kind-days = Days
start-clock-none-text = Think as long as you like.
start-clock-turn-text = Every turn has to be made in this time.
start-clock-game-text = Time for the whole game; every turn adds a little.
start-clock-days-text = Play at your own pace; come back whenever it is your turn.
start-first = Who starts?
start-first-challenger = Who is the Challenger?
start-first-challenger-text = The Challenger picks last and names the first player.
start-edition = Edition
start-edition-roxley2016-text = The cards as they were first printed.
start-edition-spinmaster2017-text = Bia starts on the perimeter, and Chaos changes less often.
start-edition-revised-text = The latest wording, which changes about ten powers.
start-position = From a position
start-position-text = Board, powers, edition and the player to move are taken from it.
start-position-picture = The position the game begins with
start-position-drop = Begin from an empty board instead
start-start = Start the game
start-start-invite = Open the table
start-invite-next = Next you'll get a link to share.

# Why not
start-no-person = At least one seat must be for a person.
start-no-none = With three or four players everybody needs a power.
start-no-fleece = The Golden Fleece is for two players.
start-no-players = For { $players } players only.
start-no-twice = Seat { $seat } has this card.
start-no-forbidden = The rulebook advises against { $powers } together.
start-no-power = Choose a power for seat { $seat }.
start-no-group = Choose which cards may be dealt.
start-no-pool = Not enough of these cards work with that many players.
start-no-group-players = For two players.

# The lobby
start-lobby = Lobby
start-lobby-text = Open tables to join, and games to watch.
start-lobby-empty = Nobody is here yet
start-lobby-empty-text = Open a table for everyone. The game starts when somebody joins.
start-lobby-open = Open a table
start-join = Join
start-watch = Watch
start-return = Return
start-lobby-joinable = Waiting for players
start-lobby-running = In progress
