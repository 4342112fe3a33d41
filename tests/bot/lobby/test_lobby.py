"""The lobby in a channel: opening a table, joining, choosing settings, starting."""

from __future__ import annotations

import pytest

from bot.store.database.codec import GameSettings
from bot.tables import house_rules as house
from editions.loader import available
from engine.rng import fingerprint
from tests.support.evening import Evening, buttons, option, sub
from tests.support.lobbying import alt, lobby_says, opened, press, select, told
from tests.support.players import Json, Person, field


@pytest.mark.asyncio
async def test_a_game_is_set_up_and_started_by_buttons_alone(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana)
    assert "Ana's table" in message["content"]
    assert "Official rules" in message["content"]
    assert "Waiting for 1 more" in message["content"]
    assert "1 player so far" in message["attachments"][0]["description"]
    assert buttons(message)["Start"]["disabled"]
    await told(ana, "Your table is set", message["id"])

    await press(ben, message, "Join")
    await lobby_says(ana, message, "**Ben** with the Thimble", "Ready!")
    nonce = await ben.choose(message, select(message, "lobby-token")["custom_id"], "Iron")
    assert await ben.outcome(nonce) == "done"
    await lobby_says(ana, message, "**Ben** with the Iron")
    await press(ana, message, "Add computer")
    await lobby_says(ana, message, "**Robo Rita**", "normal, patient computer)")
    await press(ana, message, "Add computer")
    await lobby_says(ana, message, "**Robo Max**", "normal, sly computer)")
    mark = ana.mark()
    await press(ben, message, "Remove computer")
    shown = await ana.wait_message(
        lambda m: "Rita" in m["content"] and "Max" not in m["content"],
        event="MESSAGE_UPDATE",
        after=mark,
    )
    assert "3 players so far" in shown["attachments"][0]["description"]

    await press(ana, shown, "Start")
    begun = await lobby_says(ana, message, "the game has begun")
    assert begun["components"] == []
    assert begun["attachments"] == [], "nobody wants to see open seats any more"
    live = evening.table()
    assert [s.name for s in live.seats] == ["Ana", "Ben", "Robo Rita"]
    assert live.state.players[1].token == "Iron"
    assert f"`{fingerprint(live.state.hidden.seed)[:32]}…`" in begun["content"]
    assert live.state.hidden.seed not in begun["content"]
    await evening.until(lambda: live.timers)


@pytest.mark.asyncio
async def test_a_computer_player_is_chosen_from_the_list(evening: Evening):
    ana = await evening.seat("Ana")
    message = await opened(ana)
    parts = [part for row in message["components"] for part in row["components"]]
    (guests,) = [part for part in parts if part["custom_id"].endswith("lobby-invite")]
    assert await ana.outcome(await ana.choose(message, guests["custom_id"], "hard/zoe")) == "done"
    await lobby_says(ana, message, "Robo Zoe", "hard, thrifty")


@pytest.mark.asyncio
async def test_every_button_exists_as_a_command(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana, option("speed", "slow"))
    await ben.slash("game", sub("join"))
    await told(ben, "You are seated", message["id"])
    await ben.slash("game", sub("token", option("token", "Boot")))
    await told(ben, "The Boot is yours")
    await ana.slash("game", sub("computer", option("level", "hard"), option("character", "rita")))
    await told(ana, "Robo Rita sits down", "hard, patient")
    await ana.slash("game", sub("computer", option("computer", "remove")))
    await told(ana, "Robo Rita has left")
    await ana.slash("game", sub("card"))
    await told(ana, "official rules", "a day for a decision")
    await ben.slash("game", sub("leave"))
    await told(ben, "You have left")
    await ana.slash("game", sub("start"))
    await told(ana, "at least 2 players")
    mark = ben.mark()
    await ben.slash("game", sub("join"))
    await told(ben, "You are seated", after=mark)
    await ana.slash("game", sub("start"))
    await told(ana, "Good luck")
    assert [s.name for s in evening.table().seats] == ["Ana", "Ben"]
    mark = ben.mark()
    await ben.slash("game", sub("leave"))
    await told(ben, "already begun", after=mark)


@pytest.mark.asyncio
async def test_the_wrong_person_and_a_double_press_get_a_private_sentence(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana)
    await press(ben, message, "Leave")
    await told(ben, "no seat at this table")
    await press(ben, message, "Add computer")
    await press(ben, message, "Join")
    await press(ben, message, "Join")
    await told(ben, "already have a seat")
    shown = await lobby_says(ana, message, "**Ben**")
    for label in ("Start", "Settings"):
        mark = ben.mark()
        await press(ben, shown, label)
        await told(ben, "Only Ana", after=mark)
    first = await ana.click(shown, buttons(shown)["Start"]["custom_id"])
    second = await ana.click(shown, buttons(shown)["Start"]["custom_id"])
    assert [await ana.outcome(first), await ana.outcome(second)] == ["done", "done"]
    await told(ana, "already begun")
    assert len(evening.parts.tables.all()) == 1


