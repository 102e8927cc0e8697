"""What is done at a table: made, sat down at, answered, taken back, talked at; by people and by bots."""
