"""The page of a user's preferences, in a panel or outside a game."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.store.users.people import Ping, Preferences
from bot.ui.components import Button, Part, Select, SelectOption
from bot.ui.custom_ids import NotOurs, press_id
from bot.ui.message import Message
from bot.words import say

Wish: TypeAlias = Literal["auto_roll", "auto_end"]
PINGS: tuple[Ping, ...] = get_args(Ping)
WISHES: tuple[Wish, ...] = get_args(Wish)
ENDS: dict[str, bool | None] = {"normal": None, "always": True, "never": False}
"""Values of the preference `auto_end`, by the words in commands and custom ids.

None is the usual behaviour.
"""
_PRESSED: dict[str, bool | None] = {"0": False, "1": True}


def pressed_wish(wish: str, value: str) -> bool | None:
    """Return the value to which a button sets a preference.

    Raise `NotOurs` for an unknown preference or value.
    """
    values = {**_PRESSED, **ENDS} if wish == "auto_end" else _PRESSED
    if wish not in WISHES or value not in values:
        raise NotOurs(wish)
    return values[value]


def wishes_page(chosen: Preferences, game: int = 0) -> Message:
    """Return the page that shows a user's preferences, with buttons to change them.

    `game` is the id of the panel's game, or 0 outside a panel.
    """
    pings = [
        SelectOption(
            say(f"panel-ping_{one}"), one, say(f"panel-ping_{one}_note"), one == chosen.ping
        )
        for one in PINGS
    ]
    lines = [say("panel-wishes")]
    on = chosen.auto_roll
    lines.append(say("panel-wish_auto_roll", state=say("panel-on" if on else "panel-off")))
    roll = press_id(game, "panel-wish", "auto_roll", int(not on))
    label = say("panel-roll_off" if on else "panel-roll_on")
    switches: list[Part] = [Button(label, roll, "secondary" if on else "primary")]
    for word, value in ENDS.items():
        if value == chosen.auto_end:
            lines.append(say(f"panel-wish_end_{word}"))
        else:
            pressed = press_id(game, "panel-wish", "auto_end", word)
            switches.append(Button(say(f"panel-end_{word}"), pressed))
    ping = Select(press_id(game, "panel-ping"), say("panel-wish_ping"), pings)
    lines.append(say("panel-wish_ping_now", ping=say(f"panel-ping_{chosen.ping}")))
    last: list[Part] = [Button(say("panel-refresh"), press_id(game, "panel-wishes"))]
    if game:
        last.insert(0, Button(say("panel-home"), press_id(game, "panel-show", "home")))
    return Message("\n".join(lines), [[ping], switches, last])
