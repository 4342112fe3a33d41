"""The control API: HTTP requests that inject faults, move the clock and change the world."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web

from bot.playground import cast, places, posting, scheduled
from bot.playground import permissions as may
from bot.playground.api import Api, reply
from bot.playground.errors import ApiError
from bot.playground.faults import GATEWAY, Fault, nameless
from bot.playground.gateway import GatewayServer, SessionTest
from bot.playground.people import hello, person
from bot.playground.rest.table import ROUTES
from bot.playground.stage import Stage
from bot.playground.world import Application, Json, Overwrite

LOOPBACK = {"127.0.0.1", "::1", "::ffff:127.0.0.1"}
METHODS = {
    *("fault", "lose", "calm", "drop", "reconnect", "invalidate", "mute", "gateway", "cdn"),
    *("outage", "jump", "limits", "statistics", "interactions", "guild", "channel", "user"),
    *("application", "delete_channel", "delete_message", "permission", "role"),
    *("command_permission", "form_cache", "interest"),
}
"""Names of the methods of `Control` that a request can call."""


class Control:
    """The handler of `GET /control/state` and of `POST /control/NAME` with a JSON body.

    `NAME` is one of `METHODS`.
    """

    def __init__(self, stage: Stage, gateway: GatewayServer, api: Api) -> None:
        self._stage = stage
        self._gateway = gateway
        self._api = api

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/control/state", self._state),
            web.post("/control/{deed}", self._call),
        ]

    async def _call(self, request: web.Request) -> web.Response:
        self._require_local(request)
        if request.match_info["deed"] not in METHODS:
            raise web.HTTPNotFound
        deed: Callable[[Json], Json | None] = getattr(self, request.match_info["deed"])
        text = await request.read()
        try:
            given = msgspec.json.decode(text, type=dict[str, Any]) if text else {}
            return reply(200, deed(given) or {}, {})
        except ApiError as error:
            return reply(error.status, error.body, {})
        except (KeyError, ValueError, TypeError) as error:
            return reply(400, {"message": f"{type(error).__name__}: {error}"}, {})

    async def _state(self, request: web.Request) -> web.Response:
        self._require_local(request)
        return reply(200, self.state(), {})

    def _require_local(self, request: web.Request) -> None:
        """Raise 403 for a request from another machine, and 415 for a body that is not JSON.

        Pages of other websites cannot send JSON, so their requests are rejected.
        """
        if request.remote not in LOOPBACK:
            raise web.HTTPForbidden
        if request.body_exists and request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType

    def state(self) -> Json:
        """Return the state as JSON: time, users, guilds, bots, commands, sessions and counters.

        It also contains the request faults.
        """
        world, shapes = self._stage.world, self._stage.shapes
        owner = next(iter(world.guilds.values())).owner_id if world.guilds else 0
        return {
            "now": self._stage.clock.now(),
            "users": [shapes.user(user) for user in world.users.values()],
            "guilds": hello(self._stage, owner)["guilds"] if owner else [],
            "applications": [
                {"id": str(app.id), "name": app.name, "guilds": [str(g) for g in app.guilds]}
                for app in world.applications.values()
            ],
            "commands": [shapes.command(command) for command in world.commands.values()],
            "sessions": [
                {
                    "id": session.id,
                    "application_id": str(session.app.id),
                    "shard": list(session.shard),
                    "connected": session.outbox is not None,
                    "sequence": session.sequence,
                    "agent": session.client.agent,
                    "address": session.client.address,
                }
                for session in self._gateway.sessions.values()
            ],
            "faults": [fault.shape() for fault in self._stage.faults.requests],
            "gateway_attempts": self._gateway.attempts,
            "invalid_requests": sum(self._api.invalid_requests.by_address().values()),
            "refusals": self._api.statistics.refusals(),
        }

    def fault(self, given: Json) -> None:
        """Inject a fault into requests.

        `given` contains fields of `Fault`. Raise ValueError for an unknown route.
        """
        fault = Fault(**given)
        if fault.route and nameless(fault.route) not in {nameless(r.path) for r in ROUTES}:
            raise ValueError(f"there is no route {fault.route}")
        self._stage.faults.requests.append(fault)

    def lose(self, given: Json) -> None:
        """Drop the next `times` gateway events with the name `event`, by default one event.

        Bots do not receive a dropped event. Without a name, or with `*`, drop events of any name.
        """
        self._stage.faults.lost[given.get("event", "*")] = int(given.get("times", 1))

    def calm(self, given: Json) -> None:
        """Remove every injected fault."""
        self._stage.faults.clear()

    def drop(self, given: Json) -> Json:
        resumable = bool(given.get("resumable", True))
        code = int(given.get("code", 4000))
        return {"dropped": self._gateway.drop(_which(given), resumable=resumable, code=code)}

    def reconnect(self, given: Json) -> Json:
        return {"asked": self._gateway.ask_to_reconnect(_which(given))}

    def invalidate(self, given: Json) -> Json:
        resumable = bool(given.get("resumable", False))
        return {"told": self._gateway.invalidate(_which(given), resumable=resumable)}

    def mute(self, given: Json) -> None:
        """Stop or resume the acknowledgement of heartbeats.

        Clients close their connections if acknowledgements are missing.
        """
        self._stage.faults.mute_heartbeats = bool(given.get("on", True))

    def gateway(self, given: Json) -> Json:
        """Set the fault of gateway connections to a value of `GATEWAY`.

        Return the number of connection attempts so far.
        """
        fault = str(given.get("fault", ""))
        if fault not in GATEWAY:
            raise ValueError(f"fault must be one of {sorted(GATEWAY)}")
        faults = self._stage.faults
        faults.gateway, faults.gateway_code = fault, int(given.get("code", 4000))
        return {"attempts": self._gateway.attempts}

    def cdn(self, given: Json) -> None:
        """Make all attachments unavailable with HTTP 503, or available again."""
        self._stage.faults.cdn_dead = bool(given.get("dead", True))

    def form_cache(self, given: Json) -> None:
        """Turn on or off a cache of modals by custom id, as in Discord's phone apps."""
        self._stage.faults.forms = {} if given.get("on", True) else None

    def interest(self, given: Json) -> None:
        """Mark a person as interested in a scheduled event, or remove the mark."""
        guild = self._stage.world.guild(int(given["guild_id"]))
        event = guild.events[int(given["event_id"])]
        person = self._person(given["user"])
        scheduled.set_interest(self._stage, event, person, interested=bool(given.get("on", True)))

    def outage(self, given: Json) -> None:
        """Tell a guild's bots that the guild is unavailable, or available again."""
        guild = self._stage.world.guild(int(given["guild_id"]))
        for app in self._stage.world.applications.values():
            if guild.id in app.guilds:
                gone = {"id": str(guild.id), "unavailable": True}
                if given.get("on", True):
                    self._stage.hub.to_users([app.id], "GUILD_DELETE", gone, guild.id)
                else:
                    shape = self._stage.shapes.guild_create(guild, app.id, everyone=False)
                    self._stage.hub.to_users([app.id], "GUILD_CREATE", shape, guild.id)

    def jump(self, given: Json) -> Json:
        self._stage.clock.jump(float(given["seconds"]))
        return {"now": self._stage.clock.now()}

    def limits(self, given: Json) -> None:
        """Turn rate limits on or off, or change single limits.

        The keys are `on`, `invalid_requests`, `active_threads` and `identify_seconds`. Raise
        ValueError for another key or none.
        """
        limits = {"on", "invalid_requests", "active_threads", "identify_seconds"}
        if not given or not given.keys() <= limits:
            raise ValueError(f"name only limits of {sorted(limits)}, and at least one")
        if "on" in given:
            self._api.buckets.on = bool(given["on"])
        if "invalid_requests" in given:
            self._api.invalid_requests.most = int(given["invalid_requests"])
        if "active_threads" in given:
            self._stage.world.most_active_threads = int(given["active_threads"])
        if "identify_seconds" in given:
            self._gateway.starts.seconds = float(given["identify_seconds"])

    def statistics(self, given: Json) -> Json:
        """Return the request statistics, and the number of invalid requests by address.

        With `reset`, clear the request statistics afterwards.
        """
        told = self._api.statistics.shape()
        told["invalid"] = self._api.invalid_requests.by_address()
        if given.get("reset"):
            self._api.statistics.reset()
        return told

    def interactions(self, given: Json) -> Json:
        """Return the interactions with ids above `after` as JSON.

        Each lists the ids of the sessions that received it, and the clients that answered it.
        """
        after = int(given.get("after", 0))
        known = self._stage.world.interactions.values()
        return {
            "interactions": [
                {
                    "id": str(one.id),
                    "guild_id": None if one.guild_id is None else str(one.guild_id),
                    "told": one.told,
                    "answers": [
                        {"agent": who.agent, "address": who.address, "status": status}
                        for who, status in one.answers
                    ],
                }
                for one in known
                if one.id > after
            ]
        }

    def guild(self, given: Json) -> Json:
        owner = self._person(given.get("owner", "olga"))
        app = self._app(given) if given.get("install", True) else None
        guild = places.add_guild(self._stage, str(given["name"]), owner, app)
        for name in given.get("members", []):
            places.add_member(self._stage, guild, self._person(name))
        return {"id": str(guild.id)}

    def channel(self, given: Json) -> Json:
        added = places.add_channel(self._stage, int(given["guild_id"]), given)
        return {"id": str(added.id)}

    def user(self, given: Json) -> Json:
        world = self._stage.world
        user = cast.add_user(world, str(given["username"]), given.get("global_name"))
        user.locale = str(given.get("locale", user.locale))
        for number in given.get("guilds", [str(guild) for guild in world.guilds]):
            places.add_member(self._stage, world.guild(int(number)), user.id)
        self._stage.hub.reload()
        return {"id": str(user.id)}

    def application(self, given: Json) -> Json:
        """Create a bot with a name and a token, add it to every guild, and return its id."""
        world = self._stage.world
        owner = self._person(given.get("owner", "olga"))
        app = cast.add_application(world, str(given["name"]), str(given["token"]), owner)
        for guild in world.guilds.values():
            places.install(self._stage, app, guild)
        return {"id": str(app.id)}

    def delete_channel(self, given: Json) -> None:
        channel = self._stage.world.channel(int(given["channel_id"]))
        places.remove_channel(self._stage, channel)

    def delete_message(self, given: Json) -> None:
        channel = self._stage.world.channel(int(given["channel_id"]))
        message = self._stage.world.message(channel.id, int(given["message_id"]))
        posting.remove(self._stage, channel, message)

    def permission(self, given: Json) -> None:
        """Allow or deny named permissions in a channel.

        They apply to a user or role, by default to the bot.
        """
        channel = self._stage.world.channel(int(given["channel_id"]))
        target = int(given.get("target_id") or self._app(given).id)
        kind = 1 if target in self._stage.world.users else 0
        overwrite = channel.overwrites.setdefault(target, Overwrite(target, kind, 0, 0))
        for name in given.get("deny", []):
            overwrite.deny |= may.NAMES[name]
            overwrite.allow &= ~may.NAMES[name]
        for name in given.get("allow", []):
            overwrite.allow |= may.NAMES[name]
            overwrite.deny &= ~may.NAMES[name]
        places.channel_changed(self._stage, channel)
        places.visibility_changed(self._stage)

    def role(self, given: Json) -> Json:
        """Create or change a role in a guild, give it to the named people, and return its id."""
        guild = self._stage.world.guild(int(given["guild_id"]))
        body: Json = {key: given[key] for key in ("name", "mentionable") if key in given}
        if "permissions" in given:
            body["permissions"] = sum(may.NAMES[name] for name in given["permissions"])
        if "role_id" in given:
            role = self._stage.world.role(guild.id, int(given["role_id"]))
            places.set_role(role, body)
            places.role_changed(self._stage, guild.id, role)
        else:
            role = places.add_role(self._stage, guild, body)
        for name in given.get("members", []):
            self._stage.world.member(guild.id, self._person(name)).roles.append(role.id)
            places.member_changed(self._stage, guild.id, self._person(name))
        return {"id": str(role.id)}

    def command_permission(self, given: Json) -> None:
        """Allow or deny a command in a guild for a role (`type` 1), user (2) or channel (3)."""
        command = self._stage.world.command(int(given["command_id"]))
        chosen = command.overrides.setdefault(int(given["guild_id"]), {})
        chosen[int(given["target_id"])] = (int(given["type"]), bool(given["permission"]))
        self._stage.hub.reload()

    def _person(self, name: object) -> int:
        return person(self._stage, str(name)).id

    def _app(self, given: Json) -> Application:
        apps = self._stage.world.applications
        chosen = given.get("application_id")
        return apps[int(chosen)] if chosen else next(iter(apps.values()))


def _which(given: Json) -> SessionTest:
    """Return a function that is True for the selected gateway sessions.

    `given` can contain a `shard`, such as `[3, 16]`, and the id of a `session`. Without them, all
    sessions are selected.
    """
    shard, session_id = given.get("shard"), given.get("session")
    return lambda session: (
        (shard is None or list(session.shard) == shard) and session_id in (None, session.id)
    )
