"""The landing statistics: exact chain, measured landings and the computer player that measures."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from editions import load
from engine import apply, configure, start, view, waiting
from engine.actions import (
    Action,
    Answer,
    Decline,
    EndTurn,
    GoBankrupt,
    KeepMortgaged,
    MakeOffer,
    Mortgage,
    MoveToken,
    Pass,
    PayFine,
    PayFlat,
    PleadGuilty,
    Reject,
    Roll,
    Take,
    TakeQuestion,
    TakeSalary,
    UseCard,
    Want,
)
from engine.ai.arena import Arena
from engine.ai.trader import Trader
from engine.ai.walker import Walker
from engine.asked import kind_of
from engine.decisions import (
    Auction,
    BuyChoice,
    Challenge,
    Court,
    Debt,
    Decision,
    Frame,
    MortgagedDeed,
    OfflineMove,
    Placement,
    Prize,
    SalaryChoice,
    Shortage,
    TaxChoice,
    TripOffer,
)
from engine.edition import AdvanceTo, Card, CollectBank, Deck, Edition, JailFree, Pos, Seat
from engine.events import DiceThrown, JailTurnFailed, SentToJail, TokenMoved, TurnBegan
from engine.odds import _shares, exact_shares
from engine.state import BANK, GameState
from engine.why import Why
from tests.bench.landings import Tally, deviations, measure

CLASSIC = load("classic")
IN_JAIL = len(CLASSIC.spaces)

MEDITERRANEAN, INCOME_TAX, READING, BALTIC = Pos(1), Pos(4), Pos(5), Pos(3)
ME, OTHER = Seat(0), Seat(1)


# The exact chain


@pytest.fixture(scope="module", autouse=True)
def empty_cache() -> None:
    """Clear the cached chains, so that coverage sees them computed here."""
    _shares.cache_clear()


@pytest.mark.parametrize(
    ("pos", "percent"),
    [
        pytest.param(IN_JAIL, 3.950, id="In Jail"),
        pytest.param(24, 3.186, id="Illinois Avenue"),
        pytest.param(0, 3.096, id="GO"),
        pytest.param(19, 3.085, id="New York Avenue"),
        pytest.param(25, 3.066, id="B. & O. Railroad"),
        pytest.param(5, 2.963, id="Reading Railroad"),
        pytest.param(18, 2.936, id="Tennessee Avenue"),
        pytest.param(20, 2.884, id="Free Parking"),
    ],
)
def test_the_chain_gives_the_known_share_of_rolls(pos, percent):
    assert 100 * exact_shares(CLASSIC).spaces[pos] == pytest.approx(percent, abs=0.0006)


def test_the_chain_gives_the_known_number_of_rolls_per_turn():
    assert exact_shares(CLASSIC).rolls_per_turn == pytest.approx(1.1866, abs=0.00005)


def test_a_roll_of_the_chain_ends_on_every_space_but_go_to_jail():
    spaces = exact_shares(CLASSIC).spaces
    assert sum(spaces) == pytest.approx(1)
    assert [pos for pos, share in enumerate(spaces) if share == 0] == [30]


def short_board(*cards: Card) -> Edition:
    """Return the first half of the classic board with one deck for all its card spaces."""
    spaces = [replace(sp, deck="deck") if sp.deck else sp for sp in CLASSIC.spaces[:20]]
    held = {sp.group for sp in spaces}
    return replace(
        CLASSIC,
        spaces=tuple(spaces),
        groups=tuple(group for group in CLASSIC.groups if group.id in held),
        decks=(Deck("deck", "Deck", cards),),
    )


def test_without_cards_to_jail_the_shares_follow_from_the_dice_alone():
    shares = exact_shares(short_board(Card("pay", "Collect $1.", CollectBank(1))))
    assert shares.rolls_per_turn == pytest.approx(1 + 1 / 6 + 1 / 36)
    assert shares.spaces[-1] == pytest.approx(1 / 216 / shares.rolls_per_turn)


def test_cards_that_lead_to_more_cards_are_followed_to_the_final_space():
    lap = Card("lap", "Advance to Community Chest.", AdvanceTo(Pos(2)))
    stay = Card("stay", "Collect $1.", CollectBank(1))
    calm = exact_shares(short_board(stay)).spaces
    busy = exact_shares(short_board(lap, stay)).spaces
    assert sum(busy) == pytest.approx(1)
    assert busy[2] > calm[2]
    assert busy[7] < calm[7]


# The engine beside the chain


@pytest.mark.no_cover
def test_the_engine_lands_where_the_exact_chain_says():
    tally = measure(CLASSIC, 50_000, "statistics")
    exact = exact_shares(CLASSIC)
    off = deviations(tally.shares(), exact)
    assert tally.rolls == 50_000
    assert max(map(abs, off)) < 0.2, sorted(zip(off, range(IN_JAIL + 1), strict=True))
    assert tally.shares().rolls_per_turn == pytest.approx(exact.rolls_per_turn, abs=0.005)


@pytest.mark.long
@pytest.mark.no_cover
def test_the_engine_matches_the_chain_on_a_board_of_another_size_too():
    to_visit = AdvanceTo(Pos(10))
    cards = [
        Card(card.id, card.text, to_visit if isinstance(card.effect, AdvanceTo) else card.effect)
        for card in CLASSIC.decks[0].cards
        if not isinstance(card.effect, JailFree)
    ]
    board = short_board(*cards)
    off = deviations(measure(board, 50_000, "another size").shares(), exact_shares(board))
    assert len(off) == 21
    assert max(map(abs, off)) < 0.5, off


def test_a_deviation_is_seen_when_a_card_goes_missing():
    chance, chest = CLASSIC.decks
    fewer = replace(CLASSIC, decks=(replace(chance, cards=chance.cards[:8]), chest))
    off = deviations(exact_shares(fewer), exact_shares(CLASSIC))
    assert max(map(abs, off)) > 0.2


# Counting


def tally_of(*events):
    tally = Tally(IN_JAIL)
    tally.note(events)
    tally.close()
    return {pos: count for pos, count in enumerate(tally.ends) if count}, tally.turns


def test_a_roll_counts_on_the_space_its_last_card_led_to():
    chain = [
        DiceThrown(ME, 3, 3),
        TokenMoved(ME, Pos(36)),
        TokenMoved(ME, Pos(33)),
        TokenMoved(ME, Pos(0), True),
    ]
    assert tally_of(TurnBegan(ME), *chain) == ({0: 1}, 1)


def test_going_to_jail_is_not_counted_as_visiting():
    visit = [DiceThrown(ME, 4, 6), TokenMoved(ME, Pos(10))]
    caught = [
        DiceThrown(OTHER, 4, 6),
        TokenMoved(OTHER, Pos(30)),
        SentToJail(OTHER, Pos(10), "space"),
    ]
    assert tally_of(*visit, *caught) == ({10: 1, IN_JAIL: 1}, 0)


def test_a_failed_roll_in_jail_counts_in_jail_and_doubles_on_their_space():
    failed = [DiceThrown(ME, 1, 2, "jail"), JailTurnFailed(ME)]
    freed = [DiceThrown(ME, 2, 2, "jail"), TokenMoved(ME, Pos(14))]
    assert tally_of(*failed, *freed) == ({14: 1, IN_JAIL: 1}, 0)


def test_dice_thrown_for_the_first_turn_or_for_a_utility_are_no_rolls():
    first = DiceThrown(ME, 6, 6, "first_turn")
    move = [DiceThrown(ME, 6, 6), TokenMoved(ME, Pos(12)), DiceThrown(ME, 1, 2, "utility")]
    assert tally_of(first, *move) == ({12: 1}, 0)


# The walker's answers


def table(base: Edition = CLASSIC, **flags: bool | int | str) -> tuple[Edition, GameState]:
    """Return a game of three players with ME to move and no deed sold."""
    ed = configure(base, flags=flags)
    s, _ = start(ed, 3, "walker")
    s.turn.seat = ME
    return ed, s


def ask(s: GameState, frame: Frame) -> None:
    s.last_id = frame.id
    s.pending.append(frame)


def answer(ed: Edition, s: GameState, seat: Seat = ME) -> tuple[Action, GameState]:
    """Return a walker's action and the state after it. An illegal action raises."""
    action = Walker().decide(view(ed, s, seat))
    return action, apply(ed, s, seat, action).state


