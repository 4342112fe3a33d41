"""The longest messages about a server's own editions, tested without Discord."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.discord_api.painter import Painter
from bot.store.database.codec import GameSettings
from bot.store.servers.editions import Version
from bot.support.refusals import Refused
from bot.tables.server_editions import SHIPPED, ServerEditions
from bot.ui.components import Button, Rows, Select
from bot.words import localized, say, speaking
from bot.workshop.lab_runs import lab_text
from bot.workshop.laboratory.report import CardFigures, LabReport
from bot.workshop.preview import deeds_shown, preview_drawing, preview_scene
from bot.workshop.sample_game import SampleGame
from bot.workshop.views import (
    details_page,
    draft_rows,
    list_page,
    place_name,
    preview_text,
    problems_page,
    standing_of_draft,
)
from editions.findings import MOST_FINDINGS, Finding
from editions.loader import available, load
from editions.phrases import Phrase
from renders.board import paint_board
from renders.look import Variant
from renders.preview import paint_preview

LONG_ID = "a" * 32
WIDE = "_*Wide*_ " * 40


def version(number: int, edition: str = LONG_ID) -> Version:
    return Version(number, 1, edition, number, WIDE[:60], 250_000, 2**62, 1.8e9)


def check_rows(rows: Rows) -> None:
    """Check Discord's limits for components."""
    assert len(rows) <= 5
    ids = [p.custom_id for row in rows for p in row if isinstance(p, Button | Select)]
    assert len(set(ids)) == len(ids)
    assert all(len(one) <= 100 for one in ids)
    for row in rows:
        assert len(row) <= 5
        for part in row:
            if isinstance(part, Select):
                assert 1 <= len(part.choices) <= 25
                assert len({choice.value for choice in part.choices}) == len(part.choices)


def findings(count: int) -> list[Finding]:
    long = Phrase("leftover", name=WIDE)
    return [Finding("t.toml", f"spaces[{n}].rents", long) for n in range(count)]


def test_problems_fit_a_message_and_all_are_in_the_attached_file():
    page = problems_page("`@everyone*" * 10, findings(MOST_FINDINGS))
    assert len(page.text) <= 2000
    assert "@everyone" not in page.text
    assert len(page.attached.splitlines()) == MOST_FINDINGS
    assert page.text.count("\n- ") == 3
    assert "the first 3; the attached file has all 200" in page.text
    few = problems_page("t.toml", findings(2))
    assert not few.attached
    assert "2 problems" in few.text
    assert "1 problem to" in problems_page("t.toml", findings(1)).text


def test_an_edition_for_at_least_six_players_can_be_previewed():
    scene = preview_scene(replace(load("classic"), min_players=6))
    assert len(scene.names) == 6


HOSTILE = [
    "@everyone", "<@1>", "<#2>", "[x](https://y.z)", "`code`", "``", "**bold**", "__under__", "_a_",
    "~~gone~~", "||hidden||", "# Title", "> quote", "-# small", "https://y.z", "discord.gg/abc",
    "a`b**c**", "line\nbreak", "\u202eturned", "\\",
]  # fmt: skip
ACTIVE = re.compile(
    r"@everyone|<[@#]|://|discord\.gg/|(?<!\\)(\*|_|~|\||`|\[|\]|>|#)|\u202e", re.IGNORECASE
)
"""A pattern for mentions, links and formatting that Discord would interpret."""


@pytest.mark.parametrize("words", HOSTILE)
def test_problems_quote_a_file_without_formatting_links_or_mentions(words: str):
    hostile = [
        Finding(words, f"spaces.{words}", Phrase("some_words"), words),
        Finding("", "", Phrase("leftover", name=words), near=words),
    ]
    head, first, second = problems_page(words, hostile).text.split("\n")
    assert not ACTIVE.search(head.removeprefix("**").replace("** is not an edition", ""))
    dash, place, rest = first.split("`", 2)
    assert dash == "- "
    assert rest.startswith(": expected"), "the quoted text ends at its backtick"
    assert not re.search(r"@everyone|<[@#]|\u202e", place)
    assert not ACTIVE.search(rest)
    assert not ACTIVE.search(second.removeprefix("- "))
    warned = preview_text(load("classic"), "", hostile).split("Worth a look:**\n")[1]
    assert not any(ACTIVE.search(line.removeprefix("- ")) for line in warned.split("\n"))


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("theme.groups.seagrass", "Sea green"),
        ("groups.seagrass.house_cost", "Sea green, Price of a building"),
        ("spaces[7].rents[1]", "Rope Walk, Rents"),
        ("theme.dark.ink", "Dark colours, Ink"),
        ("decks.chance", "Chance"),
        ("decks.chance.cards.adv_39.text", "A gull has flown off with your sandwich…"),
        ("spaces[99].price", "spaces[99].price"),
        ("rules.salary", "rules.salary"),
    ],
)
def test_a_place_in_a_file_is_named_after_its_space_group_or_card(place: str, name: str):
    ed = load("classic" if place.startswith("decks") else "harbour")
    assert place_name(ed, place) == name


def test_warnings_name_groups_by_their_colours():
    warned = [Finding("", "theme.groups.seagrass", Phrase("group_colour"))]
    text = preview_text(load("harbour"), "", warned)
    assert "- Sea green: expected a colour" in text
    assert "theme.groups" not in text


