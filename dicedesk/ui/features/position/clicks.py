"""Clicks on the table that lead to the fields of a position, and menus with their values."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget

from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.position.controls import PositionControl
from dicedesk.ui.features.position.fields import FieldsRoom
from dicedesk.ui.table.field_links import FieldLink, FieldLinks, LinkAt


class TableClicks(QObject):
    """Leads from a click on the table to the field that sets the thing clicked.

    A left click that does something in the game still does that. A right click, the Menu key and Shift+F10 offer the
    values of the field in a menu.
    """

    def __init__(self, room: FieldsRoom, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self._links: dict[QWidget, LinkAt] = {}

    def watch(self, links: FieldLinks) -> None:
        """Wait for clicks on another table."""
        self._links.update(links)
        for part in links:
            part.setMouseTracking(True)
            part.installEventFilter(self)

    def lead_to(self, link: FieldLink) -> None:
        """Scroll to a field and focus it."""
        control = self._room.fields.controls.get(link.field)
        if control is not None:
            self._room.ensureWidgetVisible(control)
            control.lead_to(link.part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget):
            return False
        match event:
            case QMouseEvent() if event.type() is QEvent.Type.MouseButtonPress:
                is_left = event.button() is Qt.MouseButton.LeftButton
                return is_left and self._follow(watched, event.position().toPoint())
            case QMouseEvent() | QEnterEvent():
                self._show_pointer(watched, event.position().toPoint())
            case QHelpEvent() if event.type() is QEvent.Type.ToolTip:
                return self._show_tip(watched, event)
            case QContextMenuEvent() if event.reason() is QContextMenuEvent.Reason.Mouse:
                return self._offer_values(watched, event.pos())
            case QContextMenuEvent():
                return self._offer_values(watched, _focus_in(watched))
            case QKeyEvent() if event.type() is QEvent.Type.KeyPress and _asks_for_menu(event):
                return self._offer_values(watched, _focus_in(watched))
        return False

    def _found(self, part: QWidget, place: QPoint) -> tuple[FieldLink, PositionControl] | None:
        """The link at a place, and the control of its field, if the position has the field."""
        link = self._links[part](place)
        control = None if link is None else self._room.fields.controls.get(link.field)
        return None if link is None or control is None else (link, control)

    def _follow(self, part: QWidget, place: QPoint) -> bool:
        found = self._found(part, place)
        if found is None or found[0].has_own_click:
            return False
        self.lead_to(found[0])
        return True

    def _show_pointer(self, part: QWidget, place: QPoint) -> None:
        found = self._found(part, place)
        if found is None:
            part.unsetCursor()
        elif not found[0].has_own_click:
            part.setCursor(Qt.CursorShape.PointingHandCursor)

    def _show_tip(self, part: QWidget, event: QHelpEvent) -> bool:
        """Say what a click sets, below the tip of the table."""
        found = self._found(part, event.pos())
        if found is None:
            return False
        link, control = found
        field = shown(control.field.title)
        words = (
            tr("Right-click to set “{field}”", field=field)
            if link.has_own_click
            else tr("Click to set “{field}”", field=field)
        )
        QToolTip.showText(event.globalPos(), "\n".join(filter(None, (part.toolTip(), words))), part)
        return True

    def _offer_values(self, part: QWidget, place: QPoint) -> bool:
        """Offer the values of a field in a menu; lead to the field if it has no list of values."""
        found = self._found(part, place)
        if found is None:
            return False
        link, control = found
        values = control.values(link.part)
        if not values:
            self.lead_to(link)
            return True
        menu = QMenu(part.window())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # A screen reader would call it by the name of the program.
        menu.setAccessibleName(shown(control.field.title))
        for number, (title, value) in enumerate(values):
            action = menu.addAction(title.replace("&", "&&"))
            action.setData(number)
            action.setCheckable(True)
            action.setChecked(value == control.field.value)
            if action.isChecked():
                menu.setActiveAction(action)
        menu.triggered.connect(lambda action: self._put(link, control, values[action.data()][1]))
        menu.popup(part.mapToGlobal(place))
        return True

    def _put(self, link: FieldLink, control: PositionControl, value: object) -> None:
        focus = QApplication.focusWidget()
        control.put(value)
        if focus is not None and not focus.isEnabled():
            # A box that has just been filled passes the focus on to a part of the table that has nothing to do with it.
            self.lead_to(link)


def _asks_for_menu(event: QKeyEvent) -> bool:
    # Windows makes a context menu event of it, Qt elsewhere only of the Menu key.
    return event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier


def _focus_in(part: QWidget) -> QPoint:
    """The place of the keyboard's focus: in the middle of a die on its felt, otherwise at the beginning of the part."""
    focus = QApplication.focusWidget()
    if focus is None or focus is part:
        return QPoint()
    return part.mapFromGlobal(focus.mapToGlobal(focus.rect().center()))
