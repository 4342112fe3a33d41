"""What the people at a table vote about. A ballot is data: its buttons carry all of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from bot.store.messages.kinds import VOTE, Kind
from bot.tables.seating import present, seated, unhurried, votes_needed
from bot.ui.custom_ids import NotOurs, count, snowflake, whole_number
from engine.bankruptcy import leader
from engine.edition import Seat
from engine.view import view

if TYPE_CHECKING:
    from bot.tables.table import LiveTable


class TakeBack(Struct, frozen=True):
    """Shall the table go back to entry `to`, as `seat` asks? Only while `at` is the last entry.

    Where that takes back `chance` (1), everybody who has a seat votes, not only those who are
    there: whoever agrees knows what comes next, and those who are away would not.
    """

    seat: Seat
    to: int
    at: int
    chance: int = 1

    def stands(self, table: LiveTable) -> bool:
        """Whether nothing has happened since."""
        return table.seq == self.at and not table.ended

    def voters(self, table: LiveTable) -> frozenset[int]:
        return seated(table) if self.chance else present(table)

    def needed(self, table: LiveTable) -> int:
        return len(self.voters(table))


class Replacement(Struct, frozen=True):
    """Shall the computer have the seat of this absent user? It lapses when they are back."""

    seat: Seat
    user: int

    def stands(self, table: LiveTable) -> bool:
        """Whether they are still away."""
        sitting = table.seats[self.seat]
        if sitting.user != self.user or table.ended or table.state.players[self.seat].out:
            return False
        return sitting.state == "away" or unhurried(table, self.seat)

    def voters(self, table: LiveTable) -> frozenset[int]:
        return present(table) - {self.user}

    def needed(self, table: LiveTable) -> int:
        return votes_needed(len(self.voters(table)))


class Concession(Struct, frozen=True):
    """Has this user won? It is for all others to say, and lapses when they are not ahead."""

    seat: Seat
    user: int

    def stands(self, table: LiveTable) -> bool:
        """Whether they are there, and worth more than everybody else.

        While a tax is chosen blindly it is not said who is (TAX-3).
        """
        if table.ended or self.user not in present(table):
            return False
        hidden = view(table.ed, table.state).hides_worth
        return hidden or conceded_to(table) == (self.seat, self.user)

    def voters(self, table: LiveTable) -> frozenset[int]:
        return present(table) - {self.user}

    def needed(self, table: LiveTable) -> int:
        return len(self.voters(table))


def conceded_to(table: LiveTable) -> tuple[Seat, int] | None:
    """Who could be conceded to: a person who is there and worth more than everybody else."""
    seat = leader(table.ed.board, table.state)
    user = 0 if seat is None else table.seats[seat].user
    return (seat, user) if seat is not None and user in present(table) else None


Ballot: TypeAlias = TakeBack | Replacement | Concession

_KINDS: dict[str, type[TakeBack] | type[Replacement] | type[Concession]] = {
    "undo": TakeBack,
    "replace": Replacement,
    "concede": Concession,
}


def carried(ballot: Ballot, table: LiveTable, yes: Collection[int]) -> bool:
    """Whether enough of those who count agree."""
    agreed = ballot.voters(table).intersection(yes)
    return bool(agreed) and len(agreed) >= ballot.needed(table)


def ballot_args(ballot: Ballot) -> tuple[str, ...]:
    """A ballot as the arguments of a custom id, without a default at its end."""
    kind = next(name for name, made in _KINDS.items() if isinstance(ballot, made))
    numbers = astuple(ballot)
    usual = len(numbers) - len(ballot.__struct_defaults__)
    if numbers[usual:] == ballot.__struct_defaults__:
        numbers = numbers[:usual]
    return (kind, *map(str, numbers))


def ballot_of(args: Sequence[str]) -> Ballot:
    """The ballot that arguments stand for; NotOurs when they make none."""
    match args:
        case "undo", seat, to, at:
            return TakeBack(Seat(count(seat)), whole_number(to), count(at))
        case "undo", seat, to, at, ("0" | "1") as chance:
            return TakeBack(Seat(count(seat)), whole_number(to), count(at), int(chance))
        case "replace", seat, user:
            return Replacement(Seat(count(seat)), snowflake(user))
        case "concede", seat, user:
            return Concession(Seat(count(seat)), snowflake(user))
        case _:
            raise NotOurs(":".join(args))


def ballot_in(kind: Kind) -> Ballot | None:
    """Return the ballot that a stored kind of a vote stands for; None for a damaged one."""
    try:
        return ballot_of(kind.about.split(":"))
    except NotOurs:
        return None


def post_kind(ballot: Ballot) -> Kind:
    """Under which name the message with a ballot is remembered, and its votes are counted."""
    return VOTE.of(*ballot_args(ballot))
