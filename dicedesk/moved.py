"""Names of modules before the house was laid out by game. Scripts may import them until the next release."""

import sys
import warnings
from collections.abc import Mapping
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import MappingProxyType, ModuleType

MOVED: Mapping[str, str] = MappingProxyType(
    {
        "dicedesk.coach.hog.strategies.named": "dicedesk.games.hog.strategies",
        "dicedesk.lab.contest.contest": "dicedesk.games.hog.contest",
        "dicedesk.lab.contest.entries": "dicedesk.games.hog.contest",
        "dicedesk.lab.contest.pairs": "dicedesk.games.hog.contest",
        "dicedesk.lab.hog_questions.best_dice": "dicedesk.games.hog.questions",
        "dicedesk.lab.hog_questions.sweep": "dicedesk.games.hog.pairs",
        "dicedesk.lab.poker_dice_players.by_hand": "dicedesk.games.poker_dice.answers",
        "dicedesk.lab.questions.kinds": "dicedesk.games.questions",
        "dicedesk.lab.simulation.hazard": "dicedesk.games.hazard.simulation",
        "dicedesk.lab.simulation.poker_dice_holds": "dicedesk.games.poker_dice.simulation",
        "dicedesk.odds.hazard": "dicedesk.games.hazard.odds",
        "dicedesk.odds.hog": "dicedesk.games.hog.odds",
        "dicedesk.odds.poker_dice_hands": "dicedesk.games.poker_dice.hands",
        "dicedesk.players.hog": "dicedesk.games.hog.players",
        "dicedesk.players.hog_names": "dicedesk.games.hog.players",
        "dicedesk.players.hog_rules_of_thumb": "dicedesk.games.hog.named_strategies",
        "dicedesk.players.hog_tables": "dicedesk.games.hog.named_strategies",
        "dicedesk.players.poker_dice": "dicedesk.games.poker_dice.players",
        "dicedesk.ports.jobs": "dicedesk.play.ports.jobs",
    }
)
"""The modules that README, docs and the examples named, and where each is now."""


class MovedModules:
    """Finds a module by its former name, after all other finders failed, with what the module has now."""

    @staticmethod
    def find_spec(name: str, *_: object) -> ModuleSpec | None:
        """Return how to make the module or package of a former name, or None for any other name."""
        is_package = any(moved.startswith(f"{name}.") for moved in MOVED)
        if name not in MOVED and not is_package:
            return None
        return ModuleSpec(name, MovedModules, is_package=is_package)  # type: ignore[arg-type]  # its ABC takes 24 ms

    @staticmethod
    def create_module(spec: ModuleSpec) -> None:
        """Leave the making of the module to Python."""

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        """Give the module what the one in its new place has, and warn."""
        if place := MOVED.get(module.__name__):
            warnings.warn(f"{module.__name__} is now {place}", DeprecationWarning, stacklevel=2)
            found = vars(import_module(place))
            vars(module).update({key: value for key, value in found.items() if not key.startswith("__")})


def find_moved_modules() -> None:
    """Let Python find modules by their former names too."""
    if MovedModules not in sys.meta_path:
        sys.meta_path.append(MovedModules)
