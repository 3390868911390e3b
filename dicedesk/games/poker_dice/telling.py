"""The words of a game of Poker Dice: each throw, and the hand it made."""

from dataclasses import dataclass

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.core.money import Cents
from dicedesk.core.persistent_list import Fold, PersistentList
from dicedesk.core.words import Name, Sentence, by, tr, trn
from dicedesk.games.poker_dice.rules import (
    ANTE,
    Category,
    HandScore,
    HandScored,
    PokerDiceEnding,
    PokerDiceState,
    Quit,
    Reroll,
    category_title,
    score_hand,
)
from dicedesk.play.telling import Tone

YOU = Name(tr("You"), is_you=True)
"""The default player."""


@dataclass(frozen=True)
class HandRow:
    """A scored hand: its number (from 1), its dice, its kind and pay, and the rolls it took.

    `bankroll` is the bankroll after it. The tone is good if the hand paid more than its ante, bad if less.
    """

    hand: int
    dice: Roll
    category: Category
    pays: Cents
    bankroll: Cents
    rolls: int

    @property
    def title(self) -> Sentence:
        """The kind of the hand, as it is shown."""
        return category_title(self.category)

    @property
    def tone(self) -> Tone:
        """Whether the hand was good for the bankroll."""
        if self.pays == ANTE:
            return Tone.PLAIN
        return Tone.GOOD if self.pays > ANTE else Tone.BAD


def hands_after(hands: PersistentList[HandRow], played: Played[PokerDiceState]) -> PersistentList[HandRow]:
    """The rows of all hands after this move, when `hands` were those before it."""
    scored = (event for event in played.step.events if isinstance(event, HandScored))
    for event in scored:
        hand = HandRow(
            hand=played.step.state.hands,
            dice=event.dice,
            category=event.category,
            pays=event.pays,
            bankroll=event.bankroll,
            rolls=played.before.rolls + isinstance(played.move, Reroll),
        )
        return hands.followed_by(hand)
    return hands


HANDS = Fold(PersistentList[HandRow](), hands_after)
"""The rows of all hands."""


def caption_of(played: Played[PokerDiceState], name: Name = YOU) -> Sentence:
    """The line under the dice: a hand's pay, or the current worth of the dice. `name` is the player's."""
    scored = [event for event in played.step.events if isinstance(event, HandScored)]
    if scored:
        return _paid_line(HandScore(scored[0].category, scored[0].pays))
    if not isinstance(played.move, Quit):
        return lying_line(played.step.state.dice)
    if played.before.in_hand:
        return by(
            name, tr("You quit mid-hand and lose the ante"), tr("{name} quits mid-hand and loses the ante")
        )
    return by(name, tr("You leave the table"), tr("{name} leaves the table"))


def lying_line(dice: Roll) -> Sentence:
    """The pay of five dice if they were held now."""
    score = score_hand(dice)
    if score.category is Category.NOTHING:
        return tr("Nothing yet")
    if not score.pays:
        return tr("{hand}: pays nothing as it stands", hand=category_title(score.category))
    return tr(
        "{hand}: pays {amount} as it stands", hand=category_title(score.category), amount=score.pays.shown()
    )


def result_line(state: PokerDiceState, name: Name = YOU) -> Sentence:
    """The bankroll and the hands it took, or that the player of this name went broke or quit."""
    outcome, hands = state.outcome(), state.hands
    values = {"name": name, "bankroll": state.bankroll.shown()}
    if outcome is not None and outcome.ending is PokerDiceEnding.AWARD:
        if name.is_you:
            return trn("{bankroll} after 1 hand", "{bankroll} after {count} hands", hands, **values)
        return trn(
            "{name} reached {bankroll} after 1 hand",
            "{name} reached {bankroll} after {count} hands",
            hands,
            **values,
        )
    if outcome is not None and outcome.ending is PokerDiceEnding.BROKE:
        if name.is_you:
            return trn("Broke after 1 hand", "Broke after {count} hands", hands)
        return trn("{name} went broke after 1 hand", "{name} went broke after {count} hands", hands, **values)
    if name.is_you:
        return trn(
            "You quit with {bankroll} after 1 hand",
            "You quit with {bankroll} after {count} hands",
            hands,
            **values,
        )
    return trn(
        "{name} quit with {bankroll} after 1 hand",
        "{name} quit with {bankroll} after {count} hands",
        hands,
        **values,
    )


def _paid_line(score: HandScore) -> Sentence:
    if score.category is Category.NOTHING:
        return tr("No two alike and no straight: this hand pays nothing")
    if not score.pays:
        return tr("{hand} pays nothing", hand=category_title(score.category))
    return tr("{hand} pays {amount}", hand=category_title(score.category), amount=score.pays.shown())
