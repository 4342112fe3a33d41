"""Events about dice, moves, money and deeds. Only `evolve` changes a game's state.

An event holds results, so applying it computes no rule. Folding a game's events over its first
state therefore gives its last state, even after a rule has been corrected.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.dealings import Dealing
from engine.edition import Pos, Seat
from engine.state import BANK, POT, GameState, Result
from engine.why import Why

ThrowFor: TypeAlias = Literal["first_turn", "move", "jail", "utility", "court"]
JailReason: TypeAlias = Literal["space", "card", "doubles"]


class DecksShuffled(Struct, frozen=True, gc=False, tag="decks_shuffled"):
    """The decks were shuffled. `decks` lists the indices of each deck's cards, top card first.

    `drawn` counts the random numbers used.
    """

    decks: dict[str, tuple[int, ...]]
    drawn: int

    def evolve(self, s: GameState) -> None:
        s.hidden.decks = {deck: list(order) for deck, order in self.decks.items()}
        s.hidden.drawn += self.drawn


class QuestionsShuffled(Struct, frozen=True, gc=False, tag="questions_shuffled"):
    """The Challenge questions were shuffled. `order` lists their indices, first question first."""

    order: tuple[int, ...]

    def evolve(self, s: GameState) -> None:
        s.hidden.questions = list(self.order)
        s.hidden.drawn += len(self.order)


class DeedsDealt(Struct, frozen=True, gc=False, tag="deeds_dealt"):
    """Deeds were dealt to each seat before play.

    Only the random numbers are counted here. The changes of owner and the payments are separate
    events.
    """

    deeds: tuple[tuple[Pos, ...], ...]
    drawn: int

    def evolve(self, s: GameState) -> None:
        s.hidden.drawn += self.drawn


class DiceThrown(Struct, frozen=True, gc=False, tag="dice_thrown"):
    """Two dice were thrown.

    A throw to move or to leave jail also sets the turn's next question. It is to roll again after
    doubles, unless they led out of jail, else to end the turn. Questions raised by the
    move itself are asked first (MOVE-2).
    """

    seat: Seat
    first: int
    second: int
    purpose: ThrowFor = "move"

    def evolve(self, s: GameState) -> None:
        s.hidden.drawn += 1
        turn = s.turn
        turn.dice = (self.first, self.second)
        if self.purpose == "move" or self.purpose == "jail":
            s.last_id = turn.ask = s.last_id + 1
            if turn.fresh:
                turn.fresh = False
                turn.rolled += 1
            if self.first != self.second or self.purpose == "jail":
                turn.phase = "end"  # JAIL-3: doubles out of jail give no extra roll
            else:
                turn.doubles += 1


class TurnBegan(Struct, frozen=True, gc=False, tag="turn_began"):
    """A seat's turn began with its question: to roll, or how to leave jail."""

    seat: Seat

    def evolve(self, s: GameState) -> None:
        turn = s.turn
        s.last_id = turn.ask = s.last_id + 1
        turn.seat = self.seat
        turn.number += 1
        turn.phase = "roll"
        turn.doubles = 0
        turn.fresh = True


class TokenMoved(Struct, frozen=True, gc=False, tag="token_moved"):
    """A token moved. `passed_go` is True if it reached or passed GO moving forward."""

    seat: Seat
    to: Pos
    passed_go: bool = False

    def evolve(self, s: GameState) -> None:
        player = s.players[self.seat]
        player.at = self.to
        if self.passed_go:
            player.laps += 1


class SentToJail(Struct, frozen=True, gc=False, tag="sent_to_jail"):
    seat: Seat
    to: Pos
    reason: JailReason

    def evolve(self, s: GameState) -> None:
        player = s.players[self.seat]
        player.at = self.to
        player.jail = 1
        s.turn.phase = "over"


class JailTurnFailed(Struct, frozen=True, gc=False, tag="jail_turn_failed"):
    """A seat rolled no doubles in jail and stays there for another turn."""

    seat: Seat

    def evolve(self, s: GameState) -> None:
        s.players[self.seat].jail += 1


class LeftJail(Struct, frozen=True, gc=False, tag="left_jail"):
    seat: Seat
    by: Literal["doubles", "fine", "card"]

    def evolve(self, s: GameState) -> None:
        s.players[self.seat].jail = 0
        if self.by != "doubles":  # an ordinary roll is asked now, so the id changes
            s.last_id = s.turn.ask = s.last_id + 1


