"""Games of Hog beside those of the tour: without them there would be no skill curve to be seen."""

from itertools import count

from dicedesk.core.rollers import SeededDice
from dicedesk.games.catalogue import KITS
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Store
from dicedesk.play.settings import SettingsKeeper

_GAMES = 12


def play_more_games(store: Store, clock: Clock, settings: SettingsKeeper) -> None:
    """Play some games against the final strategist: at first with many dice, which costs much, then with fewer."""
    seeds = count(1)
    table = KITS["hog"].table(store, clock, settings, lambda _: SeededDice(next(seeds)))
    for number in range(_GAMES):
        session = table.open_session()
        while not session.is_over:
            if session.computer_moves:
                session.play_computer()
            else:
                session.play(RollDice(9 if number < _GAMES // 2 else 5))
