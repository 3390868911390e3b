"""The windows beside the game: rules, settings, the Oracle, records, replays, reviews and the like."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.record import Record
from dicedesk.features.replay import RecordedGame, recorded_in
from dicedesk.features.story import Story
from dicedesk.games.poker_dice.oracle import Award
from dicedesk.ui.base.dialogs import CopyButtons, begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.base.work import Work
from dicedesk.ui.features.backups import BackupsWindow
from dicedesk.ui.features.fair_dice import FairDiceWindow
from dicedesk.ui.features.help.about import AboutWindow
from dicedesk.ui.features.help.commands import Command, CommandPalette, KeysWindow, commands_of, key_lines
from dicedesk.ui.features.help.pages import (
    HelpWindow,
    Page,
    classroom_page,
    fairness_page,
    rules_page,
    title_page,
)
from dicedesk.ui.features.oracle import OracleDialog
from dicedesk.ui.features.practice.window import Practice
from dicedesk.ui.features.record import RecordWindow
from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.features.settings.dialog import SettingsDialog, SettingsPart, settings_commands
from dicedesk.ui.features.statistics import StatisticsWindow, show_statistics
from dicedesk.ui.features.walkthrough import Landmarks, Offer, Walkthrough, offer_walkthrough, walkthrough
from dicedesk.ui.features.working import Workings
from dicedesk.ui.games.craps.demonstration import DemonstrationWindow
from dicedesk.ui.games.hog.strategies import Strategies
from dicedesk.ui.window.game_tabs import GameTabs
from dicedesk.ui.window.services import Services

_ERROR_SIZE = (620, 360)
_LINES = 6
MOST_REPORTS = 20
"""At most this many errors are added while the window is open."""


class ErrorWindow(QDialog):
    """Tells of an unexpected error without blocking the game, with details for a bug report; Escape closes it."""

    def __init__(self, sentence: str, report: str, parent: QWidget) -> None:
        """`sentence` says what became of the game, `report` what a bug report should say."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Something went wrong"))
        self.sentence, self.report = label("lead", sentence, wraps=True), QPlainTextEdit(report)
        self._reports = [report]
        self.buttons = CopyButtons(self.report, self, tr("Copy for a bug report"))
        self._lay_out()
        EnterKey(self)
        self.buttons.close_button.setFocus()

    def add(self, sentence: str, report: str) -> None:
        """Add one more error."""
        self.sentence.setText(sentence)
        if report not in self._reports and len(self._reports) < MOST_REPORTS:
            self._reports.append(report)
            self.report.setPlainText("\n\n".join(self._reports))

    def _lay_out(self) -> None:
        self.report.setReadOnly(True)
        self.report.document().setDocumentMargin(0)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(tr("Details"))
        self.report.setMinimumHeight(_LINES * self.report.fontMetrics().lineSpacing())
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.sentence)
        column.addWidget(self.report, 1)
        private = tr("It contains nothing you typed. DiceDesk sends nothing; you decide who sees it.")
        column.addWidget(label("second", private, wraps=True))
        column.addLayout(self.buttons)
        begin_with(self, *_ERROR_SIZE)


_IMPORT_WIDTH = 420


class ImportOffer(QDialog):
    """Offers to import files with several records. Escape closes it. Signals: `wanted(files)` when it is accepted."""

    wanted = Signal(object)

    def __init__(self, files: Sequence[str], holds: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Import game records"))
        self._files = tuple(files)
        says = in_sentences(*holds, tr("Import them into the history?"))
        self.says = label("lead", says, wraps=True)
        self.import_button, self.cancel_button = QPushButton(tr("Import games")), QPushButton(tr("Cancel"))
        self.import_button.setObjectName("primary")
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addStretch(1)
        for button in (self.import_button, self.cancel_button):
            button.setAutoDefault(False)
            button.setAccessibleDescription(says)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.says)
        column.addLayout(buttons)
        self.setMinimumWidth(_IMPORT_WIDTH)
        self.import_button.clicked.connect(self._on_wanted)
        self.cancel_button.clicked.connect(self.close)
        EnterKey(self)
        self.import_button.setFocus()

    def _on_wanted(self) -> None:
        self.wanted.emit(self._files)
        self.close()


class PlayingOn(QObject):
    """Goes on from a moment of a replay or review in a practice game on the tab; lives as long as its window."""

    def __init__(self, window: ReviewWindow | ReplayWindow, games: GameTabs, owner: QWidget) -> None:
        super().__init__(window)
        self._window, self._games, self._owner = window, games, owner
        window.play_on_asked.connect(self._play_on)

    def _play_on(self, record: Record[Any]) -> None:
        """Begin a practice game on the tab of the game; ask a second time if a game is under way there."""
        tab = self._games.tab_of(record.spec.id)
        sure = tr("Press again to leave your current game and play on from here")
        if tab is None or not (
            tab.bridge.session.is_untouched or self._window.asked.is_sure("play on", sure)
        ):
            return
        tab.bridge.go_on_from(record)
        self._games.choose(record.spec.id)
        self._window.close()
        self._owner.activateWindow()
        tab.take_focus()
        tab.noted.emit(tr("Casual game from move {move}", move=len(record.plays)))


