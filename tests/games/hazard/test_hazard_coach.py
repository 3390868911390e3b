"""What the coach of Hazard says of a choice, of whole games, and where its chances come from."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Evaluation, Grade, Rating
from dicedesk.coach.review import review
from dicedesk.coach.unit import CHANCE
from dicedesk.coach.working import Consequence, Working
from dicedesk.core.record import Record
from dicedesk.games.hazard.coach import HAZARD_COACH, chance_working
from dicedesk.games.hazard.odds import chance_to_win, standing_chances, win_chance
from dicedesk.games.hazard.rules import (
    HAZARD,
    MAINS,
    ChooseMain,
    HazardRules,
    HazardState,
    RoundWon,
    Throw,
    Verdict,
    come_out,
    later_throw,
)
from dicedesk.games.hazard.unit import ROUNDS, UNIT
from dicedesk.games.hog.rules import RollDice
from tests.games.hazard.beginners import BEGINNERS, reviews_of
from tests.games.random_positions import positions
from tests.repeated import first_seeds_of
from tests.slow_solver import steps

NOBODY = ("",)
BEST = win_chance(7)
SUMS = Counter(one + other for one in range(1, 7) for other in range(1, 7))
FROM_THE_START = Fraction(182024, 63001)
"""The rounds won in a turn: E = p(1 + E) + (1 - p) F, where after a lost round F = p(1 + E)."""
Game = Callable[..., Record]


@pytest.mark.no_cover
@pytest.mark.parametrize("seeds", first_seeds_of(250, 50))
@pytest.mark.parametrize("casters", [1, 2, 3, 4])
def test_luck_and_losses_explain_the_rounds_won_of_1000_random_games(
    casters: int, seeds: range, hazard_game: Game
) -> None:
    for seed in seeds:
        record = hazard_game(seed, casters, most=500 if seed % 5 else seed % 40)
        reviewed, played = review(record, HAZARD_COACH), record.replay()
        last = played[-1].step.state if played else record.first_state()
        won = Counter(
            event.seat for each in played for event in each.step.events if isinstance(event, RoundWon)
        )
        for seat, player in enumerate(reviewed.players):
            assert player.value_at_start == FROM_THE_START
            assert player.value_at_start + player.luck - player.cost == player.result
            if last.outcome() is not None or seat < last.seat:
                assert player.result == won[seat]


def test_a_turn_wins_2_889_rounds_on_average_and_1_917_after_a_lost_round() -> None:
    """By a slow twin: a round's chance throw by throw from the rules, and the rounds of a turn one by one."""
    win = 0.0
    for total, ways in SUMS.items():
        verdict = come_out(7, total)
        if verdict is Verdict.CONTINUES:
            later = {each: later_throw(7, total, each) for each in SUMS}
            wins, loses = (
                sum(SUMS[each] for each, found in later.items() if found is wanted)
                for wanted in (Verdict.WINS, Verdict.LOSES)
            )
            win += ways / 36 * wins / (wins + loses)
        elif verdict is Verdict.WINS:
            win += ways / 36
    start, after_loss = 0.0, 0.0
    for _ in range(500):
        start, after_loss = win * (1 + start) + (1 - win) * after_loss, win * (1 + start)
    worth = HAZARD_COACH.worth(HazardState(), NOBODY, 0)
    assert worth == FROM_THE_START == Fraction(182024, 63001)
    assert float(worth) == pytest.approx(start)
    lost = HazardState(rounds_lost=1, consecutive_losses=1)
    assert float(HAZARD_COACH.worth(lost, NOBODY, 0)) == pytest.approx(after_loss)


def test_what_a_round_is_worth_does_not_depend_on_how_it_was_reached() -> None:
    """The value at the start is no part of the luck: a long and a short turn begin with the same one."""
    short = Record(HAZARD)
    for _ in range(2):
        short = short.with_play(ChooseMain(7), ()).with_play(Throw(), (1, 1))
    long = Record(HAZARD).with_play(ChooseMain(7), ()).with_play(Throw(), (3, 4))
    assert {review(record, HAZARD_COACH).players[0].value_at_start for record in (short, long)} == {
        FROM_THE_START
    }
    assert review(short, HAZARD_COACH).players[0].luck == -FROM_THE_START


@pytest.mark.parametrize("losses", [0, 1])
def test_a_main_costs_the_rounds_that_a_won_round_brings(losses: int) -> None:
    won = 1 + FROM_THE_START
    lost = BEST * won if losses == 0 else 0
    state = HazardState(rounds_lost=losses, consecutive_losses=losses)
    for choice in HAZARD_COACH.evaluate(state, NOBODY):
        chance = win_chance(choice.move.main)
        assert choice.value == chance * won + (1 - chance) * lost
        assert choice.cost == (BEST - chance) * (won - lost)


