"""The statistics as lines and as JSON."""

from dicedesk.core.dice import DiceCounts
from dicedesk.core.money import Cents
from dicedesk.features.statistics.as_json import to_json
from dicedesk.features.statistics.lines import lines_of
from dicedesk.features.statistics.statistics import (
    BestGame,
    MoneyMark,
    OpponentResults,
    Results,
    Statistics,
    Streaks,
)
from dicedesk.play.ports.game_summary import GameResult
from dicedesk.play.ports.past_games import Dated

BEGUN = 1_795_299_240
ALL = Statistics(
    "",
    Results(won=3, lost=1, left=2),
    (
        OpponentResults("craps", "las-vegas", Results(won=3, lost=1)),
        OpponentResults("hazard", "", Results(open_ended=2)),
    ),
    Streaks(2, 1, 1, GameResult.WON),
    (BestGame("craps", Dated(BEGUN, 38)),),
    (MoneyMark(1, BEGUN, Cents(500)), MoneyMark(2, 0, Cents(-1450))),
    DiceCounts((6, 6, 6, 6, 6, 6), (0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0)),
)


def test_everything_is_told_in_lines() -> None:
    assert list(lines_of(ALL)) == [
        "6 games: 4 counted, 0 casual, 2 left early",
        "Craps, Las Vegas: 3 won, 1 lost, 0 tied (75% won)",
        "Hazard: 2 games",
        "Longest winning streak: 2 wins",
        "Longest losing streak: 1 game",
        "Current streak: 1 win",
        "Craps: Longest hand: 38 rolls",
        "Net winnings: −$14.50",
        "Faces: Consistent with fair dice (36 dice; fair dice differ at least this much 99 times in 100)",
        "Sums of two dice: Too few dice to tell yet (18 rolls)",
    ]


def test_without_games_only_that_is_told() -> None:
    assert list(lines_of(Statistics())) == ["0 games: 0 counted, 0 casual, 0 left early"]


def test_json_has_the_same_figures() -> None:
    found = to_json(ALL)
    assert (found["game"], found["games"]["share_won"], found["money"]) == (
        None,
        "3/4",
        {"games": 2, "won": "-14.50"},
    )
    assert found["best"] == [{"game": "craps", "figure": 38, "started": "2026-11-21T22:14:00Z"}]
    assert found["streaks"] == {"won": 2, "lost": 1, "now": 1, "result_now": "won"}
    assert (found["faces"]["p"], found["sums"]["p"]) == (1.0, None)
    assert [one["opponent"] for one in found["opponents"]] == ["las-vegas", ""]


def test_json_without_games_says_that_nothing_is_known() -> None:
    found = to_json(Statistics("hog"))
    assert (found["game"], found["money"], found["streaks"]["result_now"]) == ("hog", None, None)
