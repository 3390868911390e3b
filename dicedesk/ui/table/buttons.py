"""The buttons under the table, in every game: a hint, details, undo, those of the game, and the big one.

Once a game is over, Replay and Review take the place of Undo.
"""

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton

from dicedesk.ui.base.look.theme import Space, Type, font
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import tr


class GameButtons(ButtonRow):
    """The hint at the left, also where there is none to see, and the buttons at the right."""

    def __init__(
        self, primary: QPushButton, *others: QPushButton, details: str, undo: str = "", hint: str = ""
    ) -> None:
        """`details` and `undo` say as tips what these buttons do, `others` are those of the game alone."""
        self.hint = label("second", hint, wraps=True)
        self.details, self.undo, self.primary = QPushButton(tr("Details")), QPushButton(tr("Undo")), primary
        self.details.setToolTip(details)
        self.undo.setToolTip(undo or tr("Undo (Ctrl+Z)"))
        self.replay, self.review = replay_button(), review_button()
        super().__init__(self.hint, (self.details, self.undo, self.replay, self.review, *others, primary))


def replay_button() -> QPushButton:
    """Watches a game again that is over; hidden until it is."""
    return _afterwards(tr("Replay"), tr("Watch this game again (Ctrl+R)"))


def review_button() -> QPushButton:
    """Reviews a game that is over; hidden until it is."""
    return _afterwards(tr("Review"), tr("Review this game (Ctrl+Shift+A)"))


def _afterwards(text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(tip)
    button.hide()
    return button


def primary_button(longest: str, key: str = "") -> QPushButton:
    """The one big button, as wide as the longest of its texts, so that its neighbours stay where they are.

    `key` is shown as its tip.
    """
    button = QPushButton()
    button.setToolTip(key)
    button.setObjectName("primary")
    width = QFontMetrics(font(Type.LEAD, bold=True)).horizontalAdvance(longest)
    button.setMinimumWidth(width + 3 * Space.LARGE + Space.SMALL)
    return button
