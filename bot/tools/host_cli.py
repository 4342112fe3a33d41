"""A host's commands: running the bot, its records, and looking after an installation."""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.config import (
    DATABASE,
    FORMATS,
    LEVELS,
    PLAYGROUND_DATABASE,
    CannotDo,
    Config,
    environment,
)
from bot.store.address import Address, Server, address
from bot.tools.terminal import (
    plain,
    print_json,
    progress_bar,
    reason_of,
    whole_number,
    write_output,
)


def add_host_commands(commands: argparse._SubParsersAction[Any]) -> None:
    _add_run(commands)
    _add_playground(commands)
    _add_records(commands)
    _add_care(commands)


def _add_run(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser(
        "run",
        help="run the bot: on Discord, or without a token in a playground in the browser",
        description="With DISCORD_TOKEN set, run the bot on Discord. Without, open a playground "
        "(Discord's stand-in) with the bot in it and print its address. Every option can also be "
        "set in the environment or in a .env file, see .env.example.",
    )
    _add_token_file(parser)
    parser.add_argument(
        "--playground", metavar="URL", help="join a playground that runs (RENTROLL_PLAYGROUND)"
    )
    _add_address(parser)
    _add_database(parser)
    parser.add_argument(
        "--new-application",
        action="store_true",
        help="let this application take over a database that was another one's, or a playground "
        "one of which nobody knows whose it is",
    )
    _add_logging(parser)
    parser.set_defaults(run=_run)


def _add_playground(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser(
        "playground", help="open the playground alone, for any bot and a browser"
    )
    _add_address(parser)
    parser.add_argument(
        "--open-to-others",
        action="store_true",
        help="let other computers in; anyone who reaches it can act as anyone",
    )
    parser.add_argument(
        "--no-rate-limits", action="store_true", help="answer as fast as bots can ask"
    )
    _add_logging(parser)
    parser.set_defaults(run=_playground)


def _add_records(commands: argparse._SubParsersAction[Any]) -> None:
    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("target", type=Path, metavar="DEST", help="the file for the copy")
    backup.add_argument("--force", action="store_true", help="replace DEST if it is there")
    _add_database(backup)
    backup.set_defaults(run=_backup)

    migrate = commands.add_parser(
        "migrate-store",
        help="copy a whole database into an empty one, from SQLite to PostgreSQL or back",
        description="Copy everything and compare it row by row. No bot may use either database. "
        "Stopped midway, the same command goes on from there.",
    )
    migrate.add_argument("source", type=address, metavar="FROM", help="a file or postgresql://…")
    migrate.add_argument("target", type=address, metavar="TO", help="a file or postgresql://…")
    migrate.set_defaults(run=_migrate_store)

    games = commands.add_parser("games", help="list the games of the database")
    games.add_argument("--json", action="store_true", help="print one JSON list")
    _add_database(games)
    games.set_defaults(run=_games)

    export = commands.add_parser("export", help="write a game's log as JSON")
    export.add_argument("game", type=whole_number, metavar="GAME", help="its number, see games")
    export.add_argument("-o", "--output", type=Path, metavar="FILE", help="a file (else: printed)")
    _add_database(export)
    export.set_defaults(run=_export)

    replay = commands.add_parser(
        "replay", help="a game of the database as an animated GIF, or as a page to browse"
    )
    replay.add_argument("game", type=whole_number, metavar="GAME", help="its number, see games")
    replay.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="FILE",
        required=True,
        help="a .gif, or with --html a .html",
    )
    replay.add_argument("--html", action="store_true", help="a page with board, slider and story")
    replay.add_argument("--theme", default="light", choices=("light", "dark"), help="light or dark")
    replay.add_argument("--size", type=whole_number, default=768, help="512 to 2048 pixels (768)")
    _add_database(replay)
    replay.set_defaults(run=_replay)


def _add_care(commands: argparse._SubParsersAction[Any]) -> None:
    doctor = commands.add_parser("doctor", help="check this installation and say what to do")
    doctor.add_argument("--json", action="store_true", help="print one JSON list")
    _add_token_file(doctor)
    _add_database(doctor)
    doctor.set_defaults(run=_doctor)

    health = commands.add_parser("health", help="is the bot of this database well? 0: yes, 1: no")
    _add_database(health)
    health.set_defaults(run=_health)

    invite = commands.add_parser("invite", help="print the link that adds the bot to a server")
    _add_token_file(invite)
    invite.add_argument(
        "--application",
        type=_application_id,
        metavar="ID",
        help="the application's id (else: taken from DISCORD_TOKEN)",
    )
    invite.set_defaults(run=_invite)


def _add_address(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="the playground's address (127.0.0.1; RENTROLL_HOST)")
    parser.add_argument(
        "--port", type=whole_number, help="the playground's port (8765; RENTROLL_PORT)"
    )


def _add_token_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--token-file", type=Path, metavar="FILE", help="read the token from a file (DISCORD_TOKEN)"
    )


