"""Moderators at work: pausing, ending, sending away, taking back, moving, bringing back."""

from __future__ import annotations

import pytest

from bot.refused import GameGone
from bot.store.codec import Sitting
from bot.store.games import GameRow
from bot.tables.clock import DECISION, GAME_END
from bot.ui.message import Message
from bot.ui.parts import Button
from engine.actions import MakeOffer, Roll
from engine.edition import Seat
from tests.bot.evening import Evening, buttons, option, sub, whispered
from tests.bot.finishing import give_up
from tests.bot.lobbying import eventually, lobby_says, opened, press, told
from tests.bot.moderating import (
    guild_id,
    logged,
    make_role,
    moderates,
    override,
    refused,
    setting,
    suggested,
)
from tests.bot.reading import saying, see
from tests.bot.seeing import a_game, button, gone, pings, shows, table_now, table_showing
from tests.bot.situations import auction
from tests.bot.tables import arrange, channel_id, start_table
from tests.playground.players import Json, Person

GONE = "There is no such game in this server."


async def with_a_log(evening: Evening) -> Person:
    """Mod Mia, in a server whose log channel is table-two."""
    await setting(evening, log=channel_id(evening, "table-two"))
    return await evening.seat("Mia")


async def row_of(evening: Evening, game: int) -> GameRow:
    row = await evening.bot.games.game(game)
    assert row is not None
    return row


def number(game: int) -> Json:
    return option("game", game, 4)


def channel(person: Person, name: str) -> Json:
    return option("channel", person.channel(name), 7)


async def sends_away(mia: Person, player: str) -> None:
    """A moderator sends somebody away, and means it."""
    asked = await moderates(mia, "kick", option("player", player), says="away from this")
    mark = mia.mark()
    await press(mia, asked, "Send away")
    done = await told(mia, "cannot come back", "/moderate forgive", after=mark)
    assert not done["components"]


async def takes_back(mia: Person, what: str, *options: Json) -> Json:
    """A moderator takes back moves, and means it; returns the answer."""
    question = await moderates(mia, "undo", *options, says=what)
    mark = mia.mark()
    await press(mia, question, "Take back")
    return await told(mia, "Taken back", after=mark)


async def status_is(evening: Evening, game: int, status: str) -> None:
    async def so() -> bool:
        return (await row_of(evening, game)).status == status

    await eventually(so)


# Who may


DEEDS = [
    sub("pause"),
    sub("resume"),
    sub("end"),
    sub("kick", option("player", "Ana")),
    sub("forgive", option("player", "Ana")),
    sub("undo"),
    sub("redo"),
    sub("block", option("member", "1", 6)),
    sub("unblock", option("player", "Ana")),
    sub("transfer", option("host", "Ben")),
    sub("revive", option("game", 1, 4)),
]


@pytest.mark.asyncio
async def test_a_plain_member_cannot_use_any_of_it(evening: Evening):
    table, ana = await a_game(evening)
    for deed in DEEDS:
        await refused(ana, "moderate", deed)
    assert table.status == "live"


@pytest.mark.asyncio
async def test_what_the_server_sets_for_the_command_in_discord_is_respected(evening: Evening):
    table, ana = await a_game(evening)
    mia = await evening.seat("Mia")
    override(evening, "moderate", ana, allowed=True)
    override(evening, "moderate", mia, allowed=False)
    await moderates(ana, "pause", says="Paused")
    assert table.status == "paused"
    await refused(mia, "moderate", sub("resume"))
    assert table.status == "paused"


@pytest.mark.asyncio
async def test_a_role_can_be_trusted_with_it(evening: Evening):
    table, _ = await a_game(evening)
    cleo = await evening.seat("Cleo")
    role = make_role(evening, "Referees", "cleo")
    await refused(cleo, "moderate", sub("pause"))
    evening.running.control.command_permission(
        {
            "command_id": cleo.command("moderate"),
            "guild_id": guild_id(evening),
            "target_id": role,
            "type": 1,
            "permission": True,
        }
    )
    await moderates(cleo, "pause", says="Paused")
    assert table.status == "paused"


# Pausing


