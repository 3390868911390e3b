"""Uses the window by keys and clicks, as a person does, and takes pictures of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QAbstractAnimation, QElapsedTimer, QPropertyAnimation, Qt, QVariantAnimation
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTextEdit, QWidget

from dicedesk.core.languages import LANGUAGES, Language
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.counting import CountingLabel
from dicedesk.ui.features.help.pages import HelpWindow
from dicedesk.ui.features.lab.page import LabPage
from dicedesk.ui.features.lab.question import QuestionForm
from dicedesk.ui.features.working import WorkingWindow
from dicedesk.ui.table.coaching import CoachCard
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.window.current_window import CurrentWindow
from dicedesk.ui.window.main_window import MainWindow

NARROW, WIDE = (960, 640), (1280, 800)
"""Windows with a drawer, and with a column of cards."""

SMALL = (800, 560)
"""About the smallest window that somebody works with."""

SIZES = (NARROW, WIDE, (1920, 1200))
_PATIENCE_MS = 20_000
_MOST_LOOKS = 10
"""After so many looks at a window that still changes, its picture is taken as it is."""

_QUICK = 80
"""How little a picture is compressed: much quicker to write, and a little larger."""

Steps = Callable[[str], None]
PartT = TypeVar("PartT", bound=QWidget)


class TourError(Exception):
    """A step of the tour did not do what it should."""


class Guide:
    """Presses keys, clicks, and saves pictures and records into a folder."""

    languages: Sequence[Language] = LANGUAGES[1:]
    """Those that the window is shown in, besides English."""

    typed: Mapping[str, str] = {"seed": "8"}
    """What is typed into fields of the Lab, by their names."""

    def __init__(
        self, app: QApplication, held: CurrentWindow, appearance: Appearance, folder: Path, say: Steps
    ) -> None:
        """`say` is called with each step."""
        self._app, self._held, self._appearance = app, held, appearance
        self.folder, self.say = folder, say
        self._shots = 0
        # The tour reads a result at once.
        app.setKeyboardInputInterval(0)
        # A caret that blinks is on one picture and not on the next.
        app.setCursorFlashTime(0)

    @property
    def window(self) -> MainWindow:
        """The main window, as it is now."""
        return self._held.window

    @property
    def shell(self) -> QWidget:
        """The window of the desktop that holds it, and beside which others open."""
        return self.window.window()

    def key(self, key: Qt.Key, *, control: bool = False, into: QWidget | None = None) -> None:
        """Presses a key in the main window, or in another one."""
        held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        # Through the window it reaches what has the focus ring, as a real key does.
        QTest.keyClick(into or self.shell.windowHandle(), key, held)
        self._app.processEvents()

    def write(self, text: str, into: QWidget) -> None:
        """Types a text."""
        QTest.keyClicks(into, text)
        self._app.processEvents()

    def click(self, part: QWidget) -> None:
        """Clicks a part of the window."""
        QTest.mouseClick(part, Qt.MouseButton.LeftButton)
        self._app.processEvents()

    def ask(self, form: QuestionForm) -> None:
        """Asks the question of the Lab that a form holds."""
        for name, text in self.typed.items():
            line = form.controls[name].inside if name in form.controls else None
            if isinstance(line, QLineEdit):
                line.selectAll()
                self.write(text, into=line)
        self.click(form.ask_button)

    def midway(self, name: str, of: QWidget | None = None, share: float = 0.5) -> None:
        """Takes a picture after exactly a share of what moves now, its half, so that two tours take the same."""
        running = QAbstractAnimation.State.Running
        moving = [each for each in self.shell.findChildren(QVariantAnimation) if each.state() is running]
        for movement in moving:
            movement.pause()
            movement.setCurrentTime(round(movement.duration() * share))
        self.picture(name, of)
        for movement in moving:
            movement.resume()

    def picture(self, name: str, of: QWidget | None = None) -> None:
        """Takes a picture of the main window, or of another one. Raises TourError where it cannot be written."""
        self._shots += 1
        file = self.folder / f"{self._shots:03}-{name}.png"
        if not self._settled(of or self.shell).save(str(file), "PNG", _QUICK):
            raise TourError(f"{file.name} could not be written")
        self.say(f"picture: {file.name}")

    def _settled(self, window: QWidget) -> QPixmap:
        """A picture of a window in which nothing waits for its place or its size any more."""
        for number in window.findChildren(CountingLabel):
            if number.is_running:
                number.finish()
        taken, before = QPixmap(), QImage()
        for _ in range(_MOST_LOOKS):
            for page in window.findChildren(QTextEdit):
                # A long page is laid out a part at a time; its size is that of all of it.
                page.document().size()
            self._app.processEvents()
            for fading in window.findChildren(QPropertyAnimation):
                # Qt's own, such as that of the cross in a field.
                if fading.state() is QAbstractAnimation.State.Running:
                    fading.setCurrentTime(fading.duration())
            # A row that asked for another height meanwhile gets it with the next events.
            self._app.processEvents()
            taken = window.grab()
            if (now := taken.toImage()) == before:
                break
            before = now
        return taken

    def appearances(self, name: str) -> None:
        """A picture at each size in the dark and the light theme, one in high contrast, and one of the drawer."""
        for theme in (ThemeChoice.DARK, ThemeChoice.CONTRAST, ThemeChoice.LIGHT):
            self.dress(theme)
            for width, height in (WIDE,) if theme is ThemeChoice.CONTRAST else SIZES:
                self.shell.resize(width, height)
                self.picture(f"{name}-{theme.value}-{width}x{height}")
        self.shell.resize(*NARROW)
        self.key(Qt.Key.Key_D)
        self.picture(f"{name}-drawer")
        self.key(Qt.Key.Key_D)
        self.dress(ThemeChoice.DARK)
        self.shell.resize(*WIDE)

    def every_theme(self, name: str, of: QWidget) -> None:
        """A picture of another window in each theme."""
        self.in_every_theme(lambda theme: self.picture(f"{name}-{theme}", of))

    def ask_coach(self, name: str) -> None:
        """Asks the coach of a counted game, with a picture of what that costs."""
        self.key(Qt.Key.Key_B)
        self.picture(f"{name}-coach-costs")
        self.key(Qt.Key.Key_B)

    def why(self, name: str) -> None:
        """Pictures of how the number of what is chosen comes about, in every theme. Raises TourError."""
        self.key(Qt.Key.Key_Y)
        window = self.opened(WorkingWindow)
        self.wait(lambda: window.view is not None, "the working")
        self.every_theme(name, window)
        self.leave(window)

    def in_every_theme(self, look: Callable[[str], object]) -> None:
        """Looks in each theme, by its name; the last one is that in which the tour goes on."""
        for theme in (ThemeChoice.CONTRAST, ThemeChoice.LIGHT, ThemeChoice.DARK):
            self.dress(theme)
            look(theme.value)

    def every_size(self, name: str, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
        """Pictures of the main window in each theme, and in each at each size; it stays at the last one."""
        for theme in (ThemeChoice.LIGHT, ThemeChoice.CONTRAST, ThemeChoice.DARK):
            self.dress(theme)
            for width, height in sizes:
                self.shell.resize(width, height)
                self.picture(f"{name}-{theme.value}-{width}x{height}")

    def page(self, kind: type[PartT]) -> PartT:
        """Return the page or table that is chosen. Raises TourError where it is of another kind."""
        page = self.window.current_tab
        if not isinstance(page, kind):
            raise TourError(f"{kind.__name__} did not open")
        return page

    def opened(self, kind: type[PartT]) -> PartT:
        """Return the window of a kind that can be seen beside the main one, or in it. Raises TourError for none."""
        found = next((each for each in self.shell.findChildren(kind) if each.isVisible()), None)
        if found is None:
            raise TourError(f"{kind.__name__} did not open")
        return found

    def leave(self, window: QWidget) -> None:
        """Closes another window by its key, and brings the main one to the front."""
        self.key(Qt.Key.Key_Escape, into=window)
        self.come_back()

    def come_back(self) -> None:
        """Brings the main window to the front again."""
        self.shell.activateWindow()
        self.wait(self.shell.isActiveWindow, "the window to be active")

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Waits until something holds. Raises TourError where it does not come to that."""
        clock = QElapsedTimer()
        clock.start()
        while not until():
            if clock.elapsed() > _PATIENCE_MS:
                raise TourError(f"waited in vain for {what}")
            self._app.processEvents()

    def write_record(self, name: str) -> None:
        """Saves the record of the game on the table."""
        file = self.folder / name
        game = self.window.games.game
        if game is not None:
            self.window.write_record(file, game.record_text())
        if not file.is_file():
            raise TourError("the record was not written")
        self.say(f"record: {file.name}")

    def rules(self, name: str) -> None:
        """Opens the rules with F1 and closes them again."""
        self.key(Qt.Key.Key_F1)
        page = self.opened(HelpWindow)
        self.every_theme(name, page)
        page.close()
        self.come_back()

    def dress(self, theme: ThemeChoice) -> None:
        """Shows a theme."""
        # Each change of theme takes longer than a picture.
        if self._appearance.choice is not theme:
            self._appearance.choose(theme)


