"""The tab of Pig, the fourth stage of "Add a game": the frame's own, with a button for each move and the coach."""

from dicedesk.games.pig.game import GAME, PigGameTable, PigTelling
from dicedesk.games.pig.rules import PigState
from dicedesk.ui.base.look.theme import FeltColor
from dicedesk.ui.table.move_tab import MoveTab


class PigTab(MoveTab[PigState]):
    """Pig against the computer."""

    parts = GAME
    table_kind = PigGameTable
    telling = PigTelling()
    cloth = FeltColor.BLUE
    help_page = "pig"


TAB = PigTab
