"""Efforts, races, advice and nets: the parts that thinking bots are made of."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Iterator
from typing import Any

import pytest

import fairwind.bots.advice as advice_module
import fairwind.bots.net as net_module
from fairwind.bots import bot
from fairwind.bots.advice import KEEP, NET_KEEP, Advice, BadAdvice, advice, read_advice
from fairwind.bots.champion import Opponents
from fairwind.bots.effort import BadEffort, Budget, Effort, TurnEffort, read_effort
from fairwind.bots.guard import Glance, what_keeps_more
from fairwind.bots.levels import levels, table_of, usual
from fairwind.bots.montecarlo import LATE_WIN, WIN, Playouts, not_ruled_out
from fairwind.bots.net import FILE, BadNet, Net, Reader, checked, file_for, net_of
from fairwind.bots.neural import Judgement
from fairwind.bots.race import CHECK_EVERY, Entrant, Judge, Race, error_between, follow, within_reach
from fairwind.coach.comparison import compared
from fairwind.games import game, game_names
from fairwind.games.santa_cruz.state import hand
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Generator, Seeded
from fairwind.kernel.play import actor, advance, answer, is_over, options, refusal
from fairwind.kernel.position import Position
from fairwind.kernel.spec import ROUND, GameSpec
from fairwind.kernel.state import State

SEAT = 0  # who looks ahead


@pytest.mark.parametrize("text", ["", "0", "ms", "-3", "1e3", "5s", "1000001", "600001ms", "４"])
def test_what_is_no_effort_is_told(text: str) -> None:
    with pytest.raises(BadEffort, match="such as 400"):
        read_effort(text)


def test_an_effort_is_evaluations_or_milliseconds() -> None:
    assert (read_effort("400").evaluations, read_effort("400").milliseconds) == (400, 0)
    assert read_effort("50ms").milliseconds == 50
    assert [read_effort(text).text() for text in ("400", "50ms")] == ["400", "50ms"]


def test_choices_of_one_turn_share_an_effort() -> None:
    shared = TurnEffort(Effort(100))
    shares = [shared.share(7) for _ in range(12)]
    assert shares[:3] == [1.0, 1.0, 1.0]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) < 6
    assert shares[-1] == 1 / 8
    assert shared.share(8) == 1.0, "the next turn has its own"
    shared.give_back(0.75)
    assert shared.spent == 0.25


class Favourite(Judge):
    """Thinks more of some answers, with noise that all share."""

    def __init__(self, gap: float) -> None:
        super().__init__()
        self.gap = gap

    def judge(self, s: State, driver: Driver, choose: Generator) -> float:
        return float(choose.below(100)) + self.gap * len(s.pending)


def raced(evaluations: int) -> tuple[Race, list[Entrant]]:
    spec = game("santa-cruz")
    s = spec.begin(spec.edition(), 2)
    advance(s, Seeded("a deal"))
    position = Position(spec, s, actor(s))
    race = Race(position, Generator("race"), Favourite(0.0), Budget(Effort(evaluations), 1.0))
    return race, race.run([Entrant(action) for action in position.options()])


def test_a_race_uses_what_it_may_and_worlds_are_shared() -> None:
    race, ranked = raced(64)
    assert 64 <= race.budget.used < 64 + len(ranked)
    assert len(ranked[0].values) == max(len(entrant.values) for entrant in ranked)
    assert error_between(ranked[0], ranked[1]) == 0.0, "the same luck for both: no difference, and no doubt about it"


class RivalsHand(Judge):
    """Counts what only a sampled world has: the score cards that the other holds."""

    def judge(self, s: State, driver: Driver, choose: Generator) -> float:
        return float(sum(kind * count for kind, count in enumerate(s.at[hand(1 - SEAT)])))


def test_every_answer_meets_the_same_worlds_and_these_differ() -> None:
    spec = game("santa-cruz")
    s = spec.begin(spec.edition(), 2)
    advance(s, Seeded("a deal"))
    while actor(s) != SEAT or len(Position(spec, s, SEAT).options()) < 3:
        answer(s, actor(s), Position(spec, s, actor(s)).options()[0])
        advance(s, Seeded("a deal"))
    position = Position(spec, s, SEAT)
    race = Race(position, Generator("race"), RivalsHand(), Budget(Effort(60), 1.0))
    ranked = race.run([Entrant(action) for action in position.options()])
    assert len(set(ranked[0].values)) > 3
    for entrant in ranked:
        assert entrant.values == ranked[0].values[: len(entrant.values)]


class FirstIsBest(Judge):
    """Thinks far more of whoever is tried first in each world."""

    def __init__(self, entrants: int) -> None:
        super().__init__()
        self.entrants = entrants
        self.calls = 0

    def judge(self, s: State, driver: Driver, choose: Generator) -> float:
        self.calls += 1
        return (100.0 if self.calls % self.entrants == 1 else 0.0) + float(choose.below(10))


def test_a_race_stops_as_soon_as_the_leader_cannot_be_caught() -> None:
    _, position = first_choice("santa-cruz", 3)
    found = position.options()
    race = Race(position, Generator("race"), FirstIsBest(len(found)), Budget(Effort(100_000), 1.0))
    assert race.run([Entrant(action) for action in found])[0].action is found[0]
    assert race.budget.used == CHECK_EVERY * len(found)


@pytest.mark.parametrize(("name", "cut"), [("santa-cruz", True), ("bora-bora", False)])
def test_playouts_are_cut_by_the_clock_where_the_advice_says_so(name: str, cut: bool) -> None:
    spec, position = first_choice(name)
    known = advice(spec, position.edition)
    s = position.world(Seeded("w"))
    Playouts(spec, position.seat, known, position.clock(), items=False).judge(s, Seeded("d"), Generator("c"))
    assert is_over(s) != cut
    if cut:
        assert spec.clock(s) // ROUND == position.clock() // ROUND + 1


def test_a_playout_is_worth_the_own_points_a_share_of_the_lead_and_the_win() -> None:
    spec, position = first_choice("santa-maria")
    known = advice(spec, position.edition)
    for seed in ("one", "two", "three"):
        s = position.world(Seeded(seed))
        judge = Playouts(spec, position.seat, known, position.clock(), items=True)
        value = judge.judge(s, Seeded(seed), Generator(seed))
        result = spec.result(s)
        mine, other = result.points[position.seat], result.points[1 - position.seat]
        won = 1 / result.places.count(1) if result.places[position.seat] == 1 else 0.0
        assert value == pytest.approx(mine + 0.3 * (mine - other) + 10 * won)
        assert (judge.points, judge.margin, judge.win) == (mine, mine - other, won)
        assert sum(judge.items.values()) == mine


def test_late_in_the_game_the_win_counts_for_more() -> None:
    spec, position = first_choice("santa-maria")
    known = advice(spec, position.edition)
    early, late = (Playouts(spec, position.seat, known, position.clock(), False, when) for when in (False, True))
    gaps = set()
    for seed in ("one", "two", "three", "four"):
        values = [judge.judge(position.world(Seeded(seed)), Seeded(seed), Generator(seed)) for judge in (early, late)]
        assert early.win == late.win
        gaps.add(round(values[1] - values[0], 6))
        assert values[1] - values[0] == pytest.approx((LATE_WIN - WIN) * early.win)
    assert len(gaps) > 1  # some were won, some lost


def positions_of_a_game(name: str, seats: int) -> Iterator[Position]:
    """Every choice of a game that goes by advice."""
    spec = game(name)
    s, draws = spec.begin(spec.edition(), seats), Seeded("course")
    players = [bot("weighted", str(seat)) for seat in range(seats)]
    advance(s, draws)
    while not is_over(s):
        position = Position(spec, spec.clone(s), actor(s))
        yield position
        answer(s, position.seat, players[position.seat].choose(position))
        advance(s, draws)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", game_names())
def test_it_is_late_at_the_end_of_a_game_and_not_before(name: str, seats: int) -> None:
    by_answer = []
    for position in positions_of_a_game(name, seats):
        known = advice(position.spec, position.edition)
        by_answer.append(Glance(position, known, Generator("late"), wins_grow=True).late)
    assert not any(by_answer[: len(by_answer) // 2])
    assert all(by_answer[-5 * seats :]), "for everybody in turn"


def test_who_counts_no_win_for_more_is_never_late() -> None:
    *_, position = positions_of_a_game("santa-cruz", 2)
    known = advice(position.spec, position.edition)
    assert Glance(position, known, Generator("late"), wins_grow=True).late
    assert not Glance(position, known, Generator("late"), wins_grow=False).late


def test_nobody_is_late_who_plays_alone() -> None:
    spec = game("santa-maria")
    s, draws = spec.begin(spec.edition(), 1), Seeded("alone")
    player = bot("weighted", "alone")
    advance(s, draws)
    while not is_over(s):
        position = Position(spec, s, 0)
        assert not Glance(position, advice(spec, position.edition), Generator("late"), wins_grow=True).late
        answer(s, 0, player.choose(position))
        advance(s, draws)


def at_a_choice_with_a_development() -> tuple[GameSpec[Any, Any], Position]:
    """Mundus Novus in the middle of a game, when whoever is asked owns something and has a choice."""
    spec = game("mundus-novus")
    s, draws = spec.begin(spec.edition(), 2), Seeded("developments")
    players = [bot("weighted", str(seat)) for seat in range(2)]
    advance(s, draws)
    while True:
        seat = actor(s)
        position = Position(spec, s, seat)
        if spec.keeps(s, seat) and len(position.options()) > 1:
            return spec, position
        answer(s, seat, players[seat].choose(position))
        advance(s, draws)


def without_likes(known: Advice, *names: str) -> Advice:
    search = {name: value for name, value in known.search.items() if name not in names}
    return Advice(known.weights, search, known.not_before)


@pytest.mark.parametrize("setting", [KEEP, NET_KEEP])
def test_a_development_is_liked_more_than_it_brings(setting: str) -> None:
    spec, position = at_a_choice_with_a_development()
    known = advice(spec, position.edition)
    net = net_of(spec, 2)
    assert net is not None

    def judged(advised: Advice) -> tuple[float, State]:
        judge: Judge
        if setting == KEEP:
            judge = Playouts(spec, position.seat, advised, position.clock(), False)
        else:
            judge = Judgement(spec, net, position.seat, 2, advised)
        world = position.world(Seeded("w"))
        return judge.judge(world, Seeded("d"), Generator("c")), world

    liked, end = judged(known)
    plain, _ = judged(without_likes(known, setting))
    assert known.setting(setting, 0.0) > 0
    assert liked - plain == pytest.approx(known.setting(setting, 0.0) * spec.keeps(end, position.seat))
    assert liked > plain
    assert judged(known.as_it_counts())[0] == plain, "whoever tells what answers are worth does not like anything"


@pytest.mark.parametrize("seats", [2, 6])
def test_near_the_end_nothing_is_liked_more_than_it_brings(seats: int) -> None:
    liked, last_round = [], []
    for position in positions_of_a_game("mundus-novus", seats):
        known = advice(position.spec, position.edition)
        liked.append(Glance(position, known, Generator("late"), wins_grow=False).known.likes())
        last_round.append(position.clock() // ROUND)
    assert liked[0]
    in_the_last = [like for like, number in zip(liked, last_round, strict=True) if number == last_round[-1]]
    assert not any(in_the_last[-10 * seats :])


def told(name: str, position: Position, seed: str = "told") -> list[tuple[int, float]]:
    """What a fresh bot makes of every answer."""
    return [(one.action.id, one.value) for one in bot(name, seed).think(position).candidates]


def use(known: Advice, position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every bot follow this."""
    monkeypatch.setitem(advice_module._READ, f"{position.spec.name} {position.edition.about.hash}", known)


