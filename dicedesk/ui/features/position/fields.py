"""The strip of controls that set up a position."""

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from dicedesk.core.position import PositionLine
from dicedesk.games.catalogue import position_fields
from dicedesk.play.position_fields import Fields
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.wrapping import FlowRow, Places
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.position.controls import PositionControl, control_for

Line = PositionLine[Any]

_AT_ONCE = 3
"""The most controls made in a turn of the event loop after the first: a second player of Yacht brings a dozen."""


class PositionFields(FlowRow):
    """All fields of a position. An impossible value stays in its control, so that the next change can make it possible.

    Signals: `position_set(PositionLine)` after a change, `refused(str)` with the reason why the changed position is
    impossible, `settled()` a turn of the event loop after all controls of a position are in their places.
    """

    position_set = Signal(object)
    refused = Signal(str)
    settled = Signal()

    accessible_role = "Grouping"

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Show nothing before `show_position`."""
        super().__init__((), Space.MEDIUM, parent)
        self.setAccessibleName(tr("Position"))
        self._appearance = appearance
        self._line: Line | None = None
        self._fields: Fields[Any] = ()
        self._made: dict[str, PositionControl] = {}
        self._placed: dict[int, Places] = {}
        self._wrong = self._fault = ""
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._go_on)

    @property
    def controls(self) -> dict[str, PositionControl]:
        """The controls that are shown, by the ids of their fields, in order."""
        return {control.field.id: control for control in self._parts if isinstance(control, PositionControl)}

    def places(self, width: int) -> Places:
        """Each control after the previous one, or on the next line."""
        # A layout asks dozens of times, and Yacht has dozens of controls.
        if width not in self._placed:
            self._placed[width] = super().places(width)
        return self._placed[width]

    def show_position(self, line: Line) -> None:
        """Show another position, without a signal."""
        if self._line is None or self._line.spec is not line.spec:
            for control in self._made.values():
                control.hide()
                control.deleteLater()
            self._made.clear()
        if line != self._line:
            self._show(line)
        self._mark("", "")
        self._turn.start()

    def event(self, event: QEvent) -> bool:
        """Keep keys that a control takes from being shortcuts of the game."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and _is_for_a_control(event)
        ):
            event.accept()
            return True
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._placed.clear()
        return super().event(event)

    def _show(self, line: Line) -> None:
        is_first = not self._made
        self._line, self._fields = line, position_fields(line)
        for field in self._fields:
            if field.id in self._made:
                self._made[field.id].show_field(field)
        changes = {field.id for field in self._fields} ^ self.controls.keys()
        if is_first or len(changes) <= _AT_ONCE:
            self._make(self._missing)
            self._put_in_order()

    def _go_on(self) -> None:
        """Make a few of the missing controls, or put all in order, or say that this is done."""
        missing = self._missing
        if missing:
            self._make(missing[:_AT_ONCE])
        elif self._parts != self._in_order:
            self._put_in_order()
        else:
            self.settled.emit()
            return
        self._turn.start()

    @property
    def _missing(self) -> Fields[Any]:
        return tuple(field for field in self._fields if field.id not in self._made)

    @property
    def _in_order(self) -> tuple[PositionControl, ...]:
        return tuple(self._made[field.id] for field in self._fields)

    def _make(self, missing: Fields[Any]) -> None:
        for field in missing:
            control = self._made[field.id] = control_for(field, self._appearance, self)
            control.changed.connect(self._on_changed)
            control.ensurePolished()

    def _put_in_order(self) -> None:
        """Show the controls of the fields, in their order."""
        controls = self._in_order
        if controls == self._parts:
            return
        self._parts = controls
        self._placed.clear()
        for control in self._made.values():
            control.setVisible(control in controls)
        stops = [stop for control in controls for stop in control.stops]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        self.updateGeometry()
        self._arrange()

    def _on_changed(self, field: str, line: Line) -> None:
        if field not in [each.id for each in self._fields]:
            # It goes in a later turn of the event loop, and its line would bring the last position back.
            return
        self._show(line)
        self._turn.start()
        reason = line.state.impossible()
        if reason is None:
            self._mark("", "")
            self.position_set.emit(line)
        else:
            fault = shown(reason)
            # Another field does not take over a fault that was there before it changed.
            self._mark(self._wrong if fault == self._fault else field, fault)
            self.refused.emit(shown(reason))

    def _mark(self, wrong: str, fault: str) -> None:
        """Mark only the control of this field as wrong."""
        self._wrong, self._fault = wrong, fault
        for name, control in self._made.items():
            control.show_fault(fault if name == wrong else "")


_MOST = 0.36
"""The largest share of the window's height for the fields; more of them scroll."""


class FieldsRoom(QScrollArea):
    """The room for the fields over the table: as high as they are, unless that leaves the table too little."""

    def __init__(self, fields: PositionFields) -> None:
        super().__init__()
        self.fields = fields
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(fields)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return min(self.fields.heightForWidth(width), round(_MOST * self.window().height()))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        narrowest = self.fields.narrowest()
        return QSize(narrowest, self.heightForWidth(max(self.width(), narrowest)))

    def viewportEvent(self, event: QEvent) -> bool:
        """Make room again when the fields need more or less."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            # Fields that grow before their room would bring a scroll bar, and be laid out and painted twice.
            QCoreApplication.sendPostedEvents(self.window(), QEvent.Type.LayoutRequest.value)
        return super().viewportEvent(event)


_STEPS = frozenset(
    {
        *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
        *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End),
        *(Qt.Key.Key_Backspace, Qt.Key.Key_Delete),
    }
)
_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def _is_for_a_control(event: QKeyEvent) -> bool:
    has_letter = bool(event.text()) and event.text().isprintable()
    return not event.modifiers() & ~_PLAIN and (has_letter or event.key() in _STEPS)
