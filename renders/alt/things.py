"""Alt texts of the pictures of a deed, card, hand, auction, trade, lobby and finished game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.auction import opening_bid
from engine.decisions import Auction
from engine.edition import Edition, Pos, Seat
from engine.state import BANK, Offer
from engine.view import SeatView
from renders.accounts import account, figures, sides
from renders.alt.asked import auction_result, auction_state
from renders.alt.board import whole_groups
from renders.alt.full import rent_now
from renders.alt.page import page_of
from renders.endings import award_line, award_title, ending, point_line
from renders.sitters import Sitters
from renders.story import Story
from renders.words import Say, Words, tidy

POINTS = 5
"""Most turning points named in the alt text of a finished game."""
TRADE_FIGURES = ("cash", "rent", "chance")
"""Keys of the comparison's rows that a trade's alt text names if their values change. Groups that
are completed or broken up are named one by one instead.
"""


def alt_deed(say: Say, view: SeatView, pos: Pos, names: Sequence[str]) -> str:
    """Return the alt text of a title deed: name, price, owner, rents, building cost, mortgage."""
    w, board = Words(say, view.ed, names), view.ed.board
    deed, price = w.place(pos), w.money(board.price[pos])
    if family := w.family(pos):
        lines = [say("alt-deed_family", deed=deed, family=family, price=price)]
    else:
        lines = [say("alt-deed", deed=deed, price=price)]
    owner = view.owner[pos]
    if owner == BANK:
        lines.append(say("alt-unowned"))
    elif level := view.level[pos]:
        built, rent = w.level(level), rent_now(view, w, pos)
        lines.append(say("alt-owner_built", who=w.who(owner), buildings=built, rent=rent))
    else:
        lines.append(say("alt-owner", who=w.who(owner), rent=rent_now(view, w, pos)))
    lines.append(say("alt-all_rents", rents=w.row(_rents(view, w, pos))))
    if cost := board.house_cost[pos]:
        lines.append(say("alt-building_cost", amount=w.money(cost)))
    lines.append(say("alt-mortgage", amount=w.money(board.mortgage[pos])))
    return page_of(say, lines)


def _rents(view: SeatView, w: Words, pos: Pos) -> list[str]:
    """Return every row of a deed's rent table as words."""
    board, hotel = view.ed.board, view.ed.rules.hotel_level
    if board.kind[pos] == "street":
        bare, *levels = board.rents[pos]
        built = [*levels[: hotel - 1], levels[-1]]
        rents = [w.money(bare), w.say("alt-group_rent", amount=w.money(2 * bare))]
        return rents + [
            w.say("alt-built_rent", amount=w.money(rent), buildings=w.level(level))
            for level, rent in enumerate(built, 1)
        ]
    if board.kind[pos] == "railroad":
        shown = [w.money(rent) for rent in board.group_rents[pos]]
    else:
        shown = [w.say("alt-times_dice", amount=w.money(times)) for times in board.multipliers[pos]]
    return [w.say("alt-held_rent", amount=rent, count=count) for count, rent in enumerate(shown, 1)]


def alt_card(say: Say, ed: Edition, deck: str, card: int) -> str:
    """Return the alt text of a card: the name of its deck and its text."""
    drawn = next(found for found in ed.decks if found.id == deck)
    return page_of(say, [say("alt-card", deck=drawn.name, text=drawn.cards[card].text)])


def alt_hand(say: Say, view: SeatView, seat: Seat, names: Sequence[str]) -> str:
    """Return the alt text of a player's hand: cash, worth, kept cards, and deeds by group.

    It also names complete groups. For a player who is out, it only says that.
    """
    w, player = Words(say, view.ed, names), view.players[seat]
    if player.out:
        return page_of(say, [say("alt-hand_out", who=w.who(seat))])
    worth = w.worth(view.worth_of(seat))
    lines = [say("alt-hand", who=w.who(seat), cash=w.money(player.cash), worth=worth)]
    if player.cards:
        lines.append(w.jail_cards(len(player.cards)))
    if groups := whole_groups(view, w, seat):
        lines.append(say("alt-complete", groups=w.listed(groups)))
    for members in view.ed.board.groups.values():
        if held := [_marked(view, w, pos) for pos in members if view.owner[pos] == seat]:
            group = w.family(members[0]).capitalize() or say("alt-some_group")
            counts = {"held": len(held), "all": len(members)}
            lines.append(say("alt-group", family=group, deeds=w.row(held), **counts))
    return page_of(say, lines if view.deeds_of(seat) else [*lines, say("alt-no_deeds")])


def _marked(view: SeatView, w: Words, pos: Pos) -> str:
    if view.mortgaged[pos]:
        return f"{w.place(pos)} ({w.say('alt-mortgaged')})"
    return f"{w.place(pos)} ({w.level(view.level[pos])})" if view.level[pos] else w.place(pos)