def test_a_seat_that_waits_has_its_whole_turn_to_come() -> None:
    state = HazardState(main=7, rounds_won=3, turns=(4,), rules=HazardRules(3))
    assert HAZARD_COACH.worth(state, NOBODY, 0) == 4
    assert HAZARD_COACH.worth(state, NOBODY, 2) == FROM_THE_START


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
@pytest.mark.parametrize("losses", [0, 1])
def test_a_throw_is_worth_what_it_leads_to_on_average(losses: int, casters: int, state: HazardState) -> None:
    rules = HazardRules(casters)
    state = HazardState(state.main, state.chance, 3, 2, losses, rules=rules)
    for seat in range(casters):
        average = sum(
            share * HAZARD_COACH.worth(after, NOBODY, seat) for after, share in steps(state, Throw()).items()
        )
        assert HAZARD_COACH.worth_of(state, Throw(), NOBODY, seat) == average


def test_the_mains_come_best_first_and_their_value_is_the_score() -> None:
    choices = HAZARD_COACH.evaluate(HazardState(rounds_won=4), NOBODY)
    assert [choice.move for choice in choices] == [ChooseMain(main) for main in (7, 5, 9, 6, 8)]
    assert choices[0].value == 4 + FROM_THE_START


def worth_by_chances(state: HazardState, seat: int) -> Fraction:
    """What a position is worth to a seat: the rounds won, those of the round in play, and those of later rounds."""
    if seat != state.seat:
        return state.scores[seat] + (FROM_THE_START if seat > state.seat else 0)
    if state.outcome() is not None:
        return Fraction(state.rounds_won)
    has_chance = state.chance is not None
    chance = chance_to_win(state.main, state.chance) if has_chance else win_chance(state.main or 7)
    lost = 0 if state.consecutive_losses else BEST * (1 + FROM_THE_START)
    return state.rounds_won + chance * (1 + FROM_THE_START) + (1 - chance) * lost


@pytest.mark.parametrize("seed", range(40))
def test_positions_and_choices_are_worth_what_the_chances_of_a_round_say(seed: int) -> None:
    for state in positions("hazard", seed):
        seats, nobody = range(state.seats), ("",) * state.seats
        worths = [worth_by_chances(state, seat) for seat in seats]
        assert [HAZARD_COACH.worth(state, nobody, seat) for seat in seats] == worths
        choices = HAZARD_COACH.evaluate(state, nobody)
        assert {choice.move for choice in choices} == set(state.legal_moves())
        for choice in choices:
            after = replace(state, main=choice.move.main) if isinstance(choice.move, ChooseMain) else state
            of = [worth_by_chances(after, seat) for seat in seats]
            assert [HAZARD_COACH.worth_of(state, choice.move, nobody, seat) for seat in seats] == of
            assert (choice.value, choice.cost) == (of[state.seat], worths[state.seat] - of[state.seat])


def test_a_throw_has_to_be_made_and_loses_nothing() -> None:
    (throw,) = HAZARD_COACH.evaluate(HazardState(main=7, chance=5), NOBODY)
    won = 1 + FROM_THE_START
    assert (throw.move, throw.cost) == (Throw(), 0)
    assert throw.value == Fraction(2, 5) * won + Fraction(3, 5) * BEST * won
    decision = HAZARD_COACH.decision(HazardState(main=7, chance=5), NOBODY)
    assert (decision.best, decision.stake) == (Throw(), 0)


def test_a_turn_that_is_over_has_no_choices() -> None:
    over = HazardState(rounds_won=4, rounds_lost=3, consecutive_losses=2)
    assert HAZARD_COACH.evaluate(over, NOBODY) == ()
    assert HAZARD_COACH.worth(over, NOBODY, 0) == 4


def test_what_is_at_stake_before_a_round_is_what_the_worst_main_loses() -> None:
    decision = HAZARD_COACH.decision(HazardState(), NOBODY)
    won = 1 + FROM_THE_START
    assert (decision.best, decision.stake) == (ChooseMain(7), (BEST - win_chance(6)) * (won - BEST * won))


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
    lost = sum(player.cost_a_choice for player in players) / len(players)
    assert UNIT.limits.rating(lost) is rating


def test_why_a_main_is_worth_what_it_is() -> None:
    assert [str(choice.why) for choice in HAZARD_COACH.evaluate(HazardState(), NOBODY)][:2] == [
        "Main 7 wins 22% of rounds at once and loses 11% at once; overall it wins 49.29% of rounds.",
        "Main 5 wins 11% of rounds at once and loses 17% at once; overall it wins 49.24% of rounds.",
    ]


