"""The errors of scenario files, in words that fit the file format."""

from __future__ import annotations

import re
from collections.abc import Iterator

_WORDS = {
    "int": "a whole number",
    "str": "text",
    "bool": "true or false",
    "float": "a fraction",
    "array": "a list",
    "object": "a table",
}
_KINDS: dict[type, str] = {list: "array", dict: "object"}


class ScenarioError(ValueError):
    """An invalid scenario file. The message names the place in the file and what was expected."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")


def complaint(message: str, table: object) -> ScenarioError:
    """Return a ScenarioError for a message such as "Expected `int`, got `str` - at `$.a[0].b`".

    msgspec makes such messages. `table`: the file's content, in which the exact place is searched.
    """
    problem, _, where = message.partition(" - at `$")
    where = where.rstrip("`")
    unknown = re.fullmatch(r"Object contains unknown field `(.*)`", problem, re.DOTALL)
    missing = re.fullmatch(r"Object missing required field `(.*)`", problem)
    if unknown:
        key = unknown[1]
        places = _places(table, where)
        holders = (place for place, item in places if isinstance(item, dict) and key in item)
        place = f"{next(holders, where)}.{key}"
        problem = "expected no such key"
    elif missing:
        place, problem = where, f"expected the key {missing[1]!r}"
    else:
        got = problem.rpartition("got `")[2].rstrip("`")
        place = next((place for place, item in _places(table, where) if _kind(item) == got), where)
        problem = _in_words(problem)
    return ScenarioError(place.removeprefix(".") or "file", problem)


def _places(value: object, path: str) -> Iterator[tuple[str, object]]:
    """Yield each place that a path matches, with its value. "[...]" matches any key or index."""
    first = re.match(r"\[[^\]]*\]|\.[^.\[]*", path)
    if first is None:
        yield "", value
        return
    items: dict[str, object] = {}
    if isinstance(value, dict):
        items = {f".{key}": item for key, item in value.items()}
    elif isinstance(value, list):
        items = {f"[{i}]": item for i, item in enumerate(value)}
    for step, item in items.items():
        if first[0] in (step, "[...]"):
            for place, found in _places(item, path[first.end() :]):
                yield step + place, found


def _kind(value: object) -> str:
    return _KINDS.get(type(value), type(value).__name__)


def _in_words(problem: str) -> str:
    """Return a message with words instead of types: `int | null` becomes "a whole number"."""

    def words(kinds: re.Match[str]) -> str:
        names = [kind for kind in kinds[1].split(" | ") if kind != "null"]
        return " or ".join(_WORDS.get(name, f"a {name}") for name in names)

    problem = re.sub(r"`([^`]+)`", words, problem)
    return problem[:1].lower() + problem[1:]