@pytest.mark.parametrize(
    ("name", "player", "changes"),
    [
        ("bora-bora", "montecarlo:8", True),
        ("bora-bora", "champion:8", True),  # whose playouts decide
        ("santa-cruz", "champion:8", False),  # whose net does
    ],
)
def test_what_a_late_win_is_worth_reaches_the_bots(
    name: str, player: str, changes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    *_, position = (one for one in positions_of_a_game(name, 2) if len(one.options()) > 1)
    known, before = advice(position.spec, position.edition), told(player, position)
    assert before == told(player, position)
    use(Advice(known.weights, {**known.search, "late_win": 500.0}, known.not_before), position, monkeypatch)
    assert (told(player, position) != before) == changes


@pytest.mark.parametrize("player", ["montecarlo:12", "neural:4", "champion:40"])
def test_what_is_liked_reaches_the_bots_until_it_is_late(player: str, monkeypatch: pytest.MonkeyPatch) -> None:
    choices = [one for one in positions_of_a_game("mundus-novus", 2) if len(one.options()) > 1]
    owner = next(one for one in choices if one.spec.keeps(one.world(Seeded("w")), one.seat))
    liking = advice(owner.spec, owner.edition)
    with_liking = [told(player, position) for position in (owner, choices[-1])]
    use(without_likes(liking, KEEP, NET_KEEP), owner, monkeypatch)
    plain = [told(player, position) for position in (owner, choices[-1])]
    assert with_liking[0] != plain[0]
    if player == "montecarlo:12":  # without a liking the others do not ask how late it is
        assert with_liking[1] == plain[1]


def test_the_coach_tells_what_answers_bring_and_not_what_is_liked(monkeypatch: pytest.MonkeyPatch) -> None:
    spec, position = at_a_choice_with_a_development()

    def compared_values() -> list[list[float]]:
        return [tried.values for tried in compared(position, Effort(24), "coach")]

    before = compared_values()
    use(without_likes(advice(spec, position.edition), KEEP, NET_KEEP), position, monkeypatch)
    assert compared_values() == before


@pytest.mark.parametrize(
    ("said", "left"), [("pass = 9", 1), ("play = 9", 1), ("play = 9\npass = 9", 2), ("pass = 0", 2)]
)
def test_what_is_not_to_be_tried_so_early_is_tried_only_if_there_is_nothing_else(said: str, left: int) -> None:
    spec, position = first_choice("santa-cruz")
    known = read_advice(spec, position.edition, f"[not_before]\n{said}")
    every = position.edition.catalogue.actions
    found = [next(action for action in every if action.verb() == verb) for verb in ("play", "pass")]
    assert len(not_ruled_out(position, found, known)) == left


@pytest.mark.parametrize(("gap", "first"), [(0.1, "die"), (50.0, "retreat")])
def test_what_ends_nothing_is_preferred_where_two_answers_are_within_noise(gap: float, first: str) -> None:
    spec, position = first_choice("santa-maria")
    while position.asked() is not spec.frames["TakeTurn"]:
        s = position.world(Seeded("w"))
        answer(s, position.seat, position.options()[0])
        advance(s, Seeded("a deal"))
        position = Position(spec, s, actor(s))
    found = {action.verb(): action for action in position.options()}
    ranked, judge = [Entrant(found[verb]) for verb in ("retreat", "die")], Favourite(0.0)
    for n in range(16):
        ranked[0].note(gap + 10 * (n % 2), judge)
        ranked[1].note(10.0 - 10 * (n % 2), judge)
    assert ranked[0].mean() > ranked[1].mean()
    what_keeps_more(position, ranked, Generator("guard"))
    assert ranked[0].action.verb() == first


def test_an_answer_out_of_reach_leaves_at_once_and_a_near_one_stays() -> None:
    leader, near, far = (Entrant(action) for action in game("santa-cruz").edition().catalogue.actions[:3])
    judge, luck = Favourite(0.0), Generator("luck")
    for _ in range(16):
        noise = float(luck.below(10))
        leader.note(20.0 + noise, judge)
        near.note(19.0 + float(luck.below(10)), judge)
        far.note(5.0 + float(luck.below(10)), judge)
    out: list[Entrant] = []
    assert within_reach([far, near, leader], out) == [near, leader]
    assert out == [far]


def first_choice(name: str, least: int = 2) -> tuple[GameSpec[Any, Any], Position]:
    """The first position of a game for two in which there are so many answers to choose from."""
    spec = game(name)
    s = spec.begin(spec.edition(), 2)
    advance(s, Seeded("a deal"))
    while len(Position(spec, s, actor(s)).options()) < least:
        answer(s, actor(s), Position(spec, s, actor(s)).options()[0])
        advance(s, Seeded("a deal"))
    return spec, Position(spec, s, actor(s))


@pytest.mark.parametrize("name", ["neural", "champion"])
def test_without_a_net_montecarlo_plays_and_its_choices_share_the_effort(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec, position = first_choice("santa-cruz")
    monkeypatch.setitem(net_module._NETS, spec.name, [None] * 5)
    thinking, plain = bot(f"{name}:40", "x"), bot("montecarlo:40", "x")
    for _ in range(6):
        visits = [
            [(c.action.text, c.visits) for c in player.think(position).candidates] for player in (thinking, plain)
        ]
        assert visits[0] == visits[1]
    assert sum(count for _, count in visits[0]) < 40, "the sixth choice of a turn has less"


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_net_and_all_of_them_are_small(name: str) -> None:
    spec = game(name)
    assert all(net_of(spec, seats) is not None for seats in spec.seat_counts)
    files = [
        game(each).beside(file)
        for each in game_names()
        for file in (FILE, *(file_for(n) for n in game(each).seat_counts))
    ]
    assert sum(map(len, files)) < 1_000_000


def test_who_plays_alone_has_a_net_of_its_own() -> None:
    spec = game("santa-maria")
    alone, several = net_of(spec, 1), net_of(spec, 2)
    assert alone is not None
    assert several is not None
    assert alone.about == Net(spec.beside("net-1.bin")).about
    assert several.about == Net(spec.beside(FILE)).about
    assert several is net_of(spec, 4)


def test_a_net_for_some_tables_need_not_know_what_others_observe_there() -> None:
    spec = game("santa-maria")
    mark, header, body = spec.beside(FILE).split(b"\n", 2)
    about = json.loads(header)
    here = set(spec.observed(1))
    left = [n for n, name in enumerate(about["inputs"]) if name in here]
    row = 2 * about["hidden"][0]
    rows = b"".join(body[n * row : (n + 1) * row] for n in left)
    about["inputs"] = [about["inputs"][n] for n in left]
    rest = body[len(json.loads(header)["inputs"]) * row :]
    smaller = Net(b"\n".join([mark, json.dumps(about).encode(), rows + rest]))
    assert checked(smaller, spec, (1,)) is smaller
    with pytest.raises(BadNet, match="has changed since its net was trained"):
        checked(smaller, spec, (1, 2))


@pytest.mark.parametrize("name", game_names())
def test_every_net_tells_win_points_margin_and_points_by_item_at_every_table(name: str) -> None:
    spec = game(name)
    for seats in spec.seat_counts:
        net = net_of(spec, seats)
        assert net is not None
        assert {"win", "points", "margin"} <= set(net.names)
        assert seats == 1 or "chance" in net.names
        s = spec.begin(spec.edition(), seats)
        advance(s, Seeded("a deal"))
        assert {f"item:{item}" for item, _ in spec.scores(s, 0)} == {n for n in net.names if n.startswith("item:")}
        seen: list[int] = []
        spec.observe(s, 0, seen)
        assert len(net.outputs(seen, net.rows_for(spec, seats))) == len(net.names)


def test_a_plan_is_followed_as_long_as_it_can_be() -> None:
    spec, position = first_choice("santa-cruz")
    first = position.options()[0]
    planned, plain = position.world(Seeded("w")), position.world(Seeded("w"))
    follow(planned, position.seat, [first, first, first])
    answer(plain, position.seat, first)
    assert spec.digest(planned) == spec.digest(plain), "the same answer cannot be given twice"


@pytest.mark.parametrize("name", game_names())
def test_a_line_of_the_own_turn_can_be_played(name: str) -> None:
    _, position = first_choice(name)
    for candidate in bot("neural:60", "x").think(position).candidates:
        assert candidate.line[0] is candidate.action
        s = position.world(Seeded("w"))
        for action in candidate.line:
            assert refusal(s, position.seat, action) is None
            answer(s, position.seat, action)


@pytest.mark.parametrize("name", game_names())
def test_replies_by_the_net_are_what_it_values_most_for_who_replies(name: str) -> None:
    spec, position = first_choice(name)
    net = net_of(spec, position.seats)
    assert net is not None
    known = advice(spec, position.edition)
    opponents = Opponents(spec, net, position.seats, known)
    world = position.world(Seeded("w"))
    judge = Judgement(spec, net, position.seat, position.seats, known)
    values = []
    for action in position.options():
        after = spec.clone(world)
        answer(after, position.seat, action)
        values.append(judge.value(after))
    best = spec.clone(world)
    answer(best, position.seat, position.options()[values.index(max(values))])
    advance(best, Seeded("d"))
    opponents.play_on(world, Seeded("d"), 1)
    assert spec.digest(world) == spec.digest(best)
    assert opponents.asked == len(values)


def test_neural_keeps_to_its_milliseconds() -> None:
    _, position = first_choice("santa-maria", 20)
    took = []
    for effort in ("20ms", "4000"):
        began = time.thread_time()
        bot(f"neural:{effort}", "x").think(position)
        took.append(time.thread_time() - began)
    assert took[0] < took[1] / 3, "there is far more to look through in this turn"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[Nowhere]\nplay = 1", "no such decision"),
        ("[anywhere]\nsail = 1", "no action is called so"),
        ("[anywhere]\nplay = -1", "whole number from 0"),
        ("[anywhere]\nplay = 0.5", "whole number from 0"),
        ("[not_before]\nsail = 2", "no action is called so"),
        ("[search]\nfar = 1", "there are: margin"),
        ("[search", "cannot be read"),
    ],
)
def test_bad_advice_is_told(text: str, says: str) -> None:
    spec = game("santa-cruz")
    with pytest.raises(BadAdvice, match=says):
        read_advice(spec, spec.edition(), text)


