"""Nobody uses the house up: what one visitor lets it write, think and read is counted, and everybody else goes on."""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from fairwind.server.http.app import create_app
from fairwind.server.settings import Limits, Settings
from fairwind.server.workers.reader import READS
from fairwind.server.workers.worker_pool import Worker, WorkerFailed, WorkerPool
from fairwind.server.workers.worker_queue import WorkerQueue
from fairwind.tables.budgets import PURSE
from fairwind.tables.visitors import visitor_name
from tests.server.inside import running
from tests.server.visiting import Live, Visitor

# What a hostile file may do to whoever reads it, whatever is known to be refused before that.
HOSTILE = """
import os
from fairwind.tables import jobs

def hostile(job):
    text = job.get("edition_text") or job.get("record")
    if text == "loop":
        while True:
            pass
    if text == "grow":
        kept = []
        while True:
            kept.append(bytearray(1 << 20))
    if text == "die":
        os.abort()
    if text == "write":
        open(os.environ["STRANGERS_FILE"], "wb", buffering=0).write(b"x")
    return {"wrong": "read to the end"}

for work in ("edition", "record"):
    jobs.DOES[work] = hostile
"""
SEATS = [{"kind": "you"}, {"kind": "open"}]
ROOM = {"rate": 10_000, "burst": 10_000}


@pytest.fixture
def hostile_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that misbehave, whatever reads them."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(HOSTILE)
    monkeypatch.setenv("STRANGERS_FILE", str(tmp_path / "written"))
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path / 'site'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")


def app_with(data: Path, limits: dict[str, int] | None = None, **settings: Any) -> FastAPI:
    return create_app(Settings(data, **{"workers": 1, "limits": Limits(**{**ROOM, **(limits or {})}), **settings}))


def refused(answer: httpx.Response, status: int, title: str) -> str:
    assert (answer.status_code, answer.json()["title"]) == (status, title), answer.text
    detail: str = answer.json()["detail"]
    return detail


# -- strangers' files


def test_six_files_that_never_end_hold_up_nobodys_bot(data: Path, hostile_files: None) -> None:
    app = app_with(data, read_seconds=0.3)
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        player = Visitor(client)
        player.make("mundus-novus", "you", "greedy", variants={"first-master": "seat-2"})
        assert player.wait_until_asked() is not None  # the worker has started
        with httpx.Client(base_url=address, timeout=30) as bad, ThreadPoolExecutor(6) as pool:
            bomb = {"game": "santa-cruz", "seats": SEATS, "edition_text": "loop"}
            bombs = [pool.submit(bad.post, "/api/tables", json=bomb) for _ in range(6)]
            time.sleep(0.3)
            waits: list[float] = []
            while not all(each.done() for each in bombs):
                found = player.wait_until_asked()
                assert found is not None
                began = time.monotonic()
                player.answer(found[0], found[1]["asked"]["options"][0]["do"], found[1]["asked"]["decision"])
                assert player.wait_until_asked() is not None
                waits.append(time.monotonic() - began)
            answers = [each.result() for each in bombs]
        assert all(refused(answer, 422, "bad-edition") for answer in answers)
        assert statistics.median(waits) < 1
        assert max(waits) < 3, "on a machine that does other things too"


def test_a_file_has_little_time_and_memory_and_leaves_nothing_behind(hostile_files: None, tmp_path: Path) -> None:
    async def try_it() -> None:
        pool = WorkerPool(1, 20, read_seconds=1.0)
        try:
            assert await pool.read({"work": "record", "record": "sound"}) == {"wrong": "read to the end"}
            parent = pool.readers[0].process
            assert parent is not None
            for text in ("loop", "grow", "die", "write"):
                began = time.monotonic()
                with pytest.raises(WorkerFailed):
                    await pool.read({"work": "record", "record": text})
                assert time.monotonic() - began < 5
                assert children(parent.pid) == []
            assert await pool.read({"work": "record", "record": "sound"}) == {"wrong": "read to the end"}
            assert pool.readers[0].process is parent, "only the file's own process has died"
            assert memory_of(parent.pid) < 150
            with pytest.raises(WorkerFailed, match="KeyError"):
                await pool.read({"work": "choose"})
        finally:
            await pool.end()

    asyncio.run(try_it())
    assert (tmp_path / "written").read_bytes() == b""


def children(process: int) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()


