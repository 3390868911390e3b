"""A review over the real window."""

from collections.abc import Callable

import pytest

from dicedesk.ui.features.review.page import ReviewPage
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.window.main_window import MainWindow


@pytest.fixture
def show(window: MainWindow) -> Callable[[str], ReviewWindow]:
    """Reviews a record."""
    return lambda text: window.windows.show_review(text)


@pytest.fixture
def review(show: Callable[[str], ReviewWindow]) -> Callable[[str], ReviewPage]:
    """Reviews a record, and gives back what is seen of it."""

    def shown(text: str) -> ReviewPage:
        page = show(text).page
        assert page is not None
        return page

    return shown


def reviews_over(window: MainWindow) -> list[ReviewWindow]:
    """The reviews that are open."""
    return [found for found in window.findChildren(ReviewWindow) if found.isVisible()]
