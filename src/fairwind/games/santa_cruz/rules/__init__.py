"""The rules of Santa Cruz, one module for each chapter."""
