"""What each view of the window is looked at for: each check names the faults of a view, and none if all is well."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial, wraps
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractAnimation,
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAction,
    QColor,
    QGuiApplication,
    QImage,
    QKeySequence,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionFrame,
    QTabWidget,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from dicedesk.core.languages import LANGUAGES
from dicedesk.ui.base.dice.tray import DiceTray, KeepableDie
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.widgets.card import CardScroll
from dicedesk.ui.base.widgets.game_frame import TableScroll
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.lab.question import QuestionSection
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.conftest import STRANGE_SIGNS, is_busy
from tests.ui.pixels import pixels_by_color
from tests.ui.table.conftest import cut, scroll_to
from tests.ui.walk import View, dialogs, settle

Check = Callable[[View], Sequence[str]]


def at(names: str, check: Check) -> Check:
    """A check of the views with such names alone."""
    return wraps(check)(lambda view: check(view) if re.search(names, view.name) else ())


# Room

CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QSlider, QSpinBox)


def cut_off(view: View) -> list[str]:
    """What does not fit: the window itself, what takes clicks, and texts."""
    shown = view.shown
    if isinstance(shown, QMenu):
        inside = shown.rect()
        return [
            action.text() for action in shown.actions() if not inside.contains(shown.actionGeometry(action))
        ]
    faults = []
    if isinstance(shown, QDialog):
        # A window beside the game has as much room as the window of the game: the screen of the tests is larger.
        room = main_window_of(shown).size()
        shown.resize(shown.size().boundedTo(room))
        settle()
        if shown.size().boundedTo(room) != shown.size():
            faults.append(f"it is {shown.width()} x {shown.height()} large")
    lists = shown.findChildren(QAbstractItemView) if view.part is None else []
    faults += [
        f"the list is {each.viewport().width()} wide, its rows {each.sizeHintForColumn(0)}"
        for each in lists
        if each.isVisible()
        and type(each).__module__.startswith("PySide6")
        and each.sizeHintForColumn(0) > each.viewport().width()
    ]
    return faults + [named(part) for part in parts_of(view.part or shown) if is_cut(part)]


def main_window_of(part: QWidget) -> QWidget:
    """The window of the game that another one belongs to."""
    owner = part.parentWidget()
    return part if owner is None else main_window_of(owner.window())


def parts_of(whole: QWidget) -> list[QWidget]:
    """The texts and controls that are shown; what the felt of craps draws has tests of its own."""
    kinds = (QLabel, *CONTROLS)
    return [
        part
        for part in whole.findChildren(QWidget)
        if isinstance(part, kinds) and part.isVisible() and type(part).__name__ != "SpotButton"
    ]


def is_cut(part: QWidget) -> bool:
    """Whether it lies partly outside of what can be seen or scrolled to, or is too small for its text."""
    if isinstance(part, QLabel | QPushButton | QComboBox):
        return cut(part)
    scroll_to(part)
    if isinstance(part, QLineEdit) and part.placeholderText():
        option = QStyleOptionFrame()
        part.initStyleOption(option)
        room = part.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, part)
        if part.fontMetrics().horizontalAdvance(part.placeholderText()) > room.width():
            return True
    return part.visibleRegion().boundingRect() != part.rect()


def named(part: QWidget) -> str:
    """What it is, and what it says."""
    says = f"{part.text()}, {part.placeholderText()}" if isinstance(part, QLineEdit) else ""
    says = (
        says or part.text()
        if isinstance(part, QLabel | QAbstractButton | QLineEdit)
        else part.accessibleName()
    )
    return f"{type(part).__name__} {says!r} of {part.width()} x {part.height()}"


def scrolled(view: View) -> list[str]:
    """A table of a game that has to be scrolled."""
    tables = view.shown.findChildren(TableScroll)
    is_so = any(table.verticalScrollBar().isVisible() for table in tables if table.isVisible())
    return ["the table has to be scrolled"] if is_so and view.part is None else []


def hidden_primary(view: View) -> list[str]:
    """The big button of a table that is scrolled to its top, if it is not whole in sight."""
    faults = []
    for tab in tabs_in(view):
        tab.findChild(TableScroll).verticalScrollBar().setValue(0)
        primary = tab.primary
        if primary.isVisible() and primary.visibleRegion().boundingRect() != primary.rect():
            faults.append(named(primary))
    return faults if view.part is None else []


def tabs_in(view: View) -> list[GameTab[Any, Any]]:
    """The table that is shown in the window of the game, if one is."""
    tabs = view.shown.findChildren(GameTab) if isinstance(view.shown, MainWindow) else []
    return [tab for tab in tabs if tab.isVisible()]


def hidden_answer(view: View) -> list[str]:
    """What is cut off of a question of the Lab and of the numbers of its answer."""
    return [
        named(part)
        for section in view.shown.findChildren(QuestionSection)
        if section.isVisible() and section.answer is not None
        for part in (*parts_of(section.form), *parts_of(section.answer.numbers))
        if is_cut(part)
    ]


def sideways(view: View) -> list[str]:
    """Cards that have less room than they need."""
    return [
        f"the cards have {cards.viewport().width()} of {cards.needed().width()}"
        for cards in view.shown.findChildren(CardScroll)
        if cards.isVisible() and cards.viewport().width() < cards.needed().width()
    ]


def small_words(view: View) -> list[str]:
    """Words in smaller letters than a line has."""
    parts = [*view.shown.findChildren(QLabel), *view.shown.findChildren(QAbstractButton)]
    return [part.text() for part in parts if part.text() and part.fontInfo().pixelSize() < theme.Type.BODY]


def hidden_entries(view: View) -> list[str]:
    """The entries that cannot be seen whole in the open lists of its boxes."""
    faults = []
    for box, chosen in open_lists(view):
        seen = box.view().viewport().rect()
        rows = range(box.count())
        hidden = [row for row in rows if not seen.contains(box.view().visualRect(box.model().index(row, 0)))]
        if hidden:
            faults.append(f"{box.accessibleName()}, {chosen} of {box.count()}: {hidden}")
    return faults


def narrow_lists(view: View) -> list[str]:
    """The boxes whose open lists are narrower than an entry."""
    return [
        box.accessibleName()
        for box, _ in open_lists(view)
        if box.view().sizeHintForColumn(0) > box.view().viewport().width()
    ]


def open_lists(view: View) -> Iterator[tuple[QComboBox, int]]:
    """Opens each box whose entries fit in a list, with its first, middle and last one chosen in turn.

    What was chosen stays so afterward.
    """
    for box in view.shown.findChildren(QComboBox):
        if box.isVisible() and box.isEnabled() and box.count() <= box.maxVisibleItems():
            was_blocked, was = box.blockSignals(True), box.currentIndex()
            for chosen in sorted({0, box.count() // 2, box.count() - 1}):
                box.setCurrentIndex(chosen)
                box.showPopup()
                settle()
                yield box, chosen
                box.hidePopup()
            box.setCurrentIndex(was)
            box.blockSignals(was_blocked)


# Rest

WORK = frozenset(
    {
        QEvent.Type.LayoutRequest,
        QEvent.Type.UpdateRequest,
        QEvent.Type.UpdateLater,
        QEvent.Type.Paint,
        QEvent.Type.Resize,
        QEvent.Type.Move,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.StyleChange,
        QEvent.Type.FontChange,
        QEvent.Type.PaletteChange,
        QEvent.Type.MetaCall,
        QEvent.Type.ChildAdded,
        QEvent.Type.ChildRemoved,
    }
)
"""Layouts, paints, and calls that are made in the next turn of Qt's loop."""

