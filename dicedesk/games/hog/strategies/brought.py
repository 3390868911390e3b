"""What is worked out about a strategy that somebody brought."""

from dataclasses import dataclass

from dicedesk.core.by_name import object_called
from dicedesk.games.hog.strategies.maps import StrategyMaps
from dicedesk.games.hog.strategies.named import BEST, SOLVING, named_maps
from dicedesk.games.hog.strategies.study import StudiedWins
from dicedesk.games.hog.strategy_names import STRATEGIES


@dataclass(frozen=True)
class NamedWins:
    """How often a strategy beats the one of this name."""

    name: str
    wins: StudiedWins


@dataclass(frozen=True, eq=False)
class BroughtStudy:
    """A strategy against another one, the best answer to the strategy itself, and how often it beats each known one."""

    maps: StrategyMaps
    answer: StrategyMaps
    rates: tuple[NamedWins, ...]


def brought_study(name: str, against: str) -> BroughtStudy:
    """All of it, for a strategy of this name. Raises NotationError for a name that is none's."""
    others = tuple(dict.fromkeys((*STRATEGIES, against)))
    wins = object_called(SOLVING).wins_by_names(name, others)
    return BroughtStudy(
        named_maps(name, against), named_maps(BEST, name), tuple(map(NamedWins, others, wins))
    )
