"""A snapshot of a table for a private panel, and the buttons and lists that panel pages share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, TypeAlias

from bot.play.panel.question import PanelQuestion, panel_question
from bot.store.database.codec import Theme
from bot.store.users.people import Preferences
from bot.tables.table import LiveTable
from bot.tables.takeback import undoable
from bot.ui.components import LONGEST_TEXT, Button, Part, Select, SelectOption
from bot.ui.custom_ids import press_id
from bot.ui.message import Message
from bot.words import in_a_row, safe, say
from bot.words.narration.illegal_actions import reason
from bot.words.narration.vocabulary import TableWords
from engine.actions import Action
from engine.decisions import Debt, Option
from engine.edition import Edition, Pos, Seat
from engine.errors import Illegal
from engine.game import apply
from engine.money import can_raise, debt_of
from engine.options import options
from engine.state import GameState
from renders.words import group_name

PageName: TypeAlias = Literal["home", "build", "sell", "mortgage", "lift", "debt"]
"""The names of a panel's pages."""

ITEMS = 6
"""Most names in one line of a panel's first page. The line ends with the number of further names.
"""


@dataclass(frozen=True)
class PanelView:
    """A snapshot of a table for one player's panel.

    `kept` means that the computer plays the seat while the player is away.
    """

    game: int
    seq: int
    ed: Edition
    s: GameState
    seat: Seat
    names: tuple[str, ...]
    kept: bool = False
    paused: bool = False
    can_undo: bool = False
    theme: Theme = "light"
    wish: Preferences = field(default_factory=Preferences)
    question: PanelQuestion = field(default_factory=PanelQuestion)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """All options of the player: possible actions, and forms to fill in."""
        return options(self.ed, self.s, self.seat)

    @cached_property
    def words(self) -> TableWords:
        return TableWords(self.ed, self.names)

    @cached_property
    def groups(self) -> list[str]:
        """The ids of the deed groups in board order. Custom ids hold an index into this list."""
        return list(self.ed.board.groups)

    def chosen(self, place: int, groups: Sequence[str]) -> str:
        """Return the id of the group with index `place`, if it is in `groups`.

        Otherwise return the first of `groups`, or an empty text if there are none.
        """
        named = self.groups[place] if 0 <= place < len(self.groups) else ""
        return named if named in groups else next(iter(groups), "")

    def money(self, amount: int) -> str:
        return self.ed.currency.show(amount)

    def group(self, group: str) -> str:
        return group_name(self.ed, group)

    def held(self, pos: Pos) -> int:
        """Return how many deeds of one group the player holds.

        `pos` is the position of any deed of that group.
        """
        return sum(self.s.owner[other] == self.seat for other in self.ed.board.members[pos])

    def id(self, verb: str, *args: object) -> str:
        return press_id(self.game, verb, *args)

    def show(self, page: PageName, *args: object) -> str:
        """Return the custom id of a button that turns to a page."""
        return self.id("panel-show", page, *args)

    def owing(self, debt: Debt) -> dict[str, str]:
        """Return the arguments of a sentence about a debt: its creditor, amount and cause."""
        cause = self.words.cause(debt.why)
        return {
            "to": safe(self.words.who(debt.to)),
            "amount": self.money(debt.amount),
            "cause": f" {safe(cause)}" if cause else "",
        }

    def debts(self) -> list[str]:
        """Return a line for each debt of the player.

        The line of the oldest debt has the missing cash, or says that the debt cannot be paid.
        """
        debt = debt_of(self.s, self.seat)
        if debt is None:
            return []
        missing = self.money(debt.amount - self.s.players[self.seat].cash)
        first = say("panel-debt", missing=missing, **self.owing(debt))
        return [first if self.can_pay(debt) else self.no_way(debt), *self.later_debts()]

    def can_pay(self, debt: Debt) -> bool:
        """Return True if the player's cash, sales and mortgages together could pay a debt."""
        return can_raise(self.ed.board, self.s, self.seat) >= debt.amount

    def no_way(self, debt: Debt) -> str:
        """Return a sentence that a debt cannot be paid, with the most cash that could be raised."""
        raisable = self.money(can_raise(self.ed.board, self.s, self.seat))
        return say("panel-no_way", raisable=raisable, **self.owing(debt))

    def later_debts(self) -> list[str]:
        """DEBT-4: return a line for each of the player's debts after the oldest."""
        mine = [f for f in self.s.pending if isinstance(f, Debt) and f.seat == self.seat]
        return [say("panel-later_debt", **self.owing(debt)) for debt in mine[1:]]

    def refusal(self, action: Action) -> str:
        """Return the reason why an action is illegal now, or an empty text if it is legal."""
        try:
            apply(self.ed, self.s, self.seat, action)
        except Illegal as no:
            return reason(no, self.ed, [safe(name) for name in self.names])
        return ""


def panel_view(
    table: LiveTable, seat: Seat, wish: Preferences, *, by_itself: bool = False
) -> PanelView:
    """Return a snapshot of a live table for one player's panel.

    `by_itself` means that the bot will answer for the player, so the panel asks no question.
    """
    return PanelView(
        table.game,
        table.seq,
        table.ed,
        table.state,
        seat,
        table.names,
        kept=table.seats[seat].state == "away",
        paused=table.status == "paused",
        can_undo=undoable(table, seat) is not None,
        theme=table.settings.theme,
        wish=wish,
        question=PanelQuestion() if by_itself else panel_question(table, seat),
    )


def noted(message: Message, note: str) -> Message:
    """Return a page with a note above its text.

    The note is cut so that the text fits Discord's limit. An empty note changes nothing.
    """
    room = LONGEST_TEXT - len(message.text) - len("\n\n")
    return replace(message, text=f"{note[:room]}\n\n{message.text}") if note else message


def bottom_row(panel: PanelView, page: PageName, *args: object) -> list[Part]:
    """Return the buttons below a panel's later pages: back to the first page, and refresh."""
    return [
        Button(say("panel-home"), panel.show("home")),
        Button(say("panel-refresh"), panel.show(page, *args)),
    ]


def group_select(
    panel: PanelView, page: PageName, groups: Sequence[str], chosen: str
) -> list[Part]:
    """Return a row with a list from which the player chooses the group that a page shows."""
    board, s = panel.ed.board, panel.s
    choices = []
    for group in groups:
        members = board.groups[group]
        held = sum(s.owner[pos] == panel.seat for pos in members)
        note = say("panel-group_note", held=held, all=len(members))
        place = str(panel.groups.index(group))
        choices.append(SelectOption(panel.group(group), place, note, default=group == chosen))
    return [Select(panel.id("panel-group", page), say("panel-which_group"), choices)]


def few(items: Sequence[str]) -> str:
    """Return the first `ITEMS` of some names, and the number of further names.

    The text is safe for Discord's Markdown.
    """
    shown = in_a_row(safe(item) for item in items[:ITEMS])
    rest = len(items) - ITEMS
    return say("panel-more", items=shown, count=rest) if rest > 0 else shown
