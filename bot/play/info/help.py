"""Help for the moment: where somebody is, and what they can do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.database.codec import GameSettings, Sitting
from bot.tables.table import LiveTable
from bot.ui.components import Button
from bot.ui.custom_ids import press_id
from bot.ui.message import Message
from bot.words import listed, safe, say
from engine.asked import waiting
from engine.decisions import BuyChoice
from engine.edition import Seat
from engine.money import debt_of, spendable


def help_without_game(*, in_server: bool = True) -> Message:
    if not in_server:
        return _page(0, _told("direct"), first=())
    return _page(0, _told("none"), first=[_new_game(), _tutorial()])


def help_in_lobby(
    game: int, settings: GameSettings, seats: Sequence[Sitting], user: int
) -> Message:
    """Before a game: for its host, for those who joined and for everybody else."""
    if user == settings.host:
        return _page(game, _told("lobby_host"))
    if all(sitting.user != user for sitting in seats):
        return _page(game, _told("lobby_out"))
    hosts = (sitting.name for sitting in seats if sitting.user == settings.host)
    host = safe(next(hosts, say("info-the_host")))
    return _page(game, _told("lobby_in", host=host))


def help_at_table(table: LiveTable, user: int) -> Message:
    """During a game or after it: what concerns this user most."""
    if table.over:
        return _page(table.game, _told("over"), first=[_new_game(), _tutorial()])
    seat = table.seat_of(user)
    if table.status == "paused":
        return _page(table.game, _told("paused"))
    if seat is None:
        return _page(table.game, _told("watching"))
    offered = any(offer.to == seat for offer in table.state.offers)
    told = [_told("offer")] if offered else []
    told.append(_at_seat(table, seat))
    log = press_id(table.game, "info-log", "m", 0)
    return _page(table.game, *told, first=[Button(say("info-help_since"), log, "primary")])


def _at_seat(table: LiveTable, seat: Seat) -> str:
    """The one thing a player at the table should know now."""
    s, show = table.state, table.ed.currency.show
    if s.players[seat].out:
        return _told("out")
    if table.seats[seat].state == "away":
        return _told("kept")
    cash = show(max(0, spendable(s, seat)))
    debt = debt_of(s, seat)
    if debt is not None:
        return _told("debt", amount=show(debt.amount), cash=show(s.players[seat].cash))
    asked = waiting(s)
    top = s.pending[-1] if s.pending else None
    match asked.get(seat):
        case None:
            return _told("waiting", who=listed(safe(table.names[other]) for other in asked))
        case "buy" if isinstance(top, BuyChoice):
            deed, price = safe(table.ed.board.name[top.pos]), table.ed.board.price[top.pos]
            return _told("buy", deed=deed, price=show(price), cash=cash)
        case "roll" | "end_turn" | "auction" | "jail" as kind:
            return _told(kind, cash=cash, fine=show(table.ed.rules.jail_fine))
        case _:
            return _told("asked")


def _told(key: str, **words: Any) -> str:
    title = say("info-help_title", situation=say(f"info-help_{key}", **words))
    return f"{title}\n{say(f'info-help_{key}_what', **words)}"


def _page(game: int, *told: str, first: Sequence[Button] | None = None) -> Message:
    """One screen: what this is, what can be done now, and every command."""
    rules = Button(say("info-help_rules"), press_id(game, "info-rules", "", "", 0))
    buttons = [_tutorial()] if first is None else first
    text = "\n\n".join([say("info-help_about"), *told, say("info-help_commands")])
    return Message(text, [[*buttons, rules]])


def _tutorial() -> Button:
    return Button(say("info-help_tutorial"), press_id(0, "info-tutorial"), "primary")


def _new_game() -> Button:
    return Button(say("info-help_new"), press_id(0, "lobby-new"), "success")
