"""A game of one player with a score, as the history tells it."""

from typing import Any

import pytest

from dicedesk.core.words import Sentence, tr
from dicedesk.play.past import BestFigure, Scored, ScorePast
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary


class Past(ScorePast):
    """Points, in a game that needs no other words."""

    @property
    def best(self) -> BestFigure:
        """The most points."""
        return BestFigure(tr("Most points"), self.score_words, self.score_of_person)

    def length_words(self, length: int) -> Sentence:
        """Not asked for."""
        raise NotImplementedError


@pytest.mark.parametrize(
    ("score", "standing", "told"),
    [
        (1, GameStanding.COUNTED, "1 point"),
        (30, GameStanding.CASUAL, "30 points"),
        (30, GameStanding.LEFT, "Left with 30 points"),
    ],
)
def test_a_game_alone_is_told_by_its_score(score: int, standing: GameStanding, told: str) -> None:
    summary = GameSummary("hazard", score=score, standing=standing)
    assert Past().result_words(summary) == told


@pytest.mark.parametrize(
    ("result", "told"),
    [(GameResult.ENDED, "Ann ended with 7 points"), (GameResult.OPEN, "Ann left with 7 points")],
)
def test_a_friend_hears_the_score_of_a_game_alone(result: GameResult, told: str) -> None:
    scored: Any = Scored(result, 7, 0, 12)
    assert Past().told_of("Ann", scored, 1) == told
