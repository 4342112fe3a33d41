"""Versions of a server's editions: kept, exported, restored, listed and removed."""

from __future__ import annotations

from functools import partial

import pytest

from bot.servers.privacy.actions import nameless
from bot.store.servers.guilds import GuildSettings
from bot.tables.lobby import change
from tests.support.evening import Evening, option, sub
from tests.support.handing_in import (
    HQ,
    asked,
    begun,
    content,
    lobby_of,
    offered,
    published,
    rows_of,
    said_since,
    town,
)
from tests.support.reading import parts, pick, press, private, saying, see
from tests.support.tables import arrange, channel_id, turn_of


@pytest.mark.asyncio
async def test_a_running_game_and_an_open_lobby_keep_their_version(evening: Evening):
    mia, ana, ben = [await evening.seat(name) for name in ("Mia", "Ana", "Ben")]
    await published(evening, mia, town("Duck Pond"))
    await begun(evening, ana, await lobby_of(evening, ana, "lobby", "my_town"))
    waiting = await lobby_of(evening, ben, "table-one", "my_town")
    await published(evening, mia, town("Goose Pond"), label="Replace version 1")
    assert evening.table().ed.spaces[1].name == "Duck Pond"
    await evening.restart_bot()
    assert evening.table().ed.spaces[1].name == "Duck Pond"
    mark = ana.mark()
    await ana.slash("rules")
    await said_since(evening, ana, mark, "My Town", "Official rules")
    await begun(evening, ben, waiting)
    tables = evening.parts.tables
    older = tables.in_channel(channel_id(evening, "table-one"))
    assert older is not None
    assert older.ed.spaces[1].name == "Duck Pond"
    await begun(evening, mia, await lobby_of(evening, mia, "table-two", "my_town"))
    newer = tables.in_channel(channel_id(evening, "table-two"))
    assert newer is not None
    assert newer.ed.spaces[1].name == "Goose Pond"


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_only_so_many_versions_of_an_edition_are_kept(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.store.servers.editions.MOST_VERSIONS", 2)
    mia, ana = [await evening.seat(name) for name in ("Mia", "Ana")]
    await published(evening, mia, town("Duck Pond"))
    await begun(evening, ana, await lobby_of(evening, ana, "lobby", "my_town"))
    for count, pond in enumerate(("Goose Pond", "Swan Pond", "Crane Pond"), 1):
        await published(evening, mia, town(pond), label=f"Replace version {count}")
    guild = evening.table().guild
    assert [one.version for one in await evening.bot.stores.editions.versions(guild)] == [4, 3]
    rows = await evening.bot.db.rows("SELECT version FROM editions ORDER BY version")
    assert rows == [(1,), (3,), (4,)], "one is still played, and goes with its table"
    assert evening.table().ed.spaces[1].name == "Duck Pond"
    _, newest = (await evening.bot.stores.editions.own(guild))["my_town"]
    assert newest.spaces[1].name == "Crane Pond"
    await asked(
        evening,
        mia,
        "no version 1",
        "export",
        option("edition", "my_town"),
        option("version", 1, 4),
    )


@pytest.mark.asyncio
async def test_every_version_is_exported_byte_for_byte(evening: Evening):
    mia = await evening.seat("Mia")
    first = b"\xef\xbb\xbf" + town().replace(b"\n", b"\r\n")
    second = town("Goose Pond")
    await published(evening, mia, first)
    await published(evening, mia, second, label="Replace version 1")
    edition = option("edition", "my_town")
    told = await asked(evening, mia, "version 2. Any", "export", edition)
    assert told["attachments"][0]["filename"] == "my_town-v2.toml"
    assert await content(evening, told) == second
    told = await asked(evening, mia, "version 1. Any", "export", edition, option("version", 1, 4))
    assert await content(evening, told) == first
    wide = town("Étang").decode().encode("utf-16")
    await published(evening, mia, wide, label="Replace version 2")
    told = await asked(evening, mia, "version 3. Any", "export", edition)
    assert await content(evening, told) == town("Étang")
    await asked(evening, mia, "no version 7", "export", edition, option("version", 7, 4))
    await asked(evening, mia, "not one of this server's", "export", option("edition", "classic"))
    shown = await asked(evening, mia, "Version 1, published", "preview", edition,
                        option("version", 1, 4))  # fmt: skip
    assert "Duck Pond" in shown["attachments"][0]["description"]
    await asked(evening, mia, "comes with the game", "preview", option("edition", "nyc"))


@pytest.mark.asyncio
async def test_an_earlier_version_becomes_the_newest_again(evening: Evening):
    mia = await evening.seat("Mia")
    first, edition = town("Duck Pond"), option("edition", "my_town")
    await published(evening, mia, first)
    await published(evening, mia, town("Goose Pond"), label="Replace version 1")
    nonce = await mia.ask(
        "autocomplete",
        channel_id=mia.channel(),
        command_id=mia.command("edition"),
        options=sub("restore", edition, {**option("version", "", 4), "focused": True}),
    )
    offer = await mia.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    assert [choice["value"] for choice in offer["choices"]] == [1]
    version = option("version", 1, 4)
    told = await asked(evening, mia, "newest again, as version 3", "restore", edition, version)
    assert "Open a table" in [part["label"] for part in parts(told, 2)]
    own = await evening.bot.stores.editions.own(int(mia.guild(HQ)["id"]))
    assert own["my_town"][1].spaces[1].name == "Duck Pond"
    exported = await asked(evening, mia, "version 3. Any", "export", edition)
    assert await content(evening, exported) == first
    newest = option("version", 3, 4)
    await asked(evening, mia, "3 is already the newest version of", "restore", edition, newest)
    await asked(evening, mia, "This file is exactly version", "restore", edition, version)
    await asked(evening, mia, "no version 9", "restore", edition, option("version", 9, 4))


@pytest.mark.asyncio
async def test_two_servers_have_editions_of_the_same_id_apart(evening: Evening):
    mia, olga, ana = [await evening.seat(name) for name in ("Mia", "Olga", "Ana")]
    await published(evening, mia, town("Duck Pond"))
    assert "my_town" not in await offered(ana, "game", "new", channel="games")
    mark = ana.mark()
    await ana.slash("game", sub("new", option("edition", "my_town")), "games")
    await said_since(evening, ana, mark, "no edition called `my_town`")
    await asked(evening, olga, "no editions of its own yet", "list", channel="games")
    told = await asked(evening, mia, "Any server", "export", option("edition", "my_town"))
    exported = await content(evening, told)
    await published(evening, olga, exported, channel="games")
    await published(evening, olga, exported.replace(b"Duck", b"Moon"), "games", "Replace version 1")
    await begun(evening, ana, await lobby_of(evening, ana, "lobby", "my_town"))
    await begun(evening, ana, await lobby_of(evening, ana, "games", "my_town"))
    names = {
        place: found.ed.spaces[1].name
        for place in ("lobby", "games")
        if (found := evening.parts.tables.in_channel(channel_id(evening, place)))
    }
    assert names == {"lobby": "Duck Pond", "games": "Moon Pond"}
    gone = await asked(evening, olga, "Remove **My Town** with all 2", "remove",
                       option("edition", "my_town"), channel="games")  # fmt: skip
    await press(olga, gone, "Remove it")
    await evening.idle()
    await evening.bot.stores.editions.sweep(set())
    assert "my_town" in await offered(ana, "game", "new")
    assert "my_town" not in await offered(ana, "game", "new", channel="games")


@pytest.mark.asyncio
async def test_a_removed_edition_is_offered_no_more_but_its_games_go_on(evening: Evening):
    mia, ana, ben = [await evening.seat(name) for name in ("Mia", "Ana", "Ben")]
    await published(evening, mia, town())
    await begun(evening, ana, await lobby_of(evening, ana, "lobby", "my_town"))
    waiting = await lobby_of(evening, ben, "table-one", "my_town")
    sure = await asked(evening, mia, "Remove **My Town**", "remove", option("edition", "my_town"))
    await press(mia, sure, "Keep it")
    kept = await see(evening, mia, private("**My Town** `my_town`", "Version 1"))
    assert "my_town" in await offered(ana, "game", "new")
    mark = mia.mark()
    await press(mia, kept, "Remove")
    sure = await said_since(evening, mia, mark, "Remove **My Town**")
    await press(mia, sure, "Remove it")
    await see(evening, mia, private("**My Town** is removed"))
    assert "my_town" not in await offered(ana, "game", "new")
    mark = ana.mark()
    await ana.slash("game", sub("new", option("edition", "my_town")), "table-two")
    await said_since(evening, ana, mark, "no edition called `my_town`")
    await evening.restart_bot()
    assert await rows_of(evening) == [("my_town", 1, 1)], "the lobby still shows it"
    await press(ben, waiting, "Add computer")
    ready = await see(evening, ben, lambda m: m["id"] == waiting["id"] and saying("Ready!")(m))
    await press(ben, ready, "Start")
    await see(evening, ben, private("**My Town** was removed from this server", "Settings"))
    (lobby,) = await evening.bot.stores.games.with_status("lobby")
    how = partial(change, user=int(ben.id), edition="nyc")
    await evening.parts.seat_moderation.lobby_actions.change(lobby.id, how)
    await press(ben, ready, "Start")
    await evening.until(lambda: evening.parts.tables.in_channel(channel_id(evening, "table-one")))
    table = evening.parts.tables.in_channel(channel_id(evening, "lobby"))
    assert table is not None
    await arrange(table, turn_of(0))
    before = table.seq
    await ana.slash("roll")
    await evening.until(lambda: table.seq > before)
    await evening.bot.stores.editions.sweep(set())
    assert await rows_of(evening) == []
    mark = ana.mark()
    await ana.slash("rules")
    await said_since(evening, ana, mark, "My Town")


@pytest.mark.asyncio
async def test_the_log_channel_hears_of_what_moderators_publish_and_remove(evening: Evening):
    mia = await evening.seat("Mia")
    guild, log = int(mia.guild(HQ)["id"]), channel_id(evening, "table-two")
    await evening.bot.stores.guild_settings.change(guild, lambda _: GuildSettings(log=log))
    await published(evening, mia, town())
    noted = await see(evening, mia, saying("published the edition **My Town** (`my_town`)"))
    assert (noted["channel_id"], mia.id in noted["content"]) == (str(log), True)
    sure = await asked(evening, mia, "Remove **My Town**", "remove", option("edition", "my_town"))
    await press(mia, sure, "Remove it")
    noted = await see(evening, mia, saying("removed the edition **My Town** (`my_town`)"))
    assert noted["channel_id"] == str(log)


@pytest.mark.asyncio
async def test_the_list_says_who_published_what_and_when(evening: Evening):
    mia, olga = await evening.seat("Mia"), await evening.seat("Olga")
    await asked(evening, mia, "There is room for 15", "list")
    await published(evening, mia, town())
    evening.time.now += 3600
    await published(evening, olga, town("Goose Pond"), label="Replace version 1")
    await published(evening, mia, town(edition="sea_town", name="Sea Town"))
    await lobby_of(evening, mia, "table-one", "my_town")
    page = await asked(evening, mia, "(2 of 15)", "list")
    now = int(evening.time.now)
    size = len(town("Goose Pond")) / 1024
    listed = f"`my_town` · version 2 · {size:.0f} KiB · <t:{now}:f> by <@{olga.id}> · 1 open"
    assert listed in page["content"]
    await pick(mia, page, "Versions", "My Town")
    details = await see(evening, mia, private("- Version 1", "- Version 2"))
    assert f"<t:{now - 3600}:f> by <@{mia.id}>" in details["content"]
    await pick(mia, details, "Export", "1: My Town")
    told = await see(evening, mia, private("version 1. Any server"))
    assert await content(evening, told) == town()
    await press(mia, details, "Preview")
    await see(evening, mia, private("## My Town", "Version 2, published"))
    await evening.bot.stores.privacy.forget(int(mia.id), nameless)
    await press(mia, details, "All editions")
    page = await see(evening, mia, private("(2 of 15)", "by someone unknown"))
    assert mia.id not in page["content"]


@pytest.mark.asyncio
async def test_the_lab_says_whether_an_edition_is_fun_and_fair(evening: Evening):
    mia = await evening.seat("Mia")
    call = ("lab", option("edition", "classic"))
    await asked(evening, mia, "25 to 1000 games", *call, option("games", 7, 4))
    await asked(evening, mia, "the first games begin soon", *call, option("games", 25, 4))
    found = await see(evening, mia, private("25 quick games by 4 computer players"))
    for words in ("Wins by seat", "Most visited", "Pays back best", "The card that decides most"):
        assert words in found["content"]
    await press(mia, found, "Try again")
    await see(evening, mia, private("the first games begin soon"))
