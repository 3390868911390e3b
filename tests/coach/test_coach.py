"""What every coach has by itself."""

from fractions import Fraction

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Decision, Evaluation
from dicedesk.coach.unit import Unit
from dicedesk.core.record import Record
from dicedesk.core.words import tr
from dicedesk.games.hazard.rules import HAZARD, ChooseMain, HazardMove, HazardState
from dicedesk.games.hazard.unit import UNIT as HAZARD_UNIT


class CoachOfOne(Coach[HazardState, HazardMove]):
    """Knows two choices, and nobody who plays."""

    @property
    def unit(self) -> Unit:
        return HAZARD_UNIT

    def evaluate(self, state: HazardState, against: Against) -> tuple[Evaluation[HazardMove], ...]:
        best, other = Fraction(1, 2), Fraction(1, 3)
        return (
            Evaluation(ChooseMain(7), best, best - best, tr("more")),
            Evaluation(ChooseMain(5), other, best - other, tr("less")),
        )

    def worth(self, state: HazardState, against: Against, seat: int) -> Fraction:
        return Fraction(1, 2)

    def worth_of(self, state: HazardState, move: HazardMove, against: Against, seat: int) -> Fraction:
        return Fraction(1, 3)


def test_a_decision_is_between_the_best_and_the_worst_choice() -> None:
    state = HAZARD.new_state("")
    assert CoachOfOne().decision(state, ("",)) == Decision(ChooseMain(7), Fraction(1, 6))


def test_a_coach_need_have_no_working_to_show() -> None:
    state = HazardState()
    assert CoachOfOne().working(state, state.legal_moves()[0], ("",)) is None


def test_where_nobody_else_plays_all_are_people() -> None:
    assert CoachOfOne().against(Record(HAZARD, (("Player0", "always:7"),))) == ("",)


def test_a_coach_who_need_not_work_anything_out_is_prepared_as_it_is() -> None:
    coach = CoachOfOne()
    assert coach.prepared("", ("",)) is coach
