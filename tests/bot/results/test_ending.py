"""The end of a game: end card, awards, replay, dice secret and rematch."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from bot.messages.game_source import GIVEN_UP
from bot.results.ending import views as ending
from bot.results.ending.views import end_message, end_rows
from bot.store.messages.kinds import END, REPLAY, Kind
from bot.tables.game_record import GameRecord, record_of
from bot.tables.table import LiveTable
from bot.ui.components import Button
from bot.ui.custom_ids import Press
from bot.ui.message import Message
from engine.actions import Resign
from engine.edition import Seat
from engine.rng import fingerprint
from renders.replay import MOST_BYTES
from tests.support.evening import Evening, buttons, option, sub
from tests.support.lobbying import lobby_says, opened, press, told
from tests.support.patience import until
from tests.support.players import Json, Person
from tests.support.tables import start_table, turn_of


async def resign(live: LiveTable, *seats: int) -> None:
    """Let these seats resign, in this order."""
    for seat in seats:
        await live.submit(Seat(seat), Resign())


async def end_card(person: Person, after: int = 0) -> Json:
    return await person.wait_message(lambda m: "Rematch" in buttons(m), after=after)


def cards(person: Person) -> list[Json]:
    """Return all end cards that a person has seen."""
    return [m for m in person.inbox.all("MESSAGE_CREATE") if "Rematch" in buttons(m)]


async def status_of(evening: Evening, game: int) -> str:
    row = await evening.row(game)
    return row.status


async def settled(evening: Evening, game: int, kind: Kind = REPLAY) -> None:
    """Wait until a post of this kind is stored for the game."""

    async def posted() -> bool:
        return kind in await evening.bot.stores.posts.of(game)

    await until(posted)


def quiet(evening: Evening) -> None:
    """Close the keeper, as if the bot died right after the last commit."""
    evening.parts.keeper.closed = True


def file_of(evening: Evening, message: Json, number: int = 0) -> bytes:
    found = evening.running.stage.world.attachments[int(message["attachments"][number]["id"])]
    return found.data


@pytest.mark.asyncio
async def test_the_end_card_has_ranks_and_seed_and_the_table_leaves_memory(evening: Evening):
    live = await start_table(evening, robots=0, seed="open sesame")
    ana = evening.people["Ana"]
    await resign(live, 1)
    card = await end_card(ana)
    assert "## Ana wins!" in card["content"]
    assert "1. Ana" in card["content"]
    assert "2. Ben" in card["content"]
    assert "`open sesame`" in card["content"]
    assert f"`{fingerprint('open sesame')[:32]}…`" in card["content"]
    assert "Ana wins" in card["attachments"][0]["description"]
    with Image.open(io.BytesIO(file_of(evening, card))) as picture:
        assert picture.width == 1024
    film = await ana.wait_message(
        lambda m: m["attachments"] and m["attachments"][0]["filename"] == "replay.gif"
    )
    assert film["attachments"][0]["description"]
    assert film["attachments"][1]["filename"] == "replay.html"
    data = file_of(evening, film)
    assert len(data) <= MOST_BYTES
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.format == "GIF"
    await settled(evening, live.game)
    assert evening.parts.tables.find(live.game) is None
    assert await status_of(evening, live.game) == "over"


@pytest.mark.asyncio
async def test_awards_are_told_in_words_after_a_real_game(evening: Evening):
    ana = await evening.seat("Ana")
    live = await start_table(evening, people=(), robots=3, edition="harbour", variant="short")
    card = await ana.wait_message(lambda m: "**Awards**" in m["content"])
    assert card["content"].count("\n- **") >= 2
    assert "The first bankruptcy has ended the game" in card["content"]
    assert " shells" in card["content"]
    assert len(card["content"]) <= 2000
    await settled(evening, live.game)


@pytest.mark.asyncio
async def test_a_timed_game_ends_on_time_with_everyones_worth(evening: Evening):
    live = await start_table(evening, variant="timed", minutes=30, robots=0)
    evening.time.now += 30 * 60 + 1
    await evening.parts.tables.tick()
    card = await end_card(evening.people["Ben"])
    assert "Time is up" in card["content"]
    assert card["content"].count(": $") == 2
    await settled(evening, live.game)


@pytest.mark.asyncio
async def test_an_end_that_was_not_shown_before_a_restart_is_shown_once(evening: Evening):
    live = await start_table(evening, robots=0)
    quiet(evening)
    await resign(live, 0)
    await evening.stop_bot()
    ana = evening.people["Ana"]
    assert cards(ana) == []
    await evening.start_bot()
    card = await end_card(ana)
    assert "Ben wins!" in card["content"]
    await settled(evening, live.game)
    await evening.restart_bot()
    await ana.settled()
    assert cards(ana) == [card], "an end is told once"


@pytest.mark.asyncio
async def test_a_replay_interrupted_by_a_restart_is_posted_afterwards(evening: Evening):
    live = await start_table(evening, robots=0)
    await resign(live, 0)
    await settled(evening, live.game)
    await evening.bot.stores.posts.drop(live.game, REPLAY)
    await evening.stop_bot()
    ana = evening.people["Ana"]
    mark = ana.mark()
    await evening.start_bot()
    await ana.wait_message(lambda m: m["attachments"], after=mark)
    await settled(evening, live.game)
    assert len(cards(ana)) == 1


@pytest.mark.asyncio
async def test_the_end_card_is_posted_without_a_picture_if_drawing_fails(
    evening: Evening, monkeypatch
):
    def spoilt(*args: Any) -> None:
        raise RuntimeError("no paint")

    monkeypatch.setattr(ending, "paint_end", spoilt)
    monkeypatch.setattr(GameRecord, "film", spoilt)
    live = await start_table(evening, robots=0)
    await resign(live, 1)
    card = await end_card(evening.people["Ana"])
    assert "Ana wins!" in card["content"]
    assert card["attachments"] == []
    await settled(evening, live.game)
    assert (await evening.bot.stores.posts.of(live.game))[REPLAY].message == 0


@pytest.mark.asyncio
async def test_a_game_in_a_deleted_channel_ends_without_messages(evening: Evening):
    live = await start_table(evening, "table-two", robots=0)
    quiet(evening)
    url = f"{evening.running.url}/control/delete_channel"
    async with evening.session.post(url, json={"channel_id": str(live.channel)}) as did:
        assert did.status == 200
    evening.parts.keeper.closed = False
    await resign(live, 1)

    await settled(evening, live.game)
    await evening.until(lambda: evening.parts.tables.find(live.game) is None)
    assert END not in await evening.bot.stores.posts.of(live.game)
    assert await status_of(evening, live.game) == "over", "it has a winner all the same"


@pytest.mark.asyncio
async def test_the_end_card_is_posted_after_temporary_errors(evening: Evening):
    live = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await evening.idle()
    fail(evening, times=3)
    await resign(live, 1)
    await end_card(ana)
    await settled(evening, live.game)
    await evening.idle()
    assert len(cards(ana)) == 1
    assert (await evening.bot.stores.posts.of(live.game))[REPLAY].message
    assert evening.parts.tables.find(live.game) is None


@pytest.mark.asyncio
async def test_the_replay_is_posted_after_temporary_errors(evening: Evening):
    live = await start_table(evening, robots=0)
    await resign(live, 1)
    await settled(evening, live.game)
    await evening.bot.stores.posts.drop(live.game, REPLAY)
    await evening.stop_bot()
    fail(evening, times=1)
    await evening.start_bot()
    await settled(evening, live.game)
    assert (await evening.bot.stores.posts.of(live.game))[REPLAY].message


@pytest.mark.asyncio
async def test_a_replay_that_discord_refuses_is_not_sent_again(evening: Evening):
    live = await start_table(evening, robots=0)
    await resign(live, 1)
    await settled(evening, live.game)
    await evening.bot.stores.posts.drop(live.game, REPLAY)
    await evening.stop_bot()
    fail(evening, times=1, status=413)
    await evening.start_bot()
    await settled(evening, live.game)
    assert (await evening.bot.stores.posts.of(live.game))[REPLAY].message == 0


@pytest.mark.asyncio
async def test_a_game_that_ends_in_a_hidden_channel_is_recorded(evening: Evening, caplog):
    live = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await evening.idle()
    hide(evening, live.channel)
    await resign(live, 1)
    await evening.until(lambda: "cannot be shown" in caplog.text)

    async def recorded() -> bool:
        return await evening.bot.stores.standings.reason(live.game) is not None

    await until(recorded)
    assert await status_of(evening, live.game) == "over"
    evening.running.control.permission({"channel_id": live.channel, "allow": ["view_channel"]})
    await end_card(ana)
    await settled(evening, live.game)


@pytest.mark.asyncio
async def test_a_new_game_can_begin_while_the_end_of_the_last_cannot_be_shown(
    evening: Evening,
):
    live = await start_table(evening, robots=0)
    await evening.idle()
    hide(evening, live.channel)
    await resign(live, 1)
    again = await start_table(evening, robots=0)
    assert evening.parts.tables.all() == [live, again]
    assert evening.parts.tables.in_channel(live.channel) is again


@pytest.mark.asyncio
async def test_showing_an_end_is_given_up_after_some_hours(evening: Evening, caplog):
    live = await start_table(evening, robots=0)
    await evening.idle()
    hide(evening, live.channel)
    await resign(live, 1)
    await evening.until(lambda: "cannot be shown" in caplog.text)
    await evening.until(lambda: evening.parts.keeper.trouble(live.game, 0))
    evening.time.now += GIVEN_UP
    await evening.idle()
    assert evening.parts.tables.find(live.game) is None
    assert not evening.parts.keeper._work
    assert await status_of(evening, live.game) == "over"


def fail(evening: Evening, times: int, status: int = 503) -> None:
    """Let the next messages posted in any channel fail with an error."""
    fault = {"kind": "error", "status": status, "times": times}
    evening.running.control.fault(fault | {"method": "POST", "path": "/channels/"})


def hide(evening: Evening, channel: int) -> None:
    """Take the bot's permission to view a channel."""
    evening.running.control.permission({"channel_id": channel, "deny": ["view_channel"]})


