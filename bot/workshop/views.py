"""The messages about a server's own editions: problems, previews and lists."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.store.servers.editions import Version
from bot.tables.rule_card import printed
from bot.ui.components import MOST_CHOICES, Button, Part, Rows, Select, SelectOption, fitting
from bot.ui.custom_ids import press_id
from bot.ui.message import Message
from bot.ui.pages import LIMIT, page_of, split, turn_buttons
from bot.words import quoted, safe, say
from bot.words.narration.edition_problems import problem_line, problem_place, problem_text
from editions.findings import Finding
from engine.edition import Edition
from renders.words import group_name, shorten

NOTES, SECTION = 300, 360
"""Most characters of an edition's notes, and of the items in each list, in its preview."""
_FIELD = re.compile(
    r"\.(price|mortgage|rents|flat|percent|house_cost|multipliers|amount|per_house|per_hotel"
    r"|steps|times|paper|ink|line|accent|centre)\b"
)
"""A pattern for the key of a form field in a finding's place, such as `.price`."""


def problems_page(file: str, problems: Sequence[Finding]) -> Message:
    """Return a message that lists the problems of a file.

    If there are too many for one message, a text file with all of them is attached.
    """
    count = say("edition-problem_count", count=len(problems))
    head = say("edition-problems", file=safe(shorten(file, 60)), count=count)
    lines = [_problem(finding) for finding in problems]
    if len("\n".join([head, *lines])) <= LIMIT:
        return Message("\n".join([head, *lines]))
    shown = split(lines, LIMIT - len(head) - 80)[0]
    more = say("edition-problems_more", shown=len(shown.splitlines()), count=len(problems))
    attached = "\n".join(map(problem_line, problems)) + "\n"
    return Message(f"{head}\n{shown}\n{more}", attached=attached, file_name="problems.txt")


def problem_lines(problems: Sequence[Finding], ed: Edition | None) -> str:
    """Return the problems of a file as lines of text, without line numbers.

    With `ed`, places in the file are named by its spaces, groups and cards.
    """
    return "\n".join(
        _problem(replace(one, line=0, place=place_name(ed, one.place) if ed else one.place))
        for one in problems
    )


def place_name(ed: Edition, place: str) -> str:
    """Return the name of the thing at a place in the file, with the label of its field, if any.

    A thing is a space, group, deck, card or colour theme. Any other place is returned unchanged.
    """
    field = _FIELD.search(place)
    parts = [_thing(ed, place), _label(field[1]) if field else ""]
    return ", ".join(filter(None, parts)) if parts[0] else place


def _thing(ed: Edition, place: str) -> str:
    """Return the name of the space, group, deck or colour theme at a place in the file.

    For a card, return its shortened text. For other places, return an empty text.
    """
    match re.split(r"[.\[\]]+", place.removeprefix("theme.")):
        case ["spaces", pos, *_] if pos.isdecimal() and int(pos) < len(ed.spaces):
            return ed.spaces[int(pos)].name
        case ["groups", group, *_] if any(one.id == group for one in ed.groups):
            return group_name(ed, group)
        case ["decks", deck, *rest]:
            cards = {card.id: card.text for one in ed.decks if one.id == deck for card in one.cards}
            text = next((cards[name] for name in rest if name in cards), "")
            return shorten(text, 40) or next((one.name for one in ed.decks if one.id == deck), "")
        case [("light" | "dark") as shade, *_]:
            return say(f"workshop-shade_{shade}")
        case _:
            return ""


def _label(field: str) -> str:
    """Return the label of a form field, without its examples and explanations."""
    return re.split(r"\s?[:(]", say(f"workshop-field_{field}"))[0]


def _problem(finding: Finding) -> str:
    text, place = safe(shorten(problem_text(finding), 300)), problem_place(finding)
    if not place:
        return say("edition-problem_whole", text=text)
    where = quoted(place, 300)
    if finding.place and finding.line:
        return say("edition-problem_line", place=where, number=finding.line, text=text)
    return say("edition-problem", place=where, text=text)


def preview_text(
    ed: Edition, standing: str, warnings: Iterable[Finding] = (), lab: str = ""
) -> str:
    """Return the description of an edition, with its status in the server.

    `standing` is the line with the status, e.g. the version. `lab` is the laboratory's text.
    """
    lines = [
        say(
            "edition-preview_title",
            name=safe(ed.name),
            id=ed.id,
            least=ed.min_players,
            most=ed.max_players,
            spaces=len(ed.spaces),
            cards=sum(len(deck.cards) for deck in ed.decks),
        ),
        standing,
    ]
    if ed.notes.strip():
        lines.append(safe(shorten(ed.notes.strip(), NOTES)))
    lines += _section("edition-preview_rules", printed(ed, ed))
    lines += warning_lines(warnings, ed)
    if lab:
        lines.append(lab)
    return fitting("\n".join(lines), LIMIT)


def warning_lines(warnings: Iterable[Finding], ed: Edition) -> list[str]:
    """Return the warnings about an edition as lines below a heading.

    Places in the file are given as names. Without warnings, the list is empty.
    """
    named = (replace(one, file="", place=place_name(ed, one.place)) for one in warnings)
    return _section("edition-preview_warnings", [problem_line(one) for one in named])


