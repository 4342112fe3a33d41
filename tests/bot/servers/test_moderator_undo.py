"""The commands with which a moderator undoes and redoes moves."""

from __future__ import annotations

import pytest

from bot.tables.clocks import DECISION
from bot.tables.table import Closed
from engine.actions import MakeOffer, Resign, Roll
from engine.edition import Seat
from tests.support.evening import Evening, option
from tests.support.lobbying import press, told
from tests.support.moderating import logged, moderates, with_a_log
from tests.support.players import Json, Person
from tests.support.reading import saying, see
from tests.support.seeing import a_game, table_showing


async def undo_moves(mia: Person, what: str, *options: Json) -> Json:
    """Send `/moderate undo`, confirm it and return the answer."""
    question = await moderates(mia, "undo", *options, says=what)
    mark = mia.mark()
    await press(mia, question, "Take back")
    return await told(mia, "Taken back", after=mark)


@pytest.mark.asyncio
async def test_a_moderator_can_undo_a_roll_and_everything_after_it(evening: Evening):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening)
    before = table.state.players[0].at
    await table.submit(Seat(0), Roll())
    assert table.state.players[0].at != before
    question = await moderates(mia, "undo", says="the last move of Ana, and everything after?")
    assert "will not count for standings, records or awards" in question["content"]
    assert table.state.players[0].at != before, "nothing happens before it is confirmed"
    await press(mia, question, "Take back")
    await told(mia, "Taken back: the last move of Ana")
    await logged(mia, "took back the last move of Ana in game")
    assert table.state.players[0].at == before
    (last,) = await evening.bot.stores.games.commits(table.game, table.seq - 1)
    assert (last.by, last.actor) == ("moderator", -1)
    said = "A moderator took back the last move of Ana. That went back past dice"
    assert any(line.startswith(said) for line in table.news(9))
    await table_showing(evening, ana, "Roll")
    await moderates(mia, "undo", says="No player has made a move yet")


@pytest.mark.asyncio
async def test_an_undo_can_be_redone_until_somebody_acts(
    evening: Evening,
):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening)
    await moderates(mia, "redo", says="There is nothing to put back")
    await table.submit(Seat(0), Roll())
    state, news = table.state, table.news(9)
    answer = await undo_moves(mia, "the last move of Ana")
    await press(mia, answer, "Put back")
    done = await told(mia, "Put back: the last move of Ana")
    assert not done["components"]
    await logged(mia, "put back the last move of Ana in game")
    said = "A moderator put back the last move of Ana."
    assert table.state.players == state.players
    assert table.news(9)[-2:] == [news[-1], said]
    await see(evening, ana, saying(said))
    await moderates(mia, "redo", says="There is nothing to put back")
    await undo_moves(mia, "the last move of Ana")
    await evening.restart_bot()
    await moderates(mia, "redo", says="Put back: the last move of Ana")
    table = evening.table()
    assert table.state.players == state.players
    assert table.news(9)[-3:] == [news[-1], said, said]
    answer = await undo_moves(mia, "the last move of Ana")
    await table.submit(Seat(0), Roll())
    await press(mia, answer, "Put back")
    await told(mia, "There is nothing to put back")


@pytest.mark.asyncio
async def test_an_automatic_move_counts_as_its_players_own(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening)
    await table.submit(Seat(1), MakeOffer(Seat(0), give_cash=1))
    offered = table.state
    await table.submit(Seat(0), Roll(), "auto")
    await undo_moves(mia, "the last move of Ana, and everything after")
    assert table.state.players == offered.players
    assert table.state.offers == offered.offers


@pytest.mark.asyncio
async def test_several_moves_can_be_undone_while_the_game_is_paused(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening, speed="live")
    start = table.state
    await table.submit(Seat(0), Roll())
    first = table.seq
    await table.submit(Seat(1), MakeOffer(Seat(0), give_cash=1))
    await moderates(mia, "pause", says="Paused")
    await undo_moves(mia, "the last 2 moves of Ana and Ben", option("moves", 2, 4))
    assert table.state.players == start.players
    assert table.state.offers == start.offers
    assert (table.status, table.timers) == ("paused", {}), "the clocks are still stopped"
    assert table.seq > first
    await moderates(mia, "resume", says="goes on")
    assert DECISION in table.timers


@pytest.mark.asyncio
async def test_a_second_undo_of_the_same_move_is_refused(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening)
    await table.submit(Seat(0), Roll())
    question = await moderates(mia, "undo", says="the last move of Ana")
    await undo_moves(mia, "the last move of Ana")
    mark, at = mia.mark(), table.seq
    await press(mia, question, "Take back")
    await told(mia, "taken back meanwhile", after=mark)
    assert table.seq == at


@pytest.mark.asyncio
async def test_a_finished_game_can_be_neither_undone_nor_redone(evening: Evening):
    table, _ = await a_game(evening)
    await table.submit(Seat(0), Roll())
    await table.submit(Seat(1), Resign())
    assert table.over
    seq = table.seq
    with pytest.raises(Closed):
        await table.undo(0, "moderator")
    with pytest.raises(Closed):
        await table.redo(seq, "")
    assert (table.seq, table.over) == (seq, True)
