"""Names of Hog strategies, as the command line, records and the window write them."""

from typing import TYPE_CHECKING

from dicedesk.core.by_name import object_called
from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.hog.players import HogPlayer, Strategy, final_strategy, perfect_strategy
from dicedesk.games.hog.rules import HogState
from dicedesk.play.seats import Roster

if TYPE_CHECKING:
    from dicedesk.games.hog.strategy_tables import GivenStrategy

STRATEGIES = ("final", "perfect", "swap", "bacon", *(f"always:{dice}" for dice in range(11)))
"""The strategies to offer, the default first."""

EXPECTED = "final, perfect, swap[:margin:num], bacon[:margin:num], always:N"

_TABLE = "table:"
_RULE_OF_THUMB = "dicedesk.games.hog.strategy_rules_of_thumb:rule_of_thumb"
"""What knows these is loaded for the first of them."""


def parse_strategy(name: str) -> Strategy:
    """The strategy of that name. Raises NotationError that lists the names."""
    fixed = {"final": final_strategy, "perfect": perfect_strategy}.get(name)
    if fixed is not None:
        return fixed
    if name.startswith(("swap", "bacon", "always")):
        rule: Strategy | None = object_called(_RULE_OF_THUMB)(name)
        if rule is not None:
            return rule
    if given := _given(name):
        return given
    raise NotationError(tr("there is no strategy “{name}”; choose from: {names}", name=name, names=EXPECTED))


def strategy_title(name: str) -> Sentence:
    """What a person reads for a strategy's name, such as "Always 4 dice". Raises NotationError as parsing it does."""
    if given := _given(name):
        return tr("Strategy {name}", name=given.title)
    parse_strategy(name)
    kind, *numbers = name.split(":")
    if kind == "always":
        return trn("One-die player", "{count}-dice player", int(numbers[0]))
    return {
        "final": tr("Final strategist"),
        "perfect": tr("Perfect player"),
        "swap": tr("Swap hunter"),
        "bacon": tr("Bacon lover"),
    }[kind]


def _given(name: str) -> "GivenStrategy | None":
    """The strategy whose name holds its table; what unpacks it is loaded for the first of them."""
    if not name.startswith(_TABLE):
        return None
    given: GivenStrategy | None = object_called("dicedesk.games.hog.strategy_tables:GivenStrategy").named(
        name
    )
    return given


def _player(name: str) -> HogPlayer:
    return HogPlayer(parse_strategy(name))


HOG_PLAYERS: Roster[HogState] = Roster(_player, strategy_title, STRATEGIES)
"""The computer players of Hog."""
