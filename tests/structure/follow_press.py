"""A press of Buy: the files whose coroutines run for it, in order of first entry.

`python -m tests.structure.follow_press` prints them, using the playground.
"""

from __future__ import annotations

import asyncio
import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

from engine.decisions import BuyChoice
from engine.edition import Pos, Seat
from engine.state import GameState
from tests.support.evening import Evening, an_evening
from tests.support.paths import ROOT
from tests.support.seeing import a_game, button, table_showing
from tests.support.tables import arrange, fresh_id, turn_of

BEGINS = "Router.dispatch"
"""The coroutine to which the client passes a press."""
BOARDWALK = 39
_followed: ContextVar[bool] = ContextVar("followed", default=False)


@dataclass
class PressPath:
    """Coroutines in the order in which they began, each with its file."""

    entered: list[tuple[str, str]] = field(default_factory=list)

    @property
    def files(self) -> list[str]:
        """All files, in order of first entry."""
        return list(dict.fromkeys(file for file, _ in self.entered))

    @property
    def returns(self) -> list[tuple[str, str]]:
        """Coroutines with which the path comes back to a file that it had left."""
        left: set[str] = set()
        found = []
        for (before, _), (file, name) in zip(self.entered, self.entered[1:], strict=False):
            if file != before:
                left.add(before)
                if file in left:
                    found.append((file, name))
        return found

    def __str__(self) -> str:
        lines = {file: len((ROOT / file).read_text().splitlines()) for file in self.files}
        told = [f"{lines[file]:6}  {file}" for file in self.files]
        names = "\n".join(f"        {file}: {name}" for file, name in self.returns)
        return "\n".join(
            [
                f"{len(told)} files, {sum(lines.values())} lines, {len(self.returns)} returns",
                *told,
                "returns:",
                names,
            ]
        )


@contextmanager
def following() -> Iterator[PressPath]:
    """Note the coroutines of the bot that run for a press, also in tasks that it creates."""
    path = PressPath()
    begun: set[int] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event != "call" or not code.co_flags & inspect.CO_COROUTINE:
            return
        file = Path(code.co_filename)
        if not file.is_relative_to(ROOT / "bot") or file.is_relative_to(ROOT / "bot/playground"):
            return
        if code.co_qualname == BEGINS:
            _followed.set(True)
        if _followed.get() and id(frame) not in begun:
            begun.add(id(frame))
            kept.append(frame)
            path.entered.append((file.relative_to(ROOT).as_posix(), code.co_qualname))

    kept: list[FrameType] = []  # keeps each frame's id unique
    sys.setprofile(note)
    try:
        yield path
    finally:
        sys.setprofile(None)


def to_buy(s: GameState) -> None:
    turn_of(0, "end")(s)
    s.pending.append(BuyChoice(fresh_id(s), Seat(0), Pos(BOARDWALK)))


async def follow_buy(evening: Evening) -> PressPath:
    """Let Ana press Buy, wait until the board shows it, and return the path."""
    # The changed board is the answer, however busy the machine.
    evening.parts.router.answers.within = 60.0
    table, ana = await a_game(evening)
    await arrange(table, to_buy)
    shown = await table_showing(evening, ana, "Auction it")
    await evening.idle()
    with following() as path:
        assert await ana.outcome(await ana.click(shown, button(shown, "Buy"))) == "done"
        await evening.idle()
    assert table.state.owner[BOARDWALK] == 0
    return path


async def _print() -> None:
    with TemporaryDirectory() as folder:
        async with an_evening(Path(folder, "rentroll.db")) as evening:
            print(await follow_buy(evening))


if __name__ == "__main__":
    asyncio.run(_print())
