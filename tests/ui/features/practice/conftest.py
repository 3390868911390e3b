"""The practice window over a folder of games, each with its mistakes."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.coach.explanation import ChoiceToExplain
from dicedesk.features.practice import exercise_at, exercise_in, prepare
from dicedesk.play.ports.store import StoredGame
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.practice.window import PracticeWindow
from dicedesk.ui.window.windows import Windows
from tests.adapters.storage.past_games import past_of
from tests.fakes.jobs import ImmediateJobs
from tests.play.bad_records import BAD_CRAPS, BAD_HAZARD, BAD_HOG, BAD_POKER_DICE
from tests.ui.parts import with_late
from tests.ui.windows import windows_over


class MovingClock:
    """Tells a time that a test moves on."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 21, 10, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time

    def pass_by(self, **length: float) -> None:
        self.time += timedelta(**length)


class Explained:
    """Remembers whose working was asked for."""

    def __init__(self) -> None:
        self.asked: list[ChoiceToExplain] = []

    def __call__(self, asked: ChoiceToExplain, over: QWidget) -> None:
        self.asked.append(asked)


def kept(record: str, game: str, day: int) -> StoredGame:
    """A record as the store keeps it, begun on a day."""
    head, rest = record.split("\n", 1)
    name = f"2026-10-{day:02}T10:00:00Z-a"
    return StoredGame.of_record(name, game, f'{head}\n[Id "{name}"]\n{rest}', "", ended=True)


HOG, HAZARD = kept(BAD_HOG, "hog", 1), kept(BAD_HAZARD, "hazard", 2)
POKER_DICE, CRAPS = kept(BAD_POKER_DICE, "poker-dice", 3), kept(BAD_CRAPS, "craps", 4)


class WaitingJobs(ImmediateJobs):
    """Does all work at once, but for the reviews of games, which wait until they are canceled."""

    def __init__(self) -> None:
        self.waiting = 0

    def start(self, work: Any, done: Any, failed: Any, news: Any = None) -> Any:
        if news is None or getattr(work, "func", None) in (exercise_at, exercise_in, prepare):
            return super().start(work, done, failed, news)
        self.waiting += 1
        return self

    def cancel(self) -> None:
        self.waiting -= 1


Opened = Callable[..., PracticeWindow]


@pytest.fixture
def clock() -> MovingClock:
    return MovingClock()


@pytest.fixture
def explained() -> Explained:
    return Explained()


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    """The window that practice lies over."""
    made = QWidget()
    qtbot.addWidget(made, before_close_func=_close_all)
    made.show()
    return made


def _close_all(owner: QWidget) -> None:
    for window in owner.findChildren(PracticeWindow):
        window.close()


@pytest.fixture
def practice(
    owner: QWidget,
    parts: AppParts,
    clock: MovingClock,
    explained: Explained,
    tmp_path: Path,
) -> Callable[..., Windows]:
    """What opens the exercises of games that are kept in a folder."""

    def made(*games: StoredGame, jobs: ImmediateJobs | None = None) -> Windows:
        past = past_of(tmp_path, *games)
        kept = with_late(parts, history=past)
        windows = windows_over(owner, replace(kept, clock=clock, long_jobs=jobs or parts.long_jobs))
        windows.show_working = explained
        return windows

    return made


@pytest.fixture
def opened(qtbot: QtBot, practice: Callable[..., Windows]) -> Opened:
    """Opens the exercises of some games."""

    def made(*games: StoredGame, game: str = "") -> PracticeWindow:
        window = practice(*games).show_practice(game)
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.waitUntil(lambda: not window.search.is_running)
        return window

    return made
