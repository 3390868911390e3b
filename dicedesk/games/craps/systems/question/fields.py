"""The fields of a question about betting systems that no other question has."""

import re
from dataclasses import dataclass

from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.games.craps.house_rules import PRESETS, HouseRules, parse_house
from dicedesk.games.craps.systems.betting_systems import SystemStep
from dicedesk.lab.questions.fields import Field

ALL_SYSTEMS = "all"


@dataclass(frozen=True)
class HouseField(Field[HouseRules]):
    """The rules of a house: a preset by its name, or as settings write them."""

    def read(self, text: str) -> HouseRules:
        """The rules."""
        name = text.strip()
        return PRESETS[name] if name in PRESETS else parse_house(name)


@dataclass(frozen=True)
class SystemsField(Field[tuple[str, ...]]):
    """Some of the `known` systems by their names, or all."""

    known: tuple[str, ...]

    def read(self, text: str) -> tuple[str, ...]:
        """The names, in the order in which systems are shown."""
        names = text.replace(",", " ").split()
        if names == [ALL_SYSTEMS]:
            return self.known
        unknown = [name for name in names if name not in self.known]
        if unknown or not names:
            raise NotationError(
                tr(
                    "{title}: expected “all”, or names from {names}, not “{text}”.",
                    title=self.title,
                    names=", ".join(self.known),
                    text=text.strip(),
                )
            )
        return tuple(name for name in self.known if name in names)


@dataclass(frozen=True)
class StepsField(Field[tuple[SystemStep, ...]]):
    """The steps of a system of one's own: UNITS:WON:LOST for each, which count steps from 1; empty for none."""

    def read(self, text: str) -> tuple[SystemStep, ...]:
        """The steps, which count each other from 0."""
        steps = []
        for word in text.replace(",", " ").split():
            match = re.fullmatch(r"([0-9]{1,6}):([0-9]{1,6}):([0-9]{1,6})", word)
            if match is None:
                raise NotationError(
                    tr("{title}: expected UNITS:WON:LOST, not “{text}”.", title=self.title, text=word)
                )
            units, won, lost = map(int, match.groups())
            steps.append(SystemStep(units, won - 1, lost - 1))
        return tuple(steps)
