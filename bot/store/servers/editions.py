"""Editions that servers made themselves, in all versions, and drafts of such editions.

The id of an edition is unique only within its server. The `number` of a version is unique in the
database and never reused.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass

from bot.store.database.codec import decode_edition, encode
from bot.store.database.database import Database
from bot.store.database.repository import LimitReached, Repository, transaction
from bot.store.database.rows import Column, Unreadable
from bot.store.database.writer import Owner, Transaction
from editions.loader import available
from engine.edition import Edition

REMEMBERED = 200
"""Most servers whose editions are cached. The least recently used ones are dropped."""
DRAFTS_KEPT = 7 * 24 * 3600.0
"""Seconds after the last change until a draft is deleted."""
MOST_DRAFTS = 5
"""Most drafts of one user in one server. Another draft deletes the oldest."""
MOST_VERSIONS = 20
"""Most versions of one edition that are kept. Each version contains its whole file."""


class NothingNew(Exception):
    """An error: the file is equal to the newest version of its edition."""


@dataclass(frozen=True)
class Version:
    """A published version of a server's own edition. `size`: bytes of its file.

    `user`: the id of the author, or 0 if the author's data was deleted.
    """

    number: int
    guild: int
    id: str
    version: int
    title: str
    size: int
    user: int
    published: float


@dataclass(frozen=True)
class EditionDraft:
    """An uploaded edition file without problems, which its author has not published yet."""

    number: int
    guild: int
    user: int
    edition: str
    file: bytes


EDITION = Column("editions", "edition", decode_edition)

_VERSIONS = (
    "SELECT number, guild, id, version, title, length(file), user, published"
    " FROM editions WHERE guild = ? AND removed = 0"
)
_NEWEST = (
    "SELECT id, number, edition FROM editions e WHERE guild = ? AND removed = 0 AND version ="
    " (SELECT max(version) FROM editions WHERE guild = e.guild AND id = e.id AND removed = 0)"
    " ORDER BY id"
)
_SPENT = (
    "UPDATE editions SET removed = 1 WHERE number IN (SELECT number FROM editions"
    " WHERE guild = ? AND id = ? AND removed = 0 ORDER BY version DESC LIMIT ? OFFSET ?)"
)
_MY_DRAFTS = "FROM edition_drafts WHERE guild = ? AND user = ?"


class Editions(Repository):
    """A repository for servers' own editions and drafts."""

    def __init__(self, db: Database) -> None:
        super().__init__(db)
        self._known: OrderedDict[int, dict[str, tuple[int, Edition]]] = OrderedDict()

    async def older(self, guild: int, numbers: Collection[int]) -> dict[int, Edition]:
        """Return the editions of a server's versions with these numbers, by number.

        Damaged and deleted versions are left out. Versions that are only marked as removed are
        included.
        """
        found = {}
        for number in numbers:
            row = await self.db.row(
                "SELECT edition FROM editions WHERE guild = ? AND number = ?", (guild, number)
            )
            if row is not None:
                with suppress(Unreadable):
                    found[number] = self._rows.value(EDITION, number, row[0])
        return found

    async def own(self, guild: int) -> dict[str, tuple[int, Edition]]:
        """Return the newest version of each of a server's editions, by edition id.

        A version is given as its number and the edition. Removed versions do not count. An edition
        whose newest version is damaged is left out. The result is cached.
        """
        known = self._known.get(guild)
        if known is None:
            known = {}
            for name, number, data in await self.db.rows(_NEWEST, (guild,)):
                with suppress(Unreadable):
                    known[name] = number, self._rows.value(EDITION, number, data)
            self._known[guild] = known
        self._known.move_to_end(guild)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known

    async def versions(self, guild: int, edition: str | None = None) -> list[Version]:
        """Return the versions of a server's editions, or of one edition. Removed ones are left out.

        They are sorted by edition. The newest version of each edition comes first.
        """
        wanted = () if edition is None else (edition,)
        which = f"{'AND id = ? ' if wanted else ''}ORDER BY id, version DESC"
        rows = await self.db.rows(f"{_VERSIONS} {which}", (guild, *wanted))
        return list(self._rows.many("editions", Version, rows))

    async def version(self, guild: int, number: int) -> Version | None:
        row = await self.db.row(f"{_VERSIONS} AND number = ?", (guild, number))
        return self._rows.one("editions", Version, row) if row else None

    async def file(self, number: int) -> bytes:
        """Return the file of a version, exactly as it was published."""
        row = await self.db.row("SELECT file FROM editions WHERE number = ?", (number,))
        assert row is not None
        return bytes(row[0])

    @transaction("guild")
    def draft(
        self, db: Transaction, guild: int, user: int, edition: str, file: bytes, now: float
    ) -> int:
        """Save a file as a user's draft of an edition, and return the draft's number.

        The user's earlier draft of the same edition is deleted, and so are the user's oldest drafts
        in this server beyond MOST_DRAFTS.
        """
        mine = (guild, user)
        db.execute(f"DELETE {_MY_DRAFTS} AND edition = ?", (*mine, edition))
        older = f"SELECT number {_MY_DRAFTS} ORDER BY made DESC, number DESC"
        for (number,) in db.rows(older, mine)[MOST_DRAFTS - 1 :]:
            db.execute("DELETE FROM edition_drafts WHERE number = ?", (number,))
        return db.insert(
            "INSERT INTO edition_drafts (guild, user, edition, file, made)"
            " VALUES (?, ?, ?, ?, ?) RETURNING number",
            (*mine, edition, file, now),
        )

    async def find_draft(self, number: int, guild: int, user: int) -> EditionDraft | None:
        """Return a user's draft in a server by its number, or None if there is none."""
        return await self._draft(guild, user, "number", number)

    async def draft_of(self, guild: int, user: int, edition: str) -> EditionDraft | None:
        """Return a user's draft of an edition in a server, or None if there is none."""
        return await self._draft(guild, user, "edition", edition)

    async def _draft(self, guild: int, user: int, key: str, value: object) -> EditionDraft | None:
        sql = f"SELECT number, edition, file {_MY_DRAFTS} AND {key} = ?"
        row = await self.db.row(sql, (guild, user, value))
        return EditionDraft(row[0], guild, user, row[1], bytes(row[2])) if row else None

    async def redraft(self, draft: EditionDraft, file: bytes, now: float) -> bool:
        """Replace the file of a draft.

        Return False if the draft was deleted or changed meanwhile.
        """
        sql = "UPDATE edition_drafts SET file = ?, made = ? WHERE number = ? AND file = ?"
        values = (file, now, draft.number, draft.file)
        return bool(await self.db.write(sql, values, Owner("guild", draft.guild)))

    async def drop_draft(self, number: int) -> None:
        await self.db.write("DELETE FROM edition_drafts WHERE number = ?", (number,))

    async def drop_old_drafts(self, now: float) -> None:
        """Delete drafts that were not changed for DRAFTS_KEPT seconds."""
        await self.db.write("DELETE FROM edition_drafts WHERE made < ?", (now - DRAFTS_KEPT,))

    async def publish(self, draft: EditionDraft, ed: Edition, most: int, now: float) -> Version:
        """Save a draft as the newest version of its edition.

        Delete the draft, and return the version. Raises LimitReached if the server would have more
        than `most` editions. Raises NothingNew if the file is the newest version already. Versions
        beyond MOST_VERSIONS are marked as removed, the oldest ones first.
        """
        assert ed.id not in available()
        frozen = encode(ed)

        def work(db: Transaction) -> tuple[int, int]:
            rows = db.rows(
                "SELECT id, version, removed, number FROM editions WHERE guild = ?"
                " ORDER BY version",
                (draft.guild,),
            )
            present = {name: number for name, _, removed, number in rows if not removed}
            if ed.id not in present and len(present) >= most:
                raise LimitReached
            same = "SELECT 1 FROM editions WHERE number = ? AND file = ?"
            if db.row(same, (present.get(ed.id, 0), draft.file)):
                raise NothingNew
            version = 1 + max((row[1] for row in rows if row[0] == ed.id), default=0)
            number = db.insert(
                "INSERT INTO editions (guild, id, version, title, file, edition, user, published)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING number",
                (
                    draft.guild, ed.id, version, ed.name, draft.file, frozen, draft.user, now,
                ),
            )  # fmt: skip
            db.execute("DELETE FROM edition_drafts WHERE number = ?", (draft.number,))
            db.execute(_SPENT, (draft.guild, ed.id, len(rows), MOST_VERSIONS))
            db.announce(f"editions {draft.guild}")
            return number, version

        number, version = await self.db.transact(work, Owner("guild", draft.guild))
        self.reread(draft.guild)
        return Version(
            number, draft.guild, ed.id, version, ed.name, len(draft.file), draft.user, now,
        )  # fmt: skip

    async def remove(self, guild: int, edition: str) -> None:
        """Mark all versions of a server's edition as removed, so that no new game uses them."""

        def work(db: Transaction) -> None:
            sql = "UPDATE editions SET removed = 1 WHERE guild = ? AND id = ?"
            db.execute(sql, (guild, edition))
            db.announce(f"editions {guild}")

        await self.db.transact(work, Owner("guild", guild))
        self.reread(guild)

    @transaction(None)
    def sweep(self, db: Transaction, used: Collection[int]) -> None:
        """Delete the versions that are marked as removed.

        Keep those whose numbers are in `used`.
        """
        removed = db.rows("SELECT number FROM editions WHERE removed = 1")
        unused = [row for row in removed if row[0] not in used]
        db.execute_many("DELETE FROM editions WHERE number = ?", unused)

    def reread(self, guild: int) -> None:
        """Drop a server's editions from the cache, so that they are read again."""
        self._known.pop(guild, None)

    def reread_all(self) -> None:
        """Drop the editions of all servers from the cache, so that they are read again."""
        self._known.clear()
