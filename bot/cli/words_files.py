"""The commands `rentroll words check` and `rentroll words new`, for translators."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError

from bot.cli.terminal import plain
from bot.cli.words_check import Files, WordsProblem, check_language
from bot.cli.words_skeleton import begin_edition, begin_files, begin_glossary
from bot.support.failures import CannotDo
from bot.words import FOLDER, LANGUAGES
from bot.words.narration.edition_problems import problem_place, problem_text
from editions.loader import available, shelf
from editions.wordfiles import LANGUAGE


def add_words_command(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("words", help="check the languages, or begin another")
    actions = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = actions.add_parser("check", help="what is wrong with a language, or missing from it")
    check.add_argument(
        "languages", nargs="*", metavar="LANGUAGE", help="for example de; all of them"
    )
    check.add_argument(
        "--complete", action="store_true", help="what is missing is wrong too, not only mentioned"
    )
    check.add_argument("--all", action="store_true", help="name everything that is missing")
    check.set_defaults(run=_check)
    new = actions.add_parser("new", help="make the files of a language, to be filled in")
    new.add_argument("language", metavar="LANGUAGE", help="as Discord calls it: it, sv-SE, uk …")
    new.set_defaults(run=_new)


def _check(args: argparse.Namespace) -> int:
    """Print the faults of languages. Return 1 if there are any, otherwise 0.

    With `--all` or `--complete`, also print what is missing. With `--complete`, that counts as a
    fault.
    """
    english = Files(FOLDER / "en")
    # English is compared with itself, to check its lengths and names.
    wrong = [_of("en", one) for one in check_language(english, english)]
    lacking: list[WordsProblem] = []
    for language in _chosen(args.languages):
        found = [_of(language, one) for one in check_language(english, Files(FOLDER / language))]
        editions = [_of(language, one) for one in _in_editions(language)]
        wrong += [one for one in found + editions if not one.missing]
        missing = [one for one in found if one.missing]
        lacking += missing + [one for one in editions if one.missing]
        share = 100 * (len(english.messages) - len(missing)) // len(english.messages)
        incomplete = sum(one.missing for one in editions)
        print(f"{language}: {share}% of the messages, {incomplete} incomplete editions")
    for one in wrong:
        print(f"  {plain(str(one))}")
    if args.all or args.complete:
        for one in lacking:
            print(f"  {plain(str(one))}")
    return int(bool(wrong) or (args.complete and bool(lacking)))


def _chosen(wanted: Sequence[str]) -> list[str]:
    for language in wanted:
        if language not in LANGUAGES:
            known = ", ".join(name for name in LANGUAGES if name != "en")
            raise CannotDo(f"unknown language '{language}': expected one of {known or 'none yet'}")
    return [*wanted] or [name for name in LANGUAGES if name != "en"]


def _of(language: str, one: WordsProblem) -> WordsProblem:
    """Return a problem with the language's folder before its file name."""
    return WordsProblem(f"{language}/{one.file}", one.key, one.text, one.missing)


def _in_editions(language: str) -> Iterator[WordsProblem]:
    """Yield the faults and missing texts in a language's translations of editions."""
    for edition in available():
        report = shelf().check_words(edition, language)
        for found in report.problems:
            yield WordsProblem(found.file, problem_place(found), problem_text(found))
        for found in report.warnings:
            yield WordsProblem(found.file, problem_place(found), problem_text(found), missing=True)


def _new(args: argparse.Namespace) -> int:
    language = args.language
    try:
        if not re.fullmatch(LANGUAGE, language):
            raise ValueError
        locale = Locale.parse(language, sep="-")
    except (ValueError, UnknownLocaleError):
        raise CannotDo(
            f"'{language}' is no language; expected a code such as it or sv-SE"
        ) from None
    if (FOLDER / language).exists():
        raise CannotDo(f"{FOLDER / language} is there already")
    made: list[Path] = [*begin_files(FOLDER, language, locale)]
    made.append(begin_glossary(FOLDER, language))
    made += [begin_edition(shelf(), edition, language) for edition in available()]
    for file in made:
        print(file)
    return 0
