"""`make soak`: kill and restart the bot as often as asked, in game after game."""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import tempfile
from pathlib import Path

from tests.bot.killing import Tally, an_ordeal

KILLS_PER_GAME = 6


async def soak(kills: int, seed: str) -> Tally:
    """Play until the bot has been killed so often; raises AssertionError for anything lost."""
    chance, tally = random.Random(seed), Tally()
    while tally.kills < kills:
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "rentroll.sqlite3"
            async with an_ordeal(database, chance, tally) as ordeal:
                game = await ordeal.begin(f"{seed} {tally.games}")
                for _ in range(min(KILLS_PER_GAME, kills - tally.kills)):
                    await ordeal.live_and_die(game)
                    goes_on = await ordeal.check(game)
                    await ordeal.count()
                    if not goes_on:
                        break
        print(f"{tally.kills} of {kills} kills, nothing lost", flush=True)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("kills", nargs="?", type=int, default=40, help="how often (40)")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="to try the same again")
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    tally = asyncio.run(soak(args.kills, args.seed))
    print(
        f"{tally.kills} kills in {tally.games} games: {tally.actions} actions of people in the "
        f"logs looked at, {tally.confirmed} private answers and {tally.shown} shown tables "
        f"checked; {tally.in_a_send} kills in the middle of a send, "
        f"{tally.counted} messages counted"
    )


if __name__ == "__main__":
    main()
