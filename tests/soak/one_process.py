"""`make soak`: kill the bot over and over while a town of tables plays, then disasters."""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import tempfile
import time
from collections import Counter
from itertools import cycle
from pathlib import Path

from tests.soak.disasters import go_through
from tests.soak.killing import Tally
from tests.support.town import FLOWS, a_town

KILLS_PER_TOWN = 20


class Soak:
    """One run of `make soak`, and its totals."""

    def __init__(self, kills: int, seed: str) -> None:
        self.kills = kills
        self.seed = seed
        self.tally = Tally()
        self.flows: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.pressed: Counter[str] = Counter()

    async def run(self) -> None:
        """Kill the bot `kills` times, in one town after the other, and check after each kill.

        Raise AssertionError if anything was lost or doubled.
        """
        chance, flows = random.Random(self.seed), cycle(FLOWS)
        while self.tally.kills < self.kills:
            until = min(self.tally.kills + KILLS_PER_TOWN, self.kills)
            with tempfile.TemporaryDirectory() as folder:
                database = Path(folder) / "rentroll.sqlite3"
                async with a_town(database, chance, self.tally) as town:
                    town.flows, town.ends, town.pressed = self.flows, self.ends, self.pressed
                    while self.tally.kills < until:
                        await town.open_tables(f"{self.seed} {self.tally.kills}")
                        flow = next(flows)
                        await town.life(flow)
                        await town.check_all()
                        told = f"{self.tally.kills} of {self.kills} kills, nothing lost ({flow})"
                        print(told, flush=True)

    def told(self) -> str:
        tally = self.tally
        most = ", ".join(f"{verb} {times}" for verb, times in self.pressed.most_common(40))
        return (
            f"{tally.kills} kills ({tally.in_a_send} in the middle of a send) and "
            f"{self.ends['SIGTERM']} polite ends in {tally.games} games\n"
            f"{tally.actions} actions of people looked for in the logs, {tally.shown} shown tables "
            f"compared with them, {tally.counted} messages counted\n"
            f"done to the end: {', '.join(f'{name} {n}' for name, n in self.flows.items())}\n"
            f"pressed: {most}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("kills", nargs="?", type=int, default=200, help="how often (200)")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="to try the same again")
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    began, soak = time.monotonic(), Soak(args.kills, args.seed)
    try:
        asyncio.run(soak.run())
    finally:  # also after an interruption or a failure
        print(soak.told(), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(go_through(Path(folder) / "rentroll.sqlite3"))
    print(f"in {(time.monotonic() - began) / 60:.0f} minutes")


if __name__ == "__main__":
    main()
