"""The notes of a review: on the game, and on the visible move. They are saved with the game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel, QPushButton

from dicedesk.core.notes import LONGEST_NOTE, STAR, Note
from dicedesk.core.record import Record
from dicedesk.features.review.lines import OtherLine, lines_of, may_have_lines, without_lines
from dicedesk.features.saved_notes import notes_of_record
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.past_games import History
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import listed, shown, tr
from dicedesk.ui.base.work import Work
from dicedesk.ui.features.notes import NoteField, NoteSaving

_SIGN = "*"
"""Stands beside the number of a move with a note."""


class ReviewNotes(QObject):
    """The notes in a record, which can be changed once its saved game is found.

    The lines in them, of moves not played, are saved too, but not shown here.

    Signals: `found(Record)` with the saved notes, `changed()` when a move has a note or star that it did not have, or
    has none any more; `left()` when the writer has finished; `told(str)` with a message for the user.
    """

    found = Signal(object)
    changed = Signal()
    left = Signal()
    told = Signal(str)

    def __init__(self, record: Record[Any], appearance: Appearance, parent: QObject) -> None:
        """Show what is noted in the record."""
        super().__init__(parent)
        self._record = record
        self._notes = {} if may_have_lines(record) else _notes_in(record)
        self._lines: dict[int, list[str]] = {}
        self._place = 0
        self._number: int | None = None
        self._saving: NoteSaving | None = None
        self.game, self.move = NoteField(appearance), NoteField(appearance)
        self.reason: QLabel = label("second", wraps=True)
        # Without a title: the list of moves below needs the height.
        self.card = Card("")
        self.card.setAccessibleName(tr("Note on the game"))
        self.game.text.setToolTip(tr("Note on the game (Shift+N)"))
        self.move.text.setToolTip(tr("Note on the move (N)"))
        self.move.star.setToolTip(tr("Star (S)"))
        self.card.add(self.game)
        self.card.add(self.reason)
        write(self.reason, "")
        self.button = QPushButton(tr("Note…"))
        self.button.setToolTip(tr("Note on the move (N)"))
        self.button.setAutoDefault(False)
        self.button.clicked.connect(lambda: self.write_on(self._place))
        self._is_folded = self._is_wanted = False
        for field in (self.game, self.move):
            field.left.connect(self.left)
            field.told.connect(self.told)
        self.game.edited.connect(lambda note: self._keep(0, note))
        self.move.edited.connect(lambda note: self._keep(self._place, note))
        self._show_game()

    def find(self, past: History, jobs: Jobs, keeper: QObject) -> None:
        """Look for the saved game; `keeper` outlives the window, so that the last note is saved after it."""
        self._saving = NoteSaving(past, jobs, keeper)
        self._saving.told.connect(self.told)
        self.destroyed.connect(self._saving.finish)
        Work(jobs, self, self._on_found, self._on_failed).ask(_opened, past, self._record)

    def fold(self, *, is_so: bool) -> None:
        """Show the field of a move without a note only when asked, and one line of others: a small window is full."""
        self._is_folded = is_so
        # Otherwise the chart above would move from one moment to the next.
        policy = self.move.sizePolicy()
        policy.setRetainSizeWhenHidden(not is_so)
        self.move.setSizePolicy(policy)
        self.move.text.set_low(is_so=is_so)
        self._show_fields()

    @property
    def record(self) -> Record[Any]:
        """The record with the notes as they are now, without lines."""
        return _with_notes(self._record, self._notes)

    def keep_lines(self, lines: Iterable[OtherLine]) -> None:
        """Save other lines with the notes on their moves."""
        before = self._lines
        self._set_lines(lines)
        for place in sorted({*before, *self._lines}):
            if before.get(place) != self._lines.get(place):
                self._save(place)

    def show_place(self, place: int) -> None:
        """Show the note on a move; 0 shows none."""
        self.move.finish()
        self._place, self._is_wanted = place, self._is_wanted and place == self._place
        if place:
            self.move.show_note(self._note(place), tr("Note on move {number}", number=place))
        self._show_fields()

    def write_on(self, place: int) -> None:
        """Write on the game (0) or on the visible move; say why if that is impossible."""
        field, self._is_wanted = self.move if place else self.game, bool(place)
        self._show_fields()
        if field.isHidden():
            self.told.emit(self.reason.text())
        field.write()

    def turn_star(self, place: int) -> None:
        """Star the game (0) or the visible move, or take its star away."""
        (self.move if place else self.game).star.click()

    def sign(self, place: int) -> str:
        """The sign beside the number of a move: a star, one for a note, or ""."""
        note = self._note(place)
        return STAR if note.is_starred else _SIGN if note.text else ""

    def spoken(self, place: int) -> str:
        """The number of a move, and whether it has a note and a star."""
        note = self._note(place)
        return listed(
            filter(None, (str(place), tr("star") if note.is_starred else "", tr("note") if note.text else ""))
        )

    def _note(self, place: int) -> Note:
        return Note.of(self._notes.get(place, ""))

    def _keep(self, place: int, note: Note) -> None:
        before = self.sign(place)
        self._notes[place] = note.written
        self._save(place)
        if self.sign(place) != before:
            self.changed.emit()
        self._show_fields()

    def _save(self, place: int) -> None:
        if self._saving is None or self._number is None:
            return
        written = "\n".join(filter(None, (self._notes.get(place, ""), *self._lines.get(place, ()))))
        if len(written) > LONGEST_NOTE:
            self.told.emit(
                tr("This note and the lines at this move are too long together. They are not saved.")
            )
        else:
            self._saving.keep(self._number, place, written)

    def _on_found(self, opened: "_Opened") -> None:
        self._notes = _notes_in(opened.plain)
        if opened.number is None:
            self._on_failed("")
        else:
            self._number = opened.number
            self._set_lines(opened.lines)
            for field in (self.game, self.move):
                field.set_writable(is_so=True)
            # Lines that were made before are kept now.
            self.found.emit(opened.record)
        self._show_game()
        self.show_place(self._place)
        self.changed.emit()

    def _set_lines(self, lines: Iterable[OtherLine]) -> None:
        self._lines = {}
        for line in lines:
            self._lines.setdefault(line.number, []).append(line.to_text())

    def _on_failed(self, reason: str) -> None:
        why = tr("You can write notes once the game is over and in your history.")
        write(self.reason, shown(reason) or why)
        self._show_fields()

    def _show_game(self) -> None:
        self.game.show_note(self._note(0), tr("Note on the game"))
        self._show_fields()

    def _show_fields(self) -> None:
        is_writable = self._number is not None
        self.game.setVisible(is_writable or self._note(0) != Note())
        has_note = self._place > 0 and self._note(self._place) != Note()
        may_write = self._place > 0 and is_writable
        self.move.setVisible(has_note or (may_write and (self._is_wanted or not self._is_folded)))
        self.button.setVisible(self._is_folded and may_write and self.move.isHidden())


@dataclass(frozen=True)
class _Opened:
    """The number of the saved game, None if there is none; its record, the same without lines, and the lines."""

    number: int | None
    record: Record[Any]
    plain: Record[Any]
    lines: tuple[OtherLine, ...]


def _opened(past: History, record: Record[Any]) -> _Opened:
    """Raises StoreError."""
    saved = notes_of_record(past, record)
    number = None if saved is None else saved.number
    noted = record if saved is None else _with_notes(record, saved.notes)
    return _Opened(number, noted, without_lines(noted), lines_of(noted))


def _notes_in(record: Record[Any]) -> dict[int, str]:
    return dict(enumerate((record.note, *(play.note for play in record.plays))))


def _with_notes(record: Record[Any], notes: Mapping[int, str]) -> Record[Any]:
    written = enumerate(record.plays, 1)
    plays = tuple(replace(play, note=notes.get(place, "")) for place, play in written)
    return replace(record, plays=plays, note=notes.get(0, ""))
