"""A section of the Lab: its entry in the list, and the view beside the list."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dicedesk.core.words import Sentence
from dicedesk.lab.fields import LabQuestion
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import shown


class SectionView(QWidget):
    """The view of a section; one without questions does not override `ask` and the methods after it.

    Signals: `told(str)` with a message for the screen reader, `noted(str)` with a message for the status bar,
    `again_asked()` when the user wants to read a question from a file and ask it again, `opponent_asked(str, str)`
    with a game and the name of a computer player to play against.
    """

    told = Signal(str)
    noted = Signal(str)
    again_asked = Signal()
    opponent_asked = Signal(str, str)

    def __init__(self, parts: AppParts, parent: QWidget) -> None:
        """Show nothing; a section derives from it. The parts hold the jobs that do its work."""
        super().__init__(parent)
        self._parts, self._appearance = parts, parts.appearance

    def ask(self) -> None:
        """Ask the form's question."""

    def ask_again(self, question: LabQuestion, file: str) -> None:
        """Ask a question of this kind, read from a file of this name."""

    def save_figures(self) -> None:
        """Save the figures of the answer."""

    def save_picture(self) -> None:
        """Save the chart of the answer."""

    def take_files(self, files: Sequence[str]) -> bool:
        """Take files dropped on the window while it is visible; return whether it took them."""
        return False


@dataclass(frozen=True, eq=False)
class LabSection:
    """A section: its name in the program, its title, how its view is made, and the heading above its group, if any.

    `make` is called with the view's parent when the section is first chosen.
    """

    id: str
    name: Sentence
    make: Callable[[AppParts, QWidget], SectionView]
    group: Sentence | None = None

    @property
    def title(self) -> str:
        """The name in the window's language."""
        return shown(self.name)
