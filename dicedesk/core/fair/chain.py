"""The chain of kept games: each link holds the hash of the one before it, so that none can be changed or left out.

A game has a link when it is opened and another when it has ended or was left. The record of a game names in `Previous`
the last link before it, and its seal fixes that too: whoever noted one seal can tell whether any earlier game was
changed. `joined` writes each field after its length, texts as UTF-8:

    hash   = SHA-256(joined("DiceDesk chain 1", hash of the link before, kind, digest)); b"" before the first link
    kind   = "before", "opened", "carried", "ended", "deleted" or "imported"
    digest = SHA-256 of the record as text for "ended" and "imported"; none for "deleted"; of the opening for all others

The opening is the header without the lines Word, Undone, Hints, Left and Seed, which come later. A link outlasts the
game: one that is deleted gets a last link that says so.
"""

from dataclasses import dataclass
from enum import Enum

from dicedesk.core.fair.fields import joined
from dicedesk.core.fair.hashes import sha256

_CHAIN = "DiceDesk chain 1"
_LATER = tuple(f"[{name} " for name in ("Word", "Undone", "Hints", "Left", "Seed"))


class LinkKind(Enum):
    """What a link says of its game."""

    BEFORE = "before"
    """It was kept before there was a chain."""
    OPENED = "opened"
    CARRIED = "carried"
    """It was taken over from a file that could not be read any more."""
    ENDED = "ended"
    DELETED = "deleted"
    IMPORTED = "imported"
    """It was read from a file: how it was played is not known, only that it has not been changed since."""


@dataclass(frozen=True)
class Link:
    """One link: what it says, the number of its game in the store, what it fixes of the game, and its hash."""

    kind: LinkKind
    game: int
    digest: bytes
    hash: bytes


def link_hash(before: bytes, kind: LinkKind, digest: bytes) -> bytes:
    """The hash of a link; `before` is that of the one before it, b"" for the first."""
    return sha256(joined(_CHAIN, before, kind.value, digest))


def opening_digest(header: str) -> bytes:
    """The digest of what a game fixes when it is opened."""
    lines = header.split("\n")
    return record_digest("\n".join(line for line in lines if not line.startswith(_LATER)))


def record_digest(text: str) -> bytes:
    """The digest of a whole record."""
    return sha256(text.encode(errors="surrogateescape"))
