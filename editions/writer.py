"""A writer that turns an edition's plain values into the text of an edition file."""

from __future__ import annotations

import json
import re
from typing import Any

from editions.fields import Raw

INLINE = 300
"""Most characters of a nested TOML table that is written on one line."""
DOTS = 20
"""Most dots in a nested TOML table on one line. The parser limits the dots of a line."""


def written(raw: Raw) -> str:
    """Return the text of a file with these values: plain values first, then the TOML tables."""
    return "\n".join(_table(raw, "", 0)).strip() + "\n"


def _table(raw: Raw, name: str, depth: int) -> list[str]:
    below = {key: value for key, value in raw.items() if _is_below(value, depth)}
    lines = [f"{_key(key)} = {_value(raw[key])}" for key in raw if key not in below]
    for key, value in below.items():
        at = f"{name}.{_key(key)}".removeprefix(".")
        if isinstance(value, dict):
            inside = _table(value, at, depth + 1)
            header = [] if value and inside[:1] == [""] else ["", f"[{at}]"]
            lines += [*header, *inside]
        else:
            for one in value:
                lines += ["", f"[[{at}]]", *_table(one, at, depth + 1)]
    return lines


def _is_below(value: Any, depth: int) -> bool:
    """Return True if a value is written as a section of its own, not on one line."""
    if isinstance(value, dict):
        deep = any(isinstance(inner, dict) for inner in value.values())
        return not depth or deep or len(line := _value(value)) > INLINE or line.count(".") > DOTS
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def quoted(value: object) -> str:
    """Return a text or a list of texts as TOML on one line, which is the same as in JSON."""
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else quoted(key)


def _value(value: Any) -> str:
    """Return a value as TOML, on one line unless it is a text of several lines."""
    match value:
        case dict():
            inside = ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case str() if "\n" in value:
            text = value.replace("\\", "\\\\").replace('"""', '""\\"')
            return f'"""\n{text}"""'
        case float():
            return repr(value)
        case _:
            return quoted(value)
