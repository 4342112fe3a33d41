"""The characters and patterns that texts of an edition may not contain.

Names and texts are shown in chat messages and pictures, so they must not format, link or mention.
Ordinary names such as E*Trade, Excite@Home, AT&T or Rock 'n' Roll are allowed.
"""

from __future__ import annotations

import re
import unicodedata

from editions.phrases import Phrase

# Characters that take up room but show nothing, although Unicode does not call them spaces.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_HIDDEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
_MOST_MARKS = 3

_REFUSED: tuple[tuple[str, str], ...] = (
    (r"@\s*(everyone|here)\b", "calls_nobody"),
    (r"<\S", "no_less_than"),
    (r"://|\]\(|discord\.gg/", "no_links"),
    (r"`|\\", "no_backticks"),
    (r"\*\*|__|~~|\|\|", "no_doubled"),
    (r"\*.*\*|(?<!\w)_.*_(?!\w)", "no_stars_around"),
    (r"\A(>|#{1,3} |-#|[-*+] |\d+[.)]\s)", "no_heading"),
)
_ANY = re.compile("|".join(f"(?:{pattern})" for pattern, _ in _REFUSED), re.IGNORECASE)


def refusal(text: str, *, lines: bool = False) -> Phrase | None:
    """Return advice to the author if a text may not be shown, or None if it may.

    With `lines` each line is checked on its own.
    """
    if not lines:
        return _refusal(text)
    return next(filter(None, map(_refusal, text.split("\n"))), None)


def _refusal(text: str) -> Phrase | None:
    if text.isascii() and text.isprintable():  # a shortcut for most texts
        return _pattern(text)
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        if kind in _HIDDEN or sign in INVISIBLE:
            return Phrase("visible", sign=f"U+{ord(sign):04X}")
        if kind == "Zs" and sign not in " \u00a0\u202f":
            return Phrase("plain_spaces", sign=f"U+{ord(sign):04X}")
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return Phrase("accents", most=_MOST_MARKS)
    return _pattern(text)


def _pattern(text: str) -> Phrase | None:
    if not _ANY.search(text):
        return None
    flags = re.IGNORECASE
    return next(Phrase(code) for pattern, code in _REFUSED if re.search(pattern, text, flags))
