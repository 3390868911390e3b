"""The part of the settings that is about the dice."""

from PySide6.QtWidgets import QWidget

from dicedesk.play.settings.settings import Body, DiceSettings, Marks
from dicedesk.ui.base.dice.dice_look import SPEEDS, DiceLook, name_of_speed
from dicedesk.ui.base.dice.tray import StripTray
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColour
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo, FieldRows
from dicedesk.ui.base.words import shown, tr

_SHOWN = (1, 5)
"""The faces of the dice that show what was chosen: the ace has a colour of its own."""


class DiceCard(Card):
    """What the dice are made of, what is on their faces, how fast they fly. Each change is kept at once."""

    def __init__(self, look: DiceLook, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Shows the current settings."""
        super().__init__(tr("Dice"), parent)
        self._look = look
        self.bodies = ArrowCombo(appearance, tr("Style"))
        for body, name in (
            (Body.THEME, tr("Match the theme")),
            (Body.IVORY, tr("Ivory")),
            (Body.CASINO, tr("Casino red")),
            (Body.BLACK, tr("Black")),
            (Body.HIGH_CONTRAST, tr("High contrast")),
        ):
            self.bodies.addItem(name, body)
        self.marks = ArrowCombo(appearance, tr("Faces"))
        self.marks.addItem(tr("Pips"), Marks.PIPS)
        self.marks.addItem(tr("Numerals"), Marks.NUMERALS)
        self.speeds = ArrowCombo(appearance, tr("Roll speed"))
        for speed in reversed(SPEEDS):
            self.speeds.addItem(name_of_speed(speed), speed)
        self.example = StripTray(FeltColour.GREEN, len(_SHOWN), is_centred=True)
        self.example.show_faces(_SHOWN)
        self.note = label("second", wraps=True)
        for part in (FieldRows(self.bodies, self.marks, self.speeds), self.example, self.note):
            self.add(part)
        self._show_chosen()
        for box in (self.bodies, self.marks, self.speeds):
            box.activated.connect(self._on_chosen)
        look.apply_to(self.example)
        look.changed.connect(self._show_chosen)

    def _on_chosen(self) -> None:
        chosen = (box.currentData() for box in (self.bodies, self.marks, self.speeds))
        self._look.choose(DiceSettings(*chosen))
        self.example.throw(_SHOWN)

    def _show_chosen(self) -> None:
        chosen = self._look.chosen
        self.bodies.setCurrentIndex(self.bodies.findData(chosen.body))
        self.marks.setCurrentIndex(self.marks.findData(chosen.marks))
        self.speeds.setCurrentIndex(self.speeds.findData(chosen.speed))
        write(self.note, shown(self._look.error or ""))
