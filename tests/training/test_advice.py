"""The stage that tunes advice: it finds what is better, keeps comments, and goes on where it was left."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from fairwind.bots.advice import read_advice
from fairwind.games import game
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.playout import weighted_playout
from fairwind.training.advice_search import AdviceTrial, fitness, tune
from fairwind.training.advice_table import read_table, weight_of, weights_of, written
from fairwind.training.display import Display
from fairwind.training.plan import Plan
from fairwind.training.run_folder import BadRun, RunFolder

FILE = """# Why it is so.
[anywhere]
pass = 5  # hardly ever

# Cards first.
[ChooseCard]
play = 300  # to build
"""


def test_a_table_that_is_written_back_keeps_its_comments_and_gains_lines() -> None:
    text = written(
        FILE, {("ChooseCard", "play"): 250, ("ChooseCard", "score"): 40, ("ChooseSite", "build"): 700}, "new"
    )
    assert text == FILE.replace("300", "250") + "score = 40  # new\n\n[ChooseSite]\nbuild = 700  # new\n"


def test_new_lines_stand_before_the_comment_of_the_next_section() -> None:
    text = written(FILE, {("anywhere", "give up"): 9}, "new")
    assert 'hardly ever\n"give up" = 9  # new\n\n# Cards first.' in text
    assert tomllib.loads(text)["anywhere"] == {"pass": 5, "give up": 9}


def test_a_line_that_would_say_nothing_new_is_not_added() -> None:
    assert written(FILE, {("ChooseSite", "pass"): 5, ("ChooseSite", "build"): 104}, "new") == FILE


def test_a_verb_weighs_what_its_decision_says_else_what_is_said_anywhere() -> None:
    table = read_table(FILE)
    weights = [weight_of(table, "ChooseCard", verb) for verb in ("play", "pass", "score")]
    assert weights == [300, 5, 100]


def test_rounds_are_no_weights_and_stay_as_they_are() -> None:
    file = f"{FILE}\n[not_before]\nplay = 2  # not yet\n"
    assert read_table(file) == read_table(FILE)
    assert written(file, {("ChooseCard", "play"): 50}, "tuned").endswith("[not_before]\nplay = 2  # not yet\n")


def test_an_action_with_a_line_of_its_own_weighs_what_that_says() -> None:
    spec = game("mundus-novus")
    table = {("OfferCards", "offer"): 300, ("OfferCards", "offer relic"): 5}
    weights = weights_of(spec, spec.edition(), table)[spec.frames["OfferCards"]]
    catalogue = spec.edition().catalogue
    found = [weights[catalogue.parse(text).id] for text in ("offer relic", "offer corn", "offer-nothing")]
    assert found == [5, 300, 100]
    text = '[OfferCards]\noffer = 300\n"offer relic" = 5\n'
    assert read_advice(spec, spec.edition(), text).weights[spec.frames["OfferCards"]] == weights


def test_weights_reach_the_playout() -> None:
    spec = game("santa-cruz")
    points = []
    for weight in (1000, 5):
        weights = weights_of(spec, spec.edition(), {("ChooseCard", "score"): weight})
        total = 0
        for n in range(6):
            s = spec.begin(spec.edition(), 2)
            weighted_playout(spec, s, Seeded(f"{n}"), Generator(f"{n}"), weights, spec.longest, -1)
            total += spec.total(s, 0)
        points.append(total)
    assert points[0] < points[1]


def test_the_better_table_is_fitter_with_and_without_rivals() -> None:
    late, early = {("ChooseCard", "score"): 5}, {("ChooseCard", "score"): 1000}
    for margin in (0.0, 0.3):
        values = [fitness(AdviceTrial("santa-cruz", t, {}, (2,) * 8, "x", margin)) for t in (late, early)]
        assert values[0] > values[1]


def plan(folder: Path) -> Plan:
    return Plan("santa-cruz", folder, generations=4, population=8, trials=3, seats=(2,))


def test_tuning_that_was_left_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = tune(plan(tmp_path / "a"), RunFolder(tmp_path / "a", "santa-cruz"), Display())
    folder = RunFolder(tmp_path / "b", "santa-cruz")
    tune(replace(plan(tmp_path / "b"), generations=4, minutes=1e-9), folder, Display())
    left = tune(plan(tmp_path / "b"), folder, Display())
    assert whole == left
    assert [line["generation"] for line in folder.events("advice")] == [1, 2, 3, 4]


def test_a_pool_tunes_as_one_process_does(tmp_path: Path) -> None:
    found = []
    for jobs in (1, 2):
        once = replace(plan(tmp_path / f"{jobs}"), generations=1, jobs=jobs)
        found.append(tune(once, RunFolder(once.out, "santa-cruz"), Display()))
    assert found[0] == found[1]


def test_a_folder_of_another_game_is_refused(tmp_path: Path) -> None:
    RunFolder(tmp_path, "santa-cruz")
    with pytest.raises(BadRun, match="holds a run of santa-cruz"):
        RunFolder(tmp_path, "bora-bora")
    assert json.loads((tmp_path / "run.json").read_text()) == {"game": "santa-cruz"}


def test_a_table_size_that_the_game_lacks_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="not 9"):
        Plan("santa-cruz", tmp_path, seats=(2, 9)).table_sizes()
