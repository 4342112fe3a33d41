"""The actions of the edition editor: opening, changing and trying out drafts."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.discord_api.answers import reply_to
from bot.discord_api.interactions import It
from bot.store.servers.editions import EditionDraft
from bot.store.stores import Stores
from bot.support.refusals import Refused
from bot.support.threads import WorkThreads
from bot.ui.components import Modal
from bot.ui.custom_ids import NotOurs
from bot.ui.message import Message
from bot.words import quoted, say
from bot.workshop.editor.entry import NEW, NOTHING, Change
from bot.workshop.editor.forms import BACK, SECTIONS, card_of, changes, entries, looks, new_card
from bot.workshop.editor.rules import switches
from bot.workshop.editor.variants import choose_modules, new_variant, switch_variant
from bot.workshop.editor.views import Workpiece, page_text, workshop_form, workshop_page
from bot.workshop.lab_runs import LabRuns
from bot.workshop.laboratory.process import GAMES
from bot.workshop.views import problem_lines, size_words
from editions.changes import changed, taken_out, without_card, without_variant
from editions.fields import Raw
from editions.findings import Findings, Report
from editions.loader import available, check_bytes, load
from editions.reading import MOST_BYTES, parse
from editions.writer import written
from engine.edition import Edition

REMEMBERED = 200
"""Most drafts whose open page and latest laboratory text are cached."""
ATTEMPTS = 3
"""Most attempts to save a change while other changes to the same draft interfere."""
SHOWN = 3
"""Most problems that the answer to a refused change lists."""


Edit: TypeAlias = Callable[[Edition, Raw], tuple[Raw, str]]
"""A function that returns changed data of a file, and the id of the item to show next."""


@dataclass
class _Open:
    """The page on which a user has opened a draft, and the laboratory's text about the draft.

    `item` is the selected item on the page. `lab` is about the content `file`.
    """

    it: It
    section: str
    item: str
    file: bytes
    lab: str = ""


class EditionWorkshop:
    """The editor for drafts of editions.

    It saves a change only if the changed file is not too large and the loader finds no problems.
    """

    def __init__(
        self,
        stores: Stores,
        threads: WorkThreads,
        lab: LabRuns,
        now: Callable[[], float],
    ) -> None:
        self.stores = stores
        self.threads = threads
        self.lab = lab
        self.now = now
        self._open: OrderedDict[int, _Open] = OrderedDict()

    # Open a draft

    async def open(self, it: It, edition: str) -> Message:
        """Return the editor's page for the user's draft of an edition.

        If the user has no draft, create one. For an edition of the game, the draft is a new edition
        that extends it. Raise Refused for an unknown edition.
        """
        guild, books = it.guild_id or 0, self.stores.editions
        versions = await books.versions(guild)
        own = {version.id for version in versions}
        mine = _free_id(edition, own) if edition in available() else edition
        if mine not in own and edition not in available():
            raise Refused("edition-not_own", id=quoted(edition))
        draft = await books.draft_of(guild, it.user.id, mine)
        if draft is None:
            newest = next((version for version in versions if version.id == mine), None)
            file = await books.file(newest.number) if newest else _copy(edition, mine)
            number = await books.draft(guild, it.user.id, mine, file, self.now())
            draft = EditionDraft(number, guild, it.user.id, mine, file)
        return await self._page(it, draft, "name", NOTHING)

    async def draft(self, it: It, number: int) -> EditionDraft:
        """Return one of the user's drafts. Raise Refused if it does not exist any more."""
        found = await self.stores.editions.find_draft(number, it.guild_id or 0, it.user.id)
        if found is None:
            raise Refused("edition-draft_gone")
        return found

    def check_size(self, guild: int, size: int) -> None:
        """Raise Refused if a file's size in bytes is above the server's limit."""
        most = min(self.stores.guild_settings.of(guild).most_kilobytes * 1024, MOST_BYTES)
        if size > most:
            sizes = {"size": size_words(size), "most": size_words(most)}
            raise Refused("edition-too_big", **sizes)

    # Show pages and forms

    async def page(self, it: It, number: int, section: str, item: str = NOTHING) -> Message:
        return await self._page(it, await self.draft(it, number), section, item)

    async def form(self, it: It, number: int, section: str, item: str) -> Modal:
        piece = await self._piece(await self.draft(it, number))
        form = workshop_form(piece, section, item)
        if not form.fields:
            raise NotOurs(section)
        return form

    async def _page(self, it: It, draft: EditionDraft, section: str, item: str) -> Message:
        before = self._open.get(draft.number)
        lab = before.lab if before and before.file == draft.file else ""
        piece = await self._piece(draft, lab)
        message = workshop_page(piece, section, item)
        self._open[draft.number] = _Open(it, section, item, draft.file, lab)
        self._open.move_to_end(draft.number)
        while len(self._open) > REMEMBERED:
            self._open.popitem(last=False)
        return message

    async def _piece(self, draft: EditionDraft, lab: str = "") -> Workpiece:
        report = await self._checked(draft.file)
        assert report.edition is not None
        return Workpiece(
            draft.number,
            report.edition,
            await self.stores.editions.versions(draft.guild, draft.edition or report.edition.id),
            report.warnings,
            lab,
            self.stores.guild_settings.of(draft.guild).theme,
            taken_out(parse(draft.file, Findings("")) or {}),
        )

    async def _checked(self, file: bytes, before: Edition | None = None) -> Report:
        """Return the loader's report on a file without problems.

        Raise Refused with the problems if there are any. `before` is the edition before the change,
        whose names describe the places of problems.
        """
        report = await self.threads.run(check_bytes, file, "edition.toml")
        if report.edition is None:
            problems = problem_lines(report.problems[:SHOWN], before)
            raise Refused("workshop-refused", problems=problems)
        return report

    # Change a draft

    async def fill(
        self, it: It, number: int, section: str, item: str, fields: Mapping[str, str]
    ) -> Message:
        """Change an item of a draft as a submitted form says. Return the next page."""

        def edit(ed: Edition, raw: Raw) -> tuple[Raw, str]:
            if (section, item) == ("variants", NEW):
                made, change = new_variant(ed, raw, fields)
                return _with(raw, change), made
            return _with(raw, changes(ed, entries(ed, section, item), fields)), item

        return await self._change(it, number, section, edit)

    async def choose(
        self, it: It, number: int, what: str, values: Sequence[str], item: str = NOTHING
    ) -> Message:
        """Change a draft to the values chosen in a list. Return the next page.

        `what` is the list: rules, variants, modules, motif or face. `item` is the variant whose
        rules change.
        """

        def edit(ed: Edition, raw: Raw) -> tuple[Raw, str]:
            match what:
                case "rules":
                    change = switches(ed, values)
                case "variants":
                    change = switch_variant(ed, item, values)
                case "modules":
                    change = choose_modules(ed, values)
                case _:
                    change = looks(what, values[0] if values else "")
            return _with(raw, change), item

        return await self._change(it, number, what if what in SECTIONS else "look", edit)

    async def add_card(self, it: It, number: int, deck: str, do: str) -> Message:
        """Add a card to a deck, or restore a removed card. Return the next page.

        `do` is the effect of the new card, or `BACK` with a card's id to restore that card.
        """

        def edit(ed: Edition, raw: Raw) -> tuple[Raw, str]:
            if not do.startswith(BACK):
                made, change = new_card(ed, deck, do)
                return _with(raw, change), made
            found, card = card_of(ed, deck)[0].id, do.removeprefix(BACK)
            if card not in [one.id for one in taken_out(raw).get(found, ())]:
                raise NotOurs(do)
            return changed(raw, ("decks", found, "cards", card), None), f"{deck[0]}/{card}"

        return await self._change(it, number, "cards", edit)

    async def remove(self, it: It, number: int, item: str) -> Message:
        """Remove a card or a variant from a draft. Return the next page.

        `item` is a variant's id, or a deck and a card, e.g. `0/c50`.
        """

        def edit(ed: Edition, raw: Raw) -> tuple[Raw, str]:
            if "/" in item:
                deck, card = card_of(ed, item)
                if card is None:
                    raise NotOurs(item)
                return without_card(raw, deck.id, card.id), f"{item[0]}.0"
            if item not in ed.variants:
                raise NotOurs(item)
            return without_variant(raw, item), NOTHING

        return await self._change(it, number, "cards" if "/" in item else "variants", edit)

    async def _change(self, it: It, number: int, section: str, edit: Edit) -> Message:
        """Change a draft with `edit` and save it. Return the next page.

        Raise Refused if the draft is gone, if the changed file fails a check, or if other changes
        interfere.
        """
        for _ in range(ATTEMPTS):
            draft = await self.draft(it, number)
            report = await self._checked(draft.file)
            raw = parse(draft.file, Findings(""))
            assert report.edition is not None
            assert raw is not None
            now, item = edit(report.edition, raw)
            if now == raw:
                return await self._page(it, draft, section, item)
            file = written(now).encode()
            self.check_size(draft.guild, len(file))
            await self._checked(file, report.edition)
            if await self.stores.editions.redraft(draft, file, self.now()):
                self.lab.stop(f"draft:{number}")
                return await self._page(it, replace(draft, file=file), section, item)
        raise Refused("edition-draft_gone")

    # The laboratory

    async def try_out(self, it: It, number: int, section: str, item: str) -> Message:
        """Start the laboratory on a draft. Return the draft's page.

        The laboratory's text is later added to the page on which the draft is open, unless the
        draft has changed.
        """
        draft = await self.draft(it, number)
        message = await self._page(it, draft, section, item)
        piece = await self._piece(draft)
        opened = self._open[number]

        async def show(lab: str) -> None:
            now = self._open.get(number)
            if now is None or now.file != opened.file:
                return
            now.lab = lab
            text = page_text(replace(piece, lab=lab), now.section, now.item)
            await reply_to(now.it).retell(text)

        self.lab.begin(f"draft:{number}", piece.ed, GAMES, show, draft.guild)
        return message


def _with(raw: Raw, found: Sequence[Change]) -> Raw:
    for path, value in found:
        raw = changed(raw, path, value)
    return raw


def _free_id(edition: str, taken: set[str]) -> str:
    """Return an unused id for an edition that extends an edition of the game."""
    name = f"my_{edition}"
    names = (name, *(f"{name}_{number}" for number in range(2, len(taken) + 3)))
    return next(one for one in names if one not in taken)


def _copy(edition: str, mine: str) -> bytes:
    """Return the content of a file that extends an edition of the game.

    The new edition has the id `mine` and a new name.
    """
    title = say("workshop-copy", name=load(edition).name)
    return written({"id": mine, "extends": edition, "name": title}).encode()
