"""Hazard as the rest of the program knows it."""

from dicedesk.core.game import GameSpec
from dicedesk.core.words import tr
from dicedesk.games.hazard.rules import HazardState, parse_move, parse_rules


def first_state(rules: str) -> HazardState:
    """The state before the first round. Raises NotationError for rules that cannot be read."""
    return HazardState(rules=parse_rules(rules))


HAZARD = GameSpec(id="hazard", title=tr("Hazard"), new_state=first_state, parse_move=parse_move)
