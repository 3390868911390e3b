"""What the window has done about strategies that people bring, in the process of a job."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from dicedesk.adapters.containment.limits import MOST_SECONDS
from dicedesk.core.words import Sentence
from dicedesk.games.hog.strategy_files import is_program

if TYPE_CHECKING:
    from dicedesk.adapters.containment.contained import ContainedStrategies
    from dicedesk.games.hog.standings import ContestProgress, Standings
    from dicedesk.games.hog.strategies import DiceTable


@dataclass(frozen=True)
class StrategyWorkHere:
    """Runs programs contained, on the cores of this computer; the games folder `data` keeps the chances of pairs.

    Each program has so many seconds for its whole table.

    What it needs is loaded in the process that does the work: the window, which hands this on, loads no numpy.
    """

    data: str
    seconds: float = MOST_SECONDS

    def gaps(self) -> Sentence | None:
        """What this system cannot keep a stranger's program from; None where there is nothing."""
        return self._contained().gaps()

    def dice_in(self, file: Path) -> "DiceTable":
        """The table of a strategy's file. Raises StrategyError."""
        if is_program(file):
            return self._contained().table_of(file).tobytes()
        # It loads numpy, 90 ms, which the window does without.
        from dicedesk.games.hog.contest import read_table

        return read_table(file).tobytes()

    def contest_of(self, folder: Path, tell: "Callable[[ContestProgress], object]") -> "Standings":
        """What comes of a contest in a folder. Raises StrategyError."""
        # Both load numpy, 90 ms, which the window does without.
        from dicedesk.adapters.contest.parts import contest_parts
        from dicedesk.games.hog.contest import hold

        parts = contest_parts(self.data, seconds=self.seconds)
        return hold(folder, parts.run, parts.workers, parts.kept, tell).standings

    def _contained(self) -> "ContainedStrategies":
        # It loads numpy, 90 ms, which the window does without.
        from dicedesk.adapters.containment.contained import ContainedStrategies

        return ContainedStrategies(self.seconds)
