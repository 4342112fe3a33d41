"""Shows tables: one task each, the newest state only, not faster than Discord allows."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.catalogue import say
from bot.discord_io import ARCHIVED, TROUBLE, ChannelGone, Forbidden, Gone, TooOld, code_of
from bot.messages.auctions import auction_kind
from bot.messages.budget import Priority
from bot.messages.moved import lead_on
from bot.messages.pings import Pings
from bot.messages.retry import GIVEN_UP, LAST_WORDS, pause_after
from bot.messages.threads import TABLE, jump_link
from bot.messages.trades import offer_kind
from bot.painter import Picture
from bot.store.codec import Commit
from bot.store.games import Post
from bot.tables.proxy import top_auction
from bot.tables.table import LiveTable
from bot.ui.router import whisper
from bot.views.rights import SHOW, missing
from bot.views.table import NO_LINKS, Face, Links, asked_people, face

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)

OLD = 50 * 60.0
"""Seconds after which a message is posted anew, before edits of it become rare."""
BURIED = 3
"""So many times others were seen to have written below the table, and it comes down."""
GLANCE = 20.0
"""Seconds between two looks at what was written below the table."""


class Presenters:
    """The presenters of all live tables, one each."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self._of: dict[int, Presenter] = {}
        self.closed = False
        bot.tables.listeners.append(self._changed)
        bot.tables.reminders.append(self._remind)

    def _changed(self, table: LiveTable, commit: Commit | None) -> None:
        self.show(table)

    async def _remind(self, table: LiveTable) -> None:
        self._tell(table, remind=True)

    def show(self, table: LiveTable) -> None:
        """Let people see the table as it is now, soon."""
        self._tell(table)

    def bring_down(self, table: LiveTable) -> None:
        """Post the table anew, below everything that was written since."""
        self._tell(table, anew=True)

    async def explain_trouble(self, it: discord.Interaction[Any], table: LiveTable) -> None:
        """Tell someone who acts, once, why they do not see it."""
        presenter = self._of.get(table.game)
        if presenter is None or not presenter.trouble or it.user.id in presenter.told:
            return
        presenter.told.add(it.user.id)
        await whisper(it, presenter.trouble)

    def _tell(self, table: LiveTable, *, anew: bool = False, remind: bool = False) -> None:
        if self.closed:
            return
        presenter = self._of.get(table.game)
        if presenter is None:
            presenter = self._of[table.game] = Presenter(self, table)
        presenter.table = table
        presenter.show(anew=anew, remind=remind)

    def forget(self, presenter: Presenter) -> None:
        """This table needs to be shown no more."""
        self._of.pop(presenter.table.game, None)

    async def close(self) -> None:
        """Stop showing; what changes from now on is shown after the next start.

        What is being sent is waited for: a message whose number is not saved has no owner.
        """
        self.closed = True
        busy = [one.task for one in self._of.values() if one.task is not None and one.showing]
        if busy:
            await asyncio.wait(busy, timeout=LAST_WORDS)
        tasks = [presenter.task for presenter in self._of.values() if presenter.task is not None]
        self._of.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Presenter:
    """Shows one table. Its task lives only while there is something to show.

    `trouble` says why people do not see the table, `told` who knows it already.
    """

    def __init__(self, presenters: Presenters, table: LiveTable) -> None:
        self.presenters = presenters
        self.bot = presenters.bot
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.showing = False
        self.trouble = ""
        self.told: set[int] = set()
        self._dirty = self._anew = self._remind = False
        self._failures = 0
        self._failing_since = 0.0
        self._post: Post | None = None
        self._pings: Pings | None = None
        self._shown: tuple[Face, int] | None = None
        self._glanced = (-1, 0.0)
        self._under = self._newest = 0

    def show(self, *, anew: bool = False, remind: bool = False) -> None:
        """The table changed, is to come down, or keeps waiting for someone."""
        self._dirty = True
        self._anew |= anew
        self._remind |= remind
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self._dirty:
            self._dirty = False
            self.bot.speak_in(self.table.guild)
            ended = self.table.ended
            self.showing = True
            try:
                await self._show()
            except Exception as error:  # noqa: BLE001 - a table that cannot be shown goes on
                if not self._failures:
                    self._failing_since = self.bot.now()
                self._failures += 1
                if not await self._survives(error) or (ended and self._hopeless()):
                    break
                self._dirty = True
            else:
                self._failures, self.trouble = 0, ""
                self.told.clear()
                if ended and not self._dirty:  # else it has been brought back meanwhile
                    break
            self.showing = False
            if self.presenters.closed:
                return
            await asyncio.sleep(pause_after(self._failures, self.bot.rhythm))
        else:
            return
        self.presenters.forget(self)

    async def _show(self) -> None:
        """Wait for a turn first: what is shown then is the newest state."""
        await self.bot.budget.take(self._priority)
        table, channel = self.table, self.table.channel
        pings = await self._adopt()
        looks = face(table, await self._links())
        picture = await self.bot.painter.board(table, told=True)
        if self.table is not table or table.channel != channel:
            self._dirty = True  # it moved or was brought back meanwhile, and looks otherwise
            self.bot.budget.give_back()
            return
        await self._deliver(looks, picture)
        remind, self._remind = self._remind, False
        try:
            await pings.follow(table, self._post.message if self._post else 0, remind=remind)
        except BaseException:
            self._remind |= remind
            raise

    async def _links(self) -> Links:
        """The ways to the messages beside the table, while there are any."""
        table, auction = self.table, top_auction(self.table.state)
        if auction is None and not table.state.offers:
            return NO_LINKS
        posts = await self.bot.games.posts(table.game)
        links = {kind: jump_link(table, post) for kind, post in posts.items()}
        offers = {offer.id: links.get(offer_kind(offer), "") for offer in table.state.offers}
        return Links(
            links.get(auction_kind(auction.id), "") if auction else "",
            {number: link for number, link in offers.items() if link},
        )

    async def _adopt(self) -> Pings:
        """Find what was posted before a restart."""
        if self._pings is None:
            posts = await self.bot.games.posts(self.table.game)
            self._post = posts.get(TABLE)
            self._pings = Pings(self.bot, self.table, posts)
        return self._pings

    async def _deliver(self, looks: Face, picture: Picture) -> None:
        """Edit the message, or post a new one where the old one is no good any more."""
        post = self._post
        if post is None or self._anew or self._outdated(post) or await self._buried(post):
            await self._post_anew(looks, picture)
            return
        shown = (looks, hash(picture.data))
        if self._shown == shown:
            self.bot.budget.give_back()
            return
        same_picture = self._shown is not None and self._shown[1] == shown[1]
        text, files = self._with_picture(looks, picture)
        try:
            await self.bot.courier.edit(
                post.channel,
                post.message,
                text,
                looks.rows,
                None if same_picture else files,
                priority=None,
            )
        except (Gone, TooOld):
            await self._post_anew(looks, picture, self._priority)
        except Forbidden as no:
            if code_of(no) != ARCHIVED:
                raise
            await self._post_anew(looks, picture, self._priority)
        self._shown = shown

    @property
    def _priority(self) -> Priority:
        """Where only computers move, nobody waits for the board."""
        return Priority.TABLE if asked_people(self.table) else Priority.COMPUTERS

    def _outdated(self, post: Post) -> bool:
        return post.channel != self.table.channel or self.bot.now() - post.made >= OLD

    async def _buried(self, post: Post) -> bool:
        """Whether much was written below; without reading messages only the newest id is known."""
        turn, now = self.table.state.turn.number, self.bot.now()
        if turn == self._glanced[0] or now - self._glanced[1] < GLANCE:
            return False
        self._glanced = (turn, now)
        newest = await self.bot.courier.newest(post.channel)
        own = self._pings.newest if self._pings is not None else 0
        if newest > max(post.message, self._newest, own):
            self._under += 1
        self._newest = newest
        return self._under >= BURIED

    async def _post_anew(
        self, looks: Face, picture: Picture, priority: Priority | None = None
    ) -> None:
        old = self._post
        text, files = self._with_picture(looks, picture)
        self._anew = False  # whoever asks from now on means a message after this one
        try:
            message = await self.bot.courier.send(
                self.table.channel, text, looks.rows, files, priority=priority
            )
        except BaseException:
            self._anew = True
            raise
        self._post = Post(TABLE, self.table.channel, message, self.bot.now())
        await self.bot.games.save_post(self.table.game, self._post)
        self._under, self._newest = 0, message
        self._shown = (looks, hash(picture.data))
        if old is None:
            return
        if old.channel == self._post.channel:
            await self.bot.courier.strip(old.channel, old.message)
        else:
            self.bot.background.run(lead_on(self.bot, self.table.game, old, self._post))

    def _with_picture(self, looks: Face, picture: Picture) -> tuple[str, list[discord.File]]:
        """Without the permission for pictures the words alone, and a word about that."""
        if SHOW["attach_files"] in missing(self.bot, self.table.channel):
            return f"{looks.text}\n{say('table.no_pictures')}", []
        return looks.text, [picture.file()]

    async def _survives(self, error: Exception) -> bool:
        """Whether to try again after a pause; a game whose channel is gone is put away."""
        game = self.table.game
        if self.bot.courier.is_lost(self.table.guild, error):
            _log.info("game %d: its channel is gone, so it is closed", game)
            await self.bot.tables.put_away(self.table)
            return False
        if isinstance(error, ChannelGone | Forbidden):
            await self._complain()
        elif isinstance(error, TROUBLE):
            _log.warning("game %d: could not be shown: %r", game, error)
        else:
            _log.error("game %d: could not be shown", game, exc_info=error)
        return True

    def _hopeless(self) -> bool:
        """Whether it has been tried for so long that a game that has ended may rest."""
        return self.bot.now() - self._failing_since >= GIVEN_UP

    async def _complain(self) -> None:
        """Tell the host, once, which permission is missing; others hear it when they act."""
        if self.trouble or not self.bot.is_ready():
            return
        lacking = missing(self.bot, self.table.channel) or [SHOW["send_messages"]]
        permission = " and ".join(lacking)
        self.trouble = say("table.missing", channel=self.table.channel, permission=permission)
        _log.warning(
            "game %d: %s is missing in %d", self.table.game, permission, self.table.channel
        )
        host = self.table.settings.host
        if not host:
            return
        try:
            await self.bot.courier.direct(host, self.trouble)
        except (Forbidden, ChannelGone, *TROUBLE) as error:
            _log.info("game %d: its host could not be told: %r", self.table.game, error)
