"""The edition workshop in Discord: editing a draft, trying it out and publishing it."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.servers.editions import MOST_DRAFTS
from editions.loader import check_bytes, in_language
from engine.edition import Edition
from tests.support.evening import Evening, option, sub
from tests.support.handing_in import asked, content, offered, previewed, published, said_since, town
from tests.support.players import Json, Person, field
from tests.support.reading import button, parts, pick, press

STOVE = "Did you leave the stove on? Go back 3 spaces and have a look."
NO_AUCTIONS = "Deeds that nobody buys stay with the Bank"


async def opened(evening: Evening, person: Person, edition: str, *words: str) -> Json:
    """Send `/edition edit` and return the workshop's page."""
    mark = person.mark()
    await person.slash("edition", sub("edit", option("edition", edition)))
    return await said_since(evening, person, mark, "Every change is saved at once", *words)


async def turned(evening: Evening, person: Person, page: Json, section: str) -> Json:
    """Choose a section of the workshop and return its page."""
    mark = person.mark()
    await pick(person, page, "What to change", section)
    return await said_since(evening, person, mark, section.partition(":")[0])


async def picked(evening: Evening, person: Person, page: Json, *choice: str) -> Json:
    """Choose a value in a list and return the next page."""
    mark = person.mark()
    await pick(person, page, *choice)
    return await said_since(evening, person, mark, "##")


async def write(person: Person, page: Json, by: str = "Change", **answers: str) -> None:
    """Open the form of a page, change some of its lines and send all of them."""
    nonce = await person.click(page, button(page, by)["custom_id"])
    modal = await person.inbox.wait("MODAL", lambda data: data["nonce"] == nonce)
    lines = [line for row in modal["components"] for line in row["components"]]
    sent = {line["custom_id"]: line.get("value", "") for line in lines} | answers
    assert len(sent) == len(lines)
    nonce = await person.submit(
        modal, *(field(name, type=4, value=value) for name, value in sent.items())
    )
    assert await person.outcome(nonce) == "done"


async def filled(evening: Evening, person: Person, page: Json, *words: str, **answers: str) -> Json:
    """Fill in the form of a page and return the next page."""
    mark = person.mark()
    await write(person, page, **answers)
    return await said_since(evening, person, mark, *words)


def labelled(page: Json, placeholder: str, words: str) -> str:
    """Return the label of the list entry that contains these words."""
    (found,) = [part for part in parts(page, 3) if part["placeholder"].startswith(placeholder)]
    return next(str(one["label"]) for one in found["options"] if words in one["label"])


async def drafted(evening: Evening, person: Person) -> Edition:
    """Return the edition of a user's only draft."""
    sql = "SELECT file FROM edition_drafts WHERE user = ?"
    ((file,),) = await evening.bot.db.rows(sql, (int(person.id),))
    made = check_bytes(bytes(file)).edition
    assert made is not None
    return made


