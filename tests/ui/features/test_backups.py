"""The way back to a backup: chosen from a list, asked once, taken at the next start, and given up again."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.backups import Backup, BackupKind, Backups, NoBackups
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.features.backups import BackupsWindow
from tests.fakes.jobs import ImmediateJobs

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
FOUND = (
    Backup("third", NOON, BackupKind.BEFORE_GOING_BACK, 1234),
    Backup("second", NOON - timedelta(days=1), BackupKind.DAILY, 20),
    Backup("first", NOON - timedelta(days=9), BackupKind.BEFORE_UPDATE, 1),
)


class ThreeBackups(NoBackups):
    """Three backups of which one can be chosen, unless something refuses it."""

    def __init__(self, refusal: str = "") -> None:
        self.chosen: Backup | None = None
        self._refusal = refusal

    def find(self) -> tuple[Backup, ...]:
        return FOUND

    def choose(self, backup: Backup) -> None:
        if self._refusal:
            raise StoreError(self._refusal)
        self.chosen = backup

    def stay(self) -> None:
        self.chosen = None

    def is_chosen(self) -> bool:
        return self.chosen is not None


@pytest.fixture
def opened(qtbot: QtBot) -> Callable[[Backups], BackupsWindow]:
    """Opens the window over another one."""
    owner = QMainWindow()
    qtbot.addWidget(owner)
    owner.show()

    def show(files: Backups) -> BackupsWindow:
        window = BackupsWindow(files, ImmediateJobs(), owner)
        window.show()
        window.activateWindow()
        return window

    return show


def texts(window: BackupsWindow) -> list[list[str]]:
    model = window.table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def press(window: BackupsWindow, key: Qt.Key) -> None:
    part = window.focusWidget()
    assert isinstance(part, QWidget)
    QTest.keyClick(part, key)


def buttons(window: BackupsWindow) -> list[str]:
    return [button.text() for button in window._buttons if button.isVisible()]


def test_the_backups_are_listed_with_their_dates_and_numbers_of_games(
    opened: Callable[[Backups], BackupsWindow],
) -> None:
    listed = texts(opened(ThreeBackups()))
    assert [row[1:] for row in listed] == [
        ["1,234", "Before a restore"],
        ["20", "Daily backup"],
        ["1", "Before an update"],
    ]
    assert [row[0] for row in listed if "11" not in row[0]] == []


def test_it_is_gone_back_by_keys_alone_after_a_question(
    opened: Callable[[Backups], BackupsWindow],
) -> None:
    files = ThreeBackups()
    window = opened(files)
    press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)
    asked, choices, ring = window.says.text(), buttons(window), window.focusWidget()
    before = files.chosen
    QTest.keyClick(window.no_button, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)

    assert "with 20 games?" in asked
    assert choices == ["Cancel", "Restore"]
    assert ring is window.no_button
    assert before is None
    assert files.chosen == FOUND[1]
    assert window.says.text().startswith("The backup will be restored the next time DiceDesk starts.")
    assert buttons(window) == ["Keep current games", "Quit DiceDesk", "Close"]


def test_who_cancels_has_chosen_nothing(opened: Callable[[Backups], BackupsWindow]) -> None:
    files = ThreeBackups()
    window = opened(files)
    window.back_button.click()
    window.no_button.click()
    assert files.chosen is None
    assert buttons(window) == ["Restore this backup…", "Close"]


def test_what_was_chosen_before_can_be_given_up(opened: Callable[[Backups], BackupsWindow]) -> None:
    files = ThreeBackups()
    files.choose(FOUND[0])
    window = opened(files)
    before = buttons(window)
    window.stay_button.click()
    assert before == ["Keep current games", "Quit DiceDesk", "Close"]
    assert files.chosen is None
    assert buttons(window) == ["Restore this backup…", "Close"]


def test_the_program_can_be_left_at_once(opened: Callable[[Backups], BackupsWindow]) -> None:
    files = ThreeBackups()
    files.choose(FOUND[0])
    window = opened(files)
    owner = window.parentWidget()
    window.quit_button.click()
    assert not owner.isVisible()


def test_a_backup_that_cannot_be_read_is_told(opened: Callable[[Backups], BackupsWindow]) -> None:
    window = opened(ThreeBackups("This backup cannot be read."))
    window.back_button.click()
    window.yes_button.click()
    assert window.says.text() == "This backup cannot be read."
    assert buttons(window) == ["Restore this backup…", "Close"]


def test_where_there_are_no_backups_the_window_says_so(opened: Callable[[Backups], BackupsWindow]) -> None:
    window = opened(NoBackups())
    assert window.says.text() == "There are no backups yet."
    assert buttons(window) == ["Close"]


def test_what_is_seen_is_read_aloud(opened: Callable[[Backups], BackupsWindow]) -> None:
    window = opened(ThreeBackups())
    assert window.table.accessibleName() == "Backups"
    assert window.windowTitle() == "Restore a backup"


@pytest.mark.usefixtures("appearance")
@pytest.mark.parametrize("row", range(len(FOUND)))
def test_the_date_of_the_chosen_row_is_seen_whole(
    opened: Callable[[Backups], BackupsWindow], row: int
) -> None:
    table = opened(ThreeBackups()).table
    index = table.model().index(row, 0)
    option = QStyleOptionViewItem()
    table.initViewItemOption(option)
    option.rect = table.visualRect(index)
    flag = QStyle.StateFlag
    option.state |= flag.State_Selected | flag.State_HasFocus | flag.State_Active
    table.itemDelegate().initStyleOption(option, index)
    room = table.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, table).width()
    # The style keeps this distance to the text on both sides.
    room -= 2 * (table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, table) + 1)
    assert room >= option.fontMetrics.horizontalAdvance(index.data())
