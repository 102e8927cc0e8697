"""The screen: a spinner while a bot thinks long, and texts as they are."""

from __future__ import annotations

import io
import time

from rich.console import Console

from fairwind.cli.screen import SLOW, Screen, console_for


def terminal(page: io.StringIO) -> Screen:
    return Screen(Console(file=page, force_terminal=True, width=80, markup=False, highlight=False))


def test_a_slow_bot_is_said_to_think() -> None:
    page = io.StringIO()
    with terminal(page).thinking("greedy is thinking"):
        time.sleep(SLOW + 0.3)
    assert "greedy is thinking" in page.getvalue()


def test_a_fast_bot_is_not() -> None:
    page = io.StringIO()
    with terminal(page).thinking("greedy is thinking"):
        pass
    assert "greedy" not in page.getvalue()


def test_a_name_is_shown_as_it_is() -> None:
    page = io.StringIO()
    Screen(console_for(page)).say("[red]Anna[/red] :smile:")
    assert page.getvalue() == "[red]Anna[/red] :smile:\n"


def test_a_sign_stays_with_its_word() -> None:
    """French has a space before it, at which no line may end."""
    page = io.StringIO()
    screen = Screen(console_for(page))
    before = "Regarde " * 9
    screen.say(f"{before}aussitôt\u00a0! Bien")  # the word would end in the last column
    screen.note(f"{before}vite\u00a0! Bien")
    assert "\naussitôt\u00a0! Bien" in page.getvalue()
    assert "\n  vite\u00a0! Bien" in page.getvalue()
