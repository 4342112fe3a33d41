"""A server's own editions: handed in, published, played, replaced, exported, removed."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import aiohttp
import pytest

from bot.actions.lobby import LobbyActions
from bot.edition_starter import new_edition
from bot.privacy import nameless
from bot.store.codec import GameSettings
from bot.store.guilds import GuildSettings
from editions.loader import available, check_bytes
from editions.reading import MOST_BYTES
from tests.bot.evening import Evening, option, sub
from tests.bot.reading import newest, parts, pick, press, private, saying, see
from tests.bot.seeing import table_showing
from tests.bot.tables import arrange, channel_id, turn_of
from tests.playground.players import Json, Person

HQ, SHOP = "Rentroll HQ", "The Corner Shop"


def town(pond: str = "Duck Pond", edition: str = "my_town", name: str = "My Town") -> bytes:
    """A small edition of one's own; its first street is a pond."""
    text = new_edition(edition).replace(
        '# 1 = "Mediterranean Avenue"', f'1 = {{ name = "{pond}", price = 80 }}'
    )
    assert pond in text
    title = edition.replace("_", " ").title()
    return text.replace(f'name = "{title}"', f'name = "{name}"').encode()


async def hand_in(
    evening: Evening, person: Person, data: bytes, name: str = "town.toml", channel: str = "lobby"
) -> str:
    """`/edition upload` with a file."""
    form = aiohttp.FormData()
    form.add_field("file", io.BytesIO(data), filename=name)
    url = f"{evening.running.url}/page/upload?as={person.name}"
    async with evening.session.post(url, data=form) as answer:
        assert answer.status == 200
        file = (await answer.json())["id"]
    return await person.slash("edition", sub("upload", option("file", file, 11)), channel)


async def previewed(
    evening: Evening, person: Person, data: bytes, *words: str, channel: str = "lobby"
) -> Json:
    """The preview of a file without problems."""
    mark = person.mark()
    await hand_in(evening, person, data, channel=channel)
    return await said_since(evening, person, mark, "Nobody else sees this yet", *words)


async def published(
    evening: Evening, person: Person, data: bytes, channel: str = "lobby", label: str = "Publish"
) -> Json:
    """Hand in a file and publish it."""
    preview = await previewed(evening, person, data, channel=channel)
    mark = person.mark()
    await press(person, preview, label)
    return await said_since(evening, person, mark, "is published as version")


async def said_since(evening: Evening, person: Person, mark: int, *words: str) -> Json:
    """A private message that came or changed after a mark and has all of these words."""
    fits = private(*words)

    def found() -> Json | None:
        for name, data in reversed(person.inbox.got[mark:]):
            if name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and fits(data):
                return data
        return None

    message: Json = await evening.until(found)
    return message


async def asked(evening: Evening, person: Person, words: str, *call: Any, **where: str) -> Json:
    """The private answer to a subcommand of `/edition`."""
    mark = person.mark()
    await person.slash("edition", sub(*call), **where)
    return await said_since(evening, person, mark, words)


async def content(evening: Evening, message: Json) -> bytes:
    """The bytes of a message's only file."""
    (file,) = message["attachments"]
    async with evening.session.get(file["url"]) as answer:
        return await answer.read()


async def offered(person: Person, command: str, call: str, channel: str = "lobby") -> list[str]:
    """The editions that a command offers."""
    nonce = await person.ask(
        "autocomplete",
        channel_id=person.channel(channel),
        command_id=person.command(command),
        options=sub(call, {**option("edition", ""), "focused": True}),
    )
    answer = await person.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    return [choice["value"] for choice in answer["choices"]]


async def lobby_of(evening: Evening, person: Person, channel: str, edition: str) -> Json:
    """Open a table and return its lobby's message."""
    mark = person.mark()
    await person.slash("game", sub("new", option("edition", edition)), channel)
    where = person.channel(channel)
    return await person.wait_message(
        lambda m: m["channel_id"] == where and "'s table" in m["content"], after=mark
    )


async def begun(evening: Evening, person: Person, lobby: Json) -> None:
    """Add a computer player and start."""
    await press(person, lobby, "Add computer")
    ready = await see(evening, person, lambda m: m["id"] == lobby["id"] and saying("Ready!")(m))
    await press(person, ready, "Start")
    await evening.until(lambda: evening.bot.tables.in_channel(int(lobby["channel_id"])))


