"""The commands that send players away and forgive them."""

from __future__ import annotations

import pytest

from bot.store.database.codec import Sitting
from bot.store.database.database import Database
from bot.store.servers.bans import Bans
from bot.ui.components import Button
from bot.ui.message import Message
from tests.support.evening import Evening, buttons, option, sub, whispered
from tests.support.finishing import give_up
from tests.support.lobbying import lobby_says, opened, press, told
from tests.support.moderating import logged, moderates, sends_away, status_is, suggested, with_a_log
from tests.support.seeing import a_game


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
    await evening.restart_bot()
    mark = ana.mark()
    await ana.slash("seat", sub("take"))
    await told(ana, "A moderator sent you away", after=mark)
    dan = await evening.seat("Dan")
    await dan.click(offer, take)
    await evening.until(lambda: evening.table().seat_of(int(dan.id)) == 0)
    await moderates(mia, "kick", option("player", "Ana"), says="Nobody with that name")


@pytest.mark.asyncio
async def test_sending_a_player_away_must_be_confirmed(evening: Evening):
    mia = await evening.seat("Mia")
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    asked = await moderates(mia, "kick", option("player", "Ana"), says="Send Ana away")
    assert table.seat_of(int(ana.id)) == 0
    assert await evening.bot.stores.bans.of(table.game) == []
    await evening.restart_bot()
    await press(mia, asked, "Send away")
    await evening.until(lambda: evening.table().seat_of(int(ana.id)) is None)
    mark, pressed = mia.mark(), buttons(asked)["Send away"]["custom_id"]
    copy = Message("The same button.", [[Button("Send away", pressed)]])
    number = await evening.parts.sender.send(table.channel, copy)
    await mia.click({"channel_id": str(table.channel), "id": str(number)}, pressed)
    await told(mia, "Nobody with that name plays there", after=mark)


@pytest.mark.asyncio
async def test_a_forgiven_player_can_take_the_seat_again(evening: Evening):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await sends_away(mia, "Ana")
    (offered,) = await suggested(mia, "forgive", "player", "a")
    assert offered["name"] == "Ana"
    await moderates(mia, "forgive", option("player", "Ben"), says="Nobody with that name was sent")
    await moderates(mia, "forgive", option("player", offered["value"]), says="Ana may come back")
    await logged(mia, "let **Ana** come back to game")
    assert await suggested(mia, "forgive", "player", "") == []
    offer = await ana.wait_message(lambda m: "Take this seat" in buttons(m))
    await press(ana, offer, "Take this seat")
    await evening.until(lambda: table.seat_of(int(ana.id)) == 0)


@pytest.mark.asyncio
async def test_an_empty_mention_or_an_old_suggestion_forgives_nobody(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    bans = evening.bot.stores.bans
    await bans.add(table.game, 501, "Dora")
    (old,) = await suggested(mia, "forgive", "player", "")
    await moderates(mia, "forgive", option("player", old["value"]), says="Dora may come back")
    await bans.add(table.game, 502, "Edgar")
    await bans.forget_user(502, "somebody")
    for typed in ("<@>", old["value"]):
        await moderates(mia, "forgive", option("player", typed), says="Nobody with that name")
    assert await bans.holds(table.game, 502)


@pytest.mark.asyncio
async def test_a_ban_of_somebody_whose_data_is_deleted_keeps_nobody_else_away(db: Database):
    blocks = Bans(db, "blocks", "guild")
    await blocks.add(7, 501, "Dora")
    await blocks.forget_user(501, "somebody")
    assert await blocks.holds(7, 501)
    assert not await blocks.holds(7, 502)
    assert not await blocks.holds(8, 501)


@pytest.mark.asyncio
async def test_a_forgiven_player_can_join_the_lobby_again(evening: Evening):
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
async def test_sending_the_last_person_away_closes_the_game(evening: Evening):
    mia = await evening.seat("Mia")
    table, ana = await a_game(evening, people=("Ana",), robots=1)
    await sends_away(mia, f"<@{ana.id}>")
    await status_is(evening, table.game, "closed")


@pytest.mark.asyncio
async def test_a_bankrupt_player_cannot_be_sent_away(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await give_up(table, 2)
    await moderates(mia, "kick", option("player", "Cleo"), says="out of that game already")
