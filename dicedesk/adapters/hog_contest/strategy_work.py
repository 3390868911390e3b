"""The window's work with users' strategies, in the process of a job."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dicedesk.adapters.hog_contest.containment.contained import ContainedStrategies
    from dicedesk.core.words import Sentence
    from dicedesk.games.hog.standings import ContestProgress, Standings
    from dicedesk.games.hog.strategies import DiceTable


@dataclass(frozen=True)
class StrategyWorkHere:
    """Runs programs contained, on the cores of this computer; the games folder `data` caches the chances of pairs.

    Each program has `seconds` for its whole table. Imports happen in the process that does the work: the window, which
    sends this object there, does not load numpy.
    """

    data: str
    seconds: float | None = None
    """None for the usual limit."""

    def gaps(self) -> "Sentence | None":
        """Return what this system cannot prevent a stranger's program from doing; None if nothing."""
        return self._contained().gaps()

    def dice_in(self, file: Path) -> "DiceTable":
        """Return the table of a strategy's file. Raises StrategyError."""
        # The sandbox and CSV files: see the class.
        from dicedesk.games.hog.strategy_files import PROGRAM_TOO_LONG, bytes_of, is_program, read_rows

        if is_program(file):
            return self._contained().table_of(bytes_of(file, PROGRAM_TOO_LONG), file.name).tobytes()
        return bytes(dice for row in read_rows(file) for dice in row)

    def contest_of(self, folder: Path, tell: Callable[["ContestProgress"], object]) -> "Standings":
        """Hold a contest in a folder, and return its standings. Raises StrategyError."""
        # numpy takes 140 ms: see the class.
        from dicedesk.adapters.hog_contest.contest import contest_parts
        from dicedesk.games.hog.contest import hold

        return hold(folder, contest_parts(self.data, seconds=self.seconds), tell).standings

    def _contained(self) -> "ContainedStrategies":
        # numpy takes 140 ms: see the class.
        from dicedesk.adapters.hog_contest.containment.contained import ContainedStrategies
        from dicedesk.adapters.hog_contest.containment.sandbox import MOST_SECONDS

        return ContainedStrategies(self.seconds or MOST_SECONDS)
