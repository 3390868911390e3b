"""The window in which rounds of Hazard are simulated."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.win_rates import Progress, WinRate
from dicedesk.play.ports.jobs import JobError
from dicedesk.ui.base.lifetime import is_alive
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.hazard.win_rates import WinRatesDialog, rounds_in
from tests.fakes.jobs import ImmediateJobs
from tests.ui.held_jobs import HeldJobs

Key = Qt.Key
RATES = tuple(WinRate(main, 1000, 480 + main) for main in MAINS)


@pytest.fixture
def jobs() -> HeldJobs:
    return HeldJobs()


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """The window over which it opens."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def dialog(qtbot: QtBot, appearance: Appearance, parent: QWidget, jobs: HeldJobs) -> WinRatesDialog:
    """The window, open, in the style of the program."""
    made = WinRatesDialog(jobs, parent)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def cells(dialog: WinRatesDialog) -> list[list[str]]:
    model = dialog.table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_exact_rates_are_there_before_anything_is_played(dialog: WinRatesDialog) -> None:
    assert cells(dialog)[2] == ["7", "–", "49.2929%", "–", "–"]
    assert dialog.table.model().index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "not simulated yet"
    assert not dialog.copy_button.isEnabled()


def test_enter_in_the_field_plays_as_many_rounds_as_stand_there(
    dialog: WinRatesDialog, jobs: HeldJobs, qtbot: QtBot
) -> None:
    qtbot.keyClicks(dialog.field, "2,500")
    qtbot.keyClick(dialog.field, Key.Key_Return)
    assert [job.work.args for job in jobs.started] == [(2500,)]


def test_a_rate_is_shown_beside_the_exact_one_as_soon_as_it_is_known(
    dialog: WinRatesDialog, jobs: HeldJobs
) -> None:
    dialog.start()
    jobs.last.news(Progress(1500, 5000, RATES[:1]))
    assert [row[:2] for row in cells(dialog)][:2] == [["5", "48.5000%"], ["6", "–"]]
    assert (dialog.bar.value(), dialog.bar.isVisible()) == (300, True)


def test_the_whole_table_says_how_far_off_each_rate_is(dialog: WinRatesDialog, jobs: HeldJobs) -> None:
    dialog.field.setText("1000")
    dialog.start()
    jobs.last.done(RATES)
    assert cells(dialog)[2] == ["7", "48.7000%", "49.2929%", "−0.5929%", "0.4"]
    assert "One standard error, here 1.5810%" in dialog.note.text()
    assert not dialog.bar.isVisible()


def test_the_real_simulation_fills_the_table(qtbot: QtBot) -> None:
    dialog = WinRatesDialog(ImmediateJobs())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.start()
    assert [rate.main for rate in dialog.table.rates] == list(MAINS)
    assert max(rate.standard_errors for rate in dialog.table.rates) < 6
    assert not dialog.cancel_button.isVisible()


@pytest.mark.parametrize("text", ["", "many", "0", "-5", "2.5", "1" * 6000, "1000000001", "²"])
def test_what_is_no_number_of_rounds_is_told_in_one_sentence(
    dialog: WinRatesDialog, jobs: HeldJobs, text: str
) -> None:
    dialog.field.setText(text)
    dialog.start()
    assert jobs.started == []
    assert dialog.error.text() == "The number of rounds must be a whole number from 1 to 1,000,000,000."
    assert dialog.field.hasFocus()


def test_the_sentence_goes_when_another_number_is_typed(dialog: WinRatesDialog, qtbot: QtBot) -> None:
    dialog.field.setText("none")
    dialog.start()
    qtbot.keyClicks(dialog.field, "5")
    assert not dialog.error.isVisible()


@pytest.mark.parametrize(("text", "rounds"), [("1000", 1000), (" 1,000,000 ", 1_000_000), ("10 000", 10_000)])
def test_thousands_may_be_set_apart(text: str, rounds: int) -> None:
    assert rounds_in(text) == rounds


def test_cancel_ends_the_work_and_leaves_what_is_known(
    dialog: WinRatesDialog, jobs: HeldJobs, qtbot: QtBot
) -> None:
    dialog.start_button.setFocus()
    qtbot.keyClick(dialog, Key.Key_Return)
    jobs.last.news(Progress(1500, 5000, RATES[:1]))
    assert dialog.cancel_button.hasFocus()
    qtbot.keyClick(dialog, Key.Key_Return)
    assert (jobs.last.is_cancelled, len(dialog.table.rates), dialog.bar.isVisible()) == (True, 1, False)
    assert dialog.start_button.hasFocus()


def test_closing_the_window_ends_the_work(dialog: WinRatesDialog, jobs: HeldJobs, qtbot: QtBot) -> None:
    dialog.start()
    qtbot.keyClick(dialog, Key.Key_Escape)
    qtbot.waitUntil(lambda: not is_alive(dialog))
    assert jobs.last.is_cancelled


def test_work_that_fails_says_why_and_can_be_asked_for_again(dialog: WinRatesDialog, jobs: HeldJobs) -> None:
    dialog.start()
    jobs.last.failed(JobError("no memory is left"))
    assert dialog.error.text() == "The simulation failed: no memory is left"
    dialog.start()
    assert len(jobs.started) == 2


def test_the_table_is_copied_as_spreadsheets_take_it(dialog: WinRatesDialog, jobs: HeldJobs) -> None:
    dialog.start()
    jobs.last.done(RATES)
    dialog.copy_button.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Main\tSimulated\tExact\tDifference\tStandard errors"
    assert lines[3] == "7\t48.7000%\t49.2929%\t−0.5929%\t0.4"
    assert dialog.copy_button.text() == "Copied"


@pytest.mark.parametrize("size", [(600, 480), (460, 420)])
def test_no_cell_and_no_title_is_cut_off(
    dialog: WinRatesDialog, jobs: HeldJobs, qtbot: QtBot, size: tuple[int, int]
) -> None:
    dialog.start()
    jobs.last.done(RATES)
    dialog.resize(*size)
    QGuiApplication.processEvents()
    table = dialog.table
    widths = [table.columnWidth(column) for column in range(5)]
    assert sum(widths) <= table.viewport().width()
    cut = [
        index.data()
        for index in (table.model().index(row, column) for row in range(5) for column in range(5))
        if table.sizeHintForIndex(index).width() > widths[index.column()]
    ]
    assert cut == []
