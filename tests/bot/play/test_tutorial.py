"""The tutorial: following the coach's advice leads from the first step to the last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import pytest

from bot.play.tutorial.commands import SEED
from bot.play.tutorial.views import (
    MOST_STEPS,
    STEPS,
    Lesson,
    coach_message,
    coach_rows,
    finished,
    lesson,
)
from bot.playground import permissions as may
from bot.store.messages.kinds import COACH, TABLE, Kind
from bot.tables.computers import Robots
from bot.tables.table import LiveTable
from bot.ui.custom_ids import action_id
from editions import available, load
from engine.actions import (
    Accept,
    Action,
    Bid,
    BuildUp,
    Buy,
    Decline,
    EndTurn,
    GoBankrupt,
    MakeOffer,
    Mortgage,
    Pass,
    PayFlat,
    PayPercent,
    Reject,
    Roll,
    UseCard,
)
from engine.decisions import Auction, BuyChoice, Debt, TaxChoice
from engine.edition import Edition, Pos, Seat
from engine.game import apply
from engine.rules import configure
from engine.setup import start
from engine.state import GameState, Offer
from engine.why import Why
from tests.support.evening import Evening, buttons, whispered
from tests.support.patience import patience
from tests.support.players import Json, Person
from tests.support.tables import a_table, arrange, fresh_id, start_table

NAMES = ("Ana", "Robo Rita")
ANA, RITA = Seat(0), Seat(1)
CLASSIC = configure(load("classic"), "short")


def opening(ed: Edition = CLASSIC, seed: str = SEED) -> GameState:
    return start(ed, 2, seed)[0]


def told(change: Callable[[GameState], object], ed: Edition = CLASSIC) -> Lesson:
    """Return the lesson for an opening state after a change."""
    s = opening(ed)
    change(s)
    return lesson(ed, s, NAMES, ANA)


def follow(ed: Edition, seed: str) -> list[Action]:
    """Follow the coach's advice until the tutorial ends, and return the actions."""
    s, done = opening(ed, seed), list[Action]()
    robots = Robots()
    for _ in range(400):
        if finished(s, ANA, done):
            return done
        found = robots.next_action(ed, s, {RITA}, {RITA: "steady"})
        if found is None:
            action = lesson(ed, s, NAMES, ANA, done).action
            assert action is not None, "asked, and the coach has no idea"
            done.append(action)
            found = ANA, action
        s = apply(ed, s, *found).state
    raise AssertionError("the tutorial does not end")


def test_the_tutorials_game_shows_a_purchase_an_auction_a_trade_and_houses():
    done = [type(action) for action in follow(CLASSIC, SEED)]
    assert done[:3] == [Roll, Buy, EndTurn]
    assert done[4:9] == [Decline, Bid, Pass, MakeOffer, BuildUp]
    assert len(done) == STEPS


def test_the_coach_trades_for_a_whole_group_with_an_offer_that_is_accepted():
    done = follow(CLASSIC, SEED)
    offer = next(action for action in done if isinstance(action, MakeOffer))
    built = next(action for action in done if isinstance(action, BuildUp))
    (pos,) = offer.ask
    assert CLASSIC.board.group[pos] == built.group, "what was traded for is built on"


def test_the_one_auction_of_the_lesson_is_not_that_of_the_first_deed():
    def asked(s: GameState) -> None:
        s.pending.append(BuyChoice(99, ANA, Pos(39)))

    s = opening()
    asked(s)
    assert lesson(CLASSIC, s, NAMES, ANA).action == Buy(99)
    assert lesson(CLASSIC, s, NAMES, ANA, [Buy()]).action == Decline(99)
    assert lesson(CLASSIC, s, NAMES, ANA, [Buy(), Decline(), Bid(10)]).action == Buy(99)
    assert lesson(CLASSIC, s, NAMES, ANA, [Buy(), Decline(), Pass()]).action == Buy(99)
    quiet = configure(CLASSIC, flags={"no_auctions": True})
    assert lesson(quiet, s, NAMES, ANA, [Buy()]).action == Buy(99)


def test_a_pass_counts_as_an_auction_and_an_accepted_offer_as_a_trade():
    s, turns = opening(), [Roll()] * STEPS
    assert not finished(s, ANA, turns)
    assert not finished(s, ANA, [*turns, Pass()])
    assert finished(s, ANA, [*turns, Pass(), Accept(1)])
    assert finished(s, ANA, [*turns, Bid(10), MakeOffer(RITA)])


