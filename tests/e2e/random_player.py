"""A player who uses the windows of the program at random: whatever can be seen, by keyboard, mouse and dropped files.

Nothing here knows what the program has: each event looks for what is shown at that moment, so that a new page, button
or dialog is used as soon as it is there. The desktop's own windows and the browser, which nobody would close, are
answered at random too: see `answer_for_the_desktop`.
"""

import gc
import random
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMimeData,
    QObject,
    QPoint,
    QPointF,
    QSize,
    Qt,
    QTimer,
    QUrl,
    Slot,
)
from PySide6.QtGui import QAction, QDesktopServices, QDropEvent, QKeySequence, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QTabBar,
    QWidget,
)
from random_keys import FIELDS, KEYS, MODIFIERS, PLAIN, STRANGE, WORDS, paste, tap

from dicedesk.adapters.memory import give_free_pages_back
from dicedesk.core.languages import LANGUAGES
from dicedesk.games.catalogue import TITLES
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.app import SMALLEST_WINDOW
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.shell import Shell

T = TypeVar("T", bound=QObject)

SCREEN, CLEARED = QSize(1920, 1080), QSize(1280, 800)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PARTS = (
    QAbstractButton,
    QComboBox,
    QTabBar,
    QAbstractSlider,
    QAbstractSpinBox,
    QLineEdit,
    QAbstractItemView,
    QHeaderView,
)
"""What is there to be clicked."""
ANSWER_AFTER_MS = 50
REST_MS = 300
"""The wait until a field takes what was typed, in milliseconds."""
LAST = 40
"""Last events that are reported if something goes wrong."""


