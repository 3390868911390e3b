"""The main window: a tab for each game and each other page, the menus, and the line that says what is saved."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu, QPushButton, QSizePolicy, QStatusBar, QWidget

from dicedesk.core.words import tr as sentence
from dicedesk.play.ports.audio import Cue
from dicedesk.play.ports.jobs import ImmediateJobs, Jobs
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.app import FIRST_WINDOW, SMALLEST_WINDOW, FirstPaint
from dicedesk.ui.base.keys import ActionSpec, EnterKey, make_action
from dicedesk.ui.base.lifetime import in_next_turn
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.page import Landmark, PageSpec, Status, WindowPage
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.table.game_tab import GameTab, TabSpec
from dicedesk.ui.window.game_tabs import GameTabs
from dicedesk.ui.window.services import Services

if TYPE_CHECKING:
    from dicedesk.features.story import Story
    from dicedesk.games.poker_dice.oracle import Award
    from dicedesk.ui.features.help.about import AboutWindow
    from dicedesk.ui.features.help.commands import CommandPalette, KeysWindow
    from dicedesk.ui.features.help.pages import HelpWindow
    from dicedesk.ui.features.oracle import OracleDialog
    from dicedesk.ui.features.record import RecordWindow
    from dicedesk.ui.features.settings.dialog import SettingsDialog
    from dicedesk.ui.features.walkthrough import Offer, Walkthrough
    from dicedesk.ui.window.dialogs import Dialogs, ImportOffer


@dataclass(frozen=True, eq=False)
class WindowParts:
    """What a main window is made of; the next one, such as in another language, is made of the same.

    A tab is made when it is chosen, or in a quiet moment before that. `facts` is called when somebody opens About,
    and returns the version and a report on this computer. `jobs` does what takes longer than a moment, `short_jobs`
    what takes about that.
    """

    tabs: tuple[TabSpec, ...]
    services: Services
    facts: Callable[[], tuple[str, str]]
    jobs: Jobs = field(default_factory=ImmediateJobs)
    short_jobs: Jobs = field(default_factory=ImmediateJobs)


class MainWindow(QMainWindow):
    """Holds the tabs that it is given; it knows no game. It lies in a Shell, and can stand alone.

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
        """Show the tab at `first_tab` first, counted from 0; 0 if there are fewer.

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
        self._menus = menus(self, self.games.specs, parts.services.appearance)
        self.games.currentChanged.connect(self._on_tab_changed)
        self._on_tab_changed()
        # What sound and voice need is loaded after the games have been painted; a key that was pressed comes first.
        FirstPaint(self, partial(in_next_turn, self._status, self._status.begin))

    @property
    def current_tab(self) -> WindowPage:
        """The page that is shown."""
        return self.games.current

    @property
    def place_of_tab(self) -> int:
        """The number of the tab that is shown, from 0."""
        return self.games.currentIndex()

    def choose_tab(self, place: int) -> None:
        """Show a tab, counted from 0; the one before stays as it is."""
        self.games.setCurrentIndex(place)

    def tell(self, sentence: str) -> None:
        """Show a sentence in the status bar until the game moves on."""
        self._status.tell(sentence)

    def show_status(self) -> None:
        """Show in the status bar whether the game is saved."""
        self._status.show_status(self.current_tab.status())

    def toggle_sound(self) -> None:
        """Turn the sound off or on."""
        self._status.toggle_sound()

    def save_record(self) -> None:
        """Ask for a file, and save the record of the current game in it."""
        # 0.2 s of a busy computer: all games are loaded to read a record.
        from dicedesk.ui.window.records import file_to_save

        game = self.games.game
        file = None if game is None else file_to_save(self, game.record_text(), self.games.title)
        if game is not None and file is not None:
            self.write_record(file, game.record_text())

    def write_record(self, file: Path, record: str) -> None:
        """Write a record's text into a file, and say what came of it."""
        # 0.2 s, as above.
        from dicedesk.ui.window.records import write_record

        self.tell(write_record(file, record))

    def ask_and_open_records(self) -> None:
        """Ask for files, and open the records in them."""
        # 0.2 s, as above.
        from dicedesk.ui.window.records import chosen_files

        self.open_records(chosen_files(self))

    def open_records(self, files: Sequence[str]) -> None:
        """Read files in the background, and open the story of each record; the status bar tells of the others."""
        # 0.2 s, as above.
        from dicedesk.ui.window.records import RecordReading

        reading = RecordReading(files, self._parts.short_jobs, self._parts.jobs, self)
        reading.told.connect(self.tell)
        reading.read.connect(self.show_story)
        reading.several.connect(self.offer_import)
        reading.silent.connect(self.show_status)
        reading.start()

    def show_story(self, story: "Story", file: str) -> "RecordWindow":
        """Open the story of a record beside its game, or beside the history; `file` is the name of its file."""
        place = self.games.place_of(story.game)
        title = story.game if place is None else self.games.specs[place].title
        if place is not None and self.games.game is not None:
            self.choose_tab(place)
        window = self.dialogs.show_story(story, title, file)
        window.replay_asked.connect(self._replay)
        window.review_asked.connect(self._review)
        return window

    def offer_import(self, files: Sequence[str], holds: Sequence[str]) -> "ImportOffer":
        """Offer to import files with several records; `holds` says what each of them holds."""
        offer = self.dialogs.offer_import(files, holds)
        offer.wanted.connect(self._import)
        return offer

    @property
    def dialogs(self) -> "Dialogs":
        """What opens the windows beside the game.

        It is made at each access: one that is kept would hold this window in a cycle, for the garbage collector.
        """
        # 0.8 s of a busy computer: every window beside the game, of which no start needs any.
        from dicedesk.ui.window.dialogs import Dialogs

        return Dialogs(self, self._services)

    def show_rules(self) -> "HelpWindow":
        """Open the rules of the game or the help of the page that is shown, or bring it to the front."""
        page, title = self.current_tab.help_page, self.games.title
        if self.games.game is None:
            return self.dialogs.show_help(page, title)
        return self.dialogs.show_rules(page, title)

    def show_settings(self) -> "SettingsDialog":
        """Open the settings, or bring them to the front."""
        return self.dialogs.show_settings()

    def ask_oracle(self, award: "Award | None" = None) -> "OracleDialog":
        """Open the Oracle, for an award or without one."""
        return self.dialogs.ask_oracle(award)

    def show_palette(self) -> "CommandPalette":
        """Open the command palette."""
        rules = [
            (title, partial(self._show_rules_of, place)) for place, title in enumerate(self.games.game_titles)
        ]
        actions = self.current_tab.actions(), self.actions()
        return self.dialogs.show_palette(self.games.title, actions, rules)

    def show_keys(self) -> "KeysWindow":
        """Open the sheet of keys."""
        tab = self.current_tab
        return self.dialogs.show_keys(self.games.title, (tab.actions(), self.actions()), tab.other_keys())

    def show_about(self) -> "AboutWindow":
        """Open what the program is and what it is made with."""
        return self.dialogs.show_about(*self._parts.facts())

    def landmarks(self) -> dict[Landmark, QWidget]:
        """Return the parts of the window and of its page that the quick tour points at."""
        return {
            **self.current_tab.landmarks(),
            Landmark.TABS: self.games.tabBar(),
            Landmark.SEAL: self._status.dice,
            Landmark.MENUS: self.menuBar(),
        }

    def walkthrough(self) -> "Walkthrough":
        """Begin the quick tour at a game, which goes on behind."""
        if self.games.game is None:
            self.choose_tab(0)
        begun = self.dialogs.walkthrough(self, self.landmarks, lambda: self.current_tab.goal())
        begun.ended.connect(self._keep_ring_in_game)
        return begun

    def offer_walkthrough(self) -> "Offer":
        """Offer the quick tour at the edge of the window."""
        offer = self.dialogs.offer_walkthrough(self, self.landmarks, self.walkthrough)
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
        self.dialogs.show_review(record, self.games)

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