SETTLING, RESTING = 200, 5
"""Turns of Qt's loop that a view has to come to rest, and turns in a row without work that are rest."""


class Watch(QObject):
    """Counts what the whole program does in a turn of Qt's loop."""

    def __init__(self) -> None:
        super().__init__()
        self._done: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Counts what is to be done, and lets it be done."""
        if event.type() in WORK:
            self._done[f"{event.type().name} of {type(watched).__name__} {watched.objectName()}".strip()] += 1
        return False

    def turn(self) -> list[str]:
        """What is done in one turn."""
        self._done.clear()
        QCoreApplication.processEvents()
        return [f"{count} x {work}" for work, count in self._done.items()]


def restless(_view: View) -> list[str]:
    """What goes on although nobody does anything."""
    app = QApplication.instance()
    assert app is not None
    watch, at_rest, work = Watch(), 0, list[str]()
    app.installEventFilter(watch)
    for _ in range(SETTLING):
        work = [*watch.turn(), *ticking()]
        at_rest = 0 if work else at_rest + 1
        if at_rest == RESTING:
            break
    app.removeEventFilter(watch)
    return work


def ticking() -> list[str]:
    """The timers and animations of all windows that go on; a timer that rings once is no unrest."""
    return [
        f"{type(each).__name__} of {type(each.parent()).__name__}"
        for window in QApplication.topLevelWidgets()
        for kind in (QTimer, QAbstractAnimation)
        for each in window.findChildren(kind)
        if is_busy(each) and not (isinstance(each, QTimer) and each.isSingleShot())
    ]


# Words

AS_THEY_ARE = {"DiceDesk", "Esc", "Ann", "Ben", "Bob", "Cleo", *(language.name for language in LANGUAGES)}
QTS_OWN = {"ScrollLeftButton", "ScrollRightButton"}


def untranslated(view: View) -> list[str]:
    """The texts that did not go through the pseudo-language; keys are called as the system calls them."""
    trays = view.shown.findChildren(DiceTray)
    felts = [(type(tray).__name__, text) for tray in trays for text in (tray.caption, tray.note)]
    return [
        f"{where}: {text}"
        for where, text in (*texts_of(view.shown), *felts)
        if is_english(text) and not (text in AS_THEY_ARE or is_of_names(text) or is_key(text))
    ]


def is_of_names(text: str) -> bool:
    """Whether all words of a text are names, as in "Ann: 0 · Ben: 0"."""
    return all(word in AS_THEY_ARE for word in re.findall(r"[^\W\d_]+", text))


def is_english(text: str) -> bool:
    """Whether a text has words, and none of them in the letters of the pseudo-language."""
    return any(sign.isalpha() for sign in text) and not STRANGE_SIGNS & set(text)


def texts_of(whole: QWidget) -> Iterator[tuple[str, str]]:
    """Every text of a window and its parts, with where it stands."""
    for part in (whole, *whole.findChildren(QWidget)):
        if part.objectName() in QTS_OWN:
            continue
        kind = f"{type(part).__name__} {part.objectName()}"
        for name in ("accessibleName", "accessibleDescription", "toolTip"):
            yield f"{kind}.{name}", getattr(part, name)()
        if isinstance(part, QLabel | QAbstractButton):
            yield kind, part.text()
        if isinstance(part, QGroupBox):
            yield kind, part.title()
        if isinstance(part, QLineEdit):
            yield kind, part.placeholderText()
        if isinstance(part, QComboBox):
            yield from ((kind, part.itemText(item)) for item in range(part.count()))
        if isinstance(part, QTabWidget):
            yield from ((kind, part.tabText(tab)) for tab in range(part.count()))
        # What a field offers while somebody types are the names that are typed.
        if isinstance(part, QAbstractItemView) and part.window() is whole.window():
            yield from ((kind, text) for text in cells_of(part))
        if isinstance(part, QDialog):
            yield kind, part.windowTitle()
    yield from (("action", action.text()) for action in whole.findChildren(QAction))


def is_key(text: str) -> bool:
    """Whether a text is a key, or several, such as "Ctrl+K" or "Ctrl+,, F10"."""
    keys = re.split(",? ", text.replace("Enter", "Return"))
    return all(QKeySequence(key).toString() == key for key in keys)


def cells_of(view: QAbstractItemView) -> Iterator[str]:
    """The texts of the headings and cells of a table."""
    model = view.model()
    if model is None:
        return
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount()):
            for role in roles:
                yield str(model.index(row, column, QModelIndex()).data(role) or "")


# Keys

NATIVE = QKeySequence.SequenceFormat.NativeText


def misnamed_keys(view: View) -> list[str]:
    """Texts in which Enter, Ctrl or Shift has another name than in the rest of the window; Shift may be shortened."""
    texts = [part.toolTip() for part in view.shown.findChildren(QWidget)]
    texts += [label.text() for label in view.shown.findChildren(QLabel)]
    texts += [page.toPlainText() for page in view.shown.findChildren(QTextEdit)]
    # A menu shows the first of an action's keys.
    texts += [action.shortcut().toString(NATIVE) for action in view.shown.findChildren(QAction)]
    names = {QKeySequence("Return").toString(NATIVE), "Return"} - {tr("Enter")}
    # Alone, in a list of keys, or in brackets: French "Retour" is a word of its own elsewhere.
    wrong = re.compile(rf"(^|[(,] ?)({'|'.join(names)})($|[),])") if names else re.compile("(?!)")
    control, shift = (
        QKeySequence(f"{key}+Z").toString(NATIVE).removesuffix("+Z") for key in ("Ctrl", "Shift")
    )
    return [
        text
        for text in texts
        if wrong.search(text)
        or any(
            key != control and not shift.startswith(key)
            for key in re.findall(r"(\w+)\+(?:\w+\+)*[A-Z0-9]\b", text)
        )
    ]


def keyless(view: View) -> list[str]:
    """Buttons of a table that do not say which key presses them, on themselves or in their tips."""
    tips = ("Enter", "Any key", "T")
    return [
        button.text()
        for tab in tabs_in(view)
        for button in tab.findChildren(QPushButton)
        if button.isVisible()
        and not (button.isCheckable() or button.property("opponent"))
        and not (
            button.toolTip() in tips or any(text.endswith(")") for text in (button.toolTip(), button.text()))
        )
    ]


# Screen readers

VALUED = {
    QAccessible.Role.ComboBox,
    QAccessible.Role.Slider,
    QAccessible.Role.SpinBox,
    QAccessible.Role.EditableText,
}
"""Controls that hold something; what it is stands beside them, or is their name."""

VAGUE = {QAccessible.Role.Client, QAccessible.Role.NoRole, QAccessible.Role.Pane}
"""Roles that tell nobody what to do."""


def unclear(view: View) -> list[str]:
    """What takes the keyboard or heads a column and tells a screen reader no name, or not what it is."""
    return [
        f"{part.role()} {part.text(QAccessible.Text.Name)!r}"
        for part in read(QAccessible.queryAccessibleInterface(view.shown))
        if (takes_keyboard(part) or part.role() is QAccessible.Role.ColumnHeader) and not is_clear(part)
    ]


def takes_keyboard(part: QAccessibleInterface) -> bool:
    """Whether the keyboard can come to it; pages with tabs hand it on to their bar, which is read instead."""
    inside = part.object()
    hands_on = isinstance(inside, QWidget) and inside.focusProxy() is not None
    return bool(part.state().focusable) and not hands_on


def read(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """This and all in it that can be seen."""
    yield top
    for place in range(top.childCount()):
        child = top.child(place)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from read(child)


def is_clear(part: QAccessibleInterface) -> bool:
    """Whether a screen reader says what this is."""
    if part.role() in VAGUE:
        return False
    inside = part.object()
    if inside is not None and isinstance(inside.parent(), QComboBox):
        # It is read as a part of the box.
        return True
    if part.role() in VALUED:
        labels = [one for one, kind in part.relations() if kind & QAccessible.RelationFlag.Label]
        return bool(part.object().accessibleName()) and (
            part.role() is not QAccessible.Role.ComboBox or bool(labels)
        )
    return bool(part.text(QAccessible.Text.Name))


# Sight

STRONG_CONTRAST = 7.0
FRAME = 7
"""No frame of a button is wider, with the focus on it; it is no text."""

MOST_STOPS, ROUND_IT = 100, 5


def faint(view: View) -> list[str]:
    """Texts that stand out less than 7 to 1 from what is really painted under them."""
    whole, faults = view.shown.grab().toImage(), []
    for part in (*view.shown.findChildren(QLabel), *view.shown.findChildren(QAbstractButton)):
        if not part.text().strip() or part.visibleRegion().isEmpty() or is_covered(part, view.shown):
            continue
        room = QRect(part.mapTo(view.shown, QPoint()), part.size()) & view.shown.rect()
        edge = FRAME if isinstance(part, QAbstractButton) else 0
        share = contrast(whole.copy(room.adjusted(edge, edge, -edge, -edge)))
        if share < STRONG_CONTRAST:
            faults.append(f"{share:.1f}: {part.text()}")
    return faults


def is_covered(part: QWidget, whole: QWidget) -> bool:
    """Whether something lies over what is in sight of it: a drawer, or the veil over a table of another position."""
    over = whole.childAt(part.mapTo(whole, part.visibleRegion().boundingRect().center()))
    return over is not None and not (over is part or over.isAncestorOf(part) or part.isAncestorOf(over))


def contrast(picture: QImage) -> float:
    """How far what is written there stands out from the color that most of it has; inks are thinner at their edges."""
    seen = pixels_by_color(picture)
    ground = luminance(QColor(seen.most_common(1)[0][0]))
    return max(
        (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05)
        for ink in (luminance(QColor(color)) for color in seen)
    )


def luminance(color: QColor) -> float:
    """The relative luminance of WCAG 2, from 0 for black to 1 for white."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def unseen_stops(view: View) -> list[str]:
    """The stops of the Tab key that cannot be seen, or look the same with the keyboard and without.

    Each kind of dialog goes round once, and each game after its first move.
    """
    window, is_looked_at = view.shown, view.again is not None or view.name.endswith("-move-1")
    if not is_looked_at:
        return []
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window), window
    # The window may still be painting as it opened: its first stop comes last.
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    visited: list[QWidget] = []
    faults = []
    while (stop := window.focusWidget()) not in visited and len(visited) < MOST_STOPS:
        assert stop is not None, "nothing has the keyboard"
        visited.append(stop)
        is_seen, with_it = not stop.visibleRegion().isEmpty(), picture_round(window, stop)
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        has_gone_on = window.focusWidget() is not stop
        if not is_seen or (has_gone_on and picture_round(window, stop) == with_it):
            faults.append(f"{type(stop).__name__} {stop.objectName()} {stop.accessibleName()}")
    return faults


