"""Functions that read a table from the database: its state, its seats and its last sentences."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import reduce

from bot.store.database.codec import Redo, Undo, is_fingerprint
from bot.store.database.rows import Unreadable
from bot.store.games.games import GameRow, Games
from bot.store.games.remarks import remarks_of
from bot.tables.log import Log, kept_entries
from bot.tables.table import LiveTable
from bot.tables.takeback import MOST_UNDONE as RUN
from bot.tables.takeback import next_undo_stack
from bot.words import speaking

_log = logging.getLogger(__name__)

RECALLED = 24
"""Number of last log entries from which a table's story is rebuilt after a restart."""


async def read_table(
    games: Games,
    row: GameRow,
    now: Callable[[], float],
    language: Callable[[], str],
    *,
    strict: bool,
) -> LiveTable:
    """Return a table read from the database, without its clocks.

    If `strict`, raise Unreadable for any detected damage. Otherwise ignore log entries that cannot
    be read, if the state does not need them.
    """
    if strict:
        await games.check_snapshots(row.id, row.seq)
    if not await games.has_commit(row.id, row.seq):
        raise games.missing_entry(row.id, row.seq)
    state = await Log(games, row.id).state_at(row.seq)
    ed, seats = await games.edition(row.id), await games.seats(row.id)
    if len(seats) != len(state.players):
        raise Unreadable("seats", f"game {row.id}", f"{len(seats)} of {len(state.players)}")
    table = LiveTable(games, row, ed, seats, state, now, language)
    table.tenures = await games.tenures(row.id)
    try:
        found = await games.commits(row.id, row.seq - RUN)
        last = [commit for commit in found if commit.seq <= row.seq]
        if strict and last != found:
            raise Unreadable("games", row.id, f"seq is {row.seq}, but the log has later entries")
        if not last or not is_fingerprint(last[-1].digest, state):
            raise Unreadable("commits", f"game {row.id}", "entries do not lead to the last state")
        table.undo_stack = reduce(next_undo_stack, last, ())
        with speaking(language()):
            await _recall(games, table)
    except Unreadable as error:
        if strict:
            raise
        _log.error("game %d: continues without unreadable entries: %s", row.id, error)
    return table


async def _recall(games: Games, table: LiveTable) -> None:
    """Rebuild a table's story from its last log entries.

    In the first round all entries since the start are used.
    """
    said = await remarks_of(games.db, table.game)
    since = -1 if table.state.turn.number <= len(table.seats) else table.seq - RECALLED
    recent = await games.commits(table.game, since)
    undone = [commit.move.to for commit in recent if isinstance(commit.move, Undo | Redo)]
    if undone and since >= 0:  # tell what came before the undo too
        recent = await games.commits(table.game, min(undone) - RECALLED)
    if recent[0].seq == 0:
        table.recall(await games.start_state(table.game), recent[:1], said)
        recent = recent[1:]
    first = next((commit.seq for commit in kept_entries(recent)), table.seq + 1)
    table.recall(await table.log.state_at(first - 1), recent, said)
