"""American Legal System: the choice between jail and a lawyer on Go To Jail (LAW-1)."""

from __future__ import annotations

from engine import movement
from engine.actions import HireLawyer, PleadGuilty
from engine.asked import answered
from engine.decisions import Court
from engine.edition import Seat
from engine.errors import Illegal
from engine.money import pay, spendable
from engine.state import BANK
from engine.tx import Tx
from engine.why import Why


def arrive(tx: Tx, seat: Seat) -> None:
    """LAW-1: ask a seat that landed on Go To Jail to plead guilty or hire a lawyer."""
    tx.push(Court(tx.next_id(), seat))


def plead_guilty(tx: Tx, seat: Seat, action: PleadGuilty) -> None:
    court = answered(tx, seat, action.ref, Court)
    tx.settle(court)
    movement.to_jail(tx, seat, "space")


def hire_lawyer(tx: Tx, seat: Seat, action: HireLawyer) -> None:
    """LAW-1: pay the lawyer and roll. An even total sends the seat to jail."""
    court = answered(tx, seat, action.ref, Court)
    fee = tx.rules.lawyer_fee
    cash = spendable(tx.s, seat)
    if cash < fee:
        raise Illegal("not_enough_cash", needed=fee, spendable=cash)
    tx.settle(court)
    pay(tx, seat, BANK, fee, Why("lawyer"))
    if sum(tx.throw(seat, "court")) % 2 == 0:
        movement.to_jail(tx, seat, "space")
