"""Playing through the page, in a real browser."""

from __future__ import annotations

import random
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import NewPage, Server
from tests.web.playing import OVER, READY, answer, asked, start_against_bots, wait_for_turn

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

from playwright.sync_api import Page, expect

GAMES = {"Mundus Novus": 2, "Santa Maria": 2, "Santa Cruz": 2, "Bora Bora": 2}


def play_to_the_end(page: Page, seed: int, most: int) -> None:
    dice = random.Random(seed)
    for _ in range(most):
        if not answer(page, dice):
            return
    raise AssertionError(f"the game was not over after {most} answers")


@pytest.mark.parametrize("game", ["Santa Cruz", pytest.param("Mundus Novus", marks=pytest.mark.long)])
def test_a_whole_game_against_bots(server: Server, open_page: NewPage, game: str) -> None:
    page = open_page(server.address)
    start_against_bots(page, game, 2)
    play_to_the_end(page, 1, 800)
    expect(page.locator(f"{OVER} .scores .total td")).to_have_count(2)
    expect(page.locator(f"{OVER} .plot svg path.series")).to_have_count(2)
    expect(page.get_by_role("heading", name="wins")).to_be_visible()
    record = record_is_there(page, game)
    the_replay_can_be_stepped_through(page)
    page.get_by_role("link", name="Fairwind: Home").click()
    page.locator(".others input[type=file]").set_input_files(record)
    expect(page.get_by_role("slider", name="Step")).to_be_visible()


def record_is_there(page: Page, game: str) -> Path:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = download.value.path()
    assert game.lower().replace(" ", "-") in file.read_text(encoding="utf-8").splitlines()[0]
    return file


def the_replay_can_be_stepped_through(page: Page) -> None:
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Step")
    slider.fill("5")
    expect(page.locator(".sentence")).to_contain_text("Move 5 of")
    assert page.url.endswith("?step=5")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".sentence")).to_contain_text("Move 6 of")
    page.reload()  # the address is the position: it can be shared
    expect(page.locator(".sentence")).to_contain_text("Move 6 of")


def snapshot(page: Page) -> dict[str, Any]:
    """What the server shows this visitor of the table now."""
    table = page.url.rsplit("/", 1)[-1]
    shown: dict[str, Any] = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((r) => r.json())", table)
    return shown


def round_of(page: Page) -> int:
    """The round, or in Santa Maria the year, that the table is in."""
    view = snapshot(page)["view"]
    return int(view["year"] if "year" in view else view["round"])


@pytest.mark.parametrize("game", [game for game in GAMES if game != "Santa Cruz"])
def test_the_first_round_of_the_other_games(server: Server, open_page: NewPage, game: str) -> None:
    page = open_page(server.address)
    start_against_bots(page, game, GAMES[game])
    dice = random.Random(2)
    wait_for_turn(page)
    while round_of(page) <= 1:
        assert answer(page, dice)
        wait_for_turn(page)
    expect(page.locator(".log li")).not_to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_whole_games(server: Server, open_page: NewPage, game: str) -> None:
    page = open_page(server.address)
    start_against_bots(page, game, GAMES[game])
    play_to_the_end(page, 3, 3000)
    expect(page.locator(f"{OVER} .scores .total td")).to_have_count(2)


def test_two_people_at_one_table(server: Server, open_page: NewPage) -> None:
    anna = open_page(server.address)
    ben = open_page(make_table_of_two(anna))
    sit_down(ben, "Ben")
    for page, me in ((anna, "Anna"), (ben, "Ben")):
        expect(page.locator(".seat.me .seat-name")).to_have_text(me)
    both_play(anna, ben)
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("Fair winds!")
    anna.get_by_role("button", name="Send").click()
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.locator(".log")).to_contain_text("Anna: Fair winds!")


def both_play(anna: Page, ben: Page) -> None:
    """A few answers of each; what one does the other reads."""
    dice = random.Random(4)
    given = {anna: 0, ben: 0}
    for _ in range(30):
        for page in (anna, ben):
            if page.query_selector(READY):
                answer(page, dice)
                given[page] += 1
        if min(given.values()) >= 4:
            break
        anna.wait_for_timeout(30)
    assert min(given.values()) >= 4
    expect(ben.locator(".log")).to_contain_text("Anna")
    expect(anna.locator(".log")).to_contain_text("Ben")


def test_the_page_comes_back_after_the_server_was_killed(own_server: Server, open_page: NewPage) -> None:
    page = open_page(own_server.address)
    start_against_bots(page, "Mundus Novus", 2)
    dice = random.Random(5)
    for _ in range(3):
        answer(page, dice)
    wait_for_turn(page)
    before = page.locator(".log li").count()
    own_server.stop(roughly=True)
    expect(page.locator(".away")).to_be_visible()
    own_server.start()
    expect(page.locator(".away")).to_have_count(0)
    assert page.locator(".log li").count() >= before
    for _ in range(3):
        answer(page, dice)


