"""The state without the seed and the order of the decks, for players to see."""

from __future__ import annotations

from msgspec.structs import replace

from engine.decisions import TaxChoice
from engine.edition import Edition, Pos, Seat
from engine.money import final_worth, tax_share
from engine.rng import fingerprint
from engine.state import GameState, Table, deeds_of


# mypy applies dataclass rules: a frozen class may not extend an unfrozen one.
class SeatView(Table, frozen=True, kw_only=True):  # type: ignore[misc]
    """A redacted view of a state. It shares the state's lists and must not be changed.

    `seat` is None for an onlooker. `cards_left` counts the cards in each deck. The lists, the Bank
    and the turn change with the state. Other fields, such as `cards_left` and `result`, are fixed
    when the view is made.
    """

    ed: Edition
    seat: Seat | None
    seed_hash: str
    cards_left: dict[str, int]

    def tax_sums(self, choice: TaxChoice) -> tuple[int, int | None]:
        """TAX-3: return the flat tax and the tax by total worth, in base units.

        The second is None if the rules hide it.
        """
        space = self.ed.spaces[choice.pos]
        if self.ed.rules.income_tax_blind:
            return space.flat, None
        return space.flat, tax_share(self.ed, self, choice.seat, space.percent)

    def worth_of(self, seat: Seat) -> int | None:
        """SHORT-5, TAX-3: return a seat's worth, or None while it must be hidden.

        It is hidden while the seat chooses a tax whose share the rules hide.
        """
        blind = self.ed.rules.income_tax_blind and self.result is None
        if blind and any(isinstance(f, TaxChoice) and f.seat == seat for f in self.pending):
            return None
        return final_worth(self.ed.board, self, seat)

    @property
    def hides_worth(self) -> bool:
        """TAX-3: True while a seat chooses a tax without knowing the share.

        Nobody may be told the ranks then.
        """
        return any(self.worth_of(Seat(i)) is None for i in range(len(self.players)))

    def with_owners(self, owner: list[Seat]) -> SeatView:
        """Return this view with other owners of the deeds, by position."""
        return replace(self, owner=owner)

    def deeds_of(self, seat: Seat) -> list[Pos]:
        return deeds_of(self, seat)


def view(ed: Edition, s: GameState, seat: Seat | None = None) -> SeatView:
    """Return a state as players may see it. It hides the same from every seat and onlooker."""
    return SeatView(
        s.players,
        s.owner,
        s.level,
        s.mortgaged,
        s.bank,
        s.turn,
        s.pending,
        s.offers,
        s.claims,
        s.result,
        s.refused,
        s.bids,
        s.dealt,
        ed=ed.without_answers,
        seat=seat,
        seed_hash=fingerprint(s.hidden.seed),
        cards_left={deck: len(pile) for deck, pile in s.hidden.decks.items()},
    )