def test_a_beginner_who_ignores_the_coach_never_reads_step_13_of_12():
    table = a_table(CLASSIC, opening(), NAMES)
    last, later = (coach_message(table, [Roll()] * steps) for steps in (STEPS - 1, STEPS))
    assert last.text.startswith(f"**Coach, step {STEPS} of about {STEPS}:** Press")
    assert later.text.startswith("**Coach:** Press")


def test_an_outbid_beginner_is_advised_to_pass():
    s = opening()
    s.pending.append(Auction(99, (ANA, RITA), Pos(39), bid=60, high=RITA))
    assert isinstance(lesson(CLASSIC, s, NAMES, ANA, [Buy()]).action, Bid)
    let_go = lesson(CLASSIC, s, NAMES, ANA, [Buy(), Bid(50)])
    assert let_go.action == Pass(99)
    assert "Robo Rita bids $60" in let_go.words


@pytest.mark.parametrize("edition", available())
def test_the_advice_of_the_coach_is_always_legal(edition: str):
    ed = configure(load(edition), "short")
    for number in range(12):
        assert STEPS <= len(follow(ed, f"any {number}")) <= MOST_STEPS


def test_the_coach_quotes_the_labels_of_the_buttons():
    first = told(lambda s: None)
    assert first.words.startswith("Press **Roll**.")
    deed = told(lambda s: s.pending.append(BuyChoice(99, ANA, Pos(39))))
    assert deed.words.startswith("Press **Buy for $400**.")
    assert "Boardwalk" in deed.words


def test_the_last_deed_of_a_group_is_bought_for_the_group():
    def last_one(s: GameState) -> None:
        s.owner[Pos(1)] = ANA
        s.pending.append(BuyChoice(99, ANA, Pos(3)))

    advised = told(last_one)
    assert advised.action == Buy(99)
    assert "the whole purple group" in advised.words


def test_a_deed_that_takes_all_the_cash_goes_to_auction():
    def poor(s: GameState) -> None:
        s.players[ANA].cash = 410
        s.pending.append(BuyChoice(99, ANA, Pos(39)))

    assert told(poor).action == Decline(99)


def test_in_an_auction_the_coach_bids_for_a_bargain_and_passes_otherwise():
    def bid(amount: int) -> Lesson:
        lot = Auction(99, (ANA, RITA), Pos(39), bid=amount, high=RITA if amount else Seat(-1))
        return told(lambda s: s.pending.append(lot))

    assert isinstance(bid(0).action, Bid)
    low = bid(100).action
    assert isinstance(low, Bid)
    assert 100 < low.amount <= 200
    assert bid(300).action == Pass(99)


def test_the_cheaper_tax_is_named_where_both_sums_are_shown():
    tax = TaxChoice(99, ANA, Pos(4))
    ed = configure(load("classic"), flags={"income_tax_blind": False})
    poor = told(lambda s: s.pending.append(tax), ed)
    assert poor.action == PayPercent(99)

    def rich(s: GameState) -> None:
        s.players[ANA].cash = 3000
        s.pending.append(tax)

    assert told(rich, ed).action == PayFlat(99)


def test_a_debt_is_explained_and_a_hopeless_one_admitted():
    debt = Debt(99, ANA, RITA, 1600, Why("rent", Pos(39)))
    owed = told(lambda s: s.pending.append(debt))
    assert isinstance(owed.action, Mortgage)
    assert "**Raise cash**" in owed.words

    def broke(s: GameState) -> None:
        s.players[ANA].cash = 0
        s.owner = [RITA if owner == ANA else owner for owner in s.owner]
        s.pending.append(debt)

    assert told(broke).action == GoBankrupt(99)


def test_jail_offers_and_waiting_have_their_words():
    def jailed(s: GameState) -> None:
        s.players[ANA].jail = 1

    assert isinstance(told(jailed).action, Roll)

    def with_card(s: GameState) -> None:
        jailed(s)
        s.players[ANA].cards.append("chance")

    assert isinstance(told(with_card).action, UseCard)
    offer = told(lambda s: s.offers.append(Offer(99, RITA, ANA, give_cash=10)))
    assert offer.action == Reject(99)

    def others(s: GameState) -> None:
        s.turn.seat = RITA

    assert told(others).action is None


