"""Games of every kind with figures, for tests of the statistics."""

from dicedesk.core.dice import DiceCounts, counts_of
from dicedesk.play.ports.game_summary import GameFigures, GameResult, GameStanding, GameSummary

BEGUN = 1_795_299_240
FACES = DiceCounts((31, 29, 30, 30, 30, 30))
PAIRS = counts_of([(one, other) for one in range(1, 7) for other in range(1, 7)] * 5, are_pairs=True)


def hog(number: int, result: GameResult, opponent: str = "final") -> GameSummary:
    """A counted game of Hog."""
    figures = GameFigures(20 + number, None, FACES)
    begun = BEGUN + 3600 * number
    return GameSummary("hog", opponent, begun, result, 100, 80, 20, GameStanding.COUNTED, "", figures)


def craps(number: int, money: int) -> GameSummary:
    """A counted game of craps."""
    result = GameResult.WON if money > 0 else GameResult.LOST
    figures = GameFigures(7 + number, money, PAIRS)
    begun = BEGUN + 3600 * number
    return GameSummary("craps", "las-vegas", begun, result, money, 0, 9, GameStanding.COUNTED, "", figures)


GAMES = (
    hog(1, GameResult.WON),
    hog(2, GameResult.WON),
    hog(3, GameResult.LOST),
    hog(4, GameResult.LOST, "Ann"),
    craps(5, 500),
    craps(6, -1450),
    GameSummary("hazard", "", 0, GameResult.ENDED, 3, 0, 9, GameStanding.COUNTED, "", GameFigures(3)),
)
