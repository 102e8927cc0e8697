"""The coach: what the best answer is and why, and what a finished game shows."""
