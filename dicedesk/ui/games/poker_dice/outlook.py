"""What the chances say of the dice on the felt: pure functions from the exact chances to rows and sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from dicedesk.core.dice import Roll
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD
from dicedesk.games.poker_dice.rules import (
    AWARD,
    DICE,
    MOST_ROLLS,
    PAYS,
    Category,
    PokerDiceState,
    score_hand,
)
from dicedesk.ui.base.words import money, percent, tr, trn

UNKNOWN = "…"

_CLOSE_TO_NONE, _CLOSE_TO_CERTAIN = Fraction(1, 2000), Fraction(1999, 2000)
_LEAST_SHOWN, _MOST_SHOWN = Fraction(1, 1000), Fraction(999, 1000)
"""What would be rounded to 0.0% or 100.0%."""


@dataclass(frozen=True)
class PayRow:
    """What a category pays, its chance from here ("" where none is to come), and whether the dice are that now."""

    category: Category
    pays: Cents
    chance: str
    is_now: bool


@dataclass(frozen=True)
class HandOutlook:
    """What is said of the dice now, each "" where there is nothing to say."""

    choice: str = ""
    hold: str = ""
    award: str = ""
    hands: str = ""


def pay_rows(odds: PokerDiceOdds | None, state: PokerDiceState, dice: Roll, kept: Roll) -> tuple[PayRow, ...]:
    """A row for each category that pays; `dice` lie on the felt, of which these faces are kept."""
    now = score_hand(dice).category if dice else None
    chances = _chances(odds, state, kept)
    return tuple(
        PayRow(category, pays, chances[category], category is now) for category, pays in PAYS.items() if pays
    )


def outlook_of(odds: PokerDiceOdds, state: PokerDiceState, kept: Roll) -> HandOutlook:
    """What the choice of dice to keep is worth, what holding pays, and how near the award is."""
    if state.outcome() is not None:
        takes = trn(
            "Best play takes 1 hand on average.",
            "Best play takes {count} hands on average.",
            round(odds.hands_to_award),
        )
        return HandOutlook(award=takes)
    if not state.in_hand:
        return HandOutlook(
            award=_award_line(odds.award_chance(state.purse)),
            hands=_hands_line(odds.weighed_from(state.purse)),
        )
    left = rolls_left(state)
    pays = score_hand(state.dice).pays
    return HandOutlook(
        choice="" if len(kept) == DICE else _choice_line(odds, state, kept),
        hold=tr("Holding now pays {pays}", pays=money(pays)) if pays else tr("Holding now pays nothing"),
        award=_award_line(odds.award_chance_within(state.purse, state.dice, left)),
        hands=_more_hands_line(odds.weighed_within(state.purse, state.dice, left)),
    )


def rolls_left(state: PokerDiceState) -> int:
    """The re-rolls that a hand still has."""
    return MOST_ROLLS - state.rolls


def faces_at(dice: Roll, places: Sequence[int]) -> Roll:
    """The faces of the dice at these places, counted from 0."""
    return tuple(dice[place] for place in places)


def choice_words(kept: Roll) -> str:
    """A choice of the faces to keep, within a sentence."""
    if len(kept) == DICE:
        return tr("hold")
    if not kept:
        return tr("re-roll all")
    return tr("keep {faces}", faces=" ".join(map(str, sorted(kept))))


def chance_cell(chance: float) -> str:
    """A chance for the pay table: one digit after the point, but never 0.0% or 100.0% for less than certain."""
    if chance == 0:
        return "–"
    if chance < _CLOSE_TO_NONE:
        return "<" + percent(_LEAST_SHOWN, digits=1)
    return (
        ">" + percent(_MOST_SHOWN, digits=1) if _CLOSE_TO_CERTAIN <= chance < 1 else percent(chance, digits=1)
    )


def _chances(odds: PokerDiceOdds | None, state: PokerDiceState, kept: Roll) -> Mapping[Category, str]:
    """The chance of each category as its cell shows it."""
    if state.outcome() is not None:
        return dict.fromkeys(Category, "")
    if odds is None:
        return dict.fromkeys(Category, UNKNOWN)
    chances = (
        odds.chances_keeping(state.purse, state.dice, rolls_left(state), kept)
        if state.in_hand
        else odds.chances_from(state.purse)
    )
    return {category: chance_cell(chance) for category, chance in chances.items()}


def _award_line(chance: float) -> str:
    if chance >= _CLOSE_TO_CERTAIN:
        text = tr("more than {chance}", chance=percent(_MOST_SHOWN, digits=1))
    elif chance < _CLOSE_TO_NONE:
        text = tr("less than {chance}", chance=percent(_LEAST_SHOWN, digits=1))
    else:
        text = percent(chance, digits=1)
    return tr("Chance to reach {award} before going broke: {chance}", award=money(AWARD), chance=text)


def _hands_line(hands: float) -> str:
    return tr(
        "Hands, and {missed} for a missed award: about {hands}",
        missed=MISSED_AWARD,
        hands=max(round(hands), 1),
    )


def _more_hands_line(hands: float) -> str:
    if round(hands) == 0:
        return tr("Hands to the award after this one: almost none")
    return tr(
        "Hands after this one, and {missed} for a missed award: about {hands}",
        missed=MISSED_AWARD,
        hands=round(hands),
    )


def _choice_line(odds: PokerDiceOdds, state: PokerDiceState, kept: Roll) -> str:
    pay = odds.pay_keeping(state.purse, state.dice, rolls_left(state), kept)
    return tr(
        "If you {choice}: {worth} on average",
        choice=choice_words(kept),
        worth=money(Cents(round(pay * DOLLAR))),
    )
