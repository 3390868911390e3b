"""The class of a choice: its sign and word, and that it agrees with what the coach weighed."""

from random import Random
from typing import Any

import pytest

from dicedesk.coach.coach import A_PERSON
from dicedesk.coach.evaluation import Evaluation, Grade
from dicedesk.coach.export import evaluation_to_json
from dicedesk.coach.verdict import ChoiceVerdict, verdict_on, verdicts_on
from dicedesk.core.game import State
from dicedesk.games.catalogue import SPECS, load_coach
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.unit import UNIT
from tests.repeated import first_seeds_of


def state_in_play(game: str, seed: int) -> State[Any]:
    """A position of a game that goes on, reached by random moves."""
    luck, spec = Random(seed), SPECS[game]
    reached = [spec.new_state("")]
    for _ in range(luck.randrange(40)):
        state = reached[-1]
        move = luck.choice(state.legal_moves())
        after = state.apply(move, [luck.randint(1, 6) for _ in range(state.dice_for(move))]).state
        if after.outcome() is not None:
            break
        reached.append(after)
    return reached[-1]


def choice(cost: float) -> Evaluation[RollDice]:
    return Evaluation(RollDice(4), 0.5 - cost, cost, UNIT.title)


@pytest.mark.parametrize(
    ("cost", "text"),
    [(0.0, "★ best"), (1e-16, "★ best"), (0.0004, "✓ good"), (0.01, "?! inaccuracy"), (0.5, "?? blunder")],
)
def test_a_class_has_a_sign_and_a_word(cost: float, text: str) -> None:
    assert verdict_on(choice(cost), UNIT).text == text


def test_each_class_has_its_own_sign_and_word_and_those_of_errors_are_the_reviews() -> None:
    assert (
        len({each.sign for each in ChoiceVerdict})
        == len({each.word for each in ChoiceVerdict})
        == len(ChoiceVerdict)
    )
    assert [ChoiceVerdict(grade).sign for grade in Grade][1:] == [grade.sign for grade in Grade][1:]


@pytest.mark.parametrize("game", [game for game in SPECS if game != "craps"])
@pytest.mark.parametrize("seeds", first_seeds_of(1_000, 100))
def test_a_choice_is_best_if_none_is_worth_more_and_has_the_class_of_advice_otherwise(
    game: str, seeds: range
) -> None:
    coach = load_coach(game)
    for seed in seeds:
        state = state_in_play(game, seed)
        against = (A_PERSON,) * state.seats
        choices = coach.evaluate(state, against)
        verdicts = verdicts_on(choices, coach.unit)
        assert [*verdicts] == [each.move for each in choices]
        most = max(coach.worth_of(state, move, against, state.seat) for move in verdicts)
        for each in choices:
            lost = most - coach.worth_of(state, each.move, against, state.seat)
            grade = Grade(evaluation_to_json(each, coach.unit)["class"])
            assert verdicts[each.move] is (ChoiceVerdict.BEST if lost < 1e-9 else ChoiceVerdict(grade)), (
                state,
                each,
            )
