"""The kits of all games, by the name that records give the game, in the order in which people see them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from dicedesk.session.craps.kit import CRAPS_KIT
from dicedesk.session.game_kit import GameKit
from dicedesk.session.hazard.kit import HAZARD_KIT
from dicedesk.session.hog.kit import HOG_KIT
from dicedesk.session.poker_dice.kit import POKER_DICE_KIT

KITS: Mapping[str, GameKit[Any]] = MappingProxyType(
    {kit.spec.id: kit for kit in (HOG_KIT, CRAPS_KIT, HAZARD_KIT, POKER_DICE_KIT)}
)
