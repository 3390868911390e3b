"""What is handed to the windows beside the game."""

from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from dicedesk.play.ports.jobs import ImmediateJobs, Jobs, OneByOne, Workers
from dicedesk.play.ports.store import StoreError

if TYPE_CHECKING:
    from dicedesk.games.hog.agreed_programs import AgreedPrograms
    from dicedesk.games.hog.contest.work import StrategyWork
    from dicedesk.games.poker_dice.oracle import Oracle
    from dicedesk.play.ports.backups import KeptBackups
    from dicedesk.play.ports.clock import Clock
    from dicedesk.play.ports.past_figures import PastFigures
    from dicedesk.play.ports.past_games import KeptExercises, PastGames
    from dicedesk.play.ports.speech import Speech
    from dicedesk.ui.base.dice.dice_look import DiceLook
    from dicedesk.ui.base.languages import WindowLanguage
    from dicedesk.ui.base.services.asking import Asking
    from dicedesk.ui.base.services.sounds import Sounds
    from dicedesk.ui.base.settings_bridge import SettingsBridge


@dataclass(frozen=True, eq=False)
class ServiceParts:
    """What the windows beside the game work with."""

    oracle: "Oracle"
    settings: "SettingsBridge"
    speech: "Speech"
    dice: "DiceLook"
    sounds: "Sounds"
    language: "WindowLanguage"
    backups: "KeptBackups | None" = None
    past: "PastGames | None" = None
    """The games that were kept; None where none are."""
    jobs: Jobs = field(default_factory=ImmediateJobs)
    """Does what takes about a moment, in this process."""
    figures: "PastFigures | None" = None
    """The figures of the games that were kept; None where none are."""
    long_jobs: Jobs = field(default_factory=ImmediateJobs)
    """Does what takes longer than that, and tells how far it is."""
    exercises: "KeptExercises | None" = None
    """The mistakes of kept games, to be practiced; None where none are kept."""
    clock: "Clock | None" = None
    """Says when an exercise is answered; None where none are kept."""
    strategies: "StrategyWork | None" = None
    """Runs strategies that people bring, and holds contests of them; None where that cannot be done."""
    agreed: "AgreedPrograms | None" = None
    """Which strangers' programs may run; None where none do."""
    workers: Workers = field(default_factory=OneByOne)
    """Help with long work that is cut into pieces."""
    askings: "dict[str, Asking]" = field(default_factory=dict)
    """What was asked in the Lab, by the kind of question: a page made anew finds it there."""

    @property
    def counting_jobs(self) -> Jobs:
        """Adds up the kept games: a process would take longer to start than a few games to add up."""
        with suppress(StoreError):
            if self.figures is not None and self.figures.are_few():
                return self.jobs
        return self.long_jobs
