"""Why a choice at Poker Dice is worth what it is, in one sentence."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType

from dicedesk.core.dice import Roll
from dicedesk.core.money import Cents
from dicedesk.core.words import Figure, Sentence, figure, tr
from dicedesk.games.poker_dice.rules import (
    ANTE,
    AWARD,
    DICE,
    FIRST_PURSE,
    PAYS,
    STRAIGHTS,
    Category,
    score_hand,
)
from dicedesk.games.poker_dice.state import PokerDiceState
from dicedesk.odds.poker_dice import KeptDice, PokerDiceOdds

_HANDS: Mapping[Category, Sentence] = MappingProxyType(
    {
        Category.FIVE_OF_A_KIND: tr("five of a kind"),
        Category.FOUR_OF_A_KIND: tr("four of a kind"),
        Category.STRAIGHT: tr("a straight"),
        Category.FULL_HOUSE: tr("a full house"),
        Category.THREE_OF_A_KIND: tr("three of a kind"),
        Category.TWO_PAIR: tr("two pair"),
    }
)
"""What a hand that pays is called within a sentence."""

_AIMS: Mapping[tuple[int, ...], Category] = MappingProxyType(
    {
        (4,): Category.FIVE_OF_A_KIND,
        (3,): Category.FOUR_OF_A_KIND,
        (3, 1): Category.FULL_HOUSE,
        (2, 2): Category.FULL_HOUSE,
    }
)
"""The hand to hope for, by how many of each face are kept."""

_LEAST_OF_A_STRAIGHT = 3
"""So many different faces that fit are kept for a straight."""


def reason_to_play(odds: PokerDiceOdds) -> Sentence:
    """What a hand costs and pays."""
    return tr(
        "Play a hand: it costs {ante} and pays {pay} on average.",
        ante=ANTE.shown(),
        pay=_dollars(odds.mean_pay),
    )


def reason_to_quit(odds: PokerDiceOdds, state: PokerDiceState) -> Sentence:
    """What is given up."""
    if state.purse < FIRST_PURSE:
        return tr("Quit: the game ends here without the award.")
    return tr(
        "Quit: the game ends here without the award, and a new game takes {hands} hands on average.",
        hands=figure(odds.hands_to_award),
    )


def reasons_to_keep(
    odds: PokerDiceOdds, state: PokerDiceState, rolls_left: int, holds: Sequence[KeptDice]
) -> tuple[Sentence, ...]:
    """For each choice what the dice can become, and what that pays; the best choice comes first.

    Where the best one is not the one that pays most, it says why it is the best.
    """
    pays = [odds.mean_pay_keeping(state.dice, rolls_left, hold.keep) for hold in holds]
    reasons = [_reason(odds, state, rolls_left, hold, pay) for hold, pay in zip(holds, pays, strict=True)]
    if not holds[0].reroll:
        reasons[0] = _reason_to_hold(state, is_best=True, pays_most=pays[0] == max(pays))
    elif pays[0] < max(pays):
        reasons[0] = _reason_of_the_purse(odds, state, rolls_left, holds[0])
    return tuple(reasons)


def _reason(
    odds: PokerDiceOdds, state: PokerDiceState, rolls_left: int, hold: KeptDice, pay: Fraction
) -> Sentence:
    if not hold.reroll:
        return _reason_to_hold(state)
    dice = state.dice
    aim = _aim(hold.keep)
    chance = odds.chance_keeping(dice, rolls_left, hold.keep, aim)
    if not chance:
        return tr("{choice}: nothing that pays can come of it.", choice=choice_title(hold.keep))
    values = {
        "choice": choice_title(hold.keep),
        "hand": _HANDS[aim],
        "times": _in_100(chance),
        "pay": _dollars(pay),
    }
    if aim is Category.FIVE_OF_A_KIND:
        return tr("{choice}: makes {hand} {times}% of the time and pays {pay} on average.", **values)
    return tr("{choice}: makes {hand} or better {times}% of the time and pays {pay} on average.", **values)


def _reason_to_hold(state: PokerDiceState, *, is_best: bool = False, pays_most: bool = False) -> Sentence:
    """What the dice pay as they lie."""
    score = score_hand(state.dice)
    if is_best and not pays_most and state.purse + score.pays < AWARD:
        return _quicker_to_start_over(choice_title(state.dice), state)
    if not score.pays:
        return tr("Hold: these dice pay nothing.")
    hand, pays = _HANDS[score.category], score.pays.shown()
    if state.purse + score.pays >= AWARD:
        return tr("Hold: {hand} pays {pay}, and that wins the award.", hand=hand, pay=pays)
    if is_best:
        return tr("Hold: {hand} pays {pay}, and no re-roll pays more on average.", hand=hand, pay=pays)
    return tr("Hold: {hand} pays {pay}.", hand=hand, pay=pays)


def _reason_of_the_purse(
    odds: PokerDiceOdds, state: PokerDiceState, rolls_left: int, hold: KeptDice
) -> Sentence:
    """Why the quickest way to the award is not the re-roll that pays most."""
    choice = choice_title(hold.keep)
    if state.purse < FIRST_PURSE:
        return _quicker_to_start_over(choice, state)
    missing = Cents(AWARD - state.purse)
    if rolls_left > 1:
        return tr(
            "{choice}: the award is only {missing} away, and this is the quickest way there.",
            choice=choice,
            missing=missing.shown(),
        )
    least = [category for category, pays in PAYS.items() if pays >= missing][-1]
    chance = odds.chance_keeping(state.dice, rolls_left, hold.keep, least)
    return tr(
        "{choice}: brings the {missing} the award still needs {times}% of the time.",
        choice=choice,
        missing=missing.shown(),
        times=_in_100(chance),
    )


def _quicker_to_start_over(choice: Sentence, state: PokerDiceState) -> Sentence:
    return tr(
        "{choice}: with {purse} left, it is quicker to go broke and start over with {first}.",
        choice=choice,
        purse=state.purse.shown(),
        first=FIRST_PURSE.shown(),
    )


def choice_title(keep: Roll) -> Sentence:
    """What the choice of the faces to keep is called, at the beginning of a sentence."""
    if not keep:
        return tr("Re-roll all five dice")
    return tr("Keep {dice}", dice=" ".join(map(str, sorted(keep)))) if len(keep) < DICE else tr("Hold")


def _aim(kept: Roll) -> Category:
    """The hand that is hoped for: the next one up from what is kept, and three of a kind where little is."""
    if len(kept) >= _LEAST_OF_A_STRAIGHT and len(set(kept)) == len(kept):
        if any(straight.issuperset(kept) for straight in STRAIGHTS):
            return Category.STRAIGHT
        return Category.THREE_OF_A_KIND
    counts = tuple(sorted(Counter(kept).values(), reverse=True))
    return _AIMS.get(counts, Category.THREE_OF_A_KIND)


def _in_100(chance: Fraction) -> Figure:
    return figure(100 * float(chance))


def _dollars(amount: Fraction) -> Figure:
    return figure(float(amount), digits=2, currency="$")
