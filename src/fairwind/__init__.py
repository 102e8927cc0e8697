"""Fairwind: a digital table for four board games of voyage and settlement."""

__version__ = "0.1.0"
