"""Ratings: what a rated game is worth, and who stands where."""
