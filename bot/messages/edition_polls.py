"""Votes on the next edition: their messages, which count as people press, and their results."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.catalogue import safe, say, speaking
from bot.discord_io import TROUBLE, ChannelGone, Forbidden, Gone, TooOld, address
from bot.messages.retry import retry
from bot.refused import Refused
from bot.store.editions import Vote, VoteOpen
from bot.ui.ids import NotOurs
from bot.ui.message import Message
from bot.ui.parts import Button, Part
from bot.views.editions import press
from bot.views.lobby import edition_note
from engine.edition import Edition
from renders.words import listing, shorten

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)

LEAST, MOST = 2, 20
"""How many editions can be voted on: a message has room for so many buttons, and one to close."""
IN_A_ROW = 5
NOTE, LONGEST = 80, 1700
"""Characters that a vote says about each edition, and about all of them."""
AGAIN = 60.0
"""Seconds after which a result is told that could not be told."""


def poll_page(vote: Vote, editions: Sequence[Edition], count: Mapping[str, int]) -> Message:
    """An open vote as everybody in the channel sees it."""
    listed = [
        say("edition.vote_item", name=_name(ed), note=safe(shorten(edition_note(ed), NOTE)))
        for ed in editions
    ]
    if sum(map(len, listed)) > LONGEST:  # the buttons have all names as well
        listed = []
    title, until = say("edition.vote_title"), f"<t:{int(vote.due)}:t>"
    lines = [title, *listed, say("edition.vote_until", when=until)]
    buttons = [
        Button(
            say("edition.vote_button", name=shorten(ed.name, 60), count=count.get(ed.id, 0)),
            press("cast", vote.number, ed.id),
        )
        for ed in editions
    ]
    rows: list[Sequence[Part]] = [
        buttons[at : at + IN_A_ROW] for at in range(0, len(buttons), IN_A_ROW)
    ]
    rows.append([Button(say("edition.vote_close"), press("close", vote.number), "danger")])
    return Message("\n".join(lines), rows)


def result_page(editions: Sequence[Edition], count: Mapping[str, int]) -> Message:
    """What was chosen, and a table for it at a press; after a tie, a table for each of the first.

    An edition that may not be played any more cannot win.
    """
    most = max((count.get(ed.id, 0) for ed in editions), default=0)
    if not most:
        return Message(say("edition.vote_none"))
    first = [ed for ed in editions if count.get(ed.id, 0) == most]
    voices = say("edition.voices_one") if most == 1 else say("edition.voices", count=most)
    if len(first) == 1:
        text = say("edition.vote_won", name=_name(first[0]), id=first[0].id, count=voices)
    else:
        names = listing([_name(ed) for ed in first])
        text = say("edition.vote_tied", names=names, count=voices)
    buttons = [
        Button(say("edition.vote_play", name=shorten(ed.name, 60)), press("open", ed.id), "primary")
        for ed in first
    ]
    return Message(text, [buttons[at : at + IN_A_ROW] for at in range(0, len(buttons), IN_A_ROW)])


def _name(ed: Edition) -> str:
    return safe(shorten(ed.name, 40))


class Polls:
    """All open votes. Many voices at once make one edit; every vote ends by itself."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self._due: dict[int, float] = {}
        self._changed: set[int] = set()
        self._showing: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        bot.tickers.append(self.tick)

    async def wake(self) -> None:
        """After a start: votes go on, and show what was said last."""
        for vote in await self.bot.editions.votes():
            self._due[vote.number] = vote.due
            self.show(vote.number)

    async def open(
        self, guild: int, channel: int, user: int, editions: Sequence[Edition], seconds: float
    ) -> str:
        """Begin a vote; returns its link."""
        ids = [ed.id for ed in editions]
        due = self.bot.now() + seconds
        try:
            vote = await self.bot.editions.open_vote(guild, channel, user, ids, due)
        except VoteOpen:
            votes = await self.bot.editions.votes()
            links = (_link(vote) for vote in votes if vote.channel == channel)
            there = next(links, f"<#{channel}>")
            raise Refused(say("edition.vote_there", link=there)) from None
        self._due[vote.number] = due
        # Whoever presses at once waits until the message is noted.
        async with self._showing[vote.number]:
            message = await self._post(vote, poll_page(vote, editions, {}))
            await self.bot.editions.post_vote(vote.number, message)
        return _link(replace(vote, message=message))

    async def _post(self, vote: Vote, page: Message) -> int:
        """The first message of a vote; there is none where it cannot be sent."""
        send = self.bot.courier.send
        try:
            return await retry(lambda: send(vote.channel, page.text, page.rows), 0)
        except TROUBLE:
            await self._forget(vote.number)
            raise
        except (ChannelGone, Forbidden):
            await self._forget(vote.number)
            place = say("lobby.here")
            raise Refused(
                say("error.permission", permission="Send Messages", place=place)
            ) from None

    async def cast(self, number: int, user: int, choice: str) -> None:
        """Somebody chooses, or takes it back."""
        vote = await self._find(number)
        if choice not in vote.choices:
            raise NotOurs(choice)
        await self.bot.editions.cast(number, user, choice)
        self.show(number)

    async def close_by(self, number: int, user: int, *, moderator: bool) -> None:
        """Whoever opened a vote ends it, or a moderator does."""
        vote = await self._find(number)
        if user != vote.user and not moderator:
            raise Refused(say("edition.vote_not_yours"))
        await self.close(number)

    async def _find(self, number: int) -> Vote:
        vote = await self.bot.editions.vote(number)
        if vote is None:
            raise Refused(say("edition.vote_over"))
        return vote

    async def tick(self) -> None:
        """Close what is due, later if it fails now; no clock waits until all have seen it."""
        now = self.bot.now()
        for number in [number for number, due in self._due.items() if due <= now]:
            self._due[number] = now + AGAIN
            self.bot.background.run(self.close(number))

    async def close(self, number: int) -> None:
        """Say what was chosen; nobody's voice is kept."""
        async with self._showing[number]:
            vote = await self.bot.editions.vote(number)
            if vote is None:
                self._due.pop(number, None)
                return
            count = await self.bot.editions.count(number)
            editions = await self._editions(vote)
            with speaking(self.bot.guild_settings.of(vote.guild).language):
                page = result_page(editions, count)
            if await self._put(vote, page):
                await self._forget(number)
            else:
                self._due[number] = self.bot.now() + AGAIN

    async def _forget(self, number: int) -> None:
        """There is no such vote any more."""
        self._due.pop(number, None)
        self._showing.pop(number, None)
        await self.bot.editions.close_vote(number)

    def show(self, number: int) -> None:
        """Let people see the count as it is now, soon."""
        if number not in self._changed:
            self._changed.add(number)
            self.bot.background.run(self._soon(number))

    async def _soon(self, number: int) -> None:
        await asyncio.sleep(self.bot.rhythm)
        async with self._showing[number]:
            self._changed.discard(number)
            vote = await self.bot.editions.vote(number)
            if vote is None:
                self._showing.pop(number, None)
            else:
                self.bot.speak_in(vote.guild)
                count = await self.bot.editions.count(number)
                await self._put(vote, poll_page(vote, await self._editions(vote), count))

    async def _editions(self, vote: Vote) -> list[Edition]:
        """What can be voted for; an edition that was removed or barred since is out."""
        offered = (await self.bot.server_editions.of(vote.guild)).offered()
        return [ed for ed in offered if ed.id in vote.choices]

    async def _put(self, vote: Vote, page: Message) -> bool:
        """Show the vote like this; False where another attempt may do better later."""
        try:
            await retry(lambda: self._deliver(vote, page), 0)
        except ChannelGone:
            await self._forget(vote.number)
        except Forbidden as error:
            _log.warning("a vote in %d cannot be shown: %s", vote.channel, error)
        except TROUBLE as error:
            _log.warning("a vote in %d cannot be shown yet: %r", vote.channel, error)
            return False
        return True

    async def _deliver(self, vote: Vote, page: Message) -> None:
        """Change the vote's message, or post it again where it is gone or too old."""
        try:
            await self.bot.courier.edit(vote.channel, vote.message, page.text, page.rows)
        except (Gone, TooOld):
            await self.bot.courier.strip(vote.channel, vote.message)
            message = await self.bot.courier.send(vote.channel, page.text, page.rows)
            await self.bot.editions.post_vote(vote.number, message)


def _link(vote: Vote) -> str:
    return address(vote.guild, vote.channel, vote.message)
