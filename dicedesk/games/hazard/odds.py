"""Hazard's exact chances, in fractions.

Two dice show a sum in `ways(sum)` of 36 ways. Once a chance stands only two sums matter, so it wins with its own
ways out of those of both. Rounds do not depend on each other, so the main that is best for one round is best for all.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from dicedesk.core.dice import SIDES
from dicedesk.core.words import Sentence, tr
from dicedesk.games.hazard.rules import MAINS, Verdict, come_out

TOTALS = range(2, 2 * SIDES + 1)
THROWS = SIDES**2


@dataclass(frozen=True)
class Odds:
    """Fair odds in lowest terms: `against` to `for_`, such as 3 to 2 for what loses 3 times for each 2 that it wins."""

    against: int
    for_: int

    def to_text(self) -> Sentence:
        """Such as "3 to 2 against", "5 to 4 on" where winning is the likelier, or "even"."""
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
    """What a chance is worth once it stands: its ways of 36, the chance to win with it, the true odds."""

    chance: int
    ways: int
    win: Fraction
    odds: Odds


@dataclass(frozen=True)
class MainFigures:
    """All that is known of one main.

    `wins_at_once` and `loses_at_once` are of the come-out roll, `mean_throws` of a round, `mean_wins` and
    `mean_rounds` of a turn at the dice with this main in every round; `chances` are those that can stand.
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
    """In how many of 36 ways two dice show this sum. Raises ValueError for a sum that they cannot show."""
    if total not in TOTALS:
        raise ValueError(tr("Two dice total 2 to 12, not {total!r}.", total=total))
    return SIDES - abs(total - SIDES - 1)


def standing_chances(main: int) -> tuple[int, ...]:
    """The sums of a come-out roll with which the round goes on. Raises ValueError for a number that is no main."""
    return _sums_that(Verdict.CONTINUES, main)


def chance_to_win(main: int, chance: int) -> Fraction:
    """The chance (0..1) to win a round in which this chance stands.

    Only throws that show the main or the chance matter. Raises ValueError for a chance that cannot stand.
    """
    _check_standing(main, chance)
    return Fraction(ways(chance), ways(chance) + ways(main))


def true_odds(main: int, chance: int) -> Odds:
    """The ways to lose against the ways to win while this chance stands, in lowest terms.

    Raises ValueError for a chance that cannot stand.
    """
    _check_standing(main, chance)
    shared = gcd(ways(main), ways(chance))
    return Odds(against=ways(main) // shared, for_=ways(chance) // shared)


def win_chance(main: int) -> Fraction:
    """The chance (0..1) to win a round with this main, before its come-out roll.

    Raises ValueError for a number that is no main.
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
    """How many throws a round takes on average.

    The come-out roll is one; a chance that stands waits for a throw that w of 36 ways bring, which takes 36 / w.
    """
    waits = (
        Fraction(ways(chance), THROWS) * Fraction(THROWS, ways(chance) + ways(main))
        for chance in standing_chances(main)
    )
    return sum(waits, start=Fraction(1))


def throws_chances(main: int, most: int) -> tuple[Fraction, ...]:
    """The chances that a round takes 1, 2, ... `most` throws.

    A chance that stands is decided by w of 36 ways, so that it takes exactly k throws more with (1 - w/36)**(k - 1) *
    w/36. Raises ValueError for a number that is no main.
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

    From the start, and again after each round won, no round is lost yet: the turn ends there without a further
    win exactly when the next two rounds are lost, with q * q where q loses a round. So exactly k rounds are won
    with (1 - q * q)**k * q * q, and k or more with (1 - q * q)**k.
    """
    ends = _turn_ends(main)
    at_least = [(1 - ends) ** wins for wins in range(most + 1)]
    return tuple(WinsChance(wins, chance * ends, chance) for wins, chance in enumerate(at_least))


def mean_wins(main: int, losses: int = 0) -> Fraction:
    """How many rounds a turn at the dice wins on average from here on, with this main in every round.

    `losses` are those in a row just now, 0 or 1. From the start that is the mean of `wins_distribution` over all
    numbers of wins; after a lost round the next one has to be won, and then all is as at the start.
    """
    ends = _turn_ends(main)
    from_the_start = (1 - ends) / ends
    return win_chance(main) * (1 + from_the_start) if losses else from_the_start


def mean_rounds(main: int) -> Fraction:
    """How many rounds a turn at the dice lasts on average, with this main in every round.

    Of its rounds the share that is won is the chance to win one (Wald's equation).
    """
    return mean_wins(main) / win_chance(main)


def figures(main: int) -> MainFigures:
    """All that is known of one main. Raises ValueError for a number that is no main."""
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


def _sums_that(verdict: Verdict, main: int) -> tuple[int, ...]:
    if main not in MAINS:
        raise ValueError(tr("A main is 5, 6, 7, 8 or 9, not {main!r}.", main=main))
    return tuple(total for total in TOTALS if come_out(main, total) is verdict)


def _check_standing(main: int, chance: int) -> None:
    if chance not in standing_chances(main):
        raise ValueError(
            tr("With main {main} there is never a chance of {chance!r}.", main=main, chance=chance)
        )
