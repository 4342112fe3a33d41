"""Pages of a game's story, and pages of its payments with their calculations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.play.info.rulebook import Rule
from bot.tables.history import History, Payment, Sentence
from bot.ui.components import Button, fitting
from bot.ui.custom_ids import press_id
from bot.ui.message import Message
from bot.ui.pages import LIMIT
from bot.words import safe, say
from bot.words.narration.reasons import lines
from bot.words.narration.vocabulary import TableWords
from engine.edition import Edition, Seat
from engine.explain import explain
from renders.words import capitalised

MOST_SENTENCES = 25
MOST_PAYMENTS = 6


def log_page(game: int, history: History, start: int | None, end: int | None) -> Message:
    """Return a page of the story that begins at sentence `start` or ends before sentence `end`.

    With neither, return the newest page. A page that reaches the newest sentence is filled with
    sentences before `start`.
    """
    story = history.sentences
    if not story:
        return Message(say("info-nothing_yet"))
    room = LIMIT - len(say("info-log_title"))
    total = len(story)
    if start is not None and start < total:
        first, last = max(0, start), _forward(story, max(0, start), room)
        if last == total:
            first = _backward(story, total, room)
    else:
        last = total if end is None else max(1, min(end, total))
        first = _backward(story, last, room)
    row = [
        *_turn_buttons(game, first, last, total),
        Button(say("info-refresh"), press_id(game, "info-log", "n", 0)),
        Button(say("info-since_button"), press_id(game, "info-log", "m", 0)),
    ]
    return Message("\n".join([say("info-log_title"), *_lines(story[first:last])]), [row])


def since_page(game: int, history: History, start: int) -> Message:
    """Return a page of what happened after a player's last own action.

    `start` is the index of the first sentence after that action.
    """
    story = history.sentences
    if start >= len(story):
        older = Button(say("info-older"), press_id(game, "info-log", "n", 0))
        return Message(say("info-since_nothing"), [[older]])
    title = say("info-since_title")
    last = _forward(story, start, LIMIT - len(title))
    refresh = Button(say("info-refresh"), press_id(game, "info-log", "m", 0))
    row = [*_turn_buttons(game, start, last, len(story)), refresh]
    return Message("\n".join([title, *_lines(story[start:last])]), [row])


def _turn_buttons(game: int, first: int, last: int, total: int) -> list[Button]:
    """Return the buttons to the page before sentence `first` and to the one from `last` on."""
    older, newer = press_id(game, "info-log", "u", first), press_id(game, "info-log", "f", last)
    return [
        Button(say("info-older"), older, disabled=first == 0),
        Button(say("info-newer"), newer, disabled=last == total),
    ]


def _lines(story: Sequence[Sentence]) -> Iterator[str]:
    """Yield the sentences as lines, with a heading before each turn."""
    turn = None
    for sentence in story:
        if sentence.turn != turn:
            turn = sentence.turn
            who = safe(sentence.who)
            yield say("info-log_turn" if sentence.seq else "info-log_setup", turn=turn, who=who)
        yield fitting(safe(sentence.words), 600)


def _fits(story: Sequence[Sentence], room: int) -> bool:
    if len(story) > MOST_SENTENCES:
        return False
    return sum(len(line) + 1 for line in _lines(story)) <= room


def _forward(story: Sequence[Sentence], first: int, room: int) -> int:
    """Return the end index of the longest page that begins at sentence `first`.

    A page holds at least one sentence.
    """
    last = first + 1
    while last < len(story) and _fits(story[first : last + 1], room):
        last += 1
    return last


def _backward(story: Sequence[Sentence], last: int, room: int) -> int:
    """Return the index of the first sentence of the longest page that ends before `last`."""
    first = last - 1
    while first > 0 and _fits(story[first - 1 : last], room):
        first -= 1
    return first


def concerning(history: History, seat: Seat | None) -> list[Payment]:
    """Return the payments from or to a seat. For None, return all payments."""
    return [
        payment
        for payment in history.payments
        if seat is None or seat in (payment.event.payer, payment.event.payee)
    ]


def why_page(
    game: int,
    ed: Edition,
    names: Sequence[str],
    payments: Sequence[Payment],
    rules: Sequence[Rule],
    seat: Seat | None,
    skipped: int = 0,
) -> Message:
    """Return a page of payments, newest first, with their calculations and the rules they cite.

    `skipped` is the number of newer payments that earlier pages showed.
    """
    who = "" if seat is None else safe(names[seat])
    if not payments:
        return Message(say("info-why_none") if seat is None else say("info-why_none_of", who=who))
    newest = [*reversed(payments)]
    skipped = max(0, min(skipped, len(newest) - 1))
    title = say("info-why_title") if seat is None else say("info-why_title_of", who=who)
    texts = {rule.id: rule.text for rule in rules}
    parts, cited = [title], dict[str, str]()
    shown = 0
    for payment in newest[skipped : skipped + MOST_PAYMENTS]:
        block = _payment(ed, payment)
        ruled = (line.rule for line in explain(ed, payment.event))
        named = {rule: texts[rule] for rule in ruled if rule in texts}
        foot = [say("info-why_rule", id=k, text=safe(v)) for k, v in (cited | named).items()]
        if shown and len("\n".join([*parts, block, *foot])) > LIMIT:
            break
        parts.append(block)
        cited |= named
        shown += 1
    parts += [say("info-why_rule", id=id_, text=safe(text)) for id_, text in cited.items()]
    about = "" if seat is None else str(seat)
    text = fitting("\n".join(parts), LIMIT)
    if shown == len(newest):
        return Message(text)
    pressed, older = partial(press_id, game, "info-why", about), skipped + shown
    newer = pressed(max(0, skipped - MOST_PAYMENTS))
    row = [
        Button(say("info-older"), pressed(older), disabled=older >= len(newest)),
        Button(say("info-newer"), newer, disabled=skipped == 0),
    ]
    return Message(text, [row])


def _payment(ed: Edition, payment: Payment) -> str:
    """Return the text of one payment: payer, payee, amount and turn, then its calculation."""
    event = payment.event
    words = TableWords(ed, payment.names)
    head = say(
        "info-why_payment",
        payer=safe(capitalised(words.who(event.payer))),
        payee=safe(words.who(event.payee)),
        amount=words.money(event.amount),
        turn=max(1, payment.turn),
    )
    told = [say("info-why_line", line=safe(text)) for text in lines(ed, event)]
    return "\n".join([head, *told])
