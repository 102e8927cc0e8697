"""Make the golden records of Mundus Novus: `python -m tests.golden.make_mundus_novus`, from the root of the project.

Every ending at every player count, every value of every variant, a game with answers taken back and one that goes on
from a state. Where an ending is rare, the table deals what it needs and the players want it. The same records come out
each time; make them anew only when the rules change, and say so in the changelog.
"""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.actions import Lay, Offer, Pile, Same, Win
from fairwind.games.mundus_novus.rules.developments import TurnCard
from fairwind.games.mundus_novus.rules.setup import TurnRow
from fairwind.games.mundus_novus.rules.supply import Deal, Fill
from fairwind.games.mundus_novus.state import PILE, MundusNovus, hand
from fairwind.games.mundus_novus.vocabulary import CARAVEL, KINDS, LAS_CASAS, RELIC
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Generator, Seeded
from fairwind.kernel.frames import Chance
from fairwind.kernel.play import actors, options
from fairwind.kernel.record import new_record
from fairwind.kernel.sitting import Sitting, begin_sitting
from fairwind.kernel.state import State

FOLDER: Final = Path(__file__).parent / "mundus-novus"
NAMES: Final = ("Isabel", "Diego", "Beatriz", "Rodrigo", "Inés", "Hernando")
RARE: Final = (8, 7, 6, 5, 4, 3, 2, 1, 0)  # the resources whose sets reach farthest come first
HELPED_FROM: Final = 4  # from so many seats on, a merchant helps with the perfect combination


