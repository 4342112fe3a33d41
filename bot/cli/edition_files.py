"""The commands `rentroll edition list`, `show`, `new`, `check`, `schema` and `lab`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.cli.terminal import (
    add_many_games_options,
    add_rules_options,
    games_bar,
    plain,
    print_json,
    settled_edition,
)
from bot.words.narration.edition_problems import problem_line
from bot.workshop.laboratory.report import LabReport, card_text, lab_plan, run_lab
from bot.workshop.starter_file import new_edition
from editions.loader import available, check, load
from editions.schema import schema
from engine.edition import Edition


def add_edition_command(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("edition", help="look at, check and try out editions")
    actions = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    actions.add_parser("list", help="the editions shipped with Rentroll").set_defaults(run=_list)

    one = actions.add_parser("show", help="an edition's board, decks and rules")
    one.add_argument("edition", metavar="ID", help="an edition id or a path to its file")
    one.set_defaults(run=_show)

    new = actions.add_parser("new", help="print a commented file to start an edition of your own")
    new.add_argument("id", metavar="ID", help="the new edition's id, for example my_town")
    new.add_argument("--from", dest="base", default="classic", help="the edition to start from")
    new.set_defaults(run=_new)

    checking = actions.add_parser("check", help="list every problem of edition files")
    checking.add_argument(
        "paths", nargs="+", type=Path, metavar="PATH", help="an edition's file or folder"
    )
    checking.set_defaults(run=_check)

    actions.add_parser(
        "schema", help="print the JSON Schema of an edition file, for editors"
    ).set_defaults(run=_schema)

    lab = actions.add_parser("lab", help="play many quick games and judge the board")
    lab.add_argument("edition", metavar="PATH", help="an edition id or a path to its file")
    add_rules_options(lab)
    add_many_games_options(lab, 500)
    lab.set_defaults(run=_lab)


def _list(args: argparse.Namespace) -> int:
    table = Table(box=None, pad_edge=False)
    for column in ("id", "name", "players", "spaces", "modules"):
        table.add_column(column, style="bold" if column == "id" else "")
    for name in available():
        ed = load(name)
        table.add_row(
            ed.id,
            Text(ed.name),
            f"{ed.min_players}–{ed.max_players}",
            str(len(ed.spaces)),
            ", ".join(ed.modules) or "–",
        )
    Console().print(table)
    return 0


def _show(args: argparse.Namespace) -> int:
    ed = load(args.edition)
    console = Console()
    console.rule(Text(f"{ed.name} ({ed.id})"), align="left")
    console.print(Text(ed.notes.strip()))
    console.print(_board_table(ed))
    console.print(_group_table(ed))
    for deck in ed.decks:
        console.print(Text(f"\n{deck.name}, {len(deck.cards)} cards", style="bold"))
        for card in deck.cards:
            console.print(Text(f"  {card.id}: {card.text}"))
    console.print(Text("\nTokens: " + ", ".join(ed.tokens)))
    defaults = type(ed.rules)()
    differing = [
        f"{name} = {getattr(ed.rules, name)}"
        for name in ed.rules.__struct_fields__
        if getattr(ed.rules, name) != getattr(defaults, name)
    ]
    console.print(Text("Rules that differ: " + (", ".join(differing) or "none")))
    return 0


def _board_table(ed: Edition) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right", style="dim")
    for column in ("space", "group", "price", "rents"):
        table.add_column(column)
    for pos, space in enumerate(ed.spaces):
        price = ed.currency.show(space.price) if space.price else ""
        if space.kind == "tax":
            price = ed.currency.show(space.flat)
        rents = ", ".join(ed.currency.show(rent) for rent in space.rents)
        table.add_row(str(pos), Text(space.name), space.group or space.kind, price, rents)
    return table


def _group_table(ed: Edition) -> Table:
    """Return a table of an edition's groups: colours, house prices, and rents by deeds held."""
    table = Table(box=None, pad_edge=False)
    for column in ("group", "colour", "house", "rents by number held"):
        table.add_column(column)
    for group in ed.groups:
        house = ed.currency.show(group.house_cost) if group.house_cost else ""
        held = [ed.currency.show(rent) for rent in group.rents]
        held += [f"{times} × the dice" for times in group.multipliers]
        table.add_row(group.id, group.color, house, ", ".join(held))
    return table


def _new(args: argparse.Namespace) -> int:
    print(new_edition(args.id, args.base), end="")
    return 0


def _check(args: argparse.Namespace) -> int:
    """Print the warnings and problems of edition files.

    Return 1 if a file has a problem, else 0.
    """
    wrong = False
    for path in args.paths:
        report = check(path)
        for warning in report.warnings:
            print(plain(f"warning: {problem_line(warning)}"))
        for problem in report.problems:
            print(plain(f"problem: {problem_line(problem)}"))
        if report.problems:
            wrong = True
        else:
            print(plain(f"{path}: ok"))
    return int(wrong)


def _schema(args: argparse.Namespace) -> int:
    print(json.dumps(schema(), indent=2))
    return 0


def _lab(args: argparse.Namespace) -> int:
    plan = lab_plan(settled_edition(args), args.players)
    with games_bar(args.games) as progress:
        found = run_lab(plan, args.games, args.jobs, progress)
    if args.json:
        print_json(found)
    else:
        _print_findings(load(args.edition), found)
    return 0


def _print_findings(ed: Edition, found: LabReport) -> None:
    console = Console()
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column(style="bold")
    table.add_column()
    seats = ", ".join(f"{i + 1}: {share:.0%}" for i, share in enumerate(found.seat_wins))
    visits = sorted(found.visits.items(), key=lambda item: -item[1])
    returns = sorted(found.group_return.items(), key=lambda item: -item[1])
    rows = [
        ("games", f"{found.games} of {found.players} players"),
        ("ended", f"{found.ended:.0%}"),
        ("turns", f"{found.turns_median:g} in the middle, {found.turns_p95:g} for 95 of 100"),
        ("wins by seat", seats),
        ("most visited", ", ".join(f"{name} {share:.1%}" for name, share in visits[:5])),
        ("least visited", ", ".join(f"{name} {share:.1%}" for name, share in visits[-5:])),
        ("earned back", ", ".join(f"{group} {value:.0%}" for group, value in returns)),
        (
            "money in play",
            ", ".join(
                f"turn {when}: {ed.currency.show(round(money))}"
                for when, money in found.money_in_play.items()
            ),
        ),
        ("deciding card", _card_line(ed, found)),
    ]
    for name, value in rows:
        table.add_row(name, Text(value))
    console.print(table)
    for remark in found.remarks or ["Nothing stands out: a fair board with games that end."]:
        console.print(Text(f"• {remark}"))


def _card_line(ed: Edition, found: LabReport) -> str:
    if not found.cards:
        return "no card was drawn"
    best = found.cards[0]
    return f"{best.card} (its drawers win {best.win_share:.0%}): {card_text(ed, best.card)}"
