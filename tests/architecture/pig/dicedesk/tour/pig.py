"""The tour's game of Pig."""

from PySide6.QtCore import Qt

from dicedesk.tour.guide import Guide, Stop


def play(guide: Guide) -> None:
    """One roll."""
    guide.key(Qt.Key.Key_Return)
    guide.picture("pig-rolled")


STOP = Stop(play)
