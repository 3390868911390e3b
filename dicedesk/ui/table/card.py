"""The card of a coach: what it says of the coming choice, and under a button when it speaks."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from dicedesk.coach.unit import Unit
from dicedesk.play.settings.coach_settings import CoachSettings
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.card import Card, Disclosure, OpeningNumber, label, write
from dicedesk.ui.base.widgets.coach_boxes import CoachBoxes
from dicedesk.ui.base.words import tr


@dataclass(frozen=True)
class CoachText:
    """What the card says: what is best, why, what else there is, and what is assumed; each "" for nothing."""

    best: str = ""
    why: str = ""
    others: str = ""
    note: str = ""

    @property
    def spoken(self) -> str:
        """All of it, in lines."""
        return "\n".join(filter(None, (self.best, self.why, self.others, self.note)))


class CoachCard(Card):
    """Signals: `chosen(CoachSettings)` when something else is wanted of the coach, `asked()` for what it says now."""

    chosen = Signal(object)
    asked = Signal()
    why_asked = Signal()
    """Somebody wants to know how the number in the first line comes about."""

    def __init__(
        self,
        appearance: Appearance,
        unit: Unit,
        ask: str,
        *,
        above: Iterable[QWidget] = (),
        below: Iterable[QWidget] = (),
        style: str = "good",
    ) -> None:
        """Says nothing yet. `ask` stands on the button.

        `above` stands over what the coach says, `below` under it; `style` is that of its first line.
        """
        super().__init__(tr("Coach"))
        self._appearance, self.unit, self._settings = appearance, unit, CoachSettings()
        self.boxes: CoachBoxes | None = None
        self.best, self._why = OpeningNumber(style), label("body", wraps=True)
        self.best.asked.connect(self.why_asked)
        self._others, self._note = label("second", wraps=True), label("second", wraps=True)
        self.button = QPushButton(ask)
        self.button.setObjectName("quiet")
        self.button.clicked.connect(self.asked)
        self.settings = Disclosure(tr("Coach options"))
        self.add_to_heading(self.settings.button)
        self.settings.button.toggled.connect(self._on_opened)
        above = tuple(above)
        self._says_more = bool(above)
        said = (self.best, self._why, self._others, self._note)
        for part in (*above, *said, *below, self.button, self.settings):
            self.add(part)
        self.settings.hide()
        self.text = CoachText()
        self.show_text(self.text)

    def show_settings(self, settings: CoachSettings) -> None:
        """Shows what is wanted of the coach."""
        self._settings = settings
        if self.boxes is not None:
            self.boxes.show_settings(settings)

    def show_text(self, text: CoachText) -> None:
        """Shows what is said of the coming choice."""
        self.text = text
        write(self.best, text.best)
        write(self._why, text.why)
        write(self._others, text.others)
        write(self._note, text.note)

    def offer(self, *, is_offered: bool) -> None:
        """Whether the coach can be asked now."""
        self.button.setVisible(is_offered)

    def offer_nothing(self) -> None:
        """Leaves only what is not the coach's on the card, where nobody plays; without that the card goes."""
        self.settings.button.hide()
        self.setVisible(self._says_more)

    def _on_opened(self) -> None:
        """Shows the boxes, or hides them; makes them the first time: a start need not wait for them."""
        self.settings.setVisible(self.settings.is_open)
        if self.boxes is None:
            self.boxes = CoachBoxes(self._appearance, self.unit, self._settings)
            self.boxes.chosen.connect(self.chosen)
            self.settings.add(self.boxes)
