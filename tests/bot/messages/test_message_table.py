"""Tests of the requests for one message, by its kind, state, wanted message and Discord's answer.

`message_table.txt` holds the requests and writes of each case, in their order. After an intended
change, run `python -m tests.bot.messages.test_message_table --renew` and read the difference.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from difflib import unified_diff
from hashlib import blake2b
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord_api import sender
from bot.discord_api.budget import Budget
from bot.discord_api.painter import Picture
from bot.discord_api.sender import DiscordRefusal, TransientError
from bot.messages.keeper import MessageKeeper
from bot.messages.wanted import Desired
from bot.store.database.writer import DatabaseFailed, Owner
from bot.store.messages.kinds import (
    AUCTION,
    CLOSED,
    COACH,
    END,
    LEFT_BEHIND,
    LOBBY,
    PING,
    TABLE,
    VACANT,
    Kind,
)
from bot.store.messages.posts import Post, Sending
from bot.ui.message import Drawing, Message

VACANT1, AUCTION1 = VACANT.of(1), AUCTION.of(1)
GOLDEN = Path(__file__).with_name("message_table.txt")
GUILD, HERE, ELSEWHERE, IN_THREAD, DIRECT, USER = 1, 10, 20, 30, 40, 7
NOW = 100_000.0
OWNER = Owner("game", 1)
STANDS, ABOVE = 200, 150
"""The id of the tested message, and the id of a table message above it."""
LOOKS = 3
"""Attempts after which a case ends in any case."""


def call(occasion: str) -> Message:
    return Message("Your turn", pings=(USER,), occasion=occasion)


PLAIN = Message("It is <t:1000000000:R>.")
PAINTED = Message("A board", picture=Drawing("board.png", "a board", lambda: b""))
WANTED: dict[str, list[tuple[Message | None, dict[str, Any]]]] = {
    "nothing": [(None, {})],
    "nothing, frozen": [(None, {"frozen": True})],
    "words": [(PLAIN, {})],
    "words, anew": [(PLAIN, {"anew": True})],
    "words, never reposted": [(PLAIN, {"never_repost": True})],
    "words that can wait": [(PLAIN, {"can_wait": True})],
    "a picture": [(PAINTED, {})],
    "a picture or nothing": [(replace(PAINTED, picture_only=True), {"undrawn": True})],
    "last words": [(replace(PLAIN, last=True), {})],
    "important last words": [(replace(PLAIN, last=True, important=True), {})],
    "a call": [(call("1"), {})],
    "a call, then another": [(call("1"), {}), (call("2"), {})],
    "a call, then its reminder, then the call": [
        (call("1"), {}),
        (call("1/due"), {}),
        (call("1"), {}),
    ],
    "a call, then a pause, then the call": [
        (call("1"), {}),
        (None, {"calls_again": True}),
        (call("1"), {}),
    ],
    "a direct message": [(Message("Your turn", direct=USER, occasion="1"), {})],
    "words, then nothing": [(PLAIN, {}), (None, {})],
    "words that a press may change": [(PLAIN, {"pressed": True})],
}


@dataclass(frozen=True)
class Posted:
    """The posted message and the request without an answer, before a case."""

    shown: str | None = None
    channel: int = HERE
    message: int = STANDS
    age: float = 0.0
    sending: str = ""
    """The way it was sent: `nonce`, `token` or `thread`, or empty for no request."""
    thread: bool = False
    above_table: bool = False


POSTED = {
    "nothing": Posted(),
    "this": Posted("same"),
    "something else": Posted("other"),
    "another time": Posted("clock"),
    "nobody knows what": Posted(""),
    "this, long ago": Posted("same", age=3600.0),
    "this, elsewhere": Posted("same", channel=ELSEWHERE),
    "something else, elsewhere": Posted("other", channel=ELSEWHERE),
    "this, above the table": Posted("same", message=ABOVE - 50),
    "a place for it": Posted("", message=0),
    "a thread for it": Posted(thread=True),
    "something else, in its thread": Posted("other", channel=IN_THREAD, thread=True),
    "something that was being sent": Posted(sending="nonce"),
    "something that a token was sending": Posted(sending="token"),
    "a thread that was being opened": Posted(sending="thread"),
    "something else, and another being sent": Posted("other", sending="nonce"),
}
KINDS = (
    TABLE,
    LOBBY,
    COACH,
    PING,
    AUCTION1,
    VACANT1,
    END,
    CLOSED,
    PING.left(200),
    VACANT1.left(200),
)
ANSWERS: dict[str, Callable[[], Exception]] = {
    "message gone": lambda: sender.Gone(10008),
    "channel gone": lambda: sender.ChannelGone(10003),
    "hidden": lambda: sender.ChannelGone(50001),
    "forbidden": lambda: sender.Forbidden(50013),
    "asleep": lambda: sender.ThreadArchived(50083),
    "no more threads": lambda: sender.TooManyThreads(160006),
    "too old": lambda: sender.TooOld(30046),
    "token spent": lambda: sender.TokenSpent(50027),
    "no": DiscordRefusal,
    "trouble": TransientError,
}
UNSAVED = "unsaved, once"
ALL_ANSWERS = ("yes", UNSAVED, *ANSWERS, "no, once", "trouble, once")


class Trace(list[str]):
    """The requests and writes of a case, in their order, and the refusals of requests."""

    def __init__(self, answer: str) -> None:
        self.no = ANSWERS.get(answer.removesuffix(", once"))
        self.left = 1.0 if answer.endswith("once") else inf

    def ask(self, what: str) -> None:
        if self.no is not None and self.left > 0:
            self.left -= 1
            self.append(f"{what} ✗")
            raise self.no()
        self.append(what)


class FakeDiscord:
    """A stand-in for the sender, which records the requests in the trace."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.last = 500
        self.budget = Budget(10**6)

    def missing(self, guild: int, channel: int) -> list[str]:
        return []

    def _new(self) -> int:
        self.last += 1
        return self.last

    async def send(
        self,
        channel: int,
        message: Message,
        picture: object = None,
        *more: object,
        token: object = None,
        **rest: object,
    ) -> int:
        if token is not None:
            self.trace.ask("follow up")
            return self._new()
        stray = " stray" if message.text == "…" else ""
        drawn = " picture" if picture is not None else ""
        self.trace.ask(f"send@{channel}{stray}{drawn}")
        return self._new()

    async def edit(
        self,
        channel: int,
        message: int,
        wanted: Message,
        picture: object = None,
        priority: object = None,
        token: object = None,
    ) -> None:
        if token is not None:
            self.trace.ask("edit pressed")
            return
        drawn = " picture" if picture is not None else ""
        self.trace.ask(f"edit {message}@{channel}{drawn}")

    async def remove_buttons(self, channel: int, message: int) -> None:
        self._taken_away(f"strip {message}")

    async def delete(self, channel: int, message: int, token: object = None) -> None:
        self._taken_away(f"delete {message}")

    def _taken_away(self, what: str) -> None:
        """Record a request whose refusals are ignored, as in the real class."""
        with suppress(DiscordRefusal):
            self.trace.ask(what)

    async def newest(self, channel: int, priority: object = None) -> int:
        self.trace.append("newest")
        return 0

    async def find_follow_up(self, channel: int, token: str, after: int) -> int | None:
        self.trace.ask("find follow-up")
        return 300

    async def direct_channel(self, user: int) -> int:
        self.trace.ask("direct channel")
        return DIRECT

    async def open_thread(self, guild: int, channel: int, name: str, **more: object) -> int:
        self.trace.ask("open thread")
        return IN_THREAD

    async def own_threads(self, guild: int, channel: int, name: str) -> list[int]:
        self.trace.append("own threads")
        return [IN_THREAD]

    async def archive(self, thread: int, *, archived: bool = True) -> None:
        self.trace.ask("archive" if archived else "wake thread")

    def is_lost(self, guild: int, error: Exception) -> bool:
        return isinstance(error, sender.ChannelGone) and error.code == 10003


