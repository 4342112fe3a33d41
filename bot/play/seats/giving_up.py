"""The messages before a player goes bankrupt, gives up, or concedes the win."""

from __future__ import annotations

from bot.play.seats.views import ranks_now
from bot.store.results.placings import Reason
from bot.tables.ballots import Concession, conceded_to
from bot.tables.table import LiveTable
from bot.ui.components import Button
from bot.ui.custom_ids import press_id
from bot.ui.message import Message, question
from bot.words import safe, say
from engine.actions import GoBankrupt, Resign
from engine.asked import final_count
from engine.edition import Seat
from engine.game import apply
from engine.money import debt_of
from engine.state import BANK, live_seats


def bankrupt_question(table: LiveTable, seat: Seat, wish: GoBankrupt) -> Message:
    """Return the message that asks a player to confirm a bankruptcy.

    Raise Illegal if the player may not go bankrupt. The button holds the debt's id, so it does
    nothing once that debt is paid.
    """
    outcome = apply(table.ed, table.state, seat, wish)
    debt = debt_of(table.state, seat)
    assert debt is not None
    lines = [say("table-give_up_bank")]
    if debt.to != BANK:
        lines = [say("table-give_up", name=safe(table.names[debt.to]))]
    s = outcome.state
    rank, seats = len(live_seats(table.state)), len(s.players)
    lines.append(say("table-give_up_rank", rank=rank, seats=seats))
    if s.result is not None or final_count(s) is not None:
        lines.append(say("table-give_up_ends"))
    sure = press_id(table.game, "bankrupt", debt.id)
    return question(" ".join(lines), say("table-give_up_button"), sure)


def concede_question(table: LiveTable, seat: Seat, reason: Reason) -> Message:
    """Return the message with the buttons to concede the win and to give up.

    It explains the effects. A button is left out while its action is not possible. `reason` is why
    the game counts for no standings, or empty.
    """
    lines, buttons = [say("concede-title")], list[Button]()
    ballot = vote_now(table)
    if ballot is not None:
        name, own = table.names[ballot.seat], seat == ballot.seat
        ahead = say("concede-vote_own") if own else say("concede-vote", name=safe(name))
        lines += [ahead, *ranks_now(table)]
        ask = press_id(table.game, "seat-concede", ballot.seat)
        label = say("concede-vote_own_button") if own else say("concede-vote_button", name=name)
        buttons.append(Button(label, ask, "primary"))
    if debt_of(table.state, seat) is not None:
        lines.append(say("concede-debt"))
    else:
        lines.append(giving_up(table, seat))
        sure = press_id(table.game, "seat-give-up", seat)
        buttons.append(Button(say("concede-button"), sure, "danger"))
    if buttons:
        lines.append(say(f"gamelist-not_{reason}" if reason else "concede-counts"))
    return Message("\n".join(lines), [buttons])


def vote_now(table: LiveTable) -> Concession | None:
    """Return a new vote on whether the leader has won.

    Return None if a decision is pending, nobody leads, or nobody could vote.
    """
    found = conceded_to(table)
    if found is None or table.state.pending:
        return None
    ballot = Concession(*found)
    return ballot if ballot.voters(table) else None


def giving_up(table: LiveTable, seat: Seat) -> str:
    """Return a sentence with the rank of a player who gives up now.

    The sentence also says so if the game would end.
    """
    state = apply(table.ed, table.state, seat, Resign()).state
    rank = len(live_seats(table.state))
    key = "concede-alone_ends" if state.result is not None else "concede-alone"
    return say(key, rank=rank, seats=len(state.players))
