"""Names that look alike because of invisible characters, case, or letters of other alphabets."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

JOINERS = "\u200c\u200d"
"""Invisible characters that join letters and emoji."""
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Characters that show nothing although Unicode counts them as visible."""
_SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Variation selectors, which choose the shape of the letter before them."""

# Characters by the plain letter they look like, in a chat's font as on a board.
_ALIKE: dict[str, str] = {
    "'": "’ʼ‘`", "-": "–—‐‑−", "3": "З", "A": "АΑ", "B": "ВΒ", "C": "СϹ", "E": "ЕΕ", "H": "НΗ",
    "J": "Ј", "K": "КΚ", "M": "МΜ", "N": "Ν", "O": "ОΟ0", "P": "РΡ", "S": "ЅՏ", "T": "ТΤ",
    "V": "Ѵ", "X": "ХΧ", "Y": "УΥ", "Z": "Ζ", "a": "аαɑᴀ", "b": "Ьʙ", "c": "сϲᴄ", "d": "ԁᴅ",
    "e": "еᴇ", "f": "ꜰ", "g": "ɡɢ", "h": "һʜհ", "i": "іιıɩɪ", "j": "јϳᴊ", "k": "кκᴋ",
    "l": "ІӏӀΙǀʟI|1", "m": "ᴍ", "n": "ηɴո", "o": "оοᴏօ", "p": "рρᴘ", "q": "ԛ", "r": "гʀ",
    "s": "ѕꜱ", "t": "τᴛ", "u": "υᴜս", "v": "ѵνᴠ", "w": "ԝωᴡ", "x": "хχ", "y": "уγʏ", "z": "ᴢ",
    "Ë": "Ё", "á": "ά", "ë": "ё", "ï": "ї",
}  # fmt: skip
_SHAPE = str.maketrans({sign: plain for plain, signs in _ALIKE.items() for sign in signs})


def shows_nothing(sign: str) -> bool:
    """Return True if a character is invisible or blank."""
    return sign in BLANK or unicodedata.category(sign)[0] == "C"


def _seen(sign: str) -> bool:
    return not shows_nothing(sign) and not any(ord(sign) in chosen for chosen in _SELECTORS)


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """Return the normal forms of a name. Two names that share a form look alike.

    One form ignores case before lookalike letters are replaced, the other form afterwards: a
    capital I looks like a small L.
    """
    seen = "".join(sign for sign in name if sign.isspace() or _seen(sign))
    plain = unicodedata.normalize("NFKC", " ".join(seen.split()))
    shapes = plain.translate(_SHAPE).casefold()
    return frozenset({plain.casefold().translate(_SHAPE), shapes})


def alike(name: str, others: Iterable[str]) -> bool:
    """Return True if a name looks like one of the others."""
    return any(not looks(name).isdisjoint(looks(other)) for other in others)
