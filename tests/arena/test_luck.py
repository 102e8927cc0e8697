"""How much of a game is luck, and a bot that sees everything, which only the arena has."""

from __future__ import annotations

from typing import Any

import pytest

from fairwind.arena.block import Block, PlainTable, play_block, seated_player
from fairwind.arena.clairvoyant import Clairvoyant
from fairwind.arena.luck import FEWEST, DealMeans, LuckQuestion, ask, begins_first, bootstrapped, deal_share, margins
from fairwind.arena.match import play_match
from fairwind.arena.standings import standings
from fairwind.bots import UnknownBot, bot, bot_names
from fairwind.bots.race import Entrant
from fairwind.games import game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator
from fairwind.kernel.play import actor, advance, answer
from fairwind.kernel.position import Position

SC = "santa-cruz"


def about(generator: Generator, spread: int) -> float:
    """A number near 0."""
    return float(sum(int(generator.below(2 * spread + 1)) - spread for _ in range(4)))


def made_up(dealt: int, chosen: int) -> list[DealMeans]:
    """Deals of four games at two seats whose values vary by so much with the deal, and by so much with choices."""
    generator = Generator(f"{dealt} {chosen}")
    deals: list[DealMeans] = []
    for _ in range(100):
        lucks = [about(generator, dealt) for _ in range(2)]
        deals.append(DealMeans([[luck + about(generator, chosen) for luck in lucks] for _ in range(4)]))
    return deals


def test_the_share_of_the_deal_is_found() -> None:
    assert deal_share(made_up(10, 0)) == 1
    assert deal_share(made_up(0, 10)) < 0.05
    half = bootstrapped(made_up(10, 10), "half")
    assert half.low is not None
    assert half.high is not None
    assert half.low < 0.5 < half.high
    assert 0.08 < half.high - half.low < 0.3


def test_a_few_deals_have_a_share_and_no_interval() -> None:
    few = bootstrapped(made_up(10, 10)[:7], "few")
    assert few.mean > 0
    assert few.as_json()["interval"] is None


def test_games_that_can_be_told_who_begins() -> None:
    assert begins_first(game("mundus-novus")) == {"first-master": "seat-1"}
    assert begins_first(game("bora-bora")) == {}


def test_the_one_that_sees_everything_foresees_the_draws() -> None:
    table = PlainTable(game(SC), Block(SC, ("random", "random"), 4))
    for _ in range(10):
        seat = actor(table.state)
        table.answer(seat, bot("random", "x").choose(Position(table.spec, table.state, seat)))
    foreseen, copy = table.foreseen(), table.spec.clone(table.state)
    choose = Generator("choices")
    for _ in range(12):
        seat = actor(table.state)
        options = Position(table.spec, table.state, seat).options()
        action = options[choose.below(len(options))]
        table.answer(seat, action)
        answer(copy, seat, action)
        advance(copy, foreseen)
        assert table.spec.digest(copy) == table.spec.digest(table.state)


def test_it_changes_nothing_by_looking() -> None:
    table = PlainTable(game(SC), Block(SC, ("random", "random"), 4))
    player = seated_player("clairvoyant:8", "seed", table)
    assert isinstance(player, Clairvoyant)
    before, drawn = table.spec.digest(table.state), table.driver.mark()
    seat = actor(table.state)
    player.choose(Position(table.spec, table.state, seat))
    assert (table.spec.digest(table.state), table.driver.mark()) == (before, drawn)


def options_of(table: PlainTable) -> list[Action]:
    return Position(table.spec, table.state, actor(table.state)).options()


def waits(table: PlainTable) -> str:
    asked = Position(table.spec, table.state, actor(table.state)).asked()
    return "" if asked is None else asked.__name__


def test_it_tries_just_what_montecarlo_would_try(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would be no ceiling: in Santa Maria most answers are not worth a look."""
    table = PlainTable(game("santa-maria"), Block("santa-maria", ("random", "random"), 4))
    tried: list[int] = []
    try_all = Clairvoyant._try_all

    def noted(player: Clairvoyant, alive: list[Entrant], *rest: Any) -> None:
        tried.extend(entrant.action.id for entrant in alive)
        try_all(player, alive, *rest)

    monkeypatch.setattr(Clairvoyant, "_try_all", noted)
    while waits(table) != "TakeTurn":
        table.answer(actor(table.state), options_of(table)[0])
    position = Position(table.spec, table.state, actor(table.state))
    seated_player("clairvoyant:400", "seed", table).choose(position)
    thought = bot("montecarlo:400", "seed").think(position)
    assert set(tried) == {candidate.action.id for candidate in thought.candidates}
    assert len(set(tried)) < len(position.options())


@pytest.mark.long
@pytest.mark.parametrize("name", ["santa-maria", SC, "bora-bora", "mundus-novus"])
def test_knowing_everything_is_no_disadvantage(name: str) -> None:
    (match,) = LuckQuestion(name, 2, "random", "60", 24).ceilings()
    knowing, _ = standings(match, play_match(match))
    assert knowing.share.mean >= 0.5


def test_no_other_door_knows_it() -> None:
    assert not any("clairvoyant" in name for name in bot_names())
    with pytest.raises(UnknownBot):
        bot("clairvoyant:8", "seed")


def test_margins_are_to_the_best_of_the_others() -> None:
    (played, _) = play_block(Block(SC, ("random", "random"), 1))
    one, other = played.points
    assert margins(played) == [one - other, other - one]


def test_alone_both_play_the_same_deals() -> None:
    one, other = LuckQuestion("santa-maria", 1, "random", "4", 4).ceilings()
    assert (one.bots, other.bots) == (("clairvoyant:4",), ("montecarlo:4",))
    assert [block.deal for block in one.blocks()] == [block.deal for block in other.blocks()]


@pytest.mark.parametrize(("name", "seats"), [(SC, 2), pytest.param("santa-maria", 1, marks=pytest.mark.long)])
def test_the_whole_answer(name: str, seats: int) -> None:
    question = LuckQuestion(name, seats, "random", "4", 4)
    told: list[int] = []
    data = ask(question, told=lambda _, games: told.append(len(games)))
    assert sum(told) == question.all_games()
    assert data["deals"] < FEWEST
    assert data["deal_share"]["points"]["interval"] is None
    assert [row["bot"] for row in data["clairvoyant"]] == ["clairvoyant:4", "montecarlo:4"]
    if seats == 1:
        assert data["beginner"] is None
        assert set(data["deal_share"]) == {"points"}
    else:
        assert sum(share["mean"] for share in data["beginner"]["win_share"]) == pytest.approx(1)
        assert data["beginner"]["told"]
