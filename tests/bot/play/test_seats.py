"""Leaving, taking over and replacing: a seat is never empty, and active players keep theirs."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.database.codec import Sitting
from bot.support.parsing import as_choice
from bot.support.refusals import Refused
from bot.tables.ballots import Replacement, TakeBack, ballot_args, ballot_of, post_kind
from bot.tables.clocks import DECISION, MISSES
from bot.tables.seating import handed_over, seat_name, taken_over, votes_needed
from bot.tables.table import LiveTable, Moved
from bot.ui.components import Button
from bot.ui.custom_ids import NotOurs, Press
from bot.ui.message import Message
from bot.words import say
from engine.edition import Seat
from tests.support.evening import Evening, buttons, option, sub, whispered
from tests.support.lobbying import told
from tests.support.players import Json, Person
from tests.support.seeing import next_turn
from tests.support.tables import arrange, start_table, turn_of

ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)


async def put_away_by_the_computer(table: LiveTable, *seats: Seat) -> None:
    """Mark these players as away, as after three missed deadlines."""
    for seat in seats:
        sitting = table.seats[seat]
        away = Sitting(sitting.name, sitting.token, sitting.user, kept=True, misses=3)
        await table.reseat(seat, away)


async def leave(evening: Evening, person: Person) -> None:
    """Leave the game by command and confirmation."""
    await person.slash("seat", sub("leave"))
    sure = await evening.until(lambda: whispered(person, "Leave this game for good?"))
    await person.click(sure, buttons(sure)["Leave the game"]["custom_id"])
    await evening.until(lambda: whispered(person, "You left the game"))


async def replace(evening: Evening, asker: Person, name: str) -> Json:
    """Ask for a player's replacement, and return the message with the vote."""
    mark = asker.mark()
    await asker.slash("seat", sub("replace", option("player", name)))
    return await asker.wait_message(lambda one: "Agree" in buttons(one), after=mark)


def agree(message: Json) -> str:
    return str(buttons(message)["Agree"]["custom_id"])


def test_three_voters_must_all_agree_and_of_more_a_majority():
    assert [votes_needed(voters) for voters in (1, 2, 3, 4, 5, 6, 7)] == [1, 2, 3, 3, 3, 4, 4]


def test_a_seat_that_was_left_belongs_to_nobody_and_keeps_its_token():
    left = handed_over(Sitting("Ana", "Hat", 7, misses=2))
    assert left == Sitting("Robo Ana", "Hat", robot="normal", kept=True)
    assert left.state == "vacant"
    assert left.automatic
    assert handed_over(left).name == "Robo Ana", "and no Robo Robo Ana"
    assert Sitting("Robo 1", "Hat", robot="steady").state == "computer"
    assert Sitting("Ana", "Hat", 7, kept=True).state == "away"
    assert Sitting("Ana", "Hat", 7).state == "person"


def test_a_newcomer_gets_a_name_of_their_own():
    assert seat_name("Ana", ["Ben"]) == "Ana"
    assert seat_name("Ana", ["ana", "Ana (2)"]) == "Ana (3)"
    left = Sitting("Robo Ben", "Hat", robot="steady", kept=True)
    assert taken_over(left, 9, "Ana", ["Ana"]) == Sitting("Ana (2)", "Hat", 9)


def test_a_ballot_fits_into_its_button_and_is_read_back():
    for ballot in (Replacement(Seat(7), 2**63 - 1), TakeBack(Seat(7), 10**6, 10**6 + 99)):
        assert ballot_of(ballot_args(ballot)) == ballot
        assert len(Press(10**9, "seat-object", ballot_args(ballot)).custom_id) <= 100
        assert ballot_of(post_kind(ballot).about.split(":")) == ballot
    for wrong in ("", "undo", "undo:1", "other:1:2", "undo:x:1:2", f"replace:1:{2**63}"):
        with pytest.raises(NotOurs):
            ballot_of(wrong.split(":"))


