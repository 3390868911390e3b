"""Computer players at the craps table: they know what happened, and know it again after a restart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.game import Outcome
from dicedesk.core.record import parse_record
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import Name
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.players import BETTORS, bettor_title, parse_bettor
from dicedesk.games.craps.rules import CrapsEnding
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.seats import Seat
from tests.fakes.dice import ScriptedDice

THROWS = (3, 3, 4, 5, 1, 6, 5, 6, 1, 1, 2, 2, 3, 4)
"""A seven-out on 6, an eleven, a two, and a seven-out on 4."""


def begun(name: str, dice: SeededDice | ScriptedDice, rules: str = "") -> GameSession:
    """A session with this bettor in its seat."""
    seats = (Seat(Name(bettor_title(name)), name, parse_bettor(name)),)
    return GameSession(
        new_record(CRAPS, rules, seats, (("Id", "game-1"),), dice), seats, dice, keep=lambda _: None
    )


def taken_up(session: GameSession) -> GameSession:
    """The session as the next start of the program finds it: from the text of its record."""
    record = parse_record(session.record.to_text(), {"craps": CRAPS})
    return GameSession(record, session.seats, session.dice, keep=lambda _: None)


def plays(session: GameSession, moves: int) -> list[str]:
    """The next moves of the bettor, as a record writes them."""
    made = []
    while len(made) < moves and not session.is_over:
        made.append(session.play_computer().move.to_text())
    return made


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        (
            "martingale",
            ["bet pass 5", *["throw"] * 3, "bet pass 10", "throw", "bet pass 5", "throw", "bet pass 10"],
        ),
        (
            "pass-odds",
            ["bet pass 5", "throw", "bet pass-odds 5", "throw", "throw", "bet pass 5", "throw", "bet pass 5"],
        ),
        (
            "place-6-8",
            ["throw", "bet place-6 6", "bet place-8 6", "throw", "throw", "throw", "throw", "throw"],
        ),
    ],
)
def test_a_bettor_plays_its_plan_at_the_table(name: str, moves: list[str]) -> None:
    assert plays(begun(name, ScriptedDice(THROWS)), len(moves)) == moves


@pytest.mark.no_cover
@given(st.sampled_from(BETTORS), st.integers(0, 10**6), st.integers(0, 50))
def test_a_bettor_goes_on_after_a_restart_as_if_there_had_been_none(
    name: str, seed: int, before: int
) -> None:
    whole, halved = begun(name, SeededDice(seed)), begun(name, SeededDice(seed))
    plays(whole, before)
    plays(halved, before)
    assert plays(taken_up(halved), 15) == plays(whole, 15)


@pytest.mark.parametrize(
    ("bankroll", "last", "ending"), [(14, "leave", CrapsEnding.QUIT), (10, "throw", CrapsEnding.BROKE)]
)
def test_a_bettor_plays_until_it_cannot_pay_its_bet(bankroll: int, last: str, ending: CrapsEnding) -> None:
    session = begun("pass-line", ScriptedDice((1, 1, 1, 1)), f"bankroll={bankroll}")
    made = plays(session, 10)
    assert (made[-1], session.state.outcome()) == (last, Outcome(ending))
