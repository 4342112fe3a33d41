"""The commands `rentroll backup`, `restore` and `migrate-store`, which copy whole databases."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.cli.host import add_database, database_at, settings
from bot.cli.terminal import at_least, plain, progress_bar
from bot.store.database.address import Server
from bot.support.failures import CannotDo


def add_copy_commands(commands: argparse._SubParsersAction[Any]) -> None:
    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument(
        "target",
        nargs="?",
        metavar="DEST",
        help="the file for the copy, or an existing folder, where it is named by the time "
        "(default: the folder backups beside the database)",
    )
    backup.add_argument("--force", action="store_true", help="replace the file DEST if it is there")
    backup.add_argument(
        "--keep",
        type=at_least(1),
        default=0,
        metavar="N",
        help="keep the N newest copies in that folder and delete the others",
    )
    add_database(backup)
    backup.set_defaults(run=_backup)

    restore = commands.add_parser(
        "restore", help="put a copy in the database's place, while the bot is stopped"
    )
    restore.add_argument(
        "copy",
        type=Path,
        nargs="?",
        metavar="COPY",
        help="a copy (without one: list the daily copies)",
    )
    add_database(restore)
    restore.set_defaults(run=_restore)

    migrate = commands.add_parser(
        "migrate-store",
        help="copy a whole database into an empty one, from SQLite to PostgreSQL or back",
        description="Copy everything and compare it row by row. No bot may use either database. "
        "Stopped midway, the same command goes on from there.",
    )
    migrate.add_argument(
        "source", type=database_at, metavar="FROM", help="a file or postgresql://…"
    )
    migrate.add_argument("target", type=database_at, metavar="TO", help="a file or postgresql://…")
    migrate.set_defaults(run=_migrate_store)


def _backup(args: argparse.Namespace) -> int:
    from bot.hosting.backups import back_up
    from bot.hosting.dumps import check_dump

    database = settings(args).database
    if isinstance(database, Server):
        if args.target is None:
            raise CannotDo("name the file of the copy: rentroll backup FILE says how it is made")
        print(plain(check_dump(database, Path(args.target))))
        return 0
    made = back_up(database, args.target, time.time(), force=args.force, keep=args.keep)
    print(f"copied to {plain(str(made))}")
    return 0


def _restore(args: argparse.Namespace) -> int:
    from bot.hosting.backups import restore

    database = settings(args).database
    before = restore(database, args.copy, time.time())
    print(f"{plain(str(database))} is restored from {plain(str(args.copy))}")
    if before is not None:
        print(f"the replaced database is in {plain(str(before))}: delete it when all is well")
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
