"""Begins a look round, or offers one."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from dicedesk.ui.appearance import Appearance
from dicedesk.ui.look_round.look import Landmarks, LookRound
from dicedesk.ui.look_round.offer import Offer


def look_round(
    window: QWidget, landmarks: Landmarks, goal: Callable[[], str], appearance: Appearance
) -> LookRound:
    """Begins one, in the place of its offer or of one that is under way."""
    end_look_round(window)
    return LookRound(window, landmarks, goal, appearance)


def end_look_round(window: QWidget) -> None:
    """Takes away the offer and the look round that is under way, where there are any."""
    for offer in window.findChildren(Offer):
        offer.end()
    for before in window.findChildren(LookRound):
        before.end()


def offer_look_round(window: QWidget, landmarks: Landmarks, begin: Callable[[], object]) -> Offer:
    """Offers it; `begin` begins it."""
    return Offer(window, landmarks, begin)
