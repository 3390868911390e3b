"""Games of Yacht as the history shows them."""

import pytest

from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.past import YachtPast
from dicedesk.games.yacht.players import YACHT_PLAYERS
from dicedesk.games.yacht.rules import YachtState
from dicedesk.play.game_session import GameSession
from dicedesk.play.past import Scored, WalkedGame
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.play.seats import PERSON
from tests.games.yacht.playing import ZEROS, played

PAST = YachtPast()
COMPUTER = YACHT_PLAYERS.offered[0]
OVER = ZEROS + " / roll : 1 1 1 1 1 / score choice"
ONE_TURN = "roll : 1 1 1 2 3 / score ones"


def scored(session: GameSession[YachtState]) -> Scored:
    return PAST.scored(session.record, session.state)


@pytest.mark.parametrize(
    ("sheet", "seating", "name", "words"),
    [
        (Sheet.YACHT, (PERSON,), "", "Yacht"),
        (Sheet.NORDIC, (PERSON,), "nordic", "Nordic"),
        (Sheet.YACHT, (PERSON, COMPUTER), COMPUTER, YACHT_PLAYERS.title(COMPUTER)),
        (Sheet.NORDIC, (COMPUTER, PERSON), COMPUTER, YACHT_PLAYERS.title(COMPUTER)),
        (Sheet.YACHT, (PERSON, PERSON), "Player 2", "Player 2"),
        (Sheet.YACHT, (PERSON,) * 3, "3", "3 players"),
    ],
)
def test_a_game_is_filed_by_its_sheet_its_opponent_or_the_number_of_players(
    sheet: Sheet, seating: tuple[str, ...], name: str, words: str
) -> None:
    opponent = PAST.opponent(played("", sheet, seating).record)
    assert (opponent, PAST.opponent_words(opponent)) == (name, words)


def test_a_finished_game_alone_has_its_points_and_its_turns() -> None:
    assert scored(played(OVER)) == Scored(GameResult.ENDED, 5, 0, 12)


@pytest.mark.parametrize(
    ("summary", "words"),
    [
        (GameSummary("yacht", score=188), "188 points"),
        (GameSummary("yacht", "nordic", score=1), "1 point"),
        (GameSummary("yacht", score=120, standing=GameStanding.LEFT), "Left at 120 points"),
        (GameSummary("yacht", COMPUTER, result=GameResult.WON, score=188, other=166), "Won 188–166"),
    ],
)
def test_the_result_is_the_points_alone_and_both_scores_against_others(
    summary: GameSummary, words: str
) -> None:
    assert PAST.result_words(summary) == words


@pytest.mark.parametrize(
    ("result", "seats", "told"),
    [
        (Scored(GameResult.ENDED, 188, 0, 12), 1, "Ann scored 188 points"),
        (Scored(GameResult.OPEN, 120, 0, 9), 1, "Ann left at 120 points"),
        (Scored(GameResult.WON, 188, 166, 24), 2, "Ann won, 188 to 166"),
    ],
)
def test_a_game_is_told_of_its_player(result: Scored, seats: int, told: str) -> None:
    assert PAST.told_of("Ann", result, seats) == told


def test_the_length_is_in_turns() -> None:
    assert (PAST.length(played(ONE_TURN).record), PAST.length_words(12)) == (1, "12 turns")


@pytest.mark.parametrize(("moves", "points"), [(OVER, 5), (ONE_TURN, None)])
def test_the_best_figure_is_of_finished_games_with_the_sheet_of_yacht(moves: str, points: int | None) -> None:
    session, best = played(moves), PAST.best
    assert best.of(WalkedGame(session.record, session.state, best.first)) == points
    assert best.words(188) == "188 points"
