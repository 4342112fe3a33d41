"""Docstrings are plain English: see CONTRIBUTING.md."""

from __future__ import annotations

import pytest

from tests.structure.docstrings import EXCEPTIONS, Docstring, docstrings, faults
from tests.structure.tree import LAYERS

MOST_EXCEPTIONS = 40


def test_all_docstrings_are_plain():
    wrong = [line for name, line in faults(*LAYERS, "tests") if name not in EXCEPTIONS]
    assert not wrong, "\n".join(wrong)


def test_every_listed_docstring_exception_is_needed():
    found = {name for name, _ in faults(*LAYERS, "tests")}
    assert EXCEPTIONS.keys() <= found
    assert len(EXCEPTIONS) <= MOST_EXCEPTIONS


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('def f():\n    """The number of seats."""', 'begins with "The"'),
        ('def f():\n    """Returns a number."""', 'begins with "Returns"'),
        ('def f():\n    """RENT-2: Return the rent."""', 'begins with "Return"'),
        ('class A:\n    """A game; it is over."""', "semicolon"),
        ('class A:\n    """Whoever pays."""', '"whoever"'),
        ('X = 1\n"""Where a line may end."""', 'begins with "Where"'),
        ('X = 1\n"""Seconds, so many as there are."""', '"so many"'),
        ('def f():\n    """Return ' + "a very " * 10 + 'long number."""', "23 words"),
    ],
)
def test_an_unclear_docstring_is_reported(source: str, fault: str):
    (one,) = docstrings("bot/x.py", source)
    assert any(fault in found for found in one.faults())


@pytest.mark.parametrize(
    "source",
    [
        '"""Helpers of a turn."""',
        'def f():\n    """Return the rent."""',
        'def f():\n    """RENT-2: return the rent."""',
        'def f():\n    """BLD-1 to BLD-4, 6, 7: build on a group."""',
        '@property\ndef f(self):\n    """Seconds of a turn."""',
        'class A:\n    x = 1\n    """The number of `whoever`."""',
    ],
)
def test_plain_english_is_not_reported(source: str):
    (one,) = docstrings("bot/x.py", source)
    assert list(one.faults()) == []


def test_the_docstring_of_a_test_may_begin_with_any_word():
    source = 'def test_it():\n    """The rent doubles."""\ndef helper():\n    """The rent."""'
    found: list[Docstring] = list(docstrings("tests/x.py", source))
    assert [bool(list(one.faults())) for one in found] == [False, True]
