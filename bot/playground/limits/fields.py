"""Building blocks of the limits: rules for single values, and functions that combine rules.

A rule gets a value and its place in the body, and yields the problems that it finds.
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
class BodyPlace:
    """The path of a value in a request body, and information about the request."""

    path: Path = ()
    context: Context = NO_CONTEXT

    def at(self, *steps: str | int) -> BodyPlace:
        """Return the place of a value inside this one, at these keys and indices."""
        return replace(self, path=(*self.path, *steps))

    def problem(self, code: str, message: str) -> Problem:
        """Return a problem at this place, with Discord's code and message."""
        return Problem(self.path, code, message)


Rule = Callable[[Any, BodyPlace], Iterator[Problem]]
Test = Callable[[Any], bool]

INT53 = 2**53 - 1
"""The largest integer up to which JavaScript represents all integers exactly."""
COLOUR = 0xFFFFFF
_DIGITS = re.compile(r"(0|[1-9][0-9]*)\Z", re.ASCII)


def required_problem(place: BodyPlace) -> Problem:
    """Return Discord's problem for a missing field."""
    return place.problem("BASE_TYPE_REQUIRED", "This field is required")


def choice_problem(place: BodyPlace, choices: Iterable[object]) -> Problem:
    """Return Discord's problem for a value that is not one of these choices."""
    listed = ", ".join(map(str, choices))
    return place.problem("BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")


def is_whole(value: object) -> bool:
    """Return True for an integer or a float without fraction, but not for a bool."""
    if isinstance(value, float):
        return value.is_integer()
    return isinstance(value, int) and not isinstance(value, bool)


def anything(_value: Any, _place: BodyPlace) -> Iterator[Problem]:
    """Accept any value."""
    return iter(())


def flag(value: Any, place: BodyPlace) -> Iterator[Problem]:
    """Accept true and false. Yield a problem for any other value."""
    if not isinstance(value, bool):
        yield place.problem("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def _digits(kind: str) -> Rule:
    """Return a rule that accepts a whole number of at least 0, or its digits as text.

    `kind` names the expected type in the problem.
    """

    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
        digits = isinstance(value, str) and _DIGITS.match(value)
        if not digits and not (is_whole(value) and value >= 0):
            yield place.problem("NUMBER_TYPE_COERCE", f'Value "{value}" is not {kind}.')

    return rule


snowflake, bits = _digits("snowflake"), _digits("int")
"""Rules that accept an id and a bit field, as a number or as digits in a string."""


def moment(value: Any, place: BodyPlace) -> Iterator[Problem]:
    """Accept a text with a date and time in ISO 8601. Yield a problem for any other value."""
    try:
        datetime.fromisoformat(value)
    except (TypeError, ValueError):
        yield place.problem("DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")


def size(count: int, low: int, high: int | None, place: BodyPlace) -> Iterator[Problem]:
    """Yield a problem if the length `count` of a text or list is below `low` or above `high`."""
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
    """Return a rule that accepts a string of `low` to `high` characters.

    With `trimmed`, surrounding whitespace does not count.
    """

    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
        if not isinstance(value, str):
            yield place.problem("STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return
        yield from size(len(value.strip() if trimmed else value), low, high, place)

    return rule


def filled(high: int) -> Rule:
    """Return a rule that accepts a string of at most `high` characters that is not blank."""
    longest = text(0, high)

    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
        if isinstance(value, str) and not value.strip():
            yield required_problem(place)
        else:
            yield from longest(value, place)

    return rule


def _within(low: float | None, high: float | None, kind: str) -> Rule:
    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
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
    """Return a rule that accepts a whole number from `low` to `high`."""
    return _within(low, high, "int")


def number(low: float | None = None, high: float | None = None) -> Rule:
    """Return a rule that accepts any number from `low` to `high`."""
    return _within(low, high, "float")


def one_of(*choices: int | str) -> Rule:
    """Return a rule that accepts only these values."""

    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
        if isinstance(value, bool) or value not in choices:
            yield choice_problem(place, choices)

    return rule


def link(high: int, *schemes: str) -> Rule:
    """Return a rule that accepts a URL with one of these schemes and at most `high` characters."""
    longest = text(0, high)

    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
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
    """Return a rule that accepts a list of `low` to `high` items that fit `rule`.

    With `unique`, equal items are problems.
    """

    def each(value: Any, place: BodyPlace) -> Iterator[Problem]:
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
    """Yield the index of each value that equals an earlier value.

    None and unhashable values are skipped.
    """
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
    """Return a rule that accepts an object whose known fields fit their rules.

    Unknown fields are ignored, as by Discord. A null field counts as missing. A field in `required`
    must be present. A field in `solid` may be missing, but not null.
    """

    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
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
    """Return a rule that accepts an object with no other keys than `keys`.

    Its values must be null or fit `rule`.
    """

    def each(value: Any, place: BodyPlace) -> Iterator[Problem]:
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
    """Return a rule that checks an object with the rule for the object's `type`.

    A missing or unknown type is a problem.
    """

    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
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
    """Return a rule that yields the problems of all these rules."""

    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
        for part in rules:
            yield from part(value, place)

    return rule


def in_turn(*rules: Rule) -> Rule:
    """Return a rule that applies these rules in order, until one yields problems.

    A later rule can rely on the types that an earlier rule has checked.
    """

    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
        for part in rules:
            faults = list(part(value, place))
            yield from faults
            if faults:
                return

    return rule


def when(test: Test, then: Rule, otherwise: Rule = anything) -> Rule:
    """Return a rule that applies `then` to values that pass the test, else `otherwise`."""

    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
        return (then if test(value) else otherwise)(value, place)

    return rule


def refuse(test: Test, at: str | None, code: str, message: str) -> Rule:
    """Return a rule that yields a problem for values that pass the test.

    The problem is at the field `at`, or at the whole value if `at` is None.
    """

    def rule(value: Any, place: BodyPlace) -> Iterator[Problem]:
        if test(value):
            yield (place.at(at) if at else place).problem(code, message)

    return rule


def need(at: str) -> Rule:
    """Return a rule that yields a problem if the field `at` is missing or empty."""
    return when(
        lambda value: not value.get(at), lambda _, place: iter([required_problem(place.at(at))])
    )