def test_the_longest_preview_fits_a_message():
    ed = replace(load("herenow"), name=WIDE[:60], notes=WIDE)
    text = preview_text(ed, standing_of_draft([version(7)]), findings(50), "lab " * 200)
    assert len(text) <= 2000
    assert "Version 8 of this edition" in text
    assert "and 4" in text, "the items left out are counted"
    check_rows(draft_rows(2**40, [version(7)]))


@pytest.mark.parametrize("count", [1, 25, 60])
def test_a_long_list_has_pages_and_every_edition_can_be_reached(count: int):
    versions = [version(1, f"{n:02}{LONG_ID}"[:32]) for n in range(count)]
    reached: set[str] = set()
    page, number = list_page(versions, 60, {versions[0].id: 3}), 0
    while True:
        assert len(page.text) <= 2000
        check_rows(page.rows)
        (picker,) = [part for row in page.rows for part in row if isinstance(part, Select)]
        reached |= {choice.value for choice in picker.choices}
        turns = [p for row in page.rows for p in row if isinstance(p, Button) and p.label == "Next"]
        if not turns or turns[0].disabled:
            break
        number += 1
        page = list_page(versions, 60, {}, number)
    assert reached == {one.id for one in versions}


def test_a_long_list_of_versions_is_attached_as_a_file():
    page = details_page([version(number) for number in range(80, 0, -1)])
    assert len(page.text) <= 2000
    assert len(page.attached.splitlines()) == 80
    check_rows(page.rows)


def test_the_labs_findings_fit_beside_a_preview():
    ed = load("classic")
    card = f"{ed.decks[0].id}.{ed.decks[0].cards[0].id}"
    found = LabReport(
        edition="classic", games=300, players=4, ended=0.5, turns_median=420.5, turns_p95=900.0,
        seat_wins=[0.4, 0.2, 0.2, 0.2], visits={WIDE[: 30 + n]: 0.1 for n in range(9)},
        group_return={f"group{n}": float(n + 8) for n in range(8)}, money_in_play={},
        cards=[CardFigures(card, 10, 0.75, 12.0)], deciding_card=card,
        remarks=[],
    )  # fmt: skip
    text = lab_text(ed, found)
    assert len(text) <= 900
    assert "**50% of the games do not end: raise rents or lower the salary.**" in text
    assert "Pays back best: group7, group6, group5; worst: group2, group1, group0" in text
    fair = replace(found, ended=1.0, turns_median=90.0, seat_wins=[0.25] * 4, cards=[])
    assert "Nothing stands out" in lab_text(ed, fair)
    with speaking("de"):
        assert "**50\u00a0% der Spiele gehen nicht zu Ende:" in lab_text(ed, found)
        assert "dauern lange \\(420,5 Züge\\)" in lab_text(ed, found)
        streets = replace(fair, group_return={"lightblue": 9.0, "brown": 1.0, "red": 1.0})
        assert "Die Gruppe Hellblau bringt viel mehr ein" in lab_text(localized(ed), streets)


@pytest.mark.asyncio
@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_the_picture_shows_the_board_and_its_alt_text_names_the_deeds(theme: Variant):
    painter, ed = Painter(1), load("harbour")
    picture = await painter.paint(preview_drawing(ed, theme))
    painter.close()
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    room = SampleGame(ed, 4, "preview")
    board = paint_board(room.scene, theme).convert("RGB")
    assert image.crop((0, 0, *board.size)).tobytes() == board.tobytes()
    for pos in deeds_shown(ed):
        assert ed.spaces[pos].name in picture.alt
    assert len(picture.alt) <= 1024
    assert picture.name == "edition.png"


def test_an_edition_without_cards_has_a_picture():
    ed = load("harbour")
    room = SampleGame(ed, 2, "preview")
    assert paint_preview(say, ed, room.scene, [], []).size == (1024, 1024)
    assert paint_preview(say, ed, room.scene, deeds_shown(ed)[:1], []).height == 1024


@pytest.mark.parametrize("edition", available())
def test_the_picture_shows_two_streets_and_another_deed(edition: str):
    board = load(edition).board
    kinds = [board.kind[pos] for pos in deeds_shown(load(edition))]
    assert kinds[:2] == ["street", "street"]
    assert kinds[2] != "street"


def test_editions_are_found_by_id_and_version_but_never_by_path():
    new, old = replace(load("classic"), id="town", name="New"), replace(load("classic"), name="Old")
    case = ServerEditions({"town": (5, new)}, {3: old})
    assert case.names() == (*available(), "town")
    assert (case.number("town"), case.number("classic"), case.number("x")) == (5, 0, 0)
    assert case.called("town").name == "New"
    assert case.chosen(GameSettings("town", own=5)).name == "New"
    assert case.chosen(GameSettings("town", own=3)).name == "Old"
    assert case.chosen(GameSettings("nyc")) == load("nyc")
    for name in ("../town", "/etc/passwd", "editions/nyc/edition.toml", ""):
        with pytest.raises(Refused, match="no edition called"):
            case.called(name)
    with pytest.raises(Refused):
        SHIPPED.called("town")


def test_an_edition_of_the_game_wins_over_a_servers_own_with_the_same_id():
    case = ServerEditions({"nyc": (5, replace(load("classic"), id="nyc"))})
    assert case.called("nyc") == load("nyc")
    assert case.number("nyc") == 0
    assert case.names() == available()
