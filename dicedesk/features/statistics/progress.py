"""How far the adding up of very many games is."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

Row = TypeVar("Row")

TOLD_EVERY = 10_000
"""It is told after so many games each time."""


@dataclass(frozen=True)
class StatisticsProgress:
    """The share that is done, from 0 to 1: of the games to be summarized first, then of those to be added up."""

    is_summarizing: bool
    share: float


Tell = Callable[[StatisticsProgress], None]


def nobody(_: StatisticsProgress) -> None:
    """Hears how far it is where nobody is to be told."""


class ToldGames:
    """Passes games on, and tells after each few of them which share of all has been passed on."""

    def __init__(self, total: int, tell: Tell) -> None:
        """About `total` games will be passed on in all; some may be played meanwhile."""
        self._total, self._tell, self._passed = max(total, 1), tell, 0

    def passing(self, games: Iterable[Row]) -> Iterator[Row]:
        """The games one by one."""
        games = iter(games)
        while few := tuple(islice(games, TOLD_EVERY)):
            yield from few
            self._passed += len(few)
            share = min(self._passed / self._total, 1)
            self._tell(StatisticsProgress(is_summarizing=False, share=share))
