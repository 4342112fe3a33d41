"""The records of the playground, in memory: users, guilds, channels, messages and more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from bot.playground.clock import Clock, ClockTimer, Snowflakes
from bot.playground.errors import refusal

Json = dict[str, Any]
T = TypeVar("T")
INTERACTION_KEPT = 7200.0
"""Fewest seconds for which an interaction is stored."""

TEXT, DM, VOICE, CATEGORY, ANNOUNCEMENT, STAGE = 0, 1, 2, 4, 5, 13
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
IN_GUILD, WITH_BOT, AMONG_PEOPLE = 0, 1, 2
"""Contexts of a command: a guild, a private channel with its bot, another private channel."""
INTENT_FLAGS = {1 << 8: 1 << 12, 1 << 1: 1 << 14, 1 << 15: 1 << 18}
"""The application flag of each privileged intent, by the intent's bit."""
PRIVILEGED = sum(INTENT_FLAGS)
"""The bits of all privileged intents."""
EPHEMERAL, LOADING, HAS_THREAD, V2 = 1 << 6, 1 << 7, 1 << 5, 1 << 15
SPOILER = 1 << 3
"""The flag of an attachment that is hidden until a person clicks it."""


@dataclass
class User:
    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"


@dataclass
class Emoji:
    """A custom emoji of an application."""

    id: int
    name: str
    image: bytes
    content_type: str
    creator_id: int

    @property
    def animated(self) -> bool:
        return self.content_type == "image/gif"


@dataclass
class Application:
    """A bot: its id, its token and the ids of the guilds that it is in."""

    id: int
    name: str
    token: str
    owner_id: int
    description: str = ""
    privileged: int = PRIVILEGED
    """The bits of the privileged intents that the bot is allowed to request."""
    guilds: list[int] = field(default_factory=list)
    emojis: dict[int, Emoji] = field(default_factory=dict)

    @property
    def flags(self) -> int:
        """The application flags of the allowed privileged intents.

        In fewer than 100 guilds, the `_LIMITED` flags are set instead, which are the next higher
        bits.
        """
        limited = len(self.guilds) < 100
        granted = [flag for intent, flag in INTENT_FLAGS.items() if self.privileged & intent]
        return sum(flag << 1 if limited else flag for flag in granted)


@dataclass
class Role:
    id: int
    name: str
    permissions: int
    position: int
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    managed_by: int | None = None


@dataclass
class Member:
    user_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None
    timeout_until: str | None = None


@dataclass
class Overwrite:
    id: int
    type: int
    allow: int
    deny: int


@dataclass
class Attachment:
    id: int
    channel_id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    spoiler: bool = False
    shown_in: set[str] = field(default_factory=set)
    """Parts of the message that show the file: `embeds`, `components`, both or none.

    The message does not list a file that one of them shows.
    """


@dataclass
class WorldMessage:
    id: int
    channel_id: int
    author_id: int
    timestamp: float
    content: str = ""
    type: int = 0
    flags: int = 0
    edited: float | None = None
    tts: bool = False
    pinned_at: float | None = None
    nonce: str | int | None = None
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reference: Json | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)
    application_id: int | None = None
    interaction: Json | None = None
    visible_to: int | None = None
    position: int | None = None

    @property
    def ephemeral(self) -> bool:
        return self.visible_to is not None


@dataclass
class ThreadState:
    owner_id: int
    created: float
    auto_archive_minutes: int
    archived: bool = False
    archive_changed: float = 0.0
    locked: bool = False
    invitable: bool = True
    members: dict[int, float] = field(default_factory=dict)
    message_count: int = 0
    total_sent: int = 0
    archive_timer: ClockTimer | None = None


@dataclass
class Channel:
    id: int
    type: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    slowmode: int = 0
    nsfw: bool = False
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: dict[int, WorldMessage] = field(default_factory=dict)
    last_message_id: int | None = None
    last_pin: float | None = None
    recipients: list[int] = field(default_factory=list)
    thread: ThreadState | None = None
    late_edits: list[float] = field(default_factory=list)

    @property
    def where(self) -> Json:
        """The JSON fields of an event that contain the ids of this channel and its guild."""
        guild = {} if self.guild_id is None else {"guild_id": str(self.guild_id)}
        return {"channel_id": str(self.id), **guild}


@dataclass
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    description: str | None = None
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    events: dict[int, ScheduledEvent] = field(default_factory=dict)
    """The guild's scheduled and active events, by id."""


@dataclass
class ScheduledEvent:
    """A guild's scheduled event that takes place outside Discord. Its times are in ISO 8601."""

    id: int
    guild_id: int
    creator_id: int
    name: str
    location: str
    start: str
    end: str
    description: str | None = None
    status: int = 1
    interested: list[int] = field(default_factory=list)
    """Ids of the people who are interested in the event."""


