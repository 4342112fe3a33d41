"""The time of a table's words in each language, beside a bare loop in the same process."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from msgspec import Struct

from bot.play.turn.views import table_message
from bot.words import LANGUAGES, say, speaking
from engine.rules import configure
from engine.setup import start
from renders.alt import alt_text
from tests.bench import reference
from tests.support.pictures import edition
from tests.support.tables import a_table

TURNS = 1_000
"""Turns of the bare loop that are the reference."""


class WordTimes(Struct, frozen=True):
    """The seconds of a table's words in a language: the first time, and each later time."""

    language: str
    first: float
    seconds: float
    bare: float


def measure_words(rounds: int) -> list[WordTimes]:
    """Measure the table's message and its picture's alt text in every language."""
    ed = configure(edition("classic"), "standard")
    state, _ = start(ed, 4, "1")
    table = a_table(ed, state, ("Ana", "Ben", "Cleo", "Dan"))

    def tell() -> None:
        table_message(table)
        alt_text(say, table.view(), table.names)

    bare = _quickest(lambda: reference.play(TURNS), rounds)
    found = []
    for language in LANGUAGES:
        with speaking(language):
            first = _quickest(tell, 1)
            found.append(WordTimes(language, first, _quickest(tell, rounds), bare))
    return found


def _quickest(work: Callable[[], object], rounds: int) -> float:
    taken = []
    for _ in range(rounds):
        began = process_time()
        work()
        taken.append(process_time() - began)
    return min(taken)
