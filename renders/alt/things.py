"""Alt texts of the other pictures: deed, card, hand, auction, trade, lobby and the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.decisions import Auction
from engine.edition import Edition, Pos, Seat
from engine.state import BANK, Offer
from engine.view import SeatView
from renders.alt.asked import bidding, ending, hammer, offered
from renders.alt.board import whole_groups
from renders.alt.full import rent_now
from renders.alt.page import page_of
from renders.story import Story
from renders.words import (
    UNDONE,
    Words,
    award_line,
    award_title,
    listing,
    point_line,
    shorten,
    tidy,
)

POINTS = 5
"""Turning points told of a game."""


def alt_deed(view: SeatView, pos: Pos, names: Sequence[str]) -> str:
    """A title deed: whose it is, what it costs to visit, to buy and to build on."""
    w, board = Words(view.ed, names), view.ed.board
    family = f" ({w.family(pos)})" if w.family(pos) else ""
    lines = [f"Title deed of {w.place(pos)}{family}, price {w.money(board.price[pos])}"]
    owner = view.owner[pos]
    if owner == BANK:
        lines.append("Nobody owns it yet")
    else:
        on_it = f" with {w.level(view.level[pos])}" if view.level[pos] else ""
        lines.append(f"{w.who(owner)} owns it{on_it}: {rent_now(view, w, pos)}")
    lines.append(f"All rents: {', '.join(_rents(view, w, pos))}")
    if cost := board.house_cost[pos]:
        lines.append(f"Each building costs {w.money(cost)}")
    lines.append(f"Mortgage {w.money(board.mortgage[pos])}")
    return page_of(lines)


def _rents(view: SeatView, w: Words, pos: Pos) -> list[str]:
    """Every line of the rent table."""
    board, hotel = view.ed.board, view.ed.rules.hotel_level
    if board.kind[pos] == "street":
        bare, *levels = board.rents[pos]
        built = [*levels[: hotel - 1], levels[-1]]
        rents = [f"{w.money(bare)}", f"{w.money(2 * bare)} with the whole group"]
        return rents + [f"{w.money(rent)} with {w.level(i)}" for i, rent in enumerate(built, 1)]
    if board.kind[pos] == "railroad":
        shown = [w.money(rent) for rent in board.group_rents[pos]]
    else:
        shown = [f"{w.money(times)} times the dice" for times in board.multipliers[pos]]
    return [f"{rent} with {count} held" for count, rent in enumerate(shown, 1)]


def alt_card(ed: Edition, deck: str, card: int, drawer: str = "") -> str:
    """A card as drawn: its deck and its own words."""
    drawn = next(found for found in ed.decks if found.id == deck)
    by = f", drawn by {shorten(tidy(drawer), 32)}" if drawer else ""
    return page_of([f"{drawn.name} card{by}: “{drawn.cards[card].text}”"])


def alt_hand(view: SeatView, seat: Seat, names: Sequence[str]) -> str:
    """A player's hand: cash and worth first, then whole groups, then the deeds by group."""
    w, player = Words(view.ed, names), view.players[seat]
    if player.out:
        return page_of([f"{w.who(seat)} is out of the game"])
    worth = w.worth(view.worth_of(seat))
    lines = [f"{w.who(seat)}'s hand: {w.money(player.cash)} in cash, {worth}"]
    if player.cards:
        lines.append(w.counted(len(player.cards), "jail card"))
    if groups := whole_groups(view, w, seat):
        lines.append(f"Complete: {listing(groups)}")
    for members in view.ed.board.groups.values():
        if held := [_marked(view, w, pos) for pos in members if view.owner[pos] == seat]:
            family = w.family(members[0]).capitalize()
            lines.append(f"{family or 'Group'} ({len(held)} of {len(members)}): {', '.join(held)}")
    return page_of(lines if view.deeds_of(seat) else [*lines, "No deeds yet"])


def _marked(view: SeatView, w: Words, pos: Pos) -> str:
    if view.mortgaged[pos]:
        return f"{w.place(pos)} (mortgaged)"
    return f"{w.place(pos)} ({w.level(view.level[pos])})" if view.level[pos] else w.place(pos)


