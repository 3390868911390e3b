"""The list of the games, and the way to load them.

A game is the package `dicedesk.games.NAME`. Its module `game` describes its parts in one value, `GAME`. It may also
have `commands`, its answers to the command line; `own_commands`, the commands that only it has; and `questions`, those
it asks in the Lab. Nothing of a game is loaded before it is asked for.
"""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar

from dicedesk.core.game import GameSpec
from dicedesk.core.words import Sentence, tr

if TYPE_CHECKING:
    from dicedesk.coach.coach import Coach
    from dicedesk.coach.exercises import GameExercises
    from dicedesk.core.position import PositionLine
    from dicedesk.games.frame import Game
    from dicedesk.play.position_fields import Fields
    from dicedesk.play.terminal import GameCommands, OwnCommand

T = TypeVar("T")

TITLES: Mapping[str, Sentence] = MappingProxyType(
    {
        "hog": tr("Hog"),
        "craps": tr("Craps"),
        "hazard": tr("Hazard"),
        "poker-dice": tr("Poker Dice"),
        "yacht": tr("Yacht"),
    }
)
"""All games in display order: the id in records, and the name shown."""

OWN_COMMANDS: Mapping[str, str] = MappingProxyType(
    {"strategy": "hog", "hazard-table": "hazard", "craps-games": "craps", "craps-sessions": "craps"}
)
"""The commands that only one game has, and the id of that game."""

FIRST_IN_LAB = "craps"
"""The game whose questions the Lab opens with; the others follow in the order of the games."""


def _module(game: str, name: str) -> Any:
    return import_module(f"dicedesk.games.{game.replace('-', '_')}.{name}")


def part_of(game: str, module: str, name: str, default: T) -> T:
    """Load a value from a module that a game may have; return the default if the game has no such module."""
    if find_spec(f"dicedesk.games.{game.replace('-', '_')}.{module}") is None:
        return default
    value: T = getattr(_module(game, module), name)
    return value


class _OfEachGame(Mapping[str, T]):
    """One value per game, by the game's id; loaded when it is looked up."""

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


GAMES: Mapping[str, "Game[Any]"] = _OfEachGame(lambda game: _module(game, "game").GAME)
SPECS: Mapping[str, GameSpec[Any]] = _OfEachGame(lambda game: GAMES[game].spec)


def _commands(game: str) -> "GameCommands":
    # The start asks for no commands, and the terminal brings the session and the dice.
    from dicedesk.play.terminal import GameCommands

    own = part_of(game, "commands", "COMMANDS", GameCommands())
    if own.advise and own.odds:
        return own
    # Only a game without its own answers needs the coach's.
    from dicedesk.games.advice import with_answers

    return with_answers(GAMES[game], own)


COMMANDS: Mapping[str, "GameCommands"] = _OfEachGame(_commands)
"""Each game's answers to the command line; its coach gives those that the game does not.

Those of a game with its own load no `Game`, whose table and words are not needed: 20 ms.
"""


def own_command(name: str) -> "OwnCommand":
    """Load a command that only one game has. Raises KeyError for any other word."""
    command: OwnCommand = _module(OWN_COMMANDS[name], "own_commands").OWN_COMMANDS[name]
    return command


def asked_games(game: str) -> tuple[str, ...]:
    """Return only the game with this id; all games if there is none."""
    return (game,) if game in TITLES else tuple(TITLES)


def answers(find: Callable[["GameCommands"], T | None], game: str) -> dict[str, T]:
    """Return the answer to a command by the game with this id; those of all games if it has none."""
    found = {name: answer for name in asked_games(game) if (answer := find(COMMANDS[name])) is not None}
    return found or answers(find, "")


def load_coach(game: str) -> "Coach[Any, Any]":
    """Load the coach of a game. Raises LookupError if it has none."""
    load = GAMES[game].coach
    if load is None:
        raise LookupError(game)
    return load()


def exercises_of(game: str) -> "GameExercises[Any, Any] | None":
    """Return the exercises of a game: its own, or those made by its coach; None if there is no coach."""
    parts = GAMES.get(game)
    if parts is None or parts.coach is None:
        return None
    if parts.exercises is not None:
        return parts.exercises()
    # Only a game without its own exercises needs these.
    from dicedesk.games.exercises import MoveExercises

    return MoveExercises(parts, parts.coach().unit)


def position_fields(line: "PositionLine[Any]") -> "Fields[Any]":
    """Return what can be set in a position; nothing if its game has no fields."""
    load = GAMES[line.spec.id].position_fields
    return () if load is None else load()(line)


def practiced_games() -> tuple[str, ...]:
    """Return the ids of the games that can be practiced: those with a coach."""
    return tuple(name for name, game in GAMES.items() if game.coach)
