"""The four games speak one dialect: the same file for the same thing, the same name for the same class.

Who has read one game finds their way in the others; a game from outside does well to follow.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import fairwind.games
from fairwind.games import OURS, game
from fairwind.kernel.actions import Action
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import State

PACKAGES = Path(fairwind.games.__file__).parent
MODULES = (
    "actions", "details", "edition", "explains", "meaning", "outcomes", "preview", "rulebook", "scoring", "spec",
    "state", "terminal", "view", "vocabulary", "worlds",
)  # fmt: skip
FOLDERS = ("editions", "lessons", "locale", "rules")
GAMES = pytest.mark.parametrize("name", OURS)


def folder(name: str) -> Path:
    return PACKAGES / OURS[name].rsplit(".", maxsplit=1)[-1]


def module(name: str, part: str) -> ModuleType:
    return import_module(f"{OURS[name]}.{part}")


def title(name: str) -> str:
    """`santa-maria` is SantaMaria."""
    return name.title().replace("-", "")


def sources(name: str) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder(name).rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.Module) -> Iterator[str]:
    """Every call, as it is written: `s.pending.append`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)


@GAMES
def test_the_same_thing_stands_in_the_same_file(name: str) -> None:
    missing = [part for part in MODULES if not (folder(name) / f"{part}.py").is_file()]
    missing += [part for part in FOLDERS if not (folder(name) / part).is_dir()]
    assert missing == []


@GAMES
def test_the_same_class_has_the_same_name(name: str) -> None:
    assert issubclass(getattr(module(name, "state"), title(name)), State)
    assert issubclass(getattr(module(name, "edition"), f"{title(name)}Edition"), Edition)
    assert issubclass(getattr(module(name, "spec"), f"{title(name)}Spec"), GameSpec)
    assert type(game(name)).__name__ == f"{title(name)}Spec"
    assert f"{title(name)}View" in vars(module(name, "view"))
    assert {"Actions", "Decline"} <= set(vars(module(name, "actions")))
    assert "Outcomes" in vars(module(name, "outcomes"))


@GAMES
def test_an_edition_is_made_from_a_sheet_and_knows_its_actions(name: str) -> None:
    made = getattr(module(name, "edition"), f"{title(name)}Edition")
    assert list(inspect.signature(made).parameters) == ["sheet"]
    edition = game(name).edition()
    assert type(edition.actions).__name__ == "Actions"
    assert type(edition.first_outcome).__name__ == "Outcomes"


@GAMES
def test_a_state_is_made_from_edition_and_seats_or_like_another(name: str) -> None:
    made = getattr(module(name, "state"), title(name))
    assert list(inspect.signature(made).parameters) == ["edition", "seats", "like"]


@GAMES
def test_the_most_seats_are_a_word_of_the_vocabulary(name: str) -> None:
    assert game(name).seat_counts[-1] == module(name, "vocabulary").MOST_SEATS


@GAMES
def test_to_do_without_is_to_decline_and_is_written_pass(name: str) -> None:
    decline: type[Action] = module(name, "actions").Decline
    declining = [a for a in game(name).edition().catalogue.actions if isinstance(a, decline)]
    assert declining
    assert {action.verb() for action in declining} == {"pass"}
    assert {a.verb() for a in game(name).edition().catalogue.actions if not isinstance(a, decline)}.isdisjoint({"pass"})


@GAMES
def test_no_flag_says_what_the_stack_says(name: str) -> None:
    spec = game(name)
    assert set(spec.encode(spec.blank(spec.edition(), spec.seat_counts[-1]))).isdisjoint({"over", "ended", "running"})


@GAMES
def test_frames_are_pushed_one_by_one_or_owed_as_a_list(name: str) -> None:
    for path, tree in sources(name):
        assert not [call for call in calls(tree) if call.endswith("pending.append")], path
        text = path.read_text(encoding="utf-8")
        if path.parent.name == "rules":
            assert "[::-1]" not in text, path
            assert "reversed(" not in text, path


@GAMES
def test_what_fills_the_list_of_options_is_called_add(name: str) -> None:
    for path, tree in sources(name):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and "out" in [argument.arg for argument in node.args.args]:
                assert node.name in {"options", "observe"} or node.name.startswith("add_"), f"{path}: {node.name}"


@GAMES
def test_what_explains_a_thing_is_a_rule_of_the_game(name: str) -> None:
    spec = game(name)
    assert spec.explains
    unknown = {number for numbers in spec.explains.values() for number in numbers if number not in spec.rulebook}
    assert unknown == set()


@GAMES
def test_the_view_names_no_frame(name: str) -> None:
    view = getattr(module(name, "view"), f"{title(name)}View")
    assert "pending" not in view.__annotations__
    assert "acting" in view.__annotations__


@GAMES
def test_what_suits_a_first_game_is_a_choice_that_is_not_usual_anyway(name: str) -> None:
    spec = game(name)
    chosen = spec.chosen_variants(spec.first_game)
    spec.begin(spec.edition(), spec.seat_counts[-1], chosen)
    assert all(spec.chosen_variants({})[variant] != value for variant, value in spec.first_game.items())
