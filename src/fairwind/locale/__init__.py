"""The words of Fairwind in four languages, from Fluent files.

A game carries its own words, `locale/<lang>.ftl` in its package, and those of its course in `lessons/<lang>.ftl`.
Beside this module stand `kernel.ftl` with the rules that hold at every table, and `table.ftl` with the words that the
doors (terminal, server) share; `coach.ftl` is what the coach says, `server.ftl` what the server refuses, `web.ftl` what
only the page says.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from fairwind.games import game as find_game
from fairwind.kernel.actions import Action
from fairwind.kernel.refusals import Facts, Refusal
from fairwind.kernel.rulebook import Rule, message_name
from fairwind.kernel.spec import LESSONS, Edition, Meaning
from fairwind.kernel.state import Frame

LANGUAGES: Final[tuple[str, ...]] = ("en", "fr", "de", "nl")
SHARED_FILES: Final[tuple[str, ...]] = ("kernel", "table", "coach", "server")
OUR_FILES: Final[tuple[str, ...]] = (*SHARED_FILES, "web")
# Facts that name a seat: they are told as the player's name.
SEAT_FACTS: Final = frozenset(
    {
        "seat",
        "by",
        "to",
        "from",
        "giver",
        "receiver",
        "holder",
        "owner",
        "other",
        "winner",
        "player",
        "target",
        "victim",
    }
)
# Facts that are said already: they are told as they are.
SAID_FACTS: Final = frozenset({"name", "sentence", "things", "who"})
CALLED: Final = "word-"  # how a fact begins that is the name of a thing
WHOLE_NUMBER: Final = re.compile(r"-?\d+")


BEHIND: Final = ("one", "two", "three")  # what stands behind a word


class UnknownLanguage(ValueError):
    """A language that we do not speak: says which there are."""


def words_file(lang: str, name: str) -> Traversable:
    """Where words stand: those of every table by the name of their file, a game's own by the name of the game."""
    if name in OUR_FILES:
        return resources.files(__package__) / lang / f"{name}.ftl"
    return resources.files(find_game(name).package) / "locale" / f"{lang}.ftl"


def course_words_file(lang: str, game: str) -> Traversable:
    """Where the words of a game's course stand: beside its lessons, for they are read by whoever learns only."""
    return resources.files(find_game(game).package) / LESSONS / f"{lang}.ftl"


