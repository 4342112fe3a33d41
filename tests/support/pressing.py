"""People who play a whole game by pressing the components of the messages they see."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.play.auction.views import auction_message
from bot.play.trade.views import offer_message
from bot.play.turn.views import table_words
from bot.tables.computers import next_robot
from bot.tables.proxy import top_auction
from bot.tables.table import LiveTable
from bot.ui.amounts import amount_of
from bot.ui.components import Link
from bot.ui.custom_ids import Press, parse
from bot.ui.message import Message, without_clocks
from tests.support.evening import Evening
from tests.support.players import Json, Person, field
from tests.support.reading import SHOWN

EPHEMERAL = 64
LIST = 3
OFFERS = 2
"""Trades that one person proposes in a game, at most."""
LOOKS = 4
"""Turns between two looks at the panel for something to build."""
MOST = 1500
"""Presses after which a game fails as endless."""


@dataclass(frozen=True)
class Shown:
    """The text and custom ids that a message should show. Clock times are not compared."""

    text: str
    custom_ids: frozenset[str]

    @classmethod
    def of(cls, message: Message) -> Shown:
        parts = [part for row in message.rows for part in row if not isinstance(part, Link)]
        return cls(without_clocks(message.text), frozenset(part.custom_id for part in parts))

    def in_message(self, message: Json) -> bool:
        return self.text in without_clocks(message["content"]) and self.custom_ids == _ids(message)


class TooLate(AssertionError):
    """A press failed because its message had changed or was deleted."""


class Player:
    """A person who reads messages and presses only what is theirs to press.

    They look for a trade or something to build in their turns, before they press `last`. Use the
    roll as `last` where turns end automatically.
    """

    def __init__(
        self,
        person: Person,
        name: str,
        table: LiveTable,
        chance: random.Random,
        last: str = "do:end_turn",
    ) -> None:
        self.person = person
        self.name = name
        self.currency = table.ed.currency
        self.chance = chance
        self.last = last
        self.pressed: Counter[str] = Counter()
        self.messages: dict[str, Json] = {}
        self._seen = 0
        self._turns = self._offers = 0

    def look(self) -> None:
        """Update `messages` with what was posted, edited and deleted since the last look."""
        news = self.person.inbox.got[self._seen :]
        self._seen += len(news)
        for name, data in news:
            if name in SHOWN:
                self.messages[data["id"]] = self.messages.get(data["id"], {}) | data
            elif name == "MESSAGE_DELETE":
                self.messages.pop(data["id"], None)

    def sees(self, expected: Sequence[Shown]) -> bool:
        """Return True if the public messages with components are exactly the expected ones."""
        open_ = [m for m in self.messages.values() if components(m) and not _private(m)]
        return len(open_) == len(expected) and all(
            any(map(one.in_message, open_)) for one in expected
        )

    async def move(self) -> bool:
        """Press one thing that is this person's to press. Return False if there is none."""
        self.look()
        offer = self._with("trade-accept")
        if offer is not None and f"<@{self.person.id}>" in offer["content"]:
            await self._answer(offer)
            return True
        auction = self._with("do:pass", "panel")
        if auction is not None:
            if not self._still_in(auction):
                return False
            await self._bid(auction)
            return True
        table = self._with("panel")
        return table is not None and await self._at_table(table)

    def _with(self, name: str, without: str = "") -> Json | None:
        """Return the newest public message with a component `name` and none named `without`."""
        for message in reversed(self.messages.values()):
            names = set(map(name_of, components(message)))
            if not message.get("flags", 0) & EPHEMERAL and name in names and without not in names:
                return message
        return None

    def _still_in(self, auction: Json) -> bool:
        lines = auction["content"].splitlines()
        return any(line.startswith("Still in:") and self.name in line for line in lines)

    async def _answer(self, offer: Json) -> None:
        accept, decline = part_of(offer, "trade-accept"), part_of(offer, "trade-decline")
        agreed = self.chance.random() < 0.5 and not accept.get("disabled")
        await self.press(offer, accept if agreed else decline)

    async def _bid(self, auction: Json) -> None:
        """Bid a small sum by button, list or form, or pass."""
        forms = [p for p in components(auction) if name_of(p).startswith("auction-")]
        if forms and self.chance.random() < 0.6:
            modal = await self._open(auction, self.chance.choice(forms))
            label = _label(modal).removeprefix("At least ")
            least, most = label.split("; you have ")
            if 2 * amount_of(least, self.currency) < amount_of(most, self.currency):
                if self.chance.random() < 0.4:
                    await self.press(auction, part_of(auction, "do:bid"))
                else:
                    await self._send(modal, amount=least)
                return
        await self.press(auction, part_of(auction, "do:pass"))

    async def _at_table(self, table: Json) -> bool:
        """Answer the table's question if it asks this person. Return False if it does not.

        Trades, building and raising cash come first.
        """
        parts = components(table)
        claims = [part for part in parts if name_of(part) == "do:claim_rent"]
        for claim in claims:
            if claim["label"].startswith(f"{self.name}:"):
                await self.press(table, claim)
                return True
        question = table["content"].rpartition("\n\n")[2]
        lines = [line for line in question.splitlines() if not line.startswith("-#")]
        if not any(self.name in bold for line in lines for bold in line.split("**")[1::2]):
            return False
        answers = [p for p in parts if name_of(p).startswith(("do:", "pick", "spaces"))]
        answers = [part for part in answers if part not in claims]
        short = [part for part in parts if name_of(part) == "panel" and press_of(part).args]
        if short and await self._raise_cash(table, short[0], must=not answers):
            return True
        if self.last in map(name_of, answers):
            self._turns += 1
            if await self._something_else(table):
                return True
        assert answers, f"{self.name} is asked, and there is nothing to press: {question}"
        buy = [part for part in answers if name_of(part) == "do:buy"]
        wanted = buy if buy and self.chance.random() < 0.8 else answers
        await self._take(table, self.chance.choice(wanted))
        return True

    async def _raise_cash(self, table: Json, button: Json, *, must: bool) -> bool:
        """Follow the panel's advice to raise cash. Return True if something was pressed.

        A debt is always followed, a purchase half of the time or if there is no other answer.
        """
        if press_of(button).args != ("debt",) and not must and self.chance.random() < 0.5:
            return False
        panel = await self._privately(table, button)
        names = set(map(name_of, components(panel)))
        if "panel-confirm" in names:
            await self._turn(panel, part_of(panel, "panel-confirm"))
            return True
        if "panel-deeds" in names:
            deeds = part_of(panel, "panel-deeds")
            await self._turn(panel, deeds, self.chance.choice(deeds["options"])["value"])
            return True
        if "panel-level" in names:
            await self._turn(panel, part_of(panel, "panel-level"))
            return True
        return False

    async def _something_else(self, table: Json) -> bool:
        """Propose a trade or build at times. Return True if the person did."""
        if self._turns % LOOKS == 1 and self._offers < OFFERS:
            proposed = await self._propose(table)
            self._offers += proposed
            return proposed
        if self._turns % LOOKS == 3:
            panel = await self._privately(table, bare(table, "panel"))
            build = next((p for p in components(panel) if p.get("label") == "Build"), None)
            if build is not None and not build.get("disabled"):
                page = await self._turn(panel, build)
                steps = [p for p in components(page) if name_of(p) == "panel-level"]
                if steps:
                    await self._turn(page, steps[0])
                    return True
        return False

    async def _propose(self, table: Json) -> bool:
        """Offer the deeds of one group for a little money. Return True if the offer was made."""
        page = await self._privately(table, bare(table, "trade"))
        for partner in [part for part in components(page) if name_of(part) == "trade-with"]:
            page = await self._turn(page, partner, self.chance.choice(partner["options"])["value"])
        groups = [part for part in components(page) if name_of(part) == "trade-give"]
        if groups:
            page = await self._turn(
                page, groups[0], self.chance.choice(groups[0]["options"])["value"]
            )
            for deeds in [p for p in components(page) if name_of(p) == "trade-give-deeds"]:
                page = await self._turn(page, deeds, deeds["options"][0]["value"])
        modal = await self._open(page, part_of(page, "trade-cash"))
        mark = self.person.mark()
        await self._send(modal, give="", ask=self.currency.show(10))
        page = await self._changed(page, mark)
        send = part_of(page, "trade-send")
        if send.get("disabled"):
            return False
        await self._turn(page, send)
        return True

    async def _take(self, table: Json, part: Json) -> None:
        """Press a button or choose from a list. A list of groups leads to a list of spaces."""
        if name_of(part) == "do:bankrupt":
            page = await self._privately(table, part)
            await self._turn(page, part_of(page, "bankrupt"))
            return
        if part["type"] != LIST:
            await self.press(table, part)
            return
        choice = self.chance.choice(part["options"])["value"]
        if name_of(part) != "spaces" or ":" in choice:
            self.pressed[f"do:{choice.partition(':')[0]}"] += 1
            await self.press(table, part, choice)
            return
        page = await self._privately(table, part, choice)
        spaces = part_of(page, "pick")
        choice = self.chance.choice(spaces["options"])["value"]
        self.pressed[f"do:{choice.partition(':')[0]}"] += 1
        await self.press(page, spaces, choice)

    async def press(self, message: Json, part: Json, *values: str) -> None:
        """Press a component or choose in it, and wait until the bot has handled it."""
        nonce = await self._touch(message, part, *values)
        outcome = await self.person.outcome(nonce)
        if outcome != "done":
            raise TooLate(self.name, part, outcome)

    async def _touch(self, message: Json, part: Json, *values: str) -> str:
        self.pressed[name_of(part)] += 1
        if part["type"] == LIST:
            return await self.person.choose(message, part["custom_id"], *values)
        return await self.person.click(message, part["custom_id"])

    async def _privately(self, message: Json, part: Json, *values: str) -> Json:
        """Press a component, and return the private page that it opens."""
        mark = self.person.mark()
        await self.press(message, part, *values)
        return await self._page(mark)

    async def _turn(self, page: Json, part: Json, *values: str) -> Json:
        """Press a component of a private page, and return the changed page."""
        mark = self.person.mark()
        await self.press(page, part, *values)
        return await self._changed(page, mark)

    async def _changed(self, page: Json, mark: int) -> Json:
        return await self.person.wait_message(
            lambda m: m["id"] == page["id"], event="MESSAGE_UPDATE", after=mark
        )

    async def _page(self, mark: int) -> Json:
        """Wait for the next private message, and return it once it has components."""
        inbox = self.person.inbox
        event = "MESSAGE_UPDATE"
        created = await inbox.wait("MESSAGE_CREATE", _private, mark)
        if components(created):
            return created
        return await inbox.wait(event, lambda m: m["id"] == created["id"], mark)

    async def _open(self, message: Json, part: Json) -> Json:
        nonce = await self._touch(message, part)
        return await self.person.inbox.wait("MODAL", lambda data: data["nonce"] == nonce)

    async def _send(self, modal: Json, **answers: str) -> None:
        self.pressed[parse(modal["custom_id"]).verb] += 1
        fields = (field(name, type=4, value=value) for name, value in answers.items())
        nonce = await self.person.submit(modal, *fields)
        assert await self.person.outcome(nonce) == "done"


