"""Pictures and replays, which are made in a process of their own."""
