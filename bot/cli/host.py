"""The commands of a host, from `run` to `invite`.

Commands that copy databases are in `copies.py`.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import logging
import os
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.cli.terminal import at_least, plain, print_json, whole_number, write_output
from bot.hosting.config import (
    DATABASE,
    FORMATS,
    LEVELS,
    PLAYGROUND_DATABASE,
    Config,
    environment,
    misspelt,
    read_file,
    setting,
    where_it_runs,
)
from bot.store.database.address import Address, BadAddress, address
from bot.support.failures import CannotDo


def add_host_commands(commands: argparse._SubParsersAction[Any]) -> None:
    _add_run(commands)
    _add_playground(commands)
    _add_records(commands)
    _add_care(commands)


def _add_run(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser(
        "run",
        help="run the bot: on Discord, or without a token in a playground in the browser",
        description="With a token (DISCORD_TOKEN, or a file that holds it) run the bot on Discord. "
        "Without, open a playground (Discord's stand-in) with the bot in it and print its address. "
        "Every option but --new-application can also be set in the environment or in a .env file, "
        "see .env.example.",
    )
    _add_token_file(parser)
    parser.add_argument(
        "--playground", metavar="URL", help="join a playground that runs (RENTROLL_PLAYGROUND)"
    )
    _add_address(parser)
    add_database(parser)
    parser.add_argument(
        "--new-application",
        action="store_true",
        help="let this application take over a database of another application or a playground, "
        "or let a playground take over one without a recorded owner",
    )
    parser.add_argument(
        "--shards",
        metavar="N",
        help="how many shards, or auto: as many as the database has, else as Discord recommends; "
        "on PostgreSQL any number of processes share them (RENTROLL_SHARDS)",
    )
    parser.add_argument(
        "--most-shards",
        type=whole_number,
        metavar="N",
        help="how many shards this process takes at most (RENTROLL_MOST_SHARDS)",
    )
    _add_logging(parser)
    parser.set_defaults(run=_run, runs_on=True)


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
    for name, least, about in (
        ("--servers", 0, "add N more servers with the same people"),
        ("--shards", 1, "recommend N shards to bots"),
        ("--max-concurrency", 1, "let N shards identify at once"),
    ):
        text = f"{about} ({least})"
        parser.add_argument(name, type=at_least(least), default=least, metavar="N", help=text)
    _add_logging(parser)
    parser.set_defaults(run=_playground, runs_on=True)


def _add_records(commands: argparse._SubParsersAction[Any]) -> None:
    games = commands.add_parser("games", help="list the games of the database")
    games.add_argument("--json", action="store_true", help="print one JSON list")
    add_database(games)
    games.set_defaults(run=_games)

    export = commands.add_parser("export", help="write a game's log as JSON")
    export.add_argument("game", type=whole_number, metavar="GAME", help="its number, see games")
    export.add_argument("-o", "--output", type=Path, metavar="FILE", help="a file (else: printed)")
    add_database(export)
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
    add_database(replay)
    replay.set_defaults(run=_replay)


def _add_care(commands: argparse._SubParsersAction[Any]) -> None:
    doctor = commands.add_parser(
        "doctor",
        help="check this installation and say what to do",
        description="Exit code 0: all is well. 1: something is wrong. 3: nothing is wrong, but "
        "Discord cannot be reached, so the token was not tried.",
    )
    doctor.add_argument("--json", action="store_true", help="print one JSON list")
    _add_token_file(doctor)
    add_database(doctor)
    doctor.set_defaults(run=_doctor)

    rewind = commands.add_parser(
        "rewind",
        help="let a damaged game go on from the last state of its log, while the bot is stopped",
    )
    rewind.add_argument("game", type=whole_number, metavar="GAME", help="its number, see doctor")
    rewind.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="FILE",
        help="a new file for the entries of the log that are removed (game-GAME-after-….json)",
    )
    add_database(rewind)
    rewind.set_defaults(run=_rewind)

    health = commands.add_parser("health", help="is the bot of this database well? 0: yes, 1: no")
    health.add_argument("--json", action="store_true", help="print one JSON object")
    health.add_argument(
        "--playground",
        action="store_true",
        dest="in_playground",
        help="a bot in a playground is well too",
    )
    add_database(health)
    health.set_defaults(run=_health)

    invite = commands.add_parser("invite", help="print the link that adds the bot to a server")
    _add_token_file(invite)
    invite.add_argument(
        "--application",
        type=_application_id,
        metavar="ID",
        help="the application's id (else: taken from the token)",
    )
    invite.set_defaults(run=_invite)


def _add_address(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="the playground's address (127.0.0.1; RENTROLL_HOST)")
    parser.add_argument(
        "--port", type=whole_number, help="the playground's port (8765; RENTROLL_PORT)"
    )


def _add_token_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--token-file",
        type=Path,
        metavar="FILE",
        help="read the token from a file (RENTROLL_TOKEN_FILE; else DISCORD_TOKEN)",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        type=database_at,
        metavar="FILE",
        help=f"the database, a file or postgresql://… ({DATABASE}; RENTROLL_DB; for a playground "
        f"{PLAYGROUND_DATABASE} beside it)",
    )


def _add_logging(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--log-level", choices=LEVELS, help="how much is logged (info)")
    parser.add_argument("--log-format", choices=FORMATS, help="lines of text or of JSON (text)")


def _application_id(text: str) -> int:
    """Return the application id in a text of 15 to 20 digits. Refuse other text."""
    if not (text.isascii() and text.isdecimal() and 15 <= len(text) <= 20):
        raise argparse.ArgumentTypeError(f"expected an id of 15 to 20 digits, got {text!r}")
    return int(text)


MARKS = {"ok": "ok   ", "note": "note ", "wrong": "WRONG", "untried": "?    "}
"""The word that `doctor` prints before each finding, by the finding's verdict."""
UNTRIED = 3
"""The exit code of `doctor` if nothing is wrong, but Discord cannot be reached."""
OPTIONS = (
    "token_file", "playground", "host", "port", "shards", "most_shards", "log_level", "log_format",
)  # fmt: skip
"""Command-line options that replace the setting with the same name."""


