"""The card of the bets on the table."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dicedesk.core.languages import LANGUAGES
from dicedesk.core.record import parse_record
from dicedesk.games.craps.house import BUILDING_SKILLS
from dicedesk.games.craps.odds import all_figures
from dicedesk.games.craps.rules import CRAPS, CrapsState
from dicedesk.games.craps.telling import bet_rows, edge_in_full
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import RIGHT_COLUMN, SCROLL_BAR
from dicedesk.ui.games.craps.cards import BetsCard

Key = Qt.Key
PASS_WITH_ODDS = ("bet pass 10", "throw : 5 3", "bet pass-odds 20", "bet place-6 12", "bet hard-8 5")
RESTING = ("throw : 5 3", "bet come 10", "throw : 6 4", "bet come-odds-10 20", "throw : 4 4")
EVERY_KIND = (
    *PASS_WITH_ODDS, "bet dont-come 10", "throw : 6 4", "bet dont-come-odds-10 40", "bet come 25", "bet field 5",
    "bet any-seven 1", "bet horn 4", "bet buy-5 20", "bet hard-4 100", "bet lay-4 40",
)  # fmt: skip


def after(*lines: str) -> CrapsState:
    record = parse_record("\n".join(['[Game "craps"]', *lines]), {"craps": CRAPS})
    state = [record.first_state(), *(played.step.state for played in record.replay())][-1]
    assert isinstance(state, CrapsState)
    return state


class Watched:
    """A card in a window, and what it asks for."""

    def __init__(self, qtbot: QtBot, card: BetsCard) -> None:
        self._qtbot, self.card, self.table = qtbot, card, card.table
        self.taken_down: list[str] = []
        self.chosen: list[str] = []
        card.take_down_asked.connect(self.taken_down.append)
        card.bet_chosen.connect(self.chosen.append)
        self.asked: list[str] = []
        card.price_asked.connect(self.asked.append)

    def show(self, *lines: str, knows: bool = True) -> None:
        """Shows the bets that the lines of a record lead to."""
        self.card.show_bets(bet_rows(after(*lines), all_figures(BUILDING_SKILLS) if knows else {}))

    def cells(self) -> list[tuple[str, ...]]:
        """The table, cell by cell."""
        model = self.table.model()
        return [
            tuple(model.index(row, column).data() for column in range(model.columnCount()))
            for row in range(model.rowCount())
        ]

    def press(self, row: int, key: Qt.Key) -> None:
        """Presses a key on a row."""
        self.table.setFocus()
        self.table.selectRow(row)
        self._qtbot.keyClick(self.table, key)

    def says(self) -> list[str]:
        """The lines beside the table that can be seen, without the title."""
        return [label.text() for label in self.card.findChildren(QLabel) if label.isVisible()][1:]


@pytest.fixture
def watch(qtbot: QtBot, appearance: Appearance) -> Iterator[Callable[..., Watched]]:
    """Opens a card, under Qt's own model tester, with the bets that the lines lead to."""
    held: list[object] = []

    def opened(*lines: str, knows: bool = True) -> Watched:
        card = BetsCard(appearance)
        fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
        held.extend((card, QAbstractItemModelTester(card.table.model(), fatal)))
        qtbot.addWidget(card)
        card.resize(RIGHT_COLUMN, 500)
        watched = Watched(qtbot, card)
        watched.show(*lines, knows=knows)
        card.show()
        qtbot.waitExposed(card)
        return watched

    yield opened
    held.clear()


Watch = Callable[..., Watched]


def test_each_bet_has_a_row(watch: Watch) -> None:
    cells = [
        tuple(cell.replace("\N{NO-BREAK SPACE}", " ") for cell in row)
        for row in watch(*PASS_WITH_ODDS).cells()
    ]
    assert cells == [
        ("Pass", "$10", "1:1", "1.41%"),
        ("Pass odds", "$20", "6:5", "✓ 0.00%"),
        ("Place 6", "$12", "7:6", "1.52%"),
        ("Hard 8", "$5", "9:1", "▲ 9.09%"),
    ]


