"""What kind of start it is: a second one on a folder is handed over, and opens no window of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from dicedesk.adapters import first_window
from dicedesk.adapters.storage.folders import TERMINAL, FolderLock
from dicedesk.main import opening, start
from dicedesk.main.options import StartOptions
from dicedesk.main.start import EXIT_NO_SCREEN, open_window
from dicedesk.ui.window.waiting import WaitingWindow

Opened = list[tuple[Path, bool]]
LATER_S = 3600


@pytest.fixture(autouse=True)
def there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "missing_screen", lambda _: None)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Of each window that was opened its folder, and whether it has the folder to itself."""
    made: Opened = []

    def run(_options: StartOptions, folder: Path, lock: FolderLock, _build: object) -> int:
        made.append((folder, lock.is_mine))
        lock.close()
        return 7

    monkeypatch.setattr(opening, "run", run)
    return made


@pytest.fixture
def other(tmp_path: Path) -> Iterator[FolderLock]:
    """Another window has the folder."""
    lock = FolderLock(tmp_path)
    yield lock
    lock.close()


def ask(monkeypatch: pytest.MonkeyPatch, answer: Callable[..., bool]) -> None:
    """Has the other window answer."""
    monkeypatch.setattr(first_window, "hand_over", answer)


def test_without_a_screen_it_says_so_and_opens_nothing(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "missing_screen", lambda _: "there is no screen")
    assert open_window(StartOptions(data=str(tmp_path / "games"))) == EXIT_NO_SCREEN
    assert (opened, capsys.readouterr().err) == ([], "dicedesk: there is no screen\n")
    assert not (tmp_path / "games").exists()


def test_the_first_start_opens_a_window_that_has_the_folder(opened: Opened, tmp_path: Path) -> None:
    assert open_window(StartOptions(data=str(tmp_path))) == 7
    assert opened == [(tmp_path, True)]


@pytest.mark.usefixtures("other")
def test_a_second_start_hands_its_record_over_and_opens_nothing(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[list[str]] = []
    ask(monkeypatch, lambda _, files, **_look: asked.append(files) or True)
    assert open_window(StartOptions(data=str(tmp_path), record="a.dice")) == 0
    assert (asked, opened) == ([["a.dice"]], [])


@pytest.mark.usefixtures("other")
def test_a_second_start_that_nobody_answers_opens_a_window_without_the_folder(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ask(monkeypatch, lambda *_, **_look: False)
    open_window(StartOptions(data=str(tmp_path)))
    assert opened == [(tmp_path, False)]


def test_a_game_in_a_terminal_is_asked_for_nothing(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, other: FolderLock
) -> None:
    other.say(TERMINAL)
    asked: list[Any] = []
    ask(monkeypatch, lambda *given, **_look: asked.append(given) or True)
    open_window(StartOptions(data=str(tmp_path)))
    assert (asked, opened) == ([], [(tmp_path, False)])


@pytest.mark.usefixtures("other", "qapp")
def test_a_start_that_waits_says_so_once_and_ends_when_its_window_is_closed(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "MOMENT_S", 0)

    def hand_over(*_: object, look: Callable[[], None]) -> bool:
        look()
        look()
        for window in QApplication.topLevelWidgets():
            if isinstance(window, WaitingWindow):
                window.close()
        look()
        return False

    ask(monkeypatch, hand_over)
    try:
        code: Any = open_window(StartOptions(data=str(tmp_path), language="en"))
    except SystemExit as ended:
        # To keep the error would keep the window.
        code = f"ended with {ended.code}"
    said = "dicedesk: DiceDesk is already open, but its window is not responding. Waiting for it…\n"
    assert (code, capsys.readouterr().err, opened) == ("ended with 0", said, [])


@pytest.mark.usefixtures("other")
def test_a_start_that_is_answered_in_a_moment_says_nothing(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "MOMENT_S", LATER_S)
    ask(monkeypatch, lambda *_, look: look() is None)
    open_window(StartOptions(data=str(tmp_path)))
    assert (capsys.readouterr().err, opened) == ("", [])
