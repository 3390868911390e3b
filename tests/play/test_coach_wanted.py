"""What is wanted of the coach is kept for each game by itself."""

import pytest

from dicedesk.games.catalogue import GAMES
from dicedesk.games.frame import Game
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import CoachMode, CoachSettings, SettingsKeeper
from tests.fakes.clock import StandingClock

WANTED = CoachSettings(CoachMode.ALWAYS, 3)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_wanted_in_one_game_is_not_wanted_in_another(game: Game) -> None:
    store = ForgetfulStore()
    game.table(store, StandingClock(), SettingsKeeper(store), None).choose_coaching(WANTED)
    again = SettingsKeeper(store)
    wanted = {
        name: other.table(store, StandingClock(), again, None).coaching for name, other in GAMES.items()
    }
    assert wanted == {name: WANTED if name == game.spec.id else CoachSettings() for name in GAMES}