def test_a_refusal_is_told_with_its_rule(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Mundus Novus", 2)
    wait_for_turn(page)
    page.locator('[data-id^="card/"]').first.click()  # no development can be won now
    refusal = page.locator(".refusal")
    expect(refusal).to_be_visible()
    link = refusal.get_by_role("button", name=re.compile(r"Rule (MN|FW)-"))
    number = link.inner_text().removeprefix("Rule ")
    link.click()
    cited = page.locator("article.rule.cited")
    expect(cited).to_contain_text(number)
    expect(cited).to_be_in_viewport()


def test_rules_can_be_searched(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Mundus Novus", 2)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("tab", name="All rules").click()
    search = page.get_by_label("Search the rules")
    search.fill("pirates fleet")
    expect(page.locator("article.rule").first).to_contain_text("MN-2.9")
    search.fill("mn 2.10")
    expect(page.locator("article.rule")).to_have_count(1)
    expect(page.locator("article.rule")).to_contain_text("MN-2.10")


def offer_decision(page: Page, dice: random.Random) -> None:
    """Play until cards are to be offered: a choice that can be taken back."""
    for _ in range(20):
        wait_for_turn(page)
        if (
            "offer" in page.locator(".sentence").inner_text()
            and page.locator('[data-id^="hand/0/"][data-can]').count() > 1
        ):
            return
        answer(page, dice)
    raise AssertionError("nobody asked for an offer")


def test_undo_in_one_click(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Mundus Novus", 3)
    offer_decision(page, random.Random(6))
    hand = page.locator(".hand .count").inner_text()
    number = asked(page)
    page.locator('[data-id^="hand/0/"][data-can]').first.click()
    page.wait_for_function("(n) => document.querySelector('.list')?.dataset.decision !== n", arg=number)
    expect(page.locator(".hand .count")).not_to_have_text(hand)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand .count")).to_have_text(hand)
    expect(page.locator(".log")).to_contain_text("takes back their last move")


def test_the_language_changes_at_once(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Mundus Novus", 2)
    wait_for_turn(page)
    told = {"en": "Log", "fr": "Journal", "de": "Verlauf", "nl": "Logboek"}
    for lang in ("fr", "de", "nl", "en"):
        page.locator(".bar-language select").select_option(lang)
        expect(page.get_by_role("tab", name=told[lang])).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == lang
    page.locator(".bar-language select").select_option("de")
    page.get_by_role("button", name="Regeln", exact=True).click()
    page.get_by_role("tab", name="Alle Regeln").click()
    expect(page.locator("article.rule").first).to_contain_text("Spieler")


def test_round_one_screen_hands_stay_hidden(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    page.locator(".game-card", has_text="Mundus Novus").get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Number of players").select_option("2")
    dialog.get_by_label("Seat 2", exact=True).select_option("you")
    dialog.get_by_label("Your name").nth(0).fill("Anna")
    dialog.get_by_label("Your name").nth(1).fill("Ben")
    dialog.get_by_role("button", name="Open the table").click()
    seen: set[str] = set()
    dice = random.Random(7)
    for _ in range(12):
        page.wait_for_selector(f".curtain, {READY}")
        if page.query_selector(".curtain"):
            expect(page.locator(".mine-area, .board-area")).to_have_count(0)
            page.locator(".curtain button").click()
            page.wait_for_selector(READY)
            seen.add(page.locator(".seat.me .seat-name").inner_text())
        number = asked(page)
        answer(page, dice)
        page.wait_for_function(
            "(n) => document.querySelector('.curtain') || document.querySelector('.list')?.dataset.decision !== n",
            arg=number,
        )
    assert seen == {"Anna", "Ben"}


def test_onlookers_see_no_hand_and_touch_nothing(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Mundus Novus", 2)
    wait_for_turn(page)
    other = open_page(page.url)
    other.wait_for_selector(".board-area")
    expect(other.locator("[data-can], .mine-area, .prompt.yours")).to_have_count(0)


def test_nothing_is_inline(server: Server) -> None:
    with urllib.request.urlopen(server.address) as answer_:
        text = answer_.read().decode()
        policy = answer_.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", ""), "only WebAssembly may be compiled"
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|style=", text)


def make_table_of_two(anna: Page) -> str:
    """A table for Anna and somebody else; gives its link."""
    anna.locator(".game-card", has_text="Mundus Novus").get_by_role("button", name="With friends").click()
    dialog = anna.get_by_role("dialog")
    dialog.get_by_label("Number of players").select_option("2")
    dialog.get_by_label("Your name").fill("Anna")
    dialog.get_by_label("Show this table in the lobby").check()
    dialog.get_by_role("button", name="Open the table").click()
    return anna.get_by_label("Send this link to your friends").input_value()


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_selector(".table")


def test_undo_after_something_new_needs_consent(server: Server, open_page: NewPage) -> None:
    anna = open_page(server.address)
    make_table_of_two(anna)
    ben = open_page(server.address)
    ben.locator(".open-tables a", has_text="Anna").first.click()  # found in the lobby
    sit_down(ben, "Ben")
    dice = random.Random(10)
    for _ in range(40):
        asking = next((page for page in (anna, ben) if snapshot(page)["undo"] == "consent"), None)
        if asking:
            break
        for page in (anna, ben):
            if page.query_selector(READY):
                answer(page, dice)
        anna.wait_for_timeout(30)
    assert asking
    asking.get_by_role("button", name="Ask to undo").click()
    other = ben if asking is anna else anna
    expect(other.get_by_role("button", name="That is fine")).to_be_visible()
    waits_for = "Ben" if asking is anna else "Anna"
    expect(asking.locator(".consent")).to_contain_text(f"waiting for {waits_for} to agree")
    asking.get_by_role("button", name="Never mind").click()
    expect(other.locator(".consent")).to_have_count(0)
    asking.get_by_role("button", name="Ask to undo").click()
    other.get_by_role("button", name="That is fine").click()
    expect(asking.locator(".log")).to_contain_text("takes back their last move")


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    ben = open_page(make_table_of_two(page))  # the bot waits for a person: two bots would be done before the click
    sit_down(ben, "Ben")
    page.wait_for_selector(".table")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".seat.me .badge", has_text="Lookout (5)")).to_be_visible()
    page.get_by_role("button", name="Take over from the bot").click()
    expect(page.locator(".seat.me .badge", has_text="Lookout (5)")).to_have_count(0)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_another_device_takes_the_seat_by_a_link(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Mundus Novus", 2)
    wait_for_turn(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Link for another device of mine").click()
    link = page.get_by_label("Whoever opens this link").input_value()
    phone = open_page(link, viewport={"width": 360, "height": 740})
    wait_for_turn(phone)
    assert "#" not in phone.url
    answer(phone, random.Random(11))
    page.get_by_role("button", name="Only this browser").click()
    expect(page.get_by_role("status").filter(has_text="this browser’s alone")).to_be_visible()
    phone.wait_for_function("() => !document.querySelector('.prompt.yours')")
    assert snapshot(phone)["mine"] == []
    page.get_by_role("button", name="Close").click()
    answer(page, random.Random(12))


def test_chromium_keeps_a_seat_through_more_tables_than_it_keeps_cookies(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    make_table_of_two(page)
    first = page.url
    made = page.evaluate(
        """async () => {
            const seats = [{ kind: 'you' }, { kind: 'open' }];
            const body = JSON.stringify({ game: 'santa-cruz', seats });
            const headers = { 'Content-Type': 'application/json' };
            let made = 0;
            for (let i = 0; i < 240; i += 1)
                made += (await fetch('/api/tables', { method: 'POST', body, headers })).status === 201;
            return made;
        }"""
    )
    assert made == 240
    assert [cookie["name"] for cookie in page.context.cookies()] == ["fw"]
    page.goto(first)
    assert snapshot(page)["mine"] == [0]


def test_pieces_move_unless_the_system_asks_for_calm(server: Server, open_page: NewPage) -> None:
    watch = """() => { window.flown = 0; new MutationObserver((all) => all.forEach((one) =>
      window.flown += [...one.addedNodes].filter((node) => node.classList?.contains('flight')).length))
      .observe(document.body, { childList: true, subtree: true }); }"""
    flown = {}
    for motion in ("no-preference", "reduce"):
        page = open_page(server.address, reduced_motion=motion)
        start_against_bots(page, "Mundus Novus", 2)
        wait_for_turn(page)
        page.evaluate(watch)
        dice = random.Random(13)
        for _ in range(6):
            answer(page, dice)
        flown[motion] = page.evaluate("window.flown")
    assert flown["no-preference"] > 0
    assert flown["reduce"] == 0


def test_whatever_one_hovers_over_is_explained(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Mundus Novus", 2)
    wait_for_turn(page)
    page.locator('[data-id^="market/"]').first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_the_tab_calls_when_it_is_your_turn(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Mundus Novus", 2)
    wait_for_turn(page)
    expect(page).to_have_title("● Your turn – Mundus Novus")


def test_broken_records_are_refused_with_the_line(server: Server, open_page: NewPage, tmp_path: Path) -> None:
    page = open_page(server.address)
    page.wait_for_selector(".game-card")
    bad = tmp_path / "bad.jsonl"
    bad.write_text("this is no record\n", encoding="utf-8")
    page.locator(".others input[type=file]").set_input_files(bad)
    expect(page.locator(".problem")).to_contain_text("1")


def test_use_all_sends_a_chain(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Mundus Novus", 2)
    dice = random.Random(14)
    for _ in range(150):
        assert wait_for_turn(page)
        use_all = page.query_selector(".choices button:has-text('Use all')")
        if use_all:
            lit = page.locator('[data-id^="hand/0/"][data-can]').count()
            before = page.locator(".log li", has_text="Captain lays").count()
            use_all.click()
            expect(page.locator(".log li", has_text="Captain lays")).to_have_count(before + lit)
            return
        begin = page.query_selector(".choices button:has-text('Set of different resources')")
        number = asked(page)
        if begin:
            page.locator(".choices .extra").dispatch_event("click")  # else all cards are laid at once
            begin.dispatch_event("click")
            page.wait_for_function("(n) => document.querySelector('.list')?.dataset.decision !== n", arg=number)
        else:
            answer(page, dice)
    raise AssertionError("no set of different resources came up")


def test_who_wants_to_confirm_everything_does(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    page.evaluate("localStorage.setItem('fairwind', JSON.stringify({ confirming: 'always', guide: false }))")
    page.reload()
    start_against_bots(page, "Bora Bora", 2)
    dice = random.Random(15)
    for _ in range(20):
        wait_for_turn(page)
        if page.locator('[data-id^="die/0/"][data-can]').count():
            break
        answer(page, dice)
    number = asked(page)
    confirm = page.locator(".choices .confirm")
    place_a_die(page)
    expect(confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    assert asked(page) == number
    place_a_die(page)
    confirm.click()
    page.wait_for_function("(n) => document.querySelector('.list')?.dataset.decision !== n", arg=number)


def place_a_die(page: Page) -> None:
    """Touch a die, and what it could do, unless that is one thing only."""
    page.locator('[data-id^="die/0/"][data-can]').first.click()
    page.wait_for_selector(".prompt[aria-busy=false]")
    if not page.query_selector(".choices .confirm"):
        page.locator('[data-id^="action/"][data-can]').first.click()


def test_escape_closes_the_menu_after_its_button_has_gone(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Santa Cruz", 2)
    wait_for_turn(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("button", name="Let a bot play for me")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_long_press_explains_and_does_nothing_else(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address, has_touch=True)
    start_against_bots(page, "Mundus Novus", 2)
    wait_for_turn(page)
    number = asked(page)
    thing = page.locator("[data-help][data-can], [data-help]").first
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.get_by_role("tooltip")).to_be_visible()
    thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    thing.dispatch_event("click", {"bubbles": True, "cancelable": True})
    expect(page.locator(".refusal")).to_have_count(0)
    assert asked(page) == number


def test_another_round_with_the_same_people(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Santa Cruz", 2)
    play_to_the_end(page, 16, 300)
    old = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("(old) => location.href !== old", arg=old)
    assert wait_for_turn(page)


MUCH = """async (id) => {
  for (let i = 0; i < 520; i += 1) {
    await fetch(`/api/tables/${id}/chat`, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ text: `message ${i}.` }),
    });
  }
}"""


def test_older_lines_of_a_long_log_are_fetched_when_one_scrolls_up(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Santa Cruz", 2)
    page.wait_for_selector(READY)
    page.evaluate(MUCH, page.url.rsplit("/", 1)[-1])
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    lines = page.locator(".panel .log-chat")
    expect(lines.last).to_contain_text("message 519.")
    assert lines.count() == 500
    expect(page.get_by_role("button", name="Older entries")).to_be_attached()
    page.locator(".panel .log").evaluate("(log) => log.scrollTo({ top: 0 })")
    expect(lines.first).to_contain_text("message 0.")
    assert lines.count() == 520
    expect(page.get_by_role("button", name="Older entries")).to_have_count(0)
    assert page.locator(".panel .log").evaluate("(log) => log.scrollTop") > 0, "what one reads stays where it is"


def test_live_lines_come_compressed_and_at_once_to_a_browser(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    with page.expect_response(lambda answer: "/events" in answer.url) as live:
        start_against_bots(page, "Bora Bora", 2)
    assert live.value.headers["content-encoding"] == "gzip"
    dice = random.Random(5)
    for _ in range(3):
        assert answer(page, dice)
    expect(page.locator(READY)).to_be_visible()
