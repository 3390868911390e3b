"""Computer casters of Hazard: which main each of them chooses. No choice changes the dice."""

import re
from dataclasses import dataclass
from typing import Protocol

from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, tr
from dicedesk.games.hazard.odds import best_main
from dicedesk.games.hazard.rules import MAINS, ChooseMain, HazardMove, HazardState, Throw
from dicedesk.play.seats import Roster

EXPECTED = "best, changer, main:N"

CASTERS = ("best", "changer", *(f"main:{main}" for main in MAINS))
"""The computer casters to offer, the default first."""


class MainChooser(Protocol):
    """How a caster comes to a main."""

    def main_at(self, state: HazardState) -> int:
        """The main of the round that begins here, 5 to 9."""


@dataclass(frozen=True)
class SameMain:
    """Takes the same main in every round."""

    main: int

    def main_at(self, state: HazardState) -> int:
        """The one main."""
        return self.main


@dataclass(frozen=True)
class Changer:
    """Believes that a main brings bad luck once it has lost: takes the next one, 5 to 9 and round again."""

    def main_at(self, state: HazardState) -> int:
        """5 at first, and the next main after each round lost."""
        return MAINS[state.rounds_lost % len(MAINS)]


@dataclass(frozen=True)
class HazardPlayer:
    """A seat at the Hazard table: its chooser names the mains."""

    chooser: MainChooser

    def choose(self, state: HazardState) -> HazardMove:
        """A main before a round, then the throw."""
        return ChooseMain(self.chooser.main_at(state)) if state.main is None else Throw()


def parse_caster(name: str) -> HazardPlayer:
    """The computer caster of that name: "best", "changer", "main:5" to "main:9". Raises NotationError."""
    if name == "best":
        return HazardPlayer(SameMain(best_main()))
    if name == "changer":
        return HazardPlayer(Changer())
    if fixed := re.fullmatch(r"main:([5-9])", name):
        return HazardPlayer(SameMain(int(fixed[1])))
    raise NotationError(tr("there is no caster “{name}”; choose from: {names}", name=name, names=EXPECTED))


def caster_title(name: str) -> Sentence:
    """What a person reads for a caster's name, such as "Always main 7". Raises NotationError as parsing it does."""
    parse_caster(name)
    kind, *main = name.split(":")
    if kind == "main":
        return tr("Main-{main} caster", main=main[0])
    return {"best": tr("Best-main caster"), "changer": tr("Superstitious caster")}[kind]


HAZARD_PLAYERS: Roster[HazardState] = Roster(parse_caster, caster_title, CASTERS)
"""The computer players of Hazard."""
