"""Tests of components V2 and modals: defaults, files, and the cache of phones."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.playground.server import Running
from tests.bot.playground.conftest import Seat
from tests.support.players import Person, RawBot, RawGateway, field, picture

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio
V2 = 1 << 15


async def send(bot: RawBot, channel: str, *components: Json, **files: bytes) -> Json:
    path = f"/channels/{channel}/messages"
    body = {"flags": V2, "components": list(components)}
    named = {name.replace("_", "."): data for name, data in files.items()}
    status, message = await bot.upload("POST", path, body, named)
    assert status == 200, message
    found: Json = message
    return found


def media(url: str) -> Json:
    return {"media": {"url": url}}


async def test_defaults_are_filled_in(bot: RawBot, seat: Seat):
    """Published description, required fields of the component responses."""
    ana = await seat("ana")
    url = "https://example.org/a.png"
    text = {"type": 10, "content": "hello"}
    section = {"type": 9, "components": [text], "accessory": {"type": 11, **media(url)}}
    people = {"type": 1, "components": [{"type": 5, "custom_id": "who"}]}
    box = {"type": 17, "components": [section, {"type": 12, "items": [media(url)]}]}
    answer = await send(bot, ana.channel(), box, {"type": 14}, people)
    container, separator, row = answer["components"]
    assert (container["accent_color"], container["spoiler"]) == (None, False)
    shown, gallery = container["components"]
    assert (shown["accessory"]["description"], shown["accessory"]["spoiler"]) == (None, False)
    assert (gallery["items"][0]["description"], gallery["items"][0]["spoiler"]) == (None, False)
    assert (separator["spacing"], separator["divider"]) == (1, True)
    (select,) = row["components"]
    assert (select["min_values"], select["max_values"]) == (1, 1)


async def test_generated_component_ids_differ_from_chosen_ones(bot: RawBot, seat: Seat):
    """DISCORD.md, components v1 and v2: Discord's ids differ from the ids a bot chose."""
    ana = await seat("ana")
    texts = [{"type": 10, "content": "a"}, {"type": 10, "content": "b", "id": 1}]
    answer = await send(bot, ana.channel(), *texts)
    assert [part["id"] for part in answer["components"]] == [2, 1]


async def test_a_file_component_returns_its_name_and_size(bot: RawBot, seat: Seat):
    """DISCORD.md, components v2: a file component's answer carries `name` and `size`."""
    ana = await seat("ana")
    file = {"type": 13, "file": {"url": "attachment://log.txt"}}
    answer = await send(bot, ana.channel(), file, log_txt=b"x" * 1500)
    (shown,) = answer["components"]
    assert (shown["name"], shown["size"], shown["spoiler"]) == ("log.txt", 1500, False)
    assert shown["file"]["attachment_id"]
    assert answer["attachments"] == []


async def test_a_message_becomes_v2_only_without_its_text(bot: RawBot, seat: Seat):
    """DISCORD.md, components v2: `content` has to be null, or the edit is a 400."""
    ana = await seat("ana")
    path = f"/channels/{ana.channel()}/messages"
    _, old = await bot.call("POST", path, {"content": "old", "embeds": [{"title": "old"}]})
    body = {"flags": V2, "components": [{"type": 10, "content": "new"}]}
    status, answer = await bot.call("PATCH", f"{path}/{old['id']}", body)
    assert (status, set(answer["errors"])) == (400, {"content", "embeds"})
    body |= {"content": None, "embeds": []}
    status, answer = await bot.call("PATCH", f"{path}/{old['id']}", body)
    assert (status, answer["content"], answer["flags"]) == (200, "", V2)


async def test_alt_text_and_spoiler_of_a_file_change_without_another_upload(
    bot: RawBot, seat: Seat
):
    """DISCORD.md: both can be edited since June 2026. The flag is `1 << 3`."""
    ana = await seat("ana")
    path = f"/channels/{ana.channel()}/messages"
    _, message = await bot.upload("POST", path, {}, {"board.png": picture()})
    (file,) = message["attachments"]
    assert (file["flags"], file.get("description")) == (0, None)
    kept = {"id": file["id"], "description": "The board", "is_spoiler": True}
    where = f"{path}/{message['id']}"
    _, changed = await bot.call("PATCH", where, {"attachments": [kept]})
    (shown,) = changed["attachments"]
    assert (shown["description"], shown["flags"], shown["url"]) == (
        "The board",
        1 << 3,
        file["url"],
    )
    _, again = await bot.call("PATCH", where, {"attachments": [{"id": file["id"]}]})
    assert again["attachments"] == [shown]


