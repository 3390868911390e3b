"""Notes on games and moves: a field with a star, and the saving of what is written in it."""

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSizePolicy, QWidget

from dicedesk.core.notes import LONGEST_TEXT, Note
from dicedesk.core.words import figure
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.past_games import History
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.sign_button import Sign, SignButton
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.base.work import Work

_PAUSE_MS = 1_000
"""Time from the last letter to the saving of a note, in milliseconds."""
_MOST_LINES = 5


class _NoteText(QPlainTextEdit):
    """As high as its text, up to a few lines, or one line until it has the focus.

    Signals: `left()` when the writer has finished.
    """

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_style(self, "note")
        self._is_low = False
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(Space.TIGHT)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    def set_low(self, *, is_so: bool) -> None:
        """Show one line until the text has the focus."""
        self._is_low = is_so
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends the writing, and not the window's life."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste no more than is needed to say that it is too long."""
        self.insertPlainText(source.text()[: LONGEST_TEXT + 1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Take the height of another font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._fit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the beginning of a note that is longer than the field."""
        super().focusOutEvent(event)
        self._fit()
        self.verticalScrollBar().setValue(0)

    def _fit(self) -> None:
        # Qt counts the height of such a document in lines.
        most = 1 if self._is_low and not self.hasFocus() else _MOST_LINES
        needed = round(self.document().size().height())
        lines, is_longer = min(max(needed, 1), most), needed > _MOST_LINES
        always, never = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(always if is_longer else never)
        around = 2 * (Space.TIGHT + self.frameWidth()) + 2
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + around)


class NoteField(QWidget):
    """A star, and a note of any number of lines.

    Signals: `edited(Note)` after a pause in the writing, when the field is left or hidden, and when the star changes;
    `left()` when Escape ends the writing; `told(str)` with a sentence about a text that is too long.
    """

    edited = Signal(object)
    left = Signal()
    told = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.star, self.text = SignButton(appearance, Sign.STAR, tr("Star")), _NoteText()
        self.star.setCheckable(True)
        self._shown = Note()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.finish)
        self.text.textChanged.connect(self._on_typed)
        self.text.left.connect(self._on_left)
        self.text.installEventFilter(self)
        self.star.clicked.connect(self.finish)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        row.addWidget(self.star, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.text, 1, Qt.AlignmentFlag.AlignTop)
        self.set_writable(is_so=False)

    @property
    def note(self) -> Note:
        """The note as it would be saved now."""
        return Note.typed(self.text.toPlainText(), is_starred=self.star.isChecked())

    def show_note(self, note: Note, title: str) -> None:
        """Show another note, after finishing the last one; `title` says what it is about."""
        self.finish()
        self._shown = note
        self.text.setPlainText(note.text)
        self._pause.stop()
        self.star.setChecked(note.is_starred)
        self.text.setPlaceholderText(title)
        self.text.setAccessibleName(title)

    def set_writable(self, *, is_so: bool) -> None:
        """Allow changes, or only reading."""
        self.text.setReadOnly(not is_so)
        self.star.setEnabled(is_so)

    def write(self) -> None:
        """Go on writing at the end of the note."""
        self.text.setFocus()
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)

    def finish(self) -> None:
        """Report the note if it has changed."""
        self._pause.stop()
        note = self.note
        if note != self._shown and not self.text.isReadOnly():
            self._shown = note
            self.edited.emit(note)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Finish when the text loses the focus."""
        if event.type() is QEvent.Type.FocusOut:
            self.finish()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.finish()

    def _on_typed(self) -> None:
        if self.text.isReadOnly():
            return
        self._pause.start()
        if len(self.text.toPlainText()) > LONGEST_TEXT:
            self.told.emit(
                tr("A note has at most {most} characters. The rest is not saved.", most=figure(LONGEST_TEXT))
            )

    def _on_left(self) -> None:
        self.finish()
        self.left.emit()


class NoteSaving(QObject):
    """Saves the notes of games, in the order in which they are written.

    Signals: `saved()` when some are, `told(str)` with the reason why some are not. These are saved with the next note
    on the same game.
    """

    saved = Signal()
    told = Signal(str)

    def __init__(self, past: History, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._past = past
        self._work = Work(jobs, self, self._on_saved, self._on_failed, ends_with_owner=False)
        self._unsaved: dict[int, dict[int, str]] = {}
        self._waiting: list[int] = []
        self._sent: tuple[int, dict[int, str]] = (0, {})
        self._is_ending = False

    def keep(self, number: int, place: int, note: str) -> None:
        """Save a note at a place of a game as records write it: 0 for the game, n for move n."""
        self._unsaved.setdefault(number, {})[place] = note
        if number not in self._waiting:
            self._waiting.append(number)
        self._go_on()

    def unsaved(self, number: int) -> dict[int, str]:
        """The notes on a game that are not saved yet."""
        return self._unsaved.get(number, {})

    def finish(self) -> None:
        """End when all is saved."""
        self._is_ending = True
        self._go_on()

    def _go_on(self) -> None:
        if self._work.is_busy:
            return
        if self._waiting:
            number = self._waiting.pop(0)
            self._sent = number, dict(self._unsaved[number])
            self._work.ask(_keep_notes, self._past, *self._sent)
        elif self._is_ending:
            self.deleteLater()

    def _on_saved(self, _: None) -> None:
        number, sent = self._sent
        later = {place: note for place, note in self._unsaved[number].items() if sent.get(place) != note}
        self._unsaved[number] = later
        self.saved.emit()
        self._go_on()

    def _on_failed(self, reason: str) -> None:
        self.told.emit(tr("The note could not be saved: {reason}", reason=shown(reason)))
        self._go_on()


def _keep_notes(past: History, number: int, notes: dict[int, str]) -> None:
    past.keep_notes(number, notes)