def _private(message: Json) -> bool:
    return bool(message.get("flags", 0) & EPHEMERAL)


def _label(modal: Json) -> str:
    first = modal["components"][0]
    return str((first.get("components") or [first])[0]["label"])


def components(message: Json) -> list[Json]:
    """Return the buttons and selects of a message, in order."""
    rows = message.get("components", ())
    return [part for row in rows for part in row["components"] if "custom_id" in part]


def _ids(message: Json) -> set[str]:
    return {part["custom_id"] for part in components(message)}


def press_of(part: Json) -> Press:
    return parse(part["custom_id"])


def name_of(part: Json) -> str:
    """Return the verb of a component's custom id, or `do:` and the action's name."""
    press = press_of(part)
    return f"do:{press.args[0]}" if press.verb == "do" else press.verb


def part_of(message: Json, name: str) -> Json:
    """Return the first component with this name."""
    return next(part for part in components(message) if name_of(part) == name)


def bare(message: Json, verb: str) -> Json:
    """Return the component with this verb and without arguments."""
    return next(p for p in components(message) if press_of(p).verb == verb and not press_of(p).args)


async def play(evening: Evening, table: LiveTable, players: Sequence[Player]) -> None:
    """Let people press in turn until the game is over."""
    await all_see(evening, table, players)
    for _ in range(MOST):
        if table.over:
            return
        await press_once(evening, table, players)
    raise AssertionError("the game does not end")


