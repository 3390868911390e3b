"""The chapter's "Throw Rework": two dice, with the outcomes that they win and lose, and the four kinds of throws."""

from collections.abc import Iterable

from dicedesk.classroom.craps.outcomes import POINT_ODDS, found
from dicedesk.classroom.craps.parts import ABet, AGame, AnOutcome
from dicedesk.core.dice import SIDES
from dicedesk.core.words import tr

Outcomes = set[AnOutcome]


class Throw:
    """The superclass of the throws: `d1` and `d2`, and the sets of outcomes that win and lose with them."""

    totals: frozenset[int] = frozenset(range(2, 2 * SIDES + 1))
    """The sums that a throw of this kind can show."""

    def __init__(
        self, d1: int, d2: int, winners: Outcomes | None = None, losers: Outcomes | None = None
    ) -> None:
        for die in (d1, d2):
            if type(die) is not int or not 1 <= die <= SIDES:
                raise ValueError(tr("A die shows 1 to 6, not {face!r}.", face=die))
        if d1 + d2 not in self.totals:
            raise ValueError(tr("{d1} and {d2} make no {kind}.", d1=d1, d2=d2, kind=type(self).__name__))
        self.d1 = d1
        self.d2 = d2
        self.win1Roll: Outcomes = set(winners or ())
        self.lose1Roll: Outcomes = set(losers or ())
        self.winHardway: Outcomes = set()
        self.loseHardway: Outcomes = set()

    def add1Roll(self, winners: Iterable[AnOutcome], losers: Iterable[AnOutcome]) -> None:
        """Adds outcomes to the one-roll winners and losers."""
        self.win1Roll.update(winners)
        self.lose1Roll.update(losers)

    def addHardways(self, winners: Iterable[AnOutcome], losers: Iterable[AnOutcome]) -> None:
        """Adds outcomes to the hardways winners and losers."""
        self.winHardway.update(winners)
        self.loseHardway.update(losers)

    def hard(self) -> bool:
        """Whether both dice show the same."""
        return self.d1 == self.d2

    def updateGame(self, game: AGame) -> None:
        """Calls the method of the game for this kind of throw. Each subclass has its own."""
        raise NotImplementedError(
            tr("A plain Throw has no kind: make a CrapsThrow, NaturalThrow, ElevenThrow or PointThrow.")
        )

    def resolveOneRoll(self, bet: ABet) -> bool:
        """Pays or takes a bet on one roll; True where it is resolved, and has to leave the table."""
        return _resolve(bet, self.win1Roll, self.lose1Roll)

    def resolveHardways(self, bet: ABet) -> bool:
        """Pays or takes a bet on a hardway; True where it is resolved, and has to leave the table."""
        return _resolve(bet, self.winHardway, self.loseHardway)

    def __str__(self) -> str:
        return f"{self.d1},{self.d2}"


class CrapsThrow(Throw):
    """A 2, 3 or 12."""

    totals = frozenset({2, 3, 12})

    def updateGame(self, game: AGame) -> None:
        """Calls `game.craps`."""
        game.craps(self)


class NaturalThrow(Throw):
    """A 7."""

    totals = frozenset({7})

    def updateGame(self, game: AGame) -> None:
        """Calls `game.natural`."""
        game.natural(self)


class ElevenThrow(Throw):
    """An 11."""

    totals = frozenset({11})

    def updateGame(self, game: AGame) -> None:
        """Calls `game.eleven`."""
        game.eleven(self)


class PointThrow(Throw):
    """A 4, 5, 6, 8, 9 or 10."""

    totals = frozenset(POINT_ODDS)

    def updateGame(self, game: AGame) -> None:
        """Calls `game.point`."""
        game.point(self)


def _resolve(bet: ABet, winners: Outcomes, losers: Outcomes) -> bool:
    winner = found(bet.outcome, winners)
    if winner is not None:
        # The odds of the field and the horn depend on the throw, so the winner's odds are paid.
        bet.outcome = winner
        bet.player.win(bet)
        return True
    if found(bet.outcome, losers) is not None:
        bet.player.lose(bet)
        return True
    return False
