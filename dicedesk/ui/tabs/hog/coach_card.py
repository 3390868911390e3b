"""The card of Hog's coach: what it says of the coming turn, and under a button when it speaks."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from dicedesk.session.settings.coach_settings import CoachMode, CoachSettings
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.tabs.hog.coach_texts import CoachText
from dicedesk.ui.widgets.card import Card, label, write
from dicedesk.ui.widgets.disclosure import Disclosure
from dicedesk.ui.widgets.fields.arrow_combo import ArrowCombo
from dicedesk.ui.widgets.fields.field_rows import FieldRows
from dicedesk.ui.words import tr, trn

WARNINGS = (0, 1, 3, 7)
"""From how many points on a choice can be held back: never, inaccuracies, mistakes, blunders."""


class CoachBoxes(FieldRows):
    """When the coach speaks, and which choices it holds back. Signals: `chosen(CoachSettings)`."""

    chosen = Signal(object)

    def __init__(self, appearance: Appearance, settings: CoachSettings) -> None:
        """Shows these settings."""
        self.mode = _mode_box(appearance)
        self.warning = _warning_box(appearance, settings.warn_at)
        super().__init__(self.mode, self.warning)
        self.mode.setCurrentIndex(self.mode.findData(settings.mode.value))
        self.warning.setCurrentIndex(self.warning.findData(settings.warn_at))
        for box in (self.mode, self.warning):
            box.currentIndexChanged.connect(self._on_chosen)

    def _on_chosen(self) -> None:
        mode, warn_at = CoachMode(self.mode.currentData()), int(self.warning.currentData())
        self.chosen.emit(CoachSettings(mode, warn_at))


class CoachCard(Card):
    """Signals: `chosen(CoachSettings)` when something else is wanted of the coach, `asked()` for the chances now."""

    chosen = Signal(object)
    asked = Signal()

    def __init__(self, appearance: Appearance) -> None:
        """Says nothing yet."""
        super().__init__(tr("Coach"))
        self._appearance, self._settings = appearance, CoachSettings()
        self.boxes: CoachBoxes | None = None
        self._best, self._why = label("good", wraps=True), label("body", wraps=True)
        self._note = label("second", wraps=True)
        self.button = QPushButton(tr("Show the chances (B)"))
        self.button.clicked.connect(self.asked)
        self.settings = Disclosure(tr("When the coach speaks"))
        self.settings.button.toggled.connect(self._on_opened)
        for part in (self._best, self._why, self._note, self.button, self.settings):
            self.add(part)
        self.show_text(CoachText())

    def show_settings(self, settings: CoachSettings) -> None:
        """Shows what is wanted of the coach when the boxes are first opened."""
        self._settings = settings

    def show_text(self, text: CoachText) -> None:
        """Shows what is said of the coming turn."""
        write(self._best, text.best)
        write(self._why, text.why)
        write(self._note, text.note)

    def offer(self, *, is_offered: bool) -> None:
        """Whether the chances can be asked for now."""
        self.button.setVisible(is_offered)

    def _on_opened(self) -> None:
        """Makes the boxes the first time: a start need not wait for them."""
        if self.boxes is None:
            self.boxes = CoachBoxes(self._appearance, self._settings)
            self.boxes.chosen.connect(self.chosen)
            self.settings.add(self.boxes)


def _mode_box(appearance: Appearance) -> ArrowCombo:
    box = _box(appearance, tr("Show the chances"))
    for mode, title in (
        (CoachMode.OFF, tr("never")),
        (CoachMode.ASKED, tr("when asked")),
        (CoachMode.ALWAYS, tr("always")),
    ):
        box.addItem(title, mode.value)
    return box


def _warning_box(appearance: Appearance, chosen: int) -> ArrowCombo:
    box = _box(appearance, tr("Warn me"))
    for points in sorted({*WARNINGS, chosen}):
        said = trn("from 1 point lost", "from {count} points lost", points) if points else tr("never")
        box.addItem(said, points)
    return box


def _box(appearance: Appearance, name: str) -> ArrowCombo:
    box = ArrowCombo(appearance, name)
    box.setObjectName("small")
    return box