@pytest.mark.asyncio
async def test_a_full_table_turns_people_away(evening: Evening):
    ana, ben, cleo = [await evening.seat(name) for name in ("Ana", "Ben", "Cleo")]
    message = await opened(ana, option("seats", 2, 4))
    await press(ben, message, "Join")
    full = await lobby_says(ana, message, "**Ben**")
    assert buttons(full)["Join"]["disabled"]
    await cleo.slash("game", sub("join"))
    await told(cleo, "All 2 seats are taken")


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ([option("edition", "atlantis")], "no edition called"),
        ([option("house", "free_beer")], "no house rule called"),
        (
            [option("modules", "offline_token")],
            "`modules`: this edition does not have `offline_token`",
        ),
        ([option("house", "starting_cash=lots")], "lots"),
        ([option("house", "laps_before_buying=99")], "from 0 to 20"),
        ([option("seats", 9, 4)], "2 to 8 players"),
        ([option("minutes", 1, 4), option("variant", "timed")], "5 to 1440 minutes"),
        (
            [option("house", "starting_cash=700"), option("variant", "timed")],
            "**Starting cash:** expected at least $750, the price of the 2 dearest deeds",
        ),
    ],
)
async def test_impossible_settings_of_a_new_table_are_refused_with_a_reason(
    evening: Evening, options, words
):
    ana = await evening.seat("Ana")
    await ana.slash("game", sub("new", *options))
    await told(ana, words)
    assert await evening.bot.stores.games.with_status("lobby") == []


