"""Random numbers from a seed and a counter, equal on every machine.

Number `n` of a game is word `n % 8` of SHA-256("<seed>:<n // 8>"), eight
big-endian words of four bytes. With the seed anyone can check every throw with
a hashing tool. Without it, past throws do not reveal the next one.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
Dice = tuple[int, int]

_WORDS = struct.Struct(">8I")
_THROWS: tuple[Dice, ...] = tuple((a, b) for a in range(1, 7) for b in range(1, 7))


@lru_cache(maxsize=1024)
def _block(seed: str, index: int) -> tuple[int, ...]:
    return _WORDS.unpack(sha256(f"{seed}:{index}".encode()).digest())


def number(seed: str, n: int, below: int) -> int:
    """Return random number `n` of the game as a whole number from 0 to `below` - 1."""
    return _block(seed, n >> 3)[n & 7] % below


def throw(seed: str, n: int) -> Dice:
    """Return random number `n` of the game as a throw of two dice."""
    return _THROWS[_block(seed, n >> 3)[n & 7] % 36]


def shuffled(seed: str, n: int, items: Sequence[T]) -> list[T]:
    """Return `items` in random order, using one random number for each item, from number `n` on."""
    pile = list(items)
    for i in range(len(pile) - 1, -1, -1):
        j = number(seed, n + i, i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return pile


def fingerprint(secret: str) -> str:
    """Return the SHA-256 of a secret or seed in hex, to be published before the secret itself."""
    return sha256(secret.encode()).hexdigest()


def mixed_seed(secret: str, presses: Iterable[int]) -> str:
    """Return a game's seed, mixed from a secret and the ids of button presses.

    It is SHA-256("rentroll-dice-1:<secret>:<ids of presses, with commas>") in hex.
    """
    return fingerprint(f"rentroll-dice-1:{secret}:{','.join(map(str, presses))}")


def table_secret(night: str, turn: int, place: int) -> str:
    """Return the secret of one game of a league night, derived from the secret of the night.

    It is SHA-256("rentroll-night-1:<secret>:<round>:<table>") in hex. `night` is the secret of the
    night, `turn` the number of the round, `place` the number of the game in it.
    """
    return fingerprint(f"rentroll-night-1:{night}:{turn}:{place}")
