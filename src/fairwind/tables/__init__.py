"""Tables: seats, answers, undo, snapshots, bots' turns and replays over a `Store`, without HTTP and without SQL."""
