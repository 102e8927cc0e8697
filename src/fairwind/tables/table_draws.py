"""What the draws of a table follow from: the house's secret, and a word that each person seals before the game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict

from fairwind.kernel.chance import Keyed
from fairwind.kernel.fair_draws import SECRET_BYTES, SealedDraws, SealedWord, draws_key, house_seal, word_seal
from fairwind.tables.seats import OPEN, Seat

WORD_SECONDS: Final = 15.0  # after the last seat was filled the game waits so long for words


def new_secret() -> str:
    """A secret of the house for one table."""
    return secrets.token_hex(SECRET_BYTES)


class KeptDraws(TypedDict):
    """What draws follow from, as it is kept with a table."""

    secret: str
    seals: list[str]
    words: list[str]


@dataclass
class TableDraws:
    """The secret, and by seat the seal of a word and the word itself, empty where there is none; hexadecimal digits."""

    table: str
    secret: str
    seals: list[str]
    words: list[str]
    since: float = 0.0  # when the last seat was filled; 0 while somebody is awaited

    @property
    def seal(self) -> str:
        """What is shown of the secret."""
        return house_seal(self.table, bytes.fromhex(self.secret))

    @property
    def awaited(self) -> list[int]:
        """Seats whose words are sealed and not yet given."""
        return [seat for seat, seal in enumerate(self.seals) if seal and not self.words[seat]]

    def fitting(self, word: str, seats: Sequence[int]) -> list[int]:
        """Those of the seats that sealed this word."""
        seal = word_seal(bytes.fromhex(word))
        return [seat for seat in seats if self.seals[seat] == seal]

    def driver(self) -> Keyed:
        """Draws for a game that begins, or that goes on."""
        return Keyed(draws_key(self.table, bytes.fromhex(self.secret), [bytes.fromhex(word) for word in self.words]))

    def opened(self, before: Mapping[str, int] | None = None) -> SealedDraws:
        """All of it, for the record of a game that is over."""
        words = [SealedWord(seat, seal, self.words[seat]) for seat, seal in enumerate(self.seals) if seal]
        return SealedDraws(self.table, self.seal, self.secret, words, dict(before or {}))

    def sit(self, seat: int, to: Seat, seal: str | None, at: float, complete: bool) -> None:
        """A seat changes hands: whoever gets up takes the word along, and who comes may seal another."""
        if to.kind == OPEN:
            self.seals[seat] = self.words[seat] = ""
        if seal is not None:
            self.seals[seat], self.words[seat] = seal, ""
        if not complete:
            self.since = 0.0
        elif not self.since:
            self.since = at

    def kept(self) -> KeptDraws:
        """As it is kept with a table whose game has begun."""
        return {"secret": self.secret, "seals": self.seals, "words": self.words}


def new_draws(table: str, secret: str, seats: Sequence[Seat], seals: Mapping[int, str], at: float) -> TableDraws:
    """What draws follow from at a table that is made."""
    complete = all(seat.kind != OPEN for seat in seats)
    listed = [seals.get(seat, "") for seat in range(len(seats))]
    return TableDraws(table, secret, listed, [""] * len(seats), at if complete else 0.0)
