"""The card with the note on the chosen game of the history."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QWidget

from dicedesk.core.notes import Note
from dicedesk.features.saved_notes import SavedNotes, notes_of_game
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import shown, tr, trn
from dicedesk.ui.base.work import Work
from dicedesk.ui.features.notes import NoteField, NoteSaving


class GameNoteCard(Card):
    """Shows and saves the note on a finished game; it is hidden if none is chosen.

    Signals: `saved()` when the note has changed in the store, `left()` when Escape ends the writing, `told(str)` with a
    message for the user.
    """

    saved = Signal()
    left = Signal()
    told = Signal(str)

    def __init__(self, parts: AppParts, parent: QWidget) -> None:
        super().__init__(tr("Note on the game"), parent)
        self._past = parts.late.history
        self._number = self._wanted = 0
        self.field = NoteField(parts.appearance)
        self.moves: QLabel = label("second", wraps=True)
        self.add(self.field)
        self.add(self.moves)
        self._reading = Work(parts.jobs, self, self._on_read, self._on_failed)
        self._saving = NoteSaving(self._past, parts.jobs, self)
        self._saving.saved.connect(self._on_saved)
        for signals in (self._saving, self.field):
            signals.told.connect(self.told)
        self.field.left.connect(self.left)
        self.field.edited.connect(self._on_edited)
        self.hide()

    def show_game(self, number: int) -> None:
        """Show the note on the game of this number; 0 for none. It is read in the background."""
        if number and number == self._number and self.field.text.hasFocus():
            return
        self.field.finish()
        self._reading.cancel()
        self._wanted = number
        if number:
            self._reading.ask(notes_of_game, self._past, number)
        else:
            self._on_read(None)

    def _on_read(self, saved: SavedNotes | None) -> None:
        self._number = 0 if saved is None else saved.number
        notes = {} if saved is None else {**saved.notes, **self._saving.unsaved(saved.number)}
        self.field.show_note(Note.of(notes.get(0, "")), tr("Note on the game"))
        self.field.set_writable(is_so=saved is not None)
        moves = sum(bool(place and note) for place, note in notes.items())
        write(self.moves, trn("1 move has a note.", "{count} moves have a note.", moves) if moves else "")
        self.setVisible(saved is not None)

    def _on_failed(self, reason: str) -> None:
        self._on_read(None)
        self.told.emit(shown(reason))

    def _on_saved(self) -> None:
        self.saved.emit()
        if self._reading.is_busy:
            # It may have been read before that.
            self._reading.ask(notes_of_game, self._past, self._wanted)

    def _on_edited(self, note: Note) -> None:
        self._saving.keep(self._number, 0, note.written)
