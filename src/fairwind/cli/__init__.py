"""The terminal: play, games, replay, rules, match and bench."""
