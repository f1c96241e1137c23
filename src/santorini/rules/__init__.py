"""The game itself: the board, positions, the questions a power answers, and the walk through a turn."""
