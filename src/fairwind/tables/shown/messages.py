"""What is told to a reader, as types: the page has the same ones in TypeScript, made by web/generate.py."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from fairwind.kernel.spec import Json
from fairwind.tables.seats import SeatKind

FactValue = int | str | bool | list[int] | list[str] | None
Weight = Literal["", "nothing", "no-points", "ends"]
Mark = Literal["inaccuracy", "mistake", "blunder"]
Points = list[list[tuple[str, int]]]  # by seat, then by item


class EditionShown(TypedDict):
    """What is told of an edition; with the facts that the game's words take from it, if it is not the usual one."""

    name: str
    title: str
    confidence: dict[str, str]
    printed_facts: NotRequired[dict[str, int | str]]


class VariantShown(TypedDict):
    """Something players may agree on; the first value is the usual one."""

    name: str
    values: list[str]


class PartNames(TypedDict):
    """How the parts of a notation are called: the verb of an answer, or of an outcome, then the names of its parts."""

    do: dict[str, list[str]]
    out: dict[str, list[str]]


class BotsOffered(TypedDict):
    """The bots people choose among at a game, weakest first; which is usual, which suits a first game, and which plays
    for whoever is away.
    """

    menu: list[str]
    usual: str
    first: str
    stands_in: str


class GameShown(TypedDict):
    """A game: what the lobby shows, and what a drawing needs to know of it; facts are those of its usual edition.

    `first_game` are the values of variants that suit a first game, where they are not the usual ones; `decides` are the
    rules of a decision, by the name of its question; `lessons` are the names of those in its course, `puzzles`
    those of its puzzles.
    """

    name: str
    seats: list[int]
    bots: BotsOffered
    variants: list[VariantShown]
    first_game: dict[str, str]
    editions: list[EditionShown]
    explains: dict[str, list[str]]
    decides: dict[str, list[str]]
    chapters: list[str]
    parts: PartNames
    printed_facts: dict[str, int | str]
    lessons: list[str]
    puzzles: list[str]


class RuleShown(TypedDict):
    """A rule in words; the name of the picture that says more than these, if there is one."""

    number: str
    chapter: str
    picture: str
    source: str
    status: Literal["certain", "ruling"]
    text: str
    reason: str


class NearbyShown(TypedDict):
    """How other machines in the local network reach the server: its address there, and whether it lets them in.

    Only told to whoever sits at the server's own machine; the address is empty for everybody else.
    """

    address: str
    open: bool


class SeatListed(TypedDict):
    """A seat as the lobby lists it."""

    name: str
    kind: SeatKind
    bot: str


class TableListed(TypedDict):
    """A table as the lobby lists it; `carried`: its game began elsewhere."""

    id: str
    game: str
    status: Literal["waiting", "running"]
    seats: list[SeatListed]
    made: str
    carried: bool


class PaceShown(TypedDict):
    """How long a seat may take: seconds a turn, and a reserve for the whole game."""

    turn: int
    reserve: int


class ClockShown(TypedDict):
    """What a seat has left, in milliseconds: of this turn, then of the reserve; and whether its time runs now."""

    turn: int
    reserve: int
    runs: bool


class SeatShown(SeatListed):
    """A seat at the table."""

    here: bool
    thinking: bool
    owes: bool
    resigned: bool
    late: bool
    colour: int


class Choice(TypedDict):
    """One option: how it is written, the things to touch for it, and what its words say beside its notation."""

    do: str
    touch: list[str]
    details: NotRequired[dict[str, int | str]]


class Question(TypedDict):
    """What a seat is asked: the message that asks, its facts, and a verb whose options may be answered in a row."""

    decision: int
    ask: str
    facts: dict[str, FactValue]
    options: list[Choice]
    chain: str


class NamedFacts(TypedDict):
    """Something that the words of the game have a sentence for, by its name, with its facts."""

    what: str
    facts: dict[str, FactValue]


