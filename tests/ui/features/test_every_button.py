"""Every button of every window beside the game does something, by the mouse and by the keyboard."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from dicedesk.core.record import parse_record
from dicedesk.features.story import story_of
from dicedesk.games.catalogue import SPECS
from dicedesk.games.coaching import explanation_of_choice
from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.questions import OWN
from dicedesk.games.hazard.rules import ChooseMain, HazardState
from dicedesk.play.ports.jobs import ImmediateJobs
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.backups import BackupsWindow
from dicedesk.ui.features.history.actions import ImportReport
from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.games.craps.game_ui import DEMONSTRATION
from dicedesk.ui.games.craps.house_rules import HouseRulesDialog
from dicedesk.ui.games.craps.own_system import OwnSystemDialog
from dicedesk.ui.games.hazard.win_rates import WinRatesDialog
from dicedesk.ui.games.hog.game_ui import STRATEGIES
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.window.windows import Windows
from tests.features.review.reviewed_records import CRAPS, HOG
from tests.repeated import sampled
from tests.ui.features.test_backups import ThreeBackups
from tests.ui.views import settle

ROOT = Path(__file__).parents[3] / "dicedesk" / "ui"


OWN_RULES = HouseRules(field_twelve=3, minimum=7)
"""Those of neither house, so that the button of each changes something."""


def choice(windows: Windows) -> QDialog:
    return windows.show_working(explanation_of_choice("hazard", HazardState(), ChooseMain(6), ("",)))


def review(windows: Windows) -> QDialog:
    window = windows.show_review(HOG)
    assert window.page is not None
    window.page.go_to(window.page.review.errors[0])
    return window


def replay(windows: Windows) -> QDialog:
    windows.show_replay(CRAPS)
    (window,) = windows.parent().window().findChildren(ReplayWindow)
    window.shown.tab.tray.duration_ms = 0
    window.go_to(2)
    return window


def shown(window: QDialog) -> QDialog:
    window.show()
    window.activateWindow()
    return window


def over(windows: Windows) -> QWidget:
    return cast("QWidget", windows.parent()).window()


OPENED: dict[str, Callable[[Windows, Appearance], QDialog]] = {
    "AboutWindow": lambda windows, _: windows.show_about(),
    "BackupsWindow": lambda windows, _: shown(BackupsWindow(ThreeBackups(), ImmediateJobs(), over(windows))),
    "CommandPalette": lambda windows, _: windows.show_palette(),
    "DemonstrationWindow": lambda windows, _: windows.show_of_game(DEMONSTRATION),
    "ErrorWindow": lambda windows, _: windows.show_error("It failed.", "The report."),
    "FairDiceWindow": lambda windows, _: cast("QDialog", windows.show_dice()),
    "FileOffer": lambda windows, _: windows.offer_import(["two.dice"], ["It has two games."]),
    "HelpWindow": lambda windows, _: windows.show_fairness(),
    "HouseRulesDialog": lambda windows, look: shown(HouseRulesDialog(OWN_RULES, look, over(windows))),
    "ImportReport": lambda windows, _: shown(ImportReport("1 game was left out.", ["why"], over(windows))),
    "KeysWindow": lambda windows, _: windows.show_keys(),
    "LicensesWindow": lambda windows, _: windows.show_about().show_licenses(),
    "OracleDialog": lambda windows, _: windows.show_of_game(ORACLE),
    "OwnSystemDialog": lambda windows, _: shown(OwnSystemDialog(OWN, "1:1:2 2:1:1", over(windows))),
    "PracticeWindow": lambda windows, _: windows.show_practice(),
    "RecordWindow": lambda windows, _: windows.show_story(story_of(parse_record(HOG, SPECS)), "hog.dice"),
    "ReplayWindow": lambda windows, _: replay(windows),
    "ReviewWindow": lambda windows, _: review(windows),
    "SettingsDialog": lambda windows, _: windows.show_settings(),
    "StatisticsWindow": lambda windows, _: windows.show_statistics(),
    "StrategiesWindow": lambda windows, _: windows.show_of_game(STRATEGIES),
    "WinRatesDialog": lambda windows, _: shown(WinRatesDialog(ImmediateJobs(), over(windows))),
    "WorkingWindow": lambda windows, _: choice(windows),
}
"""How each of them is opened, by its class."""


def test_all_windows_beside_the_game_are_opened_here() -> None:
    lines = (line for file in ROOT.rglob("*.py") for line in file.read_text("utf-8").splitlines())
    kinds = {
        line.split()[1].split("(")[0] for line in lines if line.startswith("class ") and "(QDialog" in line
    }
    assert kinds == set(OPENED)


def click(qtbot: QtBot, button: QAbstractButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def space(qtbot: QtBot, button: QAbstractButton) -> None:
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)


@pytest.mark.parametrize("press", sampled([click, space], click))
@pytest.mark.parametrize("name", sampled(OPENED, *(OPENED.keys() - {"ReplayWindow"})))
def test_each_button_does_something(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    beside: Windows,
    appearance: Appearance,
    parts: AppParts,
    name: str,
    press: Callable[[QtBot, QAbstractButton], None],
) -> None:
    asked: list[str] = []
    for question, answer in (("getSaveFileName", ("", "")), ("getOpenFileNames", ([], ""))):
        ask = lambda *_args, question=question, answer=answer: asked.append(question) or answer  # noqa: E731
        monkeypatch.setattr(QFileDialog, question, ask)
    told: list[str] = []
    beside.told.connect(told.append)
    dead, place = [], 0
    while True:
        window = OPENED[name](beside, appearance)
        assert type(window).__name__ == name
        settle()
        buttons = buttons_in(window)
        if place >= len(buttons):
            break
        button = buttons[place]
        QGuiApplication.clipboard().clear()
        before = (what_is_seen(window), list(asked), list(told), parts.settings.value)
        words = button.text() or button.accessibleName()
        QTimer.singleShot(0, close_popup(asked))
        press(qtbot, button)
        settle()
        is_open = isValid(window) and window.isVisible()
        if is_open and before == (what_is_seen(window), list(asked), list(told), parts.settings.value):
            dead.append(words)
        place += 1
        close_all()
    close_all()
    assert dead == []


def buttons_in(window: QDialog) -> list[QAbstractButton]:
    """Those that can be pressed, but for one of several that is chosen already."""
    return [
        button
        for button in window.findChildren(QAbstractButton)
        if button.isVisible()
        and button.isEnabled()
        and not (button.isChecked() and (button.autoExclusive() or button.group() is not None))
    ]


def close_popup(asked: list[str]) -> Callable[[], None]:
    """Closes a menu that a button has opened, and remembers it."""

    def close() -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            asked.append("a menu")
            popup.close()

    return close


def what_is_seen(window: QDialog) -> list[Any]:
    """All that can be read and chosen in a window, the other windows, and what was copied."""
    seen: list[Any] = [QGuiApplication.clipboard().text()]
    seen += [
        (type(top).__name__, top.windowTitle()) for top in QApplication.topLevelWidgets() if top.isVisible()
    ]
    for part in window.findChildren(QWidget):
        if not part.isVisible():
            continue
        state: list[Any] = [type(part).__name__, part.isEnabled(), part.accessibleDescription()]
        match part:
            case QAbstractButton():
                state += [part.text(), part.accessibleName(), part.isChecked()]
            case QLabel() | QLineEdit():
                state.append(part.text())
            case QComboBox():
                state.append(part.currentText())
            case QAbstractSlider():
                state.append(part.value())
            case QTextEdit() | QPlainTextEdit():
                state += [part.toPlainText(), part.textCursor().position()]
            case QAbstractItemView():
                model = part.model()
                state += [part.currentIndex().row(), model.rowCount() if model is not None else 0]
            case _:
                pass
        seen.append(state)
    return seen


def close_all() -> None:
    for top in QApplication.topLevelWidgets():
        if isinstance(top, QDialog) and top.isVisible():
            top.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
