"""Open offers: answered, listed, closed, and shown to the right people."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store.messages.kinds import TRADE
from bot.store.users.people import Preferences
from bot.tables.clocks import DECISION, GAME_END, REMINDER
from bot.tables.table import LiveTable
from bot.ui.components import Button
from bot.ui.custom_ids import Press
from bot.ui.message import Message
from engine.actions import MakeOffer, Objection, Reject, Withdraw
from engine.edition import Pos, Seat
from engine.state import GameState, Offer
from tests.support.evening import Evening
from tests.support.lobbying import told
from tests.support.patience import until
from tests.support.reading import button, fill_in, newest, parts, pick, press, private, saying, see
from tests.support.seeing import pings
from tests.support.tables import arrange, channel_id, open_thread, start_table
from tests.support.trading import (
    BOARDWALK,
    PARK,
    READING,
    a_table,
    builder,
    estates,
    offered,
    slash,
)


async def offer(table: LiveTable, maker: int, to: int, **terms: object) -> Offer:
    await table.submit(Seat(maker), MakeOffer(Seat(to), **terms))  # type: ignore[arg-type]
    return table.state.offers[-1]


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
async def test_a_late_answer_is_refused_with_the_reason(evening: Evening):
    table, _, ben = await a_table(evening)
    one = await offer(table, 0, 1, give_cash=50, ask=(Pos(READING),))
    await offered(evening, ben, "$50")
    stale = Press(table.game, "trade-accept", (str(one.id),)).custom_id
    channel = channel_id(evening, "lobby")
    message = await evening.parts.sender.send(
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
    assert "That deed belongs to somebody else." in over["content"]
    assert not parts(over, 2)
    assert table.state.offers == []


@pytest.mark.asyncio
async def test_an_offer_that_is_about_to_close_is_not_closed_without_the_reason(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    await arrange(table, estates)
    ben, background = evening.people["Ben"], evening.bot.background
    for buyer in (1, 2):
        await offer(table, 0, buyer, give=(Pos(BOARDWALK),), ask_cash=400)
    first = await offered(evening, ben, "Boardwalk", "offers Ben")
    second = await offered(evening, ben, "Boardwalk", "offers Cleo")
    begin, waiting = background.run, list[Any]()
    monkeypatch.setattr(background, "run", waiting.append)
    await press(evening.people["Cleo"], second, "Accept")
    await evening.idle()
    for errand in waiting:
        begin(errand)
    over = await see(evening, ben, saying("This offer became impossible and is closed"))
    assert over["id"] == first["id"]


@pytest.mark.asyncio
async def test_an_offer_that_cannot_be_paid_now_stays_open(evening: Evening):
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
async def test_pressing_send_twice_makes_one_offer(evening: Evening):
    table, ana, ben = await a_table(evening)
    await slash(ana, "trade", partner="Ben")
    page = await builder(evening, ana, "A trade with Ben")
    await pick(ana, page, "Deeds you give", "Dark blue: Boardwalk")
    page = await builder(evening, ana, "You give: Boardwalk")
    presses = [await ana.click(page, button(page, "Send offer")["custom_id"]) for _ in range(3)]
    assert {await ana.outcome(nonce) for nonce in presses} == {"done"}
    await offered(evening, ben, "Boardwalk")
    await see(evening, ana, private("Sent to Ben"))
    assert len(table.state.offers) == 1


@pytest.mark.asyncio
async def test_a_held_clock_pings_nobody_twice_and_ends_with_the_game(evening: Evening):
    table, ana, _ = await a_table(evening, speed="live", variant="timed", minutes=30)
    end = table.timers[GAME_END].due
    evening.time.now = table.timers[REMINDER].due
    await evening.parts.tables.tick()
    await evening.idle()
    calls = len(pings(ana))
    evening.time.now = table.timers[DECISION].due - 1
    await slash(ana, "trade", partner="Ben")
    await evening.idle()
    assert table.clocks.reminded == table.timers[DECISION]
    assert len(pings(ana)) == calls
    evening.time.now = end - 10
    await arrange(table, estates)
    evening.time.now = end - 5
    await slash(ana, "trade", partner="Ben")
    await evening.idle()
    assert table.timers[DECISION].due == end


@pytest.mark.asyncio
async def test_offers_are_listed_privately_with_links(evening: Evening):
    table, ana, ben = await a_table(evening)
    await slash(ben, "offers")
    await see(evening, ben, private("No offers are open"))
    one = await offer(table, 0, 1, give_cash=50, ask=(Pos(READING),))
    shown = await offered(evening, ben, "$50")

    async def written_down() -> bool:
        return TRADE.of(one.id) in await evening.bot.stores.posts.of(table.game)

    await until(written_down)
    await slash(ben, "offers")
    listed = await see(evening, ben, private("Open offers"))
    assert "Ana to Ben: $50 for Reading Railroad" in listed["content"]
    assert f"{table.guild}/{shown['channel_id']}/{shown['id']}" in listed["content"]
    assert newest(ana, saying("**Open offers**")) is None
    assert one in table.state.offers


@pytest.mark.asyncio
async def test_a_new_offer_pings_its_addressee_as_they_prefer(evening: Evening):
    table, _, ben = await a_table(evening)
    await evening.bot.stores.people.choose(int(ben.id), Preferences(ping="never"))
    await offer(table, 0, 1, give_cash=50, ask=(Pos(READING),))
    first = await ben.wait_message(saying("### Ana offers Ben"))
    assert first["mentions"] == []
    await evening.bot.stores.people.choose(int(ben.id), Preferences(ping="direct"))
    await offer(table, 0, 1, give_cash=60, ask=(Pos(READING),))
    letter = await ben.wait_message(saying("Somebody offers you a trade"))
    assert "guild_id" not in letter
    second = await offered(evening, ben, "$60")
    assert second["mentions"] == []
    assert second["id"] in letter["content"]


@pytest.mark.asyncio
async def test_a_computer_player_answers_an_offer_without_a_press(evening: Evening):
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
async def test_a_refused_offer_says_why_the_computer_declined(evening: Evening):
    table, ana, ben = await a_table(evening)
    reasons: list[tuple[Objection, str]] = [
        ("gives_group", "That would give Ana the whole dark blue group."),
        ("breaks_group", "Ben would lose the whole dark blue group."),
        ("asked_often", "Ben has refused this too often to think about it now."),
        ("leader", "That would put Ana far ahead."),
        ("nothing", "Ben would get nothing for it."),
        ("little", "That is too little for Ben."),
    ]
    for cash, (why, reason) in enumerate(reasons, 50):
        made = await offer(table, 0, 1, give_cash=cash, ask=(Pos(PARK),))
        await offered(evening, ben, f"${cash}")
        await table.submit(Seat(1), Reject(made.id, why), by="robot")
        await see(evening, ana, saying(f"Ben declined: ${cash} for Park Place.", reason))


@pytest.mark.asyncio
async def test_without_threads_the_offer_is_posted_at_the_table(evening: Evening):
    opened = await open_thread(evening, channel_id(evening, "lobby"))
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
    await evening.restart_bot()
    over = await see(evening, ben, saying("Ana took this offer back"))
    assert over["id"] == shown["id"]
