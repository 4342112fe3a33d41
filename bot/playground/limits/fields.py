"""Small rules and the ways to join them: the words in which every limit is written.

A rule looks at one value at one place and yields the problems it finds there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from bot.playground.limits.problems import NO_CONTEXT, Context, Path, Problem


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a body a rule looks, and the context of the whole request."""

    path: Path = ()
    context: Context = NO_CONTEXT

    def at(self, *steps: str | int) -> Place:
        """The place some steps further in."""
        return replace(self, path=(*self.path, *steps))

    def problem(self, code: str, message: str) -> Problem:
        """A problem at this place."""
        return Problem(self.path, code, message)


Rule = Callable[[Any, Place], Iterator[Problem]]
Test = Callable[[Any], bool]

INT53 = 2**53 - 1
COLOUR = 0xFFFFFF
_DIGITS = re.compile(r"(0|[1-9][0-9]*)\Z", re.ASCII)


def required_problem(place: Place) -> Problem:
    """What Discord says of a field that is missing."""
    return place.problem("BASE_TYPE_REQUIRED", "This field is required")


def choice_problem(place: Place, choices: Iterable[object]) -> Problem:
    """What Discord says of a value outside a fixed list."""
    listed = ", ".join(map(str, choices))
    return place.problem("BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")


def is_whole(value: object) -> bool:
    """Whether a JSON value is a whole number (true and false are not)."""
    if isinstance(value, float):
        return value.is_integer()
    return isinstance(value, int) and not isinstance(value, bool)


def anything(_value: Any, _place: Place) -> Iterator[Problem]:
    """No limit at all."""
    return iter(())


