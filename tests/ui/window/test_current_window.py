"""What outlives a change of language, errors that nobody expected, and files that are dropped on a page."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.help.pages import HelpWindow
from dicedesk.ui.features.settings.dialog import SettingsDialog
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.games.poker_dice.oracle_dialog import OracleDialog
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.current_window import CurrentWindow
from dicedesk.ui.window.error import ErrorWindow
from dicedesk.ui.window.shell import Shell
from tests.ui.quiet_tab import QuietTab
from tests.ui.quiet_window import stories
from tests.ui.windows import held_window

RECORD = '[Game "hog"]\nroll 2 : 3 4\n'
SORRY = "Something went wrong. Your game is saved."


class Taker(QuietTab):
    """Takes pictures that are dropped on it, and nothing else."""

    taken: tuple[str, ...] = ()

    def take_files(self, files: Sequence[str]) -> bool:
        pictures = tuple(file for file in files if file.endswith(".png"))
        self.taken += pictures
        return bool(pictures)

    def take_focus(self) -> None:
        self.setFocus()


@pytest.fixture
def shell_and_held(qtbot: QtBot, parts: AppParts) -> tuple[Shell, CurrentWindow]:
    """The shell with a quiet tab."""
    shell, held = held_window([TabSpec("hog", "Hog", partial(Taker, record=RECORD))], parts)
    qtbot.addWidget(shell)
    shell.show()
    return shell, held


def open_windows(shell: Shell, kind: type[QDialog]) -> list[QDialog]:
    """The windows of a kind that are open over the shell."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [found for found in shell.findChildren(kind) if found.isVisible()]


def test_an_error_opens_a_window_once_and_is_only_mentioned_when_it_comes_again(
    shell_and_held: tuple[Shell, CurrentWindow],
) -> None:
    shell, held = shell_and_held
    held.tell_error(SORRY, "KeyError")
    (window,) = open_windows(shell, ErrorWindow)
    assert isinstance(window, ErrorWindow)
    assert (window.sentence.text(), window.report.toPlainText()) == (SORRY, "KeyError")
    held.tell_error(SORRY, "TypeError")
    assert open_windows(shell, ErrorWindow) == [window]
    assert window.report.toPlainText() == "KeyError\n\nTypeError"
    window.close()
    held.tell_error("It happened again.", "KeyError")
    assert open_windows(shell, ErrorWindow) == []
    assert held.window.statusBar().findChildren(QLabel)[0].text() == "It happened again."
    assert (held.has_told("TypeError"), held.has_told("OSError")) == (True, False)


def test_after_a_change_of_language_the_settings_are_open_again_where_they_were(
    shell_and_held: tuple[Shell, CurrentWindow], language: WindowLanguage
) -> None:
    shell, held = shell_and_held
    windows = held.window.windows
    oracle = windows.show_of_game(ORACLE)
    windows.show_help("lab", "Lab")
    windows.show_settings().setGeometry(QRect(40, 50, 700, 500))
    before = held.window
    language.choose("de")
    held.make_anew()
    assert held.window is not before
    (settings,) = open_windows(shell, SettingsDialog)
    assert (settings.windowTitle(), settings.geometry()) == ("Einstellungen", QRect(40, 50, 700, 500))
    assert (open_windows(shell, HelpWindow), open_windows(shell, OracleDialog)) == ([], [oracle])
    settings.close()
    oracle.close()


def test_settings_that_were_closed_stay_closed(
    shell_and_held: tuple[Shell, CurrentWindow], language: WindowLanguage
) -> None:
    shell, held = shell_and_held
    held.window.windows.show_settings().close()
    language.choose("de")
    held.make_anew()
    assert open_windows(shell, SettingsDialog) == []


def test_the_page_that_is_shown_has_the_first_word_on_files_that_are_dropped(
    shell_and_held: tuple[Shell, CurrentWindow], tmp_path: Path
) -> None:
    _, held = shell_and_held
    record = tmp_path / "one.dice"
    record.write_text(RECORD, encoding="utf-8")
    tab = held.window.current_tab
    assert isinstance(tab, Taker)
    held.take_dropped(["a.png"])
    assert (tab.taken, stories(held.window.window())) == (("a.png",), [])
    held.take_dropped([str(record)])
    (story,) = stories(held.window.window())
    assert (tab.taken, story.windowTitle()) == (("a.png",), "Record of Hog: one.dice")
    story.close()
