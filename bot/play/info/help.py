"""The help message, which depends on the channel's game and on the user's situation in it."""

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
        return _page(0, _situation("direct"), first=())
    return _page(0, _situation("none"), first=[_new_game(), _tutorial()])


def help_in_lobby(
    game: int, settings: GameSettings, seats: Sequence[Sitting], user: int
) -> Message:
    """Return the help for a lobby's host, for a player who joined, or for another user."""
    if user == settings.host:
        return _page(game, _situation("lobby_host"))
    if all(sitting.user != user for sitting in seats):
        return _page(game, _situation("lobby_out"))
    hosts = (sitting.name for sitting in seats if sitting.user == settings.host)
    host = safe(next(hosts, say("info-the_host")))
    return _page(game, _situation("lobby_in", host=host))


def help_at_table(table: LiveTable, user: int) -> Message:
    """Return the help during or after a game.

    While the game runs, a player's help has the next step, and a hint if an offer waits for an
    answer.
    """
    if table.over:
        return _page(table.game, _situation("over"), first=[_new_game(), _tutorial()])
    seat = table.seat_of(user)
    if table.status == "paused":
        return _page(table.game, _situation("paused"))
    if seat is None:
        return _page(table.game, _situation("watching"))
    offered = any(offer.to == seat for offer in table.state.offers)
    told = [_situation("offer")] if offered else []
    told.append(_at_seat(table, seat))
    log = press_id(table.game, "info-log", "m", 0)
    return _page(table.game, *told, first=[Button(say("info-help_since"), log, "primary")])


def _at_seat(table: LiveTable, seat: Seat) -> str:
    """Return the help on a player's most urgent matter, for example a debt or a question."""
    s, show = table.state, table.ed.currency.show
    if s.players[seat].out:
        return _situation("out")
    if table.seats[seat].state == "away":
        return _situation("kept")
    cash = show(max(0, spendable(s, seat)))
    debt = debt_of(s, seat)
    if debt is not None:
        return _situation("debt", amount=show(debt.amount), cash=show(s.players[seat].cash))
    asked = waiting(s)
    top = s.pending[-1] if s.pending else None
    match asked.get(seat):
        case None:
            return _situation("waiting", who=listed(safe(table.names[other]) for other in asked))
        case "buy" if isinstance(top, BuyChoice):
            deed, price = safe(table.ed.board.name[top.pos]), table.ed.board.price[top.pos]
            return _situation("buy", deed=deed, price=show(price), cash=cash)
        case "roll" | "end_turn" | "auction" | "jail" as kind:
            return _situation(kind, cash=cash, fine=show(table.ed.rules.jail_fine))
        case _:
            return _situation("asked")


def _situation(key: str, **words: Any) -> str:
    title = say("info-help_title", situation=say(f"info-help_{key}", **words))
    return f"{title}\n{say(f'info-help_{key}_what', **words)}"


def _page(game: int, *told: str, first: Sequence[Button] | None = None) -> Message:
    """Return a help message: an introduction, the given paragraphs, all commands, and buttons.

    `first` has the buttons before the one for the rules. None means the tutorial's button.
    """
    rules = Button(say("info-help_rules"), press_id(game, "info-rules", "", "", 0))
    buttons = [_tutorial()] if first is None else first
    text = "\n\n".join([say("info-help_about"), *told, say("info-help_commands")])
    return Message(text, [[*buttons, rules]])


def _tutorial() -> Button:
    return Button(say("info-help_tutorial"), press_id(0, "info-tutorial"), "primary")


def _new_game() -> Button:
    return Button(say("info-help_new"), press_id(0, "lobby-new"), "success")
