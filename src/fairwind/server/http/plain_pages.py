"""Plain pages: a sentence or two and perhaps a button, which work without the web app and without any script."""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.responses import HTMLResponse

from fairwind.locale import Words

PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{title} · Fairwind</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>{title}</h1>
<p>{text}</p>
{end}
</main>
</body>
</html>
"""


def plain_page(words: Words, title: str, text: str, end: str = "", status: int = 200) -> HTMLResponse:
    """A page; its end is HTML of ours."""
    page = PAGE.format(lang=words.lang, title=escape(title), text=escape(text), end=end)
    return HTMLResponse(page, status, headers={"Cache-Control": "no-cache"})


def link(text: str, address: str) -> str:
    """A link that looks like a button."""
    return f'<p><a class="button" href="{escape(address)}">{escape(text)}</a></p>'


def button(text: str) -> str:
    """A button that sends the page's own address again, to do what it says."""
    return f'<form method="post"><button>{escape(text)}</button></form>'
