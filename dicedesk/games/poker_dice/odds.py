"""Poker Dice's exact chances and best play.

By expected pay a hand is calculated in whole numbers and given as fractions; the game of the bankroll is in float64
(see `dicedesk.games.poker_dice.solver`). The best play is defined once: a game counts its hands, and `MISSED_AWARD`
more if it ends without the award, broke or left; the best play has the fewest of these weighted hands on average. So a
percentage point of the chance of the award weighs as much as one hand. `solve()` calculates everything once, in well
under 0.3 s, and needs numpy for it. The object that it returns needs no numpy, and can be handed to another process.

Many holds are worth the same. Of those the one that keeps the most dice comes first, then the one whose kept dice have
the lowest positions.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from dicedesk.core.dice import Roll
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import tr
from dicedesk.games.poker_dice.odds_tables import (
    BANKROLLS,
    MISSED_AWARD,
    TIE,
    WAYS,
    Floats,
    PokerDiceTables,
    Whole,
)
from dicedesk.games.poker_dice.rules import (
    ANTE,
    AWARD,
    DICE,
    FIRST_BANKROLL,
    MOST_ROLLS,
    PAYS,
    STEP,
    Category,
    Hold,
    Reroll,
    first_state,
    refusal_of_bankroll,
    refusal_of_bankroll_in_hand,
    score_hand,
)

MOST_REROLLS = MOST_ROLLS - 1

_CHOICES = tuple(
    (places, tuple(place + 1 for place in range(DICE) if place not in places))
    for size in range(DICE, -1, -1)
    for places in combinations(range(DICE), size)
)
"""The indices of the dice that may be kept, from 0, and the positions of the others, from 1; the most dice first."""

_HANDS_REMEMBERED, _DICE_REMEMBERED = 1024, 8192
"""Entries of the caches of hands, and of dice in table order; games meet the same ones again."""
_KEEPINGS_REMEMBERED = 128
"""Entries of the cache of choices with their positions, which takes the most memory."""


@dataclass(frozen=True)
class PartialHand:
    """Some of the five dice on the table are kept: their faces, and the positions (1 to 5) of the others."""

    keep: Roll
    reroll: tuple[int, ...]

    @property
    def move(self) -> Hold | Reroll:
        """The move that keeps these dice."""
        return Reroll(self.reroll) if self.reroll else Hold()


@dataclass(frozen=True)
class HoldValue(PartialHand):
    """The mean pay of keeping these dice, in dollars, if play goes on for the most pay."""

    mean_pay: Fraction


@dataclass(frozen=True)
class HoldHands(PartialHand):
    """The mean number of weighted hands after this one, if the best play goes on."""

    hands: float


@dataclass(frozen=True, eq=False)
class PokerDiceOdds:
    """All chances of Poker Dice. Dice are given in table order, with the number of rolls left (0 to 2).

    Every method raises ValueError with a sentence for invalid dice, rolls or bankrolls.
    """

    _tables: PokerDiceTables

    @property
    def mean_pay(self) -> Fraction:
        """The mean pay of a hand, in dollars, under the play with the most expected pay."""
        return self._tables.mean_pay

    @property
    def hands_to_award(self) -> float:
        """The best play's mean number of hands from $100 to the end of the game, as `hands_from`."""
        return self.hands_from(FIRST_BANKROLL)

    def hands_from(self, bankroll: Cents) -> float:
        """The best play's mean number of hands from this bankroll, before the ante, until the game is over."""
        return self.weighed_from(bankroll) - MISSED_AWARD * (1.0 - self.award_chance(bankroll))

    def weighed_from(self, bankroll: Cents) -> float:
        """The best play's mean number of weighted hands from this bankroll, before the ante."""
        return self._between(bankroll, self._tables.best_between, MISSED_AWARD)

    def weighed_within(self, bankroll: Cents, dice: Roll, rolls_left: int) -> float:
        """The mean number of weighted hands after this one; the bankroll is that with the ante paid."""
        hand = self._tables.hand_places[_hand(dice, rolls_left)]
        return self._tables.best_lying[rolls_left][hand * len(BANKROLLS) + _column(bankroll)]

    def weighed_keeping(self, bankroll: Cents, dice: Roll, rolls_left: int, keep: Roll) -> float:
        """`weighed_within` if these faces of the dice are kept now."""
        return self._weighed(_faces_kept(dice, rolls_left, keep), rolls_left, _column(bankroll))

    def hands_within(self, bankroll: Cents, dice: Roll, rolls_left: int) -> float:
        """The best play's mean number of hands after this one; the bankroll is that with the ante paid."""
        return self.hands_keeping(bankroll, dice, rolls_left, self.best_keep(bankroll, dice, rolls_left))

    def hands_keeping(self, bankroll: Cents, dice: Roll, rolls_left: int, keep: Roll) -> float:
        """`hands_within` if these faces of the dice are kept now."""
        missed = MISSED_AWARD * (1.0 - self.award_chance_keeping(bankroll, dice, rolls_left, keep))
        return max(self.weighed_keeping(bankroll, dice, rolls_left, keep) - missed, 0.0)

    def award_chance(self, bankroll: Cents) -> float:
        """The chance (0..1) that the best play reaches the award; the bankroll is that before the ante."""
        return 1.0 - self._between(bankroll, self._tables.missed_between, 1.0)

    def greatest_award_chance(self, bankroll: Cents) -> float:
        """The greatest chance (0..1) of the award under any play; the bankroll is that before the ante.

        The best play stays less than a quarter of a percentage point below it.
        """
        return 1.0 - self._between(bankroll, self._tables.safe_between, 1.0)

    def award_chance_within(self, bankroll: Cents, dice: Roll, rolls_left: int) -> float:
        """`award_chance` within a hand: the bankroll is that with the ante paid."""
        return self.award_chance_keeping(
            bankroll, dice, rolls_left, self.best_keep(bankroll, dice, rolls_left)
        )

    def award_chance_keeping(self, bankroll: Cents, dice: Roll, rolls_left: int, keep: Roll) -> float:
        """`award_chance_within` if these faces of the dice are kept now."""
        chances = self.chances_keeping(bankroll, dice, rolls_left, keep)
        return sum(
            chance * self.award_chance(Cents(bankroll + PAYS[category]))
            for category, chance in chances.items()
        )

    def chances_from(self, bankroll: Cents) -> Mapping[Category, float]:
        """The chance of each category before a hand that is played best with this bankroll."""
        _column(Cents(bankroll - ANTE))
        first = BANKROLLS.index(bankroll) * len(Category)
        return dict(zip(Category, self._tables.first_categories[first : first + len(Category)], strict=True))

    def chances_keeping(
        self, bankroll: Cents, dice: Roll, rolls_left: int, keep: Roll
    ) -> Mapping[Category, float]:
        """The chance of each category if these dice are kept now and the best play goes on.

        `keep` are faces of the dice; all five of them are scored at once. The bankroll is that with the ante paid.
        """
        faces, column = _faces_kept(dice, rolls_left, keep), _column(bankroll)
        if len(faces) == DICE or rolls_left == 1:
            return {
                category: count / WAYS for category, count in zip(Category, self._ways(faces, 1), strict=True)
            }
        first = (self._tables.keep_places[faces] * len(BANKROLLS) + column) * len(Category)
        return dict(zip(Category, self._tables.best_categories[first : first + len(Category)], strict=True))

    def pay_from(self, bankroll: Cents) -> float:
        """The mean pay, in dollars, of a hand that is played best with this bankroll."""
        return _mean_pay(self.chances_from(bankroll))

    def pay_keeping(self, bankroll: Cents, dice: Roll, rolls_left: int, keep: Roll) -> float:
        """The hand's mean pay, in dollars, if these faces are kept now and the best play goes on."""
        return _mean_pay(self.chances_keeping(bankroll, dice, rolls_left, keep))

    def holds(self, dice: Roll, rolls_left: int) -> tuple[HoldValue, ...]:
        """Every distinct choice of dice to keep, the most expected pay first."""
        holds = [
            HoldValue(hand.keep, hand.reroll, self._mean_pay_of(faces, rolls_left))
            for faces, hand in _keepings(dice, rolls_left).items()
        ]
        return tuple(sorted(holds, key=lambda hold: -hold.mean_pay))

    def weighed_holds(self, bankroll: Cents, dice: Roll, rolls_left: int) -> tuple[HoldHands, ...]:
        """Return every distinct choice of dice to keep, the fewest weighted hands first.

        Ties stay in the order of the choices: the last bits of a sum differ from computer to computer.

        The bankroll is that with the ante paid.
        """
        column = _column(bankroll)
        holds = [
            HoldHands(hand.keep, hand.reroll, self._weighed(faces, rolls_left, column))
            for faces, hand in _keepings(dice, rolls_left).items()
        ]
        fewest = min(hold.hands for hold in holds)
        best = next(hold for hold in holds if hold.hands < fewest + TIE)
        holds.remove(best)
        return (best, *sorted(holds, key=lambda hold: round(hold.hands / TIE)))

    def best_weighed(self, bankroll: Cents, dice: Roll, rolls_left: int) -> HoldHands:
        """The hold with the fewest weighted hands. The bankroll is that with the ante paid."""
        return self.best_and_worst(bankroll, dice, rolls_left)[0]

    def best_and_worst(self, bankroll: Cents, dice: Roll, rolls_left: int) -> tuple[HoldHands, float]:
        """The first of `weighed_holds`, and the hands of the last one, in a fraction of the time."""
        column = _column(bankroll)
        hands = {
            faces: self._weighed(faces, rolls_left, column)
            for faces in _all_kept(_hand(dice, rolls_left), rolls_left)
        }
        fewest = min(hands.values())
        return next(
            (HoldHands(keep, others, hands[faces]), max(hands.values()))
            for keep, others, faces in _choices(dice, rolls_left)
            if hands[faces] < fewest + TIE
        )

    def best_keep(self, bankroll: Cents, dice: Roll, rolls_left: int) -> Roll:
        """The faces, sorted, that the best play keeps. The bankroll is that with the ante paid."""
        return tuple(sorted(self.best_weighed(bankroll, dice, rolls_left).keep))

    def category_chances(self, dice: Roll, rolls_left: int, choice: Roll) -> Mapping[Category, Fraction]:
        """The chance of each category if these dice are kept now and play goes on for the most expected pay.

        `choice` are faces of the dice; all five of them are scored at once.
        """
        keep = _faces_kept(dice, rolls_left, choice)
        rolls = rolls_left if len(keep) < DICE else 1
        return {
            category: Fraction(count, WAYS**rolls)
            for category, count in zip(Category, self._ways(keep, rolls), strict=True)
        }

    def _ways(self, keep: Roll, rolls: int) -> Whole:
        """In how many of 7,776 ways for each roll the keep becomes each category."""
        first = self._tables.keep_places[keep] * len(Category)
        return self._tables.categories[rolls - 1][first : first + len(Category)]

    def _mean_pay_of(self, faces: Roll, rolls_left: int) -> Fraction:
        left = rolls_left if len(faces) < DICE else 1
        pays = self._tables.pays[left - 1][self._tables.keep_places[faces]]
        return Fraction(pays, DOLLAR * WAYS**left)

    def _between(self, bankroll: Cents, costs: Floats, broke: float) -> float:
        """The cost before a hand, by bankroll: nothing once the award is won, and `broke` without an ante."""
        _check_bankroll(bankroll)
        if bankroll >= AWARD:
            return 0.0
        return costs[BANKROLLS.index(bankroll)] if bankroll >= ANTE else broke

    def _weighed(self, faces: Roll, rolls_left: int, column: int) -> float:
        if len(faces) == DICE:
            return self._tables.best_lying[0][self._tables.hand_places[faces] * len(BANKROLLS) + column]
        return self._tables.best_keeps[rolls_left - 1][
            self._tables.keep_places[faces] * len(BANKROLLS) + column
        ]


