"""Exercises of one's own mistakes, one after the other, in the practice window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.core.record import parse_record
from dicedesk.games.catalogue import SPECS, TITLES, practiced_games
from dicedesk.ui.features.practice.window import PracticeWindow
from dicedesk.ui.window.windows import Windows
from tests.ui.features.practice.conftest import (
    CRAPS,
    HAZARD,
    HOG,
    POKER_DICE,
    Explained,
    MovingClock,
    Opened,
    WaitingJobs,
)


def press(window: PracticeWindow, key: Qt.Key) -> None:
    """Presses a key in the window."""
    QTest.keyClick(window.windowHandle(), key)
    QApplication.processEvents()


def digit(number: int) -> Qt.Key:
    """The key of a number."""
    return Qt.Key.Key_T if number == 10 else Qt.Key(Qt.Key.Key_0.value + number)


def game_of(window: PracticeWindow) -> str:
    """Whose exercise is shown."""
    assert window.exercise is not None
    return window.exercise.game


def answer(window: PracticeWindow, *, rightly: bool) -> None:
    """Answers by keys alone."""
    exercise = window.exercise
    assert exercise is not None
    choice = next(each for each in exercise.choices if exercise.is_right(each) == rightly)
    if choice.keeps is None:
        press(window, digit(choice.number))
    else:
        left = list(choice.keeps)
        for place, face in enumerate(exercise.position.dice, 1):
            if face in left:
                left.remove(face)
                press(window, digit(place))
    press(window, Qt.Key.Key_Return)


def test_the_newest_game_comes_first_and_everything_is_done_by_keys(opened: Opened) -> None:
    window = opened(HOG, HAZARD, POKER_DICE, CRAPS)
    seen = []
    while window.exercise is not None:
        seen.append(game_of(window))
        answer(window, rightly=True)
        assert window.answer is not None
        assert window.headline.text().startswith("Correct: ")
        press(window, Qt.Key.Key_Return)
    assert seen == ["craps", "craps", "poker-dice", "poker-dice", "hazard", "hog", "hog"]
    assert window.bar.count.text() == "0 due · 7 learned · 7 total"
    assert window.felt.caption.startswith("No exercises are due now. Next exercise: ")


def test_the_answer_is_hidden_until_a_choice_is_made(opened: Opened) -> None:
    window = opened(HAZARD)
    assert window.lines.text() == window.headline.text() == ""
    assert not window.why.isEnabled()
    assert not window.primary.isEnabled()
    press(window, Qt.Key.Key_Return)
    assert window.answer is None
    press(window, Qt.Key.Key_6)
    assert window.primary.isEnabled()
    assert window.answer is None
    press(window, Qt.Key.Key_Return)
    assert window.headline.text() == "This costs you 0.009 rounds."
    assert window.lines.text().startswith("Best: Main 7. Main 7 wins ")
    assert "Choice in the game: Main 6." in window.lines.text()
    assert window.lines.text().endswith("This exercise comes back in 10 minutes.")
    press(window, Qt.Key.Key_7)
    assert window.answer.number == 6


def test_what_was_missed_returns_after_ten_minutes(opened: Opened, clock: MovingClock) -> None:
    window = opened(HAZARD)
    answer(window, rightly=False)
    press(window, Qt.Key.Key_Return)
    assert window.exercise is None
    clock.pass_by(minutes=9)
    window.start()
    assert window.exercise is None
    clock.pass_by(minutes=2)
    window.start()
    assert game_of(window) == "hazard"


def test_what_was_solved_returns_after_a_day_then_after_three(opened: Opened, clock: MovingClock) -> None:
    window = opened(HAZARD)
    for days in (1, 3):
        answer(window, rightly=True)
        assert window.lines.text().endswith(
            f"This exercise comes back in {days} day{'s' if days > 1 else ''}."
        )
        press(window, Qt.Key.Key_Return)
        assert window.exercise is None
        clock.pass_by(days=days, seconds=1)
        window.start()
        assert game_of(window) == "hazard"


def test_the_exercises_of_one_game_can_be_chosen(opened: Opened) -> None:
    window = opened(HOG, HAZARD, POKER_DICE, CRAPS, game="hog")
    assert game_of(window) == "hog"
    assert window.bar.count.text() == "2 due · 0 learned · 2 total"
    window.bar.games.setCurrentIndex(window.bar.games.findData("poker-dice"))
    assert game_of(window) == "poker-dice"


def test_each_game_says_how_many_of_its_exercises_are_due(opened: Opened) -> None:
    window = opened(HOG, HAZARD)

    def games() -> list[str]:
        return [window.bar.games.itemText(place) for place in range(window.bar.games.count())]

    def titles(due: dict[str, str]) -> list[str]:
        return [due.get(game, str(TITLES[game])) for game in practiced_games()]

    assert games() == ["All games · 3 due", *titles({"hog": "Hog · 2 due", "hazard": "Hazard · 1 due"})]
    answer(window, rightly=True)
    assert games() == ["All games · 2 due", *titles({"hog": "Hog · 2 due"})]


def test_arrow_keys_walk_along_the_choices_and_enter_decides_and_then_answers(opened: Opened) -> None:
    window = opened(HAZARD)
    for number in (5, 6, 7):
        press(window, Qt.Key.Key_Right)
        assert window.row.number == number
    assert window.row.is_walked
    press(window, Qt.Key.Key_Return)
    assert window.answer is None
    press(window, Qt.Key.Key_Return)
    assert window.answer is not None
    assert window.answer.number == 7


def test_a_click_on_a_choice_and_enter_answer_with_that_choice(opened: Opened) -> None:
    window = opened(HAZARD)
    QTest.mouseClick(window.row.buttons[8], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    press(window, Qt.Key.Key_Return)
    assert window.answer is not None
    assert window.answer.number == 8


def test_best_dice_are_lit_after_the_answer_and_can_be_kept_no_more(opened: Opened, qtbot: QtBot) -> None:
    window = opened(POKER_DICE)
    press(window, Qt.Key.Key_4)
    assert window.felt.kept == {3}
    assert window.primary.text() == "Re-roll 4 dice"
    window.felt.die_clicked.emit(4)
    press(window, Qt.Key.Key_4)
    press(window, Qt.Key.Key_6)
    assert window.felt.kept == {4}
    assert window.felt.advised == frozenset()
    press(window, Qt.Key.Key_Return)
    assert window.felt.advised == {0, 1, 2}
    press(window, Qt.Key.Key_1)
    assert window.felt.kept == {4}
    assert "Best:" not in window.lines.text()


def test_keeping_all_dice_is_called_as_on_the_table(opened: Opened) -> None:
    window = opened(POKER_DICE)
    for place in range(1, 6):
        press(window, digit(place))
    assert window.primary.text() == "Hold and score"


def test_each_choice_shows_its_worth_after_the_answer(opened: Opened) -> None:
    window = opened(HAZARD)
    assert {button.accessibleDescription() for button in window.row.buttons.values()} == {""}
    answer(window, rightly=False)
    assert window.row.buttons[7].accessibleDescription() == "2.889 rounds, the best choice"
    assert window.row.buttons[6].accessibleDescription() == "2.880 rounds"


def test_why_opens_the_working_of_the_best_choice_after_the_answer(
    opened: Opened, explained: Explained
) -> None:
    window = opened(HAZARD)
    press(window, Qt.Key.Key_W)
    assert explained.asked == []
    answer(window, rightly=True)
    press(window, Qt.Key.Key_W)
    assert [each.game for each in explained.asked] == ["hazard"]


def test_without_mistakes_the_window_says_what_will_come_here(opened: Opened) -> None:
    window = opened()
    assert window.exercise is None
    assert window.felt.caption.startswith("No mistakes yet.")
    assert window.primary.isHidden()
    press(window, Qt.Key.Key_Return)
    assert window.answer is None


def test_a_move_of_a_record_is_practiced_with_its_answer_hidden(
    practice: Callable[..., Windows], qtbot: QtBot
) -> None:
    window = practice(HAZARD).practice_move(parse_record(CRAPS.record, SPECS), 0)
    qtbot.waitUntil(window.isActiveWindow)
    assert game_of(window) == "craps"
    assert window.answer is None
    answer(window, rightly=False)
    assert "This exercise comes back" not in window.lines.text()
    press(window, Qt.Key.Key_Return)
    assert window.exercise is None or game_of(window) == "hazard"


def test_a_move_that_is_no_choice_is_told(practice: Callable[..., Windows]) -> None:
    window = practice().practice_move(parse_record(CRAPS.record, SPECS), 1)
    assert window.felt.caption == "There is no choice to practice here."


def test_a_second_opening_brings_the_first_window_to_the_front(practice: Callable[..., Windows]) -> None:
    opener = practice(HOG, HAZARD)
    first = opener.show_practice()
    assert game_of(first) == "hazard"
    assert opener.show_practice("hog") is first
    assert game_of(first) == "hog"
    assert opener.show_practice() is first


@pytest.mark.parametrize("size", [(800, 560), (1920, 1080)])
def test_everything_fits_at_each_size(opened: Opened, qtbot: QtBot, size: tuple[int, int]) -> None:
    window = opened(HOG)
    window.resize(*size)
    answer(window, rightly=False)
    qtbot.waitUntil(lambda: window.width() == size[0])
    assert (window.width(), window.height()) == size
    for part in (window.row, window.lines, window.primary, window.felt, window.question):
        assert window.rect().contains(part.geometry()), part


def test_after_an_exercise_of_a_review_it_is_said_how_many_games_are_still_being_reviewed(
    practice: Callable[..., Windows],
) -> None:
    record = parse_record(CRAPS.record, SPECS)
    window = practice(HAZARD, HOG, jobs=WaitingJobs()).practice_move(record, 0)
    assert window.exercise is not None
    window.row.choose(window.exercise.best.number)
    window.go_on()
    window.go_on()
    assert window.exercise is None
    assert window.felt.caption == "2 games are still being reviewed. Their mistakes will appear here."
