"""The start of a game: first state, tokens, shuffles and dealt deeds (SET, SHORT-1, TIME-1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine import rng
from engine.edition import Edition, Pos, Seat
from engine.errors import BadSetup
from engine.events import DecksShuffled, DeedMoved, DeedsDealt, Event, QuestionsShuffled, TurnBegan
from engine.modules.offline import NOWHERE
from engine.money import charge
from engine.state import BANK, Bank, GameState, Hidden, Player, Turn
from engine.tx import DiceSource, Tx
from engine.why import Why


def blank(ed: Edition, tokens: Sequence[str], seed: str = "") -> GameState:
    """SET-1: return a state with everyone on GO and all deeds and buildings at the Bank."""
    rules = ed.rules
    size = ed.board.size
    return GameState(
        hidden=Hidden(
            seed,
            0,
            {deck.id: list(range(len(deck.cards))) for deck in ed.decks},
            list(range(len(ed.questions))),
        ),
        players=[Player(token, rules.starting_cash) for token in tokens],
        owner=[BANK] * size,
        level=[0] * size,
        mortgaged=[False] * size,
        bank=Bank(
            rules.house_stock,
            rules.hotel_stock,
            offline=Pos(0) if rules.offline_token else NOWHERE,  # OFF-1
        ),
        turn=Turn(Seat(0)),
    )


def start(
    ed: Edition,
    players: int,
    seed: str,
    tokens: Sequence[str] = (),
    dice: DiceSource | None = None,
) -> tuple[GameState, list[Event]]:
    """Return the state of a game ready for its first roll, and the events that led to it."""
    if not ed.min_players <= players <= ed.max_players:
        raise BadSetup(
            "players", f"expected {ed.min_players} to {ed.max_players} players, got {players}"
        )
    chosen = choose_tokens(ed, players, tokens)
    tx = Tx(ed, blank(ed, chosen, seed), dice)
    _shuffle(tx)
    _deal(tx)
    tx.emit(TurnBegan(_first_seat(tx)))
    return tx.s, tx.events


def choose_tokens(ed: Edition, players: int, tokens: Sequence[str]) -> tuple[str, ...]:
    """SET-3: return a different token for each player, by seat.

    Players without a chosen token get the free ones in order.
    """
    if len(tokens) > players:
        raise BadSetup("tokens", f"expected at most {players} tokens, got {len(tokens)}")
    for token in tokens:
        if token not in ed.tokens:
            raise BadSetup("tokens", f"expected one of {', '.join(ed.tokens)}, got {token!r}")
    if len(set(tokens)) != len(tokens):
        raise BadSetup("tokens", "expected a different token for each player")
    free = [token for token in ed.tokens if token not in tokens]
    return (*tokens, *free)[:players]


def _shuffle(tx: Tx) -> None:
    """SET-4: shuffle the decks and the Challenge questions, once per game."""
    tx.emit(shuffled_decks(tx.ed, tx.s.hidden))
    if tx.ed.questions:
        tx.emit(shuffled_questions(tx.ed, tx.s.hidden))


def shuffled_decks(ed: Edition, hidden: Hidden) -> DecksShuffled:
    """Return the event that shuffles every deck, by the next random numbers of the seed."""
    drawn = 0
    decks: dict[str, tuple[int, ...]] = {}
    for deck in ed.decks:
        size = len(deck.cards)
        decks[deck.id] = tuple(rng.shuffled(hidden.seed, hidden.drawn + drawn, range(size)))
        drawn += size
    return DecksShuffled(decks, drawn)


def shuffled_questions(ed: Edition, hidden: Hidden) -> QuestionsShuffled:
    """Return the event that shuffles the Challenge questions, by the next random numbers."""
    order = rng.shuffled(hidden.seed, hidden.drawn, range(len(ed.questions)))
    return QuestionsShuffled(tuple(order))


def _deal(tx: Tx) -> None:
    """SHORT-1, TIME-1: deal random deeds before play, free or at their printed prices."""
    each, players = tx.rules.dealt_deeds, len(tx.s.players)
    if not each:
        return
    if each * players > len(tx.board.deeds):
        problem = f"there are not {each} deeds to deal to each player"
        raise BadSetup("players", problem, "deal", deeds=each)
    dealt = dealt_deeds(tx.ed, tx.s.hidden, players)
    tx.emit(dealt)
    for i, hand in enumerate(dealt.deeds):
        for pos in hand:
            tx.emit(DeedMoved(pos, Seat(i)))
            if tx.rules.dealt_deeds_are_paid:
                charge(tx, Seat(i), BANK, tx.board.price[pos], Why("dealt", pos))


def dealt_deeds(ed: Edition, hidden: Hidden, players: int) -> DeedsDealt:
    """Return the event that deals each seat its deeds, by the next random numbers of the seed."""
    deeds, each = ed.board.deeds, ed.rules.dealt_deeds
    pile: list[Pos] = rng.shuffled(hidden.seed, hidden.drawn, deeds)
    hands = tuple(tuple(sorted(pile[i * each : (i + 1) * each])) for i in range(players))
    return DeedsDealt(hands, len(deeds))


def _first_seat(tx: Tx) -> Seat:
    """SET-5: return the seat with the highest throw of the dice. Tied seats throw again."""
    rolling = [Seat(i) for i in range(len(tx.s.players))]
    while len(rolling) > 1:
        totals = {seat: sum(tx.throw(seat, "first_turn")) for seat in rolling}
        best = max(totals.values())
        rolling = [seat for seat in rolling if totals[seat] == best]
    return rolling[0]
