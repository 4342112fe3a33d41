"""The message of an open offer, and the last message of a closed offer."""

from __future__ import annotations

from functools import partial

from bot.tables.closings import Closing
from bot.tables.table import LiveTable
from bot.ui.components import Button, Rows, Style
from bot.ui.custom_ids import press_id
from bot.ui.message import Drawing, Message
from bot.words import in_a_row, safe, say, sayer
from bot.words.narration.illegal_actions import reason
from bot.words.narration.vocabulary import TableWords
from engine.dealings import OfferClosed
from engine.edition import Pos
from engine.errors import Illegal
from engine.state import GameState, Offer
from engine.trade import check, waits_for_tax
from renders.accounts import account, figures, sides
from renders.alt import alt_trade
from renders.trade import paint_trade

_ANSWERS: dict[str, Style] = {
    "accept": "success",
    "decline": "danger",
    "counter": "primary",
    "withdraw": "secondary",
}
_ENDINGS = ("accepted", "rejected", "withdrawn", "countered", "out_of_game")
HOPELESS = frozenset({"not_owner", "no_jail_card", "bad_partner"})
"""Error codes that make an offer impossible for good.

Other errors, for example a lack of cash, may go away.
"""


def problem(table: LiveTable, s: GameState, offer: Offer) -> Illegal | None:
    """Return the error that accepting an offer would raise in this state.

    Return None if the offer is acceptable.
    """
    try:
        check(table.ed, s, offer)
    except Illegal as no:
        return no
    return None


def _tax_problem(table: LiveTable, offer: Offer) -> Illegal | None:
    """TAX-2: return an error if an offer must wait until a player has chosen a tax.

    Otherwise return None.
    """
    chooser = waits_for_tax(table.ed, table.state, offer)
    return None if chooser is None else Illegal("tax_first", seat=chooser)


def why_not(table: LiveTable, no: Illegal) -> str:
    """Return a sentence that explains an error. The players' names in it are escaped."""
    return reason(no, table.ed, [safe(name) for name in table.names])


def offer_message(table: LiveTable, offer: Offer, note: str = "") -> Message:
    """Return the message of an open offer, with its buttons and picture.

    The text has the goods, the consequences, and either why the offer is impossible or which person
    must answer. `note` is the last line.
    """
    maker, to = (safe(table.names[seat]) for seat in (offer.maker, offer.to))
    lines = [say("trade-offer", maker=maker, to=to)]
    for name, goods in zip((maker, to), _both_sides(table, offer), strict=True):
        lines.append(say("trade-offer_gives", name=name, goods=goods))
    lines += outlook_lines(table, offer)
    no = problem(table, table.state, offer) or _tax_problem(table, offer)
    sitting = table.seats[offer.to]
    if no is not None:
        lines.append(say("trade-warning", reason=why_not(table, no)))
    elif sitting.human:
        lines.append(say("trade-for_you", mention=f"<@{sitting.user}>"))
    text = "\n".join([*lines, *filter(None, [note])])
    return Message(text, _rows(table, offer, possible=no is None), trade_drawing(table, offer))


def trade_drawing(table: LiveTable, offer: Offer) -> Drawing:
    """Return the drawing of an offer."""
    seen, names = table.view(), table.names
    paint = partial(paint_trade, sayer(), seen, names, offer, table.settings.theme)
    return Drawing("trade.png", alt_trade(say, seen, offer, names), paint)


def offer_result(table: LiveTable, end: Closing[OfferClosed] | None) -> Message:
    """Return the last message of a closed offer.

    `end` is None if the reason for closing is unknown.
    """
    if end is not None:
        text = _closed(table, end)
    else:
        text = say("trade-game_over" if table.over else "trade-closed")
    return Message(text, last=True, keeps_picture=True)


def offers_to_show(table: LiveTable) -> list[Offer]:
    """Return the open offers that are shown as messages.

    Offers between two computer players are not.
    """
    return [one for one in open_offers(table) if not {one.maker, one.to} <= table.automatic]


def hopeless_offers(table: LiveTable) -> list[Offer]:
    """Return the shown offers that can never be accepted again.

    The list is empty unless the table is live.
    """
    if table.status != "live":
        return []
    return [offer for offer in offers_to_show(table) if _is_hopeless(table, offer)]


def _is_hopeless(table: LiveTable, offer: Offer) -> bool:
    no = problem(table, table.state, offer)
    return no is not None and no.code in HOPELESS


