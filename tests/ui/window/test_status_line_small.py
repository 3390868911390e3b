"""What the status bar says of saving leaves room for the rest in a small window, and is read whole."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.languages import LANGUAGES
from dicedesk.core.record import Record
from dicedesk.games.hog.rules import HOG
from dicedesk.play.saved_games import SaveStatus
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import TabSpec, status_of
from dicedesk.ui.window.main_window import StatusLine
from tests.ui.walk import settle
from tests.ui.windows import main_window

SMALL = QSize(800, 560)
RECORD = Record(HOG, SealedDice(bytes(32), "id").opening_tags())
CODES = [language.code for language in LANGUAGES]


@pytest.mark.parametrize("keeping", [SaveStatus.WAITS, SaveStatus.COPIED])
@pytest.mark.parametrize("code", CODES)
def test_how_a_game_is_kept_hides_nothing_in_a_small_window(
    qtbot: QtBot,
    games: list[TabSpec],
    appearance: Appearance,
    parts: AppParts,
    language: WindowLanguage,
    code: str,
    keeping: SaveStatus,
) -> None:
    language.choose(code)
    appearance.choose(ThemeChoice.DARK)
    window = main_window(games, parts)
    qtbot.addWidget(window)
    window.resize(SMALL)
    window.show()
    line = window.statusBar()
    assert isinstance(line, StatusLine)
    status = status_of(RECORD, None, keeping)
    line.show_status(status)
    settle()
    parts = [*line.findChildren(QLabel), *line.findChildren(QPushButton)]
    cut_off = [
        part.text()
        for part in parts
        if part.isVisible()
        and part.text() != status.saved
        and part.visibleRegion().boundingRect() != part.rect()
    ]
    assert (window.size(), cut_off) == (SMALL, [])
    assert is_read_whole(window, status.saved)


def is_read_whole(window: QWidget, words: str) -> bool:
    """Whether the words can be read whole, in one line or in several."""
    labels = [found for found in window.findChildren(QLabel) if found.text() == words and found.isVisible()]
    return any(
        label.visibleRegion().boundingRect() == label.rect()
        and (label.wordWrap() or label.width() >= label.sizeHint().width())
        and label.height() >= label.heightForWidth(label.width())
        for label in labels
    )


def test_words_of_several_lines_move_nothing_of_the_game(
    qtbot: QtBot, games: list[TabSpec], parts: AppParts
) -> None:
    window = main_window(games, parts)
    qtbot.addWidget(window)
    window.resize(SMALL)
    window.show()
    settle()
    parts = (window.current_tab, window.current_tab.tray, window.statusBar())
    before, words = [part.geometry() for part in parts], " ".join(["something that is told"] * 8)
    window.tell(words)
    settle()
    assert is_read_whole(window, words)
    assert [part.geometry() for part in parts] == before
    window.resize(900, 600)
    settle()
    assert is_read_whole(window, words)
    window.show_status()
    settle()
    assert not [found for found in window.findChildren(QLabel) if found.text() == words and found.isVisible()]
