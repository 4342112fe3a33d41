"""A moderator in a real browser: the settings page and a server's own edition.

With RENTROLL_SHOTS=DIR in the environment every step saves a screenshot there.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.play.test_browser import Play, choose, expect, play
from tests.support.moderating import guild_id
from tests.support.page_fixtures import Window
from tests.support.paths import ROOT

__all__ = ["play"]

HARBOUR = ROOT / "editions" / "harbour"


def marina() -> str:
    """Return the file of the edition harbour under another name, with its theme included."""
    edition = (HARBOUR / "edition.toml").read_text(encoding="utf-8")
    theme = (HARBOUR / "theme.toml").read_text(encoding="utf-8").replace("\n[", "\n[theme.")
    renamed = edition.replace('id = "harbour"', 'id = "marina"')
    renamed = renamed.replace('name = "Lantern Harbour"', 'name = "Old Marina"')
    return f"{renamed}\n[theme]\n{theme}"


async def hand_in(window: Window, text: str) -> None:
    """Send `/edition upload` with this text as its file."""
    await window.type("/edition upload ")
    file = {"name": "marina.toml", "mimeType": "text/plain", "buffer": text.encode()}
    await window.main.locator(".pill input[type=file]").set_input_files(file)
    await expect(window.main.locator(".pill")).to_contain_text("marina.toml")
    await window.main.get_by_role("button", name="Send").click()


async def is_drawn(picture: Any) -> None:
    """Wait until a picture is visible and loaded."""
    await expect(picture).to_be_visible()
    await expect(picture).to_have_js_property("complete", value=True)
    assert await picture.evaluate("image => image.naturalWidth") > 0


@pytest.mark.asyncio
async def test_a_moderator_sets_the_server_up_and_publishes_an_edition_by_clicking(play: Play):
    mia, ana = await play.window("Mia"), await play.window("Ana")

    # The settings: each choice is saved at once and shown on the page.
    await mia.command("setup")
    page = mia.says("Rentroll in this server")
    await expect(page).to_contain_text("Only you can see this")
    await choose(mia, "Limit", "3 games at once")
    await expect(page).to_contain_text("Limit: 3 games at once")
    await play.shot(mia, "setup-people")
    await choose(mia, "Section", "Edition, kind of game, speed, look")
    await choose(mia, "Usual speed", "Slow")
    await expect(page).to_contain_text("Usual speed: Slow")
    await play.shot(mia, "setup-games")
    limits = play.evening.bot.stores.guild_settings.of(guild_id(play.evening))
    assert (limits.most_games, limits.speed) == (3, "slow")

    # A file with two problems.
    await hand_in(mia, marina().replace("price = 60", 'price = "free"') + "\n[oars]\nmany = 2\n")
    refused = mia.says("marina.toml is not an edition yet: 2 problems")
    await expect(refused).to_contain_text("Only you can see this")
    await expect(refused).to_contain_text("spaces[1].price")
    await expect(refused).to_contain_text("oars")
    await expect(refused.get_by_role("button", name="Publish")).to_have_count(0)
    await play.shot(mia, "problems")

    # The file without problems.
    await hand_in(mia, marina())
    preview = mia.says("Nobody else sees this yet")
    await expect(preview).to_contain_text("Old Marina")
    await is_drawn(preview.get_by_role("img", name="Old Marina"))
    await play.shot(mia, "preview")
    await preview.get_by_role("button", name="Publish").click()
    await expect(mia.says("Old Marina is published as version 1")).to_be_visible()
    await play.shot(mia, "published")
    await expect(ana.messages).to_have_count(0)

    # A public lobby with this edition, at the server's usual speed.
    await mia.type("/game new ")
    await mia.main.locator(".add-option", has_text="edition").click()
    await mia.page.keyboard.type("mari")
    await expect(mia.page.get_by_role("option")).to_contain_text(["Old Marina (2 to 5)"])
    await mia.page.keyboard.press("Enter")
    await play.shot(mia, "command")
    await mia.page.keyboard.press("Enter")
    for window in (mia, ana):
        lobby = window.says("Mod Mia's table")
        await expect(lobby).to_contain_text("Old Marina")
        await expect(lobby).to_contain_text("Slow")
        await is_drawn(lobby.get_by_role("img").last)
    await play.shot(mia, "lobby")
    await play.shot(ana, "lobby-of-ana")


@pytest.mark.asyncio
async def test_channels_and_roles_that_were_chosen_can_be_changed_and_cleared(play: Play):
    mia = await play.window("Mia")
    bot, guild = play.evening.bot, guild_id(play.evening)
    places = {place.name: place.id for place in play.evening.running.stage.world.channels.values()}
    roles = {role.name: role.id for role in bot.get_guild(guild).roles}  # type: ignore[union-attr]

    async def chosen(box: str, option: str, **settled: tuple[int, ...]) -> None:
        await choose(mia, box, option)
        ((field, ids),) = settled.items()
        await play.evening.until(lambda: getattr(bot.stores.guild_settings.of(guild), field) == ids)
        await expect(mia.main.locator("[aria-busy=true]")).to_have_count(0)

    await mia.command("setup")
    lobby, one = places["lobby"], places["table-one"]
    await chosen("Channels for games", "lobby", channels=(lobby,))
    await chosen("Channels for games", "table-one", channels=(lobby, one))
    await play.shot(mia, "setup-channels")
    await chosen("Channels for games", "lobby", channels=(one,))
    await chosen("Channels for games", "table-one", channels=())
    await chosen("Roles that may join", "Moderators", joiners=(roles["Moderators"],))
    await chosen("Roles that may join", "Moderators", joiners=())
    await expect(mia.says("There is no")).to_have_count(0)
