"""What Craps adds to the rooms that all games share."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dicedesk.core.words import tr as sentence
from dicedesk.ui.base.game_ui import GameUi, GameWindow, MenuPlace
from dicedesk.ui.base.open_windows import show_one
from dicedesk.ui.base.parts import AppParts

if TYPE_CHECKING:
    from dicedesk.ui.games.craps.demonstration import DemonstrationWindow


def _show_demonstration(_: AppParts, owner: QWidget, __: object = None) -> "DemonstrationWindow":
    from dicedesk.ui.games.craps.demonstration import DemonstrationWindow  # 50 ms

    return show_one(owner, DemonstrationWindow, lambda: DemonstrationWindow(owner))


DEMONSTRATION = GameWindow(sentence("Craps chapter demo"), MenuPlace.CLASSROOM, _show_demonstration)


class CrapsUi(GameUi):
    """What only Craps has."""

    windows = (DEMONSTRATION,)


GAME_UI = CrapsUi()
