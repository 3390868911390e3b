"""A page of help in a window of its own, which never blocks the game."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from dicedesk.core.assets import help_page, read_text
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.dialogs.help_page import HelpPage

_WIDTH, _HEIGHT = 680, 760
_LEAST = 280


@dataclass(frozen=True)
class Page:
    """A page of help: the name by which it is known, its title, and its text in Markdown."""

    name: str
    title: str
    text: str


def rules_page(name: str, game: str, language: str) -> Page:
    """The rules of a game, in English where there is no page in the language; `game` is what people call it."""
    return Page(name, tr("Rules of {game}", game=game), help_page(name, language))


def title_page(name: str, title: str, language: str) -> Page:
    """The help of a page of the window, in English where there is none in the language; it has the page's title."""
    return Page(name, title, help_page(name, language))


def fairness_page(language: str) -> Page:
    """What sealed dice prove and what they cannot, in English where there is no page in the language."""
    return Page("fair-dice", tr("Provably fair dice"), help_page("fair-dice", language))


def classroom_page() -> Page:
    """What can be imported from Python under the names of the documents; it lists code, and is in English alone."""
    return Page("classroom", tr("For the classroom"), read_text("classroom.md"))


class HelpWindow(QDialog):
    """Shows one page; Escape closes it."""

    def __init__(
        self,
        page: Page,
        look: DiceLook,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """Lays the page out now."""
        super().__init__(parent)
        self.page = page.name
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(page.title)
        self.text = HelpPage(page.text, look, appearance)
        self.text.setAccessibleName(self.windowTitle())
        self.setMinimumSize(scaled(_LEAST), scaled(_LEAST))
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.addWidget(self.text)
        begin_with(self, _WIDTH, _HEIGHT)