def solve() -> PokerDiceOdds:
    """Calculate all chances of Poker Dice."""
    # Loads numpy, 80 ms, which the window never needs.
    from dicedesk.games.poker_dice.solver import solved

    return PokerDiceOdds(solved())


def odds_by(rules: str) -> PokerDiceOdds:
    """The chances by these rules of a record. Raises NotationError for unknown rules."""
    first_state(rules)
    return solve()


@lru_cache(_KEEPINGS_REMEMBERED, typed=True)
def _keepings(dice: Roll, rolls_left: int) -> Mapping[Roll, PartialHand]:
    """Each distinct choice of dice to keep, by its sorted faces; the most dice first."""
    _check(dice, rolls_left)
    keeps: dict[Roll, PartialHand] = {}
    for keep, others, faces in _choices(dice, rolls_left):
        if faces not in keeps:
            keeps[faces] = PartialHand(keep, others)
    return keeps


def _choices(dice: Roll, rolls_left: int) -> Iterator[tuple[Roll, tuple[int, ...], Roll]]:
    """Each choice of dice to keep: in table order, the positions of the others, and sorted; the most dice first."""
    for places, others in _CHOICES if rolls_left else _CHOICES[:1]:
        keep = tuple([dice[place] for place in places])
        yield keep, others, tuple(sorted(keep))


