"""What a house answers at a table: playing, sitting, looking and asking."""

from __future__ import annotations

from typing import Final

from fairwind.offline.house_call import DONE, Answerer, HouseCall, Reply
from fairwind.tables.deeds import answers, hints, new_tables, sealed_words, seating
from fairwind.tables.finished_games import printed


async def answer(asked: HouseCall) -> Reply:
    """One answer, or a chain of them; durable before it is acknowledged."""
    body = asked.body
    texts = [body["do"]] if isinstance(body["do"], str) else body["do"]
    deed = asked.at_table(
        lambda table, mine: answers.answer(table, body["seat"], body["decision"], texts, mine), fresh=False
    )
    return Reply(await deed)


async def undo(asked: HouseCall) -> Reply:
    """Free until new information came; after that the others are asked."""
    done = await asked.at_table(lambda table, mine: answers.undo(table, asked.body["seat"], mine))
    return Reply({"n": (await asked.table()).state.n}, 200 if done else 202)


async def consent(asked: HouseCall) -> Reply:
    """One no ends it; when all have agreed it happens."""
    body = asked.body
    await asked.at_table(lambda table, mine: answers.consent(table, body["seat"], body["agree"], mine))
    return DONE


# -- sitting down


async def join(asked: HouseCall) -> Reply:
    """A name is enough."""
    body, visitor = asked.body, await asked.house.know_owner()
    seat = await asked.at_table(
        lambda table, _: seating.join(table, body["name"], body["seat"], body["seal"], visitor, body["colour"])
    )
    return Reply({"seat": seat})


async def start(asked: HouseCall) -> Reply:
    """Only who sits there may."""
    await asked.at_table(lambda table, mine: seating.start(table, asked.body["bot"], mine))
    return DONE


async def word(asked: HouseCall) -> Reply:
    """When everybody is there; the game begins with the last word."""
    await asked.at_table(lambda table, mine: sealed_words.give_word(table, asked.body["word"], mine))
    return DONE


async def leave(asked: HouseCall) -> Reply:
    """Before the start the seat is open again; later a bot plays on."""
    await asked.at_table(lambda table, mine: seating.leave(table, asked.body["seat"], mine))
    return DONE


async def bot(asked: HouseCall) -> Reply:
    """A bot by name, or null."""
    body = asked.body
    await asked.at_table(lambda table, mine: seating.hand_to_bot(table, body["seat"], body["bot"], mine))
    return DONE


async def resign(asked: HouseCall) -> Reply:
    """The bot plays on."""
    await asked.at_table(lambda table, mine: seating.resign(table, asked.body["seat"], mine))
    return DONE


async def rematch(asked: HouseCall) -> Reply:
    """The same people and settings at a new table."""
    registry, visitor = asked.house.registry, await asked.house.know_owner()
    seal = "" if asked.call.body is None else asked.body["seal"]
    name, _ = await asked.at_table(lambda table, mine: new_tables.rematch(registry, table, mine, seal, visitor))
    return Reply({"table": name})


# -- looking


async def snapshot(asked: HouseCall) -> Reply:
    """The snapshot for one of the reader's seats, or for an onlooker."""
    table = await asked.table()
    return Reply(await table.look(asked.query["seat"], lambda: asked.house.held(table)))


async def log(asked: HouseCall) -> Reply:
    """At most 500 rows, oldest first: the first after one, or the last before another."""
    query = asked.query
    rows = await asked.at_table(
        lambda table, mine: table.log(table.viewer(query["seat"], mine), query["after"] or 0, query["before"])
    )
    return Reply(rows)


# -- asking


async def why(asked: HouseCall) -> Reply:
    """The rule that forbids an answer, or touching these things in order, now; or null."""
    query = asked.query
    touch = query["touch"] or []
    found = await asked.at_table(
        lambda table, mine: answers.why_not(table, query["seat"], query["do"], touch, asked.lang, mine)
    )
    return Reply(found)


async def previews(asked: HouseCall) -> Reply:
    """Price and gain of each option of what a seat is asked, and which one should think twice about."""
    query = asked.query
    shown = await asked.at_table(
        lambda table, mine: answers.what_options_bring(table, query["seat"], query["decision"], mine)
    )
    return Reply(shown)


async def hint(asked: HouseCall) -> Reply:
    """The best option, or those that are about equal, with the reason; the table says that a hint was given."""
    table, body = await asked.table(), asked.body

    async def waits() -> bool:
        return asked.waits()

    found = await hints.hint(table, body["seat"], body["decision"], lambda: asked.house.held(table), waits)
    if found is None:
        return Reply({}, 204)  # nobody reads it
    return Reply(hints.hint_shown(table.state, body["decision"], found, asked.lang))


async def edition(asked: HouseCall) -> Reply:
    """The tables of this game's edition."""
    return Reply(printed((await asked.table()).state))


ANSWERS: Final[dict[str, Answerer]] = {
    "POST /api/tables/{table}/answer": answer,
    "POST /api/tables/{table}/undo": undo,
    "POST /api/tables/{table}/consent": consent,
    "POST /api/tables/{table}/join": join,
    "POST /api/tables/{table}/start": start,
    "POST /api/tables/{table}/word": word,
    "POST /api/tables/{table}/leave": leave,
    "POST /api/tables/{table}/bot": bot,
    "POST /api/tables/{table}/resign": resign,
    "POST /api/tables/{table}/rematch": rematch,
    "GET /api/tables/{table}": snapshot,
    "GET /api/tables/{table}/log": log,
    "GET /api/tables/{table}/why": why,
    "GET /api/tables/{table}/previews": previews,
    "POST /api/tables/{table}/hint": hint,
    "GET /api/tables/{table}/edition": edition,
}
