"""An edition as immutable data: its board, groups, decks, rules and words.

No code here depends on a particular board. Amounts are base units. Only `Currency.show` multiplies
by the currency's scale.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Literal, NewType, TypeAlias

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from engine.rules import Rules, RuleValue
from engine.theme import Theme

if TYPE_CHECKING:
    from engine.ai.terrain import Terrain
    from engine.board import Board

Seat = NewType("Seat", int)
Pos = NewType("Pos", int)

SpaceKind: TypeAlias = Literal[
    "go", "street", "railroad", "utility", "card", "tax", "jail", "free_parking", "go_to_jail"
]
GroupKind: TypeAlias = Literal["street", "railroad", "utility"]


class Currency(Struct, frozen=True, forbid_unknown_fields=True):
    """The format of an amount of money: prefix, number, suffix.

    The number is the amount in base units, multiplied by `scale` and divided by `display_unit`.
    `group` separates the thousands and `point` the decimals. Both vary by language.
    """

    prefix: str = "$"
    suffix: str = ""
    scale: int = 1
    display_unit: int = 1
    group: str = ","
    point: str = "."

    def show(self, amount: int) -> str:
        """Return an amount in base units as text: $200, $200 million, $2,000,000, -$50.

        `display_unit` is a power of ten, as the loader checks, so a fraction has an exact decimal
        form without floats.
        """
        whole, part = divmod(abs(amount) * self.scale, self.display_unit)
        number = f"{whole:,}".replace(",", self.group)
        if part:
            places = len(str(self.display_unit)) - 1
            number += self.point + f"{part:0{places}}".rstrip("0")
        sign = "-" if amount < 0 else ""
        return f"{sign}{self.prefix}{number}{self.suffix}"


class Terms(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The edition's own words for buildings and deed families, singular and plural.

    `houses_many` and `hotels_many` are a second plural, which some languages use for five and more.
    The words for buildings are lower-cased within a sentence, unless `as_written` is set.
    """

    house: str = "House"
    houses: str = "Houses"
    hotel: str = "Hotel"
    hotels: str = "Hotels"
    railroad: str = "railroad"
    utility: str = "utility"
    houses_many: str = ""
    hotels_many: str = ""
    railroads: str = ""
    as_written: bool = False

    @cached_property
    def within(self) -> Terms:
        """These terms for the middle of a sentence.

        Words for buildings are in lower case, unless `as_written` is set.
        """
        if self.as_written:
            return self
        words = {name: getattr(self, name).lower() for name in self.__struct_fields__[:4]}
        return replace(self, **words, as_written=True)


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Deeds that belong together: a colour group, railroads or utilities.

    `rents` of a railroad group and `multipliers` of a utility group are indexed by the number of
    deeds held, less one. Streets have their own rents.
    """

    id: str
    kind: GroupKind
    color: str = ""
    house_cost: int = 0
    rents: tuple[int, ...] = ()
    multipliers: tuple[int, ...] = ()


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the board.

    Deeds have a `group` and a `price`, tax spaces a `flat` sum and perhaps a `percent`, card spaces
    a `deck`.
    """

    name: str
    kind: SpaceKind
    group: str = ""
    price: int = 0
    mortgage: int = 0
    rents: tuple[int, ...] = ()
    deck: str = ""
    flat: int = 0
    percent: int = 0


class AdvanceTo(Struct, frozen=True, tag_field="op", tag="advance_to", forbid_unknown_fields=True):
    """A card effect: move forward to a space and resolve it."""

    pos: Pos


class AdvanceNearest(
    Struct, frozen=True, tag_field="op", tag="advance_nearest", forbid_unknown_fields=True
):
    """A card effect: move forward to the nearest deed of a kind, where a special rent applies.

    `times` multiplies the usual rent of a street or railroad. With `dice_times` above 0 the rent of
    a utility is that many times a fresh throw.
    """

    kind: GroupKind
    times: int = 1
    dice_times: int = 0