class Replays(QObject):
    """Opens one replay, and lives as long as its window."""

    def __init__(
        self, games: GameTabs, services: Services, tell: Callable[[str], object], owner: QWidget
    ) -> None:
        """`tell` hears why a record cannot be replayed; `owner` is the parent of the replay."""
        super().__init__(owner)
        self._games, self._services, self._tell, self._owner = games, services, tell, owner

    def open(self, record: str) -> None:
        """Read the text of a record in the background, then show its replay."""
        Work(self._services.parts.jobs, self, self._on_read, self._on_failed).ask(recorded_in, record)

    def _on_read(self, game: RecordedGame[Any]) -> None:
        spec = self._games.spec_of(game.record.spec.id)
        if spec is None or spec.show is None:
            self._refuse(tr("there is no such game here"))
            return
        window = ReplayWindow(
            game, spec.title, spec.show, self._services.appearance, self._services.play, self._owner
        )
        self.setParent(window)
        PlayingOn(window, self._games, self._owner)
        services = self._services
        workings = Workings(services.appearance, lambda: services.parts.long_jobs, window)
        window.shown.tab.working_asked.connect(lambda asked: workings.show(asked))
        window.show()
        window.activateWindow()

    def _on_failed(self, reason: str) -> None:
        self._refuse(shown(reason))

    def _refuse(self, reason: str) -> None:
        self._tell(tr("This record cannot be replayed: {reason}", reason=reason))
        self.deleteLater()


Kind = TypeVar("Kind", bound=QDialog)