class PageMenu:
    """The first menu: the actions of the page that is shown, and below them what is always there."""

    def __init__(self, menu: QMenu, always: Sequence[QAction], of_games: Sequence[QAction]) -> None:
        """`always` are the actions at the end, `of_games` those that only a game can do."""
        self._menu, self._always, self._of_games = menu, tuple(always), tuple(of_games)

    def show(self, actions: Sequence[QAction], *, is_game: bool) -> None:
        """Show the actions of another page; disable what only a game can do unless it is one."""
        self._menu.clear()
        self._menu.addActions(actions)
        self._menu.addSeparator()
        self._menu.addActions(self._always)
        for action in self._of_games:
            action.setEnabled(is_game)


def menus(window: MainWindow, pages: Sequence[PageSpec], appearance: Appearance) -> PageMenu:
    """Fill the menu bar: Game, View and Help; `pages` are the tabs."""
    game = _menu(window, tr("&Game"))
    themes = theme_actions(appearance, window)
    tabs, view = _made(window, _tab_specs(window, pages)), _made(window, _view_specs(window))
    _menu(window, tr("&View"), tabs, themes, view)
    _menu(window, tr("&Help"), _made(window, _help_specs(window)))
    open_record, of_games, end = (_made(window, specs) for specs in _game_end_specs(window))
    return PageMenu(game, (*open_record, *of_games, *end), of_games)


