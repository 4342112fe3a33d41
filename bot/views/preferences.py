"""The page of a user's preferences; it belongs to a panel, or to no game at all."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.store.people import Ping, Preferences
from bot.ui.ids import press_id
from bot.ui.message import Message
from bot.ui.parts import Button, Choice, Part, Select
from bot.words import say

Wish: TypeAlias = Literal["auto_roll", "auto_end"]
PINGS: tuple[Ping, ...] = get_args(Ping)
WISHES: tuple[Wish, ...] = get_args(Wish)


def wishes_page(chosen: Preferences, game: int = 0) -> Message:
    """What a user chose, explained in a line each, and how to change it."""
    pings = [
        Choice(
            say(f"panel-ping_{ping}"),
            ping,
            say(f"panel-ping_{ping}_note"),
            default=ping == chosen.ping,
        )
        for ping in PINGS
    ]
    lines = [say("panel-wishes")]
    switches: list[Part] = []
    for wish in WISHES:
        on: bool = getattr(chosen, wish)
        lines.append(say(f"panel-wish_{wish}", state=say("panel-on" if on else "panel-off")))
        label = say("panel-turn_off" if on else "panel-turn_on", what=say(f"panel-{wish}"))
        pressed = press_id(game, "panel-wish", wish, int(not on))
        switches.append(Button(label, pressed, "secondary" if on else "primary"))
    ping = Select(press_id(game, "panel-ping"), say("panel-wish_ping"), pings)
    lines.append(say("panel-wish_ping_now", ping=say(f"panel-ping_{chosen.ping}").lower()))
    last: list[Part] = [Button(say("panel-refresh"), press_id(game, "panel-wishes"))]
    if game:
        last.insert(0, Button(say("panel-home"), press_id(game, "panel-show", "home")))
    return Message("\n".join(lines), [[ping], switches, last])
