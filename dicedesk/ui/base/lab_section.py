"""A section of the Lab: its place in the list, and what is shown beside the list while it is chosen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dicedesk.core.words import Sentence
from dicedesk.lab.fields import LabQuestion
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import shown


class SectionView(QWidget):
    """What a section shows; one that asks nothing leaves `ask` and what follows it as it is.

    Signals: `told(str)` with what a person who cannot see it should hear, `noted(str)` with what the status bar says
    once, `again_asked()` when a question is to be read from a file and asked again, `opponent_asked(str, str)` with a
    game and the name of a computer player whom somebody wants to meet in it.
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
        """Ask what the form says."""

    def ask_again(self, question: LabQuestion, file: str) -> None:
        """Ask a question of its kind that was read from a file of this name."""

    def save_figures(self) -> None:
        """Save the figures that are shown."""

    def save_picture(self) -> None:
        """Save the chart that is shown."""

    def take_files(self, files: Sequence[str]) -> bool:
        """Take files that were dropped on the window while it is shown; return whether it did."""
        return False


@dataclass(frozen=True, eq=False)
class LabSection:
    """A section: the name that the program gives it, what people call it, and how its view is made.

    `make` is called with the view's parent when the section is first chosen.
    """

    id: str
    name: Sentence
    make: Callable[[AppParts, QWidget], SectionView]

    @property
    def title(self) -> str:
        """The name in the window's language."""
        return shown(self.name)
