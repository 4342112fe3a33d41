"""Undo: alone for moves that concern nobody else, by a vote for all others."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import pytest

from bot.store.database.codec import Commit, Move, Undo, digest
from bot.store.database.writer import DatabaseFailed
from bot.store.messages.kinds import Kind
from bot.tables.ballots import ballot_in
from bot.tables.table import Moved, Paused
from bot.tables.takeback import MOST_UNDONE, concerns_nobody_else, next_undo_stack, undoable
from bot.words import safe
from engine.actions import Build, Buy, EndTurn, KeepMortgaged, Mortgage, PayPercent, Roll, UseCard
from engine.asked import waiting
from engine.dealings import Asked, OfferClosed, Settled
from engine.decisions import Auction, Debt, MortgagedDeed, TaxChoice
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.events import CardDrawn, DeedMoved, DiceThrown, Event, MoneyPaid, TurnBegan
from engine.options import options
from engine.state import BANK, GameState
from engine.why import Why
from tests.support.evening import Evening, buttons, whispered
from tests.support.players import Json, Person
from tests.support.tables import arrange, give, start_table, turn_of

pytestmark = pytest.mark.both_databases

ANA, BEN = Seat(0), Seat(1)
PRICE = Why("deed")


def entry(move: Move, *events: Event, by="player", seq=5) -> Commit:
    return Commit(seq, 0, by, move, list(events), b"", 0.0)


BOUGHT = entry(Buy(), Settled(3), MoneyPaid(ANA, BANK, 60, PRICE), DeedMoved(Pos(1), ANA))


def test_a_purchase_can_be_undone_alone():
    assert concerns_nobody_else(BOUGHT)


def test_an_entry_that_asks_its_own_player_concerns_nobody_else():
    asked = Asked(MortgagedDeed(4, ANA, Pos(3), 5))
    assert concerns_nobody_else(entry(KeepMortgaged(Pos(1)), Settled(3), asked))


@pytest.mark.parametrize(
    "commit",
    [
        entry(Buy(), *BOUGHT.events, by="robot"),
        entry(Buy(), *BOUGHT.events, by="clock"),
        entry(Roll(), DiceThrown(ANA, 1, 2)),
        entry(Mortgage(Pos(1)), DiceThrown(ANA, 1, 2)),
        entry(Mortgage(Pos(1)), CardDrawn(ANA, "chance", 0)),
        entry(Mortgage(Pos(1)), MoneyPaid(ANA, BEN, 10, Why("rent"))),
        entry(Mortgage(Pos(1)), OfferClosed(9, "not_owner")),
        entry(Mortgage(Pos(1)), Asked(Debt(4, BEN, ANA, 5, Why("rent")))),
        entry(Buy(), Asked(Auction(4, (ANA, BEN), Pos(3)))),
        entry(EndTurn(), TurnBegan(BEN)),
        entry(PayPercent(), Settled(3), MoneyPaid(ANA, BANK, 150, Why("tax"))),
    ],
)
def test_actions_that_reveal_something_or_touch_others_cannot_be_undone_alone(commit: Commit):
    assert not concerns_nobody_else(commit)


def test_own_actions_in_a_row_can_be_undone_until_something_else_happens():
    first, second = entry(Buy(), *BOUGHT.events, seq=5), entry(Buy(), *BOUGHT.events, seq=6)
    assert next_undo_stack((), first) == (first,)
    assert next_undo_stack((first,), second) == (first, second)
    assert next_undo_stack((first, second), entry(Undo(5), seq=7)) == (first,)
    assert next_undo_stack((first,), entry(Roll(), DiceThrown(ANA, 1, 2), seq=6)) == ()
    other = Commit(6, 1, "player", Buy(), [], b"", 0.0)
    assert next_undo_stack((first,), other) == (other,)
    assert len(next_undo_stack((first,) * MOST_UNDONE, second)) == MOST_UNDONE


def rich(s: GameState) -> None:
    """Give Ana both brown lots and the turn."""
    turn_of(ANA)(s)
    give(s, ANA, 1, 3)


async def undo(person: Person) -> None:
    await person.slash("undo")


def vote_on(message: Json) -> str:
    return str(buttons(message)["Agree"]["custom_id"])


def asks(message: Json) -> bool:
    return "asks to take back" in message["content"]


@pytest.mark.asyncio
async def test_a_player_takes_back_what_they_built_step_by_step(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await arrange(table, rich)
    cash = table.state.players[ANA].cash
    await table.submit(ANA, Build(Pos(1)))
    await table.submit(ANA, Build(Pos(3)))
    assert undoable(table, ANA) == table.seq - 1
    assert undoable(table, BEN) is None
    await undo(ana)
    await evening.until(lambda: table.state.level[3] == 0)
    assert table.state.level[1] == 1
    await undo(ana)
    await evening.until(lambda: table.state.level[1] == 0)
    assert table.state.players[ANA].cash == cash
    assert "Ana took back their last move." in table.news(3)
    assert undoable(table, ANA) is None
    commits = await evening.bot.stores.games.commits(table.game)
    assert [type(c.move) for c in commits[-4:]] == [Build, Build, Undo, Undo], "nothing is deleted"
    assert commits[-1].digest == digest(table.state)


@pytest.mark.asyncio
async def test_an_undo_survives_a_restart(evening: Evening):
    table = await start_table(evening, robots=0)
    await arrange(table, rich)
    before = table.seq
    await table.submit(ANA, Build(Pos(1)))
    await table.submit(ANA, Build(Pos(3)))
    await table.undo(before + 1, "player", ANA)
    state = table.state
    await evening.restart_bot()
    table = evening.table()
    assert digest(table.state) == digest(state)
    assert undoable(table, ANA) == before
    await undo(evening.people["Ana"])
    await evening.until(lambda: table.state.level[1] == 0)


@pytest.mark.asyncio
async def test_after_a_restart_the_story_before_and_after_an_undo_is_told_again(evening: Evening):
    table = await start_table(evening, robots=0)
    await arrange(table, rich)
    await table.submit(ANA, Build(Pos(1)))
    await table.submit(ANA, Build(Pos(3)))
    await undo(evening.people["Ana"])
    await evening.until(lambda: table.state.level[3] == 0)
    told = table.news()
    assert told == [
        "Ana builds a house on Mediterranean Avenue for $50.",
        "Ana took back their last move.",
    ]
    await evening.restart_bot()
    assert evening.table().news() == told
    table = evening.table()
    await undo(evening.people["Ana"])
    await evening.until(lambda: table.state.level[1] == 0)
    assert table.news() == ["Ana took back their last move."]


@pytest.mark.asyncio
async def test_a_vote_and_a_moderator_are_named_again_after_a_restart(evening: Evening):
    table = await start_table(evening, robots=0)
    await arrange(table, rich)
    start = table.seq
    await table.submit(ANA, Build(Pos(1)))
    await table.undo(start, "vote")
    await table.submit(ANA, Build(Pos(3)))
    await table.submit(ANA, Build(Pos(1)))
    await table.undo(table.seq - 2, "moderator")
    told = table.news()
    assert told == [
        "The table agreed to take back Ana's last move.",
        "A moderator took back the last 2 moves of Ana.",
    ]
    await evening.restart_bot()
    assert evening.table().news() == told


@pytest.mark.asyncio
async def test_a_button_from_before_an_undo_stays_outdated(evening: Evening):
    table = await start_table(evening, robots=0, seed="3")
    await arrange(table, turn_of(ANA))
    start = table.seq
    await table.submit(ANA, Roll())
    asked = table.state.pending[-1].id if table.state.pending else table.state.turn.ask
    await table.undo(start, "vote")
    await table.submit(ANA, Roll())
    again = table.state.pending[-1].id if table.state.pending else table.state.turn.ask
    assert again > asked, "ids are never used twice"
    assert await table.log.state_at(table.seq) == table.state


@pytest.mark.asyncio
async def test_a_jail_card_comes_back_into_the_hand(evening: Evening):
    table = await start_table(evening, robots=0)

    def jailed(s: GameState) -> None:
        turn_of(ANA)(s)
        s.players[ANA].jail = 1
        deck = next(iter(s.hidden.decks))
        card = next(i for i, c in enumerate(table.ed.board.cards[deck]) if c.id == "gojf")
        s.hidden.decks[deck].remove(card)
        s.players[ANA].cards.append(deck)

    await arrange(table, jailed)
    before = digest(table.state)
    await table.submit(ANA, UseCard())
    to = undoable(table, ANA)
    assert to is not None
    await table.undo(to, "player", ANA)
    assert table.state.players[ANA].jail == 1
    assert len(table.state.players[ANA].cards) == 1
    assert digest(await table.log.state_at(to)) == before


@pytest.mark.asyncio
async def test_a_vote_cast_while_votes_are_read_is_not_lost(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    bot, read = evening.bot, evening.bot.stores.games.votes
    go_on = asyncio.Event()

    async def slow(game: int) -> dict[Kind, set[int]]:
        found = await read(game)
        await go_on.wait()
        return found

    bot.parts.votes.forget(table.game)
    with monkeypatch.context() as patch:
        patch.setattr(bot.stores.games, "votes", slow)
        reader = asyncio.create_task(bot.parts.votes.of(table.game))
        await asyncio.sleep(0)
    await arrange(table, turn_of(ANA))
    await table.submit(ANA, Roll())
    await undo(evening.people["Ana"])
    await evening.people["Ben"].wait_message(asks)
    go_on.set()
    assert await reader == await bot.parts.votes.of(table.game) != {}


@pytest.mark.asyncio
async def test_dice_are_taken_back_only_when_everybody_agrees(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    ana, ben, cleo = (evening.people[name] for name in ("Ana", "Ben", "Cleo"))
    await arrange(table, turn_of(ANA))
    start, stood = table.seq, table.state.players[ANA].at
    await table.submit(ANA, Roll())
    thrown = table.state.turn.dice
    await undo(ana)
    vote = await ben.wait_message(asks)
    assert "Agreed: 1 of 3 (Ana)." in vote["content"]
    moved = " ".join(told.words for told in table.story if told.seq == start + 1)
    assert moved.startswith("Ana ")
    assert vote["content"].startswith(f"**Ana** asks to take back: *{safe(moved)}*\n")
    assert list(buttons(vote)) == ["Agree", "Play on"]
    await ben.click(vote, vote_on(vote))
    await ben.wait_message(lambda one: "Ana and Ben" in one["content"], event="MESSAGE_UPDATE")
    assert table.seq == start + 1
    await cleo.click(vote, vote_on(vote))
    await evening.until(lambda: table.state.players[ANA].at == stood)
    done = await cleo.wait_message(
        lambda one: "Taken back" in one["content"], event="MESSAGE_UPDATE"
    )
    assert buttons(done) == {}
    (commit,) = await evening.bot.stores.games.commits(table.game, start + 1)
    assert commit.by == "vote"
    await table.submit(ANA, Roll())
    assert table.state.turn.dice == thrown, "and the dice fall as they fell before"


@pytest.mark.asyncio
async def test_a_vote_whose_end_cannot_be_saved_stays_open(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, turn_of(ANA))
    await table.submit(ANA, Roll())
    await undo(ana)
    asked = await ben.wait_message(asks)
    await evening.idle()
    votes, world = evening.parts.votes, evening.running.stage.world
    (kind,) = await votes.of(table.game)
    ballot = ballot_in(kind)
    assert ballot is not None
    with monkeypatch.context() as cut:
        full = DatabaseFailed("database or disk is full", passing=True)
        cut.setattr(evening.bot.stores.posts, "conclude", AsyncMock(side_effect=full))
        with pytest.raises(DatabaseFailed):
            await votes.refuse(table, ballot, int(ben.id))
    await evening.idle()
    shown = world.message(int(asked["channel_id"]), int(asked["id"]))
    assert shown.content == asked["content"]
    assert await votes.of(table.game) == {kind: {int(ana.id)}}
    await votes.refuse(table, ballot, int(ben.id))
    await evening.idle()
    assert "would rather play on" in shown.content
    assert await votes.of(table.game) == {}


@pytest.mark.asyncio
async def test_an_automatic_roll_is_the_move_to_undo(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, rich)
    await table.submit(ANA, Mortgage(Pos(1)))
    kept, stood = table.seq, table.state.players[ANA].at
    await table.submit(ANA, Roll(), "auto")
    await undo(ana)
    vote = await ben.wait_message(asks)
    await ben.click(vote, vote_on(vote))
    await evening.until(lambda: table.state.players[ANA].at == stood)
    last = (await table.log.entries())[-1]
    assert (last.seq, last.move) == (kept, Mortgage(Pos(1))), "and no more than that"


@pytest.mark.asyncio
async def test_a_vote_lapses_when_someone_acts(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, turn_of(ANA, "end"))
    await table.submit(ANA, EndTurn())
    await undo(ana)
    vote = await ben.wait_message(asks)
    agree = vote_on(vote)
    await table.submit(BEN, Roll())
    lapsed = await ben.wait_message(
        lambda one: "The game went on" in one["content"], event="MESSAGE_UPDATE"
    )
    assert lapsed["id"] == vote["id"]
    assert buttons(lapsed) == {}
    seq = table.seq
    press = await ben.click(vote, agree)
    await evening.until(
        lambda: (
            whispered(ben, "That vote is over")
            or [one for one in ben.inbox.all("REFUSED") if one["nonce"] == press]
        )
    )
    assert table.seq == seq


@pytest.mark.asyncio
async def test_one_objection_ends_the_vote(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, turn_of(ANA))
    await table.submit(ANA, Roll())
    seq = table.seq
    await undo(ana)
    vote = await ben.wait_message(asks)
    await ben.click(vote, buttons(vote)["Play on"]["custom_id"])
    await ana.wait_message(
        lambda one: "**Ben** would rather play on" in one["content"], event="MESSAGE_UPDATE"
    )
    assert table.seq == seq


@pytest.mark.asyncio
async def test_computers_and_strangers_have_no_vote(evening: Evening):
    table = await start_table(evening, people=("Ana",), robots=1, change=turn_of(ANA))
    ana, dan = evening.people["Ana"], await evening.seat("Dan")
    await undo(dan)
    await evening.until(lambda: whispered(dan, "You have no seat"))
    await undo(ana)
    await evening.until(lambda: whispered(ana, "You have no move to take back"))
    stood = table.state.players[ANA].at
    await table.submit(ANA, Roll())
    await evening.until(lambda: ANA in waiting(table.state))
    await undo(ana)
    question = await evening.until(lambda: whispered(ana, "it will not count for standings"))
    await ana.click(question, buttons(question)["Take it back"]["custom_id"])
    await evening.until(lambda: table.state.players[ANA].at == stood)


@pytest.mark.asyncio
async def test_a_vote_survives_a_restart(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, turn_of(ANA))
    stood = table.state.players[ANA].at
    await table.submit(ANA, Roll())
    await undo(ana)
    vote = await ben.wait_message(asks)
    await evening.until(lambda: whispered(ana, "The table has been asked"))
    await evening.restart_bot()
    await ben.click(vote, vote_on(vote))
    await evening.until(lambda: evening.table().state.players[ANA].at == stood)


@pytest.mark.asyncio
async def test_a_tax_paid_as_a_share_cannot_be_undone_alone(evening: Evening):
    table = await start_table(evening, robots=0)

    def taxed(s: GameState) -> None:
        turn_of(ANA, "end")(s)
        s.last_id += 1
        s.pending.append(TaxChoice(s.last_id, ANA, Pos(4)))

    await arrange(table, taxed)
    await table.submit(ANA, PayPercent())
    assert undoable(table, ANA) is None
    with pytest.raises(Illegal):
        await table.submit(ANA, PayPercent())
    assert options(table.ed, table.state, ANA)


@pytest.mark.asyncio
async def test_an_undo_that_comes_too_late_changes_nothing(evening: Evening):
    table = await start_table(evening, robots=0)
    await arrange(table, rich)
    await table.submit(ANA, Build(Pos(1)))
    to, asked_at = undoable(table, ANA), table.seq
    assert to is not None
    await table.submit(ANA, Build(Pos(3)))
    with pytest.raises(Moved) as late:
        await table.undo(to, "player", ANA, asked_at=asked_at)
    assert table.state.level[3] == 1
    told = evening.parts.tree.troubles.sentence(None, late.value)  # type: ignore[arg-type]
    assert told is not None
    assert "Something else happened just before" in told


@pytest.mark.asyncio
async def test_a_player_cannot_undo_while_the_table_is_paused(evening: Evening):
    table = await start_table(evening, robots=0)
    await arrange(table, rich)
    await table.submit(ANA, Build(Pos(1)))
    to = undoable(table, ANA)
    assert to is not None
    await table.pause()
    assert undoable(table, ANA) is None
    with pytest.raises(Paused):
        await table.undo(to, "player", ANA)


@pytest.mark.asyncio
async def test_the_picture_still_shows_the_throw_when_a_purchase_is_taken_back(evening: Evening):
    table = await start_table(evening, robots=0, seed="2", change=turn_of(ANA))
    await table.submit(ANA, Roll())
    rolled = table.scene()
    assert rolled.thrower == ANA
    await table.submit(ANA, Buy())
    await table.undo(table.seq - 1, "player", ANA)
    shown = table.scene()
    assert (shown.thrower, shown.mover, shown.trail) == (ANA, ANA, rolled.trail)
