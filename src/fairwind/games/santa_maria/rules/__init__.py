"""The rules of Santa Maria, a module for each part of the rulebook."""
