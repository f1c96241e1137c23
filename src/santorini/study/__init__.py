"""Studies: matches between players, self-play, and the training of networks."""
