"""The numbers behind the words of the search. The build writes `scores.pxd` from this file."""

WIN = 10_000  # less the number of turns until then
CERTAIN = 9_000  # scores beyond are certain wins or losses
HIGHEST = 8_000  # of what is not certain

# What is known of a score, and whether the other side threatened to win.
EXACT = 1
AT_LEAST = 2
AT_MOST = 3
THREATENED = 4

# What has become of a child.
LOSES = -1
GOES_ON = 0
THREATENS = 1
WINS_NOW = 2

MANY = 300  # results of a turn that are looked at below the root
WIDEST = 4_000  # results at the root
PATIENCE = 8  # steps tried for each of them
FORCED = 6  # turns in a row that only answer a threat, beyond the depth
LONG_TURNS = 3  # steps from which on places within a turn are remembered
UNKNOWN_SCORE = -32_000

# Sizes of what a search holds.
POOL = 60_000  # results of the turns of a line
SEEN = 131_072
PLIES = 64  # turns of a line
LONGEST = 4_096  # steps of a turn
HISTORY = 16_384  # shapes of turns
