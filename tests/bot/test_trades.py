"""Trades: put together in private, answered in a thread, and safe against everything between."""

from __future__ import annotations

import msgspec
import pytest

from bot.store.people import Preferences
from bot.tables.clock import DECISION, GAME_END, MOST_HELD, REMINDER
from bot.tables.table import LiveTable
from bot.ui.ids import LONGEST, NotOurs, Press, base36
from bot.ui.message import Message
from bot.ui.parts import Button, Link, Select
from bot.views.trade_builder import WAYS, Builder
from bot.views.trade_draft import Draft, Side, draft_of
from editions.loader import load
from engine.actions import MakeOffer, Mortgage, Withdraw
from engine.edition import Edition, Pos, Seat
from engine.state import GameState, Offer
from tests.bot.evening import Evening, option
from tests.bot.lobbying import eventually, told
from tests.bot.reading import (
    asleep,
    button,
    fill_in,
    newest,
    parts,
    pick,
    press,
    private,
    saying,
    see,
)
from tests.bot.seeing import pings, table_now
from tests.bot.tables import arrange, channel_id, give, start_table, turn_of
from tests.playground.players import Json, Person

MEDITERRANEAN, BALTIC, READING = 1, 3, 5
ORIENTAL, VERMONT, CONNECTICUT = 6, 8, 9
PARK, BOARDWALK = 37, 39


def estates(s: GameState) -> None:
    """Ana holds the browns and Boardwalk, Ben two light blues, a railroad and Park Place."""
    turn_of(0, "end")(s)
    give(s, 0, MEDITERRANEAN, BALTIC, BOARDWALK)
    give(s, 1, ORIENTAL, VERMONT, READING, PARK)
    s.players[0].cards = ["chance", "chest"]


async def a_table(evening: Evening, **more: object) -> tuple[LiveTable, Person, Person]:
    table = await start_table(evening, robots=0, **more)  # type: ignore[arg-type]
    await arrange(table, estates)
    return table, evening.people["Ana"], evening.people["Ben"]


async def builder(evening: Evening, person: Person, *parts: str) -> Json:
    return await see(evening, person, private("**", *parts))


async def slash(person: Person, name: str, **given: str) -> None:
    nonce = await person.slash(name, [option(key, value) for key, value in given.items()])
    assert await person.outcome(nonce) == "done"


async def offered(evening: Evening, person: Person, *parts: str) -> Json:
    """The public message of an offer."""
    return await see(evening, person, saying("### ", "a trade", *parts))


async def offer(table: LiveTable, maker: int, to: int, **terms: object) -> Offer:
    await table.submit(Seat(maker), MakeOffer(Seat(to), **terms))  # type: ignore[arg-type]
    return table.state.offers[-1]