class Dialogs:
    """Opens the windows beside the game, at most one of most kinds."""

    def __init__(self, owner: QWidget, services: Services) -> None:
        """They belong to the top-level window of `owner`, and stay when another main window lies in it."""
        self._owner, self._services = owner.window(), services
        self.workings = Workings(services.appearance, lambda: services.parts.long_jobs, self._owner)
        self.strategies = Strategies(lambda: services.parts.long_jobs, services.appearance, self._owner)
        self.practice = Practice(lambda: services.parts, services.appearance, self.workings.show, self._owner)

    def ask_oracle(self, award: Award | None = None) -> OracleDialog:
        """Open the Oracle, for an award or without one, or bring it to the front."""
        before, parts = self._open(OracleDialog), self._services.parts
        if before is not None and award is not None:
            before.close()
            before = None
        if before is None:
            appearance = self._services.appearance
            before = OracleDialog(parts.oracle, parts.speech, parts.settings, appearance, award, self._owner)
        return _brought_up(before)

    def show_settings(self, part: SettingsPart | None = None) -> SettingsDialog:
        """Open the settings or bring them to the front, at a card if one is given."""
        settings = self._open(SettingsDialog)
        if settings is None:
            settings = SettingsDialog(self._services.parts, self._services.appearance, self._owner)
        _brought_up(settings)
        if part is not None:
            settings.go_to(part)
        return settings

    def show_rules(self, page: str, game: str) -> HelpWindow:
        """Open the rules of a game, or bring them to the front."""
        return self._show_page(rules_page(page, game, self._services.parts.language.code))

    def show_help(self, page: str, title: str) -> HelpWindow:
        """Open the help of a page that is no game, or bring it to the front; `title` is the title of the page."""
        return self._show_page(title_page(page, title, self._services.parts.language.code))

    def show_classroom(self) -> HelpWindow:
        """Open the list of what the classroom offers, or bring it to the front."""
        return self._show_page(classroom_page())

    def show_demonstration(self) -> DemonstrationWindow:
        """Open what the craps chapter's demonstration prints, or bring it to the front."""
        return _brought_up(self._open(DemonstrationWindow) or DemonstrationWindow(self._owner))

    def show_fairness(self) -> HelpWindow:
        """Open the page about provably fair dice, or bring it to the front."""
        return self._show_page(fairness_page(self._services.parts.language.code))

    def show_dice(self, games: GameTabs) -> FairDiceWindow | None:
        """Open the dice of the chosen game, or bring them to the front; return None if no game is chosen."""
        before, tab = self._open(FairDiceWindow), games.game
        if tab is None:
            return None
        if before is not None and before.bridge is not tab.bridge:
            before.close()
            before = None
        show_help = self.show_fairness
        if before is None:
            changed, title = tab.status_changed, games.title
            before = FairDiceWindow(title, tab.bridge, changed, show_help, self._owner)
        return _brought_up(before)

    def show_backups(self) -> BackupsWindow:
        """Open the backups of the saved games, or bring them to the front."""
        parts = self._services.parts
        made = self._open(BackupsWindow) or BackupsWindow(parts.backups, parts.jobs, self._owner)
        return _brought_up(made)

    def show_statistics(self) -> StatisticsWindow:
        """Open the statistics of all games, or bring them to the front."""
        return show_statistics(self._services.parts, self._services.appearance, "", self._owner)

    def show_error(self, sentence: str, report: str) -> ErrorWindow:
        """Open the window of an unexpected error, or add the error to it."""
        before = self._open(ErrorWindow)
        if before is not None:
            before.add(sentence, report)
            return before
        return _brought_up(ErrorWindow(sentence, report, self._owner))

    def _show_page(self, page: Page) -> HelpWindow:
        visible = (found for found in self._owner.findChildren(HelpWindow) if found.isVisible())
        before = next((found for found in visible if found.page == page.name), None)
        dice, appearance = self._services.parts.dice, self._services.appearance
        return _brought_up(before or HelpWindow(page, dice, appearance, self._owner))

    def show_story(self, story: Story, game: str, file: str) -> RecordWindow:
        """Open the story of a record; `game` is the title of the game, `file` the name of the file."""
        window = RecordWindow(story, game, file, self._owner)
        window.show()
        return window

    def offer_import(self, files: Sequence[str], holds: Sequence[str]) -> ImportOffer:
        """Offer to import files with several records; `holds` says what each of them holds."""
        return _brought_up(ImportOffer(files, holds, self._owner))

    def replay_game(self, games: GameTabs, tell: Callable[[str], object]) -> None:
        """Replay the game that is chosen, if one is. `tell` hears why that cannot be done."""
        if games.game is not None:
            self.show_replay(games.game.record_text(), games, tell)

    def show_replay(self, record: str, games: GameTabs, tell: Callable[[str], object]) -> None:
        """Replay a record, as soon as it is read."""
        Replays(games, self._services, tell, self._owner).open(record)

    def review_game(self, games: GameTabs) -> None:
        """Review the game that is chosen, if one is."""
        if games.game is not None:
            self.show_review(games.game.record_text(), games)

    def show_review(self, record: str, games: GameTabs) -> ReviewWindow:
        """Review the text of a record; its window says if that cannot be done. Any number may be open."""
        titles = dict(zip(games.game_ids, games.game_titles, strict=True))
        window = ReviewWindow(record, self._services.parts, self._services.appearance, titles, self._owner)
        # A connection to a method of what is no QObject ends with that object, which lives as long as this call.
        workings, practice = self.workings, self.practice
        window.why_asked.connect(lambda asked: workings.show(asked))
        window.practice_asked.connect(lambda record, ply: practice.practice_move(record, ply))
        PlayingOn(window, games, self._owner)
        return _brought_up(window)

    def show_palette(
        self,
        game: str,
        actions: tuple[Iterable[QAction], Iterable[QAction]],
        rules: Iterable[tuple[str, Callable[[], object]]],
    ) -> CommandPalette:
        """Open the command palette: the actions of the game and of the window, each game's rules, and the settings.

        `rules` are the names of the games, each with what shows its rules.
        """
        of_the_game, of_the_window = actions
        commands = (
            *commands_of(of_the_game, game),
            *commands_of(of_the_window, tr("DiceDesk")),
            *(Command(tr("Rules"), tr("Rules of {game}", game=name), "", show) for name, show in rules),
            *settings_commands(self.show_settings),
        )
        palette = CommandPalette(commands, self._owner)
        palette.open()
        return palette

    def show_keys(
        self,
        game: str,
        actions: tuple[Iterable[QAction], Iterable[QAction]],
        others: Sequence[tuple[str, str]],
    ) -> KeysWindow:
        """Open the sheet of keys: the actions of the game and of the window; `others` are further keys of the game."""
        of_the_game, of_the_window = actions
        own = (*key_lines(commands_of(of_the_game, game)), *others)
        general = key_lines(commands_of(of_the_window, tr("DiceDesk")))
        window = KeysWindow([(game, own), (tr("Everywhere"), general)], self._owner)
        window.show()
        return window

    def show_about(self, version: str, report: str) -> AboutWindow:
        """Open what the program is and what it is made with."""
        window = AboutWindow(version, report, self._owner)
        window.show()
        return window

    def walkthrough(self, part: QWidget, landmarks: Landmarks, goal: Callable[[], str]) -> Walkthrough:
        """Begin the quick tour over a main window; the game goes on behind."""
        return walkthrough(part, landmarks, goal, self._services.appearance)

    def offer_walkthrough(self, part: QWidget, landmarks: Landmarks, begin: Callable[[], object]) -> Offer:
        """Offer the quick tour at the edge of a main window; `begin` begins it."""
        return offer_walkthrough(part, landmarks, begin)

    def make_anew(self) -> None:
        """After a change of language, close what lies open beside the game, and open the settings again if they were.

        The Oracle's answer stays.
        """
        settings = self._open(SettingsDialog)
        place = settings.geometry() if settings else None
        for window in self._owner.findChildren(QDialog):
            if not isinstance(window, OracleDialog):
                window.close()
        if place is not None:
            self.show_settings(SettingsPart.LANGUAGE).setGeometry(place)

    def _open(self, kind: type[Kind]) -> Kind | None:
        return next((found for found in self._owner.findChildren(kind) if found.isVisible()), None)


def _brought_up(dialog: Kind) -> Kind:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
    return dialog
