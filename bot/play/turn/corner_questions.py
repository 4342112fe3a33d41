"""The questions of the optional corner games and of the offline token, with their stakes."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.table import LiveTable
from bot.words import listed, safe, say
from engine.decisions import (
    Challenge,
    Court,
    Frame,
    OfflineMove,
    Prize,
    SalaryChoice,
    TripOffer,
)
from engine.edition import Pos, Seat
from engine.modules.prizes import another_question, show_deeds, trip_deeds
from engine.money import spendable
from renders.words import capitalised


def corner_question(table: LiveTable, seat: Seat, frame: Frame) -> str:
    """Return the question of a corner game or of the offline token.

    For any other decision, return an empty text.
    """
    ed, s, money = table.ed, table.state, table.ed.currency.show
    board, rules, who = ed.board, ed.rules, safe(table.names[seat])
    match frame:
        case SalaryChoice():
            pays = rules.salary * (2 if rules.double_salary_on_go else 1)
            return say("table-ask-go", who=who, go=safe(board.name[0]), salary=money(pays))
        case TripOffer():
            return say("table-ask-trip", who=who)
        case Challenge():
            return _challenge(table, who, frame)
        case Prize(game="trip"):
            return _trip(table, seat)
        case Prize():
            return _prize(table, who, frame.number)
        case Court():
            return say("table-ask-court", who=who, fee=money(rules.lawyer_fee))
        case OfflineMove():
            at = s.bank.offline
            if at < 0:
                return say("table-ask-offline", who=who)
            return say("table-ask-offline_from", who=who, deed=safe(board.name[at]))
        case _:
            return ""


def _challenge(table: LiveTable, who: str, frame: Challenge) -> str:
    """CHAL-1: return the quiz question, with the deeds that a right answer wins."""
    asked = table.ed.questions[frame.question]
    return say(
        f"table-ask-challenge_{frame.game}",
        who=who,
        deeds=_one_of(table, show_deeds(table.ed.board, table.state, frame.number)),
        topic=safe(capitalised(asked.topic)),
        question=safe(asked.text),
    )


def _prize(table: LiveTable, who: str, number: int) -> str:
    """SHOW-1: return the question whether to take a deed now or answer a further question.

    It names the deeds to take now and the deeds that the next question could win. If there is no
    further question, it only asks which deed to take.
    """
    board, s = table.ed.board, table.state
    more = another_question(board, s, "show", number)
    return say(
        "table-ask-prize_or_on" if more else "table-ask-prize",
        who=who,
        now=_one_of(table, show_deeds(board, s, number)),
        next=number + 1,
        then=_one_of(table, show_deeds(board, s, number + 1)),
    )


def _trip(table: LiveTable, seat: Seat) -> str:
    """TRIP-1: return the question which deed to buy, with the player's cash.

    If the cash is too little for every deed, the text has the lowest price.
    """
    board, money = table.ed.board, table.ed.currency.show
    cash = spendable(table.state, seat)
    deeds = trip_deeds(board, table.ed.rules, table.state, seat)
    cheapest = min((board.price[pos] for pos in deeds), default=0)
    key = "table-ask-trip_short" if cash < cheapest else "table-ask-trip_prize"
    return say(key, who=safe(table.names[seat]), cash=money(cash), price=money(cheapest))


def _one_of(table: LiveTable, deeds: Iterable[Pos]) -> str:
    return listed((safe(table.ed.board.name[pos]) for pos in deeds), "or")
