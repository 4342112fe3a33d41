"""Tests of files that phones and word processors save: read, or refused with advice."""

from __future__ import annotations

import codecs

import pytest

from bot.words.narration.edition_problems import problem_line
from editions import check_bytes
from editions.words import refusal

TOP = 'id = "my_town"\nextends = "classic"\nname = "My Town"\n'
PLAIN = "expected a plain text file that ends in .toml"


def problem_of(data: bytes) -> str:
    """Return the only problem of a file, and check that it is safe to show."""
    (problem,) = check_bytes(data, "f").problems
    assert refusal(problem_line(problem)) is None
    return problem_line(problem).removeprefix("f: ")


# Text below three valid lines | the problem. NEXT ends a line of the file.
MISTAKES = """
notes = “Our town” | line 4: expected straight quotes "like these" around words, not curly ones, got: notes = “Our town”
notes = "Our town” | line 4: expected straight quotes "like these" around words, not curly ones, got: notes = "Our town”
notes = „Our town“NEXTtagline = „Ours“ | line 4: expected straight quotes "like these" around words, not curly ones (also in 1 more line), got: notes = „Our town“
tokens = [‘Cat’, ‘Dog’] | line 4: expected straight quotes "like these" around words, not curly ones, got: tokens = [‘Cat’, ‘Dog’]
notes = "The Baker’s “Town”" and more | line 4: expected words without quotes inside them, and nothing after the closing quote, got: notes = "The Baker’s “Town”" and more
notes = "Our town | line 4: expected a closing quote after the words, got: notes = "Our town
notes = "Our townNEXT[spaces] | line 4: expected a closing quote after the words, got: notes = "Our town
notes = 'Our town | line 4: expected a closing quote after the words, got: notes = 'Our town
notes = \"\"\"Our townNEXT[spaces] | line 4: expected three closing quotes after words of several lines, got: notes = \"\"\"Our town
notes = Our town | line 4: expected words in straight quotes, got: notes = Our town
notes = Our town" | line 4: expected words in straight quotes, got: notes = Our town"
notes = "Our "own" town" | line 4: expected words without quotes inside them, and nothing after the closing quote, got: notes = "Our "own" town"
notes = | line 4: expected a value after the equals sign, got: notes =
notes = "Ours", | line 4: expected no comma at the end of this line, got: notes = "Ours",
notes: "Ours" | line 4: expected an equals sign instead of the colon, got: notes: "Ours"
notes "Ours" | line 4: expected an equals sign between a key and its value, got: notes "Ours"
notes | line 4: expected an equals sign between a key and its value, got: notes
= "Ours" | line 4: expected a key before the equals sign, got: = "Ours"
// Ours | line 4: expected a # at the beginning of a comment, got: // Ours
tokens = ["Cat" "Dog"] | line 4: expected a comma before "Dog"], got: tokens = ["Cat" "Dog"]
tokens = ["Cat",NEXT"Dog"NEXT"Cow"] | line 6: expected a comma at the end of the line before, got: "Cow"]
tokens = ["Cat", "Dog"NEXTnotes = "Ours" | line 5: expected a ] that closes the list before it, got: notes = "Ours"
tokens = ["Cat", "Dog" | line 4: expected a ] that closes the list before it, got: tokens = ["Cat", "Dog"
spaces.1 = { name = "Pond" price = 80 } | line 4: expected a comma before price = 80 }, got: spaces.1 = { name = "Pond" price = 80 }
spaces.1 = { name = "Pond",NEXTprice = 80 } | line 4: expected a key between { and }, all of it on one line, got: spaces.1 = { name = "Pond",
spaces.1 = { name = "Pond"NEXT} | line 4: expected a closing } on the same line, got: spaces.1 = { name = "Pond"
spaces.1 = { name = "Pond", } | line 4: expected no comma before }, got: spaces.1 = { name = "Pond", }
[spacesNEXT1 = "Pond" | line 4: expected a ] at the end of the section's name, got: [spaces
[spaces]NEXT1 = "Pond"NEXT[ spaces ] # again | line 6: expected each section once: it begins in line 4 already, so put its lines there, got: [ spaces ] # again
[spaces]NEXT1 = "Pond"NEXT3 = "Lane"NEXT1 = "Lake"NEXT5 = "x" | line 7: expected each key once: it is in line 5 already, got: 1 = "Lake"
[spaces]NEXTDuck Pond = "Lake" | line 5: expected a name of several words between quotes before the equals sign, got: Duck Pond = "Lake"
rules.salary = $200 | line 4: expected a whole number made of digits only, such as 1000, got: rules.salary = $200
rules.salary = 1,500 | line 4: expected a whole number made of digits only, such as 1000, got: rules.salary = 1,500
rules.salary = 0200 | line 4: expected a whole number made of digits only, such as 1000, got: rules.salary = 0200
spaces.1 = { price = 1,000 } | line 4: expected a whole number made of digits only, such as 1000, got: spaces.1 = { price = 1,000 }
rules.auctions = Yes | line 4: expected true, in small letters and without quotes, got: rules.auctions = Yes
rules.salary = 200 rules.auctions = true | line 4: expected each key in a line of its own, got: rules.salary = 200 rules.auctions = true
notes = "C:\\\\d \\x" | line 4: expected words without backslashes, got: notes = "C:··d ·x"
notes = “**@everyone** [x](y)” | line 4: expected straight quotes "like these" around words, not curly ones, got: notes = “···everyone·· [x··y)”
"""  # noqa: E501


