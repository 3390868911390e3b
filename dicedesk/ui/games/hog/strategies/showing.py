"""What is shown of a strategy: its maps, and the sentences about it."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from dicedesk.core.words import Sentence
from dicedesk.games.hog.strategies.maps import MapKind, StrategyMaps
from dicedesk.games.hog.strategies.study import SCORES, StudiedCell
from dicedesk.games.hog.strategies.words import (
    best_words,
    cell_words,
    opponents_words,
    scale_words,
    wins_words,
)
from dicedesk.ui.base.charts.chart_data import HeatMap, MapSide
from dicedesk.ui.base.look.things import DICE_SCALE, DIFFERENCE_SCALE, LOSS_SCALE, MapScale
from dicedesk.ui.base.words import in_sentences, shown, tr

_SCALES: Mapping[MapKind, MapScale] = MappingProxyType(
    {
        MapKind.CHOICES: DICE_SCALE,
        MapKind.BEST: DICE_SCALE,
        MapKind.DIFFERENCE: DIFFERENCE_SCALE,
        MapKind.LOSSES: LOSS_SCALE,
    }
)
_SCORES = tuple(map(str, range(SCORES)))


def kind_title(kind: MapKind) -> str:
    """What a map is called where one is chosen."""
    return {
        MapKind.CHOICES: tr("What it rolls"),
        MapKind.BEST: tr("What would be best"),
        MapKind.DIFFERENCE: tr("How it differs"),
        MapKind.LOSSES: tr("What its choices cost"),
    }[kind]


@dataclass(frozen=True, eq=False)
class SeenStrategy:
    """A strategy with its maps against another one, and what both are called."""

    maps: StrategyMaps
    name: Sentence
    other: Sentence

    def heat_map(self, kind: MapKind) -> HeatMap:
        """One of its maps; the positions that cost most are marked where losses are shown."""
        costly = self.maps.costliest if kind is MapKind.LOSSES else ()
        return HeatMap(
            title=tr("{map}: {name} against {other}", map=kind_title(kind), name=self.name, other=self.other),
            across=MapSide(tr("Its score"), _SCORES),
            up=MapSide(tr("Opponent's score"), _SCORES),
            steps=self.maps.steps[kind],
            scale=_SCALES[kind],
            words=tuple(map(shown, scale_words(kind))),
            marks=tuple((cell.own, cell.other) for cell in costly),
        )

    def win_words(self) -> str:
        """How often it wins, and how often it could."""
        study = self.maps.study
        return in_sentences(shown(wins_words(study, self.name, self.other)), shown(best_words(study)))

    def cell(self, own: int, other: int) -> StudiedCell:
        """The position at these scores."""
        return self.maps.study.cell(own, other)

    def cell_words(self, own: int, other: int, kind: MapKind) -> str:
        """What there is to say of a position; what the other one would do only where the two are compared."""
        cell = self.cell(own, other)
        choice, *others = map(shown, cell_words(cell, self.name))
        compared = shown(opponents_words(cell, self.other)) if kind is MapKind.DIFFERENCE else ""
        return in_sentences(choice, compared, *others)