def flag(value: Any, place: Place) -> Iterator[Problem]:
    """True or false."""
    if not isinstance(value, bool):
        yield place.problem("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def _digits(kind: str) -> Rule:
    """Digits in a string, or the same as a number."""

    def rule(value: Any, place: Place) -> Iterator[Problem]:
        digits = isinstance(value, str) and _DIGITS.match(value)
        if not digits and not (is_whole(value) and value >= 0):
            yield place.problem("NUMBER_TYPE_COERCE", f'Value "{value}" is not {kind}.')

    return rule


snowflake, bits = _digits("snowflake"), _digits("int")
"""An id, and a bit field."""


def moment(value: Any, place: Place) -> Iterator[Problem]:
    """A point in time in ISO 8601."""
    try:
        datetime.fromisoformat(value)
    except (TypeError, ValueError):
        yield place.problem("DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")


def size(count: int, low: int, high: int | None, place: Place) -> Iterator[Problem]:
    """The length of a text or list between two bounds, in the words Discord has for each case."""
    if low and high is not None:
        if not low <= count <= high:
            yield place.problem(
                "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."
            )
    elif high is not None and count > high:
        yield place.problem("BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
    elif count < low:
        yield place.problem("BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length.")


def text(low: int = 0, high: int | None = None, *, trimmed: bool = False) -> Rule:
    """A string of so many characters; `trimmed` where Discord cuts the blanks off first."""

    def rule(value: Any, place: Place) -> Iterator[Problem]:
        if not isinstance(value, str):
            yield place.problem("STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return
        yield from size(len(value.strip() if trimmed else value), low, high, place)

    return rule


def filled(high: int) -> Rule:
    """A string that Discord takes for missing when it is blank."""
    longest = text(0, high)

    def rule(value: Any, place: Place) -> Iterator[Problem]:
        if isinstance(value, str) and not value.strip():
            yield required_problem(place)
        else:
            yield from longest(value, place)

    return rule


def _within(low: float | None, high: float | None, kind: str) -> Rule:
    def rule(value: Any, place: Place) -> Iterator[Problem]:
        fits = is_whole(value) if kind == "int" else isinstance(value, int | float)
        if not fits or isinstance(value, bool):
            yield place.problem("NUMBER_TYPE_COERCE", f'Value "{value}" is not {kind}.')
        elif low is not None and value < low:
            yield place.problem(
                "NUMBER_TYPE_MIN", f"{kind} value should be greater than or equal to {low}."
            )
        elif high is not None and value > high:
            yield place.problem(
                "NUMBER_TYPE_MAX", f"{kind} value should be less than or equal to {high}."
            )

    return rule


def whole(low: int | None = None, high: int | None = None) -> Rule:
    """A whole number between two bounds."""
    return _within(low, high, "int")


def number(low: float | None = None, high: float | None = None) -> Rule:
    """Any number between two bounds."""
    return _within(low, high, "float")


def one_of(*choices: int | str) -> Rule:
    """One value of a fixed list."""

    def rule(value: Any, place: Place) -> Iterator[Problem]:
        if isinstance(value, bool) or value not in choices:
            yield choice_problem(place, choices)

    return rule


def link(high: int, *schemes: str) -> Rule:
    """A web address with one of the given schemes."""
    longest = text(0, high)

    def rule(value: Any, place: Place) -> Iterator[Problem]:
        faults = list(longest(value, place))
        yield from faults
        if faults:
            return
        try:
            parts = urlsplit(value)
        except ValueError:
            parts = urlsplit("")
        if parts.scheme and parts.scheme.lower() not in schemes:
            yield place.problem(
                "URL_TYPE_INVALID_SCHEME",
                f'Scheme "{parts.scheme}" is not supported. Scheme must be one of {schemes}.',
            )
        elif not parts.scheme or not parts.netloc or re.search(r"\s", value):
            yield place.problem("URL_TYPE_INVALID_URL", "Not a well formed URL.")

    return rule


def listing(rule: Rule, low: int = 0, high: int | None = None, *, unique: bool = False) -> Rule:
    """A list of so many values that all obey one rule."""

    def each(value: Any, place: Place) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield place.problem("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        yield from size(len(value), low, high, place)
        for index, item in enumerate(value):
            yield from rule(item, place.at(index))
        if unique:
            for index in repeated(value):
                yield place.at(index).problem(
                    "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value"
                )

    return each


def repeated(values: Iterable[Any]) -> Iterator[int]:
    """The positions of values that came before."""
    seen: set[Hashable] = set()
    for index, value in enumerate(values):
        if value is None or not isinstance(value, Hashable):
            continue
        if value in seen:
            yield index
        seen.add(value)


def record(
    fields: Mapping[str, Rule], required: Sequence[str] = (), solid: Sequence[str] = ()
) -> Rule:
    """An object whose known fields obey their rules; Discord overlooks the ones it does not know.

    A field that is null counts as missing. `required` fields must be there, `solid` ones may be
    missing but not null.
    """

    def rule(value: Any, place: Place) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield place.problem(
                "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"
            )
            return
        for name, field in fields.items():
            inner = value.get(name)
            if inner is not None:
                yield from field(inner, place.at(name))
            elif name in required or (name in solid and name in value):
                yield required_problem(place.at(name))

    return rule


def dictionary(rule: Rule, keys: Sequence[str]) -> Rule:
    """An object with a fixed choice of keys and one rule for all values."""

    def each(value: Any, place: Place) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield place.problem("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key, inner in value.items():
            if key not in keys:
                yield choice_problem(place.at(key), keys)
            elif inner is not None:
                yield from rule(inner, place.at(key))

    return each


def variants(rules: Mapping[int, Rule]) -> Rule:
    """An object whose `type` says which rule it obeys."""

    def rule(value: Any, place: Place) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield place.problem(
                "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"
            )
            return
        kind = value.get("type")
        if kind is None:
            yield required_problem(place.at("type"))
        elif isinstance(kind, int) and kind in rules and not isinstance(kind, bool):
            yield from rules[kind](value, place)
        else:
            yield place.problem(
                "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {tuple(rules)}.'
            )

    return rule


def together(*rules: Rule) -> Rule:
    """All that each of the rules finds."""

    def rule(value: Any, place: Place) -> Iterator[Problem]:
        for part in rules:
            yield from part(value, place)

    return rule


def in_turn(*rules: Rule) -> Rule:
    """The rules one after the other, up to the first that finds something.

    So a rule that compares fields may rely on the shape an earlier one has checked.
    """

    def rule(value: Any, place: Place) -> Iterator[Problem]:
        for part in rules:
            faults = list(part(value, place))
            yield from faults
            if faults:
                return

    return rule


def when(test: Test, then: Rule, otherwise: Rule = anything) -> Rule:
    """One rule or another, as the value itself decides."""

    def rule(value: Any, place: Place) -> Iterator[Problem]:
        return (then if test(value) else otherwise)(value, place)

    return rule


def refuse(test: Test, at: str | None, code: str, message: str) -> Rule:
    """One problem at the named field if the test holds for the whole value."""

    def rule(value: Any, place: Place) -> Iterator[Problem]:
        if test(value):
            yield (place.at(at) if at else place).problem(code, message)

    return rule


def need(at: str) -> Rule:
    """A field that must hold something."""
    return when(
        lambda value: not value.get(at), lambda _, place: iter([required_problem(place.at(at))])
    )
