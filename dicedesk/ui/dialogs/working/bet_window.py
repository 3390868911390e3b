"""Why a bet of craps costs what it costs: the 36 throws, what they sum up to, and what follows."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.coach.craps.working import Working, hour_words, sum_words, until_gone_words, ways_words
from dicedesk.core.words import MINUS
from dicedesk.games.craps.titles import title_of
from dicedesk.ui.dialogs.sizes import begin_with
from dicedesk.ui.dialogs.working.squares_table import SquaresTable, letter_of
from dicedesk.ui.keyboard.enter_key import EnterKey
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import Space
from dicedesk.ui.widgets.card import label
from dicedesk.ui.words import money, shown, tr

_WIDTH, _HEIGHT = 640, 380
_JOINED_MINUS = f"{MINUS}\N{WORD JOINER}"
"""No line breaks between a sign and its number."""


class BetWindow(QDialog):
    """Shows the working of one bet as it lies on the table now; Escape closes it."""

    def __init__(self, working: Working, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Shows this working."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        bet = shown(title_of(working.bet.name))
        self.setWindowTitle(tr("Why {bet} costs what it costs", bet=bet))
        self.squares = SquaresTable(appearance, working.grid)
        self.lines = tuple(label(style, text, wraps=True) for style, text in _lines(working))
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.close)
        EnterKey(self)
        self._lay_out(tr("{bet}: {amount}", bet=bet, amount=money(working.bet.amount)))
        begin_with(self, _WIDTH, _HEIGHT)
        self.squares.setFocus()

    def _lay_out(self, heading: str) -> None:
        words = QVBoxLayout()
        words.setSpacing(Space.SMALL)
        words.addWidget(label("ruleTitle", heading, wraps=True))
        for line in self.lines:
            words.addWidget(line)
        words.addStretch(1)
        parts = QHBoxLayout()
        parts.setSpacing(Space.LARGE)
        parts.addWidget(self.squares, 0, Qt.AlignmentFlag.AlignTop)
        parts.addLayout(words, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addLayout(parts, 1)
        column.addLayout(buttons)


def _lines(working: Working) -> tuple[tuple[str, str], ...]:
    """What stands beside the squares: the style of each line, and its text."""
    ways = (("", f"{letter_of(each.settlement)}  {shown(ways_words(each))}") for each in working.ways)
    return (
        *ways,
        ("", shown(sum_words(working)).replace(f"= {MINUS}", f"= {_JOINED_MINUS}")),
        ("second", shown(working.why)),
        ("second", shown(until_gone_words(working.price))),
        ("second", shown(hour_words(working.price))),
    )
