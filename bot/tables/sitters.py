"""Everybody who had a seat in a game, and the names of its seats at any log entry."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import reduce

from bot.store.database.codec import Sitting
from bot.store.games.tenures import Tenure
from bot.tables.seating import ROBOT
from bot.words import say
from engine.edition import Seat
from renders.sitters import Sitters


def names_at(seats: Sequence[Sitting], tenures: Sequence[Tenure], seq: int) -> tuple[str, ...]:
    """Return the name of each seat at entry number `seq` of the log.

    `tenures` are all tenures of the seats that changed hands.
    """
    names = [sitting.name for sitting in seats]
    for seat, theirs in _by_seat(tenures).items():
        if theirs[-1].since > seq:
            then = [called for tenure, called in zip(theirs, _called(theirs), strict=True)
                    if tenure.since <= seq]  # fmt: skip
            names[seat] = then[-1]
    return tuple(names)


def sitters_of(
    seats: Sequence[Sitting], tenures: Sequence[Tenure], entries: Sequence[int]
) -> tuple[Sitters, tuple[int, ...]]:
    """Return everybody who had a seat, and the user id of each, with 0 for a computer player.

    Each change of a seat is dated by an index in `entries`, which has numbers of log entries.
    """
    names = list(names_at(seats, tenures, 0))
    users = [sitting.user for sitting in seats]
    where = [Seat(i) for i in range(len(seats))]
    changes: list[tuple[int, int]] = []
    for seat, theirs in _by_seat(tenures).items():
        users[seat] = theirs[0].user
        known, now = {theirs[0].user or names[seat]: seat}, seat
        for tenure, called in zip(theirs[1:], _called(theirs)[1:], strict=True):
            name = seats[seat].name if tenure is theirs[-1] else called
            who = known.setdefault(tenure.user or name, len(names))
            if who == len(names):
                names.append(name)
                users.append(tenure.user)
                where.append(Seat(seat))
            if who != now:
                changes.append((bisect_left(entries, tenure.since), who))
            now = who
    return Sitters(tuple(names), tuple(where), tuple(sorted(changes))), tuple(users)


def all_names(seats: Sequence[Sitting], tenures: Sequence[Tenure]) -> tuple[str, ...]:
    """Return a phrase for each seat with the names of everyone who had it, the first one first."""
    sitters, _ = sitters_of(seats, tenures, ())
    return tuple(
        reduce(
            lambda first, then: say("lobby-end_then", first=first, then=then),
            (sitters.names[who] for who in sitters.of_seat(Seat(seat))),
        )
        for seat in range(len(seats))
    )


def _by_seat(tenures: Sequence[Tenure]) -> dict[int, list[Tenure]]:
    found: dict[int, list[Tenure]] = {}
    for tenure in tenures:
        found.setdefault(tenure.seat, []).append(tenure)
    return found


def _called(tenures: Sequence[Tenure]) -> list[str]:
    """Return the name for each tenure of one seat.

    The computer is named after the player before it.
    """
    names: list[str] = []
    for tenure in tenures:
        before = names[-1].removeprefix(ROBOT) if names else ""
        names.append(tenure.name or ROBOT + before)
    return names
