"""Giving up alone, and votes of all others that somebody has won."""

from __future__ import annotations

import pytest

from bot.play.seats.giving_up import concede_question
from bot.store.database.codec import Sitting
from bot.tables.ballots import Concession, ballot_args, ballot_of
from bot.ui.components import Button
from editions.loader import load
from engine.decisions import Debt
from engine.edition import Seat
from engine.setup import start
from engine.state import GameState
from engine.why import Why
from tests.bot.results.test_ending import end_card
from tests.support.evening import Evening, buttons, sub, whispered
from tests.support.finishing import asked, recorded
from tests.support.lobbying import told
from tests.support.players import Json, Person
from tests.support.reading import press, private, saying, see
from tests.support.tables import Change, a_table, arrange, fresh_id, start_table, turn_of

ANA, BEN, CLEO = (Seat(i) for i in range(3))


def cash(*sums: int) -> Change:
    """Return a change that gives each player this cash and Ben the turn."""

    def change(s: GameState) -> None:
        for player, amount in zip(s.players, sums, strict=True):
            player.cash = amount
        turn_of(BEN)(s)

    return change


def owing(s: GameState) -> None:
    """Let Ben owe Ana more than he has."""
    s.pending.append(Debt(fresh_id(s), BEN, ANA, 5000, Why("rent")))


async def question(evening: Evening, person: Person) -> Json:
    """Return the answer to `/game concede`."""
    return await asked(evening, person, "game", "**Concede?**", options=sub("concede"))


async def vote(evening: Evening, person: Person) -> Json:
    """Wait for the public message of the vote."""
    return await see(evening, person, saying("Has **Ana** won?"))


@pytest.mark.asyncio
async def test_all_others_agree_that_somebody_has_won_and_worth_decides_the_ranks(
    evening: Evening,
):
    people = ("Ana", "Ben", "Cleo")
    table = await start_table(evening, people=people, robots=1, change=cash(9000, 800, 900, 700))
    ana, ben, cleo = (evening.people[name] for name in people)
    sure = await question(evening, ben)
    assert "**Ana** is ahead of everybody" in sure["content"]
    assert "1. Ana ($9,000), 2. Cleo ($900), 3. Ben ($800), 4. Robo 1 ($700)" in sure["content"]
    assert "It counts in the standings, with the ranks at that moment." in sure["content"]
    await press(ben, sure, "Ana has won")
    posted = await vote(evening, cleo)
    assert "Agreed: 1 of 2 (Ben)." in posted["content"]
    assert "Still to answer: Cleo." in posted["content"], "no computer is asked, nor who would win"
    await press(ana, posted, "Agree")
    await evening.until(lambda: whispered(ana, "Only the others can answer that"))
    assert not table.over
    await press(cleo, posted, "Agree")
    card = await end_card(ana)
    assert "## Ana wins!" in card["content"]
    assert "The others concede: Ana wins." in card["content"]
    assert "2. Cleo: $900" in card["content"]
    await see(evening, cleo, saying("All agree: **Ana** has won."))
    await recorded(evening, table)
    (season,) = await evening.bot.stores.standings.seasons(table.guild)
    ranks = {one.name: one.rank for one in await evening.bot.stores.standings.placings(season.id)}
    assert ranks == {"Ana": 1, "Cleo": 2, "Ben": 3}
    assert table.seq == 1, "one entry of the log, which folds to the end again"
    assert (await table.log.state_at(1)).result == table.state.result


@pytest.mark.asyncio
async def test_the_leader_may_ask_for_the_win_and_one_objection_ends_the_vote(evening: Evening):
    people = ("Ana", "Ben", "Cleo")
    table = await start_table(evening, people=people, robots=0, change=cash(9000, 800, 900))
    ana, ben, cleo = (evening.people[name] for name in people)
    sure = await question(evening, ana)
    assert "You are ahead of everybody" in sure["content"]
    await press(ana, sure, "Ask the others")
    posted = await vote(evening, ben)
    assert "Still to answer: Ben and Cleo." in posted["content"]
    await press(cleo, posted, "Play on")
    await see(evening, ana, saying("**Cleo** would rather play on"))
    assert not table.over


