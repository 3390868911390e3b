"""Hog's additions to the shared windows."""

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from dicedesk.core.words import tr as sentence
from dicedesk.ui.base.game_ui import GameUi, GameWindow, MenuPlace
from dicedesk.ui.base.open_windows import brought_up, opened
from dicedesk.ui.base.parts import AppParts

if TYPE_CHECKING:
    from dicedesk.lab.fields import Field
    from dicedesk.ui.base.lab_section import LabSection, SectionView
    from dicedesk.ui.base.look.appearance import Appearance
    from dicedesk.ui.games.hog.strategies import StrategiesWindow
    from dicedesk.ui.games.hog.strategy_control import StrategyControl


def _show_strategies(
    parts: AppParts, owner: QWidget, names: tuple[str, str] | None = None
) -> "StrategiesWindow":
    from dicedesk.ui.games.hog.strategies import FIRST_PAIR, StrategiesWindow  # 330 ms

    before = next(opened(owner, StrategiesWindow), None)
    if before is not None and names is not None:
        before.show_strategies(names)
    return brought_up(
        before or StrategiesWindow(parts.long_jobs, parts.appearance, names or FIRST_PAIR, owner)
    )


STRATEGIES = GameWindow(
    sentence("Hog strategies…"), MenuPlace.STUDY, _show_strategies, keys=("Ctrl+Shift+M",)
)
"""Its subject is the names of two strategies."""


def _own_strategy(parts: AppParts, parent: QWidget) -> "SectionView":
    # 14 ms later than the page, which begins with a question.
    from dicedesk.ui.games.hog.own_strategy import OwnStrategyView

    return OwnStrategyView(parts, parent)


def _contest(parts: AppParts, parent: QWidget) -> "SectionView":
    # 5 ms later than the page.
    from dicedesk.ui.games.hog.contest import ContestView

    return ContestView(parts, parent)


_FOR_CLASSES = sentence("For classes")


class HogUi(GameUi):
    """The windows and controls that only Hog has."""

    windows = (STRATEGIES,)

    def lab_pages(self) -> "tuple[LabSection, ...]":
        """The pages that run students' programs."""
        # The Lab has loaded it by now.
        from dicedesk.ui.base.lab_section import LabSection

        return (
            LabSection("own-strategy", sentence("Your own strategy"), _own_strategy, _FOR_CLASSES),
            LabSection("contest", sentence("Class contest"), _contest, _FOR_CLASSES),
        )

    def field_control(
        self, field: "Field[Any]", appearance: "Appearance", parent: QWidget
    ) -> "StrategyControl | None":
        """The control for a strategy."""
        # The Lab has loaded the questions by now.
        from dicedesk.games.hog.questions import StrategyField
        from dicedesk.ui.games.hog.strategy_control import StrategyControl

        return StrategyControl(field, appearance, parent) if isinstance(field, StrategyField) else None


GAME_UI = HogUi()
