"""What is stored: the logs of the tables, in a database."""