def tiny_net(**changed: object) -> bytes:
    """Two inputs, two units, two units, three outputs."""
    header: dict[str, object] = {
        "game": "g",
        "inputs": ["a", "b"],
        "hidden": [2, 2],
        "outputs": ["win", "points", "margin"],
    }
    header |= {"scales": [1.0, 10.0, 10.0], **changed}
    weights = [0.5, -0.25, 0.125, 1.0, 0.1, 0.2, 1.0, 0.5, -0.5, 1.0, 0.0, 0.1, 2.0, 1.0, -1.0, 0.5, -2.0, 3.0]
    weights += [0.25, -0.5, 0.0]
    return b"FAIRWIND-NET 2\n" + json.dumps(header).encode() + b"\n" + struct.pack(f"<{len(weights)}e", *weights)


def by_hand(a: int, b: int) -> list[float]:
    """What the tiny net says, with floats."""

    def unit(x: float) -> float:
        return min(1.0, max(0.0, x))

    one, two = unit(0.5 * a + 0.125 * b + 0.1), unit(-0.25 * a + 1.0 * b + 0.2)
    three, four = unit(1.0 * one - 0.5 * two), unit(0.5 * one + 1.0 * two + 0.1)
    said = [2.0 * three + 0.5 * four + 0.25, 1.0 * three - 2.0 * four - 0.5, -1.0 * three + 3.0 * four]
    return [said[0], 10 * said[1], 10 * said[2]]


