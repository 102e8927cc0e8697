"""Time zones: no text of ours has any."""