def test_the_coach_has_buttons_only_for_actions_that_the_table_does_not_offer():
    build = Lesson("words", BuildUp("brown", 1), "Build: $100")
    labels = [button.label for row in coach_rows(1, CLASSIC, build) for button in row]  # type: ignore[union-attr]
    assert labels == ["Build: $100", "A second opinion", "Stop the tutorial"]
    assert len(coach_rows(1, CLASSIC, Lesson("words", Roll(3), "Roll"))[0]) == 2


# In a channel.


async def answer(person: Person, words: str, after: int = 0) -> Json:
    """Wait for an answer with these words, which may replace an earlier answer."""
    return await person.inbox.wait(
        "MESSAGE_CREATE", lambda m: words in m["content"], after, also="MESSAGE_UPDATE"
    )


async def begin(evening: Evening, ana: Person) -> LiveTable:
    mark = ana.mark()
    await ana.slash("tutorial")
    ready = await answer(ana, "practice table is ready", mark)
    assert ready["flags"] & 64, "told privately"
    return evening.table()


async def posts(evening: Evening, table: LiveTable, person: Person, kind: Kind) -> Json | None:
    post = (await evening.bot.stores.posts.of(table.game)).get(kind)
    seen = await person.history(str(table.channel))
    if post is None:  # the keeper forgets a message after its last words
        return next((m for m in seen if kind == COACH and "Coach" in m["content"]), None)
    return next((m for m in seen if m["id"] == str(post.message)), None)


async def seen(
    evening: Evening, table: LiveTable, ana: Person, fits: Callable[[Json], bool]
) -> Json:
    """Wait until the coach's, the table's or another message of the table fits, and return it."""
    async with patience():
        while True:
            known = await evening.bot.stores.posts.of(table.game)
            for kind in (COACH, TABLE, *(kind for kind in known if kind.about)):
                message = await posts(evening, table, ana, kind)
                if message and fits(message):
                    return message
            await asyncio.sleep(0.01)


async def coach_says(evening: Evening, table: LiveTable, ana: Person, words: str) -> Json:
    return await seen(
        evening, table, ana, lambda m: "Coach" in m["content"] and words in m["content"]
    )


def offers_what_is_advised(
    table: LiveTable, label: str, decided: Sequence[object]
) -> Callable[[Json], bool]:
    """Return a check that a message's button with this label does what the coach advises."""

    def fits(message: Json) -> bool:
        action = lesson(table.ed, table.state, table.names, ANA, decided).action
        offered = buttons(message).get(label, {}).get("custom_id", "")
        if isinstance(action, MakeOffer):
            return ":trade-show:" in offered
        return action is not None and offered == action_id(table.game, action)

    return fits


@pytest.mark.asyncio
async def test_pressing_what_the_coach_says_leads_from_the_first_roll_to_the_end(evening: Evening):
    ana = await evening.seat("Ana")
    table = await begin(evening, ana)
    assert table.settings.tutorial
    thread = evening.running.stage.world.channels[table.channel]
    assert thread.type == 12, "a private thread"
    pressed = []
    for step in range(1, STEPS + 1):
        said = await coach_says(evening, table, ana, f"step {step} of about {STEPS}:")
        label = said["content"].partition("Press **")[2].partition("**")[0]
        decided = await table.log.decisions_of(ANA)
        message = await seen(evening, table, ana, offers_what_is_advised(table, label, decided))
        await ana.click(message, buttons(message)[label]["custom_id"])
        pressed.append(label)
        if label.startswith("Trade with"):
            page = await evening.until(lambda: whispered(ana, "A trade with Robo Rita"))
            assert "completes the whole light blue group" in page["content"]
            await ana.click(page, buttons(page)["Send offer"]["custom_id"])
    assert pressed[:3] == ["Roll", "Buy for $100", "End turn"]
    assert pressed[4:9] == [
        "Auction it", "Bid $50", "Pass", "Trade with Robo Rita", "Build: $150",
    ]  # fmt: skip
    last = await coach_says(evening, table, ana, "That was the tutorial")
    assert [*buttons(last)] == ["Play"]
    await seen(evening, table, ana, lambda m: "practice game is finished" in m["content"])
    await evening.until(lambda: evening.parts.tables.find(table.game) is None)
    row = await evening.row(table.game)
    assert row.status == "closed", "closed, not over: it counts nowhere"
    await ana.click(last, buttons(last)["Play"]["custom_id"])
    await evening.until(lambda: whispered(ana, "Your table is set"))
    opened = await evening.bot.stores.games.in_channel(int(ana.channel("lobby")))
    assert opened is not None, "not in the practice thread, but where others see it"
    assert opened.status == "lobby"


