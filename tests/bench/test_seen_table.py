"""A commit counts as seen when messages show its state or a newer one, and not before."""

from __future__ import annotations

from tests.bench.seen_table import SeenTable, game_of
from tests.support.players import Json
from tests.support.pressing import Shown

ANA = 11


def message(number: int, text: str, *custom_ids: str, **more: int) -> Json:
    parts = [{"type": 2, "style": 1, "custom_id": id_} for id_ in custom_ids]
    rows = [{"type": 1, "components": parts}] if parts else []
    return {"id": str(number), "content": text, "components": rows, **more}


def state(text: str, *custom_ids: str) -> list[Shown]:
    return [Shown(text, frozenset(custom_ids))]


def committed(table: SeenTable, at: float, *shown: Shown) -> None:
    table.saved(at, [ANA], list(shown), measured=True)


def test_a_commit_is_seen_when_its_table_message_is_shown():
    table = SeenTable(7)
    table.changed("MESSAGE_CREATE", message(1, "Ana rolls.", "r1:7:do:roll:1"), 1.0)
    committed(table, 2.0, *state("Ana rolled.", "r1:7:do:end_turn:2"))
    assert table.take_seen() == []
    assert not table.current
    table.changed("MESSAGE_UPDATE", message(1, "Ana rolled.\n\nMore", "r1:7:do:end_turn:2"), 2.5)
    assert table.take_seen() == [(0.5, True)]
    assert table.current


def test_an_older_state_on_the_board_leaves_the_newer_one_waiting():
    table = SeenTable(7)
    committed(table, 1.0, *state("one", "r1:7:panel"))
    committed(table, 2.0, *state("two", "r1:7:panel"))
    table.changed("MESSAGE_UPDATE", message(1, "one", "r1:7:panel"), 2.5)
    assert table.take_seen() == [(1.5, True)]
    assert not table.current
    table.changed("MESSAGE_UPDATE", message(1, "two", "r1:7:panel"), 3.0)
    assert table.take_seen() == [(1.0, True)]
    assert table.current


def test_a_skipped_state_is_delayed_until_a_newer_one_is_shown():
    table = SeenTable(7)
    committed(table, 1.0, *state("one", "r1:7:panel"))
    committed(table, 2.0, *state("two", "r1:7:panel"))
    table.changed("MESSAGE_UPDATE", message(1, "two", "r1:7:panel"), 4.0)
    assert table.take_seen() == [(3.0, True), (2.0, True)]


def test_a_table_shown_before_its_commit_is_reported_has_no_delay():
    table = SeenTable(7)
    table.changed("MESSAGE_UPDATE", message(1, "one", "r1:7:panel"), 0.9)
    committed(table, 1.0, *state("one", "r1:7:panel"))
    assert table.take_seen() == [(0.0, True)]


def test_an_auction_is_seen_when_its_own_message_shows_it_too():
    table = SeenTable(7)
    auction = state("Baltic is sold.", "r1:7:do:pass:3")
    committed(table, 1.0, *state("Nobody bought it.", "r1:7:panel"), *auction)
    table.changed("MESSAGE_UPDATE", message(1, "Nobody bought it.", "r1:7:panel"), 1.2)
    assert table.take_seen() == []
    table.changed("MESSAGE_CREATE", message(2, "Baltic is sold.", "r1:7:do:pass:3"), 1.7)
    assert [measured for _, measured in table.take_seen()] == [True]


def test_somebody_who_is_asked_and_sees_the_newest_state_can_press():
    table = SeenTable(7)
    table.changed("MESSAGE_CREATE", message(1, "one", "r1:7:do:roll:1"), 1.0)
    committed(table, 1.0, *state("one", "r1:7:do:roll:1"))
    table.take_seen()
    assert table.ready


def test_a_table_that_asks_no_player_is_not_ready_for_a_press():
    table = SeenTable(7)
    table.changed("MESSAGE_CREATE", message(1, "one", "r1:7:do:roll:1"), 1.0)
    table.saved(1.0, [], state("one", "r1:7:do:roll:1"), measured=True)
    table.take_seen()
    assert not table.ready


def test_a_table_with_an_outdated_message_is_not_ready_for_a_press():
    table = SeenTable(7)
    table.changed("MESSAGE_CREATE", message(1, "one", "r1:7:do:roll:1"), 1.0)
    committed(table, 2.0, *state("two", "r1:7:do:end_turn:2"))
    table.take_seen()
    assert not table.ready


def test_a_deleted_message_cannot_be_pressed():
    table = SeenTable(7)
    table.changed("MESSAGE_CREATE", message(1, "one", "r1:7:do:roll:1"), 1.0)
    assert [custom_id for _, custom_id in table.buttons()] == ["r1:7:do:roll:1"]
    table.changed("MESSAGE_DELETE", {"id": "1"}, 3.0)
    assert table.buttons() == []


def test_a_message_is_known_by_the_game_on_its_buttons():
    assert game_of(message(1, "", "r1:7:panel")) == 7
    assert game_of(message(1, "", "r1:7:panel", flags=64)) is None, "it is private"
    assert game_of(message(1, "", "another bot's")) is None
    assert game_of(message(1, "")) is None
