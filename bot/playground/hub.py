"""The distribution of gateway events to bots and to windows of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from bot.playground import intents
from bot.playground import permissions as may
from bot.playground.faults import Faults
from bot.playground.outbox import window_frame
from bot.playground.world import Channel, Json, World

EventData = Json | Callable[[int], Json]
"""The JSON of an event, or a function that returns this JSON for a user id."""


class Listener(Protocol):
    """A receiver of events: a bot's gateway session or a person's window."""

    @property
    def user_id(self) -> int: ...

    def deliver(self, event: str, data: Json) -> None: ...


class BotListener(Listener, Protocol):
    @property
    def id(self) -> str: ...

    @property
    def wanted(self) -> int: ...

    def serves(self, guild_id: int | None) -> bool: ...


class WindowListener(Listener, Protocol):
    def pass_on(self, frame: str) -> None:
        """Send a frame that is already encoded, so that windows can share one frame."""

    def reload(self) -> None: ...


class Hub:
    """A sender of events to bots and windows that checks intents, permissions and faults."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults
        self.bots: list[BotListener] = []
        self.windows: list[WindowListener] = []

    def in_channel(self, channel: Channel, event: str, data: EventData) -> None:
        """Send an event to all bots and people who can see the channel."""
        world = self._world
        self._tell(event, data, channel.guild_id, lambda who: may.can_see(world, channel, who))

    def of_channel(self, channel: Channel, event: str, data: EventData) -> None:
        """Send an event about a channel itself to the members of its guild.

        Bots get it even if they cannot see the channel. People get it only if they can.
        """
        assert channel.guild_id is not None
        world, members = self._world, self._world.guild(channel.guild_id).members
        bots = world.applications

        def knows(who: int) -> bool:
            return who in members and (who in bots or may.can_see(world, channel, who))

        self._tell(event, data, channel.guild_id, knows)

    def in_guild(self, guild_id: int, event: str, data: EventData) -> None:
        """Send an event to every bot and person in the guild."""
        members = self._world.guild(guild_id).members
        self._tell(event, data, guild_id, lambda who: who in members)

    def to_users(
        self, users: Iterable[int], event: str, data: EventData, guild_id: int | None = None
    ) -> None:
        """Send an event to the listed people and bots.

        A bot gets it on the shard of `guild_id`, or on shard 0 without a guild.
        """
        chosen = frozenset(users)
        self._tell(event, data, guild_id, lambda who: who in chosen)

    def to_people(self, users: Iterable[int], event: str, data: EventData) -> None:
        """Send an event to the windows of the listed people, and to no bot."""
        chosen = frozenset(users)
        for window in list(self.windows):
            if window.user_id in chosen:
                window.deliver(event, _said(data, window.user_id))

    def interaction(self, application_id: int, guild_id: int | None, data: Json) -> bool:
        """Send an interaction to its bot's sessions, and record their ids in the interaction.

        Return False if the bot has no session for this guild.
        """
        told = [b for b in self.bots if b.user_id == application_id and b.serves(guild_id)]
        for bot in told:
            self._to_bot(bot, "INTERACTION_CREATE", data)
        self._world.interactions[int(data["id"])].told += [bot.id for bot in told]
        return bool(told)

    def reload(self, users: Iterable[int] | None = None) -> None:
        """Send everything that these users can see to their windows again.

        Without `users`, reload all windows.
        """
        chosen = None if users is None else frozenset(users)
        for window in list(self.windows):
            if chosen is None or window.user_id in chosen:
                window.reload()

    def _tell(
        self, event: str, data: EventData, guild_id: int | None, sees: Callable[[int], bool]
    ) -> None:
        for bot in list(self.bots):
            if bot.serves(guild_id) and sees(bot.user_id):
                self._to_bot(bot, event, _said(data, bot.user_id))
        windows = [window for window in self.windows if sees(window.user_id)]
        if callable(data):
            for window in windows:
                window.deliver(event, data(window.user_id))
        elif windows:
            frame = window_frame(event, data)
            for window in windows:
                window.pass_on(frame)

    def _to_bot(self, bot: BotListener, event: str, data: Json) -> None:
        if not intents.receives(bot.wanted, event, data, bot.user_id):
            return
        if not self._faults.loses(event):
            bot.deliver(event, intents.readable(bot.wanted, event, data, bot.user_id))


def _said(data: EventData, user_id: int) -> Json:
    return data(user_id) if callable(data) else data
