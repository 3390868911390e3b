"""The list of the games, and the door to what each of them has.

A game is the package `dicedesk.games.NAME`. Each of its parts is a module of a fixed name that ends in one value:
`poker_dice/coach.py` in `POKER_DICE_COACH`. Nothing of a game is loaded before a part of it is asked for.
"""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

from dicedesk.core.game import GameSpec
from dicedesk.core.words import Sentence, tr

if TYPE_CHECKING:
    from dicedesk.coach.coach import Coach
    from dicedesk.coach.exercises import GameExercises
    from dicedesk.games.frame import GameKit
    from dicedesk.play.terminal import GameCommands

T = TypeVar("T")

TITLES: Mapping[str, Sentence] = MappingProxyType(
    {
        "hog": tr("Hog"),
        "craps": tr("Craps"),
        "hazard": tr("Hazard"),
        "poker-dice": tr("Poker Dice"),
    }
)
"""All games in the order in which people see them: the id that records give each, and what people call it."""


@overload
def part_of(game: str, part: Literal["kit"]) -> "GameKit[Any]": ...
@overload
def part_of(game: str, part: Literal["coach"]) -> "Coach[Any]": ...
@overload
def part_of(game: str, part: Literal["exercises"]) -> "GameExercises[Any]": ...
@overload
def part_of(game: str, part: Literal["commands"]) -> "GameCommands": ...
def part_of(game: str, part: str) -> Any:
    """Load a part of a game and return it. The game's kit says which of them it has."""
    package = game.replace("-", "_")
    module = import_module(f"dicedesk.games.{package}.{part}")
    return getattr(module, f"{package}_{part}".upper())


class _OfEachGame(Mapping[str, T]):
    """What each game has, by the game's id; it is loaded when it is looked up."""

    def __init__(self, load: Callable[[str], T]) -> None:
        self._load = load

    def __getitem__(self, game: str) -> T:
        if game not in TITLES:
            raise KeyError(game)
        return self._load(game)

    def __iter__(self) -> Iterator[str]:
        return iter(TITLES)

    def __len__(self) -> int:
        return len(TITLES)


KITS: Mapping[str, "GameKit[Any]"] = _OfEachGame(lambda game: part_of(game, "kit"))
GAMES: Mapping[str, GameSpec[Any]] = _OfEachGame(lambda game: part_of(game, "kit").spec)


def asked_games(game: str) -> tuple[str, ...]:
    """Return the game of this id alone; all games where there is none of it."""
    return (game,) if game in TITLES else tuple(TITLES)


def exercises_of(game: str) -> "GameExercises[Any] | None":
    """Return what can be practiced in a game; None where nothing can."""
    kit = KITS.get(game)
    return part_of(game, "exercises") if kit and kit.has_exercises else None


def practiced_games() -> tuple[str, ...]:
    """Return the ids of the games that have exercises."""
    return tuple(game for game, kit in KITS.items() if kit.has_exercises)