def _made(window: QMainWindow, specs: Iterable[ActionSpec]) -> list[QAction]:
    return [make_action(spec, window) for spec in specs]


def _menu(window: QMainWindow, title: str, *groups: Sequence[QAction]) -> QMenu:
    """Add a menu, with a line between its groups."""
    menu = window.menuBar().addMenu(title)
    for place, actions in enumerate(groups):
        if place:
            menu.addSeparator()
        menu.addActions(actions)
    return menu


def _game_end_specs(window: MainWindow) -> tuple[tuple[ActionSpec, ...], ...]:
    """Return the end of the first menu in three parts; only a game can do the second."""
    key = QKeySequence.StandardKey
    settings = (key.Preferences, "F10") if QKeySequence.keyBindings(key.Preferences) else ("F10",)
    leave = (key.Quit,) if QKeySequence.keyBindings(key.Quit) else ("Ctrl+Q",)
    return (
        (ActionSpec(tr("Open game record…"), ("Ctrl+Shift+O",), window.ask_and_open_records),),
        (
            ActionSpec(
                tr("New game with your own dice"),
                ("Ctrl+Shift+N",),
                partial(_begin_with_dice, window, are_typed=True),
            ),
            ActionSpec(
                tr("New game with the program's dice"), (), partial(_begin_with_dice, window, are_typed=False)
            ),
            ActionSpec(tr("Save game record…"), (key.Save,), window.save_record),
            ActionSpec(
                tr("Replay this game"),
                ("Ctrl+R",),
                lambda: window.dialogs.replay_game(window.games, window.tell),
            ),
            ActionSpec(
                tr("Review this game"),
                ("Ctrl+Shift+A",),
                lambda: window.dialogs.review_game(window.games),
            ),
            ActionSpec(tr("Dice of this game…"), ("Ctrl+D",), lambda: window.dialogs.show_dice(window.games)),
        ),
        (
            ActionSpec(tr("Settings…"), settings, window.show_settings),
            ActionSpec(tr("Quit DiceDesk"), leave, partial(_close, window)),
        ),
    )


def _tab_specs(window: MainWindow, pages: Sequence[PageSpec]) -> tuple[ActionSpec, ...]:
    return tuple(
        ActionSpec(page.title, (f"Ctrl+{place + 1}", *page.keys), partial(window.choose_tab, place))
        for place, page in enumerate(pages)
    )


def _view_specs(window: MainWindow) -> tuple[ActionSpec, ...]:
    return (
        ActionSpec(tr("All statistics…"), ("Ctrl+Shift+H",), lambda: window.dialogs.show_statistics()),
        ActionSpec(tr("Strategies of Hog…"), ("Ctrl+Shift+M",), lambda: window.dialogs.strategies.show()),
        ActionSpec(tr("Practice…"), ("Ctrl+Shift+P",), partial(_practice, window)),
        ActionSpec(tr("Sound on or off"), ("M",), window.toggle_sound),
        ActionSpec(tr("Full screen"), ("F11",), partial(_toggle_full_screen, window)),
    )


