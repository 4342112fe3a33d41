"""The JSON objects of Discord's API and gateway, made from the playground's records."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from bot.playground import permissions as may
from bot.playground.clock import iso
from bot.playground.world import (
    DM,
    EPHEMERAL,
    SPOILER,
    STAGE,
    VOICE,
    WITH_BOT,
    Application,
    Attachment,
    Channel,
    Command,
    Guild,
    Json,
    Member,
    Role,
    ScheduledEvent,
    User,
    World,
    WorldMessage,
)

THREAD_CREATED, REPLY, THREAD_STARTER = 18, 19, 21


class Shapes:
    """A converter of the playground's records to Discord's JSON.

    URLs of files begin with `base`.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.base = ""

    def user(self, user: User) -> Json:
        shape: Json = {
            "id": str(user.id),
            "username": user.username,
            "global_name": user.global_name,
            "discriminator": "0",
            "avatar": f"{user.id:032x}",
            "public_flags": 0,
            "flags": 0,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
        }
        if user.bot:
            shape["bot"] = True
            shape["discriminator"] = f"{user.id % 9999 + 1:04}"
        return shape

    def account(self, user: User) -> Json:
        """Return a user as JSON, with the fields that only this user may read."""
        more = {"mfa_enabled": True, "locale": user.locale, "verified": True, "email": None}
        return {**self.user(user), **more}

    def member(self, member: Member, *, with_user: bool = True) -> Json:
        shape: Json = {
            "roles": [str(role) for role in member.roles],
            "joined_at": iso(member.joined_at),
            "nick": member.nick,
            "avatar": None,
            "banner": None,
            "premium_since": None,
            "communication_disabled_until": member.timeout_until,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }
        if with_user:
            shape["user"] = self.user(self.world.user(member.user_id))
        return shape

    def role(self, role: Role) -> Json:
        shape: Json = {
            "id": str(role.id),
            "name": role.name,
            "permissions": str(role.permissions),
            "position": role.position,
            "color": role.color,
            "colors": {
                "primary_color": role.color,
                "secondary_color": None,
                "tertiary_color": None,
            },
            "hoist": role.hoist,
            "mentionable": role.mentionable,
            "managed": role.managed_by is not None,
            "icon": None,
            "unicode_emoji": None,
            "description": None,
            "flags": 0,
        }
        if role.managed_by is not None:
            shape["tags"] = {"bot_id": str(role.managed_by)}
        return shape

    def channel(self, channel: Channel, viewer: int | None = None) -> Json:
        """Return a channel of any type as JSON. A thread includes the viewer's membership."""
        if channel.type == DM:
            return self._dm(channel, viewer)
        if channel.thread is not None:
            return self._thread(channel, viewer)
        shape: Json = {
            "id": str(channel.id),
            "type": channel.type,
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "position": channel.position,
            "parent_id": text(channel.parent_id),
            "topic": channel.topic,
            "nsfw": channel.nsfw,
            "rate_limit_per_user": channel.slowmode,
            "last_message_id": text(channel.last_message_id),
            "last_pin_timestamp": None if channel.last_pin is None else iso(channel.last_pin),
            "permission_overwrites": [
                {"id": str(o.id), "type": o.type, "allow": str(o.allow), "deny": str(o.deny)}
                for o in channel.overwrites.values()
            ],
            "flags": 0,
        }
        if channel.type in {VOICE, STAGE}:
            shape |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
        return shape

    def _dm(self, channel: Channel, viewer: int | None) -> Json:
        others = [self.world.users[who] for who in channel.recipients if who != viewer]
        return {
            "id": str(channel.id),
            "type": DM,
            "last_message_id": text(channel.last_message_id),
            "recipients": [self.user(other) for other in others],
            "flags": 0,
        }

    def _thread(self, channel: Channel, viewer: int | None) -> Json:
        thread = channel.thread
        assert thread is not None
        shape: Json = {
            "id": str(channel.id),
            "type": channel.type,
            "guild_id": str(channel.guild_id),
            "parent_id": str(channel.parent_id),
            "owner_id": str(thread.owner_id),
            "name": channel.name,
            "last_message_id": text(channel.last_message_id),
            "rate_limit_per_user": channel.slowmode,
            "message_count": thread.message_count,
            "member_count": min(50, len(thread.members)),
            "total_message_sent": thread.total_sent,
            "flags": 0,
            "thread_metadata": {
                "archived": thread.archived,
                "archive_timestamp": iso(thread.archive_changed or thread.created),
                "auto_archive_duration": thread.auto_archive_minutes,
                "locked": thread.locked,
                "create_timestamp": iso(thread.created),
                **({"invitable": thread.invitable} if channel.type == 12 else {}),
            },
        }
        if viewer in thread.members:
            shape["member"] = self.thread_member(channel, viewer)
        return shape

    def thread_member(
        self, channel: Channel, user_id: int | None, *, with_member: bool = False
    ) -> Json:
        assert channel.thread is not None
        assert channel.guild_id is not None
        assert user_id is not None
        shape: Json = {
            "id": str(channel.id),
            "user_id": str(user_id),
            "join_timestamp": iso(channel.thread.members[user_id]),
            "flags": 0,
        }
        if with_member:
            shape["member"] = self.member(self.world.member(channel.guild_id, user_id))
        return shape

    def guild(self, guild: Guild) -> Json:
        """Return a guild as JSON without members and channels, as in the HTTP API."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner_id),
            "description": guild.description,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "home_header": None,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": [self.role(role) for role in guild.roles.values()],
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "nsfw": False,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": guild.locale,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "application_id": None,
            "vanity_url_code": None,
            "widget_enabled": False,
            "widget_channel_id": None,
            "max_members": 500000,
            "max_presences": None,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "region": "deprecated",
            "incidents_data": None,
        }

    def counts(self, guild: Guild) -> Json:
        """Return the JSON fields with the approximate member counts of a guild.

        All members count as online.
        """
        count = len(guild.members)
        return {"approximate_member_count": count, "approximate_presence_count": count}

    def guild_create(self, guild: Guild, viewer: int, *, everyone: bool) -> Json:
        """Return a guild as JSON for GUILD_CREATE, with its channels, active threads and members.

        For a bot this includes channels that the bot cannot see. Without `everyone`, the only
        member is the viewer.
        """
        members = guild.members.values() if everyone else [guild.members[viewer]]
        visible = [
            channel
            for channel in self.world.guild_channels(guild.id)
            if viewer in self.world.applications or may.can_see(self.world, channel, viewer)
        ]
        threads = [
            thread
            for thread in self.world.guild_threads(guild.id)
            if may.can_see(self.world, thread, viewer)
        ]
        return {
            **self.guild(guild),
            "joined_at": iso(guild.members[viewer].joined_at),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [self.member(member) for member in members],
            "channels": [self.channel(channel, viewer) for channel in visible],
            "threads": [self.channel(thread, viewer) for thread in threads],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [self.event(event) for event in guild.events.values()],
            "soundboard_sounds": [],
        }

    def event(self, event: ScheduledEvent, *, with_count: bool = False) -> Json:
        shape: Json = {
            "id": str(event.id),
            "guild_id": str(event.guild_id),
            "channel_id": None,
            "creator_id": str(event.creator_id),
            "creator": self.user(self.world.user(event.creator_id)),
            "name": event.name,
            "description": event.description,
            "scheduled_start_time": event.start,
            "scheduled_end_time": event.end,
            "privacy_level": 2,
            "status": event.status,
            "entity_type": 3,
            "entity_id": None,
            "entity_metadata": {"location": event.location},
            "recurrence_rule": None,
            "guild_scheduled_event_exceptions": [],
            "image": None,
        }
        if with_count:
            shape["user_count"] = len(event.interested)
        return shape

    def application(self, app: Application) -> Json:
        return {
            "id": str(app.id),
            "name": app.name,
            "icon": None,
            "description": app.description,
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": f"{app.id:064x}",
            "flags": app.flags,
            "owner": self.user(self.world.users[app.owner_id]),
            "team": None,
            "bot": self.user(self.world.users[app.id]),
            "rpc_origins": [],
            "tags": [],
            "hook": True,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": len(app.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "type": None,
            "flags_new": str(app.flags),
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": ["bot", "applications.commands"],
            "integration_types_config": {"0": {}, "1": {}},
        }

    def command(self, command: Command) -> Json:
        body = command.body
        return {
            "id": str(command.id),
            "application_id": str(command.application_id),
            "version": str(command.version),
            "type": body.get("type") or 1,
            "name": body["name"],
            "name_localizations": body.get("name_localizations"),
            "description": body.get("description") or "",
            "description_localizations": body.get("description_localizations"),
            "options": body.get("options") or [],
            "default_member_permissions": text(body.get("default_member_permissions")),
            "dm_permission": WITH_BOT in command.contexts,
            "nsfw": bool(body.get("nsfw")),
            "integration_types": body.get("integration_types") or [0],
            "contexts": body.get("contexts"),
            **({"guild_id": str(command.guild_id)} if command.guild_id is not None else {}),
        }

    def attachment(self, attachment: Attachment) -> Json:
        url = self.attachment_url(attachment)
        shape: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
            "flags": SPOILER if attachment.spoiler else 0,
        }
        for key in ("description", "width", "height"):
            if getattr(attachment, key) is not None:
                shape[key] = getattr(attachment, key)
        return shape

    def attachment_url(self, attachment: Attachment) -> str:
        where = f"{attachment.channel_id}/{attachment.id}/{quote(attachment.filename, safe='')}"
        return f"{self.base}/attachments/{where}"

    def message(
        self, message: WorldMessage, viewer: int | None = None, *, deep: bool = True
    ) -> Json:
        """Return a message as JSON, as the viewer sees it.

        With `deep`, include the message that it replies to, or on which its thread began.
        """
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

    def new_message(self, message: WorldMessage, viewer: int | None) -> Json:
        """Return a new message as JSON with its nonce.

        Only the answer that creates the message and its first event contain the nonce.
        """
        mark = {} if message.nonce is None else {"nonce": message.nonce}
        return self.message(message, viewer) | mark

    def is_alike(self, message: WorldMessage) -> bool:
        """Return True if the JSON of a message is equal for all viewers.

        The JSON of messages with reactions, a reference or a thread can differ.
        """
        has_thread = message.id in self.world.channels
        return not (message.reactions or message.reference or has_thread)

    def _referenced(self, reference: Json, viewer: int | None) -> Json | None:
        channel = self.world.channels.get(int(reference["channel_id"]))
        found = channel and channel.messages.get(int(reference["message_id"]))
        return self.message(found, viewer, deep=False) if found else None

    def reactions(self, message: WorldMessage, viewer: int | None) -> list[Json]:
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


def text(value: Any) -> str | None:
    """Return an id as text, or None for None."""
    return None if value is None else str(value)


def emoji(name: str) -> Json:
    """Return the JSON of an emoji by its name in URL paths, a Unicode emoji or `name:id`."""
    label, _, number = name.partition(":")
    return {"id": number or None, "name": label, "animated": False}
