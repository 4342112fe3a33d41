"""Buttons on moderators' pages, which check the user's permission at every press."""

from __future__ import annotations

import discord
import pytest

from bot.discord_api.moderator_commands import OPEN
from bot.ui.command_mentions import clickable
from bot.ui.custom_ids import Press
from tests.support.evening import Evening, option, sub
from tests.support.handing_in import previewed, published, town
from tests.support.lobbying import opened, press, told
from tests.support.moderating import dismiss, guild_id, moderates, override
from tests.support.players import Json, Person
from tests.support.seeing import a_game, forge, the_table

EVERYBODYS = {
    *("edition-cast", "edition-close", "edition-open"),
    *("league-join", "league-leave", "league-start", "league-call-off"),
}
"""Buttons that everybody sees: of an old vote, of a new edition and of a league night."""
NO_MORE = "you are no longer a moderator"


async def page(person: Person, deed: str, *options: Json, says: str) -> Json:
    """Send an `/edition` command and return its answer."""
    mark = person.mark()
    await person.slash("edition", sub(deed, *options))
    return await told(person, says, after=mark)


@pytest.mark.asyncio
async def test_no_button_of_a_moderators_page_works_for_others(evening: Evening):
    table, ana = await a_game(evening)
    message = the_table(ana)
    manage = discord.Permissions(manage_guild=True)
    commands = evening.parts.tree.get_commands()
    pages = tuple(f"{c.name}-" for c in commands if c.default_permissions == manage)
    verbs = [verb for verb in evening.parts.router.verbs if verb.startswith(pages)]
    assert {"setup-set", "edition-removed", "moderate-kick"} <= set(verbs)
    for verb in sorted(set(verbs) - EVERYBODYS):
        mark = ana.mark()
        args = (ana.id,) * evening.parts.router.verbs[verb].takes.start
        custom_id = Press(table.game, verb, args).custom_id
        assert await forge(evening, ana, message, custom_id, "classic") == "done", verb
        again = clickable(f"Use `/{verb.split('-')[0]}` again", evening.parts.command_sync.ids)
        await told(ana, NO_MORE, again, after=mark)


@pytest.mark.asyncio
async def test_a_former_moderator_cannot_publish_or_remove_editions(evening: Evening):
    mia = await evening.seat("Mia")
    await published(evening, mia, town())
    draft = await previewed(evening, mia, town("Goose Pond"))
    removal = await page(mia, "remove", option("edition", "my_town"), says="Remove")
    dismiss(evening)
    for message, label in ((draft, "Replace version 1"), (removal, "Remove it")):
        mark = mia.mark()
        await press(mia, message, label)
        await told(mia, NO_MORE, after=mark)
    (version,) = await evening.bot.stores.editions.versions(guild_id(evening), "my_town")
    assert version.version == 1


@pytest.mark.asyncio
async def test_a_former_moderator_cannot_send_players_away(evening: Evening):
    mia, ana = await evening.seat("Mia"), await evening.seat("Ana")
    await opened(ana)
    asked = await moderates(mia, "kick", option("player", "Ana"), says="Send Ana away")
    dismiss(evening)
    mark = mia.mark()
    await press(mia, asked, "Send away")
    await told(mia, NO_MORE, "Use `/moderate` again", after=mark)
    (lobby,) = await evening.bot.stores.games.with_status("lobby")
    assert await evening.bot.stores.bans.of(lobby.id) == []


@pytest.mark.asyncio
async def test_a_user_allowed_to_use_the_command_may_use_its_pages_for_a_while(evening: Evening):
    ana = await evening.seat("Ana")
    override(evening, "edition", ana, allowed=True)
    draft = await previewed(evening, ana, town())
    await press(ana, draft, "Try again")
    evening.time.now += OPEN + 60
    mark = ana.mark()
    await press(ana, draft, "Publish")
    await told(ana, NO_MORE, "Use `/edition` again", after=mark)
    assert await evening.bot.stores.editions.versions(guild_id(evening)) == []
    mark = ana.mark()
    await page(ana, "list", says="editions")
    await press(ana, draft, "Publish")
    await told(ana, "published", after=mark)
