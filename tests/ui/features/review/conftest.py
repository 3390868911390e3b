"""A review over an empty window."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dicedesk.ui.features.review.page import ReviewPage
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.window.windows import Windows


@pytest.fixture
def show(beside: Windows) -> Callable[[str], ReviewWindow]:
    """Reviews a record."""
    return lambda text: beside.show_review(text)


@pytest.fixture
def review(show: Callable[[str], ReviewWindow]) -> Callable[[str], ReviewPage]:
    """Reviews a record, and gives back what is seen of it."""

    def shown(text: str) -> ReviewPage:
        page = show(text).page
        assert page is not None
        return page

    return shown


def reviews_over(window: QWidget) -> list[ReviewWindow]:
    """The reviews that are open."""
    return [found for found in window.findChildren(ReviewWindow) if found.isVisible()]