class MeaningShown(TypedDict):
    """What explains an option: facts for its words, rules of what it names, and which of several texts it has."""

    facts: dict[str, int | str]
    rules: list[str]
    case: str


class OptionPreview(TypedDict):
    """What an option would bring to the seat: gains by store (a price is below 0) and points by item.

    `weight` says why one should think twice, empty for most; `ends` what is over with it, `then` what is asked next.
    `follows` are the usual answers to what is asked after it, and `skips` the first question that they answer.
    `means` is for whoever asks what the option does.
    """

    do: str
    gains: list[tuple[str, int]]
    points: list[tuple[str, int]]
    weight: Weight
    ends: NamedFacts | None
    then: NamedFacts | None
    follows: list[str]
    skips: str
    means: MeaningShown


class PreviewsShown(TypedDict):
    """What each option of a decision would bring, in the order of the options."""

    decision: int
    options: list[OptionPreview]


class OutlookShown(TypedDict):
    """An option and what it leads to: the chance to win, and the points that are expected at the end."""

    do: str
    win: float
    points: float


class HintShown(TypedDict):
    """What the coach would answer: one option, or the first of those that are about equal, `equal` of them in all.

    `other` is the next that is clearly worse, and `reason` what the best has over that, in words; empty if the coach
    can give none.
    """

    decision: int
    best: list[OutlookShown]
    equal: int
    other: OutlookShown | None
    reason: str


class WishShown(TypedDict):
    """Who wants to take back what others have seen, and who has agreed of those who must."""

    by: int
    agreed: list[int]
    others: list[int]


class TakenBack(TypedDict):
    """What an undo would take back: answers in all, whole turns of others among them, and those of bots among these.

    `practice`: nobody is asked, somebody has seen what comes, and the game counts as practice from then on.
    """

    answers: int
    turns: int
    bots: int
    practice: bool


class ResultShown(TypedDict):
    """How a game ended; with the tie-break, if it has put seats with equal points in order."""

    points: list[int]
    places: list[int]
    ended: str
    decided_by: NotRequired[str]


class SealsShown(TypedDict):
    """What is sealed before a game: the house's secret, and by seat a word (`""` where there is none).

    `awaited` are the seats whose words are still to be given, now that everybody is there.
    """

    house: str
    words: list[str]
    awaited: list[int]


class WordShown(TypedDict):
    """The word of a seat: its seal, and the word itself once the game is over, unless it was not given."""

    seat: int
    commitment: str
    word: str | None


class FindingShown(TypedDict):
    """One thing that the check of the draws has found, in words."""

    message: str
    wrong: bool
    text: str


class DrawsShown(TypedDict):
    """What the draws of a game follow from, as far as it may be known, and what their check has found at the end."""

    table: str
    commitment: str
    secret: str | None
    words: list[WordShown]
    findings: list[FindingShown]


class SettledShown(TypedDict):
    """What everybody is shown of a table and never changes.

    `carried`: the game began elsewhere, and whoever brought it may know what is hidden.
    """

    edition: EditionShown | None
    variants: dict[str, str]
    pace: PaceShown | None
    carried: bool


class TableShown(TypedDict):
    """What everybody is shown of a table; `hints`: whether the coach may be asked, `hinted`: how often, by seat."""

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    n: int
    public: bool
    seats: list[SeatShown]
    scores: Points | None
    result: ResultShown | None
    consent: WishShown | None
    rematch: str | None
    stopped: str | None
    seals: SealsShown | None
    practice: bool
    hints: bool
    hinted: list[int]
    clocks: list[ClockShown] | None
    onlookers: int


class Changing(TableShown):
    """A table as one viewer sees it, but for what never changes; `view` is the game's own, empty before the start."""

    mine: list[int]
    seat: int | None
    view: dict[str, Any]
    asked: Question | None
    undo: Literal["free", "consent"] | None
    takes_back: TakenBack | None
    since: int


