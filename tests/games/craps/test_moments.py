"""The moments of craps: whether what the decided bets brought says enough about a roll."""

from dicedesk.core.game import Played
from dicedesk.games.craps.moments import CRAPS_MOMENTS
from dicedesk.games.craps.rules import CRAPS, PlaceBet, Throw


def test_the_commission_is_taken_off_what_the_bets_brought() -> None:
    state = CRAPS.new_state("preset=las-vegas").apply(PlaceBet("pass", 5)).state.apply(Throw(), (3, 3)).state
    state, faces = state.apply(PlaceBet("buy-4", 20)).state, (2, 2)
    played = Played(state, Throw(), faces, state.apply(Throw(), faces))
    # The bet wins $40 less $1, which is half of $78.
    assert [CRAPS_MOMENTS.tells_change(played, change) for change in (78, 79)] == [True, False]