def outlook_lines(table: LiveTable, offer: Offer) -> list[str]:
    """Return lines on how an offer would change each side's rents, winning chance and groups.

    The last lines have the interest due on mortgaged deeds.
    """
    seen, words, lines = table.view(), TableWords(table.ed, ()), []
    for side in sides(offer):
        told = account(seen, side)
        changes = [
            say(f"trade-{name}", now=now, then=then)
            for name, now, then in figures(say, seen, told)
            if name in ("rent", "chance") and now != then
        ]
        for key, groups in (("completes", told.won), ("breaks", told.lost)):
            changes += [say(f"trade-{key}", group=safe(words.whole(pos))) for pos in groups]
        if changes:
            name = safe(table.names[side.seat])
            lines.append(say("trade-outlook", name=name, changes=in_a_row(changes, "semicolon")))
    return lines + _interest_lines(table, offer)


def _interest_lines(table: LiveTable, offer: Offer) -> list[str]:
    """TRADE-4: return a line on the mortgage interest that each recipient of deeds will owe.

    Sides that receive no mortgaged deeds have no line.
    """
    lines = []
    for seat, deeds in ((offer.maker, offer.ask), (offer.to, offer.give)):
        received = [pos for pos in deeds if table.state.mortgaged[pos]]
        if not received:
            continue
        count = say("trade-interest_deeds", count=len(received))
        interest = table.ed.currency.show(sum(table.ed.board.interest[pos] for pos in received))
        name = safe(table.names[seat])
        lines.append(say("trade-interest", name=name, interest=interest, count=count))
    return lines


def _rows(table: LiveTable, offer: Offer, *, possible: bool) -> Rows:
    """Return the buttons to accept, decline, counter and withdraw an offer.

    Return nothing if the table is not live.
    """
    if table.status != "live":
        return ()
    return [
        [
            Button(
                say(f"trade-{verb}"),
                press_id(table.game, f"trade-{verb}", offer.id),
                style,
                disabled=verb == "accept" and not possible,
            )
            for verb, style in _ANSWERS.items()
        ]
    ]


def _closed(table: LiveTable, end: Closing[OfferClosed]) -> str:
    """Return a text with the result of a closed offer and its goods."""
    offer = next(o for o in end.before.offers if o.id == end.event.id)
    give, ask = _both_sides(table, offer)
    words = {
        "maker": safe(table.names[offer.maker]),
        "to": safe(table.names[offer.to]),
        "give": give,
        "ask": ask,
        "terms": terms(table, offer),
    }
    ended = end.event.reason
    no = problem(table, end.before, offer)
    if ended == "game_ends":
        return say("trade-closed")
    by_itself = end.commit.by == "robot" and ended == "withdrawn" and no is not None
    if ended in _ENDINGS and not by_itself:
        text = say(f"trade-{ended}", **words)
        if end.event.why:
            group = _group_gained(table, end.before, offer)
            reason = say(f"trade-no_{end.event.why}", group=group, **words)
            text += f"\n-# {reason}"
        return text
    return say("trade-impossible", reason=why_not(table, no) if no else "", **words)


def _group_gained(table: LiveTable, before: GameState, offer: Offer) -> str:
    """Return the name of a street group that the offer could complete for its maker.

    A computer player's answer names it as the reason. All deeds of the group that the offer does
    not ask for belong to its two sides. Return an empty text if there is no such group.
    """
    board = table.ed.board
    for pos in offer.ask:
        left = {before.owner[deed] for deed in board.members[pos] if deed not in offer.ask}
        if board.kind[pos] == "street" and left <= {offer.maker, offer.to}:
            return safe(TableWords(table.ed, ()).whole(pos))
    return ""


def terms(table: LiveTable, offer: Offer) -> str:
    """Return a short phrase with the goods of both sides of an offer."""
    give, ask = _both_sides(table, offer)
    return say("trade-terms", give=give, ask=ask)


def goods(table: LiveTable, cash: int, deeds: tuple[Pos, ...], cards: int) -> str:
    """Return one side's goods as escaped text. It is empty if the side gives nothing."""
    return safe(TableWords(table.ed, ()).goods(cash, deeds, cards))


def _both_sides(table: LiveTable, offer: Offer) -> tuple[str, str]:
    nothing = say("trade-offer_nothing")
    return (
        goods(table, offer.give_cash, offer.give, len(offer.give_cards)) or nothing,
        goods(table, offer.ask_cash, offer.ask, len(offer.ask_cards)) or nothing,
    )


def open_offers(table: LiveTable) -> list[Offer]:
    """Return the offers that can still be answered."""
    return [] if table.ended else list(table.state.offers)
