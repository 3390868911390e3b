"""Replays over the window: records are read aside, shown, and gone on from in a game of one's own."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dicedesk.features.records.recorded import recorded_in
from dicedesk.features.replay.recorded_game import RecordedGame
from dicedesk.play.ports.jobs import reason_of
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.replay.replay_window import ReplayWindow
from dicedesk.ui.features.working import Workings
from dicedesk.ui.window.game_tabs import GameTabs
from dicedesk.ui.window.records.playing_on import PlayingOn
from dicedesk.ui.window.services import Services


class Replays(QObject):
    """Opens one replay, and lives as long as its window."""

    def __init__(
        self, games: GameTabs, services: Services, tell: Callable[[str], object], owner: QWidget
    ) -> None:
        """`tell` hears why a record cannot be played again; `owner` is the window that replays lie over."""
        super().__init__(owner)
        self._games, self._services, self._tell, self._owner = games, services, tell, owner

    def open(self, record: str) -> None:
        """Reads the text of a record in the background, then shows it."""
        jobs = self._services.parts.jobs
        jobs.start(partial(recorded_in, record), while_there(self._on_read), while_there(self._on_failed))

    def _on_read(self, game: RecordedGame[Any]) -> None:
        spec = self._games.spec_of(game.record.spec.id)
        if spec is None or spec.show is None:
            self._refuse(tr("there is no such game here"))
            return
        window = ReplayWindow(
            game, spec.title, spec.show, self._services.appearance, self._services.play, self._owner
        )
        self.setParent(window)
        PlayingOn(window, window, self._games, self._owner)
        services = self._services
        workings = Workings(services.appearance, lambda: services.parts.long_jobs, window)
        window.shown.tab.working_asked.connect(lambda asked: workings.show(asked))
        window.show()
        window.activateWindow()

    def _on_failed(self, error: Exception) -> None:
        self._refuse(shown(reason_of(error)))

    def _refuse(self, reason: str) -> None:
        self._tell(tr("This record cannot be replayed: {reason}", reason=reason))
        self.deleteLater()
