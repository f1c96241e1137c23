"""The numbers behind the words of the search. The build writes `scores.pxd` from this file."""

WIN = 10_000  # less the number of turns until then
CERTAIN = 9_000  # scores beyond are certain wins or losses
HIGHEST = 8_000  # of what is not certain
UNKNOWN_SCORE = -32_000

# What the table knows of a score, whether the other side threatened to win, and in which search it was written.
EXACT = 1
AT_LEAST = 2
AT_MOST = 3
BOUND = 3
THREATENED = 4
AGE = 3  # where the number of the search begins
AGES = 31

# What has become of a child.
LOSES = -1
GOES_ON = 0
THREATENS = 1
WINS_NOW = 2
PLAYS_ON = 3  # with an additional turn of the same side

# First guesses of what a turn is worth, to try the best ones early.
SURE = 1 << 28
HOPELESS = -(1 << 24)
THREAT_MADE = 3_000
KILLER = 6_000
HISTORY_BITS = 13  # experience counts for less than this power of two

MANY = 1_000  # results of a turn that are looked at below the root
WIDEST = 4_000  # results at the root
PATIENCE = 8  # steps tried for each of them
SETTLED = 3  # depth from which on the next score is expected near the last one
WINDOW = 80  # how near
FORCED = 6  # turns in a row that only answer a threat, beyond the depth
LONG_TURNS = 3  # steps from which on places within a turn are remembered

# Sizes of what a search holds.
POOL = 60_000  # results of the turns of a line
SEEN = 16_384
PLIES = 64  # turns of a line
MOVES = 64  # of a turn with one move
LONGEST = 4_096  # steps of a turn
HISTORY = 16_384  # shapes of turns
