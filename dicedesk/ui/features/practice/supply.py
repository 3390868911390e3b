"""Where exercises come from: due mistakes and random positions, made in the background, some ahead of the one shown."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from dicedesk.coach.exercises import Exercise, Level
from dicedesk.features.practice import (
    ExerciseProgress,
    ExerciseRequest,
    PreparedExercises,
    Return,
    after_answer,
    deal,
    prepare,
    progress,
)
from dicedesk.play.ports.jobs import Job, Jobs, reason_of
from dicedesk.play.ports.past_games import ExercisePlace, ExerciseStore
from dicedesk.ui.base.lifetime import if_alive
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import shown

AHEAD = 3
"""With fewer exercises waiting, more are made."""
AT_ONCE = 6
"""How many one job makes."""


class Supply(QObject):
    """Makes exercises in the background and hands them out one by one; the base of the two supplies.

    Signals: `came()` when some have come, or it is known that there are none now; `failed(str)` with the reason.
    """

    came = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[Exercise] = []
        self._job: Job | None = None
        self._is_busy = False

    @property
    def is_busy(self) -> bool:
        """Return whether exercises are being made."""
        return self._is_busy

    @property
    def has_some(self) -> bool:
        """Return whether one is ready."""
        return bool(self._waiting)

    def take(self) -> Exercise | None:
        """Return the next exercise; None if none is ready."""
        return self._waiting.pop(0) if self._waiting else None

    def make_more(self) -> None:
        """Start a job if few exercises are waiting and none is being made."""
        if not self._is_busy and len(self._waiting) < AHEAD:
            self._is_busy = True
            job = self._begin()
            if self._is_busy:
                self._job = job

    def stop(self) -> None:
        """Drop the waiting exercises and the job."""
        if self._job is not None:
            self._job.cancel()
        self._job, self._is_busy = None, False
        self._waiting.clear()

    def _begin(self) -> Job:
        """Start a job that ends in `_on_made` or `_on_failed`."""
        raise NotImplementedError

    def _on_made(self, exercises: tuple[Exercise, ...]) -> None:
        self._job, self._is_busy = None, False
        self._waiting.extend(exercises)
        self.came.emit()

    def _on_failed(self, error: Exception) -> None:
        self._job, self._is_busy = None, False
        self.failed.emit(shown(reason_of(error)))


class DueSupply(Supply):
    """Hands out the exercises that are due, of one game or of all.

    Signals: `counted()` when `progress` is new.
    """

    counted = Signal()

    def __init__(self, parts: AppParts, parent: QObject) -> None:
        """`parts` has the stored games, the answers, the jobs that read them, and the clock."""
        super().__init__(parent)
        self._parts, self._game = parts, ""
        self._kept: ExerciseStore = parts.late.exercises
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
        """Return the next exercise; it is not made a second time while it is shown."""
        taken = super().take()
        self._shown = None if taken is None else taken.place
        return taken

    def answer(self, exercise: Exercise, *, is_right: bool) -> Return | None:
        """Save the answer; return when the exercise comes back, None if it belongs to no stored game."""
        if exercise.place is None:
            return None
        found = after_answer(exercise.step, self.now, is_right=is_right)
        self._returns[exercise.place] = found.due
        work = partial(self._kept.answer, exercise.place, found.step, found.due)
        self._parts.jobs.start(work, if_alive(self._on_kept), if_alive(self._on_failed))
        return found

    def count(self) -> None:
        """Count again how many are due and how many are known."""
        self._parts.jobs.start(
            partial(progress, self._kept, self._game, self.now),
            if_alive(self._on_counted),
            if_alive(self._on_failed),
        )

    @property
    def now(self) -> int:
        """Now, in seconds since 1970 (UTC)."""
        return int(self._parts.clock.now().timestamp())

    def _begin(self) -> Job:
        now = self.now
        later = {place for place, due in self._returns.items() if due > now}
        there = {each.place for each in self._waiting if each.place is not None}
        shown = set() if self._shown is None else {self._shown}
        wanted = ExerciseRequest(self._game, now, AT_ONCE, frozenset(later | there | shown | self._gone))
        return self._parts.long_jobs.start(
            partial(prepare, self._kept, self._parts.late.past, wanted),
            if_alive(self._on_prepared),
            if_alive(self._on_failed),
        )

    def _on_kept(self, _: None) -> None:
        self.count()

    def _on_prepared(self, prepared: PreparedExercises) -> None:
        self._gone |= prepared.gone
        self._on_made(prepared.exercises)

    def _on_counted(self, found: ExerciseProgress) -> None:
        self.progress = found
        self.counted.emit()


class RandomSupply(Supply):
    """Deals random positions of one game and level, without an end."""

    def __init__(self, jobs: Jobs, seed: int, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs, self._seed = jobs, seed
        self._game, self._level = "", Level.EASY

    def choose(self, game: str, level: Level) -> None:
        """Deal positions of this game and level from now on."""
        self.stop()
        self._game, self._level = game, level

    def _begin(self) -> Job:
        self._seed += 1
        work = partial(deal, self._game, self._level, self._seed, AT_ONCE)
        return self._jobs.start(work, if_alive(self._on_made), if_alive(self._on_failed))
