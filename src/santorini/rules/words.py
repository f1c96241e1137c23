"""The numbers behind the words of the rules.

The build writes `words.pxd` from this file, so that compiled code sees the same numbers as C constants.
"""

# What a step does; a step is `kind << 10 | src << 5 | dst`.
MOVE = 0
BUILD = 1
DOME = 2
FORCE = 3
SWAP = 4
KILL = 5
UNBUILD = 6
PLACE = 7
TOKEN = 8
AIM = 9
MARK = 10
DRAW = 11
END = 12
SECRET = 13
LOWER = 14
RESIGN = 15

# Facts that only events tell; they share the numbering of the steps.
CLEAR = 16
STEAL = 17
RETURN = 18
CANCEL = 19
ELIMINATE = 20
FINISH = 21
WON = 22

# An event is `kind << 10 | src << 5 | dst`, as far as its kind has these, and above that:
VEILED = 1 << 16  # it is about a secret worker or place
LOGGED = (1 << 17) - 1  # so far goes what a table's log notes of it
CAUSE = 17  # where the number of the power begins that caused it (0: none)
WHO = 24  # where the seat + 1 begins that acts
SEAT_BITS = 7 << 24
DETAIL = 27  # where the side of the worker begins, or the kind of token, that it is about
NO_DETAIL = 7 << 27

# Kinds of token, in events.
COIN = 0
WHIRLPOOL = 1
TALUS = 2
RAM = 3
SECRET_ABYSS = 4
SECRET_FATE = 5
WIND = 6
ARROW = 7

# What the position waits for.
SETUP = 0
DAWN = 1
START = 2
MUST_MOVE = 3
ROAM = 4
MUST_BUILD = 5
MAY_BUILD = 6
MAY_ACT = 7
MUST_ACT = 8
REACTION = 9
CHANCE = 10
OVER = 11
VOID = 12
DONE = 13

# What the setup decides.
SET_WORKER = 1
SET_WIND = 2
SET_ARROW = 3
SET_DECK = 4
SET_FATE = 5
SET_ABYSS = 6
SET_RAM = 7

# Why a game ended.
CLIMB = 1
DROP = 2
MEETING = 3
TOWERS = 4
FATE = 5
ABYSS = 6
STUCK = 7
ALONE = 8
RESIGNED = 9

# Editions.
ROXLEY = 0
SPINMASTER = 1
REVISED = 2

# Places that are no space, directions that are none, seats and sides that are nobody.
NOWHERE = 25
CALM = 8
NOBODY = -1
BOARD = 0x1FFFFFF
PERIMETER = 0x1F8C63F
CORNERS = 0x1100011
SQUARE = 0b1100011  # 2 x 2 spaces, by the lower left one
SQUARES = 0x7BDEF  # where that may be
FIRST_WORKER = 25
SECOND_WORKER = 26
UNKNOWN = 31
MAX_TOWERS = 5
MAX_POWERS = 64  # numbers of powers are below

# The questions a power answers itself, by the names of its methods (see `Power`); others it is not asked.
MOVE_TARGETS = 1 << 0
BUILD_TARGETS = 1 << 1
DOME_TARGETS = 1 << 2
MOVERS = 1 << 3
BUILDERS = 1 << 4
OFFER_LAST = 1 << 5
MOVE_WORKER = 1 << 6
WINS = 1 << 7
MOVE_EFFECT = 1 << 8
AFTER_BUILD = 1 << 9
TURN_BEGINS = 1 << 10
LIMIT_OWN_MOVES = 1 << 11
EXTRA_TURNS = 1 << 12
AFTER_MOVE = 1 << 13
LIMIT_MOVES = 1 << 14
LIMIT_BUILDS = 1 << 15
DENIES_WIN = 1 << 16
CLAIMS_WIN = 1 << 17
OPPONENT_MOVED = 1 << 18
AFTER_OPPONENT_MOVE = 1 << 19
WISH_MET = 1 << 20
MUST_MET = 1 << 21
OPPONENT_TURN_BEGINS = 1 << 22
CLOSED_TO_OPPONENTS = 1 << 23
WINS_BY_BOARD = 1 << 24
REACTION_SPACES = 1 << 25
STEALS_POWER = 1 << 26
AFTER_ACT = 1 << 27
OWNER_OUT = 1 << 28
OFFER_FIRST = 1 << 29

# Kinds of card.
HERO = 1  # usable once a game, by its owner only
DECK = 2  # has the power of the card turned up
LOOPS = 4  # may walk in circles within a turn
SECRET_WORKERS = 8  # has secret workers
FORCES_LATE = 16  # forces workers after the last move of a turn
WISHES_PLACES = 32  # wishes something about where workers stand
TELLS_SEXES = 64  # for whom a female worker is not the same as a male one
MAKES_WHIRLPOOLS = 128  # puts whirlpools on the board