@pytest.mark.asyncio
async def test_a_trade_is_put_together_sent_and_accepted(evening: Evening):
    table, ana, ben = await a_table(evening)
    await slash(ana, "trade")
    page = await builder(evening, ana, "A trade with Ben", "You give: nothing yet")
    assert button(page, "Send offer")["disabled"]
    assert "Other partner" not in [part["label"] for part in parts(page, 2)]
    await pick(ana, page, "Deeds you give", "Dark blue: Boardwalk")
    page = await builder(evening, ana, "You give: Boardwalk")
    await pick(ana, page, "Deeds you get", "Light blue")
    page = await builder(evening, ana, "You give: Boardwalk")
    await evening.until(lambda: _lists(newest(ana, private("You give: Boardwalk")), "Which light"))
    page = await builder(evening, ana, "You give: Boardwalk")
    await pick(ana, page, "Which light blue", "Oriental Avenue", "Vermont Avenue")
    page = await builder(evening, ana, "You get: Oriental Avenue and Vermont Avenue")
    await fill_in(ana, page, "Cash", give="", ask="$150")
    page = await builder(evening, ana, "You get: $150, Oriental Avenue and Vermont Avenue")
    await press(ana, page, "Give jail cards: 0 of 2")
    page = await builder(evening, ana, "You give: Boardwalk and a jail card")
    alt = page["attachments"][0]["description"]
    assert "Ana's cash: $1,500 now, $1,650 after" in alt
    await press(ana, page, "Send offer")
    await see(evening, ana, private("Sent to Ben"))
    assert len(table.state.offers) == 1

    shown = await offered(evening, ben, "Ana offers Ben")
    sent = await see(evening, ana, lambda m: private("Sent")(m) and len(parts(m, 2)) == 2)
    place = f"{shown['guild_id']}/{shown['channel_id']}/{shown['id']}"
    assert button(sent, "See the offer")["url"] == f"https://discord.com/channels/{place}"
    assert "**Ana** gives Boardwalk and a jail card." in shown["content"]
    assert "**Ben** gives $150, Oriental Avenue and Vermont Avenue." in shown["content"]
    assert "Ben's cash: $1,500 now, $1,350 after" in shown["attachments"][0]["description"]
    first = await ben.wait_message(saying("### Ana offers Ben"))
    assert [user["id"] for user in first["mentions"]] == [ben.id]
    thread = await ben.inbox.wait("THREAD_CREATE", lambda d: d["name"] == "Trades")
    assert shown["channel_id"] == thread["id"]
    await press(ben, shown, "Accept")
    over = await see(evening, ana, saying("Deal! Ana gives Boardwalk and a jail card"))
    assert over["id"] == shown["id"]
    assert not parts(over, 2)
    owner = table.state.owner
    assert (owner[BOARDWALK], owner[ORIENTAL], owner[VERMONT]) == (1, 0, 0)
    assert [p.cash for p in table.state.players] == [1650, 1350]
    await evening.until(lambda: asleep(evening, shown))


def _lists(message: Json | None, placeholder: str) -> bool:
    return bool(message) and any(
        part["placeholder"].startswith(placeholder) for part in parts(message or {}, 3)
    )


@pytest.mark.asyncio
async def test_a_trade_shows_rents_chances_and_groups_before_anyone_agrees(evening: Evening):
    _, ana, ben = await a_table(evening)
    await slash(ana, "trade")
    page = await builder(evening, ana, "A trade with Ben")
    await pick(ana, page, "Deeds you get", "Dark blue: Park Place")
    page = await builder(evening, ana, "You get: Park Place")
    outlook = [line for line in page["content"].splitlines() if line.startswith("-# ")]
    won = "completes the whole dark blue group"
    assert outlook == [
        f"-# Ana: rent a round $2 → $5; chance of rent 8% → 11%; {won}.",
        "-# Ben: rent a round $2 → $1; chance of rent 11% → 9%.",
    ]
    alt = page["attachments"][0]["description"]
    assert "Ana's rents: about $2 a round now, $5 after." in alt
    await press(ana, page, "Send offer")
    shown = await offered(evening, ben, "Ana offers Ben")
    assert outlook == [line for line in shown["content"].splitlines() if line.startswith("-# ")]


@pytest.mark.asyncio
async def test_what_would_they_want_proposes_a_trade_that_a_computer_accepts(evening: Evening):
    table = await start_table(evening, people=("Ana",), robots=1, change=estates)
    ana = evening.people["Ana"]
    await slash(ana, "trade", partner="Robo 1")
    page = await builder(evening, ana, "A trade with Robo 1")
    await pick(ana, page, "Deeds you get", "Dark blue: Park Place")
    page = await builder(evening, ana, "You get: Park Place")
    await press(ana, page, "What would they want?")
    page = await builder(evening, ana, "fair to both of you", "You get: Park Place")
    assert "You give: $" in page["content"]
    assert not button(page, "Send offer")["disabled"]
    await press(ana, page, "Send offer")
    await evening.until(lambda: table.state.owner[PARK] == 0)


