"""Presses keys in any tab, and sees what it shows: in the real window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import GameTab, TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.fakes.clock import StandingClock
from tests.ui.conftest import described
from tests.ui.windows import main_window

SIZES = ((960, 640), (1099, 700), (1100, 640), (1280, 800), (1920, 1200))
MOST_STOPS = 60


class Hands:
    """Presses keys in a window and sees what it shows."""

    def __init__(self, qtbot: QtBot, window: MainWindow, tab: GameTab) -> None:
        self._qtbot = qtbot
        self.window = window
        self.tab = tab

    def press(self, *keys: Qt.Key, control: bool = False) -> None:
        """Presses keys one after the other; they go where the keyboard's focus is."""
        held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        for key in keys:
            self._qtbot.keyClick(self.window.windowHandle(), key, held)

    def click(self, part: QWidget) -> None:
        """Clicks a part of the tab."""
        self._qtbot.mouseClick(part, Qt.MouseButton.LeftButton)

    def until(self, holds: Callable[[], object]) -> None:
        """Waits until something holds."""
        self._qtbot.waitUntil(lambda: bool(holds()))

    def nameless(self) -> list[str]:
        """The parts of the tab that take the keyboard and tell a screen reader no name."""
        return nameless(self.tab)

    def stops_of_tab_key(self) -> list[QWidget]:
        """Where the Tab key leads, from the focus on and round until it comes back."""
        seen: list[QWidget] = []
        while (focus := self.window.focusWidget()) not in seen and len(seen) < MOST_STOPS:
            seen.append(focus)
            self.press(Qt.Key.Key_Tab)
        return seen

    def at_every_size(self, check: Callable[[], object]) -> None:
        """Makes the window of each size, and waits until the check raises no AssertionError there."""
        for size in SIZES:
            self.window.resize(*size)
            self._qtbot.waitUntil(lambda size=size: (self.window.width(), self.window.height()) == size)
            self._qtbot.waitUntil(check)

    def reads(self, part: QWidget) -> list[str]:
        """The texts in a part of the tab that can be seen."""
        return [label.text() for label in part.findChildren(QLabel) if label.isVisible() and label.text()]


def nameless(whole: QWidget) -> list[str]:
    """The parts of a widget that take the keyboard and tell a screen reader no name."""
    return [
        described(part)
        for part in whole.findChildren(QWidget)
        if part.isVisible()
        and part.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not (part.accessibleName() or (isinstance(part, QAbstractButton) and part.text()))
    ]


def scroll_to(part: QWidget) -> None:
    """Scrolls whatever scrolls to where the part can be seen."""
    around = part.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(part)
        around = around.parentWidget()


def cut(part: QLabel | QPushButton | QComboBox) -> bool:
    """Whether a widget is smaller than its text, or lies partly outside of what can be seen or scrolled to."""
    scroll_to(part)
    if part.visibleRegion().boundingRect() != part.rect():
        return True
    if isinstance(part, QLabel) and part.wordWrap():
        return part.height() < part.heightForWidth(part.width())
    room = part.contentsRect()
    text = part.currentText() if isinstance(part, QComboBox) else part.text()
    if isinstance(part, QComboBox):
        option = QStyleOptionComboBox()
        part.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = part.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, part)
    lines = text.splitlines() or [""]
    metrics = part.fontMetrics()
    wide = max(metrics.horizontalAdvance(line) for line in lines)
    return wide > room.width() or metrics.tightBoundingRect(text).height() > room.height()


@pytest.fixture
def cut_texts() -> Callable[[QWidget], list[str]]:
    """Names the labels, buttons and boxes in a widget whose text cannot be read whole."""

    def found(whole: QWidget) -> list[str]:
        parts = [
            part
            for kind in (QLabel, QPushButton, QComboBox)
            for part in whole.findChildren(kind)
            if part.isVisible()
        ]
        assert len(parts) > 3
        return [
            f"{part.objectName()}: {getattr(part, 'text', part.accessibleName)()}"
            for part in parts
            if cut(part)
        ]

    return found


@pytest.fixture
def clock() -> StandingClock:
    """A clock for a table."""
    return StandingClock()


@pytest.fixture
def open_window(qtbot: QtBot, parts: AppParts) -> Callable[..., Hands]:
    """Opens a window with one tab; `prepare` sees the tab before it is shown."""

    def opened(
        make: Callable[[QWidget], GameTab], prepare: Callable[[GameTab], None] = lambda _: None
    ) -> Hands:
        window = main_window([TabSpec("game", "Game", make)], parts)
        qtbot.addWidget(window)
        tab = window.current_tab
        assert isinstance(tab, GameTab)
        prepare(tab)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(lambda: window.isActiveWindow() and tab.has_cards)
        return Hands(qtbot, window, tab)

    return opened


@pytest.fixture
def larger_type(monkeypatch: pytest.MonkeyPatch, appearance: Appearance) -> Callable[[float], None]:
    """Enlarges the type of the desktop by this factor."""

    def enlarged(times: float) -> None:
        system = QFont()
        system.setPointSizeF(theme.NORMAL_POINT_SIZE * times)
        monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(system))
        appearance.choose(appearance.choice)

    return enlarged


@pytest.fixture
def texts_without_room() -> Callable[[QWidget], list[str]]:
    """Names the labels and boxes in a widget that are smaller than their text."""
    return without_room


def without_room(whole: QWidget) -> list[str]:
    labels = [part for part in whole.findChildren(QLabel) if part.isVisible()]
    boxes = [part for part in whole.findChildren(QComboBox) if part.isVisible()]
    short = [part.text() for part in labels if part.height() < part.heightForWidth(part.width())]
    narrow = [
        part.text()
        for part in labels
        if not part.wordWrap() and part.fontMetrics().horizontalAdvance(part.text()) > part.width()
    ]
    field = QStyle.SubControl.SC_ComboBoxEditField
    for part in boxes:
        option = QStyleOptionComboBox()
        part.initStyleOption(option)
        room = part.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, part)
        if part.fontMetrics().horizontalAdvance(part.currentText()) > room.width():
            narrow.append(part.currentText())
    return short + narrow
