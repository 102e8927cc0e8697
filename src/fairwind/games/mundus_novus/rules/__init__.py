"""The rules of Mundus Novus: one module for each phase of the rulebook."""
