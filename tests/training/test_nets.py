"""From games to a net: what is kept, what is learned, and that bots read what was written."""

from __future__ import annotations

import io
import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from fairwind.bots import bot
from fairwind.bots.advice import advice
from fairwind.bots.net import CHANCE, Net, checked
from fairwind.bots.neural import Judgement
from fairwind.games import game
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import advance, is_over
from fairwind.training import selfplay
from fairwind.training.chances import logistic
from fairwind.training.display import Display
from fairwind.training.foresight import foreseen
from fairwind.training.gate import WinShare, blocks_between, measured, play_block
from fairwind.training.lesson import (
    NotANumber,
    NumpyTrainer,
    calibration,
    learned,
    lesson_of,
    loss_on,
    on_level,
    scaled_again,
    with_foresight,
)
from fairwind.training.plan import Plan, plan_from
from fairwind.training.played_game import SeatedBot, again, play_game
from fairwind.training.relabel import Review, looker_for, review
from fairwind.training.run_folder import BadRun, RunFolder
from fairwind.training.samples import Collector, Samples, games_in, joined, shape_of, unpacked
from fairwind.training.selfplay import play_and_learn
from fairwind.training.stages import train
from fairwind.training.start_games import BATCH, Batch, BotMaker, Mix, all_samples, play_batch, play_start_games
from fairwind.training.strength_plot import drawn
from fairwind.training.value_net import (
    as_bots_say,
    first_weights,
    gradient,
    imported,
    outputs_of,
    with_output,
    without_output,
)

GAME = "santa-cruz"
TINY = Plan(GAME, Path(), games=40, players="weighted", hidden="16,8", epochs=6, rate=0.01, seats=(2,))


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    """A tiny run: a few dozen games by advice, and a net that learned from them."""
    folder = RunFolder(tmp_path_factory.mktemp("run"), GAME)
    for stage in ("games", "fit"):
        train(replace(TINY, out=folder.path), stage, Display())
    return folder


def test_a_tiny_net_learns_and_bots_work_it_out_alike(run: RunFolder) -> None:
    losses = [line["held_out"] for line in run.events("fit")]
    assert min(losses) < 0.9 * losses[0]
    content = (run.path / "net.bin").read_bytes()
    net, spec = checked(Net(content), game(GAME), game(GAME).seat_counts), game(GAME)
    samples = all_samples(run, ("games",), 10_000)
    shape = shape_of(GAME)
    said = as_bots_say(content, samples.observed[:40])
    for row in range(40):
        seen = samples.observed[row][shape.places[2]].tolist()
        expected = said[row] * np.array(net.scales)
        assert np.allclose(net.outputs(seen, net.rows_for(spec, 2)), expected, atol=1e-3)
    assert run.events("fitted")[0]["written"] == pytest.approx(run.events("fitted")[0]["held_out"], rel=0.02)


def test_a_net_says_with_which_options_it_was_made(run: RunFolder) -> None:
    about, _ = imported((run.path / "net.bin").read_bytes())
    assert about["trained"]["seed"] == TINY.seed
    options = {"games": "40", "players": "weighted", "hidden": "16,8", "epochs": "6", "rate": "0.01", "seats": "2"}
    assert about["trained"]["options"] == options


def test_the_same_games_come_out_of_one_process_and_a_pool(tmp_path: Path) -> None:
    made: dict[str, list[bytes]] = {}
    plan = replace(TINY, games=2 * BATCH, moments=4)
    ways: dict[str, dict[str, Any]] = {"one": {}, "pool": {"jobs": 2}}
    for way, options in ways.items():
        folder = RunFolder(tmp_path / way, GAME)
        play_start_games(replace(plan, out=folder.path, **options), folder, Display())
        made[way] = [file.read_bytes() for file in sorted((folder.path / "games").glob("*.npz"))]
    assert len(made["one"]) == 2
    assert [contents(one) for one in made["one"]] == [contents(one) for one in made["pool"]]