@pytest.mark.asyncio
async def test_the_options_of_game_new_apply_to_the_game(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(
        ana,
        option("edition", "america"),
        option("variant", "timed"),
        option("modules", "american_expansion, american_legal_system"),
        option("house", "free_parking_pot, starting_cash=2000"),
        option("speed", "relaxed"),
        option("seats", 4, 4),
        option("minutes", 90, 4),
    )
    for words in ("Timed game, 90 minutes", "10 minutes for a", "$2,000", "American Expansion"):
        assert words in message["content"]
    assert "3 seats free" in message["attachments"][0]["description"]
    await press(ben, message, "Join")
    await press(ana, await lobby_says(ana, message, "Ready!"), "Start")
    await evening.until(evening.parts.tables.all)
    rules = evening.table().ed.rules
    assert rules.american_expansion
    assert rules.american_legal_system
    assert not rules.just_visit_america
    assert (rules.free_parking_pot, rules.starting_cash, rules.time_limit) == (True, 2000, True)


@pytest.mark.asyncio
async def test_the_host_changes_everything_on_private_pages(evening: Evening):
    ana = await evening.seat("Ana")
    message = await opened(ana)
    mark = ana.mark()
    await press(ana, message, "Settings")
    page = await told(ana, "Settings of your table", after=mark)
    for verb, value, words in (
        ("set:edition", "dotcom", "The .com Edition"),
        ("set:variant", "timed", "Timed game"),
        ("set:speed", "none", "No clock"),
        ("set:seats", "3", "dotcom"),
    ):
        await ana.choose(page, select(page, verb)["custom_id"], value)
        if verb != "set:seats":
            await lobby_says(ana, message, words)
    await ana.wait_message(
        lambda m: m["id"] == message["id"] and "2 seats free" in alt(m), event="MESSAGE_UPDATE"
    )
    mark = ana.mark()
    await press(ana, page, "House rules")
    houses = await told(ana, "House rules of your table", after=mark)
    await ana.choose(houses, select(houses, "set:modules")["custom_id"], "offline_token")
    await lobby_says(ana, message, "offline token")
    picked = ("free_parking_pot", "no_auctions")
    await ana.choose(houses, select(houses, "set:house")["custom_id"], *picked)
    await lobby_says(ana, message, "pot on Free Parking", "nobody buys stay")

    await press(ana, houses, "Allow the coach")
    await lobby_says(ana, message, "The coach is allowed here")
    await press(ana, houses, "Numbers")
    form = await ana.inbox.wait("MODAL")
    values = {"starting_cash": "$2,000 million", "salary": "400", "house_stock": "20"}
    values |= {"hotel_stock": "12", "laps_before_buying": "0"}
    mark = ana.mark()
    await ana.submit(form, *(field(name, value=value) for name, value in values.items()))
    await lobby_says(ana, message, "$2,000 million", "$400 million", "20 households")

    page = await told(ana, "Settings of your table", after=mark)
    await press(ana, page, "Minutes")
    form = await ana.inbox.wait("MODAL", after=mark)
    await ana.submit(form, field("minutes", value="45"))
    await lobby_says(ana, message, "45 minutes")
    row = (await evening.bot.stores.games.with_status("lobby"))[0]
    assert row.settings == GameSettings(
        edition="dotcom",
        variant="timed",
        modules=("offline_token",),
        house={
            "free_parking_pot": True,
            "no_auctions": True,
            "starting_cash": 2000,
            "salary": 400,
            "house_stock": 20,
        },
        speed="none",
        seats=3,
        minutes=45,
        host=int(ana.id),
        coach=True,
    )


@pytest.mark.asyncio
@pytest.mark.parametrize("label", ["Refresh", "Numbers", "Dark look"])
async def test_a_settings_page_is_replaced_when_the_game_has_begun(evening: Evening, label: str):
    ana = await evening.seat("Ana")
    message = await opened(ana)
    await ana.slash("game", sub("settings"))
    page = await told(ana, "Settings of your table")
    await press(ana, message, "Add computer")
    message = await lobby_says(ana, message, "Robo")
    await press(ana, message, "Start")
    await lobby_says(ana, message, "has begun")
    mark = ana.mark()
    await press(ana, page, label)
    gone = await told(ana, "already begun", after=mark)
    assert (gone["id"], gone["components"]) == (page["id"], [])


@pytest.mark.asyncio
async def test_a_wrong_number_changes_nothing_and_is_explained(evening: Evening):
    ana = await evening.seat("Ana")
    message = await opened(ana)
    await ana.slash("game", sub("settings"))
    page = await told(ana, "Settings of your table")
    await press(ana, page, "Numbers")
    form = await ana.inbox.wait("MODAL")
    values = ("a lot", "200", "32", "12", "0")
    await ana.submit(form, *(field(n, value=v) for n, v in zip(house.NUMBERS, values, strict=True)))
    await told(ana, "a lot")
    row = (await evening.bot.stores.games.with_status("lobby"))[0]
    assert row.settings.house == {}
    assert message["content"].count("Official rules") == 1


@pytest.mark.asyncio
async def test_the_rules_card_lists_differences(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana, option("edition", "nyc"), option("house", "no_auctions"))
    await press(ben, message, "Rules card")
    card = await told(ben, "New York City")
    assert "Deeds that nobody buys stay" in card["content"]
    assert "The income tax is a fixed amount" in card["content"]


@pytest.mark.asyncio
async def test_the_last_person_to_leave_closes_the_table(evening: Evening):
    ana = await evening.seat("Ana")
    message = await opened(ana)
    await press(ana, message, "Add computer")
    await press(ana, message, "Leave")
    closed = await lobby_says(ana, message, "this table is closed")
    assert closed["components"] == []
    again = await opened(ana)
    assert again["id"] != message["id"]


@pytest.mark.asyncio
async def test_editions_are_suggested_with_a_line_about_each(evening: Evening):
    ana = await evening.seat("Ana")
    every = await offered(ana, "edition", "")
    assert {choice["value"] for choice in every} == set(available())
    (city,) = await offered(ana, "edition", "york")
    assert city["value"] == "nyc"
    assert city["name"].startswith("New York City Collector's Edition (2 to 6): ")
    rules = await offered(ana, "house", "no_auctions, pot")
    assert [choice["value"] for choice in rules] == ["no_auctions, free_parking_pot"]
    (module,) = await offered(ana, "modules", "", option("edition", "dotcom"))
    assert module["value"] == "offline_token"


async def offered(person: Person, name: str, typed: str, *others: Json) -> list[Json]:
    nonce = await person.ask(
        "autocomplete",
        channel_id=person.channel(),
        command_id=person.command("game"),
        options=sub("new", *others, {**option(name, typed), "focused": True}),
    )
    answer = await person.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    found: list[Json] = answer["choices"]
    return found


@pytest.mark.asyncio
async def test_tokens_of_the_tables_edition_are_suggested(evening: Evening):
    ana = await evening.seat("Ana")
    await opened(ana, option("edition", "horse"))
    nonce = await ana.ask(
        "autocomplete",
        channel_id=ana.channel(),
        command_id=ana.command("game"),
        options=sub("token", {**option("token", "boot"), "focused": True}),
    )
    answer = await ana.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    assert [choice["value"] for choice in answer["choices"]] == ["Riding Boot"]