def test_after_eight_rows_the_table_scrolls_by_itself(watch: Watch) -> None:
    """The bets of every kind are 13 rows."""
    watched = watch(*EVERY_KIND)
    rows = [watched.table.rowHeight(row) for row in range(len(watched.table.rows))]
    assert (len(rows), watched.table.verticalScrollBar().maximum() > 0) == (13, True)
    assert sum(rows[:8]) < watched.table.height() < sum(rows[:10])
    few = watch(*PASS_WITH_ODDS)
    assert few.table.verticalScrollBar().maximum() == 0


def test_the_bets_have_a_sum(watch: Watch) -> None:
    watched = watch(*PASS_WITH_ODDS)
    watched.card.show_bets(watched.table.rows, in_all="4 bets, $47, cost about $0.78")
    assert watched.says() == ["4 bets, $47, cost about $0.78"]


def test_an_empty_table_says_how_to_bet(watch: Watch) -> None:
    assert watch().says() == ["No bets yet: choose a chip and click a spot."]


def test_nobody_is_asked_to_bet_once_the_game_is_over(watch: Watch) -> None:
    watched = watch()
    watched.card.show_bets((), is_over=True)
    assert watched.says() == []


def test_with_a_bet_nothing_more_is_said(watch: Watch) -> None:
    assert watch("bet pass 5").says() == []


@pytest.mark.parametrize("key", [Key.Key_Delete, Key.Key_Backspace])
def test_delete_and_backspace_ask_to_take_the_chosen_bet_down(watch: Watch, key: Qt.Key) -> None:
    watched = watch(*PASS_WITH_ODDS)
    watched.press(2, key)
    assert watched.taken_down == ["place-6"]


def test_where_no_bet_is_chosen_nothing_is_taken_down(watch: Watch, qtbot: QtBot) -> None:
    watched = watch("bet pass 5")
    qtbot.keyClick(watched.table, Key.Key_Delete)
    watched.table.actions()[0].trigger()
    assert watched.taken_down == []


def test_the_context_menu_asks_to_take_the_chosen_bet_down(watch: Watch) -> None:
    watched = watch(*PASS_WITH_ODDS)
    watched.table.selectRow(1)
    watched.table.actions()[0].trigger()
    assert watched.taken_down == ["pass-odds"]


def test_enter_chooses_a_bet(watch: Watch) -> None:
    watched = watch(*PASS_WITH_ODDS)
    watched.press(3, Key.Key_Return)
    assert watched.chosen == ["hard-8"]


def test_the_window_does_not_take_the_keys_of_the_table(watch: Watch, qtbot: QtBot) -> None:
    watched = watch("bet pass 5")
    heard = []
    shortcut = QShortcut(QKeySequence(Key.Key_Backspace), watched.card, lambda: heard.append("window"))
    watched.card.activateWindow()
    qtbot.waitUntil(watched.card.isActiveWindow)
    watched.table.setFocus()
    watched.table.selectRow(0)
    qtbot.keyClick(watched.card.windowHandle(), Key.Key_Backspace)
    assert (heard, watched.taken_down, shortcut.isEnabled()) == ([], ["pass"], True)


def test_the_edge_comes_when_it_is_known(watch: Watch) -> None:
    watched = watch("bet pass 5", knows=False)
    before = watched.cells()[0][3]
    watched.show("bet pass 5")
    assert (before, watched.cells()[0][3]) == ("…", "1.41%")


def test_why_there_is_no_edge_is_told(qtbot: QtBot, appearance: Appearance) -> None:
    card = BetsCard(appearance)
    qtbot.addWidget(card)
    card.show_bets(bet_rows(after("bet pass 5")), "No memory is left.")
    assert card.note.text() == "No memory is left."


def test_a_tip_says_what_a_cell_means(watch: Watch) -> None:
    watched = watch(*RESTING)
    model = watched.table.model()
    tips = [model.index(row, 3).data(Qt.ItemDataRole.ToolTipRole) for row in range(2)]
    assert tips == [edge_in_full(row) for row in watched.table.rows]


