"""What a server allows and prefers: the settings page, and how games obey it."""

from __future__ import annotations

import io
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec.structs import replace
from PIL import Image, ImageStat

from bot.cogs.moderators import OPEN, Guests
from bot.refused import Refused
from bot.store.codec import GameSettings
from bot.store.guilds import GuildSettings
from bot.store.people import Preferences
from bot.tables.permits import Guest, check_joining, check_opening, usual
from bot.tables.server_editions import SHIPPED, ServerEditions
from bot.tables.server_rules import SECTIONS, changed, fields_of, section_of
from bot.ui.ids import NotOurs
from bot.ui.parts import EntitySelect, Select
from bot.views.setup import setup_page
from editions.loader import available, load
from engine.actions import MakeOffer
from engine.edition import Seat
from tests.bot.evening import Evening, buttons, option, sub
from tests.bot.finishing import finish
from tests.bot.lobbying import eventually, lobby_says, opened, press, select, told
from tests.bot.moderating import (
    HQ,
    SHOP,
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
from tests.bot.seeing import a_game, next_turn, pings, table_now
from tests.bot.tables import arrange, channel_id, start_table
from tests.playground.players import Json, Person

NEW = sub("new")


async def told_no(
    person: Person, *words: str, channel: str = "lobby", options: list[Json] = NEW
) -> None:
    """`/game` is answered with this refusal, and nothing else happens."""
    mark = person.mark()
    await person.slash("game", options, channel)
    await told(person, *words, after=mark)


def brightness(evening: Evening, message: Json) -> float:
    """Of a message's picture, from 0 to 255."""
    number = int(message["attachments"][0]["id"])
    data = evening.running.stage.world.attachments[number].data
    return ImageStat.Stat(Image.open(io.BytesIO(data)).convert("L")).mean[0]


# Without Discord


def test_at_first_everybody_may_do_everything():
    usually = GuildSettings()
    check_opening(usually, Guest((1, 0)))
    check_joining(usually, Guest((1, 0)))
    assert usual(usually, SHIPPED) == GameSettings(seats=0)


def test_a_thread_goes_by_its_channel_and_a_moderator_needs_no_role():
    limits = GuildSettings(channels=(1,), starters=(7,), joiners=(8,))
    check_opening(limits, Guest((5, 1), frozenset({7, 9})))
    check_opening(limits, Guest((1, 0), moderator=True))
    check_joining(limits, Guest(roles=frozenset({8})))
    check_joining(limits, Guest(moderator=True))
    with pytest.raises(Refused, match="<#1>"):
        check_opening(limits, Guest((5, 2), frozenset({7}), moderator=True))
    with pytest.raises(Refused, match="<@&7>"):
        check_opening(limits, Guest((1, 0), frozenset({8})))
    with pytest.raises(Refused, match="<@&8>"):
        check_joining(limits, Guest(roles=frozenset({7})))


def test_the_usual_edition_gives_way_when_it_is_barred_or_gone():
    barred = GuildSettings(edition="nyc", barred_editions=("nyc",))
    assert usual(barred, ServerEditions(barred=barred.barred_editions)).edition == "classic"
    gone = GuildSettings(edition="their_own", barred_editions=("classic",))
    assert usual(gone, ServerEditions(barred=gone.barred_editions)).edition == available()[0]
    assert usual(gone, SHIPPED, "nyc").edition == "nyc"


def test_a_kind_of_game_that_an_edition_lacks_is_not_its_usual_one():
    timed = GuildSettings(variant="timed")
    assert usual(timed, SHIPPED, "classic").variant == "timed"
    plain = replace(load("classic"), id="plain", variants={})
    assert usual(timed, ServerEditions({"plain": (1, plain)}), "plain").variant == "standard"


def test_barring_the_usual_edition_chooses_another_one():
    after = changed(GuildSettings(), "editions", ["nyc", "horse"], SHIPPED)
    assert set(after.barred_editions) == set(available()) - {"nyc", "horse"}
    assert after.edition == "horse"


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
def test_what_no_list_offers_is_not_a_setting(field: str, values: list[str]):
    with pytest.raises(NotOurs):
        changed(GuildSettings(), field, values, SHIPPED)
    with pytest.raises(NotOurs):
        section_of("nothing")


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_fits_into_a_message(section: str):
    many = tuple(range(2**62, 2**62 + 25))
    own = {f"own_{number}": (number, load("classic")) for number in range(15)}
    limits = GuildSettings(
        many, many, many, barred_editions=tuple(own), log=many[0], weekly=many[0]
    )
    page = setup_page(limits, ServerEditions(own), section, many[1:])
    assert len(page.text) <= 2000
    assert len(page.rows) == 1 + len(fields_of(section)) <= 5
    for (part,) in page.rows:
        assert isinstance(part, Select | EntitySelect)
        assert len(part.custom_id) <= 100
        if isinstance(part, EntitySelect):
            assert list(part.chosen) == [many[0]], "what was deleted is not marked"


# The page


@pytest.mark.asyncio
async def test_only_those_discord_lets_may_use_the_page(evening: Evening):
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
    assert evening.bot.guild_settings.of(guild_id(evening)).most_games == 2


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
    ("host", "chosen", "offered", "now"),
    [
        (180, 0, ["0", "7", "30", "90"], "At most 180 days"),
        (180, 365, ["0", "7", "30", "90"], "At most 180 days"),
        (180, 30, ["0", "7", "30", "90"], "For 30 days"),
        (30, 0, ["0", "7", "30"], "At most 30 days"),
        (0, 365, ["0", "7", "30", "90", "365"], "For 365 days"),
        (0, 0, ["0", "7", "30", "90", "365"], "As long as the host of this bot says"),
    ],
)
def test_games_are_kept_no_longer_than_the_host_says(
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
async def test_every_choice_counts_at_once_and_is_told_to_the_log_channel(evening: Evening):
    mia = await evening.seat("Mia")
    await setting(evening, log=channel_id(evening, "table-two"))
    page = await page_of(mia)
    for part, field, values, expected, words in CHOICES:
        mark = mia.mark()
        page = await section(mia, page, part)
        page = await choose(mia, page, field, *values)
        limits = evening.bot.guild_settings.of(guild_id(evening))
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
                and not m["flags"] & 64], "what stays the same is not told"  # fmt: skip