def _add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        type=address,
        metavar="FILE",
        help=f"the database, a file or postgresql://… ({DATABASE}; RENTROLL_DB; for a playground "
        f"{PLAYGROUND_DATABASE} beside it)",
    )


def _add_logging(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--log-level", choices=LEVELS, help="how much is logged (info)")
    parser.add_argument("--log-format", choices=FORMATS, help="lines of text or of JSON (text)")


def _application_id(text: str) -> int:
    """An id of Discord."""
    if not (text.isascii() and text.isdecimal() and 15 <= len(text) <= 20):
        raise argparse.ArgumentTypeError(f"expected an id of 15 to 20 digits, got {text!r}")
    return int(text)


MARKS = {"ok": "ok   ", "note": "note ", "wrong": "WRONG"}
"""How the findings of `doctor` begin."""
OPTIONS = {
    "playground": "RENTROLL_PLAYGROUND",
    "host": "RENTROLL_HOST",
    "port": "RENTROLL_PORT",
    "log_level": "RENTROLL_LOG_LEVEL",
    "log_format": "RENTROLL_LOG_FORMAT",
}
"""Which setting an option of the command line stands for."""


def settings(args: argparse.Namespace) -> Config:
    """The environment's settings, and over them those of the command line."""
    env = environment(os.environ)
    for option, name in OPTIONS.items():
        if getattr(args, option, None) is not None:
            env[name] = str(getattr(args, option))
    if getattr(args, "token_file", None):
        env["DISCORD_TOKEN"] = token_in(args.token_file)
    named = getattr(args, "database", None)
    config = Config.read(env, named)
    if named is None and not (config.playground or config.token or hasattr(args, "token_file")):
        # The bot may have its token from a file, of which this command is not told.
        with_token = Config.read({**env, "DISCORD_TOKEN": "in a file"}).database
        if not _is_missing(with_token) or _is_missing(config.database):
            config = dataclasses.replace(config, database=with_token)
    return config


def _is_missing(database: Address) -> bool:
    """Whether a database is a file that is not there."""
    return isinstance(database, Path) and not os.access(database, os.F_OK)


def token_in(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig").strip()
    except (OSError, UnicodeError) as error:
        raise CannotDo(f"--token-file: cannot read {path}: {reason_of(error)}") from None


def _run(args: argparse.Namespace) -> int:
    from bot.hosting.run import run_bot
    from bot.logs import set_up

    config = dataclasses.replace(settings(args), new_application=args.new_application)
    set_up(config)
    return run_bot(config)


def _playground(args: argparse.Namespace) -> int:
    from bot.hosting.run import run_playground
    from bot.logs import set_up
    from bot.playground.server import Settings

    config = settings(args)
    set_up(config)
    wanted = Settings.from_environment(
        host=config.host,
        port=config.port,
        open_to_others=args.open_to_others,
        rate_limits=not args.no_rate_limits,
    )
    return run_playground(wanted, config)


def _backup(args: argparse.Namespace) -> int:
    from bot.hosting.dumps import check_dump
    from bot.hosting.records import back_up

    database = settings(args).database
    if isinstance(database, Server):
        print(plain(check_dump(database, args.target)))
        return 0
    back_up(database, args.target, args.force)
    print(f"copied to {plain(str(args.target))}")
    return 0


def _migrate_store(args: argparse.Namespace) -> int:
    from bot.hosting.migrating import migrate_store

    with progress_bar() as bar:

        def begin(rows: int) -> Callable[[int], None]:
            task = bar.add_task("copying", total=rows)
            return lambda count: bar.advance(task, count)

        copied = migrate_store(args.source, args.target, begin)
    for one in copied:
        print(f"{one.table:16} {one.rows:9} rows  {one.digest}")
    rows = sum(one.rows for one in copied)
    print(f"{rows} rows are the same in both: {plain(str(args.target))} can be used now")
    return 0


def _games(args: argparse.Namespace) -> int:
    from bot.hosting.records import list_games

    games = list_games(settings(args).database)
    if args.json:
        print_json(games)
        return 0
    table = Table(box=None, pad_edge=False)
    for column in ("id", "status", "edition", "players", "turn", "channel", "last change"):
        table.add_column(column, overflow="fold")
    for game in games:
        players = ", ".join(game.players)
        cells = (game.id, game.status, game.edition, players, game.turn or "–", game.channel)
        table.add_row(*(Text(plain(str(cell))) for cell in (*cells, game.changed)))
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 160)
    console.print(table if games else "no games yet")
    return 0


def _export(args: argparse.Namespace) -> int:
    from bot.hosting.records import export_game

    text = json.dumps(export_game(settings(args).database, args.game), ensure_ascii=False)
    if args.output is None:
        print(text)
    else:
        write_output(args.output, f"{text}\n".encode())
    return 0


def _replay(args: argparse.Namespace) -> int:
    from bot.hosting.records import stored_game
    from renders.board import LARGEST, SMALLEST

    kind = ".html" if args.html else ".gif"
    if args.output.suffix.lower() != kind:
        raise CannotDo(f"-o: expected a name that ends in {kind}: {args.output}")
    if not SMALLEST <= args.size <= LARGEST:
        raise CannotDo(f"--size: expected {SMALLEST} to {LARGEST}, got {args.size}")
    game = stored_game(settings(args).database, args.game, args.theme)
    write_output(args.output, game.page().encode() if args.html else game.film(args.size))
    return 0


def _doctor(args: argparse.Namespace) -> int:
    from bot.hosting.doctor import examine

    env = dict(os.environ)
    if args.token_file is not None:
        env["DISCORD_TOKEN"] = token_in(args.token_file)
    findings = examine(env, Path(), time.time(), args.database)
    wrong = sum(finding.verdict == "wrong" for finding in findings)
    if args.json:
        print_json(findings)
        return int(wrong > 0)
    for one in findings:
        print(f"{MARKS[one.verdict]}  {one.check:9} {plain(one.found)}")
        if one.advice:
            print(f"{'':18}{plain(one.advice)}")
    print(f"{wrong} to mend" if wrong else "all is well")
    return int(wrong > 0)


def _health(args: argparse.Namespace) -> int:
    from bot.hosting.health import read_health

    well, said = read_health(settings(args).database, time.time())
    print(plain(said))
    return 0 if well else 1


def _invite(args: argparse.Namespace) -> int:
    from bot.hosting.invite import PERMISSIONS, application_of, invitation

    application = args.application or application_of(settings(args).token)
    if application is None:
        raise CannotDo(
            "which application? Set DISCORD_TOKEN, or copy the id from the developer portal: "
            "rentroll invite --application ID"
        )
    print(invitation(application))
    print()
    for permission in PERMISSIONS:
        print(f"  {permission.name:26}{permission.reason}")
    return 0
