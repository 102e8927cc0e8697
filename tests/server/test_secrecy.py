"""What leaves the server for a seat is the same, byte for byte, in every world that the seat can imagine."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from fairwind.games import game, game_names
from fairwind.kernel.chance import Driver, Generator, Seeded, SystemDice
from fairwind.kernel.codec import canonical
from fairwind.kernel.frames import Chance, Together
from fairwind.kernel.log import ONLOOKER, Happened, Moved, told_to
from fairwind.kernel.state import EVERYBODY, NOBODY, State
from fairwind.tables.game import Game
from fairwind.tables.played import Played
from fairwind.tables.rows import AnswerGiven, GameBegun, TableMade, TableRow
from fairwind.tables.seats import PERSON, Seat
from fairwind.tables.shown.snapshots import log_for, snapshot_for, table_shown
from fairwind.tables.table_state import TableInfo, TableState
from fairwind.testing.trial import others_show_cards
from tests.server.visiting import Live, Visitor

Visit = Callable[[], Visitor]
MOST_ANSWERS = 120


class Impossible(Exception):
    """What came out at the table cannot come out in this world."""


class Mirror(Driver):
    """Draws in a world what was drawn at the table, as far as the watching seat sees it; the rest at random."""

    def __init__(self, edition: Any, watcher: int, outcomes: list[str]) -> None:
        self.edition = edition
        self.watcher = watcher
        self.outcomes = outcomes

    def pick(self, weights: list[int]) -> int:
        return SystemDice().pick(weights)

    def draw(self, s: State, chance: Chance[Any]) -> int:
        text = self.outcomes.pop(0) if self.outcomes else ""
        if chance.seen_by(s) not in {EVERYBODY, self.watcher}:
            return self.pick(chance.weights(s))
        outcome = self.edition.outcomes.parse(text)
        number = -1 if outcome is None else outcome.id - chance.first(s)
        weights = chance.weights(s)
        if not 0 <= number < len(weights) or weights[number] <= 0:
            raise Impossible
        return number


class Twin(Game):
    """The same table in another world: what can be taken back is a matter of rows, so it is the same."""

    def __init__(self, true: Game, watcher: int, seed: str, outcomes: list[str]) -> None:
        self.mirror = Mirror(true.edition, watcher, outcomes)
        super().__init__(true.spec, true.edition, true.seats, true.variants, self.mirror)
        self.true = true
        self.resume(true.spec.sample_world(true.state, watcher, Seeded(seed)))
        self.numbers = true.numbers[:]

    def can_undo(self, seat: int) -> bool:
        return self.true.can_undo(seat)


class Watched:
    """A game at a table of the server, watched by its seats."""

    def __init__(self, name: str, seats: int) -> None:
        spec = game(name)
        about = spec.edition().about
        variants = spec.chosen_variants({})
        self.name = name
        info = TableInfo("x" * 12, name, spec.rules_version, about.name, about.hash, "", variants, False, 0.0)
        self.table = TableState(info)
        self.rows: list[TableRow] = []
        self.note(TableMade(self.table.next_stamp(), [Seat(f"P{i}", PERSON, epoch=1) for i in range(seats)]))
        self.game = self.table.game = self.table.new_game()
        self.note(GameBegun(self.table.next_stamp(), self.game.begin()))
        self.choose = Generator(name)
        self.compared = 0

    def note(self, row: TableRow) -> None:
        self.rows.append(row)
        row.note(self.table)

    def seen(self, viewer: int, shown: Game) -> str:
        self.table.game = shown
        text = canonical(json.loads(json.dumps(snapshot_for(self.table, viewer, [], table_shown(self.table, [])))))
        self.table.game = self.game
        return text

    def twin(self, watcher: int, outcomes: list[str]) -> Twin:
        return Twin(self.game, watcher, f"{self.name}/{self.table.n}/{watcher}", outcomes)

    def step(self) -> None:
        """One answer, compared with what would have been told in the worlds of those who watch."""
        by = self.game.owing[self.choose.below(len(self.game.owing))]
        options = self.game.options(by)
        do = options[self.choose.below(len(options))].text
        twins = {w: self.twin(w, []) for w in {by, self.table.n % len(self.table.seats)}}
        for watcher, twin in twins.items():
            assert self.seen(watcher, twin) == self.seen(watcher, self.game)
            assert self.seen(ONLOOKER, twin) == self.seen(ONLOOKER, self.game)
        decision = self.game.decision()
        together = isinstance(decision, Together)
        played = self.game.answer(by, do)
        opened = together and decision not in self.game.state.pending
        self.note(AnswerGiven(self.table.next_stamp(), played, by=by))
        if not opened and not others_show_cards(by, played.facts):  # what comes to light differs from world to world
            for watcher, twin in twins.items():
                if watcher == by or together:
                    self.compare(twin, watcher, by, do, played)

    def compare(self, twin: Twin, watcher: int, by: int, do: str, played: Played) -> None:
        other = do if watcher == by else twin.options(by)[-1].text  # any secret answer looks the same
        twin.mirror.outcomes += [line["do"] for line in played.lines[1:] if "do" in line]
        try:
            imagined = twin.answer(by, other)
        except Impossible:
            return
        for viewer in (watcher, ONLOOKER):
            told, in_world = told_to(played.facts, viewer), told_to(imagined.facts, viewer)
            if viewer == watcher or watcher == by:
                assert canonical(told) == canonical(in_world)
        assert self.seen(watcher, twin) == self.seen(watcher, self.game)
        self.compared += 1


@pytest.mark.parametrize("name", game_names())
def test_what_a_seat_receives_is_the_same_in_its_worlds(name: str) -> None:
    watched = Watched(name, game(name).seat_counts[-1])
    for _ in range(MOST_ANSWERS):
        if watched.game.over:
            break
        watched.step()
    assert watched.compared > 10


def test_a_sealed_answer_is_told_without_its_content(visit: Visit) -> None:
    anna, ben, onlooker = visit(), visit(), visit()
    onlooker.table = anna.make("mundus-novus", "you:Anna", "open", variants={"first-master": "seat-1"})
    ben.join(anna.table, "Ben")
    anna.answer(0, "announce 2")
    with Live(ben) as to_ben, Live(onlooker) as to_all:
        to_ben.next()
        to_all.next()
        option = anna.get()["asked"]["options"][0]["do"]
        kind = option.split(" ")[1]
        anna.answer(0, option)
        for live in (to_ben, to_all):
            while not (told := live.next()[2])["log"]:
                pass
            assert told["log"][-1]["told"] == [{"event": "answer", "seat": 0, "do": ""}]
            assert told["snapshot"]["view"]["seats"][0]["parts"] == 1
    own = anna.get("/log")[-1]["told"]
    assert own[0] == {"event": "answer", "seat": 0, "do": option, "sealed": True}
    assert own[1]["kind"] == kind
    assert ben.get("/log")[-1]["told"] == onlooker.get("/log")[-1]["told"] == [{"event": "answer", "seat": 0, "do": ""}]


def test_hidden_moves_are_told_as_one_whatever_their_kinds() -> None:
    def move(kind: str, count: int) -> Moved:
        return Moved("pile", "hand/1", kind, count, NOBODY, 1)

    two_kinds, one_kind = [move("corn", 2), move("gold", 1)], [move("corn", 3)]
    assert told_to(two_kinds, 0) == told_to(one_kind, 0)
    assert [told["kind"] for told in told_to(two_kinds, 1)] == ["corn", "gold"]
    unseen = [Moved("hand/1", "sealed/1", "corn", 1, 1, 1)]
    assert told_to(unseen, 0) == told_to(unseen, ONLOOKER) == []


def test_secret_facts_are_told_to_those_who_saw_them() -> None:
    facts = [Happened("drew", {"seat": 1}, {"card": "D07"}, (1,)), Happened("event", {"icon": "storm"})]
    assert told_to(facts, 1)[0] == {"event": "drew", "seat": 1, "card": "D07"}
    assert told_to(facts, 0)[0] == told_to(facts, ONLOOKER)[0] == {"event": "drew", "seat": 1}
    assert told_to(facts, 0, all_open=True)[0]["card"] == "D07"
    assert told_to(facts, 0)[1] == {"event": "event", "icon": "storm"}


def test_bots_are_given_a_world_and_not_the_truth(visit: Visit) -> None:
    """Seen from inside: what goes to the worker differs from the table in what the bot's seat cannot know."""
    import asyncio

    from fairwind.tables.deeds.bot_turns import question

    watched = Watched("mundus-novus", 3)
    watched.table.seats = [Seat(f"B{i}", "bot", "greedy") for i in range(3)]

    class FakeTable:
        id = "x" * 12
        state = watched.table

    seat = watched.game.owing[0]
    asked = asyncio.run(question(FakeTable(), seat))  # type: ignore[arg-type]
    assert asked is not None
    world = asked[1]["world"]
    truth = watched.game.spec.encode(watched.game.state)
    assert canonical(world) != canonical(truth)
    decoded = watched.game.spec.decode(watched.game.edition, world)
    assert watched.game.spec.view(decoded, seat) == watched.game.spec.view(watched.game.state, seat)


def test_rows_keep_what_is_told_apart_from_who_may_know_it() -> None:
    watched = Watched("mundus-novus", 2)
    for viewer, other in ((0, 1), (1, 0)):
        told: list[Any] = [fact for row in log_for(watched.rows, viewer) for fact in row["told"]]
        others = [fact for fact in told if fact["event"] == "move" and fact["to"] == f"hand/{other}"]
        assert others
        assert {fact["kind"] for fact in others} == {""}
