"""How each game's table is drawn in the terminal; a module is found by the game's name."""
