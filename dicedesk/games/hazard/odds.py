"""Hazard's exact chances, in fractions.

Two dice show a sum in `ways(sum)` of 36 ways. Once there is a chance only two sums matter, so it wins with its own ways
out of those of both. Rounds are independent, so the main that is best for one round is best for all.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import gcd

from dicedesk.core.dice import SIDES
from dicedesk.core.words import Sentence, tr
from dicedesk.games.hazard.rules import MAINS, Verdict, come_out

TOTALS = range(2, 2 * SIDES + 1)
THROWS = SIDES**2


@dataclass(frozen=True)
class Odds:
    """Fair odds in lowest terms: `against` to `for_`, such as 3 to 2 for 3 losses per 2 wins."""

    against: int
    for_: int

    def to_text(self) -> Sentence:
        """Such as "3 to 2 against", "5 to 4 on" if winning is more likely, or "even"."""
        if self.against == self.for_:
            return tr("even")
        if self.against > self.for_:
            return tr("{high} to {low} against", high=self.against, low=self.for_)
        return tr("{high} to {low} in favor", high=self.for_, low=self.against)


@dataclass(frozen=True)
class WinsChance:
    """The chances to win exactly `wins` rounds in a turn at the dice, and to win `wins` or more."""

    wins: int
    exactly: Fraction
    at_least: Fraction


@dataclass(frozen=True)
class ChanceFigures:
    """The figures of a chance: its ways of 36, the chance to win with it, the true odds."""

    chance: int
    ways: int
    win: Fraction
    odds: Odds


@dataclass(frozen=True)
class MainFigures:
    """The figures of one main.

    `wins_at_once` and `loses_at_once` are chances on the come-out roll, `mean_throws` is that of a round, `mean_wins`
    and `mean_rounds` are those of a turn at the dice with this main in every round; `chances` are the possible ones.
    """

    main: int
    win: Fraction
    wins_at_once: Fraction
    loses_at_once: Fraction
    mean_throws: Fraction
    mean_wins: Fraction
    mean_rounds: Fraction
    chances: tuple[ChanceFigures, ...]


def ways(total: int) -> int:
    """The number of ways out of 36 in which two dice show this sum. Raises ValueError for an impossible sum."""
    if total not in TOTALS:
        raise ValueError(tr("Two dice total 2 to 12, not {total!r}.", total=total))
    return SIDES - abs(total - SIDES - 1)


def standing_chances(main: int) -> tuple[int, ...]:
    """The sums of a come-out roll with which the round goes on. Raises ValueError if `main` is not a main."""
    return _sums_that(Verdict.CONTINUES, main)


def chance_to_win(main: int, chance: int) -> Fraction:
    """The chance (0..1) to win a round once this chance is set.

    Only throws that show the main or the chance matter. Raises ValueError for an impossible chance.
    """
    _check_standing(main, chance)
    return Fraction(ways(chance), ways(chance) + ways(main))


def true_odds(main: int, chance: int) -> Odds:
    """The ways to lose against the ways to win with this chance, in lowest terms.

    Raises ValueError for an impossible chance.
    """
    _check_standing(main, chance)
    shared = gcd(ways(main), ways(chance))
    return Odds(against=ways(main) // shared, for_=ways(chance) // shared)


def win_chance(main: int) -> Fraction:
    """The chance (0..1) to win a round with this main, before its come-out roll.

    Raises ValueError if `main` is not a main.
    """
    stands = sum(
        (Fraction(ways(chance), THROWS) * chance_to_win(main, chance) for chance in standing_chances(main)),
        start=Fraction(0),
    )
    return _share_that(Verdict.WINS, main) + stands


def best_main() -> int:
    """The main that wins most often; the lowest of equals."""
    return max(MAINS, key=win_chance)


def mean_throws(main: int) -> Fraction:
    """The mean number of throws in a round.

    The come-out roll is one; a chance is decided by w of 36 ways, which takes 36 / w throws.
    """
    waits = (
        Fraction(ways(chance), THROWS) * Fraction(THROWS, ways(chance) + ways(main))
        for chance in standing_chances(main)
    )
    return sum(waits, start=Fraction(1))


def throws_chances(main: int, most: int) -> tuple[Fraction, ...]:
    """The chances that a round takes 1, 2, ... `most` throws.

    A chance is decided by w of 36 ways, so it takes exactly k more throws with (1 - w/36)**(k - 1) * w/36. Raises
    ValueError if `main` is not a main.
    """
    chances = [Fraction(0)] * most
    chances[0] = _share_that(Verdict.WINS, main) + _share_that(Verdict.LOSES, main)
    for chance in standing_chances(main):
        decides = Fraction(ways(chance) + ways(main), THROWS)
        waits = Fraction(ways(chance), THROWS)
        for throw in range(1, most):
            chances[throw] += waits * decides
            waits *= 1 - decides
    return tuple(chances)


def wins_distribution(main: int, most: int) -> tuple[WinsChance, ...]:
    """The chances of 0, 1, ... `most` rounds won in a turn at the dice with this main in every round.

    At the start, and after each round won, the turn ends without a further win if the next two rounds are lost:
    its chance is q * q if q is the chance to lose a round. So exactly k rounds are won with (1 - q * q)**k * q * q,
    and k or more with (1 - q * q)**k.
    """
    ends = _turn_ends(main)
    at_least = [(1 - ends) ** wins for wins in range(most + 1)]
    return tuple(WinsChance(wins, chance * ends, chance) for wins, chance in enumerate(at_least))


def mean_wins(main: int, losses: int = 0) -> Fraction:
    """The mean number of rounds that a turn at the dice still wins, with this main in every round.

    `losses` are those in a row just now, 0 or 1. From the start it is the mean of `wins_distribution` over all numbers
    of wins; after a lost round the next has to be won, and then the turn is as at the start.
    """
    ends = _turn_ends(main)
    from_the_start = (1 - ends) / ends
    return win_chance(main) * (1 + from_the_start) if losses else from_the_start


def mean_rounds(main: int) -> Fraction:
    """The mean number of rounds in a turn at the dice, with this main in every round.

    The share of them that is won is the chance to win one (Wald's equation).
    """
    return mean_wins(main) / win_chance(main)


def figures(main: int) -> MainFigures:
    """The figures of one main. Raises ValueError if `main` is not a main."""
    return MainFigures(
        main=main,
        win=win_chance(main),
        wins_at_once=_share_that(Verdict.WINS, main),
        loses_at_once=_share_that(Verdict.LOSES, main),
        mean_throws=mean_throws(main),
        mean_wins=mean_wins(main),
        mean_rounds=mean_rounds(main),
        chances=tuple(
            ChanceFigures(chance, ways(chance), chance_to_win(main, chance), true_odds(main, chance))
            for chance in standing_chances(main)
        ),
    )


def _turn_ends(main: int) -> Fraction:
    return (1 - win_chance(main)) ** 2


def _share_that(verdict: Verdict, main: int) -> Fraction:
    return Fraction(sum(map(ways, _sums_that(verdict, main))), THROWS)


@cache
def _sums_that(verdict: Verdict, main: int) -> tuple[int, ...]:
    if main not in MAINS:
        raise ValueError(tr("A main is 5, 6, 7, 8 or 9, not {main!r}.", main=main))
    return tuple(total for total in TOTALS if come_out(main, total) is verdict)


def _check_standing(main: int, chance: int) -> None:
    if chance not in standing_chances(main):
        raise ValueError(tr("With main {main}, the chance is never {chance!r}.", main=main, chance=chance))
