"""The window of a record that was opened."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.record import parse_record
from dicedesk.core.words import tr
from dicedesk.features.story import Story, StoryLine, story_of
from dicedesk.games.catalogue import SPECS
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.features.record import RecordWindow

RECORD = '[Game "poker-dice"]\n[Player0 "Ann"]\n' + "hand : 6 6 6 6 5\nhold\n" * 2 + "quit\n"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[RecordWindow]:
    """The window of a short game of Poker Dice."""
    parent = QWidget()
    qtbot.addWidget(parent)
    made = RecordWindow(story_of(parse_record(RECORD, SPECS)), "Poker Dice", "evening.dice", parent)
    made.show()
    yield made
    # Until then somebody has to hold the parent, with which the window would go.
    del parent


def cells(window: RecordWindow, row: int) -> list[str]:
    """What a row shows."""
    model = window.table.model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_the_window_is_named_after_the_game_and_its_file(window: RecordWindow) -> None:
    assert window.windowTitle() == "Record of Poker Dice: evening.dice"


def test_a_row_shows_the_move_its_dice_and_what_it_came_to(window: RecordWindow) -> None:
    assert cells(window, 0) == ["1", "6 6 6 6 5", "Four of a kind: pays $25 as it stands"]


def test_result_players_and_dice_are_told_above_the_moves(window: RecordWindow) -> None:
    result, players, dice = (label.text() for label in window.findChildren(QLabel))
    assert (result, players) == ("Ann quit with $130 after 2 hands", "Player: Ann")
    assert "not sealed" in dice


def test_a_long_record_is_read_from_its_beginning(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    text = '[Game "hazard"]\nmain 5\n' + "throw : 1 3\n" + "throw : 6 6\n" * 60
    made = RecordWindow(story_of(parse_record(text, SPECS)), "Hazard", "long.dice", parent)

    made.show()

    assert made.table.verticalScrollBar().maximum() > 0
    assert made.table.verticalScrollBar().value() == 0


class CountedLines(Sequence[StoryLine]):
    """Ten thousand lines; they count how often one is asked for."""

    def __init__(self) -> None:
        self.asked = 0

    def __len__(self) -> int:
        return 10_000

    def __getitem__(self, place: Any) -> Any:
        self.asked += 1
        return StoryLine(place + 1, (1, 2), tr("What happened at {place}", place=place + 1))


def test_of_a_long_record_only_what_is_seen_is_put_into_words(qtbot: QtBot, appearance: Appearance) -> None:
    parent, lines = QWidget(), CountedLines()
    qtbot.addWidget(parent)
    story = Story("craps", (), lines, tr("The end"), tr("True"))
    made = RecordWindow(story, "Craps", "long.dice", parent)
    made.show()
    table = made.table
    table.verticalScrollBar().setValue(table.verticalScrollBar().maximum())
    table.viewport().grab()

    last = table.visualRect(table.model().index(9_999, 0))
    assert table.viewport().rect().contains(last)
    assert cells(made, 9_999) == ["10000", "1 2", "What happened at 10000"]
    assert lines.asked < 1_000


def test_escape_closes_it(window: RecordWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.destroyed):
        qtbot.keyClick(window, Qt.Key.Key_Escape)
