"""People who play a whole game by pressing what the messages in front of them offer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence

from bot.present.auction import auction_rows
from bot.present.face import face
from bot.tables.proxy import top_auction
from bot.tables.robots import next_robot
from bot.tables.table import Table
from bot.ui.amounts import amount_of
from bot.ui.ids import Press, parse
from bot.ui.parts import Rows
from tests.bot.evening import Evening
from tests.bot.reading import SHOWN
from tests.playground.players import Json, Person, field

BUTTON, LIST = 2, 3
EPHEMERAL = 64
OFFERS = 2
"""So many trades does one person propose in a game."""
LOOKS = 5
"""Every so many turns somebody looks into their panel for something to build."""
PATIENCE = 4000
"""A game in which more is pressed than this has gone astray."""


class Player:
    """Somebody who reads, presses, and leaves what is another's to press alone."""

    def __init__(self, person: Person, name: str, table: Table, chance: random.Random) -> None:
        self.person = person
        self.name = name
        self.money = table.ed.currency
        self.chance = chance
        self.pressed: Counter[str] = Counter()
        self.messages: dict[str, Json] = {}
        self._seen = 0
        self._hopeless: set[str] = set()
        self._turns = self._offers = 0

    def look(self) -> None:
        """Take in what has been posted, changed and deleted since the last look."""
        news = self.person.inbox.got[self._seen :]
        self._seen += len(news)
        for name, data in news:
            if name in SHOWN:
                self.messages[data["id"]] = self.messages.get(data["id"], {}) | data
            elif name == "MESSAGE_DELETE":
                self.messages.pop(data["id"], None)

    def showing(self, verb: str) -> Json | None:
        """The newest message for all with a component of this verb."""
        for message in reversed(self.messages.values()):
            shared = not message.get("flags", 0) & EPHEMERAL
            if shared and any(press_of(part).verb == verb for part in components(message)):
                return message
        return None

    async def move(self) -> bool:
        """Press one thing that is this person's to press; whether there was one."""
        self.look()
        offer = self.showing("trade-accept")
        if offer is not None and f"<@{self.person.id}>" in offer["content"]:
            return await self._answer(offer)
        auction = self.showing("auction-own") or self._only_pass()
        if auction is not None:
            return await self._bid(auction) if self._still_in(auction) else False
        table = self.showing("panel")
        return table is not None and await self._at_table(table)

    def _only_pass(self) -> Json | None:
        """An auction in which nobody can pay more any more."""
        return next((m for m in self.messages.values() if actions(m) == ["pass"]), None)

    def _still_in(self, auction: Json) -> bool:
        lines = auction["content"].splitlines()
        return any(line.startswith("Still in:") and self.name in line for line in lines)

    async def _answer(self, offer: Json) -> bool:
        parts = {press_of(part).verb: part for part in components(offer)}
        accept = parts["trade-accept"]
        wanted = self.chance.random() < 0.5 and not accept.get("disabled")
        await self.press(offer, accept if wanted else parts["trade-decline"])
        return True

    async def _bid(self, auction: Json) -> bool:
        """A little by any of the three ways to bid, and then no more."""
        forms = [p for p in components(auction) if press_of(p).verb.startswith("auction-")]
        if not forms or self.chance.random() < 0.4:
            return await self._do(auction, "pass")
        form = self.chance.choice(forms)
        modal = await self._open(auction, form)
        label = modal["components"][0]["components"][0]["label"]
        least, most = (text.split(" ", 2 * k)[-1] for k, text in enumerate(label.split("; you")))
        least, most = label.removeprefix("At least ").split("; you have ")
        if amount_of(least, self.money) * 2 > amount_of(most, self.money):
            return await self._do(auction, "pass")
        if self.chance.random() < 0.3:
            return await self._do(auction, "bid")
        await self._send(modal, amount=least)
        return True

    async def _at_table(self, table: Json) -> bool:
        claims = [part for part in components(table) if action_of(part) == "claim_rent"]
        mine = [part for part in claims if part["label"].startswith(f"{self.name}:")]
        if mine:
            await self.press(table, mine[0])
            return True
        if not self._asked(table):
            return False
        answers = [p for p in components(table) if _answers(p) and p not in claims]
        short = [p for p in components(table) if press_of(p) in _CASH(p)]
        if short and str(short) + str(answers) not in self._hopeless:
            return await self._raise_cash(table, short[0], str(short) + str(answers))
        if "end_turn" in map(action_of, answers) and await self._something_else(table):
            return True
        wanted = [p for p in answers if action_of(p) == "buy"] if self.chance.random() < 0.8 else []
        part = self.chance.choice(wanted or answers)
        await self._take(table, part)
        return True