@pytest.mark.long
def test_the_same_games_come_out_of_ray(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    plan = replace(TINY, games=2 * BATCH, moments=4)
    made = []
    ways: list[dict[str, Any]] = [{}, {"jobs": 2, "ray": "local"}]
    for way in ways:
        folder = RunFolder(tmp_path / f"{len(way)}", GAME)
        play_start_games(replace(plan, out=folder.path, **way), folder, Display())
        made.append([contents(file.read_bytes()) for file in sorted((folder.path / "games").glob("*.npz"))])
    assert made[0] == made[1]


def contents(file: bytes) -> list[list[Any]]:
    """All that a file of samples holds; a file of its own has the time in it."""
    samples = unpacked(file)
    arrays = (samples.observed, samples.game, np.nan_to_num(samples.outcome), np.nan_to_num(samples.searched))
    return [array.tolist() for array in arrays] + [[played.answers for played in games_in(file)]]


def test_games_that_were_played_are_not_played_again(run: RunFolder) -> None:
    file = run.path / "games" / "0000000.npz"
    before = file.stat().st_mtime_ns
    play_start_games(replace(TINY, out=run.path), run, Display())
    assert file.stat().st_mtime_ns == before


def test_a_game_is_played_again_from_its_deal_and_its_answers() -> None:
    spec = game(GAME)
    played = play_game(spec, "x/1", [SeatedBot("weighted"), SeatedBot("montecarlo:4", careless=50)], bot)
    moments = list(again(spec, played))
    end = moments[-1].state
    assert is_over(end)
    assert len(moments) == 2 * len(played.answers)
    collector = Collector(GAME)
    collector.add(played, 7, moments=10_000)
    samples = collector.samples()
    assert set(samples.game.tolist()) == {7}
    points = spec.result(end).points
    assert samples.outcome[:2, 1].tolist() == [float(p) for p in points], "before the first answer all is to come"
    assert abs(samples.outcome[-1, 1]) < max(points) / 2, "and after the last hardly anything"
    assert samples.outcome[:, 3:].sum(axis=1) == pytest.approx(samples.outcome[:, 1])
    # Only montecarlo looks ahead, and only where it is neither forced nor careless.
    searched = ~np.isnan(samples.searched[:, 1])
    assert 0 < searched.sum() == len(played.judged) < len(played.answers)


def test_a_table_of_another_size_fills_its_own_columns() -> None:
    spec, shape = game(GAME), shape_of(GAME)
    most = spec.seat_counts[-1]
    assert set(shape.inputs) >= set(spec.observed(most)) | set(spec.observed(2))
    s = spec.begin(spec.edition(), 2)
    row = Collector(GAME).observe(s, 1)
    seen: list[int] = []
    spec.observe(s, 1, seen)
    by_name = dict(zip(spec.observed(2), seen, strict=True))
    assert {name: int(x) for name, x in zip(shape.inputs, row, strict=True) if x} == {
        n: x for n, x in by_name.items() if x
    }


def test_who_plays_is_drawn_from_the_mix() -> None:
    tables = [Mix((("a", 1), ("b", 3)), strangers=0).line_up(3, Generator(f"{n}")) for n in range(40)]
    assert all(len({seat.bot for seat in table}) == 1 for table in tables)
    assert 0 < sum(table[0].bot == "a" for table in tables) < 20
    mixed = [Mix((("a", 1), ("b", 3)), strangers=100).line_up(3, Generator(f"{n}")) for n in range(40)]
    assert any(len({seat.bot for seat in table}) == 2 for table in mixed)


# -- learning


def made_up(rows: int = 4000) -> Samples:
    """Points that follow from what is observed, some of them alone at the table."""
    random = np.random.default_rng(3)
    observed = random.integers(0, 5, (rows, 12)).astype(np.int16)
    observed[:, 11] = 0
    points = 3 * observed[:, 0] - 2 * observed[:, 1] + 6.0 * (observed[:, 2] > 2)
    margin = points - 5
    outcome = np.stack([(margin > 0) * 1.0, points, margin, points], axis=1).astype(np.float32)
    outcome[:100, [0, 2]] = np.nan
    return Samples(observed, outcome, np.full_like(outcome, np.nan), np.arange(rows), np.zeros(rows, dtype=np.int8))


def test_numpy_learns_a_known_function(tmp_path: Path) -> None:
    plan = replace(TINY, epochs=15, batch=128)
    lesson = lesson_of(made_up(), 0.0)
    weights = first_weights(lesson.inputs(lesson.rows), lesson.target[lesson.rows], (16, 8), 1)
    before = loss_on(lesson, weights, lesson.held_out)
    after = learned(lesson, NumpyTrainer(lesson, weights, plan), plan, RunFolder(tmp_path, GAME), Display(), "x")
    assert loss_on(lesson, after, lesson.held_out) < 0.25 * before


def three_moments() -> Samples:
    """A game of which one seat has three moments and the other one, then a row that only a search has judged."""
    outcome = np.array([[1, 9, 4], [0, 5, -4], [1, 6, 2], [1, 2, 1], [np.nan] * 3], dtype=np.float32)
    searched = np.full_like(outcome, np.nan)
    searched[4] = [0.5, 3, 0]
    game, seat = np.array([7, 7, 7, 7, 7]), np.array([0, 1, 0, 0, 0], dtype=np.int8)
    return Samples(np.zeros((5, 1), dtype=np.int16), outcome, searched, game, seat)


def test_what_a_later_moment_promises_stands_for_how_the_game_went_on() -> None:
    samples = three_moments()
    said = np.array([[0, 0, 0], [0, 0, 0], [0, 8, 3], [0, 4, 1], [0, 0, 0]], dtype=np.float32)
    target = np.where(np.isnan(samples.outcome), samples.searched, samples.outcome)
    half = foreseen(samples, target, said, 0.5)
    # Two points came between the last two moments, then the net promised four where two came.
    assert half[:, 1].tolist() == [pytest.approx(9 + 0.5 * 2 + 0.25 * 2), 5, pytest.approx(6 + 0.5 * 2), 2, 3]
    assert half[:, 0].tolist() == [pytest.approx(1 - 0.25 - 0.125), 0, pytest.approx(0.75), 1, 0.5]
    assert foreseen(samples, target, said, 1.0).tolist() == target.tolist(), "the outcome alone"
    alone = foreseen(samples, target, said, 0.0)[:, 1].tolist()
    assert alone == [9 - 6 + 8, 5, 6 - 2 + 4, 2, 3], "what came until the next moment, and the net after it"


def test_games_of_an_earlier_version_are_told() -> None:
    file = io.BytesIO()
    samples = three_moments()
    np.savez(file, observed=samples.observed, outcome=samples.outcome, searched=samples.searched, game=samples.game)
    with pytest.raises(BadRun, match="name another --out"):
        unpacked(file.getvalue())


def test_games_held_out_keep_what_came() -> None:
    samples = made_up(240)
    samples.game //= 8
    lesson = lesson_of(samples, 0.0)
    weights = first_weights(lesson.inputs(lesson.rows), lesson.target[lesson.rows], (8, 4), 1)
    steadier = with_foresight(lesson, samples, weights, 0.5)
    same = (steadier.target == lesson.target) | np.isnan(lesson.target)
    assert same[lesson.held_out].all()
    assert not same[lesson.rows].all()


def test_slopes_are_what_a_small_step_shows() -> None:
    lesson = lesson_of(made_up(64), 0.0)
    inputs, target = lesson.inputs(lesson.rows), lesson.target[lesson.rows]
    weights: Any = [part.astype(np.float64) for part in first_weights(inputs, target, (6, 4), 1)]
    _, slopes = gradient(weights, inputs.astype(np.float64), target.astype(np.float64), lesson.importance)
    # The last layer has no units that are cut off, so its slopes are exact.
    for place, at in ((4, (1, 2)), (4, (0, 0)), (5, (1,))):
        losses = []
        for step in (1e-4, -1e-4):
            weights[place][at] += step
            losses.append(gradient(weights, inputs, target, lesson.importance)[0])
            weights[place][at] -= step
        assert slopes[place][at] == pytest.approx((losses[0] - losses[1]) / 2e-4, rel=1e-3, abs=1e-6)


@pytest.mark.long  # torch is an extra that is never needed, and large: `make setup` does not bring it
def test_torch_and_numpy_go_the_same_way() -> None:
    torch = pytest.importorskip("torch")
    from fairwind.training.torch_trainer import TorchTrainer, loss_of

    lesson = lesson_of(made_up(400), 0.0)
    inputs, target = lesson.inputs(lesson.rows), lesson.target[lesson.rows]
    weights = first_weights(inputs, target, (16, 8), 1)
    loss, slopes = gradient(weights, inputs, target, lesson.importance)
    parts = [torch.tensor(part, requires_grad=True) for part in weights]
    by_torch = loss_of(parts, torch.tensor(inputs), torch.tensor(target), torch.tensor(lesson.importance))
    by_torch.backward()
    assert by_torch.item() == pytest.approx(loss, rel=1e-4)
    for slope, part in zip(slopes, parts, strict=True):
        assert np.allclose(slope, part.grad.numpy(), rtol=1e-3, atol=1e-5)
    trainers = [maker(lesson, weights, replace(TINY, torch="cpu")) for maker in (NumpyTrainer, TorchTrainer)]
    for trainer in trainers:
        for _ in range(3):
            trainer.step(lesson.rows, 0.01)
    for one, other in zip(*(trainer.weights() for trainer in trainers), strict=True):
        assert np.allclose(one, other, rtol=1e-3, atol=1e-4)


def test_a_loss_that_is_no_number_stops_the_training(tmp_path: Path) -> None:
    lesson = lesson_of(made_up(200), 0.0)
    weights = first_weights(lesson.inputs(lesson.rows), lesson.target[lesson.rows], (4, 4), 1)
    weights[5][:] = np.inf
    with pytest.raises(NotANumber), np.errstate(all="ignore"):
        learned(lesson, NumpyTrainer(lesson, weights, TINY), TINY, RunFolder(tmp_path, GAME), Display(), "x")


def test_an_input_that_was_never_seen_says_nothing(run: RunFolder) -> None:
    content = (run.path / "net.bin").read_bytes()
    about, weights = imported(content)
    seen = (all_samples(run, ("games",), 10**9).observed != 0).any(axis=0)
    assert not seen.all()
    assert (weights[0][~seen] == 0).all()
    assert about["trained"]["games"] == 40


def test_training_goes_on_from_a_file_where_it_was(run: RunFolder) -> None:
    content = (run.path / "net.bin").read_bytes()
    samples = all_samples(run, ("games",), 10**9)
    lesson = lesson_of(samples, 0.0)
    about, raw = imported(content)
    again_scaled = outputs_of(scaled_again(content, lesson.scaling), lesson.inputs(lesson.rows[:50]))
    plainly = outputs_of(raw, samples.observed[lesson.rows[:50]].astype(np.float32))
    assert np.allclose(again_scaled * lesson.scaling.outputs, plainly * np.array(about["scales"]), atol=0.05)


def test_what_a_search_promises_is_brought_to_the_level_of_what_came() -> None:
    samples = made_up(1000)
    samples.searched[:500] = 0.5 * samples.outcome[:500] - 1
    samples.searched[900:, 1] = 2.0
    samples.outcome[900:] = np.nan
    lifted = on_level(samples)
    assert np.allclose(lifted[200:400, 1], samples.outcome[200:400, 1], atol=1e-3)
    assert np.allclose(lifted[900:, 1], 6.0, atol=1e-2)
    lesson = lesson_of(samples, 0.0)
    assert np.allclose(lesson.target[900:, 1] * lesson.scaling.outputs[1], 6.0, atol=1e-2)


def test_calibration_compares_what_is_said_with_what_came() -> None:
    logits = np.log(np.array([0.05, 0.05, 0.95, 0.95], dtype=np.float32) / (1 - np.array([0.05, 0.05, 0.95, 0.95])))
    bins = calibration(logits, np.array([0, 0.5, 1, np.nan], dtype=np.float32))
    assert [(one["bin"], one["rows"], one["came"]) for one in bins] == [(0, 2, 0.25), (9, 1, 1.0)]
    assert bins[0]["said"] == pytest.approx(0.05, abs=1e-4)


# -- the chance that is told


def test_a_line_through_shares_of_the_win_is_found() -> None:
    random = np.random.default_rng(3)
    units = random.random((20_000, 2))
    chance = 1 / (1 + np.exp(-(3 * units[:, 0] - 2 * units[:, 1] - 0.5)))
    found = logistic(units, (random.random(20_000) < chance).astype(np.float64))
    assert found == pytest.approx([3, -2, -0.5], abs=0.15)


def test_equals_play_and_the_net_tells_how_their_games_end_but_chooses_as_before(
    tmp_path: Path, run: RunFolder
) -> None:
    before = (run.path / "net.bin").read_bytes()
    folder = RunFolder(tmp_path, GAME)
    folder.write("net.bin", before)
    plan = replace(TINY, out=tmp_path, player="neural:2", equals=2 * BATCH, seats=(2, 4), moments=8)
    train(plan, "chances", Display())
    content = (tmp_path / "net.bin").read_bytes()
    assert without_output(content, CHANCE) == before
    played = [game for file in sorted((tmp_path / "chances").iterdir()) for game in games_in(file.read_bytes())]
    assert {len(game.seats) for game in played} == {2, 4}
    assert {seat for game in played for seat in game.seats} == {SeatedBot("neural:2@0", 0)}
    log = folder.events("chances")[0]
    assert log["games"] == 2 * BATCH
    spec = game(GAME)
    s = spec.begin(spec.edition(), 2)
    advance(s, Seeded("deal"))
    told = []
    for net in (Net(before), Net(content)):
        judge = Judgement(spec, net, 0, 2, advice(spec, spec.edition()))
        told.append((judge.value(s), judge.win))
    assert told[0][0] == told[1][0], "what it chooses by"
    assert told[0][1] != told[1][1], "what it tells"
    train(plan, "chances", Display())
    assert (tmp_path / "net.bin").read_bytes() == content, "played once, learned alike"


def test_a_run_without_a_net_learns_no_chances(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="run --stage fit first"):
        train(replace(TINY, out=tmp_path), "chances", Display())


def test_training_goes_on_from_a_net_that_tells_chances(run: RunFolder) -> None:
    before = (run.path / "net.bin").read_bytes()
    with_chance = with_output(before, CHANCE, np.zeros(8, dtype=np.float32), 0.0)
    lesson = lesson_of(all_samples(run, ("games",), 10**9), 0.0)
    for one, other in zip(scaled_again(with_chance, lesson.scaling), scaled_again(before, lesson.scaling), strict=True):
        assert np.array_equal(one, other)


# -- self-play


def test_a_generation_plays_learns_and_passes_the_gate_or_not(tmp_path: Path, run: RunFolder) -> None:
    folder = RunFolder(tmp_path, GAME)
    folder.write("net.bin", (run.path / "net.bin").read_bytes())
    for file in (run.path / "games").iterdir():
        folder.write(f"games/{file.name}", file.read_bytes())
    plan = replace(
        TINY,
        out=tmp_path,
        rounds=1,
        generation_games=2,
        gate=1,
        player="neural:2",
        yardsticks="random",
        others="weighted",
        epochs=2,
        moments=4,
    )
    play_and_learn(plan, folder, Display())
    gate = folder.events("gate")[0]
    standing = json.loads((tmp_path / "selfplay.json").read_text())
    assert standing["generation"] == 1
    assert standing["kept"] == 1 + gate["passed"]
    assert (tmp_path / f"nets/{standing['kept'] - 1:03}.bin").read_bytes() == (tmp_path / "net.bin").read_bytes()


def test_a_net_that_is_no_better_is_not_kept_and_positions_are_looked_at_again(
    tmp_path: Path, run: RunFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two gates fail, the third is passed; one with a share above one half may still be luck."""
    gates = iter([WinShare(0.3, 0.1, 0.0, 9), WinShare(0.55, 0.1, 0.0, 9), WinShare(0.7, 0.1, 0.0, 9)])
    monkeypatch.setattr(selfplay, "measured", lambda *_: next(gates))
    monkeypatch.setattr(selfplay, "measure_strength", lambda *_: None)
    folder = RunFolder(tmp_path, GAME)
    before = (run.path / "net.bin").read_bytes()
    folder.write("net.bin", before)
    for file in (run.path / "games").iterdir():
        folder.write(f"games/{file.name}", file.read_bytes())
    tiny = replace(TINY, out=tmp_path, generation_games=2, gate=1, player="neural:2", others="weighted", epochs=1)
    tiny = replace(tiny, moments=4, passes=0, relabel=8)
    play_and_learn(replace(tiny, rounds=2), folder, Display())
    assert (tmp_path / "net.bin").read_bytes() == before
    assert folder.events("relabel") == []
    play_and_learn(replace(tiny, rounds=3), folder, Display())
    assert [gate["passed"] for gate in folder.events("gate")] == [False, False, True]
    assert [again["generation"] for again in folder.events("relabel")] == [3]
    assert all_samples(folder, ("relabel/003",), 10**9).searched.size
    assert (tmp_path / "net.bin").read_bytes() == (tmp_path / "nets/001.bin").read_bytes() != before


def test_the_last_positions_are_learned_from_if_there_are_more(run: RunFolder) -> None:
    all_of_them = all_samples(run, ("games",), 10**9)
    last = all_samples(run, ("games",), 1)
    assert set(last.game.tolist()) == set(range(40 - BATCH, 40))
    assert len(last) < len(all_of_them)


def test_a_net_meets_another_at_the_same_table(run: RunFolder) -> None:
    """A net that thinks the less of points the more it has loses to one that does not."""
    good = (run.path / "net.bin").read_bytes()
    make = BotMaker((good, good), game(GAME), "")
    assert make("neural:2@0", "x").net is not make("neural:2@1", "x").net  # type: ignore[attr-defined]
    share, _ = play_block(blocks_between(TINY, "weighted", "weighted", (), 1, "x", "")[0])
    assert 0 <= share <= 1
    found = measured(TINY, blocks_between(TINY, "greedy", "random", (), 2, "y", ""))
    assert found.mean > 0.5
    assert found.at_least(1.0) < found.mean


def test_positions_are_looked_at_again(run: RunFolder) -> None:
    spec = game(GAME)
    batch = Batch(GAME, "again", (0, 1), (2, 2), Mix((("weighted", 1),)), 4)
    task = Review(GAME, play_batch(batch), "montecarlo:8", 3, "x", (), "", 500)
    samples = unpacked(review(task))
    assert len(samples) > 2
    assert np.isnan(samples.outcome).all()
    assert not np.isnan(samples.searched[:, 1]).any()
    assert set(samples.game.tolist()) <= {500, 501}
    assert looker_for(spec, 600, 2) in {"montecarlo:600", "champion:600@2"}
    both = joined([samples, all_samples(run, ("games",), 10**9)])
    assert math.isfinite(float(np.nanmax(lesson_of(both, 0.5).target)))


def test_the_plot_names_who_was_played_and_escapes_it() -> None:
    events = [
        {"against": "a<b", "games": games, "share": 0.4 + games / 1000, "interval": [0.3, 0.7]}
        for games in (0, 100, 300)
    ]
    drawing = drawn("x", events)
    assert "against a&lt;b" in drawing
    assert drawing.count("<circle") == 3


# -- what is asked wrongly


def test_a_stage_or_an_option_that_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="no stage 'dream'"):
        train(replace(TINY, out=tmp_path), "dream", Display())
    with pytest.raises(BadRun, match="no option 'speed'"):
        plan_from({"game": GAME, "out": "x", "speed": "1"})
    with pytest.raises(BadRun, match="no value of 'epochs'"):
        plan_from({"game": GAME, "out": "x", "epochs": "many"})
    with pytest.raises(BadRun, match="no two layers"):
        replace(TINY, hidden="128").hidden_sizes()
    with pytest.raises(BadRun, match="how often"):
        train(replace(TINY, out=tmp_path, players="weighted*many"), "games", Display())
    with pytest.raises(BadRun, match="no games"):
        train(replace(TINY, out=tmp_path), "fit", Display())
    with pytest.raises(BadRun, match="no net"):
        train(replace(TINY, out=tmp_path), "selfplay", Display())
    with pytest.raises(BadRun, match="how strong"):
        train(replace(TINY, out=tmp_path), "plot", Display())


def test_games_of_another_release_are_not_mixed_with_ours(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path, GAME)
    folder.save("shape.json", {"inputs": ["x"], "outputs": ["win"]})
    with pytest.raises(BadRun, match="has changed"):
        play_start_games(replace(TINY, out=tmp_path, games=1), folder, Display())
