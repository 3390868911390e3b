"""Best play with the dice of a game: it makes no costly choice, and rolls the same faces in the same order."""

from datetime import UTC, datetime

import pytest

from dicedesk.core.fair.open_dice import DatedDice, OpenDice
from dicedesk.core.record import Record
from dicedesk.core.rollers import SeededDice
from dicedesk.features.review.best_play import game_with_best_play
from dicedesk.features.review.game import reviewed_game
from dicedesk.features.review.jobs import ending_on
from dicedesk.games.catalogue import GAMES, load_coach
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

TINY = 1e-9
DAYS = [datetime(2026, 11, day, 12, tzinfo=UTC) for day in (20, 21, 23)]


def table(game: str, now: datetime) -> GameTable:
    store = ForgetfulStore()
    return GAMES[game].table(store, StandingClock(now), SettingsKeeper(store), lambda _: SeededDice(5))


def played_to_the_end(session: GameSession) -> GameSession:
    """The session, after a person has always made the last of the choices that the coach lists."""
    coach = load_coach(session.record.spec.id)
    against = coach.against(session.record)
    while not session.is_over:
        if session.computer_moves:
            session.play_computer()
        else:
            session.play(coach.evaluate(session.state, against)[-1].move)
    return session


def best(record: Record, dice: OpenDice) -> Record:
    found = game_with_best_play(record, dice)
    assert found is not None
    return found


@pytest.mark.parametrize("game", sorted(GAMES.keys() - {"craps"}))
@pytest.mark.parametrize("now", DAYS)
def test_best_play_costs_nothing_and_has_the_same_dice(game: str, now: datetime) -> None:
    record = table(game, now).begin_today().record
    dice = DatedDice(f"{now.astimezone():%Y-%m-%d}", game)
    review = reviewed_game(best(record, dice))
    faces = review.record.faces
    assert review.review.is_over
    costs = [move.cost for move in review.review.moves if not review.review.against[move.seat]]
    assert costs == pytest.approx([0] * len(costs), abs=TINY)
    assert faces == dice.roller(0).roll(len(faces))


def test_the_opponent_plays_as_in_the_game() -> None:
    session = table("hog", DAYS[0]).begin_today()
    player = session.seats[1].player
    assert player is not None
    moves = [
        (played.move, player.choose(played.before))
        for played in best(session.record, DatedDice("2026-11-20", "hog")).replayed()
        if played.before.seat == 1
    ]
    assert moves
    assert all(move == choice for move, choice in moves)


def test_best_play_never_ends_a_game_of_craps() -> None:
    record = table("craps", DAYS[0]).begin_today().record
    assert game_with_best_play(record, DatedDice("2026-11-20", "craps")) is None


def test_the_end_of_a_daily_game_tells_the_result_of_best_play() -> None:
    session = played_to_the_end(table("hog", DAYS[0]).begin_today())
    *_, last = best(session.record, DatedDice("2026-11-20", "hog")).replayed()
    own, other = last.step.state.scores
    ending = ending_on(session.record.to_text())
    assert ending is not None
    result = f"{'Won' if own > other else 'Lost'} {own}–{other}"
    assert ending.best_play == f"Best play with the same dice: {result}."
    assert ending.best_play in ending.spoken


def test_the_end_of_another_game_does_not() -> None:
    ending = ending_on(played_to_the_end(table("hog", DAYS[0]).open_session()).record.to_text())
    assert ending is not None
    assert ending.best_play == ""