class Snapshot(Changing, SettledShown):
    """A table as one viewer sees it, with what never changes."""


class Told(TypedDict):
    """One thing that a viewer hears, with its facts beside the name."""

    event: str


class LogRow(TypedDict):
    """One row of the log, as a viewer may read it; with each seat's points after it, where they are open."""

    n: int
    at: str
    by: int | None
    told: list[Told]
    points: NotRequired[list[int]]


class TableHeld(TypedDict):
    """A table at which the reader has seats, `mine`.

    `owing` are the seats that owe an answer, or null where that is not known; `since` is when something was played
    last, or the table was made; `last` is what happened then, as the reader may hear it, null at the beginning.
    """

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    seats: list[SeatListed]
    mine: list[int]
    owing: list[int] | None
    yours: bool
    since: str
    last: LogRow | None
    result: ResultShown | None


class TablesHeld(TypedDict):
    """The reader's tables: running, those first where it is their turn; waiting; and the last that are finished.

    `more` is what to ask for those finished before, or null; `turns` counts the tables where it is the reader's turn.
    """

    running: list[TableHeld]
    waiting: list[TableHeld]
    finished: list[TableHeld]
    more: str | None
    turns: int


class VisitorShown(TypedDict):
    """Whoever asks: what they are called, the colour they wish for, and how many tables are theirs."""

    name: str
    colour: int | None
    tables: int


class PassageShown(TypedDict):
    """Where a passage leads to, and who has come through it: `here` is whoever this browser was until now."""

    there: VisitorShown
    here: VisitorShown


class FaredShown(TypedDict):
    """How the reader fared at one game, against people or against bots only; `place` and `points` are means."""

    game: str
    against: Literal["people", "bots"]
    games: int
    won: int
    place: float
    best: int
    points: float


class Update(TypedDict):
    """What a live connection brings: the whole first, later what may have changed; the same is left out of the view."""

    snapshot: Snapshot | Changing
    log: list[LogRow]


class Message:
    """A message to all who see the same, and how it is written, once that is known, by coding."""

    __slots__ = ("data", "event", "n", "written")

    def __init__(self, event: Literal["update", "onlookers", "gone"], n: int, data: Update | dict[str, Any]) -> None:
        self.event = event
        self.n = n
        self.data = data
        self.written: dict[str, bytes] = {}


class AnswerTaken(TypedDict):
    """How far a chain of answers was carried out, and the last row."""

    n: int
    done: int


class Why(TypedDict):
    """The rule that forbids something, in words; or null if nothing does."""

    rule: str | None
    facts: NotRequired[dict[str, int | str]]
    text: NotRequired[str]


class ChapterMark(TypedDict):
    """The step with which a part of the game begins, and the event that tells it, with its facts."""

    step: int
    event: str
    facts: dict[str, FactValue]


class ReplayHead(TypedDict):
    """A record before its first step; with the steps at which parts of the game and turns of seats begin.

    `names` are those of the record, empty for a seat to which it gives none; `players` are those who gave the last
    answers of each seat, as far as the record says; `carried` is how many steps were played elsewhere, null for a game
    that began where it was played.
    """

    game: str
    seats: int
    names: list[str]
    players: list[SeatListed]
    steps: int
    result: ResultShown | None
    edition: EditionShown
    variants: dict[str, str]
    practice: bool
    hinted: list[int]
    carried: int | None
    chapters: list[ChapterMark]
    turns: list[tuple[int, int]]


class ReplayStep(TypedDict):
    """A record after so many steps; `owing` are the seats that owe an answer then: a game can be played on from there.

    `views` holds every seat's if everything is open.
    """

    step: int
    by: int | None
    do: str
    told: list[Told]
    view: dict[str, Any]
    points: list[int]
    scores: Points
    owing: list[int]
    views: NotRequired[list[dict[str, Any]]]