QUESTIONS: list[tuple[Frame, Action]] = [
    (BuyChoice(50, ME, READING), Decline(50)),
    (TaxChoice(50, ME, INCOME_TAX), PayFlat(50)),
    (Auction(50, (ME, OTHER), READING, bid=10, high=OTHER), Pass(50)),
    (Debt(50, ME, BANK, 9_999, Why("fine")), GoBankrupt(50)),
    (MortgagedDeed(50, ME, READING, interest=10), KeepMortgaged(READING, 50)),
    (Shortage(50, OTHER, READING, 1, "house", (ME,)), Want(0, 50)),
    (Placement(50, ME, "house", 1, paid=False), Pass(50)),
    (SalaryChoice(50, ME, 7), TakeSalary(50)),
    (TripOffer(50, ME), TakeQuestion(50)),
    (Challenge(50, ME, 0, "trip", 1), Answer(-1, 50)),
    (Prize(50, ME, "trip", 1), Take(Pos(39), 50)),
    (Court(50, ME), PleadGuilty(50)),
    (OfflineMove(50, ME), MoveToken(Pos(1), 50)),
]


def test_every_kind_of_decision_is_put_to_the_walker():
    assert {type(frame) for frame, _ in QUESTIONS} == set(get_args(Decision))


@pytest.mark.parametrize(("frame", "expected"), QUESTIONS, ids=kind_of)
def test_the_walker_declines_every_question_it_can(frame, expected):
    ed, s = table(load("america"))
    s.owner[READING], s.mortgaged[READING] = (
        (ME, True) if isinstance(frame, MortgagedDeed) else (BANK, False)
    )
    ask(s, frame)
    assert waiting(s)[ME] == kind_of(frame)
    action, after = answer(ed, s)
    assert action == expected
    assert ME not in after.owner or isinstance(frame, MortgagedDeed | Prize)
    assert frame not in after.pending


