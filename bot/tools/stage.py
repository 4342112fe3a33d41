"""What a game looks like in a terminal: headings, coloured sentences, the players' table.

Texts are never parsed as markup, so a name with [brackets] is only a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from engine.edition import Edition, Pos, Seat
from engine.state import GameState
from engine.view import view
from renders.facts import worth_words

WIDEST = 100

PLAYER_COLORS = (
    "#f2555a", "#4c9aff", "#3fb950", "#f0a030", "#b887f5", "#2fc2c9", "#f778ba", "#b8895a",
)  # fmt: skip
GROUP_COLORS = {
    "purple": "#9b5bd2", "brown": "#a0703c", "light blue": "#87cdf5", "magenta": "#e0519f",
    "orange": "#f08c1e", "red": "#e5403c", "yellow": "#e8c71e", "green": "#2fa84f",
    "dark blue": "#3f6fe0",
}  # fmt: skip
GREY = "#9aa0a6"
"""Railroads, utilities, and colours nobody has mixed yet."""


class Stage:
    """Prints one game on one console."""

    def __init__(self, ed: Edition, players: Sequence[str], console: Console) -> None:
        self.ed = ed
        self.players = players
        self.console = console
        self.width = min(console.width, WIDEST)
        colors = {group.id: GROUP_COLORS.get(group.color, GREY) for group in ed.groups}
        self.group_color = colors
        self.styles = {ed.board.name[pos]: colors[ed.board.group[pos]] for pos in ed.board.deeds}
        for seat, name in enumerate(players):
            self.styles[name] = f"bold {self.player_color(seat)}"
        longest_first = sorted(self.styles, key=len, reverse=True)
        self._names = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")

    def player_color(self, seat: int) -> str:
        return PLAYER_COLORS[seat % len(PLAYER_COLORS)]

    def money(self, amount: int) -> str:
        return self.ed.currency.show(amount)

    def introduction(self, s: GameState, seed_hash: str) -> None:
        """Who plays what, and the promise that the dice are not changed on the way."""
        self._rule(f"Rentroll · {self.ed.name}", "bold")
        for seat, player in enumerate(s.players):
            self._print(self._player(Seat(seat)).append(f", {player.token}", "dim"))
        terms, most = self.ed.terms, self.ed.rules.houses_before_hotel
        houses, hotel = terms.within.houses, terms.within.hotel
        legend = f"Deeds: ■ held, □ mortgaged, 1-{most} {houses}, {hotel[0].upper()} {hotel}"
        self._print(Text(legend, "dim"))
        self._print(Text("The dice are sealed; the SHA-256 of their seed:", "dim"))
        self._print(Text(seed_hash, "dim"))
        self.console.print()

    def heading(self, s: GameState) -> None:
        """Whose turn it is, with the cash in hand."""
        seat, player = s.turn.seat, s.players[s.turn.seat]
        left = self._player(seat).append(f"  {player.token}", "dim")
        if player.jail:
            left.append("  in jail", "dim")
        right = Text().append(f"turn {s.turn.number}  ", "dim")
        right.append(self.money(player.cash), "bold")
        gap = max(2, self.width - left.cell_len - right.cell_len)
        self.console.print()
        self.console.print(left.append(" " * gap).append_text(right), soft_wrap=True)

    def sentence(self, told: str) -> None:
        self._print(self.paint(told))

    def paint(self, sentence: str) -> Text:
        """Players and deeds in their own colours, a card's words in italics, great news in bold."""
        text = Text(sentence, "bold" if sentence.endswith("!") else "")
        text.highlight_regex(r'"[^"]*"', "italic")
        for match in self._names.finditer(sentence):
            text.stylize(self.styles[match.group()], *match.span())
        return text

    def standings(self, s: GameState) -> None:
        """The players' table between two rounds."""
        self.console.print()
        self._rule(f"after {s.turn.number - 1} turns", "dim")
        self._table(s, range(len(s.players)))

    def ending(self, s: GameState, seed: str, seed_hash: str) -> None:
        """The last table, best rank first, and all it takes to check the dice."""
        self.console.print()
        if s.result is None:
            self._rule(f"no winner after {s.turn.number - 1} turns: called off", "bold")
            self._table(s, range(len(s.players)))
        else:
            ranks = s.result.ranks
            order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
            winners = [seat for seat in order if ranks[seat] == 1]
            names = " and ".join(self.players[seat] for seat in winners)
            verb = "wins" if len(winners) == 1 else "win"
            style = f"bold {self.player_color(winners[0])}"
            self._rule(f"★ {names} {verb} after {s.turn.number} turns ★", style)
            self._table(s, order, ranks)
        self.console.print()
        self._print(Text(f"The seed was {seed}"))
        self._print(Text("Its SHA-256, as shown before the first throw:", "dim"))
        self._print(Text(seed_hash, "dim"))

    def interrupted(self, s: GameState, seed: str) -> None:
        """One line, below the ^C that a terminal leaves behind."""
        if self.console.is_terminal:
            self.console.print()
        self.console.print(Text(f"Stopped in turn {s.turn.number}. The seed was {seed}"))

    def _table(self, s: GameState, order: Iterable[int], ranks: Sequence[int] = ()) -> None:
        """A line for each player: cash, deeds and buildings by group, and what it all is worth."""
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="")
        table.add_column("")
        table.add_column(Text("cash", "dim"), justify="right")
        table.add_column(self._group_header())
        table.add_column(Text("worth", "dim"), justify="right")
        for i in order:
            seat, player = Seat(i), s.players[i]
            name = Text(f"{ranks[i]}. " if ranks else "").append_text(self._player(seat))
            if player.out:
                table.add_row(name, Text("out", "dim"))
                continue
            counted = s.result is not None and s.result.worth
            worth = counted[i] if counted else view(self.ed, s).worth_of(seat)
            table.add_row(
                name,
                Text(self.money(player.cash)),
                self._deeds(s, seat),
                Text(worth_words(self.ed, worth), "bold"),
            )
        self.console.print(table)

    def _group_header(self) -> Text:
        """Each group's name, cut to as many letters as it has deeds: above its blocks."""
        header = Text()
        for group, members in self.ed.board.groups.items():
            header.append(f"{group[: len(members)]:{len(members)}} ", self.group_color[group])
        return header

    def _deeds(self, s: GameState, seat: Seat) -> Text:
        """A mark for every deed of the board, each group in its own place."""
        cells = Text()
        for group, members in self.ed.board.groups.items():
            for pos in members:
                mark = self._mark(s, seat, pos)
                cells.append(mark, "dim" if mark == "·" else self.group_color[group])
            cells.append(" ")
        cells.rstrip()
        return cells

    def _mark(self, s: GameState, seat: Seat, pos: Pos) -> str:
        """Somebody else's, mortgaged, plain, or what stands on it."""
        if s.owner[pos] != seat:
            return "·"
        if s.mortgaged[pos]:
            return "□"
        if s.level[pos] == self.ed.rules.hotel_level:
            return self.ed.terms.hotel[:1].upper()
        return str(s.level[pos]) if s.level[pos] else "■"

    def _player(self, seat: Seat) -> Text:
        color = self.player_color(seat)
        return Text().append("● ", color).append(self.players[seat], f"bold {color}")

    def _rule(self, title: str, style: str) -> None:
        self.console.print(Rule(Text(title, style), style="dim", align="left"), width=self.width)

    def _print(self, text: Text) -> None:
        """Indented, what does not fit on the first line a little more."""
        lines = text.wrap(self.console, self.width - 2)
        if len(lines) > 1:
            lines = text.wrap(self.console, self.width - 4)
        for number, line in enumerate(lines):
            line.rstrip()
            indent = "    " if number else "  "
            self.console.print(Text(indent).append_text(line), soft_wrap=True)
