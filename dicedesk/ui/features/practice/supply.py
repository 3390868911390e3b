"""Exercises from due mistakes and random positions, made ahead in the background."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from dicedesk.coach.coach import SlowWork
from dicedesk.coach.exercises import Exercise, Level
from dicedesk.features.practice import (
    ExerciseProgress,
    Return,
    after_answer,
    deal,
    prepare,
    progress,
)
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.past_games import ExercisePlace
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import shown
from dicedesk.ui.base.work import Work

AHEAD = 3
"""If fewer exercises wait, more are made."""
AT_ONCE = 6
"""Exercises made by one job."""


class Supply(QObject):
    """Makes exercises in the background and hands them out one by one; the base of the two supplies.

    Signals: `came()` when some have arrived, or there are none now; `failed(str)` with the reason.
    """

    came = Signal()
    failed = Signal(str)

    _work: Work[Any]
    """Makes exercises; each of the two supplies has its own."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[Exercise] = []

    @property
    def is_busy(self) -> bool:
        """Whether exercises are being made."""
        return self._work.is_busy

    @property
    def has_some(self) -> bool:
        """Whether an exercise is ready."""
        return bool(self._waiting)

    def take(self) -> Exercise | None:
        """The next exercise; None if none is ready."""
        return self._waiting.pop(0) if self._waiting else None

    def make_more(self) -> None:
        """Start a job if few exercises are waiting and none is being made."""
        if not self.is_busy and len(self._waiting) < AHEAD:
            self._make()

    def stop(self) -> None:
        """Drop the waiting exercises and the job."""
        self._work.cancel()
        self._waiting.clear()

    def _make(self) -> None:
        """Ask for exercises."""
        raise NotImplementedError

    def _on_made(self, exercises: tuple[Exercise, ...]) -> None:
        self._waiting.extend(exercises)
        self.came.emit()

    def _on_failed(self, reason: str) -> None:
        self.failed.emit(shown(reason))


class DueSupply(Supply):
    """Hands out the exercises that are due, of one game or of all.

    Signals: `counted()` when `progress` is new, `worked(SlowWork)` with the progress of slow work.
    """

    counted = Signal()
    worked = Signal(object)

    def __init__(self, parts: AppParts, parent: QObject) -> None:
        """`parts` has the stored games, the answers, the jobs that read them, and the clock."""
        super().__init__(parent)
        self._parts, self._game = parts, ""
        self._work = Work(parts.long_jobs, self, self._on_prepared, self._on_failed, self._on_worked)
        self.progress: ExerciseProgress | None = None
        self._gone: set[ExercisePlace] = set()
        self._returns: dict[ExercisePlace, int] = {}
        self._shown: ExercisePlace | None = None

    def choose(self, game: str) -> None:
        """Hand out exercises of this game's id, "" for all games."""
        self.stop()
        self._game, self._shown = game, None
        self.count()

    def take(self) -> Exercise | None:
        """The next exercise; it is not made a second time while it is visible."""
        taken = super().take()
        self._shown = taken.due.place if taken is not None and taken.due is not None else None
        return taken

    def answer(self, exercise: Exercise, *, is_right: bool) -> Return | None:
        """Save the answer; return when the exercise comes back, None if it belongs to no stored game."""
        if exercise.due is None:
            return None
        returns, place = after_answer(exercise.due.step, self.now, is_right=is_right), exercise.due.place
        self._returns[place] = returns.due
        saving = Work(self._parts.jobs, self, self._on_kept, self._on_failed, ends_with_owner=False)
        saving.ask(self._parts.late.history.keep_answer, place, returns.step, returns.due)
        return returns

    def count(self) -> None:
        """Count the due and the known exercises again."""
        counting = Work(self._parts.jobs, self, self._on_counted, self._on_failed)
        counting.ask(progress, self._parts.late.history, self._game, self.now)

    @property
    def now(self) -> int:
        """The current time, in seconds since 1970 (UTC)."""
        return int(self._parts.clock.now().timestamp())

    def _make(self) -> None:
        now = self.now
        later = {place for place, due in self._returns.items() if due > now}
        there = {each.due.place for each in self._waiting if each.due is not None}
        here = set() if self._shown is None else {self._shown}
        without = frozenset(later | there | here | self._gone)
        self._work.ask(prepare, self._parts.late.history, self._game, now, AT_ONCE, without)

    def _on_kept(self, _: None) -> None:
        self.count()

    def _on_prepared(self, prepared: dict[ExercisePlace, Exercise | None]) -> None:
        self._gone |= {place for place, exercise in prepared.items() if exercise is None}
        self._on_made(tuple(exercise for exercise in prepared.values() if exercise is not None))

    def _on_worked(self, work: SlowWork) -> None:
        self.worked.emit(work)

    def _on_counted(self, progress: ExerciseProgress) -> None:
        self.progress = progress
        self.counted.emit()


class RandomSupply(Supply):
    """Deals random positions of one game and level, endlessly."""

    def __init__(self, jobs: Jobs, seed: int, parent: QObject) -> None:
        super().__init__(parent)
        self._work = Work(jobs, self, self._on_made, self._on_failed)
        self._seed = seed
        self._game, self._level = "", Level.EASY

    def choose(self, game: str, level: Level) -> None:
        """Deal positions of this game and level from now on."""
        self.stop()
        self._game, self._level = game, level

    def _make(self) -> None:
        self._seed += 1
        self._work.ask(deal, self._game, self._level, self._seed, AT_ONCE)
