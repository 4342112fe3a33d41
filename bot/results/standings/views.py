"""The pages of a season's table, of records and of a player's results, and data for the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from bot.results.games.views import LOOK
from bot.results.standings.ratings import Career, Record, Rival, StandingsLine
from bot.store.results.seasons import Season
from bot.ui.components import Button, Part, Rows, Select, SelectOption
from bot.ui.custom_ids import press_id
from bot.ui.message import Drawing, Message, question
from bot.ui.pages import LIMIT, page_of, short_name, turn_buttons
from bot.words import listed, safe, say, sayer
from engine.edition import Edition
from renders.stats import Best, Stats, paint_stats
from renders.words import shorten

ON_PAGE = 10
MOST_RIVALS = 5
HOLDERS = 8
"""Most holders of one record that are named: as many as a table has seats."""

TABLE, RECORDS = "standings-table", "standings-records"
STATS, OUT = "standings-stats", "standings-out"
WEEK = "standings-week"

ICONS = {
    "rent_paid": "receipt",
    "rent_taken": "coins",
    "best_deed": "star",
    "trade": "handshake",
    "richest": "crown",
    "comeback": "chart",
    "fastest": "flag",
    "longest": "clock",
}


def table_page(
    seasons: Sequence[Season], at: int, lines: Sequence[StandingsLine], page: int
) -> Message:
    """Return a page of a season's table. `at` is the season's index, 0 for the current season."""
    season = seasons[at]
    title, empty = _title("standings-title", season), say("standings-empty")
    told, turn = _page_of_lines(title, lines, page, empty, TABLE, season.id)
    week = Button(say("standings-week"), press_id(0, WEEK, 0))
    records = Button(say("standings-records"), press_id(0, RECORDS, season.id, 0), "primary")
    return Message(told, [turn, [*_neighbours(TABLE, seasons, at, "0"), week, records]])


def week_page(season: Season, lines: Sequence[StandingsLine], page: int) -> Message:
    """Return a page of the table of the last seven days, with a button to the season's table."""
    title, empty = say("standings-week_title"), say("standings-week_empty")
    told, turn = _page_of_lines(title, lines, page, empty, WEEK)
    table = Button(say("standings-table"), press_id(0, TABLE, season.id, 0), "primary")
    return Message(told, [turn, [table]])


def _page_of_lines(
    title: str, lines: Sequence[StandingsLine], page: int, empty: str, verb: str, *args: object
) -> tuple[str, Sequence[Part]]:
    """Return the text of one page of a table, and the buttons that turn the page."""
    shown, page, pages = page_of(lines, page, ON_PAGE)
    told = [title, *map(_line, shown)]
    if lines:
        players = say("standings-players", count=len(lines))
        told.append(say("standings-page", page=page + 1, pages=pages, players=players))
    else:
        told.append(empty)
    return "\n".join(told), turn_buttons(page, pages, 0, verb, *args)


def records_page(
    seasons: Sequence[Season],
    at: int | None,
    records: Sequence[Record],
    names: Mapping[int, str],
    links: Mapping[int, str],
) -> Message:
    """Return the page of records of the season with index `at`, or of all seasons if `at` is None.

    `links` has the addresses of the games that the user can still see, by game id.
    """
    season = seasons[at or 0]
    told = [
        say("standings-all_records") if at is None else _title("standings-records_title", season)
    ]
    lines = [record_line(record, names) + _edition(record) for record in records]
    ends = [_end_link(record, links) for record in records]
    if sum(map(len, (*told, *lines, *ends))) > LIMIT:
        ends = [""] * len(ends)  # the menu of games leads there too
    told += [line + end for line, end in zip(lines, ends, strict=True)]
    if not records:
        told.append(say("standings-no_records"))
    turn = [] if at is None else _neighbours(RECORDS, seasons, at, "0")
    other = (season.id, "standings-season_records") if at is None else (0, "standings-all_seasons")
    buttons = [
        *turn,
        Button(say(other[1]), press_id(0, RECORDS, other[0], 0)),
        Button(say("standings-table"), press_id(0, TABLE, season.id, 0), "primary"),
    ]
    return Message("\n".join(told), [_record_games(records, links), buttons])


def _edition(record: Record) -> str:
    """Return the name of a record's edition if the record is in money, or "".

    Each edition has its own currency.
    """
    if not record.feat.shown or not record.title:
        return ""
    return say("standings-record_edition", edition=safe(record.title))


def _end_link(record: Record, links: Mapping[int, str]) -> str:
    link = links.get(record.game or 0)
    return say("standings-record_link", link=link) if link else ""


def _record_games(records: Sequence[Record], links: Mapping[int, str]) -> Sequence[Part]:
    """Return a menu of the games behind the records, which opens their pages."""
    kinds: dict[int, list[str]] = {}
    for record in records:
        if record.game is not None and record.game in links:
            kinds.setdefault(record.game, []).append(say(f"standings-kind_{record.feat.kind}"))
    choices = [
        SelectOption(
            shorten(listed(titles), 100), str(game), say("standings-record_game", game=game)
        )
        for game, titles in kinds.items()
    ]
    if not choices:
        return []
    return [Select(press_id(0, LOOK, 0), say("standings-watch_record"), choices)]


