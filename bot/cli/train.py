"""The command `rentroll train`: it fits the model by which computer players judge a position.

The model is fitted to games that the computer players play against each other. The same options
give the same numbers. Only this module needs numpy, which is an optional package.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.cli.terminal import games_bar, seed_text, whole_number, write_output
from bot.support.failures import CannotDo
from bot.workshop.laboratory.many_games import in_batches, play_out
from editions.loader import load
from engine.ai.arena import Arena
from engine.ai.baselines import BuysEverything, NonTrader
from engine.ai.exploiter import Exploiter
from engine.ai.features import FEATURES, HARMFUL, NEITHER, Weights, features
from engine.ai.holdings import holdings_of, position_of
from engine.ai.levels import Level
from engine.ai.mind import Mind
from engine.ai.policy import Policy
from engine.ai.trader import Temper, Trader
from engine.ai.weights import WEIGHTS
from engine.edition import Edition
from engine.rules import configure

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

KINDS = ("standard", "short", "timed")
EDITIONS = ("classic", "america", "horse", "nyc", "dotcom", "herenow")
SEATS = (2, 3, 4, 4, 4, 4, 5, 6, 6, 8)
"""Numbers of players to choose from. A number that is listed more often is chosen more often."""
RIDGE = 20.0
"""The strength of ridge regularisation, needed because features correlate and games are few."""
MOST_ROUNDS = 120
"""Number of rounds after which a game is stopped and its positions are not used."""
MOST_STEPS = 20
"""Most steps of Newton's method in one fit."""
GOOD_ENOUGH = 1e-6
"""The gain of loss per position below which a fit stops.

It is also the smallest length of a step, as a fraction of the full step.
"""


class TrainingGames(Struct, frozen=True):
    """The settings for the games of one variant in one round of training, as plain data.

    Other processes get them. Without weights the players do not use the model: they are traders of
    random temper.
    """

    kind: str
    seed: str
    weights: dict[str, tuple[tuple[float, ...], ...]]


class Sample(Struct, frozen=True):
    """A position of a finished game, and who won the game."""

    rows: list[list[float]]
    """The features of each seat that is not bankrupt, one row for each seat."""
    unsold: float
    """The deeds that nobody owns, as a fraction of all deeds (1.0 = all)."""
    winner: int
    """The index in `rows` of the seat that won."""


def play_lessons(lesson: TrainingGames, first: int, games: int) -> list[Sample]:
    """Play games and return positions from finished games, one every one to three rounds."""
    by_kind = {kind: Weights(*weights) for kind, weights in lesson.weights.items()}
    found: list[Sample] = []
    for game in range(first, first + games):
        dice = Random(f"{lesson.seed}:{lesson.kind}:{game}")
        base = load(EDITIONS[game % len(EDITIONS)])
        ed = configure(base, lesson.kind if lesson.kind in base.variants else "standard")
        seats = min(dice.choice(SEATS), ed.max_players)
        players = [_player(dice, by_kind) for _ in range(seats)]
        found += _positions(ed, Arena(ed, players, f"{lesson.seed}:{game}"), dice)
    return found


def _player(dice: Random, by_kind: dict[str, Weights]) -> Policy:
    """Return a computer player with random settings.

    Some players act partly by chance, because the value of a move shows only if not all players
    make it.
    """
    kind = dice.random()
    if kind < 0.05:
        return BuysEverything()
    if not by_kind or kind < 0.25:
        temper = Temper(
            reserve=dice.choice((0, 20, 60, 150, 300)),
            caution=dice.choice((0, 10, 35, 70, 100)),
            bidding=dice.choice((60, 85, 100, 120, 150)),
            margin=dice.choice((0, 4, 8, 12, 18, 30)),
        )
        return NonTrader(temper) if kind < 0.1 else Trader(temper)
    if kind < 0.3:
        return Exploiter()
    level = Level(
        noise=dice.choice((0.0, 0.0, 0.02, 0.08)),
        slips=dice.choice((0.0, 0.02, 0.1, 0.3)),
        margin=dice.choice((0.0, 0.004, 0.01, 0.02)),
        envy=dice.choice((0.0, 0.3, 0.6)),
        haggles=dice.random() < 0.5,
        pause=dice.choice((1, 2, 4)),
        foresight=dice.random() < 0.5,
    )
    return Mind(level, by_kind)


def _positions(ed: Edition, arena: Arena, dice: Random) -> list[Sample]:
    """Play a game and return positions from it, or an empty list if it does not end."""
    s, seats = arena.state, len(arena.policies)
    due = dice.randint(1, 2 * seats)
    kept: list[tuple[list[list[float]], float, list[int]]] = []
    for _ in play_out(arena, MOST_ROUNDS * seats):
        turn = s.turn
        if turn.number >= due and turn.phase == "roll" and not s.pending and s.result is None:
            due = turn.number + dice.randint(seats, 3 * seats)
            position = position_of(ed.rules, s)
            rows = features(ed, position)
            kept.append((rows, holdings_of(ed, position).unsold, [int(i) for i in position.live]))
    if s.result is None:
        return []
    winner = s.result.ranks.index(1)
    return [Sample(rows, unsold, live.index(winner)) for rows, unsold, live in kept]