class LikelyShown(TypedDict):
    """Something that would likely have followed: who, and what, in words."""

    seat: int
    text: str


class MarkShown(TypedDict):
    """An answer that gave much away: the step of the replay before it, who gave it, and what the coach says to it.

    `best` are the things to touch for the better option, `played` those for what was answered, and `follows` what
    would likely have come after the better one.
    """

    step: int
    seat: int
    mark: Mark
    title: str
    remarks: list[str]
    best: list[str]
    played: list[str]
    follows: list[LikelyShown]


class GameReviewShown(TypedDict):
    """What the coach found in a finished game: the odds of each seat after each step, marks, and what was luck.

    The odds are chances to win, or the expected points of somebody alone. `how` says what the marks mean.
    """

    odds: list[list[float]]
    marks: list[MarkShown]
    luck: list[str]
    how: str


class ReviewShown(TypedDict):
    """Whether a finished game was reviewed, how far that is in percent, and the review once it is done."""

    status: Literal["none", "running", "failed", "done"]
    percent: int
    review: GameReviewShown | None


class ProblemShown(TypedDict):
    """A refusal: a word for programs, a sentence for people, and the rule that says so."""

    type: str
    title: str
    status: int
    detail: str
    rule: NotRequired[str]
    facts: NotRequired[Json]


# -- being told while away


class WishesShown(TypedDict):
    """What a visitor has chosen."""

    turns: bool
    zone: str
    quiet: list[int] | None  # from and to, in minutes of the day
    devices: int
    address: str
    confirmed: bool


class NoticesShown(TypedDict):
    """How a visitor can be told while away, and what they have chosen."""

    push: str  # the server's public key; empty if the host has not switched push on
    mail: bool
    wishes: WishesShown | None


# -- lessons


class LessonListed(TypedDict):
    """A lesson of a game's course, with how long it takes."""

    name: str
    title: str
    minutes: int
    steps: int


class LessonStepShown(TypedDict):
    """What a lesson says now: `number` counts from 1 to `steps`; what to point at are things of the table.

    A step that only tells goes on with the answer `next`, a quiz with `choice 1`, the others with an answer to what
    is asked in the snapshot.
    """

    name: str
    number: int
    steps: int
    kind: Literal["tell", "answer", "quiz"]
    text: str
    points_at: list[str]
    choices: list[str]


class LessonReply(TypedDict):
    """What is said to the last answer; a forbidden one with the number of the rule. The text may be empty."""

    on: Literal["right", "allowed", "forbidden", "wrong"]
    text: str
    rule: str


class LessonShown(TypedDict):
    """Where somebody stands in a lesson.

    `answers` are those that went on: to give another, send them with it; to go back, send one less. `step` is null at
    the end, when `understood` says what to have understood, and `next` which lesson follows. `told` is what happened
    since the answer before the last.
    """

    game: str
    lesson: str
    title: str
    answers: list[str]
    step: LessonStepShown | None
    reply: LessonReply | None
    understood: str
    next: str | None
    told: list[LogRow]
    snapshot: Snapshot
    previews: PreviewsShown | None


class PuzzleListed(TypedDict):
    """A puzzle of a game: its difficulty is the level that finds it, one above the highest if none does."""

    puzzle: str
    difficulty: int
    seats: int


class PuzzleShown(TypedDict):
    """The position of a puzzle for the seat that is asked, without what is right there."""

    game: str
    puzzle: str
    difficulty: int
    snapshot: Snapshot
    previews: PreviewsShown


class PuzzleReply(TypedDict):
    """What the coach says to an answer: `best` are the options that are right, the best first.

    `chosen` is what was answered, and `lost` what that gives away of the win. `reason` says what the best has over it,
    in sentences; if it is right, over the next that is worse.
    """

    right: bool
    best: list[OutlookShown]
    chosen: OutlookShown
    lost: float
    reason: str
