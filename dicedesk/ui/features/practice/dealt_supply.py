"""The trainer's exercises: random positions of a game."""

from functools import partial

from PySide6.QtCore import QObject

from dicedesk.coach.levels import Level
from dicedesk.features.practice.dealing import deal
from dicedesk.play.ports.jobs import Job, Jobs
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.features.practice.supply import AT_ONCE, Supply


class DealtSupply(Supply):
    """Deals positions of one game and level without an end."""

    def __init__(self, jobs: Jobs, seed: int, parent: QObject) -> None:
        """`seed` decides which positions come."""
        super().__init__(parent)
        self._jobs, self._seed = jobs, seed
        self._game, self._level = "", Level.EASY

    def choose(self, game: str, level: Level) -> None:
        """Deals these from now on."""
        self.stop()
        self._game, self._level = game, level

    def _begin(self) -> Job:
        self._seed += 1
        work = partial(deal, self._game, self._level, self._seed, AT_ONCE)
        return self._jobs.start(work, while_there(self._on_made), while_there(self._on_failed))
