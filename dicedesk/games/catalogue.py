"""Every game there is, by the name that records give it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from dicedesk.core.game import GameSpec
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.hazard.game import HAZARD
from dicedesk.games.hog.game import HOG
from dicedesk.games.poker_dice.game import POKER_DICE

GAMES: Mapping[str, GameSpec[Any]] = MappingProxyType(
    {spec.id: spec for spec in (HOG, CRAPS, HAZARD, POKER_DICE)}
)
