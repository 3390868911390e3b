"""What the coach of Hazard says of a choice, and of whole games."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Unit
from dicedesk.coach.hazard.coach import HAZARD_COACH
from dicedesk.coach.limits import LIMITS, Grade, Rating
from dicedesk.coach.review import review
from dicedesk.core.game import Played
from dicedesk.core.record import Record
from dicedesk.games.craps.moves import Leave
from dicedesk.games.hazard.events import RoundLost, RoundWon
from dicedesk.games.hazard.game import HAZARD
from dicedesk.games.hazard.moves import ChooseMain, Throw
from dicedesk.games.hazard.rules import HazardRules
from dicedesk.games.hazard.state import HazardState
from dicedesk.odds.hazard import win_chance
from dicedesk.odds.oracle import steps
from tests.coach.hazard.beginners import BEGINNERS, reviews_of
from tests.repeated import first_seeds_of

NOBODY = ("",)
BEST = win_chance(7)
Game = Callable[..., Record]


def rounds_of(played: tuple[Played[HazardState], ...], seat: int) -> list[list[int]]:
    """For each round of a seat the moves of the record that belong to it."""
    rounds: list[list[int]] = []
    for number, each in enumerate(played):
        if each.before.seat == seat:
            if isinstance(each.move, ChooseMain):
                rounds.append([])
            rounds[-1].append(number)
    return rounds


@pytest.mark.no_cover
@pytest.mark.parametrize("seeds", first_seeds_of(250, 50))
@pytest.mark.parametrize("casters", [1, 2, 3, 4])
def test_luck_and_losses_explain_every_round_of_1000_random_games(
    casters: int, seeds: range, hazard_game: Game
) -> None:
    for seed in seeds:
        record = hazard_game(seed, casters, most=500 if seed % 5 else seed % 40)
        reviewed, played = review(record, HAZARD_COACH), record.replay()
        last = played[-1].step.state if played else record.first_state()
        over = [
            event for each in played for event in each.step.events if isinstance(event, RoundWon | RoundLost)
        ]
        for seat, player in enumerate(reviewed.players):
            assert player.value_at_start + player.luck - player.loss == player.result
            mine = [event for event in over if event.seat == seat]
            is_on = last.seat == seat and last.outcome() is None
            assert player.value_at_start == BEST * (len(mine) + is_on)
            if not is_on:
                assert player.result == sum(isinstance(event, RoundWon) for event in mine)


@pytest.mark.no_cover
@pytest.mark.parametrize("casters", [1, 3])
def test_each_round_that_is_over_is_its_value_luck_and_loss_exactly(casters: int, hazard_game: Game) -> None:
    for seed in range(100):
        record = hazard_game(seed, casters)
        played, moves = record.replay(), review(record, HAZARD_COACH).moves
        for seat in range(casters):
            for numbers in rounds_of(played, seat):
                is_won = any(isinstance(event, RoundWon) for event in played[numbers[-1]].step.events)
                luck = sum(moves[number].luck[seat] for number in numbers)
                loss = sum(moves[number].lost[seat] for number in numbers)
                assert BEST + luck - loss == is_won


def test_the_others_neither_help_nor_harm_a_caster(hazard_game: Game) -> None:
    reviewed = review(hazard_game(5, 3), HAZARD_COACH)
    for move in reviewed.moves:
        others = [seat for seat in range(3) if seat != move.seat]
        assert [move.lost[seat] for seat in others] == [0, 0]
        assert [move.luck[seat] for seat in others] == [0, 0]


@pytest.mark.parametrize("casters", [1, 2])
@pytest.mark.parametrize(
    "state", [HazardState(main=main, chance=chance) for main in (5, 6, 7) for chance in (None, 4, 8)]
)
def test_a_throw_is_worth_what_it_leads_to_on_average(casters: int, state: HazardState) -> None:
    rules = HazardRules(casters)
    state = HazardState(state.main, state.chance, 3, 2, 1, rules=rules)
    for seat in range(casters):
        average = sum(
            share * (HAZARD_COACH.worth(after, NOBODY, seat) - HAZARD_COACH.begun(after, seat))
            for after, share in steps(state, Throw()).items()
        )
        assert HAZARD_COACH.worth_of(state, Throw(), NOBODY, seat) == average


def test_the_mains_come_best_first_with_their_exact_chances() -> None:
    choices = HAZARD_COACH.evaluate(HazardState(rounds_won=4), NOBODY)
    assert [choice.move for choice in choices] == [ChooseMain(main) for main in (7, 5, 9, 6, 8)]
    assert [choice.value for choice in choices] == [win_chance(main) for main in (7, 5, 9, 6, 8)]
    assert choices[0].value == Fraction(244, 495)
    assert [choice.loss for choice in choices] == [BEST - choice.value for choice in choices]


def test_a_throw_has_to_be_made_and_loses_nothing() -> None:
    (throw,) = HAZARD_COACH.evaluate(HazardState(main=7, chance=5), NOBODY)
    assert (throw.move, throw.value, throw.loss) == (Throw(), Fraction(2, 5), 0)
    decision = HAZARD_COACH.decision(HazardState(main=7, chance=5), NOBODY)
    assert (decision.best, decision.stake) == (Throw(), 0)


def test_a_turn_that_is_over_has_no_choices() -> None:
    over = HazardState(rounds_won=4, rounds_lost=3, consecutive_losses=2)
    assert HAZARD_COACH.evaluate(over, NOBODY) == ()
    assert HAZARD_COACH.worth(over, NOBODY, 0) == 4


def test_what_is_at_stake_before_a_round_is_what_the_worst_main_loses() -> None:
    decision = HAZARD_COACH.decision(HazardState(), NOBODY)
    assert (decision.best, decision.stake) == (ChooseMain(7), BEST - win_chance(6))


def test_main_6_is_a_mistake_and_main_5_an_inaccuracy() -> None:
    record = Record(HAZARD)
    for main, faces in ((6, (6, 6)), (5, (1, 4)), (7, (6, 5))):
        record = record.with_play(ChooseMain(main), ()).with_play(Throw(), faces)
    moves = review(record, HAZARD_COACH).moves
    assert [move.grade for move in moves[::2]] == [Grade.MISTAKE, Grade.INACCURACY, Grade.FINE]
    assert [move.is_open for move in moves] == [True, False] * 3


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "rating"), [("mostly 7", Rating.STEADY), ("any main", Rating.LEARNING)])
def test_who_chooses_at_random_makes_one_to_three_mistakes_a_turn(name: str, rating: Rating) -> None:
    players = reviews_of(BEGINNERS[name], games=200)
    assert 0.8 < sum(player.decided for player in players) / len(players) < 3
    lost = sum(player.loss_a_choice for player in players) / len(players)
    assert LIMITS[Unit.ROUND_CHANCE].rating(lost) is rating


def test_a_move_of_another_game_is_no_choice() -> None:
    with pytest.raises(TypeError, match="no move"):
        HAZARD_COACH.worth_of(HazardState(), Leave(), NOBODY, 0)


def test_why_a_main_is_worth_what_it_is() -> None:
    assert [str(choice.why) for choice in HAZARD_COACH.evaluate(HazardState(), NOBODY)][:2] == [
        "Main 7 wins at once 22% of the time and loses at once 11%; overall it wins 49.29% of rounds.",
        "Main 5 wins at once 11% of the time and loses at once 17%; overall it wins 49.24% of rounds.",
    ]


def test_why_a_throw_is_worth_what_it_is() -> None:
    (first,) = HAZARD_COACH.evaluate(HazardState(main=8), NOBODY)
    assert first.why == (
        "The come-out roll wins at once 17% of the time and loses at once 14%; any other total becomes your "
        "chance."
    )
    (later,) = HAZARD_COACH.evaluate(HazardState(main=7, chance=5), NOBODY)
    assert later.why == (
        "4 of 36 throws make the chance 5 and win, 6 make the main 7 and lose: you win 40% of the time."
    )
