"""The item that paints a spot, by the shape of what is printed on it."""

from dicedesk.ui.games.craps.layout.spots.hop import HopSpot
from dicedesk.ui.games.craps.layout.spots.printing import Print, Shape
from dicedesk.ui.games.craps.layout.spots.spot import SpotItem
from dicedesk.ui.games.craps.layout.spots.tile import TileSpot


def spot_for(words: Print) -> SpotItem:
    """A spot that bears these words; the shape of a tile may change, that of dice not."""
    match words.shape:
        case Shape.DICE:
            return HopSpot(words)
        case Shape.TILE:
            return TileSpot(words)
        case _:
            return SpotItem(words)
