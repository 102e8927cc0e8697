"""The spaces of observations and actions, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

from fairwind.research.conventions import FURTHEST, Conventions

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as missing:
    raise ImportError("This door needs Gymnasium; run: pip install 'fairwind[research]'") from missing


def observation_space(conventions: Conventions) -> spaces.Box:
    """One number for each name."""
    return spaces.Box(-FURTHEST, FURTHEST, (len(conventions.names),), np.float32)


def masked_space(conventions: Conventions) -> spaces.Dict:
    """An observation with its mask."""
    mask = spaces.Box(0, 1, (conventions.actions,), np.int8)
    return spaces.Dict({"observation": observation_space(conventions), "action_mask": mask})


def action_space(conventions: Conventions) -> spaces.Discrete:
    """The whole catalogue; the mask says what of it is allowed."""
    return spaces.Discrete(conventions.actions)
