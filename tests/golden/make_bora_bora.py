"""Makes the golden records of Bora Bora: `python -m tests.golden.make_bora_bora`, from the root.

The game ends in one way only, after six rounds; so each player count has a random game, one of players who take what
brings most points at once, one of players who love the gods, one whose pile is made anew, and one that ends in a tie.
Records that exist are kept: they must replay for ever; remove one to make it anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.edition import BoraBoraEdition
from fairwind.games.bora_bora.state import DISCARD, PILE, BoraBora
from fairwind.games.bora_bora.vocabulary import GODS
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.editions import Sheet
from fairwind.kernel.play import actor, answer, options
from fairwind.kernel.record import new_record
from fairwind.kernel.sitting import Sitting, begin_sitting

RECORDS: Final = Path(__file__).parent / "bora-bora"
MOST_TRIES: Final = 300
Choice = Callable[[BoraBora, int, Generator], Action]


def choices(s: BoraBora, seat: int) -> list[Action]:
    """What the seat may answer."""
    out: list[Action] = []
    options(s, seat, out)
    return out


def at_random(s: BoraBora, seat: int, generator: Generator) -> Action:
    """Any answer."""
    out = choices(s, seat)
    return out[generator.below(len(out))]


def worth(s: BoraBora, seat: int) -> int:
    """What a seat has got so far: the points it would end with, and a little for what may bring more."""
    points = sum(count for _, count in SPEC.scores(s, seat))
    goods = s.offerings[seat] + s.shells[seat] + s.status[seat] + s.filled[seat].bit_count()
    people = sum(1 for code in s.spaces[seat] if code > 1)
    return 10 * points + 8 * s.regions[seat].bit_count() + 6 * people + 3 * goods


def for_points(s: BoraBora, seat: int, generator: Generator) -> Action:
    """The answer that brings most at once; now and then any."""
    out = choices(s, seat)
    if generator.below(10) == 0:
        return out[generator.below(len(out))]
    out = [action for action in out if action.verb() != "fish"] or out  # what a die begins brings more in the end
    values = []
    for action in out:
        world = s.clone()
        answer(world, seat, action)
        values.append(worth(world, seat))
    good = [action for action, value in zip(out, values, strict=True) if value == max(values)]
    return good[generator.below(len(good))]


def for_gods(s: BoraBora, seat: int, generator: Generator) -> Action:
    """A god whenever one can be played; else what serves to play one."""
    out = choices(s, seat)
    for verbs in (("play",), ("use", "fulfil"), ("card", "offering"), ("place",)):
        liked = [action for action in out if action.verb() in verbs]
        if liked and generator.below(10) < 8:
            return liked[generator.below(len(liked))]
    return out[generator.below(len(out))]


def play_out(sitting: Sitting, seed: str, choose: Choice, undo: bool = False) -> bool:
    """Play to the end; whether the pile was made anew. With `undo` some answers are taken back on the way."""
    generator = Generator(f"{seed}/players")
    before = 0
    made_anew = False
    while not sitting.over:
        s: Any = sitting.state
        seat = actor(s)
        sitting.answer(seat, choose(s, seat, generator))
        if undo and generator.below(8) == 0 and sitting.undo_refusal(seat) is None:
            sitting.undo(seat)
        s = sitting.state
        made_anew = made_anew or (before > 0 and s.total(DISCARD) == 0 and s.total(PILE) > 0)
        before = s.total(DISCARD)
    return made_anew


def own_edition() -> BoraBoraEdition:
    """A player's own file: other symbols, one path more, dearer offerings, fewer god cards."""
    text = SPEC.edition().about.text.replace('name = "reconstructed"', 'name = "mybox"')
    text = text.replace(
        '[[man]]\nkind = "shell"\nsymbols = 4\ncopies = 3',
        '[[man]]\nkind = "shell"\nsymbols = 4\ncopies = 2\n\n[[man]]\nkind = "shell"\nsymbols = 1\ncopies = 1',
    )
    text += '\n[[path]]\nby = "sea"\nregions = ["nb", "sf"]\ndie = 6\n'
    text = text.replace("offering = 2\ncard = 2", "offering = 3\ncard = 2").replace("blue = 12", "blue = 6")
    return BoraBoraEdition(Sheet("mybox.toml", text))


def small_box() -> BoraBoraEdition:
    """A box with four cards of each god, so that the pile runs out early."""
    text = SPEC.edition().about.text.replace('name = "reconstructed"', 'name = "smallbox"')
    for god in GODS:
        text = text.replace(f"{god} = 12", f"{god} = 4")
    return BoraBoraEdition(Sheet("smallbox.toml", text))


def begun(name: str, seats: int, edition: BoraBoraEdition | None = None) -> Sitting:
    """A game that is seeded by its name."""
    return begin_sitting(SPEC, edition or SPEC.edition(), seats, {}, Seeded(f"{name}/table"))


def keep(path: Path, sitting: Sitting) -> None:
    """Write a game down."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(sitting.record.text(), encoding="utf-8")


def record(
    name: str, seats: int, choose: Choice, *, edition: BoraBoraEdition | None = None, undo: bool = False
) -> None:
    """Write one game down, unless it is there."""
    path = RECORDS / f"{name}.jsonl"
    if not path.exists():
        sitting = begun(name, seats, edition)
        play_out(sitting, name, choose, undo)
        keep(path, sitting)


def record_first(
    name: str,
    seats: int,
    choose: Choice,
    wanted: Callable[[Sitting, bool], bool],
    edition: BoraBoraEdition | None = None,
) -> None:
    """Write down the first game that is as wanted."""
    path = RECORDS / f"{name}.jsonl"
    for n in range(0 if path.exists() else MOST_TRIES):
        sitting = begun(f"{name}/{n}", seats, edition)
        made_anew = play_out(sitting, f"{name}/{n}", choose)
        if wanted(sitting, made_anew):
            keep(path, sitting)
            return


def is_tied(sitting: Sitting, made_anew: bool) -> bool:
    """Whether the first place was won by the turn order only."""
    points = SPEC.result(sitting.state).points  # type: ignore[arg-type]
    return points.count(max(points)) > 1


def record_from_state(name: str, seats: int) -> None:
    """A game that goes on from a written state."""
    path = RECORDS / f"{name}.jsonl"
    if path.exists():
        return
    first = begun(name, seats)
    generator = Generator(f"{name}/players")
    for _ in range(30 * seats):
        s: Any = first.state
        first.answer(actor(s), for_points(s, actor(s), generator))
    state: Any = first.state
    again = new_record(SPEC, first.edition, seats, {})
    again.start = SPEC.encode(state)
    sitting = Sitting(SPEC, first.edition, state, Seeded(f"{name}/rest"), again)
    play_out(sitting, f"{name}/rest", for_points)
    keep(path, sitting)


def records() -> None:
    """Everything, at every player count."""
    for seats in SPEC.seat_counts:
        record(f"random-{seats}", seats, at_random)
        record(f"points-{seats}", seats, for_points)
        record(f"gods-{seats}", seats, for_gods)
        box = None if seats == 4 else small_box()
        record_first(f"pile-anew-{seats}", seats, for_gods, lambda _, made_anew: made_anew, box)
        record_first(f"tie-{seats}", seats, at_random, is_tied)
    record("undo-3", 3, at_random, undo=True)
    record("own-edition-4", 4, for_points, edition=own_edition())
    record_from_state("state-2", 2)


if __name__ == "__main__":
    records()