@pytest.mark.asyncio
async def test_a_player_who_leaves_hands_the_seat_to_the_computer(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await leave(evening, ana)
    assert table.seats[ANA].name == "Robo Ana"
    assert table.seat_of(int(ana.id)) is None
    news = await ben.wait_message(lambda one: "is not playing any more" in one["content"])
    assert list(buttons(news)) == ["Take this seat"]
    assert "Ana left the table." in table.news(60)
    await arrange(table, turn_of(ANA))
    before = table.seq
    await evening.until(lambda: table.seq > before)
    await ana.slash("back")
    await evening.until(lambda: whispered(ana, "You have no seat"))


@pytest.mark.asyncio
async def test_a_newcomer_takes_over_a_seat_that_was_left(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0)
    cleo, dan = await evening.seat("Cleo"), await evening.seat("Dan")
    await leave(evening, evening.people["Ana"])
    cash = table.state.players[ANA].cash
    offer = await cleo.wait_message(lambda one: "Take this seat" in buttons(one))
    take = buttons(offer)["Take this seat"]["custom_id"]
    await evening.people["Ben"].click(offer, take)
    await evening.until(lambda: whispered(evening.people["Ben"], "You have a seat"))
    await cleo.click(offer, take)
    await evening.until(lambda: whispered(cleo, "Everything Ana owned is yours now"))
    assert table.seats[ANA] == Sitting("Cleo", table.seats[ANA].token, int(cleo.id))
    assert table.state.players[ANA].cash == cash
    assert (await evening.bot.stores.games.seats(table.game))[ANA].user == int(cleo.id)
    filled = await cleo.wait_message(
        lambda one: "**Cleo** took over from **Ana**" in one["content"], event="MESSAGE_UPDATE"
    )
    assert buttons(filled) == {}
    await dan.click(offer, take)
    await evening.until(lambda: whispered(dan, "taken already") or dan.inbox.all("REFUSED"))
    assert table.seats[ANA].user == int(cleo.id)


@pytest.mark.asyncio
async def test_two_newcomers_at_once_get_one_seat(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0)
    cleo, dan = await evening.seat("Cleo"), await evening.seat("Dan")
    await leave(evening, evening.people["Ana"])
    await asyncio.gather(cleo.slash("seat", sub("take")), dan.slash("seat", sub("take")))
    await evening.until(lambda: whispered(cleo, "yours now") or whispered(dan, "yours now"))
    await evening.until(
        lambda: any(whispered(one, text) for one in (cleo, dan) for text in ("free", "taken al"))
    )
    assert table.seats[ANA].user in (int(cleo.id), int(dan.id))
    left = handed_over(table.seats[BEN])
    with pytest.raises(Moved):
        await table.reseat(ANA, left, left)


@pytest.mark.asyncio
async def test_a_newcomer_who_takes_two_seats_at_once_gets_one(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    dan = await evening.seat("Dan")
    for name in ("Ben", "Cleo"):
        await leave(evening, evening.people[name])
    seats, user = evening.parts.seats, int(dan.id)
    answers = await asyncio.gather(
        seats.take_over(table, BEN, user, "Ana"),
        seats.take_over(table, CLEO, user, "Ana"),
        return_exceptions=True,
    )
    assert [str(one) for one in answers if isinstance(one, Refused)] == [say("seat-have_one")]
    assert [sitting.user for sitting in table.seats].count(user) == 1
    assert [sitting.name for sitting in table.seats if sitting.user == user] == ["Ana (2)"]


@pytest.mark.asyncio
async def test_a_seat_can_be_chosen_by_name_where_several_are_free(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    dan = await evening.seat("Dan")
    await dan.slash("seat", sub("take"))
    await evening.until(lambda: whispered(dan, "No seat is free"))
    await leave(evening, evening.people["Ana"])
    await leave(evening, evening.people["Ben"])
    await dan.slash("seat", sub("take"))
    await evening.until(lambda: whispered(dan, "Several seats are free: Robo Ana and Robo Ben"))
    await dan.slash("seat", sub("take", option("player", "nobody")))
    await evening.until(lambda: whispered(dan, "Nobody with that name"))
    await dan.slash("seat", sub("take", option("player", "Cleo")))
    await evening.until(lambda: whispered(dan, "taken already"))
    await dan.slash("seat", sub("take", option("player", "robo ben")))
    await evening.until(lambda: table.seats[BEN].user == int(dan.id))


@pytest.mark.asyncio
async def test_when_the_last_person_leaves_the_game_is_closed(evening: Evening):
    table = await start_table(evening, people=("Ana",), robots=1, change=turn_of(ANA))
    ana = evening.people["Ana"]
    await ana.slash("seat", sub("leave"))
    sure = await evening.until(lambda: whispered(ana, "You are the last person here"))
    await ana.click(sure, buttons(sure)["Leave the game"]["custom_id"])
    await ana.wait_message(lambda one: "the game is closed" in one["content"])
    row = await evening.bot.stores.games.game(table.game)
    await evening.until(lambda: evening.parts.tables.find(table.game) is None)
    row = await evening.row(table.game)
    assert row.status == "closed"
    assert await evening.bot.stores.games.in_channel(table.channel) is None, (
        "the channel is free again"
    )


@pytest.mark.asyncio
async def test_only_ones_own_seat_can_be_left_and_only_while_playing(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=1, change=turn_of(BEN))
    ana, cleo = evening.people["Ana"], await evening.seat("Cleo")
    await cleo.slash("seat", sub("leave"))
    await evening.until(lambda: whispered(cleo, "You have no seat"))
    leave_ben = Press(table.game, "seat-leave", (str(BEN),)).custom_id
    strange = Press(table.game, "seat-leave", ("99",)).custom_id
    rows = [[Button("Leave", leave_ben), Button("Odd", strange)]]
    await evening.parts.sender.send(table.channel, Message("a forged button", rows))
    forged = await ana.wait_message(lambda one: one["content"] == "a forged button")
    await ana.click(forged, leave_ben)
    await evening.until(lambda: whispered(ana, "You have no seat"))
    await ana.click(forged, strange)
    await evening.until(lambda: whispered(ana, "too old"))
    assert table.seats[BEN].user == int(evening.people["Ben"].id)

    def bankrupt(s):
        s.players[ANA].out = 1

    await arrange(table, bankrupt)
    await ana.slash("seat", sub("leave"))
    await evening.until(lambda: whispered(ana, "You are out of this game already"))


@pytest.mark.asyncio
async def test_the_others_can_replace_a_player_who_is_away(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0, speed="live")
    ana, ben, cleo = (evening.people[name] for name in ("Ana", "Ben", "Cleo"))
    await put_away_by_the_computer(table, ANA)
    vote = await replace(evening, ben, "Ana")
    await evening.until(lambda: whispered(ben, "With four or more voters"))
    assert "Agreed: 1 of 2 (Ben)." in vote["content"]
    assert "Still to answer: Cleo." in vote["content"]
    await ana.click(vote, agree(vote))
    await evening.until(lambda: whispered(ana, "Only those who are still playing here can vote"))
    await ben.click(vote, agree(vote))
    await evening.until(lambda: whispered(ben, "Your vote is counted"))
    assert table.seats[ANA].user, "one voice does not count twice"
    await cleo.click(vote, agree(vote))
    await evening.until(lambda: table.seats[ANA].state == "vacant")
    assert table.seats[ANA].name == "Robo Ana"
    done = await cleo.wait_message(
        lambda one: one["id"] == vote["id"] and "to the computer" in one["content"],
        event="MESSAGE_UPDATE",
    )
    assert buttons(done) == {}
    await cleo.wait_message(lambda one: "Take this seat" in buttons(one))
    await evening.idle()
    assert whispered(cleo, "Your vote") is None, "the vote's own message is the answer"
    assert not [kind for kind in await evening.bot.stores.posts.of(table.game) if "vote" in kind]


@pytest.mark.asyncio
async def test_one_other_person_decides_at_once(evening: Evening):
    table = await start_table(evening, robots=1, change=turn_of(BEN), speed="live")
    await put_away_by_the_computer(table, ANA)
    ben = evening.people["Ben"]
    await ben.slash("seat", sub("replace", option("player", "ana")))
    await evening.until(lambda: table.seats[ANA].state == "vacant")
    await evening.until(lambda: whispered(ben, "Your vote is counted"))


@pytest.mark.asyncio
async def test_nobody_is_thrown_out_for_being_slow(evening: Evening):
    table = await start_table(evening, robots=0, speed="live", change=turn_of(ANA))
    ben = evening.people["Ben"]
    for missed in range(1, MISSES):
        evening.time.now = table.timers[DECISION].due
        await evening.parts.tables.tick()
        assert table.seats[ANA].misses == missed
        mark = ben.mark()
        await ben.slash("seat", sub("replace", option("player", "Ana")))
        await told(ben, "Ana is not away", after=mark)
        await arrange(table, next_turn(ANA))
    assert not Replacement(ANA, table.seats[ANA].user).is_valid(table)
    evening.time.now = table.timers[DECISION].due
    await evening.parts.tables.tick()
    assert table.seats[ANA].kept
    await ben.slash("seat", sub("replace", option("player", "Ana")))
    await evening.until(lambda: table.seats[ANA].state == "vacant")


@pytest.mark.asyncio
async def test_a_present_player_cannot_be_replaced(evening: Evening):
    table = await start_table(evening, robots=1, change=turn_of(ANA))
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await ben.slash("seat", sub("replace", option("player", "Ana")))
    await evening.until(lambda: whispered(ben, "Ana is not away"))
    await ben.slash("seat", sub("replace", option("player", "Ben")))
    await evening.until(lambda: whispered(ben, "/seat leave"))
    await ben.slash("seat", sub("replace", option("player", "Robo 1")))
    await evening.until(lambda: whispered(ben, "is a computer already"))
    evening.time.now += 601
    await ana.slash("seat", sub("replace", option("player", "Ben")))
    await evening.until(lambda: whispered(ana, "Ben is not away")), "it is not Ben who is asked"
    await ben.slash("seat", sub("replace", option("player", "Ana")))
    await evening.until(lambda: table.seats[ANA].state == "vacant")


@pytest.mark.asyncio
async def test_a_vote_lapses_when_the_player_is_back_and_survives_a_restart(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0, speed="live")
    ana, ben, cleo = (evening.people[name] for name in ("Ana", "Ben", "Cleo"))
    await put_away_by_the_computer(table, ANA)
    vote = await replace(evening, ben, "Ana")
    await evening.until(lambda: whispered(ben, "The others have been asked"))
    await evening.restart_bot()
    table = evening.table()
    await ben.slash("seat", sub("replace", option("player", "Ana")))
    await evening.until(lambda: whispered(ben, "open already"))
    await ana.slash("back")
    lapsed = await cleo.wait_message(
        lambda one: "the seat stays theirs" in one["content"], event="MESSAGE_UPDATE"
    )
    assert lapsed["id"] == vote["id"]
    assert buttons(lapsed) == {}
    await put_away_by_the_computer(table, ANA)
    again = await replace(evening, cleo, "Ana")
    assert "Agreed: 1 of 2 (Cleo)." in again["content"], "old voices are forgotten"


@pytest.mark.asyncio
async def test_a_vote_posted_just_before_a_crash_still_counts(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0, speed="live")
    ben, cleo = evening.people["Ben"], evening.people["Cleo"]
    await put_away_by_the_computer(table, ANA)
    vote = await replace(evening, ben, "Ana")
    await evening.until(lambda: whispered(ben, "The others have been asked"))
    await evening.bot.stores.posts.drop(
        table.game, post_kind(Replacement(ANA, table.seats[ANA].user))
    )
    await evening.restart_bot()
    await cleo.click(vote, agree(vote))
    await evening.until(lambda: evening.table().seats[ANA].state == "vacant")


@pytest.mark.asyncio
async def test_names_are_suggested_while_typing(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=1, change=turn_of(BEN))
    ben = evening.people["Ben"]
    typed = {"name": "player", "type": 3, "value": "", "focused": True}
    found = await offered(ben, "replace", typed)
    assert [(one["name"], one["value"]) for one in found] == [
        ("Ana", as_choice(0)),
        ("Cleo", as_choice(2)),
    ]
    found = await offered(ben, "replace", typed | {"value": "cl"})
    assert [one["name"] for one in found] == ["Cleo"]
    await leave(evening, evening.people["Ana"])
    found = await offered(ben, "take", typed)
    assert [one["name"] for one in found] == [table.names[ANA]]


async def offered(person: Person, command: str, typed: Json) -> list[Json]:
    mark = person.mark()
    await person.ask(
        "autocomplete",
        channel_id=person.channel("lobby"),
        command_id=person.command("seat"),
        options=[{"name": command, "type": 1, "options": [typed]}],
    )
    answer = await person.inbox.wait("CHOICES", after=mark)
    choices: list[Json] = answer["choices"]
    return choices
