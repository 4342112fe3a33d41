"""The live table's buttons, pressed by people through the real client."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.play.turn.options import replies
from bot.store.database.codec import Sitting
from bot.tables.table import LiveTable
from bot.ui.custom_ids import action_id, parse
from bot.words import listed, safe
from editions.loader import load
from engine.actions import Bid, Buy, Pass, Roll, TimeUp
from engine.asked import waiting
from engine.decisions import Auction, Challenge, Prize
from engine.edition import Pos, Seat
from engine.state import BANK, GameState
from tests.bot.play.test_play import answered
from tests.support.evening import Evening, option, whispered
from tests.support.players import Person
from tests.support.seeing import (
    button,
    gone,
    labels,
    listen_in,
    lists,
    press_anyway,
    shows,
    table_now,
    table_showing,
)
from tests.support.situations import SITUATIONS, Situation
from tests.support.tables import arrange, fresh_id, give, start_table, turn_of


async def in_situation(evening: Evening, found: Situation) -> tuple[LiveTable, Person]:
    table = await start_table(evening, robots=1, change=found.change, **found.settings)
    return table, evening.people["Ana"]


PRESSED = [
    (name, label)
    for name, found in SITUATIONS.items()
    for label, action in found.buttons.items()
    if action != "bankrupt"
]
CHOSEN = [(name, label) for name, found in SITUATIONS.items() for label in found.lists]


@pytest.mark.asyncio
@pytest.mark.parametrize(("name", "label"), PRESSED)
async def test_every_button_submits_its_action(evening: Evening, name: str, label: str):
    found = SITUATIONS[name]
    table, ana = await in_situation(evening, found)
    message = await table_showing(evening, ana, label)
    seq = table.seq
    outcome = await ana.outcome(await ana.click(message, button(message, label)))
    assert outcome == "done"
    await evening.until(lambda: table.seq > seq)
    commits = await table.games.commits(table.game, seq, seq + 1)
    assert commits[0].move.__struct_config__.tag == found.buttons[label]
    assert (commits[0].actor, commits[0].by) == (0, "player")
    await evening.until(lambda: table_now(ana) is None or table_now(ana) != message)


@pytest.mark.asyncio
@pytest.mark.parametrize(("name", "label"), CHOSEN)
async def test_every_list_submits_its_action(evening: Evening, name: str, label: str):
    """With more than 25 spaces, a private list follows the choice of a group."""
    found = SITUATIONS[name]
    table, ana = await in_situation(evening, found)
    message = await table_showing(evening, ana, label)
    (chooser,) = lists(message)
    seq = table.seq
    value = chooser["options"][1]["value"]
    await ana.choose(message, chooser["custom_id"], value)
    if parse(chooser["custom_id"]).verb == "spaces":
        private = await evening.until(lambda: whispered(ana, "Which one?"))
        (inner,) = lists(private)
        await ana.choose(private, inner["custom_id"], inner["options"][0]["value"])
        await evening.until(lambda: private["id"] in gone(ana))
    await evening.until(lambda: table.seq > seq)
    (commit,) = await table.games.commits(table.game, seq, seq + 1)
    assert commit.move.__struct_config__.tag == found.lists[label]


@pytest.mark.asyncio
async def test_spaces_that_are_called_alike_can_be_told_apart_in_a_list(evening: Evening):
    _, ana = await in_situation(evening, SITUATIONS["go"])
    message = await table_showing(evening, ana, "Take $200")
    (chooser,) = lists(message)
    others = next(one for one in chooser["options"] if one["label"] == "Other spaces")
    assert others["description"] == "American People, Income Tax, American Places, Luxury Tax"
    await ana.choose(message, chooser["custom_id"], others["value"])
    private = await evening.until(lambda: whispered(ana, "Which one?"))
    (inner,) = lists(private)
    told = [(one["label"], one.get("description")) for one in inner["options"]]
    assert ("American People", "after The County Fair") in told
    assert ("Income Tax", None) in told
    assert len(set(told)) == len(told)


@pytest.mark.asyncio
async def test_a_group_with_one_possible_space_asks_nothing_more(evening: Evening):
    found = SITUATIONS["offline"]
    first, other = load(found.settings["edition"]).board.members[1]

    def standing(s: GameState) -> None:
        found.change(s)
        s.bank.offline = first

    table, ana = await in_situation(evening, replace(found, change=standing))
    message = await table_showing(evening, ana, "Move the token to")
    assert f"away from **{table.ed.board.name[first]}**" in message["content"]
    (chooser,) = lists(message)
    values = {one["label"]: one["value"] for one in chooser["options"]}
    await ana.choose(message, chooser["custom_id"], values[table.ed.board.name[other]])
    await evening.until(lambda: table.state.bank.offline == other)
    await ana.settled()
    assert whispered(ana, "") is None


@pytest.mark.asyncio
@pytest.mark.parametrize("way", ["button", "bankrupt", "choose"])
async def test_a_bankruptcy_must_be_confirmed(evening: Evening, way: str):
    table, ana = await in_situation(evening, SITUATIONS["hopeless debt"])
    seq = table.seq
    if way == "button":
        message = await table_showing(evening, ana, "Go bankrupt")
        await ana.click(message, button(message, "Go bankrupt"))
    else:
        await ana.slash(way, [option("answer", "Go bankrupt")] if way == "choose" else [])
    asked = await evening.until(lambda: whispered(ana, "Go bankrupt? Ben gets everything."))
    assert "ends the game" not in asked["content"], "two others play on"
    assert table.seq == seq
    await evening.stop_bot()
    await evening.start_bot()
    await ana.click(asked, button(asked, "Yes, I go bankrupt"))
    await evening.until(lambda: evening.table().state.players[0].out)
    await evening.until(lambda: whispered(ana, "You are out of the game."))


@pytest.mark.asyncio
async def test_a_confirmation_for_an_earlier_debt_bankrupts_nobody(evening: Evening):
    table, ana = await in_situation(evening, SITUATIONS["hopeless debt"])
    message = await table_showing(evening, ana, "Go bankrupt")
    await ana.click(message, button(message, "Go bankrupt"))
    asked = await evening.until(lambda: whispered(ana, "Go bankrupt?"))

    def another_debt(s: GameState) -> None:
        s.pending.clear()
        SITUATIONS["hopeless debt"].change(s)

    await arrange(table, another_debt)
    seq = table.seq
    await ana.click(asked, button(asked, "Yes, I go bankrupt"))
    await evening.until(lambda: whispered(ana, "has moved on"))
    assert table.seq == seq


@pytest.mark.asyncio
async def test_giving_up_says_when_it_ends_the_game_for_all(evening: Evening):
    found = SITUATIONS["hopeless debt"]
    table = await start_table(evening, robots=0, change=found.change)
    ana = evening.people["Ana"]
    message = await table_showing(evening, ana, "Go bankrupt")
    await ana.click(message, button(message, "Go bankrupt"))
    await evening.until(lambda: whispered(ana, "That ends the game."))
    assert not table.over


@pytest.mark.asyncio
async def test_giving_up_in_a_short_game_says_that_it_ends_even_if_interest_comes_first(
    evening: Evening,
):
    def change(s: GameState) -> None:
        SITUATIONS["hopeless debt"].change(s)
        give(s, 0, Pos(5))
        s.mortgaged[5] = True

    people = ("Ana", "Ben", "Cleo")
    await start_table(evening, people=people, robots=0, change=change, variant="short")
    ana = evening.people["Ana"]
    message = await table_showing(evening, ana, "Go bankrupt")
    await ana.click(message, button(message, "Go bankrupt"))
    await evening.until(lambda: whispered(ana, "That ends the game."))


@pytest.mark.asyncio
async def test_the_message_has_the_board_with_its_text_twin(evening: Evening):
    await start_table(evening)
    message = await evening.people["Ana"].wait_message(lambda m: m["attachments"])
    (board,) = message["attachments"]
    assert board["filename"] == "board.png"
    assert "Ana" in board["description"]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("roll", "My panel"),
        ("roll", "Trade"),
        ("debt", "Raise cash"),
        ("buy without cash", "Raise cash"),
        ("trip prize without cash", "Raise cash"),
        ("trip prize with houses only", "Raise cash"),
    ],
)
async def test_the_permanent_buttons_answer_privately(evening: Evening, name: str, label: str):
    _, ana = await in_situation(evening, SITUATIONS[name])
    message = await table_showing(evening, ana, label)
    assert await ana.outcome(await ana.click(message, button(message, label))) == "done"
    answer = await evening.until(lambda: answered(ana))
    assert "went wrong" not in answer["content"]


@pytest.mark.asyncio
async def test_another_player_is_told_whose_turn_it_is_and_nothing_happens(evening: Evening):
    table, ana = await in_situation(evening, SITUATIONS["roll"])
    message = await table_showing(evening, ana, "Roll")
    seq = table.seq
    await evening.people["Ben"].click(message, button(message, "Roll"))
    await evening.until(lambda: whispered(evening.people["Ben"], "It is Ana's turn."))
    assert table.seq == seq


@pytest.mark.asyncio
async def test_a_spectator_is_told_that_they_have_no_seat(evening: Evening):
    _, ana = await in_situation(evening, SITUATIONS["roll"])
    message = await table_showing(evening, ana, "Roll")
    cleo = await evening.seat("Cleo")
    await cleo.click(message, button(message, "Roll"))
    await evening.until(lambda: whispered(cleo, "no seat at this table"))


@pytest.mark.asyncio
async def test_an_away_player_is_told_how_to_come_back(evening: Evening):
    table, ana = await in_situation(evening, SITUATIONS["roll"])
    message = await table_showing(evening, ana, "Roll")
    sitting = table.seats[0]
    table.seats[0] = Sitting(sitting.name, sitting.token, sitting.user, kept=True)
    await ana.click(message, button(message, "Roll"))
    await evening.until(lambda: whispered(ana, "Press **I'm back**"))


@pytest.mark.asyncio
async def test_a_button_of_an_earlier_moment_is_refused_with_what_is_asked_now(evening: Evening):
    table, ana = await in_situation(evening, SITUATIONS["buy"])
    message = await table_showing(evening, ana, "Buy for $60")
    await table.submit(Seat(0), Buy())
    await evening.until(lambda: shows("End turn")(table_now(ana)))
    cash = table.state.players[0].cash
    # The stand-in's page rejects outdated buttons, unlike Discord, so call the bot.
    await press_anyway(evening, ana, message, button(message, "Buy for $60"))
    private = await evening.until(lambda: whispered(ana, "has moved on"))
    assert "waits for Ana to end the turn" in private["content"]
    assert table.state.players[0].cash == cash


@pytest.mark.asyncio
async def test_the_same_interaction_delivered_twice_counts_once_and_says_nothing(evening: Evening):
    table, ana = await in_situation(evening, SITUATIONS["end of turn"])
    message = await table_showing(evening, ana, "End turn")
    delivered = listen_in(evening)
    seq = table.seq
    await ana.outcome(await ana.click(message, button(message, "End turn")))
    await evening.until(lambda: table.seq > seq)
    (event,) = delivered
    evening.running.stage.hub.interaction(*event)
    await evening.parts.tables.tick()
    await evening.until(lambda: shows("Roll")(table_now(ana)))
    ends = [c for c in await table.games.commits(table.game) if _tag(c.move) == "end_turn"]
    assert len([c for c in ends if c.actor == 0]) == 1
    assert whispered(ana, "") is None


@pytest.mark.asyncio
async def test_two_quick_presses_roll_once(evening: Evening):
    table, ana = await in_situation(evening, SITUATIONS["end of turn"])
    message = await table_showing(evening, ana, "End turn")
    pressed = button(message, "End turn")
    first, second = await ana.click(message, pressed), await ana.click(message, pressed)
    assert await ana.outcome(first) == "done"
    assert await ana.outcome(second) == "done"
    await evening.until(lambda: table.state.turn.seat != 0)
    ends = [c for c in await table.games.commits(table.game) if c.actor == 0]
    assert [_tag(c.move) for c in ends] == ["end_turn"]


@pytest.mark.asyncio
async def test_a_press_after_the_end_of_the_game_says_so(evening: Evening):
    table, ana = await in_situation(evening, SITUATIONS["roll"])
    message = await table_showing(evening, ana, "Roll")
    evening.parts.tables.drop(table)
    await ana.click(message, button(message, "Roll"))
    await evening.until(lambda: whispered(ana, "That game is over"))


@pytest.mark.asyncio
async def test_a_button_cannot_submit_an_action_of_a_clock(evening: Evening):
    table, ana = await in_situation(evening, SITUATIONS["roll"])
    message = await table_showing(evening, ana, "Roll")
    seq = table.seq
    await press_anyway(evening, ana, message, action_id(table.game, TimeUp()))
    await evening.until(lambda: whispered(ana, "too old"))
    assert table.seq == seq


@pytest.mark.asyncio
@pytest.mark.parametrize("name", SITUATIONS)
async def test_after_a_restart_the_same_question_is_asked_in_the_same_message(
    evening: Evening, name: str
):
    found = SITUATIONS[name]
    label = next(iter([*found.buttons, *found.lists]), "Raise cash")
    table, ana = await in_situation(evening, found)
    before = await table_showing(evening, ana, label)
    await evening.idle()
    await evening.stop_bot()
    mark = ana.mark()
    await evening.start_bot()
    after = await ana.wait_message(shows(label), event="MESSAGE_UPDATE", after=mark)
    assert after["id"] == before["id"]
    assert labels(after) == labels(before)
    if found.buttons and label != "Go bankrupt":
        seq = evening.table().seq
        await ana.click(before, button(before, label))
        await evening.until(lambda: evening.table().seq > seq)
    else:
        assert evening.table().seq == table.seq


@pytest.mark.asyncio
async def test_two_people_play_twelve_turns_with_the_buttons_offered(evening: Evening):
    table = await start_table(evening, robots=0, house={"no_auctions": True})
    while table.state.turn.number < 12:
        (seat,) = waiting(table.state)
        person = evening.people[table.names[seat]]
        answers = [r.label for r in replies(table.ed, table.state, table.names, seat)]
        message = await table_showing(evening, person, answers[0])
        seq = table.seq
        assert await person.outcome(await person.click(message, button(message, answers[0])))
        await at_least(evening, table, seq + 1)
    presses = [c for c in await table.games.commits(table.game) if c.by == "player"]
    assert len(presses) >= 24
    assert whispered(evening.people["Ana"], "") is None, "nobody was told that anything failed"


async def at_least(evening: Evening, table: LiveTable, seq: int) -> None:
    await evening.until(lambda: table.seq >= seq)


@pytest.mark.asyncio
async def test_single_bids_are_no_news_but_how_the_auction_ends_is(evening: Evening):
    table = await start_table(evening, robots=0)
    both = (Seat(0), Seat(1))
    state = await arrange(table, lambda s: s.pending.append(Auction(fresh_id(s), both, Pos(39))))
    auction, before = state.last_id, table.news(3)
    await table.submit(Seat(0), Bid(30, auction))
    assert any("bids $30" in told.words for told in table.story)
    assert table.news(3) == before
    await table.submit(Seat(1), Pass(auction))
    assert any("$30" in words for words in table.news(3))


@pytest.mark.asyncio
async def test_the_story_is_told_again_after_a_restart(evening: Evening):
    table = await start_table(evening, robots=0)
    seat = table.state.turn.seat
    await table.submit(seat, Roll())
    told = table.news(1)
    await evening.stop_bot()
    await evening.start_bot()
    assert evening.table().news(1) == told
    assert evening.table().scene().trail == table.scene().trail


def _tag(move: Any) -> str:
    return str(move.__struct_config__.tag)


@pytest.mark.asyncio
async def test_a_question_is_asked_once_in_its_message_and_told_afterwards(evening: Evening):
    trip = SITUATIONS["trip"]
    table = await start_table(evening, robots=0, change=trip.change, **trip.settings)
    ana = evening.people["Ana"]
    message = await table_showing(evening, ana, "Ask me")
    await ana.click(message, button(message, "Ask me"))
    await evening.until(lambda: isinstance(table.state.pending[-1], Challenge))
    challenge = table.state.pending[-1]
    assert isinstance(challenge, Challenge)
    question = table.ed.questions[challenge.question]
    await evening.until(lambda: safe(question.text) in (table_now(ana) or {}).get("content", ""))
    asked = table_now(ana)
    assert asked is not None
    assert asked["content"].count(safe(question.text)) == 1
    assert "answer correctly to travel to an unowned deed and buy it" in asked["content"]
    assert f": **{safe(question.text)}**" in asked["content"], "it stands out"
    await ana.click(asked, button(asked, "A"))
    await evening.until(lambda: "says" in (table_now(ana) or {}).get("content", ""))
    assert any(question.text in one.words for one in table.story), "the story has it for good"


@pytest.mark.asyncio
async def test_the_game_show_names_its_prize_and_the_right_answer(evening: Evening):
    def show(s: GameState) -> None:
        turn_of(0)(s)
        for pos in (3, 5, 6, 8, 9):  # one deed of the first side is left
            s.owner[pos] = Seat(1)
        s.pending.append(Challenge(fresh_id(s), Seat(0), 0, "show", 1))

    modules = ("free_parking_game_show",)
    table = await start_table(evening, robots=0, edition="america", change=show, modules=modules)
    ana, board = evening.people["Ana"], table.ed.board
    first, right = board.name[1], table.ed.questions[0].right
    message = await table_showing(evening, ana, "A")
    assert f"answer correctly to win {safe(first)}. A wrong answer wins" in message["content"]
    await ana.click(message, button(message, "ABCD"[right]))
    await evening.until(lambda: isinstance(table.state.pending[-1], Prize))
    message = await table_showing(evening, ana, "Next question")
    side = [safe(board.name[pos]) for pos in board.deeds if 10 < pos < 20]
    assert f"choose your deed ({safe(first)})" in message["content"]
    assert f"question 2 for {listed(side, 'or')}. If that answer is wrong" in message["content"]
    await ana.click(message, button(message, "Next question"))
    await evening.until(lambda: isinstance(table.state.pending[-1], Challenge))
    message = await table_showing(evening, ana, "A")
    asked = table.state.pending[-1]
    assert isinstance(asked, Challenge)
    question = table.ed.questions[asked.question]
    await ana.click(message, button(message, "ABCD"[(question.right + 1) % 4]))
    answer = f"The answer is {safe(question.choices[question.right])}."
    await evening.until(lambda: answer in (table_now(ana) or {}).get("content", ""))
    assert table.state.owner[1] == BANK, "nothing is won"