class Plan:
    """What a game should come to: what the table deals and what players like best. Here: anything, at random."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def wishes(self, s: MundusNovus, chance: Chance[Any]) -> list[int]:
        """Numbers of outcomes, best first; none of them may be possible."""
        return []

    def likes(self, s: MundusNovus, seat: int, out: list[Action]) -> list[Action]:
        """The best of the options; if there are none such, all are as good."""
        return []


class Wealth(Plan):
    """Everybody sells what there is to sell."""

    def likes(self, s: MundusNovus, seat: int, out: list[Action]) -> list[Action]:
        for verb in ("lay", "collect", "different", "relics", "same"):
            liked = [action for action in out if action.verb() == verb]
            if liked:
                return liked[-1:] if verb == "relics" else liked
        return []


class Sets(Plan):
    """Somebody wants sets of one resource: the table deals three alike, and they are kept."""

    def wants_sets(self, s: MundusNovus, seat: int) -> bool:
        """Whether this seat does."""
        return True

    def wishes(self, s: MundusNovus, chance: Chance[Any]) -> list[int]:
        if isinstance(chance, Deal) and self.wants_sets(s, chance.seat):
            cards = s.at[hand(chance.seat)]
            begun = [kind for kind in RARE if 0 < cards[kind] < 3 and cards[kind] + s.at[PILE][kind] >= 3]
            if begun or max(cards[:RELIC]) >= 3:
                return begun
            return [kind for kind in RARE if s.at[PILE][kind] >= 3]
        return []

    def likes(self, s: MundusNovus, seat: int, out: list[Action]) -> list[Action]:
        cards = s.at[hand(seat)]
        if any(isinstance(action, Offer) for action in out):
            most = max(cards[:RELIC])
            return [action for action in out if isinstance(action, Offer) and cards[action.kind] < most]
        for verb in ("win", "same", "lay", "announce", "keep", "pass set"):
            liked = [action for action in out if action.verb() == verb]
            if liked:
                return self.best(s, liked)
        return []

    @abstractmethod
    def best(self, s: MundusNovus, liked: list[Action]) -> list[Action]:
        """The best of options with one verb."""


class Row(Sets):
    """Everybody wins developments as fast as can be, those that earn nothing first, and sells nothing."""

    def likes(self, s: MundusNovus, seat: int, out: list[Action]) -> list[Action]:
        if isinstance(out[-1], Pile) and s.deck_left() % 2:
            return out[-1:]  # Almagro takes from the pile now and then
        return super().likes(s, seat, out)

    def best(self, s: MundusNovus, liked: list[Action]) -> list[Action]:
        first = liked[0]
        if isinstance(first, Win):
            incomes = [s.edition.cards[action.card].income for action in liked if isinstance(action, Win)]
            return [liked[incomes.index(min(incomes))]]
        return [first] if first.verb() == "announce" else liked


class Perfect(Sets):
    """The last seat gets Las Casas and five caravels, offers nothing any more, and is dealt ten different cards."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hero: Final = seats - 1
        self.helped: Final = seats >= HELPED_FROM
        self.wanted: Final = ["D38", *(["D19"] if self.helped else []), "D01", "D03", "D07", "D10", "D05", "D11"]

    def ready(self, s: MundusNovus) -> bool:
        """Whether ten cards come to the hero's hand, and nobody can take one."""
        merchant = not self.helped or s.free_merchants(self.hero, 2) + s.used[2] > 0
        return s.holder[LAS_CASAS] == self.hero and s.caravels(self.hero) >= 5 and merchant

    def wants_sets(self, s: MundusNovus, seat: int) -> bool:
        return seat == self.hero and not self.ready(s)

    def wishes(self, s: MundusNovus, chance: Chance[Any]) -> list[int]:
        if isinstance(chance, (TurnRow, TurnCard)):
            return [s.edition.ids.index(name) for name in self.wanted]
        mine = isinstance(chance, Fill) or (isinstance(chance, Deal) and chance.seat == self.hero)
        if mine and self.ready(s):
            lying = [sum(s.at[place][kind] for place in (hand(self.hero), 3)) for kind in range(KINDS)]
            missing = [kind for kind in range(KINDS) if not lying[kind]]
            return [kind for kind in missing if not (self.helped and kind == RARE[0])]
        return super().wishes(s, chance)

    def likes(self, s: MundusNovus, seat: int, out: list[Action]) -> list[Action]:
        if seat != self.hero:
            return [action for action in out if not isinstance(action, Same)]
        if not self.ready(s):
            return super().likes(s, seat, out)
        for verb in ("perfect", "lay", "change", "offer-nothing"):
            liked = [action for action in out if action.verb() == verb]
            if liked:
                return self.finish(s, liked)
        complete = sum(1 for n in s.at[hand(seat)][:RELIC] if n) + self.helped >= 9 and s.at[hand(seat)][RELIC]
        return [action for action in out if action.verb() == ("different" if complete else "pass set")]

    def finish(self, s: MundusNovus, liked: list[Action]) -> list[Action]:
        """A card that is doubled is the one to change."""
        spare = [action for action in liked if action.verb() == "change" and not action.text.startswith("change relic")]
        return spare or liked

    def best(self, s: MundusNovus, liked: list[Action]) -> list[Action]:
        first = liked[0]
        if isinstance(first, Win):
            names = [action.text.split()[1] for action in liked]
            kinds = [s.edition.cards[action.card].kind for action in liked if isinstance(action, Win)]
            caravels = [action for action, kind in zip(liked, kinds, strict=True) if kind == CARAVEL]
            special = [liked[names.index(name)] for name in self.wanted[: 1 + self.helped] if name in names]
            return special[:1] or caravels or liked
        if isinstance(first, Lay):
            return liked
        return liked[-1:] if isinstance(first, Same) else liked[:1]


class Table(Driver):
    """Deals what the plan wishes if that can come out, and else by the seed."""

    def __init__(self, plan: Plan, seed: str) -> None:
        self.plan: Final = plan
        self.seeded: Final = Seeded(seed)

    def pick(self, weights: list[int]) -> int:
        return self.seeded.pick(weights)

    def draw(self, s: State, chance: Chance[Any]) -> int:
        assert isinstance(s, MundusNovus)
        weights = chance.weights(s)
        for number in self.plan.wishes(s, chance):
            if weights[number] > 0:
                return number
        return self.pick(weights)