@pytest.mark.asyncio
async def test_channels_and_roles_are_chosen_from_discords_own_lists(evening: Evening):
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
    limits = evening.bot.guild_settings.of(guild_id(evening))
    assert (limits.channels, limits.starters) == ((int(table_one),), (players,))
    page = await choose(mia, page, "channels")
    assert "**Channels for games**: everywhere" in page["content"]


@pytest.mark.asyncio
async def test_settings_and_the_open_page_outlive_a_restart(evening: Evening):
    mia = await evening.seat("Mia")
    page = await section(mia, await page_of(mia), "games")
    page = await choose(mia, page, "speed", "slow")
    await evening.stop_bot()
    await evening.start_bot()
    assert evening.bot.guild_settings.of(guild_id(evening)).speed == "slow"
    page = await choose(mia, page, "theme", "dark")
    assert "**Usual speed**: Slow" in page["content"]
    assert "**Usual look**: Dark pictures" in page["content"]


@pytest.mark.asyncio
async def test_a_page_trusts_those_without_the_permission_only_for_a_while(evening: Evening):
    ana, mia = await evening.seat("Ana"), await evening.seat("Mia")
    override(evening, "setup", ana, allowed=True)
    anas, mias = await page_of(ana), await page_of(mia)
    evening.time.now += OPEN + 60
    mark = ana.mark()
    await ana.choose(anas, lists(anas)["most_games"]["custom_id"], "5")
    await told(ana, "Use `/setup` again", after=mark)
    await choose(mia, mias, "most_games", "3")
    assert evening.bot.guild_settings.of(guild_id(evening)).most_games == 3


def test_a_page_is_trusted_by_what_the_bot_remembers_of_the_person():
    now = [1000.0]
    guests = Guests("setup", lambda: now[0])

    def pressed_by(user: int, **rights: bool) -> Any:
        permissions = discord.Permissions(**rights)
        return SimpleNamespace(guild_id=1, user=SimpleNamespace(id=user), permissions=permissions)

    ana, ben = pressed_by(5), pressed_by(6)
    with pytest.raises(Refused):
        guests.check(ana)
    guests.let_in(ana)
    guests.check(ana)
    guests.check(pressed_by(7, manage_guild=True))
    with pytest.raises(Refused):
        guests.check(ben)
    now[0] += OPEN + 1
    with pytest.raises(Refused):
        guests.check(ana)


