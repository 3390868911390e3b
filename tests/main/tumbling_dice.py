"""A window that is not quiet at first."""

from PySide6.QtCore import QObject


class TumblingDice(QObject):
    """A window of which nothing is known but that dice tumble in it for the first three looks."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0

    @property
    def is_quiet(self) -> bool:
        """Whether they lie still."""
        self.looks += 1
        return self.looks > 3
