"""Commands and buttons about the board, deeds, players, story, payments, rules, dice and help."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands
from discord.app_commands import CommandTree

from bot.discord_api.answers import Ack
from bot.discord_api.command_options import Choices, Suggest, slash, suggested
from bot.discord_api.interactions import It
from bot.discord_api.localise import described
from bot.discord_api.router import Click, Router, Target
from bot.play.info.actions import ChannelGame, Lookup
from bot.play.info.board_pages import (
    board_for_all,
    board_page,
    board_picture,
    board_text,
    deed_page,
    deeds_like,
    player_page,
    players_like,
)
from bot.play.info.help import help_at_table, help_in_lobby, help_without_game
from bot.play.info.rule_pages import overview, rules_about, rules_like
from bot.play.info.rulebook import rulebook
from bot.play.info.story_pages import concerning, log_page, since_page, why_page
from bot.store.games.games import Games
from bot.support.parsing import as_choice
from bot.support.refusals import Refused
from bot.tables.server_editions import EditionsByServer
from bot.tables.table import LiveTable
from bot.ui.custom_ids import NotOurs, count
from bot.ui.message import Message
from bot.words import safe, say
from engine.edition import Seat
from engine.setup import blank
from engine.view import SeatView, view

Choice: TypeAlias = app_commands.Choice[str]


def add_to(
    tree: CommandTree[Any],
    router: Router,
    lookup: Lookup,
    games: Games,
    server_editions: EditionsByServer,
) -> None:
    """Register the information commands and their buttons."""
    _board(tree, router, lookup)
    _things(tree, lookup)
    _story(tree, router, lookup)
    _rules(tree, router, lookup, server_editions)
    _dice_and_help(tree, router, lookup, games)


def _board(tree: CommandTree[Any], router: Router, lookup: Lookup) -> None:
    @slash(tree, "info", "board")
    @app_commands.choices(
        style=[
            Choice(name=described("info-style_picture"), value="picture"),
            Choice(name=described("info-style_text"), value="text"),
        ]
    )
    async def board(it: It, style: str = "picture", everyone: bool = False) -> Message:
        table = await lookup.table_here(it)
        words = board_for_all if everyone else board_page
        return words(table) if style == "text" else board_picture(table)

    @router.on("info-board", Ack.TURN, range(1, 3))
    async def turn_board(click: Click) -> Message:
        return board_page(await lookup.table(click.press.game), click.press.count())

    @router.on("info-board-file", Ack.ANSWER)
    async def board_file(click: Click) -> Message:
        table = await lookup.table(click.press.game)
        return Message(say("info-board_file"), attached=board_text(table))


def _things(tree: CommandTree[Any], lookup: Lookup) -> None:
    async def deeds(it: It, typed: str) -> Choices:
        played = await lookup.played(it.guild_id, await lookup.here(it))
        found = deeds_like(played.ed, typed)
        return suggested("", ((name, as_choice(pos)) for name, pos in found))

    @slash(tree, "info", "deed", suggest={"name": deeds})
    async def deed(it: It, name: str, everyone: bool = False) -> Message:
        here = await lookup.here(it)
        if not here.game:
            raise Refused("error-no_game_here")
        seen, names = await _shown(lookup, it, here)
        found = deeds_like(seen.ed, name)
        if not found:
            raise Refused("info-deed_unknown", name=safe(name))
        return deed_page(seen, found[0][1], names, here.theme)

    @slash(tree, "info", "player", suggest={"who": _players(lookup)})
    async def player(it: It, who: str = "", everyone: bool = False) -> Message:
        table = await lookup.table_here(it)
        seat = _seat(table, who, it.user.id)
        seat = table.state.turn.seat if seat is None else seat
        return player_page(table, seat)


def _story(tree: CommandTree[Any], router: Router, lookup: Lookup) -> None:
    @slash(tree, "info", "log")
    async def log(it: It, since_my_turn: bool = False, everyone: bool = False) -> Message:
        table = await lookup.table_here(it)
        if since_my_turn and table.seat_of(it.user.id) is None:
            raise Refused("error-not_seated")
        way = "m" if since_my_turn else "n"
        return await _log_page(lookup, table, it.user.id, way, 0)

    @router.on("info-log", Ack.TURN, 2)
    async def turn_log(click: Click) -> Message:
        table = await lookup.table(click.press.game)
        way, place = click.press.words(2)
        return await _log_page(lookup, table, click.user, way, count(place))

    @slash(tree, "info", "why", suggest={"who": _players(lookup)})
    async def why(it: It, who: str = "", everyone: bool = False) -> Message:
        table = await lookup.table_here(it)
        seat = _seat(table, who, it.user.id)
        return await _why_page(lookup, table, seat, 0)

    @router.on("info-why", Ack.TURN, 2)
    async def turn_why(click: Click) -> Message:
        table = await lookup.table(click.press.game)
        about, skipped = click.press.words(2)
        seat = _seat_in(table, about) if about else None
        return await _why_page(lookup, table, seat, count(skipped))


def _rules(
    tree: CommandTree[Any], router: Router, lookup: Lookup, server_editions: EditionsByServer
) -> None:
    @slash(tree, "info", "rules", anywhere=True)
    async def rules(it: It, about: str = "", edition: str = "", everyone: bool = False) -> Message:
        here = await lookup.here(it)
        return await _rule_page(lookup, it, here, edition, about)

    @rules.autocomplete("about")
    async def suggest_rule(it: It, typed: str) -> Choices:
        here = await lookup.here(it)
        played = await lookup.played(it.guild_id, here, str(it.namespace.edition or ""))
        return suggested("", rules_like(played.ed, typed))

    @rules.autocomplete("edition")
    async def suggest_edition(it: It, typed: str) -> Choices:
        editions = (await server_editions.of(it.guild_id or 0)).all()
        fits = [ed for ed in editions if typed.casefold() in f"{ed.id} {ed.name}".casefold()]
        return suggested("", ((ed.name, ed.id) for ed in fits))

    routes = router.routes(Target.NOTHING)

    @routes.on("info-subject", Ack.TURN, 1)
    async def choose_subject(click: Click) -> Message:
        edition = click.press.word()
        played = await lookup.played_at(click.it.guild_id, click.press.game, edition)
        return rules_about(click.press.game, played.ed, edition, click.chosen)

    @routes.on("info-rules", Ack.TURN, 3)
    async def turn_rules(click: Click) -> Message:
        edition, wanted, place = click.press.words(3)
        game = click.press.game
        played = await lookup.played_at(click.it.guild_id, game, edition)
        if wanted:
            return rules_about(game, played.ed, edition, wanted, count(place))
        return overview(game, played.ed, played.settings, played.base, played.at_table)


def _dice_and_help(tree: CommandTree[Any], router: Router, lookup: Lookup, games: Games) -> None:
    @slash(tree, "info", "dice")
    async def dice(it: It, everyone: bool = False) -> Message:
        return await lookup.dice_here(it)

    @slash(tree, "info", "help", anywhere=True)
    async def help_(it: It) -> Message:
        here = await lookup.here(it)
        if here.table is not None:
            return help_at_table(here.table, it.user.id)
        if here.row is not None:
            seats = await games.seats(here.row.id)
            return help_in_lobby(here.row.id, here.row.settings, seats, it.user.id)
        return help_without_game(in_server=it.guild_id is not None)


async def _shown(lookup: Lookup, it: It, here: ChannelGame) -> tuple[SeatView, tuple[str, ...]]:
    """Return the public view of a table, and its players' names.

    For a lobby, return the empty board of its edition, and no names.
    """
    if here.table is not None:
        return here.table.view(), here.table.names
    ed = (await lookup.played(it.guild_id, here)).ed
    return view(ed, blank(ed, ed.tokens[:1])), ()


def _seat_in(table: LiveTable, text: str) -> Seat:
    """Return the seat that a button's argument names. Raise `NotOurs` if it does not exist."""
    if (seat := count(text)) >= len(table.seats):
        raise NotOurs(text)
    return Seat(seat)


