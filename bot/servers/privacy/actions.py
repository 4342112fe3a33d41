"""The export and the deletion of all data that is stored about a user."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec.structs import asdict

from bot.discord_api.servers import Servers
from bot.play.seats.actions import SeatActions
from bot.store.database.rows import Unreadable
from bot.store.database.writer import LeaseLost
from bot.store.stores import Stores
from bot.support.refusals import Refused
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import leave
from bot.tables.registry import Tables
from bot.tables.seating import ROBOT, told_apart
from bot.tables.table import Closed, LiveTable, Moved
from bot.words import say
from engine.edition import Seat

_log = logging.getLogger(__name__)

FORMAT = "rentroll-privacy-1"
"""The value of the field `format` in an exported file."""
FORGET = "forget"
"""The first word of the notice that tells other processes to delete a user's data too."""
SAFE_NUMBER = 2**53
"""The largest integer that is exported as a number.

Larger integers are exported as strings, because many JSON parsers would round them.
"""


class PersonalData:
    """The export and deletion of users' data, in the database and in the live games in memory."""

    def __init__(
        self,
        stores: Stores,
        tables: Tables,
        lobbies: Lobbies,
        seats: SeatActions,
        servers: Servers,
        show_game: Callable[[int], None],
        now: Callable[[], float],
    ) -> None:
        self.stores = stores
        self.tables = tables
        self.lobbies = lobbies
        self.seats = seats
        self.servers = servers
        self.show_game = show_game
        self.now = now

    async def everything_about(self, user: int) -> bytes:
        """Return all data that is stored about a user, as indented JSON."""
        wishes = self.stores.people.of(user)
        known = {
            "format": FORMAT,
            "made": datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="seconds"),
            "user": user,
            "preferences": asdict(wishes),
            **await self.stores.privacy.about(user),
            "sent_away_from": await self.stores.bans.about(user),
            "kept_out_of": await self.stores.blocks.about(user),
        }
        return msgspec.json.format(msgspec.json.encode(_with_safe_numbers(known)), indent=2)

    async def forget_user(self, user: int) -> None:
        """Delete all data of a user, in this process and in all others."""
        await self.servers.tell(f"{FORGET} {user}")
        await self.forget_everywhere(user)

    async def forget_everywhere(self, user: int) -> None:
        """Delete all data of a user from the database and from this process's live games.

        After a crash it is safe to repeat this.
        """
        seated = sorted(await self.stores.games.seated(user))
        for game in seated:  # a table that is still loading would keep the name
            await self.tables.wait_loaded(game)
        left = await self.stores.privacy.left(user)
        named = {game for game, _ in left}
        for table in self.tables.all():  # another process may have deleted the rows already
            left += [(table.game, seat) for seat in _seats_left_by(table, user)]
            named |= {table.game for tenure in table.tenures if tenure.user == user}
        named |= await self.stores.privacy.forget_names(user, say("privacy-somebody"))
        for game in named:
            if (naming := await self.tables.wait_loaded(game)) is not None:
                await naming.tell_anew(self.tables.read)
        for table in self.tables.all():
            await self._leave_table(table, user)
        for game in seated:
            await self._leave_lobby(game, user)
        for number, seat in dict.fromkeys(left):
            if (still := await self.tables.wait_loaded(number)) is not None:
                await self._rename(still, Seat(seat))
        await self.stores.privacy.forget_user(user, nameless)
        await self.stores.limits.forget_user(user)
        await self.stores.followers.forget_user(user)
        await self.stores.people.reset(user)
        for book in (self.stores.bans, self.stores.blocks):
            await book.forget_user(user, say("privacy-somebody"))
        await self.stores.db.scrub()

    async def catch_up(self) -> None:
        """Remove users from live games in memory if another process has deleted their data.

        The bot calls this after notices between processes may have been lost. The games in memory
        are compared with the database.
        """
        for table in self.tables.all():
            try:
                await self._catch_up_at(table)
            except (Unreadable, LeaseLost) as error:  # go on with the other tables
                _log.error("game %d: names on disk cannot be compared: %s", table.game, error)

    async def _catch_up_at(self, table: LiveTable) -> None:
        kept = await self.stores.games.seats(table.game)
        for seat, (here, there) in enumerate(zip(table.seats, kept, strict=False)):
            if here.user and not there.user and not there.robot:
                await self._leave_table(table, here.user)
            elif not here.user and not there.user and here.name != there.name:
                await self._rename(table, Seat(seat))
        if table.tenures != await self.stores.games.tenures(table.game):
            await table.tell_anew(self.tables.read)

    async def _leave_table(self, table: LiveTable, user: int) -> None:
        """Remove a user from a live game: first as host, then the name, and last from the seat.

        The seat is left only if the user is still in the running game.
        """
        if table.settings.host == user:
            with suppress(Moved):  # the host has changed meanwhile
                await table.set_host(0)
        seat = table.seat_of(user)
        if seat is None:
            return
        playing = not table.over and not table.state.players[seat].out
        await self._rename(table, seat, user if playing else 0)
        if playing:
            with suppress(Closed, Moved):  # the game has ended, or the seat has another user
                await self.seats.leave(table, seat, user)

    async def _rename(self, table: LiveTable, seat: Seat, user: int = 0) -> None:
        """Replace a seat's name by an anonymous name, also in the story.

        `user` is the id that the seat keeps, or 0.
        """
        others = [name for number, name in enumerate(table.names) if number != seat]
        await table.rename(seat, nameless(table.names[seat], others), user)
        await table.tell_anew(self.tables.read)

    async def _leave_lobby(self, game: int, user: int) -> None:
        # The game has started or cannot be read: then its seat only gets a new name.
        with suppress(Refused, Unreadable, LeaseLost):
            await self.lobbies.change(game, lambda lobby: leave(lobby, user))
            self.show_game(game)


def _with_safe_numbers(known: Any) -> Any:
    """Return nested data in which integers above `SAFE_NUMBER` are strings."""
    match known:
        case dict():
            return {key: _with_safe_numbers(value) for key, value in known.items()}
        case list() | tuple():
            return [_with_safe_numbers(value) for value in known]
        case int() if known > SAFE_NUMBER:
            return str(known)
        case _:
            return known


def nameless(name: str, others: Collection[str]) -> str:
    """Return an anonymous name that replaces `name` and differs from the names `others`.

    The name of a computer player stays recognisable.
    """
    nobody = say("privacy-somebody")
    return told_apart(ROBOT + nobody if name.startswith(ROBOT) else nobody, others)


def _seats_left_by(table: LiveTable, user: int) -> list[int]:
    """Return the numbers of the seats without a user that this user had last.

    These seats still have the user's name.
    """
    last = {tenure.seat: tenure.user for tenure in table.tenures if tenure.user}
    return [seat for seat, had in last.items() if had == user and not table.seats[seat].user]
