"""A window that nobody touches does nothing: each view is laid out and painted, and then all is still."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.core.languages import LANGUAGES
from dicedesk.games.catalogue import TITLES
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.repeated import first_of
from tests.ui.conftest import is_busy
from tests.ui.views import every_view
from tests.ui.windows import main_window

SMALL, USUAL = QSize(800, 560), QSize(1280, 800)
THEMES = (ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST)
CODES = sorted((language.code for language in LANGUAGES), key=lambda code: code != "de")
LOOKS = [
    *((code, ThemeChoice.DARK, SMALL) for code in CODES),
    *(
        ("de", theme, size)
        for size in (USUAL, SMALL)
        for theme in THEMES
        if (theme, size) != (THEMES[0], SMALL)
    ),
]
"""Every language in a small window, and every theme in both sizes with the longest words."""
NOW = 1
"""So many of them are looked at in each run of the suite."""

WORK = frozenset(
    {
        QEvent.Type.LayoutRequest,
        QEvent.Type.UpdateRequest,
        QEvent.Type.UpdateLater,
        QEvent.Type.Paint,
        QEvent.Type.Resize,
        QEvent.Type.Move,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.StyleChange,
        QEvent.Type.FontChange,
        QEvent.Type.PaletteChange,
        QEvent.Type.MetaCall,
        QEvent.Type.ChildAdded,
        QEvent.Type.ChildRemoved,
    }
)
"""Layouts, paints, and calls that are made in the next turn of Qt's loop."""

SETTLING, RESTING = 200, 5
"""Of so many turns of Qt's loop, so many in a row have nothing to do."""


class Watch(QObject):
    """Counts what the whole program does in a turn of Qt's loop."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._done: Counter[str] = Counter()
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Counts what is to be done, and lets it be done."""
        if event.type() in WORK:
            self._done[f"{event.type().name} of {type(watched).__name__} {watched.objectName()}".strip()] += 1
        return False

    def turn(self) -> Counter[str]:
        """What is done in one turn."""
        self._done.clear()
        QCoreApplication.processEvents()
        return Counter(self._done)

    def still_doing(self) -> list[str]:
        """What goes on although nobody does anything; empty where all comes to rest."""
        at_rest, done = 0, list[str]()
        for _ in range(SETTLING):
            done = [*self.turn(), *ticking()]
            at_rest = 0 if done else at_rest + 1
            if at_rest == RESTING:
                return []
        return done


def ticking() -> list[str]:
    """The timers and animations of all windows that run."""
    return [
        f"{type(found).__name__} of {type(found.parent()).__name__}"
        for window in QApplication.topLevelWidgets()
        for kind in (QTimer, QAbstractAnimation)
        for found in window.findChildren(kind)
        if is_busy(found)
    ]


@pytest.fixture
def watch(qapp: QApplication) -> Iterator[Watch]:
    """Looks at what is done; the cursor of a text does not blink meanwhile."""
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    made = Watch(qapp)
    yield made
    qapp.removeEventFilter(made)
    made.deleteLater()
    qapp.setCursorFlashTime(flash)


@pytest.fixture
def look(
    request: pytest.FixtureRequest, appearance: Appearance, language: WindowLanguage, qtbot: QtBot
) -> MainWindow:
    """The window in a language, a theme and a size."""
    code, theme, size = request.param
    language.choose(code)
    appearance.choose(theme)
    games: list[TabSpec] = request.getfixturevalue("games")
    window = main_window(games, request.getfixturevalue("parts"))
    qtbot.addWidget(window)
    window.resize(size)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def described(look: tuple[str, ThemeChoice, QSize]) -> str:
    """The look in words."""
    code, theme, size = look
    return f"{code} {theme.value} {size.width()}"


@pytest.mark.long
@pytest.mark.parametrize("look", first_of([(look,) for look in LOOKS], NOW), ids=described, indirect=True)
def test_every_view_comes_to_rest(look: MainWindow, parts: AppParts, watch: Watch) -> None:
    restless = {view.name: found for view in every_view(look, parts) if (found := watch.still_doing())}
    assert restless == {}


@pytest.mark.parametrize(
    "look",
    first_of([((code, ThemeChoice.DARK, SMALL),) for code in CODES], NOW),
    ids=described,
    indirect=True,
)
def test_a_guided_turn_comes_to_rest_beside_every_game(look: MainWindow, watch: Watch) -> None:
    restless = {}
    for place, tab in enumerate(TITLES):
        look.choose_tab(place)
        assert look.guide() is not None
        if found := watch.still_doing():
            restless[tab] = found
    assert restless == {}
