"""The figures of all games, read from the SQLite file. It is opened for each question, and closed again."""

from collections.abc import Iterator

from dicedesk.adapters.storage.history.figure_rows import (
    are_few_in,
    best_in,
    dice_in,
    money_in,
    results_in,
    tallies_in,
)
from dicedesk.adapters.storage.history.opened import OpenedForEach
from dicedesk.core.dice import DiceCounts
from dicedesk.play.ports.game_summary import GameResult
from dicedesk.play.ports.past_games import Dated, Tally


class SqlitePastFigures(OpenedForEach):
    """Adds up the summaries that were made."""

    def are_few(self) -> bool:
        """Whether so few games were kept that adding them up takes a moment."""
        return self._ask(are_few_in)

    def tallies(self, game: str) -> tuple[Tally, ...]:
        """How the games came out, by game and opponent."""
        return self._ask(lambda connection: tallies_in(connection, game))

    def results(self, game: str) -> Iterator[GameResult]:
        """How each counted game came out, in the order in which they were begun."""
        return self._each(lambda connection: results_in(connection, game))

    def best(self, game: str, *, is_fewest: bool) -> Dated | None:
        """The best figure of a counted game, the earliest of equal ones."""
        return self._ask(lambda connection: best_in(connection, game, is_fewest=is_fewest))

    def money(self, game: str) -> Iterator[Dated]:
        """What each game won in cents, in the order in which they were begun."""
        return self._each(lambda connection: money_in(connection, game))

    def dice(self, game: str) -> DiceCounts:
        """What the dice showed in games that were counted or left."""
        return self._ask(lambda connection: dice_in(connection, game))
