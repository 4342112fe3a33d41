"""The damaged rows of a database, by their owner, each with advice for the host."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from bot.hosting.records import OpenGame, open_games
from bot.store.database.address import Address
from bot.store.database.checkup import find_damage

WHOSE = {"game": "game {}", "guild": "server {}", "user": "user {}", "": "data without an owner"}
"""The words for an owner of damaged rows, by the kind of owner. `{}` is the owner's id."""


@dataclass(frozen=True)
class Damaged:
    """The damage of one owner's rows, such as a game's, in words and with advice for the host."""

    found: str
    advice: str
    heals: bool = False
    """True if the bot replaces the damaged rows when it next needs them."""


def damage(path: Address) -> Iterator[Damaged]:
    """Yield the damage of each owner of damaged rows.

    Also yield each open game whose state cannot be computed from its log.
    """
    places: dict[tuple[str, int], dict[str, list[str]]] = {}
    for found in find_damage(path):
        column = f"{found.table}.{found.column}"
        places.setdefault(found.owner, {}).setdefault(column, []).append(found.row)
    known = {number for kind, number in places if kind == "game"}
    playing = open_games(path, known)
    for game, one in playing.items():
        if one.trouble:
            places["game", game] = {one.trouble: []}
    for (kind, number), columns in sorted(places.items()):
        listed = "; ".join(_told(column, rows) for column, rows in columns.items())
        game_there = playing.get(number) if kind == "game" else None
        findings = game_there.findings if game_there is not None else None
        heals = findings is not None and findings.playable
        advice = _remedy(number, columns, game_there)
        yield Damaged(f"{WHOSE[kind].format(number)} is damaged: {listed}", advice, heals)


def _told(column: str, rows: list[str]) -> str:
    """Return the words for a column: its name, its first damaged row and how many more there are.

    Without rows, `column` is a sentence about a game, and is returned unchanged.
    """
    if not rows:
        return column
    more = f" and {len(rows) - 1} more" if len(rows) > 1 else ""
    return f"{column} (row {rows[0]}{more})"


def _remedy(number: int, columns: Collection[str], playing: OpenGame | None) -> str:
    tables = {column.partition(".")[0] for column in columns}
    if playing is not None:
        return _remedy_of_game(number, playing)
    if "guild_settings" in tables:
        return "Only moderators open tables there until they choose again in `/setup`."
    if "leagues" in tables:
        return "While the night goes on, `/league call-off` in its channel deletes it."
    if "editions" in tables:
        return "Upload its file again with `/edition upload`. Or restore a backup."
    if "preferences" in tables:
        return "They have the default preferences until they choose again in `/preferences`."
    return "The bot works without it. Restore a backup if it matters."


def _remedy_of_game(number: int, playing: OpenGame) -> str:
    findings = playing.findings
    end = "`/moderate end` in its channel closes it. Or restore a backup."
    if findings is None or (findings.lost and not findings.can_rewind):
        return f"If it waits, {end}"
    if findings.playable:
        return "It can be played: the bot replaces such rows when it needs them."
    assert findings.state is not None
    return (
        f"The last state that can be reached is entry {findings.reached} of {findings.last}, in "
        f"turn {findings.state.turn.number}. Stop the bot, and go on from there with `rentroll "
        f"rewind {number}`. Or {end}"
    )
