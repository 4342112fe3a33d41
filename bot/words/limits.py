"""Discord's limits on the length of short texts, such as button labels, by Fluent message id."""

from __future__ import annotations

import re

NAME = re.compile(r"[-_'\w]{1,32}")
"""A pattern for the names of commands and options.

It also matches names with capitals, which Discord rejects.
"""

_BUTTONS = (
    r"auction-(back|bid|max|own|pass)",
    r"coach-(button|moments)",
    r"talk-(allow|forbid)",
    r"concede-button",
    r"edition-(back_to_list|discard|open_table|preview|refresh|remove|remove_keep|remove_now)",
    r"edition-(try|try_again)",
    r"follow-(again|stop)",
    r"gamelist-(end_card|follow|replay|to_list)",
    r"info-(as_file|back|help_new|help_rules|help_since|help_tutorial|newer|next|older|refresh)",
    r"info-since_button",
    r"lobby-(house_page|look_\w+|main_page|minutes|numbers|refresh|rematch|join|leave|start)",
    r"moderate-(kick|end_all|undo|redo)_button",
    r"panel-(concede|confirm|end_\w+|home|im_back|pay|preferences|refresh|trade|undo)",
    r"privacy-button",
    r"seat-(leave_button|take_button)",
    r"standings-(forget_me|records|season_begin|season_undo|table|week)",
    r"table-(back|give_up_button|panel|raise|to_auction|trade)",
    r"trade-(another|cash|clear|fair|other|refresh|to_offer|accept|decline|counter|withdraw)",
    r"tutorial-(play|stop)",
    r"undo-sure_button",
    r"workshop-(add_variant|change|edit|save|shade_\w+|take_out)",
    r"vote-(agree|object)",
)
_PLACEHOLDERS = (
    r"edition-(export_pick|list_pick)",
    r"achievement-ask",
    r"gamelist-choose",
    r"info-rules_choose",
    r"lobby-pick_\w+",
    r"panel-(which_\w+|wish_ping|one_lot_\w+)",
    r"setup-(no_rules|pick_section)",
    r"table-pick-\w+",
    r"standings-watch_record",
    r"trade-(partner|deeds_\w+|group_(give|ask))",
    r"workshop-pick_\w+",
)
_OPTIONS = (
    r"edition-list_note",
    r"lobby-(guest|seats_choice|speed_\w+|character_\w+_note)",
    r"panel-ping_\w+",
    r"setup-((pings|talk)_\w+|section_\w+)",
    r"play-(pay-\w+|\w+_option)",
    r"info-style_\w+",
    r"workshop-((motif|face)_\w+|missing|translated)",
    r"choice-\w+",
)
_TITLES = (
    r"lobby-(minutes_title|minutes_label|numbers_title)",
    r"trade-cash_(title|give|ask)",
    r"auction-\w+_title",
    r"workshop-(field|section)_\w+",
)

LIMITS: tuple[tuple[str, tuple[str, ...], int], ...] = (
    ("the name of a command or option", (r"command-\w+", r"option-\w+"), 32),
    ("what a command or option is for", (r"\w+-command(_\w+)?", r"\w+-option_\w+"), 100),
    ("a button", _BUTTONS, 80),
    ("the words in an empty list", _PLACEHOLDERS, 150),
    ("an entry of a list", _OPTIONS, 100),
    ("the title or label of a form", _TITLES, 45),
    ("the name of a thread", (r"\w+-thread(_\w+)?",), 100),
)
"""Groups of texts: a description, patterns of their Fluent message ids, and the most characters."""
_BY_ID = [(what, re.compile("|".join(ids)), most) for what, ids, most in LIMITS]


def limit_of(key: str) -> tuple[str, int] | None:
    """Return the description and the most characters of the first group with this Fluent message.

    Return None if the message is in no group of LIMITS.
    """
    return next(((what, most) for what, ids, most in _BY_ID if ids.fullmatch(key)), None)
