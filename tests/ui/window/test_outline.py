"""Before the games are there, a window shows the outline of what will come."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter, QPicture
from PySide6.QtWidgets import QDialog, QFrame, QMainWindow, QPushButton, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.store import ForgetfulStore, StoreError
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.look.theme import DARK, FeltColor
from dicedesk.ui.window.leaving import keep_outline, outline_of
from dicedesk.ui.window.shell import OUTLINE_SETTING, Outline
from tests.patience import PATIENCE_S

MANY_COLORS = 10
"""A window that shows nothing but its ground has one, a felt with its light many."""

START = """
import sys
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.ui.window.shell import Shell
from dicedesk.ui.window.shell import Outline
from PySide6.QtWidgets import QApplication

def look(*_):
    shell = next(w for w in QApplication.topLevelWidgets() if isinstance(w, Shell))
    outline = shell.findChild(Outline)
    picture = outline.grab().toImage() if outline else None
    spots = [(x, y) for x in range(5, shell.width(), 10) for y in range(5, shell.height(), 10)]
    print(len({picture.pixelColor(*spot).name() for spot in spots}) if picture else 0)
    print([name for name in sys.modules if name.startswith(("dicedesk.games", "dicedesk.play.game_session", "numpy"))])
    while type(shell.centralWidget()).__name__ != "MainWindow":
        QApplication.processEvents()
    QApplication.processEvents()
    print(shell.findChild(Outline) is None or shell.findChild(Outline).isHidden())
    shell.close()
    return 0

QApplication.exec = staticmethod(look)
open_window(StartOptions(data=sys.argv[1]))
"""


class DeafStore(ForgetfulStore):
    """Keeps and finds no settings."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")

    def setting(self, name: str) -> str | None:
        raise StoreError("The file cannot be read.")


def empty_window(qtbot: QtBot, width: int = 300, height: int = 200) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    made.resize(width, height)
    return made


def color_at(window: QWidget, x: int, y: int) -> str:
    return str(window.grab().toImage().pixelColor(x, y).name())


def green_picture() -> QPicture:
    picture = QPicture()
    painter = QPainter(picture)
    painter.fillRect(20, 30, 100, 50, QColor("#00ff00"))
    painter.end()
    return picture


def kept_green(qtbot: QtBot) -> ForgetfulStore:
    store = ForgetfulStore()
    keep_outline(store, empty_window(qtbot), green_picture())
    return store


def test_what_was_kept_is_painted_in_its_place(qtbot: QtBot) -> None:
    window = empty_window(qtbot)
    window.setCentralWidget(Outline(kept_green(qtbot)))
    assert [color_at(window, *spot) == "#00ff00" for spot in ((70, 55), (10, 55))] == [True, False]


def test_a_window_of_another_size_shows_none_of_it(qtbot: QtBot) -> None:
    window = empty_window(qtbot, width=310)
    window.setCentralWidget(Outline(kept_green(qtbot)))
    assert color_at(window, 70, 55) != "#00ff00"


@pytest.mark.parametrize("kept", ["", "300", "a 200 ", "300 200 !", "300 200  "])
def test_what_cannot_be_read_shows_nothing(qtbot: QtBot, kept: str) -> None:
    store, window = ForgetfulStore(), empty_window(qtbot)
    store.keep_setting(OUTLINE_SETTING, kept)
    before = color_at(window, 70, 55)
    window.setCentralWidget(Outline(store))
    assert color_at(window, 70, 55) == before


def test_a_store_that_fails_costs_only_the_outline(qtbot: QtBot) -> None:
    window = empty_window(qtbot)
    before = color_at(window, 70, 55)
    keep_outline(DeafStore(), window, green_picture())
    window.setCentralWidget(Outline(DeafStore()))
    assert color_at(window, 70, 55) == before


def furnished(qtbot: QtBot) -> tuple[QMainWindow, QWidget]:
    window = empty_window(qtbot)
    room = QWidget()
    window.setCentralWidget(room)
    window.statusBar()
    window.show()
    return window, room


def played(picture: QPicture) -> QImage:
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.drawPicture(0, 0, picture)
    painter.end()
    return image


