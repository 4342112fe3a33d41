"""Information commands, in every situation a channel can be in."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.store.codec import GameSettings, Sitting
from bot.tables.table import LiveTable
from bot.views.help import help_without_game
from editions import load
from engine.actions import Buy, EndTurn, Resign, Roll, TimeUp
from engine.asked import waiting
from engine.decisions import Auction, BuyChoice, Debt, TaxChoice
from engine.edition import Pos, Seat
from engine.rng import fingerprint
from engine.state import GameState, Offer
from engine.why import Why
from tests.bot.evening import Evening, buttons, option
from tests.bot.tables import arrange, channel_id, fresh_id, give, start_table, turn_of
from tests.patience import patience
from tests.playground.players import Json, Person
from tests.wording import samples

EPHEMERAL, THINKING = 64, 128
ANA, BEN = Seat(0), Seat(1)
FLAG = 5
"""The kind of a yes-or-no option."""

SHOWN = option("everyone", True, FLAG)
LOOKS = (
    ("board",),
    ("board", option("as", "text")),
    ("player",),
    ("log",),
    ("why",),
)
"""Commands that need a table that has begun."""
DICE = ("dice",)
"""A look too, but in a lobby there is something to see already."""


async def answered(person: Person, mark: int) -> Json:
    """The answer that came after a mark, once it is not a placeholder any more."""
    async with patience():
        while True:
            for name, data in person.inbox.got[mark:]:
                if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and is_answer(data):
                    assert len(data["content"]) <= 2000
                    return data
            await asyncio.sleep(0.01)


def is_answer(message: Json) -> bool:
    flags = message.get("flags", 0)
    answers = flags & EPHEMERAL or message.get("interaction_metadata")
    return bool(answers and not flags & THINKING)


async def ask(person: Person, command: str, *options: Json, channel: str = "lobby") -> Json:
    """Use a command and read the whole answer."""
    mark = person.mark()
    await person.slash(command, list(options), channel)
    return await answered(person, mark)


async def press(person: Person, message: Json, label: str) -> Json:
    mark = person.mark()
    await person.click(message, buttons(message)[label]["custom_id"])
    return await answered(person, mark)


async def choose(person: Person, message: Json, value: str) -> Json:
    """Choose from the only list of a message."""
    (row,) = [row for row in message["components"] if row["components"][0]["type"] == 3]
    mark = person.mark()
    await person.choose(message, row["components"][0]["custom_id"], value)
    return await answered(person, mark)


async def suggested(
    person: Person, command: str, name: str, typed: str, *others: Json, channel: str = "lobby"
) -> list[str]:
    """What is offered while somebody types."""
    nonce = await person.ask(
        "autocomplete",
        channel_id=person.channel(channel),
        command_id=person.command(command),
        options=[{**option(name, typed), "focused": True}, *others],
    )
    offered = await person.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    return [choice["name"] for choice in offered["choices"]]


def files(message: Json) -> list[str]:
    return [attachment["filename"] for attachment in message["attachments"]]


async def content(evening: Evening, message: Json, number: int = 0) -> str:
    async with evening.session.get(message["attachments"][number]["url"]) as response:
        return await response.text()


async def lobby(evening: Evening, host: Person, *guests: Person, channel: str = "lobby") -> int:
    """A game that nobody has started."""
    tokens = load("nyc").tokens
    seats = [
        Sitting(person.name.title(), token, int(person.id))
        for person, token in zip((host, *guests), tokens, strict=False)
    ]
    where = channel_id(evening, channel)
    guild = evening.running.stage.world.channels[where].guild_id or 0
    settings = GameSettings("nyc", house={"salary": 300}, host=int(host.id))
    return await evening.bot.games.create(guild, where, settings, seats, evening.time())


async def played_out(evening: Evening) -> LiveTable:
    """A game that is over: the first to roll gave up."""
    table = await start_table(evening, robots=0)
    first = table.state.turn.seat
    await table.submit(first, Roll())
    await table.submit(first, Resign())
    assert table.over
    return table


@pytest.mark.asyncio
async def test_without_a_game_every_look_says_how_to_start_one(evening: Evening):
    ana = await evening.seat("Ana")
    for command, *options in (*LOOKS, DICE, ("deed", option("name", "Boardwalk"))):
        told = await ask(ana, command, *options, channel="table-one")
        assert "/game new" in told["content"], command
        assert told["flags"] & EPHEMERAL


@pytest.mark.asyncio
async def test_without_a_game_rules_and_help_still_help(evening: Evening):
    ana = await evening.seat("Ana")
    rules = await ask(ana, "rules")
    assert "these are the rules of **Classic**" in rules["content"]
    tax = await choose(ana, rules, "TAX")
    assert "10% of all you are worth" in tax["content"]
    other = await ask(ana, "rules", option("about", "GO-1"), option("edition", "herenow"))
    assert "$2,000,000" in other["content"]
    told = await ask(ana, "help")
    assert "No game here yet" in told["content"]
    assert len(told["content"]) < 1200, "one screen"
    assert "classic property-trading board game" in told["content"]
    ids = {one["name"]: one["id"] for one in ana.hello["commands"]}
    assert f"</tutorial:{ids['tutorial']}>" in told["content"]
    assert f"</game new:{ids['game']}>" in told["content"]
    assert "`/" not in told["content"], "everything can be clicked"
    assert "**Classic**" in (await press(ana, told, "Rules"))["content"]
    told = await ask(ana, "help")
    started = await press(ana, told, "Two-minute tutorial")
    assert "practice table is ready" in started["content"]


@pytest.mark.asyncio
async def test_help_opens_a_new_game_where_there_is_none(evening: Evening):
    ana = await evening.seat("Ana")
    told = await ask(ana, "help")
    assert [*buttons(told)] == ["New game", "Two-minute tutorial", "Rules"]
    opened = await press(ana, told, "New game")
    assert "Your table is set" in opened["content"]
    row = await evening.bot.games.in_channel(int(ana.channel("lobby")))
    assert row is not None
    assert (row.status, row.settings.host) == ("lobby", int(ana.id))
    assert "New game" not in buttons(await ask(ana, "help"))
    refused = await press(ana, told, "New game")
    assert "Your table is set" not in refused["content"]


def test_help_in_direct_messages_opens_no_game():
    page = help_without_game(in_server=False)
    assert [part.label for row in page.rows for part in row] == ["Rules"]  # type: ignore[union-attr]
    assert "In a server's channel" in page.text


@pytest.mark.asyncio
async def test_in_a_lobby_looks_wait_for_the_start_but_its_edition_can_be_read(evening: Evening):
    ana, ben, cleo = [await evening.seat(name) for name in ("Ana", "Ben", "Cleo")]
    await lobby(evening, ana, ben)
    for command, *options in LOOKS:
        told = await ask(ana, command, *options)
        assert "not begun yet" in told["content"], command
    rules = await ask(ana, "rules")
    assert "The salary is $300" in rules["content"]
    salary = await choose(ana, rules, "GO")
    assert "pays $300" in salary["content"], "the table's rules, not the edition's"
    name = load("nyc").board.name[39]
    deed = await ask(ana, "deed", option("name", name))
    assert name in deed["content"]
    assert files(deed) == ["deed.png"]
    assert "Your lobby" in (await ask(ana, "help"))["content"]
    assert "Ana starts the game" in (await ask(ben, "help"))["content"]
    assert "**Join**" in (await ask(cleo, "help"))["content"]


@pytest.mark.asyncio
async def test_the_board_is_shown_as_a_picture_with_words_for_it(evening: Evening):
    await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    told = await ask(ana, "board")
    assert told["flags"] & EPHEMERAL
    assert "is about to roll" in told["content"]
    (picture,) = told["attachments"]
    assert "Ana: $1,500" in picture["description"]


@pytest.mark.asyncio
async def test_the_board_in_words_is_turned_page_by_page_and_comes_as_a_file(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    page = await ask(ana, "board", option("as", "text"))
    read = page["content"]
    assert buttons(page)["Back"]["disabled"]
    while not buttons(page)["Next"].get("disabled"):
        page = await press(ana, page, "Next")
        read += page["content"]
    for name in table.ed.board.name:
        assert name in read.replace("\\", "")
    back = await press(ana, page, "Back")
    assert back["id"] == page["id"], "pages turn in their place"
    whole = await press(ana, back, "All as a file")
    assert "39. Boardwalk" in await content(evening, whole)


@pytest.mark.asyncio
async def test_what_everyone_shall_see_everyone_sees_and_long_texts_are_files(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    for command, *options in (*LOOKS, DICE, ("rules",), ("deed", option("name", "Boardwalk"))):
        mark = ben.mark()
        told = await ask(ana, command, *options, SHOWN)
        assert not told["flags"] & EPHEMERAL, command
        assert (await answered(ben, mark))["id"] == told["id"], command
    words = await ask(ana, "board", option("as", "text"), SHOWN)
    assert files(words) == ["table.txt"]
    assert table.ed.board.name[39] in await content(evening, words)


@pytest.mark.asyncio
async def test_a_refusal_is_private_where_the_answer_would_have_been_for_everyone(
    evening: Evening,
):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    told = await ask(ana, "board", SHOWN)
    assert told["flags"] & EPHEMERAL
    assert "no game" in told["content"]
    await evening.until(lambda: ben.inbox.all("MESSAGE_DELETE"))
    (thought,) = ben.inbox.all("MESSAGE_CREATE")
    assert thought["id"] == ben.inbox.all("MESSAGE_DELETE")[0]["id"]
    assert await ben.history(ben.channel()) == []


@pytest.mark.asyncio
async def test_turning_a_page_that_everyone_sees_gives_a_private_copy(evening: Evening):
    await start_table(evening, robots=0)
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    shown = await ask(ana, "rules", SHOWN)
    own = await choose(ben, shown, "JAIL")
    assert own["flags"] & EPHEMERAL
    assert own["id"] != shown["id"]
    assert "JAIL-3" in own["content"].replace("\\", "")


@pytest.mark.asyncio
async def test_a_deed_shows_both_sides_and_how_it_stands(evening: Evening):
    table = await start_table(evening, robots=0)
    await arrange(table, lambda s: give(s, ANA, 37, 39))
    ana = await evening.seat("Ana")
    assert await suggested(ana, "deed", "name", "board") == ["Boardwalk"]
    told = await ask(ana, "deed", option("name", "39"))
    assert "Ana owns it: rent $100" in told["content"]
    (picture,) = told["attachments"]
    assert "Boardwalk" in picture["description"]
    assert "$220 to lift it" in picture["description"]
    typed = await ask(ana, "deed", option("name", "park pl"))
    assert "Park Place" in typed["content"]
    none = await ask(ana, "deed", option("name", "*Nowhere*"))
    assert "no deed called \\*Nowhere\\*" in none["content"]


@pytest.mark.asyncio
async def test_a_players_hand_can_be_seen_by_all(evening: Evening):
    def with_railroads(s: GameState) -> None:
        turn_of(ANA)(s)
        give(s, 2, 5, 15)

    await start_table(evening, robots=1, change=with_railroads)
    ana = await evening.seat("Ana")
    assert "Ana's hand" in (await ask(ana, "player"))["content"]
    assert await suggested(ana, "player", "who", "robo") == ["Robo 1"]
    robot = await ask(ana, "player", option("who", "2"))
    assert "Robo 1's hand: $1,500 in cash" in robot["content"]
    (picture,) = robot["attachments"]
    assert "Reading Railroad" in picture["description"]
    nobody = await ask(ana, "player", option("who", "Zoe"))
    assert "Nobody called Zoe" in nobody["content"]
    dan = await evening.seat("Dan")
    onlooker = await ask(dan, "player")
    assert "'s hand" in onlooker["content"], "whoever's turn it is"


@pytest.mark.asyncio
async def test_the_log_goes_back_to_the_beginning_and_forth_again(evening: Evening):
    table = await start_table(evening, people=("Ana",), robots=3, seed="4")
    ana = await evening.seat("Ana")
    await play_on(evening, table, ana, 40)
    newest = await ask(ana, "log")
    assert buttons(newest)["Newer"]["disabled"]
    assert table.news(1)[0] in newest["content"].replace("\\", "")
    page, pages = newest, 1
    while not buttons(page)["Older"].get("disabled"):
        page, pages = await press(ana, page, "Older"), pages + 1
    assert pages > 1
    assert "The cards are shuffled." in page["content"]
    for _ in range(pages - 1):
        page = await press(ana, page, "Newer")
    assert buttons(page)["Newer"]["disabled"]


async def play_on(evening: Evening, table: LiveTable, person: Person, rounds: int) -> None:
    """Let a game go on, the person's seat doing what is safe."""
    seat = table.seat_of(int(person.id))
    assert seat is not None
    for _ in range(rounds):
        await evening.until(lambda: seat in waiting(table.state) or table.over)
        await table.submit(seat, TimeUp(), "vote")
    await evening.idle()


