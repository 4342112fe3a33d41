"""The list of a server's games, and the page of a finished one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.database.codec import Commit
from bot.store.games.games import GameRow
from bot.store.messages.kinds import END, LOBBY, TABLE, Kind
from bot.store.messages.posts import Post
from bot.store.results.placings import Reason
from bot.ui.components import Button, Part, Rows, Select, SelectOption
from bot.ui.custom_ids import press_id
from bot.ui.links import address, link_to
from bot.ui.message import Message
from bot.ui.pages import short_name, turn_buttons
from bot.words import day, listed, safe, say
from engine.events import GameEnded
from engine.state import Result
from renders.words import shorten

ON_PAGE = 8
LIST, LOOK, CARD, FILM = "games-list", "games-look", "games-card", "games-film"
PICK_FOLLOW = "games-follow"


@dataclass(frozen=True)
class ListedGame:
    """A game as shown in the list.

    `result` is set only for a finished game. `turn` is above 0 only for a running game.
    """

    row: GameRow
    edition: str
    names: tuple[str, ...]
    link: str
    turn: int = 0
    result: Result | None = None
    damaged: bool = False


def result_of(commits: Sequence[Commit]) -> Result | None:
    """Return the result in the last of these log entries, or None without one."""
    for event in reversed(commits[-1].events if commits else ()):
        if isinstance(event, GameEnded):
            return event.result
    return None


def way_to(row: GameRow, posts: dict[Kind, Post], reachable: bool) -> str:
    """Return the URL of a game's main message, or of its channel if there is no such message.

    The main message of a finished game is its end card. Return "" if not `reachable`.
    """
    if not reachable:
        return ""
    kinds = (TABLE, LOBBY) if row.open else (END, TABLE)
    return link_to(row.guild, posts, *kinds) or address(row.guild, row.channel)


def list_page(entries: Sequence[ListedGame], page: int, pages: int) -> Message:
    """Return a page of the list, with menus to follow a running game or open a finished one."""
    if not entries:
        return Message(say("gamelist-none"))
    running = [entry for entry in entries if entry.row.open]
    finished = [entry for entry in entries if not entry.row.open]
    told = [say("gamelist-title")]
    for key, part in (("gamelist-running", running), ("gamelist-finished", finished)):
        if part:
            told += [say(key), *map(_line, part)]
    if pages > 1:
        told.append(say("gamelist-page", page=page + 1, pages=pages))
    rows: list[Sequence[Part]] = [turn_buttons(page, pages, 0, LIST)]
    begun = [entry for entry in running if entry.turn and not entry.damaged]
    if choices := [_running_choice(entry) for entry in begun]:
        rows.append([Select(press_id(0, PICK_FOLLOW), say("gamelist-follow"), choices)])
    if choices := [_choice(entry) for entry in finished if not entry.damaged]:
        look = press_id(0, LOOK, page)
        rows.append([Select(look, say("gamelist-choose"), choices)])
    return Message("\n".join(told), rows)


def game_page(entry: ListedGame, reason: Reason | None, page: int) -> Message:
    """Return the page of a finished game: ranks, whether it counts, and buttons for more.

    `reason` says why it does not count. It is "" if it counts, and None if it is not recorded.
    """
    assert entry.result is not None
    told = [say("gamelist-one", edition=safe(entry.edition), when=_when(entry))]
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(entry.result.ranks)):
        told.append(say("gamelist-rank", rank=rank, name=short_name(entry.names[seat])))
    if reason is not None:
        told.append(say(f"gamelist-not_{reason}" if reason else "gamelist-counted"))
    if entry.link:
        told.append(entry.link)
    return Message("\n".join(told), _game_rows(entry.row.id, page))


def _game_rows(game: int, page: int) -> Rows:
    return [
        [
            Button(say("gamelist-end_card"), press_id(game, CARD), "primary"),
            Button(say("gamelist-replay"), press_id(game, FILM), "primary"),
            Button(say("gamelist-to_list"), press_id(0, LIST, page)),
        ]
    ]


def _line(entry: ListedGame) -> str:
    if entry.damaged:
        return say("gamelist-damaged", game=entry.row.id)
    status, edition = entry.row.status, safe(entry.edition)
    if entry.result is not None:
        key = "gamelist-over" if entry.link else "gamelist-over_gone"
        return say(key, edition=edition, winners=_won(entry), when=_when(entry), link=entry.link)
    names = listed(map(short_name, entry.names))
    return say(f"gamelist-{status}", edition=edition, names=names, turn=entry.turn, link=entry.link)


def _won(entry: ListedGame) -> str:
    winners, others = _sides(entry)
    key = "gamelist-won" if others else "gamelist-won_alone"
    return say(key, names=listed(map(short_name, winners)), others=listed(map(short_name, others)))


def _sides(entry: ListedGame) -> tuple[list[str], list[str]]:
    """Return two lists of names: the winners' and the other players'."""
    assert entry.result is not None
    ranked = list(zip(entry.result.ranks, entry.names, strict=True))
    return [name for rank, name in ranked if rank == 1], [n for rank, n in ranked if rank > 1]


def _choice(entry: ListedGame) -> SelectOption:
    date, players = day(entry.row.changed), listed(entry.names)
    note = say("gamelist-option_note", game=entry.row.id, date=date, players=players)
    label = say("gamelist-option", edition=entry.edition, names=listed(_sides(entry)[0]))
    return SelectOption(shorten(label, 100), str(entry.row.id), shorten(note, 100))


def _running_choice(entry: ListedGame) -> SelectOption:
    note = say("gamelist-follow_note", game=entry.row.id, turn=entry.turn)
    label = say("gamelist-follow_option", edition=entry.edition, names=listed(entry.names))
    return SelectOption(shorten(label, 100), str(entry.row.id), note)


def _when(entry: ListedGame) -> int:
    return round(entry.row.changed)