def play(sitting: Sitting, plan: Plan, choose: Generator, answers: int = SPEC.longest, undos: int = 0) -> None:
    """Let everybody answer as the plan likes; if `undos` is given, one answer in so many is taken back."""
    while not sitting.over and answers > 0:
        s = sitting.state
        assert isinstance(s, MundusNovus)
        who = actors(s)
        seat = who[choose.below(len(who))]
        out: list[Action] = []
        options(s, seat, out)
        liked = plan.likes(s, seat, out) or out
        sitting.answer(seat, liked[choose.below(len(liked))])
        answers -= 1
        may_undo = [by for by in range(plan.seats) if undos and sitting.undo_refusal(by) is None]
        if may_undo and choose.below(undos) == 0:
            sitting.undo(may_undo[choose.below(len(may_undo))])


def begin(plan: Plan, seed: str, variants: Mapping[str, str] | None = None) -> Sitting:
    """A sitting with players who have names."""
    sitting = begin_sitting(SPEC, SPEC.edition(), plan.seats, variants or {}, Table(plan, f"{seed}/table"))
    sitting.record.players = list(NAMES[: plan.seats])
    return sitting


def ending(plan: Plan, name: str) -> str:
    """The record of a game that ended so, with the first seed that leads there."""
    for attempt in range(50):
        seed = f"golden {name} {plan.seats} {attempt}"
        sitting = begin(plan, seed)
        play(sitting, plan, Generator(f"{seed}/players"))
        if sitting.record.result is not None and sitting.record.result["ended"] == name:
            return sitting.record.text()
    raise SystemExit(f"no game of {plan.seats} ended by '{name}'")


def with_variant(seats: int, name: str, value: str) -> str:
    """A game with one variant chosen."""
    seed = f"golden {name} {value}"
    plan = Wealth(seats)
    sitting = begin(plan, seed, {name: value})
    play(sitting, plan, Generator(f"{seed}/players"))
    return sitting.record.text()


def with_undos(seats: int) -> str:
    """A game in which answers are taken back, open and sealed ones."""
    plan = Wealth(seats)
    sitting = begin(plan, "golden undo")
    play(sitting, plan, Generator("golden undo/players"), undos=4)
    taken_back = [line["undo"] for line in sitting.record.log if "undo" in line]
    assert len(taken_back) > 20
    assert max(taken_back) > 1, "a sealed answer that others followed"
    return sitting.record.text()


def from_a_state(seats: int) -> str:
    """A game that goes on from the middle of a trade."""
    plan = Wealth(seats)
    choose = Generator("golden state/players")
    first = begin(plan, "golden state")
    play(first, plan, choose, answers=150)
    while type(first.state.pending[-1]).__name__ != "KeepOrSwap":
        play(first, plan, choose, answers=1)
    record = new_record(SPEC, SPEC.edition(), seats, {})
    assert isinstance(first.state, MundusNovus)
    record.start = SPEC.encode(first.state)
    record.players = list(NAMES[:seats])
    s = SPEC.decode(SPEC.edition(), record.start)
    sitting = Sitting(SPEC, SPEC.edition(), s, Table(plan, "golden state/again"), record)
    play(sitting, plan, choose)
    return sitting.record.text()


def records() -> dict[str, str]:
    """Every golden record by the name of its file."""
    made: dict[str, str] = {}
    for seats in SPEC.seat_counts:
        for name, plan in (("perfect", Perfect(seats)), ("wealth", Wealth(seats)), ("row", Row(seats))):
            made[f"{name}-{seats}"] = ending(plan, name)
    for variant in SPEC.variants:
        for value in variant.values:
            seats = max(3, int(value[-1])) if value[-1].isdigit() else 3
            made[f"variant-{variant.name}-{value}-{seats}"] = with_variant(seats, variant.name, value)
    made["undo-3"] = with_undos(3)
    made["state-4"] = from_a_state(4)
    return made


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in records().items():
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{name}: {text.count(chr(10))} lines\n")


if __name__ == "__main__":
    main()
