"""Doors for research: the games as PettingZoo, Gymnasium and OpenSpiel know them (docs/research.md)."""
