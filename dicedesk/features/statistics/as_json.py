"""The statistics for other programs, in figures and names that are the same in every language."""

from datetime import UTC, datetime
from fractions import Fraction

from dicedesk.core.dice import FACES, SUMS
from dicedesk.core.game import Json
from dicedesk.features.statistics.statistics import OpponentResults, Results, Statistics
from dicedesk.lab.dice_test.evenness import Evenness, evenness_of_faces, evenness_of_sums


def to_json(statistics: Statistics) -> Json:
    """All figures. Money is in dollars as a text with two digits, shares are fractions as texts, moments are in UTC."""
    streaks, money = statistics.streaks, statistics.money
    return {
        "game": statistics.game or None,
        "games": _results(statistics.results),
        "opponents": [results_against(one) for one in statistics.opponents],
        "streaks": {
            "won": streaks.won,
            "lost": streaks.lost,
            "now": streaks.now,
            "result_now": None if streaks.result_now is None else streaks.result_now.value,
        },
        "best": [
            {"game": best.game, "figure": best.figure.value, "started": moment(best.figure.begun)}
            for best in statistics.bests
        ],
        "money": None if not money else {"games": money[-1].place, "won": money[-1].total.to_text()},
        "faces": _dice(FACES, evenness_of_faces(statistics.dice)),
        "sums": _dice(SUMS, evenness_of_sums(statistics.dice)),
    }


def moment(seconds: int) -> str:
    """A moment in UTC; "" where nobody knows it."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%dT%H:%M:%SZ}" if seconds else ""


def _results(results: Results) -> Json:
    return {
        "played": results.played,
        "counted": results.counted,
        "won": results.won,
        "lost": results.lost,
        "tied": results.tied,
        "share_won": _text(results.share_won),
        "practice": results.practice,
        "left": results.left,
    }


def results_against(one: OpponentResults) -> Json:
    """The results against one opponent, under RESULT_FIELDS."""
    return {"game": one.game, "opponent": one.opponent} | _results(one.results)


def _dice(kinds: tuple[int, ...], evenness: Evenness) -> Json:
    return {
        "counts": dict(zip(map(str, kinds), evenness.counts, strict=True)),
        "expected": dict(zip(map(str, kinds), map(str, evenness.expected), strict=True)),
        "p": evenness.p,
    }


def _text(share: Fraction | None) -> str | None:
    return None if share is None else str(share)


RESULT_FIELDS = tuple(results_against(OpponentResults("", "", Results())))
"""What is told of the results against each opponent."""
