"""Games that a moderator moves or revives, and games whose channel was deleted."""

from __future__ import annotations

import pytest

from bot.support.refusals import Expired
from bot.tables.clocks import GAME_END
from engine.actions import MakeOffer, Roll
from engine.edition import Seat
from tests.support.evening import Evening, buttons, option
from tests.support.finishing import give_up
from tests.support.lobbying import lobby_says, opened, press
from tests.support.moderating import logged, moderates, number, sends_away, status_is, with_a_log
from tests.support.patience import until
from tests.support.players import Json, Person
from tests.support.seeing import a_game, button, gone, pings, table_now, the_table
from tests.support.situations import auction
from tests.support.tables import arrange, channel_id, start_table


def channel(person: Person, name: str) -> Json:
    return option("channel", person.channel(name), 7)


@pytest.mark.asyncio
async def test_a_game_is_moved_to_another_channel(evening: Evening):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening)
    await table.submit(Seat(0), MakeOffer(Seat(1), give_cash=10, ask_cash=5))
    await ana.wait_message(lambda m: "Accept" in buttons(m))
    old, mark = table_now(ana), ana.mark()
    assert old is not None
    call = [m for m in pings(ana) if m["channel_id"] == ana.channel()][-1]
    there = ana.channel("table-one")
    await moderates(mia, "transfer", channel(mia, "table-one"), says=f"goes on in <#{there}>")
    await logged(mia, "moved game", f"in <#{ana.channel()}> to <#{there}>.")
    new = await ana.wait_message(
        lambda m: m["channel_id"] == there and "Roll" in buttons(m), after=mark
    )
    assert "A moderator moved the table here." in new["content"]
    left = await ana.wait_message(
        lambda m: m["id"] == old["id"] and not m["components"], event="MESSAGE_UPDATE", after=mark
    )
    link = f"https://discord.com/channels/{table.guild}/{there}/{new['id']}"
    assert left["content"] == f"This table moved to <#{there}>: [here it is]({link})."
    assert left["attachments"] == []
    await ana.wait_message(lambda m: m["mentions"] and m["channel_id"] == there, after=mark)
    assert call["id"] in gone(ana), "the ping moves with the table"
    offer = await ana.wait_message(lambda m: "Accept" in buttons(m), after=mark)
    thread = evening.running.stage.world.channels[int(offer["channel_id"])]
    assert str(thread.parent_id) == there, "the open offer moves with the table"
    before = table.seq
    await ana.slash("roll", channel="table-one")
    await evening.until(lambda: table.seq > before)
    await opened(ana, channel="lobby")
    await moderates(mia, "transfer", channel(mia, "lobby"), number(table.game), says="already")
    await moderates(mia, "transfer", channel(mia, "table-one"), number(table.game), says="already")


@pytest.mark.asyncio
async def test_a_game_is_moved_even_if_its_old_message_was_deleted(evening: Evening):
    mia = await evening.seat("Mia")
    _, ana = await a_game(evening)
    old = the_table(ana)
    evening.running.control.delete_message({"channel_id": ana.channel(), "message_id": old["id"]})
    mark, there = ana.mark(), ana.channel("table-one")
    await moderates(mia, "transfer", channel(mia, "table-one"), says="goes on in")
    new = await ana.wait_message(
        lambda m: m["channel_id"] == there and "Roll" in buttons(m), after=mark
    )
    await evening.idle()
    assert table_now(ana) == new


@pytest.mark.asyncio
async def test_seat_offers_move_with_the_game_and_close_with_its_votes(
    evening: Evening,
):
    mia = await evening.seat("Mia")
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await sends_away(mia, "Cleo")
    here = await ana.wait_message(lambda m: "Take this seat" in buttons(m))
    mark, there = ana.mark(), ana.channel("table-one")
    await moderates(mia, "transfer", channel(mia, "table-one"), says="goes on in")
    offer = await ana.wait_message(lambda m: "Take this seat" in buttons(m), after=mark)
    assert (offer["channel_id"], offer["content"]) == (there, here["content"])
    left = await lobby_says(ana, here, f"This table moved to <#{there}>", offer["id"])
    assert not left["components"]
    await table.submit(Seat(0), Roll())
    await ana.slash("undo", channel="table-one")
    vote = await ana.wait_message(lambda m: "Agree" in buttons(m))
    await evening.idle()
    await moderates(mia, "end", says="without a winner", channel="table-one")
    for card, words in ((offer, "this seat is not free"), (vote, "this vote with it")):
        closed = await lobby_says(ana, card, "The game has ended", words)
        assert not closed["components"]
    await evening.idle()
    kinds = {kind.subject for kind in await evening.bot.stores.posts.of(table.game)}
    assert kinds.isdisjoint({"vacant", "vote"})
    mark = ana.mark()
    await moderates(mia, "revive", number(table.game), says="is back", channel="table-one")
    again = await ana.wait_message(lambda m: "Take this seat" in buttons(m), after=mark)
    assert again["content"] == here["content"]


