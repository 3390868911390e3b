"""The cards beside the history."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.features.statistics import StatisticsProgress
from dicedesk.play.ports.game_summary import (
    PARTS,
    ChoiceFigures,
    GameResult,
    GameSummary,
    ReviewFigures,
)
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import Card
from dicedesk.ui.base.widgets.small_charts import SmallBars
from dicedesk.ui.features.history.page import HistoryPage
from dicedesk.ui.features.history.side import HistorySide
from tests.adapters.storage.past_games import FiguresOfMany, past_with
from tests.fakes.figures import GAMES, craps, hog
from tests.ui.held_jobs import HeldJobs
from tests.ui.parts import with_late

Beside = Callable[[Sequence[GameSummary]], HistorySide]


@pytest.fixture
def beside(qtbot: QtBot, parts: AppParts, tmp_path: Path) -> Iterator[Beside]:
    """The cards beside a history of such games."""
    parents: list[QWidget] = []

    def made(games: Sequence[GameSummary]) -> HistorySide:
        past, parent = past_with(tmp_path, games), QWidget()
        qtbot.addWidget(parent)
        parents.append(parent)
        page = HistoryPage(with_late(parts, history=past), parent)
        page.look_again()
        return page.side

    yield made
    parents.clear()


def said(side: HistorySide) -> list[list[str]]:
    """What each card of figures says."""
    cards = [card for card in side.findChildren(Card) if card is not side.note and card.isVisibleTo(side)]
    return [[text.text() for text in card.findChildren(QLabel)] for card in cards]


def test_all_games_are_told_in_three_cards(beside: Beside) -> None:
    assert said(beside(GAMES)) == [
        [
            "YOUR RESULTS: 7 GAMES",
            "50%",
            "win rate in 6 decided games",
            "Longest winning streak: 2 wins",
            "Net winnings: −\N{WORD JOINER}$9.50",
        ],
        [
            "THE DICE",
            "Consistent with fair dice (1,440 dice; fair dice differ by at least this much 99 times in 100)",
        ],
        [
            *("PERSONAL BESTS", "Hog: Best turn", "24 points", "Craps: Longest hand", "13 rolls"),
            *("Hazard: Most rounds in a turn", "3 rounds won"),
        ],
    ]


def test_a_card_says_whether_choices_get_better(beside: Beside) -> None:
    choices = (ChoiceFigures("dice", 10, PARTS, 10 * PARTS),)
    games = [replace(GAMES[0], review=ReviewFigures(PARTS, 0, choices=choices))] * 9
    line = "Play 11 more games to see how your choices compare over time."
    side = beside(games)
    assert ["SKILL", f"Hog: {line}"] in said(side)
    side.show_game("hog")
    assert ["SKILL", line] in said(side)


def test_of_one_game_the_share_is_that_against_whom_one_meets_most(beside: Beside) -> None:
    side = beside(GAMES)
    side.show_game("hog")
    assert said(side)[0] == [
        "YOUR RESULTS IN HOG: 4 GAMES",
        "67%",
        "win rate against Final strategist",
        "Longest winning streak: 2 wins",
    ]


LOST, UP = hog(1, GameResult.LOST), replace(craps(5, 9_800), result=GameResult.ENDED)


@pytest.mark.parametrize("count", [1, 3])
def test_who_has_won_no_game_reads_no_share_in_gold(beside: Beside, count: int) -> None:
    side = beside([*[LOST] * count, UP])
    games = "wins in 1 decided game" if count == 1 else "wins in 3 decided games"
    assert said(side)[0][1:3] == [f"No {games}", "Net winnings: +\N{WORD JOINER}$98"]
    side.show_game("hog")
    games = "wins in 1 game" if count == 1 else "wins in 3 games"
    assert said(side)[0][1] == f"No {games} against Final strategist"
    assert [text for text in side.findChildren(QLabel) if text.objectName() == "bankroll"] == []


def test_games_that_nobody_can_win_have_no_share(beside: Beside) -> None:
    side = beside(GAMES)
    side.show_game("hazard")
    assert said(side) == [
        ["YOUR RESULTS IN HAZARD: 1 GAME", "1 game: 1 counted, 0 casual, 0 left early"],
        ["PERSONAL BESTS", "Hazard: Most rounds in a turn", "3 rounds won"],
    ]


def test_without_games_it_says_what_will_be_there(beside: Beside) -> None:
    assert said(beside(())) == [["YOUR RESULTS: 0 GAMES", "Your results will appear here."]]


def test_a_screen_reader_hears_how_often_each_face_came(beside: Beside) -> None:
    bars = beside(GAMES).findChild(SmallBars)
    assert bars is not None
    assert bars.accessibleDescription() == "1: 244, 2: 236, 3: 240, 4: 240, 5: 240, 6: 240"


def test_a_button_asks_for_all_statistics_with_the_game_that_is_shown(beside: Beside, qtbot: QtBot) -> None:
    side = beside(GAMES)
    side.show_game("craps")
    with qtbot.waitSignal(side.statistics_asked) as asked:
        side.all_button.click()
    assert asked.args == ["craps"]


@pytest.fixture
def jobs() -> HeldJobs:
    return HeldJobs()


@pytest.fixture
def held(qtbot: QtBot, parts: AppParts, tmp_path: Path, jobs: HeldJobs) -> Iterator[HistorySide]:
    """Cards beside many games, which are added up when the test says so."""
    parent, past = QWidget(), past_with(tmp_path, GAMES)
    qtbot.addWidget(parent)
    side = HistorySide(replace(with_late(parts, history=FiguresOfMany(past.file)), long_jobs=jobs), parent)
    parent.show()
    yield side
    del parent


def test_the_page_does_not_wait_for_the_cards(held: HistorySide, jobs: HeldJobs, qtbot: QtBot) -> None:
    held.show_game("hog")
    held.show_game("craps")
    assert ([job.is_cancelled for job in jobs.started], said(held)) == ([True, False], [])
    jobs.started[-1].finish()
    qtbot.waitUntil(lambda: bool(said(held)))
    assert said(held)[0][0] == "YOUR RESULTS IN CRAPS: 2 GAMES"


def test_games_that_change_meanwhile_are_read_once_more(held: HistorySide, jobs: HeldJobs) -> None:
    for _ in range(3):
        held.look_again()
    assert len(jobs.started) == 1
    jobs.started[0].finish()
    assert [job.is_cancelled for job in jobs.started] == [False, False]
    jobs.started[1].finish()
    assert len(jobs.started) == 2


def test_cards_that_take_longer_can_be_cancelled_and_stay_as_they_are(
    held: HistorySide, jobs: HeldJobs, qtbot: QtBot
) -> None:
    held.look_again()
    jobs.started[0].finish()
    held.show_game("craps")
    qtbot.waitUntil(held.work.isVisible)
    jobs.started[1].news(StatisticsProgress(is_summarizing=False, share=0.5))
    assert (held.work.words.text(), held.work.bar.isVisible()) == ("Calculating statistics…", True)
    held.work.cancel_button.click()
    assert (jobs.started[1].is_cancelled, held.work.isVisible()) == (True, False)
    assert said(held)[0][0] == "YOUR RESULTS: 7 GAMES"


def test_few_games_are_added_up_without_a_process(
    qtbot: QtBot, parts: AppParts, tmp_path: Path, jobs: HeldJobs
) -> None:
    parent, past, in_process = QWidget(), past_with(tmp_path, GAMES), HeldJobs()
    qtbot.addWidget(parent)
    side = HistorySide(replace(with_late(parts, history=past), jobs=jobs, long_jobs=in_process), parent)
    side.look_again()
    jobs.started[0].finish()
    assert (said(side)[0][0], in_process.started) == ("YOUR RESULTS: 7 GAMES", [])


def test_games_that_cannot_be_read_leave_the_cards(qtbot: QtBot, parts: AppParts, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    side = HistorySide(with_late(parts, history=SqliteHistory(tmp_path / "gone")), parent)
    side.look_again()
    assert said(side) == []


def test_the_mistakes_in_the_games_that_are_shown_can_be_practiced(beside: Beside, qtbot: QtBot) -> None:
    side = beside(GAMES)
    for game in ("", "hog"):
        side.show_game(game)
        with qtbot.waitSignal(side.practice_asked) as asked:
            side.practice_button.click()
        assert asked.args == [game]
