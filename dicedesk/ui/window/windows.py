"""The windows beside the game: how each kind is opened, and which of them replace one another.

No window is loaded before it is opened: the milliseconds beside an import are its time on a busy computer.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from dicedesk.ui.base.game_ui import GameWindow
from dicedesk.ui.base.open_windows import Kind, brought_up, opened, show_one
from dicedesk.ui.base.page import WindowPage
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.base.work import Work
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.window.game_tabs import GameTabs

if TYPE_CHECKING:
    from dicedesk.coach.explanation import ChoiceToExplain, Explanation
    from dicedesk.core.position import PositionLine
    from dicedesk.core.record import Record
    from dicedesk.features.answer import Answer
    from dicedesk.features.challenge import Challenge
    from dicedesk.features.replay import RecordedGame
    from dicedesk.features.review.comparison import GameComparison
    from dicedesk.features.story import Refusal, Story
    from dicedesk.ui.features.backups import BackupsWindow
    from dicedesk.ui.features.fair_dice import FairDiceWindow
    from dicedesk.ui.features.help.about import AboutWindow
    from dicedesk.ui.features.help.commands import CommandPalette, KeysWindow
    from dicedesk.ui.features.help.pages import HelpWindow, Page
    from dicedesk.ui.features.position.kept import KeptPositionsWindow
    from dicedesk.ui.features.position.window import PositionWindow
    from dicedesk.ui.features.practice.window import PracticeWindow
    from dicedesk.ui.features.record import RecordWindow
    from dicedesk.ui.features.review.window import ReviewWindow
    from dicedesk.ui.features.settings.dialog import SettingsDialog
    from dicedesk.ui.features.statistics import StatisticsWindow
    from dicedesk.ui.features.working import WorkingWindow
    from dicedesk.ui.table.position import PositionOnTable
    from dicedesk.ui.window.error import ErrorWindow
    from dicedesk.ui.window.records import FileOffer, FileRefusal
    from dicedesk.ui.window.slow_job import SlowJob


class Windows(QObject):
    """Opens the windows beside the game, for the main window and its pages.

    Most kinds have one window at most, which comes to the front when it is opened again: `show_one` sees to that.
    Records, replays and reviews can be open any number of times. All belong to the top-level window.

    Signals: `told(str)` with a message for the status bar.
    """

    told = Signal(str)

    def __init__(self, parts: AppParts, games: GameTabs, parent: QWidget) -> None:
        """`parent` is the main window that holds the tabs."""
        super().__init__(parent)
        # The window itself is found through Qt: holding it here would make a reference cycle.
        self._parts, self._games = parts, games

    def follow(self, page: WindowPage) -> None:
        """Answer the requests of a page from now on."""
        asked: list[tuple[Any, Callable[..., object]]] = [
            (page.story_opened, self.show_story),
            (page.replay_asked, self.show_replay),
            (page.review_asked, self.show_review),
            (page.comparison_asked, self.show_comparison),
            (page.practice_asked, self.show_practice_of),
            (page.statistics_asked, self.show_statistics),
            (page.positions_asked, self.show_positions),
        ]
        if isinstance(page, GameTab):
            asked += [
                (page.working_asked, self._show_working_at_table),
                (page.window_asked, self.show_of_game),
            ]
        for signal, show in asked:
            signal.connect(show)

    # About the program and its settings.

    def show_settings(self, card: str = "") -> "SettingsDialog":
        """Open the settings, at the card with this English title if there is one."""
        from dicedesk.ui.features.settings.dialog import SettingsDialog  # 200 ms

        settings = show_one(self._owner, SettingsDialog, lambda: SettingsDialog(self._parts, self._owner))
        if card:
            settings.go_to(card)
        return settings

    def show_backups(self) -> "BackupsWindow":
        """Open the backups of the saved games."""
        from dicedesk.ui.features.backups import BackupsWindow  # 8 ms

        parts = self._parts
        return show_one(
            self._owner, BackupsWindow, lambda: BackupsWindow(parts.late.backups, parts.jobs, self._owner)
        )

    def show_about(self) -> "AboutWindow":
        """Open the facts about the program and its components."""
        from dicedesk.ui.features.help.about import AboutWindow  # 50 ms

        window = AboutWindow(*self._parts.late.facts(), self._owner)
        window.show()
        return window

    def show_error(self, sentence: str, report: str) -> "ErrorWindow":
        """Open the window of an unexpected error, or add the error to it."""
        from dicedesk.ui.window.error import ErrorWindow  # 4 ms

        before = next(opened(self._owner, ErrorWindow), None)
        if before is None:
            return brought_up(ErrorWindow(sentence, report, self._owner))
        before.add(sentence, report)
        return before

    # Help.

    def show_rules(self) -> "HelpWindow":
        """Open the rules of the visible game or the help of the visible page."""
        from dicedesk.ui.features.help.pages import rules_page, title_page  # 30 ms

        page_of = title_page if self._games.game is None else rules_page
        return self._show_page(
            page_of(self._games.current.help_page, self._games.title, self._parts.language.code)
        )

    def show_help(self, page: str, title: str) -> "HelpWindow":
        """Open the help of a page that is not a game; `title` is its title in the window."""
        from dicedesk.ui.features.help.pages import title_page  # 30 ms

        return self._show_page(title_page(page, title, self._parts.language.code))

    def show_fairness(self) -> "HelpWindow":
        """Open the page about provably fair dice."""
        return self.show_help("fair-dice", tr("Provably fair dice"))

    def show_help_on_positions(self) -> "HelpWindow":
        """Open the page about setting up positions."""
        return self.show_help("any-position", tr("Any position"))

    def show_classroom(self) -> "HelpWindow":
        """Open the list of the classroom's offers."""
        from dicedesk.ui.features.help.pages import classroom_page  # 30 ms

        return self._show_page(classroom_page())

    def _show_page(self, page: "Page") -> "HelpWindow":
        """Open a page of help; each page has a window of its own."""
        from dicedesk.ui.features.help.pages import HelpWindow  # 30 ms

        before = next((found for found in opened(self._owner, HelpWindow) if found.page == page.name), None)
        return brought_up(
            before or HelpWindow(page, self._parts.dice_look, self._parts.appearance, self._owner)
        )

    def show_palette(self) -> "CommandPalette":
        """Open the command palette: the actions of the page and of the window, each game's rules, and the settings."""
        # 240 ms.
        from dicedesk.ui.features.help.commands import Command, CommandPalette, commands_of
        from dicedesk.ui.features.settings.dialog import settings_commands

        rules = (
            Command(tr("Rules"), tr("Rules of {game}", game=name), "", partial(self._show_rules_of, place))
            for place, name in enumerate(self._games.game_titles)
        )
        commands = (
            *commands_of(self._games.current.actions(), self._games.title),
            *commands_of(self._main_window.actions(), tr("DiceDesk")),
            *rules,
            *settings_commands(self.show_settings),
        )
        palette = CommandPalette(commands, self._owner)
        palette.open()
        return palette

    def show_keys(self) -> "KeysWindow":
        """Open the sheet of keys: those of the page and of the window."""
        from dicedesk.ui.features.help.commands import KeysWindow, commands_of, key_lines  # 20 ms

        page, title = self._games.current, self._games.title
        own = (*key_lines(commands_of(page.actions(), title)), *page.other_keys())
        general = key_lines(commands_of(self._main_window.actions(), tr("DiceDesk")))
        window = KeysWindow([(title, own), (tr("Everywhere"), general)], self._owner)
        window.show()
        return window

    # The game on the table, and games already played.

    def show_of_game(self, window: GameWindow[Kind], about: object = None) -> Kind:
        """Open a window that only one game has; `about` is its subject, None for its usual one."""
        return window.show(self._parts, self._owner, about)

    def show_dice(self) -> "FairDiceWindow | None":
        """Open the dice of the visible game; None if the page is not a game."""
        from dicedesk.ui.features.fair_dice import FairDiceWindow  # 5 ms

        tab, title = self._games.game, self._games.title
        if tab is None:
            return None
        bridge, changed = tab.bridge, tab.status_changed
        return show_one(
            self._owner,
            FairDiceWindow,
            lambda: FairDiceWindow(title, bridge, changed, self.show_fairness, self._owner),
            lambda before: before.bridge is bridge,
        )

    def _show_working_at_table(self, explanation: "Explanation | ChoiceToExplain") -> None:
        tab = self._games.game
        is_open = tab is not None and tab.session.is_casual
        self.show_working(explanation, line_after=tab.session.record if tab is not None and is_open else None)

    def show_working(
        self,
        explanation: "Explanation | ChoiceToExplain",
        over: QWidget | None = None,
        line_after: "Record[Any] | None" = None,
    ) -> "WorkingWindow":
        """Open the calculation of a number, in place of the last one.

        The best line can be stepped through if the moves of a record led to the choice.
        """
        from dicedesk.ui.features.working import WorkingWindow  # 30 ms

        owner = over or self._owner
        for before in owner.findChildren(WorkingWindow):
            before.close()
        window = brought_up(WorkingWindow(self._parts.appearance, owner))
        window.ask(explanation, self._parts.long_jobs)
        if line_after is not None:
            window.offer_line(line_after)
            window.line_asked.connect(self.show_line)
        return window

    def show_statistics(self, game: str = "") -> "StatisticsWindow":
        """Open the statistics of a game's id, "" for all games."""
        from dicedesk.ui.features.statistics import StatisticsWindow  # 250 ms

        before = next(opened(self._owner, StatisticsWindow), None)
        if before is not None:
            before.show_game(game)
        return brought_up(before or StatisticsWindow(self._parts, game, self._owner))

    def show_skill(self, game: str) -> "StatisticsWindow":
        """Open the costs of choices in a game."""
        window = self.show_statistics(game)
        window.show_skill()
        return window

    def show_practice(self, game: str = "", *, looks_for_mistakes: bool = True) -> "PracticeWindow":
        """Open the exercises of a game's id, "" for all; look for mistakes in games that were not reviewed yet."""
        before = self._practice()
        if before is None:
            window = self._new_practice(game)
            window.begin(looks_for_mistakes=looks_for_mistakes)
            return brought_up(window)
        if game:
            before.bar.show_game(game)
        return brought_up(before)

    def show_practice_of(self, game: str = "") -> "PracticeWindow":
        """Open the exercises; look for mistakes, unless the history is visible, which reviews games itself."""
        return self.show_practice(game, looks_for_mistakes=self._games.game is not None)

    def practice_move(
        self, record: "Record[Any]", ply: int, *, looks_for_mistakes: bool = True
    ) -> "PracticeWindow":
        """Open the choice after the first `ply` moves of a record, without its answer."""
        window = self._practice()
        if window is None:
            window = self._new_practice("")
            if looks_for_mistakes:
                window.search.begin()
        window.show_move(record, ply)
        return brought_up(window)

    def practice_reviewed(self, record: "Record[Any]", ply: int) -> "PracticeWindow":
        """Open a choice of a review; look for mistakes, unless the history is visible, which reviews games itself."""
        return self.practice_move(record, ply, looks_for_mistakes=self._games.game is not None)

    def _new_positions(self) -> "KeptPositionsWindow":
        from dicedesk.ui.features.position.kept import KeptPositionsWindow  # 90 ms

        window = KeptPositionsWindow(self._parts, self._owner)
        window.open_asked.connect(self.open_position)
        return window

    def _practice(self) -> "PracticeWindow | None":
        from dicedesk.ui.features.practice.window import PracticeWindow  # 130 ms

        return next(opened(self._owner, PracticeWindow), None)

    def _new_practice(self, game: str) -> "PracticeWindow":
        from dicedesk.ui.features.practice.window import PracticeWindow  # 130 ms

        window = PracticeWindow(self._parts, self._parts.appearance, self.show_working, game, self._owner)
        window.position_asked.connect(self.show_position)
        return window

    def practice_position(self, line: "PositionLine[Any]") -> "PracticeWindow":
        """Open the choice in a position, without its answer."""
        window = self._practice() or self._new_practice("")
        window.show_position(line)
        return brought_up(window)

    # Any position.

    def show_position(self, line: "PositionLine[Any] | None" = None) -> "PositionWindow | None":
        """Open a position, by default the one of the visible game, or of the last visible one.

        None if there is no game, or if a counted game has to be asked a second time.
        """
        from dicedesk.ui.features.position.window import PositionWindow  # 60 ms

        line = self._position_on_table() if line is None else line
        if line is None:
            return None
        spec = self._games.spec_of(line.spec.id)
        if spec is None or spec.set_up is None:
            self.told.emit(tr("This game is not available here."))
            return None
        window = PositionWindow(
            line, self._parts, self._set_up_position, self._parts.late.sounds.play, self._owner
        )
        window.play_on_asked.connect(self._play_on_at)
        window.practice_asked.connect(self.practice_position)
        window.help_asked.connect(self.show_help_on_positions)
        window.kept_asked.connect(self.show_positions)
        window.working_asked.connect(partial(self._show_working_in, window))
        return brought_up(window)

    def open_position(self, text: str) -> "PositionWindow | None":
        """Open the position of a line of text; say in the status bar why that is impossible."""
        from dicedesk.features.position import read_position  # loaded with the window

        try:
            return self.show_position(read_position(text))
        except ValueError as error:
            self.told.emit(shown(str(error)))
            return None

    def _set_up_position(self, line: "PositionLine[Any]", parent: QWidget) -> "PositionOnTable | None":
        spec = self._games.spec_of(line.spec.id)
        return None if spec is None or spec.set_up is None else spec.set_up(line, parent)

    def _position_on_table(self) -> "PositionLine[Any] | None":
        """The position of the last visible game; a counted game's choice is shown only when asked twice."""
        from dicedesk.features.position import beginning_of, position_of  # loaded with the window

        tab = self._games.last_game
        if tab is None:
            return None
        tab.pace.finish()
        session = tab.session
        if not session.can_take_hint or session.is_casual:
            return position_of(session)
        if tab is not self._games.game:
            return beginning_of(session.record)
        sure = tr("Ask once more to set up this position; this game then no longer counts")
        if not tab.input.confirmation.is_meant("position", sure, is_free=False):
            return None
        tab.bridge.take_hint()
        return position_of(session)

    def _show_working_in(
        self, window: "PositionWindow", explanation: "Explanation | ChoiceToExplain"
    ) -> None:
        self.show_working(explanation, window, window.table.tab.session.record)

    def _play_on_at(self, line: "PositionLine[Any]") -> None:
        """Begin a casual game at a position on its game's tab; a game in progress asks for a second press."""
        tab = self._sure_tab(line.spec.id)
        if tab is not None:
            tab.bridge.begin_at(line)
            self._show_begun(tab, line.spec.id, tr("Casual game from a position"))

    def show_positions(self) -> "KeptPositionsWindow":
        """Open the list of kept positions."""
        from dicedesk.ui.features.position.kept import KeptPositionsWindow  # 90 ms

        return show_one(self._owner, KeptPositionsWindow, self._new_positions)

    def show_file(self, story: "Story", file: str) -> None:
        """Open the story of a record from a file; an answer to a challenge is compared first.

        If that is canceled or fails, the story opens alone: its review compares the games too.
        """
        if not story.is_answer:
            self.show_story(story, file)
            return
        from dicedesk.features.answer import answer_in  # 45 ms

        self.told.emit(tr("Comparing the games…"))
        job = self.slow_job(tr("Comparison"))
        job.ready.connect(lambda answer: self.show_answer(answer, story, file))
        for over in (job.failed, job.rejected):
            over.connect(lambda *_: self.show_story(story, file))
        job.ask(answer_in, self._parts.late.history, story.record)

    def show_answer(self, answer: "Answer", story: "Story", file: str) -> None:
        """Open the comparison of an answer with the challenged game; without that game, the answer's story."""
        self.told.emit(shown(answer.told))
        if answer.comparison is None:
            self.show_story(story, file, shown(answer.told))
        else:
            self.show_review(answer.comparison.record, answer.comparison)

    def show_story(self, story: "Story", file: str, told: str = "") -> "RecordWindow":
        """Open the story of a record beside its game, or beside the history; `file` is the name of its file.

        `told` is what it begins with, by default the result.
        """
        from dicedesk.ui.features.record import RecordWindow  # 55 ms

        place = self._games.place_of(story.game)
        title = story.game if place is None else self._games.specs[place].title
        if place is not None and self._games.game is not None:
            self._games.setCurrentIndex(place)
        window = RecordWindow(story, title, file, self._owner, told)
        window.replay_asked.connect(self.show_replay)
        window.review_asked.connect(self.show_review)
        window.show()
        return window

    def offer_import(self, files: Sequence[str], holds: Sequence[str]) -> "FileOffer":
        """Offer to import files with several records; `holds` says what each of them holds."""
        from dicedesk.ui.window.records import FileOffer  # 60 ms

        says = in_sentences(*holds, tr("Import these games into your history?"))
        offer = FileOffer(tr("Import game records"), says, "", tr("Import games"), self._owner)
        offer.wanted.connect(partial(self._import, tuple(files)))
        return brought_up(offer)

    def offer_challenge(self, challenge: "Challenge", file: str) -> "FileOffer | None":
        """Offer to play a challenge that was read from a file; None if its game does not exist here."""
        from dicedesk.features.challenge import is_of_later_day, result_words  # loaded with the challenge
        from dicedesk.ui.window.records import FileOffer  # 60 ms

        game = challenge.header.spec
        tab = self._games.tab_of(game.id)
        reason = (
            tr("This game is not available here.")
            if tab is None
            else tr("The day of this challenge has not started yet.")
        )
        if tab is None or is_of_later_day(challenge.dice, self._parts.clock.now()):
            self.show_refused(tr("{file} is a challenge, but it cannot be played.", file=file), reason)
            return None
        result = tr("{result}.", result=shown(result_words(challenge.challenger, challenge.header)))
        session = tab.bridge.session
        left = "" if session.is_untouched else tr("You will leave your current game.")
        casual, cost = tr("A challenge is a casual game."), shown(session.leaving_cost or "")
        says, note = in_sentences(shown(challenge.told), result), in_sentences(casual, left, cost)
        offer = FileOffer(tr("Challenge"), says, note, tr("Play it"), self._owner)
        offer.wanted.connect(partial(self._play_challenge, challenge))
        return brought_up(offer)

    def show_refused(self, says: str, reason: str) -> "FileRefusal":
        """Say in a dialog why something with a file is impossible."""
        from dicedesk.features.story import Refusal  # 60 ms, with the dialog

        return self.show_refusals((Refusal(says, reason),))

    def show_refusals(self, refusals: "Sequence[Refusal]") -> "FileRefusal":
        """Say in a dialog why files were not opened."""
        from dicedesk.ui.window.records import FileRefusal  # 60 ms

        return brought_up(FileRefusal(refusals, self._owner))

    def _play_challenge(self, challenge: "Challenge") -> None:
        game = challenge.header.spec.id
        tab = self._games.tab_of(game)
        if tab is None:
            return
        try:
            tab.bridge.begin_shared(challenge.header, challenge.dice)
        except ValueError as error:
            self.show_refused(tr("This challenge cannot be played."), str(error))
            return
        self._games.choose(game)
        tab.take_focus()

    def show_replay(self, record: str) -> None:
        """Replay the text of a record, as soon as it is read in the background."""
        from dicedesk.features.replay import recorded_in  # 45 ms

        Work(self._parts.jobs, self, self._show_recorded, self._tell_no_replay).ask(recorded_in, record)

    def show_line(self, record: "Record[Any]", played: int) -> None:
        """Show a coach's line on its table: a record of which only the first moves were played."""
        from dicedesk.features.replay import recorded_in  # 45 ms

        work = Work(self._parts.jobs, self, self._show_recorded, self._tell_no_replay)
        work.ask(recorded_in, record.to_text(), played)

    def show_replay_of_game(self) -> None:
        """Replay the visible game, if there is one."""
        if self._games.game is not None:
            self.show_replay(self._games.game.record_text())

    def show_review(self, record: str, comparison: "GameComparison | None" = None) -> "ReviewWindow":
        """Review the text of a record, compared with another game; its window says if that is impossible."""
        from dicedesk.ui.features.review.window import ReviewWindow  # 230 ms

        titles = dict(zip(self._games.game_ids, self._games.game_titles, strict=True))
        window = ReviewWindow(record, self._parts, self._parts.appearance, titles, self._owner, comparison)
        window.why_asked.connect(self.show_working)
        window.practice_asked.connect(self.practice_reviewed)
        window.line_asked.connect(self.show_line)
        window.position_asked.connect(self.show_position)
        window.play_on_asked.connect(self._play_on)
        return brought_up(window)

    def show_comparison(self, first: str, second: str) -> None:
        """Review the first of two records compared with the second, as soon as the comparison is ready."""
        from dicedesk.features.review.comparison import comparison_of  # 45 ms

        self.told.emit(tr("Comparing the games…"))
        job = self.slow_job(tr("Comparison"))
        job.ready.connect(self._show_comparison)
        job.failed.connect(self._tell_no_comparison)
        job.ask(comparison_of, first, second)

    def _show_comparison(self, comparison: "GameComparison") -> None:
        self.told.emit(shown(comparison.sentence))
        self.show_review(comparison.record, comparison)

    def _tell_no_comparison(self, reason: str) -> None:
        self.told.emit(tr("The games cannot be compared: {reason}", reason=shown(reason)))

    def show_review_of_game(self) -> None:
        """Review the visible game, if there is one."""
        if self._games.game is not None:
            self.show_review(self._games.game.record_text())

    def slow_job(self, title: str) -> "SlowJob":
        """A job that may have to wait for the coach's slow work; the status bar says if it is canceled."""
        from dicedesk.ui.window.slow_job import SlowJob  # 100 ms

        # In another language, it ends with the main window. Closing it would open the story of its answer.
        job = SlowJob(title, self._parts.long_jobs, self._main_window)
        job.rejected.connect(lambda: self.told.emit(tr("Canceled.")))
        return job

    def make_anew(self) -> None:
        """Close the old language's windows beside the game; settings that were open open again.

        Lasting windows stay, such as the Oracle with its answer.
        """
        # 220 ms.
        from dicedesk.ui.base.dialogs import Lasting
        from dicedesk.ui.features.settings.dialog import SettingsDialog

        settings = next(opened(self._owner, SettingsDialog), None)
        place = settings.geometry() if settings else None
        for window in self._owner.findChildren(QDialog, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if not isinstance(window, Lasting):
                window.close()
        if place is not None:
            self.show_settings("Language").setGeometry(place)

    @property
    def _main_window(self) -> QWidget:
        return cast("QWidget", self.parent())

    @property
    def _owner(self) -> QWidget:
        """The top-level window, which stays when its main window is replaced."""
        return self._main_window.window()

    def _show_rules_of(self, place: int) -> None:
        self._games.setCurrentIndex(place)
        self.show_rules()

    def _import(self, files: Sequence[str]) -> None:
        self._games.choose("history")
        self._games.current.take_files(files)

    def _show_recorded(self, game: "RecordedGame[Any]") -> None:
        from dicedesk.ui.features.replay import ReplayWindow  # 80 ms

        spec, parts = self._games.spec_of(game.record.spec.id), self._parts
        if spec is None or spec.show is None:
            self._tell_no_replay(tr("this game is not available here"))
            return
        window = ReplayWindow(
            game, spec.title, spec.show, parts.appearance, parts.late.sounds.play, self._owner
        )
        window.play_on_asked.connect(self._play_on)
        window.position_asked.connect(self.show_position)
        window.shown.tab.working_asked.connect(
            lambda asked: self.show_working(asked, window, window.shown.tab.session.record)
        )
        window.show()
        window.activateWindow()

    def _tell_no_replay(self, reason: str) -> None:
        self.told.emit(tr("This record cannot be replayed: {reason}", reason=shown(reason)))

    def _play_on(self, record: "Record[Any]") -> None:
        """Go on from a moment of a record in a casual game on its game's tab.

        If a game is in progress on that tab, it asks for a second press.
        """
        tab = self._sure_tab(record.spec.id)
        if tab is not None:
            tab.bridge.go_on_from(record)
            self._show_begun(tab, record.spec.id, tr("Casual game from move {move}", move=len(record.plays)))

    def _sure_tab(self, game: str) -> GameTab[Any, Any] | None:
        """The tab of a game that may be left for another one; None until the player asks twice."""
        window: Any = self.sender()
        tab = self._games.tab_of(game)
        sure = tr("Press the button again to leave your current game and play on from here")
        is_sure = tab is not None and (
            tab.bridge.session.is_untouched
            or window.confirmation.is_sure("play on", tab.input.with_cost(sure))
        )
        return tab if is_sure else None

    def _show_begun(self, tab: GameTab[Any, Any], game: str, words: str) -> None:
        """Show a game that has just begun from another window, and close that window."""
        window: Any = self.sender()
        self._games.choose(game)
        window.close()
        self._owner.activateWindow()
        tab.take_focus()
        tab.noted.emit(words)
