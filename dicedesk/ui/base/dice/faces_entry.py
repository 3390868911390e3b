"""The entry for the faces of real dice: typed, or clicked."""

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dicedesk.core.dice import SIDES, Roll
from dicedesk.play.typed_dice import FACE_RANGE, count_words
from dicedesk.ui.base.dice.flat import FlatDice
from dicedesk.ui.base.keys import is_enter
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import HIGH_CONTRAST, IVORY, Space, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import listed, shown, tr

_DIE = 24
"""The edge of a die, in pixels at the normal font size."""
_CORNER = 0.22
_DIGITS = "0123456789"


class FacesEntry(QFrame):
    """The entry for all faces of a throw, typed with the digits 1 to 6 or clicked.

    Backspace removes a face, Enter makes the throw, Escape leaves. Nothing else knows the faces before `thrown`.

    Signals: `thrown(tuple)` with all faces, `left()` when the player wants to go back to the choice, `told(str)` with
    the typed faces and what is wrong with them, for the screen reader.
    """

    thrown = Signal(object)
    left = Signal()
    told = Signal(str)

    accessible_role = "Grouping"

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        set_style(self, "faces")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._faces: Roll = ()
        self._dice = 0
        self._ask, self._note = label("lead", wraps=True), label("second", wraps=True)
        self.back = QPushButton(tr("Erase (Backspace)"))
        self.leave = QPushButton(tr("Back to your choice (Esc)"))
        self.throw = QPushButton(tr("Roll (Enter)"))
        set_style(self.throw, "primary")
        self._row = _TypedRow(appearance)
        self.choices = tuple(_FaceButton(face, appearance) for face in range(1, SIDES + 1))
        for choice in self.choices:
            choice.clicked.connect(partial(self.add, choice.face))
        self.back.clicked.connect(self.take_back)
        self.leave.clicked.connect(self.left)
        self.throw.clicked.connect(self.finish)
        self._lay_out()
        appearance.changed.connect(self._show)
        self.hide()

    @property
    def faces(self) -> Roll:
        return self._faces

    def ask_for(self, sentence: str, dice: int, *, may_leave: bool) -> None:
        """Ask for the faces of `dice` dice; `may_leave` says whether the player can go back to the choice."""
        self._faces, self._dice = (), dice
        self._ask.setText(sentence)
        self.setAccessibleName(sentence)
        self.leave.setVisible(may_leave)
        self._note.setText(_keys())
        self._show()
        self.show()
        self.told.emit(sentence)

    def add(self, face: int) -> None:
        if face not in range(1, SIDES + 1):
            self._refuse(shown(FACE_RANGE))
        elif len(self._faces) == self._dice:
            self._refuse(shown(count_words(len(self._faces) + 1, self._dice)))
        else:
            self._faces = (*self._faces, face)
            self._say()

    def take_back(self) -> None:
        """Remove the face that was typed last."""
        self._faces = self._faces[:-1]
        self._say()

    def finish(self) -> None:
        """Make the throw if all faces are typed; otherwise say how many are missing."""
        if len(self._faces) < self._dice:
            self._refuse(shown(count_words(len(self._faces), self._dice)))
        else:
            self.thrown.emit(self._faces)

    def event(self, event: QEvent) -> bool:
        """Keep its keys from being shortcuts of the game while it has the focus."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and self._is_for_here(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._is_for_here(event):
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            event.accept()
        elif event.key() == Qt.Key.Key_Backspace:
            self.take_back()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif is_enter(event):
            self.finish()
        else:
            self.add(_DIGITS.index(event.text()))

    def _is_for_here(self, event: QKeyEvent) -> bool:
        # Enter on a button presses that button.
        if is_enter(event):
            return self.hasFocus()
        is_digit = len(event.text()) == 1 and event.text() in _DIGITS
        return is_digit or event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Escape)

    def _refuse(self, sentence: str) -> None:
        self._note.setText(sentence)
        self.told.emit(sentence)

    def _say(self) -> None:
        self._show()
        missing = self._dice - len(self._faces)
        rest = shown(count_words(len(self._faces), self._dice)) if missing else tr("Press Enter to roll.")
        self._note.setText(rest)
        self.told.emit(f"{listed(self._faces)}\n{rest}" if self._faces else rest)

    def _show(self) -> None:
        self._row.show_faces(self._faces, self._dice)
        typed = tr("Typed: {faces}", faces=listed(self._faces)) if self._faces else tr("Nothing typed yet")
        self.setAccessibleDescription(typed)
        self.back.setEnabled(bool(self._faces))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        column.setSpacing(Space.SMALL)
        column.addWidget(self._ask)
        column.addWidget(ButtonRow(self._row, self.choices))
        column.addWidget(ButtonRow(self._note, (self.back, self.leave, self.throw)))


def _keys() -> str:
    return tr("Type the digits 1 to 6, or click the faces.")


def _style_of(appearance: Appearance) -> FlatDice:
    return FlatDice(HIGH_CONTRAST if appearance.palette.is_strong else IVORY)


class _FaceButton(QPushButton):
    """A button that types one face. The Tab key skips it because the keyboard has digits."""

    def __init__(self, face: int, appearance: Appearance) -> None:
        super().__init__(str(face))
        self.face, self._appearance = face, appearance
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        set_style(self, "quiet")
        self.setAccessibleName(tr("Face {face}", face=face))
        appearance.changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        edge = scaled(_DIE)
        picture = _style_of(self._appearance).picture((self.face,), edge, self.devicePixelRatioF())
        self.setIcon(QIcon(picture))
        self.setIconSize(QSize(edge, edge))


class _TypedRow(QWidget):
    """The typed faces as dice, and an empty place for each missing one."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._faces: Roll = ()
        self._dice = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_faces(self, faces: Roll, dice: int) -> None:
        self._faces, self._dice = faces, dice
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._dice * self._step - Space.SMALL, scaled(_DIE) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _step(self) -> int:
        return scaled(_DIE) + Space.SMALL

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, edge = QPainter(self), scaled(_DIE)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.palette.color("text_second"), 1, Qt.PenStyle.DashLine))
        dice, top = _style_of(self._appearance), (self.height() - edge) // 2
        for place in range(self._dice):
            left = place * self._step
            if place < len(self._faces):
                picture = dice.picture((self._faces[place],), edge, self.devicePixelRatioF())
                painter.drawPixmap(left, top, picture)
            else:
                corner = edge * _CORNER
                painter.drawRoundedRect(left + 1, top + 1, edge - 2, edge - 2, corner, corner)
        painter.end()