def _seat(table: LiveTable, who: str, user: int) -> Seat | None:
    """Return the seat of the player that `who` names.

    For an empty text, return the user's own seat, or None if the user has none. Raise Refused if no
    player matches.
    """
    if not who:
        return table.seat_of(user)
    found = players_like(table.names, who)
    if not found:
        raise Refused("info-player_unknown", name=safe(who))
    return found[0][1]


def _players(lookup: Lookup) -> Suggest:
    """Return a function that suggests the players of the channel's game."""

    async def suggest(it: It, typed: str) -> Choices:
        here = await lookup.here(it)
        found = players_like(here.table.names if here.table else (), typed)
        return suggested("", ((name, as_choice(seat)) for name, seat in found))

    return suggest


async def _log_page(lookup: Lookup, table: LiveTable, user: int, way: str, place: int) -> Message:
    """Return a page of the story that the code `way` selects.

    "f" begins the page at sentence `place`, "u" ends it before that sentence, and "n" is the newest
    page. "m" begins after the user's last own action. Raise Refused for "m" if the user has no
    seat.
    """
    history = await lookup.history(table)
    if way == "m":
        seat = table.seat_of(user)
        if seat is None:
            raise Refused("error-not_seated")
        return since_page(table.game, history, history.since(seat))
    start, end = (place if way == "f" else None), (place if way == "u" else None)
    return log_page(table.game, history, start, end)


async def _why_page(lookup: Lookup, table: LiveTable, seat: Seat | None, skipped: int) -> Message:
    payments = concerning(await lookup.history(table), seat)
    rules = rulebook(table.ed)
    return why_page(table.game, table.ed, table.names, payments, rules, seat, skipped)


async def _rule_page(
    lookup: Lookup, it: It, here: ChannelGame, edition: str, about: str
) -> Message:
    played = await lookup.played(it.guild_id, here, edition)
    named = "" if played.at_table else played.settings.edition
    game = here.game if played.at_table else 0
    if about.strip():
        return rules_about(game, played.ed, named, about)
    return overview(game, played.ed, played.settings, played.base, played.at_table)
