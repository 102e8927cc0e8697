"""Taught rules: those whose code runs while a lesson is followed.

A rule is touched by a lesson if code that cites it runs while an answer of a step is carried out, with what follows
from it until the learner is shown the table, or while an answer is refused that the step expects people to try. Where
a number stands in a line of code or in the remark on it, that line must run; where it stands in the docstring of a
function, the function; in that of a class, one of its methods; with a constant of the module, a line that uses it.
The view is made after every answer, so its lines prove only those rules that nothing else cites: what a seat may know.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import Any, Final

from fairwind.kernel.build import build
from fairwind.kernel.lesson import ANSWER, GameLesson, LessonStep, read_course
from fairwind.kernel.progress import CHOICE, NEXT, Progress, follow
from fairwind.kernel.spec import GameSpec

NUMBER: Final = re.compile(r"(?<![\w.-])[A-Z]+-\d+(?:\.\d+)*")
PLAIN: Final = "plain"
LISTS: Final = ("rulebook.py", "explains.py")  # a rule is not enforced by being named there
SHOWING: Final = frozenset({"view.py", "worlds.py", "printed.py"})  # what is known and shown, not what is done
Where = tuple[str, int]  # a file and a line of it
Lines = frozenset[Where]


def taught_rules(spec: GameSpec[Any, Any]) -> set[str] | None:
    """The numbers of all rules that some lesson touches; None in a compiled build, which does not show its lines."""
    if build() != PLAIN:
        return None
    cited = citations(spec)
    ran: set[Where] = set()
    refused: set[str] = set()
    for lesson in read_course(spec):
        ran |= lines_run(spec, lesson, refused)
    return {number for number, proofs in cited.items() if proofs & ran} | refused


# -- what runs


def lines_run(spec: GameSpec[Any, Any], lesson: GameLesson, refused: set[str]) -> set[Where]:
    """Every line of the game's package that runs while the answers of a lesson do; notes the rules that refuse."""
    folder, ran = str(package_folder(spec)), set[Where]()
    given: list[str] = []
    for step in lesson.steps:
        progress = follow(spec, lesson, given)
        given.append(right_answer(progress, step))
        if step.kind == ANSWER:
            with traced(folder, ran):
                carry_out(progress, step, given[-1], refused)
    return ran


def carry_out(progress: Progress, step: LessonStep, answer: str, refused: set[str]) -> None:
    """What is tried and refused, then the answer, what the others answer, and what the learner sees of it."""
    seat, sitting = progress.lesson.seat, progress.sitting
    for text in step.refused:
        why = sitting.judge(seat, text)
        if why is not None:
            refused.add(why.rule)
    sitting.answer(seat, answer)
    for other in step.then:
        sitting.answer(other.seat, other.do)
    progress.spec.view(sitting.state, seat)


def right_answer(progress: Progress, step: LessonStep) -> str:
    """The first answer that goes on."""
    if step.kind == ANSWER:
        return next(action.text for action in progress.offered() if step.goes_on(action.text))
    return f"{CHOICE}{step.right}" if step.choices else NEXT


@contextmanager
def traced(folder: str, ran: set[Where]) -> Iterator[None]:
    """Note every line below a folder that runs meanwhile."""

    def line(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            ran.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: FrameType, _event: str, _: Any) -> Any:
        return line if frame.f_code.co_filename.startswith(folder) else None

    before = sys.gettrace()
    sys.settrace(call)
    try:
        yield
    finally:
        sys.settrace(before)


# -- what is cited where


def package_folder(spec: GameSpec[Any, Any]) -> Path:
    """Where the game's source files are."""
    found = find_spec(spec.package)
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0])


def source_files(spec: GameSpec[Any, Any]) -> list[Path]:
    """All source of the game's package, but for what only lists rules."""
    return [file for file in sorted(package_folder(spec).rglob("*.py")) if file.name not in LISTS]


def citations(spec: GameSpec[Any, Any]) -> dict[str, set[Where]]:
    """Every number of the rulebook with the lines of which one must run for it to be touched."""
    cited: dict[str, set[Where]] = {rule.number: set() for rule in spec.rulebook.rules}
    sources = [CitedSource(file) for file in source_files(spec)]
    uses: dict[str, set[Where]] = {}
    for source in sources:
        for name, lines in source.uses().items():
            uses.setdefault(name, set()).update(lines)
    for source in sources:
        for number, proofs, constants in source.citations():
            if number in cited:
                cited[number] |= proofs
                for constant in constants:
                    cited[number] |= uses.get(constant, set())
    return {number: of_what_is_done(proofs) for number, proofs in cited.items()}