@pytest.mark.asyncio
async def test_a_log_channel_must_be_writable_and_a_new_one_is_told_to_the_old(evening: Evening):
    mia = await evening.seat("Mia")
    one, two = mia.channel("table-one"), mia.channel("table-two")
    await evening.permit(one, deny=["send_messages"])
    page = await section(mia, await page_of(mia), "log")
    mark = mia.mark()
    await mia.choose(page, lists(page)["log"]["custom_id"], one, kind=8)
    await told(mia, "**Send Messages**", f"<#{one}>", after=mark)
    assert evening.bot.guild_settings.of(guild_id(evening)).log == 0
    page = await choose(mia, page, "log", two)
    await logged(mia, "From now on this channel")
    await logged(mia, "**Log channel**: none → ")
    mark = mia.mark()
    page = await choose(mia, page, "log", mia.channel("lobby"))
    await logged(mia, f"<#{two}> → <#{mia.channel('lobby')}>", after=mark)
    await logged(mia, f"<#{two}> → <#{mia.channel('lobby')}>", channel="lobby", after=mark)
    mark = mia.mark()
    await choose(mia, page, "log")
    await logged(mia, "→ none", channel="lobby", after=mark)


# Who, where, how many


@pytest.mark.asyncio
async def test_tables_are_opened_only_where_they_may_be(evening: Evening):
    ana = await evening.seat("Ana")
    lobby = channel_id(evening, "lobby")
    await setting(evening, channels=(lobby,))
    await told_no(ana, f"only in <#{lobby}>", channel="table-one")
    mark = ana.mark()
    await ana.slash("tutorial", channel="table-one")
    await told(ana, f"only in <#{lobby}>", after=mark)
    message = await opened(ana, option("thread", True, 5))
    assert message["channel_id"] != str(lobby), "a thread goes by its channel"
    await opened(ana, channel="lobby")
    await opened(ana, channel="games")


@pytest.mark.asyncio
async def test_tables_are_opened_only_by_those_who_may(evening: Evening):
    ana, ben, mia = [await evening.seat(name) for name in ("Ana", "Ben", "Mia")]
    players = make_role(evening, "Players", "ben")
    await setting(evening, starters=(players,))
    await told_no(ana, f"only <@&{players}> can open tables")
    message = await opened(ben)
    await press(ana, message, "Join")
    await opened(mia, channel="table-one")
    await opened(ana, channel="games")


@pytest.mark.asyncio
async def test_only_those_who_may_sit_down_at_tables_and_take_over_seats(evening: Evening):
    ana, ben, cleo = [await evening.seat(name) for name in ("Ana", "Ben", "Cleo")]
    players = make_role(evening, "Players", "ana", "cleo")
    await setting(evening, joiners=(players,))
    message = await opened(ana)
    for way in ("button", "command"):
        mark = ben.mark()
        if way == "button":
            await ben.click(message, buttons(message)["Join"]["custom_id"])
        else:
            await ben.slash("game", sub("join"))
        await told(ben, f"only <@&{players}> can sit down", after=mark)
    await press(cleo, message, "Join")

    table = await start_table(evening, "table-one", ("Ana", "Dan"), robots=0)
    await evening.bot.seats.leave(table, Seat(0), int(ana.id))
    offer = await ben.wait_message(lambda m: "Take this seat" in buttons(m))
    for way in ("button", "command"):
        mark = ben.mark()
        if way == "button":
            await ben.click(offer, buttons(offer)["Take this seat"]["custom_id"])
        else:
            await ben.slash("seat", sub("take"), "table-one")
        await told(ben, f"only <@&{players}> can sit down", after=mark)
    await cleo.click(offer, buttons(offer)["Take this seat"]["custom_id"])
    await evening.until(lambda: table.seat_of(int(cleo.id)) == 0)