async def rows_of(evening: Evening) -> list[tuple[Any, ...]]:
    return await evening.bot.db.rows("SELECT id, version, removed FROM editions ORDER BY number")


# Handing in


@pytest.mark.asyncio
async def test_a_good_file_is_previewed_tried_out_published_and_played(evening: Evening):
    mia, ana = await evening.seat("Mia"), await evening.seat("Ana")
    preview = await previewed(evening, mia, town(), "A new edition", "`my_town`", "40 spaces")
    (picture,) = preview["attachments"]
    assert picture["filename"] == "edition.png"
    assert picture["width"] > picture["height"] == 1024
    assert "Duck Pond" in picture["description"]
    labels = [part["label"] for part in parts(preview, 2)]
    assert labels == ["Publish", "Discard", "Try again", "Edit"]
    await see(evening, mia, private("of 300 quick games played"))
    assert "my_town" not in await offered(ana, "game", "new")
    await press(mia, preview, "Publish")
    told = await see(evening, mia, private("**My Town** is published as version 1"))
    assert [part["label"] for part in parts(told, 2)] == ["Open a table"]
    assert await offered(ana, "game", "new") == [*available(), "my_town"]
    assert newest(ana, saying("My Town")) is None, "publishing is nobody else's news"

    await begun(evening, ana, await lobby_of(evening, ana, "lobby", "my_town"))
    table = evening.table()
    assert table.ed.spaces[1].name == "Duck Pond"
    turn = table.state.turn.number
    await arrange(table, turn_of(0))
    await press(ana, await table_showing(evening, ana, "Roll"), "Roll")
    await evening.until(lambda: table.state.players[0].at != 0)
    assert table.state.turn.number >= turn


@pytest.mark.asyncio
async def test_every_problem_comes_at_once_with_its_place(evening: Evening):
    mia = await evening.seat("Mia")
    bad = town() + b"\n[rules]\nsalary = 'lots'\nno_such_rule = 1\n[currency]\nscale = -4\n"
    await hand_in(evening, mia, bad.replace(b"price = 80", b'price = "free"'))
    told = await see(evening, mia, private("is not an edition yet: 4 problems"))
    for place in ("rules.salary", "rules.no_such_rule", "currency.scale", "spaces[1].price"):
        assert f"- `{place}`: expected" in told["content"]
    assert not parts(told, 2)
    assert await rows_of(evening) == []


@pytest.mark.asyncio
async def test_more_problems_than_a_message_holds_come_as_a_file_too(evening: Evening):
    mia = await evening.seat("Mia")
    rules = "".join(f"no_such_rule_{number} = 1\n" for number in range(120))
    await hand_in(evening, mia, town() + f"\n[rules]\n{rules}".encode())
    told = await see(evening, mia, private("120 problems"))
    listed = (await content(evening, told)).decode().splitlines()
    assert len(listed) == 120
    assert "rules.no_such_rule_119" in listed[-1]
    assert len(told["content"]) <= 2000


def _zip_bomb() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("edition.toml", b"\0" * 20_000_000)
    return packed.getvalue()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"x" * (MOST_BYTES + 1), "takes at most 256 KiB"),
        (b"a = " + b"[" * 3_000 + b"]" * 3_000, "at most 4000 characters"),
        (b"a = " + b"[\n" * 50_000, "TOML"),
        (b"a = [[[[[[[[[[[[1]]]]]]]]]]]]", "inside each other"),
        (b'id = "my\0town"', "bytes that no text has"),
        (b"\0" * 100_000, "problem"),
        (_zip_bomb(), "got an archive"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "got a picture"),
        (b"", "problem"),
        (b"hello, this is not a table", "`line 1`: expected an equals sign"),
        (b"a" + b".a" * 20_000 + b" = 1", "problem"),
        (b"[" + b"a." * 12 + b"a]\n", "dots"),
        (b"id = " + b"9" * 3_900, "problem"),
        (town().replace(b"my_town", b"classic"), "`classic` is an edition that comes"),
        (town().replace(b'"classic"', b'"../../etc/passwd"'), "`extends`"),
        (town(name="@everyone https://evil.example"), "`name`"),
    ],
    ids=range(16),
)
@pytest.mark.asyncio
async def test_a_hostile_file_gets_a_polite_private_answer(
    evening: Evening, data: bytes, words: str, caplog: pytest.LogCaptureFixture
):
    mia, ana = await evening.seat("Mia"), await evening.seat("Ana")
    nonce = await hand_in(evening, mia, data)
    assert await mia.outcome(nonce) == "done"
    told = await see(evening, mia, private(words))
    assert "@everyone" not in told["content"]
    assert [r for r in caplog.records if r.levelname == "ERROR"] == []
    assert await evening.bot.db.rows("SELECT number FROM edition_drafts") == []
    assert newest(ana, saying("problem")) is None