class FakeTokens:
    """A stand-in for `Tokens`, with one press on the tested message or in its channel."""

    def __init__(self, *, pressed: bool, posting: bool, busy: bool) -> None:
        token = SimpleNamespace(usable=True, spent=False, interaction=0xAB, text="tok")
        self._pressed = token if pressed else None
        self._posting = token if posting else None
        self._busy = busy

    def changing(self, message: int) -> Any:
        return self._pressed

    def posted(self, message: int) -> Any:
        return None

    def posting(self, channel: int) -> Any:
        return self._posting if self._posting is not None and not self._posting.spent else None

    def busy_for(self, message: int) -> float:
        """Return a delay in the first call, and 0 in later ones."""
        busy, self._busy = self._busy, False
        return 0.001 if busy else 0.0

    def drop(self, message: int) -> None:
        self._pressed = None

    def reserve(self, channel: int) -> float:
        return 0.0

    def rest(self, channel: int) -> None: ...

    def note_posted(self, message: int, token: Any) -> None: ...


class FakeBooks:
    """A stand-in for the store and the source of one owner."""

    def __init__(self, trace: Trace, kind: Kind, posted: Posted, first: Message | None) -> None:
        self.trace = trace
        self.kind = kind
        self.looks = 0
        self.desire: Desired | None = None
        self.rows: dict[Kind, Post] = {}
        if posted.shown is not None:
            mark = mark_of(posted.shown, first)
            self.add(Post(kind, posted.channel, posted.message, NOW - posted.age, mark))
        if posted.thread:
            self.add(Post(AUCTION.thread, IN_THREAD, 0, NOW))
        if kind == COACH:
            self.add(Post(TABLE, HERE, ABOVE, NOW))
        if kind.former == VACANT1 != kind:
            self.add(Post(VACANT1, ELSEWHERE, 210, NOW))
        self.being_sent = list(self._being_sent(posted, first))
        self.fails = False

    def _being_sent(self, posted: Posted, first: Message | None) -> Iterator[Sending]:
        occasion = first.occasion if first is not None else ""
        nonce = f"{0xAB:x}" + blake2b(occasion.encode(), digest_size=4).hexdigest()
        if posted.sending == "thread":
            yield Sending(AUCTION.thread, HERE, nonce)
        elif posted.sending:
            yield Sending(self.kind, HERE, nonce, "tok" if posted.sending == "token" else "")

    def add(self, post: Post) -> None:
        self.rows[post.kind] = post

    def name(self, kind: Kind) -> str:
        return "it" if kind == self.kind else str(kind).replace(str(self.kind), "it")

    # The source

    async def posts(self, number: int) -> dict[Kind, Post]:
        return dict(self.rows)

    async def save_post(self, number: int, post: Post) -> None:
        if self.fails:
            self.fails = False
            self.trace.append(f"save {self.name(post.kind)} ✗")
            raise DatabaseFailed("the disk is full", passing=True)
        where = f"{post.message}@{post.channel}" if post.message else f"@{post.channel}"
        said = "" if post.shown else " unread"
        self.trace.append(f"save {self.name(post.kind)} {where}{said}")
        self.add(post)

    async def drop_post(self, number: int, kind: Kind) -> None:
        self.trace.append(f"drop {self.name(kind)}")
        self.rows.pop(kind, None)

    async def desired(self, number: int, known: object) -> Desired | None:
        self.looks += 1
        if self.looks > LOOKS:
            self.trace.append("…")
            return None
        return self.desire

    # The store

    async def sending(self, owner: Owner) -> list[Sending]:
        return self.being_sent

    async def note_sending(self, owner: Owner, one: Sending) -> None:
        by = " by token" if one.token else ""
        self.trace.append(f"note {self.name(one.kind)}@{one.channel}{by}")

    async def forget_sending(self, owner: Owner, kind: Kind) -> None:
        self.trace.append(f"forget sending {self.name(kind)}")

    async def leave(self, game: int, kind: Kind) -> None:
        self.trace.append(f"leave {self.name(kind)}")

    async def is_known(self, thread: int) -> bool:
        return False


