"""A script that writes a database with live games in every stage, by the code of an old commit.

    git worktree add --detach ../past COMMIT
    cd ../past
    PYTHONPATH=. python …/tests/bot/store/older/write.py FILE

`FILE` is an SQLite database compressed by lzma. The script uses only helpers that the tests of
every commit since schema 9 have, so one script writes the databases of all of them.
"""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.store.database.schema import VERSION
from engine.actions import Bid, Decline, MakeOffer
from engine.ai.policies import POLICIES
from engine.asked import waiting
from engine.decisions import Auction, BuyChoice, Challenge, Debt, TripOffer
from engine.edition import Seat
from engine.view import view
from tests.support.evening import an_evening, option, sub
from tests.support.tables import start_table

PEOPLE = ("Ana", "Ben", "Cleo")
Stage = Callable[[Any], bool]
MOST = 2000
"""Actions until a stage must be reached."""
LEAGUES_SINCE = 13
"""The first schema version with league nights."""


def asks(*kinds: type) -> Stage:
    return lambda s: bool(s.pending) and isinstance(s.pending[-1], kinds)


async def play_until(table: Any, stage: Stage) -> Any:
    """Let the computer decide for all seats until a stage is reached. Return that state."""
    minds = [POLICIES["steady"]() for _ in table.seats]
    for _ in range(MOST):
        if stage(table.state):
            return table.state
        seat = next(iter(waiting(table.state)))
        seen = view(table.ed, table.state, seat)
        await table.submit(seat, minds[seat].decide(seen))
    raise AssertionError("the stage was not reached")


def another_channel(evening: Any, name: str) -> int:
    """Return a new channel of the first server."""
    world, control = evening.running.stage.world, evening.running.control
    made = control.channel({"guild_id": str(next(iter(world.guilds))), "name": name})
    return int(made["id"])


async def auction(evening: Any) -> None:
    """Start a game, and play until a deed is auctioned and has a bid."""
    table = await start_table(evening, "lobby", PEOPLE, 0, seed="1", speed="live")
    state = await play_until(table, lambda s: s.turn.number > 12 and asks(BuyChoice)(s))
    await table.submit(state.pending[-1].seat, Decline())
    bidding: Any = await play_until(table, asks(Auction))
    await table.submit(bidding.pending[-1].seats[0], Bid(7))


async def debt(evening: Any) -> None:
    """Start a game, undo some entries, and play until a player cannot pay."""
    house = {"starting_cash": 400, "salary": 20}
    table = await start_table(evening, "table-one", PEOPLE, 0, seed="2", house=house)
    await play_until(table, lambda s: s.turn.number > 4)
    await table.undo(table.seq - 3, "moderator")
    await play_until(table, asks(Debt))


async def trade(evening: Any) -> None:
    """Start a timed game, and play until an offer waits for its answer."""
    table = await start_table(
        evening, "table-two", PEOPLE, 0, seed="3", house={"time_limit": True}, minutes=60
    )
    state = await play_until(
        table,
        lambda s: s.turn.number > 9 and not s.pending and {Seat(0), Seat(1)} <= {*s.owner},
    )
    pos: Any = state.owner.index(Seat(1))
    await table.submit(Seat(0), MakeOffer(Seat(1), 5, (), (), 0, (pos,), ()))
    assert table.state.offers


async def trip(evening: Any) -> None:
    """Start a game, and play until a question is asked for a trip."""
    table = await start_table(
        evening,
        another_channel(evening, "trip"),
        PEOPLE,
        0,
        seed="4",
        edition="america",
        modules=("american_expansion", "just_visit_america", "free_parking_game_show"),
    )
    await play_until(table, asks(TripOffer, Challenge))


async def without_flag(evening: Any) -> None:
    """Start a game of the edition whose rules got another flag later."""
    where = another_channel(evening, "nyc")
    table = await start_table(evening, where, PEOPLE, 0, seed="5", edition="nyc")
    await play_until(table, lambda s: s.turn.number > 9)


async def league(evening: Any) -> None:
    """Open a league night of two rounds, and play in its first round."""
    mia = await evening.seat("Mia")
    people = [await evening.seat(name) for name in PEOPLE]
    await mia.slash("league", sub("open", option("rounds", 2, 4)))
    night = await mia.wait_message(lambda message: "League night" in message.get("content", ""))
    for person in people:
        await press(person, night, "Sign up")
        await evening.idle()
    await press(mia, night, "Draw the tables")
    games = {table.game for table in evening.parts.tables.all()}
    await evening.until(lambda: len(evening.parts.tables.all()) > len(games))
    (table,) = [table for table in evening.parts.tables.all() if table.game not in games]
    await play_until(table, lambda s: s.turn.number > 4)


async def press(person: Any, message: Any, label: str) -> None:
    rows = message.get("components", ())
    parts = [part for row in rows for part in row.get("components", ())]
    (pressed,) = [part for part in parts if part.get("label") == label]
    await person.click(message, pressed["custom_id"])


STAGES = (auction, debt, trade, trip, without_flag)


async def write(path: Path) -> None:
    async with an_evening(path) as evening:
        for stage in STAGES:
            await stage(evening)
            print(stage.__name__, [(t.game, t.channel, t.seq) for t in evening.parts.tables.all()])
        if VERSION >= LEAGUES_SINCE:
            await league(evening)
        await evening.idle()


def main(target: Path) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "past.db")
        asyncio.run(write(path))
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        target.write_bytes(lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{target}: schema {VERSION}, {target.stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
