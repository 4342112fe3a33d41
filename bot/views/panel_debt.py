"""The page that suggests how to pay a debt: every step with its amount, then one press."""

from __future__ import annotations

from collections.abc import Iterator

from bot.catalogue import safe, say
from bot.tables.advice import Advice, advise
from bot.ui.parts import Button, Part
from bot.views.panel_parts import Page, PanelView, bottom
from engine.actions import Mortgage, Sell, SellDown
from engine.edition import Pos
from engine.money import can_raise, debt_of

LINES = 20
"""Steps shown one by one; what is more is counted."""


def debt_page(desk: PanelView) -> Page:
    """A way to pay the oldest debt, ready to be confirmed."""
    last = bottom(desk, "debt")
    trade: Part = Button(say("panel.trade"), desk.id("trade"))
    debt = debt_of(desk.s, desk.seat)
    if debt is None:
        return Page(say("panel.no_debt"), [last])
    advice = advise(desk.ed, desk.s, desk.seat)
    if advice is None:
        raisable = desk.money(can_raise(desk.ed.board, desk.s, desk.seat))
        hopeless = say("panel.no_way", raisable=raisable, **desk.owing(debt))
        return Page("\n".join([hopeless, *desk.later_debts()]), [[trade, *last]])
    cash = desk.money(desk.s.players[desk.seat].cash)
    lines = list(steps_in_words(desk, advice))
    shown = [f"- {line}" for line in lines[:LINES]]
    if len(lines) > LINES:
        shown.append(say("panel.more_steps", count=len(lines) - LINES))
    total = say("panel.advice_total", total=desk.money(sum(advice.amounts)))
    advised = say("panel.advice", cash=cash, **desk.owing(debt))
    text = "\n".join([advised, *shown, total, *desk.later_debts()])
    pressed = desk.id("panel-confirm", debt.id, desk.seq)
    confirm: Part = Button(say("panel.confirm"), pressed, "success")
    return Page(text, [[confirm, trade, *last]])


def steps_in_words(desk: PanelView, advice: Advice) -> Iterator[str]:
    """The steps as a person would do them: all sales from one lot in one line."""
    board, level = desk.ed.board, desk.s.level
    sold: dict[Pos, tuple[int, int]] = {}
    for step, amount in zip(advice.steps, advice.amounts, strict=True):
        if isinstance(step, Sell):
            count, sum_ = sold.get(step.on, (0, 0))
            sold[step.on] = count + step.count, sum_ + amount
    for step, amount in zip(advice.steps, advice.amounts, strict=True):
        match step:
            case Mortgage(deed):
                name = safe(board.name[deed])
                yield say("panel.step_mortgage", deed=name, amount=desk.money(amount))
            case SellDown(group, to):
                words = {"group": safe(desk.group(group).lower()), "amount": desk.money(amount)}
                after = safe(desk.words.level(to)) if to else say("panel.bare_lots")
                yield say("panel.step_group", level=after, **words)
            case Sell(on) if on in sold:
                yield _sale(desk, on, level[on], *sold.pop(on))
            case Sell():
                pass  # told together with the first from this lot


def _sale(desk: PanelView, pos: Pos, level: int, count: int, amount: int) -> str:
    lot, sum_ = safe(desk.ed.board.name[pos]), desk.money(amount)
    if level < desk.ed.rules.hotel_level:
        houses = safe(desk.words.buildings("house", count))
        return say("panel.step_sell", buildings=houses, lot=lot, amount=sum_)
    left = level - count
    after = safe(desk.words.level(left)) if left else say("panel.bare_lot")
    before = safe(desk.words.level(level))
    return say("panel.step_down", lot=lot, before=before, after=after, amount=sum_)
