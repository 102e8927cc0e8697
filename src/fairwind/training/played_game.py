"""A game that bots have played to learn from: its deal and its answers, from which all else can be worked out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from fairwind.bots.advice import advice
from fairwind.bots.bot import Bot
from fairwind.bots.thought import Candidate
from fairwind.bots.weighted import option_weights
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, advance, answer, is_over
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

MakeBot = Callable[[str, str], Bot]  # by its name and its seed


@dataclass(frozen=True)
class SeatedBot:
    """Who sits in a seat, and how many of 100 answers it leaves to advice and luck."""

    bot: str
    careless: int = 0


@dataclass
class PlayedGame:
    """What was dealt (by its seed), who sat where, and what was answered."""

    deal: str
    seats: tuple[SeatedBot, ...]
    answers: list[int] = field(default_factory=list)  # places in the catalogue
    judged: dict[int, Candidate] = field(default_factory=dict)  # by number of the answer: what a search made of it


def play_game(spec: GameSpec[Any, Any], deal: str, seats: Sequence[SeatedBot], make_bot: MakeBot) -> PlayedGame:
    """Play a game to its end."""
    game = PlayedGame(deal, tuple(seats))
    players = [
        CarelessPlayer(seat, make_bot(seat.bot, f"{deal}/{n}"), Generator(f"{deal}/{n}/slip"))
        for n, seat in enumerate(seats)
    ]
    s = spec.begin(spec.edition(), len(seats))
    driver = Seeded(f"{deal}/deal")
    advance(s, driver)
    while not is_over(s):
        seat = actor(s)
        action, judged = players[seat].choose(Position(spec, s, seat))
        if judged is not None:
            game.judged[len(game.answers)] = judged
        game.answers.append(action.id)
        answer(s, seat, action)
        advance(s, driver)
    return game


class CarelessPlayer:
    """A bot that is careless now and then, so that it comes to know more of the game."""

    def __init__(self, seat: SeatedBot, bot: Bot, slip: Generator) -> None:
        self.careless: Final = seat.careless
        self.looks_ahead: Final = seat.bot.startswith(("montecarlo", "champion"))
        self.bot: Final = bot
        self.slip: Final = slip

    def choose(self, position: Position) -> tuple[Action, Candidate | None]:
        """An answer, and what the bot makes of it if it has looked ahead."""
        found = position.options()
        if len(found) == 1:
            return found[0], None
        if self.slip.below(100) < self.careless:
            weights = option_weights(advice(position.spec, position.edition), position, found)
            return found[self.slip.pick(weights)], None
        if not self.looks_ahead:
            return self.bot.choose(position), None
        thought = self.bot.think(position)
        best = thought.candidates[0]
        return best.action, best if thought.sampled and best.visits > 1 else None


@dataclass(frozen=True)
class ReplayMoment:
    """A state of a game that is played again; the state goes on changing when the next moment is asked for."""

    state: State
    number: int  # how many answers were given before
    seat: int  # who is asked, or, if it has answered just now, who was
    answered: bool  # chance that the answer set off still waits
    choices: int  # how many options the seat had


def again(spec: GameSpec[Any, Any], game: PlayedGame) -> Iterator[ReplayMoment]:
    """Every moment of a game, before and after each answer; the last is the end."""
    s = spec.begin(spec.edition(), len(game.seats))
    driver = Seeded(f"{game.deal}/deal")
    catalogue = spec.edition().catalogue
    advance(s, driver)
    for number, place in enumerate(game.answers):
        seat = actor(s)
        choices = len(Position(spec, s, seat).options())
        yield ReplayMoment(s, number, seat, False, choices)
        answer(s, seat, catalogue.actions[place])
        yield ReplayMoment(s, number, seat, True, choices)
        advance(s, driver)