@dataclass(frozen=True)
class GameStop:
    """What the tour does in one game: `play` at its table, and `lab` on the pages of the Lab that it alone has.

    The record of what was played is NAME.dice; `is_replayed` and `is_reviewed` say what it is shown in.
    """

    play: Callable[[Guide], None]
    lab: Callable[[Guide, LabPage], None] | None = None
    is_replayed: bool = False
    is_reviewed: bool = False


@contextmanager
def warned(guide: Guide, tab: GameTab[Any, Any], coach: CoachCard, game: str) -> Iterator[None]:
    """Have the coach warn from the least loss on, as a person chooses it; take pictures of its warning.

    Inside, make a choice of which it warns. Raises TourError where it does not.
    """
    if not coach.settings.is_open:
        guide.click(coach.settings.button)
    if coach.boxes is None:
        raise TourError("the coach's settings did not open")
    _turn(guide, tab, coach, Qt.Key.Key_Down)
    yield
    guide.wait(lambda: tab.coaching is not None and tab.coaching.is_holding_back, f"the warning of {game}")
    guide.appearances(f"{game}-warning")
    guide.key(Qt.Key.Key_Escape)
    _turn(guide, tab, coach, Qt.Key.Key_Up)
    guide.click(coach.settings.button)
    tab.take_focus()


def _turn(guide: Guide, tab: GameTab[Any, Any], coach: CoachCard, key: Qt.Key) -> None:
    """Chooses the next loss from which on the coach warns, or the one before."""
    if coach.boxes is not None:
        coach.boxes.warning.setFocus()
        guide.key(key)
    tab.take_focus()
