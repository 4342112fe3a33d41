"""The private page of the edition editor, one section at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.store.servers.editions import Version
from bot.tables.rule_card import variant_name, variant_note
from bot.ui.components import (
    MOST_CHOICES,
    Button,
    Field,
    Modal,
    Part,
    Select,
    SelectOption,
    fitting,
)
from bot.ui.custom_ids import press_id
from bot.ui.message import Drawing, Message
from bot.ui.pages import LIMIT
from bot.words import language_name, safe, say, sayer
from bot.words.narration.rule_words import rule_as
from bot.workshop.editor.entry import NEW, NOTHING, FormLine
from bot.workshop.editor.forms import (
    BACK,
    LOOKS,
    NEW_CARDS,
    SECTIONS,
    card_of,
    effect_words,
    entries,
    label,
    shown,
)
from bot.workshop.editor.rules import RULE_SWITCHES, Switches, switched_rules, usual_rules
from bot.workshop.editor.translations import language_of, languages, parts_of, translated
from bot.workshop.editor.variants import VARIANT_SWITCHES, possible_modules, variant_switches
from bot.workshop.preview import preview_drawing, preview_scene
from bot.workshop.views import press, preview_text, standing_of_draft, warning_lines
from editions.build import MOST_VARIANTS
from editions.findings import Finding
from editions.translations import texts
from engine.edition import Card, Edition, Pos
from renders.alt import alt_card, alt_deed
from renders.card import paint_card
from renders.deed import paint_deed
from renders.look import Variant
from renders.words import shorten

VALUE = 200
"""Most characters that the page shows of one value."""


@dataclass(frozen=True)
class Workpiece:
    """A draft as its editor page shows it: its number, edition, versions and warnings."""

    number: int
    ed: Edition
    versions: Sequence[Version] = ()
    warnings: Sequence[Finding] = ()
    lab: str = ""
    theme: Variant = "light"
    taken_out: Mapping[str, Sequence[Card]] = field(default_factory=dict)
    """Cards of the parent edition that the draft removed, by the deck's id."""


def workshop_page(piece: Workpiece, section: str, item: str = NOTHING) -> Message:
    """Return the editor's page for one section of a draft, with a picture.

    The picture shows the selected deed or card, or else the whole edition.
    """
    asked = entries(piece.ed, section, item)
    rows: list[Sequence[Part]] = [[_sections(piece, section)]]
    rows += [[select] for select in _selects(piece, section, item)]
    rows.append(_buttons(piece, section, item, asked))
    return Message(page_text(piece, section, item), rows, _picture(piece, section, item))


def page_text(piece: Workpiece, section: str, item: str) -> str:
    """Return the text of an editor page.

    It ends with the laboratory's text, or with a hint if there is none.
    """
    ed = piece.ed
    values = [
        say(
            "workshop-value",
            name=safe(entry.title) or label(ed, entry),
            value=safe(shorten(shown(ed, entry), VALUE)) or say("workshop-empty"),
        )
        for entry in entries(ed, section, item)
        if section != "name" or entry.name in ("tagline", "tokens")
    ]
    if section == "name":
        lines = [preview_text(ed, standing_of_draft(piece.versions), piece.warnings), *values]
    else:
        what = say(f"workshop-section_{section}")
        title = say("workshop-title", name=safe(ed.name), section=what)
        lines = [
            title,
            say(f"workshop-note_{section}"),
            *values,
            *warning_lines(piece.warnings, ed),
        ]
    return fitting("\n".join([*lines, piece.lab or say("workshop-lab_hint")]), LIMIT)


def workshop_form(piece: Workpiece, section: str, item: str) -> Modal:
    """Return the form of a section, or of one item in it, with the current values filled in."""
    fields = [
        Field(
            entry.name,
            label(piece.ed, entry),
            shown(piece.ed, entry)[: entry.longest],
            required=entry.required,
            longest=entry.longest,
            lines=entry.long,
        )
        for entry in entries(piece.ed, section, item)
    ]
    return Modal(_id("filled", piece, section, item), say(f"workshop-section_{section}"), fields)


def _id(verb: str, piece: Workpiece, *args: object) -> str:
    return press_id(0, f"workshop-{verb}", piece.number, *args)


def _sections(piece: Workpiece, section: str) -> Select:
    choices = [
        SelectOption(say(f"workshop-section_{name}"), name, "", name == section)
        for name in SECTIONS
    ]
    return Select(_id("section", piece), say("workshop-pick_section"), choices)


