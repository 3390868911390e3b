"""The main window: a tab for each game, menus made from a table of actions, and the status bar."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QMainWindow, QWidget

from dicedesk.ports.jobs import ImmediateJobs, Jobs
from dicedesk.ui.accessibility.announcer import announce
from dicedesk.ui.keyboard.actions import ActionSpec, make_action
from dicedesk.ui.look.theme import FIRST_WINDOW, SMALLEST_WINDOW
from dicedesk.ui.window.first_paint import FirstPaint
from dicedesk.ui.words import shown, tr

# The window is painted before it is furnished: what only its furniture needs is loaded in between. That goes for
# QtCore.Qt too, whose hundred enums take longer to make than a window takes to paint.
if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QCloseEvent
    from PySide6.QtWidgets import QMenu

    from dicedesk.ports.sound import Cue
    from dicedesk.session.story import Story
    from dicedesk.ui.dialogs.about import AboutWindow
    from dicedesk.ui.dialogs.command_palette import CommandPalette
    from dicedesk.ui.dialogs.commands import Command
    from dicedesk.ui.dialogs.help import HelpWindow
    from dicedesk.ui.dialogs.keys import KeysWindow
    from dicedesk.ui.dialogs.record import RecordWindow
    from dicedesk.ui.look.appearance import Appearance
    from dicedesk.ui.onboarding.offer import Offer
    from dicedesk.ui.onboarding.walkthrough import Walkthrough
    from dicedesk.ui.tabs.game_tab import GameTab, Landmark, TabSpec
    from dicedesk.ui.window.services import Services


class MainWindow(QMainWindow):
    """Holds the tabs that it is given; it knows no game. Signals: `closing()` before the window goes."""

    closing = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty window; nothing but showing and closing it may be asked of it before it is furnished."""
        super().__init__(parent)
        self._is_seen = False
        self._marks: dict[int, tuple[int, ...]] = {}
        self.report: Callable[[], str] = str
        """What About says of this computer, for a bug report; asked when somebody opens it."""
        self.jobs: Jobs = ImmediateJobs()
        """Does what takes longer than a moment."""
        self.setWindowTitle("DiceDesk")
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(*FIRST_WINDOW)

    def show_ground(self, colour: str) -> None:
        """Shows nothing but a colour, as #rrggbb, until the window is furnished."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(colour))
        self.setPalette(palette)

    def furnish(
        self,
        tabs: Sequence["TabSpec"],
        appearance: "Appearance",
        services: "Services",
        version: Callable[[], str],
        notice: str | None = None,
        first_tab: int = 0,
    ) -> None:
        """Puts the games into the window, once.

        A tab is made when it is first chosen; `version` is asked when somebody wants to know it. `notice` is something
        to tell at the start, such as a file that was set aside. `first_tab` is shown first, counted from 0; the first
        of all where there are not so many.
        """
        from dicedesk.ui.keyboard.enter_key import EnterKey

        self.setPalette(QPalette())
        self._appearance, self._services = appearance, services
        appearance.mark(self)
        self._version = version
        self._specs = tuple(tabs)
        EnterKey(self)
        self._furnish(first_tab)
        self.closing.connect(services.close)
        services.changed.connect(self._show_sound_and_voice)
        # What sound and voice need is loaded after the games have been painted.
        FirstPaint(self, self._on_first_seen)
        if notice:
            self.tell(shown(notice))

    def refurnish(self) -> None:
        """Makes everything in the window anew, as in another language.

        The games on the tables go on, and what was chosen and not played yet stays, such as dice to keep.
        """
        from PySide6.QtWidgets import QMenuBar

        from dicedesk.ui.onboarding.begin import end_walkthrough

        end_walkthrough(self)
        for action in self.actions():
            self.removeAction(action)
            action.deleteLater()
        self.setMenuBar(QMenuBar())
        self._marks |= {place: tab.marks for place, tab in self._tabs.items()}
        self._furnish(self.place_of_tab)
        self._show_sound_and_voice()
        self._services.reopen(self)

    def _furnish(self, first_tab: int) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QTabWidget

        from dicedesk.ui.look.theme_menu import theme_actions
        from dicedesk.ui.window.status_line import StatusLine
        from dicedesk.ui.window.tab_page import TabPage

        self._tabs: dict[int, GameTab] = {}
        self._actions: dict[GameTab, list[QAction]] = {}
        self._pages = QTabWidget(self)
        self._pages.setDocumentMode(True)
        self._pages.tabBar().setAccessibleName(tr("Games"))
        self._pages.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its bar takes the keyboard
        self.setCentralWidget(self._pages)
        self._status = StatusLine(self._services)
        self.setStatusBar(self._status)
        self._game_menu = self._menu(tr("&Game"))
        themes = theme_actions(self._appearance, self)
        self._menu(tr("&View"), self._tab_actions(), themes, self._view_actions())
        self._menu(tr("&Help"), self._help_actions())
        self._file_actions = [make_action(spec, self) for spec in self._game_end_actions()]
        self._tab_pages = [TabPage(self._pages) for _ in self._specs]
        for page, spec in zip(self._tab_pages, self._specs, strict=True):
            self._pages.addTab(page, spec.title)
        self._pages.setCurrentIndex(first_tab)
        self._pages.currentChanged.connect(self._on_tab_changed)
        self._on_tab_changed()

    @property
    def current_tab(self) -> "GameTab":
        """The tab that is chosen."""
        place = self._pages.currentIndex()
        if place not in self._tabs:
            self._make(place)
        return self._tabs[place]

    @property
    def place_of_tab(self) -> int:
        """Which tab is chosen, counted from 0."""
        return self._pages.currentIndex()

    def choose_tab(self, place: int) -> None:
        """Shows another game, counted from 0; the one that is left stays as it is."""
        self._pages.setCurrentIndex(place)

    def tell(self, sentence: str) -> None:
        """Says something in the status bar until the game moves on."""
        self._status.tell(sentence)

    def show_status(self) -> None:
        """Shows again whether the game is saved."""
        self._status.show_status(self.current_tab.status())

    def changeEvent(self, event: QEvent) -> None:
        """Looks again whether there are sound and a voice when the window comes to the front."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self._is_seen and self.isActiveWindow():
            QTimer.singleShot(0, self, self._show_sound_and_voice)

    def closeEvent(self, event: "QCloseEvent") -> None:
        """Ends the voice with the window."""
        super().closeEvent(event)
        if event.isAccepted():
            self.closing.emit()

    def save_record(self) -> None:
        """Asks for a file and writes the record of the current game into it."""
        from PySide6.QtWidgets import QFileDialog

        from dicedesk.ui.window.record_files import place_to_save

        place = place_to_save(self.current_tab.record_text(), self._specs[self.place_of_tab].title)
        name, _ = QFileDialog.getSaveFileName(self, tr("Save the game record"), place, tr("Records (*.dice)"))
        if name:
            self.write_record(Path(name))

    def _ask_for_records(self) -> None:
        """Asks for files, and opens the records in them."""
        from dicedesk.ui.window.record_files import chosen_files

        self.open_records(chosen_files(self))

    def open_records(self, files: Sequence[str]) -> None:
        """Reads files aside, and opens each record beside its game; what is no record is told in the status bar."""
        from dicedesk.ui.window.record_reading import RecordReading

        reading = RecordReading(files, self.jobs, self)
        reading.told.connect(self.tell)
        reading.read.connect(self.show_story)
        reading.silent.connect(self.show_status)
        reading.start()

    def write_record(self, file: Path) -> None:
        """Writes the record of the current game into a file, and says how that went."""
        try:
            file.write_text(self.current_tab.record_text(), encoding="utf-8")
        except OSError as error:
            self.tell(tr("The game record could not be saved: {reason}", reason=error.strerror or str(error)))
        else:
            self.tell(tr("Game record saved as {name}", name=file.name))

    def show_rules(self) -> "HelpWindow":
        """Opens the rules of the current game beside it, or brings them to the front where they are open."""
        title = self._specs[self._pages.currentIndex()].title
        return self._services.show_rules(self, self.current_tab.help_page, title)

    def show_story(self, story: "Story", file: str) -> "RecordWindow":
        """Opens the story of a record beside its game; `file` is the name that it was read from."""
        from dicedesk.ui.dialogs.record import RecordWindow

        places = {spec.game: place for place, spec in enumerate(self._specs)}
        self.choose_tab(places.get(story.game, self.place_of_tab))
        window = RecordWindow(story, self._specs[self.place_of_tab].title, file, self)
        window.show()
        return window

    def show_palette(self) -> "CommandPalette":
        """Opens the command palette over the window."""
        # What few starts ever need is loaded when it is asked for.
        from dicedesk.ui.dialogs.command_palette import CommandPalette

        palette = CommandPalette(self._commands(), self)
        palette.open()
        return palette

    def show_keys(self) -> "KeysWindow":
        """Opens the sheet of keys beside the game."""
        from dicedesk.ui.dialogs.commands import commands_of
        from dicedesk.ui.dialogs.keys import KeysWindow, key_lines

        tab, general = self.current_tab, commands_of(self.actions(), tr("DiceDesk"))
        game = self._specs[self._pages.currentIndex()].title
        own = (*key_lines(commands_of(tab.actions(), game)), *tab.other_keys())
        window = KeysWindow([(game, own), (tr("Everywhere"), key_lines(general))], self)
        window.show()
        return window

    def landmarks(self) -> "dict[Landmark, QWidget]":
        """Those of the window, and of the game that is chosen."""
        from dicedesk.ui.tabs.game_tab import Landmark

        return {
            **self.current_tab.landmarks(),
            Landmark.TABS: self._pages.tabBar(),
            Landmark.SEAL: self._status.dice,
            Landmark.MENUS: self.menuBar(),
        }

    def walkthrough(self) -> "Walkthrough":
        """Points at one part of the window after the other; the game goes on behind."""
        from dicedesk.ui.onboarding.begin import walkthrough

        begun = walkthrough(self, self.landmarks, lambda: self.current_tab.goal(), self._appearance)
        begun.ended.connect(self._keep_ring_in_game)
        return begun

    def offer_walkthrough(self) -> "Offer":
        """Asks quietly, at the edge of the window, whether somebody wants that."""
        from dicedesk.ui.onboarding.begin import offer_walkthrough

        offer = offer_walkthrough(self, self.landmarks, self.walkthrough)
        offer.ended.connect(self._keep_ring_in_game)
        return offer

    def _keep_ring_in_game(self) -> None:
        # When what has the focus ring goes, Qt gives it to whatever comes next: the sound in the status bar.
        focus = self.focusWidget()
        if focus is None or self._status.isAncestorOf(focus):
            self.current_tab.take_focus()

    def _commands(self) -> tuple["Command", ...]:
        """All that can be done now: in this game, with the window, and the rules of each game."""
        from dicedesk.ui.dialogs.commands import Command, commands_of
        from dicedesk.ui.settings.sections import settings_commands

        game = commands_of(self.current_tab.actions(), self._specs[self.place_of_tab].title)
        rules = tuple(
            Command(
                tr("Rules"), tr("Rules of {game}", game=spec.title), "", partial(self._show_rules_of, place)
            )
            for place, spec in enumerate(self._specs)
        )
        settings = settings_commands(partial(self._services.show_settings, self))
        return (*game, *commands_of(self.actions(), tr("DiceDesk")), *rules, *settings)

    def _show_rules_of(self, place: int) -> None:
        self.choose_tab(place)
        self.show_rules()

    def _make(self, place: int) -> None:
        page = self._tab_pages[place]
        tab = self._specs[place].make(page)
        # Whoever comes here by a key hears where that leads.
        tab.setAccessibleName(self._specs[place].title)
        specs = tab.game_actions()
        actions = [(spec, make_action(spec, tab)) for spec in specs]
        self._actions[tab] = [action for spec, action in actions if spec.in_menu]
        tab.status_changed.connect(self.show_status)
        tab.told.connect(lambda words: announce(tab, words))
        tab.heard.connect(self._play)
        tab.award_won.connect(lambda award: self._services.ask_oracle(self, award))
        # What follows the window's layout asks for this tab while it is being laid out.
        self._tabs[place] = tab
        if place in self._marks:
            tab.marks = self._marks.pop(place)
        page.hold(tab)

    def _on_tab_changed(self) -> None:
        tab = self.current_tab
        self._game_menu.clear()
        self._game_menu.addActions(self._actions[tab])
        self._game_menu.addSeparator()
        self._game_menu.addActions(self._file_actions)
        self.show_status()

    def _play(self, cue: "Cue") -> None:
        self._services.play(cue)
        self._show_sound_and_voice()

    def _on_first_seen(self) -> None:
        self._is_seen = True
        # A key that was pressed meanwhile comes first.
        QTimer.singleShot(0, self, self._show_sound_and_voice)

    def _show_sound_and_voice(self) -> None:
        self._status.show_sound_and_voice()

    def _menu(self, title: str, *groups: "Sequence[ActionSpec | QAction]") -> "QMenu":
        """A menu with a line between its groups."""
        menu = self.menuBar().addMenu(title)
        for place, specs in enumerate(groups):
            if place:
                menu.addSeparator()
            menu.addActions(
                [make_action(spec, self) if isinstance(spec, ActionSpec) else spec for spec in specs]
            )
        return menu

    def _game_end_actions(self) -> tuple[ActionSpec, ...]:
        from PySide6.QtGui import QKeySequence

        key = QKeySequence.StandardKey
        settings = (key.Preferences, "F10") if QKeySequence.keyBindings(key.Preferences) else ("F10",)
        leave = (key.Quit,) if QKeySequence.keyBindings(key.Quit) else ("Ctrl+Q",)
        return (
            ActionSpec(tr("Open game record…"), ("Ctrl+Shift+O",), self._ask_for_records),
            ActionSpec(tr("Save game record…"), (key.Save,), self.save_record),
            ActionSpec(tr("Settings…"), settings, lambda: self._services.show_settings(self)),
            ActionSpec(tr("Quit DiceDesk"), leave, self.close),
        )

    def _tab_actions(self) -> tuple[ActionSpec, ...]:
        return tuple(
            ActionSpec(spec.title, (f"Ctrl+{place + 1}",), partial(self.choose_tab, place))
            for place, spec in enumerate(self._specs)
        )

    def _view_actions(self) -> tuple[ActionSpec, ...]:
        return (
            ActionSpec(tr("Sound on or off"), ("M",), self._status.toggle_sound),
            ActionSpec(tr("Full screen"), ("F11",), self._toggle_full_screen),
        )

    def _help_actions(self) -> tuple[ActionSpec, ...]:
        return (
            ActionSpec(tr("Rules of this game"), ("F1",), self.show_rules),
            ActionSpec(tr("Keyboard shortcuts"), ("?",), self.show_keys),
            ActionSpec(tr("Quick tour"), (), self.walkthrough),
            ActionSpec(tr("Find a command…"), ("Ctrl+K",), self.show_palette),
            ActionSpec(tr("Ask the Oracle"), ("Ctrl+O",), lambda: self._services.ask_oracle(self)),
            ActionSpec(tr("About DiceDesk"), (), self._show_about),
        )

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _show_about(self) -> "AboutWindow":
        """Opens what the program is and what it is made with, beside the game."""
        from dicedesk.ui.dialogs.about import AboutWindow

        window = AboutWindow(self._version(), self.report(), self)
        window.show()
        return window
