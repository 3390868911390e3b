"""What is seen of the coach in any tab, and what is wanted of it."""

from typing import Any

from PySide6.QtWidgets import QLabel

from dicedesk.core.record import HINTS
from dicedesk.play.settings import CoachMode, CoachSettings, GameKind


def play_casual(tab: Any) -> None:
    """Has a game that has not begun be casual, with a coach who is silent until something is wanted of it."""
    tab._table.choose_coaching(CoachSettings(CoachMode.OFF, kind=GameKind.CASUAL))
    tab.on_settings_changed()


def choose(tab: Any, wanted: CoachSettings) -> None:
    """Chooses on the card when the coach speaks, and from which loss on it warns."""
    card = tab.cards.coach
    if card.boxes is None:
        card.settings.button.click()
    card.boxes.mode.setCurrentIndex(card.boxes.mode.findData(wanted.mode.value))
    card.boxes.warning.setCurrentIndex(card.boxes.warning.findData(wanted.warn_at))
    card.settings.button.setChecked(False)


def hints(tab: Any) -> str | None:
    """How many hints the record of the game tells of."""
    return tab.session.record.tag(HINTS)


def warning(tab: Any) -> str:
    """Why a choice is held back; "" where none is."""
    held = tab.coaching.warning_box
    return held.accessibleDescription() if held.isVisible() else ""


def reads(tab: Any) -> list[str]:
    """The texts on the coach's card."""
    labels = tab.cards.coach.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible() and label.text()]
