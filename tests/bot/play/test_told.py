"""The table's news: whole turns, never starting in the middle of one."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.database.codec import Commit, Opening
from bot.tables.story import MORE, NEWS, TableStory
from editions.loader import load
from engine.actions import Action, Bid, Build, Buy, Mortgage, Pass
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.decisions import Auction, BuyChoice
from engine.edition import Pos, Seat
from engine.events import DiceThrown, Event, TokenMoved, TurnBegan
from engine.game import apply
from engine.rules import configure
from engine.setup import blank, start
from tests.support.tables import fresh_id, give, turn_of

NAMES = ("Ana", "Ben", "Cleo")
ANA, BEN = Seat(0), Seat(1)
CLASSIC = load("classic")


class Tale:
    """A story that a test tells action by action."""

    def __init__(self) -> None:
        self.state, _ = start(CLASSIC, len(NAMES), "1")
        turn_of(0)(self.state)
        self.seq = 0
        self.listen()

    def listen(self) -> None:
        self.teller = TableStory(CLASSIC, NAMES, self.state)

    def happen(self, events: list[Event]) -> None:
        self.seq += 1
        self.teller.tell(Commit(self.seq, 0, "robot", Opening(), events, b"", 0.0))

    def walk(self, seat: Seat, first: int, second: int, to: int) -> None:
        self.happen([DiceThrown(seat, first, second), TokenMoved(seat, Pos(to))])

    def act(self, *actions: tuple[Seat, Action]) -> None:
        for seat, action in actions:
            outcome = apply(CLASSIC, self.state, seat, action)
            self.state = outcome.state
            self.happen(outcome.events)

    @property
    def news(self) -> list[str]:
        return self.teller.news(NEWS)


def test_the_news_have_the_current_turn_and_older_ones_that_fit():
    tale = Tale()
    tale.walk(ANA, 6, 4, 10)
    tale.happen([TurnBegan(BEN)])
    tale.walk(BEN, 6, 4, 10)
    assert len(tale.news) == 2
    tale.walk(BEN, 5, 5, 20)
    tale.walk(BEN, 4, 6, 30)
    assert [words.split()[0] for words in tale.news] == ["Ben", "Ben", "Ben"]


def test_a_very_long_turn_begins_with_a_throw():
    tale = Tale()
    for to in range(20, 20 + NEWS + MORE):
        tale.walk(ANA, 1, 1, to)
    assert len(tale.news) == NEWS + MORE
    tale.walk(ANA, 1, 2, 10)
    assert len(tale.news) == NEWS + 1
    assert tale.news[-1] == "Ana rolls 1 + 2 and drops by the jail, just visiting."


def test_the_news_never_begin_in_the_middle_of_an_action():
    arena = Arena(CLASSIC, [POLICIES["bold"]() for _ in NAMES], "windows")
    teller = TableStory(CLASSIC, NAMES, blank(CLASSIC, CLASSIC.tokens[:3], "windows"))
    actions: Iterable[list[Event]] = [arena.opening, *arena.play(120)]
    for seq, events in enumerate(actions):
        teller.tell(Commit(seq, 0, "robot", Opening(), events, b"", 0.0))
        shown, story = teller.news(NEWS), [told for told in teller.story if told.news]
        first = len(story) - len(shown)
        assert [told.words for told in story[first:]] == shown
        assert first == 0 or story[first - 1].seq != story[first].seq
        assert not shown[0].startswith("The card:"), "nobody would know whose"
        if len({told.seq for told in story[first:]}) > 1:
            assert len(shown) <= NEWS + MORE


def raising() -> Tale:
    """Return a story in which Ana stands on a deed that she cannot pay yet."""
    tale = Tale()

    give(tale.state, 0, 1, 3, 5)
    tale.state.players[ANA].cash = 300
    tale.state.pending.append(BuyChoice(fresh_id(tale.state), ANA, Pos(39)))
    tale.listen()
    return tale


def test_mortgages_before_a_purchase_are_one_sentence():
    tale = raising()
    tale.act(*((ANA, Mortgage(Pos(pos))) for pos in (1, 3, 5)), (ANA, Buy()))
    assert tale.news == [
        "Ana mortgages Mediterranean Avenue, Baltic Avenue and Reading Railroad for $160.",
        "Ana buys Boardwalk for $400.",
    ]


def test_after_an_undo_the_rest_of_a_merged_sentence_is_told_as_before():
    tale = raising()
    tale.act((ANA, Mortgage(Pos(1))))
    once, at = tale.news, tale.seq
    tale.act((ANA, Mortgage(Pos(3))), (ANA, Mortgage(Pos(5))))
    tale.teller.forget_after(at + 1, tale.state)
    assert tale.news == ["Ana mortgages Mediterranean Avenue and Baltic Avenue for $60."]
    tale.teller.forget_after(at, tale.state)
    assert tale.news == once


def test_the_dice_and_the_last_move_stay_after_an_undo_and_a_change_of_names():
    tale = Tale()
    tale.walk(ANA, 6, 4, 10)
    shown, at = (ANA, Pos(0), Pos(10)), tale.seq
    tale.walk(BEN, 1, 2, 3)
    tale.teller.forget_after(at, tale.state)
    tale.teller.use_names(("Dan", "Ben", "Cleo"), tale.state)
    tracks = tale.teller.tracks
    assert (tracks.thrower, tracks.trail[0], tracks.trail[-1]) == shown
    tale.walk(BEN, 1, 2, 3)
    tale.teller.forget_after(at, tale.state)
    assert tale.teller.tracks.thrower == ANA, "also the second time"


def test_a_remark_is_not_merged_with_the_actions_around_it():
    tale = raising()
    tale.act((ANA, Mortgage(Pos(1))))
    tale.teller.remark(tale.seq, "Ben is back.")
    tale.act((ANA, Mortgage(Pos(3))))
    assert tale.news[1] == "Ben is back."
    assert len(tale.news) == 3


def test_bids_are_remembered_one_by_one_but_are_no_news():
    tale = Tale()
    tale.walk(ANA, 6, 4, 10)
    before = tale.news
    tale.state.pending.append(Auction(fresh_id(tale.state), (ANA, BEN), Pos(39)))
    tale.teller.listen_from(NAMES, tale.state)
    tale.act((ANA, Bid(10)), (BEN, Bid(20)))
    assert tale.news == before
    assert tale.teller.story[-1].words == "Ben bids $20."
    tale.act((ANA, Pass()))
    assert tale.news[-1] == "Sold: Boardwalk goes to Ben for $20."


def test_building_up_a_group_is_one_sentence():
    tale = Tale()
    give(tale.state, 0, 1, 3)
    tale.listen()
    tale.act((ANA, Build(Pos(1))), (ANA, Build(Pos(3))))
    assert tale.news == [
        "Ana builds a house each on Mediterranean Avenue and Baltic Avenue for $100."
    ]


def test_the_news_list_the_dealt_deeds_in_the_first_round():
    ed = configure(CLASSIC, "short")
    _, opening = start(ed, len(NAMES), "7")
    teller = TableStory(ed, NAMES, blank(ed, ed.tokens[:3], "7"))
    teller.tell(Commit(0, -1, "player", Opening(), opening, b"", 0.0))
    assert [words.split(" is dealt ")[0] for words in teller.dealt()] == [*NAMES]
    assert all("dealt" not in words for words in teller.news(NEWS))
    assert "goes first" in teller.news(NEWS)[-1]
    for turn in range(len(NAMES)):
        assert teller.dealt(), turn
        teller.tell(Commit(turn + 1, 0, "robot", Opening(), [TurnBegan(ANA)], b"", 0.0))
    assert teller.dealt() == []
