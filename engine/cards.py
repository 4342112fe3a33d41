"""Drawing cards and carrying out their effects (CARD)."""

from __future__ import annotations

from typing import assert_never

from engine import movement
from engine.decisions import EachPlayer
from engine.edition import (
    AdvanceNearest,
    AdvanceTo,
    CollectBank,
    CollectEach,
    GoToJail,
    JailFree,
    MoveBack,
    PayBank,
    PayEach,
    Repairs,
    Seat,
)
from engine.events import CardDrawn, JailCardMoved
from engine.money import charge, pay
from engine.rent import PLAIN
from engine.state import BANK, deeds_of, seats_after
from engine.tx import Tx
from engine.why import Why


def draw(tx: Tx, seat: Seat, deck: str) -> AdvanceNearest | None:
    """CARD-1: draw the top card, carry it out and put it at the bottom. A jail card is kept.

    Return the rent terms for the space that the card moved the token to. Return None if it did not
    move or went to jail.
    """
    pile = tx.s.hidden.decks[deck]
    if not pile:
        return None  # players hold every card of a small deck
    index = pile[0]
    card = tx.board.cards[deck][index]
    effect = card.effect
    tx.emit(CardDrawn(seat, deck, index, isinstance(effect, JailFree)))
    why = Why("card", deck=deck, card=card.id)
    match effect:
        case AdvanceTo(pos):
            movement.forward_to(tx, seat, pos)
            return PLAIN
        case AdvanceNearest(kind):
            target = tx.board.nearest[kind][tx.s.players[seat].at]
            if target is None:
                return None
            movement.forward_to(tx, seat, target)
            return effect
        case MoveBack(steps):
            movement.back(tx, seat, steps)
            return PLAIN
        case GoToJail():
            movement.to_jail(tx, seat, "card")
        case JailFree():
            pass
        case CollectBank(amount):
            pay(tx, BANK, seat, amount, why)
        case PayBank(amount):
            charge(tx, seat, BANK, amount, why)
        case PayEach(amount):
            each = Why("card_each", deck=deck, card=card.id)
            each_player(tx, seat, tuple(seats_after(tx.s, seat)), amount, each, collect=False)
        case CollectEach(amount):
            each = Why("card_each", deck=deck, card=card.id)
            each_player(tx, seat, tuple(seats_after(tx.s, seat)), amount, each, collect=True)
        case Repairs(per_house, per_hotel):
            houses, hotels = buildings_of(tx, seat)
            why = Why("repairs", count=houses, times=hotels, deck=deck, card=card.id)
            charge(tx, seat, BANK, houses * per_house + hotels * per_hotel, why)
        case _:
            assert_never(effect)
    return None


def buildings_of(tx: Tx, seat: Seat) -> tuple[int, int]:
    """CARD-6: return the number of houses and the number of hotels on a seat's lots."""
    houses = hotels = 0
    for pos in deeds_of(tx.s, seat):
        if tx.s.level[pos] == tx.rules.hotel_level:
            hotels += 1
        else:
            houses += tx.s.level[pos]
    return houses, hotels


def each_player(
    tx: Tx, seat: Seat, rest: tuple[Seat, ...], amount: int, why: Why, *, collect: bool
) -> None:
    """CARD-7: pay an amount to each other seat in turn, or collect it from each.

    A payment without enough cash becomes a debt, and the later ones follow after it.
    """
    for index, other in enumerate(rest):
        payer, payee = (other, seat) if collect else (seat, other)
        if tx.s.players[payer].cash >= amount:
            pay(tx, payer, payee, amount, why)
            continue
        later = rest[index + 1 :]
        if later:
            tx.push(EachPlayer(tx.next_id(), seat, later, amount, why, collect))
        charge(tx, payer, payee, amount, why)
        return


def resume_each(tx: Tx, frame: EachPlayer) -> None:
    """CARD-7: resume a card's payments to or from the remaining seats after a debt.

    Seats that left the game meanwhile are omitted.
    """
    rest = tuple(other for other in frame.rest if not tx.s.players[other].out)
    each_player(tx, frame.seat, rest, frame.amount, frame.why, collect=frame.collect)


def return_card(tx: Tx, seat: Seat, deck: str) -> None:
    """CARD-2: put a used jail card at the bottom of its own deck."""
    tx.emit(JailCardMoved(seat, BANK, deck, jail_card_index(tx, deck)))


def jail_card_index(tx: Tx, deck: str) -> int:
    """Return the index, in the printed deck, of the first card that any player holds."""
    pile = tx.s.hidden.decks[deck]
    return next(index for index in range(len(tx.board.cards[deck])) if index not in pile)
