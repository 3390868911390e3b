"""A second program for what is said of a game's dice: the module `second` among the game's own tests.

It works from the rules alone. Its functions are

- `chance_of(later)`, the chance of what the dice of a move came to, as a moment of the ending tells it; `later` is the
  move and those that followed it;
- `HEADLINES`, if a game can end without a winner or is for one person: a regular expression that finds the
  `result_line` of such games, be it yours or that of Ann, by their `Ending` and whether others sat at the table, such
  as `{(PigEnding.GOAL, False): " ended with "}`;
- `said_of(played, what)`, if the game's coach has its own `likely`: the chance of what a best line says of a roll, and
  whether the dice are an example of it;
- `advised(choices)` and `on_table(state, choices)`, if the game's tab is not a `MoveTab`: the numbers of `dicedesk
  advise` as the table shows them, and those in the words of the table (see `tests/advised.py`); without the first, the
  table lists the next best choices.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from importlib import import_module
from itertools import combinations_with_replacement, product
from math import factorial, prod
from pathlib import Path
from typing import Any

from dicedesk.core.dice import FACES, Roll
from dicedesk.core.game import Played


def second_program(game: str) -> Any:
    """The module of a game. Raises AssertionError if it is missing."""
    folder = game.replace("-", "_")
    is_there = (Path(__file__).parent / folder / "second.py").is_file()
    assert is_there, f"write tests/games/{folder}/second.py; tests/games/second.py says what is in it"
    return import_module(f"tests.games.{folder}.second")


def part_of_second(game: str, name: str) -> Any:
    """What the module of a game calls so. Raises AssertionError if it is missing."""
    program = second_program(game)
    assert hasattr(program, name), f"{program.__file__} has no {name}; tests/games/second.py says what it is"
    return getattr(program, name)


@cache
def sorted_rolls(dice: int) -> dict[Roll, int]:
    """Rolls in order, each with the number of orders of its faces."""
    return {
        faces: factorial(dice) // prod(map(factorial, Counter(faces).values()))
        for faces in combinations_with_replacement(FACES, dice)
    }


def chance(dice: int, holds: Callable[[Roll], bool]) -> float:
    """The chance that something holds for the dice, in order."""
    return sum(ways for faces, ways in sorted_rolls(dice).items() if holds(faces)) / 6**dice


def share_of(fits: Iterable[bool]) -> Fraction:
    """The share of what fits."""
    found = [*fits]
    return Fraction(sum(found), len(found))


def every_roll(dice: int) -> Iterable[Roll]:
    """All rolls of so many dice, in any order."""
    return product(FACES, repeat=dice)


def said_by_frame(played: Played[Any], what: str) -> tuple[float, bool]:
    """The chance of what an `ExactCoach` says of a roll without words of the game, and whether these dice fit it."""
    faces, apply = tuple(sorted(played.faces)), played.before.apply

    def holds(roll: Roll) -> bool:
        same_result = apply(played.move, roll).state == played.step.state
        return {"these dice": roll == faces, "dice with the same result": same_result}[what]

    return chance(len(faces), holds), holds(faces)
