"""The terminal game: the invitation, the table where it is played, the screen, and the words it speaks."""
