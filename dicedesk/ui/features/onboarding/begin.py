"""Begins the quick tour, or offers it."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.features.onboarding.offer import Offer
from dicedesk.ui.features.onboarding.walkthrough import Landmarks, Walkthrough


def walkthrough(
    window: QWidget, landmarks: Landmarks, goal: Callable[[], str], appearance: Appearance
) -> Walkthrough:
    """Begins one, in the place of its offer or of one that is under way."""
    end_walkthrough(window)
    return Walkthrough(window, landmarks, goal, appearance)


def end_walkthrough(window: QWidget) -> None:
    """Takes away the offer and the tour that is under way, where there are any."""
    for offer in window.findChildren(Offer):
        offer.end()
    for before in window.findChildren(Walkthrough):
        before.end()


def offer_walkthrough(window: QWidget, landmarks: Landmarks, begin: Callable[[], object]) -> Offer:
    """Offers it; `begin` begins it."""
    return Offer(window, landmarks, begin)
