"""The main window, around tabs that know nothing but how to be a tab."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.poker_dice.oracle import Award
from dicedesk.play.ports.audio import Availability
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.page import Status
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.help.about import AboutWindow
from dicedesk.ui.features.help.commands import CommandPalette, KeysWindow
from dicedesk.ui.features.help.pages import HelpWindow
from dicedesk.ui.features.settings.dialog import SettingsDialog
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.games.poker_dice.oracle_dialog import OracleDialog
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.fakes.speech import NoSpeech
from tests.ui.parts import with_late
from tests.ui.quiet_tab import QuietTab
from tests.ui.windows import main_window

RECORD = '[Game "plain"]\n1. roll\n'


class PlainTab(QuietTab):
    """Counts how often its key was pressed."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent, RECORD)
        self.title = title
        self.pressed = 0
        self.saved = "Saved"

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        return (
            ActionSpec(f"New {self.title}", ("N",), self._on_key),
            ActionSpec("Hidden", ("H",), self._on_key, in_menu=False),
        )

    def status(self) -> Status:
        return Status(self.saved, f"Dice of {self.title}", f"Seal of {self.title}")

    def _on_key(self) -> None:
        self.pressed += 1


class NightVoice(NoSpeech):
    """No voice at night."""


OpenWindow = Callable[..., MainWindow]


@pytest.fixture
def voice() -> NightVoice:
    """The voice of the window, in the place of the usual one."""
    return NightVoice(Availability("It is night.", "Wait for the day."))


@pytest.fixture
def open_window(qtbot: QtBot, parts: AppParts) -> OpenWindow:
    """Opens the window with tabs of these titles."""

    def opened(*titles: str, first: int = 0) -> MainWindow:
        specs = [TabSpec(title, title, partial(PlainTab, title)) for title in titles or ("First",)]
        window = main_window(specs, with_late(parts, facts=lambda: ("1.2.3", "")), first_tab=first)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.waitUntil(lambda: says(window)[-1] != "")
        return window

    return opened


def menu(window: MainWindow, title: str) -> list[QAction]:
    """The actions of a menu of the menu bar, without the lines between them."""
    found = next(action for action in window.menuBar().actions() if action.text() == title)
    return [action for action in found.menu().actions() if not action.isSeparator()]


def action(window: MainWindow, title: str, text: str) -> QAction:
    return next(action for action in menu(window, title) if action.text() == text)


def below(window: MainWindow, title: str, text: str) -> QAction:
    """An action of the menu of this title in the first menu."""
    actions = action(window, "&Game", title).menu().actions()
    return next(action for action in actions if action.text() == text)


def press(qtbot: QtBot, window: QWidget, key: Qt.Key, *, control: bool = False) -> None:
    held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(window.windowHandle(), key, held)


def says(window: MainWindow) -> list[str]:
    """The parts of the status bar from left to right."""
    parts = [part for kind in (QLabel, QPushButton) for part in window.statusBar().findChildren(kind)]
    return [part.text() for part in sorted(parts, key=lambda part: part.x())]


def test_each_tab_has_its_page_and_its_menu(open_window: OpenWindow) -> None:
    window = open_window("First", "Second")
    pages = window.findChild(QTabWidget)
    assert [pages.tabText(place) for place in range(pages.count())] == ["First", "Second", "Lab", "History"]
    of_first, *others = [action.text() for action in menu(window, "&Game")]
    assert [of_first, *others] == [
        "New First",
        "Today's game",
        "Any position…",
        "Record",
        "Settings…",
        "Quit DiceDesk",
    ]
    pages.setCurrentIndex(1)
    assert [action.text() for action in menu(window, "&Game")] == ["New Second", *others]
    assert window.current_tab.title == "Second"


def test_records_challenges_and_dice_have_a_menu_of_their_own(open_window: OpenWindow) -> None:
    window = open_window("First", "Second")
    window.choose_tab(1)
    record = action(window, "&Game", "Record").menu()
    assert [found.text() for found in record.actions() if not found.isSeparator()] == [
        "Open game record…",
        "Save game record…",
        "Send as a challenge…",
        "Replay this game",
        "Review this game",
        "New game with your own dice",
        "New game with the program's dice",
        "Dice for this game…",
    ]


def test_without_a_game_only_a_record_in_a_file_can_be_opened(open_window: OpenWindow) -> None:
    window = open_window()
    window.choose_tab(window.games.count() - 1)
    record = action(window, "&Game", "Record").menu()
    assert [found.text() for found in record.actions() if found.text() and found.isEnabled()] == [
        "Open game record…"
    ]


