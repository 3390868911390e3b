"""Craps as the rest of the program knows it."""

from dicedesk.core.game import GameSpec
from dicedesk.core.words import tr
from dicedesk.games.craps.house import parse_rules
from dicedesk.games.craps.rules import CrapsState, parse_move


def first_state(rules: str) -> CrapsState:
    """The state before the first bet. Raises NotationError for rules that cannot be read."""
    return CrapsState.opened(parse_rules(rules))


CRAPS = GameSpec(id="craps", title=tr("Craps"), new_state=first_state, parse_move=parse_move)