@pytest.mark.asyncio
async def test_a_server_has_room_for_so_many_editions_and_no_more(
    evening: Evening,
):
    mia = await evening.seat("Mia")
    guild = int(mia.guild(HQ)["id"])
    small = GuildSettings(most_editions=1, most_kilobytes=8)
    await evening.bot.guild_settings.change(guild, lambda _: small)
    await published(evening, mia, town())
    mark = mia.mark()
    await hand_in(evening, mia, town(edition="other_town", name="Other Town"))
    await said_since(evening, mia, mark, "and there may be no more: upload a newer")
    await hand_in(evening, mia, town())
    await said_since(evening, mia, mark, "nothing new in this file: it is version 1 of `my_town`")
    await hand_in(evening, mia, town() + b"# " + b"x" * 3000)
    await said_since(evening, mia, mark, "this server takes at most 8 KiB")
    await published(evening, mia, town("Goose Pond"), label="Replace version 1")
    assert await rows_of(evening) == [("my_town", 1, 0), ("my_town", 2, 0)]


@pytest.mark.asyncio
async def test_a_preview_works_after_a_restart_and_only_the_last_file_counts(evening: Evening):
    mia = await evening.seat("Mia")
    first = await previewed(evening, mia, town())
    second = await previewed(evening, mia, town("Goose Pond"))
    await evening.stop_bot()
    await evening.start_bot()
    await press(mia, first, "Publish")
    await see(evening, mia, private("That draft is here no more"))
    assert await rows_of(evening) == []
    await press(mia, second, "Try again")
    await see(evening, mia, private("`my_town`", "of 300 quick games played"))
    await press(mia, second, "Publish")
    await see(evening, mia, private("is published as version 1"))
    third = await previewed(evening, mia, town("Swan Pond"), "Version 2 of this edition")
    await press(mia, third, "Discard")
    await see(evening, mia, private("Nothing was published"))
    assert await rows_of(evening) == [("my_town", 1, 0)]


@pytest.mark.asyncio
async def test_a_starter_file_can_be_handed_in_as_it_is(evening: Evening):
    mia = await evening.seat("Mia")
    told = await asked(
        evening, mia, "already plays", "new", option("from", "nyc"), option("id", "our_city")
    )
    assert told["attachments"][0]["filename"] == "our_city.toml"
    data = await content(evening, told)
    assert check_bytes(data).edition is not None
    await previewed(evening, mia, data, "`our_city`")
    await asked(evening, mia, "id: expected", "new", option("id", "Not An Id"))
    await asked(evening, mia, "expected one of", "new", option("from", "atlantis"))


# Who may


@pytest.mark.asyncio
async def test_a_plain_member_is_refused_unless_discords_own_permissions_say_otherwise(
    evening: Evening,
):
    ben, mia = await evening.seat("Ben"), await evening.seat("Mia")
    refused = await ben.refusal(await hand_in(evening, ben, town()))
    assert refused["code"] == 50013
    elsewhere = await mia.refusal(await hand_in(evening, mia, town(), channel="games"))
    assert elsewhere["code"] == 50013, "a moderator of one server is none of another"
    allow = {
        "command_id": ben.command("edition"),
        "guild_id": ben.guild(HQ)["id"],
        "target_id": ben.id,
        "type": 2,
        "permission": True,
    }
    evening.running.control.command_permission(allow)
    await published(evening, ben, town())
    deny = allow | {"target_id": mia.id, "permission": False}
    evening.running.control.command_permission(deny)
    assert (await mia.refusal(await hand_in(evening, mia, town())))["code"] == 50013
    (version,) = await evening.bot.editions.versions(int(ben.guild(HQ)["id"]))
    assert version.user == int(ben.id)


# Versions


