"""A table in a test: a state, and words to say what is done at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Rigged
from fairwind.kernel.play import actors, advance, options, play, refusal, waiting_decision
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import Event, Listener, State


class Ear(Listener):
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.moves: list[tuple[int, int, int, int]] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def moved(self, s: State, source: int, target: int, kind: int, count: int) -> None:
        self.moves.append((source, target, kind, count))


class Scene:
    """A game set up for a test. `outcomes` come out first, in order; the rest is drawn from the seed."""

    def __init__(
        self,
        spec: GameSpec[Any, Any],
        seats: int,
        variants: Mapping[str, str] | None = None,
        edition: Edition | None = None,
        seed: str = "scene",
        outcomes: Sequence[str] = (),
    ) -> None:
        self.spec: Final = spec
        self.edition: Final[Any] = edition or spec.edition()
        self.driver: Final = Rigged(self.edition.outcomes, outcomes, seed)
        self.ear: Final = Ear()
        self.s: Any = spec.begin(self.edition, seats, variants)
        self.s.listener = self.ear
        self.go_on()

    def go_on(self) -> None:
        """Settle and let the table answer, until a seat is asked: after the test has changed the state by hand."""
        advance(self.s, self.driver)

    def action(self, text: str) -> Action:
        """The action that is written so."""
        action = self.edition.catalogue.parse(text)
        assert action is not None, f"there is no action '{text}'"
        found: Action = action
        return found

    def do(self, seat: int, *texts: str) -> None:
        """Give these answers, one after the other, through the checked door."""
        for text in texts:
            play(self.s, seat, self.action(text))
            self.go_on()

    def refused(self, seat: int, text: str) -> str:
        """The number of the rule that forbids it; empty if it is allowed."""
        why = refusal(self.s, seat, self.action(text))
        return "" if why is None else why.rule

    def texts(self, seat: int) -> list[str]:
        """What the seat may answer."""
        out: list[Action] = []
        options(self.s, seat, out)
        return [action.text for action in out]

    def asks(self) -> str:
        """The name of the decision that waits; empty if the game is over."""
        decision = waiting_decision(self.s)
        return "" if decision is None else type(decision).__name__

    def actors(self) -> list[int]:
        """Every seat that owes an answer."""
        return actors(self.s)

    @property
    def events(self) -> list[Event]:
        """Everything told so far."""
        return self.ear.events

    def told(self, name: str) -> list[dict[str, int | str]]:
        """The facts of every event of this name."""
        return [event.facts for event in self.ear.events if event.name == name]
