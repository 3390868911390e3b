"""What is said of a game of Poker Dice: the rows of its hands, the line under the dice, and the result."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from dicedesk.core.dice import Roll
from dicedesk.core.game import Ending
from dicedesk.core.money import Cents
from dicedesk.core.words import Sentence, tr
from dicedesk.games.poker_dice.events import HandScored
from dicedesk.games.poker_dice.rules import ANTE, FIRST_PURSE, Category, score_hand
from dicedesk.games.poker_dice.state import PokerDiceState
from dicedesk.session.game_session import Played

_TITLES: Mapping[Category, Sentence] = MappingProxyType(
    {
        Category.FIVE_OF_A_KIND: tr("Five of a kind"),
        Category.FOUR_OF_A_KIND: tr("Four of a kind"),
        Category.STRAIGHT: tr("Straight"),
        Category.FULL_HOUSE: tr("Full house"),
        Category.THREE_OF_A_KIND: tr("Three of a kind"),
        Category.TWO_PAIR: tr("Two pair"),
        Category.ONE_PAIR: tr("One pair"),
        Category.NOTHING: tr("Nothing"),
    }
)


@dataclass(frozen=True)
class HandRow:
    """A hand that was scored: its number from 1, what lay there, what it paid, and the purse with that."""

    hand: int
    dice: Roll
    category: Category
    pays: Cents
    purse: Cents


def category_title(category: Category) -> Sentence:
    """What a category is called."""
    return _TITLES[category]


def hands_of(history: tuple[Played, ...]) -> tuple[HandRow, ...]:
    """A row for each hand that was scored, in order."""
    return tuple(
        HandRow(_before(played).hands, event.dice, event.category, event.pays, event.purse)
        for played in history
        for event in played.step.events
        if isinstance(event, HandScored)
    )


def caption_of(played: Played) -> Sentence:
    """The line under the dice: what they are so far, what a hand paid, or that the player has left."""
    for event in played.step.events:
        if isinstance(event, HandScored):
            return _scored_line(event)
    after = _after(played)
    if after.has_quit:
        return _leaving_line(_before(played))
    score = score_hand(after.dice)
    if score.category is Category.NOTHING:
        return tr("Nothing so far")
    if not score.pays:
        return tr("{hand} so far: pays nothing", hand=_TITLES[score.category])
    return tr("{hand} so far: pays {pays}", hand=_TITLES[score.category], pays=score.pays.shown())


def result_line(state: PokerDiceState) -> Sentence:
    """How a game that is over ended."""
    outcome = state.outcome()
    purse, hands = state.purse.shown(), hands_words(state.hands)
    if outcome is not None and outcome.ending is Ending.AWARD:
        return tr("{start} became {purse} in {hands}.", start=FIRST_PURSE.shown(), purse=purse, hands=hands)
    if outcome is not None and outcome.ending is Ending.QUIT:
        return tr("You leave with {purse} after {hands}.", purse=purse, hands=hands)
    return tr(
        "The purse holds {purse}, and a hand costs {ante}. The dice owe you one.",
        purse=purse,
        ante=ANTE.shown(),
    )


def hands_words(count: int) -> Sentence:
    """A number of hands in words that fit it."""
    return tr("1 hand") if count == 1 else tr("{count} hands", count=count)


def _scored_line(scored: HandScored) -> Sentence:
    if scored.category is Category.NOTHING:
        return tr("Nothing this time")
    if not scored.pays:
        return tr("{hand}: pays nothing", hand=_TITLES[scored.category])
    return tr("{hand}: +{pays}", hand=_TITLES[scored.category], pays=scored.pays.shown())


def _leaving_line(before: PokerDiceState) -> Sentence:
    if before.in_hand:
        return tr("The {ante} of this hand are lost.", ante=ANTE.shown())
    return tr("You leave the table.")


def _before(played: Played) -> PokerDiceState:
    assert isinstance(played.before, PokerDiceState)  # noqa: S101 (tells mypy whose history this is)
    return played.before


def _after(played: Played) -> PokerDiceState:
    assert isinstance(played.step.state, PokerDiceState)  # noqa: S101 (tells mypy whose history this is)
    return played.step.state
