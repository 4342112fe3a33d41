"""The settings page of a server."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_api.moderator_commands import OPEN, TrustedUsers
from bot.servers.setup.settings import SECTIONS, changed, fields_of, section_of
from bot.servers.setup.views import setup_page
from bot.store.servers.guilds import GuildSettings
from bot.support.refusals import Refused
from bot.tables.server_editions import SHIPPED, ServerEditions
from bot.ui.components import EntitySelect, Select
from bot.ui.custom_ids import NotOurs
from editions.loader import available, load
from tests.support.evening import Evening
from tests.support.lobbying import told
from tests.support.moderating import (
    choose,
    guild_id,
    lists,
    logged,
    make_role,
    override,
    page_of,
    refused,
    section,
    setting,
)
from tests.support.tables import channel_id

CHOICES: list[tuple[str, str, list[str], dict[str, Any], str]] = [
    (
        "people",
        "most_games",
        ["3"],
        {"most_games": 3},
        "25 games at once → 3 games at once",
    ),
    ("people", "most_games", ["1"], {"most_games": 1}, "One game at once"),
    ("games", "edition", ["nyc"], {"edition": "nyc"}, "Usual edition"),
    ("games", "variant", ["short"], {"variant": "short"}, "Standard game → Short game"),
    ("games", "speed", ["slow"], {"speed": "slow"}, "Live → Slow"),
    ("games", "theme", ["dark"], {"theme": "dark"}, "Light pictures → Dark pictures"),
    (
        "rules",
        "most_editions",
        ["1"],
        {"most_editions": 1},
        "At most 15 editions of your own → At most one edition",
    ),
    ("rules", "most_editions", ["0"], {"most_editions": 0}, "→ No editions of your own"),
    (
        "rules",
        "most_kilobytes",
        ["64"],
        {"most_kilobytes": 64},
        "up to 256 KiB → Edition files of up to 64 KiB",
    ),
    ("quiet", "pings", ["off"], {"pings": False}, "Mention nobody"),
    ("log", "retention_days", ["30"], {"retention_days": 30}, "→ For 30 days"),
    (
        "rules",
        "editions",
        ["classic", "nyc"],
        {"barred_editions": tuple(n for n in available() if n not in ("classic", "nyc"))},
        "all → all but ",
    ),
    (
        "rules",
        "rules",
        [],
        {"barred_rules": ("free_parking_pot", "double_salary_on_go")},
        "House rules that may be chosen",
    ),
]


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("speed", ["warp"]),
        ("most_games", ["7"]),
        ("editions", []),
        ("edition", ["/etc/passwd"]),
        ("pings", ["maybe"]),
        ("channels", ["x"]),
        ("nothing", ["1"]),
    ],
)
def test_values_that_no_list_offers_are_rejected(field: str, values: list[str]):
    with pytest.raises(NotOurs):
        changed(GuildSettings(), field, values, SHIPPED)
    with pytest.raises(NotOurs):
        section_of("nothing")


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_fits_into_a_message(section: str):
    many = tuple(range(2**62, 2**62 + 25))
    own = {f"own_{number}": (number, load("classic")) for number in range(15)}
    limits = GuildSettings(many, many, many, barred_editions=tuple(own), log=many[0])
    page = setup_page(limits, ServerEditions(own), section, many[1:])
    assert len(page.text) <= 2000
    assert len(page.rows) == 1 + len(fields_of(section)) <= 5
    for (part,) in page.rows:
        assert isinstance(part, Select | EntitySelect)
        assert len(part.custom_id) <= 100
        if isinstance(part, EntitySelect):
            assert list(part.chosen) == [many[0]], "deleted ones are not selected"


@pytest.mark.asyncio
async def test_only_users_allowed_by_discord_may_use_the_page(evening: Evening):
    ana, mia = await evening.seat("Ana"), await evening.seat("Mia")
    await refused(ana, "setup")
    page = await page_of(mia)
    assert "**Channels for games**: everywhere" in page["content"]
    assert page["flags"] & 64
    override(evening, "setup", ana, allowed=True)
    override(evening, "setup", mia, allowed=False)
    await refused(mia, "setup")
    page = await choose(ana, await page_of(ana), "most_games", "2")
    assert "2 games at once" in page["content"]
    assert evening.bot.stores.guild_settings.of(guild_id(evening)).most_games == 2


@pytest.mark.parametrize(
    ("host", "chosen", "offered", "now"),
    [
        (180, 0, ["0", "7", "30", "90"], "At most 180 days"),
        (180, 365, ["0", "7", "30", "90"], "At most 180 days"),
        (180, 30, ["0", "7", "30", "90"], "For 30 days"),
        (30, 0, ["0", "7", "30"], "At most 30 days"),
        (0, 365, ["0", "7", "30", "90", "365"], "For 365 days"),
        (0, 0, ["0", "7", "30", "90", "365"], "As long as this bot usually keeps them"),
    ],
)
def test_games_are_kept_no_longer_than_the_host_allows(
    host: int, chosen: int, offered: list[str], now: str
):
    limits = GuildSettings(retention_days=chosen)
    page = setup_page(limits, ServerEditions(), "log", host_days=host)
    kept = page.rows[-1][0]
    assert isinstance(kept, Select)
    assert [choice.value for choice in kept.choices] == offered
    (marked,) = [choice.label for choice in kept.choices if choice.default]
    assert marked.startswith(now)
    assert f"**Finished games are kept**: {now}" in page.text


@pytest.mark.asyncio
async def test_every_choice_is_saved_at_once_and_logged(evening: Evening):
    mia = await evening.seat("Mia")
    await setting(evening, log=channel_id(evening, "table-two"))
    page = await page_of(mia)
    for part, field, values, expected, words in CHOICES:
        mark = mia.mark()
        page = await section(mia, page, part)
        page = await choose(mia, page, field, *values)
        limits = evening.bot.stores.guild_settings.of(guild_id(evening))
        for name, value in expected.items():
            now = getattr(limits, name)
            assert now == value or set(value) < set(now), name
        line = await logged(mia, words, after=mark)
        assert line["content"].startswith(f"**Mod Mia** (<@{mia.id}>) changed the settings.")
        assert line["mentions"] == []
    page = await section(mia, page, "quiet")
    mark = mia.mark()
    page = await choose(mia, page, "pings", "off")
    await mia.settled()
    assert not [m for name, m in mia.inbox.got[mark:] if "Mentions" in str(m.get("content"))
                and not m["flags"] & 64], "an unchanged setting is not logged"  # fmt: skip


@pytest.mark.asyncio
async def test_channels_and_roles_are_chosen_from_lists_of_discord(evening: Evening):
    mia = await evening.seat("Mia")
    players = make_role(evening, "Players")
    page = await page_of(mia)
    assert {name: part["type"] for name, part in lists(page).items()} == {
        "section": 3, "channels": 8, "starters": 6, "joiners": 6, "most_games": 3,
    }  # fmt: skip
    table_one = mia.channel("table-one")
    page = await choose(mia, page, "channels", table_one)
    page = await choose(mia, page, "starters", str(players))
    page = await choose(mia, page, "joiners", str(players))
    assert f"**Channels for games**: <#{table_one}>" in page["content"]
    assert f"**Roles that may join**: <@&{players}>" in page["content"]
    (marked,) = lists(page)["channels"]["default_values"]
    assert (str(marked["id"]), marked["type"]) == (table_one, "channel")
    limits = evening.bot.stores.guild_settings.of(guild_id(evening))
    assert (limits.channels, limits.starters) == ((int(table_one),), (players,))
    page = await choose(mia, page, "channels")
    assert "**Channels for games**: everywhere" in page["content"]


@pytest.mark.asyncio
async def test_settings_and_the_open_page_survive_a_restart(evening: Evening):
    mia = await evening.seat("Mia")
    page = await section(mia, await page_of(mia), "games")
    page = await choose(mia, page, "speed", "slow")
    await evening.restart_bot()
    assert evening.bot.stores.guild_settings.of(guild_id(evening)).speed == "slow"
    page = await choose(mia, page, "theme", "dark")
    assert "**Usual speed**: Slow" in page["content"]
    assert "**Usual look**: Dark pictures" in page["content"]


@pytest.mark.asyncio
async def test_a_page_trusts_users_without_the_permission_only_for_a_while(evening: Evening):
    ana, mia = await evening.seat("Ana"), await evening.seat("Mia")
    override(evening, "setup", ana, allowed=True)
    anas, mias = await page_of(ana), await page_of(mia)
    evening.time.now += OPEN + 60
    mark = ana.mark()
    await ana.choose(anas, lists(anas)["most_games"]["custom_id"], "5")
    await told(ana, "Use </setup:", after=mark)
    await choose(mia, mias, "most_games", "3")
    assert evening.bot.stores.guild_settings.of(guild_id(evening)).most_games == 3


def test_only_managers_and_recent_users_of_the_command_are_trusted():
    now = [1000.0]
    trusted = TrustedUsers("setup", lambda: now[0])

    def pressed_by(user: int, **rights: bool) -> Any:
        permissions = discord.Permissions(**rights)
        return SimpleNamespace(guild_id=1, user=SimpleNamespace(id=user), permissions=permissions)

    ana, ben = pressed_by(5), pressed_by(6)
    with pytest.raises(Refused):
        trusted.check(ana)
    trusted.let_in(ana)
    trusted.check(ana)
    trusted.check(pressed_by(7, manage_guild=True))
    with pytest.raises(Refused):
        trusted.check(ben)
    now[0] += OPEN + 1
    with pytest.raises(Refused):
        trusted.check(ana)


@pytest.mark.asyncio
async def test_a_log_channel_must_be_writable_and_the_old_one_names_the_new(evening: Evening):
    mia = await evening.seat("Mia")
    one, two = mia.channel("table-one"), mia.channel("table-two")
    await evening.permit(one, deny=["send_messages"])
    page = await section(mia, await page_of(mia), "log")
    mark = mia.mark()
    await mia.choose(page, lists(page)["log"]["custom_id"], one, kind=8)
    await told(mia, "**Send Messages**", f"<#{one}>", after=mark)
    assert evening.bot.stores.guild_settings.of(guild_id(evening)).log == 0
    page = await choose(mia, page, "log", two)
    await logged(mia, "From now on I write here")
    await logged(mia, "**Log channel**: none → ")
    mark = mia.mark()
    page = await choose(mia, page, "log", mia.channel("lobby"))
    await logged(mia, f"<#{two}> → <#{mia.channel('lobby')}>", after=mark)
    await logged(mia, f"<#{two}> → <#{mia.channel('lobby')}>", channel="lobby", after=mark)
    mark = mia.mark()
    await choose(mia, page, "log")
    await logged(mia, "→ none", channel="lobby", after=mark)


@pytest.mark.asyncio
async def test_the_page_warns_when_the_log_channel_is_no_longer_writable(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    mia = await evening.seat("Mia")
    one = mia.channel("table-one")
    page = await choose(mia, await section(mia, await page_of(mia), "log"), "log", one)
    assert "I need" not in page["content"]
    await evening.permit(one, deny=["send_messages"])
    caplog.set_level(logging.WARNING)
    for _ in range(3):
        assert not await evening.parts.seat_moderation.journal.write(
            guild_id(evening), "Somebody did something."
        )
    assert caplog.text.count(f"no message can be posted in channel {one}") == 1, "once an hour"
    page = await section(mia, await page_of(mia), "log")
    assert "I need **Send Messages**" in page["content"]
    assert page["content"].count(f"<#{one}>") == 2
    page = await section(mia, page, "quiet")
    assert "I need" not in page["content"]
