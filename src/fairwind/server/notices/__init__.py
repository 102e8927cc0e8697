"""Telling visitors who are away that it is their turn: by push messages, and by mail."""
