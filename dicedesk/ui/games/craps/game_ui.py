"""Craps' additions to the shared windows."""

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from dicedesk.core.words import tr as sentence
from dicedesk.ui.base.game_ui import GameUi, GameWindow, MenuPlace
from dicedesk.ui.base.open_windows import show_one
from dicedesk.ui.base.parts import AppParts

if TYPE_CHECKING:
    from dicedesk.lab.fields import Field
    from dicedesk.ui.base.field_control import FieldControl
    from dicedesk.ui.base.look.appearance import Appearance
    from dicedesk.ui.base.settings_card import SettingsCard
    from dicedesk.ui.games.craps.demonstration import DemonstrationWindow
    from dicedesk.ui.games.craps.house_card import HouseCard


def _show_demonstration(_: AppParts, owner: QWidget, __: object = None) -> "DemonstrationWindow":
    from dicedesk.ui.games.craps.demonstration import DemonstrationWindow  # 50 ms

    return show_one(owner, DemonstrationWindow, lambda: DemonstrationWindow(owner))


DEMONSTRATION = GameWindow(sentence("Craps textbook demo"), MenuPlace.CLASSROOM, _show_demonstration)


def _house_card(parts: AppParts) -> "HouseCard":
    # 60 ms later than its title, which the command palette uses too.
    from dicedesk.ui.games.craps.house_card import HouseCard

    return HouseCard(parts.settings, parts.appearance)


class CrapsUi(GameUi):
    """The windows and controls that only Craps has."""

    windows = (DEMONSTRATION,)

    def settings_card(self) -> "SettingsCard":
        """The card of its house rules."""
        # The settings have loaded it by now.
        from dicedesk.ui.base.settings_card import SettingsCard, SettingsSection

        return SettingsCard(SettingsSection.PLAYERS, sentence("Craps house rules"), _house_card)

    def field_control(
        self, field: "Field[Any]", appearance: "Appearance", parent: QWidget
    ) -> "FieldControl | None":
        """The control for a house, for several systems, or for the steps of one."""
        # The Lab has loaded the questions by now.
        from dicedesk.games.craps.questions import HouseField, StepsField, SystemsField
        from dicedesk.ui.games.craps.field_controls import HouseControl, SystemsControl
        from dicedesk.ui.games.craps.own_system import StepsControl

        match field:
            case HouseField():
                return HouseControl(field, appearance, parent)
            case SystemsField():
                return SystemsControl(field, parent)
            case StepsField():
                return StepsControl(field, parent)
            case _:
                return None


GAME_UI = CrapsUi()
