"""The settings card for the house rules of the next game."""

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.table import CRAPS_SETTINGS
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.craps.house_rules import HouseRulesDialog, house_title


class HouseCard(Card):
    """Shows the house rules of the next game of craps, and opens them. The other games have one set of rules."""

    def __init__(
        self, settings: SettingsBridge, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Craps house rules"), parent)
        self._settings, self._appearance = settings, appearance
        self.name, self.error = label("name", wraps=True), label("bad", wraps=True)
        self.change_button = QPushButton(tr("Change…"))
        self.change_button.setToolTip(tr("See and change the house rules"))
        self.change_button.clicked.connect(self.show_rules)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.MEDIUM)
        row.addWidget(self.name, 1)
        row.addWidget(self.change_button)
        self.add(line)
        self.add(label("second", tr("These rules take effect in the next game."), wraps=True))
        self.add(self.error)
        self._show_house()
        settings.game_changed(CRAPS_SETTINGS.game).connect(self._show_house)
        settings.error_changed.connect(self._show_house)

    def show_rules(self) -> HouseRulesDialog:
        """Open the house rules."""
        dialog = HouseRulesDialog(self._rules, self._appearance, self)
        dialog.chosen.connect(self._on_chosen)
        dialog.open()
        return dialog

    @property
    def _rules(self) -> HouseRules:
        return self._settings.keeper.of(CRAPS_SETTINGS).rules

    def _on_chosen(self, rules: HouseRules) -> None:
        self._settings.keeper.change_game(CRAPS_SETTINGS, lambda settings: replace(settings, rules=rules))

    def _show_house(self) -> None:
        self.name.setText(house_title(self._rules))
        write(self.error, shown(self._settings.error or ""))
