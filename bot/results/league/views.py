"""The messages of a league night: sign-ups, tables, standing and result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.results.league.draw import LEAST, LeagueLine, standing
from bot.store.results.league_nights import League, LeagueTable
from bot.tables.dice_words import brief
from bot.tables.rule_card import variant_line
from bot.ui.components import Button, Rows, Style, fitting
from bot.ui.custom_ids import press_id
from bot.ui.message import Message
from bot.ui.pages import short_name
from bot.words import listed, say
from engine.rng import fingerprint

SIGN_UP, SIGN_OFF = "league-join", "league-leave"
START, CALL_OFF = "league-start", "league-call-off"
MOST_LINES = 16
"""Most players that are listed in the standing of a league night."""


def league_message(league: League, edition: str) -> Message:
    """Return the message of a league night. When it is over, the message points to the result."""
    if league.status == "called_off":
        told = [_title(league, edition), say("league-off"), *_lines(league)]
        return Message(fitting("\n".join(told)), last=True, important=True)
    if league.status == "over":
        return Message(fitting("\n".join([_title(league, edition), say("league-done")])), last=True)
    told = [_title(league, edition)]
    if league.status == "open":
        told += [say("league-about", least=LEAST), _each_table(league), *_signed_up(league)]
    else:
        told.append(say("league-round", round=league.round, rounds=league.rounds))
        told += [_table(league, table) for table in league.tables_of(league.round)]
        told += _lines(league)
    told += _seal(league, "league-sealed")
    return Message(fitting("\n".join(told)), _rows(league))


def round_message(league: League, *, aloud: bool) -> Message:
    """Return the message with the tables of a round. If `aloud`, ping their players."""
    tables = league.tables_of(league.round)
    final = league.round == league.rounds and len(tables) > 1 and league.round > 1
    told = [say("league-drawn", round=league.round, rounds=league.rounds)]
    for table in tables:
        key = "league-final_table" if final and table.place == 1 else "league-table_drawn"
        people = " ".join(f"<@{user}>" for user in league.seated(table))
        told.append(say(key, place=table.place, thread=table.thread, people=people))
    called = tuple(user for table in tables for user in league.seated(table))
    return Message(fitting("\n".join(told)), pings=called if aloud else ())


def result_message(league: League, edition: str, *, unsealed: bool) -> Message:
    """Return the message with the result of a league night.

    If `unsealed`, it also shows the secret of the night's dice.
    """
    told = [_title(league, edition), *_winners(league), *_lines(league)]
    if unsealed:
        told += _seal(league, "league-unsealed")
    return Message(fitting("\n".join(told)))


def _title(league: League, edition: str) -> str:
    return say("league-title", number=league.number, edition=edition, count=league.rounds)


def _seal(league: League, key: str) -> list[str]:
    """Return a line with the dice secret's hash or the secret, depending on `key`.

    Return an empty list for an old night without a secret.
    """
    if not league.secret:
        return []
    return [say(key, hash=brief(fingerprint(league.secret)), secret=league.secret)]


def _names(league: League) -> dict[int, str]:
    return {player.user: short_name(player.name) for player in league.players}


def _each_table(league: League) -> str:
    """Return a line about the rules variant and the duration of each table."""
    return say("league-each_table", variant=variant_line(league.settings))


def _signed_up(league: League) -> list[str]:
    if not league.present:
        return [say("league-nobody")]
    names = [short_name(player.name) for player in league.present]
    return [say("league-signed_up", count=len(names), names=listed(names))]


def _table(league: League, table: LeagueTable) -> str:
    names = _names(league)
    people = listed(names.get(user, say("privacy-somebody")) for user in league.seated(table))
    if table.game is None:
        return say("league-table_coming", place=table.place, people=people)
    key = "league-table_over" if table.scored else "league-table_playing"
    return say(key, place=table.place, thread=table.thread, people=people)


def _played(league: League) -> list[LeagueLine]:
    return [line for line in standing(league.scores) if line.tables]


def _lines(league: League) -> list[str]:
    """Return the lines of the standing, or an empty list before the first table is over."""
    lines, names = _played(league), _names(league)
    if not lines:
        return []
    away = {player.user for player in league.players if player.away}
    return [
        say("league-standing"),
        *(_line(line, names, line.user in away and league.running) for line in lines[:MOST_LINES]),
    ]


def _line(line: LeagueLine, names: Mapping[int, str], gone: bool) -> str:
    return say(
        "league-line_away" if gone else "league-line",
        rank=f"{line.rank:>2}",
        name=names[line.user],
        points=line.points,
        tables=line.tables,
    )


def _winners(league: League) -> Sequence[str]:
    names = _names(league)
    best = [names[line.user] for line in _played(league) if line.rank == 1]
    return [say("league-winner", names=listed(best))] if best else []


def _rows(league: League) -> Rows:
    def button(key: str, verb: str, style: Style = "secondary") -> Button:
        return Button(say(key), press_id(0, verb, league.number), style)

    people = [
        button("league-sign_up", SIGN_UP, "success"),
        button("league-sign_off", SIGN_OFF),
    ]
    managing = [button("league-call_off", CALL_OFF, "danger")]
    if league.status == "open":
        managing.insert(0, button("league-start", START, "primary"))
    return [people, managing]
