"""Tests of the fonts for every script in which names are written, and for all our languages."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.cli.words_check import expanded
from bot.words import LANGUAGES
from editions.loader import available, in_language, load, shelf
from editions.translations import texts
from renders.faces import Face, drawable, file_for, has, runs
from renders.text import fit
from tests.support.wording import files

FACES: tuple[Face, ...] = get_args(Face)
NAMES = {
    "Cyrillic": ("Жанна Ґалаґан", "wide"),
    "Greek": ("Ελένη", "wide"),
    "Arabic": ("محمد", "wide"),
    "Hebrew": ("דוד", "wide"),
    "Georgian": ("გია", "wide"),
    "Chinese": ("王小明", "cjk"),
    "Japanese": ("あゆみアユミ", "cjk"),
    "emoji": ("🦊🎲", "emoji"),
}
"""A name in each script, and the font that draws it."""


@pytest.mark.parametrize("script", NAMES)
@pytest.mark.parametrize("face", FACES)
def test_a_name_in_any_of_these_scripts_is_drawn_and_not_as_boxes(script, face):
    name, file = NAMES[script]
    letters = [letter for letter in name if letter != " "]
    assert all(has(file_for(face, letter), letter) for letter in letters)
    if face == "text":
        assert {file_for(face, letter) for letter in letters} == {file}


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("김철수", "GimCeolSu"),
        ("สมชาย", "·····"),
        ("अमित", "····"),
        ("Ana 王", "Ana 王"),
        ("ắ", "ắ"),
    ],
)
def test_characters_without_a_font_are_drawn_as_letters_or_dots(name, drawn):
    assert "".join(map(drawable, name)) == drawn
    pieces = "".join(piece for _, piece in runs(name, "text", 20))
    assert pieces == drawn


def test_joined_and_right_to_left_letters_are_shaped_together():
    assert len(runs("محمد علي", "text", 20)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_our_languages_can_be_drawn_in_every_face(language):
    said = [text for one in files(language).messages.values()
            for text in expanded(one.pattern)]  # fmt: skip
    for name in available():
        if language in ("en", *shelf().languages(name)):
            said += texts(in_language(load(name), language)).values()
    letters = {letter for text in said for letter in text if letter.isprintable()} - {" "}
    lacking = {
        f"{letter} in {face}"
        for letter in letters
        for face in FACES
        if not has(file_for(face, letter), letter)
    }
    assert not lacking
    assert not [letter for letter in letters if letter.isalpha() and not has("text", letter)]


def test_an_amount_with_no_break_spaces_stays_on_one_line():
    lines = fit("Ana zahlt 1\u00a0500\u00a0$ an Ben", "text", (90, 400), 20, 20).lines
    assert any("1\u00a0500\u00a0$" in line for line in lines)
