"""Problems of an edition file, in the current language."""

from __future__ import annotations

from bot.words import Argument, decimal, in_a_row, say
from editions.findings import EditionError, Finding
from editions.phrases import Phrase, Word


def problem_text(found: Finding) -> str:
    """Return what the file should contain, what it contains, and a similar valid name."""
    text = _told(found.expected)
    if found.got:
        text = say("problem-got", text=text, got=_filled(found.got))
    return say("problem-near", text=text, near=found.near) if found.near else text


def problem_place(found: Finding) -> str:
    """Return the place of a problem: its path of keys, or else its line."""
    return found.place or (say("problem-line", number=found.line) if found.line else "")


def problem_line(found: Finding) -> str:
    """Return a problem in one line, with file and place."""
    parts = (found.file, problem_place(found), problem_text(found))
    return ": ".join(part for part in parts if part)


def load_problem(error: EditionError) -> str:
    """Return why an edition cannot be loaded: the first problem, and how many more there are."""
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
