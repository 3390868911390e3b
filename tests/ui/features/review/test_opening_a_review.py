"""From where reviews are opened, and what is said of records that cannot be reviewed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.core.record import parse_record
from dicedesk.features.story import story_of
from dicedesk.games.catalogue import SPECS, TITLES
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.repeated import sampled
from tests.ui.features.replay.conftest import random_record
from tests.ui.features.review.conftest import reviews_over

Show = Callable[[str], ReviewWindow]


@pytest.mark.parametrize("place", sampled(range(len(TITLES)), 2), ids=TITLES)
def test_a_key_reviews_the_game_on_the_table(
    qtbot: QtBot, window: MainWindow, games: list[TabSpec], place: int
) -> None:
    window.choose_tab(place)
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_A, keys)
    (review,) = reviews_over(window)
    assert review.windowTitle() == f"Review of {games[place].title}"
    assert review.page is not None
    assert review.page.review.moves == 0


def test_the_window_of_a_story_has_its_record_reviewed(window: MainWindow) -> None:
    record = parse_record('[Game "craps"]\nbet pass 10\nthrow : 4 4\nthrow : 3 4\n', SPECS)
    story = window.windows.show_story(story_of(record), "old.dice")
    story.review.click()
    (review,) = reviews_over(window)
    assert review.page is not None
    assert review.page.review.game.record.plays == record.plays
    story.close()


@pytest.mark.parametrize("game", sampled(sorted(SPECS), "craps", "poker-dice"))
def test_play_on_begins_a_practice_game_before_the_choice(window: MainWindow, game: str) -> None:
    record = random_record(game, 4)
    review = window.windows.show_review(record.to_text())
    assert review.page is not None
    place = max(len(record.plays) // 2, 1)
    review.page.go_to(place)
    review.page.play_on.click()
    tab = window.games.tab_of(game)
    assert tab is not None
    session = tab.bridge.session
    assert (session.record.plays, session.is_casual) == (record.plays[: place - 1], True)
    assert reviews_over(window) == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[Game "craps"]\nthrow : 9 9\n', "This record cannot be reviewed: "),
        ("no record", "This record cannot be reviewed: "),
    ],
)
def test_a_broken_record_gets_one_sentence(show: Show, text: str, reason: str) -> None:
    review = show(text)
    assert review.page is None
    assert review.note.text().startswith(reason)


def test_an_unfinished_game_says_that_it_is_reviewed_as_far_as_it_goes(show: Show) -> None:
    review = show('[Game "hog"]\n[Player0 "You"]\n[Player1 "final"]\nroll 4 : 2 3 4 5\n')
    assert review.page is not None
    assert "is not finished" in "\n".join(review.page.review.game.notes)
