"""The message, the private pages and the forms of a lobby, made by pure functions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import get_args

from msgspec.structs import replace

from bot.store.database.codec import GameSettings, Sitting, Speed
from bot.store.games.dice import DiceParts
from bot.tables.dice_words import brief
from bot.tables.house_rules import MONEY, NUMBERS, SWITCHES, switches_of, without_house
from bot.tables.lobby import Lobby
from bot.tables.permits import MODULES
from bot.tables.rule_card import (
    chosen,
    edition_note,
    rule_lines,
    speed_line,
    variant_line,
    variant_name,
    variant_note,
)
from bot.ui.components import MOST_CHOICES, Button, Field, Modal, Rows, Select, SelectOption, Style
from bot.ui.custom_ids import press_id
from bot.ui.message import Drawing, Message
from bot.ui.pages import LIMIT
from bot.words import listed, safe, say, sayer
from bot.words.narration.rule_words import number_name, rule_as
from editions.loader import available
from engine.ai.levels import CHARACTERS, PLAYED
from engine.edition import Edition
from engine.rng import fingerprint
from renders.alt import alt_lobby
from renders.lobby import Seated, paint_lobby

FEW_RULES = 4
SPEEDS: tuple[Speed, ...] = get_args(Speed)


def lobby_message(game: int, lobby: Lobby, dice: DiceParts, experts: bool = True) -> Message:
    """Return the public message of a lobby, with its buttons and picture.

    `experts` is True if worker processes have room for expert computer players. Otherwise they play
    like level `hard`.
    """
    ed, settings = lobby.ed, lobby.settings
    setting = say("lobby-setting", variant=variant_line(settings), speed=speed_line(settings))
    missing = ed.min_players - len(lobby.seats)
    host = safe(lobby.host_name)
    call = "lobby-waiting" if missing > 0 else "lobby-ready"
    lines = [
        say("lobby-title", edition=safe(ed.name), host=host),
        setting,
        *(_seated(ed, number, sitting) for number, sitting in enumerate(lobby.seats, 1)),
        say(call, missing=missing, host=host),
    ]
    counts = say("lobby-counts" if len(lobby.people) > 1 else "lobby-counts_alone")
    coach = [say("coach-allowed")] if settings.coach else []
    expert = any(sitting.robot.startswith("expert") for sitting in lobby.seats)
    full = [say("lobby-expert_full")] if expert and not experts else []
    foot = "\n".join([*coach, *full, counts, say("lobby-dice", hash=brief(dice.secret_hash))])
    room = LIMIT - sum(len(line) + 1 for line in (*lines, foot))
    rules = rule_lines(ed, settings, lobby.base, room) or [say("lobby-official")]
    return Message("\n".join([*lines, *rules, foot]), _rows(game, lobby), _drawing(lobby))


def _seated(ed: Edition, number: int, sitting: Sitting) -> str:
    name, token = safe(sitting.name), safe(ed.token_name(sitting.token))
    if sitting.robot:
        temper = robot_words(sitting.robot)
        return say("lobby-seated_robot", number=number, name=name, temper=temper, token=token)
    return say("lobby-seated", number=number, name=name, token=token)


def robot_words(robot: str) -> str:
    """Return a phrase about a computer player: its level, and its character if it has one."""
    level, _, who = robot.partition("/")
    if not who:
        return say(f"lobby-temper_{level}")
    figure, temper = CHARACTERS[who].figure, say(f"lobby-character_{who}")
    return say("lobby-robot_words", level=say(f"lobby-level_{level}"), figure=figure, temper=temper)


def _characters() -> list[SelectOption]:
    """Return the select options for every character at every level of computer players."""
    return [
        SelectOption(
            say("lobby-guest", name=one.name, level=say(f"lobby-level_{level}"), figure=one.figure),
            f"{level}/{who}",
            say(f"lobby-character_{who}_note"),
        )
        for level in PLAYED
        for who, one in CHARACTERS.items()
    ]


def _rows(game: int, lobby: Lobby) -> Rows:
    full = len(lobby.seats) >= lobby.room
    robots = any(sitting.state == "computer" for sitting in lobby.seats)
    few = len(lobby.seats) < lobby.ed.min_players
    guests = [] if full else [[Select(_id(game, "invite"), say("lobby-pick_guest"), _characters())]]
    return [
        [Select(_id(game, "token"), say("lobby-pick_token"), _tokens(lobby))],
        *guests,
        [
            _button(game, "join", "success", disabled=full),
            _button(game, "leave"),
            _button(game, "add", disabled=full),
            _button(game, "remove", disabled=not robots),
        ],
        [
            _button(game, "start", "primary", disabled=few),
            _button(game, "settings"),
            _button(game, "rules"),
        ],
    ]


def _tokens(lobby: Lobby) -> list[SelectOption]:
    notes = {
        one.token: say(
            f"lobby-token_{'robot' if one.state == 'computer' else 'taken'}", name=one.name
        )
        for one in lobby.seats
    }
    ed = lobby.ed
    return [
        SelectOption(ed.token_name(one), one, notes.get(one, ""))
        for one in ed.tokens[:MOST_CHOICES]
    ]


def _button(game: int, verb: str, style: Style = "secondary", *, disabled: bool = False) -> Button:
    return Button(say(f"lobby-{verb}"), _id(game, verb), style, disabled)


def _id(game: int, verb: str, *args: str) -> str:
    return press_id(game, f"lobby-{verb}", *args)


def _drawing(lobby: Lobby) -> Drawing:
    ed, rules, look = lobby.ed, few_rules(lobby), lobby.settings.theme
    seats = [Seated(one.name, one.token, one.state == "computer") for one in lobby.seats]
    free = [None] * (lobby.room - len(seats))
    sitting = [(one.name, ed.token_name(one.token)) for one in lobby.seats]
    alt = alt_lobby(say, replace(ed, max_players=lobby.room), sitting, rules)
    return Drawing(
        "lobby.png", alt, partial(paint_lobby, sayer(), ed, [*seats, *free], rules, look), look
    )


def few_rules(lobby: Lobby) -> list[str]:
    """Return the rules chosen at the table, cut to FEW_RULES lines for the picture.

    The message of the lobby lists as many of them as fit.
    """
    rules = chosen(lobby.ed, lobby.base, lobby.settings.variant)
    if len(rules) <= FEW_RULES:
        return rules
    return [*rules[: FEW_RULES - 1], say("lobby-more_few", count=len(rules) - FEW_RULES + 1)]


def begun_text(ed: Edition, names: Iterable[str], seed: str, dice: DiceParts | None) -> str:
    """Return the last text of a lobby's message, after its game has begun.

    `dice` is None for a game whose dice have no secret and no presses, only a seed.
    """
    players = listed(safe(name) for name in names)
    begun = say("lobby-begun", edition=safe(ed.name), players=players)
    settled = brief(fingerprint(seed))
    foot = say("lobby-begun_plain", hash=settled)
    if dice is not None:
        foot = say("lobby-begun_dice", hash=brief(dice.secret_hash), seed_hash=settled)
    return f"{begun}\n{foot}"


def closed_text(edition: str) -> str:
    return say("lobby-closed", edition=safe(edition))


def settings_page(game: int, lobby: Lobby) -> Message:
    """Return the host's private page with edition, variant, speed and number of seats."""
    ed, settings = lobby.ed, lobby.settings
    buttons = [
        Button(say("lobby-house_page"), _id(game, "house")),
        Button(say("lobby-numbers"), _id(game, "numbers")),
    ]
    if settings.variant == "timed":
        buttons.append(Button(say("lobby-minutes"), _id(game, "minutes")))
    other = "light" if settings.theme == "dark" else "dark"
    buttons.append(Button(say(f"lobby-look_{other}"), _id(game, "set", "theme", other)))
    buttons.append(Button(say("lobby-refresh"), _id(game, "settings")))
    return Message(
        say("lobby-settings_title", edition=safe(ed.name)),
        [
            [_pick(game, "edition", _editions(lobby))],
            [_pick(game, "variant", _variants(lobby))],
            [_pick(game, "speed", _speeds(settings.speed))],
            [_pick(game, "seats", _seat_counts(lobby))],
            buttons,
        ],
    )


