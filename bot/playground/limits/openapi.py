"""Checks of requests and answers against Discord's published OpenAPI description.

The description contains about half of Discord's limits. Its file is not part of the project. The
package `jsonschema-rs` is needed only if a playground is given the path of the file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.playground.limits.problems import Problem

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator, ValidationError

CODES = {
    "required": "BASE_TYPE_REQUIRED",
    "maxLength": "BASE_TYPE_MAX_LENGTH",
    "minLength": "BASE_TYPE_MIN_LENGTH",
    "maxItems": "BASE_TYPE_MAX_LENGTH",
    "minItems": "BASE_TYPE_MIN_LENGTH",
    "maxProperties": "BASE_TYPE_MAX_LENGTH",
    "uniqueItems": "SET_TYPE_ALREADY_CONTAINS_VALUE",
    "enum": "BASE_TYPE_CHOICES",
    "maximum": "NUMBER_TYPE_MAX",
    "minimum": "NUMBER_TYPE_MIN",
    "pattern": "NUMBER_TYPE_COERCE",
}
"""Discord's error codes, by the kind of a jsonschema-rs error."""
CODES_BY_TYPE = {
    "array": "LIST_TYPE_CONVERT",
    "boolean": "BOOLEAN_TYPE_CONVERT",
    "integer": "NUMBER_TYPE_COERCE",
    "number": "NUMBER_TYPE_COERCE",
    "object": "MODEL_TYPE_CONVERT",
    "string": "STRING_TYPE_CONVERT",
}
CODES_BY_FORMAT = {"date-time": "DATE_TIME_TYPE_PARSE", "uri": "URL_TYPE_INVALID_URL"}
UNKNOWN = "BASE_TYPE_INVALID"
BIT_FIELDS = ("allow", "deny", "permissions", "default_member_permissions")
"""Names of bit fields, which clients send as digits in a string."""
DIGITS = "^(0|[1-9][0-9]*)$"


class Published:
    """Discord's published OpenAPI description, with which bodies are checked.

    Each schema is compiled at its first use.
    """

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_bytes())
        self._paths: dict[str, Any] = document["paths"]
        self._rewrite = Rewriter(document["components"]["schemas"])
        self._schemas: dict[str, Any] | None = None
        self._validators: dict[tuple[str, ...], Draft202012Validator] = {}

    @property
    def routes(self) -> set[tuple[str, str]]:
        """The HTTP method and path template of each operation in the description."""
        return {
            (method.upper(), path)
            for path, operations in self._paths.items()
            for method in operations
        }

    def check(self, method: str, path_template: str, body: Any) -> list[Problem]:
        """Return the faults of a request body.

        The body of a multipart request is its `payload_json`. For an endpoint that is not described
        or takes no body, the list is empty.
        """
        key = (method.lower(), path_template)
        if key not in self._validators:
            schema = self._body_schema(*key)
            if schema is None:
                return []
            self._validators[key] = self._compile(schema)
        faults = self._validators[key].iter_errors(body)
        return [problem for fault in faults for problem in problems_of(fault)]

    def check_answer(
        self, method: str, path_template: str, status: int, body: Any
    ) -> list[Problem]:
        """Return the faults of a successful answer.

        A status that is not described is a fault. For an endpoint that is not described, the list
        is empty.
        """
        key = (method.lower(), path_template, str(status))
        if key not in self._validators:
            operation = self._paths.get(path_template, {}).get(key[0])
            if operation is None:
                return []
            answer = operation["responses"].get(str(status))
            if answer is None:
                described = ", ".join(operation["responses"])
                return [Problem((), UNKNOWN, f"{status} is not one of {described}")]
            schema = answer.get("content", {}).get("application/json", {}).get("schema", {})
            self._validators[key] = self._compile(schema)
        faults = self._validators[key].iter_errors(body)
        return [problem for fault in faults for problem in problems_of(fault)]

    def _body_schema(self, method: str, path_template: str) -> Any:
        operation = self._paths.get(path_template, {}).get(method, {})
        content = operation.get("requestBody", {}).get("content", {})
        return content.get("application/json", {}).get("schema")

    def _compile(self, schema: Any) -> Draft202012Validator:
        from jsonschema_rs import Draft202012Validator

        if self._schemas is None:
            self._schemas = self._rewrite.everything()
        root = self._rewrite.schema(schema) | {"components": {"schemas": self._schemas}}
        return Draft202012Validator(root, validate_formats=True)