@pytest.mark.asyncio
async def test_a_game_is_moved_during_an_auction(evening: Evening):
    mia = await evening.seat("Mia")
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await arrange(table, auction)
    old = await ana.wait_message(lambda m: "Pass" in buttons(m))
    mark = ana.mark()
    await moderates(mia, "transfer", channel(mia, "table-one"), says="goes on in")
    bidding = await ana.wait_message(lambda m: "Pass" in buttons(m), after=mark)
    thread = evening.running.stage.world.channels[int(bidding["channel_id"])]
    assert str(thread.parent_id) == ana.channel("table-one")
    link = f"https://discord.com/channels/{table.guild}/{thread.id}/{bidding['id']}"
    there = f"This table moved to <#{ana.channel('table-one')}>: [here it is]({link})."
    left = await lobby_says(ana, old, there)
    assert not left["components"], "the old auction message has no buttons"
    before = table.seq
    await ana.click(bidding, button(bidding, "Pass"))
    await evening.until(lambda: table.seq > before)


@pytest.mark.asyncio
async def test_a_lobby_can_be_moved(evening: Evening):
    mia = await evening.seat("Mia")
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    old = await opened(ana)
    mark, there = ana.mark(), ana.channel("table-one")
    await moderates(mia, "transfer", channel(mia, "table-one"), says="goes on in")
    new = await ana.wait_message(
        lambda m: m["channel_id"] == there and "Join" in buttons(m), after=mark
    )
    left = await lobby_says(ana, old, f"This table moved to <#{there}>", new["id"])
    assert not left["components"]
    await press(ben, new, "Join")
    await lobby_says(ana, new, "Ready!")


@pytest.mark.asyncio
async def test_a_game_is_not_moved_to_a_channel_where_the_bot_cannot_write(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening)
    await evening.permit(mia.channel("table-one"), deny=["send_messages"])
    await moderates(mia, "transfer", channel(mia, "table-one"), says="I need **Send Messages")
    assert table.channel == channel_id(evening, "lobby")


@pytest.mark.asyncio
async def test_a_game_whose_channel_was_deleted_can_be_revived_elsewhere(evening: Evening):
    mia = await with_a_log(evening)
    table = await start_table(evening, robots=0, variant="timed", minutes=30)
    ana = evening.people["Ana"]
    await evening.until(lambda: table_now(ana))
    evening.time.now += 600
    evening.running.control.delete_channel({"channel_id": table.channel})
    await status_is(evening, table.game, "closed")
    await logged(mia, "A channel was deleted", f"game {table.game} (Ana and Ben)")
    with pytest.raises(Expired):
        evening.parts.tables.require(table.game)
    evening.time.now += 3 * 24 * 3600
    await evening.restart_bot()
    await moderates(mia, "revive", number(table.game), says="The game is back", channel="table-one")
    again = evening.table()
    assert (again.channel, again.status) == (channel_id(evening, "table-one"), "live")
    assert again.state == table.state
    assert again.timers[GAME_END].due == evening.time() + 20 * 60
    there = ana.channel("table-one")
    shown = await ana.wait_message(lambda m: m["channel_id"] == there and "Roll" in buttons(m))
    turn = evening.people["Ana" if again.state.turn.seat == 0 else "Ben"]
    await turn.click(shown, button(shown, "Roll"))
    await evening.until(lambda: again.seq > table.seq)


@pytest.mark.asyncio
async def test_deleting_a_channel_closes_its_lobby_and_the_games_in_its_threads(evening: Evening):
    ana, mia = await evening.seat("Ana"), await evening.seat("Mia")
    message = await opened(ana, option("thread", True, 5))
    await press(ana, message, "Add computer")
    await lobby_says(ana, message, "Ready!")
    await press(ana, message, "Start")
    table = await evening.until(lambda: evening.parts.tables.all() and evening.table())
    await opened(ana)
    evening.running.control.delete_channel({"channel_id": ana.channel()})
    await status_is(evening, table.game, "closed")

    async def no_lobby() -> bool:
        return not await evening.bot.stores.games.with_status("lobby")

    await until(no_lobby)
    there = option("channel", mia.channel("table-two"), 7)
    said = f"in <#{mia.channel('table-two')}>"
    await moderates(mia, "revive", number(table.game), there, says=said, channel="table-one")


@pytest.mark.asyncio
async def test_a_game_is_revived_only_in_a_free_channel(evening: Evening):
    mia = await evening.seat("Mia")
    table, ana = await a_game(evening)
    await moderates(mia, "end", says="without a winner")
    await opened(ana)
    await moderates(mia, "revive", number(table.game), says="There is a game in")
    assert (await evening.row(table.game)).status == "closed"
    await moderates(mia, "revive", number(table.game), channel(mia, "table-one"), says="is back")


@pytest.mark.asyncio
async def test_the_end_of_a_revived_game_is_posted_in_its_new_channel(evening: Evening):
    mia = await evening.seat("Mia")
    table, ana = await a_game(evening)
    await evening.stop_bot()
    evening.running.control.delete_channel({"channel_id": table.channel})
    await evening.start_bot()
    await status_is(evening, table.game, "closed")
    await moderates(mia, "revive", number(table.game), says="is back", channel="table-one")
    await give_up(evening.table(), 1)
    card = await ana.wait_message(lambda m: "Rematch" in buttons(m))
    assert card["channel_id"] == ana.channel("table-one")
    await ana.wait_message(lambda m: "turn by turn" in m["content"])
    await status_is(evening, table.game, "over")
    await evening.bot.db.write("UPDATE games SET status = 'closed' WHERE id = ?", (table.game,))
    await evening.until(lambda: not evening.parts.tables.all())
    mark = ana.mark()
    await moderates(mia, "revive", number(table.game), says="is back", channel="table-two")
    again = await ana.wait_message(lambda m: "Rematch" in buttons(m), after=mark)
    assert again["channel_id"] == ana.channel("table-two")
    assert (await evening.row(table.game)).status == "over"