@pytest.mark.asyncio
async def test_an_edition_can_be_made_with_lists_and_forms_alone(evening: Evening):
    mia, ana = await evening.seat("Mia"), await evening.seat("Ana")
    page = await opened(evening, mia, "classic", "`my_classic`", "Nobody else sees this yet")
    assert page["attachments"][0]["filename"] == "edition.png"
    tokens = "Cat, Bicycle, Tree, Heart, Kite, Fish, Wheel, Umbrella"
    page = await filled(evening, mia, page, "## Our Town", name="Our Town", tokens=tokens)

    page = await turned(evening, mia, page, "Spaces: names, prices, rents")
    page = await picked(evening, mia, page, "Choose a space: B. & O. Railroad", "Boardwalk")
    assert page["attachments"][0]["filename"] == "deed.png"
    page = await filled(
        evening, mia, page, "The Bakery", "**$420**", "**$210**", space="The Bakery", price="420"
    )
    page = await turned(evening, mia, page, "Groups and their colours")
    page = await picked(evening, mia, page, "Choose a group", "Park Place, The Bakery")
    page = await filled(evening, mia, page, "#123456", hex="123456", house_cost="$210")

    page = await turned(evening, mia, page, "Cards")
    page = await picked(evening, mia, page, "Choose a deck", "Chance")
    page = await filled(evening, mia, page, "**Gossip**", deck="Gossip")
    page = await picked(evening, mia, page, "Add a card", "A bill arrives: pay $50 to the Bank.")
    words = "The choir needs robes. Pay $30 to the Bank."
    page = await filled(evening, mia, page, words, "**$30**", text=words, amount="30")
    assert page["attachments"][0]["filename"] == "card.png"
    page = await picked(evening, mia, page, "Choose a deck", "Gossip")
    page = await picked(evening, mia, page, "Choose a card", STOVE)
    mark = mia.mark()
    await press(mia, page, "Take out")
    page = await said_since(evening, mia, mark, "**Gossip**")
    page = await picked(evening, mia, page, "Add a card", STOVE)
    assert STOVE in page["content"], "the card is restored"
    mark = mia.mark()
    await press(mia, page, "Take out")
    page = await said_since(evening, mia, mark, "**Gossip**")

    page = await turned(evening, mia, page, "Money")
    page = await filled(
        evening, mia, page, "**250 Taler**", prefix="", suffix="Taler", salary="250"
    )
    page = await turned(evening, mia, page, "Rules")
    page = await picked(evening, mia, page, "Its own rules", NO_AUCTIONS)
    page = await filled(evening, mia, page, "**2**", jail_turns="2")
    page = await turned(evening, mia, page, "Look")
    page = await picked(evening, mia, page, "Ornament", "Waves")

    ed = await drafted(evening, mia)
    assert (ed.name, ed.tokens[0], ed.rules.salary) == ("Our Town", "Cat", 250)
    assert (ed.spaces[39].name, ed.spaces[39].price) == ("The Bakery", 420)
    assert (ed.theme.groups["darkblue"], ed.theme.motif) == ("#123456", "waves")
    assert (ed.rules.no_auctions, ed.rules.jail_turns) == (True, 2)
    assert [card.id for card in ed.decks[0].cards if card.id in ("back_3", "own_1")] == ["own_1"]

    assert "my_classic" not in await offered(ana, "game", "new")
    await press(mia, page, "Save as new version")
    await said_since(evening, mia, mark, "**Our Town** is published as version 1")
    assert "my_classic" in await offered(ana, "game", "new")
    told = await asked(evening, mia, "Any server", "export", option("edition", "my_classic"))
    assert check_bytes(await content(evening, told)).edition == ed


@pytest.mark.asyncio
async def test_variants_modules_and_translations_can_be_edited_without_a_file(evening: Evening):
    mia = await evening.seat("Mia")
    page = await turned(evening, mia, await opened(evening, mia, "classic"), "Kinds of game")
    page = await filled(
        evening, mia, page, "Deeds dealt before play", by="New kind of game", variant="Sprint"
    )
    page = await filled(evening, mia, page, "**4**", dealt_deeds="4")
    page = await picked(
        evening, mia, page, "Its own rules", labelled(page, "Its own", "first bankruptcy")
    )
    page = await picked(evening, mia, page, "Choose a kind of game", "Short game")
    mark = mia.mark()
    await press(mia, page, "Take out")
    page = await said_since(evening, mia, mark, "##")
    page = await turned(evening, mia, page, "Modules")
    page = await picked(evening, mia, page, "Modules that", labelled(page, "Modules", "offline"))
    page = await turned(evening, mia, page, "Translations")
    page = await picked(evening, mia, page, "Choose a language", "Deutsch")
    page = await picked(
        evening, mia, page, "Choose some texts", labelled(page, "Choose some", "My Classic")
    )
    page = await filled(evening, mia, page, "Mein Klassiker", text0="Mein Klassiker")
    made = await drafted(evening, mia)
    assert sorted(made.variants) == ["sprint", "timed"]
    assert made.variants["sprint"] == {"dealt_deeds": 4, "ends_at_first_bankruptcy": True}
    assert made.modules == ("offline_token",)
    assert in_language(made, "de").name == "Mein Klassiker"
    mark = mia.mark()
    await press(mia, page, "Save as new version")
    await said_since(evening, mia, mark, "is published as version 1")


