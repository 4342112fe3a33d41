"""The records in the shapes that Discord's API and gateway give them; here, messages."""

from __future__ import annotations

from urllib.parse import quote

from bot.playground.clock import iso
from bot.playground.place_shapes import PlaceShapes, text
from bot.playground.world import EPHEMERAL, Attachment, Channel, Json, Message, World

THREAD_CREATED, REPLY, THREAD_STARTER = 18, 19, 21


class Shapes(PlaceShapes):
    """Writes records as JSON; addresses of files begin with `base`."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self.base = ""

    def attachment(self, attachment: Attachment) -> Json:
        url = self.attachment_url(attachment)
        shape: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
            "flags": 0,
        }
        for key in ("description", "width", "height"):
            if getattr(attachment, key) is not None:
                shape[key] = getattr(attachment, key)
        return shape

    def attachment_url(self, attachment: Attachment) -> str:
        where = f"{attachment.channel_id}/{attachment.id}/{quote(attachment.filename, safe='')}"
        return f"{self.base}/attachments/{where}"

    def message(self, message: Message, viewer: int | None = None, *, deep: bool = True) -> Json:
        """A whole message; `deep` adds the message it answers."""
        channel = self.world.channels.get(message.channel_id)
        author = self.world.users[message.author_id]
        shape: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "type": message.type,
            "author": self.user(author),
            "content": message.content,
            "timestamp": iso(message.timestamp),
            "edited_timestamp": None if message.edited is None else iso(message.edited),
            "tts": message.tts,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user(self.world.users[who]) for who in message.mentions],
            "mention_roles": [str(role) for role in message.mention_roles],
            "mention_channels": [],
            "attachments": [
                self.attachment(item) for item in message.attachments if not item.shown_in
            ],
            "embeds": message.embeds,
            "components": message.components,
            "pinned": message.pinned_at is not None,
            "flags": message.flags | (EPHEMERAL if message.ephemeral else 0),
        }
        optional: Json = {
            "position": message.position,
            "message_reference": message.reference,
            "interaction_metadata": message.interaction,
            "application_id": text(message.application_id),
            "webhook_id": text(message.application_id),
        }
        shape |= {key: value for key, value in optional.items() if value is not None}
        if message.interaction is not None and "name" in message.interaction:
            keys = ("id", "type", "name", "user")
            shape["interaction"] = {key: message.interaction[key] for key in keys}
        if message.reactions:
            shape["reactions"] = self.reactions(message, viewer)
        if message.id in self.world.channels and message.type != THREAD_STARTER:
            shape["thread"] = self.channel(self.world.channels[message.id], viewer)
        if deep and message.type in {REPLY, THREAD_STARTER} and message.reference is not None:
            shape["referenced_message"] = self._referenced(message.reference, viewer)
        if channel is not None and channel.guild_id is not None:
            member = self.world.guild(channel.guild_id).members.get(author.id)
            shape["guild_id"] = str(channel.guild_id)
            if member is not None:
                shape["member"] = self.member(member, with_user=False)
        return shape

    def new_message(self, message: Message, viewer: int | None) -> Json:
        """A message just made; its nonce is told now and never again."""
        mark = {} if message.nonce is None else {"nonce": message.nonce}
        return self.message(message, viewer) | mark

    def is_alike(self, message: Message) -> bool:
        """Whether a message looks the same to everybody.

        One's own reactions and one's place in a thread are told to each alone.
        """
        has_thread = message.id in self.world.channels
        return not (message.reactions or message.reference or has_thread)

    def _referenced(self, reference: Json, viewer: int | None) -> Json | None:
        channel = self.world.channels.get(int(reference["channel_id"]))
        found = channel and channel.messages.get(int(reference["message_id"]))
        return self.message(found, viewer, deep=False) if found else None

    def reactions(self, message: Message, viewer: int | None) -> list[Json]:
        return [
            {
                "emoji": emoji(name),
                "count": len(who),
                "count_details": {"burst": 0, "normal": len(who)},
                "me": viewer in who,
                "me_burst": False,
                "burst_colors": [],
            }
            for name, who in message.reactions.items()
        ]

    def typing(self, channel: Channel, user_id: int) -> Json:
        now = int(self.world.clock.now())
        shape: Json = {**channel.where, "user_id": str(user_id), "timestamp": now}
        if channel.guild_id is not None:
            shape["member"] = self.member(self.world.member(channel.guild_id, user_id))
        return shape


def emoji(name: str) -> Json:
    """An emoji from the form it has in addresses: the character, or `name:id`."""
    label, _, number = name.partition(":")
    return {"id": number or None, "name": label, "animated": False}
