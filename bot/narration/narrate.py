"""What has just happened, as sentences: a fold over a game's events.

    narrator = Narrator(ed, ("Ana", "Ben"))
    narrator.tell(opening)
    narrator.tell(outcome.events)  # ["Ana rolls 3 + 4 and lands on Chance.", …]

Plain text without markup: a terminal and a chat message show it alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from bot.narration.beat import Beat
from bot.narration.deals import dealing, ended, went_out
from bot.narration.modules import module_event, verdict
from bot.narration.money import mortgaged, paid, rebuilt
from engine.dealings import Asked, BidderLeft, BidMade, OfferClosed, OfferMade, Settled
from engine.decisions import Debt
from engine.edition import Edition, Pos, Repairs
from engine.events import (
    CardDrawn,
    DecksShuffled,
    DeedMortgaged,
    DeedMoved,
    DeedsDealt,
    DiceThrown,
    Event,
    GameEnded,
    JailCardMoved,
    JailTurnFailed,
    LeftJail,
    LotChanged,
    MoneyPaid,
    MortgageLifted,
    OfflineMoved,
    QuestionAnswered,
    QuestionAsked,
    QuestionsShuffled,
    SentToJail,
    TokenMoved,
    TurnBegan,
    WentOut,
)
from engine.state import BANK, GameState
from renders.words import listing


class Narrator:
    """Tells one game from its first event on, or from any later `state`."""

    def __init__(self, ed: Edition, names: Sequence[str], state: GameState | None = None) -> None:
        self._beat = Beat(ed, names, state)

    @property
    def state(self) -> GameState:
        """The table after everything told so far."""
        return self._beat.state

    def tell(self, events: Iterable[Event]) -> list[str]:
        """The sentences for the events of one action, in reading order."""
        beat = self._beat
        beat.rest.extend(events)
        told: list[str] = []
        while beat.rest:
            beat.under_way = bool(told)
            told.extend(_say(beat, beat.begin()))
            beat.end()
        return told


def runs(actions: Iterable[list[Event]]) -> Iterator[list[Event]]:
    """The events of action after action, those of a run joined to be told at once.

    Bids, builds, sales, mortgages and the answer to an offer often come one by
    one; together they read better.
    """
    run: list[Event] = []
    for events in actions:
        if run and events and not goes_on(run[-1], events[0]):
            yield run
            run = []
        run = run + events
    if run:
        yield run


def goes_on(last: Event, event: Event) -> bool:
    """Whether an action that begins with `event` carries on what ended with `last`."""
    match last, event:
        case (BidMade() | BidderLeft(), BidMade() | BidderLeft()):
            return True
        case (LotChanged(), MoneyPaid()):
            return event.why.kind == "build"
        case (MoneyPaid(), LotChanged()):
            return last.why.kind == "sell"
        case (MoneyPaid(), DeedMortgaged()):
            return last.why.kind == "mortgage"
        case (MortgageLifted(), MoneyPaid()):
            return event.why.kind == "lift"
        case (MortgageLifted(), Settled()):
            return True
        case (OfferMade(), OfferClosed()):
            return True
        case _:
            return False


def _say(b: Beat, event: Event) -> Iterator[str]:
    w = b.words
    match event:
        case DecksShuffled():
            yield "The cards are shuffled."
        case DeedsDealt():
            yield from _dealt(b, event)
        case DiceThrown():
            yield from _thrown(b, event)
        case TurnBegan():
            pass  # whose turn it is stands above the sentences
        case TokenMoved():
            yield f"{w.who(event.seat)} {listing(_arrival(b, event))}."
        case SentToJail(seat):
            who = w.who(seat)
            yield b.pick(
                f"{who} goes straight to jail.",
                f"Off to jail with {who}, and no salary on the way.",
                f"{who} gets a room with a barred view.",
            )
        case JailTurnFailed(seat):
            yield f"{w.who(seat)} stays in jail."
        case LeftJail(seat):
            yield f"{w.who(seat)} is out of jail."
        case MoneyPaid():
            yield from paid(b, event)
        case CardDrawn():
            yield from _card(b, event)
        case JailCardMoved(giver, taker):
            if taker != BANK:
                yield f"{w.who(giver)} hands {w.who(taker)} a jail card."
            elif b.next(LeftJail):
                yield f"{w.who(giver)} plays a jail card and walks free."
            else:
                yield f"{w.who(giver)} puts a jail card back under its deck."
        case DeedMoved(pos, to):
            yield f"{w.place(pos)} goes to {w.who(to)}."
            yield from b.completed(to, (pos,))
        case DeedMortgaged():
            yield from mortgaged(b, event)
        case MortgageLifted(pos):
            yield f"{w.place(pos)} is free of its mortgage."
        case LotChanged():
            yield from rebuilt(b, event)
        case WentOut():
            yield from went_out(b, event)
        case GameEnded(result):
            yield from ended(b, result)
        case QuestionsShuffled() | QuestionAsked() | QuestionAnswered() | OfflineMoved():
            yield from module_event(b, event)
        case _:
            yield from dealing(b, event)


def _dealt(b: Beat, event: DeedsDealt) -> Iterator[str]:
    """SHORT-1, TIME-1: one sentence for each hand."""
    paid_for = [0] * len(event.deeds)
    while True:
        price = b.payment("dealt")
        if price is not None:
            paid_for[price.payer] += price.amount
        elif not b.next(DeedMoved):
            break
    for who, hand, cost in zip(b.words.names, event.deeds, paid_for, strict=True):
        tag = f" for {b.words.money(cost)}" if cost else ""
        yield f"{who} is dealt {b.words.places(hand)}{tag}."


def _thrown(b: Beat, event: DiceThrown) -> Iterator[str]:
    who = b.words.who(event.seat)
    dice = f"{event.first} + {event.second}"
    rolls = f"rolls doubles ({dice})" if event.first == event.second else f"rolls {dice}"
    match event.purpose:
        case "first_turn":
            yield from _first_turn(b, event)
        case "utility":
            yield f"{who} rolls {dice} to set the rent."
        case "move":
            if b.next(SentToJail):
                yield f"{who} {rolls} for the third time in a row: to jail for speeding."
            else:
                yield f"{who} {listing([rolls, *_arrival(b, b.next(TokenMoved))])}."
        case "jail":
            if b.next(LeftJail):
                verbs = [rolls, "walks free", *_arrival(b, b.next(TokenMoved))]
                yield f"{who} {listing(verbs)}."
            elif b.next(JailTurnFailed):
                stays = b.pick("stays in jail", "stays in", "settles back into the cell")
                yield f"{who} {rolls}, no doubles, and {stays}."
            else:
                yield f"{who} {rolls}: no doubles on the last try, so the fine is due."
        case "court":
            yield verdict(b, who, event.first + event.second)
        case _:
            assert_never(event.purpose)


def _first_turn(b: Beat, event: DiceThrown) -> Iterator[str]:
    """SET-5: round by round, those tied for the highest throwing again."""
    rounds = [[event]]
    while throw := b.next(DiceThrown):
        if throw.seat <= rounds[-1][-1].seat:
            rounds.append([])
        rounds[-1].append(throw)
    for number, throws in enumerate(rounds):
        first, *others = throws
        parts = [f"{b.words.who(first.seat)} rolls {first.first + first.second}"]
        parts += [f"{b.words.who(other.seat)} {other.first + other.second}" for other in others]
        yield f"{'A tie! Once more:' if number else 'Who goes first?'} {listing(parts)}."
    if began := b.next(TurnBegan):
        yield f"{b.words.who(began.seat)} goes first."


def _arrival(b: Beat, move: TokenMoved | None) -> list[str]:
    """What a token did on its way and where it came to stand: the verbs of a sentence."""
    if move is None:
        return []
    salary = b.payment("salary")
    verbs = [_arrives(b, move)]
    if salary is not None:
        amount = b.words.money(salary.amount)
        if move.to == 0:
            verbs.append(f"collects {amount}")
        else:
            verbs.insert(0, f"collects {amount} at {b.words.place(Pos(0))}")
    return verbs


def _arrives(b: Beat, move: TokenMoved) -> str:
    name, owner = b.words.place(move.to), b.state.owner[move.to]
    match b.ed.board.kind[move.to]:
        case "jail":
            return "drops by the jail, just visiting"
        case "free_parking":
            return b.pick(f"takes a break on {name}", f"has a quiet moment on {name}")
        case _ if owner == move.seat:
            return b.pick(f"comes home to {name}", f"has a look at {name}, all their own")
        case _ if owner != BANK and b.state.mortgaged[move.to]:
            return f"rests on {name} for free: it is mortgaged"
        case _:
            return f"lands on {name}"


def _card(b: Beat, event: CardDrawn) -> Iterator[str]:
    """CARD-1, CARD-6: the card's own words. A sum they name is not told twice."""
    card = b.ed.board.cards[event.deck][event.card]
    whose = "The card" if b.under_way else f"{b.words.who(event.seat)}'s card"
    yield f'{whose}: "{card.text}"'
    following = b.rest[0] if b.rest else None
    if isinstance(following, MoneyPaid) and BANK in (following.payer, following.payee):
        b.payment("card")
    if isinstance(card.effect, Repairs) and not _charged(following):
        yield f"No {b.ed.terms.houses.lower()}, nothing to pay."


def _charged(event: Event | None) -> bool:
    """Whether repairs come next, paid or owed."""
    if isinstance(event, Asked):
        return isinstance(event.frame, Debt)
    return isinstance(event, MoneyPaid) and event.why.kind == "repairs"
