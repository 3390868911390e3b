"""Hog as the rest of the program knows it."""

from dicedesk.core.game import GameSpec
from dicedesk.core.words import tr
from dicedesk.games.hog.rules import HogState, parse_move, parse_rules


def first_state(rules: str) -> HogState:
    """Return the state before the first turn. Raises NotationError for rules that cannot be read."""
    return HogState(rules=parse_rules(rules))


HOG = GameSpec(id="hog", title=tr("Hog"), new_state=first_state, parse_move=parse_move)
