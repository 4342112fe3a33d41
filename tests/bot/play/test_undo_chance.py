"""Undo of dice, cards and questions: who must agree, and the loss of the standings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.store.database.codec import Commit, Undo
from bot.tables.ballots import TakeBack, ballot_args, ballot_of
from bot.tables.log import undid_chance
from bot.tables.table import LiveTable
from bot.tables.takeback import hold_chance
from bot.ui.custom_ids import Press
from engine.actions import Build, EndTurn, MakeOffer, Resign, Roll
from engine.edition import Pos, Seat
from engine.events import (
    CardDrawn,
    DiceThrown,
    Event,
    LotChanged,
    QuestionAnswered,
    QuestionAsked,
    TurnBegan,
)
from engine.state import GameState
from tests.support.evening import Evening, buttons, whispered
from tests.support.finishing import asked, recorded
from tests.support.lobbying import told
from tests.support.players import Json, Person
from tests.support.seeing import forge, the_table
from tests.support.tables import arrange, give, start_table, turn_of

ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
THROWN = DiceThrown(ANA, 1, 2)
NOTHING = "standings, records or awards"


def entry(seq: int, *events: Event) -> Commit:
    return Commit(seq, 0, "player", Roll(), list(events), b"", 0.0)


def undo(seq: int, to: int) -> Commit:
    return Commit(seq, -1, "vote", Undo(to), [], b"", 0.0)


BUILT, ENDED = LotChanged(Pos(1), 1, 1, 0), TurnBegan(BEN)


@pytest.mark.parametrize(
    "event",
    [THROWN, CardDrawn(ANA, "chance", 0), QuestionAsked(ANA, 0), QuestionAnswered(ANA, 0, 1, True)],
)
def test_dice_cards_and_questions_show_what_comes_next(event: Event):
    assert hold_chance([entry(1, ENDED), entry(2, ENDED, event)])
    assert not hold_chance([entry(1, ENDED), entry(2, BUILT)])


def test_a_log_tells_whether_anybody_went_back_past_chance():
    assert not undid_chance([entry(1, THROWN), entry(2, BUILT), undo(3, 1)])
    assert undid_chance([entry(1, THROWN), entry(2, BUILT), undo(3, 0)])
    assert not undid_chance([entry(1, BUILT), undo(2, 0), entry(3, THROWN)])
    assert undid_chance([entry(1, BUILT), undo(2, 0), entry(3, THROWN), undo(4, 2)])
    again = [entry(1, BUILT), entry(2, THROWN), undo(3, 1), undo(4, 0)]
    assert undid_chance(again), "what was seen is not forgotten when more is taken back"


def test_a_vote_of_an_older_version_is_one_of_everybody():
    old = ("undo", "0", "5", "7")
    assert ballot_of(old) == TakeBack(ANA, 5, 7, chance=1)
    assert ballot_args(TakeBack(ANA, 5, 7)) == old
    free = TakeBack(ANA, 5, 7, chance=0)
    assert ballot_of(ballot_args(free)) == free


async def away(table: LiveTable, seat: Seat) -> None:
    """Mark a player as away, so that the computer keeps the seat."""
    await table.reseat(seat, replace(table.seats[seat], kept=True, misses=3))


async def the_vote(person: Person) -> Json:
    return await person.wait_message(lambda m: "asks to take back" in m["content"])


async def agree(person: Person, vote: Json) -> None:
    await person.click(vote, buttons(vote)["Agree"]["custom_id"])


@pytest.mark.asyncio
async def test_a_player_alone_with_computers_must_confirm_an_undo_of_chance(
    evening: Evening,
):
    table = await start_table(evening, people=("Ana",), robots=1, change=turn_of(ANA))
    ana, stood = evening.people["Ana"], table.state.players[ANA].at
    await table.submit(ANA, Roll())
    await evening.idle()
    seq = table.seq
    question = await asked(evening, ana, "undo", NOTHING)
    assert table.seq == seq, "nothing happens before the answer"
    (sure,) = buttons(question).values()
    await ana.click(question, sure["custom_id"])
    await evening.until(lambda: table.state.players[ANA].at == stood)
    await told(ana, "Taken back.")
    assert any(NOTHING in line for line in table.news(9))


@pytest.mark.asyncio
async def test_a_vote_to_undo_the_end_of_a_turn_says_so(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0, change=turn_of(ANA))
    await table.submit(ANA, Roll())
    await arrange(table, turn_of(ANA, "end"))
    await table.submit(ANA, EndTurn())
    await table.submit(BEN, Roll())
    await evening.people["Ana"].slash("undo")
    vote = await the_vote(evening.people["Ben"])
    assert "**Ana** asks to take back: the end of their turn." in vote["content"]


@pytest.mark.asyncio
async def test_a_question_about_a_move_the_story_has_lost_says_your_last_move(
    evening: Evening,
):
    table = await start_table(evening, people=("Ana",), robots=1, change=turn_of(ANA))
    await table.submit(ANA, Roll())
    await evening.idle()
    table._teller.story.clear()
    await asked(evening, evening.people["Ana"], "undo", "**Take back** your last move.", NOTHING)


@pytest.mark.asyncio
async def test_a_confirmation_counts_only_until_something_happens(evening: Evening):
    table = await start_table(evening, people=("Ana",), robots=1, change=turn_of(ANA))
    ana = evening.people["Ana"]
    start = table.seq
    await table.submit(ANA, Roll())
    await evening.idle()
    shown = the_table(ana)
    question = await asked(evening, ana, "undo", NOTHING)
    (sure,) = buttons(question).values()
    await table.submit(ANA, MakeOffer(BEN, give_cash=1))
    await evening.idle()
    seq = table.seq
    await ana.click(question, sure["custom_id"])
    await told(ana, "That vote is over")
    for wrong in (TakeBack(ANA, start, table.seq, 0), TakeBack(ANA, 0, table.seq, 1)):
        forged = Press(table.game, "seat-undo-chance", ballot_args(wrong)).custom_id
        mark = ana.mark()
        await forge(evening, ana, shown, forged)
        await told(ana, "That vote is over", after=mark)
    assert table.seq == seq


@pytest.mark.asyncio
async def test_absent_players_must_agree_to_an_undo_of_chance(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(ANA))
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    stood = table.state.players[ANA].at
    await table.submit(ANA, Roll())
    await away(table, BEN)
    await evening.idle()
    seq = table.seq
    await ana.slash("undo")
    vote = await the_vote(ben)
    assert "Agreed: 1 of 2 (Ana)." in vote["content"]
    assert "Still to answer: Ben." in vote["content"]
    assert NOTHING in vote["content"]
    await evening.until(lambda: whispered(ana, "even players who are away"))
    await evening.idle()
    assert table.seq == seq
    await agree(ben, vote)
    await evening.until(lambda: table.state.players[ANA].at == stood)
    assert table.seats[BEN].kept, "who agrees is still away"


@pytest.mark.asyncio
async def test_bankrupt_players_vote_on_an_undo_of_chance(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0, change=turn_of(ANA))
    await table.submit(CLEO, Resign())
    await table.submit(ANA, Roll())
    await evening.idle()
    await evening.people["Ana"].slash("undo")
    vote = await the_vote(evening.people["Ben"])
    assert "Still to answer: Ben and Cleo." in vote["content"]
    seq = table.seq
    await agree(evening.people["Ben"], vote)
    await evening.people["Ben"].wait_message(
        lambda m: "Still to answer: Cleo." in m["content"], event="MESSAGE_UPDATE"
    )
    assert table.seq == seq
    await agree(evening.people["Cleo"], vote)
    await evening.until(lambda: table.seq > seq)


@pytest.mark.asyncio
async def test_an_undo_without_chance_needs_only_present_players(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0, change=turn_of(ANA))
    await away(table, BEN)
    await table.submit(ANA, MakeOffer(CLEO, give_cash=1))
    await evening.people["Ana"].slash("undo")
    vote = await the_vote(evening.people["Cleo"])
    assert "Still to answer: Cleo." in vote["content"], "and not Ben, who is away"
    assert NOTHING not in vote["content"]
    await agree(evening.people["Cleo"], vote)
    await evening.until(lambda: not table.state.offers)
    assert not undid_chance(await evening.bot.stores.games.commits(table.game))


async def ended(evening: Evening, table: LiveTable, person: Person) -> Json:
    """Let all players but the first give up, and return the end card."""
    for seat in range(1, len(table.seats)):
        await table.submit(Seat(seat), Resign())
    message: Json = await person.wait_message(lambda m: "seed of all dice" in m["content"])
    await recorded(evening, table)
    return message


@pytest.mark.asyncio
@pytest.mark.parametrize("by", ["vote", "moderator"])
async def test_a_game_in_which_chance_was_taken_back_counts_for_nothing_and_says_so(
    evening: Evening, by: str
):
    table = await start_table(evening, robots=0, change=turn_of(ANA))
    ana = evening.people["Ana"]
    start = table.seq
    await table.submit(ANA, Roll())
    await table.undo(start, by)  # type: ignore[arg-type]
    await table.submit(ANA, Roll())
    await evening.idle()
    await evening.restart_bot()
    card = await ended(evening, evening.table(), ana)
    assert NOTHING in card["content"]
    assert NOTHING in card["attachments"][0]["description"]
    assert "**Awards**" not in card["content"]
    assert await evening.bot.stores.standings.reason(table.game) == "undone"
    (season,) = await evening.bot.stores.standings.seasons(table.guild)
    assert await evening.bot.stores.standings.placings(season.id) == []
    assert await evening.bot.stores.standings.feats(season.id) == []


def rich(s: GameState) -> None:
    turn_of(ANA)(s)
    give(s, ANA, 1, 3)


@pytest.mark.asyncio
async def test_a_game_in_which_only_harmless_steps_were_taken_back_counts(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await arrange(table, rich)
    await table.submit(ANA, Build(Pos(1)))
    await ana.slash("undo")
    await evening.until(lambda: table.state.level[1] == 0)
    card = await ended(evening, table, ana)
    assert NOTHING not in card["content"]
    assert NOTHING not in card["attachments"][0]["description"]
    assert await evening.bot.stores.standings.reason(table.game) == ""


@pytest.mark.asyncio
async def test_a_card_that_cannot_be_drawn_still_says_why_the_game_counts_for_nothing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    def spoilt(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("bot.results.ending.views.paint_end", spoilt)
    table = await start_table(evening, robots=0, change=turn_of(ANA))
    start = table.seq
    await table.submit(ANA, Roll())
    await table.undo(start, "vote")
    card = await ended(evening, table, evening.people["Ana"])
    assert card["attachments"] == []
    assert NOTHING in card["content"]


@pytest.mark.asyncio
async def test_the_rules_say_what_taking_back_costs(evening: Evening):
    ana = await evening.seat("Ana")
    page = await asked(evening, ana, "rules", "/undo")
    assert NOTHING in page["content"]
