"""A page of rules in a window of its own, which never blocks the game."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from dicedesk.assets import ENGLISH, help_page
from dicedesk.ui.dialogs.help_page import HelpPage
from dicedesk.ui.dialogs.sizes import begin_with
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import Space, scaled
from dicedesk.ui.widgets.dice.dice_look import DiceLook
from dicedesk.ui.words import tr

_WIDTH, _HEIGHT = 680, 760
_LEAST = 280


class HelpWindow(QDialog):
    """Shows one page under resources/help; Escape closes it."""

    def __init__(
        self,
        page: str,
        title: str,
        look: DiceLook,
        appearance: Appearance,
        parent: QWidget,
        language: str = ENGLISH,
    ) -> None:
        """Reads the page now, in English where there is none in the language."""
        super().__init__(parent)
        self.page = page
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Rules of {game}", game=title))
        self.text = HelpPage(help_page(page, language), look, appearance)
        self.text.setAccessibleName(self.windowTitle())
        self.setMinimumSize(scaled(_LEAST), scaled(_LEAST))
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.addWidget(self.text)
        begin_with(self, _WIDTH, _HEIGHT)
