"""The tour's game of Pig."""

from PySide6.QtCore import Qt

from dicedesk.tour.guide import Guide


def play(guide: Guide) -> None:
    """One roll."""
    guide.rules("pig-rules")
    guide.key(Qt.Key.Key_Return)
    guide.picture("pig-rolled")
