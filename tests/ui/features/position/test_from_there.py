"""What can be done with a position: compare, keep, practice, play on, and find it again."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.record import POSITION
from dicedesk.features.position import weighed
from dicedesk.features.positions import KeptPosition, Positions
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import shown
from dicedesk.ui.features.position.comparison import ComparisonCard
from dicedesk.ui.features.position.window import PositionWindow
from dicedesk.ui.features.practice.window import PracticeWindow
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.features.position.conftest import LINES, Analyst
from tests.ui.held_jobs import HALFWAY, HeldJobs

At = Callable[[str], Analyst]
Key = Qt.Key
OTHER = "hog 90-12 | goal=100 | You, final"
SURE = "Press the button again to leave your current game and play on from here"


def cells(window: PositionWindow) -> list[tuple[str, ...]]:
    """The texts of the comparison, by rows."""
    model = window.comparison.table.model()
    return [
        tuple(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def entries(window: PositionWindow) -> list[str]:
    """The entries of the menu of last positions."""
    menu = window.recent.menu()
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if action.text()]


def test_a_pinned_position_stands_beside_the_one_on_the_table(at: At) -> None:
    analyst = at(LINES["hog"])
    window = analyst.window
    analyst.click(window.compare)
    window.open_line(OTHER)
    pinned, here = weighed(LINES["hog"]), weighed(OTHER)
    before = {each.name: each.value for each in pinned.choices}
    assert cells(window) == [
        (
            shown(each.name),
            shown(here.unit.read_value_words(before[each.name])),
            shown(here.unit.read_value_words(each.value)),
            shown(here.unit.change_words(each.value - before[each.name])),
        )
        for each in here.choices
    ]
    assert window.comparison.isVisible()


def test_pinning_again_replaces_the_pinned_position_and_the_cross_removes_it(at: At) -> None:
    analyst = at(LINES["hog"])
    window = analyst.window
    analyst.click(window.compare)
    window.open_line(OTHER)
    analyst.click(window.compare)
    assert {row[3] for row in cells(window)} == {"0.0"}
    analyst.click(window.comparison.cross)
    assert window.comparison.isHidden()
    window.open_line(LINES["hog"])
    assert window.comparison.isHidden()


def test_the_comparison_is_in_sight_and_not_squeezed_in_a_low_window(at: At) -> None:
    analyst = at(LINES["yacht"])
    window = analyst.window
    window.resize(800, 520)
    analyst.click(window.compare)
    card, cross = window.comparison, window.comparison.cross
    assert card.height() >= card.minimumSizeHint().height()
    assert cross.visibleRegion().boundingRect() == cross.rect()


def test_a_pinned_position_is_not_compared_with_another_game(at: At) -> None:
    analyst = at(LINES["hog"])
    window = analyst.window
    analyst.click(window.compare)
    window.open_line(LINES["hazard"])
    assert window.comparison.isHidden()
    window.open_line(OTHER)
    assert window.comparison.isVisible()


@pytest.fixture
def slow_comparison(owner: QWidget) -> tuple[ComparisonCard, HeldJobs]:
    """A comparison that waits for slow work, and the work."""
    jobs = HeldJobs()
    card = ComparisonCard(jobs, owner)
    card.pin(LINES["yacht"])
    jobs.last.news(HALFWAY)
    return card, jobs


def test_a_comparison_that_waits_for_slow_work_says_how_far_it_is(
    slow_comparison: tuple[ComparisonCard, HeldJobs],
) -> None:
    card, _ = slow_comparison
    words = [part.text() for part in card.findChildren(QLabel) if part.isVisible()]
    assert HALFWAY.words in words
    assert "Calculating the chances…" not in words


def test_a_comparison_whose_slow_work_is_canceled_is_removed(
    slow_comparison: tuple[ComparisonCard, HeldJobs],
) -> None:
    card, jobs = slow_comparison
    card.slow_work.cancel.click()
    assert (card.is_pinned, card.isVisible(), jobs.waiting) == (False, False, [])


def test_a_position_is_kept_with_a_note(at: At, parts: AppParts, qtbot: QtBot) -> None:
    analyst = at(LINES["hog"])
    window = analyst.window
    analyst.click(window.keep)
    assert window.words.hasFocus()
    qtbot.keyClicks(window.words, "bacon or six?")
    analyst.press(Key.Key_Return)
    assert Positions(parts.store).kept == (KeptPosition(LINES["hog"], "bacon or six?"),)
    assert (window.note.text(), window.words.isVisible()) == ("Position kept", False)


def test_escape_leaves_the_note_first(at: At, parts: AppParts) -> None:
    analyst = at(LINES["hog"])
    analyst.click(analyst.window.keep)
    analyst.press(Key.Key_Escape)
    assert (analyst.window.isVisible(), analyst.window.words.isVisible()) == (True, False)
    assert Positions(parts.store).kept == ()


def test_a_position_that_cannot_be_kept_says_why(
    at: At, parts: AppParts, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(name: str, value: str) -> None:
        raise StoreError("the disk is full")

    analyst = at(LINES["hog"])
    analyst.click(analyst.window.keep)
    monkeypatch.setattr(parts.store, "keep_setting", full)
    analyst.click(analyst.window.save)
    assert analyst.window.note.text() == "The position could not be saved: the disk is full"
    assert analyst.window.words.isVisible()


def test_a_position_looked_at_is_found_again(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.until(lambda: entries(analyst.window) == [LINES["hog"]])
    analyst.window.open_line(OTHER)
    analyst.until(lambda: len(entries(analyst.window)) > 1)
    assert entries(analyst.window) == [OTHER, LINES["hog"]]
    analyst.window.recent.menu().actions()[1].trigger()
    assert analyst.line == LINES["hog"]


def test_kept_positions_stand_below_the_last_ones(at: At, parts: AppParts) -> None:
    Positions(parts.store).keep(KeptPosition(OTHER, "six & seven"))
    analyst = at(LINES["hog"])
    assert entries(analyst.window) == [f"six && seven – {OTHER}"]


def test_without_positions_the_menu_says_so(at: At) -> None:
    assert entries(at(LINES["hog"]).window) == ["No positions yet"]


def test_positions_that_cannot_be_read_say_why(
    at: At, parts: AppParts, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(name: str) -> None:
        raise StoreError("permission denied")

    analyst = at(LINES["hog"])
    monkeypatch.setattr(parts.store, "setting", broken)
    assert (entries(analyst.window), analyst.window.note.text()) == ([], "permission denied")


def test_a_choice_on_the_table_becomes_an_exercise(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.click(analyst.window.practice)
    (practice,) = analyst.window.parent().findChildren(PracticeWindow)
    assert practice.exercise is not None
    assert (practice.exercise.state, practice.exercise.against) == (analyst.window.line.state, ("", "final"))
    practice.close()


def test_a_position_without_a_choice_is_not_practiced(at: At) -> None:
    analyst = at("hazard won 0, main 7")
    analyst.click(analyst.window.practice)
    (practice,) = analyst.window.parent().findChildren(PracticeWindow)
    assert practice.felt.caption == "There is no choice to practice here."
    practice.close()


@pytest.fixture
def opened(window: MainWindow, qtbot: QtBot) -> At:
    """Opens the position of a line over the real window."""

    def at(line: str) -> Analyst:
        made = window.windows.open_position(line)
        assert made is not None
        qtbot.waitUntil(made.isActiveWindow)
        return Analyst(qtbot, made)

    return at


@pytest.mark.parametrize("game", LINES)
def test_a_casual_game_goes_on_from_a_position(opened: At, window: MainWindow, game: str) -> None:
    analyst = opened(LINES[game])
    state = analyst.window.line.state
    analyst.click(analyst.window.play_on)
    tab = window.games.game
    assert tab is not None
    assert (tab.session.state, tab.session.is_casual) == (state, True)
    assert tab.session.record.tag(POSITION) == state.to_line()
    assert not window.findChildren(PositionWindow) or not analyst.window.isVisible()


def test_a_game_in_progress_is_left_for_a_position_at_the_second_press(
    opened: At, window: MainWindow
) -> None:
    tab = window.games.tab_of("hog")
    assert tab is not None
    running = tab.session
    running.play(RollDice(3))
    analyst = opened(LINES["hog"])
    analyst.click(analyst.window.play_on)
    assert (analyst.window.note.text(), tab.session is running) == (SURE, True)
    analyst.click(analyst.window.play_on)
    assert (tab.session is running, tab.session.state.to_line()) == (False, "34-50")


def test_buttons_and_fields_have_names_and_tips(at: At) -> None:
    window = at(LINES["hog"]).window
    assert window.field.accessibleName() == "Position"
    parts = (window.copy, window.recent, window.compare, window.keep, window.practice, window.play_on)
    assert all(part.text() and (part.toolTip() or part is window.keep) for part in parts)
    assert all(isinstance(part, QLabel) for part in (window.stage.reason, window.note))