@pytest.mark.asyncio
async def test_the_coach_sits_below_the_table_and_stops_on_request(evening: Evening):
    ana = await evening.seat("Ana")
    table = await begin(evening, ana)
    message = await coach_says(evening, table, ana, "step 1 of about 12")
    shown = (await evening.bot.stores.posts.of(table.game))[TABLE]
    assert int(message["id"]) > shown.message
    await ana.click(message, buttons(message)["Stop the tutorial"]["custom_id"])
    await evening.until(lambda: table.status == "closed")
    stopped = await coach_says(evening, table, ana, "Stopped.")
    assert [*buttons(stopped)] == ["Play"]


@pytest.mark.asyncio
async def test_after_an_auction_table_and_coach_are_posted_below_it(evening: Evening):
    ana = await evening.seat("Ana")
    table = await begin(evening, ana)
    await coach_says(evening, table, ana, "step 1 of about 12")

    def hammer(s: GameState) -> None:
        s.pending.append(Auction(fresh_id(s), (ANA,), Pos(39), bid=60, high=RITA))

    await arrange(table, hammer)
    lot = await seen(evening, table, ana, lambda m: "Pass" in buttons(m))
    await ana.click(lot, buttons(lot)["Pass"]["custom_id"])
    await evening.until(lambda: not table.state.pending)
    await evening.idle()
    posts = await evening.bot.stores.posts.of(table.game)
    assert int(lot["id"]) < posts[TABLE].message < posts[COACH].message


@pytest.mark.asyncio
async def test_a_user_has_at_most_one_practice_table(evening: Evening):
    ana = await evening.seat("Ana")
    table = await begin(evening, ana)
    mark = ana.mark()
    await ana.slash("tutorial")
    again = await answer(ana, "already", mark)
    assert f"<#{table.channel}>" in again["content"]
    assert len(evening.parts.tables.all()) == 1


@pytest.mark.asyncio
async def test_asking_twice_at_once_opens_one_practice_table(evening: Evening):
    ana = await evening.seat("Ana")
    await ana.slash("tutorial")
    await ana.slash("tutorial")
    await answer(ana, "table is ready")
    again = await answer(ana, "already")
    assert f"<#{evening.table().channel}>" in again["content"]


def forbid_private_threads(evening: Evening) -> None:
    for guild in evening.running.stage.world.guilds.values():
        for role in guild.roles.values():
            role.permissions &= ~(may.PRIVATE_THREADS | may.ADMINISTRATOR)


@pytest.mark.asyncio
async def test_without_private_threads_the_tutorial_is_in_the_channel(evening: Evening):
    forbid_private_threads(evening)
    ana = await evening.seat("Ana")
    table = await begin(evening, ana)
    assert table.channel == int(ana.channel("lobby"))


@pytest.mark.asyncio
async def test_without_private_threads_a_busy_channel_has_no_tutorial(evening: Evening):
    forbid_private_threads(evening)
    await start_table(evening, people=("Ben", "Cleo"), robots=0)
    ana = await evening.seat("Ana")
    mark = ana.mark()
    await ana.slash("tutorial")
    no = await answer(ana, "Create Private Threads", mark)
    assert no["flags"] & 64
    assert len(evening.parts.tables.all()) == 1


@pytest.mark.asyncio
async def test_after_a_restart_the_coach_goes_on_with_the_same_message(evening: Evening):
    ana = await evening.seat("Ana")
    table = await begin(evening, ana)
    before = await coach_says(evening, table, ana, "step 1 of about 12")
    await evening.restart_bot()
    table = evening.table()
    message = await seen(evening, table, ana, lambda m: "Roll" in buttons(m))
    await ana.click(message, buttons(message)["Roll"]["custom_id"])
    after = await coach_says(evening, table, ana, "step 2 of about 12")
    assert after["id"] == before["id"]
