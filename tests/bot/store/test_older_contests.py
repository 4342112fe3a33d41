"""Stored games go on whose contested auction began before bids opened at the house price.

`older/contested.json` was written by the code of that time: a game of nyc with Ana leading in the
auction of a house with a bid of 1, and the same game after Ben has won it with a bid of 2.
"""

from __future__ import annotations

import json
from base64 import b85decode
from pathlib import Path
from typing import Any
from zlib import decompress

import msgspec
import pytest

from bot.store.database.codec import decode_edition, decode_state, encode, is_fingerprint
from bot.tables.proxy import top_auction
from editions.loader import load
from engine import GameState, Pos, Seat, apply, configure
from engine.actions import Bid, Build, Pass, Want
from engine.decisions import Auction, Placement
from tests.support.auctioning import live
from tests.support.engine_tables import Game
from tests.support.evening import Evening
from tests.support.reading import parts
from tests.support.tables import arrange, start_table

STORED = json.loads(Path(__file__).with_name("older").joinpath("contested.json").read_text())
ANA, BEN = Seat(0), Seat(1)
ELLIS_ISLAND = Pos(31)


def unpacked(text: str) -> bytes:
    return decompress(b85decode(text))


def stored_state(moment: str) -> GameState:
    return decode_state(unpacked(STORED[moment]["state"]))


def without_flag(**changes: Any) -> bytes:
    """Return the edition nyc as it was stored before the flag existed, with changes."""
    stored = msgspec.msgpack.decode(unpacked(STORED["edition"]))
    assert "building_bids_from_one" not in stored["rules"]
    return encode({**stored, **changes})


def test_a_stored_game_of_nyc_gets_the_new_flag() -> None:
    assert decode_edition(without_flag()).rules == load("nyc").rules


def test_a_servers_own_edition_of_nyc_gets_the_new_flag() -> None:
    assert decode_edition(without_flag(id="queens", extends="nyc")).rules.building_bids_from_one
    assert not decode_edition(without_flag(id="alone", extends="")).rules.building_bids_from_one


@pytest.mark.parametrize("edition", ["classic", "america", "horse", "dotcom", "herenow"])
def test_a_stored_game_of_another_edition_does_not_get_it(edition: str) -> None:
    assert not decode_edition(without_flag(id=edition)).rules.building_bids_from_one


def test_a_table_that_chose_otherwise_keeps_its_choice() -> None:
    for chosen in (False, True):
        ed = configure(load("nyc"), flags={"building_bids_from_one": chosen})
        assert decode_edition(encode(ed)).rules == ed.rules


@pytest.mark.parametrize("moment", ["auction", "placement"])
def test_a_stored_contest_still_has_its_fingerprint(moment: str) -> None:
    mark = bytes.fromhex(STORED[moment]["digest"])
    assert is_fingerprint(mark, stored_state(moment))


def test_a_stored_bid_of_one_is_valid_and_the_next_may_be_two() -> None:
    """The bid is valid even under rules that open at the house price: the auction began at 1."""
    for ed in (decode_edition(without_flag()), configure(load("classic"))):
        s = stored_state("auction")
        s = apply(ed, s, BEN, Bid(2)).state
        s = apply(ed, s, ANA, Pass()).state
        placement = s.pending[-1]
        assert placement == Placement(placement.id, BEN, "house", 1, paid=True)


def test_a_stored_building_that_was_won_for_two_may_be_placed_on_any_lot() -> None:
    ed = configure(load("classic"))
    s = apply(ed, stored_state("placement"), BEN, Build(ELLIS_ISLAND)).state
    assert (s.level[ELLIS_ISLAND], s.players[BEN].cash) == (1, 1498)
    assert not s.pending


def test_the_next_auction_of_a_stored_sale_opens_by_the_rules() -> None:
    ed = configure(load("classic"))
    s = stored_state("auction")
    s.bank.houses = 2
    sale = s.pending[-2]
    s.pending[-2] = msgspec.structs.replace(sale, wants=((ANA, 2), (BEN, 2)))
    s = apply(ed, s, BEN, Pass()).state
    s = apply(ed, s, ANA, Build(Pos(3))).state
    auction = s.pending[-1]
    assert isinstance(auction, Auction)
    assert auction.opens == "house_price"


def test_a_stored_window_of_a_shortage_opens_the_auction_by_the_rules() -> None:
    """The rules include the flag that a stored game of nyc gets when it is loaded."""
    game = Game({"owns": [1, 3]}, {"owns": [31, 32, 34]}, edition="nyc", bank={"houses": 1})
    game.ed = decode_edition(without_flag())
    game.do(ANA, Build(Pos(3)))
    game.do(BEN, Want(1))
    auction = game.s.pending[-1]
    assert isinstance(auction, Auction)
    assert auction.opens == "one"
    game.do(ANA, Bid(1))


@pytest.mark.asyncio
async def test_a_live_table_of_nyc_goes_on_after_the_update(evening: Evening):
    table = await start_table(evening, robots=0, edition="nyc")

    def old(s: GameState) -> None:
        was = stored_state("auction")
        for name in ("players", "owner", "bank", "turn", "pending", "last_id"):
            setattr(s, name, getattr(was, name))

    await arrange(table, old)
    await evening.bot.db.write(
        "UPDATE games SET edition = ? WHERE id = ?", (without_flag(), table.game)
    )
    await evening.restart_bot()
    table = evening.table()
    assert table.ed.rules.building_bids_from_one
    shown = await live(evening, evening.people["Ben"], "**$1** by Ana leads.")
    assert parts(shown, 2)[0]["label"] == "Bid $2"
    await table.submit(BEN, Bid(2))
    await table.submit(ANA, Pass())
    await table.submit(BEN, Build(ELLIS_ISLAND))
    assert table.state.players[BEN].cash == 1498
    assert top_auction(table.state) is None