def test_the_walker_raises_cash_for_a_debt_it_can_pay():
    ed, s = table()
    s.players[ME].cash = 0
    s.owner[READING] = ME
    ask(s, Debt(50, ME, OTHER, 80, Why("rent", READING)))
    action, after = answer(ed, s)
    assert action == Mortgage(READING)
    assert not after.pending


def test_the_walker_pays_its_debt_while_another_player_is_asked():
    ed, s = table()
    s.players[ME].cash = 0
    ask(s, Debt(50, ME, OTHER, 80, Why("rent", READING)))
    ask(s, Auction(51, (OTHER,), BALTIC))
    action, after = answer(ed, s)
    assert action == GoBankrupt(50)
    assert after.players[ME].out


def test_the_walker_rejects_offers_made_to_it_and_leaves_the_others_alone():
    ed, s = table()
    for to in (Seat(2), ME):
        s = apply(ed, s, OTHER, MakeOffer(to, give_cash=100)).state
    action, s = answer(ed, s)
    assert isinstance(action, Reject)
    assert [offer.to for offer in s.offers] == [Seat(2)]
    assert isinstance(answer(ed, s)[0], Roll)


def test_the_walker_rolls_and_then_ends_its_turn():
    ed, s = table()
    assert isinstance(Walker().decide(view(ed, s, ME)), Roll)
    s.turn.phase = "end"
    action, after = answer(ed, s)
    assert isinstance(action, EndTurn)
    assert after.turn.seat == OTHER


@pytest.mark.parametrize(
    ("jail_turn", "cash", "cards", "expected"),
    [
        pytest.param(1, 1_500, ["chance"], UseCard, id="by a card first"),
        pytest.param(1, 1_500, [], PayFine, id="else by the fine"),
        pytest.param(1, 49, [], Roll, id="by the dice without the money"),
        pytest.param(3, 1_500, [], Roll, id="by the dice on the last turn"),
    ],
)
def test_the_walker_leaves_jail_at_once(jail_turn, cash, cards, expected):
    ed, s = table()
    player = s.players[ME]
    player.at, player.jail, player.cash, player.cards = ed.board.jail, jail_turn, cash, cards
    if cards:
        gojf = next(i for i, c in enumerate(ed.decks[0].cards) if isinstance(c.effect, JailFree))
        s.hidden.decks["chance"].remove(gojf)
    action, after = answer(ed, s)
    assert isinstance(action, expected)
    if expected is not Roll:
        assert not after.players[ME].jail


def test_a_walker_can_sit_at_a_table_with_traders_until_the_game_is_over():
    arena = Arena(CLASSIC, [Trader(), Walker(), Trader()], "mixed")
    for _ in arena.play(3_000):
        assert Seat(1) not in arena.state.owner
    assert arena.state.result is not None