async def press_once(evening: Evening, table: LiveTable, players: Sequence[Player]) -> None:
    """Let the first player who has something to press do so, and wait until everybody sees it."""
    before = table.seq
    for player in players:
        if await player.move():
            break
    else:
        raise AssertionError(f"nobody has anything to press: {table_words(table).text}")
    await evening.until(lambda: table.seq > before)
    await all_see(evening, table, players)


async def all_see(evening: Evening, table: LiveTable, players: Sequence[Player]) -> None:
    """Wait until no automatic step is left and everybody sees the newest messages."""
    await evening.until(lambda: not evening.parts.tables._due(table))

    def seen() -> bool:
        if table.over:
            return True
        if next_robot(table.edition, table.state, table.automatic) is not None:
            return False
        for player in players:
            player.look()
        expected = expected_messages(table)
        return all(player.sees(expected) for player in players)

    await evening.until(seen)


def expected_messages(table: LiveTable) -> list[Shown]:
    """Return the messages that the table should have now."""
    message, auction = table_words(table), top_auction(table.state)
    shown = [Shown.of(replace(message, text=message.text.partition("\n\n")[0]))]
    if auction is not None:
        shown.append(Shown.of(auction_message(table, auction)))
    shown += [Shown.of(offer_message(table, o)) for o in table.state.offers]
    return shown
