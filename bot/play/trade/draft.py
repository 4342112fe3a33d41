"""The draft of a trade that a player is building.

Only custom ids hold a draft, so a restart loses nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.ui.amounts import MOST
from bot.ui.custom_ids import NotOurs, base36, from_base36
from engine.actions import Counter, MakeOffer
from engine.edition import Edition, Pos, Seat
from engine.options import tradable
from engine.state import GameState, Offer
from engine.tx import Tx

Way: TypeAlias = Literal["give", "ask"]
ARGS = 8
"""The number of custom id arguments that hold a draft."""


@dataclass(frozen=True)
class DraftSide:
    """The cash, deeds and number of jail cards that one side of a trade hands over."""

    cash: int = 0
    deeds: tuple[Pos, ...] = ()
    cards: int = 0


@dataclass(frozen=True)
class TradeDraft:
    """The draft of a trade: the partner, and what its maker gives and asks.

    `ref` is the id of the offer to which the draft is a counter-offer, or 0.
    """

    partner: Seat
    ref: int = 0
    give: DraftSide = DraftSide()
    ask: DraftSide = DraftSide()

    @property
    def empty(self) -> bool:
        return self.give == self.ask == DraftSide()

    def side(self, way: Way) -> DraftSide:
        return self.give if way == "give" else self.ask

    def with_side(self, way: Way, side: DraftSide) -> TradeDraft:
        give, ask = (side, self.ask) if way == "give" else (self.give, side)
        return TradeDraft(self.partner, self.ref, give, ask)

    def args(self, ed: Edition) -> tuple[str, ...]:
        """Return the draft as custom id arguments.

        Numbers are in base 36, and deeds are a bit mask.
        """
        numbers = (
            self.partner, self.ref,
            self.give.cash, _mask(ed, self.give.deeds), self.give.cards,
            self.ask.cash, _mask(ed, self.ask.deeds), self.ask.cards,
        )  # fmt: skip
        return tuple(map(base36, numbers))


def draft_of(args: Sequence[str], ed: Edition) -> TradeDraft:
    """Return the draft that custom id arguments hold. Raise `NotOurs` if they are malformed."""
    try:
        partner, ref, *sides = map(from_base36, args)
        give_cash, give, give_cards, ask_cash, ask, ask_cards = sides
    except ValueError:
        raise NotOurs(":".join(args)) from None
    return TradeDraft(
        Seat(partner),
        ref,
        DraftSide(give_cash, _deeds(ed, give), give_cards),
        DraftSide(ask_cash, _deeds(ed, ask), ask_cards),
    )


def checked(draft: TradeDraft, s: GameState) -> TradeDraft:
    """Return the draft unchanged if it could belong to this table.

    Raise `NotOurs` for an unknown partner, for more cash than a form accepts, or for the id of an
    offer that never existed.
    """
    if draft.partner not in range(len(s.players)):
        raise NotOurs(str(draft.partner))
    if max(draft.give.cash, draft.ask.cash) > MOST or draft.ref > s.last_id:
        raise NotOurs(str(draft))
    return draft


def counter_draft(offer: Offer) -> TradeDraft:
    """Return the draft of a counter-offer: the same trade with its sides swapped."""
    mine = draft_of_offer(offer)
    return TradeDraft(offer.maker, offer.id, mine.ask, mine.give)


def draft_of_offer(offer: Offer) -> TradeDraft:
    """Return the draft with the same content as an offer."""
    return TradeDraft(
        offer.to,
        offer.id,
        DraftSide(offer.give_cash, offer.give, len(offer.give_cards)),
        DraftSide(offer.ask_cash, offer.ask, len(offer.ask_cards)),
    )


def fitted(draft: TradeDraft, ed: Edition, s: GameState, seat: Seat) -> TradeDraft:
    """Return the draft without goods that cannot be traded any more.

    If both sides hand over cash, the smaller amount is subtracted from both.
    """
    give, ask = _fit(draft.give, ed, s, seat), _fit(draft.ask, ed, s, draft.partner)
    both = min(give.cash, ask.cash)
    give, ask = replace(give, cash=give.cash - both), replace(ask, cash=ask.cash - both)
    return TradeDraft(draft.partner, draft.ref, give, ask)


def _fit(side: DraftSide, ed: Edition, s: GameState, seat: Seat) -> DraftSide:
    _, deeds, cards = tradable(Tx(ed, s), seat)
    kept = tuple(pos for pos in side.deeds if pos in deeds)
    return DraftSide(side.cash, kept, min(side.cards, len(cards)))


def action_of_draft(draft: TradeDraft, s: GameState, seat: Seat) -> MakeOffer | Counter:
    """Return the action that makes the offer, or the counter-offer, of a fitted draft."""
    offer = offer_of_draft(draft, s, seat)
    give = offer.give_cash, offer.give, offer.give_cards
    ask = offer.ask_cash, offer.ask, offer.ask_cards
    if draft.ref:
        return Counter(*give, *ask, draft.ref)
    return MakeOffer(draft.partner, *give, *ask)


def offer_of_draft(draft: TradeDraft, s: GameState, seat: Seat) -> Offer:
    """Return the offer that a player in this seat would make with a fitted draft."""
    give, ask = draft.give, draft.ask
    return Offer(
        draft.ref, seat, draft.partner,
        give.cash, give.deeds, _cards(s, seat, give.cards),
        ask.cash, ask.deeds, _cards(s, draft.partner, ask.cards),
    )  # fmt: skip


def _cards(s: GameState, seat: Seat, count: int) -> tuple[str, ...]:
    return tuple(sorted(s.players[seat].cards)[:count])


def _mask(ed: Edition, deeds: Iterable[Pos]) -> int:
    places = {pos: bit for bit, pos in enumerate(ed.board.deeds)}
    return sum(1 << places[pos] for pos in deeds)


def _deeds(ed: Edition, mask: int) -> tuple[Pos, ...]:
    return tuple(pos for bit, pos in enumerate(ed.board.deeds) if mask >> bit & 1)
