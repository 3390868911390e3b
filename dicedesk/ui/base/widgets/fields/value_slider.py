"""A slider for a value of the settings."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSlider

PERCENT = (0, 100)
PERCENT_STEPS = (5, 20)


class ValueSlider(QSlider):
    """Tells its value when it is let go. The wheel turns it only while it has the keyboard."""

    def __init__(self, name: str, ends: tuple[int, int], steps: tuple[int, int], value: int) -> None:
        """For the values between the ends, both counted; `steps` are those of an arrow key and of a page."""
        super().__init__(Qt.Orientation.Horizontal)
        self.setAccessibleName(name)
        self.setRange(*ends)
        self.setSingleStep(steps[0])
        self.setPageStep(steps[1])
        self.setValue(value)
        self.setTracking(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls what it lies in, unless somebody is at this slider."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
