"""The window that says how a number comes about: read by eye, by keyboard and by a screen reader."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.coach.explanation import ChoiceToExplain, Explanation, LoneExplanation
from dicedesk.core.game import Move
from dicedesk.games.coaching import explanation_of_choice
from dicedesk.games.craps.coach import working_of_bet
from dicedesk.games.craps.rules import CRAPS, Leave, PlaceBet
from dicedesk.games.hazard.rules import ChooseMain, HazardState
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.working import ThrowsOfTwoTable, WorkingView, WorkingWindow
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.windows import Windows
from tests.ui.held_jobs import HALFWAY, HeldJobs
from tests.ui.windows import main_window, windows_over

Key = Qt.Key
Role = Qt.ItemDataRole
CASINO = "preset=las-vegas"
PLACE_8 = ("throw : 2 4", "bet place-8 12")
AGAINST_FINAL = ("", "final")
Open = Callable[[Explanation], WorkingWindow]


def bet(name: str, *moves: str) -> Explanation:
    """The explanation of a bet on the table after these moves."""
    state = CRAPS.new_state(CASINO)
    for text in moves:
        move, _, faces = text.partition(" : ")
        state = state.apply(CRAPS.parse_move(move), tuple(map(int, faces.split()))).state
    return LoneExplanation(lambda: working_of_bet(state, name))


def choice(game: str, state: Any, move: Move, against: tuple[str, ...] = ("",)) -> Explanation:
    """The explanation of a choice."""
    return explanation_of_choice(game, state, move, against)


@pytest.fixture
def opened(qtbot: QtBot, appearance: Appearance) -> Open:
    """Opens the window of an explanation."""

    def show(explanation: Explanation) -> WorkingWindow:
        window = WorkingWindow(appearance)
        qtbot.addWidget(window)
        window.answer(explanation)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return show


def view(window: WorkingWindow) -> WorkingView:
    """What the window shows."""
    assert window.view is not None
    return window.view


def squares(window: WorkingWindow) -> ThrowsOfTwoTable:
    """Its 36 throws."""
    table = view(window).throws
    assert table is not None
    return table


def cells(window: WorkingWindow) -> list[list[str]]:
    """The texts of its table of parts."""
    model = view(window).table.model()
    return [[model.index(row, column).data() for column in range(4)] for row in range(model.rowCount())]


def test_each_throw_of_two_dice_has_a_square_with_a_letter(opened: Open) -> None:
    model = squares(opened(bet("place-8", *PLACE_8))).model()
    rows = ["".join(model.index(row, column).data() for column in range(7)) for row in range(6)]
    assert rows == ["1–––––L", "2––––LW", "3–––LW–", "4––LW––", "5–LW–––", "6LW––––"]


def test_the_parts_of_a_bet_and_their_sum_stand_beside_them(opened: Open) -> None:
    window = opened(bet("place-8", *PLACE_8))
    assert cells(window) == [
        ["W wins $14", "5 of 36", "$14.00", "$1.94"],
        ["L loses $12", "6 of 36", "−$12.00", "−$2.00"],
        ["– no decision", "25 of 36", "$0.00", "$0.00"],
        ["Total", "", "", "−$0.06"],
    ]
    texts = [label.text() for label in window.findChildren(QLabel)]
    assert [text for text in texts if text.startswith("Place 8, $12: ")] != [], texts
    assert [text for text in texts if text.startswith("This bet wins on 8")] != [], texts
    assert [text for text in texts if text.endswith("rolls and costs $0.33.")] != [], texts


def test_bars_show_what_a_turn_can_score_and_a_legend_says_what_the_signs_mean(opened: Open) -> None:
    window = opened(choice("hog", HogState((21, 45)), RollDice(2), AGAINST_FINAL))
    bars = view(window).bars
    assert bars is not None
    part = bars.part_at(QPointF(bars.width() - 1, 5))
    assert part is not None
    assert part.name == "12"
    assert bars.part_at(QPointF(bars.width() + 1, 5)) is None
    assert "↑ swaps up · ● Pig Out" in [label.text() for label in window.findChildren(QLabel)]


def test_alt_and_arrows_lead_to_the_better_and_the_worse_choice(opened: Open, qtbot: QtBot) -> None:
    window = opened(choice("hazard", HazardState(), ChooseMain(7)))
    assert not window.better_button.isEnabled()
    qtbot.keyClick(view(window).table, Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert cells(window)[-1][3] == "2.888"
    assert window.focusWidget() is view(window).table
    qtbot.keyClick(view(window).table, Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert cells(window)[-1][3] == "2.889"


def test_a_bet_that_lies_there_is_no_choice_among_others(opened: Open) -> None:
    window = opened(bet("place-8", *PLACE_8))
    assert (window.better_button.isVisible(), window.worse_button.isVisible()) == (False, False)


def test_arrows_lead_from_square_to_square_and_escape_closes(opened: Open, qtbot: QtBot) -> None:
    window = opened(bet("world", "bet world 5"))
    table = squares(window)
    table.setFocus()
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Down):
        qtbot.keyClick(table, key)
    assert (table.currentIndex().row(), table.currentIndex().column()) == (1, 3)
    qtbot.keyClick(table, Key.Key_Escape)
    assert not window.isVisible()


def test_a_screen_reader_hears_what_each_throw_does(opened: Open) -> None:
    table = squares(opened(bet("world", "bet world 5")))
    model = table.model()
    assert model.index(2, 4).data(Role.AccessibleTextRole) == "3 and 4: the bet pushes"
    assert model.index(2, 0).data(Role.AccessibleTextRole) == "First die 3"
    assert model.headerData(4, Qt.Orientation.Horizontal, Role.AccessibleTextRole) == "Second die 4"
    spoken = QAccessible.queryAccessibleInterface(table)
    assert spoken.text(QAccessible.Text.Name) == "The 36 rolls of two dice, and what each one does"


def test_a_screen_reader_finds_no_empty_cell_in_the_sum(opened: Open) -> None:
    model = view(opened(bet("place-8", *PLACE_8))).table.model()
    last = model.rowCount() - 1
    assert [model.index(last, column).data(Role.AccessibleTextRole) for column in range(4)] == [
        "Total",
        "–",
        "–",
        "−$0.06",
    ]


def test_the_squares_are_all_in_sight(opened: Open) -> None:
    table = squares(opened(bet("place-8", *PLACE_8)))
    last = table.visualRect(table.model().index(5, 6))
    assert table.viewport().rect().adjusted(0, 0, Space.HAIR, Space.HAIR).contains(last)
    assert last.width() == last.height()


def test_squares_and_bars_are_painted_anew_in_another_theme(opened: Open, appearance: Appearance) -> None:
    hog = view(opened(choice("hog", HogState((21, 45)), RollDice(2), AGAINST_FINAL))).bars
    assert hog is not None
    pictures = (squares(opened(bet("place-8", *PLACE_8))), hog)
    dark = [picture.grab().toImage() for picture in pictures]
    appearance.choose(ThemeChoice.LIGHT)
    assert all(picture.grab().toImage() != before for picture, before in zip(pictures, dark, strict=True))


def test_all_of_it_can_be_copied(opened: Open, qtbot: QtBot) -> None:
    window = opened(bet("place-8", *PLACE_8))
    qtbot.mouseClick(window.copy_button, Qt.MouseButton.LeftButton)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith("Place 8, $12: ")
    assert "What happens\tHow often\tAmount\tAdds" in lines
    assert "Total\t\t\t−$0.06" in lines


def test_a_choice_that_decides_nothing_is_told_so(opened: Open) -> None:
    window = opened(choice("craps", CRAPS.new_state(CASINO), Leave()))
    assert window.view is None
    assert window.note.text().startswith("Nothing to calculate")
    assert not window.copy_button.isEnabled()


@pytest.mark.parametrize(
    ("game", "state", "move", "against", "sum_"),
    [
        ("hog", HogState((61, 33)), RollDice(0), AGAINST_FINAL, "81.78%"),
        ("hazard", HazardState(), ChooseMain(5), ("",), "2.888"),
        ("craps", CRAPS.new_state(CASINO), PlaceBet("pass", 10), ("",), "−$0.14"),
    ],
)
def test_the_move_of_any_game_is_worked_out(
    beside: Windows, game: str, state: Any, move: Move, against: tuple[str, ...], sum_: str
) -> None:
    window = beside.show_working(ChoiceToExplain(game, state, move, against))
    assert cells(window)[-1][3] == sum_
    window.close()


def test_a_working_that_waits_for_slow_work_says_how_far_it_is(owner: QWidget, parts: AppParts) -> None:
    jobs = HeldJobs()
    beside = windows_over(owner, replace(parts, long_jobs=jobs))
    window = beside.show_working(ChoiceToExplain("hazard", HazardState(), ChooseMain(7), ("",)))
    jobs.last.news(HALFWAY)
    assert window.note.text() == HALFWAY.words
    jobs.last.finish()
    assert window.note.text() == ""
    window.close()


def test_what_cannot_be_worked_out_is_told(beside: Windows) -> None:
    window = beside.show_working(ChoiceToExplain("hog", HogState((61, 33)), RollDice(0), ("", "nobody")))
    assert window.note.text().startswith("The chances could not be calculated: ")
    window.close()


@pytest.fixture
def main_window_of_craps(qtbot: QtBot, games: list[TabSpec], parts: AppParts) -> MainWindow:
    """The main window at a craps table with a pass bet."""
    place = next(place for place, tab in enumerate(games) if tab.id == "craps")
    window = main_window(games, parts, first_tab=place)
    qtbot.addWidget(window)
    window.show()
    tab = window.current_tab
    assert isinstance(tab, CrapsTab)
    tab.bridge.play(PlaceBet("pass", 10))
    return window


def test_enter_on_a_price_opens_its_working_in_place_of_another(
    main_window_of_craps: MainWindow, qtbot: QtBot
) -> None:
    tab = main_window_of_craps.current_tab
    assert isinstance(tab, CrapsTab)
    table = tab.cards.bets.table
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 3))
    for _ in range(2):
        qtbot.keyClick(table, Key.Key_Return)
    found = [window for window in main_window_of_craps.findChildren(WorkingWindow) if window.isVisible()]
    assert [cells(window)[0][0] for window in found] == ["W wins $10"]
    found[0].close()