@pytest.mark.asyncio
async def test_a_paused_game_stands_still_until_it_is_let_go_on(evening: Evening):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening, speed="live")
    roll = button(await table_showing(evening, ana, "Roll"), "Roll")
    message = table_now(ana)
    assert message is not None
    await moderates(mia, "pause", says="until `/moderate resume`")
    line = await logged(mia, "paused game", "Ana and Ben", f"in <#{table.channel}>")
    assert line["content"].startswith(f"**Mod Mia** (<@{mia.id}>)")
    assert line["mentions"] == []
    await evening.until(lambda: "is paused" in (table_now(ana) or message)["content"])
    assert "A moderator paused the table." in table.news(9)
    assert table.timers == {}
    await ana.slash("roll")
    await evening.until(lambda: whispered(ana, "This table is paused"))
    await moderates(mia, "pause", says="paused already")
    await moderates(mia, "resume", says="The game goes on")
    await logged(mia, "let game", "go on")
    assert DECISION in table.timers
    await evening.until(lambda: roll in str(table_now(ana)))
    await moderates(mia, "resume", says="is not paused")


@pytest.mark.asyncio
async def test_a_paused_game_is_paused_after_a_restart(evening: Evening):
    mia = await with_a_log(evening)
    table = await start_table(evening, robots=0, variant="timed", minutes=30)
    ana = evening.people["Ana"]
    await moderates(mia, "pause", says="Paused")
    evening.time.now += 7200
    await evening.stop_bot()
    await evening.start_bot()
    assert evening.table().status == "paused"
    await ana.slash("roll")
    await evening.until(lambda: whispered(ana, "This table is paused"))
    await moderates(mia, "resume", says="goes on")
    assert evening.table().timers[GAME_END].due == evening.time() + 30 * 60
    assert table.game == evening.table().game


@pytest.mark.asyncio
async def test_a_table_that_is_being_set_up_cannot_be_paused_or_taken_back(evening: Evening):
    ana, mia = await evening.seat("Ana"), await evening.seat("Mia")
    await opened(ana)
    for deed in ("pause", "resume", "undo"):
        await moderates(mia, deed, says="has not begun yet")


@pytest.mark.asyncio
async def test_without_a_game_or_with_another_servers_nothing_is_done(evening: Evening):
    mia = await evening.seat("Mia")
    await moderates(mia, "pause", says="no game in this channel")
    theirs = await start_table(evening, "games", robots=0)
    await moderates(mia, "end", number(theirs.game), says=GONE)
    await moderates(mia, "end", number(999), says=GONE)
    await moderates(mia, "revive", number(theirs.game), says="no closed game of that number")
    assert theirs.status == "live"


@pytest.mark.asyncio
async def test_a_game_elsewhere_is_chosen_from_a_list(evening: Evening):
    mia = await evening.seat("Mia")
    table = await start_table(evening, "table-one", robots=0)
    await start_table(evening, "games", ("Ana", "Ben"), robots=0)
    (offered,) = await suggested(mia, "pause", "game", "ana", kind=4)
    assert offered == {"name": f"{table.game}: classic, Ana and Ben", "value": table.game}
    assert await suggested(mia, "pause", "game", "Zoe", kind=4) == []
    await moderates(mia, "pause", number(table.game), says="Paused")
    assert table.status == "paused"
    people = await suggested(mia, "kick", "player", "b", number(table.game))
    assert [one["name"] for one in people] == ["Ben"]
    assert await suggested(mia, "kick", "player", "b") == [], "nobody plays in this channel"


# Ending


@pytest.mark.asyncio
async def test_an_ended_game_has_no_winner_and_can_be_brought_back(evening: Evening):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening)
    await moderates(mia, "end", says="without a winner")
    await logged(mia, "ended game")
    assert (await row_of(evening, table.game)).status == "closed"
    await evening.until(lambda: not evening.bot.tables.all())
    await ana.wait_message(
        lambda m: "A moderator ended the game." in m["content"] and not m["components"],
        event="MESSAGE_UPDATE",
    )
    assert await evening.bot.standings.unrecorded() == []
    await moderates(mia, "end", says="no game in this channel")
    (offered,) = await suggested(mia, "revive", "game", "", kind=4)
    assert offered["value"] == table.game
    mark = ana.mark()
    await moderates(mia, "revive", number(table.game), says="The game is back")
    await logged(mia, "brought back game")
    shown = await ana.wait_message(shows("Roll"), event="MESSAGE_UPDATE", after=mark)
    assert "The table is back" in shown["content"]
    await ana.click(shown, button(shown, "Roll"))
    await evening.until(lambda: evening.table().seq > table.seq)


