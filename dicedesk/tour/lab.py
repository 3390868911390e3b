"""The stop of the tour at the Lab."""

from PySide6.QtCore import Qt

from dicedesk.session.settings.settings import ThemeChoice
from dicedesk.tour.guide import SIZES, SMALL, WIDE, Guide, TourError
from dicedesk.ui.lab.page import LabPage


def look_at_the_lab(guide: Guide) -> None:
    """Its help, and its page in each theme and size. Raises TourError."""
    guide.key(Qt.Key.Key_L, control=True)
    lab = guide.window.current_tab
    if not isinstance(lab, LabPage):
        raise TourError("Ctrl+L did not open the Lab")
    guide.rules("lab-help")
    for theme in (ThemeChoice.LIGHT, ThemeChoice.CONTRAST, ThemeChoice.DARK):
        guide.dress(theme)
        for width, height in (SMALL, *SIZES):
            guide.shell.resize(width, height)
            guide.picture(f"lab-{theme.value}-{width}x{height}")
    guide.shell.resize(*WIDE)
    guide.key(Qt.Key.Key_1, control=True)
