"""Tests of the line numbers of problems in edition files."""

from __future__ import annotations

import pytest

from editions import check_bytes
from editions.lines import Lines

TEXT = '''\
id = "my_town"
notes = """
[spaces]
1 = "not this one"
"""
tokens = [
    "Cat",
]
[spaces]
1 = { name = "Duck Pond", price = "a lot" }
"The Pond" = "x"
rules.salary = 3   # of the section above
[decks.chance.cards]
bakc_3 = "Go back."
[decks.chance.cards.choir]
text = "Sing."
[[questions]]
topic = "rivers"
[[questions]]
topic = 7
'''
BOARD = """\
spaces = [
    # from here on
    { name = "The Slipway", kind = "go" },
    { name = "Row", kind = "street" },
]
name = "x"
"""


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("id", 1),
        ("spaces[1].price", 10),
        ("spaces[1].rents[2]", 10),
        ("spaces[17].price", 0),
        ("spaces.'The Pond'", 11),
        ("spaces.rules.salary", 12),
        ("decks.chance.cards.bakc_3", 14),
        ("decks.chance.cards.choir.text", 16),
        ("decks.chance.cards.choir.amount", 15),
        ("questions[0].topic", 18),
        ("questions[1].topic", 20),
        ("questions[1].right", 19),
        ("name", 0),
        ("", 0),
    ],
)
def test_a_place_is_found_where_it_is_written(place: str, line: int):
    assert Lines(TEXT).of(place) == line
    assert Lines(TEXT.replace("\n", "\r\n")).of(place) == line


def test_entries_of_a_list_are_counted_where_each_has_a_line():
    lines = Lines(BOARD)
    assert [lines.of(f"spaces[{i}].name") for i in range(3)] == [3, 4, 1]
    assert lines.of("name") == 6
    wrapped = Lines(BOARD.replace('Slipway", ', 'Slipway",\n'))
    assert wrapped.of("spaces[1].name") == 1, "better the list than a line that is wrong"
    assert wrapped.of("name") == 7


def test_a_problem_knows_its_line():
    report = check_bytes(b'id = "my_town"\nextends = "classic"\nname = 7\n')
    assert [(one.place, one.line) for one in report.problems] == [("name", 3)]