@pytest.mark.parametrize("times", [1.0, 2.0])
def test_every_cell_can_be_read_whole(
    watch: Watch, qtbot: QtBot, larger_type: Callable[[float], None], times: float
) -> None:
    larger_type(times)
    watched = watch(*EVERY_KIND)
    watched.card.resize(round(RIGHT_COLUMN * times), 900)
    table, model = watched.table, watched.table.model()

    def each_has_its_room() -> None:
        for row in range(model.rowCount()):
            shown = [column for column in range(model.columnCount()) if not table.isColumnHidden(column)]
            for column in shown:
                text = model.index(row, column).data()
                metrics, room = table.fontMetrics(), table.visualRect(model.index(row, column))
                needed = metrics.boundingRect(0, 0, room.width(), 1000, int(Qt.TextFlag.TextWordWrap), text)
                assert (text, needed.width() <= room.width(), needed.height() <= room.height()) == (
                    text,
                    True,
                    True,
                )

    qtbot.waitUntil(each_has_its_room)
    assert model.rowCount() == 13


def test_the_bets_are_painted_anew_in_another_theme(watch: Watch, appearance: Appearance) -> None:
    table = watch(*PASS_WITH_ODDS).table
    dark = table.grab().toImage()
    appearance.choose(ThemeChoice.LIGHT)
    assert table.grab().toImage() != dark


def test_a_screen_reader_hears_what_the_table_is_for(watch: Watch) -> None:
    table = watch().table
    assert (table.accessibleName(), table.accessibleDescription()) == (
        "Bets on the table",
        "Press Delete to take down the selected bet, or Enter to show it on the layout. In the Edge column, "
        "press Enter to see how the bet's cost is calculated.",
    )


FIFTEEN = (*EVERY_KIND, "bet two 5", "bet eleven 5")


@pytest.mark.parametrize("times", [1.0, 1.5])
@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_of_fifteen_bets_eight_are_in_sight_each_name_in_one_line(
    watch: Watch,
    qtbot: QtBot,
    language: WindowLanguage,
    larger_type: Callable[[float], None],
    code: str,
    times: float,
) -> None:
    language.choose(code)
    larger_type(times)
    watched = watch(*FIFTEEN)
    card, table = watched.card, watched.table
    card.resize(round((RIGHT_COLUMN - SCROLL_BAR) * times), card.sizeHint().height())
    model, metrics = table.model(), table.fontMetrics()

    def each_name_is_in_one_line() -> None:
        assert model.rowCount() == 15
        cut = [
            name
            for row in range(15)
            if metrics.horizontalAdvance(name := model.index(row, 0).data()) > table.columnWidth(0)
            or table.rowHeight(row) > 2 * metrics.height()
        ]
        assert cut == []
        assert table.viewport().rect().contains(table.visualRect(model.index(7, 0)))

    qtbot.waitUntil(each_name_is_in_one_line)


def test_what_a_bet_pays_is_told_with_its_name_too(watch: Watch) -> None:
    model = watch("bet pass 5").table.model()
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "Pays 1:1"


def test_a_click_on_a_price_asks_how_it_comes_about(watch: Watch, qtbot: QtBot) -> None:
    watched = watch(*PASS_WITH_ODDS)
    table = watched.table
    for column in (0, 3):
        place = table.visualRect(table.model().index(2, column)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert watched.asked == ["place-6"]


def test_enter_on_a_price_asks_how_it_comes_about_and_leads_to_the_spot_elsewhere(
    watch: Watch, qtbot: QtBot
) -> None:
    watched = watch(*PASS_WITH_ODDS)
    watched.table.setFocus()
    for column in (3, 1):
        watched.table.setCurrentIndex(watched.table.model().index(3, column))
        qtbot.keyClick(watched.table, Key.Key_Return)
    assert (watched.asked, watched.chosen) == (["hard-8"], ["hard-8"])


def test_the_menu_of_a_bet_asks_how_its_price_comes_about(watch: Watch) -> None:
    watched = watch(*PASS_WITH_ODDS)
    why = watched.table.actions()[1]
    why.trigger()
    watched.table.selectRow(0)
    why.trigger()
    assert (why.text(), watched.asked) == ("Explain the cost", ["pass"])
