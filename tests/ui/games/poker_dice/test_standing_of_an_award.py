"""Beside a Major Award nothing says that none was won yet."""

from dicedesk.games.poker_dice.rules import Hold, PlayHand
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.games.poker_dice.texts import best_line
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice


def test_a_casual_award_is_not_called_none() -> None:
    store = ForgetfulStore()
    dice = ScriptedDice((5,) * 20)
    table = PokerDiceGameTable(store, StandingClock(), SettingsKeeper(store), lambda _: dice)
    session = table.new_session()
    session.take_hint()
    assert best_line(session, table.best) == "No Major Award yet"
    for _ in range(4):
        session.play(PlayHand())
        session.play(Hold())
    assert (session.is_over, table.best) == (True, None)
    assert best_line(session, table.best) == "4 hands"
