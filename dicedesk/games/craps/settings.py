"""The settings that only craps has."""

from dataclasses import dataclass
from typing import Annotated

from dicedesk.games.craps.house_rules import BUILDING_SKILLS, HouseRules, parse_house
from dicedesk.play.settings.keeper import GameSettings
from dicedesk.play.settings.kinds import Spelled


@dataclass(frozen=True)
class CrapsSettings:
    """The house rules of the next game, and whether somebody has played here or chosen a house before."""

    rules: Annotated[HouseRules, Spelled(parse_house, HouseRules.to_house_text)] = BUILDING_SKILLS
    is_visited: bool = False


CRAPS_SETTINGS = GameSettings("craps", CrapsSettings)
