"""The list of a server's running and finished games."""

from __future__ import annotations

from functools import partial

import pytest

from bot.store.database.writer import Transaction
from bot.store.messages.kinds import END
from engine.actions import Roll
from tests.support.evening import Evening, sub
from tests.support.finishing import asked, filmed, finish, give_up, recorded
from tests.support.reading import newest, parts, pick, press, private, see
from tests.support.tables import start_table


@pytest.mark.asyncio
async def test_games_lists_running_and_finished_games_with_links(evening: Evening):
    cleo = await evening.seat("Cleo")
    await asked(evening, cleo, "games", "No game has been played here yet")
    over = await finish(evening, "Ana", "Ben")
    await start_table(evening, "table-one", ("Ana", "Dan"), robots=0)
    await finish(evening, "Eve", robots=1, tutorial=True, channel="table-two")
    await evening.people["Ana"].slash("game", sub("new"), channel="table-two")
    await evening.until(lambda: newest(cleo, lambda m: "Join" in str(m["components"])))
    listed = await asked(evening, cleo, "games", "**Running**", "**Finished**")
    text = listed["content"]
    assert "Ana and Dan · turn 1 · [watch](https://discord.com/channels/" in text
    assert "[lobby](https://discord.com/channels/" in text
    assert "**Ana** won against Ben" in text
    assert "Eve" not in text, "a lesson is nobody else's business"
    end = (await evening.bot.stores.posts.of(over.game))[END]
    assert f"/{end.channel}/{end.message})" in text


@pytest.mark.asyncio
async def test_a_finished_game_shows_its_end_card_and_its_replay_again(evening: Evening):
    over = await finish(evening, "Ana", "Ben", "Cleo")
    dan = await evening.seat("Dan")
    listed = await asked(evening, dan, "games", "**Finished**")
    (found,) = parts(listed, 3)
    await pick(dan, listed, "Look at", found["options"][0]["label"])
    page = await see(evening, dan, private("1\\. Ana", "2\\. Ben", "3\\. Cleo"))
    assert "It counts in the standings" in page["content"]
    await evening.restart_bot()
    await press(dan, page, "End card")
    card = await see(evening, dan, private("## Ana wins!"))
    assert card["attachments"][0]["filename"] == "end.png"
    await press(dan, page, "Replay")
    film = await see(evening, dan, private("The whole game once more"))
    assert [one["filename"] for one in film["attachments"]] == ["replay.gif", "replay.html"]
    mark = dan.mark()
    await press(dan, page, "All games")
    listed = await dan.wait_message(
        private("**Games in this server**"), event="MESSAGE_UPDATE", after=mark
    )
    await pick(dan, listed, "Look at", found["options"][0]["label"])
    page = await dan.wait_message(private("1\\. Ana"), event="MESSAGE_UPDATE", after=mark)
    await evening.bot.stores.games.db.write("DELETE FROM games WHERE id = ?", (over.game,))
    await press(dan, page, "Replay")
    await see(evening, dan, private("no longer kept"))


@pytest.mark.asyncio
async def test_games_says_why_a_game_does_not_count(evening: Evening):
    table = await start_table(evening, robots=0)
    await table.submit(table.state.turn.seat, Roll())
    await table.undo(0, "moderator")
    await give_up(table, 1)
    await recorded(evening, table)
    ana = evening.people["Ana"]
    listed = await asked(evening, ana, "games", "**Finished**")
    (found,) = parts(listed, 3)
    await pick(ana, listed, "Look at", found["options"][0]["label"])
    await see(evening, ana, private("Dice, cards or questions were taken back"))


@pytest.mark.asyncio
async def test_games_of_hidden_channels_are_seen_by_their_players_only(evening: Evening):
    over = await finish(evening, "Ana", "Ben", channel="table-one")
    ana, cleo = evening.people["Ana"], await evening.seat("Cleo")
    page = await asked(evening, cleo, "games", "**Ana** won")
    (found,) = parts(page, 3)
    await pick(cleo, page, "Look at", found["options"][0]["label"])
    look = await see(evening, cleo, private("1\\. Ana"))
    hide = {"channel_id": over.channel, "target_id": cleo.id, "deny": ["view_channel"]}
    evening.running.control.permission(hide)
    await evening.until(lambda: _hidden(evening, over.channel, int(cleo.id)))
    await asked(evening, cleo, "games", "No game has been played here yet")
    await press(cleo, look, "End card")
    await see(evening, cleo, private("you cannot see"))
    await asked(evening, ana, "games", "**Ana** won")


def _hidden(evening: Evening, channel: int, user: int) -> bool:
    place = evening.bot.get_channel(channel)
    return any(target.id == user for target in getattr(place, "overwrites", {}))


@pytest.mark.asyncio
async def test_a_game_whose_channel_is_gone_is_listed_without_a_link(evening: Evening):
    over = await finish(evening, "Ana", "Ben", channel="table-one")
    await filmed(evening, over)
    evening.running.control.delete_channel({"channel_id": over.channel})
    await evening.until(lambda: evening.bot.get_channel(over.channel) is None)
    cleo, mia = await evening.seat("Cleo"), await evening.seat("Mia")
    await asked(evening, cleo, "games", "No game has been played here yet")
    for person in (evening.people["Ana"], mia):
        listed = await asked(evening, person, "games", "**Ana** won against Ben")
        assert "discord.com" not in listed["content"]


@pytest.mark.asyncio
async def test_many_games_have_pages(evening: Evening):
    ana = await evening.seat("Ana")
    over = await finish(evening, "Ana", "Ben")
    await filmed(evening, over)
    db = evening.bot.stores.games.db
    for number in range(9):
        copied = (
            "INSERT INTO games (guild, channel, status, settings, edition, start, seq, created,"
            " changed) SELECT guild, channel, status, settings, edition, start, seq, created, ?"
            " FROM games WHERE id = ? RETURNING id"
        )
        values = (evening.time() - 100 + number, over.game)
        copy = await db.transact(partial(Transaction.insert, sql=copied, values=values))
        for table, columns in (
            ("seats", "seat, user, name, token, robot, kept, misses"),
            ("commits", "seq, actor, by, move, events, digest, at"),
        ):
            await db.write(
                f"INSERT INTO {table} (game, {columns}) SELECT ?, {columns} FROM {table}"
                " WHERE game = ?",
                (copy, over.game),
            )
    listed = await asked(evening, ana, "games", "Page 1 of 2")
    assert listed["content"].count("**Ana** won") == 8
    await press(ana, listed, "Next")
    second = await see(evening, ana, private("Page 2 of 2"))
    assert second["content"].count("**Ana** won") == 2
    (found,) = parts(second, 3)
    await pick(ana, second, "Look at", found["options"][-1]["label"])
    look = await see(evening, ana, private("1\\. Ana"))
    await press(ana, look, "All games")
    await evening.until(lambda: "Page 2 of 2" in (newest(ana, private()) or {})["content"])
