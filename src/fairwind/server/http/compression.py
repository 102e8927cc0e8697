"""Codings: how bytes are written for whoever reads them, plain or compressed."""

from __future__ import annotations

import gzip
import zlib
from functools import lru_cache
from typing import Final

GZIP_HEAD: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
LEVEL: Final = 1  # the quickest: what is sent is short and sent once
BEST: Final = 9
WORTH_IT: Final = 1024  # bytes; less is sent as it is


class Coding:
    """Bytes as they are."""

    name: str = ""
    head: bytes = b""  # with which a stream begins

    def pack(self, piece: bytes) -> bytes:
        """A piece of a stream, which a reader can read as soon as it has it."""
        return piece


class Gzip(Coding):
    """Pieces that know nothing of each other: the same one can be sent on any number of streams."""

    name = "gzip"
    head = GZIP_HEAD

    def pack(self, piece: bytes) -> bytes:
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        return packer.compress(piece) + packer.flush(zlib.Z_SYNC_FLUSH)


PLAIN: Final = Coding()
GZIP: Final = Gzip()


@lru_cache(maxsize=256)
def coding_for(accepted: str) -> Coding:
    """What a reader accepts who sends this `Accept-Encoding`."""
    for wish in accepted.lower().split(","):
        name, _, weight = wish.partition(";")
        if name.strip() in {"gzip", "*"}:
            return PLAIN if weight.strip().replace(" ", "") in {"q=0", "q=0.0", "q=0.00", "q=0.000"} else GZIP
    return PLAIN


def packed(content: bytes) -> bytes:
    """A whole body, compressed."""
    return gzip.compress(content, LEVEL, mtime=0)


@lru_cache(maxsize=256)
def well_packed(content: bytes) -> bytes:
    """A body that is sent again and again, compressed as well as can be."""
    return gzip.compress(content, BEST, mtime=0)
