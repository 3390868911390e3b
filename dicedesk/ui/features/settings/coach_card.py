"""The part of the settings that is about the coach of each game."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from PySide6.QtWidgets import QWidget

from dicedesk.coach.evaluation import Unit
from dicedesk.core.words import Sentence
from dicedesk.core.words import tr as sentence
from dicedesk.games.kits import KITS
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD
from dicedesk.play.settings.coach_settings import CoachSettings, coach_settings
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.coach_boxes import CoachBoxes
from dicedesk.ui.base.words import shown, tr

COUNTED: Mapping[Unit, Sentence] = MappingProxyType(
    {
        Unit.WIN_CHANCE: sentence(
            "Costs are percentage points of your chance to win: a choice that takes it from 50% to 47% "
            "costs 3."
        ),
        Unit.ROUNDS: sentence(
            "Costs are rounds won in a turn at the dice; no main costs as much as a fiftieth of a round."
        ),
        Unit.HANDS: sentence(
            "Costs are hands, and a game without the award counts {hands} more.", hands=MISSED_AWARD
        ),
        Unit.DOLLARS: sentence("Costs are cents per dollar bet, on average."),
    }
)
"""What each game's losses are."""


class CoachSettingsCard(Card):
    """When each game's coach speaks, and from which loss on it warns. Each change is kept at once."""

    def __init__(
        self, settings: SettingsBridge, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        """Shows the current settings."""
        super().__init__(tr("Coach"), parent)
        self._settings = settings
        self.add(
            label(
                "second",
                tr("Anything the coach shows, warnings included, is a hint and makes the game casual."),
                wraps=True,
            )
        )
        self.boxes: dict[str, CoachBoxes] = {}
        for kit in KITS.values():
            if kit.coach_unit:
                self._add_game(appearance, kit.spec.id, shown(kit.spec.title), Unit(kit.coach_unit))
        self.error = label("bad", wraps=True)
        self.add(self.error)
        self._show()
        for game in self.boxes:
            settings.game_changed(game).connect(self._show)
        settings.error_changed.connect(self._show)

    def _add_game(self, appearance: Appearance, game: str, title: str, unit: Unit) -> None:
        self.boxes[game] = boxes = CoachBoxes(appearance, unit, self._wanted(game))
        for box in (boxes.mode, boxes.warning):
            box.setAccessibleName(tr("{game}: {setting}", game=title, setting=box.accessibleName()))
        boxes.chosen.connect(partial(self._keep, game))
        for part in (label("name", title), label("second", shown(COUNTED[unit]), wraps=True), boxes):
            self.add(part)

    def _wanted(self, game: str) -> CoachSettings:
        return self._settings.keeper.of(coach_settings(game))

    def _keep(self, game: str, wanted: CoachSettings) -> None:
        self._settings.keeper.change_game(coach_settings(game), lambda _: wanted)

    def _show(self) -> None:
        for game, boxes in self.boxes.items():
            boxes.show_settings(self._wanted(game))
        write(self.error, shown(self._settings.error or ""))
