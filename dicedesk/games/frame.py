"""The parts of a game; each game has one value of them, `GAME`, in its `game.py`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Generic

from dicedesk.coach.unit import Unit
from dicedesk.core.game import GameSpec, StateT
from dicedesk.play.game_table import GameTable
from dicedesk.play.past import GamePast
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Store
from dicedesk.play.saved_games import Dice
from dicedesk.play.seats import NO_PLAYERS, Roster
from dicedesk.play.settings import GameSettings, SettingsKeeper
from dicedesk.play.telling import Telling
from dicedesk.play.terminal import Prompt

if TYPE_CHECKING:
    from dicedesk.coach.coach import Coach
    from dicedesk.coach.exercises import GameExercises
    from dicedesk.play.moments import Moments
    from dicedesk.play.position_fields import FieldsOf


@dataclass(frozen=True, kw_only=True)
class GameSample:
    """What the tests of all games try in this one.

    `opening` are the first moves, as records write them, up to the first throw under the usual rules. `positions` are
    two lines, each from the game's id on, in which a person moves; in the first, the big button leads to another
    position; the second is not the first of a game, and no throw ends the game there. `rules` are the headers of rules
    to play under; the coach needs no slow work for the first three. `players` are computer players whose games end in
    other ways than those of the ones offered, and `choice` what is chosen at the table at first (`Showing.choice`).
    """

    opening: tuple[str, ...]
    positions: tuple[str, str]
    rules: tuple[str, ...] = ("",)
    players: tuple[str, ...] = ()
    choice: Any = None


@dataclass(frozen=True, kw_only=True)
class Game(Generic[StateT]):
    """The parts of one game.

    `prompt` plays it in a terminal, `past` describes it in the history; `players` are its computer players, and
    `settings` those that only this game has; None if it has none. `unit` is the unit of its coach; None if it has no
    coach. `moments`, `coach` and `exercises` load these when they are called (`late`): they take up to 125 ms. Without
    `exercises`, any choice can be practiced that has a few moves (`MoveExercises`).
    `position_fields` loads what can be set in a position; None if a position can only be typed.
    """

    spec: GameSpec[StateT]
    table: Callable[[Store, Clock, SettingsKeeper, Dice | None], GameTable[StateT]]
    telling: Telling[StateT, Any]
    prompt: Prompt[StateT]
    past: GamePast[StateT]
    moments: "Callable[[], Moments[StateT]]"
    sample: GameSample
    players: Roster[StateT] = NO_PLAYERS
    settings: GameSettings[Any] | None = None
    unit: Unit | None = None
    coach: "Callable[[], Coach[StateT, Any]] | None" = None
    exercises: "Callable[[], GameExercises[StateT, Any]] | None" = None
    position_fields: "Callable[[], FieldsOf[StateT]] | None" = None


def late(name: str) -> Callable[[], Any]:
    """Return a function that loads a value; `name` is that of the module, a colon, and that of the value."""
    return partial(resolve_name, name)
