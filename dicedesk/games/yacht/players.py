"""The computer players of Yacht."""

from dataclasses import dataclass

from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, tr
from dicedesk.games.yacht.rules import RollAll, Score, YachtMove, YachtState
from dicedesk.play.seats import Roster

GREEDY = "greedy"
"""Takes the most points now."""


@dataclass(frozen=True)
class Greedy:
    """Scores the first roll in the box with the most points now."""

    def choose(self, state: YachtState) -> YachtMove:
        """The roll, then the box."""
        if not state.dice:
            return RollAll()
        offers = state.card.offers(state.dice)
        return Score(max(offers, key=offers.__getitem__))


def parse_player(name: str) -> Greedy:
    """The computer player of that name. Raises NotationError."""
    if name == GREEDY:
        return Greedy()
    raise NotationError(tr("there is no player “{name}”; choose from: {names}", name=name, names=GREEDY))


def player_title(name: str) -> Sentence:
    """The title of a computer player. Raises NotationError for an unknown name."""
    parse_player(name)
    return tr("Always the most points now")


YACHT_PLAYERS: Roster[YachtState] = Roster(parse_player, player_title, (GREEDY,))
"""The computer players of Yacht."""
