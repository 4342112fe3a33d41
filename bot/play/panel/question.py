"""The question that a table asks a player, repeated on the private panel with answer buttons."""

from __future__ import annotations

from dataclasses import dataclass

from bot.play.auction.views import bid_buttons
from bot.play.turn.options import replies, reply_rows
from bot.play.turn.views import own_question
from bot.tables.proxy import top_auction
from bot.tables.table import LiveTable
from bot.ui.components import Button, Part
from bot.ui.custom_ids import action_id
from bot.words import listed, safe, say
from engine.actions import Pass
from engine.asked import waiting
from engine.edition import Seat

PANEL = "panel-"
"""The verb prefix in the custom ids of answers on a panel.

After a press on one, the panel is updated.
"""


@dataclass(frozen=True)
class PanelQuestion:
    """A question to the player, with rows of answer buttons.

    For players who are not asked, `words` names the players that the table waits for.
    """

    words: str = ""
    rows: tuple[list[Part], ...] = ()


def panel_question(table: LiveTable, seat: Seat) -> PanelQuestion:
    """Return the question to one seat, with the buttons that answer it.

    For a seat that is not asked, the text names the players that the table waits for. The buttons
    include rents to claim and bids in an auction.
    """
    others = [safe(table.names[other]) for other in waiting(table.state) if other != seat]
    words = own_question(table, seat)
    if not words and others:
        words = say("panel-waiting", who=listed(others))
    given = replies(table.ed, table.state, table.names, seat)
    answers = reply_rows(table.game, table.ed, given, PANEL)
    auction = top_auction(table.state)
    if auction is not None and seat in waiting(table.state):
        leave = action_id(table.game, Pass(auction.id), PANEL)
        bids = bid_buttons(table, auction, [seat], PANEL)
        answers.append([*bids, Button(say("auction-pass"), leave, "danger")])
    return PanelQuestion(words, tuple(answers))
