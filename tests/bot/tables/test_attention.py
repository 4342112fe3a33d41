"""The limits on calls and posts by one person: offers, votes, lobbies and other messages."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.support.refusals import Refused
from bot.tables.attention import CALLS, POSTS, WINDOW, Attention
from bot.tables.computers import Robots
from bot.tables.table import LiveTable
from bot.ui.custom_ids import Press, base36
from editions.loader import load
from engine.actions import MakeOffer, Reject, Roll
from engine.ai.trader import TRADE_PAUSE
from engine.edition import Seat
from engine.errors import Illegal
from engine.game import apply
from engine.setup import choose_tokens, start
from tests.support.evening import Evening, buttons, sub, whispered
from tests.support.finishing import finish
from tests.support.lobbying import told
from tests.support.moderating import setting
from tests.support.players import Json, Person
from tests.support.reading import saying
from tests.support.seeing import a_game, forge, pings, the_table

ANA, BEN = Seat(0), Seat(1)
WAIT = "You can ask again <t:"


class Now:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_calls_for_one_person_are_limited_within_a_time_window():
    now = Now()
    attention = Attention(now)
    for _ in range(CALLS):
        with attention.call(1, [2]):
            now.time += 10
    with pytest.raises(Refused, match=f"<t:{round(1000 + WINDOW)}:R>"), attention.call(1, [2]):
        pytest.fail("nobody is called")
    with attention.call(1, [3]), attention.call(2, [1]), attention.call(1, [1]):
        pass  # calls between other people are counted separately
    with pytest.raises(Refused), attention.call(1, [3, 2]):
        pytest.fail("one of them is enough")
    now.time = 1000 + WINDOW
    with attention.call(1, [2]):
        pass
    with pytest.raises(Refused), attention.call(1, [2]):
        pytest.fail("only the first call is forgotten")
    now.time += WINDOW
    with attention.call(1, [2]):
        pass
    assert len(attention._spent) == 1, "nothing is remembered for longer"


def test_a_failed_request_is_not_counted_as_a_call():
    now = Now()
    attention = Attention(now)
    for _ in range(3 * CALLS):
        with pytest.raises(Illegal), attention.call(1, [2]):
            raise Illegal("stale")
    trying = attention.call(1, [2])
    trying.__enter__()
    now.time += 2 * WINDOW
    with attention.call(5, [6]):
        assert not trying.__exit__(Illegal, Illegal("stale"), None), "long forgotten"


def test_simultaneous_calls_are_limited_like_successive_ones():
    attention = Attention(Now())
    under_way = [attention.call(1, [2]) for _ in range(CALLS + 1)]
    for one in under_way[:CALLS]:
        one.__enter__()
    with pytest.raises(Refused):
        under_way[CALLS].__enter__()


def test_posts_in_a_server_are_limited_for_each_person():
    attention = Attention(Now())
    for _ in range(POSTS):
        with attention.post(1, 9):
            pass
    with pytest.raises(Refused), attention.post(1, 9):
        pytest.fail("that was enough")
    with attention.post(1, 8), attention.post(2, 9):
        pass


def calls(person: Person) -> list[Json]:
    """Return the messages that ping this person."""
    return [m for m in pings(person) if person.id in [one["id"] for one in m["mentions"]]]


def draft(partner: int, cash: int, ref: int = 0) -> str:
    """Return the arguments of a draft that gives this much cash."""
    return ":".join(map(base36, (partner, ref, cash, 0, 0, 0, 0, 0)))


async def send(evening: Evening, table: LiveTable, person: Person, args: str) -> None:
    """Press Send on the page of a draft."""
    message = the_table(person)
    await forge(evening, person, message, f"r1:{base36(table.game)}:trade-send:{args}")
    await evening.idle()


async def withdraw(evening: Evening, table: LiveTable, person: Person) -> None:
    message = the_table(person)
    for offer in table.state.offers:
        press = Press(table.game, "trade-withdraw", (str(offer.id),)).custom_id
        await forge(evening, person, message, press)
    await evening.idle()


@pytest.mark.asyncio
async def test_repeated_offers_call_their_partner_only_a_few_times(evening: Evening):
    table, ana = await a_game(evening)
    ben = evening.people["Ben"]
    before = len(calls(ben))
    for cash in range(1, 3 * CALLS):
        await send(evening, table, ana, draft(1, cash))
        await withdraw(evening, table, ana)
    assert len(calls(ben)) - before == CALLS
    again = await told(ana, "give them a moment", WAIT)
    assert f"<t:{round(evening.time() + WINDOW)}:R>" in again["content"]
    evening.time.now += WINDOW
    await send(evening, table, ana, draft(1, 99))
    assert len(calls(ben)) - before == CALLS + 1


@pytest.mark.asyncio
async def test_counter_offers_are_limited_like_other_offers(evening: Evening):
    table, ana = await a_game(evening)
    ben = evening.people["Ben"]
    before = len(calls(ana))
    for cash in range(1, 3 * CALLS):
        await table.submit(ANA, MakeOffer(BEN, give_cash=cash))
        await send(evening, table, ben, draft(0, cash, table.state.offers[-1].id))
        await withdraw(evening, table, ben)
    assert len(calls(ana)) - before == CALLS
    await told(ben, WAIT)


@pytest.mark.asyncio
@pytest.mark.parametrize("args", ["offer:1:5", "counter:5"])
async def test_only_the_trade_builder_can_make_an_offer(evening: Evening, args: str):
    table, ana = await a_game(evening)
    await table.submit(BEN, MakeOffer(ANA, give_cash=7))
    message = the_table(ana)
    await forge(evening, ana, message, f"r1:{base36(table.game)}:do:{args}")
    await told(ana, "too old")
    assert len(table.state.offers) == 1


@pytest.mark.asyncio
async def test_offers_to_a_computer_are_limited_while_other_people_play(evening: Evening):
    table, ana = await a_game(evening, robots=1)
    for cash in range(1, 2 * POSTS):
        await send(evening, table, ana, draft(2, cash))
    await told(ana, "kept this server busy")
    made = [c for c in await table.log.entries() if isinstance(c.move, MakeOffer)]
    assert len(made) == POSTS


@pytest.mark.asyncio
async def test_a_person_alone_with_computers_may_make_any_number_of_offers(evening: Evening):
    table, ana = await a_game(evening, people=("Ana",), robots=1)
    for cash in range(1, 2 * POSTS):
        await send(evening, table, ana, draft(1, cash))
    assert whispered(ana, "give it a moment") is None


@pytest.mark.asyncio
async def test_undo_votes_asked_for_and_rejected_are_limited(evening: Evening):
    table, ana = await a_game(evening)
    ben = evening.people["Ben"]
    await table.submit(ANA, Roll())

    def votes() -> list[Json]:
        return [m for m in ben.inbox.all("MESSAGE_CREATE") if "asks to take back" in m["content"]]

    for _ in range(CALLS):
        mark = ana.mark()
        await ana.slash("undo")
        vote = await ana.wait_message(lambda m: "Play on" in buttons(m), after=mark)
        await ana.click(vote, buttons(vote)["Play on"]["custom_id"])
        await ana.inbox.wait("MESSAGE_UPDATE", saying("rather play on"), after=mark)
        await evening.idle()
    await ana.slash("undo")
    await told(ana, WAIT)
    await evening.idle()
    assert len(votes()) == CALLS
    evening.time.now += WINDOW
    await ana.slash("undo")
    await evening.until(lambda: len(votes()) == CALLS + 1)


@pytest.mark.asyncio
async def test_reposting_the_table_is_limited(evening: Evening):
    _, ana = await a_game(evening)
    for _ in range(POSTS + 1):
        await ana.slash("table")
        await evening.idle()
    await told(ana, "You can do that again <t:")


@pytest.mark.asyncio
async def test_opening_and_leaving_lobbies_is_limited(evening: Evening):
    await setting(evening, most_hourly=0)
    ana = await evening.seat("Ana")
    for deed in ("new", "leave") * (POSTS + 1):
        nonce = await ana.slash("game", sub(deed))
        assert await ana.outcome(nonce) == "done"
        await evening.idle()
    await told(ana, "You can do that again <t:")
    posted = [m for m in ana.inbox.all("MESSAGE_CREATE") if "Join" in buttons(m)]
    assert len(posted) == POSTS


@pytest.mark.asyncio
async def test_opening_and_leaving_rematches_is_limited(evening: Evening):
    await finish(evening, "Ana", "Ben")
    ana = evening.people["Ana"]
    ben = evening.people["Ben"]
    for deed in ("rematch", "leave") * (POSTS + 1):
        for person in (ana, ben) if deed == "leave" else (ana,):
            assert await person.outcome(await person.slash("game", sub(deed))) == "done"
        await evening.idle()
    await told(ana, "You can do that again <t:")


@pytest.mark.asyncio
async def test_leaving_and_taking_a_seat_is_limited(evening: Evening):
    table, ben = (await a_game(evening))[0], evening.people["Ben"]
    message = the_table(ben)
    for verb in ("seat-leave", "seat-take") * (POSTS + 1):
        await forge(evening, ben, message, f"r1:{base36(table.game)}:{verb}:1")
        await evening.idle()
    await told(ben, "You can do that again <t:")
    assert table.seat_of(int(ben.id)) is None


@pytest.mark.parametrize("seed", ["1", "7"])
def test_a_computer_waits_after_a_rejected_offer(seed: str):
    """After a rejected offer a computer pauses before its next offer to the same player."""
    ed = load("classic")
    state, _ = start(ed, 4, seed, choose_tokens(ed, 4, ()))
    robots, seats, person = Robots(), [Seat(i) for i in range(4)], Seat(0)
    asked: list[tuple[Seat, int]] = []
    while state.result is None and state.turn.number < 400:
        unwanted = next((one for one in state.offers if one.to == person), None)
        if unwanted is not None:
            state = apply(ed, state, person, Reject(unwanted.id)).state
            continue
        found = robots.next_action(ed, state, seats, {})
        assert found is not None
        seat, action = found
        if isinstance(action, MakeOffer) and action.to == person:
            asked.append((seat, state.turn.number))
        state = apply(ed, state, seat, action).state
    assert asked, "they make offers"
    for maker in seats:
        turns = [turn for seat, turn in asked if seat == maker]
        assert all(later - earlier >= TRADE_PAUSE for earlier, later in pairwise(turns))
