"""Why a choice at Poker Dice is worth what it is, in one sentence."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from dicedesk.core.dice import Roll
from dicedesk.core.money import Cents
from dicedesk.core.words import Figure, Sentence, figure, tr
from dicedesk.games.poker_dice.odds import HoldHands, KeptDice, PokerDiceOdds
from dicedesk.games.poker_dice.odds_tables import TIE
from dicedesk.games.poker_dice.rules import (
    ANTE,
    AWARD,
    DICE,
    PAYS,
    STRAIGHTS,
    Category,
    PokerDiceState,
    score_hand,
)

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

_CHANCE_TOLD = 0.001
"""So much more of the chance of the award can be seen in its words."""

_LEAST_OF_A_STRAIGHT = 3
"""So many different faces that fit are kept for a straight."""


def reason_to_play(odds: PokerDiceOdds, purse: Cents) -> Sentence:
    """What a hand costs, and pays when it is played best with this purse."""
    return tr(
        "Play a hand: it costs {ante} and pays {pay} on average.",
        ante=ANTE.shown(),
        pay=_dollars(odds.pay_from(purse)),
    )


def reason_to_quit() -> Sentence:
    """What is given up."""
    return tr("Quit: the game ends here without the award.")


def reasons_to_keep(
    odds: PokerDiceOdds, state: PokerDiceState, rolls_left: int, holds: Sequence[HoldHands]
) -> tuple[Sentence, ...]:
    """For each choice what the dice can become, and what that pays; the best choice comes first.

    Where the best one is not the one that pays most, it says why it is the best.
    """
    pays = [odds.pay_keeping(state.purse, state.dice, rolls_left, hold.keep) for hold in holds]
    reasons = [_reason(odds, state, rolls_left, hold, pay) for hold, pay in zip(holds, pays, strict=True)]
    richest = pays.index(max(pays))
    pays_most = pays[0] > pays[richest] - TIE
    if not holds[0].reroll and (pays_most or _wins(state)):
        reasons[0] = _reason_to_hold(state, is_best=True)
    elif not pays_most:
        reasons[0] = _reason_of_the_purse(odds, state, rolls_left, holds[0], holds[richest])
    return tuple(reasons)


def _reason(
    odds: PokerDiceOdds, state: PokerDiceState, rolls_left: int, hold: KeptDice, pay: float
) -> Sentence:
    if not hold.reroll:
        return _reason_to_hold(state)
    aim = _aim(hold.keep)
    chance = _chance_of(odds, state, rolls_left, hold, aim)
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


def _reason_to_hold(state: PokerDiceState, *, is_best: bool = False) -> Sentence:
    """What the dice pay as they lie."""
    score = score_hand(state.dice)
    if not score.pays:
        return tr("Hold: these dice pay nothing.")
    hand, pays = _HANDS[score.category], score.pays.shown()
    if _wins(state):
        return tr("Hold: {hand} pays {pay}, and that wins the award.", hand=hand, pay=pays)
    if is_best:
        return tr("Hold: {hand} pays {pay}, and no re-roll pays more on average.", hand=hand, pay=pays)
    return tr("Hold: {hand} pays {pay}.", hand=hand, pay=pays)


def _wins(state: PokerDiceState) -> bool:
    """Whether the dice win the award as they lie."""
    return state.purse + score_hand(state.dice).pays >= AWARD


def _reason_of_the_purse(
    odds: PokerDiceOdds, state: PokerDiceState, rolls_left: int, best: HoldHands, richest: HoldHands
) -> Sentence:
    """Why the best choice is another one than that which pays most: more chance of the award, or fewer hands."""
    choice = choice_title(best.keep)
    missing = Cents(AWARD - state.purse)
    reaching = [category for category, pays in PAYS.items() if pays >= missing]
    if reaching and rolls_left == 1:
        often, less_often = (
            _chance_of(odds, state, rolls_left, hold, reaching[-1]) for hold in (best, richest)
        )
        if often > less_often:
            return tr(
                "{choice}: brings the {missing} the award still needs {times}% of the time.",
                choice=choice,
                missing=missing.shown(),
                times=_in_100(often),
            )
    mine, its = (
        odds.award_chance_keeping(state.purse, state.dice, rolls_left, hold.keep) for hold in (best, richest)
    )
    values = {"choice": choice, "other": choice_title(richest.keep)}
    if mine - its >= _CHANCE_TOLD:
        return tr(
            "{choice}: wins the award {times}% of the time. “{other}” pays more on average, but wins it {others}% "
            "of the time.",
            times=_in_100(mine, 1),
            others=_in_100(its, 1),
            **values,
        )
    return tr(
        "{choice}: {hands} hands are to come then. “{other}” pays more on average, but takes {others} hands.",
        hands=figure(best.hands, 2),
        others=figure(richest.hands, 2),
        **values,
    )


def _chance_of(
    odds: PokerDiceOdds, state: PokerDiceState, rolls_left: int, hold: KeptDice, least: Category
) -> float:
    """The chance that the hand becomes this category or a more valuable one."""
    chances = odds.chances_keeping(state.purse, state.dice, rolls_left, hold.keep)
    return sum(chance for category, chance in chances.items() if PAYS[category] >= PAYS[least])


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


def _in_100(chance: float, digits: int = 0) -> Figure:
    return figure(100 * chance, digits)


def _dollars(amount: float) -> Figure:
    return figure(amount, digits=2, currency="$")
