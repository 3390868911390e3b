"""Computer casters of Hazard, and their choice of mains. No choice changes the dice."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Protocol

from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, figure, tr
from dicedesk.games.hazard.odds import best_main
from dicedesk.games.hazard.rules import MAINS, ChooseMain, HazardMove, HazardState, Throw
from dicedesk.play.opponents import Eyes, Head, Mouth, Opponent, Portrait
from dicedesk.play.seats import Roster

EXPECTED = "best, changer, main:N"

CASTERS = ("best", "changer", *(f"main:{main}" for main in MAINS))
"""The computer casters to offer, the default first."""


class MainChooser(Protocol):
    """Chooses the mains of a caster."""

    def main_at(self, state: HazardState) -> int:
        """The main of the next round, 5 to 9."""


@dataclass(frozen=True)
class SameMain:
    """Takes the same main in every round."""

    main: int

    def main_at(self, state: HazardState) -> int:
        """The same main in every round."""
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
    """The title of a caster, such as "Always main 7". Raises NotationError for an unknown name."""
    parse_caster(name)
    kind, *main = name.split(":")
    if kind == "main":
        return tr("Main-{main} caster", main=main[0])
    return {"best": tr("Best-main caster"), "changer": tr("Superstitious caster")}[kind]


BEATEN: Mapping[str, tuple[float, float]] = MappingProxyType(
    {
        "main:6": (0.43070154808530553, 0.14907170609876902),
        "main:8": (0.43070154808530553, 0.14907170609876902),
        "changer": (0.42863925047138296, 0.14835791664257245),
        "main:5": (0.42673152744949916, 0.1476976275702429),
        "main:9": (0.42673152744949916, 0.1476976275702429),
        "main:7": (0.426236801865828, 0.1475263962683439),
        "best": (0.426236801865828, 0.1475263962683439),
    }
)
"""The shares of games (0..1) of two casters that the best main wins and draws against each, the easiest caster first.

A test computes them from the distribution of the rounds won in a turn.
"""


@cache
def hazard_opponents() -> tuple[Opponent, ...]:
    """The casters offered, from easy to perfect."""
    return tuple(
        Opponent(name, caster_title(name), *_character(name), _strength(won, drawn))
        for name, (won, drawn) in BEATEN.items()
    )


def _strength(won: float, drawn: float) -> Sentence:
    """As `beaten_in_words`; best play draws too often to leave it out."""
    return tr(
        "Best play beats it in {games} of 100 games; {draws} are draws.",
        games=figure(100 * won),
        draws=figure(100 * drawn),
    )


def _character(name: str) -> tuple[Sentence, Portrait]:
    if name == "best":
        return tr("Has done the math and always chooses the best main."), Portrait(
            1, Head.LONG, Eyes.GLASSES, Mouth.SMILE
        )
    if name == "changer":
        sentence = tr("Thinks a losing main is unlucky and switches to the next one.")
        return sentence, Portrait(3, Head.WIDE, Eyes.OPEN, Mouth.FROWN)
    main = int(name.partition(":")[2])
    portrait = Portrait(
        main - 3, tuple(Head)[main % 3], (Eyes.CALM, Eyes.SHARP)[main % 2], tuple(Mouth)[main // 2 % 3]
    )
    return tr("Swears by {main} and never chooses another main.", main=main), portrait


HAZARD_PLAYERS: Roster[HazardState] = Roster(parse_caster, caster_title, CASTERS, hazard_opponents)
"""The computer players of Hazard."""
