"""The exercises of Hazard: choosing a main.

The best main is the same before each round. So a mistake comes back as one exercise, however often it was made, and
random exercises offer only some of the mains.
"""

from collections.abc import Sequence
from fractions import Fraction

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Evaluation, Worth
from dicedesk.coach.exercises import Choice, GameExercises, Pick, Position
from dicedesk.coach.unit import Unit
from dicedesk.core.words import tr
from dicedesk.games.hazard.rules import MAINS, ChooseMain, HazardMove, HazardState
from dicedesk.games.hazard.telling import HazardTelling
from dicedesk.games.hazard.unit import UNIT

_FEWEST = 2


class HazardExercises(GameExercises[HazardState, HazardMove]):
    """Asks for a main."""

    def has(self, state: HazardState, move: HazardMove) -> bool:
        """A throw decides nothing."""
        return isinstance(move, ChooseMain)

    def key(self, state: HazardState, move: HazardMove, against: Against) -> str:
        """One key for all rounds."""
        return "main"

    def dealt(
        self, coach: Coach[HazardState, HazardMove], pick: Pick
    ) -> tuple[HazardState, tuple[Evaluation[HazardMove], ...]]:
        """Two or more of the mains before a round."""
        state = HazardState()
        offered = list(coach.evaluate(state, (A_PERSON,)))
        for _ in range(pick(len(MAINS) - _FEWEST + 1)):
            del offered[pick(len(offered))]
        return state, tuple(offered)

    def position(
        self, state: HazardState, against: Against, offered: Sequence[Evaluation[HazardMove]]
    ) -> Position:
        """Nothing is on the table before a round; all mains are offered, or some."""
        is_any = len(offered) == len(MAINS)
        return Position(
            tr("Which main do you choose?") if is_any else tr("Which of these mains wins most often?"),
            tr("Round {round}", round=state.rounds_won + state.rounds_lost + 1),
            tr("Rounds won: {won}", won=state.rounds_won),
        )

    def choice(
        self,
        state: HazardState,
        evaluation: Evaluation[HazardMove],
        offered: Sequence[Evaluation[HazardMove]],
    ) -> Choice:
        """A main; its value is hidden before the answer."""
        move = evaluation.move
        if not isinstance(move, ChooseMain):
            raise TypeError(f"Nobody chooses {move!r} as a main.")
        return Choice(
            evaluation,
            number=move.main,
            under=tr("main"),
            words=HazardTelling().choice(state, move),
            value=UNIT.value_words(evaluation.value),
        )

    def gaps(self, unit: Unit) -> tuple[Worth, Worth]:
        """Easy is 7 against 6 and 8, medium 5 or 9 against 6 and 8, hard 7 against 5 or 9."""
        return Fraction(8, 1000), Fraction(9, 1000)


HAZARD_EXERCISES = HazardExercises()
