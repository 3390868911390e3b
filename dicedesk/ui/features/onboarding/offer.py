"""A quiet question at the edge of the window that offers the quick tour."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenuBar, QPushButton, QWidget

from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.page import Landmark
from dicedesk.ui.base.still_there import give_focus_back
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.onboarding.walkthrough import Landmarks, shown_of


class Offer(QFrame):
    """Lies in the row of the menus, where nothing else is, until it is answered or the tour begins.

    Signals: `ended()` when it has gone.
    """

    ended = Signal()

    def __init__(self, window: QWidget, landmarks: Landmarks, begin: Callable[[], object]) -> None:
        """Shows itself; `begin` begins the tour."""
        super().__init__(window)
        self.setObjectName("offer")
        self._window, self._landmarks, self._begin = window, landmarks, begin
        self._focus_before = window.focusWidget()
        self._sentence = tr("New here? The quick tour takes half a minute.")
        self.words = label("body")
        self.accept, self.decline = QPushButton(tr("Show me")), QPushButton(tr("No, thank you"))
        self.setAccessibleName(self._sentence)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        row.addWidget(self.words)
        for name, button in (("quietPrimary", self.accept), ("quiet", self.decline)):
            button.setObjectName(name)
            button.setAccessibleDescription(self._sentence)
            button.setToolTip(self._sentence)
            row.addWidget(button)
        self.accept.clicked.connect(self._on_accepted)
        self.decline.clicked.connect(self.end)
        window.installEventFilter(self)
        self.show()
        self._arrange()
        announce(self, self._sentence)

    def end(self) -> None:
        """Goes for good, and gives the keyboard back."""
        self._window.removeEventFilter(self)
        had_focus = self.isAncestorOf(self._window.focusWidget() or self._window)
        self.hide()
        if had_focus:
            give_focus_back(self._focus_before)
        self.ended.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps its place at the edge."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._arrange()
        return super().eventFilter(watched, event)

    def _on_accepted(self) -> None:
        self.end()
        self._begin()

    def _arrange(self) -> None:
        """Right of the last menu, or where the system shows the menus elsewhere, of the last tab."""
        known = self._landmarks()
        bar = known[Landmark.MENUS]
        if not isinstance(bar, QMenuBar) or bar.isNativeMenuBar() or not bar.isVisible():
            bar = known[Landmark.TABS]
        taken = shown_of(bar).translated(bar.mapTo(self._window, QPoint()))
        left, right = taken.right() + Space.LARGE, self._window.width() - Space.LARGE
        # Measured, not tried out: each text that is set asks for a layout, which would ask for this again.
        room = right - left - (self.sizeHint().width() - self.words.sizeHint().width())
        width_of = self.words.fontMetrics().horizontalAdvance
        texts = (self._sentence, tr("New here?"))
        self.words.setText(next((text for text in texts if width_of(text) <= room), ""))
        # No higher than the row, or the names of the tabs would lie under it.
        size = self.sizeHint().boundedTo(QSize(right - left, bar.height()))
        place = QRect(QPoint(), size)
        place.moveCenter(QPoint(0, bar.mapTo(self._window, bar.rect().center()).y()))
        place.moveRight(right)
        self.setGeometry(place)
        self.raise_()
