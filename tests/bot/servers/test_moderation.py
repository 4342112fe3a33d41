"""The commands of moderators: permissions, pause, resume, end, revive and a new host."""

from __future__ import annotations

import pytest

from bot.tables.clocks import DECISION, GAME_END
from tests.support.evening import Evening, option, sub, whispered
from tests.support.lobbying import lobby_says, opened, press
from tests.support.moderating import (
    guild_id,
    logged,
    make_role,
    moderates,
    number,
    override,
    refused,
    setting,
    suggested,
    with_a_log,
)
from tests.support.seeing import a_game, button, shows, table_now, table_showing, the_table
from tests.support.tables import start_table

GONE = "There is no such game in this server."

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
async def test_a_plain_member_cannot_use_any_moderate_command(evening: Evening):
    table, ana = await a_game(evening)
    for deed in DEEDS:
        await refused(ana, "moderate", deed)
    assert table.status == "live"


@pytest.mark.asyncio
async def test_command_permissions_set_in_discord_are_respected(evening: Evening):
    table, ana = await a_game(evening)
    mia = await evening.seat("Mia")
    override(evening, "moderate", ana, allowed=True)
    override(evening, "moderate", mia, allowed=False)
    await moderates(ana, "pause", says="Paused")
    assert table.status == "paused"
    await refused(mia, "moderate", sub("resume"))
    assert table.status == "paused"


@pytest.mark.asyncio
async def test_a_role_can_be_allowed_to_moderate(evening: Evening):
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


@pytest.mark.asyncio
async def test_nobody_can_act_in_a_paused_game_until_it_is_resumed(evening: Evening):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening, speed="live")
    roll = button(await table_showing(evening, ana, "Roll"), "Roll")
    message = the_table(ana)
    await moderates(mia, "pause", says="until </moderate resume:")
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
async def test_a_paused_game_is_still_paused_after_a_restart(evening: Evening):
    mia = await with_a_log(evening)
    table = await start_table(evening, robots=0, variant="timed", minutes=30)
    ana = evening.people["Ana"]
    await moderates(mia, "pause", says="Paused")
    evening.time.now += 7200
    await evening.restart_bot()
    assert evening.table().status == "paused"
    await ana.slash("roll")
    await evening.until(lambda: whispered(ana, "This table is paused"))
    await moderates(mia, "resume", says="goes on")
    assert evening.table().timers[GAME_END].due == evening.time() + 30 * 60
    assert table.game == evening.table().game


@pytest.mark.asyncio
async def test_a_lobby_cannot_be_paused_or_undone(evening: Evening):
    ana, mia = await evening.seat("Ana"), await evening.seat("Mia")
    await opened(ana)
    for deed in ("pause", "resume", "undo"):
        await moderates(mia, deed, says="has not begun yet")


@pytest.mark.asyncio
async def test_commands_without_a_game_or_for_another_servers_game_are_refused(evening: Evening):
    mia = await evening.seat("Mia")
    await moderates(mia, "pause", says="The option `game` lists")
    theirs = await start_table(evening, "games", robots=0)
    await moderates(mia, "end", number(theirs.game), says=GONE)
    await moderates(mia, "end", number(999), says=GONE)
    await moderates(mia, "revive", number(theirs.game), says="no closed game with that number")
    assert theirs.status == "live"


@pytest.mark.asyncio
async def test_a_game_in_another_channel_is_chosen_from_suggestions(evening: Evening):
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


@pytest.mark.asyncio
async def test_an_ended_game_has_no_winner_and_can_be_revived(evening: Evening):
    mia = await with_a_log(evening)
    table, ana = await a_game(evening)
    await moderates(mia, "end", says="without a winner")
    await logged(mia, "ended game")
    assert (await evening.row(table.game)).status == "closed"
    await evening.until(lambda: not evening.parts.tables.all())
    await ana.wait_message(
        lambda m: "A moderator ended the game." in m["content"] and not m["components"],
        event="MESSAGE_UPDATE",
    )
    assert await evening.bot.stores.standings.unrecorded() == []
    await moderates(mia, "end", says="The option `game` lists")
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
async def test_a_lobby_can_be_closed(evening: Evening):
    mia = await with_a_log(evening)
    ana = await evening.seat("Ana")
    message = await opened(ana)
    await moderates(mia, "end", says="The table is closed")
    await lobby_says(ana, message, "this table is closed")
    await logged(mia, "ended game")
    game = (await evening.bot.stores.games.of_guild(guild_id(evening), "closed"))[0].id
    await moderates(mia, "revive", number(game), says="no closed game with that number")
    await opened(ana)


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
    await moderates(mia, "transfer", option("host", "Cleo"), says="Nobody with that name")
    await press(ben, message, "Start")
    table = await evening.until(lambda: evening.parts.tables.all() and evening.table())
    await moderates(mia, "transfer", option("host", "Ana"), says="Ana is the host now")
    assert table.settings.host == int(ana.id)
    assert "Ana is the host now." in table.news(9)
    await evening.restart_bot()
    assert evening.table().settings.host == int(ana.id)
    await moderates(mia, "transfer", says="Choose a new host")


@pytest.mark.asyncio
async def test_moderators_can_act_without_a_working_log_channel(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening)
    await moderates(mia, "pause", says="Paused")
    await setting(evening, log=1234)
    await moderates(mia, "resume", says="goes on")
    assert table.status == "live"
