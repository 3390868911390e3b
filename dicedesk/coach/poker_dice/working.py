"""How the numbers of a hand of Poker Dice come about: the hands that the dice can become, and what follows each."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import factorial, prod

from dicedesk.coach.evaluation import Unit, Worth
from dicedesk.coach.poker_dice.reasons import choice_title
from dicedesk.coach.working import Consequence, Possibility, Working
from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Sentence, figure, percent, tr
from dicedesk.games.poker_dice.rules import (
    ANTE,
    AWARD,
    DICE,
    FIRST_PURSE,
    MOST_ROLLS,
    PAYS,
    Category,
    score_hand,
)
from dicedesk.games.poker_dice.state import PokerDiceState
from dicedesk.games.poker_dice.titles import category_title
from dicedesk.odds.poker_dice import PokerDiceOdds
from dicedesk.odds.poker_dice_tables import WAYS, sorted_faces

Shares = Mapping[Category, Fraction]
"""The chance of each hand."""

KeepingPlay = Callable[[Roll, int], Roll]
"""Which faces a way of playing keeps of a hand, with so many re-rolls left."""

_KEEPINGS = 462


@dataclass(frozen=True)
class Kept:
    """Dice that are kept, and the purse with the ante paid; `rolls` are thrown yet, the first of them now."""

    purse: Cents
    keep: Roll
    rolls: int

    @property
    def title(self) -> Sentence:
        """What the choice is called."""
        return tr("Play a hand") if self.rolls == MOST_ROLLS else choice_title(self.keep)


def kept_dice(state: PokerDiceState, keep: Roll) -> Kept:
    """These faces are kept of the dice that lie there; before a hand it is played from its first roll on."""
    if not state.in_hand:
        return Kept(Cents(state.purse - ANTE), (), MOST_ROLLS)
    # What is held is not thrown any more.
    rolls = MOST_ROLLS - state.rolls if len(keep) < DICE else 1
    return Kept(state.purse, tuple(sorted(keep)), rolls)


def working_of_hands(odds: PokerDiceOdds, kept: Kept, why: Sentence) -> Working:
    """How many hands it takes to the award: after each hand as many as from the money that there is then."""
    played = 1 if kept.rolls == MOST_ROLLS else 0

    def keep(dice: Roll, left: int) -> Roll:
        return odds.best_keep(kept.purse, dice, left)

    def hands_after(category: Category) -> float:
        return played + odds.hands_from(Cents(kept.purse + PAYS[category]))

    shares = final_hands(kept.keep, kept.rolls, keep)
    parts = _parts(kept.purse, shares, hands_after)
    hands = figure(sum(part.product for part in parts), 2)
    notes = (tr("This hand is included."),) if played else ()
    title = tr("{choice}: {hands} hands to the award", choice=kept.title, hands=hands)
    return Working(title, why, Unit.HANDS, parts, notes=notes)


def working_of_pay(odds: PokerDiceOdds, kept: Kept) -> Working:
    """What the hand pays on average, played for the most pay."""
    shares = final_hands(kept.keep, kept.rolls, odds.most_paying_keep)
    parts = _parts(kept.purse, shares, lambda category: Fraction(PAYS[category], DOLLAR))
    pay = figure(sum(part.product for part in parts), 2, "$")
    why = tr("The chance of each hand when you play for the highest average payout.")
    return Working(
        tr("{choice}: pays {pay} on average", choice=kept.title, pay=pay), why, Unit.DOLLARS, parts
    )


def working_of_award(odds: PokerDiceOdds, state: PokerDiceState) -> Working:
    """The chance to reach the award before going broke, played as safely as can be."""
    first = kept_dice(state, ())

    def keep(dice: Roll, left: int) -> Roll:
        return odds.best_keep(first.purse, dice, left, is_safest=True)

    kept = kept_dice(state, keep(state.dice, first.rolls)) if state.in_hand else first
    shares = final_hands(kept.keep, kept.rolls, keep)
    parts = _parts(kept.purse, shares, lambda category: odds.award_chance(Cents(kept.purse + PAYS[category])))
    chance = percent(sum(part.product for part in parts), 1)
    title = tr("{choice}: {chance} to reach {award}", choice=kept.title, chance=chance, award=AWARD.shown())
    why = tr("The chance of each hand when you play as safely as possible.")
    return Working(title, why, Unit.WIN_CHANCE, parts)


def working_of_leaving(hands: float, why: Sentence) -> Working:
    """Who leaves begins again."""
    what = tr("a new game with {first}", first=FIRST_PURSE.shown())
    title = tr("Quit: {hands} hands to the award", hands=figure(hands, 2))
    return Working(title, why, Unit.HANDS, (Possibility(what, "", Fraction(1), hands),))


def final_hands(keep: Roll, rolls: int, play: KeepingPlay) -> Shares:
    """The chance of each hand at the end, when these sorted faces are kept now and the play goes on so."""
    kept: Counter[Roll] = Counter({keep: 1})
    for left in range(rolls - 1, 0, -1):
        again: Counter[Roll] = Counter()
        for hand, ways in _thrown(kept).items():
            again[tuple(sorted(play(hand, left)))] += ways
        kept = again
    found: Counter[Category] = Counter()
    for hand, ways in _thrown(kept).items():
        found[score_hand(hand).category] += ways
    every = found.total()
    return {category: Fraction(found[category], every) for category in Category if found[category]}


def _thrown(kept: Counter[Roll]) -> Counter[Roll]:
    """The hands that keepings become with one throw, each in so many ways."""
    thrown: Counter[Roll] = Counter()
    for keep, weight in kept.items():
        for hand, ways in _becomes(keep):
            thrown[hand] += weight * ways
    return thrown


@lru_cache(_KEEPINGS)
def _becomes(keep: Roll) -> tuple[tuple[Roll, int], ...]:
    """The hands that a keeping becomes, each in so many of 7,776 ways."""
    dice = DICE - len(keep)
    alike = WAYS // SIDES**dice
    return tuple(
        (
            tuple(sorted(keep + faces)),
            alike * factorial(dice) // prod(map(factorial, Counter(faces).values())),
        )
        for faces in sorted_faces(dice)
    )


def _parts(purse: Cents, shares: Shares, value: Callable[[Category], Worth]) -> tuple[Possibility, ...]:
    return tuple(
        Possibility(
            _words(purse, category), category_title(category), share, value(category), _mark(purse, category)
        )
        for category, share in shares.items()
    )


def _words(purse: Cents, category: Category) -> Sentence:
    after = Cents(purse + PAYS[category])
    values = {"hand": category_title(category), "pay": PAYS[category].shown(), "money": after.shown()}
    if after >= AWARD:
        return tr("{hand} pays {pay}: {money} wins the award", **values)
    if after < ANTE:
        return tr("{hand} pays {pay}: {money} is too little for another hand", **values)
    return tr("{hand} pays {pay}: {money} left", **values)


def _mark(purse: Cents, category: Category) -> Consequence:
    after = purse + PAYS[category]
    if after >= AWARD:
        return Consequence.WINS
    return Consequence.LOSES if after < ANTE else Consequence.PLAIN
