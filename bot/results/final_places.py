"""Each person's part in a finished game: rank, share of a seat's turns, and feats for records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.results.achievements.earning import FinishedPlayer, earned_in, outlasted
from bot.store.database.codec import Sitting
from bot.store.results.placings import Feat, FinalPlace
from engine.edition import Seat
from renders.awards import best_trades, comeback
from renders.story import Story


@dataclass(frozen=True)
class Participation:
    """A person's part in a game. `who` is their index among all who had a seat.

    A person counts on one seat only. `share` is a fraction: of all turns that the people who count
    on this seat began there, the part that this person began. If none of them began a turn there,
    it is 1 for the last of them to take the seat. `left` is True if at the end nobody had the seat
    or its player was away.
    """

    who: int
    user: int
    seat: Seat
    share: float
    rank: int
    left: bool


def parts_of(story: Story, seats: Sequence[Sitting], users: Sequence[int]) -> list[Participation]:
    """Return the part of each person in the result of a game, in order of `who`.

    A person who had several seats counts on the one where they began most turns. People who began
    no turn there are left out. If nobody who counts on a seat began a turn there, the last of them
    to take it is not left out, and has share 1.
    """
    assert story.result is not None
    main = _main_seats(story, users)
    left = _left(story, seats, main)
    ranks = _ranks(story.result.ranks, left)
    parts = []
    for who in main:
        seat, turns = story.sitters.seats[who], story.turns[who]
        together = [other for other in main if story.sitters.seats[other] == seat]
        all_turns = sum(story.turns[other] for other in together)
        share = turns / all_turns if all_turns else float(who == together[-1])
        if share:
            parts.append(Participation(who, users[who], seat, share, ranks[seat], seat in left))
    return parts


def _main_seats(story: Story, users: Sequence[int]) -> list[int]:
    """Return for each person the index among all sitters under which they count.

    A person who had several seats counts on the one with most turns, on a tie on the last one. The
    indices are sorted.
    """
    most: dict[int, int] = {}
    for who, user in enumerate(users):
        if user and (user not in most or story.turns[who] >= story.turns[most[user]]):
            most[user] = who
    return sorted(most.values())


def _left(story: Story, seats: Sequence[Sitting], people: Sequence[int]) -> dict[int, int]:
    """Return the log index at which each abandoned seat was left, by seat.

    A seat is abandoned if it is vacant or its player is away at the end. An away player counts as
    leaving after everyone who gave up a seat.
    """
    sitters = story.sitters
    gone: dict[int, int] = {}
    for seat in {sitters.seats[who] for who in people}:
        if not seats[seat].user:
            gone[seat] = max(since for since, who in sitters.changes if sitters.seats[who] == seat)
        elif seats[seat].state == "away":
            gone[seat] = max((since for since, _ in sitters.changes), default=0) + 1
    return gone


def _ranks(ranks: Sequence[int], left: Mapping[int, int]) -> list[int]:
    """Return the ranks of all seats. Abandoned seats are last, the earliest of them lowest.

    `left` has the log index at which each was abandoned. If the computer won on such a seat, nobody
    has rank 1.
    """
    stayed = [rank for seat, rank in enumerate(ranks) if seat not in left]
    lost = int(any(ranks[seat] == 1 for seat in left))
    return [
        1 + len(stayed) + lost + sum(since > left[seat] for since in left.values())
        if seat in left
        else 1 + sum(other < rank for other in stayed) + (lost if rank > 1 else 0)
        for seat, rank in enumerate(ranks)
    ]


def places_of(story: Story, seats: Sequence[Sitting], users: Sequence[int]) -> list[FinalPlace]:
    """Return the places of everybody who counts, with feats and achievements, to be stored."""
    return [
        FinalPlace(
            part.user,
            story.sitters.names[part.who],
            seats[part.seat].token,
            part.rank,
            _feats(story, part),
            None if part.share == 1 else part.seat,
            part.share,
            earned_in(story, FinishedPlayer(part.who, part.seat, part.rank)),
        )
        for part in parts_of(story, seats, users)
    ]


def _feats(story: Story, part: Participation) -> list[Feat]:
    """Return the feats of a person in one game, each of which may be a new record."""
    board, who, seat = story.ed.board, part.who, part.seat
    held = zip(story.samples, story.sat, strict=True)
    worths = [worths[seat] for worths, sat in held if sat[seat] == who]
    found = [_money(story, "richest", max(worths))] if worths else []
    paid = [rent for rent in story.rents if rent.visitor == who]
    taken = [rent for rent in story.rents if rent.owner == who]
    for kind, rents in (("rent_paid", paid), ("rent_taken", taken)):
        if rents:
            top = max(rents, key=lambda rent: rent.amount)
            found.append(_money(story, kind, top.amount, board.name[top.pos]))
    deeds = [(rent, -pos) for (owner, pos), rent in story.rent_by_deed.items() if owner == who]
    if deeds:
        rent, pos = max(deeds)
        found.append(_money(story, "best_deed", rent, board.name[-pos]))
    gain, trade = best_trades(story)[who]
    if trade is not None:
        earner = trade.earner(who)
        found.append(_money(story, "trade", gain, board.name[earner] if earner is not None else ""))
    found += [Feat("comeback", won.count) for _, won in comeback(story) if won.who == who]
    if outlasted(story, seat):
        found.append(Feat("fastest", story.turn))
    return [*found, Feat("longest", story.turn)]


def _money(story: Story, kind: str, amount: int, place: str = "") -> Feat:
    return Feat(kind, amount, story.ed.currency.show(amount), place)
