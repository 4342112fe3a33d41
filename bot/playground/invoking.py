"""Interactions that people begin on the page: commands, autocomplete, components and modals."""

from __future__ import annotations

import mimetypes
from typing import Any

from bot.playground import interactions as life
from bot.playground import permissions as may
from bot.playground.errors import ApiError, refusal
from bot.playground.interactions import Asking
from bot.playground.media import walk
from bot.playground.resolve import OF_COMPONENT, OF_OPTION, Resolver
from bot.playground.stage import Stage
from bot.playground.world import Asker, Command, Interaction, Json, WorldMessage

BUTTON, TEXT_INPUT, RADIO_GROUP, CHECKBOX = 2, 4, 21, 23
SUBCOMMAND, GROUP = 1, 2
CHAT_INPUT, ON_USER, ON_MESSAGE = 1, 2, 3
_TYPES: dict[int, type | tuple[type, ...]] = {3: str, 4: int, 5: bool, 10: (int, float)}


def slash(asking: Asking, command_id: int, options: list[Json]) -> None:
    """Send a person's slash command to its bot."""
    _use(asking, life.COMMAND, command_id, options)


def autocomplete(asking: Asking, command_id: int, options: list[Json]) -> None:
    """Request suggestions from the bot for the option that the person is typing."""
    _use(asking, life.AUTOCOMPLETE, command_id, options)


def context_menu(asking: Asking, command_id: int, target_id: int) -> None:
    """Send a person's context menu command to its bot. The target is a user or message."""
    command = _usable(asking, command_id, {ON_USER, ON_MESSAGE})
    resolver = Resolver(asking, command.application_id)
    if command.key[0] == ON_USER:
        resolver.add("user", [target_id])
    else:
        resolver.message(_seen(asking, target_id))
    data = {**_about(command), "target_id": str(target_id), "resolved": resolver.found}
    app, name = command.application_id, command.key[1]
    life.begin(asking, life.COMMAND, app, data, command_name=name)


def _about(command: Command) -> Json:
    kind, name = command.key
    data: Json = {"id": str(command.id), "name": name, "type": kind}
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    return data


def _use(asking: Asking, kind: int, command_id: int, options: list[Json]) -> None:
    command = _usable(asking, command_id, {CHAT_INPUT})
    resolver = Resolver(asking, command.application_id)
    known = command.body.get("options") or []
    _check_options(known, options, resolver, asking=kind == life.AUTOCOMPLETE)
    data = {**_about(command), "options": options}
    if resolver.found:
        data["resolved"] = resolver.found
    name = " ".join([command.key[1], *_path(options)])
    life.begin(asking, kind, command.application_id, data, command_name=name)


def _usable(asking: Asking, command_id: int, kinds: set[int]) -> Command:
    """Return the command with this id.

    Raise an error if its type is not in `kinds`, or if the person may not use it here.
    """
    world, user_id = asking.stage.world, asking.window.user_id
    may.require(world, asking.channel, user_id)
    command = world.command(command_id)
    if command.key[0] not in kinds:
        raise refusal(10063)
    reason = life.refusal_reason(asking.stage, user_id, asking.channel, command_id)
    if reason is not None:
        raise ApiError(403, 50013, reason)
    return command


def _path(options: list[Json]) -> list[str]:
    """Return the names of the chosen subcommand group and subcommand.

    For a command without subcommands, the list is empty.
    """
    for option in options:
        if option.get("type") in {SUBCOMMAND, GROUP}:
            return [option["name"], *_path(option.get("options") or [])]
    return []


def _check_options(
    known: list[Json], given: list[Json], resolver: Resolver, *, asking: bool
) -> None:
    """Raise an error for options that Discord's clients would not send.

    For autocomplete (`asking`), values may be invalid and required options may be missing.
    """
    by_name = {option["name"]: option for option in known}
    for option in given:
        described = by_name.get(option.get("name", ""))
        if described is None or described["type"] != option.get("type"):
            raise ApiError(400, 50035, f"There is no option {option.get('name')}.")
        if described["type"] in {SUBCOMMAND, GROUP}:
            inner = option.setdefault("options", [])
            _check_options(described.get("options") or [], inner, resolver, asking=asking)
        elif not asking:
            _check_value(described, option.get("value"), resolver)
    if not asking:
        names = {option["name"] for option in given}
        for described in known:
            if described.get("required") and described["name"] not in names:
                raise ApiError(400, 50035, f"The option {described['name']} is required.")


def _check_value(described: Json, value: Any, resolver: Resolver) -> None:
    kind, name = described["type"], described["name"]
    if kind in OF_OPTION:
        resolver.add(OF_OPTION[kind], [value], described.get("channel_types"))
        return
    fits = isinstance(value, _TYPES[kind]) and (kind == 5 or not isinstance(value, bool))
    choices = [choice["value"] for choice in described.get("choices") or []]
    if not fits or (choices and value not in choices):
        raise ApiError(400, 50035, f"{value!r} is not a value for {name}.")
    size = len(value) if kind == 3 else value
    low, high = ("min_length", "max_length") if kind == 3 else ("min_value", "max_value")
    if kind != 5 and not _within(size, described.get(low), described.get(high)):
        raise ApiError(400, 50035, f"{value!r} is out of range for {name}.")


def _within(size: float, low: float | None, high: float | None) -> bool:
    return (low is None or size >= low) and (high is None or size <= high)