@pytest.mark.asyncio
async def test_a_running_game_and_an_open_lobby_keep_their_version(evening: Evening):
    mia, ana, ben = [await evening.seat(name) for name in ("Mia", "Ana", "Ben")]
    await published(evening, mia, town("Duck Pond"))
    await begun(evening, ana, await lobby_of(evening, ana, "lobby", "my_town"))
    waiting = await lobby_of(evening, ben, "table-one", "my_town")
    await published(evening, mia, town("Goose Pond"), label="Replace version 1")
    assert evening.table().ed.spaces[1].name == "Duck Pond"
    await evening.stop_bot()
    await evening.start_bot()
    assert evening.table().ed.spaces[1].name == "Duck Pond"
    mark = ana.mark()
    await ana.slash("rules")
    await said_since(evening, ana, mark, "My Town", "Official rules")
    await begun(evening, ben, waiting)
    tables = evening.bot.tables
    older = tables.in_channel(channel_id(evening, "table-one"))
    assert older is not None
    assert older.ed.spaces[1].name == "Duck Pond"
    await begun(evening, mia, await lobby_of(evening, mia, "table-two", "my_town"))
    newer = tables.in_channel(channel_id(evening, "table-two"))
    assert newer is not None
    assert newer.ed.spaces[1].name == "Goose Pond"


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
    await asked(evening, mia, "none of this server's", "export", option("edition", "classic"))
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
    own = await evening.bot.editions.own(int(mia.guild(HQ)["id"]))
    assert own["my_town"][1].spaces[1].name == "Duck Pond"
    exported = await asked(evening, mia, "version 3. Any", "export", edition)
    assert await content(evening, exported) == first
    newest = option("version", 3, 4)
    await asked(evening, mia, "3 is the newest version of", "restore", edition, newest)
    await asked(evening, mia, "nothing new in this file", "restore", edition, version)
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
        if (found := evening.bot.tables.in_channel(channel_id(evening, place)))
    }
    assert names == {"lobby": "Duck Pond", "games": "Moon Pond"}
    gone = await asked(evening, olga, "Remove **My Town** with all 2", "remove",
                       option("edition", "my_town"), channel="games")  # fmt: skip
    await press(olga, gone, "Remove it")
    await evening.idle()
    await evening.bot.editions.sweep(set())
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
    await evening.stop_bot()
    await evening.start_bot()
    assert await rows_of(evening) == [("my_town", 1, 1)], "the lobby still shows it"
    await press(ben, waiting, "Add computer")
    ready = await see(evening, ben, lambda m: m["id"] == waiting["id"] and saying("Ready!")(m))
    await press(ben, ready, "Start")
    await see(evening, ben, private("**My Town** was removed from this server", "Settings"))
    (lobby,) = await evening.bot.games.with_status("lobby")
    await LobbyActions(evening.bot).change(lobby.id, int(ben.id), lambda _: {"edition": "nyc"})
    await press(ben, ready, "Start")
    await evening.until(lambda: evening.bot.tables.in_channel(channel_id(evening, "table-one")))
    table = evening.bot.tables.in_channel(channel_id(evening, "lobby"))
    assert table is not None
    await arrange(table, turn_of(0))
    before = table.seq
    await ana.slash("roll")
    await evening.until(lambda: table.seq > before)
    await evening.bot.editions.sweep(set())
    assert await rows_of(evening) == []
    mark = ana.mark()
    await ana.slash("rules")
    await said_since(evening, ana, mark, "My Town")


@pytest.mark.asyncio
async def test_the_log_channel_hears_of_what_moderators_publish_and_remove(evening: Evening):
    mia = await evening.seat("Mia")
    guild, log = int(mia.guild(HQ)["id"]), channel_id(evening, "table-two")
    await evening.bot.guild_settings.change(guild, lambda _: GuildSettings(log=log))
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
    await evening.bot.privacy.forget(int(mia.id), nameless)
    await press(mia, details, "All editions")
    page = await see(evening, mia, private("(2 of 15)", "by someone unknown"))
    assert mia.id not in page["content"]


# The laboratory


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


# What is stored


@pytest.mark.asyncio
async def test_settings_of_old_games_know_no_own_edition(evening: Evening):
    old = json.dumps({"edition": "nyc", "speed": "slow"})
    await evening.bot.db.write(
        "INSERT INTO games (guild, channel, status, settings, created, changed)"
        " VALUES (1, 2, 'closed', ?, 0, 0)",
        (old,),
    )
    (row,) = await evening.bot.games.with_status("closed")
    assert row.settings == GameSettings("nyc", speed="slow", own=0)
