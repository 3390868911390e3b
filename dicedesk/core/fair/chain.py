"""The chain of kept games: each link holds the hash of the one before it, so that none can be changed or left out.

A game has a link when it is opened, one whenever it is marked as helped, and another when it has ended or was left. The
record of a game names in `Previous` the last link before it, and its seal fixes that too: whoever noted one seal can
tell whether any earlier game was changed. `joined` writes each field after its length, texts as UTF-8:

    hash   = SHA-256(joined("DiceDesk chain 1", hash of the link before, kind, digest)); b"" before the first link
    kind   = "before", "opened", "carried", "marked", "ended", "best", "deleted", "imported" or "restored"
    digest = SHA-256 of the record as text for "ended" and "imported"; none for "deleted"; the lines Undone and Hints of
             the header for "marked"; what, score, Id and moment, each after its length, for "best"; the last hash of
             the chain that a backup took the place of for "restored"; SHA-256 of the opening for all others

The opening is the header without the lines Word, Undone, Hints, Left and Seed, which come later. A link outlasts the
game: one that is deleted gets a last link that says so. What a link says of marks and best scores is read from it, not
from the rows of the game, which anybody could change alone.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from dicedesk.core.fair.hashes import joined, sha256

_CHAIN = "DiceDesk chain 1"
# The names that `core.record` has: importing it would show the first picture of a start 12 ms later.
_UNDONE, _HINTS = "Undone", "Hints"
_LATER = tuple(f"[{name} " for name in ("Word", _UNDONE, _HINTS, "Left", "Seed"))
_MARK = re.compile(rf'\[({_UNDONE}|{_HINTS}) +"(?:([0-9]{{1,9}})|.*)"\]')


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
    MARKED = "marked"
    """Dice were taken back in it, a hint was asked for, or it was chosen to be casual: it does not count."""
    BEST = "best"
    """It has the best score of its kind."""
    RESTORED = "restored"
    """It says of no game that a backup took the place of the games before."""


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


def marks_of(header: str) -> str:
    """The lines of a header that say how much help a game had, as a link says it; "" for a game that had none."""
    return _lines(_counts(header))


def lacks_marks(header: str, marks: str) -> bool:
    """Whether a header tells of less help than a link does."""
    return with_marks(header, marks) != header


def with_marks(header: str, marks: str) -> str:
    """The header with as much help as a link tells of; where it says so itself, nothing is changed."""
    said, linked = _counts(header), _counts(marks)
    if all(said.get(name, -1) >= count for name, count in linked.items()):
        return header
    most = {name: max(said.get(name, 0), linked.get(name, 0)) for name in said | linked}
    rest = (line for line in header.split("\n") if line and not _MARK.fullmatch(line))
    return "".join(f"{line}\n" for line in rest) + _lines(most)


def with_undone(header: str) -> str:
    """The header of a game whose dice may have been seen further than it goes."""
    return with_marks(header, _lines({_UNDONE: 1}))


def best_digest(what: str, score: int, record_id: str, reached: str) -> bytes:
    """What a link says of a best score: of what, how much, in which game (its record's Id), and when."""
    return joined(what, str(score), record_id, reached)


def _lines(counts: Mapping[str, int]) -> str:
    return "".join(f'[{name} "{count}"]\n' for name, count in counts.items())


def _counts(lines: str) -> dict[str, int]:
    """How often there was each kind of help; once where that is no number."""
    found = (_MARK.fullmatch(line) for line in lines.split("\n"))
    return {mark[1]: int(mark[2] or 1) for mark in found if mark is not None}
