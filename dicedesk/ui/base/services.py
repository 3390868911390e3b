"""What the windows beside the game work with: stores, jobs, sound and voice, the Oracle and the settings."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from dicedesk.play.ports.backups import Backups, NoBackups
from dicedesk.play.ports.jobs import ImmediateJobs, Job, Jobs, OneByOne, Workers
from dicedesk.play.ports.store import StoreError

if TYPE_CHECKING:
    from dicedesk.games.hog.standings import StrategyWork
    from dicedesk.games.hog.strategy_files import AgreedPrograms
    from dicedesk.games.poker_dice.oracle import Oracle
    from dicedesk.play.ports.audio import Speech
    from dicedesk.play.ports.clock import Clock
    from dicedesk.play.ports.past_games import History
    from dicedesk.ui.base.asking import Asking
    from dicedesk.ui.base.dice.dice_look import DiceLook
    from dicedesk.ui.base.languages import WindowLanguage
    from dicedesk.ui.base.settings_bridge import SettingsBridge
    from dicedesk.ui.base.sound import Sounds

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class ServiceParts:
    """What the windows beside the game work with; None stands for what this start does not have."""

    oracle: "Oracle"
    settings: "SettingsBridge"
    speech: "Speech"
    dice: "DiceLook"
    sounds: "Sounds"
    language: "WindowLanguage"
    history: "History"
    """The stored games."""
    backups: Backups = field(default_factory=NoBackups)
    jobs: Jobs = field(default_factory=ImmediateJobs)
    """Jobs for what takes about a moment, in this process."""
    long_jobs: Jobs = field(default_factory=ImmediateJobs)
    """Jobs for what takes longer, with progress."""
    clock: "Clock | None" = None
    """The clock for answers to exercises."""
    strategies: "StrategyWork | None" = None
    """Runs strategies that people bring, and holds contests of them."""
    agreed: "AgreedPrograms | None" = None
    """Which strangers' programs may run."""
    workers: Workers = field(default_factory=OneByOne)
    """Workers for long work that is cut into pieces."""
    askings: "dict[str, Asking]" = field(default_factory=dict)
    """What was asked in the Lab, by the kind of question, so that a page made anew finds it there."""

    @property
    def counting_jobs(self) -> Jobs:
        """The jobs that count the stored games: a process takes longer to start than a few games to count."""
        return _CountingJobs(self)


@dataclass(frozen=True)
class _CountingJobs:
    """Chooses for each job who does it, by how many games there are then."""

    parts: ServiceParts

    def start(
        self,
        work: Callable[..., T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> Job:
        jobs = self.parts.long_jobs
        with suppress(StoreError):
            if self.parts.history.are_few():
                jobs = self.parts.jobs
        return jobs.start(work, done, failed, news)
