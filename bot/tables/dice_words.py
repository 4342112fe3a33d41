"""Texts about a game's dice: hashes, the secret, statistics and the list of throws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from math import sqrt

from bot.store.games.dice import DiceParts
from bot.tables.history import Throw
from bot.ui.message import Message
from bot.words import decimal, say
from engine.rng import fingerprint

FEW = 12
"""Fewest throws for which the average is judged."""
WIDEST = 16
"""Number of block characters in the longest bar of the throw statistics."""
_SPREAD = sqrt(35 / 6)
"""The standard deviation of the sum of two fair dice."""
_HALF = 32
"""Number of hex digits in half of a SHA-256 hash: 128 bits."""


def brief(hashed: str) -> str:
    """Return the first half of a hexadecimal hash.

    Even for half a hash nobody can find two secrets that match it.
    """
    return hashed[:_HALF]


def dice_page(
    seed: str,
    over: bool,
    throws: Sequence[Throw],
    names: Sequence[str],
    dice: DiceParts | None,
    *,
    practice: bool = False,
) -> Message:
    """Return the page about a game's dice, with statistics of the throws.

    During the game it shows the hashes of the secrets only. After the game it shows all secrets and
    has a list of throws attached. `dice` is None for a game with a plain seed: practice, or a game
    from an earlier version.
    """
    parts = _revealed(seed, dice) if over else _promised(seed, dice)
    if dice is None:
        parts.append(say("info-dice_practice" if practice else "info-dice_old"))
    if not over:
        return Message("\n".join([*parts, *_fell(throws)]))
    parts.append(say("info-dice_check"))
    if throws:
        parts.append(_example(seed, throws[0]))
    listed = throw_list(seed, throws, names, dice)
    return Message("\n".join([*parts, *_fell(throws)]), attached=listed, file_name="throws.txt")


def sealed_page(dice: DiceParts) -> Message:
    """Return the page about a lobby's dice, with the hash of their secret.

    It also has the interaction ids that were mixed into the dice so far.
    """
    head = say("info-dice_sealed", hash=dice.secret_hash)
    return Message("\n".join([head, _presses(dice), say("info-dice_recipe")]))


def _promised(seed: str, dice: DiceParts | None) -> list[str]:
    hashed = fingerprint(seed)
    if dice is None:
        return [say("info-dice_hash", hash=hashed)]
    return [
        say("info-dice_settled", hash=dice.secret_hash),
        _presses(dice),
        say("info-dice_seed_hash", hash=hashed),
        say("info-dice_recipe"),
    ]


def _revealed(seed: str, dice: DiceParts | None) -> list[str]:
    if dice is None:
        return [say("info-dice_seed", seed=seed, hash=fingerprint(seed))]
    return [
        say("info-dice_secret", secret=dice.secret, hash=dice.secret_hash),
        _presses(dice),
        say("info-dice_mixed", seed=seed),
    ]


def _presses(dice: DiceParts) -> str:
    if not dice.presses:
        return say("info-dice_unpressed")
    return say("info-dice_presses", ids=",".join(map(str, dice.presses)))


def throw_list(
    seed: str, throws: Sequence[Throw], names: Sequence[str], dice: DiceParts | None
) -> str:
    """Return a text with every throw of a game and its number, for checking the dice.

    It begins with the seed and its hash. If `dice` is given, the secret, its hash and the
    interaction ids that were mixed in follow.
    """
    head = [f"seed {seed}", f"sha256 {fingerprint(seed)}"]
    if dice is not None:
        ids = ",".join(map(str, dice.presses))
        head += [
            f"secret {dice.secret}",
            f"sha256 {dice.secret_hash}",
            f"presses {ids}",
            f"printf '%s' 'rentroll-dice-1:{dice.secret}:{ids}' | sha256sum",
        ]
    head.append(say("info-dice_throws"))
    rows = [
        f"{throw.number:>6}  {throw.event.first:>5} {throw.event.second:>6}  "
        f"{names[throw.event.seat]}  {throw.event.purpose.replace('_', ' ')}"
        for throw in throws
    ]
    return "\n".join([*head, *rows]) + "\n"


def _example(seed: str, throw: Throw) -> str:
    block, word = divmod(throw.number, 8)
    digits = sha256(f"{seed}:{block}".encode()).hexdigest()
    return say(
        "info-dice_first",
        seed=seed,
        block=block,
        word=word,
        hex=digits[8 * word : 8 * word + 8],
        first=throw.event.first,
        second=throw.event.second,
    )


def _fell(throws: Sequence[Throw]) -> list[str]:
    """Return the lines of the throw statistics: counts by total, and a verdict on the average."""
    if not throws:
        return [say("info-dice_none")]
    totals = Counter(throw.event.first + throw.event.second for throw in throws)
    count = len(throws)
    average = sum(total * times for total, times in totals.items()) / count
    counted = say(
        "info-dice_count",
        count=count,
        average=decimal(average),
        doubles=sum(1 for throw in throws if throw.event.first == throw.event.second),
        expected=round(count / 6),
    )
    most = max(totals.values())
    rows = [
        say(
            "info-dice_row",
            total=f"{total:>2}",
            bar="▇" * -(-WIDEST * totals[total] // most),
            count=totals[total],
        )
        for total in range(2, 13)
    ]
    return [counted, *rows, say(_verdict(average, count))]


def _verdict(average: float, count: int) -> str:
    if count < FEW:
        return "info-dice_few"
    strays = abs(average - 7) / (_SPREAD / sqrt(count))
    return "info-dice_usual" if strays < 1.96 else "info-dice_odd"
