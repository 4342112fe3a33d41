"""The story of a game: its events as sentences.

    narrator = Narrator(ed, ("Ana", "Ben"))
    narrator.tell(opening)
    narrator.tell(outcome.events)  # ["Ana rolls 3 + 4 and lands on Chance.", …]

Sentences are plain text without markup, so a terminal and a chat message show the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar, assert_never

from bot.words import listed, say
from bot.words.narration.beat import Beat
from bot.words.narration.deals import dealing, ended, went_out
from bot.words.narration.modules import module_event, verdict
from bot.words.narration.money import mortgaged, paid, rebuilt
from bot.words.narration.vocabulary import TableWords
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

T = TypeVar("T")


class Narrator:
    """A narrator of one game. It begins at the first event, or after a given `state`."""

    def __init__(self, ed: Edition, names: Sequence[str], state: GameState | None = None) -> None:
        self._beat = Beat(ed, names, state)

    @property
    def ed(self) -> Edition:
        """The edition whose words the sentences use."""
        return self._beat.ed

    @property
    def state(self) -> GameState:
        """The game's state after all events told so far."""
        return self._beat.state

    def use_names(self, names: Sequence[str]) -> None:
        """Set the players' names for all later sentences."""
        self._beat.words = TableWords(self._beat.ed, names)

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Return sentences about events, in reading order.

        The events come from one log entry, or from several entries that are told together.
        """
        beat = self._beat
        beat.rest.extend(events)
        told: list[str] = []
        while beat.rest:
            beat.under_way = bool(told)
            told.extend(_told(beat, beat.begin()))
            beat.end()
        return told


def joined_runs(
    entries: Iterable[T], events_of: Callable[[T], Sequence[Event]]
) -> Iterator[list[T]]:
    """Yield the entries of a log in lists.

    An entry that continues the one before is in the same list. Bids, builds, sales, mortgages and
    the answer to an offer often come one at a time. They read better together.
    """
    run: list[T] = []
    last: Sequence[Event] = ()
    for entry in entries:
        events = events_of(entry)
        if run and not (last and events and goes_on(last[-1], events[0])):
            yield run
            run = []
        run.append(entry)
        last = events
    if run:
        yield run


def goes_on(last: Event, event: Event) -> bool:
    """Return True if an action that begins with `event` continues one that ended with `last`."""
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


def _told(b: Beat, event: Event) -> Iterator[str]:
    w = b.words
    match event:
        case DecksShuffled():
            yield say("story-cards_shuffled")
        case DeedsDealt():
            yield from _dealt(b, event)
        case DiceThrown():
            yield from _thrown(b, event)
        case TurnBegan():
            pass  # the headline names the player
        case TokenMoved():
            yield say("story-does", who=w.who(event.seat), deeds=listed(_arrival(b, event)))
        case SentToJail(seat):
            yield b.pick("story-to_jail", who=w.who(seat))
        case JailTurnFailed(seat):
            yield say("story-stays_in_jail", who=w.who(seat))
        case LeftJail(seat):
            yield say("story-out_of_jail", who=w.who(seat))
        case MoneyPaid():
            yield from paid(b, event)
        case CardDrawn():
            yield from _card(b, event)
        case JailCardMoved(giver, taker):
            if taker != BANK:
                yield say("story-gives_jail_card", giver=w.who(giver), taker=w.who(taker))
            elif b.next(LeftJail):
                yield say("story-plays_jail_card", who=w.who(giver))
            else:
                yield say("story-returns_jail_card", who=w.who(giver))
        case DeedMoved(pos, to):
            yield say("story-deed_goes", deed=w.place(pos), who=w.who(to))
            yield from b.completed(to, (pos,))
        case DeedMortgaged():
            yield from mortgaged(b, event)
        case MortgageLifted(pos):
            yield say("story-free_of_mortgage", deed=w.place(pos))
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
    """SHORT-1, TIME-1: yield a sentence for each player about the deeds that were dealt."""
    paid_for = [0] * len(event.deeds)
    while True:
        price = b.payment("dealt")
        if price is not None:
            paid_for[price.payer] += price.amount
        elif not b.next(DeedMoved):
            break
    for who, hand, cost in zip(b.words.names, event.deeds, paid_for, strict=True):
        deeds = b.words.places(hand)
        if cost:
            yield say("story-dealt_paid", who=who, deeds=deeds, amount=b.words.money(cost))
        else:
            yield say("story-dealt", who=who, deeds=deeds)


def _thrown(b: Beat, event: DiceThrown) -> Iterator[str]:
    who = b.words.who(event.seat)
    first, second = event.first, event.second
    key = "story-rolls_doubles" if first == second else "story-rolls"
    rolls = say(key, first=first, second=second)
    match event.purpose:
        case "first_turn":
            yield from _first_turn(b, event)
        case "utility":
            yield say("story-rolls_rent", who=who, first=first, second=second)
        case "move":
            if b.next(SentToJail):
                yield say("story-speeding", who=who, rolls=rolls)
            else:
                verbs = [rolls, *_arrival(b, b.next(TokenMoved))]
                yield say("story-does", who=who, deeds=listed(verbs))
        case "jail":
            if b.next(LeftJail):
                verbs = [rolls, say("story-walks_free"), *_arrival(b, b.next(TokenMoved))]
                yield say("story-does", who=who, deeds=listed(verbs))
            elif b.next(JailTurnFailed):
                yield b.pick("story-no_doubles", who=who, rolls=rolls)
            else:
                yield say("story-last_try", who=who, rolls=rolls)
        case "court":
            yield verdict(b, who, first + second)
        case _:
            assert_never(event.purpose)


def _first_turn(b: Beat, event: DiceThrown) -> Iterator[str]:
    """SET-5: yield a sentence for each round of throws for the first turn. Ties throw again.

    The last sentence tells who goes first.
    """
    rounds = [[event]]
    while throw := b.next(DiceThrown):
        if throw.seat <= rounds[-1][-1].seat:
            rounds.append([])
        rounds[-1].append(throw)
    for number, throws in enumerate(rounds):
        parts = [
            say(
                "story-next_throw" if later else "story-first_throw",
                who=b.words.who(throw.seat),
                total=throw.first + throw.second,
            )
            for later, throw in enumerate(throws)
        ]
        yield say("story-first_again" if number else "story-first_throws", throws=listed(parts))
    if began := b.next(TurnBegan):
        yield say("story-goes_first", who=b.words.who(began.seat))


def _arrival(b: Beat, move: TokenMoved | None) -> list[str]:
    """Return phrases about a token's move: where it stops, and the salary if one is paid.

    The salary comes first unless the token stops on the first space. Returns an empty list if there
    is no move.
    """
    if move is None:
        return []
    salary = b.payment("salary")
    verbs = [_arrives(b, move)]
    if salary is not None:
        amount = b.words.money(salary.amount)
        if move.to == 0:
            verbs.append(say("story-collects", amount=amount))
        else:
            verbs.insert(0, say("story-collects_at", amount=amount, place=b.words.place(Pos(0))))
    return verbs


def _arrives(b: Beat, move: TokenMoved) -> str:
    name, owner = b.words.place(move.to), b.state.owner[move.to]
    match b.ed.board.kind[move.to]:
        case "jail":
            return say("story-visits_jail")
        case "free_parking":
            return b.pick("story-parks", place=name)
        case _ if owner == move.seat:
            return b.pick("story-comes_home", place=name)
        case _ if owner != BANK and b.state.mortgaged[move.to]:
            return say("story-rests", place=name)
        case _:
            return say("story-lands", place=name)


def _card(b: Beat, event: CardDrawn) -> Iterator[str]:
    """CARD-1, CARD-6: yield a sentence with the text of a card.

    A payment to or by the Bank that the text names gets no sentence of its own. A card for repairs
    that cost the player nothing gets a second sentence.
    """
    card = b.ed.board.cards[event.deck][event.card]
    if b.under_way:
        yield say("story-card", text=card.text)
    else:
        yield say("story-card_of", who=b.words.who(event.seat), text=card.text)
    following = b.rest[0] if b.rest else None
    if isinstance(following, MoneyPaid) and BANK in (following.payer, following.payee):
        b.payment("card")
    if isinstance(card.effect, Repairs) and not _charged(following):
        yield say("story-no_repairs", houses=b.ed.terms.within.houses)


def _charged(event: Event | None) -> bool:
    """Return True if an event opens a debt, or is a payment for repairs."""
    if isinstance(event, Asked):
        return isinstance(event.frame, Debt)
    return isinstance(event, MoneyPaid) and event.why.kind == "repairs"
