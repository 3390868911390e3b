"""What can be practiced at Hazard: the main.

The best main is the same before each round. So a mistake comes back as one exercise, however often it was made, and
random exercises offer some of the mains alone.
"""

from collections.abc import Sequence
from fractions import Fraction

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.exercises import Choice, GameExercises, Gaps, Pick, Position
from dicedesk.coach.unit import Unit
from dicedesk.core.game import Move
from dicedesk.core.words import Sentence, tr
from dicedesk.games.hazard.rules import MAINS, ChooseMain, HazardState
from dicedesk.games.hazard.unit import UNIT

_FEWEST = 2


class HazardExercises(GameExercises[HazardState]):
    """Asks for a main."""

    def has(self, state: HazardState, move: Move) -> bool:
        """A throw decides nothing."""
        return isinstance(move, ChooseMain)

    def key(self, state: HazardState, move: Move, against: Against) -> str:
        """One for all rounds."""
        return "main"

    def dealt(self, coach: Coach[HazardState], pick: Pick) -> tuple[HazardState, tuple[Evaluation, ...]]:
        """Two or more of the mains before a round."""
        state = HazardState()
        offered = list(coach.evaluate(state, (A_PERSON,)))
        for _ in range(pick(len(MAINS) - _FEWEST + 1)):
            del offered[pick(len(offered))]
        return state, tuple(offered)

    def position(self, state: HazardState, against: Against) -> Position:
        """Before a round nothing lies on the table."""
        rounds = state.rounds_won + state.rounds_lost
        won = tr("Rounds won: {won}", won=state.rounds_won)
        return Position((), tr("Round {round}", round=rounds + 1), won)

    def question(self, state: HazardState, offered: Sequence[Evaluation]) -> Sentence:
        """Which main to choose, of all or of some."""
        if len(offered) == len(MAINS):
            return tr("Which main do you choose?")
        return tr("Which of these mains wins most often?")

    def choice(self, state: HazardState, evaluation: Evaluation, offered: Sequence[Evaluation]) -> Choice:
        """A main; what it is worth is not shown before the answer."""
        main = _main(evaluation.move)
        return Choice(
            move=evaluation.move,
            number=main,
            under=tr("main"),
            words=tr("Main {main}", main=main),
            value=UNIT.value_words(evaluation.value),
            loss=evaluation.loss,
            graded=evaluation.graded_loss,
            why=evaluation.why,
        )

    def gaps(self, unit: Unit) -> Gaps:
        """Easy is 7 beside 6 and 8, medium 5 or 9 beside them, hard 7 beside 5 or 9."""
        return Gaps(medium=Fraction(8, 1000), easy=Fraction(9, 1000))


def _main(move: Move) -> int:
    if not isinstance(move, ChooseMain):
        raise TypeError(f"Nobody chooses {move!r} as a main.")
    return move.main


HAZARD_EXERCISES = HazardExercises()
