"""What operators ask for, and how the server does it."""