def _pick(game: int, what: str, choices: list[SelectOption], *, several: bool = False) -> Select:
    """Return a select menu for one setting of a lobby.

    With `several` any number of values can be chosen.
    """
    least, most = (0, len(choices)) if several else (1, 1)
    return Select(_id(game, "set", what), say(f"lobby-pick_{what}"), choices, least, most)


def _editions(lobby: Lobby) -> list[SelectOption]:
    """Return the select options for editions, as many as fit, always with the current one."""
    now = lobby.settings.edition
    others = [ed for ed in lobby.editions.offered() if ed.id != now][: MOST_CHOICES - 1]
    # The server's own editions come last.
    known = sorted([lobby.base, *others], key=lambda ed: (ed.id not in available(), ed.id))
    return [SelectOption(ed.name, ed.id, edition_note(ed), ed.id == now) for ed in known]


def _variants(lobby: Lobby) -> list[SelectOption]:
    now = lobby.settings.variant
    return [
        SelectOption(variant_name(name), name, variant_note(name), name == now)
        for name in ("standard", *lobby.ed.variants)
    ]


def _speeds(now: str) -> list[SelectOption]:
    return [
        SelectOption(say(f"lobby-speed_{name}"), name, say(f"lobby-speed_{name}_note"), name == now)
        for name in SPEEDS
    ]


