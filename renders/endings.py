"""Plain sentences on how a game ended, its turning points and its awards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.state import Result
from renders.awards import Award
from renders.story import Point
from renders.words import Say, Words, joined


def award_title(say: Say, award: Award) -> str:
    """Return the title of an award."""
    return say(f"award-{award.id}.title")


def award_line(award: Award, w: Words) -> str:
    """Return a sentence that says who got an award and for what."""
    return w.say(
        f"award-{award.id}",
        who=w.who(award.who),
        other="" if award.other is None else w.who(award.other),
        amount=w.money(award.amount),
        count=award.count,
        place="" if award.pos is None else w.place(award.pos),
        houses=w.ed.terms.within.houses,
    )


def point_line(point: Point, w: Words) -> str:
    """Return a turning point as a short sentence."""
    somewhere = point.pos >= 0
    at = "_at" if point.kind == "bankrupt" and somewhere else ""
    return w.say(
        f"point-{point.kind}{at}",
        who=w.who(point.who),
        other=w.who(point.other),
        amount=w.money(point.amount),
        place=w.place(point.pos) if somewhere else "",
        group=w.whole(point.pos) if point.kind == "group" else "",
    )


def ending(say: Say, result: Result, names: Sequence[str]) -> str:
    """Return a sentence that names the winners and says why the game ended."""
    winners = [name for name, rank in zip(names, result.ranks, strict=True) if rank == 1]
    return say(f"ending-{result.reason}", names=joined(say, winners), winners=len(winners))
