"""`make soak-cluster`: kill, freeze and restart processes that play in hundreds of servers."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import signal

from tests.soak.ordeal import IDENTIFY, Ordeal, Seen, an_ordeal

PEACE = 3.0
"""Seconds between two failures, at most, besides the time to recover."""


async def soak(args: argparse.Namespace, processes: int) -> Seen:
    """Kill, freeze and restart processes during play, and return the measurements.

    Raise AssertionError if anything is lost, doubled or too late.
    """
    async with an_ordeal(
        args.seed, args.servers, args.shards, args.concurrency, processes, args.identify
    ) as ordeal:
        print(f"{processes} processes are connected", flush=True)
        async with ordeal.playing(hands=args.hands):
            await _recovered(ordeal)
            for _ in range(args.kills):
                await ordeal.kill(sample=args.sample)
                await _recovered(ordeal)
            for _ in range(args.freezes):
                await ordeal.freeze(sample=args.sample)
                await _recovered(ordeal)
            for number in range(args.restarts):
                how = (signal.SIGINT, signal.SIGQUIT, signal.SIGKILL)[number % 3]
                await ordeal.restart_database(how, sample=args.sample)
                await _recovered(ordeal)
            for _ in range(args.rolling):
                await ordeal.restart_all(sample=args.sample)
                await _recovered(ordeal)
        await ordeal.check()
        return ordeal.seen


async def _recovered(ordeal: Ordeal) -> None:
    """Wait until all processes are connected, and for a random time after that."""
    await ordeal.all_connected()
    print(ordeal.seen.told(), flush=True)
    await asyncio.sleep(ordeal.chance.uniform(0, PEACE))


def main() -> None:
    parser = argparse.ArgumentParser(prog="make soak-cluster", description=__doc__)
    counts = {
        "kills": (50, "how often one is killed"),
        "freezes": (5, "how often one stands still for longer than its lease"),
        "restarts": (4, "of the database"),
        "rolling": (1, "how often all processes are restarted, one after the other"),
        "servers": (400, "with a table each"),
        "shards": (16, "of all processes"),
        "concurrency": (16, "of identifies"),
        "hands": (8, "that press at once"),
        "sample": (12, "tables asked after each failure"),
    }
    for name, (usual, told) in counts.items():
        parser.add_argument(f"--{name}", type=int, default=usual, help=f"{told} ({usual})")
    parser.add_argument(
        "--processes", type=int, nargs="+", default=[2, 4], help="that share them (2, then 4)"
    )
    parser.add_argument("--identify", type=float, default=IDENTIFY, help="Discord's five seconds")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="to try the same again")
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    for processes in args.processes:
        print(f"{processes} processes: {asyncio.run(soak(args, processes)).told()}")


if __name__ == "__main__":
    main()
