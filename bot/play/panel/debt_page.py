"""The panel page that suggests how to pay a debt, with one button to confirm all steps."""

from __future__ import annotations

from collections.abc import Iterator

from bot.play.panel.debt_advice import DebtPlan, advise
from bot.play.panel.parts import PanelView, bottom_row
from bot.ui.components import Button, Part
from bot.ui.message import Message
from bot.words import safe, say
from engine.actions import Mortgage, Sell, SellDown
from engine.edition import Pos
from engine.money import debt_of

LINES = 20
"""Most lines that list the steps to pay a debt.

One more line has the number of lines that are left out.
"""


def debt_page(panel: PanelView) -> Message:
    """Return the page that suggests how to pay the oldest debt.

    Without a debt, or if it cannot be paid, the page says so.
    """
    last = bottom_row(panel, "debt")
    trade: Part = Button(say("panel-trade"), panel.id("trade"))
    debt = debt_of(panel.s, panel.seat)
    if debt is None:
        return Message(say("panel-no_debt"), [last])
    advice = advise(panel.ed, panel.s, panel.seat)
    if advice is None:
        return Message("\n".join([panel.no_way(debt), *panel.later_debts()]), [[trade, *last]])
    cash = panel.money(panel.s.players[panel.seat].cash)
    lines = list(steps_in_words(panel, advice))
    shown = [f"- {line}" for line in lines[:LINES]]
    if len(lines) > LINES:
        shown.append(say("panel-more_steps", count=len(lines) - LINES))
    total = say("panel-advice_total", total=panel.money(sum(advice.amounts)))
    advised = say("panel-advice", cash=cash, **panel.owing(debt))
    text = "\n".join([advised, *shown, total, *panel.later_debts()])
    pressed = panel.id("panel-confirm", debt.id, panel.seq)
    confirm: Part = Button(say("panel-confirm"), pressed, "success")
    return Message(text, [[confirm, trade, *last]])


def steps_in_words(panel: PanelView, advice: DebtPlan) -> Iterator[str]:
    """Yield a line of text for each step of a plan. All sales from one lot share a line."""
    board, level = panel.ed.board, panel.s.level
    sold: dict[Pos, tuple[int, int]] = {}
    for step, amount in zip(advice.steps, advice.amounts, strict=True):
        if isinstance(step, Sell):
            count, sum_ = sold.get(step.on, (0, 0))
            sold[step.on] = count + step.count, sum_ + amount
    for step, amount in zip(advice.steps, advice.amounts, strict=True):
        match step:
            case Mortgage(deed):
                name = safe(board.name[deed])
                yield say("panel-step_mortgage", deed=name, amount=panel.money(amount))
            case SellDown(group, to):
                words = {"group": safe(panel.group(group).lower()), "amount": panel.money(amount)}
                after = safe(panel.words.level(to)) if to else say("panel-bare_lots")
                yield say("panel-step_group", level=after, **words)
            case Sell(on) if on in sold:
                yield _sale(panel, on, level[on], *sold.pop(on))
            case Sell():
                pass  # included in the line of the first sale from this lot


def _sale(panel: PanelView, pos: Pos, level: int, count: int, amount: int) -> str:
    lot, sum_ = safe(panel.ed.board.name[pos]), panel.money(amount)
    if level < panel.ed.rules.hotel_level:
        houses = safe(panel.words.buildings("house", count))
        return say("panel-step_sell", buildings=houses, lot=lot, amount=sum_)
    left = level - count
    after = safe(panel.words.level(left)) if left else say("panel-bare_lot")
    before = safe(panel.words.level(level))
    return say("panel-step_down", lot=lot, before=before, after=after, amount=sum_)
