"""Computer players at a live table: which one acts next, and its action."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from engine.actions import Action, MakeOffer
from engine.ai.levels import LEVELS
from engine.ai.mind import Mind
from engine.ai.policies import policy_named
from engine.ai.policy import Policy
from engine.asked import waiting
from engine.defaults import default
from engine.edition import Edition, Seat
from engine.money import awaits_payment, debt_of
from engine.rent import claimable
from engine.state import GameState, seats_after
from engine.trade import answerable
from engine.view import view

_log = logging.getLogger(__name__)

DEFAULT_POLICY = "normal"
EXPERT = "expert"
"""The level that thinks in another process."""
PACE = 0.9
"""Seconds between two actions of the computer, so that people can follow."""
LATE = 0.1
"""Seconds of delay of a wake-up that show that the bot is overloaded."""
GIVES_WAY = 10
"""Number of times that an overloaded bot postpones a computer player's move."""


class Robots:
    """The policies of the seats that the computer plays at one table, kept in memory only."""

    def __init__(self) -> None:
        self.policies: dict[tuple[Seat, str], Policy] = {}
        self.thought: tuple[GameState, Seat, Action] | None = None
        """What an expert has decided in another process, and on which state."""
        self._logged: set[str] = set()
        """Policy failures that are in the log already, with their traceback."""

    def next_action(
        self, ed: Edition, s: GameState, robots: Collection[Seat], policies: dict[Seat, str]
    ) -> tuple[Seat, Action] | None:
        """Return the seat and action of the computer player that acts next, or None.

        If a policy fails, use the default action.
        """
        seat = next_robot(ed, s, robots)
        if seat is None:
            return None
        name = policies.get(seat, "")
        thought, self.thought = self.thought, None
        if thought is not None and thought[0] is s and thought[1] == seat:
            return seat, thought[2]
        try:
            if (seat, name) not in self.policies:
                self.policies[seat, name] = _policy(name)
            player = self.policies[seat, name]
            if isinstance(player, Mind):
                player.people = [other for other in seats_after(s, seat) if other not in robots]
            action = player.decide(view(ed, s, seat))
        except Exception as error:  # noqa: BLE001 - a policy that fails must not stop a table
            failure = f"{name or DEFAULT_POLICY} could not decide: {error!r}"
            if failure not in self._logged:
                self._logged.add(failure)
                _log.exception("%s; it does the least", failure)
            action = default(ed, s, seat)
        if isinstance(action, MakeOffer) and _already_offered(s, seat, action):
            action = default(ed, s, seat)
        return seat, action


def _policy(name: str) -> Policy:
    """Return a computer player, or the one that sits in for an absent person.

    It never gives up a person's seat. A name that no longer exists plays like DEFAULT_POLICY, and
    an expert without its own process like hard.
    """
    if not name:
        return Mind(replace(LEVELS[DEFAULT_POLICY], gives_up=False))
    level, slash, who = name.partition("/")
    try:
        return policy_named("hard" + slash + who if level == EXPERT else name)
    except KeyError:
        return policy_named(DEFAULT_POLICY)


def answering(robots: Collection[Seat], policies: Sequence[str], seat: Seat) -> Policy:
    """Return the player who will answer an offer to a seat. For a person, that is hard."""
    if seat in robots:
        return _policy(policies[seat])
    return policy_named("hard")


async def delay_move(seconds: float) -> None:
    """Wait for `seconds`, or longer while the event loop is overloaded, to let people act first."""
    loop = asyncio.get_running_loop()
    for _ in range(GIVES_WAY):
        due = loop.time() + seconds
        await asyncio.sleep(seconds)
        if loop.time() - due < LATE:
            return
        seconds = min(seconds, PACE)


def next_robot(ed: Edition, s: GameState, robots: Collection[Seat]) -> Seat | None:
    """Return the computer's seat that acts next: offers first, then rent claims, then its turn."""
    if s.result is not None:
        return None
    for offer in answerable(ed, s):
        if offer.to in robots:
            return offer.to
    for claim in claimable(s):
        if claim.owner in robots:
            return claim.owner
    return next((seat for seat in waiting(s) if seat in robots and not _awaits(ed, s, seat)), None)


def _awaits(ed: Edition, s: GameState, seat: Seat) -> bool:
    """RENT-7: return True if others are raising this debtor's money, so that it only waits."""
    debt = debt_of(s, seat)
    return debt is not None and awaits_payment(ed.board, s, debt)


def _already_offered(s: GameState, seat: Seat, action: MakeOffer) -> bool:
    """Return True if the seat has an open offer to the same player: one at a time is enough."""
    return any(offer.maker == seat and offer.to == action.to for offer in s.offers)
