"""A game's coach by the name that its kit gives it."""

from typing import Any

from dicedesk.coach.coach import Against, Coach
from dicedesk.core.by_name import object_called


def coach_named(name: str) -> Coach[Any]:
    """The coach of such a name as "dicedesk.games.hog.coach:HOG_COACH"; what it needs is loaded with it."""
    coach: Coach[Any] = object_called(name)
    return coach


def prepared_coach(name: str, game: tuple[str, Against]) -> Coach[Any]:
    """The coach of that name, prepared for a game: its rules, and who sits in each seat. A job of its own."""
    return coach_named(name).prepared(*game)
