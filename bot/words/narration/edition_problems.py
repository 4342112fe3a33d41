"""Sentences about problems of an edition file, in the current language."""

from __future__ import annotations

from bot.words import Argument, decimal, in_a_row, say
from editions.findings import EditionError, Finding
from editions.phrases import Phrase, Word


def problem_text(found: Finding) -> str:
    """Return a sentence about a problem: what is expected, what was found, a similar valid name.

    What was found and the similar name are left out if the problem lacks them.
    """
    text = _told(found.expected)
    if found.got:
        text = say("problem-got", text=text, got=_filled(found.got))
    return say("problem-near", text=text, near=found.near) if found.near else text


def problem_place(found: Finding) -> str:
    """Return the place of a problem in its file: the path of keys, or else words for the line.

    Returns an empty text if both are unknown.
    """
    return found.place or (say("problem-line", number=found.line) if found.line else "")


def problem_line(found: Finding) -> str:
    """Return one line about a problem: its file, its place and its text.

    An unknown file or place is left out.
    """
    parts = (found.file, problem_place(found), problem_text(found))
    return ": ".join(part for part in parts if part)


def load_problem(error: EditionError) -> str:
    """Return why an edition cannot be loaded: its first problem, then the number of further ones.

    The number is left out if there is only one problem.
    """
    first, more = problem_line(error.problems[0]), len(error.problems) - 1
    return say("problem-first", text=first, count=more) if more else first


def _told(phrase: Phrase) -> str:
    words = {name: _filled(word) for name, word in phrase.words.items()}
    if phrase.code == "setup":  # the engine's own refusal of the rules
        words["what"] = say(f"wrong-{words['wrong']}", **words)
    return say(f"problem-{phrase.code}", **words)


def _filled(word: Word) -> Argument:
    match word:
        case Phrase():
            return _told(word)
        case tuple():
            parts = [part if isinstance(part, str) else _told(part) for part in word]
            sign = "comma" if isinstance(next(iter(word), ""), str) else "semicolon"
            return in_a_row(parts, sign) or say("problem-none_defined")
        case float():
            return decimal(word)
        case _:
            return word
