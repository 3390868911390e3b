"""A quiet card at the edge of the window that offers the quick tour."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenuBar, QPushButton, QWidget

from dicedesk.ui.accessibility.announcer import announce
from dicedesk.ui.look.theme import Space
from dicedesk.ui.onboarding.walkthrough import Landmarks, shown_of
from dicedesk.ui.page import Landmark
from dicedesk.ui.still_there import give_focus_back
from dicedesk.ui.widgets.card import label
from dicedesk.ui.words import tr

_EDGE = Space.TIGHT - Space.HAIR
"""Above and below its buttons: it is hardly higher than the row of the menus."""


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
        row.setContentsMargins(Space.MEDIUM, _EDGE, Space.TIGHT, _EDGE)
        row.setSpacing(Space.SMALL)
        row.addWidget(self.words)
        for name, button in (("quietPrimary", self.accept), ("quiet", self.decline)):
            button.setObjectName(name)
            button.setAccessibleDescription(self._sentence)
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
        for sentence in (self._sentence, tr("New here?")):
            self.words.setText(sentence)
            size = self.sizeHint()
            if size.width() <= right - left:
                break
        self.setGeometry(QRect(QPoint(right - size.width(), Space.TIGHT), size))
        self.raise_()
