"""The effects of a server's settings on opening, joining and playing games."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.servers.setup.settings import changed
from bot.store.database.codec import GameSettings
from bot.store.servers.guilds import GuildSettings
from bot.store.users.people import Preferences
from bot.support.refusals import Refused
from bot.tables.permits import Guest, check_joining, check_opening, usual
from bot.tables.server_editions import SHIPPED, ServerEditions
from editions.loader import available, load
from engine.actions import MakeOffer
from engine.edition import Seat
from tests.support.evening import Evening, buttons, option, sub
from tests.support.finishing import finish
from tests.support.lobbying import lobby_says, opened, press, select, told
from tests.support.moderating import (
    HQ,
    SHOP,
    choose,
    guild_id,
    make_role,
    page_of,
    section,
    setting,
)
from tests.support.patience import until
from tests.support.players import Json, Person
from tests.support.seeing import a_game, next_turn, pings
from tests.support.tables import arrange, channel_id, start_table

NEW = sub("new")


async def check_refused(
    person: Person, *words: str, channel: str = "lobby", options: list[Json] = NEW
) -> None:
    """Send a `/game` command and check that the answer contains these words."""
    mark = person.mark()
    await person.slash("game", options, channel)
    await told(person, *words, after=mark)


def test_by_default_everybody_may_open_and_join_games():
    usually = GuildSettings()
    check_opening(usually, Guest((1, 0)))
    check_joining(usually, Guest((1, 0)))
    assert usual(usually, SHIPPED) == GameSettings(seats=0)


def test_a_thread_counts_as_its_channel_and_a_moderator_needs_no_role():
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


def test_a_barred_or_missing_usual_edition_is_replaced():
    barred = GuildSettings(edition="nyc", barred_editions=("nyc",))
    assert usual(barred, ServerEditions(barred=barred.barred_editions)).edition == "classic"
    gone = GuildSettings(edition="their_own", barred_editions=("classic",))
    assert usual(gone, ServerEditions(barred=gone.barred_editions)).edition == available()[0]
    assert usual(gone, SHIPPED, "nyc").edition == "nyc"


def test_an_edition_without_the_usual_variant_is_played_as_standard():
    timed = GuildSettings(variant="timed")
    assert usual(timed, SHIPPED, "classic").variant == "timed"
    plain = replace(load("classic"), id="plain", variants={})
    assert usual(timed, ServerEditions({"plain": (1, plain)}), "plain").variant == "standard"


def test_barring_the_usual_edition_chooses_another_one():
    after = changed(GuildSettings(), "editions", ["nyc", "horse"], SHIPPED)
    assert set(after.barred_editions) == set(available()) - {"nyc", "horse"}
    assert after.edition == "horse"


@pytest.mark.asyncio
async def test_tables_are_opened_only_in_allowed_channels(evening: Evening):
    ana = await evening.seat("Ana")
    lobby = channel_id(evening, "lobby")
    await setting(evening, channels=(lobby,))
    await check_refused(ana, f"only in <#{lobby}>", channel="table-one")
    mark = ana.mark()
    await ana.slash("tutorial", channel="table-one")
    await told(ana, f"only in <#{lobby}>", after=mark)
    message = await opened(ana, option("thread", True, 5))
    assert message["channel_id"] != str(lobby), "the lobby is in a thread of the allowed channel"
    await opened(ana, channel="lobby")
    await opened(ana, channel="games")


@pytest.mark.asyncio
async def test_tables_are_opened_only_by_allowed_roles(evening: Evening):
    ana, ben, mia = [await evening.seat(name) for name in ("Ana", "Ben", "Mia")]
    players = make_role(evening, "Players", "ben")
    await setting(evening, starters=(players,))
    await check_refused(ana, f"only <@&{players}> can open tables")
    message = await opened(ben)
    await press(ana, message, "Join")
    await opened(mia, channel="table-one")
    await opened(ana, channel="games")


@pytest.mark.asyncio
async def test_only_allowed_roles_may_join_tables_and_take_over_seats(evening: Evening):
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
    await evening.parts.seats.leave(table, Seat(0), int(ana.id))
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
async def test_a_server_limits_the_number_of_open_games(evening: Evening):
    ana = await evening.seat("Ana")
    await setting(evening, most_games=1)
    await opened(ana)
    await check_refused(ana, "allows one game at a time", channel="table-one")
    await opened(ana, channel="games")
    await setting(evening, most_games=2)
    message = await opened(ana, channel="table-one")
    await check_refused(ana, "allows 2 games at a time", channel="table-two")
    mark = ana.mark()
    await ana.slash("tutorial", channel="table-two")
    await told(ana, "practice", after=mark)
    await press(ana, message, "Leave")

    async def one_is_left() -> bool:
        rows = await evening.bot.stores.games.of_guild(guild_id(evening), "lobby", "live")
        return sum(not row.practice for row in rows) == 1

    await until(one_is_left)
    await opened(ana, channel="table-two")


@pytest.mark.asyncio
async def test_a_rematch_obeys_the_settings_of_the_server(evening: Evening):
    table = await finish(evening, "Ana", "Ben")
    ana = evening.people["Ana"]
    role = make_role(evening, "Players")
    await setting(evening, starters=(role,))
    await check_refused(ana, "can open tables", options=sub("rematch"))
    card = await ana.wait_message(lambda m: "Rematch" in buttons(m))
    mark = ana.mark()
    await ana.click(card, buttons(card)["Rematch"]["custom_id"])
    await told(ana, "can open tables", after=mark)
    await setting(evening, barred_editions=("classic",))
    await check_refused(ana, "is not played in this server", options=sub("rematch"))
    await setting(evening)
    mark = ana.mark()
    await ana.slash("game", sub("rematch"))
    await told(ana, "The same people and rules", after=mark)
    assert table.status == "over"


@pytest.mark.asyncio
async def test_a_new_table_has_the_settings_of_the_server_unless_its_host_chooses_others(
    evening: Evening,
):
    ana = await evening.seat("Ana")
    await setting(evening, edition="nyc", variant="short", speed="slow", theme="dark")
    await opened(ana)
    row = await evening.bot.stores.games.in_channel(channel_id(evening, "lobby"))
    assert row is not None
    assert row.settings.edition == "nyc"
    assert (row.settings.variant, row.settings.speed) == ("short", "slow")
    assert row.settings.theme == "dark"
    chosen = [("edition", "classic"), ("variant", "timed"), ("speed", "relaxed"), ("look", "light")]
    await opened(ana, *(option(*one) for one in chosen), channel="table-one")
    row = await evening.bot.stores.games.in_channel(channel_id(evening, "table-one"))
    assert row is not None
    assert (row.settings.edition, row.settings.variant) == ("classic", "timed")
    assert (row.settings.speed, row.settings.theme) == ("relaxed", "light")


@pytest.mark.asyncio
async def test_a_barred_edition_is_neither_offered_nor_played(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana, option("edition", "nyc"), channel="table-one")
    await setting(evening, barred_editions=("nyc", "horse"))
    await check_refused(
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
    assert listed == set(available()) - {"horse"}, "the current edition stays in the list"
    nonce = await ana.choose(page, select(page, "set:edition")["custom_id"], "classic")
    assert await ana.outcome(nonce) == "done"
    await lobby_says(ana, message, "Classic")
    await press(ana, message, "Start")
    table = await evening.until(lambda: evening.parts.tables.all() and evening.table())
    assert table.settings.edition == "classic"


@pytest.mark.asyncio
async def test_barred_house_rules_are_refused_in_options_and_on_pages(evening: Evening):
    ana = await evening.seat("Ana")
    barred = ("free_parking_pot", "starting_cash", "others", "modules")
    await setting(evening, barred_rules=barred)
    for typed, words in [
        ("free_parking_pot", "Free Parking"),
        ("starting_cash=2000", "Starting cash"),
        ("jail_fine=20", "does not allow these rules"),
    ]:
        await check_refused(
            ana, "does not allow these rules", words, options=sub("new", option("house", typed))
        )
    chosen = [option("edition", "dotcom"), option("modules", "offline_token")]
    await check_refused(ana, "Optional games of an edition", options=sub("new", *chosen))

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
    row = await evening.bot.stores.games.in_channel(channel_id(evening, "lobby"))
    assert row is not None
    assert list(row.settings.house) == ["no_auctions"]


@pytest.mark.asyncio
async def test_without_pings_nobody_is_mentioned_but_direct_messages_still_come(evening: Evening):
    ana = await evening.seat("Ana")
    await setting(evening, pings=False)
    table, _ = await a_game(evening)
    await table.submit(Seat(0), MakeOffer(Seat(1), give_cash=10, ask_cash=5))
    await ana.wait_message(lambda m: "Accept" in buttons(m))
    await evening.idle()
    assert pings(ana) == []
    ben = evening.people["Ben"]
    await evening.bot.stores.people.choose(int(ben.id), Preferences(ping="direct"))
    await arrange(table, next_turn(1))
    await ben.wait_message(lambda m: "your turn" in m["content"] and "https://" in m["content"])
    await setting(evening, pings=True)
    await arrange(table, next_turn(0))
    await ana.wait_message(lambda m: m["mentions"] and "your turn" in m["content"])


@pytest.mark.asyncio
async def test_two_servers_have_different_settings(evening: Evening):
    ana, olga = await evening.seat("Ana"), await evening.seat("Olga")
    page = await section(olga, await page_of(olga, "welcome"), "games")
    page = await choose(olga, page, "speed", "relaxed")
    page = await section(olga, page, "rules")
    await choose(olga, page, "editions", "classic")
    await setting(evening, HQ, edition="nyc", speed="slow", barred_editions=("classic",))
    assert evening.bot.stores.guild_settings.of(guild_id(evening, SHOP)).speed == "relaxed"
    await opened(ana, channel="lobby")
    await opened(ana, channel="games")
    for name, edition, speed in (("lobby", "nyc", "slow"), ("games", "classic", "relaxed")):
        row = await evening.bot.stores.games.in_channel(channel_id(evening, name))
        assert row is not None
        assert (row.settings.edition, row.settings.speed) == (edition, speed)
    barred = sub("new", option("edition", "nyc"))
    await check_refused(ana, "is not played in this server", channel="welcome", options=barred)
    await evening.restart_bot()
    await check_refused(ana, "is not played in this server", channel="welcome", options=barred)
    assert len(await evening.bot.stores.games.with_status("lobby")) == 2