@pytest.mark.asyncio
async def test_a_table_that_is_being_set_up_is_closed(evening: Evening):
    mia = await with_a_log(evening)
    ana = await evening.seat("Ana")
    message = await opened(ana)
    await moderates(mia, "end", says="The table is closed")
    await lobby_says(ana, message, "this table is closed")
    await logged(mia, "ended game")
    game = (await evening.bot.games.of_guild(guild_id(evening), "closed"))[0].id
    await moderates(mia, "revive", number(game), says="no closed game of that number")
    await opened(ana)


# Sending away


@pytest.mark.asyncio
async def test_a_player_who_was_sent_away_cannot_take_the_seat_again(evening: Evening):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await sends_away(mia, ana.id)
    await logged(mia, "sent **Ana** away from game")
    assert table.seats[0] == Sitting("Robo Ana", table.seats[0].token, robot="normal", kept=True)
    assert "A moderator gave Ana's seat to the computer." in table.news(60)
    offer = await ana.wait_message(lambda m: "Take this seat" in buttons(m))
    take = buttons(offer)["Take this seat"]["custom_id"]
    await ana.click(offer, take)
    await evening.until(lambda: whispered(ana, "A moderator sent you away"))
    await evening.stop_bot()
    await evening.start_bot()
    mark = ana.mark()
    await ana.slash("seat", sub("take"))
    await told(ana, "A moderator sent you away", after=mark)
    dan = await evening.seat("Dan")
    await dan.click(offer, take)
    await evening.until(lambda: evening.table().seat_of(int(dan.id)) == 0)
    await moderates(mia, "kick", option("player", "Ana"), says="Nobody of that name")


@pytest.mark.asyncio
async def test_nobody_is_sent_away_before_the_moderator_said_so_twice(evening: Evening):
    mia = await evening.seat("Mia")
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    asked = await moderates(mia, "kick", option("player", "Ana"), says="Send Ana away")
    assert table.seat_of(int(ana.id)) == 0
    assert await evening.bot.bans.of(table.game) == []
    await evening.stop_bot()
    await evening.start_bot()
    await press(mia, asked, "Send away")
    await evening.until(lambda: evening.table().seat_of(int(ana.id)) is None)
    mark, pressed = mia.mark(), buttons(asked)["Send away"]["custom_id"]
    copy = Message("The same button.", [[Button("Send away", pressed)]])
    number = await evening.bot.discord_io.send(table.channel, copy)
    await mia.click({"channel_id": str(table.channel), "id": str(number)}, pressed)
    await told(mia, "Nobody of that name plays there", after=mark)


@pytest.mark.asyncio
async def test_who_was_sent_away_by_mistake_can_be_let_back(evening: Evening):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await sends_away(mia, "Ana")
    (offered,) = await suggested(mia, "forgive", "player", "a")
    assert offered["name"] == "Ana"
    await moderates(mia, "forgive", option("player", "Ben"), says="Nobody of that name was sent")
    await moderates(mia, "forgive", option("player", offered["value"]), says="Ana may come back")
    await logged(mia, "let **Ana** come back to game")
    assert await suggested(mia, "forgive", "player", "") == []
    offer = await ana.wait_message(lambda m: "Take this seat" in buttons(m))
    await press(ana, offer, "Take this seat")
    await evening.until(lambda: table.seat_of(int(ana.id)) == 0)


@pytest.mark.asyncio
async def test_nobody_is_let_back_by_an_empty_mention_or_an_old_list(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    bans = evening.bot.bans
    await bans.add(table.game, 501, "Dora")
    (old,) = await suggested(mia, "forgive", "player", "")
    await moderates(mia, "forgive", option("player", old["value"]), says="Dora may come back")
    await bans.add(table.game, 502, "Edgar")
    await bans.forget(502, "somebody")
    for typed in ("<@>", old["value"]):
        await moderates(mia, "forgive", option("player", typed), says="Nobody of that name")
    assert await bans.holds(table.game, 502)


@pytest.mark.asyncio
async def test_a_lobby_lets_somebody_back_too(evening: Evening):
    mia = await evening.seat("Mia")
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana)
    await press(ben, message, "Join")
    await lobby_says(ana, message, "Ready!")
    await sends_away(mia, "Ben")
    await moderates(mia, "forgive", option("player", f"<@{ben.id}>"), says="Ben may sit down")
    mark = ana.mark()
    await press(ben, message, "Join")
    await ana.wait_message(lambda m: "Ready!" in m["content"], event="MESSAGE_UPDATE", after=mark)


