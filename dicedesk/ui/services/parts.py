"""What is handed to the windows beside the game."""

from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from dicedesk.ports.jobs import ImmediateJobs, Jobs, OneByOne, Workers
from dicedesk.ports.store import StoreError

if TYPE_CHECKING:
    from dicedesk.lab.contest.work import StrategyWork
    from dicedesk.ports.backups import KeptBackups
    from dicedesk.ports.clock import Clock
    from dicedesk.ports.past_figures import PastFigures
    from dicedesk.ports.past_games import KeptExercises, PastGames
    from dicedesk.ports.speech import Speech
    from dicedesk.session.poker_dice.oracle import Oracle
    from dicedesk.session.strategies.agreed_programs import AgreedPrograms
    from dicedesk.ui.languages import WindowLanguage
    from dicedesk.ui.services.asking import Asking
    from dicedesk.ui.services.sounds import Sounds
    from dicedesk.ui.settings_bridge import SettingsBridge
    from dicedesk.ui.widgets.dice.dice_look import DiceLook


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