def picture_round(window: QWidget, stop: QWidget) -> QImage:
    """What is painted at a stop and close round it."""
    room = QRect(stop.mapTo(window, QPoint(0, 0)), stop.size())
    return window.grab(room.adjusted(-ROUND_IT, -ROUND_IT, ROUND_IT, ROUND_IT)).toImage()


# Buttons


def dead_by_mouse(view: View) -> list[str]:
    """The buttons of a dialog that do nothing when they are clicked."""
    return dead(view, lambda button: QTest.mouseClick(button, Qt.MouseButton.LeftButton))


def dead_by_space(view: View) -> list[str]:
    """The buttons of a dialog that do nothing for the space bar."""
    return dead(view, by_key(Qt.Key.Key_Space))


def by_key(key: Qt.Key) -> Callable[[QAbstractButton], None]:
    """Presses a key on a button."""

    def press(button: QAbstractButton) -> None:
        button.setFocus()
        QTest.keyClick(button, key)

    return press


def dead(view: View, press: Callable[[QAbstractButton], None]) -> list[str]:
    """The buttons of a dialog that do nothing when they are pressed, each in a dialog that was opened anew."""
    faults, place = [], 0
    if view.again is None:
        return faults
    others, window = [dialog for dialog in dialogs() if dialog is not view.shown], view.shown
    while place < len(buttons := buttons_in(window)):
        button = buttons[place]
        words, owner = button.text() or button.accessibleName(), main_window_of(window)
        with questions_asked() as asked:
            QGuiApplication.clipboard().clear()
            before = what_is_seen(window, owner)
            QTimer.singleShot(0, partial(close_popup, asked))
            press(button)
            settle()
            is_open = isValid(window) and window.isVisible()
            if is_open and (words == tr("Close") or (before == what_is_seen(window, owner) and not asked)):
                faults.append(words)
        for dialog in dialogs():
            if dialog not in others:
                dialog.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        window, place = view.again(), place + 1
    return faults