@pytest.mark.asyncio
async def test_an_end_without_permission_is_shown_after_the_next_start(evening: Evening):
    live = await start_table(evening, "table-two", robots=0)
    ana = evening.people["Ana"]
    await permit(evening, live.channel, "deny")
    await resign(live, 1)
    await evening.stop_bot()
    assert cards(ana) == []
    await permit(evening, live.channel, "allow")
    await evening.start_bot()
    await end_card(ana)
    await settled(evening, live.game)


async def permit(evening: Evening, channel: int, how: str) -> None:
    body = {"channel_id": str(channel), how: ["send_messages"]}
    async with evening.session.post(f"{evening.running.url}/control/permission", json=body) as did:
        assert did.status == 200


@pytest.mark.asyncio
async def test_a_rematch_brings_the_same_people_and_rules_together(evening: Evening):
    live = await start_table(
        evening,
        robots=1,
        edition="horse",
        change=turn_of(0),
        variant="short",
        house={"salary": 300},
        speed="relaxed",
    )
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await resign(live, 0, 2)
    card = await end_card(ben)
    mark = ben.mark()
    await press(ben, card, "Rematch")
    lobby = await ben.wait_message(lambda m: "Join" in buttons(m), after=mark)
    for words in ("Ben's table", "**Ana**", "**Ben**", "Robo 1", "$300", "Short game", "Relaxed"):
        assert words in lobby["content"]
    await told(ben, "same people and rules", lobby["id"], after=mark)
    (row,) = await evening.bot.stores.games.with_status("lobby")
    assert row.settings.host == int(ben.id)
    assert row.settings.house == {"salary": 300}

    await press(ana, card, "Rematch")
    await told(ana, "already being set up", lobby["id"])
    await press(ana, lobby, "Leave")
    await lobby_says(ben, lobby, "Ben's table")
    await press(ben, lobby, "Start")
    await lobby_says(ben, lobby, "has begun")
    second = next(t for t in evening.parts.tables.all() if t.game != live.game)
    assert [s.name for s in second.seats] == ["Ben", "Robo 1"]
    assert second.state.hidden.seed != live.state.hidden.seed


