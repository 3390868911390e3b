"""Which control a field has."""

from typing import Any

from PySide6.QtWidgets import QWidget

from dicedesk.games.craps.questions import HouseField, StepsField, SystemsField
from dicedesk.games.hog.questions import StrategyField
from dicedesk.lab.questions.fields import ChoiceField, Field
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.features.lab.controls.field_control import ChoiceControl, FieldControl, LineControl
from dicedesk.ui.features.lab.controls.strategy_control import StrategyControl
from dicedesk.ui.features.lab.controls.systems_controls import HouseControl, StepsControl, SystemsControl


def control_for(field: Field[Any], appearance: Appearance, parent: QWidget) -> FieldControl:
    """The control in which the field is filled in; a line for a field that has none of its own."""
    match field:
        case ChoiceField():
            return ChoiceControl(field, appearance, parent)
        case StrategyField():
            return StrategyControl(field, appearance, parent)
        case HouseField():
            return HouseControl(field, appearance, parent)
        case SystemsField():
            return SystemsControl(field, parent)
        case StepsField():
            return StepsControl(field, parent)
        case _:
            return LineControl(field, parent)
