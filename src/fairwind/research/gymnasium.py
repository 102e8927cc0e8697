"""The games for Gymnasium: one seat learns, bots play the others.

Importing this registers an environment for each game and player count: `fairwind/SantaMaria-solo-v0`,
`fairwind/BoraBora-2p-v0` and so on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from fairwind.bots import bot as find_bot
from fairwind.bots.bot import Bot
from fairwind.games import game as find_game
from fairwind.games import game_names
from fairwind.kernel.spec import BadTable
from fairwind.research.conventions import Conventions, IllegalAction, Mask, Numbers, WrongUse
from fairwind.research.dealt_game import SEEDS, DealtGame, deal, dealt
from fairwind.research.picture import MODES, Drawing, Picture
from fairwind.research.spaces import action_space, observation_space

try:
    import gymnasium
except ImportError as missing:
    raise ImportError("This door needs Gymnasium; run: pip install 'fairwind[research]'") from missing

ILLEGAL: Final = ("error", "replace")


class UnknownTreatment(WrongUse):
    """A way to treat illegal actions that there is not."""


class OneSeat(gymnasium.Env[Any, Any]):
    """A game seen from one seat; the bots answer in between.

    The mask of what is allowed is in `info["action_mask"]`, and `action_masks()` says the same. An illegal action
    raises IllegalAction and changes nothing; with `illegal="replace"` an allowed one is drawn instead of it, and
    `info["replaced"]` names both.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int,
        bots: str | Sequence[str] = "random",
        seat: int = 0,
        variants: Mapping[str, str] | None = None,
        edition: str | Path = "",
        reward: str | None = None,
        illegal: str = "error",
        render_mode: str | None = None,
    ) -> None:
        self.conventions: Final = Conventions(game, seats, variants, edition, reward)
        if not 0 <= seat < seats:
            raise BadTable(f"There is no seat {seat} at a table of {seats}; choose one from 0 to {seats - 1}.")
        if illegal not in ILLEGAL:
            raise UnknownTreatment(f"illegal='{illegal}' means nothing; choose one of: {', '.join(ILLEGAL)}.")
        self.seat: Final = seat
        self.line_up: Final = line_up(bots, seats, seat)
        self.illegal: Final = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.conventions)
        self.action_space = action_space(self.conventions)
        self._picture: Picture | None = Picture(self.conventions, render_mode) if render_mode is not None else None
        self._game: DealtGame | None = None
        self._bots: dict[int, Bot] = {}
        self._draw, _ = gymnasium.utils.seeding.np_random(0)

    # -- play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal a game and let the bots answer until our seat is asked."""
        super().reset(seed=seed)
        seed_of_deal = int(self.np_random.integers(SEEDS))
        self._draw, _ = gymnasium.utils.seeding.np_random(seed_of_deal)
        self._bots = {other: find_bot(name, f"{seed_of_deal}/{other}") for other, name in self.line_up.items()}
        game = self._game = deal(self.conventions, str(seed_of_deal))
        self._let_others_answer(game)
        return self._observation(game), self._info(game)

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots answer until our seat is asked again; the reward comes with the last step."""
        game = dealt(self._game)
        replaced = self._answer(game, action)
        self._let_others_answer(game)
        reward = self.conventions.rewards(game.state)[self.seat]
        return self._observation(game), reward, game.over, False, {**self._info(game), **replaced}

    def _answer(self, game: DealtGame, action: Any) -> dict[str, Any]:
        """Carry out the action, or one that is allowed instead of it; what is to be told of that."""
        try:
            game.answer(action)
        except IllegalAction:
            if self.illegal == "error":
                raise
            instead = int(self._draw.choice(self.action_masks().nonzero()[0]))
            game.answer(instead)
            return {"replaced": {"illegal": int(action), "played": instead}}
        return {}

    def _let_others_answer(self, game: DealtGame) -> None:
        while not game.over and game.actor != self.seat:
            other = game.actor
            game.answer(self._bots[other].choose(game.position(other)).id)

    # -- what is told

    def action_masks(self) -> Mask:
        """1 for every action that is allowed now, as learners that mask their actions ask for it."""
        return self.conventions.mask(dealt(self._game).state, self.seat)

    def _observation(self, game: DealtGame) -> Numbers:
        return self.conventions.observation(game.state, self.seat)

    def _info(self, game: DealtGame) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), **game.ending(self.seat)}

    def render(self) -> Drawing:
        """The terminal's drawing for our seat."""
        if self._picture is None:
            self._picture = Picture(self.conventions, self.render_mode)
        return self._picture.show(dealt(self._game).state, self.seat)


def line_up(bots: str | Sequence[str], seats: int, seat: int) -> dict[int, str]:
    """The bot of each other seat: the same for all, or one for each of them, clockwise from ours."""
    others = [(seat + distance) % seats for distance in range(1, seats)]
    names = [bots] * len(others) if isinstance(bots, str) else list(bots)
    if len(names) != len(others):
        raise BadTable(f"There are {len(names)} bots for {len(others)} other seats; name one for each, or one for all.")
    for name in names:
        find_bot(name, "")  # UnknownBot, if there is none
    return dict(zip(others, names, strict=True))


def env_id(game: str, seats: int) -> str:
    """The id of an environment: `fairwind/SantaMaria-solo-v0`."""
    table = "solo" if seats == 1 else f"{seats}p"
    return f"fairwind/{game.title().replace('-', '')}-{table}-v0"


def register() -> list[str]:
    """Make all games known to Gymnasium, unless they are; their ids."""
    found: list[str] = []
    for game in game_names():
        for seats in find_game(game).seat_counts:
            found.append(env_id(game, seats))
            if found[-1] not in gymnasium.registry:
                # What is done too early or too late, our own errors say.
                gymnasium.register(
                    found[-1],
                    f"{__name__}:{OneSeat.__name__}",
                    order_enforce=False,
                    kwargs={"game": game, "seats": seats},
                )
    return found


IDS: Final = tuple(register())
