"""Poker Dice as the rest of the program knows it."""

from dicedesk.core.errors import NotationError
from dicedesk.core.game import GameSpec
from dicedesk.core.words import tr
from dicedesk.games.poker_dice.rules import PokerDiceState, parse_move


def first_state(rules: str) -> PokerDiceState:
    """The state before the first hand. Raises NotationError for any rules, as there are no variants."""
    if rules.strip():
        raise NotationError(tr("Poker Dice has no variants: “{text}” can't be read", text=rules))
    return PokerDiceState()


POKER_DICE = GameSpec(id="poker-dice", title=tr("Poker Dice"), new_state=first_state, parse_move=parse_move)
