"""The sign of a bet's class in a corner of each spot of the layout."""

from collections.abc import Mapping

from PySide6.QtWidgets import QGraphicsScene

from dicedesk.coach.verdict import ChoiceVerdict
from dicedesk.ui.base.widgets.pill import pill_for
from dicedesk.ui.base.widgets.verdict import color_on_felt
from dicedesk.ui.games.craps.layout.money import FeltPill
from dicedesk.ui.games.craps.layout.spot_item import SpotItem


class FeltVerdicts:
    """The signs on the layout, by the name of the spot; a hidden spot has none."""

    def __init__(self, scene: QGraphicsScene, spots: Mapping[str, SpotItem]) -> None:
        self._scene, self._spots = scene, spots
        self._pills: dict[str, FeltPill] = {}

    @property
    def signs(self) -> Mapping[str, str]:
        """The sign on each spot."""
        return {name: pill.text for name, pill in self._pills.items()}

    def show(self, verdicts: Mapping[str, ChoiceVerdict]) -> None:
        """Show these verdicts, and no others. Spots whose sign stays are not painted again."""
        seen = {name: verdict for name, verdict in verdicts.items() if self._spots[name].isVisible()}
        for name in self._pills.keys() - seen.keys():
            self._spots[name].remove_sign()
            self._scene.removeItem(self._pills.pop(name))
        sizes = {verdict: pill_for(verdict.sign) for verdict in ChoiceVerdict}
        for name, verdict in seen.items():
            pill = self._pills.get(name)
            if pill is None or pill.text != verdict.sign:
                if pill is not None:
                    self._scene.removeItem(pill)
                pill = self._pills[name] = FeltPill(verdict.sign, color_on_felt(verdict), sizes[verdict])
                self._scene.addItem(pill)
            size = pill.boundingRect().size()
            place = self._spots[name].put_sign(size)
            pill.setPos(place.center())
            pill.setScale(place.height() / size.height())
