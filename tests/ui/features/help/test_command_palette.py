"""The command palette finds what can be done, and the sheet of keys lists it."""

import pytest
from PySide6.QtCore import QLibraryInfo, Qt, QTranslator
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.keys import ActionSpec, make_action
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.features.help.commands import Command, CommandPalette, KeysWindow, commands_of, matching
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.walk import settle

Key = Qt.Key


class Doer:
    """Remembers what was done."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def command(self, text: str, group: str = "Craps", keys: str = "") -> Command:
        """A command that is remembered when it is done."""
        return Command(group, text, keys, lambda: self.done.append(text))


@pytest.fixture
def doer() -> Doer:
    """Has done nothing yet."""
    return Doer()


@pytest.fixture
def palette(qtbot: QtBot, appearance: Appearance, doer: Doer) -> CommandPalette:
    """A palette of four commands, open."""
    window = QWidget()
    qtbot.addWidget(window)
    commands = [
        doer.command("Throw", keys="T"),
        doer.command("House rules…"),
        doer.command("New game"),
        doer.command("Rules of Hog", "Rules"),
    ]
    opened = CommandPalette(commands, window)
    window.show()
    opened.show()
    qtbot.waitUntil(opened.isVisible)
    return opened


def names(palette: CommandPalette) -> list[str]:
    return [command.text for command in palette.table.rows]


def test_all_commands_are_offered_at_first(palette: CommandPalette) -> None:
    assert names(palette) == ["Throw", "House rules…", "New game", "Rules of Hog"]


def test_letters_find_commands_and_a_beginning_comes_first(palette: CommandPalette, qtbot: QtBot) -> None:
    qtbot.keyClicks(palette.field, "rules")
    assert names(palette) == ["Rules of Hog", "House rules…"]


def test_words_in_any_order_and_the_group_find_a_command(doer: Doer) -> None:
    commands = (doer.command("New game", "Hog"), doer.command("New game", "Craps"))
    assert matching(commands, "game craps") == commands[1:]


def test_both_keys_that_people_call_enter_are_told_once(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    action = make_action(ActionSpec("&Throw", ("T", "Return", "Enter"), owner.update), owner)
    (command,) = commands_of([action], "Craps")
    assert (command.text, command.keys) == ("Throw", "T, Enter")


def test_both_enter_keys_are_told_once_where_qt_has_other_words_for_them(
    qtbot: QtBot, qapp: QApplication
) -> None:
    owner, spanish = QWidget(), QTranslator()
    qtbot.addWidget(owner)
    assert spanish.load("qtbase_es", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    action = make_action(ActionSpec("&Throw", ("T", "Return", "Enter"), owner.update), owner)
    qapp.installTranslator(spanish)
    (command,) = commands_of([action], "Craps")
    qapp.removeTranslator(spanish)
    assert command.keys == "T, Enter"


def test_what_cannot_be_done_now_is_not_offered(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    action = make_action(ActionSpec("Undo", (), owner.update), owner)
    action.setEnabled(False)
    assert commands_of([action], "Craps") == ()


def test_enter_does_the_chosen_command_and_closes(palette: CommandPalette, qtbot: QtBot, doer: Doer) -> None:
    qtbot.keyClick(palette.field, Key.Key_Down)
    qtbot.keyClick(palette.field, Key.Key_Return)
    qtbot.waitUntil(lambda: doer.done == ["House rules…"])


def test_a_click_does_a_command(palette: CommandPalette, qtbot: QtBot, doer: Doer) -> None:
    table = palette.table
    spot = table.visualRect(table.model().index(2, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    qtbot.waitUntil(lambda: doer.done == ["New game"])


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [
        ((Key.Key_Up,), "Throw"),
        ((Key.Key_Down, Key.Key_Down), "New game"),
        ((Key.Key_PageDown,), "Rules of Hog"),
        ((Key.Key_PageDown, Key.Key_PageUp), "Throw"),
    ],
)
def test_arrows_choose_and_stay_in_the_list(
    palette: CommandPalette, qtbot: QtBot, keys: tuple[Qt.Key, ...], chosen: str
) -> None:
    for key in keys:
        qtbot.keyClick(palette.field, key)
    assert palette.chosen is not None
    assert palette.chosen.text == chosen
    assert palette.field.accessibleDescription().startswith(chosen)


def test_what_is_called_nothing_does_nothing(palette: CommandPalette, qtbot: QtBot, doer: Doer) -> None:
    qtbot.keyClicks(palette.field, "xyz")
    qtbot.keyClick(palette.field, Key.Key_Return)
    assert (palette.chosen, palette.nothing.isVisible(), doer.done) == (None, True, [])


def test_the_model_of_the_list_keeps_its_word(palette: CommandPalette, qtbot: QtBot) -> None:
    tester = QAbstractItemModelTester(
        palette.table.model(), QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    for letter in ("r", "u", "x", ""):
        palette.field.setText(letter)
    assert tester.model().rowCount() == 4


def test_the_sheet_shows_keys_and_what_they_do(qtbot: QtBot, appearance: Appearance) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    sheet = KeysWindow([("Craps", [("T", "Throw")]), ("Everywhere", [("F1", "Rules of this game")])], window)
    sheet.show()
    texts = [part.text() for part in sheet.findChildren(QLabel)]
    assert texts == ["CRAPS", "T", "Throw", "EVERYWHERE", "F1", "Rules of this game"]


def test_no_command_is_cut_as_long_as_the_window_below_has_room(
    window: MainWindow, language: WindowLanguage
) -> None:
    language.choose("de")
    palette = window.windows.show_palette()
    settle()
    table = palette.table
    columns = range(table.model().columnCount())
    assert [column for column in columns if table.columnWidth(column) < table.sizeHintForColumn(column)] == []
    palette.close()