@pytest.mark.asyncio
async def test_a_server_plays_only_so_many_games_at_once(evening: Evening):
    ana = await evening.seat("Ana")
    await setting(evening, most_games=1)
    await opened(ana)
    await told_no(ana, "number **1** in the queue", channel="table-one")
    await opened(ana, channel="games")
    await setting(evening, most_games=2)
    message = await opened(ana, channel="table-one")
    await told_no(ana, "number **1** in the queue", channel="table-two")
    mark = ana.mark()
    await ana.slash("tutorial", channel="table-two")
    await told(ana, "practice", after=mark)
    await press(ana, message, "Leave")

    async def one_is_left() -> bool:
        rows = await evening.bot.games.of_guild(guild_id(evening), "lobby", "live")
        return sum(not row.practice for row in rows) == 1

    await eventually(one_is_left)
    await opened(ana, channel="table-two")


@pytest.mark.asyncio
async def test_a_rematch_has_to_be_allowed_too(evening: Evening):
    table = await finish(evening, "Ana", "Ben")
    ana = evening.people["Ana"]
    role = make_role(evening, "Players")
    await setting(evening, starters=(role,))
    await told_no(ana, "can open tables", options=sub("rematch"))
    card = await ana.wait_message(lambda m: "Rematch" in buttons(m))
    mark = ana.mark()
    await ana.click(card, buttons(card)["Rematch"]["custom_id"])
    await told(ana, "can open tables", after=mark)
    await setting(evening, barred_editions=("classic",))
    await told_no(ana, "is not played in this server", options=sub("rematch"))
    await setting(evening)
    mark = ana.mark()
    await ana.slash("game", sub("rematch"))
    await told(ana, "The same people and rules", after=mark)
    assert table.status == "over"


# What is played


@pytest.mark.asyncio
async def test_a_new_table_is_as_the_server_likes_it_unless_its_host_says_otherwise(
    evening: Evening,
):
    ana = await evening.seat("Ana")
    await setting(evening, edition="nyc", variant="short", speed="slow", theme="dark")
    await opened(ana)
    row = await evening.bot.games.in_channel(channel_id(evening, "lobby"))
    assert row is not None
    assert row.settings.edition == "nyc"
    assert (row.settings.variant, row.settings.speed) == ("short", "slow")
    assert row.settings.theme == "dark"
    chosen = [("edition", "classic"), ("variant", "timed"), ("speed", "relaxed"), ("look", "light")]
    await opened(ana, *(option(*one) for one in chosen), channel="table-one")
    row = await evening.bot.games.in_channel(channel_id(evening, "table-one"))
    assert row is not None
    assert (row.settings.edition, row.settings.variant) == ("classic", "timed")
    assert (row.settings.speed, row.settings.theme) == ("relaxed", "light")


@pytest.mark.asyncio
async def test_a_barred_edition_is_neither_offered_nor_played(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana, option("edition", "nyc"), channel="table-one")
    await setting(evening, barred_editions=("nyc", "horse"))
    await told_no(
        ana, "is not played in this server", "Classic", options=sub("new", option("edition", "nyc"))
    )
    nonce = await ana.ask(
        "autocomplete",
        channel_id=ana.channel(),
        command_id=ana.command("game"),
        options=sub("new", {**option("edition", ""), "focused": True}),
    )
    offered = await ana.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    names = {choice["value"] for choice in offered["choices"]}
    assert names == set(available()) - {"nyc", "horse"}

    await press(ben, message, "Join")
    await lobby_says(ana, message, "Ready!")
    mark = ana.mark()
    await ana.click(message, buttons(message)["Start"]["custom_id"])
    await told(ana, "is not played in this server", after=mark)
    mark = ana.mark()
    await ana.slash("game", sub("settings"), "table-one")
    page = await told(ana, "Settings of your table", after=mark)
    listed = {choice["value"] for choice in select(page, "set:edition")["options"]}
    assert listed == set(available()) - {"horse"}, "the one that is played stays among them"
    nonce = await ana.choose(page, select(page, "set:edition")["custom_id"], "classic")
    assert await ana.outcome(nonce) == "done"
    await lobby_says(ana, message, "Classic")
    await press(ana, message, "Start")
    table = await evening.until(lambda: evening.bot.tables.all() and evening.table())
    assert table.settings.edition == "classic"


