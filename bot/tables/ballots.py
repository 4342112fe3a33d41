"""The votes of a live game.

A ballot is plain data. The custom ids of its buttons contain all of it.
"""

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
    """A vote on undoing all log entries after entry `to`.

    The player of `seat` asked for it when `at` was the last entry. The vote is void after any later
    entry. `chance` is 1 if the undone entries contain dice, cards or other random results. Then
    every user with a seat votes, even if away or out of the game, because the others would know the
    next results.
    """

    seat: Seat
    to: int
    at: int
    chance: int = 1

    def is_valid(self, table: LiveTable) -> bool:
        """Return True if `at` is still the last log entry and the game has not ended."""
        return table.seq == self.at and not table.ended

    def voters(self, table: LiveTable) -> frozenset[int]:
        return seated(table) if self.chance else present(table)

    def needed(self, table: LiveTable) -> int:
        return len(self.voters(table))


class Replacement(Struct, frozen=True):
    """A vote on giving the seat of an absent or slow user to the computer."""

    seat: Seat
    user: int

    def is_valid(self, table: LiveTable) -> bool:
        """Return True if the user is away, or if a table without clocks waits for them.

        Return False if the user no longer has the seat or is out of the game, or if the game has
        ended.
        """
        sitting = table.seats[self.seat]
        if sitting.user != self.user or table.ended or table.state.players[self.seat].out:
            return False
        return sitting.state == "away" or unhurried(table, self.seat)

    def voters(self, table: LiveTable) -> frozenset[int]:
        return present(table) - {self.user}

    def needed(self, table: LiveTable) -> int:
        return votes_needed(len(self.voters(table)))


class Concession(Struct, frozen=True):
    """A vote of all other present players on letting this user win.

    It is void while the user is away, and once they no longer lead.
    """

    seat: Seat
    user: int

    def is_valid(self, table: LiveTable) -> bool:
        """Return True if the user is present and worth more than every other player.

        While worths are hidden by a blind choice of a tax, any present user will do, to reveal no
        worth (TAX-3). Return False if the game has ended.
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
    """Return the seat and the user id of the player who is worth more than every other.

    Return None if several lead, or if the leader is away or a computer player.
    """
    seat = leader(table.ed.board, table.state)
    user = 0 if seat is None else table.seats[seat].user
    return (seat, user) if seat is not None and user in present(table) else None


Ballot: TypeAlias = TakeBack | Replacement | Concession

_KINDS: dict[str, type[TakeBack] | type[Replacement] | type[Concession]] = {
    "undo": TakeBack,
    "replace": Replacement,
    "concede": Concession,
}


def has_passed(ballot: Ballot, table: LiveTable, yes: Collection[int]) -> bool:
    """Return True if at least one voter has agreed, and as many voters as the ballot needs.

    `yes` has the ids of the users who agreed, with or without a vote.
    """
    agreed = ballot.voters(table).intersection(yes)
    return bool(agreed) and len(agreed) >= ballot.needed(table)


def ballot_args(ballot: Ballot) -> tuple[str, ...]:
    """Return the custom id arguments that describe a ballot: its type, then its fields.

    Trailing fields with default values are left out.
    """
    kind = next(name for name, made in _KINDS.items() if isinstance(ballot, made))
    numbers = astuple(ballot)
    usual = len(numbers) - len(ballot.__struct_defaults__)
    if numbers[usual:] == ballot.__struct_defaults__:
        numbers = numbers[:usual]
    return (kind, *map(str, numbers))


def ballot_of(args: Sequence[str]) -> Ballot:
    """Return the ballot that custom id arguments describe. Raise NotOurs if they describe none."""
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
    """Return the ballot that a stored message kind describes, or None if the kind is damaged."""
    try:
        return ballot_of(kind.about.split(":"))
    except NotOurs:
        return None


def post_kind(ballot: Ballot) -> Kind:
    """Return the message kind under which a ballot's message and its votes are stored."""
    return VOTE.of(*ballot_args(ballot))
