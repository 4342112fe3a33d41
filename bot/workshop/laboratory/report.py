"""The laboratory's findings: how long, fair and balanced games on an edition are."""

from __future__ import annotations

import logging
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import Struct, structs

from bot.words import decimal, say
from bot.workshop.laboratory.many_games import (
    Plan,
    add,
    check_games,
    in_batches,
    nearly_longest,
    players_for,
)
from engine.ai.arena import Arena
from engine.ai.levels import LEVELS
from engine.edition import Edition, Seat
from engine.events import CardDrawn, Event, MoneyPaid, TokenMoved
from engine.money import final_worth
from engine.state import BANK

_log = logging.getLogger(__name__)

MOST_TURNS = 1500
"""Most turns of a game. A longer game is stopped, and counts as endless."""

COMPUTER_TURNS = 300
"""Most turns of the games that test the computer players of real tables.

There is one such game per batch.
"""

SAMPLE = 25
"""Turns between two measurements of the cash of all players."""

IN_JAIL = "In Jail"
"""The label of prisoners in statistics of landings. The jail space's own label is for visitors."""

RENTS = ("rent", "rent_railroad", "rent_utility")
SPENT = ("price", "bid", "build", "dealt")


def lab_plan(ed: Edition, players: int | None = None) -> Plan:
    """Return the setup of the laboratory's games on an edition.

    By default they have four players, or the edition's maximum if it is lower.
    """
    return Plan(ed, players_for(ed, players), "lab")


def card_text(ed: Edition, name: str) -> str:
    """Return the text of a card. `name` is its deck's id and its own id, e.g. `chance.c50`."""
    deck, card = name.split(".", 1)
    return next(c.text for d in ed.decks if d.id == deck for c in d.cards if c.id == card)


@dataclass
class Notes:
    """Counts and sums from games, from which the findings are computed."""

    turns: list[int] = field(default_factory=list)
    finished: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    visits: Counter[int] = field(default_factory=Counter)
    income: Counter[str] = field(default_factory=Counter)
    spent: Counter[str] = field(default_factory=Counter)
    money: list[tuple[int, int]] = field(default_factory=list)
    drawn: Counter[str] = field(default_factory=Counter)
    won_after: Counter[str] = field(default_factory=Counter)
    swing: Counter[str] = field(default_factory=Counter)
    failures: int = 0


class CardFigures(Struct, frozen=True):
    """The statistics of one card.

    `win_share` is the share of draws after which the drawer won the game, from 0 to 1. `swing` is
    the mean absolute change of the drawer's cash per draw.
    """

    card: str
    drawn: int
    win_share: float
    swing: float


class LabReport(Struct, frozen=True):
    """The findings of the laboratory.

    The field names are the keys of `edition lab --json`. Shares are from 0 to 1.
    """

    edition: str
    games: int
    players: int
    ended: float
    turns_median: float
    turns_p95: float
    seat_wins: list[float]
    visits: dict[str, float]
    group_return: dict[str, float]
    money_in_play: dict[str, float]
    cards: list[CardFigures]
    deciding_card: str
    remarks: list[str]
    computer_failures: int = 0
    """The number of test games in which a computer player of real tables raised an error."""


def play_batch(plan: Plan, first: int, games: int) -> Notes:
    """Play the games `first` to `first + games - 1`. Return their counts and sums."""
    notes = Notes(failures=int(computers_fail(plan, first)))
    for game in range(first, first + games):
        _play(plan.ed, plan.arena(game), notes)
    return notes


def computers_fail(plan: Plan, game: int) -> bool:
    """Return True if a computer player of real tables raises an error on this board.

    The laboratory's other games have faster and simpler computer players.
    """
    try:
        for _ in structs.replace(plan, policies=tuple(LEVELS)).arena(game).play(COMPUTER_TURNS):
            pass
    except Exception:  # noqa: BLE001 - any error of a computer player counts
        _log.exception("a computer player failed on the board of %s", plan.ed.id)
        return True
    return False


def _play(ed: Edition, arena: Arena, notes: Notes) -> None:
    s, turn = arena.state, arena.state.turn
    drawers: list[tuple[str, int]] = []
    noted = 0
    while s.result is None and turn.number <= MOST_TURNS:
        if turn.number >= noted:
            notes.money.append((noted, sum(player.cash for player in s.players)))
            noted += SAMPLE
        before = [player.cash for player in s.players]
        _, _, events = arena.step()
        _note_money(ed, notes, events)
        for event in events:
            if type(event) is TokenMoved:
                notes.visits[event.to] += 1
            elif type(event) is CardDrawn:
                card = f"{event.deck}.{ed.board.cards[event.deck][event.card].id}"
                notes.drawn[card] += 1
                drawers.append((card, event.seat))
                change = s.players[event.seat].cash - before[event.seat]
                notes.swing[card] += abs(change)
    notes.turns.append(turn.number)
    if s.result is not None:
        notes.finished += 1
        winner = s.result.ranks.index(1)
    else:
        worths = [final_worth(ed.board, s, Seat(i)) for i in range(len(s.players))]
        winner = worths.index(max(worths))
    notes.wins[winner] += 1
    for card, drawer in drawers:
        notes.won_after[card] += drawer == winner


