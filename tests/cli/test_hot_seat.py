"""Several people at one screen: nobody sees what is another's."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import RenderableType

from fairwind.cli.journal import Journal
from fairwind.cli.new_table import new_table
from fairwind.cli.players import read_players
from fairwind.cli.scores import known_scores
from fairwind.cli.screen import Screen, console_for
from fairwind.cli.terminal_table import Left, TerminalTable
from fairwind.games import game, game_names
from fairwind.games.mundus_novus.terminal import Print, own_cards
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.log import ONLOOKER, Answered, Fact, Happened, Moved, Noted, Outcome
from fairwind.kernel.play import actor, options
from fairwind.kernel.sitting import begin_sitting
from fairwind.kernel.state import EVERYBODY, NOBODY
from fairwind.locale import Words
from tests.cli.terminal import fairwind_here, numbers

MN = game("mundus-novus")
WORDS = Words("en", MN.name)
NAMES = ["Anna", "Ben", "random"]


class Spy(Screen):
    """A screen that keeps what each person saw: everything between a hand-over and the next."""

    def __init__(self) -> None:
        self.page = io.StringIO()
        self.lines = numbers("spy")
        self.turns = 0
        self.table: TerminalTable | None = None
        super().__init__(console_for(self.page))

    def ask(self, prompt: str) -> str:
        if "Enter" in prompt:
            assert "Hand" not in self.page.getvalue()
            return ""
        self.turns += 1
        if self.turns > 100:
            raise Left
        self.looked_at()
        return next(self.lines)

    def looked_at(self) -> None:
        """Check the page before it is answered."""
        assert self.table is not None
        seen = self.page.getvalue()
        other = 1 - self.table.holder
        hands = [text_of(own_cards(MN.view(self.table.sitting.state, seat)["own"], PRINT)) for seat in (0, 1)]
        assert f"· {NAMES[self.table.holder]} ─" in seen
        assert f"· {NAMES[other]} ─" not in seen
        if hands[0] != hands[1] and "Hand  –" not in hands[other]:
            assert hands[other] not in seen

    def wipe(self) -> None:
        self.page.seek(0)
        self.page.truncate()


class Answering(Screen):
    """A screen at which a function answers."""

    def __init__(self, page: io.StringIO, answer: Callable[[], str]) -> None:
        self.answer = answer
        super().__init__(console_for(page))

    def ask(self, prompt: str) -> str:
        return self.answer()


PRINT = Print(MN.edition(), WORDS)


def text_of(what: RenderableType) -> str:
    page = io.StringIO()
    console_for(page).print(what)
    return page.getvalue()


def table_on(screen: Screen, tmp_path: Path, seats: str = "you:Anna,you:Ben,random") -> TerminalTable:
    players = read_players(seats, MN)
    return new_table(MN, MN.edition(), players, {}, "hot", tmp_path / "game.jsonl", WORDS, screen)


def test_the_text_for_anna_never_holds_bens_hand(tmp_path: Path) -> None:
    spy = Spy()
    spy.table = table_on(spy, tmp_path)
    with pytest.raises(Left):
        spy.table.run()
    assert spy.turns > 100


def test_what_a_seat_reads_does_not_change_with_what_it_cannot_know(tmp_path: Path) -> None:
    """Deal everything the seat cannot see anew: its page is the same, letter by letter."""
    page = io.StringIO()
    choices = numbers("worlds", 3)
    compared = 0

    def answer() -> str:
        nonlocal compared
        truth = table.sitting.state
        pages = []
        for n in range(2):
            table.sitting.state = truth if n == 0 else MN.sample_world(truth, 0, Seeded(f"{compared}"))
            page.seek(0)
            page.truncate()
            table.show_turn(0)
            table.show_scores(0)
            table.show_log(0, "")
            pages.append(page.getvalue())
        table.sitting.state = truth
        assert pages[0] == pages[1]
        compared += 1
        if compared > 40:
            raise Left
        return next(choices)

    table = table_on(Answering(page, answer), tmp_path, "you:Anna,random,random")
    with pytest.raises(Left):
        table.run()


@pytest.mark.parametrize("name", game_names())
def test_the_scores_of_a_running_game_tell_nothing_that_is_hidden(name: str) -> None:
    spec = game(name)
    sitting = begin_sitting(spec, spec.edition(), 2, {}, Seeded("scores"))
    choose = Generator("scores")
    for n in range(120):
        found: list[Action] = []
        options(sitting.state, actor(sitting.state), found)
        sitting.answer(actor(sitting.state), found[choose.below(len(found))])
        if sitting.over:
            break
        if n % 10 == 0:
            truth = sitting.state
            before = known_scores(spec, sitting.state, 0)
            sitting.state = spec.sample_world(truth, 0, Seeded(f"{n}"))
            assert known_scores(spec, sitting.state, 0) == before
            sitting.state = truth


def told(fact: Fact, seat: int) -> list[str]:
    """What a seat reads of a single fact."""
    journal = Journal(MN.edition())
    journal.facts.append(fact)
    return journal.lines(WORDS, NAMES, seat)


def test_the_log_tells_each_seat_only_what_it_may_know(tmp_path: Path) -> None:
    choices = numbers("log")

    def answer() -> str:
        if len(table.journal.facts) > 1000:
            raise Left
        return next(choices)

    table = table_on(Answering(io.StringIO(), answer), tmp_path, "you:Anna,random,random")
    with pytest.raises(Left):
        table.run()
    readers = (0, 1, 2, ONLOOKER)
    sealed = gained = 0
    for fact in table.journal.facts:
        if isinstance(fact, Answered) and fact.sealed:
            sealed += 1
            own = [told(fact, seat) == [f"{NAMES[fact.seat]} has chosen."] for seat in readers]
            assert own == [seat != fact.seat for seat in readers]
        if isinstance(fact, Moved) and fact.reveals() and fact.target_seen_by != EVERYBODY:
            gained += 1
            assert [bool(told(fact, seat)) for seat in readers] == [seat == fact.target_seen_by for seat in readers]
        if isinstance(fact, Outcome):
            assert not any(told(fact, seat) for seat in readers if seat != fact.seen_by != EVERYBODY)
    assert sealed > 10
    assert gained > 10


def test_an_event_is_told_in_words() -> None:
    assert told(Happened("won", {"seat": 1, "card": "D07"}), 1)[0].startswith("Ben wins a development: ")
    assert told(Happened("event", {"icon": "storm"}), 0) == ["This round: storm."]
    assert told(Noted("undo", {"seat": 0}), 1) == ["Anna takes back their last move."]
    assert told(Happened("", {}, revealing=True), 0) == []


def test_what_came_to_light_the_same_way_is_told_together_and_without_the_draws() -> None:
    journal = Journal(MN.edition())
    for kind in ("corn", "corn", "sugar"):
        journal.facts.append(Outcome(f"draw {kind}", 1))
        journal.facts.append(Moved("pile", "hand/1", kind, 1, NOBODY, 1))
    assert journal.lines(WORDS, NAMES, 1) == ["You get: 2 \u00d7 corn, sugar cane"]
    assert journal.lines(WORDS, NAMES, 0) == []
    journal.facts.append(Moved("hand/1", "open/1", "corn", 1, 1, EVERYBODY))
    assert journal.lines(WORDS, NAMES, 0) == ["Ben shows corn (revealed offer)."]


def test_what_an_answer_names_is_not_told_again() -> None:
    take = next(action for action in MN.edition().catalogue.actions if action.text == "take 1 corn")
    journal = Journal(MN.edition())
    journal.facts.extend([Answered(0, take.text, False), Moved("hand/1", "open/1", "corn", 1, 1, EVERYBODY)])
    assert journal.lines(WORDS, NAMES, 2) == ["Anna takes corn from Ben."]
    assert journal.lines(WORDS, NAMES, 2, since=1) == []


def test_the_screen_is_wiped_and_passed_on() -> None:
    arguments = ("play", MN.name, "--seats", "you:Anna,you:Ben", "--seed", "p", "--lang", "en")
    ran = fairwind_here(*arguments, "--variant", "first-master=seat-1", typed=["", "announce 2", "1", "1", "", "q"])
    first, second = ran.out.split("Pass the screen to Ben.")
    assert "Pass the screen to Anna." in first
    assert "Mundus Novus · Anna" in first
    assert "Mundus Novus · Ben" not in first
    assert "Mundus Novus · Ben" in second
    assert "Mundus Novus · Anna" not in second
    assert "Anna has chosen." in second
    assert "Anna: Offer" not in second


def test_a_terminal_is_wiped_with_the_lines_above_the_window() -> None:
    page = io.StringIO()
    console = console_for(page)
    console._force_terminal = True
    Screen(console).wipe()
    assert "\x1b[2J" in page.getvalue()
    assert "\x1b[3J" in page.getvalue()


def test_whoever_passes_the_screen_on_may_still_take_back() -> None:
    arguments = ("play", MN.name, "--seats", "you:Anna,you:Ben", "--seed", "p", "--lang", "en")
    lines = ["", "announce 2", "1", "1", "u", "log", "q"]
    ran = fairwind_here(*arguments, "--variant", "first-master=seat-1", typed=lines)
    assert "Anna: type u to take back your last move." in ran.out
    after = ran.out.split("Pass the screen to Ben.")[1]
    assert "Mundus Novus · Anna" in after
    assert "Mundus Novus · Ben" not in after
    assert "Anna takes back their last move." in after