def of_what_is_done(proofs: set[Where]) -> set[Where]:
    """The lines outside the view and its like, if there are any."""
    others = {where for where in proofs if Path(where[0]).name not in SHOWING}
    return others or proofs


class CitedSource:
    """A source file, with what must run for each of its lines."""

    def __init__(self, file: Path) -> None:
        self.name: Final = str(file)
        self.text: Final = file.read_text(encoding="utf-8")
        self.tree: Final = ast.parse(self.text)
        self.proofs: Final[dict[int, Lines]] = {}  # by line
        self.constants: Final[dict[int, tuple[str, ...]]] = {}  # of the module, by line
        self._read_module()

    def citations(self) -> Iterator[tuple[str, Lines, tuple[str, ...]]]:
        """Each number that stands somewhere, with its proofs and the constants that it belongs to."""
        for place, line in enumerate(self.text.splitlines(), 1):
            for number in NUMBER.findall(line):
                at = self._next_known(place)
                yield number, self.proofs.get(at, frozenset()), self.constants.get(at, ())

    def _next_known(self, place: int) -> int:
        """The line itself, or, for a remark that stands alone, the next that holds code."""
        after = [line for line in (*self.proofs, *self.constants) if line >= place]
        return min(after, default=place)

    def uses(self) -> dict[str, set[Where]]:
        """The lines within functions that use a name."""
        found: dict[str, set[Where]] = {}
        for function in (node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)):
            for node in ast.walk(function):
                name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
                if name and isinstance(node, (ast.Name, ast.Attribute)):
                    found.setdefault(name, set()).add((self.name, node.lineno))
        return found

    # -- what must run

    def _read_module(self) -> None:
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                self._read_class(node)
            elif isinstance(node, ast.FunctionDef):
                self._read_function(node)
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names = tuple(target.id for target in targets if isinstance(target, ast.Name))
                self.constants.update(dict.fromkeys(span(node), names))
            else:
                self.proofs.update(dict.fromkeys(span(node), frozenset[Where]()))  # it runs when it is imported

    def _read_class(self, node: ast.ClassDef) -> None:
        methods = [item for item in node.body if isinstance(item, ast.FunctionDef)]
        own = frozenset(where for method in methods for where in self._lines(body_of(method)))
        self.proofs.update(dict.fromkeys(span(node), own))
        for method in methods:
            self._read_function(method)

    def _read_function(self, node: ast.FunctionDef) -> None:
        self.proofs.update(dict.fromkeys(span(node), self._lines(body_of(node))))
        self._read_block(node.body)

    def _read_block(self, block: list[ast.stmt]) -> None:
        for statement in block:
            if is_docstring(statement):
                continue
            inner = inner_blocks(statement)
            last = min((first.lineno - 1 for part in inner for first in part[:1]), default=statement.end_lineno or 0)
            head = range(statement.lineno, max(last, statement.lineno) + 1)
            self.proofs.update(dict.fromkeys(head, self._lines(head)))
            for part in inner:
                self._read_block(part)
        for above, statement in remarks_above(self.text, block):
            self.proofs[above] = self.proofs.get(statement.lineno, frozenset())

    def _lines(self, lines: range) -> Lines:
        return frozenset((self.name, line) for line in lines)


def span(node: ast.stmt) -> range:
    """The lines of a statement."""
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def body_of(function: ast.FunctionDef) -> range:
    """The lines of a function that run when it is called."""
    first = function.body[1] if is_docstring(function.body[0]) and len(function.body) > 1 else function.body[0]
    return range(first.lineno, (function.end_lineno or first.lineno) + 1)


def is_docstring(statement: ast.stmt) -> bool:
    """Whether it is nothing but a text."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def inner_blocks(statement: ast.stmt) -> list[list[ast.stmt]]:
    """The blocks within a statement: of a loop, a condition, a `with`."""
    names = ("body", "orelse", "finalbody")
    return [block for name in names if isinstance(block := getattr(statement, name, None), list) and block]


def remarks_above(text: str, block: list[ast.stmt]) -> Iterator[tuple[int, ast.stmt]]:
    """Lines that only hold a remark, each with the statement below it."""
    lines = text.splitlines()
    for statement in block:
        above = statement.lineno - 1
        while above > 0 and lines[above - 1].lstrip().startswith("#"):
            yield above, statement
            above -= 1