def test_a_key_reaches_the_chosen_tab_alone(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window("First", "Second")
    first = window.current_tab
    press(qtbot, window, Qt.Key.Key_N)
    window.choose_tab(1)
    press(qtbot, window, Qt.Key.Key_N)
    press(qtbot, window, Qt.Key.Key_H)
    assert [tab.pressed for tab in (first, window.current_tab)] == [1, 2]


def test_a_tab_is_made_when_it_is_first_chosen_and_then_stays(open_window: OpenWindow) -> None:
    window = open_window("First", "Second")
    assert [tab.title for tab in window.findChildren(PlainTab)] == ["First"]
    window.choose_tab(1)
    second = window.current_tab
    window.choose_tab(0)
    window.choose_tab(1)
    assert window.current_tab is second
    assert [tab.title for tab in window.findChildren(PlainTab)] == ["First", "Second"]


def test_control_and_a_number_choose_a_game(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window("First", "Second")
    press(qtbot, window, Qt.Key.Key_2, control=True)
    assert window.current_tab.title == "Second"
    assert window.current_tab.isVisible()
    press(qtbot, window, Qt.Key.Key_1, control=True)
    assert window.current_tab.title == "First"


def test_the_status_bar_follows_the_tab(open_window: OpenWindow) -> None:
    window = open_window("First", "Second")
    assert says(window) == ["Saved", "Dice of First", "Sound on", "No voice"]
    window.current_tab.saved = "Not saved"
    window.current_tab.status_changed.emit()
    assert says(window)[:2] == ["Not saved", "Dice of First"]
    window.findChild(QTabWidget).setCurrentIndex(1)
    assert says(window)[:2] == ["Saved", "Dice of Second"]
    dice = window.statusBar().findChildren(QPushButton)[0]
    assert (dice.toolTip(), dice.accessibleDescription()) == ("Seal of Second",) * 2


def test_a_notice_is_told_until_the_game_moves_on(open_window: OpenWindow) -> None:
    window = open_window()
    window.tell("A file was set aside.")
    assert says(window)[0] == "A file was set aside."
    window.current_tab.status_changed.emit()
    assert says(window)[0] == "Saved"


def test_a_record_is_saved_where_the_person_says(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    file = tmp_path / "kept.dice"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    below(window, "Record", "Save game record…").trigger()
    assert file.read_text(encoding="utf-8") == RECORD
    assert says(window)[0] == "Game record saved as kept.dice"


def test_a_person_who_thinks_better_of_it_saves_nothing(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.save_record()
    assert says(window)[0] == "Saved"


def test_a_record_that_cannot_be_saved_is_told_in_one_sentence(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    window.write_record(tmp_path / "nowhere" / "kept.dice", window.current_tab.record_text())
    assert says(window)[0] == "The game record could not be saved: no such file or folder"


def test_f1_opens_the_rules_beside_the_game_and_escape_closes_them(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window("Hog")
    press(qtbot, window, Qt.Key.Key_F1)
    rules = window.findChild(HelpWindow)
    qtbot.waitUntil(rules.isActiveWindow)
    assert rules.windowTitle() == "Rules of Hog"
    assert not rules.isModal()
    with qtbot.waitSignal(rules.destroyed):
        press(qtbot, rules, Qt.Key.Key_Escape)
    assert window.findChild(HelpWindow) is None


def test_f1_again_brings_the_open_rules_back(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window("Hog")
    rules = window.windows.show_rules()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(qtbot, window, Qt.Key.Key_F1)
    assert window.findChildren(HelpWindow) == [rules]
    qtbot.waitUntil(rules.isActiveWindow)


def test_about_names_the_version_and_does_not_hold_the_game_up(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    action(window, "&Help", "About DiceDesk").trigger()
    about = window.findChild(AboutWindow)
    texts = [part.text() for part in about.findChildren(QLabel)]
    parts = next(text for text in texts if text.startswith("Python")).splitlines()
    assert "1.2.3" in "\n".join(texts)
    assert f"Qt {qVersion()} (LGPL 3)" in parts
    assert [part.split()[0] for part in parts] == ["Python", "Qt", "PySide6", "numpy", "pyttsx3"]
    assert not about.isModal()
    with qtbot.waitSignal(about.destroyed):
        about.close_button.click()


def test_anyone_may_ask_the_oracle(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    action(window, "&Help", "Ask the Oracle").trigger()
    oracle = window.findChild(OracleDialog)
    qtbot.waitUntil(oracle.isActiveWindow)
    assert not oracle.isModal()
    with qtbot.waitSignal(oracle.destroyed):
        press(qtbot, oracle, Qt.Key.Key_Escape)


def test_the_oracle_that_is_open_comes_to_the_front(open_window: OpenWindow) -> None:
    window = open_window()
    for _ in range(2):
        action(window, "&Help", "Ask the Oracle").trigger()
    opened = window.findChildren(OracleDialog)
    assert len(opened) == 1
    opened[0].close()


def test_an_award_opens_the_oracle_anew_with_a_congratulation(open_window: OpenWindow) -> None:
    window = open_window()
    action(window, "&Help", "Ask the Oracle").trigger()
    award = Award("$100", "$205", 14)
    window.current_tab.window_asked.emit(ORACLE, award)
    opened = [found for found in window.findChildren(OracleDialog) if found.isVisible()]
    texts = [label.text() for found in opened for label in found.findChildren(QLabel)]
    assert len(opened) == 1
    assert award.congratulation in texts
    opened[0].close()


def test_f10_opens_the_settings_once(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    press(qtbot, window, Qt.Key.Key_F10)
    action(window, "&Game", "Settings…").trigger()
    opened = window.findChildren(SettingsDialog)
    assert len(opened) == 1
    opened[0].close()


def test_the_status_bar_says_why_there_is_no_voice(open_window: OpenWindow) -> None:
    voice = open_window().statusBar().findChildren(QLabel)[-1]
    assert (voice.text(), voice.toolTip()) == ("No voice", "It is night. Wait for the day.")


def test_f11_fills_the_screen_and_gives_it_back(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    press(qtbot, window, Qt.Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    press(qtbot, window, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_control_q_closes_the_window(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    press(qtbot, window, Qt.Key.Key_Q, control=True)
    assert not window.isVisible()


def test_no_two_keys_of_the_window_are_the_same(open_window: OpenWindow) -> None:
    window = open_window()
    everything: list[Any] = [*window.actions(), *window.current_tab.actions()]
    keys = [key.toString() for one in everything for key in one.shortcuts()]
    assert sorted(keys) == sorted(set(keys))
    assert {"N", "F1", "F11", "Ctrl+Q", "Ctrl+S"} <= set(keys)


def test_the_palette_does_what_the_chosen_tab_can_do(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window("Hog", "Pig")
    press(qtbot, window, Qt.Key.Key_K, control=True)
    palette = window.findChild(CommandPalette)
    assert isinstance(palette, CommandPalette)
    texts = {command.text for command in palette.table.rows}
    assert {"Hidden", "Settings…", "Rules of Hog", "Rules of Pig"} <= texts
    qtbot.keyClicks(palette.field, "hidden")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.current_tab.pressed == 1)


def test_the_palette_opens_the_settings_at_what_is_asked_for(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window("Hog")
    palette = window.windows.show_palette()
    qtbot.keyClicks(palette.field, "settings: dice")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.findChild(SettingsDialog) is not None)
    settings = window.findChild(SettingsDialog)
    assert settings.cards["Dice"].isAncestorOf(settings.focusWidget())
    settings.close()


def test_the_palette_opens_the_rules_of_another_game(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window("Hog", "Pig")
    palette = window.windows.show_palette()
    qtbot.keyClicks(palette.field, "rules of pig")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.findChild(HelpWindow) is not None)
    assert window.current_tab.title == "Pig"
    window.findChild(HelpWindow).close()


def test_the_sheet_of_keys_has_those_of_the_game_and_of_the_window(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window("Hog", "Pig")
    press(qtbot, window, Qt.Key.Key_Question)
    sheet = window.findChild(KeysWindow)
    texts = [part.text() for part in sheet.findChildren(QLabel)]
    assert {"New Hog", "N", "Rules of this game", "F1"} <= set(texts)
    sheet.close()


@pytest.mark.parametrize(("first", "shown"), [(1, "Pig"), (7, "Hog"), (-1, "Hog")])
def test_the_window_opens_with_the_tab_that_was_left(open_window: OpenWindow, first: int, shown: str) -> None:
    window = open_window("Hog", "Pig", first=first)
    assert [tab.title for tab in window.findChildren(PlainTab)] == [shown]