def put(part: QWidget, room: QWidget, name: str = "") -> None:
    part.setParent(room)
    part.setObjectName(name)
    part.setGeometry(10, 20, 90, 40)
    part.show()


def lit_panel() -> QFrame:
    panel = QFrame()
    panel.setProperty("lit", True)
    return panel


def unusable() -> QPushButton:
    button = QPushButton()
    button.setEnabled(False)
    return button


def chosen() -> QPushButton:
    button = QPushButton()
    button.setCheckable(True)
    button.setChecked(True)
    return button


@pytest.mark.parametrize(
    ("part", "name", "fill", "edge"),
    [
        (QFrame, "card", DARK.surface, DARK.stroke),
        (lit_panel, "panel", DARK.raised, DARK.accent),
        (QPushButton, "primary", DARK.accent, DARK.accent),
        (QPushButton, "", DARK.raised, DARK.stroke),
        (unusable, "primary", DARK.window, DARK.stroke),
        (chosen, "choice", DARK.raised, DARK.accent),
    ],
)
def test_each_part_lends_its_colors(
    qtbot: QtBot, part: Callable[[], QWidget], name: str, fill: str, edge: str
) -> None:
    window, room = furnished(qtbot)
    put(part(), room, name)
    drawn = played(outline_of(window, DARK))
    assert (drawn.pixelColor(55, 40).name(), drawn.pixelColor(55, 20).name()) == (fill, edge)


def test_the_felt_is_the_one_that_will_be_there(qtbot: QtBot) -> None:
    window, room = furnished(qtbot)
    tray = DiceTray(FeltColor.GREEN)
    put(tray, room)
    seen = tray.grab().toImage().pixelColor(20, 20).name()
    assert played(outline_of(window, DARK)).pixelColor(30, 40).name() == seen


def test_the_bar_at_the_bottom_and_the_chosen_tab_are_marked(qtbot: QtBot) -> None:
    window = empty_window(qtbot)
    pages = QTabWidget()
    pages.addTab(QWidget(), "Hog")
    window.setCentralWidget(pages)
    window.statusBar().showMessage("Saved")
    window.show()
    drawn, bar = played(outline_of(window, DARK)), window.statusBar().geometry()
    mark = pages.tabBar().mapTo(window, pages.tabBar().tabRect(0).bottomLeft()) + QPoint(5, 0)
    colors = (drawn.pixelColor(bar.center()).name(), drawn.pixelColor(mark).name())
    assert colors == (DARK.surface, DARK.accent)


def test_a_window_that_was_never_shown_has_no_outline(qtbot: QtBot) -> None:
    assert outline_of(empty_window(qtbot), DARK).isNull()


def test_what_cannot_be_seen_is_left_out(qtbot: QtBot) -> None:
    window, room = furnished(qtbot)
    before = played(outline_of(window, DARK))
    put(QPushButton(), room)
    room.findChild(QPushButton).hide()
    assert played(outline_of(window, DARK)) == before


def test_a_dialog_before_the_window_is_no_part_of_it(qtbot: QtBot) -> None:
    window, _ = furnished(qtbot)
    before = played(outline_of(window, DARK))
    dialog = QDialog(window)
    put(QPushButton(), dialog)
    dialog.show()
    assert played(outline_of(window, DARK)) == before


def test_at_a_later_start_the_felt_is_there_before_the_game_and_goes_when_that_comes(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-c", START, str(tmp_path)]
    # The window of the very first start is larger than the screen of a test; the second brings it back.
    for _ in range(2):
        subprocess.run(command, stdout=subprocess.PIPE, timeout=PATIENCE_S, check=True)  # noqa: S603
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=PATIENCE_S, check=True)  # noqa: S603
    colors, loaded, is_gone = done.stdout.splitlines()
    assert int(colors) > MANY_COLORS
    assert (loaded, is_gone) == ("[]", "True")


class Table(QFrame):
    """A part whose felt is a widget of its own, as at the craps table."""

    def __init__(self) -> None:
        super().__init__()
        self.felt = QFrame(self)


def test_a_felt_that_is_a_widget_of_its_own_spoils_no_outline(qtbot: QtBot) -> None:
    window, room = furnished(qtbot)
    put(Table(), room)
    assert not outline_of(window, DARK).isNull()
