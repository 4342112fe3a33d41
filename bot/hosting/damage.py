"""What of a database cannot be read any more: whose it is, and what to do about it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.hosting.records import open_games
from bot.store.address import Address
from bot.store.checkup import find_damage

WHOSE = {"game": "game {}", "guild": "server {}", "user": "user {}", "": "what belongs to nobody"}


def damage(path: Address) -> Iterator[tuple[str, str]]:
    """Every game, server and person of whom something cannot be read, each with its remedy."""
    places: dict[tuple[str, int], dict[str, list[str]]] = {}
    for found in find_damage(path):
        column = f"{found.table}.{found.column}"
        places.setdefault(found.owner, {}).setdefault(column, []).append(found.row)
    known = {number for kind, number in places if kind == "game"}
    playing = open_games(path, known)
    for game, trouble in playing.items():
        if trouble:
            places["game", game] = {trouble: []}
    for (kind, number), columns in sorted(places.items()):
        listed = "; ".join(_told(column, rows) for column, rows in columns.items())
        waits = kind == "game" and number in playing
        yield f"{WHOSE[kind].format(number)} is damaged: {listed}", _remedy(columns, waits)


def _told(column: str, rows: list[str]) -> str:
    """A column, and where in it; what is no column stands for itself."""
    if not rows:
        return column
    more = f" and {len(rows) - 1} more" if len(rows) > 1 else ""
    return f"{column} (row {rows[0]}{more})"


def _remedy(columns: Collection[str], waits: bool) -> str:
    tables = {column.partition(".")[0] for column in columns}
    if waits:
        return "If it waits, `/moderate end` in its channel closes it. Or restore a backup."
    if "guild_settings" in tables:
        return "Only moderators open tables there until they choose anew in `/setup`."
    if "editions" in tables:
        return "Upload its file again with `/edition upload`. Or restore a backup."
    if "preferences" in tables:
        return "They have the usual preferences until they choose anew in `/preferences`."
    return "It is left out, and all else goes on. Restore a backup if it matters."
