"""Drafts of trades in custom ids, and on pages within Discord's limits."""

from __future__ import annotations

import msgspec
import pytest

from bot.play.trade.builder import WAYS, Builder
from bot.play.trade.draft import DraftSide, TradeDraft, draft_of
from bot.ui.components import Link, Select
from bot.ui.custom_ids import LONGEST_ID, NotOurs, Press, base36
from editions.loader import load
from engine.edition import Edition, Seat
from engine.state import GameState
from tests.support.evening import Evening
from tests.support.reading import pick, press
from tests.support.tables import arrange, give, start_table, turn_of
from tests.support.trading import BOARDWALK, a_table, builder, slash


@pytest.mark.asyncio
async def test_a_deed_that_was_sold_leaves_the_draft(evening: Evening):
    table, ana, _ = await a_table(evening)
    await slash(ana, "trade", partner="Ben")
    page = await builder(evening, ana, "A trade with Ben")
    await pick(ana, page, "Deeds you give", "Dark blue: Boardwalk")
    page = await builder(evening, ana, "You give: Boardwalk")
    await arrange(table, lambda s: give(s, 1, BOARDWALK))
    await press(ana, page, "Refresh")
    await builder(evening, ana, "You give: nothing yet")


def large_board() -> Edition:
    """Return the classic edition with 56 spaces, of which the 16 extra ones are streets."""
    ed = load("classic")
    spaces = list(ed.spaces)
    extra = [msgspec.structs.replace(spaces[39], name=f"Long Street {i}") for i in range(16)]
    return msgspec.structs.replace(ed, spaces=tuple(spaces + extra))


def test_the_largest_draft_on_a_large_board_fits_into_a_custom_id():
    ed = large_board()
    deeds = ed.board.deeds
    assert (ed.board.size, len(deeds)) == (56, 44)
    everything = DraftSide(36**5 - 1, deeds, 35)
    draft = TradeDraft(Seat(7), 36**4 - 1, everything, everything)
    for verb in ("trade-give-deeds", "trade-refresh", "trade-sum"):
        custom_id = Press(36**6 - 1, verb, (*draft.args(ed), base36(35))).custom_id
        assert len(custom_id) <= LONGEST_ID


def test_a_draft_is_read_back_from_its_custom_id():
    ed = large_board()
    draft = TradeDraft(
        Seat(3), 812, DraftSide(0, ed.board.deeds[::2], 1), DraftSide(1_234, ed.board.deeds[1::2])
    )
    assert draft_of(draft.args(ed), ed) == draft
    with pytest.raises(NotOurs):
        draft_of(("1", "2", "x-"), ed)


@pytest.mark.asyncio
async def test_the_page_of_a_player_who_owns_everything_is_within_the_limits(evening: Evening):
    table = await start_table(evening, robots=0)

    def rich(s: GameState) -> None:
        turn_of(0, "end")(s)
        give(s, 0, *table.ed.board.deeds[:27])
        give(s, 1, table.ed.board.deeds[27])

    await arrange(table, rich)
    draft = TradeDraft(
        Seat(1), 0, DraftSide(999_999, table.ed.board.deeds[:27]), DraftSide(0, (), 0)
    )
    page = Builder(table, Seat(0), draft)
    shown = [page.page(), *(page.page(way, group) for way in WAYS for group in range(10))]
    for one in shown:
        assert one.picture is not None
        assert "Ana offers Ben" in one.picture.alt
        assert len(one.text) <= 2000
        assert len(one.rows) <= 5
        ids = [p.custom_id for row in one.rows for p in row if not isinstance(p, Link)]
        assert len(set(ids)) == len(ids)
        for row in one.rows:
            for part in row:
                assert not isinstance(part, Select) or 1 <= len(part.choices) <= 25
