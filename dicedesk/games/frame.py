"""What the program knows of a game besides its rules: where it is played, how it is told, and who plays it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from dicedesk.coach.unit import Unit
from dicedesk.core.game import GameSpec, StateT
from dicedesk.play.game_table import GameTable
from dicedesk.play.past import GamePast
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Store
from dicedesk.play.saved_games import Dice
from dicedesk.play.seats import Roster
from dicedesk.play.settings import GameSettings, SettingsKeeper
from dicedesk.play.telling import Telling
from dicedesk.play.terminal import Prompt


@dataclass(frozen=True)
class GameKit(Generic[StateT]):
    """The parts of one game.

    `prompt` plays it in a terminal, `past` is what the history shows of it; `players` are its computer players, and
    `settings` those that only this game has; None where it has none. `unit` is what its coach weighs in; None where it
    has no coach. The coach, the exercises, and what is answered on the command line, are parts of their own
    (`games.catalogue.part_of`): they are loaded when they are asked for.
    """

    spec: GameSpec[StateT]
    table: Callable[[Store, Clock, SettingsKeeper, Dice | None], GameTable[StateT]]
    telling: Telling[StateT]
    prompt: Prompt[StateT]
    past: GamePast[StateT]
    players: Roster[StateT] | None = None
    settings: GameSettings[Any] | None = None
    unit: Unit | None = None
    has_exercises: bool = False
