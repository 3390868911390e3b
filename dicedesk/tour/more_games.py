"""Games of Hog beside those of the tour: without them there would be no skill curve to be seen."""

from itertools import count

from dicedesk.core.rollers import SeededDice
from dicedesk.games.catalogue import load_coach
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Store
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper

_GAMES, _MANY = 12, 10
_FINAL = "final"


def play_more_games(store: Store, clock: Clock, settings: SettingsKeeper) -> None:
    """Play some games against the final strategist: at first with too many dice, then with the best choices."""
    seeds, coach = count(1), load_coach("hog")
    table = HogGameTable(store, clock, settings, lambda _: SeededDice(next(seeds)))
    for number in range(_GAMES):
        session = table.new_session(HogSeating(PERSON, _FINAL), "home")
        while not session.is_over:
            if session.computer_moves:
                session.play_computer()
            else:
                best = coach.decision(session.state, ("", _FINAL)).best
                session.play(RollDice(_MANY) if number < _GAMES // 2 else best)