class MoneyPaid(Struct, frozen=True, gc=False, tag="money_paid"):
    """Money moved between seats, the Bank and the pot."""

    payer: Seat
    payee: Seat
    amount: int
    why: Why

    def evolve(self, s: GameState) -> None:
        payer, payee, amount = self.payer, self.payee, self.amount
        if payer >= 0:
            s.players[payer].cash -= amount
        elif payer == POT:
            s.bank.pot -= amount
        if payee >= 0:
            s.players[payee].cash += amount
        elif payee == POT:
            s.bank.pot += amount


class CardDrawn(Struct, frozen=True, gc=False, tag="card_drawn"):
    """A seat drew the top card of a deck.

    If `kept` is True the seat holds it, else it went to the bottom of the deck.
    """

    seat: Seat
    deck: str
    card: int
    kept: bool = False

    def evolve(self, s: GameState) -> None:
        pile = s.hidden.decks[self.deck]
        card = pile.pop(0)
        if self.kept:
            s.players[self.seat].cards.append(self.deck)
        else:
            pile.append(card)


class JailCardMoved(Struct, frozen=True, gc=False, tag="jail_card_moved"):
    """A jail card went to another player, or to the Bank and so to the bottom of its deck."""

    giver: Seat
    taker: Seat
    deck: str
    card: int = -1

    def evolve(self, s: GameState) -> None:
        s.players[self.giver].cards.remove(self.deck)
        if self.taker == BANK:
            s.hidden.decks[self.deck].append(self.card)
        else:
            s.players[self.taker].cards.append(self.deck)


class DeedMoved(Struct, frozen=True, gc=False, tag="deed_moved"):
    pos: Pos
    to: Seat

    def evolve(self, s: GameState) -> None:
        s.owner[self.pos] = self.to
        s.bank.transfers += 1
        s.bank.changes += 1


class DeedMortgaged(Struct, frozen=True, gc=False, tag="deed_mortgaged"):
    pos: Pos

    def evolve(self, s: GameState) -> None:
        s.mortgaged[self.pos] = True
        s.bank.changes += 1


class MortgageLifted(Struct, frozen=True, gc=False, tag="mortgage_lifted"):
    pos: Pos

    def evolve(self, s: GameState) -> None:
        s.mortgaged[self.pos] = False
        s.bank.changes += 1


class LotChanged(Struct, frozen=True, gc=False, tag="lot_changed"):
    """A lot's building level changed.

    `houses` and `hotels` count buildings that left the Bank, or went back if negative.
    """

    pos: Pos
    level: int
    houses: int
    hotels: int

    def evolve(self, s: GameState) -> None:
        s.level[self.pos] = self.level
        bank = s.bank
        bank.houses -= self.houses
        bank.hotels -= self.hotels
        bank.changes += 1


class QuestionAsked(Struct, frozen=True, gc=False, tag="question_asked"):
    """A seat was asked the next Challenge question, which moved to the end of the pile (CHAL-1)."""

    seat: Seat
    question: int

    def evolve(self, s: GameState) -> None:
        questions = s.hidden.questions
        questions.append(questions.pop(0))


class QuestionAnswered(Struct, frozen=True, gc=False, tag="question_answered"):
    seat: Seat
    question: int
    choice: int
    right: bool

    def evolve(self, s: GameState) -> None:
        """Change nothing. A right answer is followed by a Prize frame."""


class OfflineMoved(Struct, frozen=True, gc=False, tag="offline_moved"):
    to: Pos

    def evolve(self, s: GameState) -> None:
        s.bank.offline = self.to


class WentOut(Struct, frozen=True, gc=False, tag="went_out"):
    """A seat left the game, bankrupt or resigned. `to` is the heir of its estate."""

    seat: Seat
    to: Seat
    resigned: bool

    def evolve(self, s: GameState) -> None:
        player = s.players[self.seat]
        player.out = 1 + sum(1 for p in s.players if p.out)
        player.jail = 0
        if s.turn.seat == self.seat:
            s.turn.phase = "over"


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended"):
    result: Result

    def evolve(self, s: GameState) -> None:
        s.result = self.result
        s.pending.clear()
        s.offers.clear()
        s.claims.clear()


Event: TypeAlias = (
    DecksShuffled
    | QuestionsShuffled
    | DeedsDealt
    | DiceThrown
    | TurnBegan
    | TokenMoved
    | SentToJail
    | JailTurnFailed
    | LeftJail
    | MoneyPaid
    | CardDrawn
    | JailCardMoved
    | DeedMoved
    | DeedMortgaged
    | MortgageLifted
    | LotChanged
    | QuestionAsked
    | QuestionAnswered
    | OfflineMoved
    | WentOut
    | GameEnded
    | Dealing
)
