"""A window with a tab for each game, on which nothing happens: for what the window does beside the games."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.record import RecordWindow
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.quiet_tab import QuietTab
from tests.ui.windows import main_window


def quiet_window(qtbot: QtBot, parts: AppParts, record: str) -> Iterator[MainWindow]:
    """The window, open; in the end it closes the records that were opened beside it."""
    tabs = [TabSpec(game, title, partial(QuietTab, record=record)) for game, title in TITLES.items()]
    made = main_window(tabs, parts)
    qtbot.addWidget(made)
    made.show()
    yield made
    for story in stories(made):
        story.close()


def stories(window: QWidget) -> list[RecordWindow]:
    """The records that are open beside a window."""
    return window.findChildren(RecordWindow)