def _help_specs(window: MainWindow) -> tuple[ActionSpec, ...]:
    return (
        ActionSpec(tr("Rules of this game"), ("F1",), window.show_rules),
        ActionSpec(tr("Keyboard shortcuts"), ("?",), window.show_keys),
        ActionSpec(tr("Quick tour"), (), window.walkthrough),
        ActionSpec(tr("Find a command…"), ("Ctrl+K",), window.show_palette),
        ActionSpec(tr("Ask the Oracle"), ("Ctrl+O",), window.ask_oracle),
        ActionSpec(tr("Coach"), (), lambda: window.dialogs.show_help("coach", tr("Coach"))),
        ActionSpec(tr("Provably fair dice"), (), lambda: window.dialogs.show_fairness()),
        ActionSpec(tr("Restore a backup…"), (), lambda: window.dialogs.show_backups()),
        ActionSpec(tr("For the classroom"), (), lambda: window.dialogs.show_classroom()),
        ActionSpec(tr("Craps chapter demo"), (), lambda: window.dialogs.show_demonstration()),
        ActionSpec(tr("About DiceDesk"), (), window.show_about),
    )


def _practice(window: MainWindow) -> None:
    """Open the exercises; look for mistakes, unless the history is shown, which reviews games itself."""
    window.dialogs.practice.show(looks_for_mistakes=window.games.game is not None)


def _begin_with_dice(window: MainWindow, *, are_typed: bool) -> None:
    """Begin another game on the tab, if it is a game's."""
    if window.games.game is not None:
        window.games.game.bridge.ask_for_game(are_typed=are_typed)


def _close(part: QWidget) -> None:
    """Close the top-level window of a widget."""
    part.window().close()


def _toggle_full_screen(part: QWidget) -> None:
    """Let the top-level window of a widget fill the screen, or not any more."""
    window = part.window()
    if window.isFullScreen():
        window.showNormal()
    else:
        window.showFullScreen()


def _other_pages(services: Services) -> tuple[PageSpec, ...]:
    """Return the pages that are no games."""
    return (
        PageSpec("lab", sentence("Lab"), partial(_lab, services), ("Ctrl+L",)),
        PageSpec("history", sentence("History"), partial(_history, services), ("Ctrl+H",)),
    )


def _lab(services: Services, parent: QWidget) -> WindowPage:
    # 70 ms.
    from dicedesk.ui.features.lab.page import LabPage

    return LabPage(services.parts, services.appearance, parent)


def _history(services: Services, parent: QWidget) -> WindowPage:
    # 210 ms.
    from dicedesk.ui.features.history.page import HistoryPage

    return HistoryPage(services.parts, services.appearance, parent)


def theme_actions(appearance: Appearance, owner: QWidget) -> list[QAction]:
    """Return an action for each theme; the tick follows a choice that is made elsewhere."""
    names = {
        ThemeChoice.DESKTOP: tr("System theme"),
        ThemeChoice.DARK: tr("Dark theme"),
        ThemeChoice.LIGHT: tr("Light theme"),
        ThemeChoice.CONTRAST: tr("High-contrast theme"),
    }
    actions = []
    for choice, name in names.items():
        action = make_action(ActionSpec(name, (), partial(appearance.choose, choice)), owner)
        action.setCheckable(True)
        _Tick(appearance, choice, action)
        actions.append(action)
    return actions


class _Tick(QObject):
    """The tick at an action while its theme is the chosen one.

    A QActionGroup would do so too, but PySide takes the actions for its children, and the collector for garbage.
    """

    def __init__(self, appearance: Appearance, choice: ThemeChoice, action: QAction) -> None:
        super().__init__(action)
        self._appearance, self._choice = appearance, choice
        appearance.changed.connect(self._show)
        action.triggered.connect(self._show)
        self._show()

    def _show(self) -> None:
        action = self.parent()
        if isinstance(action, QAction):
            action.setChecked(self._appearance.choice is self._choice)