@pytest.mark.asyncio
async def test_since_my_last_turn_tells_what_others_did_meanwhile(evening: Evening):
    table = await start_table(evening, robots=0, seed="2")
    first = table.state.turn.seat
    mine, other = table.names[first], table.names[1 - first]
    person = await evening.seat(mine)
    await table.submit(first, Roll())
    await table.submit(first, Buy())
    nothing = await ask(person, "log", option("since_my_turn", True, FLAG))
    assert "Nothing has happened since" in nothing["content"]
    await table.submit(first, EndTurn())
    await table.submit(Seat(1 - first), Roll())
    since = await ask(person, "log", option("since_my_turn", True, FLAG))
    assert f"{other} rolls" in since["content"]
    assert f"{mine} rolls" not in since["content"]
    story = await ask(person, "log")
    assert f"{mine} rolls" in story["content"]
    again = await press(person, story, "Since my last turn")
    assert again["content"] == since["content"]
    dan = await evening.seat("Dan")
    stranger = await ask(dan, "log", option("since_my_turn", True, FLAG))
    assert "no seat at this table" in stranger["content"]


@pytest.mark.asyncio
async def test_why_shows_the_sum_of_a_payment_with_its_rules(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    assert "paid and got nothing" in (await ask(ana, "why"))["content"]

    def ben_among_anas_deeds(s: GameState) -> None:
        turn_of(BEN)(s)
        give(s, ANA, *table.ed.board.deeds)

    while table.state.players[ANA].cash == table.ed.rules.starting_cash:
        await arrange(table, ben_among_anas_deeds)
        await table.submit(BEN, Roll())
    told = (await ask(ana, "why"))["content"].replace("\\", "")
    rule = told.partition("[")[2].partition("]")[0]
    assert "Ben → Ana: $" in told
    assert f"-# {rule}: " in told, "the rule in words"
    assert await suggested(ana, "why", "who", "b") == ["Ben"]
    assert "of Ben" in (await ask(ana, "why", option("who", "1")))["content"]
    dan = await evening.seat("Dan")
    assert "**The last payments, newest first**" in (await ask(dan, "why"))["content"]


@pytest.mark.asyncio
async def test_older_payments_are_pages_away(evening: Evening):
    dan = await evening.seat("Dan")
    table = await start_table(evening, people=(), robots=3, edition="harbour", variant="short")
    await evening.until(lambda: table.over)
    newest = await ask(dan, "why")
    assert buttons(newest)["Newer"]["disabled"]
    older = await press(dan, newest, "Older")
    assert "newest first" in older["content"]
    assert older["content"] != newest["content"]
    assert (await press(dan, older, "Newer"))["content"] == newest["content"]


@pytest.mark.asyncio
async def test_rules_can_be_searched_and_suggest_themselves(evening: Evening):
    await start_table(evening, robots=0, edition="nyc")
    ana = await evening.seat("Ana")
    hits = await suggested(ana, "rules", "about", "jail")
    assert hits[0] == "Subject: Jail"
    assert any(hit.startswith("JAIL-5") for hit in hits)
    assert len(hits) <= 25
    fine = (await ask(ana, "rules", option("about", "JAIL-5")))["content"]
    assert "on any turn in jail" in fine, "as this edition plays it"
    found = (await ask(ana, "rules", option("about", "roll anew")))["content"]
    assert "RENT-5" in found.replace("\\", "")
    none = (await ask(ana, "rules", option("about", "dragons @everyone: `x`")))["content"]
    assert "No rule says anything about" in none
    assert "@everyone" not in none
    away = (await ask(ana, "rules", option("about", "OFF-2")))["content"]
    assert "Not played at this table" in away


@pytest.mark.asyncio
async def test_a_long_subject_is_turned_like_a_book(evening: Evening):
    await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    page = await ask(ana, "rules", option("about", "the"))
    first = page["content"]
    assert "Page 1 of" in first
    second = await press(ana, page, "Next")
    assert "Page 2 of" in second["content"]
    assert (await press(ana, second, "Back"))["content"] == first


@pytest.mark.asyncio
async def test_the_seed_is_a_hash_until_the_end(evening: Evening):
    table = await start_table(evening, robots=0, seed="hush hush")
    ana = await evening.seat("Ana")
    during = (await ask(ana, "dice"))["content"]
    assert fingerprint("hush hush") in during
    assert "hush hush" not in during
    assert "throws so far" in during
    first = table.state.turn.seat
    await table.submit(first, Resign())
    await evening.until(lambda: table.over)
    after = await ask(ana, "dice")
    assert "`hush hush`" in after["content"]
    assert fingerprint("hush hush") in after["content"]
    assert "hush hush" in await content(evening, after)


@pytest.mark.asyncio
async def test_a_finished_game_can_still_be_looked_at_after_a_restart(evening: Evening):
    table = await played_out(evening)
    await evening.until(lambda: evening.bot.tables.find(table.game) is None)
    await evening.stop_bot()
    await evening.start_bot()
    ana = await evening.seat("Ana")
    for command, *options in (*LOOKS, DICE):
        told = await ask(ana, command, *options)
        assert "/game new" not in told["content"], command
    story = await ask(ana, "log")
    assert "rolls" in story["content"]
    assert "rolls" in (await press(ana, story, "Refresh"))["content"]
    assert "The game is over" in (await ask(ana, "help"))["content"]
    assert "`1`" in (await ask(ana, "dice"))["content"], "the seed"


HELP: dict[str, tuple[Callable[[GameState], Any], str]] = {
    "a roll": (turn_of(ANA), "It is your turn"),
    "the end of a turn": (turn_of(ANA, "end"), "nearly over"),
    "others": (turn_of(BEN), "waits for Ben"),
    "a deed": (
        lambda s: s.pending.append(BuyChoice(fresh_id(s), ANA, Pos(39))),
        "Boardwalk is for sale",
    ),
    "a debt": (
        lambda s: s.pending.append(Debt(fresh_id(s), ANA, BEN, 1700, Why("rent", Pos(39)))),
        "You owe $1,700",
    ),
    "an auction": (
        lambda s: s.pending.append(Auction(fresh_id(s), (ANA, BEN), Pos(39))),
        "An auction is on",
    ),
    "a tax": (
        lambda s: s.pending.append(TaxChoice(fresh_id(s), ANA, Pos(4))),
        "You are asked something",
    ),
    "an offer": (
        lambda s: s.offers.append(Offer(fresh_id(s), BEN, ANA, give_cash=10)),
        "offers you a trade",
    ),
}


@pytest.mark.asyncio
async def test_help_is_about_the_moment(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, dan = await evening.seat("Ana"), await evening.seat("Dan")
    calm = table.state
    for name, (change, words) in HELP.items():
        await arrange(table, lambda s: None)
        table.state = calm
        await arrange(table, change)
        told = (await ask(ana, "help"))["content"]
        assert words in told, name
    assert "You are watching" in (await ask(dan, "help"))["content"]
    table.state = calm

    def jailed(s: GameState) -> None:
        turn_of(ANA)(s)
        s.players[ANA].jail = 1

    await arrange(table, jailed)
    assert "You are in jail" in (await ask(ana, "help"))["content"]
    await table.pause()
    assert "paused" in (await ask(ana, "help"))["content"]


@pytest.mark.asyncio
async def test_a_button_of_a_game_that_is_no_more_says_so(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    page = await ask(ana, "board", option("as", "text"))
    await evening.bot.tables.put_away(table)
    again = await press(ana, page, "Refresh")
    assert "Board" in again["content"], "what was played can still be read"


@pytest.mark.asyncio
async def test_every_command_that_a_sentence_names_exists(evening: Evening):
    known = {command.qualified_name for command in evening.bot.tree.walk_commands()}
    for key, text in samples("info-", "tutorial-").items():
        for named in re.findall(r"`/([a-z]+(?: [a-z]+)?)`", text):
            assert named in known, f"{key}: /{named}"
