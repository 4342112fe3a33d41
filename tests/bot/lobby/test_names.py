"""Names at a table: none looks like another one, like a computer's, or empty."""

from __future__ import annotations

import pytest

from bot.store.database.codec import GameSettings, Sitting
from bot.tables.lobby import add_robot, join, opened
from bot.tables.seating import handed_over, seat_name, told_apart
from bot.words import say
from renders.lookalikes import alike, looks
from renders.words import call_names, tidy
from tests.support.evening import Evening
from tests.support.lobbying import lobby_says, press
from tests.support.lobbying import opened as opened_by

TWINS = [
    "ANNA", "anna", "An\u200dna", "An\u200cna", "\u3164Anna", "Anna\u115f", "An\uffa0na",
    "Anna\u2800", "An\u00adna", "Anna\ufe0f", "An\u034fna", "Anna\U000e0101", "Аnnа", "Αnnα",
    "𝓐𝓷𝓷𝓪", "Ａｎｎａ", "ᴀɴɴᴀ", "Anna\u2066", "  Anna ", "Anna\U000e0020",
]  # fmt: skip
"""Names that look like "Anna" or nearly so."""
OTHERS = ["Ana", "Änna", "Anna B", "Hanna", "Анна", "안나"]


@pytest.mark.parametrize("twin", TWINS)
def test_a_name_that_looks_like_another_at_the_table_gets_a_number(twin: str):
    assert seat_name(twin, ["Anna"]).endswith(" (2)")
    assert seat_name("Anna", [seat_name(twin, [])]) == "Anna (2)"


@pytest.mark.parametrize("other", OTHERS)
def test_a_name_unlike_the_others_is_not_changed(other: str):
    assert seat_name(other, ["Anna"]) == other


def test_names_with_easily_confused_characters_are_alike():
    for one, other in [
        ("Billy", "BiIIy"),
        ("Leo", "Le0"),
        ("Ilya1", "llyal"),
        ("O'Hara", "O’Hara"),
    ]:
        assert alike(one, [other]), (one, other)
    assert not alike("Ali", ["All"])
    assert looks("Иван") != looks("Ivan")


@pytest.mark.parametrize(
    "blank",
    ["\u3164", "\u115f\u1160", "\uffa0", "\u2800\u2800", "\u200d", "\u200c \u200d", "\ufe0f",
     "\u0301", "\u00ad", "\U000e0041", "\u17b4", " \u2003 ", "\u180e", "\U0001d159"],
)  # fmt: skip
def test_invisible_characters_are_removed_from_names(blank: str):
    assert tidy(blank) == ""
    assert tidy(f"Ana {blank} Lopez").replace("\ufe0f", "").replace("\u0301", "").split() == [
        "Ana",
        "Lopez",
    ]


@pytest.mark.parametrize(
    "whole", ["🧑\u200d🚀", "❤\ufe0f\u200d🔥", "می\u200cخواهم", "क्\u200dष", "葛\U000e0100"]
)
def test_joiners_inside_emoji_and_words_are_kept(whole: str):
    assert tidy(whole) == whole


@pytest.mark.parametrize("name", ["Robo Rita", "ROBO  Rita", "Rоbo Rita", "Robo Robo Rita"])
def test_people_lose_the_computers_prefix_in_their_names(name: str):
    assert seat_name(name, []) == "Rita"
    assert seat_name(name, ["Rita"]) == "Rita (2)"
    assert seat_name("Robo", []) == "Robo"


def test_a_computers_name_differs_from_all_people_at_the_table():
    lobby = opened(GameSettings(host=1), 1, "Robo\u200d Rita")
    lobby = join(add_robot(lobby, 1), 2, "Rоbо Ritа")
    assert [sitting.name for sitting in lobby.seats][1] == "Robo Rita"
    names = [sitting.name for sitting in lobby.seats]
    assert not any(alike(name, names[:at]) for at, name in enumerate(names))
    assert told_apart("Robo Rita", ["robo rita"]) == "Robo Rita (2)"


def test_the_name_of_a_seat_that_was_left_differs_from_all_others():
    left = handed_over(Sitting("Rita", "dog", 5), ["Robo Rita", "Ben"])
    assert left.name == "Robo Rita (2)"


def test_pictures_number_names_that_look_alike():
    assert call_names(say, ["Anna", "Аnna"]) == ("Anna", "Аnna (2)")
    assert call_names(say, ["Anna", "Anna (2)"]) == ("Anna", "Anna (2)")


@pytest.mark.asyncio
async def test_a_blank_name_becomes_the_handle_and_a_twin_gets_a_number(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    people = evening.running.stage.world.users
    people[int(ben.id)].global_name = "A\u200dna\u3164"
    message = await opened_by(ana)
    await press(ben, message, "Join")
    await lobby_says(ana, message, "na \\(2\\)")
    await press(ben, message, "Leave")
    people[int(ben.id)].global_name = "\u2800"
    await press(ben, message, "Join")
    await lobby_says(ana, message, people[int(ben.id)].username)
