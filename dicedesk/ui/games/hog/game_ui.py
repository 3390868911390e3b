"""What Hog adds to the rooms that all games share."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dicedesk.core.words import tr as sentence
from dicedesk.ui.base.game_ui import GameUi, GameWindow, MenuPlace
from dicedesk.ui.base.open_windows import brought_up, opened
from dicedesk.ui.base.parts import AppParts

if TYPE_CHECKING:
    from dicedesk.ui.games.hog.strategies import StrategiesWindow


def _show_strategies(
    parts: AppParts, owner: QWidget, names: tuple[str, str] | None = None
) -> "StrategiesWindow":
    """Show the first of two strategies against the second, if they are given."""
    from dicedesk.ui.games.hog.strategies import FIRST_PAIR, StrategiesWindow  # 330 ms

    before = next(opened(owner, StrategiesWindow), None)
    if before is not None and names is not None:
        before.show_strategies(names)
    return brought_up(
        before or StrategiesWindow(parts.long_jobs, parts.appearance, names or FIRST_PAIR, owner)
    )


STRATEGIES = GameWindow(
    sentence("Strategies of Hog…"), MenuPlace.STUDY, _show_strategies, keys=("Ctrl+Shift+M",)
)
"""Asked about the names of two strategies."""


class HogUi(GameUi):
    """What only Hog has."""

    windows = (STRATEGIES,)


GAME_UI = HogUi()
