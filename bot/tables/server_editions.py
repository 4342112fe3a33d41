"""The editions and house rules that one server has, and the ones that its moderators bar."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from bot.store.database.codec import GameSettings
from bot.store.servers.editions import Editions
from bot.store.servers.guilds import Guilds
from bot.support.refusals import Refused
from bot.words import in_a_row, localized, quoted
from editions.loader import available, load
from engine.edition import Edition


@dataclass(frozen=True)
class ServerEditions:
    """The editions of a server: shipped ones and its own.

    `own` maps the id of each of its own editions to the newest version, with the version's number.
    `older` maps numbers to replaced versions that tables chose. `barred` are ids of editions and
    `barred_rules` names of rules that moderators barred.
    """

    own: Mapping[str, tuple[int, Edition]] = field(default_factory=dict)
    older: Mapping[int, Edition] = field(default_factory=dict)
    barred: Collection[str] = ()
    barred_rules: Collection[str] = ()

    def names(self) -> tuple[str, ...]:
        """Return the ids of all editions, the shipped ones first."""
        return (*available(), *(name for name in sorted(self.own) if name not in available()))

    def all(self) -> list[Edition]:
        return [self.called(name) for name in self.names()]

    def offered(self) -> list[Edition]:
        """Return the editions that are not barred, and can be chosen for a new table."""
        return [self.called(name) for name in self.names() if name not in self.barred]

    def number(self, name: str) -> int:
        """Return the newest version number of a server's own edition.

        Return 0 for a shipped or unknown edition.
        """
        return 0 if name in available() or name not in self.own else self.own[name][0]

    def called(self, name: str) -> Edition:
        """Return the newest version of an edition by its id, in the current language.

        Raise Refused for an unknown id. An id is never used as a path.
        """
        if name in available():
            return localized(load(name))
        if name in self.own:
            return localized(self.own[name][1])
        known = in_a_row(f"`{edition}`" for edition in self.names())
        raise Refused("lobby-no_such_edition", edition=quoted(name), editions=known)

    def chosen(self, settings: GameSettings) -> Edition:
        """Return the version of the edition that a table chose, without the table's rules.

        Raise Refused if the edition was removed.
        """
        if settings.own in self.older:
            return localized(self.older[settings.own])
        return self.called(settings.edition)

    def title(self, settings: GameSettings) -> str:
        """Return the name of a table's edition, or the edition's id if it was removed."""
        try:
            return self.chosen(settings).name
        except Refused:
            return settings.edition


SHIPPED = ServerEditions()
"""The editions of a server that has none of its own and bars none."""


class EditionsByServer:
    """A lookup of the editions and barred rules of each server."""

    def __init__(self, editions: Editions, guild_settings: Guilds) -> None:
        self.editions = editions
        self.guild_settings = guild_settings

    async def of(self, guild: int, *numbers: int) -> ServerEditions:
        """Return a server's editions, with the replaced versions whose numbers are in `numbers`.

        Versions that are no longer stored are left out.
        """
        own = await self.editions.own(guild)
        newest = {number for number, _ in own.values()}
        older = await self.editions.older(guild, set(numbers) - newest - {0})
        limits = self.guild_settings.of(guild)
        return ServerEditions(own, older, limits.barred_editions, limits.barred_rules)
