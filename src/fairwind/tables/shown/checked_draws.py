"""The draws of a game: what they follow from, and what their check has found."""

from __future__ import annotations

from typing import Final

from fairwind.kernel.spec import Json
from fairwind.locale import Words
from fairwind.tables.jobs import Helper, JobFailed
from fairwind.tables.problems import Problem
from fairwind.tables.shown.messages import DrawsShown, FindingShown
from fairwind.tables.table_state import TableState

NONE: Final = "draws-none"  # begun before draws could be checked


def draws_of_running(state: TableState, lang: str) -> DrawsShown:
    """What may be known of the draws of a game that is not over: seals."""
    draws = state.draws
    if draws is None:
        return {"table": state.info.id, "commitment": "", "secret": None, "words": [], "findings": [found(NONE, lang)]}
    return {
        "table": draws.table,
        "commitment": draws.seal,
        "secret": None,
        "words": [{"seat": i, "commitment": seal, "word": None} for i, seal in enumerate(draws.seals) if seal],
        "findings": [],
    }


def found(message: str, lang: str) -> FindingShown:
    """A finding that has no facts."""
    return {"message": message, "wrong": False, "text": Words(lang).text(message)}


async def checked_draws(helper: Helper, record: str, lang: str) -> DrawsShown:
    """Check the draws of a record, or raise Problem; takes a while, and happens in another process."""
    try:
        judged = await helper.read({"work": "draws", "record": record})
    except JobFailed:
        raise Problem(422, "bad-record", {"why": "It takes too long to replay."}) from None
    if "wrong" in judged:
        raise Problem(422, "bad-record", {"why": judged["wrong"][:400]})
    draws: Json = judged["draws"]
    words = Words(lang)
    names = words.seat_names(judged["players"], judged["seats"])
    return {
        "table": draws.get("table", ""),
        "commitment": draws.get("commitment", ""),
        "secret": draws.get("secret"),
        "words": draws.get("words", []),
        "findings": [
            {
                "message": finding["message"],
                "wrong": finding["wrong"],
                "text": words.text(finding["message"], finding["facts"], names),
            }
            for finding in judged["findings"]
        ],
    }