@pytest.mark.asyncio
async def test_a_kick_in_the_lobby_empties_the_seat_and_passes_the_host_on(evening: Evening):
    mia = await with_a_log(evening)
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana)
    await press(ben, message, "Join")
    await lobby_says(ana, message, "Ready!")
    await sends_away(mia, "ana")
    await lobby_says(ben, message, "Ben's table", "1. **Ben**")
    await logged(mia, "sent **Ana** away")
    await ana.click(message, buttons(message)["Join"]["custom_id"])
    await evening.until(lambda: whispered(ana, "A moderator sent you away"))
    await opened(ana, channel="table-one")


@pytest.mark.asyncio
async def test_a_game_without_its_last_player_is_put_away(evening: Evening):
    mia = await evening.seat("Mia")
    table, ana = await a_game(evening, people=("Ana",), robots=1)
    await sends_away(mia, f"<@{ana.id}>")
    await status_is(evening, table.game, "closed")


@pytest.mark.asyncio
async def test_who_is_out_of_a_game_cannot_be_sent_away_from_it(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await give_up(table, 2)
    await moderates(mia, "kick", option("player", "Cleo"), says="out of that game already")


# Taking back


@pytest.mark.asyncio
async def test_a_moderator_takes_back_even_dice_with_all_that_followed(evening: Evening):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening)
    before = table.state.players[0].at
    await table.submit(Seat(0), Roll())
    assert table.state.players[0].at != before
    question = await moderates(mia, "undo", says="the last move of Ana, and all that followed?")
    assert "counts for no standings, record or award" in question["content"]
    assert table.state.players[0].at != before, "nothing happens before it is meant"
    await press(mia, question, "Take back")
    await told(mia, "Taken back: the last move of Ana")
    await logged(mia, "took back the last move of Ana in game")
    assert table.state.players[0].at == before
    (last,) = await evening.bot.games.commits(table.game, table.seq - 1)
    assert (last.by, last.actor) == ("moderator", -1)
    said = "A moderator took back the last move of Ana. That went back past dice"
    assert any(line.startswith(said) for line in table.news(9))
    await table_showing(evening, ana, "Roll")
    await moderates(mia, "undo", says="No player has made a move yet")


@pytest.mark.asyncio
async def test_what_a_moderator_took_back_can_be_put_back_until_somebody_plays_on(
    evening: Evening,
):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening)
    await moderates(mia, "redo", says="There is nothing to put back")
    await table.submit(Seat(0), Roll())
    state, news = table.state, table.news(9)
    answer = await takes_back(mia, "the last move of Ana")
    await press(mia, answer, "Put back")
    done = await told(mia, "Put back: the last move of Ana")
    assert not done["components"]
    await logged(mia, "put back the last move of Ana in game")
    said = "A moderator put back the last move of Ana."
    assert table.state.players == state.players
    assert table.news(9)[-2:] == [news[-1], said]
    await see(evening, ana, saying(said))
    await moderates(mia, "redo", says="There is nothing to put back")
    await takes_back(mia, "the last move of Ana")
    await evening.stop_bot()
    await evening.start_bot()
    await moderates(mia, "redo", says="Put back: the last move of Ana")
    table = evening.table()
    assert table.state.players == state.players
    assert table.news(9)[-3:] == [news[-1], said, said]
    answer = await takes_back(mia, "the last move of Ana")
    await table.submit(Seat(0), Roll())
    await press(mia, answer, "Put back")
    await told(mia, "There is nothing to put back")


@pytest.mark.asyncio
async def test_a_move_that_happened_by_itself_counts_as_its_players_own(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening)
    await table.submit(Seat(1), MakeOffer(Seat(0), give_cash=1))
    offered = table.state
    await table.submit(Seat(0), Roll(), "auto")
    await takes_back(mia, "the last move of Ana, and all that followed")
    assert table.state.players == offered.players
    assert table.state.offers == offered.offers


