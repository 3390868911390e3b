"""How the numbers of a hand of Poker Dice come about: the hands that the dice can become, and what follows each."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import factorial, prod

from dicedesk.coach.evaluation import Unit, Worth
from dicedesk.coach.working import Consequence, Possibility, Working
from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Sentence, figure, percent, tr
from dicedesk.games.poker_dice.coach_reasons import choice_title
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD, WAYS, sorted_faces
from dicedesk.games.poker_dice.rules import (
    ANTE,
    AWARD,
    DICE,
    MOST_ROLLS,
    PAYS,
    Category,
    PokerDiceState,
    category_title,
    score_hand,
)

Shares = Mapping[Category, Fraction]
"""The chance of each hand."""

KeepingPlay = Callable[[Roll, int], Roll]
"""Which faces a way of playing keeps of a hand, with so many re-rolls left."""

_KEEPINGS = 462

_BEST_PLAY = tr("Each hand with its chance, when the best play goes on.")
_MISSED = tr("A game that ends without the award counts {hands} hands more.", hands=MISSED_AWARD)


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
    """How many hands the game takes: after each hand as many as from the money that there is then."""
    played = 1 if kept.rolls == MOST_ROLLS else 0
    parts = _parts(
        kept, odds, lambda category: played + odds.weighed_from(Cents(kept.purse + PAYS[category]))
    )
    hands = figure(sum(part.product for part in parts), 2)
    notes = (tr("This hand is included."),) if played else ()
    title = tr("{choice}: {hands} hands", choice=kept.title, hands=hands)
    return Working(title, why, Unit.HANDS, parts, notes=(*notes, _MISSED))


def working_of_pay(odds: PokerDiceOdds, kept: Kept) -> Working:
    """What the hand pays on average, when the best play goes on."""
    parts = _parts(kept, odds, lambda category: Fraction(PAYS[category], DOLLAR))
    pay = figure(sum(part.product for part in parts), 2, "$")
    title = tr("{choice}: pays {pay} on average", choice=kept.title, pay=pay)
    return Working(title, _BEST_PLAY, Unit.DOLLARS, parts)


def working_of_award(odds: PokerDiceOdds, state: PokerDiceState) -> Working:
    """The chance of the award, from here on with the best play."""
    best = odds.best_keep(state.purse, state.dice, MOST_ROLLS - state.rolls) if state.in_hand else ()
    kept = kept_dice(state, best)
    parts = _parts(kept, odds, lambda category: odds.award_chance(Cents(kept.purse + PAYS[category])))
    chance = percent(sum(part.product for part in parts), 1)
    title = tr("{choice}: {chance} to reach {award}", choice=kept.title, chance=chance, award=AWARD.shown())
    return Working(title, _BEST_PLAY, Unit.WIN_CHANCE, parts)


def working_of_leaving(why: Sentence) -> Working:
    """Who leaves misses the award."""
    title = tr("Quit: {hands} hands", hands=figure(MISSED_AWARD, 2))
    part = Possibility(
        tr("the game ends without the award"), "", Fraction(1), MISSED_AWARD, Consequence.LOSES
    )
    return Working(title, why, Unit.HANDS, (part,), notes=(_MISSED,))


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


def _parts(kept: Kept, odds: PokerDiceOdds, value: Callable[[Category], Worth]) -> tuple[Possibility, ...]:
    """The hands that the dice become, when the best play goes on."""

    def keep(dice: Roll, left: int) -> Roll:
        return odds.best_keep(kept.purse, dice, left)

    return tuple(
        Possibility(
            _words(kept.purse, category),
            category_title(category),
            share,
            value(category),
            _mark(kept.purse, category),
        )
        for category, share in final_hands(kept.keep, kept.rolls, keep).items()
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
