"""The parts that all windows, tabs and dialogs share: `AppParts`, with `LateParts`, which no first game needs.

`main` makes each of them once, in `program.app_parts` and `late_parts.late_parts`, and closes them at the end of the
program: voice and sound first, then the jobs, the store last. Nothing else closes any of them.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from dicedesk.play.ports.store import StoreError

if TYPE_CHECKING:
    from dicedesk.play.game_table import GameTable
    from dicedesk.play.ports.clock import Clock
    from dicedesk.play.ports.jobs import Job, Jobs
    from dicedesk.play.ports.store import Store
    from dicedesk.play.saved_games import Dice
    from dicedesk.ui.base.asking import Asking
    from dicedesk.ui.base.dice.dice_look import DiceLook
    from dicedesk.ui.base.languages import WindowLanguage
    from dicedesk.ui.base.late_parts import LateParts
    from dicedesk.ui.base.look.appearance import Appearance
    from dicedesk.ui.base.settings_bridge import SettingsBridge

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class AppParts:
    """The parts that exist when the first game is painted, and stay until the program ends.

    A main window that replaces another, such as in another language, gets the same parts.
    """

    store: "Store"
    clock: "Clock"
    settings: "SettingsBridge"
    language: "WindowLanguage"
    appearance: "Appearance"
    dice_look: "DiceLook"
    jobs: "Jobs"
    """Jobs for work of about a moment, in this process."""
    long_jobs: "Jobs"
    """Jobs for longer work, with progress."""
    make_late: "Callable[[AppParts], LateParts]"
    """Makes the late parts of these; called once, by `late`."""
    dice: "Dice | None" = None
    """The dice of new games; None for those in the settings."""
    tables: "dict[str, GameTable[Any]]" = field(default_factory=dict)
    """The tables used so far, by the game's id: a new tab finds its game there."""
    askings: "dict[str, Asking]" = field(default_factory=dict)
    """The questions asked in the Lab, by kind: a new page finds its question there."""

    @cached_property
    def late(self) -> "LateParts":
        """The late parts, made when they are first needed."""
        return self.make_late(self)

    @property
    def counting_jobs(self) -> "Jobs":
        """Jobs that count the stored games: starting a process is slower than counting a few games."""
        return _CountingJobs(self)


@dataclass(frozen=True)
class _CountingJobs:
    """Chooses the jobs for each count by the current number of games."""

    parts: AppParts

    def start(
        self,
        work: Callable[..., T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> "Job":
        jobs = self.parts.long_jobs
        with suppress(StoreError):
            if self.parts.late.history.are_few():
                jobs = self.parts.jobs
        return jobs.start(work, done, failed, news)
