"""The coach's messages: a recommended action, and the largest changes of winning chances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store.database.codec import Commit
from bot.tables.table import LiveTable
from bot.ui.message import Message
from bot.ui.pages import LIMIT
from bot.words import listed, safe, say
from bot.words.narration.narrate import Narrator, joined_runs
from bot.words.narration.vocabulary import TableWords
from engine.actions import (
    Accept,
    Action,
    Bid,
    Build,
    BuildUp,
    Buy,
    ClaimRent,
    Counter,
    Decline,
    EndTurn,
    GoBankrupt,
    Lift,
    MakeOffer,
    Mortgage,
    Pass,
    PayFine,
    Reject,
    Roll,
    Sell,
    SellDown,
    UseCard,
)
from engine.ai.coach import Advice, advise, table_chances
from engine.decisions import BuyChoice
from engine.edition import Edition, Seat
from engine.state import GameState, live_seats
from renders.sitters import Sitters

MOST_MOMENTS = 6
WORTH_NAMING = 0.01
"""The smallest lead over the second-best action that an advice message mentions.

It is a difference of winning chances as a fraction (0.01 = 1 percentage point).
"""
WORTH_TELLING = 0.03
"""The smallest shown change of a winning chance, as a fraction (0.03 = 3 percentage points)."""


def advice_page(
    ed: Edition,
    s: GameState,
    names: Sequence[str],
    seat: Seat,
    compared: Sequence[tuple[Action, float]] = (),
) -> Message:
    """Return a message with the recommended action and the remaining players' winning chances.

    If the seat is not asked, the message says so. `compared` has the actions that an expert
    computer player tried, with their winning chances. Without them the model decides. Call this in
    a worker thread, because it takes long.
    """
    advice = advise(ed, s, seat, compared)
    words = TableWords(ed, [safe(name) for name in names])
    lines = [say("coach-title")]
    if advice is None:
        lines.append(say("coach-not_asked"))
        now = table_chances(ed, s)
    else:
        now = advice.before
        lines.append(_advice_sentence(words, s, seat, advice.action))
        lines += _gain_lines(words, seat, advice)
        if advice.ahead >= WORTH_NAMING:
            lines.append(say("coach-ahead", points=round(100 * advice.ahead)))
    if now:
        whole = percents(now)
        shares = [
            say("coach-share", who=words.who(one), percent=whole[one]) for one in live_seats(s)
        ]
        lines.append(say("coach-now", chances=listed(shares, "comma")))
    return Message("\n".join(lines))


def percents(chances: Sequence[float]) -> list[int]:
    """Return chances from 0 to 1 as whole percentages that add up to 100.

    The chances with the largest fractions of a percent are rounded up.
    """
    whole = [int(100 * chance) for chance in chances]
    order = sorted(range(len(whole)), key=lambda seat: whole[seat] - 100 * chances[seat])
    for seat in order[: 100 - sum(whole)]:
        whole[seat] += 1
    return whole


def _gain_lines(words: TableWords, seat: Seat, advice: Advice) -> list[str]:
    """Return a line with the player's winning chance before and after the advised action.

    For an offer, the line also has the partner's chances. The list is empty if the effect of the
    action is unknown.
    """
    if not advice.after:
        return []
    before, after = percents(advice.before), percents(advice.after)
    told = {"before": before[seat], "after": after[seat]}
    if isinstance(advice.action, MakeOffer):
        other = advice.action.to
        theirs = {"theirs": before[other], "then": after[other]}
        return [say("coach-trade", who=words.who(other), **told, **theirs)]
    return [say("coach-gain", **told)]


def _advice_sentence(w: TableWords, s: GameState, seat: Seat, action: Action) -> str:
    """Return a sentence that advises this action."""
    match action:
        case Buy() | Decline():
            choice = s.pending[-1]
            assert isinstance(choice, BuyChoice)
            key = "coach-buy" if isinstance(action, Buy) else "coach-decline"
            price = w.money(w.ed.board.price[choice.pos])
            return say(key, deed=w.place(choice.pos), price=price)
        case Bid(amount):
            return say("coach-bid", amount=w.money(amount))
        case BuildUp(group, to):
            lots = w.ed.board.groups[group]
            return say("coach-build", deeds=w.places(lots), buildings=w.level(to))
        case Build(on) | Sell(on):
            key = "coach-build_one" if isinstance(action, Build) else "coach-sell"
            return say(key, deed=w.place(on))
        case SellDown(group, _):
            return say("coach-sell", deed=w.places(w.ed.board.groups[group]))
        case Mortgage(deed) | Lift(deed):
            key = "coach-mortgage" if isinstance(action, Mortgage) else "coach-lift"
            return say(key, deed=w.place(deed))
        case MakeOffer() | Counter():
            give = w.goods(action.give_cash, action.give, len(action.give_cards))
            get = w.goods(action.ask_cash, action.ask, len(action.ask_cards))
            if isinstance(action, Counter):
                return say("coach-counter", give=give, get=get)
            return say("coach-offer", who=w.who(action.to), give=give, get=get)
        case Roll() if s.players[seat].jail:
            return say("coach-stay")
        case _:
            return say(f"coach-{_PLAIN.get(type(action), 'other')}")


_PLAIN: dict[type, str] = {
    Accept: "accept",
    ClaimRent: "claim",
    EndTurn: "end",
    GoBankrupt: "bankrupt",
    Pass: "pass",
    PayFine: "fine",
    Reject: "reject",
    Roll: "roll",
    UseCard: "card",
}


def changed_chances(
    words: TableWords, before: Sequence[float], after: Sequence[float], seats: Iterable[int]
) -> str:
    """Return one line with all winning chances that changed by at least `WORTH_TELLING`.

    The line is empty if there is no such chance.
    """
    was, now = percents(before), percents(after)
    told = [
        say("coach-change", who=words.who(seat), before=was[seat], after=now[seat])
        for seat in seats
        if abs(after[seat] - before[seat]) >= WORTH_TELLING
    ]
    return say("coach-changes", chances=listed(told, "comma")) if told else ""


@dataclass(frozen=True)
class Moment:
    """One or more consecutive log entries that changed the winning chances.

    `swing` is the largest change of a player's chance, from 0 to 1.
    """

    turn: int
    swing: float
    words: str
    chances: str


def read_moments(
    ed: Edition, names: Sequence[str] | Sitters, start: GameState, commits: Iterable[Commit]
) -> list[Moment]:
    """Return the largest changes of the winning chances, in the game's order.

    There are at most `MOST_MOMENTS`, and none is smaller than `WORTH_TELLING`. Call this in a
    worker thread, because it takes long.
    """
    sitters = Sitters.of(names)
    called = sitters.called(sitters.sitting(0))
    narrator = Narrator(ed, called, start)
    before = table_chances(ed, start)
    found: list[Moment] = []
    entry = 0
    for run in joined_runs(commits, lambda commit: commit.events):
        called = sitters.called(sitters.sitting(entry))
        narrator.use_names(called)
        entry += len(run)
        turn = narrator.state.turn.number
        told = narrator.tell([event for commit in run for event in commit.events])
        if narrator.state.result is not None:
            break
        after = table_chances(ed, narrator.state)
        if not after:
            continue  # TAX-3: hidden until the tax is chosen, then counted with it
        swing = max(abs(new - old) for new, old in zip(after, before, strict=True))
        words = TableWords(ed, called)
        chances = changed_chances(words, before, after, range(len(after)))
        if told and chances:
            found.append(Moment(turn, swing, " ".join(told), chances))
        before = after
    most = sorted(found, key=lambda moment: -moment.swing)[:MOST_MOMENTS]
    return [moment for moment in found if moment in most]


def moments_page(moments: Sequence[Moment]) -> Message:
    """Return a message that lists the turning points of a game."""
    lines = [say("coach-moments_title" if moments else "coach-moments_none")]
    for moment in moments:
        told = safe(moment.words)
        chances = safe(moment.chances)
        if moment.turn:
            line = say("coach-moment", turn=moment.turn, words=told, chances=chances)
        else:
            line = say("coach-moment_deal", words=told, chances=chances)
        if sum(map(len, lines)) + len(lines) + len(line) > LIMIT:
            break
        lines.append(line)
    return Message("\n".join(lines))


def may_ask(table: LiveTable, seat: Seat) -> bool:
    """Return True if the player in a seat may ask the coach.

    The coach is allowed after the game, in a tutorial, if the table's settings allow it, or if no
    other person is seated.
    """
    others = [one for number, one in enumerate(table.seats) if number != seat and one.user]
    return table.over or table.settings.tutorial or table.settings.coach or not others
