"""A worker process that chooses the moves of expert computer players.

It reads questions from standard input and writes actions to standard output. It uses the compiled
rules where they exist. msgspec cannot read compiled classes, so a question is pickled, and an
action is returned as the name of its class, its fields and its chance.
"""

from __future__ import annotations

import pickle
import struct
import sys
import time
from functools import lru_cache
from typing import BinaryIO

import msgspec

from engine.actions import Action
from engine.ai.coach import ADVISER
from engine.ai.expert import Expert
from engine.ai.levels import CHARACTERS, LEVELS
from engine.edition import Edition
from engine.view import view

SECONDS = 0.3
"""Timeout in seconds for the games that an expert simulates to decide.

They usually end long before. After the timeout the expert decides like a player of level `hard`.
"""
COACH = "coach"
"""The policy name in a question that asks an expert for advice to a person."""
LENGTH = struct.Struct(">I")
"""Format of the four bytes before each message, which hold its length in bytes."""


@lru_cache(maxsize=32)
def _edition(data: bytes) -> Edition:
    return msgspec.msgpack.decode(data, type=Edition)


def answer(question: bytes) -> bytes:
    """Return the actions that an expert compares, pickled, the chosen one first.

    Each has its class name, its fields and its chance to win. The question is a pickled edition,
    state, seat, policy name and seats of people.
    """
    edition, s, seat, name, people = pickle.loads(question)
    ed, end = _edition(edition), time.monotonic() + SECONDS
    _, _, who = name.partition("/")
    level = CHARACTERS[who].at(LEVELS["hard"]) if who else LEVELS["hard"]
    if name == COACH:
        level = ADVISER
    expert = Expert(level, enough=lambda: time.monotonic() > end)
    expert.people = people
    compared = expert.compare(view(ed, s, seat))
    return pickle.dumps([(*_plain(action), chance) for action, chance in compared])


def _plain(action: Action) -> tuple[str, tuple[object, ...]]:
    """Return the name of an action's class and the values of its fields."""
    kind = type(action)
    return kind.__name__, tuple(getattr(action, field) for field in kind.__struct_fields__)


def read(stream: BinaryIO) -> bytes | None:
    """Return the next message from a stream, or None at its end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return stream.read(*LENGTH.unpack(head))


def main() -> None:
    """Answer questions until standard input is closed."""
    while (question := read(sys.stdin.buffer)) is not None:
        told = answer(question)
        sys.stdout.buffer.write(LENGTH.pack(len(told)) + told)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