def _selects(piece: Workpiece, section: str, item: str) -> list[Select]:
    """Return the lists that a section's page shows below the list of sections."""
    ed = piece.ed
    match section:
        case "spaces":
            show = ed.currency.show
            spaces = [
                SelectOption(
                    one.name, str(pos), show(one.price) if one.price else "", str(pos) == item
                )
                for pos, one in enumerate(ed.spaces)
            ]
            return _lists(piece, section, spaces)
        case "groups":
            groups = [
                SelectOption(_group_name(ed, group.id), group.id, "", group.id == item)
                for group in ed.groups
            ]
            return _lists(piece, section, groups)
        case "cards":
            return _card_lists(piece, item)
        case "rules":
            where = _id("choose", piece, "rules")
            return [_switches(where, RULE_SWITCHES, usual_rules(ed), switched_rules(ed))]
        case "variants":
            return _variant_lists(piece, item)
        case "modules":
            modules = [
                SelectOption(rule_as(ed, name, True), name, "", name in ed.modules)
                for name in possible_modules(ed)
            ]
            pick = say("workshop-pick_modules")
            return [Select(_id("choose", piece, "modules"), pick, modules, 0, len(modules))]
        case "words":
            return _word_lists(piece, item)
        case "look":
            return [_look(piece, what, getattr(ed.theme, what)) for what in LOOKS]
        case _:
            return []


def _variant_lists(piece: Workpiece, item: str) -> list[Select]:
    """Return the list of variants, and the list of switches of the selected variant, if any."""
    ed = piece.ed
    kinds = [
        SelectOption(variant_name(name), name, variant_note(name), name == item)
        for name in ed.variants
    ]
    lists = _lists(piece, "variants", kinds)
    if item in ed.variants:
        where = _id("choose", piece, "variants", item)
        lists.append(_switches(where, VARIANT_SWITCHES, *variant_switches(ed, item)))
    return lists


def _switches(where: str, known: Switches, usual: Edition, on: Sequence[str]) -> Select:
    """Return a list in which switches are selected to be on.

    `usual` is the edition from which the labels are made. `on` has the names of the switches that
    are on.
    """
    rules = [
        SelectOption(rule_as(usual, name, value), name, "", name in on)
        for name, (_, value) in known.items()
    ]
    return Select(where, say("workshop-pick_rules"), rules, 0, len(rules))


def _word_lists(piece: Workpiece, item: str) -> list[Select]:
    """Return the list of languages, and the lists of texts for the selected language, if any."""
    here = "" if item == NOTHING else language_of(item)
    known = [SelectOption(language_name(name), name, "", name == here) for name in languages()]
    lists = [Select(_id("item", piece, "words", "language"), say("workshop-pick_words"), known)]
    if here:
        original, done = texts(piece.ed), translated(piece.ed, here)
        parts = [
            _text_part(original, paths, done, f"{here}.{number}", item)
            for number, paths in enumerate(parts_of(piece.ed))
        ]
        lists += _lists(piece, "texts", parts[: 2 * MOST_CHOICES], "words")
    return lists


def _text_part(
    original: Mapping[str, str], paths: Sequence[str], done: Mapping[str, str], at: str, item: str
) -> SelectOption:
    missing = sum(path not in done for path in paths)
    note = say("workshop-missing", count=missing) if missing else say("workshop-translated")
    first, last = (shorten(original[path].strip(), 44) for path in (paths[0], paths[-1]))
    return SelectOption(f"{first} – {last}", at, note, at == item)


def _lists(
    piece: Workpiece, what: str, choices: Sequence[SelectOption], section: str = ""
) -> list[Select]:
    """Return one or more lists that together hold all options.

    With several lists, each is labelled with its first and its last option.
    """
    pick = say(f"workshop-pick_{what}")
    parts = [choices[at : at + MOST_CHOICES] for at in range(0, len(choices), MOST_CHOICES)]
    return [
        Select(
            _id("item", piece, section or what, number),
            shorten(f"{pick}: {part[0].label} – {part[-1].label}" if len(parts) > 1 else pick, 150),
            part,
        )
        for number, part in enumerate(parts)
    ]


def _group_name(ed: Edition, group: str) -> str:
    names = [space.name for space in ed.spaces if space.group == group]
    return shorten(", ".join(names), 100)


