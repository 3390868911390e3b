"""A number that runs to its next value."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLabel

from dicedesk.ui.base.look.appearance import StyleName, set_style


class CountingLabel(QLabel):
    """A number that runs to its next value; assistive technology hears only the new value, at once."""

    def __init__(self, name: StyleName, words: Callable[[int], str] = str, step: int = 1) -> None:
        """Make an empty label with a name for the style sheet; `words` writes the number, which runs in steps."""
        super().__init__()
        set_style(self, name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._words, self._step = words, step
        self._value: int | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._on_tick)

    def count_to(self, value: int, duration_ms: int = 0) -> None:
        """Show another value; with a duration the number runs to it from the previous one, if there was one."""
        before, self._value = self._value, value
        if before == value:
            return
        self.setAccessibleName(self._words(value))
        self._clock.stop()
        if before is None or not duration_ms:
            self._write(value)
            return
        # Qt would not treat a subclass of int, such as cents, as a number.
        self._clock.setStartValue(int(before))
        self._clock.setEndValue(int(value))
        self._clock.setDuration(duration_ms)
        self._clock.start()

    @property
    def is_running(self) -> bool:
        """Whether the number is running, and was not stopped."""
        return self._clock.state() is QVariantAnimation.State.Running

    def finish(self) -> None:
        """Show the value at once."""
        if self._value is not None:
            self._clock.stop()
            self._write(self._value)

    def forget(self) -> None:
        """Show nothing; the next value appears at once."""
        self._clock.stop()
        self._value = None
        self.clear()

    def hideEvent(self, _event: QHideEvent) -> None:
        self.finish()

    def _on_tick(self, value: int) -> None:
        is_there = value == self._value
        self._write(value if is_there else value - (value - self._clock.startValue()) % self._step)

    def _write(self, value: int) -> None:
        self.setText(self._words(value))
