"""Comments of computer players on events that concern them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.words import say
from engine.ai.levels import CHARACTERS
from engine.buildings import holds_group
from engine.edition import Edition, Seat
from engine.events import DeedMoved, Event, MoneyPaid, SentToJail, WentOut
from engine.rng import fingerprint, number
from engine.state import GameState


def talk(
    ed: Edition,
    names: Sequence[str],
    robots: Sequence[str],
    s: GameState,
    seq: int,
    events: Iterable[Event],
) -> str:
    """Return the comment of one computer player on these events, or an empty text.

    `robots`: the policy of the computer player in each seat, empty for people. Only computer
    players with a character comment. About half of the log entries get no comment. The choice
    depends on the game's seed and the log entry's number `seq`.
    """
    if number(f"{fingerprint(s.hidden.seed)}:talk:{seq}", 0, 2):
        return ""
    for event in events:
        for seat, topic, other, amount in _topics(ed, s, event):
            _, _, who = robots[seat].partition("/") if seat >= 0 else ("", "", "")
            if who in CHARACTERS and not s.players[seat].out:
                words = say(
                    f"talk-{who}_{topic}",
                    who=names[other] if other >= 0 else "",
                    amount=ed.currency.show(amount),
                )
                return say("talk-says", who=names[seat], words=words)
    return ""


def _topics(ed: Edition, s: GameState, event: Event) -> list[tuple[Seat, str, Seat, int]]:
    """Return possible comments on an event: commenting seat, topic, other seat and amount.

    A seat of -1 is the Bank. Returns an empty list for most events.
    """
    match event:
        case MoneyPaid(payer, payee, amount, why) if (
            why.kind.startswith("rent") and min(payer, payee) >= 0 and amount * 2 >= ed.rules.salary
        ):
            return [(payee, "rent", payer, amount), (payer, "pays", payee, amount)]
        case SentToJail(seat):
            return [(seat, "jail", seat, 0)]
        case DeedMoved(pos, to) if (
            to >= 0 and ed.board.kind[pos] == "street" and holds_group(ed.board, s, to, pos)
        ):
            return [(to, "group", to, 0)]
        case WentOut(seat, to):
            return [(to, "out", seat, 0)]
        case _:
            return []