@dataclass
class Command:
    """A registered command: the JSON that the bot sent, and the ids that Discord adds."""

    id: int
    application_id: int
    guild_id: int | None
    version: int
    body: Json
    overrides: dict[int, dict[int, tuple[int, bool]]] = field(default_factory=dict)
    """Permissions of the command, by guild id and by the id of a role, user or channel.

    Each is a pair: the kind of target (1 role, 2 user, 3 channel), and True if it may use the
    command.
    """

    @property
    def key(self) -> tuple[int, str]:
        return int(self.body.get("type") or 1), str(self.body["name"])

    @property
    def contexts(self) -> set[int]:
        """The contexts in which the command can be used, such as `IN_GUILD`."""
        if self.guild_id is not None:
            return {IN_GUILD}
        if self.body.get("contexts") is not None:
            return set(self.body["contexts"])
        in_private = self.body.get("dm_permission") is not False
        return {IN_GUILD, WITH_BOT, AMONG_PEOPLE} if in_private else {IN_GUILD}


@dataclass
class Interaction:
    """A person's command, press, autocomplete or modal submission, and the bot's answer to it."""

    id: int
    token: str
    application_id: int
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    begun: float
    data: Json
    window: Asker
    nonce: str
    message: WorldMessage | None = None
    command_name: str | None = None
    answer: int | None = None
    failed: bool = False
    original_id: int | None = None
    modal: Json | None = None
    deadline: ClockTimer | None = None
    triggered_by: Json | None = None
    told: list[str] = field(default_factory=list)
    """Ids of the gateway sessions that received the interaction."""
    answers: list[tuple[Client, str]] = field(default_factory=list)
    """The client and the HTTP status of each attempt at a first response."""


@dataclass(frozen=True)
class Client:
    """A client program: its User-Agent header, and its address and port."""

    agent: str
    address: str


class Asker(Protocol):
    """The window of the page in which a person began an interaction."""

    @property
    def user_id(self) -> int: ...

    def deliver(self, event: str, data: Json) -> None: ...


class World:
    """All records of the playground by id.

    Methods that look up one record raise Discord's 404 for unknown ids.
    """

    def __init__(self, clock: Clock, ids: Snowflakes) -> None:
        self.clock = clock
        self.ids = ids
        self.users: dict[int, User] = {}
        self.applications: dict[int, Application] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int, Command] = {}
        self.attachments: dict[int, Attachment] = {}
        self.attachments_held = 0
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.most_active_threads = 1000

    def user(self, user_id: int) -> User:
        return _found(self.users, user_id, 10013)

    def guild(self, guild_id: int) -> Guild:
        return _found(self.guilds, guild_id, 10004)

    def channel(self, channel_id: int) -> Channel:
        return _found(self.channels, channel_id, 10003)

    def member(self, guild_id: int, user_id: int) -> Member:
        return _found(self.guild(guild_id).members, user_id, 10007)

    def role(self, guild_id: int, role_id: int) -> Role:
        return _found(self.guild(guild_id).roles, role_id, 10011)

    def message(self, channel_id: int, message_id: int) -> WorldMessage:
        return _found(self.channel(channel_id).messages, message_id, 10008)

    def command(self, command_id: int) -> Command:
        return _found(self.commands, command_id, 10063)

    def emoji(self, emoji_id: int) -> Emoji:
        owners = (app.emojis for app in self.applications.values())
        return _found({n: one for emojis in owners for n, one in emojis.items()}, emoji_id, 10014)

    def application_of(self, token: str) -> Application | None:
        return next((app for app in self.applications.values() if app.token == token), None)

    def guild_channels(self, guild_id: int) -> list[Channel]:
        """Return the channels of a guild without threads, sorted by position."""
        found = [c for c in self.channels.values() if c.guild_id == guild_id and c.thread is None]
        return sorted(found, key=lambda channel: (channel.position, channel.id))

    def guild_threads(self, guild_id: int, *, archived: bool = False) -> list[Channel]:
        return [
            channel
            for channel in self.channels.values()
            if channel.guild_id == guild_id and channel.thread is not None
            if channel.thread.archived == archived
        ]

    def dm(self, one: int, other: int) -> Channel:
        """Return the private channel of two users. Create it if it does not exist."""
        for channel in self.channels.values():
            if channel.type == DM and set(channel.recipients) == {one, other}:
                return channel
        channel = Channel(self.ids.next(), DM, "", recipients=[one, other])
        self.channels[channel.id] = channel
        return channel

    def begin(self, interaction: Interaction) -> None:
        """Store an interaction, and delete interactions older than `INTERACTION_KEPT` seconds."""
        while self.interactions:
            old = next(iter(self.interactions.values()))
            if interaction.begun - old.begun < INTERACTION_KEPT:
                break
            del self.interactions[old.id], self.tokens[old.token]
        self.interactions[interaction.id] = interaction
        self.tokens[interaction.token] = interaction

    def next_position(self, guild_id: int) -> int:
        return max((c.position for c in self.guild_channels(guild_id)), default=-1) + 1


def _found(records: dict[int, T], key: int, code: int) -> T:
    try:
        return records[key]
    except KeyError:
        raise refusal(code) from None
