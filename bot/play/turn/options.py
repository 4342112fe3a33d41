"""The answers that a player can give at the table, as labels, buttons and lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from bot.ui.components import (
    IN_A_ROW,
    MOST_CHOICES,
    Button,
    Part,
    Select,
    SelectOption,
    Style,
    fitting,
    in_rows,
)
from bot.ui.custom_ids import action_args, action_id, press_id
from bot.words import in_a_row, say
from engine.actions import (
    Action,
    Answer,
    Build,
    Buy,
    ClaimRent,
    Decline,
    EndTurn,
    Expand,
    GoBankrupt,
    HireLawyer,
    KeepMortgaged,
    Lift,
    MoveToken,
    NextQuestion,
    Pass,
    PayFine,
    PayFlat,
    PayPercent,
    PleadGuilty,
    Roll,
    Take,
    TakeQuestion,
    TakeSalary,
    UseCard,
    Want,
)
from engine.buildings import stock
from engine.decisions import (
    AnswerForm,
    BuyChoice,
    Challenge,
    MortgagedDeed,
    Option,
    Placement,
    Shortage,
    SpaceForm,
    TaxChoice,
    WantForm,
)
from engine.decisions import Choice as Finished
from engine.edition import Edition, Pos, Seat
from engine.mortgage import lift_cost
from engine.options import options
from engine.state import GameState
from engine.view import view
from renders.words import group_name

IN_A_NOTE = 100
LETTERS = "ABCDEFGH"

_STYLES: dict[type, Style] = {
    Roll: "primary",
    Buy: "success",
    EndTurn: "primary",
    TakeQuestion: "success",
    ClaimRent: "success",
    GoBankrupt: "danger",
}
_SPACES: dict[str, Callable[[Pos, int], Action]] = {
    "expand": Expand,
    "take": Take,
    "move_token": MoveToken,
}


@dataclass(frozen=True)
class LabelledAction:
    """An action with a label for its button or list option.

    `at` is the board position of the action's space, or -1.
    """

    label: str
    action: Action
    note: str = ""
    at: int = -1
    owner: str = ""

    @property
    def name(self) -> str:
        return str(self.action.__struct_config__.tag)

    @property
    def style(self) -> Style:
        return _STYLES.get(type(self.action), "secondary")


def replies(ed: Edition, s: GameState, names: Iterable[str], seat: Seat) -> list[LabelledAction]:
    """Return the labelled actions with which a seat can answer the table or claim a rent.

    Actions that are always possible are on the panel. Bids and trades have their own messages.
    """
    labels = _Labels(ed, s, tuple(names), seat)
    return [reply for option in options(ed, s, seat) for reply in labels.read(option)]


class _Labels:
    """The labels for the options of one seat."""

    def __init__(self, ed: Edition, s: GameState, names: tuple[str, ...], seat: Seat) -> None:
        self.ed = ed
        self.s = s
        self.names = names
        self.seat = seat
        self.top = s.pending[-1] if s.pending else None
        self.money = ed.currency.show

    def read(self, option: Option) -> Iterator[LabelledAction]:
        match option:
            case Finished():
                label = self._label(option.action)
                if label is not None:
                    at = option.action.on if isinstance(option.action, Build) else -1
                    yield LabelledAction(label, option.action, at=at)
            case WantForm() if isinstance(self.top, Shortage):
                # The bank's stock limits the count too.
                most = min(option.most, stock(self.s, self.top.building))
                for count in range(option.least, most + 1):
                    key = "table-do-want" if count else "table-do-want_none"
                    yield LabelledAction(say(key, count=count), Want(count, option.ref))
            case AnswerForm():
                yield from self._answers(option)
            case SpaceForm():
                for pos in option.spaces:
                    action = _SPACES[option.action](pos, option.ref)
                    name = say("table-do-to_space", space=self.ed.board.name[pos])
                    holder = self.s.owner[pos]
                    owner = self.names[holder] if holder >= 0 else ""
                    yield LabelledAction(name, action, self._note(pos, owner), pos, owner)
            case _:
                return

    def _answers(self, form: AnswerForm) -> Iterator[LabelledAction]:
        assert isinstance(self.top, Challenge)
        question = self.ed.questions[self.top.question]
        for number, text in enumerate(question.choices):
            label = say("table-do-answer", letter=LETTERS[number], text=text)
            yield LabelledAction(label, Answer(number, form.ref))

    def _note(self, pos: Pos, owner: str) -> str:
        """Return the price and owner of a deed at this position.

        If the space has no price and another space has the same name, return a text that names the
        space before it. For any other space without a price, return an empty text.
        """
        board = self.ed.board
        price = board.price[pos]
        if not price:
            alike = board.name.count(board.name[pos]) > 1
            return say("table-note-after", space=board.name[pos - 1]) if alike else ""
        key = "table-note-owner" if owner else "table-note-price"
        return say(key, amount=self.money(price), owner=owner)

    def _label(self, action: Action) -> str | None:
        """Return the label for an action.

        Return None if the table's message does not offer that action.
        """
        rules, board = self.ed.rules, self.ed.board
        key = f"table-do-{action.__struct_config__.tag}"
        match action:
            case Roll():
                return say(key + ("_jail" if self.s.players[self.seat].jail else ""))
            case PayFine():
                return say(key, amount=self.money(rules.jail_fine))
            case HireLawyer():
                return say(key, amount=self.money(rules.lawyer_fee))
            case TakeSalary():
                pays = rules.salary * (2 if rules.double_salary_on_go else 1)
                return say(key, amount=self.money(pays))
            case UseCard():
                if len(set(self.s.players[self.seat].cards)) < 2:
                    return say(key)
                deck = next(deck.name for deck in self.ed.decks if deck.id == action.deck)
                return say(f"{key}_of", deck=deck)
            case Buy() if isinstance(self.top, BuyChoice):
                return say(key, amount=self.money(board.price[self.top.pos]))
            case Decline():
                return say(key + ("_leave" if rules.no_auctions else ""))
            case PayFlat() | PayPercent() if isinstance(self.top, TaxChoice):
                return self._tax(key, action, self.top)
            case Lift(ref=ref) if ref:
                return say(key, amount=self.money(lift_cost(board, action.deed)))
            case KeepMortgaged() if isinstance(self.top, MortgagedDeed):
                return say(key, amount=self.money(self.top.interest))
            case Build(ref=ref) if ref and isinstance(self.top, Placement):
                paid = "_paid" if self.top.paid else ""
                cost = self.money(board.house_cost[action.on])
                return say(key + paid, deed=board.name[action.on], amount=cost)
            case Pass() if isinstance(self.top, Placement):
                return say(key)
            case ClaimRent():
                due = next(claim.amount for claim in self.s.claims if claim.id == action.ref)
                return say(key, who=self.names[self.seat], amount=self.money(due))
            case EndTurn() | TakeQuestion() | NextQuestion() | PleadGuilty() | GoBankrupt():
                return say(key)
            case _:
                return None

    def _tax(self, key: str, action: Action, tax: TaxChoice) -> str:
        """TAX-1, TAX-3: return the label of a button that pays a tax.

        For a percentage, the label has the sum if it is known.
        """
        flat, share = view(self.ed, self.s).tax_sums(tax)
        if isinstance(action, PayFlat):
            return say(key, amount=self.money(flat))
        percent = self.ed.spaces[tax.pos].percent
        if share is None:
            return say(key, percent=percent)
        return say(f"{key}_known", percent=percent, amount=self.money(share))


def reply_rows(
    game: int, ed: Edition, given: Iterable[LabelledAction], where: str = ""
) -> list[list[Part]]:
    """Return rows of buttons and lists for answers to the table.

    An action gets a list if it chooses a space or has more variants than fit into a row. `where` is
    the prefix of the custom ids' verbs: empty at the table, "panel-" on a panel.
    """
    rows: list[list[Part]] = []
    buttons: list[Button] = []
    by_name: dict[str, dict[Action, LabelledAction]] = {}
    for reply in given:
        by_name.setdefault(reply.name, {})[reply.action] = reply
    for name, different in by_name.items():
        same = list(different.values())
        if name in _SPACES or len(same) > IN_A_ROW:
            rows.append([space_list(game, ed, name, same, where)])
        else:
            buttons += [Button(r.label, action_id(game, r.action, where), r.style) for r in same]
    return rows + in_rows(buttons)


def space_list(
    game: int, ed: Edition, name: str, same: list[LabelledAction], where: str = ""
) -> Select:
    """Return a list of all answers for one kind of action.

    If there are too many for one list, return a list of their groups.
    """
    if len(same) <= MOST_CHOICES:
        return pick_list(game, name, same, where)
    families: dict[str, list[LabelledAction]] = {}
    for reply in same:
        families.setdefault(ed.board.group[reply.at], []).append(reply)
    ref = str(same[0].action.ref)  # type: ignore[union-attr]
    choices = [_family(ed, family, members) for family, members in families.items()]
    asked = press_id(game, "spaces", name, ref)
    return Select(asked, say(f"table-pick-{name}"), choices)


def pick_list(game: int, name: str, same: list[LabelledAction], where: str = "") -> Select:
    """Return a list whose values are complete actions as text."""
    return Select(
        press_id(game, f"{where}pick", name),
        say(f"table-pick-{name}"),
        [_finished(reply) for reply in same[:MOST_CHOICES]],
    )


def _finished(reply: LabelledAction) -> SelectOption:
    return SelectOption(reply.label, ":".join(action_args(reply.action)), reply.note)


def _family(ed: Edition, family: str, members: list[LabelledAction]) -> SelectOption:
    """Return the list option for a group, with its spaces by owner.

    For a group with only one space, return the option for that space.
    """
    if len(members) == 1:
        return _finished(members[0])
    owners: dict[str, list[str]] = {}
    for reply in members:
        owners.setdefault(reply.owner, []).append(ed.board.name[reply.at])
    free = in_a_row(dict.fromkeys(owners.pop("", ())))
    notes = [
        say("table-note-held", owner=owner, spaces=in_a_row(spaces))
        for owner, spaces in owners.items()
    ]
    if free:
        notes.append(say("table-note-free", spaces=free) if family else free)
    told = fitting(in_a_row(notes, "semicolon"), IN_A_NOTE)
    called = group_name(ed, family) if family else say("table-pick-others")
    return SelectOption(called, family or "-", told)
