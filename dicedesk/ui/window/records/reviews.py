"""Reviews over the window: of the game on the table, of one in the history, or of one in a file."""

from PySide6.QtWidgets import QWidget

from dicedesk.ui.review.review_window import ReviewParts, ReviewWindow
from dicedesk.ui.window.game_tabs import GameTabs
from dicedesk.ui.window.records.playing_on import PlayingOn
from dicedesk.ui.window.services import Services


class Reviews:
    """Opens them, any number at once."""

    def __init__(self, services: Services, owner: QWidget) -> None:
        """`owner` is the window that reviews lie over."""
        self._services, self._owner = services, owner

    def review_game(self, games: GameTabs) -> None:
        """Reviews the game that is chosen; nothing where none is chosen."""
        if games.game is not None:
            self.show(games.game.record_text(), games)

    def show(self, record: str, games: GameTabs) -> ReviewWindow:
        """Reviews the text of a record; the window itself says where that cannot be done."""
        services = self._services
        parts = ReviewParts(
            services.parts.jobs,
            services.parts.long_jobs,
            services.appearance,
            services.parts.dice,
            dict(zip(games.game_ids, games.game_titles, strict=True)),
        )
        window = ReviewWindow(record, parts, self._owner)
        PlayingOn(window, window, games, self._owner)
        window.show()
        window.raise_()
        window.activateWindow()
        return window
