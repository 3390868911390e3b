"""The result of a game of two sides, in words."""

from dicedesk.core.words import Sentence, tr
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary


def score_words(summary: GameSummary) -> Sentence:
    """The result of two sides: who is ahead, and both scores."""
    own, other = summary.score, summary.other
    if summary.standing is GameStanding.LEFT:
        return tr("Left at {own}–{other}", own=own, other=other)
    match summary.result:
        case GameResult.WON:
            return tr("Won {own}–{other}", own=own, other=other)
        case GameResult.LOST:
            return tr("Lost {own}–{other}", own=own, other=other)
        case GameResult.TIED:
            return tr("Tied {own}–{other}", own=own, other=other)
        case _:
            return tr("{own}–{other}", own=own, other=other)
