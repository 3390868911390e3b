"""The two houses of craps, told to somebody who has not been at a table yet."""

import pytest

from dicedesk.core.game import Move
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, PRESETS, HouseRules
from dicedesk.games.craps.house_words import COME_EDGE, HOUSE_LINES, HOUSE_TITLES, other_house_on
from dicedesk.games.craps.odds import figures
from dicedesk.games.craps.rules import CrapsMove, CrapsState, PlaceBet, TakeDown, Throw


def opened(rules: HouseRules, *moves: tuple[CrapsMove, tuple[int, ...]]) -> CrapsState:
    """A game by these rules after these moves."""
    state = CrapsState.opened(rules)
    for move, faces in moves:
        state = state.apply(move, faces).state
    return state


def test_the_line_tells_what_a_come_bet_costs() -> None:
    assert figures("come", BUILDING_SKILLS).edge == COME_EDGE
    assert "6.11%" in HOUSE_LINES["building-skills"]


def test_the_line_tells_the_truth_about_dont_come() -> None:
    assert figures("dont-come", BUILDING_SKILLS).edge < 0 < figures("dont-come", LAS_VEGAS).edge


def test_every_house_has_a_title_and_a_line() -> None:
    assert HOUSE_TITLES.keys() == HOUSE_LINES.keys() == PRESETS.keys()


REASON = "No."
ODDS = ((PlaceBet("pass", 5), ()), (Throw(), (5, 3)))


@pytest.mark.parametrize(
    ("rules", "move", "expected"),
    [
        (
            BUILDING_SKILLS,
            PlaceBet("field", 5),
            "No. Building Skills rules do not allow it; Las Vegas rules do.",
        ),
        (
            HouseRules(bankroll=900),
            PlaceBet("field", 5),
            "No. Your custom rules do not allow it; Las Vegas rules do.",
        ),
        (
            BUILDING_SKILLS,
            PlaceBet("world", 5),
            "No. Building Skills rules do not allow it; Las Vegas rules do.",
        ),
        (BUILDING_SKILLS, PlaceBet("come", 5), None),
        (BUILDING_SKILLS, TakeDown("pass"), None),
    ],
)
def test_a_refused_bet_names_the_house_that_would_take_it(
    rules: HouseRules, move: Move, expected: str | None
) -> None:
    assert other_house_on(opened(rules), move, REASON) == expected


def test_odds_beyond_the_limit_of_a_casino_are_taken_by_the_textbook() -> None:
    state = opened(LAS_VEGAS, *ODDS)
    assert other_house_on(state, PlaceBet("pass-odds", 100), REASON) == (
        "No. Las Vegas rules do not allow it; Building Skills rules do."
    )
