"""The figures of summaries, added up in the plainest way."""

from collections import Counter
from collections.abc import Iterator, Sequence

from dicedesk.core.dice import DiceCounts
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.play.ports.past_games import DatedFigure, Tally
from tests.fakes.history import NoHistory


class SummedFigures(NoHistory):
    """Adds up summaries that are all in memory, in the order of their numbers."""

    def __init__(self, summaries: Sequence[GameSummary]) -> None:
        """The games, the first one played first."""
        self._all = sorted(summaries, key=lambda summary: summary.begun)

    def tallies(self, game: str) -> tuple[Tally, ...]:
        """Each kind of game that there was, with how many there were."""
        kinds = Counter((one.game, one.opponent, one.standing, one.result) for one in self._of(game))
        return tuple(Tally(*kind, count) for kind, count in kinds.items())

    def results(self, game: str) -> Iterator[GameResult]:
        """Of the counted games."""
        return (one.result for one in self._of(game, GameStanding.COUNTED))

    def best(self, game: str, *, is_fewest: bool) -> DatedFigure | None:
        """Of the counted games."""
        found = [
            DatedFigure(one.begun, one.figures.best)
            for one in self._of(game, GameStanding.COUNTED)
            if one.figures.best is not None
        ]
        way = 1 if is_fewest else -1
        return min(found, key=lambda dated: way * dated.value, default=None)

    def money(self, game: str) -> Iterator[DatedFigure]:
        """Of games that were counted or left."""
        for one in self._of(game, GameStanding.COUNTED, GameStanding.LEFT):
            if one.figures.money is not None:
                yield DatedFigure(one.begun, one.figures.money)

    def dice(self, game: str) -> DiceCounts:
        """Of games that were counted or left."""
        faces, sums = [0] * 6, [0] * 11
        for one in self._of(game, GameStanding.COUNTED, GameStanding.LEFT):
            for place in range(6):
                faces[place] += one.figures.dice.faces[place]
            for place in range(11):
                sums[place] += one.figures.dice.sums[place]
        return DiceCounts(tuple(faces), tuple(sums))

    def _of(self, game: str, *standings: GameStanding) -> Iterator[GameSummary]:
        for one in self._all:
            if game in ("", one.game) and (not standings or one.standing in standings):
                yield one