@pytest.mark.asyncio
async def test_the_rematch_button_works_after_a_restart_for_those_who_played(evening: Evening):
    live = await start_table(evening, robots=0)
    ana, dan = evening.people["Ana"], await evening.seat("Dan")
    await resign(live, 1)
    card = await end_card(ana)
    await settled(evening, live.game)
    await evening.restart_bot()
    await press(dan, card, "Rematch")
    await told(dan, "Only players of that game")
    mark = ana.mark()
    await press(ana, card, "Rematch")
    await ana.wait_message(lambda m: "Join" in buttons(m), after=mark)


@pytest.mark.asyncio
async def test_the_rematch_command_takes_the_last_game_of_the_channel(evening: Evening):
    ana = await evening.seat("Ana")
    await ana.slash("game", sub("rematch"))
    await told(ana, "No game has ended in this channel")
    first = await start_table(evening, robots=0, edition="nyc")
    await resign(first, 1)
    await settled(evening, first.game)
    evening.time.now += 60
    last = await start_table(evening, robots=0, edition="harbour")
    await ana.slash("game", sub("rematch"))
    await told(ana, "already being played")
    await resign(last, 1)
    await settled(evening, last.game)
    mark = ana.mark()
    await ana.slash("game", sub("rematch"))
    lobby = await ana.wait_message(lambda m: "Join" in buttons(m), after=mark)
    assert "Lantern Harbour" in lobby["content"]