class StatusLine(QStatusBar):
    """Shows the status of a game, and after `begin` whether there are sound and voice."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._has_begun = self._has_voice = False
        self._saved, self._voice = _Told(self), QLabel()
        self.dice = QPushButton()
        self.dice.setObjectName("status")
        self._sound = QPushButton()
        self._sound.setObjectName("status")
        self._sound.clicked.connect(self.toggle_sound)
        self._sound.hide()  # until it is known what it says: a button without a word helps nobody
        services.sound_changed.connect(self._show_sound)
        self.setSizeGripEnabled(False)
        self.addWidget(self._saved, 1)
        for part in (self.dice, self._sound, self._voice):
            self.addPermanentWidget(part)

    def tell(self, sentence: str) -> None:
        """Show a sentence until the game moves on."""
        self._saved.say(sentence)

    def show_status(self, status: Status) -> None:
        """Show whether the game is saved, and where its dice come from."""
        self._saved.say(status.saved)
        self.dice.setText(status.dice)
        self.dice.setVisible(bool(status.dice))
        self.dice.setToolTip(status.tip)
        self.dice.setAccessibleDescription(status.tip)

    def begin(self) -> None:
        """Begin to show sound and voice, which take too long for the first paint."""
        self._has_begun = True
        self.show_sound_and_voice()
        self._services.parts.settings.voice_changed.connect(self._show_voice)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._saved.lay_over()

    def event(self, event: QEvent) -> bool:
        """Look at sound and voice again when the window comes to the front: they may have been turned on or off."""
        if event.type() is QEvent.Type.WindowActivate and self._has_begun:
            in_next_turn(self, self.show_sound_and_voice)
        return super().event(event)

    def show_sound_and_voice(self) -> None:
        """Look for sound and voice, and show whether they are on."""
        self._show_sound()
        voice = self._services.parts.speech.available
        self._has_voice = bool(voice)
        self._voice.setToolTip(in_sentences(shown(voice.reason), shown(voice.cure)))
        self._show_voice()

    def _show_sound(self) -> None:
        self._sound.setText(self._services.sounds.words)
        tip = self._services.sounds.error or tr("Turn sound on or off (M)")
        self._sound.setToolTip(tip)
        self._sound.setAccessibleDescription(tip)
        self._sound.show()

    def _show_voice(self) -> None:
        """Show whether the voice is on; `show_sound_and_voice` has looked whether there is one, which takes a while."""
        if not self._has_voice:
            self._voice.setText(tr("No voice"))
        elif self._services.parts.settings.value.voice.is_on:
            self._voice.setText(tr("Voice on"))
        else:
            self._voice.setText(tr("Voice off"))

    def toggle_sound(self) -> None:
        """Turn the sound off or on, and have that announced."""
        self._services.sounds.toggle()
        self.show_sound_and_voice()
        announce(self, self._sound.text())


class _Told(QLabel):
    """Words in one line. If they need more, they cover the lower edge of the game, whose layout stays."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._whole: QLabel | None = None

    def say(self, words: str) -> None:
        self.setText(words)
        self.lay_over()

    def lay_over(self) -> None:
        """Show all lines of words that do not fit in one."""
        bar = self.parentWidget()
        window = None if bar is None else bar.parentWidget()
        if window is None:
            return
        is_long = self.sizeHint().width() > self.width()
        if is_long:
            whole = self._whole = self._whole or _several_lines(window)
            whole.setText(self.text())
            whole.ensurePolished()
            high = max(whole.heightForWidth(self.width()), self.height())
            foot = self.mapTo(window, self.rect().bottomLeft())
            whole.setGeometry(foot.x(), foot.y() + 1 - high, self.width(), high)
            whole.raise_()
        if self._whole is not None:
            self._whole.setVisible(is_long)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_over()


def _several_lines(window: QWidget) -> QLabel:
    made = QLabel(window)
    made.setObjectName("told")
    made.setWordWrap(True)
    made.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return made
