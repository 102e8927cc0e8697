"""The rules of Bora Bora: one module for each phase and action of the rulebook."""
