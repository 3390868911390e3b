"""The rules of the house for craps, kept between two starts."""

from dicedesk.games.craps.house_rules import BUILDING_SKILLS, HouseRules, parse_rules
from dicedesk.ports.store import Store
from dicedesk.session.setting import Setting

HOUSE_SETTING = "craps-house"
"""The name under which the store keeps the rules of the house, as a record's header writes them."""


class CrapsHouse(Setting[HouseRules]):
    """The rules for the next game, wherever they were chosen."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        super().__init__(store, HOUSE_SETTING, BUILDING_SKILLS, HouseRules.to_text, parse_rules)

    @property
    def value(self) -> HouseRules:
        """The rules that were chosen last, also in another place; the usual ones where none can be read."""
        if self.trouble is None:
            self._look_up()
        return super().value
