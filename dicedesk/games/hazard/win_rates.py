"""Hazard's table of win rates: each main's share of simulated rounds won, and the exact chance."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from dicedesk.games.hazard.odds import win_chance
from dicedesk.games.hazard.rules import MAINS
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import OneByOne, Workers

_HERE = OneByOne()


@dataclass(frozen=True)
class WinRate:
    """The rounds won with a main, and the exact chance to win one."""

    main: int
    rounds: int
    wins: int

    @property
    def rate(self) -> float:
        """The share that was won."""
        return self.wins / self.rounds

    @property
    def exact(self) -> Fraction:
        """The chance to win a round."""
        return win_chance(self.main)

    @property
    def difference(self) -> float:
        """The win rate less the chance."""
        return self.rate - float(self.exact)

    @property
    def interval(self) -> tuple[float, float]:
        """The range that holds the chance in 19 of 20 cases."""
        return Sample.of_wins(self.rounds, self.wins).interval

    @property
    def standard_errors(self) -> float:
        """The difference in standard errors; in two of three tables it is less than 1."""
        return abs(self.difference) / standard_error(self.main, self.rounds)


@dataclass(frozen=True)
class Progress:
    """The progress of a table: the rounds played, those of all mains together, and the rates known already."""

    played: int
    rounds: int
    rates: tuple[WinRate, ...]


def standard_error(main: int, rounds: int) -> float:
    """The standard error of the win rate."""
    win = float(win_chance(main))
    return sqrt(win * (1 - win) / rounds)


def simulate(
    rounds: int, tell: Callable[[Progress], object], seed: int | None = None, workers: Workers = _HERE
) -> tuple[WinRate, ...]:
    """Play `rounds` rounds with each main and report the progress; the same seed gives the same rates.

    The number of workers does not matter. Raises ValueError for fewer than 1 round.
    """
    # Loads numpy, 95 ms; the window refers to this function without calling it.
    from dicedesk.games.hazard.simulation import play_hazard, seeds_of_mains

    rates = list[WinRate]()
    for before, (main, own_seed) in enumerate(seeds_of_mains(seed).items()):
        wins = 0
        for running in play_hazard(main, rounds, own_seed, workers):
            tell(Progress(before * rounds + running.games, len(MAINS) * rounds, tuple(rates)))
            wins = running.result.total
        rates.append(WinRate(main, rounds, wins))
    return tuple(rates)