def memory_of(process: int) -> int:
    """The most it ever had, in MiB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmHWM"))


def test_no_bot_thinks_where_files_are_read() -> None:
    assert {"edition", "record"} <= READS
    assert "choose" not in READS


def test_one_file_at_a_time_is_read_for_a_visitor(data: Path, hostile_files: None) -> None:
    app = app_with(data, read_seconds=1.0)
    with running(app) as address, httpx.Client(base_url=address, timeout=30, cookies={"fw": "a" * 32}) as client:
        client.post("/api/replays", content="sound")  # the reader has started
        with ThreadPoolExecutor(3) as pool:
            slow = pool.submit(client.post, "/api/replays", content="loop")
            time.sleep(0.3)
            assert "another file" in refused(client.post("/api/replays", content="sound"), 429, "file-waits").lower()
            friend = {"Cookie": f"fw={'b' * 32}"}
            answer = client.post("/api/replays", content="sound", headers=friend)
            assert refused(answer, 422, "bad-record"), "another of the same household waits for a moment"
            assert refused(slow.result(10), 422, "bad-record")


def test_a_refused_upload_is_no_table(data: Path) -> None:
    with running(app_with(data, {"tables": 2})) as address, httpx.Client(base_url=address, timeout=30) as client:
        client.cookies.set("fw", "a" * 32)
        for _ in range(4):
            assert refused(client.post("/api/replays", content="no record"), 422, "bad-record")
            wrong = {"game": "santa-cruz", "seats": SEATS, "edition_text": "nonsense = ["}
            assert refused(client.post("/api/tables", json=wrong), 422, "bad-edition")
        made = [client.post("/api/tables", json={"game": "santa-cruz", "seats": SEATS}) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]


def test_an_honest_upload_takes_less_than_a_second(data: Path) -> None:
    golden = min((Path(__file__).parents[1] / "golden" / "mundus-novus").glob("*.jsonl"))
    app = app_with(data)
    with running(app) as address, httpx.Client(base_url=address, timeout=30, cookies={"fw": "a" * 32}) as client:
        assert client.post("/api/replays", content=golden.read_bytes()).status_code == 201
        seconds = next(iter(app.state.visitors.uncounted().values())).seconds
        assert 0 < seconds < 1, "of a processor: on a busy machine it takes longer"


def test_a_dotted_key_without_end_is_refused_at_once(data: Path) -> None:
    app = app_with(data)
    with running(app) as address, httpx.Client(base_url=address, timeout=30, cookies={"fw": "a" * 32}) as client:
        bomb = {"game": "santa-cruz", "seats": SEATS, "edition_text": f"a{'.a' * 100_000} = 1"}
        assert refused(client.post("/api/tables", json=bomb), 422, "bad-edition")
        assert sum(used.seconds for used in app.state.visitors.uncounted().values()) < 0.5


# -- what is written


def test_rows_are_counted_and_others_go_on(data: Path) -> None:
    app = app_with(data, {"rows": 12})
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        anna = Visitor(client)
        anna.make("santa-cruz", "you", "you")
        said = 0
        while (answer := anna.post("/chat", text=f"{said}")).status_code == 200:
            said += 1
        assert said == 10, "making the table and beginning the game are rows too"
        detail = refused(answer, 429, "rows-used-up")
        assert "12" in detail
        assert "24" in detail
        assert refused(anna.answer(0, "x", 1), 429, "rows-used-up")
        assert anna.get()["n"] == 12, "looking goes on"
        other = Visitor(httpx.Client(base_url=address))
        other.make("santa-cruz", "you", "open")
        other.client.close()


def test_what_bots_write_is_paid_by_whoever_plays_with_them(data: Path) -> None:
    app = app_with(data)
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        anna = Visitor(client)
        anna.make("santa-maria", "you", "random", "random")
        while len({row["by"] for row in anna.get("/log")} & {1, 2}) < 2:
            found = anna.wait_until_asked()
            assert found is not None
            anna.answer(found[0], found[1]["asked"]["options"][0]["do"], found[1]["asked"]["decision"])
        assert anna.wait_until_asked() is not None
        visitors = app.state.visitors
        used = visitors.uncounted()
        assert len(used) == 1
        count = next(iter(used.values()))
        assert count.rows == anna.get()["n"]
        assert count.bytes > 100 * count.rows
        assert 0 < count.seconds < 10
        assert count.tables == 1
        assert not visitors.uncounted()


def test_without_seconds_left_files_and_replays_wait_and_bots_think_last(data: Path) -> None:
    app = app_with(data, {"seconds": 1})
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        anna = Visitor(client)
        anna.make("mundus-novus", "you", "greedy", variants={"first-master": "seat-1"})
        app.state.registry.tables[anna.table].purse.spend_seconds(2)
        detail = refused(client.post("/api/replays", content="x"), 429, "seconds-used-up")
        assert "60 minutes" in detail
        found = anna.wait_until_asked()
        assert found is not None
        anna.answer(found[0], found[1]["asked"]["options"][0]["do"], found[1]["asked"]["decision"])
        assert anna.wait_until_asked() is not None, "the table goes on"


def test_at_one_table_a_visitor_says_so_much_a_minute(data: Path) -> None:
    with running(app_with(data, {"talk": 3})) as address, httpx.Client(base_url=address, timeout=30) as client:
        anna = Visitor(client)
        anna.make("santa-cruz", "you", "you")
        answers = [anna.post("/chat", text="hello") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
        assert "3" in refused(answers[-1], 429, "too-much-chat")
        anna.make("santa-cruz", "you", "you")
        assert anna.post("/chat", text="hello").status_code == 200, "another table"


def test_a_table_takes_so_many_rows_and_answers_last(data: Path) -> None:
    app = app_with(data, {"length": 24})
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        anna = Visitor(client)
        anna.make("santa-maria", "you", "you")
        while anna.get()["n"] < 12:
            assert anna.post("/chat", text="hello").status_code == 200
        assert "12" in refused(anna.post("/chat", text="hello"), 409, "only-answers")
        assert refused(anna.post("/bot", seat=1, bot="random"), 409, "only-answers")
        answers = []
        while anna.get()["n"] < 24:
            found = anna.asked()
            assert found is not None
            seat, seen = found
            answers.append(anna.answer(seat, seen["asked"]["options"][0]["do"], seen["asked"]["decision"]).status_code)
        assert set(answers) == {200}
        assert refused(anna.post("/undo", seat=0), 409, "only-answers")
        found = anna.asked()
        assert found is not None
        last = anna.answer(found[0], found[1]["asked"]["options"][0]["do"], found[1]["asked"]["decision"])
        assert "24" in refused(last, 409, "table-full")
        assert anna.post("/resign", seat=1).status_code == 200, "whoever wants to leave can"
        time.sleep(0.5)
        assert anna.get()["n"] == 25, "no bot fills it further"


# -- the log


def test_the_log_comes_in_pages(data: Path) -> None:
    app = app_with(data, {"talk": 100_000, "rate": 1})
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        anna = Visitor(client)
        anna.make("santa-cruz", "you", "you")
        table = app.state.registry.tables[anna.table]
        say_much(app, table, 1200)
        n = anna.get()["n"]
        assert numbers(anna.get("/log")) == list(range(1, 501))
        assert numbers(anna.get("/log", after=500)) == list(range(501, 1001))
        assert numbers(anna.get("/log", after=1000)) == list(range(1001, n + 1))
        assert numbers(anna.get("/log", before=n + 1)) == list(range(n - 499, n + 1))
        assert numbers(anna.get("/log", before=301)) == list(range(1, 301))
        assert numbers(anna.get("/log", before=301, after=200)) == list(range(201, 301))
        assert numbers(anna.get("/log", before=1)) == []
        assert numbers(anna.get("/log", before=10**9)) == list(range(n - 499, n + 1))
        assert numbers(anna.get("/log", after=n)) == []
        drops = app.state.visitors.purse(visitor_name_of(client), "127.0.0.1").own.drops
        assert drops < ROOM["burst"] - 30, "much to read is as much work as many requests"
        with Live(anna, last=1) as live:
            assert numbers(live.next()[2]["log"]) == list(range(n - 499, n + 1)), "whoever was away for long too"


def visitor_name_of(client: httpx.Client) -> str:
    return visitor_name(client.cookies["fw"].partition(".")[0])


def say_much(app: FastAPI, table: Any, count: int) -> None:
    """So much talk that it would take long to send."""
    from fairwind.tables.rows import ChatSaid

    async def say() -> None:
        rows = [ChatSaid(table.state.next_stamp(i), f"{i}", by=0) for i in range(count)]
        await table.alone(lambda: table.write(rows))

    asyncio.run_coroutine_threadsafe(say(), table.store.writer.loop).result(30)


def numbers(rows: list[dict[str, Any]]) -> list[int]:
    return [row["n"] for row in rows]


# -- bots among themselves, and who comes first


def test_bots_alone_play_only_while_watched(data: Path) -> None:
    with running(app_with(data, watch_seconds=0.1)) as address, httpx.Client(base_url=address, timeout=30) as client:
        anna = Visitor(client)
        anna.make("bora-bora", "random", "random", "random", "random")
        first = anna.get()["n"]
        time.sleep(0.5)
        assert anna.get()["n"] == first
        with anna.watching():
            until = time.monotonic() + 20
            while anna.get()["n"] < first + 3 and time.monotonic() < until:
                time.sleep(0.05)
        time.sleep(0.5)
        left = anna.get()
        time.sleep(0.5)
        assert anna.get()["n"] == left["n"] > first
        assert left["status"] == "running"


def test_people_come_first_and_bots_alone_never_have_every_worker() -> None:
    async def try_it() -> None:
        queue = WorkerQueue([Worker(1), Worker(1)])
        order: list[str] = []
        may_end = asyncio.Event()

        async def job(name: str, last: bool) -> None:
            async with queue.worker(last):
                order.append(name)
                await may_end.wait()

        jobs = [asyncio.create_task(job(f"bots {i}", last=True)) for i in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert order == ["bots 0"], "one worker is kept for people"
        jobs += [asyncio.create_task(job(f"person {i}", last=False)) for i in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert order == ["bots 0", "person 0"]
        assert (queue.busy, queue.waiting) == (2, 4)
        jobs[4].cancel()  # somebody goes away
        may_end.set()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert order[2:] == ["person 2", "bots 1", "bots 2"]
        assert (queue.busy, queue.waiting) == (0, 0)

    asyncio.run(try_it())


class Hours:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_in_quiet_times_what_nobody_waits_for_has_all_workers_if_it_is_brief() -> None:
    async def try_it() -> None:
        hours = Hours()
        queue = WorkerQueue(["one", "two"], hours)

        async def at_work(takes: float, person: bool = False) -> int:
            """How many of three such jobs are done at a time, after a person's if that is wanted."""
            if person:
                async with queue.worker(last=False):
                    hours.now += 5.0
            may_end = asyncio.Event()

            async def job() -> None:
                async with queue.worker(last=True, takes=takes):
                    await may_end.wait()

            jobs = [asyncio.create_task(job()) for _ in range(3)]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            busy = queue.busy
            may_end.set()
            await asyncio.gather(*jobs)
            return busy

        assert await at_work(takes=1.0) == 2
        assert await at_work(takes=0.0) == 1, "nobody knows how long it takes"
        assert await at_work(takes=5.0) == 1, "whoever comes would wait for long"
        assert await at_work(takes=1.0, person=True) == 1, "whoever was here a moment ago may come again"
        hours.now += 9.0
        assert await at_work(takes=1.0) == 1
        hours.now += 1.0
        assert await at_work(takes=1.0) == 2

    asyncio.run(try_it())


