"""Why a bet costs what it costs: opened from its price, read by eye, by keyboard and by a screen reader."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dicedesk.coach.craps.working import working_of
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.moves import PlaceBet
from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.craps.bets import AskedBet
from dicedesk.session.settings.settings import ThemeChoice
from dicedesk.ui.dialogs.working.bet_window import BetWindow
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import Space
from dicedesk.ui.settings_bridge import SettingsBridge
from dicedesk.ui.tabs.all_tabs import TabParts, all_tabs
from dicedesk.ui.tabs.craps.tab import CrapsTab
from dicedesk.ui.widgets.dice.dice_look import DiceLook
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.services import Services
from tests.fakes.clock import StandingClock
from tests.ui.solved_jobs import SolvedJobs
from tests.ui.windows import main_window

Key = Qt.Key
CASINO = "preset=las-vegas won-place=stays"
PLACE_8 = ("throw : 2 4", "bet place-8 12")
Open = Callable[..., BetWindow]


def asked(name: str, *moves: str) -> AskedBet:
    """A bet on the table after these moves."""
    state = CRAPS.new_state(CASINO)
    for text in moves:
        move, _, faces = text.partition(" : ")
        state = state.apply(CRAPS.parse_move(move), tuple(map(int, faces.split()))).state
    return AskedBet(state, name)


@pytest.fixture
def open_working(qtbot: QtBot, appearance: Appearance) -> Open:
    """Opens the working of a bet on the table after these moves."""

    def opened(name: str, *moves: str) -> BetWindow:
        bet = asked(name, *moves)
        working = working_of(bet.state, bet.name)
        assert working is not None
        window = BetWindow(working, appearance)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        return window

    return opened


def test_each_roll_has_a_square_with_a_letter(open_working: Open) -> None:
    model = open_working("place-8", *PLACE_8).squares.model()
    rows = ["".join(model.index(row, column).data() for column in range(7)) for row in range(6)]
    assert rows == ["1–––––L", "2––––LW", "3–––LW–", "4––LW––", "5–LW–––", "6LW––––"]


def test_the_lines_beside_them_sum_the_squares_up(open_working: Open) -> None:
    window = open_working("place-8", *PLACE_8)
    texts = [line.text() for line in window.lines]
    assert texts[:4] == [
        "W  wins $14: 5 of 36",
        "L  loses $12: 6 of 36",
        "–  the bet waits: 25 of 36",
        "(5 × $14 − 6 × $12) ÷ 36 = −\N{WORD JOINER}$0.06 on average with the next roll",
    ]
    assert texts[4].startswith("The 7 makes this bet lose in 6 of 36 ways")
    assert window.windowTitle() == "Why Place 8 costs what it costs"
    assert "Place 8: $12" in [label.text() for label in window.findChildren(QLabel)]


def test_arrows_lead_from_square_to_square_and_escape_closes(open_working: Open, qtbot: QtBot) -> None:
    window = open_working("world", "bet world 5")
    squares = window.squares
    assert window.focusWidget() is squares
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Down):
        qtbot.keyClick(squares, key)
    assert (squares.currentIndex().row(), squares.currentIndex().column()) == (1, 3)
    qtbot.keyClick(squares, Key.Key_Escape)
    assert not window.isVisible()


def test_a_screen_reader_hears_what_each_roll_does(open_working: Open) -> None:
    squares = open_working("world", "bet world 5").squares
    model = squares.model()
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert model.index(2, 4).data(spoken) == "3 and 4: the bet comes back"
    assert model.index(2, 0).data(spoken) == "First die 3"
    assert model.headerData(4, Qt.Orientation.Horizontal, spoken) == "Second die 4"
    table = QAccessible.queryAccessibleInterface(squares)
    assert table.text(QAccessible.Text.Name) == "The 36 rolls of two dice, and what each does to the bet"


def test_the_squares_are_all_in_sight(open_working: Open) -> None:
    squares = open_working("place-8", *PLACE_8).squares
    last = squares.visualRect(squares.model().index(5, 6))
    assert squares.viewport().rect().adjusted(0, 0, Space.HAIR, Space.HAIR).contains(last)
    assert last.width() == last.height()


def test_the_squares_are_painted_anew_in_another_theme(open_working: Open, appearance: Appearance) -> None:
    squares = open_working("place-8", *PLACE_8).squares
    dark = squares.grab().toImage()
    appearance.choose(ThemeChoice.LIGHT)
    assert squares.grab().toImage() != dark


@pytest.fixture
def at_the_table(
    qtbot: QtBot,
    appearance: Appearance,
    services: Services,
    kept_settings: SettingsBridge,
    solved_jobs: SolvedJobs,
) -> MainWindow:
    """The main window at a craps table with a pass bet."""
    look = DiceLook(kept_settings, appearance)
    parts = TabParts(ForgetfulStore(), StandingClock(), kept_settings, None, appearance, solved_jobs, look)
    tabs = all_tabs(parts)
    place = next(place for place, tab in enumerate(tabs) if tab.id == "craps")
    window = main_window(tabs, appearance, services, first_tab=place)
    qtbot.addWidget(window)
    window.show()
    tab = window.current_tab
    assert isinstance(tab, CrapsTab)
    tab.bridge.play(PlaceBet("pass", 10))
    return window


def test_enter_on_a_price_opens_its_working_in_place_of_another(
    at_the_table: MainWindow, qtbot: QtBot
) -> None:
    tab = at_the_table.current_tab
    assert isinstance(tab, CrapsTab)
    table = tab.cards.bets.table
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 3))
    for _ in range(2):
        qtbot.keyClick(table, Key.Key_Return)
    open_ = [window for window in at_the_table.findChildren(BetWindow) if window.isVisible()]
    assert [window.windowTitle() for window in open_] == ["Why Pass costs what it costs"]
    open_[0].close()


def test_a_bet_that_has_gone_has_no_working(at_the_table: MainWindow) -> None:
    assert at_the_table.dialogs.workings.show(asked("field", "bet pass 10")) is None
