"""Computer players in a live game: the choice of the one that acts next, and of its action."""

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
"""Name of the playing level whose moves a worker process chooses."""
PACE = 0.9
"""Seconds between two actions of computer players, so that people can follow."""
LATE = 0.1
"""Seconds by which a timer must be late to show that the event loop is overloaded."""
GIVES_WAY = 10
"""Most times in a row that one computer move is delayed while the event loop is overloaded."""


class Robots:
    """The computer players of one game: a policy for each seat they play, kept in memory only."""

    def __init__(self) -> None:
        self.policies: dict[tuple[Seat, str], Policy] = {}
        self.thought: tuple[GameState, Seat, Action] | None = None
        """The move that an expert chose in a worker process, or None: state, seat and action."""
        self._logged: set[str] = set()
        """Descriptions of policy failures that were logged already, so that each is logged once."""

    def next_action(
        self, ed: Edition, s: GameState, robots: Collection[Seat], policies: dict[Seat, str]
    ) -> tuple[Seat, Action] | None:
        """Return the seat and the action of the computer player that acts next, or None.

        The action is the seat's default action if its policy fails, or if it would repeat an open
        offer.
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
    """Return the policy with this name, or the stand-in for an absent person if it is empty.

    The stand-in never gives up the person's seat. A name that no longer exists gives
    DEFAULT_POLICY. An expert plays like level `hard` here, because it chooses no moves in this
    process.
    """
    if not name:
        return Mind(replace(LEVELS[DEFAULT_POLICY], gives_up=False))
    level, slash, who = name.partition("/")
    try:
        return policy_named("hard" + slash + who if level == EXPERT else name)
    except KeyError:
        return policy_named(DEFAULT_POLICY)


def answering(robots: Collection[Seat], policies: Sequence[str], seat: Seat) -> Policy:
    """Return the policy to predict a seat's answer to an offer. For a person it is `hard`.

    `robots` are the seats that the computer plays, and `policies` has a policy name per seat.
    """
    if seat in robots:
        return _policy(policies[seat])
    return policy_named("hard")


async def delay_move(seconds: float) -> None:
    """Wait `seconds` before a computer's move, and longer while the event loop is overloaded.

    So people can act first.
    """
    loop = asyncio.get_running_loop()
    for _ in range(GIVES_WAY):
        due = loop.time() + seconds
        await asyncio.sleep(seconds)
        if loop.time() - due < LATE:
            return
        seconds = min(seconds, PACE)


def next_robot(ed: Edition, s: GameState, robots: Collection[Seat]) -> Seat | None:
    """Return the seat of the computer player that acts next, or None.

    Answers to offers come first, then rent claims, then all other decisions.
    """
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
    """RENT-7: return True if a seat can only pay its debt after other players pay theirs."""
    debt = debt_of(s, seat)
    return debt is not None and awaits_payment(ed.board, s, debt)


def _already_offered(s: GameState, seat: Seat, action: MakeOffer) -> bool:
    """Return True if the seat has an open offer to the player that `action` addresses.

    A computer player makes one offer at a time to each player.
    """
    return any(offer.maker == seat and offer.to == action.to for offer in s.offers)