def _note_money(ed: Edition, notes: Notes, events: Sequence[Event]) -> None:
    """Add the rents and the spending in these events to the sums of the groups of deeds.

    The sums are stored in `notes` by group. Spending is money paid to the bank for deeds and
    buildings.
    """
    for event in events:
        if type(event) is MoneyPaid and event.why.pos >= 0:
            group = ed.board.group[event.why.pos]
            if event.why.kind in RENTS:
                notes.income[group] += event.amount
            elif event.why.kind in SPENT and event.payee == BANK:
                notes.spent[group] += event.amount


def run_lab(
    plan: Plan,
    games: int,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    enough: Callable[[], bool] = lambda: False,
) -> LabReport:
    """Play games in batches, and return the findings.

    `progress` is called after each batch with its number of games. `enough` is called after each
    batch, and returns True if no more batches are needed.
    """
    check_games(games, 1_000_000)
    total = Notes()
    for count, notes in in_batches(play_batch, plan, games, jobs):
        add(total, notes)
        if progress is not None:
            progress(count)
        if enough():
            break
    return _findings(plan.ed, plan.players, total)


def _findings(ed: Edition, players: int, notes: Notes) -> LabReport:
    turns = sorted(notes.turns)
    games = len(turns)
    moves = max(1, notes.visits.total())
    cards = sorted(
        (
            CardFigures(card, n, notes.won_after[card] / n, notes.swing[card] / n)
            for card, n in notes.drawn.items()
        ),
        key=lambda card: (-abs(card.win_share - 1 / players) * card.drawn**0.5, card.card),
    )
    samples: dict[int, list[int]] = {}
    for when, money in notes.money:
        samples.setdefault(when, []).append(money)
    returns = {
        group.id: notes.income[group.id] / notes.spent[group.id]
        for group in ed.groups
        if notes.spent[group.id]
    }
    labels = space_labels(ed)
    found = LabReport(
        edition=ed.id,
        games=games,
        players=players,
        ended=notes.finished / games,
        turns_median=statistics.median(turns),
        turns_p95=nearly_longest(turns),
        seat_wins=[notes.wins[i] / games for i in range(players)],
        visits={label: notes.visits[pos] / moves for pos, label in enumerate(labels)},
        group_return=returns,
        money_in_play={
            str(when): statistics.mean(found)
            for when, found in sorted(samples.items())
            if len(found) * 4 >= games
        },
        cards=cards,
        deciding_card=cards[0].card if cards else "",
        remarks=[],
        computer_failures=notes.failures,
    )
    return structs.replace(found, remarks=[*remarks(found)])


def remarks(found: LabReport, groups: Mapping[str, str] | None = None) -> Iterator[str]:
    """Yield a sentence for each problem that the findings show, e.g. an unfair seat.

    `groups` has the names of groups by id. A group without a name is called by its id.
    """
    turns, called = number(found.turns_median), groups or {}
    if found.computer_failures:
        yield say("lab-computers")
    if found.ended < 0.95:
        yield say("lab-endless", share=percent(1 - found.ended))
    if found.turns_median > 400:
        yield say("lab-long", turns=turns)
    elif found.turns_median < 40:
        yield say("lab-short", turns=turns)
    even = 1 / found.players
    noise = 3 * (even * (1 - even) / found.games) ** 0.5
    for seat, share in enumerate(found.seat_wins, 1):
        if abs(share - even) > noise:
            yield say("lab-unfair", seat=seat, share=percent(share), even=percent(even))
    if len(found.group_return) > 2:
        middle = statistics.median(found.group_return.values())
        for group, value in sorted(found.group_return.items()):
            if value > 3 * middle:
                yield say("lab-rich", group=called.get(group, group))
            elif value * 4 < middle:
                yield say("lab-poor", group=called.get(group, group))


def number(turns: float) -> str:
    """Return a number of turns as text in the current language.

    It has a decimal only if it is not whole.
    """
    return decimal(turns) if turns % 1 else f"{turns:g}"


def percent(share: float) -> str:
    """Return a share from 0 to 1 as a percentage, in the current language."""
    return say("picture-percent", percent=round(100 * share))


def space_labels(ed: Edition) -> list[str]:
    """Return the names of all spaces, in board order.

    A name that is not unique, or equals `IN_JAIL`, is followed by the position.
    """
    names = Counter([*ed.board.name, IN_JAIL])
    return [
        name if names[name] == 1 else f"{name} ({pos})" for pos, name in enumerate(ed.board.name)
    ]