def _seat_counts(lobby: Lobby) -> list[SelectOption]:
    least = max(lobby.ed.min_players, len(lobby.seats))
    return [
        SelectOption(say("lobby-seats_choice", count=count), str(count), "", count == lobby.room)
        for count in range(least, lobby.ed.max_players + 1)
    ][:MOST_CHOICES]


def house_page(game: int, lobby: Lobby) -> Message:
    """Return the host's private page with the optional rule modules and the house rules."""
    settings, base = lobby.settings, without_house(lobby.settings, lobby.editions)
    rows: list[list[Button | Select]] = []
    if base.modules and (MODULES not in lobby.editions.barred_rules or settings.modules):
        modules = [
            SelectOption(rule_as(lobby.base, name, True), name, "", name in settings.modules)
            for name in base.modules
        ]
        rows.append([_pick(game, "modules", modules, several=True)])
    switches = [
        SelectOption(rule_as(base, name, SWITCHES[name]), name, "", name in settings.house)
        for name in switches_of(base)
        if name not in lobby.editions.barred_rules or name in settings.house
    ]
    if switches:
        rows.append([_pick(game, "house", switches, several=True)])
    rows.append(
        [
            Button(say("lobby-main_page"), _id(game, "settings")),
            Button(say("lobby-numbers"), _id(game, "numbers")),
            _switch(game, "coach", on=settings.coach),
            _switch(game, "talk", on=settings.talk),
            Button(say("lobby-refresh"), _id(game, "house")),
        ]
    )
    return Message(say("lobby-house_title", edition=safe(lobby.ed.name)), rows)


def _switch(game: int, name: str, *, on: bool) -> Button:
    """Return a button that turns a setting on, or off if it is on."""
    label = say(f"{name}-forbid" if on else f"{name}-allow")
    return Button(label, _id(game, "set", name, "off" if on else "on"))


def numbers_form(game: int, lobby: Lobby) -> Modal:
    """Return the form for the house rules that are numbers, filled with the current values."""
    ed = lobby.ed
    fields = [Field(name, number_name(ed, name), _shown(ed, name), longest=20) for name in NUMBERS]
    return Modal(_id(game, "numbered"), say("lobby-numbers_title"), fields)


def _shown(ed: Edition, name: str) -> str:
    value: int = getattr(ed.rules, name)
    return ed.currency.show(value) if name in MONEY else str(value)


def minutes_form(game: int, settings: GameSettings) -> Modal:
    field = Field("minutes", say("lobby-minutes_label"), str(settings.minutes), longest=5)
    return Modal(_id(game, "timed"), say("lobby-minutes_title"), [field])
