"""What a second start shows while it waits for the window that has its games."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.words import CONTEXT
from dicedesk.ui.window import waiting
from dicedesk.ui.window.waiting import WaitingWindow

ENGLISH = "DiceDesk is already open, but its window is not responding. Waiting for it…"
Opened = Callable[[str | None], WaitingWindow]


@pytest.fixture
def opened(qapp: QApplication, qtbot: QtBot) -> Opened:
    """Opens the window in a language."""

    def made(language: str | None) -> WaitingWindow:
        window = WaitingWindow(qapp, language)
        qtbot.addWidget(window)
        window.show()
        return window

    return made


@pytest.mark.parametrize(
    ("language", "begin"), [("en", "DiceDesk is"), ("de", "DiceDesk ist"), ("pt", "DiceDesk is")]
)
def test_it_speaks_the_language_that_was_asked_for_and_no_other_part_of_the_program_does(
    opened: Opened, language: str, begin: str
) -> None:
    window = opened(language)
    assert window.text().startswith(begin)
    assert (window.text() == ENGLISH) is (language != "de")
    assert QCoreApplication.translate(CONTEXT, ENGLISH) == ENGLISH


def test_it_speaks_the_language_of_the_desktop_where_none_was_asked_for(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("de_DE"))
    assert opened(None).text() == opened("de").text() != ENGLISH


def test_without_translations_it_speaks_english(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: str) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(waiting, "resource", missing)
    assert opened("de").text() == ENGLISH


def test_all_that_it_says_can_be_read(opened: Opened) -> None:
    window = opened("de")
    window.adjustSize()
    assert window.height() >= window.heightForWidth(window.width())
    assert window.windowTitle() == "DiceDesk"


def test_whoever_closes_it_does_not_want_to_wait(opened: Opened) -> None:
    window = opened("en")
    assert window.paint()
    window.close()
    assert not window.paint()
