"""The computer players of one game, by the names that the command line, records and the window give them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence
from dicedesk.play.player import Player, StateT_contra


@dataclass(frozen=True, eq=False)
class Roster(Generic[StateT_contra]):
    """Who can be asked to play.

    `parse` gives the player of a name, `title` what a person reads for it ("Always 4 dice"); both raise NotationError
    that lists the names. `offered` are the names to choose from, the default first.
    """

    parse: Callable[[str], Player[StateT_contra]]
    title: Callable[[str], Sentence]
    offered: tuple[str, ...]

    def has(self, name: str) -> bool:
        """Whether this is the name of a computer player, and no person's."""
        try:
            self.parse(name)
        except NotationError:
            return False
        return True
