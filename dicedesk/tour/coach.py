"""Has the coach of a game warn for a while, as a person chooses it beside the table."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.tour.guide import Guide, TourError
from dicedesk.ui.table.coaching import CoachCard
from dicedesk.ui.table.game_tab import GameTab


@contextmanager
def warned(guide: Guide, tab: GameTab[Any, Any], coach: CoachCard) -> Iterator[None]:
    """The coach warns from the least loss on, until this ends. Raises TourError."""
    if not coach.settings.is_open:
        guide.click(coach.settings.button)
    if coach.boxes is None:
        raise TourError("the coach's settings did not open")
    _turn(guide, tab, coach, Qt.Key.Key_Down)
    yield
    guide.key(Qt.Key.Key_Escape)
    _turn(guide, tab, coach, Qt.Key.Key_Up)
    guide.click(coach.settings.button)
    tab.take_focus()


def wait_for_warning(guide: Guide, tab: GameTab[Any, Any], what: str) -> None:
    """Wait until the coach warns of a choice; `what` names the warning in the error. Raises TourError."""
    guide.wait(lambda: tab.coaching is not None and tab.coaching.is_holding_back, what)


def _turn(guide: Guide, tab: GameTab[Any, Any], coach: CoachCard, key: Qt.Key) -> None:
    """Chooses the next loss from which on the coach warns, or the one before."""
    if coach.boxes is not None:
        coach.boxes.warning.setFocus()
        guide.key(key)
    tab.take_focus()
