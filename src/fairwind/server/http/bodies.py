"""The bodies of requests, checked before anything is done."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt
from pydantic_core import PydanticCustomError

from fairwind.kernel.names import BadName, cleaned, read_name
from fairwind.server.settings import Limits
from fairwind.tables.seats import COLOURS

LIMITS: Final = Limits()
WRONG_NAME: Final = "wrong_name"  # the types of our own complaints
WRONG_CHAT: Final = "wrong_chat"
MOST_SEATS: Final = 12
MOST_ANSWERS: Final = 100  # in one chain
MOST_TOUCHES: Final = 10  # for one answer
SHORTEST_TURN: Final = 5  # seconds
LONGEST_TURN: Final = 31 * 24 * 3600
LARGEST_NUMBER: Final = 2**31 - 1


def name_of(text: str) -> str:
    """A player's name."""
    try:
        return read_name(text)
    except BadName:
        raise PydanticCustomError(WRONG_NAME, "this is no name") from None


def chat_of(text: str) -> str:
    """Something said."""
    said = cleaned(text)
    if not 1 <= len(said) <= LIMITS.chat:
        raise PydanticCustomError(WRONG_CHAT, "this cannot be said")
    return said


# What a description cannot say of a text has a name in it, by which `fairwind.offline` knows it.
Name = Annotated[str, Field(max_length=200, json_schema_extra={"format": "name"}), AfterValidator(name_of)]
Said = Annotated[str, Field(max_length=4000), AfterValidator(chat_of)]
Word = Annotated[str, Field(max_length=200)]
Seal = Annotated[str, Field(pattern="^([0-9a-f]{64})?$")]  # of a word, or nothing
GivenWord = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Colour = Annotated[StrictInt, Field(ge=0, lt=COLOURS)]
SeatNumber = Annotated[StrictInt, Field(ge=0, lt=MOST_SEATS)]
Number = Annotated[StrictInt, Field(ge=0, le=LARGEST_NUMBER)]
MinuteOfDay = Annotated[StrictInt, Field(ge=0, lt=24 * 60)]


class Body(BaseModel):
    """A body says nothing that we do not know."""

    model_config = ConfigDict(extra="forbid")


class SeatWish(Body):
    """Who is to sit at a seat of a new table."""

    kind: Literal["you", "open", "bot"]
    name: Name | None = None
    bot: Word | None = None
    colour: Colour | None = None


class PaceWish(Body):
    """Seconds a turn, and a reserve for the whole game."""

    turn: Annotated[StrictInt, Field(ge=SHORTEST_TURN, le=LONGEST_TURN)]
    reserve: Annotated[StrictInt, Field(ge=0, le=LONGEST_TURN)] = 0


class MakeTable(Body):
    """What somebody wants to play."""

    game: Word
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    variants: Annotated[dict[Word, Word], Field(max_length=50)] = {}
    edition: Word = ""
    edition_text: str = ""
    public: StrictBool = False
    seal: Seal = ""
    pace: PaceWish | None = None
    hints: StrictBool = False


class PlayOn(Body):
    """From which step of a record somebody wants to play on, usually its last, and with whom."""

    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    step: Number | None = None
    public: StrictBool = False
    seal: Seal = ""
    pace: PaceWish | None = None
    hints: StrictBool = False


class Join(Body):
    """Who comes, where they want to sit, the seal of their word, and the colour they wish for."""

    name: Name
    seat: SeatNumber | None = None
    seal: Seal = ""
    colour: Colour | None = None


class KeepMe(Body):
    """What a visitor is called, and the colour they wish for."""

    name: Name
    colour: Colour | None = None


class GoThrough(Body):
    """What stands in the link of a passage; and whether tables that this browser has are to be joined to those."""

    word: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{32}$")]
    join: StrictBool = False


class Again(Body):
    """The seal of a word for the next game."""

    seal: Seal = ""


class GiveWord(Body):
    """The word that was sealed."""

    word: GivenWord


class Start(Body):
    """With which bot open seats are filled."""

    bot: Word


class SeatBody(Body):
    """For which of the reader's seats."""

    seat: SeatNumber


class HandToBot(Body):
    """Which bot plays for the seat; none to take it back."""

    seat: SeatNumber
    bot: Word | None


class LinkWish(Body):
    """For which seat a link is wanted; shared, both browsers keep it."""

    seat: SeatNumber
    share: StrictBool = False


class Claim(Body):
    """The secret of a link."""

    secret: Word
    name: Name | None = None
    seal: Seal = ""


class Answer(Body):
    """An answer, or a chain of them, to the decision of this number."""

    seat: SeatNumber
    decision: Number
    do: Word | Annotated[list[Word], Field(min_length=1, max_length=MOST_ANSWERS)]


class AskCoach(Body):
    """Which seat asks the coach, about the decision of this number."""

    seat: SeatNumber
    decision: Number


class LessonAnswers(Body):
    """What somebody has answered in a lesson so far: `next`, `choice 2`, or an answer of the game."""

    answers: Annotated[list[Word], Field(max_length=MOST_ANSWERS)] = []


class LessonTouches(LessonAnswers):
    """What somebody has answered in a lesson so far, and the things that they touch then, in order."""

    touch: Annotated[list[Word], Field(min_length=1, max_length=MOST_TOUCHES)]


class PuzzleAnswer(Body):
    """An answer to a puzzle; of a chain only the first, which is what was asked."""

    do: Annotated[list[Word], Field(min_length=1, max_length=MOST_ANSWERS)]


class PuzzleTouches(Body):
    """What was touched, one thing after the other, at the table of a puzzle."""

    touch: Annotated[list[Word], Field(min_length=1, max_length=MOST_TOUCHES)]


class Agree(Body):
    """Whether this seat agrees that another takes back."""

    seat: SeatNumber
    agree: StrictBool


class Chat(Body):
    """Something said."""

    seat: SeatNumber | None = None
    text: Said


# -- being told while away


class NoticeWish(Body):
    """When to be told: of turns in general, and in which hours of the reader's zone not, in minutes of the day."""

    zone: Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
    quiet: Annotated[list[MinuteOfDay], Field(min_length=2, max_length=2)] | None = None
    turns: StrictBool = True


class PushKeys(Body):
    """With which only the browser can read what is sent to it."""

    p256dh: Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Field(max_length=32, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushWish(Body):
    """What the browser's PushManager gave."""

    endpoint: Annotated[str, Field(max_length=2000)]
    keys: PushKeys


class EndpointOf(Body):
    """Of which browser."""

    endpoint: Annotated[str, Field(max_length=2000)]


class MailWish(Body):
    """Where to send mail."""

    address: Annotated[str, Field(max_length=254)]


class TableNotice(Body):
    """Whether to be told of a table; null for what was chosen in general."""

    tell: StrictBool | None
