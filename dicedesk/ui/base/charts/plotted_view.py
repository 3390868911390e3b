"""What a chart and a map have in common: drawn late by pyqtgraph, focused by Tab, and told to a screen reader."""

import time
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from dicedesk.core.by_name import object_called
from dicedesk.play.ports.jobs import Jobs, reason_of
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Corner, scaled
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.words import shown, tr

_FRAME = 3
"""Room for the focus ring, in pixels."""
_TURN_S = 0.005
"""So long Qt's classes are loaded at a time: nobody sees that."""

WITHOUT_QT = ("numpy", "cProfile", "multiprocessing.connection", "pydoc", "xml.etree.ElementTree")
"""What pyqtgraph takes longest to import besides Qt."""
_OF_QT = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtTest", "QtOpenGL", "QtOpenGLWidgets")
"""The parts of Qt that pyqtgraph takes all classes of."""


class PlotLoading(QObject):
    """Loads a module that draws: what has no Qt in the background, then Qt's classes here, a few in each turn.

    No other thread may load classes of Qt: PySide notes them in a table that it reads without Python's lock, as when a
    window is restyled or read aloud. Both at once end the program with a segmentation fault.

    Signals: `loaded(object)` with the module, `failed(object)` with the exception. Afterwards it is gone.
    """

    loaded, failed = Signal(object), Signal(object)

    def __init__(self, plots: str, jobs: Jobs, parent: QObject) -> None:
        """Waits for `begin`."""
        super().__init__(parent)
        self._plots, self._jobs = plots, jobs
        self._classes = _classes_of_qt()
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Begins in the background."""
        self._jobs.start(load_without_qt, while_there(self._on_begun), while_there(self._on_failed))

    def _on_begun(self, _: None) -> None:
        self._turn.start()

    def _go_on(self) -> None:
        until = time.monotonic() + _TURN_S
        for _ in self._classes:
            if time.monotonic() > until:
                return
        self._turn.stop()
        try:
            plots = object_called(self._plots)
        except Exception as error:  # noqa: BLE001 (whatever is missing, the chart says so in its place)
            self._on_failed(error)
        else:
            self.loaded.emit(plots)
            self.deleteLater()

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(error)
        self.deleteLater()


def load_without_qt() -> None:
    """Loads that part of what charts are drawn with that any thread may load."""
    for name in WITHOUT_QT:
        object_called(name)


def _classes_of_qt() -> Iterator[None]:
    """Makes each class that Qt has when the next is asked for, as PySide makes them when they are first named."""
    for name in _OF_QT:
        with suppress(ImportError):
            part = object_called(f"PySide6.{name}")
            for each in dir(part):
                getattr(part, each, None)
                yield


class PlottedView(QWidget):
    """Shows what a module draws that is loaded a moment after this is first seen.

    Signals: `pointed(object)` with the place under the mouse, None where it has left.
    """

    pointed = Signal(object)

    accessible_role = "Chart"

    def __init__(self, appearance: Appearance, jobs: Jobs, plots: str, least: int) -> None:
        """Nothing is drawn yet. `plots` is the module that draws; the jobs load what it needs, in this process.

        `least` is the least width and height in pixels at the normal font size.
        """
        super().__init__()
        self._appearance, self._jobs = appearance, jobs
        self._plots, self._least = plots, least
        self._plot: Any = None
        self._waiting = QLabel(tr("Loading…"), self)
        self._waiting.setObjectName("second")
        self._waiting.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._load)
        appearance.changed.connect(self._on_appearance_changed)

    @property
    def is_drawn(self) -> bool:
        """Whether it can be seen already."""
        return self._plot is not None

    def draw(self) -> None:
        """Draws at once what else is drawn a moment after it is seen."""
        self._on_loaded(object_called(self._plots))

    def describe(self, words: str) -> None:
        """Says what is at the cursor, for whoever does not see it."""
        self.setAccessibleDescription(words)
        if self.hasFocus():
            announce(self, words)

    def sizeHint(self) -> QSize:
        """Twice as much as it needs to be read."""
        return self.minimumSizeHint() * 2

    def minimumSizeHint(self) -> QSize:
        """As small as it can still be read."""
        return QSize(scaled(self._least), scaled(self._least))

    def showEvent(self, event: QShowEvent) -> None:
        """Has it drawn once the window around it has been painted."""
        super().showEvent(event)
        if self._plot is None:
            self._timer.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives what is drawn the new room."""
        super().resizeEvent(event)
        self._waiting.setGeometry(self._room())
        if self._plot is not None:
            self._plot.widget.setGeometry(self._room())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tells of the place under the mouse."""
        self.pointed.emit(self._under(event))

    def leaveEvent(self, event: QEvent) -> None:
        """Tells that the mouse has left."""
        super().leaveEvent(event)
        self.pointed.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows the focus ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Takes the focus ring away."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the focus ring."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._appearance.palette
        width = 2 if palette.is_strong else 1
        painter.setPen(QPen(palette.colour("info"), width))
        inset = width / 2
        frame = QRectF(self._room().adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME)).adjusted(
            inset, inset, -inset, -inset
        )
        painter.drawRoundedRect(frame, Corner.BUTTON, Corner.BUTTON)
        painter.end()

    def _room(self) -> QRect:
        """The part that is drawn on: inside the focus ring."""
        return self.rect().adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)

    @abstractmethod
    def _under(self, event: QMouseEvent) -> Any:
        """The place under the mouse, None where there is none."""

    @abstractmethod
    def _plotted(self, plots: Any) -> Any:
        """What draws, made by the module that was loaded."""

    @abstractmethod
    def _show(self) -> None:
        """Draws what there is in the colours of the theme."""

    def _load(self) -> None:
        loading = PlotLoading(self._plots, self._jobs, self)
        loading.loaded.connect(self._on_loaded)
        loading.failed.connect(self._on_failed)
        loading.begin()

    def _on_loaded(self, plots: Any) -> None:
        if self._plot is not None:
            return
        self._plot = plot = self._plotted(plots)
        plot.widget.setParent(self)
        plot.widget.setGeometry(self._room())
        self._show()

    def _on_failed(self, error: Exception) -> None:
        self._waiting.setText(shown(reason_of(error)))

    def _on_appearance_changed(self) -> None:
        if self._plot is not None:
            self._show()