@pytest.mark.asyncio
async def test_an_invalid_change_is_refused_with_the_reason(evening: Evening):
    mia = await evening.seat("Mia")
    await published(evening, mia, town())
    page = await opened(evening, mia, "my_town", "Version 2 of this edition")
    before = await drafted(evening, mia)
    mark = mia.mark()
    await write(mia, page, name="@everyone https://evil.example")
    told = await said_since(evening, mia, mark, "nothing was changed", "`name`")
    assert "(line " not in told["content"], "the user has not seen the generated file"
    assert "@everyone" not in told["content"]
    await write(mia, page, tokens="Cat")
    await said_since(evening, mia, mark, "nothing was changed", "`tokens`")
    page = await turned(evening, mia, page, "Groups and their colours")
    page = await picked(evening, mia, page, "Choose a group", "Duck Pond, Baltic Avenue")
    await write(mia, page, hex="very red")
    await said_since(evening, mia, mark, "I do not know the colour very red")
    assert await drafted(evening, mia) == before
    await press(mia, page, "Save as new version")
    await said_since(evening, mia, mark, "This file is exactly version 1 of `my_town`")
    await press(mia, page, "Discard")
    await said_since(evening, mia, mark, "Discarded. Nothing was published.")


@pytest.mark.asyncio
async def test_drafts_are_private_survive_a_restart_and_are_limited(evening: Evening):
    mia = await evening.seat("Mia")
    listed = await published(evening, mia, town())
    assert button(listed, "Open a table")
    page = await opened(evening, mia, "my_town")
    page = await filled(evening, mia, page, "## Old Town", name="Old Town")
    await press(mia, page, "Try it out")
    mark = mia.mark()
    page = await said_since(evening, mia, 0, "## Old Town", "of 300 quick games played")
    page = await turned(evening, mia, page, "Money")
    await said_since(evening, mia, mark, "Old Town: Money", "quick games")
    await evening.restart_bot()
    page = await turned(evening, mia, page, "Rules")
    assert "Old Town" in page["content"]
    page = await opened(evening, mia, "my_town", "## Old Town")

    stored, guild = evening.bot.stores.editions, int(mia.guild()["id"])
    drafts = [
        await stored.draft(guild, int(mia.id), f"other_{i}", town(), evening.time() + i)
        for i in range(MOST_DRAFTS)
    ]
    assert await stored.find_draft(drafts[0], guild, int(mia.id)) is not None
    assert await stored.draft_of(guild, int(mia.id), "my_town") is None, "the oldest is deleted"
    draft = await stored.draft_of(guild, int(mia.id), "other_1")
    assert draft is not None
    assert await stored.find_draft(draft.number, guild, 5) is None, "other users cannot find it"
    both = (stored.redraft(draft, name, evening.time()) for name in (b"one", b"two"))
    assert sorted(await asyncio.gather(*both)) == [False, True], "one of both is refused"


@pytest.mark.asyncio
async def test_an_uploaded_draft_and_a_published_version_can_be_edited(evening: Evening):
    mia = await evening.seat("Mia")
    preview = await previewed(evening, mia, town())
    mark = mia.mark()
    await press(mia, preview, "Edit")
    page = await said_since(evening, mia, mark, "Every change is saved at once")
    page = await filled(evening, mia, page, "## New Town", name="New Town")
    await press(mia, page, "Save as new version")
    await said_since(evening, mia, mark, "**New Town** is published as version 1")
    shelf = await asked(evening, mia, "Editions of this server", "list")
    mark = mia.mark()
    await pick(mia, shelf, "Versions of an edition", "New Town")
    details = await said_since(evening, mia, mark, "- Version 1: **New Town**")
    await press(mia, details, "Edit")
    await said_since(evening, mia, mark, "Version 2 of this edition", "Every change is saved")
    assert [part["label"] for part in parts(details, 2)].count("Edit") == 1
    await asked(evening, mia, "not one of this server's own", "edit", option("edition", "atlantis"))
