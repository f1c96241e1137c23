"""How the network lies in memory and in its file. The build writes `layout.pxd` from this file."""

HIDDEN = 128  # sums of each view
MASKS = 17  # sets of spaces that are inputs: heights, workers of either side by level, tokens
FIRST_WORKERS = 5
FIRST_TOKENS = 13
ROWS = 433  # for two powers
STACK = 70  # turns of the longest line, and some
CHANGES = 128  # inputs that may change at once

# The rows of a network as it is stored.
CARDS = 56  # with the mortal
BUCKETS = 4  # of what a power remembers
HEIGHTS = 0  # 5 for each space: level 0 to 3, dome
OWN = 125  # 4 for each space: a worker on level 0 to 3
OTHERS = 225
OWN_TOKENS = 325  # 3 for each space: coin, whirlpool, Talus
OTHERS_TOKENS = 400
RAM_ROWS = 475
POWER_OWN = 500  # like OWN, for each power
POWER_OTHERS = POWER_OWN + 100 * CARDS
MEMORY_OWN = POWER_OTHERS + 100 * CARDS
MEMORY_OTHERS = MEMORY_OWN + BUCKETS * CARDS
PAIRS = MEMORY_OTHERS + BUCKETS * CARDS
INPUTS = PAIRS + CARDS * CARDS
SIZE_OF_FILE = 2 * HIDDEN * (INPUTS + 3) + 4

# The rows once the powers are known: masks of 25 spaces one after the other, then what is remembered.
MEMORY_ROWS = 425
UNIT = 255 * 64  # what the output layer multiplies by
SCALE = 400  # what a position is worth that is won in three of four games, roughly
EMPTY = STACK - 1  # the place of a board without anything