class Rewriter:
    """A rewriter of JSON schemas that makes their errors name the exact place of a fault.

    A union whose members differ in `type` becomes one condition per member. Rewritten schemas also
    accept ids as numbers, and bit fields as digits in a string.
    """

    def __init__(self, schemas: Mapping[str, Any]) -> None:
        self._named = schemas

    def everything(self) -> dict[str, Any]:
        """Return a rewritten copy of each named schema in the description, by name."""
        return {name: self.schema(schema) for name, schema in self._named.items()}

    def schema(self, schema: Any) -> Any:
        """Return a rewritten copy of one schema and of all its parts."""
        if isinstance(schema, list):
            return [self.schema(part) for part in schema]
        if not isinstance(schema, dict):
            return schema
        if schema.get("format") == "snowflake":
            return {"type": ["string", "integer"], "pattern": schema["pattern"], "minimum": 0}
        members = schema.get("oneOf") or schema.get("anyOf") or []
        if members and all("const" in member for member in members):
            rest = {key: part for key, part in schema.items() if key != "oneOf"}
            return rest | {"enum": [member["const"] for member in members]}
        if {"type": "null"} in members and len(members) == 2:
            other = next(member for member in members if member != {"type": "null"})
            return {"if": {"type": "null"}, "else": self.schema(other)}
        types = [self._types(member) for member in members]
        if members and all(types):
            return self._by_type(members, types)
        return {key: self._part(key, part) for key, part in schema.items()}

    def _part(self, key: str, part: Any) -> Any:
        if key != "properties":
            return self.schema(part)
        return {
            name: self._digits_too(inner) if name in BIT_FIELDS else self.schema(inner)
            for name, inner in part.items()
        }

    def _digits_too(self, schema: Any) -> Any:
        return {
            "if": {"type": "string"},
            "then": {"pattern": DIGITS},
            "else": self.schema(schema),
        }

    def _types(self, member: Mapping[str, Any]) -> list[Any]:
        """Return the values of `type` that a union's member allows, or an empty list."""
        target = self._named.get(member.get("$ref", "").rpartition("/")[2], member)
        kinds: list[Any] = target.get("properties", {}).get("type", {}).get("enum", [])
        return kinds

    def _by_type(self, members: list[Any], types: list[list[Any]]) -> dict[str, Any]:
        known = [kind for kinds in types for kind in kinds]
        return {
            "type": "object",
            "required": ["type"],
            "properties": {"type": {"enum": known}},
            "allOf": [
                {
                    "if": {"properties": {"type": {"enum": kinds}}, "required": ["type"]},
                    "then": self.schema(member),
                }
                for member, kinds in zip(members, types, strict=True)
            ],
        }


def distance(faults: list[ValidationError]) -> tuple[int, int]:
    """Return a sort key for the errors of one member of a union.

    The member with the smallest key is nearest to the value. Missing fields count more than other
    errors.
    """
    return sum(fault.kind.name == "required" for fault in faults), len(faults)


def problems_of(fault: ValidationError) -> Iterator[Problem]:
    """Yield the problems that one validation error describes.

    For a union, yield the problems of the member that is nearest to the value.
    """
    path = tuple(fault.instance_path)
    kind = fault.kind.name
    branches = getattr(fault.kind, "context", None)
    if branches:
        for inner in min(branches, key=distance):
            yield from problems_of(inner)
    elif kind == "required":
        missing = fault.kind.as_dict()["property"]
        yield Problem((*path, missing), CODES[kind], "This field is required")
    elif kind == "enum" and fault.schema_path[-3:] == ["properties", "type", "enum"]:
        yield Problem(path[:-1], "UNION_TYPE_CHOICES", fault.message)
    elif kind == "type":
        wanted = [each for each in fault.kind.as_dict()["types"] if each != "null"]
        yield Problem(path, CODES_BY_TYPE.get(wanted[0], UNKNOWN), fault.message)
    elif kind == "format":
        named = fault.kind.as_dict()["format"]
        yield Problem(path, CODES_BY_FORMAT.get(named, UNKNOWN), fault.message)
    else:
        yield Problem(path, CODES.get(kind, UNKNOWN), fault.message)