def stats_page(
    seasons: Sequence[Season], at: int, career: Career, asking: int, stats: Stats, ed: Edition
) -> Message:
    """Return the page about a player's season, with a picture and their rivals.

    The picture has the design of edition `ed`. `asking` is the user who sees the page.
    """
    name, season = short_name(career.line.name), safe(season_name(seasons[at]))
    told = [say("standings-stats_title", name=name, season=season)]
    mine = next((rival for rival in career.rivals if rival.user == asking), None)
    if mine is not None:
        # A rival's `ahead` is seen from the other player's side.
        told.append(_compared("you_and", mine, career.line.name, mine.behind, mine.ahead))
    if rivals := career.rivals[:MOST_RIVALS]:
        told.append(say("standings-rivals"))
        told += [_compared("rival", one, one.name, one.ahead, one.behind) for one in rivals]
    drawing = Drawing("stats.png", stats_alt(stats), partial(paint_stats, sayer(), ed, stats))
    return Message("\n".join(told), stats_rows(seasons, at, career.line.user), drawing)


def stats_rows(seasons: Sequence[Season], at: int, user: int) -> Rows:
    """Return the buttons to the results of a player in other seasons."""
    return [_neighbours(STATS, seasons, at, str(user))]


def stats_facts(season: Season, career: Career, players: int, edition: str, token: str) -> Stats:
    """Return the data for the picture of a player's season.

    `edition` and `token` are the names of the player's favourites.
    """
    line = career.line
    games = say("standings-games", count=line.games)
    if line.rank:
        rank = say("name-ordinal", number=line.rank)
        standing = say("standings-standing", rank=rank, players=players, games=games)
    else:
        standing = say("standings-standing_none", games=games)
    return Stats(
        name=line.name,
        season=season_name(season),
        standing=standing,
        rating=say("standings-rating", rating=line.rating) if line.rank else "–",
        games=line.games,
        wins=line.wins,
        places=career.places,
        ratings=career.ratings,
        token=career.token,
        token_name=token,
        token_note=say("standings-times", count=career.token_games),
        edition=edition,
        edition_note=say("standings-of_games", count=career.edition_games, games=games),
        bests=[_best(record) for record in career.records],
    )


def stats_alt(stats: Stats) -> str:
    """Return the alternative text of the picture of a player's season."""
    places = listed(
        say("standings-place_alt", rank=rank, times=say("standings-times", count=count))
        for rank, count in stats.places.items()
    )
    head = say(
        "standings-stats_alt",
        name=stats.name,
        season=stats.season,
        standing=stats.standing,
        rating=stats.rating,
        games=say("standings-games", count=stats.games),
        wins=say("standings-wins", count=stats.wins),
        places=places,
        token=stats.token,
        edition=stats.edition,
    )
    bests = [
        say(
            "standings-best_alt_note" if best.note else "standings-best_alt",
            title=best.title,
            value=best.value,
            note=best.note,
        )
        for best in stats.bests
    ]
    return shorten(" ".join([head, *bests]), 1024)


def opt_out_page(games: int) -> Message:
    """Return the confirmation message before all results of a user are deleted."""
    asked = say("standings-ask_out", count=say("standings-games", count=games))
    return question(asked, say("standings-forget_me"), press_id(0, OUT))


def season_name(season: Season) -> str:
    """Return the name of a season. The first season has a translated name."""
    return say("standings-first_season") if season.is_first else season.name


def _title(key: str, season: Season) -> str:
    return say(key, season=safe(season_name(season)), since=f"<t:{round(season.began)}:D>")


def _line(line: StandingsLine) -> str:
    rank, rating = say("standings-no_rank"), say("standings-no_rating")
    if line.rank:
        rank = say("standings-rank", rank=f"{line.rank:>3}")
        rating = say("standings-rating", rating=line.rating)
    return say(
        "standings-line",
        rank=rank,
        name=short_name(line.name),
        rating=rating,
        games=say("standings-games", count=line.games),
        wins=say("standings-wins", count=line.wins),
    )


def record_line(record: Record, names: Mapping[int, str]) -> str:
    """Return a line with a record and the names of its holders."""
    holders = listed(short_name(names[user]) for user in record.users[:HOLDERS])
    best = _best(record)
    place = record.feat.place
    key = "standings-record_place" if place else "standings-record"
    note = best.note if not record.feat.shown else ""
    value = f"{best.value} {note}".strip()
    return say(key, title=best.title, value=value, place=safe(place), names=holders)


def _best(record: Record) -> Best:
    feat = record.feat
    title = say(f"standings-kind_{feat.kind}")
    match feat.kind:
        case "comeback":
            value = say("standings-comeback", share=feat.amount)
            return Best(ICONS[feat.kind], title, value, say("standings-comeback_note"))
        case "fastest" | "longest":
            return Best(ICONS[feat.kind], title, say("standings-turns", count=feat.amount))
        case _:
            note = " · ".join(filter(None, (feat.place, record.title)))
            return Best(ICONS[feat.kind], title, feat.shown, note)


def _compared(key: str, rival: Rival, name: str, ahead: int, behind: int) -> str:
    return say(
        f"standings-{key}_level" if rival.level else f"standings-{key}",
        name=short_name(name),
        games=say("standings-games", count=rival.games),
        ahead=ahead,
        behind=behind,
        level=rival.level,
    )


def _neighbours(verb: str, seasons: Sequence[Season], at: int, last: str) -> list[Button]:
    """Return buttons to the previous and the next season, or none if there is only one.

    A button without a season to show is disabled.
    """
    if len(seasons) < 2:
        return []
    buttons = []
    for name, to in (("older", at + 1), ("newer", at - 1)):
        there = to in range(len(seasons))
        # Custom ids in one message must differ, even those of disabled buttons.
        pressed = press_id(0, verb, seasons[to].id, last) if there else press_id(0, TABLE, name)
        buttons.append(Button(say(f"standings-{name}"), pressed, disabled=not there))
    return buttons
