"""What can be set in a position of Poker Dice."""

from dataclasses import replace

from dicedesk.core.position import PositionLine
from dicedesk.core.words import tr, trn
from dicedesk.games.poker_dice.rules import MOST_ROLLS, STEP, PokerDiceState, rolls_left
from dicedesk.play.position_fields import (
    DiceField,
    FieldOption,
    Fields,
    NumberField,
    OptionField,
    bankroll_field,
    with_state,
)

_MOST_HANDS = 99_999
_FIRST_DICE = (1, 2, 3, 4, 6)
"""The dice of a position that had none."""


def poker_dice_fields(line: PositionLine[PokerDiceState]) -> Fields[PokerDiceState]:
    """The bankroll, the number of the hand, the rolls left, and the dice if they were rolled."""
    state = line.state
    dice = DiceField(
        id="dice",
        title=tr("Dice"),
        value=state.dice,
        put=lambda dice: with_state(line, replace(state, dice=dice)),
    )
    return (
        bankroll_field(line, state.bankroll, STEP, lambda bankroll: replace(state, bankroll=bankroll)),
        NumberField(
            id="hand",
            title=tr("Hand number"),
            value=_hand(state),
            least=1,
            most=max(_MOST_HANDS, _hand(state)),
            put=lambda hand: with_state(line, replace(state, hands=hand - (not state.in_hand))),
        ),
        OptionField(
            id="rolls",
            title=tr("Rolls left"),
            value=str(rolls_left(state)),
            options=(
                FieldOption(str(MOST_ROLLS), tr("Before the hand")),
                *(
                    FieldOption(str(left), trn("1 roll left", "{count} rolls left", left))
                    for left in range(MOST_ROLLS - 1, 0, -1)
                ),
            ),
            put=lambda left: with_state(line, _with_rolls(state, MOST_ROLLS - int(left))),
        ),
        *((dice,) if state.dice else ()),
    )


def _hand(state: PokerDiceState) -> int:
    """The number of the hand that is played, or comes next."""
    return state.hands + (not state.in_hand)


def _with_rolls(state: PokerDiceState, rolls: int) -> PokerDiceState:
    """The state after this number of rolls of the same hand; before the first there are no dice."""
    hands = _hand(state) - (rolls == 0)
    dice = (state.dice or _FIRST_DICE) if rolls else ()
    return replace(state, rolls=rolls, dice=dice, hands=hands)