def mark_of(shown: str, message: Message | None) -> str:
    mark = message.mark if message is not None else "mark"
    return {"same": mark, "clock": f"{mark}@12345", "": ""}.get(shown, shown)


class FakePainter:
    def __init__(self, *, fails: bool) -> None:
        self.fails = fails

    async def paint(self, drawing: Drawing) -> Picture:
        if self.fails:
            raise ValueError
        return Picture(b"", drawing.alt)


SPECIAL = {
    "anew": (TABLE, LOBBY, AUCTION1, END),
    "never": (TABLE, COACH),
    "wait": (TABLE, LOBBY),
    "press": (TABLE, PING),
    "picture": (TABLE, END),
    "time": (TABLE, VACANT1),
    "long ago": (TABLE, VACANT1),
    "call": (PING, VACANT1),
    "direct": (PING,),
    "important": (LOBBY, COACH, END),
    "then nothing": (TABLE, COACH, PING),
    "thread": (AUCTION1,),
    "token": (PING,),
    "above": (COACH,),
    "place": (END, CLOSED),
}
"""The kinds for which a state or wish with this word is tried. Other kinds behave alike."""


def makes_sense(kind: Kind, posted: str, wanted: str) -> bool:
    """Return True if a case can occur."""
    left, state, what = kind.base == LEFT_BEHIND, POSTED[posted], WANTED[wanted][0][0]
    return (
        (not left or (what is None and state.shown is not None and not state.sending))
        and (what is not None or (state.shown != "same" and posted != "another time"))
        and ("wait" not in wanted or state.shown is not None)
        and all(kind in kinds for word, kinds in SPECIAL.items() if word in f"{posted} {wanted}")
    )


