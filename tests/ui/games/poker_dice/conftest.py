"""A person at the Poker Dice table and before the Oracle: the real windows, used by keys and clicks."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.thread_jobs import ThreadJob
from dicedesk.games.poker_dice.oracle import Award, Oracle
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.store import ForgetfulStore, Store
from dicedesk.play.settings import SettingsKeeper, VoiceSettings
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.poker_dice.oracle_dialog import OracleDialog
from dicedesk.ui.games.poker_dice.tab import PokerDiceTab
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice
from tests.ui.features.conftest import LedSpeech, Services, opened_with
from tests.ui.kept_settings import settings_of
from tests.ui.solved_jobs import SolvedJobs

Key = Qt.Key


class WaitingJobs:
    """Does no work before it is told to, and tells nobody of work that was cancelled meanwhile."""

    def __init__(self, solved: Jobs) -> None:
        self._solved = solved
        self.asked: list[tuple[ThreadJob, Any, Any, Any]] = []

    def start(self, work: Any, done: Any, failed: Any, news: Any = None) -> ThreadJob:
        job = ThreadJob()
        self.asked.append((job, work, done, failed))
        return job

    def work(self) -> None:
        """Does what was asked for."""
        asked, self.asked = self.asked, []
        for job, work, done, failed in asked:
            if not job.is_cancelled:
                self._solved.start(work, done, failed)


class Person:
    """Presses keys in the window and sees what it shows."""

    def __init__(self, hands: Any) -> None:
        self.hands = hands
        self.window = hands.window
        self.tab: PokerDiceTab = hands.tab
        self.reads, self.until = hands.reads, hands.until
        self.awards: list[Award] = []
        self.tab.window_asked.connect(lambda _, award: self.awards.append(award))

    @property
    def session(self) -> GameSession:
        """The game on the table now."""
        return self.tab.session

    @property
    def moves(self) -> list[str]:
        """What was done so far, as the record writes it."""
        return [played.move.to_text() for played in self.session.history]

    @property
    def bankroll(self) -> str:
        """What the bankroll says."""
        return self.tab.board.amount.text()

    @property
    def caption(self) -> str:
        """The line under the dice."""
        return self.tab.tray.caption

    def press(self, *keys: Qt.Key, control: bool = False) -> None:
        """Presses keys one after the other, and watches each until it has been shown."""
        for key in keys:
            self.hands.press(key, control=control)
            if not self.tab.tray.duration_ms and not self.tab.payday.ending_ms:
                self.watch()

    def leave_the_oracle(self) -> None:
        """Closes the Oracle's window, which opens after an award, and comes back to the table."""
        for dialog in self.window.findChildren(OracleDialog):
            dialog.close()
        self.window.activateWindow()
        self.until(self.window.isActiveWindow)

    def click_die(self, place: int) -> None:
        """Clicks on a die, counted from 0."""
        tray = self.tab.tray
        x, y = tray._at_rest.places[place]
        QTest.mouseClick(tray, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))

    def watch(self) -> None:
        """Waits until nothing is being shown."""
        self.until(lambda: not self.tab.pace.is_busy)

    def cells(self, table: Any) -> list[list[str]]:
        """What a table shows."""
        model = table.model()
        return [
            [model.index(row, column).data() for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]

    def chances(self) -> dict[str, str]:
        """The chance column of the pay table, by hand."""
        return {hand: chance for _, hand, _, chance in self.cells(self.tab.cards.pays.table)}

    def lit(self) -> list[str]:
        """The hands that are marked in the pay table."""
        return [hand for sign, hand, *_ in self.cells(self.tab.cards.pays.table) if sign]


@pytest.fixture
def sit_down(
    open_window: Callable[..., Any], clock: Any, appearance: Appearance, solved_jobs: SolvedJobs
) -> Callable[..., Person]:
    """Opens the window for somebody: dice that are scripted (sealed without any), and nothing that takes time.

    `throw_ms` and `ending_ms` say how long dice fly, and how long pay and endings are shown.
    """

    def opened(
        *faces: int,
        store: Store | None = None,
        jobs: Jobs | None = None,
        throw_ms: int = 0,
        ending_ms: int = 0,
    ) -> Person:
        dice = (lambda _: ScriptedDice(faces)) if faces else None
        kept = store or ForgetfulStore()
        table = PokerDiceGameTable(kept, clock, SettingsKeeper(kept), dice)

        def make(parent: QWidget) -> PokerDiceTab:
            return PokerDiceTab(table, appearance, jobs or solved_jobs, parent)

        def prepare(tab: PokerDiceTab) -> None:
            tab.tray.duration_ms = throw_ms
            tab.payday.paying_ms = tab.payday.ending_ms = ending_ms

        return Person(open_window(make, prepare))

    return opened


@pytest.fixture
def waiting_jobs(solved_jobs: SolvedJobs) -> WaitingJobs:
    """Work that is done when the test says so."""
    return WaitingJobs(solved_jobs)


@pytest.fixture
def before_the_oracle(
    qtbot: QtBot, appearance: Appearance, language: WindowLanguage
) -> Callable[..., Services]:
    """Opens the Oracle's window; `at` is the answer that luck picks, `shake_ms` how long an answer takes to rise."""

    def opened(
        *,
        at: int = 0,
        award: Award | None = None,
        shake_ms: int = 0,
        speech: LedSpeech | None = None,
        store: Store | None = None,
        chosen: VoiceSettings | None = None,
    ) -> Services:
        kept, voice = store or ForgetfulStore(), speech or LedSpeech()
        settings = settings_of(kept)
        if chosen is not None:
            settings.change(lambda before: replace(before, voice=chosen))
        oracle = Oracle(kept, StandingClock(), lambda _: at)
        dialog = OracleDialog(oracle, voice, settings, appearance, award)
        dialog.ball.duration_ms = shake_ms
        return opened_with(qtbot, dialog, voice, kept)

    return opened


@pytest.fixture
def speech() -> LedSpeech:
    """A voice to be prepared before the Oracle is opened."""
    return LedSpeech()
