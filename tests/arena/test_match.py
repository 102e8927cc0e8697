"""Matches: seats rotate fairly, deals stay paired, and the result does not depend on where it was played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fairwind.arena.block import Block, GamePlayed, ThinkingTime, play_block, rotation
from fairwind.arena.kept_blocks import KeptBlocks
from fairwind.arena.match import BlockPlayed, Match, match_of, play_match
from fairwind.arena.standings import cross_table, report, standings
from fairwind.arena.workers import TaskFailed
from fairwind.kernel.spec import BadTable, Json

SC = "santa-cruz"


def results(blocks: list[BlockPlayed]) -> list[list[tuple[list[int], list[int], list[int], int]]]:
    return [[(g.order, g.points, g.places, g.answers) for g in block.games] for block in blocks]


def untimed(data: Json) -> Json:
    for row in data["entrants"]:
        del row["cpu_ms"]
    return data


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("deal", [1, 2])
def test_everybody_sits_once_in_each_seat_of_a_block(seats: int, deal: int) -> None:
    orders = [rotation(seats, deal, number) for number in range(seats)]
    for seat in range(seats):
        assert sorted(order[seat] for order in orders) == list(range(seats))


def test_neighbours_change_sides_from_deal_to_deal() -> None:
    assert rotation(4, 2, 1) == [1, 2, 3, 0]
    assert rotation(4, 1, 1) == [1, 0, 3, 2]


def test_one_bot_sits_against_three_of_another() -> None:
    assert match_of(SC, ["random", "greedy"], 8, seats=4).line_ups() == [(0, 1, 1, 1)]
    assert match_of(SC, ["random"], 8, seats=3).line_ups() == [(0, 0, 0)]


def test_more_bots_than_seats_meet_in_pairs_on_every_deal() -> None:
    match = match_of(SC, ["random", "random", "greedy"], 9, seats=2)
    assert match.line_ups() == [(0, 1), (0, 2), (1, 2)]
    assert (match.deals, match.games()) == (2, 12)
    with pytest.raises(BadTable, match="cannot sit"):
        match_of(SC, ["random"] * 4, 9, seats=3)


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert match_of(SC, ["random", "random"], 1).games() == 2
    assert match_of(SC, ["random", "random"], 100).games() == 100
    assert match_of("santa-maria", ["random"], 3, seats=1).games() == 3


def test_equal_bots_do_not_play_like_one() -> None:
    """With one seed for both, the second game of a block would be the first with the names exchanged."""
    first, second = play_block(Block(SC, ("random", "random"), 5))
    assert first.points != second.points
    pairs = play_match(match_of(SC, ["random", "random", "random"], 6, seats=2))
    assert len({str(block.games[0].points) for block in pairs}) == 3


def test_a_game_with_a_record_ends_like_one_without() -> None:
    plain = play_block(Block(SC, ("random", "random"), 9))
    written = play_block(Block(SC, ("random", "random"), 9, records=True))
    assert [g.points for g in plain] == [g.points for g in written]
    assert '"players": ["random", "random 2"]' in written[0].record
    assert plain[0].record == ""


def drawn(seed: str, deal: int) -> list[str]:
    """What came out by chance in a game of random bots, in order."""
    (played, _) = play_block(Block(SC, ("random", "random"), deal, seed, records=True))
    rows = [json.loads(row) for row in played.record.splitlines()]
    return [row["do"] for row in rows if row.get("by", 0) is None]


def test_the_same_deal_whatever_is_answered() -> None:
    """The cards of the second round are dealt after all answers of the first, and are the same after other answers."""
    one, other = drawn("one", 3), drawn("other", 3)
    assert one != other
    cards, same_cards = ([text for text in texts if text.startswith("card")] for texts in (one, other))
    assert cards == same_cards
    assert one.index(cards[-1]) > len(one) // 2
    assert [text for text in drawn("one", 4) if text.startswith("card")] != cards


def test_two_processes_give_what_one_gives() -> None:
    match = match_of(SC, ["random", "random"], 8, first_deal=40)
    alone, shared = play_match(match), play_match(match, jobs=2)
    assert results(alone) == results(shared)
    assert untimed(report(match, alone)) == untimed(report(match, shared))


def test_a_match_that_was_broken_off_ends_like_one_that_was_not(tmp_path: Path) -> None:
    match = match_of(SC, ["random", "random", "random"], 18, seats=2)
    file = tmp_path / "kept.jsonl"

    def interrupt(number: int, games: list[GamePlayed]) -> None:
        if number == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_match(match, kept=KeptBlocks(file), told=interrupt)
    assert file.read_text("utf-8").count("\n") == 4
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"block": [1, "santa-')
    played_now: list[int] = []
    resumed = play_match(match, kept=KeptBlocks(file), told=lambda number, _: played_now.append(number))
    assert untimed(report(match, resumed)) == untimed(report(match, play_match(match)))
    assert file.read_text("utf-8").count("\n") == 9
    longer = match_of(SC, ["random", "random", "random"], 24, seats=2)
    assert len(KeptBlocks(file).read(longer.blocks())) == 9


def test_blocks_of_another_match_are_not_taken_for_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    play_match(match_of(SC, ["random", "random"], 2), kept=KeptBlocks(file))
    for other in (
        match_of(SC, ["random", "random"], 2, first_deal=2),
        match_of(SC, ["random", "random"], 2, seed="other"),
        match_of(SC, ["random", "greedy"], 2),
    ):
        assert KeptBlocks(file).read(other.blocks()) == {}


@pytest.mark.parametrize("text", [b"Dear Anna,\n", b"Dear Anna", b'{"name": "Anna"}', b"\xff\xd8\xff", b"\xff\n"])
def test_a_file_that_holds_no_blocks_is_refused_and_stays_as_it_is(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(text)
    with pytest.raises(BadTable, match="line 1 is no finished block"):
        KeptBlocks(file).read(match_of(SC, ["random", "random"], 2).blocks())
    assert file.read_bytes() == text


@pytest.mark.parametrize("torn", ["{", '{"block": [1, "santa-'])
def test_a_line_that_was_cut_off_is_taken_away(tmp_path: Path, torn: str) -> None:
    file = tmp_path / "kept.jsonl"
    match = match_of(SC, ["random", "random"], 2)
    play_match(match, kept=KeptBlocks(file))
    sound = file.read_text("utf-8")
    file.write_text(sound + torn, "utf-8")
    assert list(KeptBlocks(file).read(match.blocks())) == [0]
    assert file.read_text("utf-8") == sound


def test_an_error_names_the_deal_and_the_line_up() -> None:
    match = Match(SC, ("random", "nobody"), 2, 1, 77)
    with pytest.raises(TaskFailed, match="santa-cruz, deal 77, line-up random nobody: UnknownBot"):
        play_match(match)


# -- what is counted


def ended(points: list[int], places: list[int], order: list[int]) -> GamePlayed:
    times = [ThinkingTime() for _ in points]
    return GamePlayed(order, points, places, "usual", 10, 3, 0, [{"all": p} for p in points], times)


def test_one_against_three_is_counted_by_bot_and_not_by_seat() -> None:
    match = Match(SC, ("a", "b"), 4, 1)
    game_won = ended([50, 40, 30, 20], [1, 2, 3, 4], [0, 1, 2, 3])
    game_shared = ended([50, 50, 30, 30], [1, 1, 3, 3], [3, 0, 1, 2])
    one, three = standings(match, [BlockPlayed(1, (0, 1, 1, 1), [game_won, game_shared])])
    assert (one.share.mean, three.share.mean) == (0.75, 0.25)
    assert (one.par, three.par) == (0.25, 0.75)
    assert one.rank.mean == pytest.approx((1 + 1.5) / 2)
    assert one.points.mean == 50
    assert one.margin is not None
    assert one.margin.mean == pytest.approx((10 + 0) / 2)
    assert three.margin is not None
    assert three.margin.mean == pytest.approx(((-10 - 20 - 30) / 3 + (0 - 20 - 20) / 3) / 2)
    assert three.items == {"all": pytest.approx((30 + 110 / 3) / 2)}


def test_the_cross_table_says_who_is_placed_before_whom() -> None:
    match = Match(SC, ("a", "b", "c"), 3, 1)
    table = cross_table(match, [BlockPlayed(1, (0, 1, 2), [ended([9, 5, 5], [1, 2, 2], [0, 1, 2])])])
    assert [[None if cell is None else cell.mean for cell in row] for row in table] == [
        [None, 1.0, 1.0],
        [0.0, None, 0.5],
        [0.0, 0.5, None],
    ]


def test_times_are_spread_over_classes() -> None:
    time = ThinkingTime()
    for ms in [1.0] * 95 + [50.0] * 5:
        time.add(ms / 1000)
    assert time.mean_ms() == pytest.approx(3.45)
    assert 1.0 <= time.ms_of_share(0.95) <= 1.1
    assert 50.0 <= time.ms_of_share(0.96) <= 55.0
