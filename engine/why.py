"""The reason for a payment, small enough to be stored with every payment."""

from __future__ import annotations

from msgspec import Struct

from engine.edition import Pos


class Why(Struct, frozen=True, gc=False):
    """The reason for a payment, with the numbers that explain its sum (see explain.py)."""

    kind: str
    pos: Pos = Pos(-1)
    count: int = 0
    throw: int = 0
    times: int = 1
    deck: str = ""
    card: str = ""
    doubled: bool = False