def _section(heading: str, items: Sequence[str]) -> list[str]:
    """Return a heading, as many items as fit below it, and the number of items left out, as lines.

    Without items, the list is empty.
    """
    if not items:
        return []
    lines: list[str] = []
    for item in items:
        line = say("edition-preview_item", text=safe(shorten(item, 200)))
        if sum(map(len, lines)) + len(line) > SECTION and lines:
            lines.append(say("edition-preview_more", count=len(items) - len(lines)))
            break
        lines.append(line)
    return [say(heading), *lines]


def standing_of_draft(versions: Sequence[Version]) -> str:
    """Return the line with a draft's status: a new edition, or the next version of one.

    `versions` has the published versions, newest first.
    """
    if not versions:
        return say("edition-preview_new")
    newest = versions[0]
    before, when = newest.version, _when(newest.published)
    return say("edition-preview_newer", version=before + 1, before=before, when=when)


def standing_of(version: Version) -> str:
    who, when = _who(version), _when(version.published)
    return say("edition-preview_version", version=version.version, when=when, who=who)


def draft_rows(draft: int, versions: Sequence[Version]) -> Rows:
    """Return a row of buttons for a draft: publish, discard, run the laboratory again, and edit."""
    label = say("edition-publish")
    if versions:
        label = say("edition-replace", version=versions[0].version)
    return [
        [
            Button(label, press("publish", draft), "success"),
            Button(say("edition-discard"), press("discard", draft)),
            Button(say("edition-try_again"), press("try", draft)),
            Button(say("workshop-edit"), press_id(0, "workshop-show", draft, "name")),
        ]
    ]


def list_page(
    versions: Sequence[Version], most: int, playing: Mapping[str, int], page: int = 0
) -> Message:
    """Return a page that lists a server's own editions, each with its newest version.

    `most` is the most editions that the server may have. `playing` has the number of open games by
    edition.
    """
    refresh = Button(say("edition-refresh"), press("list", page, "again"))
    if not versions:
        return Message(say("edition-none", most=most), [[refresh]])
    shelves = [list(found) for _, found in groupby(versions, key=lambda version: version.id)]
    title = say("edition-list_title", count=len(shelves), most=most)
    lines = [_listed(shelf[0], playing.get(shelf[0].id, 0)) for shelf in shelves]
    texts = split(lines, LIMIT - len(title) - 1)
    (text,), page, pages = page_of(texts, page)
    before = sum(len(one.splitlines()) for one in texts[:page])
    shown = shelves[before : before + len(text.splitlines())][:MOST_CHOICES]
    choices = [
        SelectOption(shelf[0].title, shelf[0].id, say("edition-list_note", count=len(shelf)))
        for shelf in shown
    ]
    rows: list[Sequence[Part]] = [
        [Select(press("details"), say("edition-list_pick"), choices)],
        [*turn_buttons(page, pages, 0, "edition-list"), refresh],
    ]
    return Message(f"{title}\n{text}", rows)


def _listed(newest: Version, playing: int) -> str:
    return say(
        "edition-list_item",
        name=safe(newest.title),
        id=newest.id,
        version=newest.version,
        size=size_words(newest.size),
        when=_when(newest.published),
        who=_who(newest),
        open=playing,
    )


def details_page(versions: Sequence[Version]) -> Message:
    """Return the page of one edition, with its versions and buttons for actions on it.

    If the versions do not fit into the text, a file that lists all of them is attached.
    """
    newest = versions[0]
    title = say("edition-details_title", name=safe(newest.title), id=newest.id)
    lines = [
        say(
            "edition-details_item",
            version=version.version,
            name=safe(version.title),
            size=size_words(version.size),
            when=_when(version.published),
            who=_who(version),
        )
        for version in versions
    ]
    pages = split(lines, LIMIT - len(title) - 1)
    attached = "\n".join(lines) if len(pages) > 1 else ""
    choices = [
        SelectOption(f"{version.version}: {version.title}", str(version.number))
        for version in versions[:MOST_CHOICES]
    ]
    rows: list[Sequence[Part]] = [
        [Select(press("export"), say("edition-export_pick"), choices)],
        [
            Button(say("edition-preview"), press("preview", newest.id)),
            Button(say("edition-try"), press("lab", newest.id)),
            Button(say("workshop-edit"), press_id(0, "workshop-open", newest.id)),
            Button(say("edition-remove"), press("remove", newest.id), "danger"),
            Button(say("edition-back_to_list"), press("list", 0)),
        ],
    ]
    return Message(f"{title}\n{pages[0]}", rows, attached=attached, file_name="versions.txt")


def remove_page(versions: Sequence[Version]) -> Message:
    """Return the message that asks a moderator to confirm removing an edition."""
    newest = versions[0]
    text = say("edition-remove_sure", name=safe(newest.title), versions=len(versions))
    return Message(
        text,
        [
            [
                Button(say("edition-remove_now"), press("removed", newest.id), "danger"),
                Button(say("edition-remove_keep"), press("kept", newest.id)),
            ]
        ],
    )


def open_row(edition: str) -> Rows:
    return [[Button(say("edition-open_table"), press("open", edition), "primary")]]


def press(verb: str, *args: object) -> str:
    """Return the custom id of a button or list of the `/edition` commands."""
    return press_id(0, f"edition-{verb}", *args)


def size_words(size: int) -> str:
    """Return a size in bytes as text, in bytes or rounded to kilobytes."""
    if size < 1024:
        return say("edition-bytes", count=size)
    return say("edition-kilobytes", count=round(size / 1024))


def _who(version: Version) -> str:
    return f"<@{version.user}>" if version.user else say("edition-nobody")


def _when(moment: float) -> str:
    return f"<t:{int(moment)}:f>"