def thoughts_in_order(*jobs: tuple[str, float]) -> list[str]:
    """In which order jobs come to the one worker that there is: whose they are, and how long they take."""

    async def try_it() -> list[str]:
        hours = Hours()
        queue = WorkerQueue(["worker"], hours)
        order: list[str] = []

        async def job(whose: str, seconds: float) -> None:
            async with queue.worker(last=False, whose=whose, takes=seconds):
                order.append(whose)
                await asyncio.sleep(0)
                hours.now += seconds

        await asyncio.gather(*(job(whose, seconds) for whose, seconds in jobs))
        assert (queue.busy, queue.waiting) == (0, 0)
        return order

    return asyncio.run(try_it())


def test_long_thoughts_of_one_visitor_wait_for_the_short_ones_of_another() -> None:
    order = thoughts_in_order(*[("anna", 5.0)] * 6, *[("ben", 0.1)] * 6)
    assert order == ["anna", *["ben"] * 6, *["anna"] * 5]


def test_somebody_new_who_thinks_briefly_does_not_wait_for_a_long_thought_of_everybody() -> None:
    long_ones = [(name, 5.0) for name in ("anna", "ben", "cleo", "dora")]
    assert thoughts_in_order(*long_ones, *long_ones, ("emil", 0.1))[:3] == ["anna", "emil", "ben"]