@cache
def _bundle(lang: str, game: str, course: bool = False) -> FluentBundle:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{lang}'; choose one of: {', '.join(LANGUAGES)}.")
    bundle = FluentBundle([lang], use_isolating=False)
    files = [words_file(lang, name) for name in (*SHARED_FILES, *([game] if game else []))]
    for file in (*files, *([course_words_file(lang, game)] if course else [])):
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Words:
    """What a game says, in one language, of what an edition prints; `names` are the players', by seat.

    With `course` it has the words of the game's lessons too.
    """

    def __init__(self, lang: str, game: str = "", edition: Edition | None = None, *, course: bool = False) -> None:
        self.lang: Final = lang
        self.game: Final = game
        self._bundle: Final = _bundle(lang, game, course)
        self.problems: list[str] = []  # texts that are missing or could not be filled in; the tests want none
        spec = find_game(game) if game else None
        printed = spec.printed_facts(edition or spec.edition()) if spec is not None else {}
        self._printed: Final[dict[str, Any]] = {}  # what texts say of what is printed
        self._called: Final[dict[str, Any]] = {}  # what the edition calls its things; no text asks for these by name
        for name, value in printed.items():
            facts = self._called if name.startswith(CALLED) else self._printed
            facts[name] = self._fact(name, value, ())

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether there is such a text."""
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def text(
        self,
        message: str,
        facts: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        attribute: str = "",
        **more: Any,
    ) -> str:
        """A text with its facts filled in; a missing text is told by its name, so that a door never fails over it."""
        if not self.has(message, attribute):
            self.problems.append(f"{self.lang}: no text {message} {attribute}".rstrip())
            return message
        told_facts = {name: self._fact(name, value, names) for name, value in {**(facts or {}), **more}.items()}
        given = {**self._printed, **told_facts}
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        told, errors = self._bundle.format_pattern(pattern, given)
        self.problems += [f"{self.lang}: {message}: {error}" for error in errors]
        return str(told)

    def seat_names(self, players: Sequence[str], seats: int) -> list[str]:
        """What the seats are called: by their players, and by their number where no player has a name."""
        named = [*players, *[""] * (seats - len(players))]
        return [name or self.text("table-player-number", number=seat + 1) for seat, name in enumerate(named)]

    def _fact(self, name: str, value: Any, names: Sequence[str]) -> Any:
        """A fact as a person says it: seats by name, words translated, numbers as numbers."""
        if name in SAID_FACTS:
            return value
        if isinstance(value, str) and WHOLE_NUMBER.fullmatch(value):
            value = int(value)
        if isinstance(value, int) and name in SEAT_FACTS:
            return names[value] if 0 <= value < len(names) else str(value + 1)
        if isinstance(value, str):
            return self.word(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._fact(name, item, names)) for item in value)
        return value

    def word(self, value: str) -> str:
        """What the edition calls this, or a word of the game; what is no word stays as it is.

        A word may have a value behind it (`caravel-card 12`), or several, which its text calls one, two and three;
        several words may be joined (`blue+red`), or one of them be meant (`wood|gem`); and what ends in a number may
        have one text for all of them (`regions-7` is `word-regions-n`).
        """
        if CALLED + value in self._called:
            return str(self._called[CALLED + value])
        word, _, rest = value.partition(" ")
        if rest and self.has(f"word-{word}"):
            return self.text(f"word-{word}", {"value": rest, **dict(zip(BEHIND, rest.split(" "), strict=False))})
        if "+" in value:
            return ", ".join(self.word(one) for one in value.split("+"))
        if "|" in value:
            return self._one_of([self.word(one) for one in value.split("|")])
        if self.has(f"word-{word}"):
            return self.text(f"word-{word}", value=rest)
        name, _, number = value.rpartition("-")
        if WHOLE_NUMBER.fullmatch(number) and self.has(f"word-{name}-n"):
            return self.text(f"word-{name}-n", n=int(number))
        return value

    def _one_of(self, words: Sequence[str]) -> str:
        """Things of which one is meant."""
        told = words[-1]
        for word in reversed(words[:-1]):
            told = self.text("table-or", {"things": word}, who=told)
        return told

    # -- what a table says

    def rule(self, rule: Rule | str) -> str:
        """A rule in our own words."""
        number = rule if isinstance(rule, str) else rule.number
        return self.text(message_name(number))

    def reason(self, rule: Rule) -> str:
        """Why a ruling was made; empty for a rule that is printed."""
        return self.text(rule.message, attribute="reason") if self.has(rule.message, "reason") else ""

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why something is not allowed, as a sentence; where nothing forbids it but the moment, when it can be done."""
        if not refusal.when:
            return self.refusal_of(refusal.rule, refusal.facts, names)
        sentence = self.text(f"when-{refusal.when}")
        facts = dict(refusal.facts)
        if "holder" in facts:
            return self.text("table-not-now", facts, names, sentence=sentence)
        return self.text("table-chosen-already", sentence=sentence) if "chosen" in facts else sentence

    def refusal_of(self, number: str, facts: Facts, names: Sequence[str] = ()) -> str:
        """The sentence for whoever breaks this rule."""
        message = message_name(number)
        if self.has(message, "refused"):
            return self.text(message, dict(facts), names, attribute="refused")
        return self.text(message)

    def ask(self, frame: Frame, names: Sequence[str] = (), options: Sequence[Action] = ()) -> str:
        """What a decision asks; there may be another text for just these sorts of options."""
        facts = {name: getattr(frame, name) for name in frame.FIELDS}
        asked = f"ask-{kebab(type(frame).__name__)}"
        of_a_sort = "-".join([asked, *sorted({option.verb() for option in options})])
        return self.text(of_a_sort if self.has(of_a_sort) else asked, facts, names)

    def action(self, action: Action, names: Sequence[str] = (), details: Mapping[str, Any] | None = None) -> str:
        """What an answer does; `details` are those of the game, at this table."""
        return self._at_table(f"do-{action.verb()}", action.parts(), names, details)

    def meaning(
        self, action: Action, meaning: Meaning, names: Sequence[str] = (), details: Mapping[str, Any] | None = None
    ) -> str:
        """What an answer is for, in a sentence or two; empty if the game says nothing of it."""
        message = "-".join(["does", action.verb(), *([meaning.case] if meaning.case else [])])
        facts = {**action.parts(), **(details or {}), **dict(meaning.facts)}
        told = [self.text(message, facts, names)] if self.has(message) else []
        return " ".join([*told, *[self.rule(number) for number in meaning.rules]])

    def beside(self, action: Action, meaning: Meaning) -> str:
        """What a list says behind an answer: its price, what it uses up; empty if the game says nothing of it."""
        message = f"beside-{action.verb()}"
        return self.text(message, {**action.parts(), **dict(meaning.facts)}) if self.has(message) else ""

    def answer(self, action: Action, by: int, names: Sequence[str], details: Mapping[str, Any] | None = None) -> str:
        """What a seat did, as a sentence; empty if what follows from it tells it all."""
        message = f"did-{action.verb()}"
        if not self.has(message):
            return f"{names[by]}: {self.action(action, names, details)}"
        return self._at_table(message, {**action.parts(), "by": by}, names, details)

    def _at_table(
        self, message: str, facts: Mapping[str, Any], names: Sequence[str], details: Mapping[str, Any] | None
    ) -> str:
        """A text, or what it says where the game has told more than its parts."""
        attribute = "here" if details and self.has(message, "here") else ""
        return self.text(message, {**facts, **(details or {})}, names, attribute)

    def outcome(self, outcome: Action, names: Sequence[str] = ()) -> str:
        """What came out; empty if what follows from it tells it all."""
        return ", ".join(self.outcomes([outcome], names))

    def outcomes(self, outcomes: Sequence[Action], names: Sequence[str] = ()) -> list[str]:
        """What came out, of one kind and one after the other: in one sentence if there is one for several."""
        message = f"out-{outcomes[0].verb()}"
        if not self.has(message, "thing"):
            told = [self.text(message, outcome.parts(), names) for outcome in outcomes]
            return [line for line in dict.fromkeys(told) if line]
        things = [self.text(message, outcome.parts(), names, attribute="thing") for outcome in outcomes]
        return [self.text(message, {"things": "; ".join(things), "count": len(things)})]

    def event(self, told: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Something that happened, as a seat hears of it."""
        facts = {name: value for name, value in told.items() if name != "event"}
        return self.text(f"log-{told['event']}", facts, names)


def kebab(name: str) -> str:
    """`TakeCard` is `take-card`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
