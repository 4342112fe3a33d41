"""Many games between computer players, and what they add up to."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.laboratory.games import check_players, in_batches
from bot.laboratory.lab import IN_JAIL, space_labels
from editions.loader import load
from engine.actions import Roll
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.edition import Edition
from engine.errors import BadSetup
from engine.rules import RuleValue, configure

MOST_TURNS = 5000
"""A game still running after so many turns counts as unfinished."""


class Plan(Struct, frozen=True):
    """What to simulate; plain data, so that it travels to worker processes."""

    edition: str
    variant: str
    players: int
    games: int
    seed: str
    policies: tuple[str, ...] = ("steady",)
    modules: tuple[str, ...] = ()
    house: dict[str, RuleValue] = {}

    def seats(self) -> tuple[str, ...]:
        """The policy of each seat: those named, over and over."""
        return tuple(self.policies[i % len(self.policies)] for i in range(self.players))


class Tally(Struct):
    """What a batch of games adds up to."""

    turns: list[int] = []
    finished: int = 0
    actions: int = 0
    wins_by_seat: dict[int, int] = {}
    wins_by_policy: dict[str, int] = {}
    landings: dict[int, int] = {}
    in_jail: int = 0
    seconds: float = 0.0


class Summary(Struct, frozen=True):
    """The figures of a whole simulation: the keys of `simulate --json`."""

    games: int
    finished: int
    turns_median: float
    turns_p95: float
    wins_by_seat: dict[str, int]
    wins_by_policy: dict[str, int]
    actions_per_s: float
    turns_per_s: float
    games_per_s: float
    landings: dict[str, float]


def check(plan: Plan) -> Edition:
    """The edition as it will be played, or BadSetup with what is wrong."""
    ed = configure(load(plan.edition), plan.variant, plan.modules, plan.house)
    check_players(ed, plan.players)
    if not 1 <= plan.games <= 10_000_000:
        raise BadSetup("--games", f"expected 1 to 10000000, got {plan.games}")
    for name in plan.policies or ("",):
        if name not in POLICIES:
            known = ", ".join(POLICIES)
            raise BadSetup("--policies", f"expected names out of {known}; got {name!r}")
    return ed


def play_batch(plan: Plan, first: int, games: int) -> Tally:
    """Play games `first`, `first + 1` … and count."""
    ed = check(plan)
    seats = plan.seats()
    tally = Tally()
    landed: Counter[int] = Counter()
    began = time.perf_counter()
    for game in range(first, first + games):
        arena = Arena(ed, [POLICIES[name]() for name in seats], f"{plan.seed}:{game}")
        s = arena.state
        turn, players = s.turn, s.players
        actions = 0
        while s.result is None and turn.number <= MOST_TURNS:
            seat, action, _ = arena.step()
            actions += 1
            if type(action) is Roll:
                player = players[seat]
                landed[-1 if player.jail else player.at] += 1
        tally.actions += actions
        tally.turns.append(turn.number)
        if s.result is not None:
            tally.finished += 1
            for i, rank in enumerate(s.result.ranks):
                if rank == 1:
                    tally.wins_by_seat[i] = tally.wins_by_seat.get(i, 0) + 1
                    name = seats[i]
                    tally.wins_by_policy[name] = tally.wins_by_policy.get(name, 0) + 1
    tally.seconds = time.perf_counter() - began
    tally.in_jail = landed.pop(-1, 0)
    tally.landings = dict(landed)
    return tally


def simulate(
    plan: Plan, jobs: int | None = None, progress: Callable[[int], None] | None = None
) -> Summary:
    """Play all games, on all cores unless told otherwise; the result depends on the seed alone."""
    ed = check(plan)
    began = time.perf_counter()
    tallies: list[Tally] = []
    for games, tally in in_batches(play_batch, plan, plan.games, jobs):
        tallies.append(tally)
        if progress is not None:
            progress(games)
    return summarise(ed, plan, tallies, time.perf_counter() - began)


def summarise(ed: Edition, plan: Plan, tallies: Sequence[Tally], seconds: float) -> Summary:
    """Add batches up."""
    turns = sorted(t for tally in tallies for t in tally.turns)
    seats, policies, landed = Counter[int](), Counter[str](), Counter[int]()
    for tally in tallies:
        seats.update(tally.wins_by_seat)
        policies.update(tally.wins_by_policy)
        landed.update(tally.landings)
    in_jail = sum(tally.in_jail for tally in tallies)
    rolls = max(1, landed.total() + in_jail)
    shares = {label: landed[pos] / rolls for pos, label in enumerate(space_labels(ed))}
    shares[IN_JAIL] = in_jail / rolls
    return Summary(
        games=len(turns),
        finished=sum(tally.finished for tally in tallies),
        turns_median=statistics.median(turns),
        turns_p95=float(turns[-(-len(turns) * 95 // 100) - 1]),
        wins_by_seat={str(i): seats[i] for i in range(plan.players)},
        wins_by_policy={name: policies[name] for name in dict.fromkeys(plan.seats())},
        actions_per_s=sum(tally.actions for tally in tallies) / seconds,
        turns_per_s=sum(turns) / seconds,
        games_per_s=len(turns) / seconds,
        landings=shares,
    )
