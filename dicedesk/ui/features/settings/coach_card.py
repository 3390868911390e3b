"""The part of the settings that is about the coach of each game."""

from functools import partial

from PySide6.QtWidgets import QWidget

from dicedesk.coach.unit import Unit
from dicedesk.games.catalogue import KITS
from dicedesk.play.settings import CoachSettings, coach_settings
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.coach_boxes import CoachBoxes
from dicedesk.ui.base.words import shown, tr


class CoachSettingsCard(Card):
    """Chooses when the coach of each game speaks, and from which cost on it warns."""

    def __init__(
        self, settings: SettingsBridge, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
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
            if kit.unit is not None:
                self._add_game(appearance, kit.spec.id, shown(kit.spec.title), kit.unit)
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
        for part in (label("name", title), label("second", shown(unit.costs), wraps=True), boxes):
            self.add(part)

    def _wanted(self, game: str) -> CoachSettings:
        return self._settings.keeper.of(coach_settings(game))

    def _keep(self, game: str, wanted: CoachSettings) -> None:
        self._settings.keeper.change_game(coach_settings(game), lambda _: wanted)

    def _show(self) -> None:
        for game, boxes in self.boxes.items():
            boxes.show_settings(self._wanted(game))
        write(self.error, shown(self._settings.error or ""))