@contextmanager
def questions_asked() -> Iterator[list[str]]:
    """The questions for files that are asked meanwhile; nothing is answered."""
    asked: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        for question, answer in (("getSaveFileName", ("", "")), ("getOpenFileNames", ([], ""))):
            ask = lambda *_, question=question, answer=answer: asked.append(question) or answer  # noqa: E731
            patch.setattr(QFileDialog, question, ask)
        yield asked


def buttons_in(window: QWidget) -> list[QAbstractButton]:
    """Those that can be pressed, but for one of several that is chosen already, and the dice of a replay."""
    return [
        button
        for button in window.findChildren(QAbstractButton)
        if button.isVisible()
        and button.isEnabled()
        and not isinstance(button, KeepableDie)
        and not (button.isChecked() and (button.autoExclusive() or button.group() is not None))
    ]


def close_popup(asked: list[str]) -> None:
    """Closes a menu that a button has opened, and remembers it."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        asked.append("a menu")
        popup.close()


def what_is_seen(window: QWidget, owner: QWidget) -> list[Any]:
    """All that can be read and chosen in a dialog, what its owner says, the other windows, and what was copied."""
    seen: list[Any] = [QGuiApplication.clipboard().text()]
    seen += [label.text() for label in owner.findChildren(QLabel)]
    seen += [
        (type(top).__name__, top.windowTitle()) for top in QApplication.topLevelWidgets() if top.isVisible()
    ]
    for part in window.findChildren(QWidget):
        if not part.isVisible():
            continue
        state: list[Any] = [type(part).__name__, part.isEnabled(), part.accessibleDescription()]
        match part:
            case QAbstractButton():
                state += [part.text(), part.accessibleName(), part.isChecked()]
            case QLabel() | QLineEdit():
                state.append(part.text())
            case QComboBox():
                state.append(part.currentText())
            case QAbstractSlider():
                state.append(part.value())
            case QTextEdit() | QPlainTextEdit():
                state += [part.toPlainText(), part.textCursor().position()]
            case QAbstractItemView():
                model = part.model()
                state += [part.currentIndex().row(), model.rowCount() if model is not None else 0]
            case _:
                pass
        seen.append(state)
    return seen
