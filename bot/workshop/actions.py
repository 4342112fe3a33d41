"""Actions on a server's own editions: upload, preview, publish, restore, export and remove."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from bot.discord_api.answers import reply_to
from bot.discord_api.interactions import Attachment, It
from bot.discord_api.sender import PATIENCE, DiscordRefusal, TransientError, in_time
from bot.messages.moderator_log import ModeratorLog
from bot.store.database.repository import LimitReached
from bot.store.games.games import OPEN
from bot.store.servers.editions import EditionDraft, NothingNew, Version
from bot.store.stores import Stores
from bot.support.refusals import Refused, refusing
from bot.support.threads import WorkThreads
from bot.tables.server_editions import EditionsByServer
from bot.ui.components import Button, Rows
from bot.ui.message import Message
from bot.words import localized, quoted, safe, say, say_public
from bot.workshop.editor.actions import EditionWorkshop
from bot.workshop.lab_runs import LabRuns
from bot.workshop.laboratory.process import GAMES
from bot.workshop.preview import preview_drawing
from bot.workshop.views import (
    details_page,
    draft_rows,
    list_page,
    open_row,
    press,
    preview_text,
    problems_page,
    remove_page,
    standing_of,
    standing_of_draft,
)
from editions.findings import Report
from editions.loader import available, check_bytes
from editions.reading import encoding_of
from engine.edition import Edition

LEAST_GAMES, MOST_GAMES = 25, 1000
"""The fewest and the most games that one `/edition lab` may play."""


class EditionActions:
    """The moderators' actions on their server's own editions.

    `EditionWorkshop` edits the drafts.
    """

    def __init__(
        self,
        stores: Stores,
        server_editions: EditionsByServer,
        journal: ModeratorLog,
        threads: WorkThreads,
        lab: LabRuns,
        workshop: EditionWorkshop,
        now: Callable[[], float],
    ) -> None:
        self.stores = stores
        self.server_editions = server_editions
        self.journal = journal
        self.threads = threads
        self.lab = lab
        self.workshop = workshop
        self.now = now

    async def sweep_removed(self) -> None:
        """Delete the removed versions of editions that no open game uses any more.

        If the settings of an open game cannot be read, delete nothing.
        """
        rows = await self.stores.games.with_status(*OPEN)
        agreed = [row.agreed for row in rows if row.agreed]
        if len(agreed) == len(rows):  # else a game that cannot be read may use a version
            await self.stores.editions.sweep({settings.own for settings in agreed})

    # Upload and publish

    async def receive(self, it: It, file: Attachment) -> None:
        """Check an uploaded file, and save it as a draft if it has no problems.

        Reply privately with the problems, or with a preview of the draft. The laboratory then plays
        games on the draft. Raise Refused if the server cannot add the edition.
        """
        guild = it.guild_id or 0
        data = await self._read(guild, file)
        report = await self._check(guild, data, file.filename)
        if report.edition is None:
            await reply_to(it).reply_privately(problems_page(file.filename, report.problems))
            return
        mine, now = report.edition.id, self.now()
        number = await self.stores.editions.draft(guild, it.user.id, mine, data, now)
        versions = await self.stores.editions.versions(guild, mine)
        lab = say("edition-lab_soon")
        ed = localized(report.edition)
        text = preview_text(ed, standing_of_draft(versions), report.warnings, lab)
        await reply_to(it).reply_privately(
            self._with_picture(guild, ed, text, draft_rows(number, versions))
        )
        await self._try_draft(it, number, report, versions)

    async def _read(self, guild: int, file: Attachment) -> bytes:
        """Return the bytes of an uploaded file.

        Raise Refused if the file is too large, which is checked first, or if the download fails.
        """
        self.workshop.check_size(guild, file.size)
        with refusing("edition-unreadable", DiscordRefusal, TransientError):
            async with in_time(PATIENCE):
                return await file.read()

    async def _check(self, guild: int, data: bytes, name: str) -> Report:
        """Return the loader's report on a file.

        Raise Refused if the server cannot add the edition. Its id may belong to an edition of the
        game, the server may have its maximum of editions, or the file may equal the newest version.
        For a file with problems, return the report without these checks.
        """
        report = await self.threads.run(check_bytes, data, name)
        ed = report.edition
        if ed is None:
            return report
        versions = await self.stores.editions.versions(guild)
        mine = [version for version in versions if version.id == ed.id]
        most = self.stores.guild_settings.of(guild).most_editions
        if ed.id in available():
            raise Refused("edition-shipped_id", id=ed.id)
        if not mine and len({version.id for version in versions}) >= most:
            raise Refused("edition-full", most=most)
        if mine and await self.stores.editions.file(mine[0].number) == data:
            raise Refused("edition-same", id=ed.id, version=mine[0].version)
        return report

    def _with_picture(self, guild: int, ed: Edition, text: str, rows: Rows) -> Message:
        """Return a message with this text and the picture of an edition's preview."""
        theme = self.stores.guild_settings.of(guild).theme
        return Message(text, rows, preview_drawing(ed, theme))

    async def _draft(self, it: It, number: int) -> tuple[EditionDraft, Report]:
        """Return one of the user's drafts, with a new report on its file."""
        draft = await self.workshop.draft(it, number)
        return draft, await self._check(draft.guild, draft.file, "edition.toml")

    async def try_draft(self, it: It, number: int) -> None:
        """Run the laboratory again on a draft, and show its findings in the preview message.

        If the draft now has problems, do nothing.
        """
        draft, report = await self._draft(it, number)
        if report.edition is not None:
            versions = await self.stores.editions.versions(draft.guild, report.edition.id)
            await self._try_draft(it, number, report, versions)

    async def _try_draft(
        self, it: It, number: int, report: Report, versions: list[Version]
    ) -> None:
        assert report.edition is not None
        ed, standing = localized(report.edition), standing_of_draft(versions)

        async def show(lab: str) -> None:
            text = preview_text(ed, standing, report.warnings, lab)
            await reply_to(it).retell(text)

        self.lab.begin(f"draft:{number}", ed, GAMES, show, it.guild_id or 0)

    async def publish(self, it: It, number: int) -> Message:
        """Publish a draft as the newest version.

        If the draft has problems, return a message about them.
        """
        draft, report = await self._draft(it, number)
        if report.edition is None:
            return problems_page("edition.toml", report.problems)
        version = await self._publish(draft, report.edition)
        self.lab.stop(f"draft:{number}")
        title, count = safe(version.title), version.version
        deed = say_public("edition-log_published", name=title, id=version.id, version=count)
        await self.journal.note(it, deed, f"{version.id}, version {count}")
        told = say("edition-published", name=title, id=version.id, version=count)
        return Message(told, open_row(version.id))

    async def _publish(self, draft: EditionDraft, ed: Edition) -> Version:
        most = self.stores.guild_settings.of(draft.guild).most_editions
        full = refusing("edition-full", LimitReached, most=most)
        with full, refusing("edition-draft_gone", NothingNew):
            version = await self.stores.editions.publish(draft, ed, most, self.now())
        await self.sweep_removed()
        return version

    async def restore(self, it: It, edition: str, count: int) -> Message:
        """Publish an earlier version of an edition again, as the newest version.

        `count` is the number of the earlier version, which is kept. If its file now has problems,
        return a message about them. Raise Refused if it is the newest version.
        """
        guild = it.guild_id or 0
        newest = await self.version(guild, edition)
        before = await self.version(guild, edition, count)
        if before == newest:
            raise Refused("edition-newest", id=edition, version=newest.version)
        data = await self.stores.editions.file(before.number)
        report = await self._check(guild, data, edition)
        if report.edition is None:
            return problems_page(edition, report.problems)
        made = await self._publish(
            EditionDraft(0, guild, it.user.id, edition, data), report.edition
        )
        told: dict[str, Any] = {
            "name": safe(made.title),
            "before": before.version,
            "version": made.version,
        }
        deed = say_public("edition-log_restored", id=edition, **told)
        value = f"{edition}, version {before.version} as {made.version}"
        await self.journal.note(it, deed, value)
        return Message(say("edition-restored", **told), open_row(edition))

    async def discard(self, it: It, number: int) -> Message:
        draft = await self.workshop.draft(it, number)
        self.lab.stop(f"draft:{number}")
        await self.stores.editions.drop_draft(draft.number)
        return Message(say("edition-discarded"))

    # Preview, list and export

    async def preview(self, guild: int, edition: str, version: int = 0) -> Message:
        """Return a message with the picture and description of an edition.

        `version` is a version number, or 0 for the newest. Editions of the game have no versions.
        """
        if edition in available():
            ed = (await self.server_editions.of(guild)).called(edition)
            standing = say("edition-preview_shipped")
        else:
            found = await self.version(guild, edition, version)
            kept = await self.stores.editions.older(guild, [found.number])
            if found.number not in kept:
                raise Refused("edition-damaged")
            ed = localized(kept[found.number])
            standing = standing_of(found)
        return self._with_picture(guild, ed, preview_text(ed, standing), open_row(edition))

    async def try_out(self, it: It, edition: str, games: int = GAMES) -> None:
        """Run the laboratory on an edition, and show its findings in a new private message.

        Raise Refused if `games` is not between `LEAST_GAMES` and `MOST_GAMES`.
        """
        if not LEAST_GAMES <= games <= MOST_GAMES:
            raise Refused("edition-wrong_games", least=LEAST_GAMES, most=MOST_GAMES)
        ed = (await self.server_editions.of(it.guild_id or 0)).called(edition)
        title = say("edition-lab_title", name=safe(ed.name))
        again: Rows = [[Button(say("edition-try_again"), press("lab", edition, games))]]
        await reply_to(it).reply_privately(Message(f"{title}\n{say('edition-lab_soon')}", again))

        async def show(lab: str) -> None:
            await reply_to(it).retell(f"{title}\n{lab}")

        self.lab.begin(f"lab:{it.id}", ed, games, show, it.guild_id or 0)

    async def listed(self, guild: int, page: int = 0) -> Message:
        """Return a page that lists a server's own editions.

        Each edition has the number of open games that are played on it.
        """
        rows = await self.stores.games.open_in(guild)
        playing = Counter(row.agreed.edition for row in rows if row.agreed)
        versions = await self.stores.editions.versions(guild)
        most = self.stores.guild_settings.of(guild).most_editions
        return list_page(versions, most, playing, page)

    async def details(self, guild: int, edition: str) -> Message:
        return details_page(await self._versions(guild, edition))

    async def version(self, guild: int, edition: str, version: int = 0) -> Version:
        """Return a version of a server's own edition.

        `version` is a version number, or 0 for the newest. Raise Refused if there is no such
        version.
        """
        for found in await self._versions(guild, edition):
            if version in (0, found.version):
                return found
        raise Refused("edition-no_version", id=edition, version=version)

    async def _versions(self, guild: int, edition: str) -> list[Version]:
        found = await self.stores.editions.versions(guild, edition)
        if not found:
            raise Refused("edition-not_own", id=quoted(edition))
        return found

    async def export(self, version: Version) -> Message:
        """Return a message with the file of a version attached, as decoded text."""
        data = await self.stores.editions.file(version.number)
        text = say("edition-exported", name=safe(version.title), version=version.version)
        name = f"{version.id}-v{version.version}.toml"
        return Message(text, attached=data.decode(encoding_of(data)), file_name=name)

    # Remove

    async def ask_removal(self, guild: int, edition: str) -> Message:
        return remove_page(await self._versions(guild, edition))

    async def remove(self, it: It, edition: str) -> Message:
        """Remove an edition from a server. Open games keep the version with which they began."""
        guild = it.guild_id or 0
        newest = (await self._versions(guild, edition))[0]
        await self.stores.editions.remove(guild, edition)
        await self.sweep_removed()
        title = safe(newest.title)
        deed = say_public("edition-log_removed", name=title, id=edition)
        await self.journal.note(it, deed, edition)
        return Message(say("edition-removed", name=title))
