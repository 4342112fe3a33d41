"""A table before its game: its settings and its seats.

Functions that change a lobby return a new one, or raise Refused with a sentence for the user.
Nothing here depends on messages or the database.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.store.database.codec import GameSettings, Sitting
from bot.store.games.tenures import Tenure
from bot.support.refusals import Refused
from bot.tables.seating import ROBOT, seat_name, told_apart
from bot.tables.server_editions import SHIPPED, ServerEditions
from bot.words import in_a_row, localized, safe, say
from bot.words.narration.illegal_actions import setup_problem
from editions.loader import in_language
from engine.ai.levels import CHARACTERS, PLAYED
from engine.edition import Edition
from engine.errors import BadSetup
from engine.rules import configure
from renders.lookalikes import alike

USUAL_LEVEL = "normal"
"""The playing level of a computer player that is added without a level."""

LEAST_MINUTES, MOST_MINUTES = 5, 24 * 60


class Lobby(Struct, frozen=True, dict=True):
    """The settings and seats of a table before its game. The host has one of the seats."""

    settings: GameSettings
    seats: tuple[Sitting, ...] = ()
    editions: ServerEditions = SHIPPED

    @cached_property
    def ed(self) -> Edition:
        """The edition with the settings and house rules of this table."""
        return edition_of(self.settings, self.editions)

    @cached_property
    def base(self) -> Edition:
        """The edition as its file defines it, without the rules of this table."""
        return self.editions.chosen(self.settings)

    @property
    def room(self) -> int:
        """The number of seats at this table, taken or free."""
        return min(self.settings.seats, self.ed.max_players)

    @property
    def host_name(self) -> str:
        return next(
            (s.name for s in self.seats if s.user == self.settings.host), say("lobby-the_host")
        )

    @property
    def people(self) -> list[Sitting]:
        return [sitting for sitting in self.seats if sitting.user]

    def seat_of(self, user: int) -> Sitting:
        """Return a user's sitting: name, token and user id.

        Raise Refused for a user without a seat.
        """
        for sitting in self.seats:
            if sitting.user == user:
                return sitting
        raise Refused("lobby-not_in")


def edition_of(settings: GameSettings, editions: ServerEditions = SHIPPED) -> Edition:
    """Return the edition with these settings applied. Raise Refused if they do not fit it."""
    base = in_language(editions.chosen(settings), "en")
    try:
        return localized(configure(base, settings.variant, settings.modules, settings.house))
    except BadSetup as no:
        raise Refused.saying(setup_problem(no, base)) from None


def opened(
    settings: GameSettings, user: int, name: str, editions: ServerEditions = SHIPPED
) -> Lobby:
    """Return a new lobby with these settings. `user` is its host and has the first seat."""
    own = editions.number(settings.edition)
    return join(settled(replace(settings, host=user, own=own), (), editions), user, name)


def join(lobby: Lobby, user: int, name: str) -> Lobby:
    """Return the lobby with a seat for a user, who gets the first free token.

    Raise Refused if the user has a seat already or the lobby is full.
    """
    if any(sitting.user == user for sitting in lobby.seats):
        raise Refused("lobby-already_in")
    called = seat_name(name, [sitting.name for sitting in lobby.seats])
    return _sit(lobby, Sitting(called, _free_token(lobby), user))


def leave(lobby: Lobby, user: int) -> Lobby:
    """Return the lobby without a user's seat.

    If the host leaves, the next person becomes the host.
    """
    gone = lobby.seat_of(user)
    left = replace(lobby, seats=tuple(s for s in lobby.seats if s is not gone))
    if user == lobby.settings.host and left.people:
        return replace(left, settings=replace(lobby.settings, host=left.people[0].user))
    return left


def set_host(lobby: Lobby, user: int) -> Lobby:
    """Return the lobby with another user as its host. Raise Refused if they have no seat."""
    lobby.seat_of(user)
    return replace(lobby, settings=replace(lobby.settings, host=user))


def choose_token(lobby: Lobby, user: int, token: str) -> Lobby:
    """Return the lobby with another token for a user.

    A computer player that has the token takes another free one, possibly the user's old one. Raise
    Refused if a person has the token or the edition does not have it.
    """
    mine = lobby.seat_of(user)
    if token not in lobby.ed.tokens:
        known = in_a_row(safe(lobby.ed.token_name(known)) for known in lobby.ed.tokens)
        raise Refused("lobby-no_such_token", tokens=known)
    holder = next((s for s in lobby.seats if s.token == token and s is not mine), None)
    if holder is not None and holder.state != "computer":
        called = safe(lobby.ed.token_name(token))
        raise Refused("lobby-token_gone", token=called, name=safe(holder.name))
    others = {s.token for s in lobby.seats if s is not mine}
    moves = {mine.token: token}
    if holder is not None:
        moves[token] = next(free for free in lobby.ed.tokens if free not in others)
    seats = tuple(replace(s, token=moves.get(s.token, s.token)) for s in lobby.seats)
    return replace(lobby, seats=seats)


def add_robot(lobby: Lobby, user: int, level: str = "", who: str = "") -> Lobby:
    """Return the lobby with one more computer player. `user` must have a seat.

    Without `level` it has USUAL_LEVEL. Without `who` it is a character that is not in the lobby
    yet, if there is one. Raise Refused for an unknown level or character, or if no seat is free.
    """
    lobby.seat_of(user)
    taken = [sitting.name for sitting in lobby.seats]
    level = level or USUAL_LEVEL
    if not who:
        free = [one for one in CHARACTERS if not alike(robot_name(one), taken)]
        robots = sum(sitting.state == "computer" for sitting in lobby.seats)
        who = free[0] if free else list(CHARACTERS)[robots % len(CHARACTERS)]
    if level not in PLAYED or who not in CHARACTERS:
        raise Refused("lobby-no_such_robot")
    name = told_apart(robot_name(who), taken)
    return _sit(lobby, Sitting(name, _free_token(lobby), robot=f"{level}/{who}"))


def robot_name(who: str) -> str:
    """Return the seat name of a computer player with this character.

    Its prefix sets it apart from people's names.
    """
    return ROBOT + CHARACTERS[who].name


def remove_robot(lobby: Lobby, user: int) -> Lobby:
    """Return the lobby without the computer player that was added last.

    Raise Refused if `user` has no seat or there is no computer player.
    """
    lobby.seat_of(user)
    robots = [sitting for sitting in lobby.seats if sitting.state == "computer"]
    if not robots:
        raise Refused("lobby-no_robot")
    return replace(lobby, seats=tuple(s for s in lobby.seats if s is not robots[-1]))


def change(lobby: Lobby, user: int, **changes: Any) -> Lobby:
    """Return the lobby with changed settings. Raise Refused if `user` is not the host.

    With another edition, settings that it does not have are adjusted.
    """
    host_only(lobby, user)
    settings = replace(lobby.settings, **changes)
    if "edition" in changes:
        settings = replace(settings, own=lobby.editions.number(settings.edition))
    if settings.edition != lobby.settings.edition:
        settings = _carried_over(settings, lobby)
    return settled(settings, lobby.seats, lobby.editions)


def ready(lobby: Lobby, user: int) -> Edition:
    """Return the edition to play. Raise Refused if this user may not start the game now."""
    host_only(lobby, user)
    ed = lobby.ed
    if lobby.settings.edition not in lobby.editions.names():
        raise Refused("lobby-edition_removed", edition=safe(ed.name))
    if len(lobby.seats) < ed.min_players:
        raise Refused("lobby-too_few", edition=safe(ed.name), least=ed.min_players)
    return ed


def again(
    settings: GameSettings,
    seats: Collection[Sitting],
    user: int,
    editions: ServerEditions = SHIPPED,
    former: Iterable[Tenure] = (),
) -> Lobby:
    """Return a lobby with the people and rules of a finished game, hosted by `user`.

    If they lost their seat, they get it back from the computer or take an additional one. `former`
    are the tenures of the game's seats. Raise Refused if the user never had a seat. A server's own
    edition is played in its newest version.
    """
    settings = replace(settings, host=user, own=editions.number(settings.edition))
    most = edition_of(settings, editions).max_players
    rested = [_rested(sitting) for sitting in seats]
    own = None
    if not any(sitting.user == user for sitting in rested):
        own = next((tenure for tenure in reversed([*former]) if tenure.user == user), None)
        if own is None:
            raise Refused("lobby-rematch_stranger")
    if own is not None and (there := rested[own.seat]).robot:
        others = [sitting.name for sitting in rested if sitting is not there]
        rested[own.seat] = Sitting(seat_name(own.name, others), there.token, user)
        own = None
    room = min(max(settings.seats, len(rested) + (own is not None)), most)
    lobby = settled(replace(settings, seats=room), rested, editions)
    return lobby if own is None else join(lobby, user, own.name)


def host_only(lobby: Lobby, user: int) -> None:
    """Raise Refused if the user is not the lobby's host."""
    if user != lobby.settings.host:
        raise Refused("lobby-host_only", host=safe(lobby.host_name))


