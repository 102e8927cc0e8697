"""The arena: bots play each other, and the result is counted."""
