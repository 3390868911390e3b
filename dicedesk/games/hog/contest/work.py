"""What the window has done about strategies that people bring."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from dicedesk.core.words import Sentence
from dicedesk.games.hog.contest.progress import ContestProgress
from dicedesk.games.hog.contest.standings import Standings
from dicedesk.games.hog.strategies.study import DiceTable


class StrategyWork(Protocol):
    """Work for another process, which is handed this: it can be pickled, and numpy is loaded by what it does alone."""

    def gaps(self) -> Sentence | None:
        """What the system cannot keep a stranger's program from; None where there is nothing."""
        ...

    def dice_in(self, file: Path) -> DiceTable:
        """The table of a strategy's file; a program runs for it. Raises StrategyError that says why there is none."""
        ...

    def contest_of(self, folder: Path, tell: Callable[[ContestProgress], object]) -> Standings:
        """What comes of a contest of all strategies in a folder, whose programs run. Raises StrategyError."""
        ...


def dice_in(strategies: StrategyWork, file: Path, _: Callable[[object], object]) -> DiceTable:
    """The table of a file, for whoever has work done that could tell how far it is: nobody knows that of a program."""
    return strategies.dice_in(file)