def test_why_a_throw_is_worth_what_it_is() -> None:
    (first,) = HAZARD_COACH.evaluate(HazardState(main=8), NOBODY)
    assert first.why == (
        "The first throw wins at once 17% of the time and loses at once 14% of the time; any other total becomes "
        "the chance."
    )
    (later,) = HAZARD_COACH.evaluate(HazardState(main=7, chance=5), NOBODY)
    assert later.why == (
        "4 of 36 throws show the chance (5) and win; 6 show the main (7) and lose; the rest decide nothing. "
        "The chance wins 4 times in 10: 40.0%."
    )


POSITIONS = [
    HazardState(),
    *(HazardState(main) for main in MAINS),
    *(HazardState(main, chance) for main in MAINS for chance in standing_chances(main)),
]


def choices() -> Iterator[tuple[HazardState, Evaluation]]:
    """Each choice in each position of a round."""
    for state in POSITIONS:
        for choice in HAZARD_COACH.evaluate(state, NOBODY):
            yield state, choice


def chance_of(state: HazardState, move: ChooseMain | Throw) -> Fraction:
    """The chance to win the round."""
    main = move.main if isinstance(move, ChooseMain) else state.main
    assert main is not None
    return win_chance(main) if state.chance is None else chance_to_win(main, state.chance)


def working(main: int, chance: int | None = None) -> Working:
    """The working of the throw that comes."""
    found = HAZARD_COACH.working(HazardState(main, chance), Throw(), NOBODY)
    assert found is not None
    return found


def test_the_parts_sum_up_to_the_chance_exactly() -> None:
    for state, evaluation in choices():
        found = HAZARD_COACH.working(state, evaluation.move, NOBODY)
        assert found is not None, state
        assert (found.value, found.quantity) == (evaluation.value, ROUNDS), state
        assert isinstance(found.value, Fraction), state
        chance = chance_working(state, evaluation.move)
        assert chance is not None, state
        assert (chance.quantity, chance.value) == (CHANCE, chance_of(state, evaluation.move)), state
        assert sum(part.share for part in found.parts) == 1, state


def test_the_parts_of_a_main_are_told() -> None:
    assert [part.what for part in working(7).parts] == [
        "7, 11: wins",
        "2, 3, 12: loses",
        "4 becomes the chance: 3 ways win, 6 lose",
        "5 becomes the chance: 4 ways win, 6 lose",
        "6 becomes the chance: 5 ways win, 6 lose",
        "8 becomes the chance: 5 ways win, 6 lose",
        "9 becomes the chance: 4 ways win, 6 lose",
        "10 becomes the chance: 3 ways win, 6 lose",
    ]
    assert working(7).title == "Main 7: wins 49.29% of rounds; 2.889 rounds won on average"
    assert working(7).notes == (
        "The numbers show the rounds still to win on average, including this one. Two losses in a "
        "row end the turn. The numbers assume main 7 in every later round.",
    )


def test_a_throw_that_decides_nothing_leaves_the_chance_as_it_was() -> None:
    found = chance_working(HazardState(7, 4), Throw())
    assert found is not None
    assert found.title == "Main 7, chance 4: wins 33.33% of the time"
    assert [(part.what, part.share, part.value) for part in found.parts] == [
        ("4: wins", Fraction(1, 12), 1),
        ("7: loses", Fraction(1, 6), 0),
        ("any other total: throw again", Fraction(3, 4), Fraction(1, 3)),
    ]


def test_the_36_throws_are_those_of_the_parts() -> None:
    throws = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    for state, evaluation in choices():
        found = HAZARD_COACH.working(state, evaluation.move, NOBODY)
        assert found is not None, state
        assert [each.faces for each in found.throws] == throws, state
        for consequence in (Consequence.WINS, Consequence.LOSES, Consequence.WAITS):
            share = sum(part.share for part in found.parts if part.consequence is consequence)
            assert share * 36 == sum(each.consequence is consequence for each in found.throws), state


def test_each_throw_is_told() -> None:
    words = {each.faces: each.what for each in working(7).throws}
    assert words[5, 6] == "5 and 6: wins the round"
    assert words[1, 1] == "1 and 1: loses the round"
    assert words[2, 2] == "2 and 2: the round goes on"


def test_what_cannot_be_chosen_has_no_working() -> None:
    assert HAZARD_COACH.working(HazardState(7), ChooseMain(5), NOBODY) is None
    assert HAZARD_COACH.working(HazardState(), Throw(), NOBODY) is None
    assert HAZARD_COACH.working(HazardState(), RollDice(5), NOBODY) is None
