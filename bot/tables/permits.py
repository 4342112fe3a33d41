"""Checks of a server's limits: who may open or join a table, where, how many, with which rules."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database.codec import GameSettings
from bot.store.servers.guilds import GuildSettings
from bot.support.refusals import Refused
from bot.tables.house_rules import NUMBERS, SWITCHES
from bot.tables.lobby import Lobby
from bot.tables.server_editions import ServerEditions
from bot.words import in_a_row, listed, safe, say
from bot.words.narration.rule_words import number_name, rule_as
from editions.loader import available
from engine.edition import Edition
from engine.rules import RuleValue

MODULES, OTHERS = "modules", "others"
RULES = (*SWITCHES, *NUMBERS, MODULES, OTHERS)
"""Names of the rules that a server can bar.

`modules` means all optional rule modules. `others` means all house rules without a name here.
"""


NOBODY = 0
"""A role id that no member has. As the only allowed role it excludes all but moderators."""
CLOSED = GuildSettings(
    starters=(NOBODY,),
    joiners=(NOBODY,),
    barred_editions=tuple(name for name in available() if name != GuildSettings().edition),
    barred_rules=RULES,
    pings=False,
)
"""The settings used for a server whose stored settings cannot be read.

Only moderators may open and join tables, with the usual edition and no house rules.
"""


@dataclass(frozen=True)
class Guest:
    """The user who wants to open or join a table: their channels, role ids and rights.

    `channels` are the ids of the current channel and, in a thread, of the channel above it.
    """

    channels: tuple[int, ...] = ()
    roles: frozenset[int] = frozenset()
    moderator: bool = False


def check_opening(limits: GuildSettings, guest: Guest) -> None:
    """Raise Refused if a user may not open a table in the current channel.

    Moderators need no role, but have to use an allowed channel.
    """
    if limits.channels and not set(limits.channels) & set(guest.channels):
        places = in_a_row(f"<#{channel}>" for channel in limits.channels)
        raise Refused("setup-not_here", places=places)
    if limits.starters and not guest.moderator and not guest.roles.intersection(limits.starters):
        raise Refused("setup-not_you_open", roles=_roles(limits.starters))


def check_joining(limits: GuildSettings, guest: Guest) -> None:
    if limits.joiners and not guest.moderator and not guest.roles.intersection(limits.joiners):
        raise Refused("setup-not_you_join", roles=_roles(limits.joiners))


def check_number(limits: GuildSettings, games: int) -> None:
    if 0 < limits.most_games <= games:
        raise Refused("setup-enough", count=limits.most_games)


def check_own(limits: GuildSettings, at_once: int, hourly: int) -> None:
    """Raise Refused if a member has too many open tables, or opened too many in the last hour."""
    if limits.most_each and at_once >= limits.most_each:
        raise Refused("setup-enough_each", count=limits.most_each)
    if limits.most_hourly and hourly >= limits.most_hourly:
        raise Refused("setup-enough_hourly", count=limits.most_hourly)


def check_rules(lobby: Lobby, before: Lobby | None = None) -> None:
    """Raise Refused if the server bars a lobby's edition, house rules or optional rule modules.

    If `before` is the lobby before a change, only new values are checked. So barred rules can be
    removed one by one.
    """
    editions, settings = lobby.editions, lobby.settings
    was = before.settings if before is not None else GameSettings("")
    if settings.edition in editions.barred and settings.edition != was.edition:
        names = listed(safe(ed.name) for ed in editions.offered())
        raise Refused("setup-barred_edition", edition=safe(lobby.base.name), editions=names)
    barred = [name for name in _barred(settings, editions) if name not in _barred(was, editions)]
    if barred:
        told = (rule_name(lobby.base, name, settings.house.get(name, True)) for name in barred)
        raise Refused("setup-barred_rule", rules=in_a_row(map(safe, told), "semicolon"))


def _barred(settings: GameSettings, editions: ServerEditions) -> list[str]:
    """Return the names of the barred house rules that a table uses.

    `modules` is among them if the table uses optional rule modules and the server bars these.
    """
    barred = [name for name in settings.house if _listed(name) in editions.barred_rules]
    return barred + [MODULES] * (bool(settings.modules) and MODULES in editions.barred_rules)


def _listed(name: str) -> str:
    return name if name in SWITCHES or name in NUMBERS else OTHERS


def rule_name(ed: Edition, name: str, value: RuleValue = True) -> str:
    """Return a house rule in words, given its name and value."""
    if name in NUMBERS:
        return number_name(ed, name)
    if name in (MODULES, OTHERS):
        return say(f"setup-rule_{name}")
    return rule_as(ed, name, SWITCHES.get(name, value))


def usual(limits: GuildSettings, editions: ServerEditions, edition: str = "") -> GameSettings:
    """Return the settings of a new table in a server, as its moderators chose them.

    Without `edition` they have the server's usual edition. They have 0 seats, which means as many
    as the edition allows.
    """
    chosen = edition or _usual_edition(limits, editions)
    variants = ("standard", *editions.called(chosen).variants)
    variant = limits.variant if limits.variant in variants else "standard"
    return GameSettings(
        chosen, variant, speed=limits.speed, seats=0, theme=limits.theme, talk=limits.talk
    )


def _usual_edition(limits: GuildSettings, editions: ServerEditions) -> str:
    """Return the id of the server's usual edition.

    If that is barred or removed, return the id of an offered edition, the bot's usual one if
    possible. If none is offered, return the bot's usual one.
    """
    offered = [ed.id for ed in editions.offered()]
    usual = GameSettings().edition
    return next((name for name in (limits.edition, usual, *offered) if name in offered), usual)


def _roles(roles: tuple[int, ...]) -> str:
    return in_a_row(map(role_name, roles))


def role_name(role: int) -> str:
    """Return the mention of a role, or a word for nobody."""
    return say("setup-nobody") if role == NOBODY else f"<@&{role}>"