def test_whoever_thinks_as_long_as_others_has_as_many_turns() -> None:
    order = thoughts_in_order(*[("anna", 1.0)] * 4, *[("ben", 1.0)] * 4, *[("cleo", 1.0)] * 4)
    for begin in (0, 3, 6, 9):
        assert sorted(order[begin : begin + 3]) == ["anna", "ben", "cleo"]


def test_whoever_comes_late_has_no_claim_to_what_was_missed() -> None:
    async def try_it() -> None:
        hours = Hours()
        queue = WorkerQueue(["worker"], hours)
        order: list[str] = []

        async def job(whose: str) -> None:
            async with queue.worker(last=False, whose=whose):
                order.append(whose)
                await asyncio.sleep(0)
                hours.now += 1.0

        for _ in range(50):
            await job("anna")
        await asyncio.gather(*(job(whose) for whose in ["anna"] * 4 + ["ben"] * 4))
        assert order[50:].count("anna") == 4
        assert "anna" in order[52:55], "each in turn"

    asyncio.run(try_it())


def test_of_a_visitors_bots_alone_one_thinks_at_a_time(data: Path) -> None:
    app = app_with(data, workers=3)
    with running(app) as address, httpx.Client(base_url=address, timeout=60) as client:
        tables = [Visitor(client) for _ in range(3)]
        for table in tables:
            table.make("santa-maria", "random", "random", "random")
        most = 0
        queue = app.state.registry.helper.queue
        with tables[0].watching(), tables[1].watching(), tables[2].watching():
            until = time.monotonic() + 30
            states = [app.state.registry.tables[table.table] for table in tables]
            while any(table.state.n < 8 for table in states) and time.monotonic() < until:
                most = max(most, queue.busy)
                time.sleep(0.001)
        assert most == 1
        assert all(table.state.n >= 8 for table in states)