@pytest.mark.asyncio
async def test_several_moves_can_be_taken_back_while_the_game_is_paused(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening, speed="live")
    start = table.state
    await table.submit(Seat(0), Roll())
    first = table.seq
    await table.submit(Seat(1), MakeOffer(Seat(0), give_cash=1))
    await moderates(mia, "pause", says="Paused")
    await takes_back(mia, "the last 2 moves of Ana and Ben", option("moves", 2, 4))
    assert table.state.players == start.players
    assert table.state.offers == start.offers
    assert (table.status, table.timers) == ("paused", {}), "and the clocks still stand"
    assert table.seq > first
    await moderates(mia, "resume", says="goes on")
    assert DECISION in table.timers


@pytest.mark.asyncio
async def test_an_undo_that_somebody_else_was_quicker_with_is_refused(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening)
    await table.submit(Seat(0), Roll())
    question = await moderates(mia, "undo", says="the last move of Ana")
    await takes_back(mia, "the last move of Ana")
    mark, at = mia.mark(), table.seq
    await press(mia, question, "Take back")
    await told(mia, "taken back meanwhile", after=mark)
    assert table.seq == at


# Handing on


@pytest.mark.asyncio
async def test_the_host_is_changed_in_the_lobby_and_in_the_game(evening: Evening):
    mia = await with_a_log(evening)
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana)
    await press(ben, message, "Join")
    await lobby_says(ana, message, "Ready!")
    await moderates(mia, "transfer", option("host", ben.id), says="Ben is the host now")
    await lobby_says(ana, message, "Ben's table", "Ready! Ben can press")
    await logged(mia, "made **Ben** the host of game")
    await moderates(mia, "transfer", option("host", ben.id), says="is the host already")
    await moderates(mia, "transfer", option("host", "Cleo"), says="Nobody of that name")
    await press(ben, message, "Start")
    table = await evening.until(lambda: evening.bot.tables.all() and evening.table())
    await moderates(mia, "transfer", option("host", "Ana"), says="Ana is the host now")
    assert table.settings.host == int(ana.id)
    assert "Ana is the host now." in table.news(9)
    await evening.stop_bot()
    await evening.start_bot()
    assert evening.table().settings.host == int(ana.id)
    await moderates(mia, "transfer", says="Say who is to be the host")


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
    assert call["id"] in gone(ana), "who is to act is called where the table is"
    offer = await ana.wait_message(lambda m: "Accept" in buttons(m), after=mark)
    thread = evening.running.stage.world.channels[int(offer["channel_id"])]
    assert str(thread.parent_id) == there, "what is open beside the table moves along"
    before = table.seq
    await ana.slash("roll", channel="table-one")
    await evening.until(lambda: table.seq > before)
    await opened(ana, channel="lobby")
    await moderates(mia, "transfer", channel(mia, "lobby"), number(table.game), says="already")
    await moderates(mia, "transfer", channel(mia, "table-one"), number(table.game), says="already")


@pytest.mark.asyncio
async def test_a_game_is_moved_although_its_old_message_is_gone(evening: Evening):
    mia = await evening.seat("Mia")
    _, ana = await a_game(evening)
    old = table_now(ana)
    assert old is not None
    evening.running.control.delete_message({"channel_id": ana.channel(), "message_id": old["id"]})
    mark, there = ana.mark(), ana.channel("table-one")
    await moderates(mia, "transfer", channel(mia, "table-one"), says="goes on in")
    new = await ana.wait_message(
        lambda m: m["channel_id"] == there and "Roll" in buttons(m), after=mark
    )
    await evening.idle()
    assert table_now(ana) == new