def _card_lists(piece: Workpiece, item: str) -> list[Select]:
    """Return the lists of deck parts, of the cards in the selected part, and of new cards.

    Without a selection, return only the first of these lists.
    """
    ed = piece.ed
    parts = [
        (f"{place}.{part}", deck.name, len(deck.cards), part * MOST_CHOICES)
        for place, deck in enumerate(ed.decks)
        for part in range(-(-len(deck.cards) // MOST_CHOICES))
    ]
    here = _part_of(ed, item)
    decks = [
        SelectOption(_part_name(name, count, start), value, "", value == here)
        for value, name, count, start in parts[:MOST_CHOICES]
    ]
    lists = [Select(_id("item", piece, "cards", "deck"), say("workshop-pick_deck"), decks)]
    if here:
        deck, _ = card_of(ed, here)
        start = int(here[2:]) * MOST_CHOICES
        cards = [
            SelectOption(
                shorten(card.text, 100), f"{here[0]}/{card.id}", "", item == f"{here[0]}/{card.id}"
            )
            for card in deck.cards[start : start + MOST_CHOICES]
        ]
        new = [SelectOption(shorten(effect_words(ed, do), 100), do) for do in NEW_CARDS]
        new += [
            SelectOption(shorten(card.text, 100), f"{BACK}{card.id}", say("workshop-put_back"))
            for card in piece.taken_out.get(deck.id, ())
        ]
        lists += [
            Select(_id("item", piece, "cards", "card"), say("workshop-pick_cards"), cards),
            Select(_id("add", piece, here), say("workshop-pick_new"), new[:MOST_CHOICES]),
        ]
    return lists


def _part_of(ed: Edition, item: str) -> str:
    """Return the id of the deck part, e.g. `0.2`, that an item id names or whose card it names.

    Return an empty text if nothing is selected.
    """
    if item == NOTHING:
        return ""
    deck, card = card_of(ed, item)
    return item if card is None else f"{item[0]}.{deck.cards.index(card) // MOST_CHOICES}"


def _part_name(name: str, count: int, start: int) -> str:
    if count <= MOST_CHOICES:
        return name
    return say(
        "workshop-deck_part", name=name, first=start + 1, last=min(count, start + MOST_CHOICES)
    )


def _look(piece: Workpiece, what: str, now: str) -> Select:
    choices = [
        SelectOption(say(f"workshop-{what}_{name}"), name, "", name == now) for name in LOOKS[what]
    ]
    return Select(_id("choose", piece, what), say(f"workshop-pick_{what}"), choices)


def _buttons(piece: Workpiece, section: str, item: str, asked: Sequence[FormLine]) -> list[Button]:
    """Return the buttons that change the selected item, then the buttons for the whole draft."""
    buttons: list[Button] = []
    if section == "look":
        buttons += [
            Button(say(f"workshop-shade_{shade}"), _id("form", piece, section, shade), "primary")
            for shade in ("light", "dark")
        ]
    elif asked:
        buttons.append(Button(say("workshop-change"), _id("form", piece, section, item), "primary"))
    if section == "variants" and item == NOTHING and len(piece.ed.variants) < MOST_VARIANTS:
        new = say("workshop-add_variant")
        buttons.append(Button(new, _id("form", piece, section, NEW)))
    if (section == "cards" and "/" in item) or (section == "variants" and item != NOTHING):
        buttons.append(Button(say("workshop-take_out"), _id("remove", piece, item), "danger"))
    return [
        *buttons,
        Button(say("workshop-save"), press("publish", piece.number), "success"),
        Button(say("edition-try"), _id("try", piece, section, item)),
        Button(say("edition-discard"), press("discard", piece.number)),
    ]


def _picture(piece: Workpiece, section: str, item: str) -> Drawing:
    """Return the drawing of the selected deed or card, or else of the whole edition."""
    ed, theme = piece.ed, piece.theme
    if section == "spaces" and item != NOTHING and ed.spaces[int(item)].group:
        pos = Pos(int(item))
        scene = preview_scene(ed)
        alt = alt_deed(say, scene.view, pos, scene.names)
        return Drawing("deed.png", alt, partial(paint_deed, sayer(), ed, pos, theme))
    if section == "cards" and "/" in item:
        deck, card = card_of(ed, item)
        if card is not None:
            index = deck.cards.index(card)
            alt = alt_card(say, ed, deck.id, index)
            return Drawing("card.png", alt, partial(paint_card, sayer(), ed, deck.id, index, theme))
    return preview_drawing(ed, theme)
