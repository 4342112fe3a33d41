"""`rentroll doctor`, `health` and `invite`: looking after an installation."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

import msgspec

from bot.config import CannotDo
from bot.tools.host_cli import add_database, add_token_file, settings, token_in
from bot.tools.terminal import plain

MARKS = {"ok": "ok   ", "note": "note ", "wrong": "WRONG"}


def add_care_commands(commands: argparse._SubParsersAction[Any]) -> None:
    doctor = commands.add_parser("doctor", help="check this installation and say what to do")
    doctor.add_argument("--json", action="store_true", help="print one JSON list")
    add_token_file(doctor)
    add_database(doctor)
    doctor.set_defaults(run=_doctor)

    health = commands.add_parser("health", help="is the bot of this database well? 0: yes, 1: no")
    add_database(health)
    health.set_defaults(run=_health)

    invite = commands.add_parser("invite", help="print the link that adds the bot to a server")
    add_token_file(invite)
    invite.add_argument(
        "--application",
        type=_id,
        metavar="ID",
        help="the application's id (else: taken from DISCORD_TOKEN)",
    )
    invite.set_defaults(run=_invite)


def _id(text: str) -> int:
    """An id of Discord."""
    if not (text.isascii() and text.isdecimal() and 15 <= len(text) <= 20):
        raise argparse.ArgumentTypeError(f"expected an id of 15 to 20 digits, got {text!r}")
    return int(text)


def _doctor(args: argparse.Namespace) -> int:
    from bot.hosting.doctor import examine

    env = dict(os.environ)
    if args.token_file is not None:
        env["DISCORD_TOKEN"] = token_in(args.token_file)
    findings = examine(env, Path(), time.time(), args.database)
    wrong = sum(finding.verdict == "wrong" for finding in findings)
    if args.json:
        print(msgspec.json.encode(findings).decode())
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