async def used(bot: RawBot, gateway: RawGateway, who: Person, *options: Json, **given: Any) -> Json:
    await bot.commands({"name": "go", "description": "Goes", "options": list(options)})
    await who.inbox.wait("COMMANDS")
    mark = len(gateway.inbox.got)
    chosen = [{"name": key, "value": value, "type": 7} for key, value in given.items()]
    await who.slash("go", chosen)
    return await gateway.inbox.wait("INTERACTION_CREATE", after=mark)


async def test_a_resolved_channel_contains_the_bots_permissions(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    """DISCORD.md: resolved channels carry `app_permissions` (July 2026)."""
    ana = await seat("ana")
    where = ana.channel("table-one")
    running.control.permission({"channel_id": where, "deny": ["send_messages"]})
    wanted = {"name": "where", "description": "Where", "type": 7}
    interaction = await used(bot, gateway, ana, wanted, where=where)
    shown = interaction["data"]["resolved"]["channels"][where]
    assert int(shown["permissions"]) & 1 << 11
    assert not int(shown["app_permissions"]) & 1 << 11


async def form(bot: RawBot, gateway: RawGateway, who: Person, component: Json) -> Json:
    """Open a modal with one component, and return it as the page gets it."""
    interaction = await used(bot, gateway, who)
    label = {"type": 18, "label": "Ask", "component": component}
    data = {"custom_id": "form", "title": "Form", "components": [label]}
    mark = who.mark()
    status, answer = await bot.answer(interaction, 9, data)
    assert status == 200, answer
    return await who.inbox.wait("MODAL", after=mark)


async def test_a_checkbox_group_without_a_maximum_accepts_all_options(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    """Published description: a checkbox group's `max_values` is optional."""
    ana = await seat("ana")
    options = [{"label": name, "value": name} for name in "abc"]
    modal = await form(bot, gateway, ana, {"type": 22, "custom_id": "g", "options": options})
    mark = len(gateway.inbox.got)
    await ana.submit(modal, field("g", values=["a", "b", "c"]))
    sent = await gateway.inbox.wait("INTERACTION_CREATE", after=mark)
    assert sent["data"]["components"][0]["component"]["values"] == ["a", "b", "c"]


async def upload(session: aiohttp.ClientSession, running: Running, name: str) -> str:
    data = aiohttp.FormData()
    data.add_field("file", b"x", filename=name)
    async with session.post(f"{running.url}/page/upload?as=ana", data=data) as response:
        return str((await response.json())["id"])


@pytest.mark.parametrize(
    ("types", "name", "fits"),
    [
        ([".toml"], "Board.TOML", True),
        ([".toml"], "board.txt", False),
        (["image"], "board.png", True),
        (["image", ".txt"], "board.toml", False),
        ([], "board.exe", True),
    ],
)
async def test_an_upload_accepts_only_its_file_types(
    bot: RawBot,
    gateway: RawGateway,
    seat: Seat,
    session: aiohttp.ClientSession,
    running: Running,
    types: list[str],
    name: str,
    fits: bool,
):
    """DISCORD.md: `file_types` filters by extension (August 2026)."""
    ana = await seat("ana")
    component = {"type": 19, "custom_id": "f", "file_types": types}
    modal = await form(bot, gateway, ana, component)
    file = await upload(session, running, name)
    nonce = await ana.submit(modal, field("f", values=[file]))
    if not fits:
        assert name.lower() in (await ana.refusal(nonce))["message"]
        return
    sent = await gateway.inbox.wait("INTERACTION_CREATE", lambda told: told["type"] == 5)
    assert sent["data"]["resolved"]["attachments"][file]["filename"] == name


async def test_a_cached_modal_shows_the_first_content_of_its_custom_id(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    """DISCORD.md: phones cache the content of a form by its custom id (#7554)."""

    async def shown(value: str) -> str:
        component = {"type": 4, "custom_id": "bid", "style": 1, "value": value}
        modal = await form(bot, gateway, ana, component)
        return str(modal["components"][0]["component"]["value"])

    ana = await seat("ana")
    assert [await shown(value) for value in ("100", "200")] == ["100", "200"]
    running.control.form_cache({})
    assert [await shown(value) for value in ("300", "400")] == ["300", "300"]
    running.control.form_cache({"on": False})
    assert await shown("500") == "500"
