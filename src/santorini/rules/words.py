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
VEILED = 1 << 16

# What the position waits for.
SETUP = 0
DAWN = 1
START = 2
MUST_MOVE = 3
ROAM = 4
MUST_BUILD = 5
MAY_BUILD = 6
DUSK = 7
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

# The questions a power answers itself (see `Power`); a power that leaves one alone is not asked it.
MOVE_TARGETS = 1 << 0
BUILD_TARGETS = 1 << 1
DOME_TARGETS = 1 << 2
MOVERS = 1 << 3
BUILDERS = 1 << 4
OFFERS = 1 << 5
CARRIES = 1 << 6
WINS = 1 << 7
STEPPED = 1 << 8
FOLLOWS = 1 << 9
WAKES = 1 << 10
LEGS = 1 << 11
EARNS = 1 << 12
APPLIES = 1 << 13
LIMIT_MOVES = 1 << 14
LIMIT_BUILDS = 1 << 15
DENIES_WIN = 1 << 16
CLAIMS_WIN = 1 << 17
WITNESSES = 1 << 18
TRAILS = 1 << 19
WANTS = 1 << 20
INSISTS = 1 << 21
SHADES = 1 << 22
BARS = 1 << 23
TRIUMPHS = 1 << 24
REACTS = 1 << 25
STEALS = 1 << 26
PASSES_ON = 1 << 27
LEAVES = 1 << 28
OPENS = 1 << 29

# Kinds of card.
HERO = 1  # usable once a game, by its owner only
DECK = 2  # has the power of the card turned up
LOOPS = 4  # may walk in circles within a turn
VEILS = 8  # has secret workers
STIRS = 16  # forces workers after the last move of a turn
STANDING = 32  # wishes something about where workers stand
