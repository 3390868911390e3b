"""The main window: a tab for each game and each other page, the menus, and the line that says what is saved."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget

from dicedesk.core.words import tr
from dicedesk.play.ports.sound import Cue
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.first_paint import FirstPaint
from dicedesk.ui.base.keys import EnterKey, make_action
from dicedesk.ui.base.look.window_sizes import FIRST_WINDOW, SMALLEST_WINDOW
from dicedesk.ui.base.page import Landmark, PageSpec, WindowPage
from dicedesk.ui.base.still_there import in_next_turn
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.window.game_tabs import GameTabs
from dicedesk.ui.window.menus import menus
from dicedesk.ui.window.parts import WindowParts
from dicedesk.ui.window.services import Services
from dicedesk.ui.window.status_line import StatusLine

if TYPE_CHECKING:
    from dicedesk.features.story import Story
    from dicedesk.games.poker_dice.oracle import Award
    from dicedesk.ui.features.help.about import AboutWindow
    from dicedesk.ui.features.help.commands import CommandPalette, KeysWindow
    from dicedesk.ui.features.help.pages import HelpWindow
    from dicedesk.ui.features.onboarding.offer import Offer
    from dicedesk.ui.features.onboarding.walkthrough import Walkthrough
    from dicedesk.ui.features.oracle import OracleDialog
    from dicedesk.ui.features.record import RecordWindow
    from dicedesk.ui.features.settings.settings_dialog import SettingsDialog
    from dicedesk.ui.window.dialogs import Dialogs
    from dicedesk.ui.window.records.import_offer import ImportOffer
    from dicedesk.ui.window.records.record_commands import RecordCommands


class MainWindow(QMainWindow):
    """Holds the tabs that it is given; it knows no game. The program shows it in a Shell, and it can stand alone.

    In another language a new one is made, of the same parts and with the marks of the one before.
    """

    accessible_role = "Grouping"

    def __init__(
        self,
        parts: WindowParts,
        first_tab: int = 0,
        marks: Mapping[int, tuple[int, ...]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """The whole window; `first_tab` is shown first, counted from 0, and the first of all where there are less.

        `marks` are what was chosen in the games and not played yet, such as dice to keep.
        """
        super().__init__(parent)
        # What it holds is made within its parent: Qt asks all of a window again how it looks when it gets another.
        self.setWindowFlags(Qt.WindowType.Widget)
        self._parts = parts
        self._actions: dict[WindowPage, list[QAction]] = {}
        self._services = parts.services
        self.setWindowTitle("DiceDesk")
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(*FIRST_WINDOW)
        EnterKey(self)
        services = parts.services
        others = _other_pages(services)
        self.games = GameTabs(parts.tabs, others, first_tab, marks or {})
        self.games.made.connect(self._on_made)
        self.setCentralWidget(self.games)
        self._status = StatusLine(parts.services)
        self.setStatusBar(self._status)
        self._status.dice.clicked.connect(lambda: self.dialogs.show_dice(self.games))
        self._menus = menus(self, self, self.games.specs, parts.appearance)
        self.games.currentChanged.connect(self._on_tab_changed)
        self._on_tab_changed()
        # What sound and voice need is loaded after the games have been painted; a key that was pressed comes first.
        FirstPaint(self, partial(in_next_turn, self._status, self._status.begin))

    @property
    def current_tab(self) -> WindowPage:
        """The page that is chosen."""
        return self.games.current

    @property
    def place_of_tab(self) -> int:
        """Which tab is chosen, counted from 0."""
        return self.games.currentIndex()

    def choose_tab(self, place: int) -> None:
        """Shows another page, counted from 0; the one that is left stays as it is."""
        self.games.setCurrentIndex(place)

    def tell(self, sentence: str) -> None:
        """Says something in the status bar until the game moves on."""
        self._status.tell(sentence)

    def show_status(self) -> None:
        """Shows again whether the game is saved."""
        self._status.show_status(self.current_tab.status())

    def toggle_sound(self) -> None:
        """Switches the sound off or on."""
        self._status.toggle_sound()

    @property
    def records(self) -> "RecordCommands":
        """Writes records into files, and opens those in files."""
        # All games are loaded for it, and no start needs that.
        from dicedesk.ui.window.records.record_commands import RecordCommands

        return RecordCommands(self, self, self._parts.short_jobs, self._parts.jobs)

    def save_record(self) -> None:
        """Asks for a file, and writes the record of the current game into it."""
        game = self.games.game
        if game is not None:
            self.records.ask_and_save(game.record_text(), self.games.title)

    def ask_and_open_records(self) -> None:
        """Asks for files, and opens the records in them."""
        self.records.ask_and_open()

    def show_story(self, story: "Story", file: str) -> "RecordWindow":
        """Opens the story of a record beside its game, or beside the history; `file` is where it was read from."""
        place = self.games.place_of(story.game)
        title = story.game if place is None else self.games.specs[place].title
        if place is not None and self.games.game is not None:
            self.choose_tab(place)
        window = self.dialogs.show_story(story, title, file)
        window.replay_asked.connect(self._replay)
        window.review_asked.connect(self._review)
        return window

    def offer_import(self, files: Sequence[str], holds: Sequence[str]) -> "ImportOffer":
        """Offers to import files with several records; `holds` says what each of them holds."""
        offer = self.dialogs.offer_import(files, holds)
        offer.wanted.connect(self._import)
        return offer

    @property
    def dialogs(self) -> "Dialogs":
        """Opens the windows beside the game."""
        # They come to a hundred modules, of which no start needs any.
        from dicedesk.ui.window.dialogs import Dialogs

        return Dialogs(self, self._services)

    def show_rules(self) -> "HelpWindow":
        """Opens the help of the current page, for a game its rules, or brings it to the front where it is open."""
        page, title = self.current_tab.help_page, self.games.title
        if self.games.game is None:
            return self.dialogs.show_help(page, title)
        return self.dialogs.show_rules(page, title)

    def show_settings(self) -> "SettingsDialog":
        """Opens the settings, or brings them to the front."""
        return self.dialogs.show_settings()

    def ask_oracle(self, award: "Award | None" = None) -> "OracleDialog":
        """Opens the Oracle, for an award or just so."""
        return self.dialogs.ask_oracle(award)

    def show_palette(self) -> "CommandPalette":
        """Opens the command palette over the window."""
        rules = [
            (title, partial(self._show_rules_of, place)) for place, title in enumerate(self.games.game_titles)
        ]
        actions = self.current_tab.actions(), self.actions()
        return self.dialogs.show_palette(self.games.title, actions, rules)

    def show_keys(self) -> "KeysWindow":
        """Opens the sheet of keys beside the game."""
        tab = self.current_tab
        return self.dialogs.show_keys(self.games.title, (tab.actions(), self.actions()), tab.other_keys())

    def show_about(self) -> "AboutWindow":
        """Opens what the program is and what it is made with, beside the game."""
        facts = self._parts.facts()
        return self.dialogs.show_about(facts.version, facts.report)

    def landmarks(self) -> dict[Landmark, QWidget]:
        """Those of the window, and of the game that is chosen."""
        return {
            **self.current_tab.landmarks(),
            Landmark.TABS: self.games.tabBar(),
            Landmark.SEAL: self._status.dice,
            Landmark.MENUS: self.menuBar(),
        }

    def walkthrough(self) -> "Walkthrough":
        """Points at one part of the window after the other, beside a game, which goes on behind."""
        if self.games.game is None:
            self.choose_tab(0)
        begun = self.dialogs.walkthrough(self.landmarks, lambda: self.current_tab.goal())
        begun.ended.connect(self._keep_ring_in_game)
        return begun

    def offer_walkthrough(self) -> "Offer":
        """Asks quietly, at the edge of the window, whether somebody wants that."""
        offer = self.dialogs.offer_walkthrough(self.landmarks, self.walkthrough)
        offer.ended.connect(self._keep_ring_in_game)
        return offer

    def _show_rules_of(self, place: int) -> None:
        self.choose_tab(place)
        self.show_rules()

    def _keep_ring_in_game(self) -> None:
        # When what has the focus ring goes, Qt gives it to whatever comes next: the sound in the status bar.
        focus = self.focusWidget()
        if focus is None or self._status.isAncestorOf(focus):
            self.current_tab.take_focus()

    def _on_made(self, page: WindowPage) -> None:
        made = [(spec, make_action(spec, page)) for spec in page.menu_actions()]
        self._actions[page] = [action for spec, action in made if spec.in_menu]
        page.status_changed.connect(self.show_status)
        page.noted.connect(self.tell)
        page.told.connect(lambda words: announce(page, words))
        page.story_opened.connect(self.show_story)
        page.replay_asked.connect(self._replay)
        page.review_asked.connect(self._review)
        page.practice_asked.connect(self._practice)
        page.opponent_asked.connect(self._play_against)
        if isinstance(page, GameTab):
            page.heard.connect(self._play)
            page.award_won.connect(self.ask_oracle)
            page.working_asked.connect(lambda asked: self.dialogs.workings.show(asked))
            page.strategies_asked.connect(lambda names: self.dialogs.strategies.show(names))

    def _on_tab_changed(self) -> None:
        page = self.current_tab
        self._menus.show(self._actions[page], is_game=self.games.game is not None)
        self.show_status()

    def _import(self, files: Sequence[str]) -> None:
        self.games.choose("history")
        self.current_tab.take_files(files)

    def _replay(self, record: str) -> None:
        self.dialogs.show_replay(record, self.games, self.tell)

    def _review(self, record: str) -> None:
        self.dialogs.reviews.show(record, self.games)

    def _practice(self, game: str) -> None:
        self.dialogs.practice.show(game, looks_for_mistakes=self.games.game is not None)

    def _play_against(self, game: str, name: str) -> None:
        tab = self.games.tab_of(game)
        if tab is not None:
            self.games.choose(game)
            tab.play_against(name)
            tab.take_focus()

    def _play(self, cue: Cue) -> None:
        self._services.play(cue)
        self._status.show_sound_and_voice()


def _other_pages(services: Services) -> tuple[PageSpec, ...]:
    """The pages that are no game."""
    return (
        PageSpec("lab", tr("Lab"), partial(_lab, services), ("Ctrl+L",)),
        PageSpec("history", tr("History"), partial(_history, services), ("Ctrl+H",)),
    )


def _lab(services: Services, parent: QWidget) -> WindowPage:
    # 70 ms.
    from dicedesk.ui.features.lab.page import LabPage

    return LabPage(services.parts, services.appearance, parent)


def _history(services: Services, parent: QWidget) -> WindowPage:
    # 210 ms.
    from dicedesk.ui.features.history.page import HistoryPage

    return HistoryPage(services.parts, services.appearance, parent)
