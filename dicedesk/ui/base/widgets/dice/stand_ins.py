"""What lies unseen over each painted die: a part of the window that a screen reader finds, with the face as its value.

A tray is one picture; without these it would have no dice for somebody who cannot see it.
"""

from collections.abc import Callable, Collection

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from dicedesk.core.dice import Roll
from dicedesk.ui.base.accessibility.accessible import tell_face
from dicedesk.ui.base.look.theme import ON_FELT, Corner
from dicedesk.ui.base.widgets.dice.motion.layout import REACH, DiceLayout
from dicedesk.ui.base.words import tr

_RING, _INSIDE = 2.0, 6.0
"""The line round a die that has the keyboard's focus: its width, and how far inside the frame of a kept one it runs."""


class DieStandIn(QWidget):
    """Stands for a die that only shows something."""

    accessible_role = "Graphic"

    def __init__(self, place: int, tray: QWidget) -> None:
        """The die at this place, from 0; it shows nothing yet."""
        super().__init__(tray)
        self.place, self.accessible_face = place, 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_face(self, face: int, *, is_kept: bool) -> None:
        """Shows this face."""
        _show(self, face, name_of_die(self.place, face, is_kept=is_kept))


class KeepableDie(QAbstractButton):
    """Stands for a die that can be kept. A click does not keep it by itself; whoever hears `clicked` does."""

    accessible_role = "CheckBox"

    def __init__(self, place: int, tray: QWidget) -> None:
        """The die at this place, from 0; it shows nothing yet."""
        super().__init__(tray)
        self.place, self.accessible_face = place, 0
        self.setCheckable(True)
        # The tray knows what is under the mouse.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_face(self, face: int, *, is_kept: bool) -> None:
        """Shows this face, and whether it is kept."""
        self.setChecked(is_kept)
        _show(self, face, name_of_die(self.place, face, is_kept=is_kept))

    def nextCheckState(self) -> None:
        """Stays as it is."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints a ring where the keyboard's focus is; the die under it is painted."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(ON_FELT), _RING, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE), Corner.BUTTON, Corner.BUTTON
        )
        painter.end()


class StandIns:
    """One for each die of a tray, made when as many dice first lie there."""

    def __init__(self) -> None:
        """There are no dice yet."""
        self._dice: list[DieStandIn | KeepableDie] = []

    def show_faces(
        self, faces: Roll, kept: Collection[int], make: Callable[[int], DieStandIn | KeepableDie]
    ) -> None:
        """Stands for dice with these faces, of which those at some places are kept.

        `make` makes a missing one for its place, from 0.
        """
        while len(self._dice) < len(faces):
            self._dice.append(make(len(self._dice)))
        for die, face in zip(self._dice, faces, strict=False):
            die.show_face(face, is_kept=die.place in kept)
            die.show()
        for die in self._dice[len(faces) :]:
            die.hide()
            die.setAccessibleName("")

    def lie(self, layout: DiceLayout) -> None:
        """Lies where the dice lie."""
        side = 2 * REACH * layout.edge
        for die, (x, y) in zip(self._dice, layout.places, strict=False):
            die.setGeometry(QRectF(x - side / 2, y - side / 2, side, side).toRect())

    def let_choose(self, *, on: bool) -> None:
        """Has the Tab key find the dice, or pass them by."""
        for die in self._dice:
            die.setFocusPolicy(Qt.FocusPolicy.TabFocus if on else Qt.FocusPolicy.NoFocus)


def _show(die: DieStandIn | KeepableDie, face: int, name: str) -> None:
    """Shows a face under a name. What is as it was is not told again: a screen reader would read it again."""
    if name != die.accessibleName():
        die.setAccessibleName(name)
    if face != die.accessible_face:
        die.accessible_face = face
        tell_face(die, face)


def name_of_die(place: int, face: int, *, is_kept: bool) -> str:
    """What the die at a place, from 0, is called where it cannot be seen."""
    if is_kept:
        return tr("Die {die} shows {face}, kept", die=place + 1, face=face)
    return tr("Die {die} shows {face}", die=place + 1, face=face)
