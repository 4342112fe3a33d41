"""A server's own editions: upload, problems, limits, publishing and permissions."""

from __future__ import annotations

import io
import json
import zipfile

import pytest

from bot.store.database.codec import GameSettings
from bot.store.servers.guilds import GuildSettings
from editions.loader import available, check_bytes
from editions.reading import MOST_BYTES
from tests.support.evening import Evening, option
from tests.support.handing_in import (
    HQ,
    asked,
    begun,
    content,
    hand_in,
    lobby_of,
    offered,
    previewed,
    published,
    rows_of,
    said_since,
    town,
)
from tests.support.moderating import moderates
from tests.support.reading import newest, parts, press, private, saying, see
from tests.support.seeing import table_showing
from tests.support.tables import arrange, turn_of


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
    assert newest(ana, saying("My Town")) is None, "publishing posts no public message"
    mark = ana.mark()
    await press(mia, told, "Open a table")
    await ana.wait_message(saying("My Town", "Mia's table"), after=mark)
    await moderates(mia, "end", says="is closed")

    await begun(evening, ana, await lobby_of(evening, ana, "lobby", "my_town"))
    table = evening.table()
    assert table.ed.spaces[1].name == "Duck Pond"
    await arrange(table, turn_of(0))
    before = table.seq
    await press(ana, await table_showing(evening, ana, "Roll"), "Roll")
    await evening.until(lambda: table.seq > before)  # a card may send the token back to GO


@pytest.mark.asyncio
async def test_all_problems_are_listed_at_once_with_their_places(evening: Evening):
    mia = await evening.seat("Mia")
    bad = town() + b"\n[rules]\nsalary = 'lots'\nno_such_rule = 1\n[currency]\nscale = -4\n"
    await hand_in(evening, mia, bad.replace(b"price = 80", b'price = "free"'))
    told = await see(evening, mia, private("is not an edition yet: 4 problems"))
    lines = bad.decode().splitlines()
    for place, start in (
        ("rules.salary", "salary ="),
        ("rules.no_such_rule", "no_such_rule ="),
        ("currency.scale", "scale ="),
        ("spaces[1].price", "1 ="),
    ):
        (number,) = [i for i, line in enumerate(lines, 1) if line.startswith(start)]
        assert f"- `{place}` (line {number}): expected" in told["content"]
    assert not parts(told, 2)
    assert await rows_of(evening) == []


@pytest.mark.asyncio
async def test_more_problems_than_fit_a_message_are_attached_as_a_file(evening: Evening):
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
        (b'id = "my\0town"', "bytes that are not text"),
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
async def test_a_hostile_file_gets_a_private_answer_and_logs_no_error(
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
async def test_a_server_limits_the_number_and_size_of_its_editions(
    evening: Evening,
):
    mia = await evening.seat("Mia")
    guild = int(mia.guild(HQ)["id"])
    small = GuildSettings(most_editions=1, most_kilobytes=8)
    await evening.bot.stores.guild_settings.change(guild, lambda _: small)
    await published(evening, mia, town())
    mark = mia.mark()
    await hand_in(evening, mia, town(edition="other_town", name="Other Town"))
    await said_since(evening, mia, mark, "the most it may have. Upload a newer")
    await hand_in(evening, mia, town())
    await said_since(evening, mia, mark, "This file is exactly version 1 of `my_town`")
    await hand_in(evening, mia, town() + b"# " + b"x" * 3000)
    await said_since(evening, mia, mark, "this server takes at most 8 KiB")
    await published(evening, mia, town("Goose Pond"), label="Replace version 1")
    assert await rows_of(evening) == [("my_town", 1, 0), ("my_town", 2, 0)]


@pytest.mark.asyncio
async def test_a_preview_works_after_a_restart_and_a_newer_upload_replaces_it(evening: Evening):
    mia = await evening.seat("Mia")
    first = await previewed(evening, mia, town())
    second = await previewed(evening, mia, town("Goose Pond"))
    await evening.restart_bot()
    await press(mia, first, "Publish")
    await see(evening, mia, private("That draft is gone"))
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
async def test_a_starter_file_can_be_uploaded_unchanged(evening: Evening):
    mia = await evening.seat("Mia")
    told = await asked(
        evening, mia, "ready to play", "new", option("from", "nyc"), option("id", "our_city")
    )
    assert told["attachments"][0]["filename"] == "our_city.toml"
    data = await content(evening, told)
    assert check_bytes(data).edition is not None
    await previewed(evening, mia, data, "`our_city`")
    await asked(evening, mia, "id: expected", "new", option("id", "Not An Id"))
    await asked(evening, mia, "expected one of", "new", option("from", "atlantis"))


@pytest.mark.asyncio
async def test_a_plain_member_is_refused_unless_discord_allows_the_command(
    evening: Evening,
):
    ben, mia = await evening.seat("Ben"), await evening.seat("Mia")
    refused = await ben.refusal(await hand_in(evening, ben, town()))
    assert refused["code"] == 50013
    elsewhere = await mia.refusal(await hand_in(evening, mia, town(), channel="games"))
    assert elsewhere["code"] == 50013, "a moderator has no rights in another server"
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
    (version,) = await evening.bot.stores.editions.versions(int(ben.guild(HQ)["id"]))
    assert version.user == int(ben.id)


@pytest.mark.asyncio
async def test_settings_of_old_games_have_no_own_edition(evening: Evening):
    old = json.dumps({"edition": "nyc", "speed": "slow"})
    await evening.bot.db.write(
        "INSERT INTO games (guild, channel, status, settings, created, changed)"
        " VALUES (1, 2, 'closed', ?, 0, 0)",
        (old,),
    )
    (row,) = await evening.bot.stores.games.with_status("closed")
    assert row.settings == GameSettings("nyc", speed="slow", own=0)
