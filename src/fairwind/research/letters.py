"""Our own letters, drawn in dots: the terminal's drawing as pixels needs no font of somebody else's.

A letter is written as its rows from the top, each a number of base 32 whose bits are five dots. Seven rows stand on
the line, two hang below it. What a letter has above or below it (`é`, `ç`) is added, lines of boxes are drawn, and a
character that we have no letter for is an empty box.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

Dots = NDArray[np.bool_]

WIDE: Final = 6  # dots of a cell
HIGH: Final = 12
FIRST: Final = 2  # the row of a cell in which letters begin; what stands above a letter is over it
MIDDLE: Final = (5, 2)  # the row and column where lines meet

ROWS: Final[dict[str, str]] = dict(
    letter.split(" ", 1)
    for letter in """\
! 4444404|" AA|# AAVAVAA|$ 4FKE5U4|% OP248J3|& CIK8LID|' 44|( 2488842|) 8422248|* 04LEL4|+ 044V44|, 00000C48|- 000E
. 00000CC|/ 01248G|0 EHJLPHE|1 4C4444E|2 EH1248V|3 V2421HE|4 26AIV22|5 VGU11HE|6 68GUHHE|7 V124888|8 EHHEHHE
9 EHHF12C|: 0CC0CC|; 0CC0C48|< 248G842|= 00V0V|> 8421248|? EH12404|@ EHNLNGE|A EHHVHHH|B UHHUHHU|C EHGGGHE
D SIHHHIS|E VGGUGGV|F VGGUGGG|G EHGNHHF|H HHHVHHH|I E44444E|J 72222IC|K HIKOKIH|L GGGGGGV|M HRLLHHH|N HHPLJHH
O EHHHHHE|P UHHUGGG|Q EHHHLID|R UHHUKIH|S FGGE11U|T V444444|U HHHHHHE|V HHHHHA4|W HHHLLLA|X HHA4AHH|Y HHHA444
Z V1248GV|[ E88888E|\\ 0G8421|] E22222E|^ 4AH|_ 0000000V|` 842|a 00E1FHF|b GGMPHHU|c 00EGGHE|d 11DJHHF|e 00EHVGE
f 698S888|g 00FHHHF1E|h GGMPHHH|i 40C444E|j 2062222IC|k GGIKOKI|l C44444E|m 00QLLHH|n 00MPHHH|o 00EHHHE
p 00UHHHUGG|q 00FHHHF11|r 00MPGGG|s 00FGE1U|t 88S8896|u 00HHHJD|v 00HHHA4|w 00HHLLA|x 00HA4AH|y 00HHHHF1E|z 00V248V
{ 2448442|} 8442448|~ 0008L2|· 0004|× 00A4A|ω 00ALLVA|– 000V|— 000V|− 000V|’ 448|‘ 844|“ AK|” 5A|… 000000L|• 00EEE
† 44V4444|‡ 44V4V44|→ 042V24|← 048V84|↑ 4EL4444|↓ 4444LE4|∝ 009MM9|≈ 8L28L2|° CIIC|« 05AKA5|» 0KA5AK|ß CIIKIIK
œ 00ALNKB|æ 00ALNKB|ø 01EJLPE|ı 00C444E|€ 69S8S96|⌂ 4AHHHHV|■ 0VVVVV|□ 0VHHHV|▲ 044EEVV|△ 044AAHV|◆ 04EVE4|◇ 04AHA4
● 0EVVVE|○ 0EHHHE|★ 44VEEAH|♛ 0LLVEEV|♜ LVEEEEV|♣ 4ELVL4E|♦ 44EVE44|♥ 0AVVVE4|♠ 4EVVL4E|⚑ GSVSGGG|✓ 0112K8|✗ 0HA4AH
⬢ 4EVVVE4|⬡ 4AHHHA4""".replace("\n", "|").split("|")  # noqa: RUF001 (letters, and they are meant)
)
BAR: Final = "|"  # stands between the letters above
BAR_ROWS: Final = "4444444"
UNKNOWN: Final = "VHHHHHV"
# What stands above or below a letter, by the name that Unicode has for it: its rows, from the top.
MARKS: Final[dict[str, str]] = {
    "\u0300": "84", "\u0301": "24", "\u0302": "4A", "\u0303": "DM", "\u0304": "0E", "\u0306": "HE", "\u0308": "0A",
    "\u030a": "4A4", "\u030c": "A4",
}  # fmt: skip
CEDILLA: Final = "\u0327"
# The lines of boxes, each by where it leads from the middle.
LINES: Final[dict[str, str]] = {
    "─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu", "├": "udr", "┤": "udl", "┬": "lrd", "┴": "lru",
    "┼": "lrud", "━": "lr", "┃": "ud", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu", "═": "lr", "║": "ud", "╴": "l",
    "╶": "r", "╵": "u", "╷": "d",
}  # fmt: skip
IN_CIRCLES: Final = "①②③④⑤⑥⑦⑧⑨"
SHADES: Final = "░▒▓█"
SLANTED: Final = "╱╲"  # noqa: RUF001


def has_letter(character: str) -> bool:
    """Whether there is a drawing for it."""
    base = unicodedata.normalize("NFD", character)[0]
    drawn = base in ROWS or base in LINES or base in IN_CIRCLES
    return drawn or character.isspace() or character in BAR + SHADES + SLANTED


@cache
def dots(character: str) -> Dots:
    """The cell of a character; not to be changed."""
    cell = np.zeros((HIGH, WIDE), np.bool_)
    parts = unicodedata.normalize("NFD", character)
    base = parts[0]
    if base in LINES:
        draw_lines(cell, LINES[base])
    elif base in IN_CIRCLES:
        cell = ~dots(str(IN_CIRCLES.index(base) + 1))
    elif base in SLANTED:
        for row in range(HIGH):
            cell[row, (row if base == SLANTED[1] else HIGH - 1 - row) * WIDE // HIGH] = True
    elif base in SHADES:
        cell[:] = np.add.outer(np.arange(HIGH), np.arange(WIDE)) % 4 <= SHADES.index(base)
    elif not base.isspace():
        draw_rows(cell, BAR_ROWS if base == BAR else ROWS.get(base, UNKNOWN), FIRST)
    for mark in parts[1:]:
        draw_mark(cell, mark)
    cell.setflags(write=False)
    return cell


def draw_rows(cell: Dots, rows: str, top: int) -> None:
    """Set the dots of some rows, from one of the cell's on."""
    for at, row in enumerate(rows, top):
        for column in range(5):
            if int(row, 32) >> (4 - column) & 1:
                cell[at, column] = True


def draw_mark(cell: Dots, mark: str) -> None:
    """Set an accent close above the letter, or a cedilla below it."""
    if mark == CEDILLA:
        draw_rows(cell, "48", FIRST + 7)
    elif mark in MARKS:
        highest = int(np.argmax(cell.any(axis=1)))
        draw_rows(cell, MARKS[mark], max(0, highest - len(MARKS[mark])))


def draw_lines(cell: Dots, ways: str) -> None:
    """Set lines from the middle to the edges: left, right, up, down."""
    row, column = MIDDLE
    for way in ways:
        if way == "l":
            cell[row, : column + 1] = True
        elif way == "r":
            cell[row, column:] = True
        elif way == "u":
            cell[: row + 1, column] = True
        else:
            cell[row:, column] = True
