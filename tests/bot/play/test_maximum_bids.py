"""Maximum bids: secret, as low as possible, and told once when they are beaten."""

from __future__ import annotations

import pytest

from bot.store.users.people import Ping, Preferences
from bot.tables.proxy import proxy_bid
from bot.tables.table import LiveTable
from editions.loader import load
from engine.actions import Resign
from engine.decisions import Auction
from engine.edition import Seat
from engine.setup import blank
from engine.state import BANK
from tests.support.auctioning import BOARDWALK, auction_of, live, top
from tests.support.evening import Evening
from tests.support.players import Json, Person
from tests.support.reading import fill_in, press, private, saying, see
from tests.support.tables import arrange, start_table


@pytest.mark.asyncio
async def test_two_maximum_bids_outbid_each_other_and_stay_secret(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    await fill_in(ana, shown, "Maximum bid", amount="300")
    await see(evening, ana, private("up to **$300**"))
    await evening.until(lambda: top(table).bid == 1)
    seq = table.seq
    await fill_in(ben, shown, "Maximum bid", amount="180")
    await see(evening, ben, private("stopped bidding for you", "Ana already leads with **$181**"))
    assert (top(table).high, table.seq) == (0, seq + 2), "two bids, not one for every dollar"
    shown = await live(evening, ben, "**$181** by Ana leads.")
    await press(ben, shown, "Bid $220")
    await evening.until(lambda: top(table).bid == 221)
    await press(ben, await live(evening, ben, "**$221**"), "Pass")
    await see(evening, ben, saying("Sold:", "Ana", "$221"))
    heard = [
        d["content"] for name, d in ben.inbox.got if name.startswith("MESSAGE_") and "content" in d
    ]
    assert not any("$300" in text for text in heard)
    assert heard_of_a_maximum(ben) == [], "it was the answer already"
    await evening.idle()
    assert await evening.bot.db.rows("SELECT * FROM limits") == [], "forgotten with the auction"


@pytest.mark.asyncio
@pytest.mark.parametrize("wish", ["always", "idle", "direct"])
async def test_only_the_user_of_a_beaten_maximum_is_told_and_only_once(
    evening: Evening, wish: Ping
):
    table, shown = await with_a_maximum(evening, wish)
    ana, ben, cleo = (evening.people[name] for name in ("Ana", "Ben", "Cleo"))
    mark = cleo.mark()
    await fill_in(ben, shown, "Own amount", amount="140")
    words = saying("our maximum of $120 for", "Ben bid **$140**")
    told = await cleo.wait_message(words, after=mark)
    assert told["channel_id"] not in (shown["channel_id"], str(table.channel))
    await press(ana, await live(evening, ana, "**$140**"), "Bid $141")
    await live(evening, cleo, "**$141** by Ana leads.")
    await evening.idle()
    assert [m["id"] for m in heard_of_a_maximum(cleo)] == [told["id"]]
    assert heard_of_a_maximum(ben) == []


@pytest.mark.asyncio
@pytest.mark.parametrize("wish", ["never", "always"])
async def test_nobody_is_told_of_a_beaten_maximum_whose_user_takes_no_messages(
    evening: Evening, wish: Ping
):
    table, shown = await with_a_maximum(evening, wish)
    ben, cleo = evening.people["Ben"], evening.people["Cleo"]
    if wish != "never":
        evening.running.control.fault(
            {"kind": "error", "status": 403, "method": "POST", "path": "/users/@me/channels"}
        )
    await fill_in(ben, shown, "Own amount", amount="140")
    await live(evening, ben, "**$140** by Ben leads.")
    await evening.idle()
    assert evening.bot.stores.limits.of(table.game, top(table).id) == {}
    assert heard_of_a_maximum(cleo) == heard_of_a_maximum(ben) == []


async def with_a_maximum(evening: Evening, wish: Ping) -> tuple[LiveTable, Json]:
    """Start an auction in which Cleo has a maximum bid of $120 and the ping preference `wish`."""
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    cleo = evening.people["Cleo"]
    await evening.bot.stores.people.choose(int(cleo.id), Preferences(ping=wish))
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, evening.people["Ana"])
    await fill_in(cleo, shown, "Maximum bid", amount="120")
    await live(evening, evening.people["Ben"], "**$1** by Cleo leads.")
    return table, shown


def heard_of_a_maximum(person: Person) -> list[Json]:
    return [m for m in person.inbox.all("MESSAGE_CREATE") if "beaten" in m["content"]]