@pytest.mark.asyncio
async def test_outdated_buttons_answer_with_the_current_status(evening: Evening):
    live = await start_table(evening, "table-one", robots=0)
    ana = evening.people["Ana"]
    await old_button(evening, live, ana, "lobby-rematch", "still being played")
    await old_button(evening, live, ana, "lobby-join", "already begun")
    await resign(live, 1)
    await settled(evening, live.game)
    for verb in ("lobby-join", "lobby-start", "lobby-settings", "lobby-rules", "lobby-numbers"):
        await old_button(evening, live, ana, verb, "That game is over")


async def old_button(
    evening: Evening, live: LiveTable, person: Person, verb: str, answer: str
) -> None:
    """Press an outdated button, and wait for this answer."""
    pressed, mark = Press(live.game, verb).custom_id, person.mark()
    await evening.parts.sender.send(live.channel, Message("old", [[Button("Old", pressed)]]))
    message = await person.wait_message(lambda m: m["content"] == "old", after=mark)
    await person.click(message, pressed)
    await told(person, answer, after=mark)


@pytest.mark.asyncio
async def test_a_game_in_a_thread_ends_and_begins_again_there(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    lobby = await opened(ana, option("thread", True, 5), option("speed", "none"))
    await press(ben, lobby, "Join")
    await press(ana, await lobby_says(ana, lobby, "Ready!"), "Start")
    await evening.until(evening.parts.tables.all)
    live = evening.table()
    await resign(live, 0)
    card = await end_card(ben)
    assert card["channel_id"] == lobby["channel_id"]
    await settled(evening, live.game)
    mark = ben.mark()
    await press(ben, card, "Rematch")
    again = await ben.wait_message(lambda m: "Join" in buttons(m), after=mark)
    assert again["channel_id"] == lobby["channel_id"]


@pytest.mark.asyncio
async def test_games_of_two_servers_end_in_their_own_channels(evening: Evening):
    home = await start_table(evening, "lobby", robots=0)
    away = await start_table(evening, "games", robots=0)
    ben = evening.people["Ben"]
    await resign(away, 1)
    card = await end_card(ben)
    assert card["channel_id"] == str(away.channel)
    await settled(evening, away.game)
    assert evening.parts.tables.all() == [home]


@pytest.mark.asyncio
async def test_a_tutorial_has_no_rematch_button(evening: Evening):
    live = await start_table(evening, robots=1, people=("Ana",), tutorial=True)
    assert end_rows(live) == []


@pytest.mark.asyncio
async def test_names_cannot_format_the_end(evening: Evening):
    live = await start_table(evening, robots=0)
    seat = live.seats[0]
    live.seats[0] = type(seat)("**@everyone**", seat.token, seat.user)
    quiet(evening)
    await resign(live, 1)
    text = end_message(live, None, None, await record_of(live)).text
    assert "@everyone" not in text
    assert "\\*\\*" in text
