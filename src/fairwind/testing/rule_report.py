"""The rules report: which rules have code, a test and a text in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fairwind.kernel.rulebook import RULING, Rule
from fairwind.kernel.spec import GameSpec, Json
from fairwind.locale import LANGUAGES, Words
from fairwind.testing.taught_rules import package_folder, source_files, taught_rules

REFUSAL: Final = re.compile(r"Refusal\(\s*['\"]([A-Z]+-[0-9.]+)['\"]")


class NoTests(ValueError):
    """There is no folder of tests to read."""


@dataclass
class RuleReport:
    """How many rules there are, and the numbers of those that lack something.

    Not every rule needs a lesson, but every chapter does.
    """

    game: str
    rules: int = 0
    certain: int = 0
    rulings: int = 0
    without_code: list[str] = field(default_factory=list)
    without_test: list[str] = field(default_factory=list)
    untranslated: list[str] = field(default_factory=list)
    untaught: list[str] | None = None  # by no lesson; None where that cannot be seen
    untaught_chapters: list[str] | None = None

    @property
    def is_whole(self) -> bool:
        """Whether no rule lacks anything."""
        return not (self.without_code or self.without_test or self.untranslated)

    def as_json(self) -> Json:
        """For programs."""
        return dict(vars(self))


def rule_report(spec: GameSpec[Any, Any], tests: Path | None = None) -> RuleReport:
    """What each rule of a game has; tests are looked for beside the package, else in the current folder."""
    rules = spec.rulebook.rules
    code = code_of(spec)
    proven = set(rules_marked(tests or tests_folder(spec)))
    refused = set(REFUSAL.findall(code))
    taught = taught_rules(spec)
    spoken = [Words(lang, spec.name) for lang in LANGUAGES]
    return RuleReport(
        game=spec.name,
        rules=len(rules),
        certain=sum(rule.status != RULING for rule in rules),
        rulings=sum(rule.status == RULING for rule in rules),
        without_code=[rule.number for rule in rules if not is_cited(rule.number, code)],
        without_test=[rule.number for rule in rules if rule.number not in proven],
        untranslated=[rule.number for rule in rules if lacks_text(rule, spoken, rule.number in refused)],
        untaught=None if taught is None else [rule.number for rule in rules if rule.number not in taught],
        untaught_chapters=None if taught is None else untaught_chapters(spec, taught),
    )


def chapter_of(number: str) -> str:
    """The chapter of a rule: that of `MN-4.9` is `MN-4`."""
    return number.partition(".")[0]


def untaught_chapters(spec: GameSpec[Any, Any], taught: set[str]) -> list[str]:
    """The chapters of which no lesson touches a single rule."""
    chapters = dict.fromkeys(chapter_of(rule.number) for rule in spec.rulebook.rules)
    touched = {chapter_of(number) for number in taught}
    return [chapter for chapter in chapters if chapter not in touched]


# -- code


def code_of(spec: GameSpec[Any, Any]) -> str:
    """All source of the game's package, but for what only lists rules."""
    return "\n".join(file.read_text(encoding="utf-8") for file in source_files(spec))


def is_cited(number: str, code: str) -> bool:
    """Whether the whole number stands in the code: MN-1.10 does not cite MN-1.1."""
    return re.search(rf"(?<![\w.-]){re.escape(number)}(?![\w-]|\.\d)", code) is not None


# -- tests


def tests_folder(spec: GameSpec[Any, Any]) -> Path:
    """The tests of the checkout that the package lies in, else those of the current folder."""
    for above in (*package_folder(spec).parents, Path.cwd()):
        if (above / "tests").is_dir() and ((above / "pyproject.toml").is_file() or above == Path.cwd()):
            return above / "tests"
    raise NoTests("There are no tests to read; run the report in a checkout of Fairwind, where tests/ is.")


def rules_marked(tests: Path) -> Iterator[str]:
    """Every number in a mark `@rule("…")` or `pytest.mark.rule("…")`."""
    files = sorted(tests.rglob("*.py"))
    if not files:
        raise NoTests(f"There are no tests in {tests}; run the report in a checkout of Fairwind.")
    for file in files:
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError):
            raise NoTests(f"{file} is no sound Python; correct it and run the report again.") from None
        yield from (number for node in ast.walk(tree) for number in numbers_of_mark(node))


def numbers_of_mark(node: ast.AST) -> list[str]:
    """The rule numbers that a call names, if it is the mark."""
    if not isinstance(node, ast.Call):
        return []
    called = node.func
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    if name != "rule":
        return []
    return [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]


# -- texts


def lacks_text(rule: Rule, spoken: list[Words], refused: bool) -> bool:
    """Whether a text is missing in some language, or is the English one again."""
    parts = [""]
    if rule.status == RULING:
        parts.append("reason")
    if refused:
        parts.append("refused")
    for part in parts:
        if not all(words.has(rule.message, part) for words in spoken):
            return True
    texts = [words.rule(rule) for words in spoken]
    return texts[0] in texts[1:]