@pytest.mark.asyncio
async def test_where_no_trade_is_fair_the_builder_says_so(evening: Evening):
    _, ana, _ = await a_table(evening)

    def poor(s: GameState) -> None:
        s.players[0].cash = s.players[1].cash = 0
        s.players[0].cards = []

    await arrange(evening.table(), poor)
    await slash(ana, "trade")
    page = await builder(evening, ana, "A trade with Ben")
    await press(ana, page, "What would they want?")
    page = await builder(evening, ana, "There is no trade with Ben right now")
    assert button(page, "Send offer")["disabled"]
    await pick(ana, page, "Deeds you get", "Railroad: Reading Railroad")
    page = await builder(evening, ana, "You get: Reading Railroad")
    await press(ana, page, "What would they want?")
    page = await builder(evening, ana, "Whatever is added", "You get: Reading Railroad")
    assert "You give: nothing yet" in page["content"]


@pytest.mark.asyncio
async def test_mortgaged_deeds_show_their_interest_before_anyone_agrees(evening: Evening):
    table, ana, ben = await a_table(evening)
    await table.submit(Seat(0), Mortgage(Pos(BOARDWALK)))
    await slash(ana, "trade", partner="Ben")
    page = await builder(evening, ana, "A trade with Ben")
    await pick(ana, page, "Deeds you give", "Dark blue: Boardwalk")
    await builder(evening, ana, "Ben then owes $20 interest on 1 deed")
    page = await builder(evening, ana, "You give: Boardwalk")
    await press(ana, page, "Send offer")
    shown = await offered(evening, ben, "Ben then owes $20 interest on 1 deed")
    await press(ben, shown, "Accept")
    await evening.until(lambda: table.state.owner[BOARDWALK] == 1)
    await see(evening, ana, saying("Deal!"))
    assert table.state.pending[-1].__struct_config__.tag == "mortgaged"


@pytest.mark.asyncio
async def test_a_counter_begins_with_the_sides_swapped_and_replaces_the_offer(evening: Evening):
    table, ana, ben = await a_table(evening)
    await offer(table, 0, 1, give=(Pos(BOARDWALK),), ask=(Pos(READING),), ask_cash=300)
    shown = await offered(evening, ben, "Ana offers Ben")
    await press(ben, shown, "Counter")
    page = await builder(evening, ben, "Your counter-offer to Ana", "You get: Boardwalk")
    assert "You give: $300 and Reading Railroad" in page["content"]
    await evening.until(lambda: (newest(ben, private("counter-offer")) or {}).get("attachments"))
    await fill_in(ben, page, "Cash", give="100", ask="")
    page = await builder(evening, ben, "You give: $100 and Reading Railroad")
    await press(ben, page, "Send counter-offer")
    old = await see(evening, ana, saying("Ben answered with a counter-offer"))
    assert old["id"] == shown["id"]
    again = await offered(evening, ana, "Ben offers Ana", "$100 and Reading Railroad")
    (left,) = table.state.offers
    assert (left.maker, left.to, left.give_cash) == (1, 0, 100)
    await press(ana, again, "Accept")
    await see(evening, ben, saying("Deal! Ben gives $100 and Reading Railroad for Boardwalk"))
    assert table.state.owner[BOARDWALK] == 1


@pytest.mark.asyncio
async def test_an_offer_can_be_declined_and_withdrawn_by_the_right_person_only(evening: Evening):
    table, ana, ben = await a_table(evening)
    dan = await evening.seat("Dan")
    await offer(table, 0, 1, give_cash=50, ask=(Pos(READING),))
    shown = await offered(evening, ben, "$50")
    for label in ("Accept", "Decline", "Counter"):
        mark = ana.mark()
        await ana.click(shown, button(shown, label)["custom_id"])
        await told(ana, "for Ben to answer", after=mark)
    await ben.click(shown, button(shown, "Withdraw")["custom_id"])
    await see(evening, ben, private("Only Ana can take this offer back."))
    await dan.click(shown, button(shown, "Accept")["custom_id"])
    await see(evening, dan, private("no seat at this table"))
    assert len(table.state.offers) == 1
    await press(ben, shown, "Decline")
    await see(evening, ana, saying("Ben declined: $50 for Reading Railroad."))
    await offer(table, 0, 1, give_cash=60, ask=(Pos(READING),))
    shown = await offered(evening, ben, "$60")
    await press(ana, shown, "Withdraw")
    over = await see(evening, ben, saying("Ana took this offer back: $60 for Reading Railroad."))
    assert not parts(over, 2)
    assert table.state.offers == []
    assert len(ana.inbox.all("THREAD_CREATE")) == 1, "the same thread, woken again"


