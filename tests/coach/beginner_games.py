"""Simulated beginners of any game: their games, and a table of how often each errs."""

import sys
from collections import Counter
from collections.abc import Callable, Mapping

from dicedesk.coach.evaluation import Grade, PlayerReview


def errors_in(players: list[PlayerReview]) -> Mapping[Grade, float]:
    """How many choices of each grade there are in a game on average."""
    grades = sum((Counter(dict(player.grades)) for player in players), start=Counter[Grade]())
    return {grade: count / len(players) for grade, count in grades.items()}


def cost_a_choice(players: list[PlayerReview]) -> float:
    """What a choice loses on average, in the unit of the game."""
    return sum(float(player.cost_a_choice) for player in players) / len(players)


def print_errors(reviews: Mapping[str, Callable[[], list[PlayerReview]]], unit: str, digits: int) -> None:
    """Prints a line for each beginner."""
    for name, of_beginner in reviews.items():
        players = of_beginner()
        told = "  ".join(f"{grade.value} {count:.2f}" for grade, count in errors_in(players).items())
        sys.stdout.write(f"{name:20} {told}  {unit} lost a choice {cost_a_choice(players):.{digits}f}\n")
