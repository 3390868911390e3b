"""What a start builds, and in which order it is closed."""

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.main import late_parts
from dicedesk.main.opening import Start
from dicedesk.main.program import LateJobs, build
from dicedesk.play.ports.audio import Availability
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.late_parts import LateParts
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import shown
from dicedesk.ui.window.main_window import MainWindow
from tests.fakes.sound import RememberedSound
from tests.fakes.speech import NoSpeech
from tests.ui.parts import late_parts_with

pytestmark = pytest.mark.usefixtures("nothing_stays_frozen")


def window_of(start: Start) -> MainWindow:
    """The main window that was built."""
    found = start.shell.centralWidget()
    assert isinstance(found, MainWindow)
    return found


def parts_of(start: Start) -> AppParts:
    """What was made for it."""
    return window_of(start)._parts


def test_voice_and_sound_are_closed_before_the_jobs_and_the_store_last(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[str] = []

    def late_parts_here(parts: AppParts, _folder: Path, at_end: ExitStack, *, has_folder: bool) -> LateParts:
        assert has_folder
        at_end.callback(closed.append, "sound")
        at_end.callback(closed.append, "voice")
        return late_parts_with(NoSpeech(Availability("None.")), RememberedSound())(parts)

    monkeypatch.setattr(late_parts, "late_parts_here", late_parts_here)
    names: dict[LateJobs, str] = {}
    monkeypatch.setattr(LateJobs, "close", lambda jobs: closed.append(names[jobs]))
    monkeypatch.setattr(SqliteStore, "close", lambda _: closed.append("store"))
    build(start)
    parts = parts_of(start)
    names |= {parts.jobs: "jobs", parts.long_jobs: "long jobs"}
    assert parts.late.sounds is not None
    start.at_end.close()
    monkeypatch.undo()
    assert closed == ["voice", "sound", "jobs", "long jobs", "store"]


def test_a_theme_and_a_language_for_this_start_are_not_saved(start: Start) -> None:
    build(start)
    parts = parts_of(start)
    assert (parts.appearance.choice, parts.language.code) == (ThemeChoice.DARK, "en")
    assert (parts.settings.value.look.theme, parts.settings.value.language) == (ThemeChoice.DESKTOP, "")


def test_why_the_store_is_not_open_is_told(start: Start, tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    store = SqliteStore(tmp_path, lock)  # the start has the folder already
    reason = shown(store.wait_reason or "")
    build(replace(start, store=store))
    assert reason
    assert window_of(start)._status._saved.text() == reason
    lock.close()


def test_no_window_beside_the_game_and_no_late_part_is_made_for_the_first_paint(start: Start) -> None:
    build(start)
    assert "late" not in vars(parts_of(start))


def test_the_window_is_saved_as_it_is_left(start: Start) -> None:
    build(start)
    window_of(start).choose_tab(2)
    start.shell.close()
    assert start.memory.last.tab == 2
