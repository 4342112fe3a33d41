"""Trades: built in private, answered in a thread, and safe against changes between."""

from __future__ import annotations

import pytest

from bot.tables.clocks import DECISION, MOST_HELD
from bot.ui.custom_ids import Press
from engine.actions import Mortgage
from engine.edition import Pos, Seat
from engine.state import GameState
from tests.support.evening import Evening
from tests.support.players import Json, Person
from tests.support.reading import (
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
from tests.support.seeing import table_now
from tests.support.tables import arrange, start_table
from tests.support.trading import (
    BOARDWALK,
    ORIENTAL,
    PARK,
    VERMONT,
    a_table,
    builder,
    estates,
    offered,
    slash,
)


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
async def test_the_button_what_would_they_want_proposes_an_acceptable_trade(evening: Evening):
    table = await start_table(evening, people=("Ana",), robots=1, change=estates)
    ana = evening.people["Ana"]
    await slash(ana, "trade", partner="Robo 1")
    page = await builder(evening, ana, "A trade with Robo 1")
    await pick(ana, page, "Deeds you get", "Dark blue: Park Place")
    page = await builder(evening, ana, "You get: Park Place")
    await press(ana, page, "What would they want?")
    page = await builder(evening, ana, "may agree to this", "You get: Park Place")
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
    page = await builder(evening, ana, "With these deeds", "You get: Reading Railroad")
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
async def test_a_restart_between_sending_and_accepting_changes_nothing(evening: Evening):
    _, ana, ben = await a_table(evening)
    await slash(ana, "trade", partner="ben")
    page = await builder(evening, ana, "A trade with Ben")
    await pick(ana, page, "Deeds you give", "Dark blue: Boardwalk")
    page = await builder(evening, ana, "You give: Boardwalk")
    await evening.restart_bot()
    await fill_in(ana, page, "Cash", give="", ask="400")
    page = await builder(evening, ana, "You give: Boardwalk", "You get: $400")
    await press(ana, page, "Send offer")
    shown = await offered(evening, ben, "$400")
    await evening.restart_bot()
    await press(ben, shown, "Accept")
    over = await see(evening, ana, saying("Deal! Ana gives Boardwalk for $400 from Ben."))
    assert over["id"] == shown["id"]
    assert evening.table().state.owner[BOARDWALK] == 1
    pings = [m for m in ben.inbox.all("MESSAGE_CREATE") if "### Ana offers" in m["content"]]
    assert len(pings) == 1


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
    await evening.parts.tables.tick()
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
