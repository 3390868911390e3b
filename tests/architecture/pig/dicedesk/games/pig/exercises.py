"""What can be practiced at Pig: whether to roll or to hold. It comes after the coach."""

from collections.abc import Sequence

from dicedesk.games.pig.rules import GOAL, PigMove, PigState
from dicedesk.games.pig.unit import UNIT

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.exercises import Choice, GameExercises, Pick, Position
from dicedesk.core.words import Sentence, tr


class PigExercises(GameExercises[PigState, PigMove]):
    """Asks whether to roll."""

    def key(self, state: PigState, move: PigMove, against: Against) -> str:
        """The scores, and the points of the turn."""
        return f"{state.scores} {state.turn} {state.seat}"

    def dealt(
        self, coach: Coach[PigState, PigMove], pick: Pick
    ) -> tuple[PigState, tuple[Evaluation[PigMove], ...]]:
        """Any two scores, in a turn that has scored something."""
        state = PigState((pick(GOAL), pick(GOAL)), turn=2 + pick(GOAL // 2))
        return state, coach.evaluate(state, (A_PERSON, A_PERSON))

    def position(self, state: PigState, against: Against, offered: Sequence[Evaluation[PigMove]]) -> Position:
        """Both scores, and the points of the turn."""
        scores = Sentence("{own} : {other}", {"own": state.scores[0], "other": state.scores[1]})
        return Position(tr("Do you roll or hold?"), scores, tr("This turn: {points}", points=state.turn))

    def choice(
        self, state: PigState, evaluation: Evaluation[PigMove], offered: Sequence[Evaluation[PigMove]]
    ) -> Choice:
        """1 to roll, 0 to hold."""
        rolls = int(evaluation.move == PigMove(rolls=True))
        words = tr("Roll") if rolls else tr("Hold")
        return Choice(evaluation, rolls, words, words, UNIT.read_value_words(evaluation.value))


PIG_EXERCISES = PigExercises()