def component(asking: Asking, message_id: int, custom_id: str, values: list[Any] | None) -> None:
    """Send a person's button press or selected values to the bot."""
    message = _seen(asking, message_id)
    found = [part for part in walk(message.components) if part.get("custom_id") == custom_id]
    if not found or message.author_id not in asking.stage.world.applications:
        raise ApiError(400, 50035, "There is no such component on this message.")
    part = found[0]
    if part.get("disabled"):
        raise ApiError(400, 50035, "This component is disabled.")
    resolver = Resolver(asking, message.author_id)
    data: Json = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
    if part["type"] != BUTTON:
        data["values"] = _chosen(part, values or [], resolver)
        if resolver.found or part["type"] in OF_COMPONENT:
            data["resolved"] = resolver.found
    life.wake(asking)
    life.begin(asking, life.COMPONENT, message.author_id, data, message)


def _seen(asking: Asking, message_id: int) -> WorldMessage:
    world, user_id = asking.stage.world, asking.window.user_id
    may.require(world, asking.channel, user_id)
    message = world.message(asking.channel.id, message_id)
    if message.visible_to not in {None, user_id}:
        raise refusal(10008)
    return message


def _chosen(part: Json, values: list[Any], resolver: Resolver) -> list[str]:
    """Return the values chosen in a select, file upload or group as text.

    Raise an error for too few, too many or unknown values.
    """
    low = 1 if part.get("min_values") is None else part["min_values"]
    high = part.get("max_values") or max(1, low)
    optional = low == 0 or part.get("required") is False
    if not (low <= len(values) <= high or (optional and not values)):
        raise ApiError(400, 50035, "Too few or too many values.")
    if part["type"] in OF_COMPONENT:
        resolver.add(OF_COMPONENT[part["type"]], values, part.get("channel_types"))
        _check_file_types(part.get("file_types") or [], resolver, values)
    else:
        offered = {option["value"] for option in part.get("options") or []}
        if any(value not in offered for value in values):
            raise ApiError(400, 50035, "This is not one of the options.")
    return [str(value) for value in values]


def _check_file_types(wanted: list[str], resolver: Resolver, values: list[Any]) -> None:
    """Raise an error for an uploaded file whose type is not in `wanted`.

    `wanted` contains extensions such as `.toml` and media families such as `image`. If it is empty,
    every file is accepted.
    """
    files = resolver.found.get("attachments", {})
    for number in values if wanted else ():
        name = files[str(number)]["filename"].lower()
        family = (mimetypes.guess_type(name)[0] or "").partition("/")[0]
        if family not in wanted and not any(name.endswith(ending.lower()) for ending in wanted):
            raise ApiError(400, 50035, f"{name} is not one of {', '.join(wanted)}.")


def submit(
    stage: Stage, window: Asker, nonce: str, interaction_id: int, components: list[Json]
) -> None:
    """Send a person's filled-in modal to the bot. Raise an error if it is incomplete or invalid."""
    asked = open_modal(stage, window, interaction_id)
    assert asked.modal is not None
    asking = Asking(stage, window, nonce, stage.world.channel(asked.channel_id))
    resolver = Resolver(asking, asked.application_id)
    inputs = _by_custom_id(asked.modal["components"])
    filled = _by_custom_id(components)
    for custom_id, part in inputs.items():
        if custom_id not in filled and part.get("required", True) and part["type"] != CHECKBOX:
            raise ApiError(400, 50035, f"{custom_id} is required.")
        _fill(part, filled.setdefault(custom_id, {"custom_id": custom_id}), resolver)
    for custom_id in filled:
        if custom_id not in inputs:
            raise ApiError(400, 50035, f"There is no input {custom_id}.")
    sent = [_sent(part, filled) for part in asked.modal["components"]]
    data: Json = {"custom_id": asked.modal["custom_id"], "components": sent}
    if resolver.found:
        data["resolved"] = resolver.found
    asked.modal = None
    before = life.metadata(stage, asked)
    life.begin(asking, life.MODAL, asked.application_id, data, asked.message, triggered_by=before)


def _sent(part: Json, filled: dict[str, Json]) -> Json:
    """Return the JSON of a component in a submitted modal, with the person's values."""
    if "custom_id" in part:
        return filled[part["custom_id"]]
    shape: Json = {"type": part["type"], "id": part["id"]}
    if "component" in part:
        shape["component"] = _sent(part["component"], filled)
    if "components" in part:
        shape["components"] = [_sent(inner, filled) for inner in part["components"]]
    return shape


def _by_custom_id(components: list[Json]) -> dict[str, Json]:
    return {part["custom_id"]: part for part in walk(components) if "custom_id" in part}


def _fill(part: Json, given: Json, resolver: Resolver) -> None:
    """Check the value that a person gave to a modal input.

    Set the type, id and checked value in `given`.
    """
    given["type"] = part["type"]
    given["id"] = part.get("id")
    if part["type"] == TEXT_INPUT:
        given["value"] = _typed(part, str(given.get("value") or ""))
    elif part["type"] == RADIO_GROUP:
        chosen = [given["value"]] if given.get("value") is not None else []
        given["value"] = next(iter(_chosen(part, chosen, resolver)), None)
    elif part["type"] == CHECKBOX:
        given["value"] = bool(given.get("value"))
    else:
        given["values"] = _chosen(part, given.get("values") or [], resolver)


def _typed(part: Json, value: str) -> str:
    """Return the text of a text input. Raise an error if it is too short or too long."""
    required = part.get("required", True)
    low = part.get("min_length") or (1 if required else 0)
    if (value or required) and not _within(len(value), low, part.get("max_length") or 4000):
        raise ApiError(400, 50035, f"{part['custom_id']} is too short or too long.")
    return value


def open_modal(stage: Stage, window: Asker, interaction_id: int) -> Interaction:
    """Return the interaction with this id, whose modal this person has open.

    Raise error 10062 if the modal is not open.
    """
    asked = stage.world.interactions.get(interaction_id)
    if asked is None or asked.user_id != window.user_id or asked.modal is None:
        raise refusal(10062)
    return asked
