"""The part of the settings that is about where the dice of new games come from."""

from dataclasses import replace

from PySide6.QtWidgets import QLineEdit, QWidget

from dicedesk.core.words import figure
from dicedesk.play.settings.settings import LARGEST_SEED, parse_seed
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo, FieldRows
from dicedesk.ui.base.words import shown, tr

_FIRST_SEED = 1


class FairCard(Card):
    """Has the dice of new games sealed, or follow from a number. Each change is kept at once."""

    def __init__(
        self, settings: SettingsBridge, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        """Shows the current settings."""
        super().__init__(tr("Dice of new games"), parent)
        self._settings = settings
        seed = self._seed
        self.kinds = ArrowCombo(appearance, tr("Dice"))
        self.kinds.addItem(tr("Sealed: fixed before the first roll"), userData=False)
        self.kinds.addItem(tr("Seeded: from a number you choose"), userData=True)
        self.number = QLineEdit("" if seed is None else str(seed))
        self.number.setMaxLength(len(str(LARGEST_SEED)))
        self.number.setAccessibleName(tr("Seed"))
        self.number.setPlaceholderText(tr("A whole number"))
        self.note, self.error = label("second", wraps=True), label("bad", wraps=True)
        for part in (FieldRows(self.kinds, self.number), self.note, self.error):
            self.add(part)
        self._show_choice()
        self.kinds.activated.connect(self._on_kind)
        self.number.editingFinished.connect(self._on_number)

    @property
    def _seed(self) -> int | None:
        return self._settings.value.fair_dice.seed

    def _choose(self, seed: int | None) -> None:
        self._settings.change(
            lambda settings: replace(settings, fair_dice=replace(settings.fair_dice, seed=seed))
        )
        self._show_choice()

    def _on_kind(self) -> None:
        is_seeded = self.kinds.currentData()
        seed = parse_seed(self.number.text())
        self._choose((_FIRST_SEED if seed is None else seed) if is_seeded else None)

    def _on_number(self) -> None:
        seed = parse_seed(self.number.text())
        if seed is None:
            write(
                self.error, tr("A whole number from 0 to {largest} is needed.", largest=figure(LARGEST_SEED))
            )
            return
        self._choose(seed)

    def _show_choice(self) -> None:
        seed = self._seed
        self.kinds.setCurrentIndex(self.kinds.findData(seed is not None))
        self.number.setEnabled(seed is not None)
        if seed is None:
            self.note.setText(
                tr(
                    "From the next game, the dice are fixed and sealed before the first roll. "
                    "Afterwards anyone can check that none was changed."
                )
            )
        else:
            self.number.setText(str(seed))
            self.note.setText(
                tr(
                    "From the next game, the dice come from this seed, the same in every game. You "
                    "can replay such a game, but it cannot prove it was fair."
                )
            )
        write(self.error, shown(self._settings.error or ""))
