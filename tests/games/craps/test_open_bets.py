"""The last bets again, and all bets down."""

from dicedesk.games.craps.rules import Leave, PlaceBet, TakeDown, Throw
from dicedesk.games.craps.table import CrapsGameTable, bets_to_repeat, bets_to_take_down
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

POINT_4, FOUR, NINE, SIX, SEVEN, EIGHT = (1, 3), (2, 2), (4, 5), (2, 4), (3, 4), (2, 6)


def game(*rolls: tuple[int, int]) -> GameSession:
    dice = ScriptedDice(tuple(face for roll in rolls for face in roll))
    return CrapsGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: dice
    ).new_session()


def bet(session: GameSession, **amounts: int) -> None:
    for name, amount in amounts.items():
        session.play(PlaceBet(name.replace("_", "-"), amount))


def test_all_bets_are_taken_down_but_those_that_have_to_stand() -> None:
    session = game(POINT_4)
    bet(session, **{"pass": 10})
    session.play(Throw())
    bet(session, pass_odds=20, place_6=12, field=5)
    assert bets_to_take_down(session.state) == (
        TakeDown("pass-odds"),
        TakeDown("place-6"),
        TakeDown("field"),
    )


def test_odds_that_come_back_with_their_bet_are_not_taken_down_twice() -> None:
    session = game(POINT_4, NINE)
    session.play(Throw())
    bet(session, dont_come=10)
    session.play(Throw())
    bet(session, dont_come_odds_9=15)
    for move in bets_to_take_down(session.state):
        session.play(move)
    assert session.state.bets == ()


def test_bets_that_were_lost_are_repeated() -> None:
    session = game(POINT_4, SIX)
    session.play(Throw())
    bet(session, field=5, place_8=12)
    session.play(Throw())
    assert bets_to_repeat(session) == (PlaceBet("field", 5),)


def test_the_line_is_repeated_at_once_and_its_odds_when_the_point_stands() -> None:
    session = game(POINT_4, FOUR, NINE)
    bet(session, **{"pass": 10})
    session.play(Throw())
    bet(session, pass_odds=20)
    session.play(Throw())
    assert bets_to_repeat(session) == (PlaceBet("pass", 10),)
    bet(session, **{"pass": 10})
    session.play(Throw())
    assert bets_to_repeat(session) == (PlaceBet("pass-odds", 20),)


def test_only_what_is_missing_is_put_back() -> None:
    session = game(POINT_4, SIX)
    session.play(Throw())
    bet(session, field=25)
    session.play(Throw())
    bet(session, field=10)
    assert bets_to_repeat(session) == (PlaceBet("field", 15),)


def test_come_bets_that_had_moved_are_made_again_on_the_line() -> None:
    session = game(POINT_4, NINE, SIX, SEVEN, FOUR)
    session.play(Throw())
    bet(session, come=10)
    session.play(Throw())
    bet(session, come=25)
    session.play(Throw())
    session.play(Throw())
    session.play(Throw())
    assert bets_to_repeat(session) == (PlaceBet("come", 25),)


def test_the_last_throw_that_resolved_something_counts() -> None:
    session = game(POINT_4, SIX, EIGHT)
    session.play(Throw())
    bet(session, field=5)
    session.play(Throw())
    session.play(Throw())
    assert bets_to_repeat(session) == (PlaceBet("field", 5),)


def test_there_is_nothing_to_repeat_before_anything_was_resolved_or_after_the_end() -> None:
    session = game(SEVEN)
    bet(session, **{"pass": 10})
    assert bets_to_repeat(session) == ()
    session.play(Throw())
    assert bets_to_repeat(session) == (PlaceBet("pass", 10),)
    session.play(Leave())
    assert bets_to_repeat(session) == ()