def database_at(text: str) -> Address:
    """Return the database that a file name or a postgresql:// address means.

    The error for an invalid address does not contain its password.
    """
    try:
        return address(text)
    except BadAddress as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def settings(args: argparse.Namespace) -> Config:
    """Return the settings of the environment, replaced by options of the command line.

    The bot may have read its token from a file that a command without `--token-file` does not know.
    Without a token, a playground and `--database`, such a command uses the database of a bot with a
    token. It uses the playground's database if only that one exists.
    """
    env = environment(os.environ)
    for option in OPTIONS:
        if getattr(args, option, None) is not None:
            env[setting(option)] = str(getattr(args, option))
    if getattr(args, "token_file", None):
        env.pop("DISCORD_TOKEN", None)
    named = getattr(args, "database", None)
    config = Config.read(env, named)
    if named is None and not (config.playground or config.token or hasattr(args, "token_file")):
        # The bot may have read its token from a file that this command does not know.
        with_token = Config.read({**env, "DISCORD_TOKEN": "in a file"}).database
        if not _is_missing(with_token) or _is_missing(config.database):
            config = dataclasses.replace(config, database=with_token)
    return config


def _is_missing(database: Address) -> bool:
    """Return True if a database is a file that does not exist."""
    return isinstance(database, Path) and not os.access(database, os.F_OK)


def _run(args: argparse.Namespace) -> int:
    from bot.app.run import run_bot
    from bot.hosting.logs import set_up

    config = dataclasses.replace(settings(args), new_application=args.new_application)
    set_up(config)
    log = logging.getLogger(__name__)
    for name, advice in misspelt(os.environ, read_file(Path())):
        log.warning("%s is no setting. %s", name, advice)
    for words in where_it_runs(environment(os.environ), config, named=args.database is not None):
        log.info("%s", words)
    return run_bot(config)


def _playground(args: argparse.Namespace) -> int:
    from bot.app.run import run_playground
    from bot.hosting.logs import set_up
    from bot.playground.server import PlaygroundSettings

    config = settings(args)
    set_up(config)
    wanted = PlaygroundSettings.from_environment(
        host=config.host,
        port=config.port,
        open_to_others=args.open_to_others,
        rate_limits=not args.no_rate_limits,
        servers=args.servers,
        shards=args.shards,
        max_concurrency=args.max_concurrency,
    )
    return run_playground(wanted, config)


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
    from bot.hosting.doctor import ask_discord, examine

    env = dict(os.environ)
    if args.token_file is not None:
        env |= {"RENTROLL_TOKEN_FILE": str(args.token_file), "DISCORD_TOKEN": ""}
    findings = examine(env, Path(), time.time(), args.database, ask_discord)
    verdicts = {finding.verdict for finding in findings}
    code = 1 if "wrong" in verdicts else UNTRIED if "untried" in verdicts else 0
    if args.json:
        print_json(findings)
        return code
    for one in findings:
        print(f"{MARKS[one.verdict]}  {one.check:9} {plain(one.found)}")
        if one.advice:
            print(f"{'':18}{plain(one.advice)}")
    wrong = sum(finding.verdict == "wrong" for finding in findings)
    summary = {1: f"{wrong} to mend", UNTRIED: "all else is well", 0: "all is well"}
    print(summary[code])
    return code


def _rewind(args: argparse.Namespace) -> int:
    from bot.hosting.rewinding import rewind

    done = rewind(settings(args).database, args.game, args.output, time.time())
    print(
        f"game {args.game} goes on from entry {done.entry} of its log, in turn {done.turn}; "
        f"{done.removed} later entries are in {plain(str(done.kept))}"
    )
    return 0


def _health(args: argparse.Namespace) -> int:
    from bot.hosting.health import last_sign, read_health

    config = settings(args)
    asked = args.in_playground or bool(config.playground)
    well, said = read_health(config.database, time.time(), playground=asked)
    if args.json:
        print_json({"well": well, "said": said, **last_sign(config.database)})
    else:
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
