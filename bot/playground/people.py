"""The WebSocket of the page: the events for a person's window, and the person's actions."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.playground import invoking, posting, reactions, settings, threads
from bot.playground import permissions as may
from bot.playground.errors import ApiError, refusal
from bot.playground.interactions import Asking
from bot.playground.media import Upload
from bot.playground.outbox import Outbox, window_frame
from bot.playground.rest.commands import commands_for
from bot.playground.rest.messages import history
from bot.playground.stage import Stage
from bot.playground.strict import check_body
from bot.playground.world import DM, Channel, Json, User, WorldMessage

_log = logging.getLogger(__name__)

METHODS = {
    *("history", "send", "slash", "autocomplete", "context", "component", "modal"),
    *("modal_cancel", "dismiss", "react", "delete", "typing", "join_thread", "leave_thread"),
    *("settings", "set_settings"),
}
"""Names of the methods of `Window` that a frame from the page can call."""


def person(stage: Stage, name: str) -> User:
    """Return the person with this id or username.

    Raise error 10013 for a bot or an unknown name.
    """
    for user in stage.world.users.values():
        if not user.bot and name in {str(user.id), user.username}:
            return user
    raise refusal(10013)


def person_or_first(stage: Stage, name: str) -> User:
    """Return the person with this id or username.

    Return the first person for an unknown name or a bot.
    """
    try:
        return person(stage, name)
    except ApiError:
        return next(user for user in stage.world.users.values() if not user.bot)


def hello(stage: Stage, user_id: int) -> Json:
    """Return the data of the HELLO event: everything that this person can see in the playground."""
    world, shapes = stage.world, stage.shapes
    guilds = []
    for guild in world.guilds.values():
        if user_id not in guild.members:
            continue
        seen = shapes.guild_create(guild, user_id, everyone=True)
        kept = ("id", "name", "icon", "owner_id", "channels", "threads", "roles", "members")
        guilds.append({key: seen[key] for key in kept})
    private = [
        shapes.channel(channel, user_id)
        for channel in world.channels.values()
        if channel.type == DM and user_id in channel.recipients
    ]
    return {
        "me": shapes.user(world.users[user_id]),
        "users": [shapes.user(user) for user in world.users.values()],
        "guilds": guilds,
        "private_channels": private,
        **commands_for(stage, user_id),
        "now_ms": int(stage.clock.now() * 1000),
    }


class Window:
    """One open page of a person, connected over a WebSocket."""

    def __init__(self, stage: Stage, user: User, outbox: Outbox) -> None:
        self._stage = stage
        self._user = user
        self._outbox = outbox
        self._reloading = False

    @property
    def user_id(self) -> int:
        return self._user.id

    def deliver(self, event: str, data: Json) -> None:
        self.pass_on(window_frame(event, data))

    def pass_on(self, frame: str) -> None:
        self._outbox.send(frame)

    def reload(self) -> None:
        """Schedule another HELLO event.

        Several calls in one iteration of the event loop send it once.
        """
        if not self._reloading:
            self._reloading = True
            asyncio.get_running_loop().call_soon(self._hello_again)

    def _hello_again(self) -> None:
        self._reloading = False
        self.deliver("HELLO", hello(self._stage, self.user_id))

    def close(self) -> None:
        self._outbox.close(1001)

    def received(self, text: str) -> None:
        """Carry out the action in a frame from the page.

        If it fails, send REFUSED with the error.
        """
        nonce = None
        try:
            frame = msgspec.json.decode(text)
            nonce = frame.get("nonce")
            if frame["op"] not in METHODS:
                raise ValueError(frame["op"])
            getattr(self, frame["op"])(frame)
        except ApiError as error:
            told: Json = {"code": error.code, "message": error.message}
            if "errors" in error.body:
                told["errors"] = error.body["errors"]
            self._refused(nonce, told)
        except (msgspec.DecodeError, KeyError, ValueError, TypeError, AttributeError):
            _log.info("A window sent an invalid frame: %.200s", text, exc_info=True)
            self._refused(nonce, {"code": 50035, "message": "This request makes no sense."})

    def _refused(self, nonce: Any, told: Json) -> None:
        self.deliver("REFUSED", {"nonce": nonce, **told})

    def _channel(self, frame: Json, needed: int = may.VIEW_CHANNEL) -> Channel:
        channel = self._stage.world.channel(int(frame["channel_id"]))
        may.require(self._stage.world, channel, self.user_id, needed)
        return channel

    def _message(self, frame: Json) -> WorldMessage:
        message = self._stage.world.message(int(frame["channel_id"]), int(frame["message_id"]))
        if message.visible_to not in {None, self.user_id}:
            raise refusal(10008)
        return message

    def history(self, frame: Json) -> None:
        channel = self._channel(frame)
        limit = max(1, min(100, int(frame.get("limit") or 50)))
        where = {"before": int(frame["before"])} if frame.get("before") else {}
        found = history(channel, self.user_id, limit + 1, where)
        shown = [self._stage.shapes.message(m, self.user_id) for m in found[:limit]]
        self.deliver(
            "HISTORY",
            {
                "nonce": frame.get("nonce"),
                "channel_id": str(channel.id),
                "messages": shown,
                "has_more": len(found) > limit,
            },
        )

    def send(self, frame: Json) -> None:
        channel = self._channel(frame)
        body: Json = {"content": str(frame.get("content") or ""), "nonce": frame.get("nonce")}
        if frame.get("reply_to"):
            body["message_reference"] = {"message_id": str(frame["reply_to"])}
        files = [self._stage.world.attachments[int(n)] for n in frame.get("attachments") or []]
        uploads = {n: Upload(f.filename, f.data, f.content_type) for n, f in enumerate(files)}
        posting.may_write(self._stage, channel, self.user_id, body, bool(uploads))
        check_body("message_create", body, posting.context(None, uploads, body))
        posting.post(self._stage, channel, self.user_id, body, uploads)

    def _asking(self, frame: Json) -> Asking:
        channel = self._stage.world.channel(int(frame["channel_id"]))
        return Asking(self._stage, self, str(frame.get("nonce")), channel)

    def slash(self, frame: Json) -> None:
        options = frame.get("options") or []
        invoking.slash(self._asking(frame), int(frame["command_id"]), options)

    def autocomplete(self, frame: Json) -> None:
        options = frame.get("options") or []
        invoking.autocomplete(self._asking(frame), int(frame["command_id"]), options)

    def context(self, frame: Json) -> None:
        command, target = int(frame["command_id"]), int(frame["target_id"])
        invoking.context_menu(self._asking(frame), command, target)

    def component(self, frame: Json) -> None:
        message, values = int(frame["message_id"]), frame.get("values")
        invoking.component(self._asking(frame), message, frame["custom_id"], values)

    def modal(self, frame: Json) -> None:
        nonce = str(frame.get("nonce"))
        number = int(frame["interaction_id"])
        invoking.submit(self._stage, self, nonce, number, frame.get("components") or [])

    def modal_cancel(self, frame: Json) -> None:
        invoking.open_modal(self._stage, self, int(frame["interaction_id"])).modal = None

    def dismiss(self, frame: Json) -> None:
        """Delete an ephemeral message that this person sees.

        Raise error 10008 for any other message.
        """
        number = int(frame["message_id"])
        for channel in self._stage.world.channels.values():
            message = channel.messages.get(number)
            if message is not None and message.visible_to == self.user_id:
                posting.remove(self._stage, channel, message)
                return
        raise refusal(10008)

    def react(self, frame: Json) -> None:
        channel, message = self._channel(frame), self._message(frame)
        deed = reactions.remove if frame.get("remove") else reactions.add
        deed(self._stage, channel, message, self.user_id, str(frame["emoji"]))

    def delete(self, frame: Json) -> None:
        channel, message = self._channel(frame), self._message(frame)
        if message.author_id != self.user_id:
            may.require(self._stage.world, channel, self.user_id, may.MANAGE_MESSAGES)
        posting.remove(self._stage, channel, message)

    def typing(self, frame: Json) -> None:
        channel = self._channel(frame, may.SEND_MESSAGES)
        shape = self._stage.shapes.typing(channel, self.user_id)
        self._stage.hub.in_channel(channel, "TYPING_START", shape)

    def join_thread(self, frame: Json) -> None:
        threads.add_members(self._stage, self._thread(frame), [self.user_id])

    def leave_thread(self, frame: Json) -> None:
        threads.remove_member(self._stage, self._thread(frame), self.user_id)

    def settings(self, frame: Json) -> None:
        """Send a SETTINGS event with the person's language and permissions in a channel."""
        channel = self._stage.world.channel(int(frame["channel_id"]))
        told = settings.read(self._stage, self._user, channel)
        self.deliver("SETTINGS", {"channel_id": str(channel.id), **told})

    def set_settings(self, frame: Json) -> None:
        channel = self._stage.world.channel(int(frame["channel_id"]))
        settings.change(self._stage, self._user, channel, frame)

    def _thread(self, frame: Json) -> Channel:
        channel = self._channel(frame)
        if channel.thread is None:
            raise refusal(50024)
        threads.require_awake(channel)
        return channel


async def serve_window(stage: Stage, request: web.Request) -> web.WebSocketResponse:
    """Serve the WebSocket of one window until it is closed."""
    user = person_or_first(stage, request.query.get("as", ""))
    socket = web.WebSocketResponse(heartbeat=30, max_msg_size=1 << 20)
    await socket.prepare(request)
    outbox = Outbox(socket)
    window = Window(stage, user, outbox)
    window.deliver("HELLO", hello(stage, user.id))
    stage.hub.windows.append(window)
    try:
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                window.received(message.data)
    finally:
        stage.hub.windows.remove(window)
        await outbox.done()
    return socket
