"""The exercises of one's own mistakes that are due, and what becomes of the answers."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from dicedesk.coach.exercises_exercise import Exercise
from dicedesk.features.practice.preparing import (
    ExerciseProgress,
    Prepared,
    WantedExercises,
    prepare,
    progress,
)
from dicedesk.features.practice.spacing import Return, after_answer
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.jobs import Job
from dicedesk.play.ports.past_games import ExercisePlace, KeptExercises, NoExercises, NoPastGames
from dicedesk.ui.base.services.parts import ServiceParts
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.features.practice.supply import AT_ONCE, Supply


class DueSupply(Supply):
    """Hands out what is due, of one game or of all.

    Signals: `counted()` when `progress` is new.
    """

    counted = Signal()

    def __init__(self, parts: ServiceParts, parent: QObject) -> None:
        """`parts` hold the games, what was answered, the jobs that read them, and the clock."""
        super().__init__(parent)
        self._parts, self._game = parts, ""
        self._kept: KeptExercises = parts.exercises or NoExercises()
        self.progress: ExerciseProgress | None = None
        self._gone: set[ExercisePlace] = set()
        self._returns: dict[ExercisePlace, int] = {}
        self._shown: ExercisePlace | None = None

    def choose(self, game: str) -> None:
        """Hands out those of this game from now on, "" for all."""
        self.stop()
        self._game, self._shown = game, None
        self.count()

    def take(self) -> Exercise | None:
        """The next one; it is not made a second time while it is shown."""
        taken = super().take()
        self._shown = None if taken is None else taken.place
        return taken

    def answer(self, exercise: Exercise, *, is_right: bool) -> Return | None:
        """Keeps the answer; returns when the exercise comes back, None for one that belongs to no kept game."""
        if exercise.place is None:
            return None
        found = after_answer(exercise.step, self.now, is_right=is_right)
        self._returns[exercise.place] = found.due
        work = partial(self._kept.answer, exercise.place, found.step, found.due)
        self._parts.jobs.start(work, while_there(self._on_kept), while_there(self._on_failed))
        return found

    def count(self) -> None:
        """Counts anew what is due and what is known."""
        self._parts.jobs.start(
            partial(progress, self._kept, self._game, self.now),
            while_there(self._on_counted),
            while_there(self._on_failed),
        )

    @property
    def now(self) -> int:
        """Seconds since 1970 (UTC)."""
        return moment_of(self._parts.clock)

    def _begin(self) -> Job:
        now = self.now
        later = {place for place, due in self._returns.items() if due > now}
        there = {each.place for each in self._waiting if each.place is not None}
        shown = set() if self._shown is None else {self._shown}
        wanted = WantedExercises(self._game, now, AT_ONCE, frozenset(later | there | shown | self._gone))
        return self._parts.long_jobs.start(
            partial(prepare, self._kept, self._parts.past or NoPastGames(), wanted),
            while_there(self._on_prepared),
            while_there(self._on_failed),
        )

    def _on_kept(self, _: None) -> None:
        self.count()

    def _on_prepared(self, prepared: Prepared) -> None:
        self._gone |= prepared.gone
        self._on_made(prepared.exercises)

    def _on_counted(self, found: ExerciseProgress) -> None:
        self.progress = found
        self.counted.emit()


def moment_of(clock: Clock | None) -> int:
    """Seconds since 1970 (UTC), as a clock says; 0 where there is none."""
    return 0 if clock is None else int(clock.now().timestamp())