@pytest.mark.parametrize(("a", "b"), [(0, 0), (1, 0), (0, 1), (1, 1), (2, -1), (-3, 2), (1000, -1000)])
def test_a_net_in_whole_numbers_says_what_floats_say(a: int, b: int) -> None:
    net = Net(tiny_net())
    assert net.outputs([a, b], net.first.rows) == pytest.approx(by_hand(a, b), abs=0.15)


@pytest.mark.parametrize("name", game_names())
def test_a_reader_that_adds_what_differs_says_the_same_to_the_last_bit(name: str) -> None:
    spec, position = first_choice(name)
    net = net_of(spec, 2)
    assert net is not None
    rows = net.rows_for(spec, 2)
    reader, s, draws, said = Reader(net, rows), position.world(Seeded("w")), Seeded("d"), []
    for n in range(60):
        found: list[Action] = []
        options(s, actor(s), found)
        answer(s, actor(s), found[n % len(found)])
        advance(s, draws)
        for seat in range(2):
            seen: list[int] = []
            spec.observe(s, seat, seen)
            spec.observe(s, seat, reader.blank())
            said.append(reader.outputs())
            assert said[-1] == net.outputs(seen, rows)
    assert len(set(map(tuple, said))) > 60
    reader.blank().append(5)  # what was begun and not read is forgotten
    spec.observe(s, 0, reader.blank())
    assert reader.outputs() == said[-2]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"FAIRWIND-NET 9\n{}\n", "does not begin with"),
        (tiny_net()[:-2], "bytes of weights"),
        (tiny_net(hidden=[3, 2]), "bytes of weights"),
    ],
)
def test_what_is_no_net_is_told(data: bytes, says: str) -> None:
    with pytest.raises(BadNet, match=says):
        Net(data)


@pytest.mark.parametrize("name", game_names())
def test_levels_grow_and_have_an_effort(name: str) -> None:
    spec = game(name)
    table = table_of(spec)
    assert levels(spec) == [str(n + 1) for n in range(len(table))]
    assert usual(spec) in levels(spec)
    looking = [level.evaluations for level in table if level.kind == "montecarlo" and not level.careless]
    assert looking == sorted(looking)
    by_net = [level.careless for level in table if level.kind == "neural"]
    assert by_net == sorted(by_net, reverse=True)
    assert all(0 <= level.careless <= 100 for level in table)
