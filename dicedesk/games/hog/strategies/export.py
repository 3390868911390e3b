"""A study as a table for other programs."""

from dicedesk.games.hog.strategies.study import StrategyStudy

FIELDS = ("own_score", "other_score", "dice", "opponents_dice", "best", "loss", "reached", "cost")
"""The titles of its columns, the same in every language; losses and costs are chances to win."""


def figures_of(study: StrategyStudy) -> list[tuple[object, ...]]:
    """A row for each position."""
    return [
        (cell.own, cell.other, cell.dice, cell.opponents_dice, cell.best, cell.loss, cell.reached, cell.cost)
        for cell in study.cells()
    ]