@pytest.mark.asyncio
async def test_a_player_who_passed_is_not_told_of_a_beaten_maximum(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    ana, ben, cleo = (evening.people[name] for name in ("Ana", "Ben", "Cleo"))
    await arrange(table, auction_of(BOARDWALK, bid=50, high=1))
    shown = await live(evening, ana)
    await evening.bot.stores.limits.keep(table.game, top(table).id, int(cleo.id), 120)
    await press(cleo, shown, "Pass")
    await fill_in(ana, shown, "Own amount", amount="140")
    await live(evening, ben, "**$140** by Ana leads.")
    await evening.idle()
    assert not [m for m in cleo.inbox.all("MESSAGE_CREATE") if "beaten" in m["content"]]


@pytest.mark.asyncio
async def test_a_maximum_below_the_lowest_bid_or_above_the_cash_is_refused(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK, bid=50, high=0))
    shown = await live(evening, ben, "**$50**")
    await fill_in(ben, shown, "Maximum bid", amount="50")
    await see(evening, ben, private("at least $51"))
    await fill_in(ben, shown, "Maximum bid", amount="1501")
    await see(evening, ben, private("$1,500 to spend"))
    await fill_in(ana, shown, "Maximum bid", amount="1500")
    await see(evening, ana, private("up to **$1,500**"))
    assert (top(table).bid, top(table).high) == (50, 0), "the leader does not bid against herself"


@pytest.mark.asyncio
async def test_when_the_leader_leaves_bidding_restarts_without_the_maximums_of_who_passed(
    evening: Evening,
):
    """AUC-7: players who passed may bid again, but only by hand."""
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    ana, cleo = evening.people["Ana"], evening.people["Cleo"]
    await arrange(table, auction_of(BOARDWALK, bid=150, high=1))
    shown = await live(evening, ana)
    await evening.bot.stores.limits.keep(table.game, top(table).id, int(cleo.id), 200)
    await press(cleo, shown, "Pass")
    await live(evening, cleo, "**$150** by Ben leads.", "Still in: Ana.")
    await table.submit(Seat(1), Resign())
    shown = await live(evening, cleo, "The printed price", "Still in: Ana and Cleo")
    await evening.idle()
    assert (top(table).bid, top(table).high) == (0, BANK)
    await press(cleo, shown, "Bid $1")
    await live(evening, ana, "**$1** by Cleo leads.")


@pytest.mark.asyncio
async def test_a_restart_in_mid_auction_keeps_message_maximum_and_buttons(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    await fill_in(ana, shown, "Maximum bid", amount="100")
    shown = await live(evening, ben, "**$1** by Ana leads.")
    await evening.restart_bot()
    table = evening.table()
    await press(ben, shown, "Bid $40")
    await evening.until(lambda: top(table).bid == 41)
    again = await live(evening, ben, "**$41** by Ana leads.")
    assert again["id"] == shown["id"]
    assert len(ana.inbox.all("THREAD_CREATE")) == 1
    await press(ben, again, "Pass")
    await see(evening, ana, saying("Sold: **Boardwalk** goes to Ana for **$41**."))


def duel(bid: int, high: int, limits: dict[int, int], cash: int = 1500) -> tuple[int, int] | None:
    """Return the next automatic bid among three seats with these maximum bids."""
    ed = load("classic")
    s = blank(ed, ed.tokens[:3])
    for player in s.players:
        player.cash = cash
    auction = Auction(5, (Seat(0), Seat(1), Seat(2)), BOARDWALK, bid=bid, high=Seat(high))
    s.pending.append(auction)
    return proxy_bid(ed, s, auction, {Seat(seat): amount for seat, amount in limits.items()})


def test_a_maximum_bids_only_as_high_as_needed():
    assert duel(0, BANK, {0: 300}) == (0, 1)
    assert duel(50, 1, {0: 300}) == (0, 51)
    assert duel(50, 0, {0: 300}) is None, "one does not outbid oneself"
    assert duel(300, 1, {0: 300}) is None
    assert duel(50, 1, {0: 300, 1: 180}) == (0, 181)
    assert duel(50, 1, {0: 180, 1: 300}) == (0, 180), "the leader's maximum answers this"
    assert duel(180, 0, {0: 180, 1: 300}) == (1, 181)
    assert duel(0, BANK, {0: 100, 1: 250, 2: 200}) == (1, 201)


def test_of_two_equal_maxima_the_earlier_one_wins():
    assert duel(0, BANK, {1: 200, 0: 200}) == (1, 200)
    assert duel(10, 1, {1: 200, 0: 200}) == (0, 199)
    assert duel(199, 0, {1: 200, 0: 200}) == (1, 200)


def test_a_maximum_never_exceeds_the_cash():
    assert duel(95, 1, {0: 300}, cash=100) == (0, 96)
    assert duel(100, 1, {0: 300}, cash=100) is None
