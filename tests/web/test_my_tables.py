"""Coming back: my tables in the lobby, me on another device, my games and their results."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.web.conftest import NewPage, Server
from tests.web.measuring import SETTLED
from tests.web.playing import start_against_bots, wait_for_turn

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEAT_COLOUR = "(seat) => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`).trim()"
PALETTE = "(colour) => getComputedStyle(document.documentElement).getPropertyValue(`--colour-${colour}`).trim()"


def post(page: Page, path: str, body: Any) -> Any:
    """A call of the page's own visitor."""
    address = re.sub(r"(https?://[^/]+).*", r"\1", page.url)
    headers = {"Content-Type": "application/json"}
    answer = page.context.request.post(f"{address}{path}", data=json.dumps(body), headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def test_leaving_by_the_logo_and_coming_back_finds_the_game_with_one_click(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    expect(page.locator(".game-card").first).to_be_visible()
    expect(page.locator(".my-tables")).to_have_count(0)
    heights = "() => [...document.querySelectorAll('.game-card')].map((card) => card.getBoundingClientRect().height)"
    expect(page.get_by_role("heading", name="Bora Bora")).to_be_visible()  # all words are there
    page.evaluate(SETTLED)  # and so is the font, in which a line is a little higher
    before = page.evaluate(heights)
    page.get_by_role("button", name="Part of what is printed is reconstructed").first.click()
    expect(page.get_by_role("dialog").locator(".printed li").first).to_be_visible()
    assert page.evaluate(heights) == before, "no card is stretched by what another tells"
    page.keyboard.press("Escape")
    start_against_bots(page, "Santa Cruz", 2)
    wait_for_turn(page)
    left = page.url
    page.locator(".home").click()
    card = page.locator(".my-tables .card")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Santa Cruz")
    expect(card).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Fairwind")
    assert page.locator("main").locator("h1, h2").first.inner_text() == "My tables", "the lobby begins with them"
    card.click()
    page.wait_for_selector(".table")
    assert page.url == left

    # A second table: the first one waits elsewhere, in the title and beside the logo; the own one is not counted.
    page.locator(".home").click()
    start_against_bots(page, "Bora Bora", 2)
    wait_for_turn(page)
    expect(page).to_have_title(re.compile(r"^\(1\) ● Your turn"))
    expect(page.locator(".home")).to_have_accessible_name("Fairwind: Home. One table is waiting for you")
    page.locator(".home").click()
    expect(page).to_have_title("(2) Fairwind")
    expect(page.locator(".my-tables .card.yours")).to_have_count(2)


def test_the_count_is_true_at_once_when_somebody_comes_back_to_the_tab(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    expect(page.locator(".game-card").first).to_be_visible()
    expect(page).to_have_title("Fairwind")
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "you", "name": "Ben"}]
    post(page, "/api/tables", {"game": "mundus-novus", "seats": seats})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page).to_have_title("(1) Fairwind")


def test_a_link_carries_me_to_another_device_and_back_to_one(server: Server, open_page: NewPage) -> None:
    page = open_page(f"{server.address}/me")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("green").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.goto(server.address)
    start_against_bots(page, "Santa Cruz", 3)
    wait_for_turn(page)
    expect(page.locator(".seat.me .seat-name")).to_have_text("Anna")
    colours = [page.evaluate(SEAT_COLOUR, seat) for seat in range(3)]
    assert colours[0] == page.evaluate(PALETTE, 2), "the colour that was wished for"
    assert len(set(colours)) == 3, "and nobody else has it"
    page.goto(f"{server.address}/me")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Good once, for ten minutes").input_value()
    word = link.partition("#")[2]

    phone = open_page(f"{server.address}/me#{word}", viewport={"width": 390, "height": 844}, has_touch=True)
    expect(phone.get_by_role("heading", name="Be Anna in this browser?")).to_be_visible()
    assert word not in phone.url, "what is good once stands in no address"
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone.get_by_text("Welcome aboard")).to_be_visible()
    expect(phone.get_by_label("Your name")).to_have_value("Anna")
    phone.get_by_role("link", name="My tables").click()
    expect(phone.locator(".my-tables .card")).to_contain_text("Your turn")

    again = open_page(f"{server.address}/me#{word}")
    expect(again.get_by_role("alert")).to_contain_text("good once")

    page.get_by_role("button", name="Only this browser").click()
    page.get_by_role("button", name="Yes, only this browser").click()
    expect(page.get_by_text("only in this browser").or_(page.get_by_text("in this browser only."))).to_have_count(1)
    phone.reload()
    expect(phone.locator(".game-card").first).to_be_visible()
    expect(phone.locator(".my-tables")).to_have_count(0)


def test_a_visitor_sees_how_they_fared_and_can_be_forgotten(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    made = post(page, "/api/tables", {"game": "santa-maria", "seats": [{"kind": "you", "name": "Zoe"}]})
    post(page, f"/api/tables/{made['table']}/bot", {"seat": 0, "bot": "random"})
    page.goto(f"{server.address}/t/{made['table']}")
    page.wait_for_selector(".end", timeout=60_000)
    page.goto(f"{server.address}/me")
    row = page.get_by_role("row", name="Santa Maria")
    expect(row.get_by_role("cell").nth(1)).to_have_text("1")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download everything").click()
    assert loading.value.suggested_filename == "fairwind-me.zip"
    page.get_by_role("link", name="Replay: Santa Maria").click()
    page.wait_for_url("**/replay/**")
    page.goto(f"{server.address}/me")
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me").click()
    expect(page.get_by_text("Nothing here leads to you any more")).to_be_visible(timeout=20_000)
    expect(page.get_by_text("No finished games yet.")).to_have_count(2)
    assert page.context.cookies() == []