@pytest.mark.asyncio
async def test_free_seats_and_votes_are_closed_with_the_game_and_seats_are_free_elsewhere(
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
    await ana.wait_message(
        lambda m: m["id"] == here["id"] and not m["components"], event="MESSAGE_UPDATE"
    )
    await table.submit(Seat(0), Roll())
    await ana.slash("undo", channel="table-one")
    vote = await ana.wait_message(lambda m: "Agree" in buttons(m))
    await evening.idle()
    await moderates(mia, "end", says="without a winner", channel="table-one")
    for card, words in ((offer, "this seat is not free"), (vote, "this vote with it")):
        closed = await lobby_says(ana, card, "The game has ended", words)
        assert not closed["components"]
    await evening.idle()
    kinds = {kind.split(":")[0] for kind in await evening.bot.posts.of(table.game)}
    assert kinds.isdisjoint({"vacant", "vote"})
    mark = ana.mark()
    await moderates(mia, "revive", number(table.game), says="is back", channel="table-one")
    again = await ana.wait_message(lambda m: "Take this seat" in buttons(m), after=mark)
    assert again["content"] == here["content"]


@pytest.mark.asyncio
async def test_a_game_is_moved_while_something_is_auctioned(evening: Evening):
    mia = await evening.seat("Mia")
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await arrange(table, auction)
    await ana.wait_message(lambda m: "Pass" in buttons(m))
    mark = ana.mark()
    await moderates(mia, "transfer", channel(mia, "table-one"), says="goes on in")
    bidding = await ana.wait_message(lambda m: "Pass" in buttons(m), after=mark)
    thread = evening.running.stage.world.channels[int(bidding["channel_id"])]
    assert str(thread.parent_id) == ana.channel("table-one")
    before = table.seq
    await ana.click(bidding, button(bidding, "Pass"))
    await evening.until(lambda: table.seq > before)


@pytest.mark.asyncio
async def test_a_lobby_is_moved_too(evening: Evening):
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
async def test_a_game_is_not_moved_to_where_it_could_not_be_shown(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening)
    await evening.permit(mia.channel("table-one"), deny=["send_messages"])
    await moderates(mia, "transfer", channel(mia, "table-one"), says="I need **Send Messages")
    assert table.channel == channel_id(evening, "lobby")


# Channels that are deleted, and games that come back


@pytest.mark.asyncio
async def test_a_game_whose_channel_was_deleted_goes_on_elsewhere(evening: Evening):
    mia = await with_a_log(evening)
    table = await start_table(evening, robots=0, variant="timed", minutes=30)
    ana = evening.people["Ana"]
    await evening.until(lambda: table_now(ana))
    evening.time.now += 600
    evening.running.control.delete_channel({"channel_id": table.channel})
    await status_is(evening, table.game, "closed")
    await logged(mia, "A channel was deleted", f"game {table.game} (Ana and Ben)")
    with pytest.raises(GameGone):
        evening.bot.table(table.game)
    evening.time.now += 3 * 24 * 3600
    await evening.stop_bot()
    await evening.start_bot()
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
async def test_games_in_threads_go_with_their_channel_and_lobbies_close(evening: Evening):
    ana, mia = await evening.seat("Ana"), await evening.seat("Mia")
    message = await opened(ana, option("thread", True, 5))
    await press(ana, message, "Add computer")
    await lobby_says(ana, message, "Ready!")
    await press(ana, message, "Start")
    table = await evening.until(lambda: evening.bot.tables.all() and evening.table())
    await opened(ana)
    evening.running.control.delete_channel({"channel_id": ana.channel()})
    await status_is(evening, table.game, "closed")

    async def no_lobby() -> bool:
        return not await evening.bot.games.with_status("lobby")

    await eventually(no_lobby)
    there = option("channel", mia.channel("table-two"), 7)
    said = f"in <#{mia.channel('table-two')}>"
    await moderates(mia, "revive", number(table.game), there, says=said, channel="table-one")


@pytest.mark.asyncio
async def test_a_game_is_brought_back_only_to_a_free_channel(evening: Evening):
    mia = await evening.seat("Mia")
    table, ana = await a_game(evening)
    await moderates(mia, "end", says="without a winner")
    await opened(ana)
    await moderates(mia, "revive", number(table.game), says="There is a game in")
    assert (await row_of(evening, table.game)).status == "closed"
    await moderates(mia, "revive", number(table.game), channel(mia, "table-one"), says="is back")


@pytest.mark.asyncio
async def test_a_game_that_ended_in_a_deleted_channel_is_told_its_end_elsewhere(evening: Evening):
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
    await evening.until(lambda: not evening.bot.tables.all())
    mark = ana.mark()
    await moderates(mia, "revive", number(table.game), says="is back", channel="table-two")
    again = await ana.wait_message(lambda m: "Rematch" in buttons(m), after=mark)
    assert again["channel_id"] == ana.channel("table-two")
    assert (await row_of(evening, table.game)).status == "over"


@pytest.mark.asyncio
async def test_without_a_log_channel_or_with_a_closed_one_moderators_can_work(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening)
    await moderates(mia, "pause", says="Paused")
    await setting(evening, log=1234)
    await moderates(mia, "resume", says="goes on")
    assert table.status == "live"
