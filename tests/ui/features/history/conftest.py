"""The history of a past, opened alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.past_games import History
from dicedesk.ui.base.keys import make_action
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.history.page import HistoryPage
from tests.adapters.storage.past_games import past_of
from tests.ui.features.history.test_history_page import FATAL, GAMES, Heard, Opened
from tests.ui.parts import with_late


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def opened(qtbot: QtBot, parts: AppParts, heard: Heard) -> Iterator[Opened]:
    """Opens the history of a past, under Qt's own tester of models."""
    testers, parents = [], []

    def made(past: History) -> HistoryPage:
        parent = QWidget()
        parents.append(parent)
        qtbot.addWidget(parent)
        page = HistoryPage(with_late(parts, history=past), parent)
        heard.hear(page)
        # As the main window does.
        for action in page.menu_actions():
            make_action(action, page)
        testers.append(QAbstractItemModelTester(page.table.model(), FATAL))
        column = QVBoxLayout(parent)
        column.addWidget(page)
        parent.resize(1280, 720)
        parent.show()
        parent.activateWindow()
        qtbot.waitUntil(parent.isActiveWindow)
        qtbot.waitUntil(lambda: page.isAncestorOf(parent.focusWidget()))
        return page

    yield made
    testers.clear()
    parents.clear()


@pytest.fixture
def history(opened: Opened, tmp_path: Path) -> HistoryPage:
    """Three games of Hog, the newest going on, and before them one of craps."""
    return opened(past_of(tmp_path, *GAMES))
