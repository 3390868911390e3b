"""Names of Hog strategies, as the command line, records and the window write them."""

import re
from typing import TYPE_CHECKING

from dicedesk.core.by_name import object_called
from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.hog.state import HogState
from dicedesk.players.hog import (
    AlwaysRoll,
    BaconStrategy,
    HogPlayer,
    Strategy,
    SwapStrategy,
    final_strategy,
    perfect_strategy,
)
from dicedesk.players.roster import Roster

if TYPE_CHECKING:
    from dicedesk.players.hog_tables import GivenStrategy

STRATEGIES = ("final", "perfect", "swap", "bacon", *(f"always:{dice}" for dice in range(11)))
"""The strategies to offer, the default first."""

EXPECTED = "final, perfect, swap[:margin:num], bacon[:margin:num], always:N"

_TABLE = "table:"
_WITH_NUMBERS = re.compile(r"(swap|bacon)(?::(-?[0-9]{1,3}):([0-9]|10))?")
_ALWAYS = re.compile(r"always:([0-9]|10)")


def parse_strategy(name: str) -> Strategy:
    """The strategy of that name. Raises NotationError that lists the names."""
    fixed = {"final": final_strategy, "perfect": perfect_strategy}.get(name)
    if fixed is not None:
        return fixed
    if always := _ALWAYS.fullmatch(name):
        return AlwaysRoll(int(always[1]))
    if numbered := _WITH_NUMBERS.fullmatch(name):
        kind = SwapStrategy if numbered[1] == "swap" else BaconStrategy
        return kind(int(numbered[2]), int(numbered[3])) if numbered[2] else kind()
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
    given: GivenStrategy | None = object_called("dicedesk.players.hog_tables:GivenStrategy").named(name)
    return given


def _player(name: str) -> HogPlayer:
    return HogPlayer(parse_strategy(name))


HOG_PLAYERS: Roster[HogState] = Roster(_player, strategy_title, STRATEGIES)
"""The computer players of Hog."""
