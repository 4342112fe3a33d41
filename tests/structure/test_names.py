"""One name, one thing: no two classes of the product have the same name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator

from tests.structure.tree import LAYERS, python_files
from tests.support.paths import ROOT
from tests.support.syntax import nodes

SHARED: dict[str, str] = {}
"""Class names that two classes may have, each with the reason."""
MOST_SHARED = 5


def class_names(source: str) -> Iterator[str]:
    """Yield the names of all classes, nested ones included."""
    yield from (node.name for node in nodes(source) if isinstance(node, ast.ClassDef))


def shared_names(sources: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Return each class name that occurs more than once, with the files it occurs in."""
    homes = defaultdict(list)
    for path, source in sources:
        for name in class_names(source):
            homes[name].append(path)
    return {name: paths for name, paths in sorted(homes.items()) if len(paths) > 1}


def product() -> Iterator[tuple[str, str]]:
    for path in python_files(*LAYERS):
        yield str(path), (ROOT / path).read_text(encoding="utf-8")


def test_no_two_classes_of_the_product_have_the_same_name():
    assert shared_names(product()).keys() == SHARED.keys()


def test_the_list_of_shared_class_names_is_short():
    assert len(SHARED) <= MOST_SHARED


def test_a_class_name_that_is_used_twice_is_reported():
    sources = [
        ("a", "class A: ...\nclass B: ..."),
        ("b", "def f():\n class A: ..."),
        ("c", "C = 1"),
    ]
    assert shared_names(sources) == {"A": ["a", "b"]}
