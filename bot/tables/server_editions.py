"""What one server can play: the editions that come with the game, its own, and what is barred."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from bot.store.database.codec import GameSettings
from bot.store.servers.editions import Editions
from bot.store.servers.guilds import Guilds
from bot.support.refusals import Refused
from bot.words import in_a_row, quoted, spoken
from editions.loader import available, load
from engine.edition import Edition


@dataclass(frozen=True)
class ServerEditions:
    """A server's editions as they are now.

    `own` holds the newest version of each by its id, with the number that this one
    version keeps for good; `older` holds versions that a table chose before they
    were replaced, by that number. What `barred` and `barred_rules` name, its
    moderators do not want to be played.
    """

    own: Mapping[str, tuple[int, Edition]] = field(default_factory=dict)
    older: Mapping[int, Edition] = field(default_factory=dict)
    barred: Collection[str] = ()
    barred_rules: Collection[str] = ()

    def names(self) -> tuple[str, ...]:
        """The ids of all editions, the server's own last."""
        return (*available(), *(name for name in sorted(self.own) if name not in available()))

    def all(self) -> list[Edition]:
        return [self.called(name) for name in self.names()]

    def offered(self) -> list[Edition]:
        """Those that may be chosen for a new table."""
        return [self.called(name) for name in self.names() if name not in self.barred]

    def number(self, name: str) -> int:
        """What a table notes to keep the version of today; 0 for what comes with the game."""
        return 0 if name in available() or name not in self.own else self.own[name][0]

    def called(self, name: str) -> Edition:
        """An edition by its id, in its newest version and in the language that is spoken now.

        A name is never read as a path.
        """
        if name in available():
            return spoken(load(name))
        if name in self.own:
            return spoken(self.own[name][1])
        known = in_a_row(f"`{edition}`" for edition in self.names())
        raise Refused("lobby-no_such_edition", edition=quoted(name), editions=known)

    def chosen(self, settings: GameSettings) -> Edition:
        """The edition a table chose, in the version it chose, before its own rules."""
        if settings.own in self.older:
            return spoken(self.older[settings.own])
        return self.called(settings.edition)

    def title(self, settings: GameSettings) -> str:
        """What that edition is called; its id, if it is here no more."""
        try:
            return self.chosen(settings).name
        except Refused:
            return settings.edition


SHIPPED = ServerEditions()
"""What every server has."""


class EditionsByServer:
    """What each server can play, as it is stored."""

    def __init__(self, editions: Editions, guild_settings: Guilds) -> None:
        self.editions = editions
        self.guild_settings = guild_settings

    async def of(self, guild: int, *numbers: int) -> ServerEditions:
        """What a server can play, and versions by their numbers as far as they are kept."""
        own = await self.editions.own(guild)
        newest = {number for number, _ in own.values()}
        older = await self.editions.older(guild, set(numbers) - newest - {0})
        limits = self.guild_settings.of(guild)
        return ServerEditions(own, older, limits.barred_editions, limits.barred_rules)