@lru_cache(_HANDS_REMEMBERED)
def _all_kept(hand: Roll, rolls_left: int) -> frozenset[Roll]:
    return frozenset(faces for _, _, faces in _choices(hand, rolls_left))


@lru_cache(_DICE_REMEMBERED, typed=True)
def _hand(dice: Roll, rolls_left: int) -> Roll:
    """The dice, sorted. Raises ValueError for invalid dice or rolls."""
    _check(dice, rolls_left)
    return tuple(sorted(dice))


def _faces_kept(dice: Roll, rolls_left: int, keep: Roll) -> Roll:
    """The kept faces, sorted. Raises ValueError if they are not among the dice."""
    faces = tuple(sorted(keep))
    if faces not in _all_kept(_hand(dice, rolls_left), rolls_left):
        raise ValueError(
            tr(
                "You cannot keep {kept} out of {dice} (rolls left: {rolls}).",
                dice=list(dice),
                rolls=rolls_left,
                kept=list(keep),
            )
        )
    return faces


def _mean_pay(chances: Mapping[Category, float]) -> float:
    """The mean pay of the categories, in dollars."""
    return sum(chance * PAYS[category] for category, chance in chances.items()) / DOLLAR


def _check(dice: Roll, rolls_left: int) -> None:
    score_hand(dice)
    if type(rolls_left) is not int or not 0 <= rolls_left <= MOST_REROLLS:
        raise ValueError(tr("Rolls left must be 0, 1 or 2, not {given!r}.", given=rolls_left))


def _check_bankroll(bankroll: Cents) -> None:
    reason = refusal_of_bankroll(Cents(bankroll))
    if reason is not None:
        raise ValueError(reason)


def _column(bankroll: Cents) -> int:
    """The column of a bankroll, with the ante paid, in the tables."""
    reason = refusal_of_bankroll_in_hand(bankroll)
    if reason is not None:
        raise ValueError(reason)
    return bankroll // STEP
