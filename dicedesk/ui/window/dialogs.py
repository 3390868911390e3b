"""The windows beside the game: rules, settings, the Oracle, records and the like, at most one of most kinds.

No start needs this module: it is loaded, with all of these windows, when the first of them is asked for.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget

from dicedesk.coach.exercises_exercise import Exercise
from dicedesk.features.story import Story
from dicedesk.games.poker_dice.oracle import Award
from dicedesk.play.ports.backups import KeptBackups
from dicedesk.ui.base.words import tr
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
from dicedesk.ui.features.onboarding.begin import offer_walkthrough, walkthrough
from dicedesk.ui.features.onboarding.offer import Offer
from dicedesk.ui.features.onboarding.walkthrough import Landmarks, Walkthrough
from dicedesk.ui.features.oracle import OracleDialog
from dicedesk.ui.features.practice.opening import Practice
from dicedesk.ui.features.record import RecordWindow
from dicedesk.ui.features.settings.sections import SettingsPart, settings_commands
from dicedesk.ui.features.settings.settings_dialog import SettingsDialog
from dicedesk.ui.features.statistics import StatisticsWindow, show_statistics
from dicedesk.ui.features.working import Workings
from dicedesk.ui.games.hazard.experiments.demonstration import DemonstrationWindow
from dicedesk.ui.games.hog.strategies.opening import Strategies
from dicedesk.ui.window.error import ErrorWindow
from dicedesk.ui.window.game_tabs import GameTabs
from dicedesk.ui.window.records.import_offer import ImportOffer
from dicedesk.ui.window.records.replays import Replays
from dicedesk.ui.window.records.reviews import Reviews
from dicedesk.ui.window.services import Services

Kind = TypeVar("Kind", bound=QDialog)


class Dialogs:
    """Opens them over a window. One is made for each call, and not kept."""

    def __init__(self, owner: QWidget, services: Services) -> None:
        """They belong to the desktop's window that `owner` lies in, and stay when another one lies there."""
        self._part, self._owner, self._services = owner, owner.window(), services
        self.workings = Workings(services.appearance, lambda: services.parts.long_jobs, self._owner)
        self.strategies = Strategies(lambda: services.parts.long_jobs, services.appearance, self._owner)
        self.practice = Practice(
            lambda: services.parts, services.appearance, partial(_explain, self.workings), self._owner
        )
        self.reviews = Reviews(services, self.workings, self.practice.practice_move, self._owner)

    def ask_oracle(self, award: Award | None = None) -> OracleDialog:
        """Opens the Oracle, for an award or just so, or brings it to the front where it is open already."""
        before, parts = self._open(OracleDialog), self._services.parts
        if before is not None and award is not None:
            before.close()
            before = None
        if before is None:
            appearance = self._services.appearance
            before = OracleDialog(parts.oracle, parts.speech, parts.settings, appearance, award, self._owner)
        return _brought_up(before)

    def show_settings(self, part: SettingsPart | None = None) -> SettingsDialog:
        """Opens the settings, or brings them to the front; goes to a part of them where one is asked for."""
        settings = self._open(SettingsDialog)
        if settings is None:
            settings = SettingsDialog(self._services.parts, self._services.appearance, self._owner)
        _brought_up(settings)
        if part is not None:
            settings.go_to(part)
        return settings

    def show_rules(self, page: str, game: str) -> HelpWindow:
        """Opens the rules of a game, or brings them to the front."""
        return self._show_page(rules_page(page, game, self._services.parts.language.code))

    def show_help(self, page: str, title: str) -> HelpWindow:
        """Opens the help of a page that is no game, or brings it to the front; `title` is what people call it."""
        return self._show_page(title_page(page, title, self._services.parts.language.code))

    def show_classroom(self) -> HelpWindow:
        """Opens what the classroom's modules have, or brings it to the front."""
        return self._show_page(classroom_page())

    def show_demonstration(self) -> DemonstrationWindow:
        """Opens what the craps chapter's demonstration prints, or brings it to the front."""
        return _brought_up(self._open(DemonstrationWindow) or DemonstrationWindow(self._owner))

    def show_fairness(self) -> HelpWindow:
        """Opens the page about provably fair dice, or brings it to the front."""
        return self._show_page(fairness_page(self._services.parts.language.code))

    def show_dice(self, games: GameTabs) -> FairDiceWindow | None:
        """Opens the dice of the game that is chosen, or brings them to the front; None where none is chosen."""
        before, tab = self._open(FairDiceWindow), games.game
        if tab is None:
            return None
        if before is not None and before.bridge is not tab.bridge:
            before.close()
            before = None
        show_help = partial(_show_fairness, self._owner, self._services)
        if before is None:
            changed, title = tab.status_changed, games.title
            before = FairDiceWindow(title, tab.bridge, changed, show_help, self._owner)
        return _brought_up(before)

    def show_backups(self) -> BackupsWindow:
        """Opens the backups of the saved games, or brings them to the front."""
        kept = self._services.parts.backups or KeptBackups()
        return _brought_up(self._open(BackupsWindow) or BackupsWindow(kept, self._owner))

    def show_statistics(self) -> StatisticsWindow:
        """Opens the statistics of all games, or brings them to the front."""
        return show_statistics(self._services.parts, self._services.appearance, "", self._owner)

    def show_error(self, sentence: str, report: str) -> ErrorWindow:
        """Opens what is told of an unexpected error; where that is open, it is added there."""
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
        """Opens the story of a record; `game` is what people call the game, `file` the name that it was read from."""
        window = RecordWindow(story, game, file, self._owner)
        window.show()
        return window

    def offer_import(self, files: Sequence[str], holds: Sequence[str]) -> ImportOffer:
        """Offers to import files with several records; `holds` says what each of them holds."""
        return _brought_up(ImportOffer(files, holds, self._owner))

    def replay_game(self, games: GameTabs, tell: Callable[[str], object]) -> None:
        """Plays the game that is chosen again; nothing where none is chosen. `tell` hears why it cannot be done."""
        if games.game is not None:
            self.show_replay(games.game.record_text(), games, tell)

    def show_replay(self, record: str, games: GameTabs, tell: Callable[[str], object]) -> None:
        """Plays a record again, as soon as it has been read."""
        Replays(games, self._services, tell, self._owner).open(record)

    def show_palette(
        self,
        game: str,
        actions: tuple[Iterable[QAction], Iterable[QAction]],
        rules: Iterable[tuple[str, Callable[[], object]]],
    ) -> CommandPalette:
        """Opens the command palette: the actions of the game and of the window, each game's rules, and the settings.

        `rules` are the names of the games, each with what shows its rules.
        """
        of_the_game, of_the_window = actions
        commands = (
            *commands_of(of_the_game, game),
            *commands_of(of_the_window, tr("DiceDesk")),
            *(Command(tr("Rules"), tr("Rules of {game}", game=name), "", show) for name, show in rules),
            *settings_commands(partial(_show_settings, self._owner, self._services)),
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
        """Opens the sheet of keys: of the actions of the game and of the window; `others` are keys of the game, too."""
        of_the_game, of_the_window = actions
        own = (*key_lines(commands_of(of_the_game, game)), *others)
        general = key_lines(commands_of(of_the_window, tr("DiceDesk")))
        window = KeysWindow([(game, own), (tr("Everywhere"), general)], self._owner)
        window.show()
        return window

    def show_about(self, version: str, report: str) -> AboutWindow:
        """Opens what the program is and what it is made with."""
        window = AboutWindow(version, report, self._owner)
        window.show()
        return window

    def walkthrough(self, landmarks: Landmarks, goal: Callable[[], str]) -> Walkthrough:
        """Points at one part of the window after the other; the game goes on behind."""
        return walkthrough(self._part, landmarks, goal, self._services.appearance)

    def offer_walkthrough(self, landmarks: Landmarks, begin: Callable[[], object]) -> Offer:
        """Asks quietly, at the edge of the window, whether somebody wants that; `begin` begins it."""
        return offer_walkthrough(self._part, landmarks, begin)

    def make_anew(self) -> None:
        """After a change of language: closes what lies open beside the game, and opens the settings at it again.

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


def _explain(workings: Workings, exercise: Exercise) -> None:
    """Opens how the best choice of an exercise comes to its value."""
    workings.open(exercise.game, exercise.state, exercise.best.move, exercise.against)


def _show_settings(owner: QWidget, services: Services, part: SettingsPart) -> None:
    Dialogs(owner, services).show_settings(part)


def _show_fairness(owner: QWidget, services: Services) -> None:
    Dialogs(owner, services).show_fairness()


def _brought_up(dialog: Kind) -> Kind:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
    return dialog
