"""Routes of application commands, global and per guild, and of their permissions."""

from __future__ import annotations

import copy
from typing import Any

from bot.playground import permissions as may
from bot.playground.errors import form, refusal
from bot.playground.rest.call import Call, Created, Route
from bot.playground.stage import Stage
from bot.playground.strict import check_body
from bot.playground.world import IN_GUILD, WITH_BOT, Command, Json

LOCALES = ("name_localizations", "description_localizations")


def _scope(call: Call) -> int | None:
    """Return the id of the guild in the path, or None for global commands.

    Raise error 50001 if the path names another application, or a guild that the bot is not in.
    """
    if call.id("application_id") != call.app.id:
        raise refusal(50001)
    if "guild_id" not in call.params:
        return None
    guild = call.stage.world.guild(call.id("guild_id"))
    if guild.id not in call.app.guilds:
        raise refusal(50001)
    return guild.id


def _in_scope(call: Call) -> list[Command]:
    guild_id = _scope(call)
    commands = call.stage.world.commands.values()
    return [c for c in commands if c.application_id == call.app.id and c.guild_id == guild_id]


def _named(call: Call) -> Command:
    wanted = call.id("command_id")
    for command in _in_scope(call):
        if command.id == wanted:
            return command
    raise refusal(10063)


def _shown(call: Call, command: Command) -> Json:
    shape = call.stage.shapes.command(command)
    if call.asks("with_localizations"):
        return shape
    return {key: value for key, value in shape.items() if key not in LOCALES}


def listed(call: Call) -> list[Json]:
    return [_shown(call, command) for command in _in_scope(call)]


def one(call: Call) -> Json:
    return call.stage.shapes.command(_named(call))


def create(call: Call) -> Any:
    """Create a command, or replace the command with an equal type and name.

    A replaced command keeps its id. Return the command as JSON, in `Created` if it is new.
    """
    body = call.fields()
    check_body("command_create", body)
    others = _in_scope(call)
    key = (int(body.get("type") or 1), body["name"])
    same = next((command for command in others if command.key == key), None)
    if same is None and key[0] == 1 and sum(c.key[0] == 1 for c in others) >= 100:
        raise refusal(30032)
    if same is None:
        call.buckets.take_command(call.app.id, _scope(call), 1)
    command = _store(call, body, same)
    _announce(call)
    shape = call.stage.shapes.command(command)
    return shape if same is not None else Created(shape)


def edit(call: Call) -> Json:
    command = _named(call)
    check_body("command_edit", call.fields())
    changed = {key: value for key, value in call.fields().items() if key != "type"}
    command.body = {**command.body, **changed}
    command.version = call.stage.world.ids.next()
    _announce(call)
    return call.stage.shapes.command(command)


def remove(call: Call) -> None:
    del call.stage.world.commands[_named(call).id]
    _announce(call)


def overwrite(call: Call) -> list[Json]:
    """Replace all global commands, or all commands of one guild.

    A new command with the type and name of an old one keeps its id.
    """
    old = {command.key: command for command in _in_scope(call)}
    check_body("commands_overwrite", call.body)
    keys = [(int(body.get("type") or 1), body["name"]) for body in call.body]
    call.buckets.take_command(call.app.id, _scope(call), sum(key not in old for key in keys))
    for command in old.values():
        del call.stage.world.commands[command.id]
    kept = [_store(call, body, old.get(key)) for key, body in zip(keys, call.body, strict=True)]
    _announce(call)
    return [call.stage.shapes.command(command) for command in kept]


def _store(call: Call, body: Json, same: Command | None) -> Command:
    ids = call.stage.world.ids
    body = copy.deepcopy(body)
    if same is None:
        command = Command(ids.next(), call.app.id, _scope(call), ids.next(), body)
    else:
        command = same
        if command.body != body:
            command.body, command.version = body, ids.next()
    call.stage.world.commands[command.id] = command
    return command


def _announce(call: Call) -> None:
    """Send every person a COMMANDS event with all commands that the person can see."""
    people = [user.id for user in call.stage.world.users.values() if not user.bot]
    for person in people:
        call.stage.hub.to_people([person], "COMMANDS", commands_for(call.stage, person))


def commands_for(stage: Stage, user_id: int) -> Json:
    """Return the data of a COMMANDS event: a person's commands, and where each is usable."""
    world = stage.world
    shown = []
    for command in world.commands.values():
        app = world.applications[command.application_id]
        guilds = [gid for gid in app.guilds if user_id in world.guilds[gid].members]
        if command.guild_id is not None:
            guilds = [gid for gid in guilds if gid == command.guild_id]
            if not guilds:
                continue
        usable = [str(gid) for gid in guilds if _usable(stage, command, gid, user_id)]
        shape = {"guild_id": None, **stage.shapes.command(command), "usable_in": usable}
        shown.append(shape | {"usable_in_private": WITH_BOT in command.contexts})
    return {"commands": shown}


def _usable(stage: Stage, command: Command, guild_id: int, user_id: int) -> bool:
    """Return True if a person can use the command in a guild.

    The command's own permissions for roles and channels are not considered.
    """
    if IN_GUILD not in command.contexts:
        return False
    bits = may.in_guild(stage.world, guild_id, user_id)
    given = command.overrides.get(guild_id, {})
    if user_id in given and bits != may.ALL:
        return given[user_id][1]
    needed = command.body.get("default_member_permissions")
    if bits == may.ALL or needed is None:
        return bool(bits & may.USE_COMMANDS)
    return int(needed) != 0 and bits & int(needed) == int(needed)


def _overrides(call: Call, command: Command) -> Json:
    given = command.overrides.get(call.id("guild_id"), {})
    return {
        "id": str(command.id),
        "application_id": str(command.application_id),
        "guild_id": str(call.id("guild_id")),
        "permissions": [
            {"id": str(target), "type": kind, "permission": allowed}
            for target, (kind, allowed) in given.items()
        ],
    }


def _here(call: Call) -> list[Command]:
    """Return the bot's global commands, and its commands of the guild in the path."""
    guild_id = _scope(call)
    commands = call.stage.world.commands.values()
    return [
        command
        for command in commands
        if command.application_id == call.app.id and command.guild_id in {None, guild_id}
    ]


def all_overrides(call: Call) -> list[Json]:
    return [_overrides(call, c) for c in _here(call) if c.overrides.get(call.id("guild_id"))]


def overrides(call: Call) -> Json:
    for command in _here(call):
        if command.id == call.id("command_id"):
            if not command.overrides.get(call.id("guild_id")):
                raise form((), "10066", "Unknown application command permissions")
            return _overrides(call, command)
    raise refusal(10063)


_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES = [
    Route(method, base + rest, handler)
    for base in (_GLOBAL, _GUILD)
    for method, rest, handler in (
        ("GET", "", listed),
        ("POST", "", create),
        ("PUT", "", overwrite),
        ("GET", "/{command_id}", one),
        ("PATCH", "/{command_id}", edit),
        ("DELETE", "/{command_id}", remove),
    )
]
# These come first, because "permissions" would match `{command_id}`.
ROUTES = [
    Route("GET", _GUILD + "/permissions", all_overrides),
    Route("GET", _GUILD + "/{command_id}/permissions", overrides),
    *ROUTES,
]