@pytest.mark.asyncio
async def test_barred_house_rules_are_refused_wherever_they_come_from(evening: Evening):
    ana = await evening.seat("Ana")
    barred = ("free_parking_pot", "starting_cash", "others", "modules")
    await setting(evening, barred_rules=barred)
    for typed, words in [
        ("free_parking_pot", "Free Parking"),
        ("starting_cash=2000", "Starting cash"),
        ("jail_fine=20", "does not play with"),
    ]:
        await told_no(ana, "does not play with", words, options=sub("new", option("house", typed)))
    chosen = [option("edition", "dotcom"), option("modules", "offline_token")]
    await told_no(ana, "Optional games of an edition", options=sub("new", *chosen))

    await opened(ana, option("house", "double_salary_on_go"))
    mark = ana.mark()
    await ana.slash("game", sub("settings"))
    page = await told(ana, "Settings of your table", after=mark)
    mark = ana.mark()
    await ana.click(page, buttons(page)["House rules"]["custom_id"])
    page = await told(ana, "House rules of your table", after=mark)
    listed = {choice["value"] for choice in select(page, "set:house")["options"]}
    assert "free_parking_pot" not in listed
    assert "double_salary_on_go" in listed
    await setting(evening, barred_rules=(*barred, "double_salary_on_go"))
    mark = ana.mark()
    await ana.choose(page, select(page, "set:house")["custom_id"], "no_auctions")
    await told(ana, "House rules of your table", after=mark)
    row = await evening.bot.games.in_channel(channel_id(evening, "lobby"))
    assert row is not None
    assert list(row.settings.house) == ["no_auctions"]


# Quiet


@pytest.mark.asyncio
async def test_a_quiet_server_mentions_nobody_but_direct_messages_still_come(evening: Evening):
    ana = await evening.seat("Ana")
    await setting(evening, pings=False)
    table, _ = await a_game(evening)
    await table.submit(Seat(0), MakeOffer(Seat(1), give_cash=10, ask_cash=5))
    await ana.wait_message(lambda m: "Accept" in buttons(m))
    await evening.idle()
    assert pings(ana) == []
    ben = evening.people["Ben"]
    await evening.bot.people.choose(int(ben.id), Preferences(ping="direct"))
    await arrange(table, next_turn(1))
    await ben.wait_message(lambda m: "your turn" in m["content"] and "https://" in m["content"])
    await setting(evening, pings=True)
    await arrange(table, next_turn(0))
    await ana.wait_message(lambda m: m["mentions"] and "your turn" in m["content"])


# The look


@pytest.mark.asyncio
async def test_a_dark_table_is_dark_in_all_its_pictures(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    lobby = await opened(ana, option("look", "dark"))
    assert brightness(evening, lobby) < 90
    await press(ben, lobby, "Join")
    await lobby_says(ana, lobby, "Ready!")
    await press(ana, lobby, "Start")
    table = await evening.until(lambda: evening.bot.tables.all() and evening.table())
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
    row = await evening.bot.games.in_channel(channel_id(evening, "lobby"))
    assert row is not None
    assert row.settings.theme == "dark"


# Two servers


@pytest.mark.asyncio
async def test_two_servers_have_settings_of_their_own_at_the_same_time(evening: Evening):
    ana, olga = await evening.seat("Ana"), await evening.seat("Olga")
    page = await section(olga, await page_of(olga, "welcome"), "games")
    page = await choose(olga, page, "speed", "relaxed")
    page = await section(olga, page, "rules")
    await choose(olga, page, "editions", "classic")
    await setting(evening, HQ, edition="nyc", speed="slow", barred_editions=("classic",))
    assert evening.bot.guild_settings.of(guild_id(evening, SHOP)).speed == "relaxed"
    await opened(ana, channel="lobby")
    await opened(ana, channel="games")
    for name, edition, speed in (("lobby", "nyc", "slow"), ("games", "classic", "relaxed")):
        row = await evening.bot.games.in_channel(channel_id(evening, name))
        assert row is not None
        assert (row.settings.edition, row.settings.speed) == (edition, speed)
    barred = sub("new", option("edition", "nyc"))
    await told_no(ana, "is not played in this server", channel="welcome", options=barred)
    await evening.stop_bot()
    await evening.start_bot()
    await told_no(ana, "is not played in this server", channel="welcome", options=barred)
    assert len(await evening.bot.games.with_status("lobby")) == 2
