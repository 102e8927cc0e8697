"""What is shown of a table, each viewer what it may know: snapshots and the log, replays, and the types of both."""
