"""The History page: all games that were ever played, found, sorted, opened, checked and saved by keys and clicks."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.features.story import Story
from dicedesk.play.ports.game_summary import GameStanding, GameSummary
from dicedesk.play.ports.past_games import History, PastQuery, Summarize
from dicedesk.play.ports.store import StoredGame, StoreError
from dicedesk.ui.features.history.page import HistoryPage
from tests.adapters.storage.past_games import kept_hog, past_of, past_with
from tests.fakes.history import NoHistory
from tests.ui.walk import settle

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
Opened = Callable[[History], HistoryPage]

WON, LOST, ON = "2026-11-21T10:00:00Z-a", "2026-11-22T10:00:00Z-b", "2026-11-23T10:00:00Z-c"
PASS = StoredGame(
    "craps",
    "craps",
    '[Game "craps"]\n[Player0 "You"]\n[Id "2026-10-01T10:00:00Z-d"]\n[Undone "1"]\n',
    "",
    True,
    ("bet pass 5", "throw : 3 4", "leave"),
)
GAMES = (
    PASS,
    kept_hog(WON, "roll 1 : 5"),
    kept_hog(LOST, "roll 1 : 2", "roll 1 : 5"),
    kept_hog(ON, "roll 1 : 3", ended=False),
)


class Broken(NoHistory):
    """A past that cannot be read."""

    def count(self, query: PastQuery) -> int:
        raise StoreError("the disk is gone")

    def catch_up(self, summarize: Summarize, hidden: frozenset[int] = frozenset()) -> Iterator[int]:
        raise StoreError("the disk is gone")


class Heard:
    """What the page asked the main window for."""

    def __init__(self) -> None:
        self.stories: list[tuple[Story, str]] = []

    def hear(self, page: HistoryPage) -> None:
        """Listens to a page."""
        page.story_opened.connect(lambda story, name: self.stories.append((story, name)))


def column(window: HistoryPage, place: int) -> list[str]:
    """What a column shows from top to bottom."""
    model = window.table.model()
    return [model.index(row, place).data() for row in range(model.rowCount())]


def press(window: HistoryPage, qtbot: QtBot, key: Qt.Key, *, control: bool = False) -> None:
    held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(window.window().focusWidget(), key, held)


def search(window: HistoryPage, qtbot: QtBot, words: str) -> None:
    """Types into the search and waits until the games are found."""
    with qtbot.waitSignal(window.filters.changed):
        window.filters.search.setText(words)


def test_the_newest_game_comes_first_and_is_chosen(history: HistoryPage) -> None:
    assert column(history, 1) == ["Hog", "Hog", "Hog", "Craps"]
    assert column(history, 3) == ["Not finished", "Lost 2–5", "Won 5–0", "+$5"]
    assert column(history, 7) == ["In progress", "Counted", "Counted", "Casual"]
    assert history.count.text() == "4 games · 1 selected"
    assert history.table.hasFocus()


def test_a_chip_shows_the_games_of_one_kind(history: HistoryPage) -> None:
    history.filters.choose("craps")
    assert column(history, 1) == ["Craps"]
    history.filters.choose("")
    assert len(column(history, 1)) == 4


def test_practice_and_games_that_go_on_can_be_left_out(history: HistoryPage) -> None:
    history.filters.counted_only.click()
    assert column(history, 3) == ["Lost 2–5", "Won 5–0"]


def test_the_game_that_is_chosen_is_played_again(history: HistoryPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(history.replay_asked) as asked:
        press(history, qtbot, Qt.Key.Key_R, control=True)
    (by_key,) = asked.args
    with qtbot.waitSignal(history.replay_asked) as asked:
        history.replay_button.click()
    assert asked.args == [by_key]
    assert by_key.startswith('[Game "hog"]')


def test_the_game_that_is_chosen_is_handed_on_to_be_reviewed(qtbot: QtBot, history: HistoryPage) -> None:
    with qtbot.waitSignal(history.replay_asked) as replayed:
        history.replay_chosen()
    with qtbot.waitSignal(history.review_asked) as asked:
        history.review_button.click()
    assert asked.args == replayed.args


def test_the_game_that_is_chosen_is_handed_on_to_be_sent(qtbot: QtBot, history: HistoryPage) -> None:
    with qtbot.waitSignal(history.replay_asked) as replayed:
        history.replay_chosen()
    with qtbot.waitSignal(history.challenge_asked) as asked:
        history.send_chosen()
    assert asked.args == replayed.args
    with qtbot.waitSignal(history.answer_asked) as asked:
        history.answer_chosen()
    assert asked.args == replayed.args


def test_two_games_that_are_chosen_are_handed_on_to_be_compared(qtbot: QtBot, history: HistoryPage) -> None:
    history.compare_chosen()
    assert history.note.text() == "Select two games that were played with the same dice."
    press(history, qtbot, Qt.Key.Key_A, control=True)
    while history.table.chosen_count > 2:
        qtbot.keyClick(history.table, Qt.Key.Key_Home)
        qtbot.keyClick(history.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    with qtbot.waitSignal(history.comparison_asked) as asked:
        history.compare_chosen()
    assert [record.startswith("[Game ") for record in asked.args] == [True, True]


def test_words_find_games_by_name_result_and_date(history: HistoryPage, qtbot: QtBot) -> None:
    for words, found in (("strategist won", ["Won 5–0"]), ("2026-10", ["+$5"]), ("build", ["+$5"])):
        search(history, qtbot, words)
        assert column(history, 3) == found


def test_what_is_typed_in_the_table_goes_into_the_search(history: HistoryPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(history.filters.changed):
        press(history, qtbot, Qt.Key.Key_L)
        qtbot.keyClicks(history.window().focusWidget(), "ost")
    assert (history.filters.words, column(history, 3)) == ("lost", ["Lost 2–5"])


def test_ctrl_f_goes_to_the_search_and_escape_empties_it_and_comes_back(
    history: HistoryPage, qtbot: QtBot
) -> None:
    press(history, qtbot, Qt.Key.Key_F, control=True)
    assert history.filters.search.hasFocus()
    search(history, qtbot, "lost")
    with qtbot.waitSignal(history.filters.changed):
        press(history, qtbot, Qt.Key.Key_Escape)
    assert (history.table.hasFocus(), len(column(history, 3))) == (True, 4)


def test_enter_in_the_search_goes_to_what_it_found(history: HistoryPage, qtbot: QtBot) -> None:
    press(history, qtbot, Qt.Key.Key_F, control=True)
    qtbot.keyClicks(history.window().focusWidget(), "lost")
    press(history, qtbot, Qt.Key.Key_Return)
    assert (column(history, 3), history.table.hasFocus()) == (["Lost 2–5"], True)


def test_where_no_game_fits_the_window_says_what_to_do(history: HistoryPage, qtbot: QtBot) -> None:
    search(history, qtbot, "nobody")
    assert not history.table.isVisible()
    assert history.nothing.text().startswith("No games match.")
    assert (history.count.text(), history.open_button.isEnabled()) == ("0 games", False)


def test_before_the_first_game_the_window_says_what_will_be_here(opened: Opened) -> None:
    window = opened(NoHistory())
    assert window.nothing.isVisible()
    assert window.nothing.text().startswith("No games yet.")


def test_a_past_that_cannot_be_read_says_why(opened: Opened) -> None:
    assert opened(Broken()).note.text() == "the disk is gone"


def test_a_click_on_a_title_sorts_and_another_one_turns_the_order(history: HistoryPage, qtbot: QtBot) -> None:
    header = history.table.horizontalHeader()
    title = QPoint(header.sectionViewportPosition(1) + 5, header.height() // 2)
    for first in ("Craps", "Hog"):
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=title)
        assert column(history, 1)[0] == first


def test_ctrl_and_an_arrow_sort_by_the_column_that_one_is_in(history: HistoryPage, qtbot: QtBot) -> None:
    for _ in range(4):
        press(history, qtbot, Qt.Key.Key_Right)
    press(history, qtbot, Qt.Key.Key_Down, control=True)
    assert column(history, 4) == ["2 turns", "1 turn", "1 roll", "–"]
    history.table.setCurrentIndex(history.table.model().index(0, 4))
    press(history, qtbot, Qt.Key.Key_Up, control=True)
    assert column(history, 4) == ["–", "1 roll", "1 turn", "2 turns"]


def test_enter_opens_the_story_of_the_game(history: HistoryPage, qtbot: QtBot, heard: Heard) -> None:
    press(history, qtbot, Qt.Key.Key_Down)
    press(history, qtbot, Qt.Key.Key_Return)
    ((story, name),) = heard.stories
    assert str(story.result) == "You lost, 2 to 5"
    assert "22" in name


def test_a_double_click_opens_it_too(history: HistoryPage, qtbot: QtBot, heard: Heard) -> None:
    place = history.table.visualRect(history.table.model().index(2, 1)).center()
    for click in (qtbot.mouseClick, qtbot.mouseDClick):
        click(history.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [str(story.result) for story, _ in heard.stories] == ["You won, 5 to 0"]


def test_the_dice_of_one_game_or_of_several_can_be_checked(history: HistoryPage) -> None:
    history.verify_button.click()
    assert "not sealed" in history.note.text()
    history.table.selectAll()
    assert history.note.text() == ""
    history.verify_button.click()
    assert history.note.text().startswith("In 0 of 4 games, the dice check out.")


def test_an_imported_game_with_false_dice_is_marked_in_the_list(opened: Opened, tmp_path: Path) -> None:
    sealed = (Path(__file__).parents[3] / "fakes/records/hog-ended.dice").read_text("utf-8")
    false = StoredGame.of_record("a", "hog", sealed.replace('[Word "', '[Word "x'), "", ended=True)
    past = past_of(tmp_path)
    past.take_in((false,))
    window = opened(past)
    assert (column(window, 7), column(window, 8)) == (["False dice"], ["×"])


def test_a_record_that_cannot_be_read_is_told(opened: Opened, tmp_path: Path, heard: Heard) -> None:
    window = opened(past_of(tmp_path, kept_hog(WON, "nonsense")))
    assert column(window, 3) == ["Cannot be read"]
    window.open_chosen()
    assert window.note.text()
    window.verify_chosen()
    assert heard.stories == []


def test_games_that_were_played_meanwhile_are_there_when_one_comes_back(
    opened: Opened, tmp_path: Path, qtbot: QtBot
) -> None:
    window = opened(past_of(tmp_path, GAMES[0]))
    with closing(SqliteStore(tmp_path)) as store:
        store.keep(GAMES[1].whole())
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    window.window().activateWindow()
    qtbot.waitUntil(lambda: column(window, 1) == ["Hog", "Craps"])


def test_very_many_games_are_all_there_and_few_are_read(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    first = GameSummary("hog", "final", 1_795_299_240, standing=GameStanding.COUNTED)
    past = past_with(tmp_path, (replace(first, begun=first.begun + number) for number in range(1_100)))
    window = opened(past)
    press(window, qtbot, Qt.Key.Key_End)
    assert window.table.currentIndex().row() == 1_099
    assert [game.number for game in window.table.chosen] == [1]
    assert window.count.text() == "1,100 games · 1 selected"
    window.table.selectAll()
    assert window.count.text() == "1,100 games · 1,100 selected"
    for button in (window.verify_button, window.delete_button, window.open_button):
        button.click()
        assert window.note.text() == "Select at most 1,000 games."


@pytest.mark.parametrize(("width", "is_narrow"), [(520, True), (1400, False)])
def test_the_columns_take_the_room_there_is(
    history: HistoryPage, qtbot: QtBot, width: int, *, is_narrow: bool
) -> None:
    history.window().resize(width, 560)
    table = history.table
    qtbot.waitUntil(lambda: table.isColumnHidden(9) is is_narrow)
    if not is_narrow:
        assert sum(map(table.columnWidth, range(10))) == table.viewport().width()


def test_dates_of_other_years_are_not_cut_further_down(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    first = GameSummary("hog", "final", int(datetime.now(UTC).timestamp()), standing=GameStanding.COUNTED)
    begun = [first.begun - number for number in range(99)] + [946_594_740]
    window = opened(past_with(tmp_path, (replace(first, begun=when) for when in sorted(begun))))
    window.window().resize(800, 560)
    settle()
    press(window, qtbot, Qt.Key.Key_End)
    settle()
    table = window.table
    assert table.sizeHintForColumn(0) <= table.columnWidth(0)


def test_every_part_has_a_name_for_a_screen_reader(history: HistoryPage) -> None:
    assert history.table.accessibleName() == "Games"
    assert history.table.accessibleDescription() == "4 games, 1 selected"
    assert history.filters.search.accessibleName() == "Search games"
    spoken = history.table.model().index(3, 8).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Dice without a seal"


def test_boxes_show_the_games_of_a_time_an_opponent_or_a_result(history: HistoryPage) -> None:
    _, opponent, result = history.filters.narrowing.boxes
    for box, words, found in (
        (result, "Lost", ["Lost 2–5"]),
        (opponent, "Building Skills", ["+$5"]),
        (opponent, "Final strategist", ["Not finished", "Lost 2–5", "Won 5–0"]),
    ):
        box.setCurrentText(words)
        box.activated.emit(box.currentIndex())
        assert column(history, 3) == found
        box.setCurrentIndex(0)


def test_a_box_shows_the_games_of_the_last_days(opened: Opened, tmp_path: Path) -> None:
    now = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}-a"
    history = opened(
        past_of(tmp_path, kept_hog(now, "roll 1 : 5"), kept_hog("2019-05-01T10:00:00Z-b", "roll 0"))
    )
    period = history.filters.narrowing.period
    period.setCurrentText("The last 7 days")
    period.activated.emit(period.currentIndex())
    assert column(history, 3) == ["Won 5–0"]


def test_the_opponents_are_those_of_the_games_that_are_shown(history: HistoryPage) -> None:
    opponent = history.filters.narrowing.opponent
    history.filters.choose("craps")
    assert [opponent.itemText(row) for row in range(opponent.count())] == ["Any opponent", "Building Skills"]
    opponent.setCurrentIndex(1)
    history.filters.choose("hog")
    assert (opponent.currentIndex(), len(column(history, 1))) == (0, 3)


def test_games_without_a_move_are_not_listed_before_they_have_one(opened: Opened, tmp_path: Path) -> None:
    left = kept_hog(LOST).record.replace('"]\n', '"]\n[Left "2026-11-22T11:00:00Z"]\n', 1)
    history = opened(
        past_of(
            tmp_path,
            GAMES[1],
            StoredGame.of_record(LOST, "hog", left, "", ended=True),
            kept_hog(ON, ended=False),
        )
    )
    assert column(history, 3) == ["Won 5–0"]
    with closing(SqliteStore(tmp_path)) as store:
        store.newest("hog")
        store.keep(kept_hog(ON, "roll 1 : 3", ended=False).whole())
    history.look_again()
    assert column(history, 3) == ["Not finished", "Won 5–0"]
