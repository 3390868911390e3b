"""The rules of the house for craps, kept between two starts."""

from dicedesk.core.errors import NotationError
from dicedesk.games.craps.house_rules import BUILDING_SKILLS, HouseRules, parse_rules
from dicedesk.ports.store import Store, StoreError

HOUSE_SETTING = "craps-house"
"""The name under which the store keeps the rules of the house, as a record's header writes them."""


class CrapsHouse:
    """The rules for the next game, wherever they were chosen. `trouble` is why they could not be read or kept."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        self._store = store
        self.trouble: str | None = None
        self._rules = BUILDING_SKILLS
        self._rules = self.rules

    @property
    def rules(self) -> HouseRules:
        """The rules that were chosen last, also in another place; the usual ones where none can be read."""
        if self.trouble is not None:
            return self._rules
        try:
            kept = self._store.setting(HOUSE_SETTING)
            return BUILDING_SKILLS if kept is None else parse_rules(kept)
        except NotationError:
            return BUILDING_SKILLS
        except StoreError as error:
            self.trouble = str(error)
            return self._rules

    def choose(self, rules: HouseRules) -> None:
        """From the next game on these are the rules, at the next start too."""
        self._rules = rules
        try:
            self._store.keep_setting(HOUSE_SETTING, rules.to_text())
            self.trouble = None
        except StoreError as error:
            self.trouble = str(error)
