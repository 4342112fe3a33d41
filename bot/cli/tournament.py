"""The command `rentroll tournament`: how often each computer player wins, with an interval.

The interval contains the true share of wins with 95 % confidence.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bot.cli.terminal import (
    add_edition_option,
    add_many_games_options,
    add_rules_options,
    add_seed_option,
    games_bar,
    print_json,
    reason_of,
    settled_edition,
)
from bot.support.failures import CannotDo
from bot.support.parsing import comma_list
from bot.workshop.laboratory.many_games import (
    Plan,
    add,
    check_games,
    in_batches,
    new_policy,
    play_out,
    players_for,
)
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.errors import BadSetup

SURE = 1.96
"""Standard deviations on each side of the mean that contain 95 % of all outcomes."""


@dataclass
class Score:
    """The sums over a batch of games. `wins` and `ranks` are by index in `Plan.seats`.

    `ranks` are sums of final ranks. `turns` has the number of turns of each game.
    """

    games: int = 0
    finished: int = 0
    turns: list[int] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    ranks: Counter[int] = field(default_factory=Counter)


class PolicyResult(Struct, frozen=True):
    """The result of one policy (a computer player's way to play) at a table of several policies.

    `low` and `high` are the ends of the 95 % confidence interval of its share of wins.
    """

    policy: str
    wins: int
    win_share: float
    low: float
    high: float
    average_rank: float


class Mixed(Struct, frozen=True):
    """The result of a table of several policies.

    The fields are the keys of `tournament --policies … --json`.
    """

    policies: list[PolicyResult]
    games: int
    turns_median: float
    finished: int


class Duel(Struct, frozen=True):
    """The result of one policy against another one at all other seats.

    The fields are the keys of `tournament --one … --json`.
    """

    one: str
    others: str
    games: int
    wins: int
    win_share: float
    low: float
    high: float
    average_rank: float
    turns_median: float
    finished: int


class Kept(Struct, frozen=True):
    """The content of a `--resume` file: a score, and a text that identifies the tournament."""

    plan: str
    score: Score


def play_batch(plan: Plan, first: int, games: int) -> Score:
    """Play `games` games, from number `first` on, and return their sums.

    Each seed is played as many times as there are seats. Each time the policies move by one seat.
    """
    score = Score()
    for game in range(first, first + games):
        deal, turned = divmod(game, plan.players)
        seats = plan.seats
        order = [(place - turned) % plan.players for place in range(plan.players)]
        policies = [new_policy(seats[place]) for place in order]
        arena = Arena(plan.ed, policies, f"{plan.seed}:{deal}")
        for _ in play_out(arena):
            pass
        score.games += 1
        score.turns.append(arena.state.turn.number)
        if arena.state.result is None:
            continue
        score.finished += 1
        for seat, rank in enumerate(arena.state.result.ranks):
            place = order[seat]
            score.wins[place] += rank == 1
            score.ranks[place] += rank
    return score


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share of wins, by Wilson's formula.

    Return 0 and 1 if no game was played.
    """
    if not games:
        return 0.0, 1.0
    share, squared = wins / games, SURE * SURE
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    spread = share * (1 - share) / games + squared / (4 * games * games)
    half = SURE * spread**0.5 / (1 + squared / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def tournament(
    plan: Plan,
    games: int,
    jobs: int | None,
    progress: Callable[[int], None],
    keep: Path | None = None,
) -> Score:
    """Play all games of a tournament and return the score.

    `keep`: a file that stores the score after each batch. If it has a score of the same tournament,
    only the remaining games are played.
    """
    check_games(games, 10_000_000)
    total = _read(plan, keep) if keep is not None else Score()
    progress(min(games, total.games))
    for count, score in in_batches(play_batch, plan, games, jobs, total.games):
        add(total, score)
        if keep is not None:
            _write(plan, keep, total)
        progress(count)
    return total


def _name(plan: Plan) -> str:
    """Return text that identifies a tournament by all its settings except the number of games."""
    rules = msgspec.json.encode(plan.ed.rules).decode()
    return f"{plan.ed.id} {rules} {plan.players} {plan.seed} {','.join(plan.seats)}"


def _read(plan: Plan, path: Path) -> Score:
    """Return the score in a file, or an empty score if there is no file.

    Raise CannotDo if the file has the score of another tournament, or cannot be read.
    """
    if not path.exists():
        return Score()
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Kept, dec_hook=_counter)
    except (OSError, msgspec.DecodeError) as error:
        raise CannotDo(f"--resume: cannot read {path}: {reason_of(error)}") from None
    if kept.plan != _name(plan):
        raise CannotDo(f"--resume: {path} holds another tournament")
    return kept.score


def _counter(_: type, counts: dict[str, int]) -> Counter[int]:
    return Counter(msgspec.convert(counts, dict[int, int], strict=False))


def _write(plan: Plan, path: Path, score: Score) -> None:
    draft = path.with_name(path.name + ".new")
    try:
        draft.write_bytes(msgspec.json.encode(Kept(_name(plan), score)))
        draft.replace(path)
    except OSError as error:
        raise CannotDo(f"--resume: cannot write {path}: {reason_of(error)}") from None


def duel(plan: Plan, score: Score) -> Duel:
    """Return the result of the first policy of a plan against the others."""
    one, *_ = _standings(plan, score)
    return Duel(
        one.policy,
        plan.seats[1],
        score.games,
        one.wins,
        one.win_share,
        one.low,
        one.high,
        one.average_rank,
        statistics.median(score.turns),
        score.finished,
    )


def mixed(plan: Plan, score: Score) -> Mixed:
    """Return the results of all policies of a plan."""
    return Mixed(
        list(_standings(plan, score)), score.games, statistics.median(score.turns), score.finished
    )


def _standings(plan: Plan, score: Score) -> Iterator[PolicyResult]:
    for place, policy in enumerate(plan.seats):
        wins = score.wins[place]
        low, high = interval(wins, score.games)
        rank = score.ranks[place] / max(1, score.finished)
        yield PolicyResult(policy, wins, wins / score.games, low, high, rank)


def add_tournament_command(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("tournament", help="let computer players play each other")
    known = ", ".join(POLICIES)
    parser.add_argument("--one", metavar="A", help=f"one against the rest: {known}")
    parser.add_argument("--others", metavar="B", help="the rest")
    parser.add_argument(
        "--policies", default="", metavar="A,B,…", help="a mixed table instead, by seat"
    )
    add_edition_option(parser)
    add_rules_options(parser)
    add_many_games_options(parser, 1000)
    add_seed_option(parser, "games")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep the score there, and continue from it"
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    ed = settled_edition(args)
    players = players_for(ed, args.players)
    if bool(args.policies) == bool(args.one and args.others):
        raise BadSetup("tournament", "expected --one and --others, or --policies")
    named = comma_list(args.policies) or (args.one, *[args.others] * (players - 1))
    plan = Plan(ed, players, args.seed, named)
    with games_bar(args.games) as progress:
        score = tournament(plan, args.games, args.jobs, progress, args.resume)
    found = mixed(plan, score) if args.policies else duel(plan, score)
    if args.json:
        print_json(found)
    else:
        _print(plan, score)
    return 0


def _print(plan: Plan, score: Score) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("player", "wins", "share", "95 %", "average rank"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for one in _standings(plan, score):
        table.add_row(
            one.policy,
            str(one.wins),
            f"{one.win_share:.1%}",
            f"{one.low:.1%} to {one.high:.1%}",
            f"{one.average_rank:.2f}",
        )
    console = Console(highlight=False)
    console.print(table)
    median = statistics.median(score.turns)
    console.print(f"{score.games} games, {score.finished} finished, {median:g} turns in the median")
