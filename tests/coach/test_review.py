"""The review of whole games: luck and losses explain each result."""

from collections.abc import Callable

import pytest

from dicedesk.coach.limits import Grade, Rating
from dicedesk.coach.review import review
from dicedesk.core.errors import BadRollError
from dicedesk.core.record import Record
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.game import HOG
from dicedesk.games.hog.rules import RollDice
from tests.repeated import first_seeds_of

Game = Callable[..., Record]
PAIRS = (("You", "final"), ("always:5", "You"), ("Player 1", "Player 2"), ("final", "swap"))


@pytest.mark.no_cover
@pytest.mark.parametrize("seeds", first_seeds_of(250, 50))
@pytest.mark.parametrize("players", PAIRS)
def test_luck_and_losses_explain_the_result_of_1000_random_games(
    players: tuple[str, str], seeds: range, hog_game: Game
) -> None:
    for seed in seeds:
        record = hog_game(seed, players, goal=(100, 100, 50, 7)[seed % 4])
        reviewed = review(record, HOG_COACH)
        winner = record.replay()[-1].step.state.outcome().winner
        for seat, player in enumerate(reviewed.players):
            result = player.value_at_start + player.luck - player.loss
            assert result == pytest.approx(float(seat == winner), abs=1e-9)


def test_a_blunder_is_told_with_the_best_move_and_its_luck(hog_at: Game) -> None:
    record = hog_at((61, 33), (4, 6, 4, 4))
    move = review(record, HOG_COACH).moves[-1]
    assert (move.best, move.grade, move.is_open) == (RollDice(0), Grade.BLUNDER, True)
    assert move.loss == pytest.approx(0.0802, abs=5e-5)
    assert move.luck[0] == pytest.approx(0.067, abs=5e-4)
    assert move.luck[0] == pytest.approx(-move.luck[1])


def test_a_choice_between_moves_that_are_worth_the_same_counts_for_nothing(turns: Game) -> None:
    reviewed = review(turns((1,), (4, 4), (1,), players=("You", "You too")), HOG_COACH)
    assert reviewed.players[0].choices == sum(move.is_open for move in reviewed.moves if move.seat == 0)


def test_a_computer_player_that_meets_a_person_loses_nothing_by_what_it_always_does(hog_game: Game) -> None:
    record = Record(HOG, (("Player0", "always:3"), ("Player1", "You")))
    record = record.with_play(RollDice(3), (2, 4, 4)).with_play(RollDice(0), ())
    computer, person = review(record, HOG_COACH).players
    assert (computer.loss, computer.choices, computer.rating) == (pytest.approx(0.0, abs=1e-12), 0, None)
    assert computer.gifts == pytest.approx(person.loss)


def test_a_game_that_goes_on_is_reviewed_as_far_as_it_goes(turns: Game) -> None:
    reviewed = review(turns((4, 4)), HOG_COACH)
    player = reviewed.players[0]
    assert not reviewed.is_over
    assert player.result == HOG_COACH.worth(turns((4, 4)).replay()[-1].step.state, ("", "final"), 0)
    assert player.value_at_start + player.luck - player.loss == pytest.approx(player.result)


def test_a_game_without_a_move_has_no_rating(turns: Game) -> None:
    player = review(turns(), HOG_COACH).players[0]
    assert (player.choices, player.loss_a_choice, player.rating, player.luck) == (0, 0, None, 0)


def test_play_by_the_best_moves_is_flawless(hog_game: Game) -> None:
    record = Record(HOG, (("Player0", "You"), ("Player1", "final")))
    state = record.first_state()
    for _ in range(6):
        move = HOG_COACH.decision(state, ("", "final")).best
        faces = (2, 3, 4, 5, 6, 2, 3, 4, 5, 6)[: move.count]
        record, state = record.with_play(move, faces), state.apply(move, faces).state
    player = review(record, HOG_COACH).players[0]
    assert (player.rating, player.loss, player.decided) == (Rating.FLAWLESS, pytest.approx(0.0), 0)


def test_a_record_that_breaks_the_rules_is_not_reviewed() -> None:
    with pytest.raises(BadRollError):
        review(Record(HOG).with_play(RollDice(2), (3,)), HOG_COACH)
