"""The kits of all games, by the name that records give the game, in the order in which people see them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from dicedesk.core.by_name import object_called
from dicedesk.games.craps.kit import CRAPS_KIT
from dicedesk.games.frame import GameKit
from dicedesk.games.hazard.kit import HAZARD_KIT
from dicedesk.games.hog.kit import HOG_KIT
from dicedesk.games.poker_dice.kit import POKER_DICE_KIT

if TYPE_CHECKING:
    from dicedesk.coach.exercises_game_exercises import GameExercises

KITS: Mapping[str, GameKit[Any]] = MappingProxyType(
    {kit.spec.id: kit for kit in (HOG_KIT, CRAPS_KIT, HAZARD_KIT, POKER_DICE_KIT)}
)


def exercises_of(game: str) -> "GameExercises[Any] | None":
    """What a game says of its exercises, loaded now; None where nothing can be practiced."""
    kit = KITS.get(game)
    if kit is None or not (kit.exercises and kit.coach):
        return None
    found: GameExercises[Any] = object_called(kit.exercises)
    return found


def practiced_games() -> tuple[str, ...]:
    """The games that have exercises, in the order in which people see them."""
    return tuple(game for game, kit in KITS.items() if kit.exercises and kit.coach)