# -- replays


def test_replays_are_played_one_at_a_time_for_a_visitor_in_threads_of_their_own() -> None:
    async def try_it() -> None:
        from fairwind.server.http.limits import Visitors

        pool = WorkerPool(1, 20)
        visitors = Visitors(Limits())
        now: list[str] = []
        most: dict[str, int] = {}

        def work(name: str) -> str:
            now.append(name)
            most[name] = max(most.get(name, 0), now.count(name))
            time.sleep(0.02)
            now.remove(name)
            return threading.current_thread().name

        async def look(name: str) -> str:
            PURSE.set(visitors.purse(name, f"{name}'s home"))
            return await pool.replay(lambda: work(name))

        try:
            tasks = [asyncio.create_task(look(name)) for name in ("anna", "ben") for _ in range(5)]
            threads = await asyncio.gather(*tasks)
        finally:
            await pool.end()
        assert most == {"anna": 1, "ben": 1}
        assert all(thread.startswith("fairwind-replay") for thread in threads)

    asyncio.run(try_it())


# -- faults


def test_one_table_that_fails_does_not_end_the_watch(data: Path) -> None:
    app = app_with(data, watch_seconds=0.05, idle_seconds=0.2)
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        broken, sound = Visitor(client), Visitor(client)
        broken.make("santa-cruz", "you", "open")
        registry = app.state.registry
        registry.tables[broken.table].state.seats = None  # nobody can look after it
        registry.tables[broken.table].keep_at_the_end = None
        sound.make("santa-cruz", "you", "open")
        until = time.monotonic() + 10
        while sound.table in registry.tables and time.monotonic() < until:
            time.sleep(0.05)
        assert sound.table not in registry.tables, "it was let go"
        assert broken.table in registry.tables


def test_names_that_no_file_can_have_are_not_found(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(app_with(data)) as address, httpx.Client(base_url=address, timeout=30) as client:
        for path in ("/%00", "/a%00b.js", f"/{'a' * 300}", f"/{'a/' * 3000}x", "/%FF%FE", "/assets/%00"):
            assert refused(client.get(path), 404, "not-found")
    assert "Traceback" not in caplog.text


def test_packages_are_searched_for_games_and_bots_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib import metadata

    searched: list[object] = []
    real = metadata.entry_points

    def search(**wanted: Any) -> Any:
        searched.append(wanted)
        return real(**wanted)

    with running(app_with(data)) as address, httpx.Client(base_url=address, timeout=30) as client:
        paths = ("/api/bots", "/api/games", "/api/games/santa-cruz/rules", "/locale/de/santa-cruz.ftl")
        first = [client.get(path).content for path in paths]
        monkeypatch.setattr(metadata, "entry_points", search)
        assert [client.get(path).content for path in paths] == first
        assert searched == []
    assert json.loads(first[0])[:2] == ["random", "greedy"]