class Fit(Struct, frozen=True):
    """The weights of a model, and how well they predict the winner.

    `loss` is the mean negative log-likelihood of the winners. `blind` is the same number for equal
    chances of all seats.
    """

    weights: tuple[tuple[float, ...], ...]
    positions: int
    loss: float
    blind: float
    deciles: list[tuple[float, float, int]]
    """Predicted chances in ten bins.

    For each bin that is not empty: their mean, the fraction of them that won, and their number.
    """


def fit(samples: Sequence[Sample]) -> Fit:
    """Return weights fitted by Newton's method: a seat's chance is the softmax of a linear score.

    No weight gets the wrong sign: a feature that is good in the game is never a disadvantage.
    """
    import numpy as np

    table, there = _tensor(samples)
    signs = np.array([_sign(name) for name in FEATURES] * 2)
    won = np.array([sample.winner for sample in samples])
    every = np.arange(len(samples))
    spread = table[there].std(0) + 1e-6
    table /= spread
    size = table.shape[2]
    weights = np.zeros(size)
    loss, shares = _loss(table, there, won, weights)
    for _ in range(MOST_STEPS):
        mean = np.einsum("ij,ijk->ik", shares, table)
        slope = (table[every, won] - mean).sum(0) - RIDGE * weights
        flat = (table * np.sqrt(shares)[:, :, None]).reshape(-1, size)
        bend = flat.T @ flat - mean.T @ mean + RIDGE * np.eye(size)
        free = np.flatnonzero((weights != 0) | (signs == 0) | (slope * signs > 0))
        step = np.zeros(size)
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        before, length = loss, 1.0
        while length > GOOD_ENOUGH:
            tried = weights + length * step
            tried[tried * signs < 0] = 0
            loss, shares = _loss(table, there, won, tried)
            if loss <= before:
                break
            length /= 2
        weights = tried
        if before - loss < GOOD_ENOUGH * len(samples):
            break
    numbers = [round(float(weight), 5) for weight in weights / spread]
    return check(samples, (tuple(numbers[: size // 2]), tuple(numbers[size // 2 :])))


def check(samples: Sequence[Sample], weights: tuple[tuple[float, ...], ...]) -> Fit:
    """Return how well weights predict the winners of these positions."""
    import numpy as np

    table, there = _tensor(samples)
    won = np.array([sample.winner for sample in samples])
    _, shares = _loss(table, there, won, np.concatenate(weights))
    told = np.maximum(shares[np.arange(len(won)), won], 1e-12)
    blind = float(np.mean([np.log(len(sample.rows)) for sample in samples]))
    deciles = _deciles(shares, there, won)
    return Fit(weights, len(samples), float(-np.log(told).mean()), blind, deciles)


def _sign(feature: str) -> int:
    """Return the sign that the weight of a feature may have (1 or -1), or 0 for any."""
    if feature in NEITHER:
        return 0
    return -1 if feature in HARMFUL else 1


def _tensor(samples: Sequence[Sample]) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """Return the features by position, seat and feature, and which seats exist in each position.

    Each feature is there twice: times the fraction of unsold deeds, and of sold ones.
    """
    import numpy as np

    size = len(FEATURES)
    widest = max(len(sample.rows) for sample in samples)
    table = np.zeros((len(samples), widest, 2 * size))
    there = np.zeros((len(samples), widest), dtype=np.bool_)
    for index, sample in enumerate(samples):
        rows = np.array(sample.rows)
        table[index, : len(rows), :size] = rows * sample.unsold
        table[index, : len(rows), size:] = rows * (1 - sample.unsold)
        there[index, : len(rows)] = True
    return table, there


def _loss(
    table: NDArray[np.float64],
    there: NDArray[np.bool_],
    won: NDArray[np.int64],
    weights: NDArray[np.float64],
) -> tuple[float, NDArray[np.float64]]:
    """Return the loss of weights, and each seat's predicted chance as a fraction.

    The loss is summed over all positions, and the ridge penalty is added.
    """
    import numpy as np

    scores = np.where(there, table @ weights, -np.inf)
    shares = np.exp(scores - scores.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    told = np.maximum(shares[np.arange(len(won)), won], 1e-12)
    return float(-np.log(told).sum() + RIDGE / 2 * (weights @ weights)), shares


def _deciles(
    shares: NDArray[np.float64], there: NDArray[np.bool_], won: NDArray[np.int64]
) -> list[tuple[float, float, int]]:
    """Return predicted chances in ten bins.

    For each bin that is not empty: their mean, the fraction of them that won, and their number.
    """
    import numpy as np

    hit = np.zeros(shares.shape, dtype=np.bool_)
    hit[np.arange(len(won)), won] = True
    told, came = shares[there], hit[there]
    found: list[tuple[float, float, int]] = []
    for tenth in range(10):
        inside = (told >= tenth / 10) & (told < (tenth + 1) / 10 + (tenth == 9))
        count = int(inside.sum())
        if count:
            found.append((float(told[inside].mean()), float(came[inside].mean()), count))
    return found


def train(
    games: int,
    rounds: int,
    seed: str,
    jobs: int | None,
    progress: Callable[[int], None],
    tell: Callable[[str], None],
) -> dict[str, Fit]:
    """Play games and fit weights for each variant of the game, and return the last fits.

    After a first round, whose players do not use the model, there are `rounds` more. Each of them
    plays with the weights of the round before, and fits to the positions of all rounds but the
    first. `tell` gets a line for each fit.
    """
    fits: dict[str, Fit] = {}
    kept: dict[str, list[Sample]] = {kind: [] for kind in KINDS}
    for turn in range(rounds + 1):
        weights = {kind: found.weights for kind, found in fits.items()}
        for kind in KINDS:
            lesson = TrainingGames(kind, f"{seed}:{turn}", weights)
            samples = [*_played(lesson, games, jobs, progress), *kept[kind]]
            if turn:
                kept[kind] = samples
            found = fits[kind] = fit(samples)
            tell(
                f"round {turn}, {kind}: {found.positions} positions, "
                f"loss {found.loss:.3f} (blind {found.blind:.3f})"
            )
    return fits


def check_all(
    games: int, seed: str, jobs: int | None, progress: Callable[[int], None]
) -> dict[str, Fit]:
    """Return how well the engine's current weights predict the winners of new games."""
    weights: dict[str, tuple[tuple[float, ...], ...]] = {
        kind: (found.early, found.late) for kind, found in WEIGHTS.items()
    }
    return {
        kind: check(
            list(_played(TrainingGames(kind, f"{seed}:check", weights), games, jobs, progress)),
            weights[kind],
        )
        for kind in KINDS
    }


def _played(
    lesson: TrainingGames, games: int, jobs: int | None, progress: Callable[[int], None]
) -> Iterator[Sample]:
    for count, part in in_batches(play_lessons, lesson, games, jobs):
        yield from part
        progress(count)


def weights_module(fits: dict[str, Fit], games: int, rounds: int, seed: str) -> str:
    """Return the source of `engine/ai/weights.py`, with the weights and the options of `train`."""
    lines = [
        '"""The fitted weights of the model, as `rentroll train` wrote them.',
        "",
        f"From `rentroll train --games {games} --rounds {rounds} --seed {seed}`:",
        f"{rounds} rounds after the first, {games} games of each kind a round,",
        f"on {', '.join(EDITIONS)}.",
        "",
        *(
            f"{kind}: {found.positions} positions, loss {found.loss:.3f} (blind {found.blind:.3f})."
            for kind, found in fits.items()
        ),
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from engine.ai.features import Weights",
        "",
        "# fmt: off",
        "WEIGHTS = {",
    ]
    for kind, found in fits.items():
        lines.append(f'    "{kind}": Weights(')
        for part in found.weights:
            lines.append("        (")
            for begin in range(0, len(part), 8):
                numbers = ", ".join(f"{number:g}" for number in part[begin : begin + 8])
                lines.append(f"            {numbers},")
            lines.append("        ),")
        lines.append("    ),")
    return "\n".join([*lines, "}", "# fmt: on", ""])


def calibration_table(fits: dict[str, Fit]) -> str:
    """Return predicted chances and the fractions that won, as comma-separated values."""
    lines = ["kind,told,won,positions"]
    for kind, found in fits.items():
        lines += [f"{kind},{told:.4f},{won:.4f},{count}" for told, won, count in found.deciles]
    return "\n".join([*lines, ""])


def add_train_command(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("train", help="fit the computer players' model by self-play")
    parser.add_argument(
        "--games", type=whole_number, default=900, help="games of each kind in a round (900)"
    )
    parser.add_argument("--rounds", type=whole_number, default=2, help="rounds of self-play (2)")
    parser.add_argument("--seed", type=seed_text, default="1", help="any text")
    parser.add_argument("--jobs", type=whole_number, help="processes (default: one per core)")
    parser.add_argument(
        "-o", "--output", type=Path, default=Path("engine/ai/weights.py"), help="where to write"
    )
    parser.add_argument(
        "--calibration", type=Path, help="write a table of predicted chances and shares of wins"
    )
    parser.add_argument(
        "--check", action="store_true", help="only measure how well the current weights predict"
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    try:
        import numpy as np  # noqa: F401
    except ImportError:
        raise CannotDo("train needs numpy: pip install 'rentroll[train]'") from None
    total = args.games * (1 if args.check else args.rounds + 1) * len(KINDS)
    with games_bar(total) as progress:
        if args.check:
            fits = check_all(args.games, args.seed, args.jobs, progress)
        else:
            fits = train(args.games, args.rounds, args.seed, args.jobs, progress, print)
    if args.check:
        for kind, found in fits.items():
            print(f"{kind}: loss {found.loss:.3f} (blind {found.blind:.3f})")
    else:
        module = weights_module(fits, args.games, args.rounds, args.seed)
        write_output(args.output, module.encode())
    if args.calibration is not None:
        write_output(args.calibration, calibration_table(fits).encode())
    return 0