@pytest.mark.parametrize("line", MISTAKES.strip().splitlines())
def test_a_line_that_cannot_be_read_is_quoted_with_what_to_do(line):
    below, expected = line.replace("NEXT", "\n").split(" | ")
    assert problem_of(f"{TOP}{below}\n".encode()) == expected
    assert problem_of(f"{TOP}{below}\n".replace("\n", "\r\n").encode()) == expected


def test_a_syntax_problem_quotes_the_part_of_a_long_line_around_it():
    names = ", ".join(f'"Token {i}"' for i in range(60))
    told = problem_of(f'{TOP}tokens = [{names} "Last"]\n'.encode())
    assert told.startswith('line 4: expected a comma before "Last"], got: …')
    assert told.endswith('"Token 59" "Last"]')


@pytest.mark.parametrize("card", ['"Go back."', '{ text = "Go back." }'])
def test_a_change_to_an_unknown_card_is_not_a_new_card(card):
    told = problem_of(f"{TOP}decks.chance.cards.bakc_3 = {card}\n".encode())
    assert told.startswith("decks.chance.cards.bakc_3: expected the id of a card of this deck, or")
    assert told.endswith("; did you mean back_3?")


def test_a_typo_in_a_space_or_an_edition_gets_a_suggestion():
    told = problem_of(f'{TOP}spaces.Broadwalk = "The Bakery"\n'.encode())
    assert told.endswith("a name on the parent's board; did you mean Boardwalk?")
    told = problem_of(TOP.replace('"classic"', '"clasic"').encode())
    assert told.endswith("got 'clasic'; did you mean classic?")


@pytest.mark.parametrize("data", [b"", b"\n", b"# only a remark\n"])
def test_an_empty_file_is_called_empty(data):
    assert problem_of(data) == "expected the lines of an edition, got an empty file"


@pytest.mark.parametrize(
    ("place", "what"),
    [
        ("decks.chance.cards.bakc_3", "card to take out; did you mean back_3?"),
        ("decks.gossip", "deck to take out"),
        ("groups.pruple", "group to take out; did you mean purple?"),
        ("variants.sort", "variant to take out; did you mean short?"),
    ],
)
def test_an_entry_that_the_parent_lacks_cannot_be_removed(place, what):
    told = problem_of(f"{TOP}{place} = false\n".encode())
    assert told == f"{place}: expected the id of a {what}"


@pytest.mark.parametrize(
    ("encoding", "mark"),
    [
        ("utf-8", codecs.BOM_UTF8),
        ("utf-16-le", codecs.BOM_UTF16_LE),
        ("utf-16-be", codecs.BOM_UTF16_BE),
        ("utf-16-le", b""),
        ("utf-16-be", b""),
    ],
)
def test_a_file_is_read_in_every_encoding(encoding, mark):
    text = TOP.replace("My Town", "Mein Städtchen")
    for lines in (text, text.replace("\n", "\r\n")):
        report = check_bytes(mark + lines.encode(encoding))
        assert report.edition is not None
        assert report.edition.name == "Mein Städtchen"


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0", f"{PLAIN}, got a picture"),
        (b"%PDF-1.7\n", f"{PLAIN}, got a PDF"),
        (b"PK\x03\x04\x14\0", f"{PLAIN}, got an archive or a document of a word processor"),
        (b"{\\rtf1\\ansi id = 1}", f"{PLAIN}, got a document of a word processor"),
        (b"<!DOCTYPE html>", f"{PLAIN}, got a web page"),
        (b"<!doctype html>", f"{PLAIN}, got a web page"),
        (b"id = \0\0\0\1\2", "expected a plain text file, got bytes that are not text"),
        (
            'id = "x"\nname = "Café"\n'.encode("cp1252"),
            'line 2: expected text saved as UTF-8, got another encoding: name = "Café"',
        ),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_file_that_is_not_text_is_named_by_its_type(data, expected):
    assert problem_of(data) == expected