@pytest.mark.asyncio
async def test_an_answer_that_comes_too_late_is_told_so(evening: Evening):
    table, _, ben = await a_table(evening)
    one = await offer(table, 0, 1, give_cash=50, ask=(Pos(READING),))
    await offered(evening, ben, "$50")
    stale = Press(table.game, "trade-accept", (str(one.id),)).custom_id
    channel = channel_id(evening, "lobby")
    message = await evening.bot.discord_io.send(
        channel, Message("an old copy", [[Button("Accept", stale)]])
    )
    await table.submit(Seat(0), Withdraw(one.id))
    await ben.click({"channel_id": str(channel), "id": str(message)}, stale)
    await see(evening, ben, private("This offer is closed."))
    assert table.state.owner[READING] == 1


@pytest.mark.asyncio
async def test_an_offer_whose_deed_was_sold_on_closes_with_the_reason(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    await arrange(table, estates)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await offer(table, 0, 1, give=(Pos(BOARDWALK),), ask_cash=400)
    first = await offered(evening, ben, "Boardwalk", "offers Ben")
    await offer(table, 0, 2, give=(Pos(BOARDWALK),), ask_cash=500)
    second = await offered(evening, ben, "Boardwalk", "offers Cleo")
    await press(evening.people["Cleo"], second, "Accept")
    over = await see(evening, ana, saying("This offer became impossible and is closed"))
    assert over["id"] == first["id"]
    assert "That deed is not yours." in over["content"]
    assert not parts(over, 2)
    assert table.state.offers == []


@pytest.mark.asyncio
async def test_an_offer_that_cannot_be_paid_for_the_moment_waits(evening: Evening):
    table, _, ben = await a_table(evening)
    await offer(table, 0, 1, give=(Pos(BOARDWALK),), ask_cash=1400)
    await offered(evening, ben, "$1,400")

    def poorer(s: GameState) -> None:
        s.players[1].cash = 1000
        s.bank.changes += 1

    await arrange(table, poorer)
    shown = await offered(evening, ben, "Not possible right now: That takes $1,400, and $1,000")
    assert button(shown, "Accept")["disabled"]
    assert len(table.state.offers) == 1
    await arrange(table, lambda s: setattr(s.players[1], "cash", 1500))
    await evening.until(
        lambda: not button(newest(ben, saying("### Ana")) or {}, "Accept").get("disabled")
    )


@pytest.mark.asyncio
async def test_a_restart_between_sending_and_accepting_changes_nothing(evening: Evening):
    _, ana, ben = await a_table(evening)
    await slash(ana, "trade", partner="ben")
    page = await builder(evening, ana, "A trade with Ben")
    await pick(ana, page, "Deeds you give", "Dark blue: Boardwalk")
    page = await builder(evening, ana, "You give: Boardwalk")
    await evening.stop_bot()
    await evening.start_bot()
    await fill_in(ana, page, "Cash", give="", ask="400")
    page = await builder(evening, ana, "You give: Boardwalk", "You get: $400")
    await press(ana, page, "Send offer")
    shown = await offered(evening, ben, "$400")
    await evening.stop_bot()
    await evening.start_bot()
    await press(ben, shown, "Accept")
    over = await see(evening, ana, saying("Deal! Ana gives Boardwalk for $400 from Ben."))
    assert over["id"] == shown["id"]
    assert evening.table().state.owner[BOARDWALK] == 1
    pings = [m for m in ben.inbox.all("MESSAGE_CREATE") if "### Ana offers" in m["content"]]
    assert len(pings) == 1


@pytest.mark.asyncio
async def test_pressing_send_twice_makes_one_offer(evening: Evening):
    table, ana, ben = await a_table(evening)
    await slash(ana, "trade", partner="Ben")
    page = await builder(evening, ana, "A trade with Ben")
    await pick(ana, page, "Deeds you give", "Dark blue: Boardwalk")
    page = await builder(evening, ana, "You give: Boardwalk")
    presses = [await ana.click(page, button(page, "Send offer")["custom_id"]) for _ in range(3)]
    assert {await ana.outcome(nonce) for nonce in presses[:1]} == {"done"}
    await offered(evening, ben, "Boardwalk")
    await see(evening, ana, private("Sent to Ben"))
    assert len(table.state.offers) == 1


@pytest.mark.asyncio
async def test_a_deed_that_was_sold_leaves_the_draft(evening: Evening):
    table, ana, _ = await a_table(evening)
    await slash(ana, "trade", partner="Ben")
    page = await builder(evening, ana, "A trade with Ben")
    await pick(ana, page, "Deeds you give", "Dark blue: Boardwalk")
    page = await builder(evening, ana, "You give: Boardwalk")
    await arrange(table, lambda s: give(s, 1, BOARDWALK))
    await press(ana, page, "Refresh")
    await builder(evening, ana, "You give: nothing yet")


@pytest.mark.asyncio
async def test_the_builder_starts_over_and_changes_partners(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    await arrange(table, estates)
    ana = evening.people["Ana"]
    await slash(ana, "trade", partner="Ben")
    page = await builder(evening, ana, "A trade with Ben")
    await pick(ana, page, "Deeds you give", "Purple")
    await evening.until(lambda: _lists(newest(ana, private("A trade with Ben")), "Which purple"))
    page = await builder(evening, ana, "A trade with Ben")
    await pick(ana, page, "Which purple", "Baltic Avenue")
    page = await builder(evening, ana, "You give: Baltic Avenue")
    mark = ana.mark()
    await press(ana, page, "Start over")
    page = await ana.wait_message(
        private("You give: nothing yet"), event="MESSAGE_UPDATE", after=mark
    )
    await press(ana, page, "Other partner")
    page = await builder(evening, ana, "With whom?")
    await pick(ana, page, "Choose a partner", "Cleo")
    await builder(evening, ana, "A trade with Cleo")


@pytest.mark.asyncio
async def test_building_a_trade_holds_the_builders_own_clock_for_a_while(evening: Evening):
    table, ana, _ = await a_table(evening, speed="live")
    first = table.timers[DECISION]
    await slash(ana, "trade", partner="Ben")
    page = await builder(evening, ana, "A trade with Ben")
    assert table.timers[DECISION] == first, "there is time enough"
    evening.time.now = first.due - 5
    await press(ana, page, "Refresh")
    await evening.until(lambda: table.timers[DECISION].due == first.due + 25)
    await evening.until(lambda: f"<t:{int(first.due) + 25}:R>" in shown_table(ana))
    for _ in range(6):
        evening.time.now = table.timers[DECISION].due - 1
        await press(ana, page, "Refresh")
        await evening.idle()
    assert table.timers[DECISION].due == first.due + MOST_HELD, "not for ever"
    assert {DECISION: table.timers[DECISION]}.items() <= {
        timer.kind: timer for timer in await table.games.timers(table.game)
    }.items()
    evening.time.now = table.timers[DECISION].due
    await evening.bot.tables.tick()
    assert table.state.turn.seat == 1


@pytest.mark.asyncio
async def test_building_a_trade_holds_nobody_elses_clock(evening: Evening):
    table, _, ben = await a_table(evening, speed="live")
    clock = table.timers[DECISION]
    evening.time.now = clock.due - 5
    await slash(ben, "trade", partner="Ana")
    await builder(evening, ben, "A trade with Ana")
    await evening.idle()
    assert table.timers[DECISION] == clock


@pytest.mark.asyncio
async def test_a_held_clock_calls_nobody_twice_and_ends_with_the_game(evening: Evening):
    table, ana, _ = await a_table(evening, speed="live", variant="timed", minutes=30)
    end = table.timers[GAME_END].due
    evening.time.now = table.timers[REMINDER].due
    await evening.bot.tables.tick()
    await evening.idle()
    calls = len(pings(ana))
    evening.time.now = table.timers[DECISION].due - 1
    await slash(ana, "trade", partner="Ben")
    await evening.idle()
    assert table.reminded == table.timers[DECISION]
    assert len(pings(ana)) == calls
    evening.time.now = end - 10
    await arrange(table, estates)
    evening.time.now = end - 5
    await slash(ana, "trade", partner="Ben")
    await evening.idle()
    assert table.timers[DECISION].due == end


def shown_table(person: Person) -> str:
    message = table_now(person)
    return message["content"] if message else ""


@pytest.mark.asyncio
async def test_the_button_on_the_table_opens_the_builder_privately(evening: Evening):
    table, ana, ben = await a_table(evening)
    custom_id = Press(table.game, "trade").custom_id
    shown = await see(evening, ben, lambda m: any(p["custom_id"] == custom_id for p in parts(m, 2)))
    await ben.click(shown, custom_id)
    await builder(evening, ben, "A trade with Ana")
    assert newest(ana, saying("A trade with")) is None
    dan = await evening.seat("Dan")
    await dan.click(shown, custom_id)
    await see(evening, dan, private("no seat at this table"))


@pytest.mark.asyncio
async def test_offers_are_listed_privately_with_the_way_to_them(evening: Evening):
    table, ana, ben = await a_table(evening)
    await slash(ben, "offers")
    await see(evening, ben, private("No offers are open"))
    one = await offer(table, 0, 1, give_cash=50, ask=(Pos(READING),))
    shown = await offered(evening, ben, "$50")

    async def written_down() -> bool:
        return f"trade:{one.id}" in await evening.bot.posts.of(table.game)

    await eventually(written_down)
    await slash(ben, "offers")
    listed = await see(evening, ben, private("Open offers"))
    assert "Ana to Ben: $50 for Reading Railroad" in listed["content"]
    assert f"{table.guild}/{shown['channel_id']}/{shown['id']}" in listed["content"]
    assert newest(ana, saying("Open offers")) is None
    assert one in table.state.offers


@pytest.mark.asyncio
async def test_partners_are_suggested_and_wrong_ones_refused(evening: Evening):
    _, ana, _ = await a_table(evening)
    nonce = await ana.ask(
        "autocomplete",
        channel_id=ana.channel(),
        command_id=ana.command("trade"),
        options=[{"name": "partner", "type": 3, "value": "b", "focused": True}],
    )
    told = await ana.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    assert [choice["name"] for choice in told["choices"]] == ["Ben"]
    await slash(ana, "trade", partner="Zoe")
    await see(evening, ana, private("Nobody called Zoe"))
    await slash(ana, "trade", partner="Ana")
    await see(evening, ana, private("with yourself"))


@pytest.mark.asyncio
async def test_a_new_offer_calls_as_its_addressee_prefers(evening: Evening):
    table, _, ben = await a_table(evening)
    await evening.bot.people.choose(int(ben.id), Preferences(ping="never"))
    await offer(table, 0, 1, give_cash=50, ask=(Pos(READING),))
    first = await ben.wait_message(saying("### Ana offers Ben"))
    assert first["mentions"] == []
    await evening.bot.people.choose(int(ben.id), Preferences(ping="direct"))
    await offer(table, 0, 1, give_cash=60, ask=(Pos(READING),))
    letter = await ben.wait_message(saying("Somebody offers you a trade"))
    assert "guild_id" not in letter
    second = await offered(evening, ben, "$60")
    assert second["mentions"] == []
    assert second["id"] in letter["content"]


@pytest.mark.asyncio
async def test_a_computer_answers_an_offer_by_itself(evening: Evening):
    table = await start_table(evening, people=("Ana",), robots=1, change=estates)
    ana = evening.people["Ana"]
    await slash(ana, "trade", partner="Robo 1")
    page = await builder(evening, ana, "A trade with Robo 1")
    await pick(ana, page, "Deeds you get", "Railroad: Reading Railroad")
    page = await builder(evening, ana, "You get: Reading Railroad")
    await fill_in(ana, page, "Cash", give="1", ask="")
    page = await builder(evening, ana, "You give: $1")
    await press(ana, page, "Send offer")
    await see(evening, ana, private("Sent to Robo 1"))
    await evening.until(lambda: not [o for o in table.state.offers if o.to == 1])
    assert table.state.owner[READING] == 1, "nobody sells a railroad for a dollar"
    shown = await offered(evening, ana, "Robo 1 offers Ana")
    await press(ana, shown, "Accept")
    await see(evening, ana, saying("Deal! Robo 1 gives Reading Railroad"))
    assert table.state.owner[READING] == 0


@pytest.mark.asyncio
async def test_without_threads_the_offer_is_posted_at_the_table(evening: Evening):
    opened = await evening.bot.discord_io.open_thread(channel_id(evening, "lobby"), "Our game")
    table = await start_table(evening, channel=opened, robots=0)
    await arrange(table, estates)
    ben = evening.people["Ben"]
    await offer(table, 0, 1, give_cash=50, ask=(Pos(READING),))
    shown = await offered(evening, ben, "$50")
    assert int(shown["channel_id"]) == opened
    evening.running.control.delete_message(
        {"channel_id": shown["channel_id"], "message_id": shown["id"]}
    )
    await table.pause()
    again = await evening.until(
        lambda: newest(ben, lambda m: "### Ana" in m["content"] and m["id"] != shown["id"])
    )
    assert not parts(again, 2), "a paused table takes no answers"


@pytest.mark.asyncio
async def test_an_offer_that_closed_unseen_is_closed_after_the_restart(evening: Evening):
    table, _, ben = await a_table(evening)
    one = await offer(table, 0, 1, give_cash=50, ask=(Pos(READING),))
    shown = await offered(evening, ben, "$50")
    table.listeners.clear()
    await table.submit(Seat(0), Withdraw(one.id))
    await evening.stop_bot()
    await evening.start_bot()
    over = await see(evening, ben, saying("Ana took this offer back"))
    assert over["id"] == shown["id"]


def large_board() -> Edition:
    """The classic board stretched to 56 spaces, with as many deeds as it can hold."""
    ed = load("classic")
    spaces = list(ed.spaces)
    extra = [msgspec.structs.replace(spaces[39], name=f"Long Street {i}") for i in range(16)]
    return msgspec.structs.replace(ed, spaces=tuple(spaces + extra))


def test_the_largest_draft_on_a_large_board_fits_into_a_custom_id():
    ed = large_board()
    deeds = ed.board.deeds
    assert (ed.board.size, len(deeds)) == (56, 44)
    everything = Side(36**5 - 1, deeds, 35)
    draft = Draft(Seat(7), 36**4 - 1, everything, everything)
    for verb in ("trade-give-deeds", "trade-refresh", "trade-sum"):
        custom_id = Press(36**6 - 1, verb, (*draft.args(ed), base36(35))).custom_id
        assert len(custom_id) <= LONGEST


def test_a_draft_survives_the_way_through_a_custom_id():
    ed = large_board()
    draft = Draft(Seat(3), 812, Side(0, ed.board.deeds[::2], 1), Side(1_234, ed.board.deeds[1::2]))
    assert draft_of(draft.args(ed), ed) == draft
    with pytest.raises(NotOurs):
        draft_of(("1", "2", "x-"), ed)


@pytest.mark.asyncio
async def test_a_page_of_someone_who_owns_everything_keeps_all_limits(evening: Evening):
    table = await start_table(evening, robots=0)

    def rich(s: GameState) -> None:
        turn_of(0, "end")(s)
        give(s, 0, *table.ed.board.deeds[:27])
        give(s, 1, table.ed.board.deeds[27])

    await arrange(table, rich)
    draft = Draft(Seat(1), 0, Side(999_999, table.ed.board.deeds[:27]), Side(0, (), 0))
    page = Builder(table, Seat(0), draft)
    shown = [page.page(), *(page.page(way, group) for way in WAYS for group in range(10))]
    for one in shown:
        assert one.picture is not None
        assert "Ana offers Ben" in one.picture.alt
        assert len(one.text) <= 2000
        assert len(one.rows) <= 5
        ids = [p.custom_id for row in one.rows for p in row if not isinstance(p, Link)]
        assert len(set(ids)) == len(ids)
        for row in one.rows:
            for part in row:
                assert not isinstance(part, Select) or 1 <= len(part.choices) <= 25
