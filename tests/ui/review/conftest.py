"""A review over the real window."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.review.review_page import ReviewPage
from dicedesk.ui.review.review_window import ReviewWindow
from dicedesk.ui.tabs.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.services import Services
from tests.ui.windows import main_window


@pytest.fixture
def window(
    qtbot: QtBot, games: list[TabSpec], appearance: Appearance, services: Services
) -> Iterator[MainWindow]:
    """The window of the program."""
    made = main_window(games, appearance, services)
    qtbot.addWidget(made)
    made.show()
    yield made
    for review in reviews_over(made):
        review.close()


@pytest.fixture
def show(window: MainWindow) -> Callable[[str], ReviewWindow]:
    """Reviews a record."""
    return lambda text: window.dialogs.reviews.show(text, window.games)


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
