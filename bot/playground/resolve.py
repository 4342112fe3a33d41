"""The `resolved` objects of an interaction, to which its values refer by id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.playground import permissions as may
from bot.playground.errors import ApiError
from bot.playground.interactions import Asking
from bot.playground.numbers import plain_number
from bot.playground.world import Json, WorldMessage

USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT = "user", "channel", "role", "mentionable", "file"
"""Kinds of objects to which the ids in an interaction's values can refer."""
OF_OPTION = {6: USER, 7: CHANNEL, 8: ROLE, 9: MENTIONABLE, 11: ATTACHMENT}
"""The kind of object to which a command option's value refers, by the option's type."""
OF_COMPONENT = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL, 19: ATTACHMENT}
"""The kind of object to which a component's values refer, by the component's type."""


class Resolver:
    """A builder of the `resolved` objects of one interaction. The result is in `found`."""

    def __init__(self, asking: Asking, application_id: int) -> None:
        self._application_id = application_id
        self._stage, self._channel = asking.stage, asking.channel
        self._user_id = asking.window.user_id
        self.found: dict[str, dict[str, Json]] = {}

    def add(
        self, kind: str, values: Iterable[object], channel_types: Sequence[int] | None = None
    ) -> None:
        """Add the object of each id to `found`.

        Raise an error for an unknown id or a wrong channel type.
        """
        for value in values:
            if not self._add(kind, plain_number(str(value)) or 0, channel_types):
                raise ApiError(400, 50035, f"There is no {kind} {value}.")

    def _add(self, kind: str, number: int, channel_types: Sequence[int] | None) -> bool:
        match kind:
            case "user":
                return self._user(number)
            case "role":
                return self._role(number)
            case "mentionable":
                return self._user(number) or self._role(number)
            case "channel":
                return self._place(number, channel_types)
            case _:
                return self._file(number)

    def message(self, message: WorldMessage) -> None:
        shape = self._stage.shapes.message(message, None)
        self._keep("messages", message.id, shape)

    def _keep(self, group: str, number: int, shape: Json) -> bool:
        self.found.setdefault(group, {})[str(number)] = shape
        return True

    def _user(self, number: int) -> bool:
        world, shapes = self._stage.world, self._stage.shapes
        if number not in world.users:
            return False
        self._keep("users", number, shapes.user(world.users[number]))
        if self._channel.guild_id is not None:
            member = world.guild(self._channel.guild_id).members.get(number)
            if member is not None:
                bits = may.in_channel(world, self._channel, number)
                shape = {**shapes.member(member, with_user=False), "permissions": str(bits)}
                self._keep("members", number, shape)
        return True

    def _role(self, number: int) -> bool:
        if self._channel.guild_id is None:
            return False
        role = self._stage.world.guild(self._channel.guild_id).roles.get(number)
        return role is not None and self._keep("roles", number, self._stage.shapes.role(role))

    def _place(self, number: int, types: Sequence[int] | None) -> bool:
        world = self._stage.world
        channel = world.channels.get(number)
        if channel is None or channel.guild_id != self._channel.guild_id:
            return False
        if types and channel.type not in types:
            return False
        bits = may.in_channel(world, channel, self._user_id)
        shape = self._stage.shapes.channel(channel, self._user_id)
        own = may.in_channel(world, channel, self._application_id)
        shape |= {"permissions": str(bits), "app_permissions": str(own)}
        return self._keep("channels", number, shape)

    def _file(self, number: int) -> bool:
        attachment = self._stage.world.attachments.get(number)
        if attachment is None:
            return False
        return self._keep("attachments", number, self._stage.shapes.attachment(attachment))