@pytest.mark.asyncio
async def test_a_vote_waits_for_pending_decisions_and_lapses_with_the_lead(evening: Evening):
    people = ("Ana", "Ben", "Cleo")
    table = await start_table(evening, people=people, robots=0, change=cash(9000, 800, 900))
    ana, ben, cleo = (evening.people[name] for name in people)
    await press(cleo, await question(evening, cleo), "Ana has won")
    posted = await vote(evening, ben)
    await arrange(table, owing)
    await press(ben, posted, "Agree")
    await evening.until(lambda: whispered(ben, "as soon as the open question is settled"))
    assert not table.over
    nothing = await question(evening, ana)
    assert list(buttons(nothing)) == ["I give up"]
    await arrange(table, turn_of(BEN, "end"))
    await evening.until(lambda: table.over)
    assert table.state.result is not None
    assert table.state.result.reason == "conceded"


@pytest.mark.asyncio
async def test_a_vote_lapses_when_another_is_ahead(evening: Evening):
    people = ("Ana", "Ben", "Cleo")
    table = await start_table(evening, people=people, robots=0, change=cash(9000, 800, 900))
    ben, cleo = evening.people["Ben"], evening.people["Cleo"]
    old = await question(evening, ben)
    await press(cleo, await question(evening, cleo), "Ana has won")
    await vote(evening, ben)
    await arrange(table, cash(100, 800, 900))
    await see(evening, ben, saying("**Ana** is not ahead of everybody any more"))
    await press(ben, old, "Ana has won")
    await evening.until(lambda: whispered(ben, "You cannot concede right now"))
    assert not table.over


@pytest.mark.asyncio
async def test_a_player_who_owes_nothing_gives_up_and_the_others_play_on(evening: Evening):
    people = ("Ana", "Ben", "Cleo")
    table = await start_table(evening, people=people, robots=0, change=cash(9000, 800, 900))
    ben = evening.people["Ben"]
    await ben.slash("panel")
    panel = await see(evening, ben, lambda m: "Concede" in buttons(m))
    await press(ben, panel, "Concede")
    sure = await see(evening, ben, private("**Concede?**"))
    assert "you come in place 3 of 3. The others play on." in sure["content"]
    await press(ben, sure, "I give up")
    await evening.until(lambda: whispered(ben, "You are out of the game"))
    assert table.state.players[BEN].out == 1
    assert not table.over
    await ben.slash("game", sub("concede"))
    await told(ben, "You are out of this game already")
    cleo = evening.people["Cleo"]
    ends = await question(evening, cleo)
    assert "that ends the game, and you come in place 2 of 3" in ends["content"]
    await press(cleo, ends, "I give up")
    card = await end_card(cleo)
    assert "It counts in the standings." in card["content"]
    assert table.state.result is not None
    assert table.state.result.ranks == (1, 3, 2)


@pytest.mark.asyncio
async def test_a_player_in_debt_cannot_give_up_alone(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0, change=owing)
    ben = evening.people["Ben"]
    sure = await question(evening, ben)
    assert "You owe money, so you cannot give up" in sure["content"]
    assert "counts in the standings" not in sure["content"], "there is nothing to press"
    assert buttons(sure) == {}
    old = f"r1:{table.game}:seat-give-up:1"
    await ben.click(sure | {"components": [_row(old)]}, old)
    await ben.settled()
    assert not table.over


def _row(custom_id: str) -> Json:
    part = {"type": 2, "label": "x", "style": 2, "custom_id": custom_id}
    return {"type": 1, "components": [part]}


@pytest.mark.asyncio
async def test_a_player_cannot_give_up_for_another_or_while_away(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0, change=cash(900, 800))
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    sure = await question(evening, ben)
    await ana.slash("game", sub("concede"))
    await see(evening, ana, private("**Concede?**"))
    sitting = table.seats[BEN]
    await table.reseat(BEN, Sitting(sitting.name, sitting.token, sitting.user, kept=True))
    await press(ben, sure, "I give up")
    await evening.until(lambda: whispered(ben, "I'm back"))
    assert not table.over
    alone = await question(evening, ana)
    assert list(buttons(alone)) == ["I give up"], "nobody is there to agree"


def test_a_name_with_markup_is_escaped_in_the_words_and_plain_on_the_button():
    ed = load("classic")
    state, _ = start(ed, 2, "1")
    state.players[0].cash = 9000
    asked = concede_question(a_table(ed, state, ("A_n_a", "Ben")), BEN, "")
    assert "**A\\_n\\_a** is ahead" in asked.text
    (row,) = asked.rows
    assert next(part.label for part in row if isinstance(part, Button)) == "A_n_a has won"


def test_a_concession_fits_into_its_button():
    ballot = Concession(Seat(7), 2**62)
    assert ballot_of(ballot_args(ballot)) == ballot
