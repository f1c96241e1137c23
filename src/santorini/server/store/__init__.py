"""What is kept: the logs of the tables, in a database."""
