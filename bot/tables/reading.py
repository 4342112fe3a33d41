"""Tables as they are on disk: the state, the seats, and what was said last."""

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
from bot.tables.takeback import LONGEST as RUN
from bot.tables.takeback import next_undo_stack
from bot.words import speaking

_log = logging.getLogger(__name__)

RECALLED = 24
"""How many entries of the log a table tells again after a restart."""


async def read_table(
    games: Games,
    row: GameRow,
    now: Callable[[], float],
    language: Callable[[], str],
    *,
    strict: bool,
) -> LiveTable:
    """Return a table from disk, without its clocks.

    If `strict`, raise Unreadable for any damage that can be noticed. Otherwise a table goes on
    without the entries of its log that cannot be read, if its state does not need them.
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
            raise Unreadable("games", row.id, f"seq: {row.seq}, and the log goes on")
        if not last or not is_fingerprint(last[-1].digest, state):
            raise Unreadable("commits", f"game {row.id}", "they do not lead to the last state")
        table.undo_stack = reduce(next_undo_stack, last, ())
        with speaking(language()):
            await _recall(games, table)
    except Unreadable as error:
        if strict:
            raise
        _log.error("game %d: it plays on without what cannot be read: %s", row.id, error)
    return table


async def _recall(games: Games, table: LiveTable) -> None:
    """Let a table remember its last sentences, those of the deal for the first round."""
    said = await remarks_of(games.db, table.game)
    since = -1 if table.state.turn.number <= len(table.seats) else table.seq - RECALLED
    recent = await games.commits(table.game, since)
    undone = [commit.move.to for commit in recent if isinstance(commit.move, Undo | Redo)]
    if undone and since >= 0:  # what stood before that is told too
        recent = await games.commits(table.game, min(undone) - RECALLED)
    if recent[0].seq == 0:
        table.recall(await games.start_state(table.game), recent[:1], said)
        recent = recent[1:]
    first = next((commit.seq for commit in kept_entries(recent)), table.seq + 1)
    table.recall(await table.log.state_at(first - 1), recent, said)
