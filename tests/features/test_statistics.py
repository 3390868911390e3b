"""The statistics of games, by examples and against a naive count; in words, as lines and as JSON."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from fractions import Fraction
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.dice import DiceCounts
from dicedesk.core.money import Cents
from dicedesk.features.statistics import (
    MOST_MARKS,
    TOLD_EVERY,
    BestGame,
    MoneyMark,
    OpponentResults,
    ProgressCounter,
    Results,
    Statistics,
    StatisticsProgress,
    Streaks,
    best_title,
    best_words,
    games_words,
    lines_of,
    money_line,
    statistics_of,
    statistics_of_all,
    streak_words,
    streaks_of,
    to_json,
)
from dicedesk.play.ports.game_summary import GameFigures, GameResult, GameStanding, GameSummary
from dicedesk.play.ports.past_games import DatedFigure, History, Summarize
from dicedesk.play.ports.store import UnwritableError
from tests.fakes.summed import SummedFigures

WON, LOST, TIED, ENDED = GameResult.WON, GameResult.LOST, GameResult.TIED, GameResult.ENDED
COUNTED, CASUAL, LEFT = GameStanding.COUNTED, GameStanding.CASUAL, GameStanding.LEFT


def hog(
    begun: int,
    result: GameResult,
    standing: GameStanding = COUNTED,
    opponent: str = "final",
    best: int | None = None,
) -> GameSummary:
    """A game of Hog."""
    dice = DiceCounts((1, 0, 0, 0, 0, 0))
    figures = GameFigures(best, None, dice)
    return GameSummary("hog", opponent, begun, result, standing=standing, figures=figures)


def craps(begun: int, money: int, standing: GameStanding = COUNTED, best: int | None = None) -> GameSummary:
    """A game of craps."""
    dice = DiceCounts((0, 2, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0))
    result = WON if money > 0 else LOST
    return GameSummary(
        "craps", "las-vegas", begun, result, standing=standing, figures=GameFigures(best, money, dice)
    )


GAMES = (
    hog(1, WON, best=20),
    hog(2, WON, best=31),
    hog(3, LOST, opponent="Ann", best=44),
    hog(4, WON, CASUAL, best=60),
    hog(5, LOST, LEFT),
    hog(6, GameResult.OPEN, GameStanding.GOES_ON),
    craps(7, 500, best=12),
    craps(8, -800, LEFT, best=90),
)


def test_results_are_those_of_counted_games_and_others_are_told_apart() -> None:
    found = statistics_of(SummedFigures(GAMES), "hog").results
    assert found == Results(won=2, lost=1, casual=1, left=1)
    assert (found.counted, found.played, found.share_won) == (3, 5, Fraction(2, 3))


def test_opponents_come_with_the_one_who_was_played_most_first() -> None:
    found = statistics_of(SummedFigures(GAMES)).opponents
    assert [(one.game, one.opponent, one.results.counted) for one in found] == [
        ("hog", "final", 2),
        ("craps", "las-vegas", 1),
        ("hog", "Ann", 1),
    ]


def test_the_best_is_of_counted_games_alone() -> None:
    found = statistics_of(SummedFigures(GAMES)).bests
    assert found == (BestGame("hog", DatedFigure(3, 44)), BestGame("craps", DatedFigure(7, 12)))
    assert [(best_title(best), best_words(best)) for best in found] == [
        ("Hog: Best turn", "44 points"),
        ("Craps: Longest hand", "12 rolls"),
    ]


def test_the_fewest_hands_to_the_award_are_the_best() -> None:
    games = [
        GameSummary("poker-dice", "", place, WON, standing=COUNTED, figures=GameFigures(hands))
        for place, hands in enumerate((19, 11, 11, None))
    ]
    assert statistics_of(SummedFigures(games), "poker-dice").bests == (
        BestGame("poker-dice", DatedFigure(1, 11)),
    )


def test_money_adds_up_over_counted_games_and_those_that_were_left() -> None:
    found = statistics_of(SummedFigures(GAMES)).money
    assert [(mark.place, mark.begun, int(mark.total)) for mark in found] == [(1, 7, 500), (2, 8, -300)]


def test_money_of_very_many_games_is_thinned_and_ends_where_it_ends() -> None:
    found = money_line(DatedFigure(place, (-1) ** place) for place in range(10 * MOST_MARKS))
    assert len(found) <= 4 * MOST_MARKS
    assert (found[0].place, found[-1].place, int(found[-1].total)) == (1, 10 * MOST_MARKS, 0)


def test_dice_of_practice_games_are_left_out() -> None:
    found = statistics_of(SummedFigures(GAMES)).dice
    assert (found.faces, found.sums[2]) == ((4, 4, 0, 0, 0, 0), 2)


class Behind(SummedFigures):
    """Two of its games are not summarized yet."""

    def __init__(self, summaries: Sequence[GameSummary]) -> None:
        super().__init__(summaries)
        self.summarized = 0

    def behind(self) -> int:
        return 2

    def catch_up(self, summarize: Summarize, hidden: frozenset[int] = frozenset()) -> Iterator[int]:
        for _ in range(2):
            self.summarized += 1
            yield 1


def test_what_share_of_the_games_is_done_is_told_on_the_way() -> None:
    heard: list[StatisticsProgress] = []
    won = [hog(begun, WON) for begun in range(TOLD_EVERY + 1)]
    statistics_of_all(Behind([*won, craps(0, 500)]), "", heard.append)
    reading = [StatisticsProgress(is_summarizing=True, share=share) for share in (0.5, 1)]
    all_games = len(won) + 1
    adding = [
        StatisticsProgress(is_summarizing=False, share=passed / (2 * all_games))
        for passed in (TOLD_EVERY, all_games, all_games + 1)
    ]
    assert heard == [*reading, *adding]


def test_games_that_are_played_meanwhile_are_no_more_than_all() -> None:
    heard: list[StatisticsProgress] = []
    assert list(ProgressCounter(0, heard.append).passing("ab")) == ["a", "b"]
    assert heard == [StatisticsProgress(is_summarizing=False, share=1)]


def test_all_games_are_summarized_before_they_are_added_up() -> None:
    games = Behind(GAMES)
    assert statistics_of_all(games, "hog") == statistics_of(SummedFigures(GAMES), "hog")
    assert games.summarized == 2


class OnFullDisk(SummedFigures):
    """Games that cannot be summarized where they are."""

    def behind(self) -> int:
        raise UnwritableError("The disk is full.")

    def copied(self) -> AbstractContextManager[History]:
        return nullcontext(Behind(GAMES))


def test_on_a_full_disk_a_copy_is_summarized_and_added_up() -> None:
    assert statistics_of_all(OnFullDisk(()), "hog") == statistics_of(SummedFigures(GAMES), "hog")


def test_without_games_all_is_empty() -> None:
    assert statistics_of(SummedFigures(()), "hog") == Statistics("hog")
    assert Results().share_won is None


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ((), Streaks()),
        ((ENDED,), Streaks()),
        ((WON, WON, LOST, WON), Streaks(2, 1, 1, WON)),
        ((WON, ENDED, WON), Streaks(2, 0, 2, WON)),
        ((WON, TIED, WON), Streaks(1, 0, 1, WON)),
        ((LOST, LOST, TIED), Streaks(0, 2, 1, TIED)),
    ],
)
def test_a_streak_is_games_in_a_row(results: tuple[GameResult, ...], expected: Streaks) -> None:
    assert streaks_of(results) == expected


@given(st.lists(st.sampled_from([WON, LOST, TIED, ENDED]), max_size=30))
def test_streaks_are_those_of_a_naive_count(results: list[GameResult]) -> None:
    rows = [(kind, len(list(row))) for kind, row in groupby(one for one in results if one is not ENDED)]
    longest = {kind: max((size for of, size in rows if of is kind), default=0) for kind in (WON, LOST)}
    last = rows[-1] if rows else (None, 0)
    assert streaks_of(results) == Streaks(longest[WON], longest[LOST], last[1], last[0])


def test_streaks_are_told_in_words() -> None:
    assert streak_words(Streaks()) == ()
    assert streak_words(Streaks(6, 1, 2, WON)) == (
        "Longest winning streak: 6 wins",
        "Longest losing streak: 1 loss",
        "Current streak: 2 wins",
    )
    assert streak_words(Streaks(0, 3, 1, LOST))[-1] == "Current streak: 1 loss"
    assert len(streak_words(Streaks(0, 3, 1, TIED))) == 2


def test_it_says_how_many_games_count() -> None:
    found = statistics_of(SummedFigures(GAMES), "hog")
    assert games_words(found) == "5 games: 3 counted, 1 casual, 1 left early"


BEGUN = 1_795_299_240
ALL = Statistics(
    "",
    Results(won=3, lost=1, left=2),
    (
        OpponentResults("craps", "las-vegas", Results(won=3, lost=1)),
        OpponentResults("hazard", "", Results(open_ended=2)),
    ),
    Streaks(2, 1, 1, GameResult.WON),
    (BestGame("craps", DatedFigure(BEGUN, 38)),),
    (MoneyMark(1, BEGUN, Cents(500)), MoneyMark(2, 0, Cents(-1450))),
    DiceCounts((6, 6, 6, 6, 6, 6), (0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0)),
)


def test_everything_is_told_in_lines() -> None:
    assert list(lines_of(ALL)) == [
        "6 games: 4 counted, 0 casual, 2 left early",
        "Craps, Las Vegas: 3 won, 1 lost, 0 tied (75% won)",
        "Hazard: 2 games",
        "Longest winning streak: 2 wins",
        "Longest losing streak: 1 loss",
        "Current streak: 1 win",
        "Craps: Longest hand: 38 rolls",
        "Net winnings: −$14.50",
        "Faces: Consistent with fair dice (36 dice; fair dice always differ by at least this much)",
        "Sums of two dice: Very unlikely with fair dice "
        "(18 rolls; fair dice differ by at least this much in under 1 case in 10,000)",
    ]


def test_imported_games_are_counted_and_left_out() -> None:
    imported = [hog(1, WON, standing) for standing in (GameStanding.IMPORTED, GameStanding.FALSE_DICE)]
    found = statistics_of(SummedFigures([hog(2, LOST), *imported, hog(3, WON, GameStanding.WATCHED)]))
    assert (found.results, len(found.opponents)) == (Results(lost=1, imported=2), 1)
    assert list(lines_of(found))[:2] == [
        "1 game: 1 counted, 0 casual, 0 left early",
        "2 imported games are left out.",
    ]
    assert to_json(found)["games"]["imported"] == 2


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
    assert (found["faces"]["p"], 0 < found["sums"]["p"] < 0.0001) == (1.0, True)
    assert [one["opponent"] for one in found["opponents"]] == ["las-vegas", ""]


def test_json_without_games_says_that_nothing_is_known() -> None:
    found = to_json(Statistics("hog"))
    assert (found["game"], found["money"], found["streaks"]["result_now"]) == ("hog", None, None)
    assert (found["faces"]["p"], found["sums"]["p"]) == (None, None)
