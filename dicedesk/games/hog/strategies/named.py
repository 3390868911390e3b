"""Studies by the names of strategies, such as "final". What works them out is loaded for the first one."""

from dicedesk.core.by_name import object_called
from dicedesk.core.words import Sentence, tr
from dicedesk.games.hog.strategies.maps import StrategyMaps, maps_of
from dicedesk.games.hog.strategies.study import StrategyStudy
from dicedesk.games.hog.strategy_names import STRATEGIES, strategy_title

BEST = "best"
"""The name of the best answer to whoever it plays against."""

STUDIED = (*STRATEGIES, BEST)
"""The strategies to choose from; all but the last are opponents, too."""

SOLVING = "dicedesk.games.hog.strategies.solving"
"""Works studies out with numpy."""


def named_study(name: str, against: str) -> StrategyStudy:
    """A strategy against another one. Raises NotationError for a name that is none's."""
    study: StrategyStudy = object_called(SOLVING).study_by_names(name, against)
    return study


def named_maps(name: str, against: str) -> StrategyMaps:
    """The maps of a strategy against another one. Raises NotationError as `named_study` does."""
    return maps_of(named_study(name, against))


def studied_title(name: str) -> Sentence:
    """What a person reads for a name. Raises NotationError for one that is none's."""
    return tr("Best response") if name == BEST else strategy_title(name)