def alt_auction(
    view: SeatView, auction: Auction, names: Sequence[str], *, closed: bool = False
) -> str:
    """An auction: the bid and the bidders first, then what is at stake, then who has left.

    A `closed` one, as it stood in its last moment: who got it, and what for.
    """
    w, board = Words(view.ed, names), view.ed.board
    lines = [hammer(w, auction) if closed else f"Auction. {bidding(view, w, auction)}"]
    if auction.building is None:
        pos = auction.pos
        family = f"{w.family(pos)}, " if w.family(pos) else ""
        lines.append(f"It is {family}price {w.money(board.price[pos])}")
        rest = [other for other in board.members[pos] if other != pos]
        holders = {view.owner[other] for other in rest}
        takers = (auction.high,) if closed else auction.seats
        if len(holders) == 1 and (seat := holders.pop()) in takers and seat != BANK:
            gives = "gives" if closed else "would give"
            lines.append(f"It {gives} {w.who(seat)} {w.whole(pos)}")
    live = (Seat(i) for i, player in enumerate(view.players) if not player.out)
    if not closed and (gone := [seat for seat in live if seat not in auction.seats]):
        lines.append(f"Not bidding: {w.everyone(gone)}")
    if closed and auction.high != BANK:
        left = view.players[auction.high].cash - auction.bid
        lines.append(f"{w.who(auction.high)} has {w.money(left)} left")
    return page_of(lines)


def alt_trade(view: SeatView, offer: Offer, names: Sequence[str]) -> str:
    """A trade: what changes hands, then each side's cash and groups before and after."""
    w = Words(view.ed, names)
    lines = [f"A trade: {offered(w, offer)}"]
    if mortgaged := [pos for pos in (*offer.give, *offer.ask) if view.mortgaged[pos]]:
        lines.append(f"Mortgaged: {w.places(mortgaged)}")
    sides = (
        (offer.maker, offer.ask_cash - offer.give_cash, offer.ask, offer.give),
        (offer.to, offer.give_cash - offer.ask_cash, offer.give, offer.ask),
    )
    for seat, cash, gets, gives in sides:
        before = view.players[seat].cash
        if cash:
            change = f"{w.money(before)} now, {w.money(before + cash)} after"
            lines.append(f"{w.who(seat)}'s cash: {change}")
        if view.worth_of(seat) is None:
            lines.append(f"{w.who(seat)}: {w.worth(None)}")
        for members in view.ed.board.groups.values():
            now = all(view.owner[pos] == seat for pos in members)
            then = all(
                pos in gets or (view.owner[pos] == seat and pos not in gives) for pos in members
            )
            if now != then and len(members) > 1:
                would = "complete" if then else "break up"
                lines.append(f"{w.who(seat)} would {would} {w.whole(members[0])}")
    return page_of(lines)


def alt_lobby(ed: Edition, seats: Sequence[tuple[str, str]], rules: Sequence[str] = ()) -> str:
    """A table that fills: who sits with which token, free seats, rules that differ."""
    w = Words(ed, [name for name, _ in seats])
    sitting = [f"{name} ({token})" for name, (_, token) in zip(w.names, seats, strict=True)]
    lines = [f"A table of {ed.name}, {w.counted(len(seats), 'player')} so far"]
    lines += [f"Sitting: {', '.join(sitting)}"] if sitting else []
    if free := ed.max_players - len(seats):
        lines.append(f"{w.counted(free, 'seat')} free; the game needs {ed.min_players}")
    return page_of([*lines, *(f"House rule: {tidy(rule)}" for rule in rules)])


def alt_end(view: SeatView, names: Sequence[str], story: Story | None = None) -> str:
    """The end card: the winner, the ranks, the awards, and how it came about."""
    w = Words(view.ed, names)
    if view.result is None:
        lines = ["The game was called off"]
    else:
        lines = [ending(view.result, w)]
        order = sorted((rank, seat) for seat, rank in enumerate(view.result.ranks))
        lines.append(", ".join(f"{rank}. {w.names[seat]}" for rank, seat in order))
    if story is not None:
        lines += [UNDONE] if story.undone else []
        lines += [f"{award_title(award)}: {award_line(award, w)}" for award in story.awards()[:4]]
        lines += [f"Turn {p.turn}: {point_line(p, w)}" for p in story.turning_points(POINTS)]
    return page_of(lines)
