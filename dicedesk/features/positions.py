"""Kept positions, and those asked about last; a list of them is text with a line for each, such as
"hog 34-50, turn 1  # ★ A note".
"""

import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice

from dicedesk.core.errors import NotationError
from dicedesk.core.notation import LONGEST_LINE, check_note
from dicedesk.core.notes import LONGEST_NOTE, STAR, Note
from dicedesk.core.words import Sentence, figure, tr
from dicedesk.features.position import read_position
from dicedesk.games.catalogue import TITLES
from dicedesk.play.ports.store import Store, StoreError

KEPT, RECENT = "positions", "recent-positions"
"""The names of the two lists in the store."""
MOST_KEPT = 1_000
MOST_RECENT = 20

_LARGEST = MOST_KEPT * (LONGEST_LINE + LONGEST_NOTE)
"""Characters of a list that can be read: any list that can be kept, and its line ends."""
_LINE_END = re.compile(r"\r\n|\r|\n")
_UNWRITABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""What breaks a line, or cannot be written to a file."""
_START = re.compile(r"[a-z][a-z0-9-]*(?: |$)")
"""A line begins with the id of a game, also of one that this version does not have."""
_STARRED = tr("Starred")
_BETWEEN = " · "
"""Between two notes on one position."""


@dataclass(frozen=True)
class KeptPosition:
    """A position as one line of text (`PositionLine.to_text`), with a note of one line, or "", and a star."""

    line: str
    note: str = ""
    is_starred: bool = False

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.line.partition(" ")[0]

    def to_text(self) -> str:
        """Its line in a list."""
        note = Note(self.note, self.is_starred).written
        # A name in the line may contain a number sign; a backslash there does not change the name.
        line = re.sub(r"(\s)#", r"\1\\#", self.line) if "#" in self.line else self.line
        return f"{line}  # {note}" if note else line


@dataclass(frozen=True)
class PositionList:
    """What a text contains: positions, and a sentence for each line that is not one."""

    positions: tuple[KeptPosition, ...]
    refused: tuple[Sentence, ...]


def list_text(positions: Iterable[KeptPosition]) -> str:
    """The text that `read_list` reads."""
    return "".join(f"{position.to_text()}\n" for position in positions)


def read_list(text: str) -> PositionList:
    """Read a list of positions from any text; empty lines and lines with only a note are left out.

    No line after the first 1,000 is read. A position that comes twice counts once, with both notes.
    """
    if len(text) > _LARGEST:
        return PositionList((), (tr("The list is longer than {most} characters.", most=figure(_LARGEST)),))
    lines = enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1)
    full = ((number, line) for number, raw in lines if (line := raw.strip()) and not line.startswith("#"))
    positions: dict[str, KeptPosition] = {}
    refused: list[Sentence] = []
    for number, line in islice(full, MOST_KEPT):
        try:
            position = _checked(_position_in(line))
        except NotationError as error:
            refused.append(tr("Line {line}: {reason}.", line=number, reason=error.sentence))
        else:
            positions[position.line] = _with_notes_of(positions.get(position.line, position), position)
    if next(full, None) is not None:
        refused.append(tr("Only the first {most} lines were read.", most=figure(MOST_KEPT)))
    return PositionList(tuple(positions.values()), tuple(refused))


def matching(
    positions: Iterable[KeptPosition], words: str, shown: Callable[[str], str]
) -> tuple[KeptPosition, ...]:
    """The positions with all these words in their line, their note or the title of their game, or for their star.

    `shown` translates a title; "★" and the word "starred" find stars.
    """
    parts = words.casefold().split()
    titles = {game: shown(title) for game, title in TITLES.items()}
    star = f"{STAR} {shown(_STARRED)}"

    def searched(position: KeptPosition) -> str:
        title, stars = titles.get(position.game, ""), star if position.is_starred else ""
        return f"{title} {position.line} {position.note} {stars}".casefold()

    return tuple(position for position in positions if all(part in searched(position) for part in parts))


class Positions:
    """The kept positions in a store, and those asked about last.

    Everything is read from the store when it is needed, and written at once, so that several windows can change the
    same list. All raise StoreError, except `remember`; nothing has changed in that case.
    """

    def __init__(self, store: Store) -> None:
        """Read nothing yet."""
        self._store = store
        self._known: dict[str, tuple[str, tuple[KeptPosition, ...]]] = {}
        """The last text of each list in the store, and its positions: reading a thousand takes 20 ms."""

    @property
    def kept(self) -> tuple[KeptPosition, ...]:
        """The kept positions, the newest first."""
        return self._read(KEPT)

    @property
    def recent(self) -> tuple[str, ...]:
        """The lines of the last 20 positions asked about, the newest first."""
        return tuple(position.line for position in self._read(RECENT))

    def keep(self, *positions: KeptPosition) -> None:
        """Keep positions, in this order before all others; one that is kept already gets its new note and star.

        Raises StoreError if there would be more than 1,000, and NotationError for a line or note that no list can hold.
        """
        kept = self.kept
        new = {position.line: _tidy(position) for position in positions}
        before = {position.line for position in kept}
        added = [position for line, position in new.items() if line not in before]
        self._keep((*added, *(new.get(position.line, position) for position in kept)), len(kept))

    def mark(self, *lines: str, note: str | None = None, is_starred: bool | None = None) -> None:
        """Give the positions of these lines a note or a star, None to leave it; one that is not kept yet is kept.

        Raises StoreError and NotationError as `keep` does.
        """
        kept = {position.line: position for position in self.kept}
        marked = (kept.get(line, KeptPosition(line)) for line in lines)
        self.keep(
            *(
                KeptPosition(
                    position.line,
                    position.note if note is None else note,
                    position.is_starred if is_starred is None else is_starred,
                )
                for position in marked
            )
        )

    def add(self, positions: Iterable[KeptPosition]) -> int:
        """Keep the positions of a list; return how many are new.

        Those kept already stay where they are, with the notes of both. Raises StoreError as `keep` does.
        """
        kept = {position.line: position for position in self.kept}
        joined = [_with_notes_of(kept.get(position.line, position), position) for position in positions]
        self.keep(*joined)
        return sum(position.line not in kept for position in joined)

    def remove(self, *lines: str) -> None:
        """Do not keep the positions of these lines any longer."""
        kept = self.kept
        self._keep([position for position in kept if position.line not in lines], len(kept))

    def put_back(self, before: Iterable[KeptPosition], lines: Iterable[str]) -> None:
        """Keep the positions of these lines again, each where the earlier list `before` had it."""
        gone, kept = set(lines), list(self.kept)
        there = {position.line for position in kept}
        for place, position in enumerate(before):
            if position.line in gone - there:
                kept.insert(place, position)
        self._keep(kept, len(there))

    def remember(self, line: str) -> None:
        """Save that a position was asked about. If it cannot be saved, the list stays: nobody asked for it."""
        with suppress(StoreError):
            others = [each for each in self._read(RECENT) if each.line != line]
            self._write(RECENT, [_tidy(KeptPosition(line)), *others][:MOST_RECENT])

    def _keep(self, positions: Iterable[KeptPosition], before: int) -> None:
        kept = tuple(positions)
        if len(kept) > max(MOST_KEPT, before):
            raise StoreError(
                tr("You can keep at most {most} positions. Delete some first.", most=figure(MOST_KEPT))
            )
        self._write(KEPT, kept)

    def _read(self, name: str) -> tuple[KeptPosition, ...]:
        """A list. A damaged one is set aside, and continues with the lines that can be read."""
        text = self._store.setting(name) or ""
        known, positions = self._known.get(name, ("", ()))
        if text == known:
            return positions
        lines = text.splitlines()
        readable: dict[str, KeptPosition] = {}
        for position in map(_position_in, lines):
            with suppress(NotationError):
                readable[position.line] = _tidy(position)
        positions = tuple(readable.values())
        self._known[name] = text, positions
        if len(positions) < len(lines):
            self._store.set_setting_aside(name)
            self._write(name, positions)
        return positions

    def _write(self, name: str, positions: Sequence[KeptPosition]) -> None:
        text = list_text(positions)
        self._store.keep_setting(name, text)
        self._known[name] = text, tuple(positions)


def _position_in(text: str) -> KeptPosition:
    """The position in a line of a list, whatever its game says to it."""
    line, *notes = re.split(r"\s+#", text, maxsplit=1)
    note = Note.of("".join(notes).strip())
    return KeptPosition(re.sub(r"(\s)\\#", r"\1#", line).strip(), note.text, note.is_starred)


def _checked(position: KeptPosition) -> KeptPosition:
    """The position with the line that its game writes. Raises NotationError for one that cannot be kept."""
    return _tidy(replace(position, line=read_position(position.line).to_text()))


def _tidy(position: KeptPosition) -> KeptPosition:
    """The position as a list gives it back. Raises NotationError if no list can hold it."""
    line = position.line
    if len(line) > LONGEST_LINE or not _START.match(line) or _UNWRITABLE.search(line):
        raise NotationError(tr("this is not a position"))
    note = Note.of(" ".join(_UNWRITABLE.sub(" ", position.note).split()))
    check_note(note.text)
    return KeptPosition(line, note.text, position.is_starred or note.is_starred)


def _with_notes_of(position: KeptPosition, other: KeptPosition) -> KeptPosition:
    """The position with the notes of both, unless they are too long together, and with the star of either."""
    own = position.note.split(_BETWEEN)
    note = _BETWEEN.join(
        filter(None, (*own, *(part for part in other.note.split(_BETWEEN) if part not in own)))
    )
    is_starred = position.is_starred or other.is_starred
    return KeptPosition(position.line, note if len(note) <= LONGEST_NOTE else position.note, is_starred)
