"""How much a browser fetches before somebody can begin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tests.web.conftest import NewPage, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOBBY: Final = 200_000  # bytes on the wire


def fetched(page: Page, address: str) -> dict[str, int]:
    """What a fresh browser fetches for the lobby: addresses, and bytes as they came over the wire."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def note_name(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"]

    def note_size(event: dict[str, Any]) -> None:
        sizes[names[event["requestId"]]] = int(event["encodedDataLength"])

    line.on("Network.requestWillBeSent", note_name)
    line.on("Network.loadingFinished", note_size)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_selector(".game-card .game-picture svg")
    return sizes


def test_the_lobby_is_light(server: Server, open_page: NewPage) -> None:
    friend = open_page(f"{server.address}/")  # so that a table is listed, too
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "open"}]
    made = friend.request.post(
        f"{server.address}/api/tables", data={"game": "santa-cruz", "seats": seats, "public": True}
    )
    assert made.status == 201
    # What a service worker fetches for itself is not counted here, so it must not take over in the middle.
    page = open_page("about:blank", reduced_motion="no-preference", service_workers="block")
    sizes = fetched(page, f"{server.address}/")
    assert any(address.endswith(".woff2") for address in sizes)
    assert sum(sizes.values()) < LOBBY, sizes
