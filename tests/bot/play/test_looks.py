"""The light and dark theme in all pictures of a table."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageStat

from engine.actions import MakeOffer
from engine.edition import Seat
from tests.support.evening import Evening, buttons, option, sub
from tests.support.finishing import finish
from tests.support.lobbying import lobby_says, opened, press, told
from tests.support.players import Json
from tests.support.seeing import table_now
from tests.support.tables import channel_id


def brightness(evening: Evening, message: Json) -> float:
    """Return the mean brightness of a message's picture, from 0 to 255."""
    number = int(message["attachments"][0]["id"])
    data = evening.running.stage.world.attachments[number].data
    return ImageStat.Stat(Image.open(io.BytesIO(data)).convert("L")).mean[0]


@pytest.mark.asyncio
async def test_a_dark_table_is_dark_in_all_its_pictures(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    lobby = await opened(ana, option("look", "dark"))
    assert brightness(evening, lobby) < 90
    await press(ben, lobby, "Join")
    await lobby_says(ana, lobby, "Ready!")
    await press(ana, lobby, "Start")
    table = await evening.until(lambda: evening.parts.tables.all() and evening.table())
    seen = await evening.until(lambda: table_now(ana))
    assert brightness(evening, seen) < 90
    for command, options in (
        ("panel", []),
        ("player", []),
        ("deed", [option("name", "Boardwalk")]),
    ):
        mark = ana.mark()
        await ana.slash(command, options)

        def drawn(mark: int = mark) -> Json | None:
            got = [m for _, m in ana.inbox.got[mark:] if m.get("flags", 0) & 64]
            return next((m for m in got if m.get("attachments")), None)

        assert brightness(evening, await evening.until(drawn)) < 110, command
    await table.submit(table.state.turn.seat, _offer(table.state.turn.seat))
    offer = await ana.wait_message(lambda m: "Trade" not in buttons(m) and "Withdraw" in buttons(m))
    assert brightness(evening, offer) < 110


def _offer(seat: Seat) -> MakeOffer:
    return MakeOffer(Seat(1 - seat), give_cash=10, ask_cash=5)


@pytest.mark.asyncio
async def test_the_end_of_a_dark_game_is_dark_too(evening: Evening):
    await finish(evening, "Ana", "Ben", theme="dark")
    card = await evening.people["Ana"].wait_message(lambda m: "Rematch" in buttons(m))
    assert brightness(evening, card) < 90
    film = await evening.people["Ana"].wait_message(lambda m: "turn by turn" in m["content"])
    assert brightness(evening, film) < 90


@pytest.mark.asyncio
async def test_the_host_changes_the_look_with_a_button(evening: Evening):
    ana = await evening.seat("Ana")
    lobby = await opened(ana)
    assert brightness(evening, lobby) > 150
    await ana.slash("game", sub("settings"))
    page = await told(ana, "Settings of your table")
    await press(ana, page, "Dark look")
    dark = await ana.wait_message(lambda m: m["id"] == lobby["id"], event="MESSAGE_UPDATE")
    assert brightness(evening, dark) < 90
    await told(ana, "Settings of your table")
    row = await evening.bot.stores.games.in_channel(channel_id(evening, "lobby"))
    assert row is not None
    assert row.settings.theme == "dark"
