"""The tour's game of Pig."""

from PySide6.QtCore import Qt

from dicedesk.tour.guide import GameStop, Guide


def play(guide: Guide) -> None:
    """One roll."""
    guide.key(Qt.Key.Key_Return)
    guide.picture("pig-rolled")


STOP = GameStop(play)
