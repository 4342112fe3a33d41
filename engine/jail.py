"""Ways to leave jail: doubles, the fine, a card, and the forced last turn (JAIL)."""

from __future__ import annotations

from engine import cards, landing, movement
from engine.actions import PayFine, UseCard
from engine.asked import require_turn
from engine.decisions import MoveOn
from engine.edition import Seat
from engine.errors import Illegal
from engine.events import JailTurnFailed, LeftJail
from engine.landing import Arrival
from engine.modules import offline
from engine.money import charge, spendable
from engine.rules import Rules
from engine.state import BANK, Player
from engine.tx import Tx
from engine.why import Why

FINE = Why("fine")
FORCED_FINE = Why("fine_forced")


def fine_allowed(rules: Rules, player: Player) -> bool:
    """JAIL-5: return True if a prisoner may pay the fine before rolling.

    On the last jail turn this needs the rule `jail_fine_any_turn`.
    """
    return rules.jail_fine_any_turn or player.jail < rules.jail_turns


def roll_in_jail(tx: Tx, seat: Seat) -> None:
    """JAIL-3, JAIL-6: roll for doubles, and charge the fine after the last failed roll."""
    first, second = tx.throw(seat, "jail")
    steps = first + second
    if first == second:
        tx.emit(LeftJail(seat, "doubles"))
        if tx.rules.offline_token:
            offline.after_doubles(tx, seat)
        movement.forward(tx, seat, steps)
        landing.land(tx, seat, Arrival(steps, "jail"))
    elif tx.s.players[seat].jail < tx.rules.jail_turns:
        tx.emit(JailTurnFailed(seat))
    else:
        tx.push(MoveOn(tx.next_id(), seat, steps))
        charge(tx, seat, BANK, tx.rules.jail_fine, FORCED_FINE)


def move_on(tx: Tx, frame: MoveOn) -> None:
    """JAIL-6: leave jail and move by the failed throw, once the forced fine is paid."""
    tx.emit(LeftJail(frame.seat, "fine"))
    movement.forward(tx, frame.seat, frame.steps)
    landing.land(tx, frame.seat, Arrival(frame.steps, "jail"))


def pay_fine(tx: Tx, seat: Seat, action: PayFine) -> None:
    """JAIL-5: pay the fine before rolling. The seat then rolls as normal."""
    player = _prisoner(tx, seat, action.ref)
    if not fine_allowed(tx.rules, player):
        raise Illegal("last_jail_turn")
    fine = tx.rules.jail_fine
    cash = spendable(tx.s, seat)
    if cash < fine:
        raise Illegal("not_enough_cash", needed=fine, spendable=cash)
    charge(tx, seat, BANK, fine, FINE)
    tx.emit(LeftJail(seat, "fine"))


def use_card(tx: Tx, seat: Seat, action: UseCard) -> None:
    """JAIL-4: use a jail card before rolling on any jail turn. The seat then rolls as normal."""
    player = _prisoner(tx, seat, action.ref)
    deck = action.deck or (player.cards[0] if player.cards else "")
    if deck not in player.cards:
        raise Illegal("no_jail_card")
    cards.return_card(tx, seat, deck)
    tx.emit(LeftJail(seat, "card"))


def _prisoner(tx: Tx, seat: Seat, ref: int) -> Player:
    require_turn(tx, seat, ref, "roll")
    player = tx.s.players[seat]
    if not player.jail:
        raise Illegal("not_in_jail")
    return player
