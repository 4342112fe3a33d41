"""The alt text of the board, with the most important facts first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.decisions import Debt
from engine.edition import Seat
from engine.view import SeatView
from renders.alt.asked import asks, by_urgency, headline, location
from renders.alt.page import LIMIT, AltPage
from renders.danger import THROWS, Danger, dangers, worst
from renders.scene import GameTime
from renders.words import Say, Words, tidy

WIDTHS = (32, 20, 12, 8)
"""Most characters of a name. The next smaller value is tried until every player's cash fits."""

HEADLINE, NEWS, DANGER, PLAYERS, BANK_LINE, OFFERS = 0, 100, 199, 200, 300, 400


def alt_time(say: Say, time: GameTime) -> str:
    """Return words for the minutes of a timed game, or other words in its last round."""
    key = "alt-last_round" if time.last_round else "alt-time"
    return say(key, gone=time.gone, whole=time.whole)


def alt_text(
    say: Say, view: SeatView, names: Sequence[str], news: str = "", limit: int = LIMIT
) -> str:
    """Return the alt text of the board: turn, news, players, Bank and offers.

    First come the turn and the cash of all players. Then come the sentences of `news`, one per
    line; those that do not fit within `limit` are skipped. Last come the other facts, up to the
    first that does not fit.
    """
    for width in WIDTHS:
        words = Words(say, view.ed, names, width)
        page = AltPage(say, limit)
        if all(page.add(line, fact) for line, fact in _needed(view, words)):
            break
    else:
        return page.text  # not even the needed facts fit
    for number, sentence in enumerate(news.splitlines()):
        if told := tidy(sentence):
            page.add(NEWS + number, told)
    for line, fact in _further(view, words):
        if not page.add(line, fact):
            break
    return page.text


def _needed(view: SeatView, w: Words) -> Iterator[tuple[int, str]]:
    yield HEADLINE, headline(view, w)
    for seat, player in enumerate(view.players):
        has = w.say("alt-out") if player.out else w.money(player.cash)
        yield PLAYERS + seat, w.say("alt-player", name=w.names[seat], has=has)


def _further(view: SeatView, w: Words) -> Iterator[tuple[int, str]]:
    live = [(Seat(i), player) for i, player in enumerate(view.players) if not player.out]
    for seat, player in live:
        yield PLAYERS + seat, location(view, w, player.at, player.jail > 0)
    if found := dangers(view):
        yield DANGER, danger_ahead(w, found)
    for seat, _ in live:
        if held := short_holdings(view, w, seat):
            yield PLAYERS + seat, held
    for seat, player in live:
        if player.cards:
            yield PLAYERS + seat, w.jail_cards(len(player.cards))
    for depth, frame in enumerate(by_urgency(view)[1:], 1):
        if isinstance(frame, Debt):
            yield HEADLINE + depth, asks(view, w, frame)
    if view.ed.rules.free_parking_pot:
        yield BANK_LINE, w.say("alt-pot", amount=w.money(view.bank.pot))
    yield BANK_LINE + 1, bank_stock(view, w)
    if view.bank.offline >= 0:
        yield BANK_LINE + 2, w.say("alt-offline", place=w.place(view.bank.offline))
    for number, offer in enumerate(view.offers):
        yield OFFERS + number, w.offered(offer)
    for seat, _ in live:
        yield PLAYERS + seat, w.worth(view.worth_of(seat))


def danger_ahead(w: Words, found: list[Danger]) -> str:
    """Return words for the odds of hitting a rent on the next throw, and for the highest rent."""
    pos, rent, ways = worst(found)
    return w.say(
        "alt-danger",
        throws=THROWS,
        any=sum(danger.ways for danger in found),
        ways=ways,
        rent=w.money(rent),
        place=w.place(pos),
    )


def short_holdings(view: SeatView, w: Words, seat: Seat) -> str:
    """Return a text with a seat's deeds, complete groups, buildings and mortgages.

    It is empty if the seat has no deeds.
    """
    deeds = view.deeds_of(seat)
    if not deeds:
        return ""
    parts = [w.say("alt-deeds", count=len(deeds))]
    parts += whole_groups(view, w, seat)
    hotel = view.ed.rules.hotel_level
    hotels = sum(1 for pos in deeds if view.level[pos] == hotel)
    houses = sum(view.level[pos] for pos in deeds if view.level[pos] < hotel)
    if houses:
        parts.append(w.buildings("house", houses))
    if hotels:
        parts.append(w.buildings("hotel", hotels))
    if mortgaged := sum(1 for pos in deeds if view.mortgaged[pos]):
        parts.append(w.say("alt-some_mortgaged", count=mortgaged))
    first, *rest = parts
    return f"{first} ({w.row(rest)})" if rest else first


def whole_groups(view: SeatView, w: Words, seat: Seat) -> list[str]:
    """Return words for each group that a seat holds completely, as in "all orange".

    Groups of a single deed are left out.
    """
    held = {*view.deeds_of(seat)}
    return [
        w.whole(members[0])
        for members in view.ed.board.groups.values()
        if len(members) > 1 and held.issuperset(members)
    ]


def bank_stock(view: SeatView, w: Words) -> str:
    """Return words for the numbers of houses and hotels the Bank has left."""
    houses, hotels = (view.bank.houses, view.bank.hotels)
    return w.say(
        "alt-bank", houses=w.buildings("house", houses), hotels=w.buildings("hotel", hotels)
    )