class RandomPlayer(QObject):
    """Does one thing after the other with whatever is shown.

    What an event does follows from the seed, its number, and what is shown then.
    """

    def __init__(self, shell: Shell, seed: int, files: Path) -> None:
        """`files` is a folder for what is saved and opened."""
        super().__init__()
        self._shell, self._seed, self._files = shell, seed, files
        self._luck = random.Random(seed)
        self._number = self._number_before = 0
        # Some of Qt's own menus wait until somebody has answered them.
        QTimer(self, interval=ANSWER_AFTER_MS, timeout=self._leave_waiting_menu).start()
        self.last: deque[str] = deque(maxlen=LAST)
        """What was done last."""
        self._ways: tuple[tuple[int, Callable[[], str]], ...] = (
            (30, self._press_key),
            (30, self._play_on),
            (22, self._click_part),
            (8, self._click_anywhere),
            (8, self._resize),
            (6, self._choose_tab),
            (8, self._choose_action),
            (8, self._close_dialogs),
            (2, self._type),
            (6, self._paste),
            (2, self._drag),
            (2, self._turn_wheel),
            (1, self._drop_files),
            (1, self._choose_language),
        )

    @property
    def _window(self) -> MainWindow:
        """The window, which is another one after each change of language."""
        window = self._shell.centralWidget()
        assert isinstance(window, MainWindow)
        return window

    def do_something(self, number: int) -> None:
        """The event of this number, with all that follows from it at once."""
        self._luck = random.Random(f"{self._seed} {number}")
        self._number = number
        often, ways = zip(*self._ways, strict=True)
        (way,) = self._luck.choices(ways, often)
        self.last.append(f"{number} {way.__name__}")
        self.last[-1] += f": {way()}"
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def see_everything(self) -> None:
        """Has loaded what is loaded once, however long the program is used: each page and language."""
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            self._speak(language.code)
            for place in range(self._window.games.count()):
                self._window.choose_tab(place)
                QApplication.processEvents()

    def clear_the_table(self) -> None:
        """Closes what is open and begins each game anew, so that what is held does not depend on what is shown.

        The window is as large each time, dark, and speaks English. The Lab, which keeps its answers, forgets them.
        """
        self._close_dialogs()
        askings = self._window._parts.askings
        for asking in askings.values():
            asking.cancel()
        askings.clear()
        # A window that was made anew shows none of them.
        self._speak(LANGUAGES[1].code)
        self._speak(LANGUAGES[0].code)
        self._of_program(Appearance).choose(ThemeChoice.DARK)
        self._shell.resize(CLEARED)
        for place in range(len(TITLES)):
            self._window.choose_tab(place)
            tab: Any = self._window.current_tab
            tab.input.begin_at_once()
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # As the program's own collector does it in the next quiet moment.
        gc.collect()
        give_free_pages_back()

    @Slot()
    def _leave_waiting_menu(self) -> None:
        """Closes the menu in front, where one event lasts for as long as nobody closes it."""
        popup = QApplication.activePopupWidget()
        if popup is not None and self._number == self._number_before:
            popup.close()
        self._number_before = self._number

    def answer_for_the_desktop(self) -> None:
        """From now on its dialogs for files are answered at random, and links lead nowhere."""
        self._files.mkdir(exist_ok=True)
        (self._files / "bad.dice").write_text("no record\n", encoding="utf-8")
        for name, answer in (
            ("getSaveFileName", lambda *_: (self._file_to_save(), "")),
            ("getOpenFileName", lambda *_: (next(iter(self._files_to_open()), ""), "")),
            ("getOpenFileNames", lambda *_: (self._files_to_open(), "")),
            ("getExistingDirectory", lambda *_: self._luck.choice(("", str(self._files)))),
        ):
            setattr(QFileDialog, name, staticmethod(answer))
        for scheme in ("http", "https", "mailto", "file"):
            QDesktopServices.setUrlHandler(scheme, self, "stay")

    @Slot(QUrl)
    def stay(self, _: QUrl) -> None:
        """Does nothing with a link."""

    def _file_to_save(self) -> str:
        name = self._luck.choice(
            ("", "one.dice", "two.dice", "table.csv", "table.json", "picture.png", "none/x")
        )
        return str(self._files / name) if name else ""

    def _files_to_open(self) -> list[str]:
        found = sorted(map(str, self._files.iterdir()))
        return self._luck.sample(found, self._luck.randint(0, min(3, len(found))))

    def _press_key(self) -> str:
        key, modifier = self._luck.choice(KEYS), self._luck.choice(MODIFIERS)
        tap(key, modifier)
        return f"{QKeySequence(key).toString()} {modifier}"

    def _play_on(self) -> str:
        """The key that makes the next move, or cuts short what moves."""
        handle: QWindow | None = self._shell.windowHandle()
        if handle is not None and QApplication.activeModalWidget() is None:
            QTest.keyClick(handle, Qt.Key.Key_Return)
        return ""

    def _click_part(self) -> str:
        owner = self._in_front()
        parts = [part for part in _widgets_in(owner) if isinstance(part, PARTS) and _can_be_used(part, owner)]
        if not parts:
            return "nothing"
        part = self._luck.choice(parts)
        area = part.viewport() if isinstance(part, QAbstractItemView) else part
        seen = area.visibleRegion().boundingRect()
        if seen.isEmpty():
            return "nothing that is not scrolled away"
        # What is clicked may be gone afterward.
        name = _named(part)
        point = area.mapTo(owner, seen.topLeft() + self._point_in(seen.size()))
        self._click(owner, point, may_double=area is not part)
        return name

    def _click_anywhere(self) -> str:
        owner = self._in_front()
        point, name = self._point_in(owner.size()), _named(owner)
        self._click(owner, point, button=self._luck.choice((LEFT, LEFT, LEFT, RIGHT)))
        return f"{name} {point.toTuple()}"

    def _resize(self) -> str:
        width = self._luck.randint(SMALLEST_WINDOW[0], SCREEN.width())
        self._shell.resize(width, self._luck.randint(SMALLEST_WINDOW[1], SCREEN.height()))
        return str(self._shell.size().toTuple())

    def _choose_tab(self) -> str:
        place = self._luck.randrange(self._window.games.count())
        self._window.choose_tab(place)
        return str(place)

    def _choose_action(self) -> str:
        """What menus and keys lead to, of all that is shown: themes, undo, dialogs, the guided turn."""
        owner = QApplication.activeModalWidget() or self._luck.choice(_windows(self._shell))
        owners = [owner, *(part for part in _widgets_in(owner) if part.isVisible())]
        actions: list[QAction] = [act for part in owners for act in part.actions() if act.isEnabled()]
        if not actions:
            return "nothing"
        action = self._luck.choice(actions)
        text = action.text()
        action.trigger()
        return text

    def _choose_language(self) -> str:
        """All texts are shown anew."""
        if QApplication.activeModalWidget() is not None:
            return "nothing"
        code = self._luck.choice(LANGUAGES).code
        self._speak(code)
        return code

    def _speak(self, code: str) -> None:
        self._of_program(WindowLanguage).choose(code)

    def _of_program(self, kind: type[T]) -> T:
        """The one object of this kind that belongs to the whole program."""
        application = QApplication.instance()
        assert application is not None
        return application.findChild(kind)

    def _close_dialogs(self) -> str:
        popup = QApplication.activePopupWidget()
        while popup is not None:
            popup.close()
            popup = QApplication.activePopupWidget()
        for dialog in [window for window in QApplication.topLevelWidgets() if isinstance(window, QDialog)]:
            dialog.close()
        return ""

    def _type(self) -> str:
        """Words, into what has the focus."""
        place, text = QApplication.focusWindow(), self._luck.choice(WORDS)
        for letter in text:
            # A letter may close the window, or lead elsewhere.
            is_field = isinstance(QApplication.focusWidget(), QLineEdit | QAbstractSpinBox)
            if place is not None and QApplication.focusWindow() is place and is_field and letter.isascii():
                tap(letter)
        return text

    def _paste(self) -> str:
        """Strange words, into a field that is shown, and Enter or a rest after it."""
        owner = self._in_front()
        shown = [
            part for part in _widgets_in(owner) if isinstance(part, FIELDS) and _can_be_used(part, owner)
        ]
        fields = [field for field in shown if not field.isReadOnly()]
        if not fields:
            return "nothing"
        field, text = self._luck.choice(fields), self._luck.choice((*WORDS, *STRANGE))
        name = _named(field)
        paste(field, text, over=self._luck.random() < 3 / 4)
        if self._luck.random() < 1 / 2:
            tap(Qt.Key.Key_Return)
        else:
            QTest.qWait(REST_MS)
        return f"{name} {text[:20]!r}"

    def _drag(self) -> str:
        """From one place of a window to another."""
        owner = self._in_front()
        handle: QWindow | None = owner.windowHandle()
        begin, end = (self._point_in(owner.size()) for _ in range(2))
        name = _named(owner)
        if handle is not None:
            QTest.mousePress(handle, LEFT, PLAIN, begin)
            for point in ((begin + end) / 2, end):
                if owner.windowHandle() is handle:
                    QTest.mouseMove(handle, point)
            if owner.windowHandle() is handle:
                QTest.mouseRelease(handle, LEFT, PLAIN, end)
        return f"{name} {begin.toTuple()} {end.toTuple()}"

    def _turn_wheel(self) -> str:
        owner = self._in_front()
        handle: QWindow | None = owner.windowHandle()
        point, turn = self._point_in(owner.size()), QPoint(0, self._luck.choice((-240, -120, 120, 240)))
        name = _named(owner)
        if handle is not None:
            none, held = Qt.ScrollPhase.NoScrollPhase, Qt.MouseButton.NoButton
            there = QPointF(owner.mapToGlobal(point))
            event = QWheelEvent(QPointF(point), there, QPoint(), turn, held, PLAIN, none, False)
            QCoreApplication.sendEvent(handle, event)
        return f"{name} {point.toTuple()} {turn.y()}"

    def _drop_files(self) -> str:
        """Records, or what is none, on one of the windows."""
        files = self._files_to_open()
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(file) for file in files])
        if files and QApplication.activeModalWidget() is None:
            owner = self._in_front()
            place, copy = QPointF(self._point_in(owner.size())), Qt.DropAction.CopyAction
            QCoreApplication.sendEvent(owner, QDropEvent(place, copy, data, LEFT, PLAIN))
        return ", ".join(Path(file).name for file in files)

    def _in_front(self) -> QWidget:
        """What a person could click into now: a menu, a dialog that has to be answered, or one of the windows."""
        first = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        return first or self._luck.choice(_windows(self._shell))

    def _point_in(self, size: QSize) -> QPoint:
        return QPoint(self._luck.randrange(max(1, size.width())), self._luck.randrange(max(1, size.height())))

    def _click(
        self, owner: QWidget, point: QPoint, *, may_double: bool = False, button: Qt.MouseButton = LEFT
    ) -> None:
        handle: QWindow | None = owner.windowHandle()
        if handle is not None and may_double and self._luck.random() < 1 / 4:
            QTest.mouseDClick(handle, button, PLAIN, point)
        elif handle is not None:
            QTest.mousePress(handle, button, PLAIN, point)
            # As with keys: `QTest.mouseClick` crashes where this has destroyed the window.
            if handle in QApplication.topLevelWindows():
                QTest.mouseRelease(handle, button, PLAIN, point)


def _windows(shell: Shell) -> list[QWidget]:
    """All windows that can be seen."""
    seen = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    return [window for window in seen if window.windowHandle()] or [shell]


def _widgets_in(owner: QWidget) -> Iterator[QWidget]:
    """All that lies in it, also in its dialogs.

    `findChildren` would do it sooner. But PySide then keeps what stands for each of them as long as the owner lives,
    also of those that Qt has deleted since: 500 bytes each, thousands in an hour.
    """
    for part in owner.children():
        if isinstance(part, QWidget):
            yield part
            yield from _widgets_in(part)


def _can_be_used(part: QWidget, owner: QWidget) -> bool:
    return part.isVisible() and part.isEnabled() and part.window() is owner


def _named(part: QWidget) -> str:
    """What a person would call it."""
    name = part.accessibleName() or (part.text() if isinstance(part, QAbstractButton) else part.windowTitle())
    return f"{type(part).__name__} {name!r}"
