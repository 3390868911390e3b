"""Games of Yacht for tests: moves as records write them, with the faces that the dice show."""

import re
from collections.abc import Sequence

from dicedesk.core.rollers import DiceSource
from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.odds import YachtPlay
from dicedesk.games.yacht.rules import YachtState, empty_card, first_state, parse_move
from dicedesk.games.yacht.table import YachtGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

ZEROS = (
    "roll : 2 3 4 6 6 / score ones / roll : 1 1 3 4 5 / score twos / roll : 1 2 4 4 6 / score threes /"
    "roll : 5 5 5 5 5 / score fours / roll : 1 2 3 4 6 / score fives / roll : 5 5 5 4 4 / score sixes /"
    "roll : 3 3 3 3 3 / score full-house / roll : 6 6 6 2 2 / score four-of-a-kind /"
    "roll : 2 3 4 5 6 / score little-straight / roll : 1 2 3 4 5 / score big-straight /"
    "roll : 4 4 4 4 3 / score yacht"
)
"""Eleven turns of Yacht that score nothing."""


def parts(text: str) -> list[tuple[str, tuple[int, ...]]]:
    """The moves and faces in a text such as "roll : 5 5 1 2 3 / keep 5 5 : 6 6 6 / score full-house"."""
    moves = [part.partition(":") for part in re.split("/", text) if part.strip()]
    return [(move.strip(), tuple(map(int, faces.split()))) for move, _, faces in moves]


def table(store: ForgetfulStore | None = None, faces: Sequence[int] = ()) -> YachtGameTable:
    def dice(_: str) -> DiceSource:
        return ScriptedDice(tuple(faces))

    kept = store or ForgetfulStore()
    return YachtGameTable(kept, StandingClock(), SettingsKeeper(kept), dice)


def played(
    text: str,
    sheet: Sheet = Sheet.YACHT,
    seating: tuple[str, ...] = (PERSON,),
    store: ForgetfulStore | None = None,
) -> GameSession[YachtState]:
    """A game after these moves."""
    moves = parts(text)
    at = table(store, [face for _, faces in moves for face in faces])
    at.choose_sheet(sheet)
    session = at.new_session(seating)
    for move, _ in moves:
        session.play(parse_move(move))
    return session


def state_after(text: str, rules: str = "") -> YachtState:
    """The state after these moves."""
    state = first_state(rules)
    for move, faces in parts(text):
        state = state.apply(parse_move(move), faces).state
    return state


def mean_score(play: YachtPlay) -> float:
    """The mean score of a whole game under the best play."""
    return play.points_to_come(empty_card(play.sheet))