def settled(
    settings: GameSettings, seats: Collection[Sitting] = (), editions: ServerEditions = SHIPPED
) -> Lobby:
    """Return a lobby with these settings, in which each seat has a token of the edition.

    Raise Refused if the seats or the minutes do not fit.
    """
    ed = edition_of(settings, editions)
    name = safe(ed.name)
    if len(seats) > min(settings.seats, ed.max_players):
        count, room = len(seats), min(settings.seats, ed.max_players)
        raise Refused("lobby-too_many_sit", count=count, edition=name, seats=room)
    if not ed.min_players <= settings.seats <= ed.max_players:
        least, most = ed.min_players, ed.max_players
        raise Refused("lobby-wrong_seats", edition=name, least=least, most=most)
    if not LEAST_MINUTES <= settings.minutes <= MOST_MINUTES:
        raise Refused("lobby-wrong_minutes", least=LEAST_MINUTES, most=MOST_MINUTES)
    held = {sitting.token for sitting in seats}
    free = [token for token in ed.tokens if token not in held]
    kept = [s if s.token in ed.tokens else replace(s, token=free.pop(0)) for s in seats]
    return Lobby(settings, tuple(kept), editions)


def _carried_over(settings: GameSettings, lobby: Lobby) -> GameSettings:
    """Return settings that fit the edition they name.

    The lobby has another edition. A variant, modules or seats that only the lobby's edition has are
    replaced or left out.
    """
    ed = lobby.editions.chosen(settings)
    full = settings.seats == lobby.ed.max_players
    return replace(
        settings,
        variant=settings.variant if settings.variant in ed.variants else "standard",
        modules=tuple(module for module in settings.modules if module in ed.modules),
        seats=ed.max_players if full else min(settings.seats, ed.max_players),
    )


def _rested(sitting: Sitting) -> Sitting:
    """Return a seat for a new game, without missed turns.

    The computer keeps a seat that it has taken over.
    """
    user = 0 if sitting.robot else sitting.user
    return Sitting(sitting.name, sitting.token, user, sitting.robot)


def _sit(lobby: Lobby, sitting: Sitting) -> Lobby:
    return replace(lobby, seats=(*lobby.seats, sitting))


def _free_token(lobby: Lobby) -> str:
    if len(lobby.seats) >= lobby.room:
        raise Refused("lobby-full", seats=lobby.room)
    held = {sitting.token for sitting in lobby.seats}
    return next(token for token in lobby.ed.tokens if token not in held)
