"""Challenges: a file with the dice of a finished game, but not its moves, so that another player can play with them.

A challenge is written like the header of a record, with its version first and a hash of all other lines last:

    [Challenge "1"]
    [Game "hog"]
    [Rules "goal=100"]
    [Player0 "Ann"]
    [Player1 "final"]
    [Dice "shared sealed/2"]
    [Origin "2026-11-23T10:00:00Z-7f3a"]
    [Word "bokuti-rasene-mufado"]
    [Seed "..."]
    [Check "..."]

The hash is the SHA-256, in hex, of all lines before it, exactly as written.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import Any, Final

from dicedesk.core.errors import NotationError
from dicedesk.core.fair.hashes import sha256
from dicedesk.core.fair.open_dice import DatedDice, OpenDice, SharedDice, open_dice_of
from dicedesk.core.fair.sealed import sealed_dice_of, seed_from
from dicedesk.core.fair.verify import has_ended
from dicedesk.core.game import State
from dicedesk.core.notation import tag_to_text
from dicedesk.core.record import FROM, LEFT, ORIGIN, Owner, Record, owner_of, parse_record
from dicedesk.core.rollers import day_in
from dicedesk.core.words import tr
from dicedesk.games.catalogue import SPECS

VERSION: Final = "1"
_CHALLENGE, _CHECK = "Challenge", "Check"
_FIRST_ZONE: Final = timezone(timedelta(hours=14))
"""Where each day begins first: on the island of Kiritimati."""


@dataclass(frozen=True)
class Challenge:
    """A game to play: the header of its record, which has no moves, and its dice."""

    header: Record[State[Any]]
    dice: OpenDice


def shared_dice_of(record: Record[Any]) -> OpenDice | None:
    """Return a record's dice in a form for other players; None while they are secret, and for real dice.

    Games with equal dice had the same stream of faces. A game that continues another one has two streams.
    """
    if record.tag(FROM) is not None:
        return None
    seed = seed_from(record.tag("Seed") or "")
    sealed = None if seed is None else sealed_dice_of(record, seed)
    return open_dice_of(record) if sealed is None else SharedDice(sealed)


def challenge_text(record_text: str) -> str:
    """Return the challenge of a finished game. Raises NotationError if it is not over or its dice cannot be sent.

    Also raises the errors of replaying the record.
    """
    record = parse_record(record_text, SPECS)
    if record.tag(LEFT) is None and not has_ended(record):
        raise NotationError(tr("only a finished game can be sent as a challenge"))
    dice = shared_dice_of(record)
    if dice is None:
        raise NotationError(tr("only games played with the program's dice can be sent as a challenge"))
    # The dice write their own lines, and the course of the game is not included.
    tags = dict(tag for tag in record.tags if owner_of(tag[0]) not in (Owner.DICE, Owner.COURSE))
    tags = {name: value for name, value in tags.items() if name != "Game"} | {ORIGIN: record.tag("Id") or ""}
    tags |= dict(dice.opening_tags())
    lines = _lines(((_CHALLENGE, VERSION), ("Game", record.spec.id), *tags.items()))
    return lines + _lines(((_CHECK, _hash(lines)),))


def is_challenge(record: Record[Any]) -> bool:
    """Return whether a file read as a record is a challenge."""
    return record.tag(_CHALLENGE) is not None


def challenge_in(record: Record[Any]) -> Challenge:
    """Return the challenge in a record. Raises NotationError if it is damaged or foreign."""
    if record.tag(_CHALLENGE) != VERSION:
        raise NotationError(tr("this challenge was made by a newer version of DiceDesk"))
    own = tuple(tag for tag in record.tags if tag[0] not in (_CHALLENGE, _CHECK))
    lines = _lines(((_CHALLENGE, VERSION), ("Game", record.spec.id), *own))
    header = Record(record.spec, own)
    dice = open_dice_of(header)
    if record.tag(_CHECK) != _hash(lines) or record.plays or dice is None:
        raise NotationError(tr("this challenge is damaged or was changed"))
    return Challenge(header, dice)


def game_in(record: Record[Any]) -> Record[Any]:
    """Return the record if it is a game. Raises NotationError for a challenge, whose game is still to be played."""
    if is_challenge(record):
        challenge_in(record)
        raise NotationError(tr("this is a challenge, not a game; open it to play it"))
    return record


def is_of_later_day(dice: OpenDice | None, now: datetime) -> bool:
    """Return whether the dice are those of a day that has not begun in any time zone."""
    day = day_in(dice.day) if isinstance(dice, DatedDice) else None
    return day is not None and day > now.astimezone(_FIRST_ZONE).date()


def _lines(tags: tuple[tuple[str, str], ...]) -> str:
    return "".join(f"{tag_to_text(tag)}\n" for tag in tags)


def _hash(lines: str) -> str:
    return sha256(lines.encode()).hex()
