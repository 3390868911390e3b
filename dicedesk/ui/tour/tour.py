"""The whole tour: every game from its rules to its end."""

from dicedesk.ui.tour.guide import Guide
from dicedesk.ui.tour.hog import play_hog


def take_tour(guide: Guide) -> None:
    """Plays every game. Raises TourError or OSError where a step fails."""
    guide.folder.mkdir(parents=True, exist_ok=True)
    guide.window.show()
    guide.come_back()
    play_hog(guide)