def alt_auction(
    say: Say, view: SeatView, auction: Auction, names: Sequence[str], *, closed: bool = False
) -> str:
    """Return the alt text of an auction: the lot, the highest bid, and who no longer bids.

    It also names a bidder who would complete a group with the lot, or the lowest opening bids for a
    building. With `closed`, it says who bought the lot, for how much, and with what cash left, or
    that there was no sale.
    """
    w, board = Words(say, view.ed, names), view.ed.board
    lines = [
        auction_result(w, auction)
        if closed
        else say("alt-auction", what=auction_state(view, w, auction))
    ]
    if auction.building is None:
        pos = auction.pos
        price = w.money(board.price[pos])
        if family := w.family(pos):
            lines.append(say("alt-lot_family", family=family, price=price))
        else:
            lines.append(say("alt-lot", price=price))
        rest = [other for other in board.members[pos] if other != pos]
        holders = {view.owner[other] for other in rest}
        takers = (auction.high,) if closed else auction.seats
        if len(holders) == 1 and (seat := holders.pop()) in takers and seat != BANK:
            key = "alt-lot_gives" if closed else "alt-lot_would_give"
            lines.append(say(key, who=w.who(seat), group=w.whole(pos)))
    elif not closed:
        lines.append(_opens(view, w, auction))
    live = (Seat(i) for i, player in enumerate(view.players) if not player.out)
    if not closed and (gone := [seat for seat in live if seat not in auction.seats]):
        lines.append(say("alt-not_bidding", names=w.everyone(gone)))
    if closed and auction.high != BANK:
        left = view.players[auction.high].cash - auction.bid
        lines.append(say("alt-cash_left", who=w.who(auction.high), amount=w.money(left)))
    return page_of(say, lines)


def _opens(view: SeatView, w: Words, auction: Auction) -> str:
    """BLD-5: return words for the lowest opening bid for a building.

    If bids open at the price of a house, they name each bidder's lowest opening bid.
    """
    if auction.opens != "house_price":
        return w.say("alt-bids_open_at_one", least=w.money(1))
    told = []
    for seat in auction.seats:
        opens = opening_bid(view.ed.board, view.ed.rules, view, seat, auction)
        if opens is None:
            told.append(w.say("auction-opens_never", name=w.who(seat)))
        else:
            told.append(w.say("auction-opens_at", name=w.who(seat), amount=w.money(opens)))
    return w.say("alt-bids_open", openings=w.listed(told))


def alt_trade(say: Say, view: SeatView, offer: Offer, names: Sequence[str]) -> str:
    """Return the alt text of a trade: the offer, then what changes for each side."""
    w = Words(say, view.ed, names)
    lines = [say("alt-trade", offer=w.offered(offer))]
    if mortgaged := [pos for pos in (*offer.give, *offer.ask) if view.mortgaged[pos]]:
        lines.append(say("alt-trade_mortgaged", deeds=w.places(mortgaged)))
    for side in sides(offer):
        who, told = w.who(side.seat), account(view, side)
        for name, now, then in figures(say, view, told):
            if name in TRADE_FIGURES and now != then:
                lines.append(say(f"alt-trade_{name}", who=who, now=now, then=then))
        if told.worth[0] is None:
            lines.append(say("alt-player", name=who, has=w.worth(None)))
        for key, groups in (("completes", told.won), ("breaks", told.lost)):
            lines += [say(f"alt-trade_{key}", who=who, group=w.whole(pos)) for pos in groups]
    return page_of(say, lines)


def alt_lobby(
    say: Say, ed: Edition, seats: Sequence[tuple[str, str]], rules: Sequence[str] = ()
) -> str:
    """Return the alt text of a lobby: players with their tokens, free seats, house rules."""
    w = Words(say, ed, [name for name, _ in seats])
    sitting = [f"{name} ({token})" for name, (_, token) in zip(w.names, seats, strict=True)]
    lines = [say("alt-lobby", edition=ed.name, count=len(seats))]
    lines += [say("alt-sitting", names=w.row(sitting))] if sitting else []
    if free := ed.max_players - len(seats):
        lines.append(say("alt-seats_free", count=free, least=ed.min_players))
    return page_of(say, [*lines, *(say("alt-house_rule", rule=tidy(rule)) for rule in rules)])


def alt_end(
    say: Say, view: SeatView, names: Sequence[str] | Sitters, story: Story | None = None
) -> str:
    """Return the alt text of a finished game: winners, ranks, awards and turning points.

    At most four awards are named. A game that was called off has no winners and ranks.
    """
    sitters = Sitters.of(names)
    w = Words(say, view.ed, sitters.names)
    if view.result is None:
        lines = [say("alt-called_off")]
    else:
        lines = [ending(say, view.result, [w.names[who] for who in sitters.last])]
        order = sorted((rank, seat) for seat, rank in enumerate(view.result.ranks))
        ranks = [
            say("story-rank", rank=rank, name=w.in_turn(sitters.of_seat(Seat(seat))))
            for rank, seat in order
        ]
        lines.append(w.row(ranks))
    if story is not None:
        lines += [say("ending-undone")] if story.undone else []
        lines += [
            f"{award_title(say, award)}: {award_line(award, w)}" for award in story.awards()[:4]
        ]
        lines += [
            say("alt-turning_point", turn=point.turn, what=point_line(point, w))
            for point in story.turning_points(POINTS)
        ]
    return page_of(say, lines)
