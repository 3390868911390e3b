"""Hog as the rest of the program knows it."""

from dicedesk.core.game import GameSpec
from dicedesk.core.words import tr
from dicedesk.games.hog.moves import parse_move
from dicedesk.games.hog.rules import parse_rules
from dicedesk.games.hog.state import HogState


def first_state(rules: str) -> HogState:
    """The state before the first turn. Raises NotationError for rules that cannot be read."""
    return HogState(rules=parse_rules(rules))


HOG = GameSpec(id="hog", title=tr("Hog"), new_state=first_state, parse_move=parse_move)
