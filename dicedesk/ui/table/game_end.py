"""The end of a game: its result is looked at before anything else happens."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from dicedesk.ui.base.widgets.result import Result, ResultText

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class GameEnd(QObject):
    """Keeps the result on the felt, and the big button from closing it too early.

    The result has the focus ring once the last move has been shown to its end. The first key that goes down then, or a
    click on it, gives the ring to the big button. Only a press of the button that began while the result could be read
    begins another game, and not the second one of a double click: so a press that was meant to hurry the dice does not.
    No time is measured.

    Signals: `seen()` when somebody has looked at the result.
    """

    seen = Signal()

    def __init__(self, result: Result, primary: QPushButton, cards: QWidget) -> None:
        """The game goes on. Whoever reads the `cards` then keeps the ring."""
        super().__init__(primary)
        self._result, self._primary, self._cards = result, primary, cards
        self._is_seen = self._is_pressed_early = False
        result.seen.connect(self.look)
        primary.installEventFilter(self)

    @property
    def is_fresh(self) -> bool:
        """Whether a result lies there that nobody has looked at yet."""
        return not self._result.isHidden() and not self._is_seen

    def show(self, text: ResultText | None, take_focus: Callable[[], None]) -> None:
        """Shows the result, or takes it away where the game goes on; `take_focus` gives the ring where it belongs."""
        had_ring = self._result.hasFocus()
        if text is None:
            self._is_seen = False
            self._result.go()
            if had_ring:
                take_focus()
            return
        self._result.show_result(text)
        # Somebody who reads a card, or is asked something elsewhere in the window, is left alone.
        focus, tab = self._primary.window().focusWidget(), self._cards.parentWidget()
        is_here = focus is None or (tab is not None and tab.isAncestorOf(focus))
        if is_here and not (focus is not None and self._cards.isAncestorOf(focus)):
            take_focus()

    def look(self) -> None:
        """Somebody has looked at the result: now the big button has the ring."""
        if self.is_fresh:
            self._is_seen = True
            self._primary.setFocus()
            self.seen.emit()

    def lead_on(self, *, is_over: bool) -> None:
        """Does what the key of the big button does: as a click on it, but it never closes a result."""
        if is_over:
            self.look()
            self._primary.setFocus()
        else:
            self._primary.click()

    def is_closed_by_press(self) -> bool:
        """Whether the press of the big button that is being answered may close the result."""
        is_early, self._is_pressed_early = self._is_pressed_early, False
        return not is_early

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes whether the result could be read when the mouse was pressed on the big button."""
        if event.type() in _PRESSES:
            is_double = event.type() is QEvent.Type.MouseButtonDblClick
            self._is_pressed_early = is_double or self._result.isHidden()
        return super().eventFilter(watched, event)