async def settle(kind: Kind, posted: str, wanted: str, answer: str) -> str:
    """Show the wishes of a case one after the other, and return all requests and writes."""
    trace, looks = Trace(answer), WANTED[wanted]
    more = looks[0][1]
    books = FakeBooks(trace, kind, POSTED[posted], looks[0][0])
    books.fails = answer == UNSAVED
    keeper = a_keeper(trace, books, more)
    for message, more in looks:
        books.looks = 0
        books.desire = desired(kind, message, more, trace)
        keeper.show(OWNER, repost=kind if "anew" in more else None)
        work = keeper._work[OWNER]
        assert work.task is not None
        await work.task
        table = cast(Any, SimpleNamespace(game=OWNER.number, guild=GUILD))
        trace.append("." if keeper.is_displayed(table) else "unseen.")
    marks = keeper._marks.get((OWNER.number, kind))
    last = looks[-1][0]
    if marks is not None:
        right = last is not None and marks == last.mark
        trace.append("marked" if right else "marked otherwise")
    return "; ".join(trace).replace("; .", ".").replace("; unseen.", ", unseen.")


def a_keeper(trace: Trace, books: FakeBooks, more: dict[str, Any]) -> MessageKeeper:
    cluster = SimpleNamespace(server=lambda guild: "ready", has_valid_lease=lambda guild: True)
    keeper = MessageKeeper(
        cast(Any, books),
        {"game": cast(Any, books)},
        cast(Any, FakeDiscord(trace)),
        cast(Any, FakePainter(fails="undrawn" in more)),
        cast(Any, cluster),
        lambda guild: None,
        rhythm=0.0,
        now=lambda: NOW,
    )
    pressed = "pressed" in more
    tokens = FakeTokens(pressed=pressed, posting=pressed, busy="can_wait" in more)
    keeper.tokens = cast(Any, tokens)
    return keeper


def desired(kind: Kind, message: Message | None, more: dict[str, Any], trace: Trace) -> Desired:
    async def lost() -> None:
        trace.append("lost")

    frozen = {kind} if "frozen" in more else set()
    background = {TABLE, VACANT1} - {kind} if message is None or kind == COACH else set()
    return Desired(
        GUILD,
        HERE,
        {kind: message} if message is not None else {},
        thread_name=lambda about: "Auctions",
        asleep=frozenset({AUCTION}) if message is None else frozenset(),
        calls_again="calls_again" in more,
        never_repost="never_repost" in more,
        frozen=frozenset(frozen | background),
        can_wait=frozenset({kind}) if "can_wait" in more else frozenset(),
        on_channel_lost=lost,
    )


def cases() -> Iterator[tuple[str, str, list[Kind]]]:
    for posted in POSTED:
        for wanted in WANTED:
            kinds = [kind for kind in KINDS if makes_sense(kind, posted, wanted)]
            if kinds:
                yield posted, wanted, kinds


async def table() -> str:
    """Return the whole table. A case that goes like an earlier one refers to it."""
    lines: list[str] = []
    first: dict[str, str] = {}
    for posted, wanted, kinds in cases():
        name = f"posted: {posted}, wanted: {wanted}"
        lines.append(f"\n# {name}")
        alike: dict[str, list[Kind]] = defaultdict(list)
        for kind in kinds:
            results = [await settle(kind, posted, wanted, answer) for answer in ALL_ANSWERS]
            alike[in_lines(results)].append(kind)
        for told, same in alike.items():
            who = " ".join(map(str, same))
            earlier = first.setdefault(told, f"{name}, {same[0]}")
            if earlier.startswith(f"{name}, "):
                lines += [f"{who}:", told]
            else:
                lines.append(f"{who}: as {earlier}")
    return "\n".join(lines).lstrip() + "\n"


def in_lines(results: list[str]) -> str:
    """Return the results of all answers, one line for each result."""
    by_result: dict[str, list[str]] = defaultdict(list)
    for answer, result in zip(ALL_ANSWERS, results, strict=True):
        by_result[result].append(answer)
    usual, *others = by_result.items()
    lines = [f"  {usual[0]}"]
    lines += [f"  {' | '.join(answers)}: {result}" for result, answers in others]
    return "\n".join(lines)


@pytest.mark.asyncio
async def test_messages_are_kept_as_the_table_says():
    found, kept = (await table()).splitlines(), GOLDEN.read_text("utf-8").splitlines()
    assert found == kept, "\n".join(unified_diff(kept, found, "kept", "found", n=9, lineterm=""))


async def renew() -> None:
    GOLDEN.write_text(await table(), "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--renew"]:
        sys.exit(__doc__)
    asyncio.run(renew())
