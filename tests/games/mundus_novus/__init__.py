"""The tests of Mundus Novus: one module for each chapter of its rulebook."""