class MoveBack(Struct, frozen=True, tag_field="op", tag="move_back", forbid_unknown_fields=True):
    steps: int


class GoToJail(Struct, frozen=True, tag_field="op", tag="go_to_jail", forbid_unknown_fields=True):
    pass


class JailFree(
    Struct, frozen=True, tag_field="op", tag="get_out_of_jail_free", forbid_unknown_fields=True
):
    """A card effect: the drawer keeps the card until it is used or traded."""


class CollectBank(
    Struct, frozen=True, tag_field="op", tag="collect_bank", forbid_unknown_fields=True
):
    amount: int


class PayBank(Struct, frozen=True, tag_field="op", tag="pay_bank", forbid_unknown_fields=True):
    amount: int


class PayEach(
    Struct, frozen=True, tag_field="op", tag="pay_each_player", forbid_unknown_fields=True
):
    amount: int


class CollectEach(
    Struct, frozen=True, tag_field="op", tag="collect_each_player", forbid_unknown_fields=True
):
    amount: int


class Repairs(Struct, frozen=True, tag_field="op", tag="repairs", forbid_unknown_fields=True):
    per_house: int
    per_hotel: int


Effect: TypeAlias = (
    AdvanceTo
    | AdvanceNearest
    | MoveBack
    | GoToJail
    | JailFree
    | CollectBank
    | PayBank
    | PayEach
    | CollectEach
    | Repairs
)


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    text: str
    effect: Effect


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    cards: tuple[Card, ...]


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """A Challenge question with its choices. `right` is the index of the right choice."""

    id: str
    topic: str
    text: str
    choices: tuple[str, ...]
    right: int


class Edition(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """All data of one version of the game: board, cards, tokens, rules and words.

    `rules` are final for a game once `rules.configure` has applied a variant and house rules.
    `variants` maps each variant to the rules it changes. `words` maps a language to its
    translations, `extends` names the shipped edition whose translations are shared. `token_names`
    maps a token to its displayed name, if the two differ. `language` is the language of the texts.
    """

    id: str
    name: str
    spaces: tuple[Space, ...]
    groups: tuple[Group, ...]
    decks: tuple[Deck, ...]
    tokens: tuple[str, ...]
    min_players: int = 2
    max_players: int = 8
    currency: Currency = Currency()
    terms: Terms = Terms()
    rules: Rules = Rules()
    variants: dict[str, dict[str, RuleValue]] = {}
    modules: tuple[str, ...] = ()
    questions: tuple[Question, ...] = ()
    theme: Theme = Theme()
    notes: str = ""
    tagline: str = ""
    extends: str = ""
    words: dict[str, dict[str, str]] = {}
    token_names: dict[str, str] = {}
    language: str = "en"

    @cached_property
    def without_answers(self) -> Edition:
        """A copy for players, in which the right answer of every question is -1."""
        if not self.questions:
            return self
        hidden = tuple(replace(question, right=-1) for question in self.questions)
        return replace(self, questions=hidden)

    @cached_property
    def print_key(self) -> bytes:
        """Bytes that are equal for editions that look alike in pictures.

        Of the rules only the salary and the kind of income tax count.
        """
        rules = Rules(salary=self.rules.salary, income_tax=self.rules.income_tax)
        hidden = replace(self, questions=(), notes="", tagline="", variants={}, rules=rules)
        return encode(replace(hidden, words={}, token_names={}))

    def token_name(self, token: str) -> str:
        """Return a token's displayed name in the language of this edition's words."""
        return self.token_names.get(token, token)

    @cached_property
    def told(self) -> dict[str, Edition]:
        """A cache of translated copies of this edition by language code, filled by the loader."""
        return {}

    @cached_property
    def board(self) -> Board:
        """The look-up tables of this edition's board, built once."""
        from engine.board import Board

        return Board(self)

    @cached_property
    def terrain(self) -> Terrain:
        """The landing odds and incomes of this board for computer players, computed once."""
        from engine.ai.terrain import Terrain

        return Terrain(self)
