"""The reason money moves, compact enough to be made for every payment."""

from __future__ import annotations

from msgspec import Struct

from engine.edition import Pos


class Why(Struct, frozen=True, gc=False):
    """Why money moved: enough to write the sum out line by line (see explain.py)."""

    kind: str
    pos: Pos = Pos(-1)
    count: int = 0
    throw: int = 0
    times: int = 1
    deck: str = ""
    card: str = ""
    doubled: bool = False
