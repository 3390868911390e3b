"""The table of Hazard's win rates: each main's share of simulated rounds that were won, beside the exact one."""

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
    """How many rounds were won with a main, and the exact chance to win one."""

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
        """By how much the share is over the chance."""
        return self.rate - float(self.exact)

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where the chance is likely to lie: 19 of 20 such intervals hold it."""
        return Sample.of_wins(self.rounds, self.wins).interval

    @property
    def standard_errors(self) -> float:
        """How many standard errors the share is off; two of three tables are off by less than 1."""
        return abs(self.difference) / standard_error(self.main, self.rounds)


@dataclass(frozen=True)
class Progress:
    """How far a table is: the rounds played, those of all mains together, and the rates that are known already."""

    played: int
    rounds: int
    rates: tuple[WinRate, ...]


def standard_error(main: int, rounds: int) -> float:
    """The standard error of the share of rounds won."""
    win = float(win_chance(main))
    return sqrt(win * (1 - win) / rounds)


def simulate(
    rounds: int, tell: Callable[[Progress], object], seed: int | None = None, workers: Workers = _HERE
) -> tuple[WinRate, ...]:
    """Plays `rounds` rounds with each main and tells how far that is; the same seed gives the same rates.

    The workers don't change them.
    Raises ValueError for fewer than 1 round.
    """
    # First use of numpy, 95 ms: the window names this function and never loads that.
    from dicedesk.games.hazard.simulation import play_hazard, seeds_of_mains

    rates = list[WinRate]()
    for before, (main, own_seed) in enumerate(seeds_of_mains(seed).items()):
        wins = 0
        for running in play_hazard(main, rounds, own_seed, workers):
            tell(Progress(before * rounds + running.games, len(MAINS) * rounds, tuple(rates)))
            wins = running.result.total
        rates.append(WinRate(main, rounds, wins))
    return tuple(rates)
