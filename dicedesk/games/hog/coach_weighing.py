"""Weighs the choices of Hog by chances that are known. It needs no numpy, and can be handed to another process."""

from collections.abc import Mapping, Sequence

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Decision, Evaluation
from dicedesk.coach.unit import Unit
from dicedesk.coach.working import Working
from dicedesk.core.game import Move
from dicedesk.games.hog.coach_chances import SeatChances
from dicedesk.games.hog.coach_reasons import reason
from dicedesk.games.hog.coach_working import working_of_dice
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.games.hog.strategy_names import HOG_PLAYERS
from dicedesk.games.hog.unit import UNIT
from dicedesk.play.seats import Roster


class HogCoach(Coach[HogState]):
    """Weighs numbers of dice by the chance to win.

    A computer player that meets a person does what it always does: it has nothing to decide, and its chance is the one
    that the person does not have. Two computer players are each weighed against what the other one does.
    """

    def __init__(self, known: Mapping[tuple[str, int], SeatChances] | None = None) -> None:
        """Knows the chances against these opponents in games to these goals, and no others."""
        self._known = dict(known or {})

    def chances_against(self, opponent: str, goal: int) -> SeatChances:
        """The chances of the best play against an opponent."""
        return self._known[opponent, goal]

    @property
    def unit(self) -> Unit:
        """The chance to win."""
        return UNIT

    @property
    def players(self) -> Roster[HogState]:
        """Those who can be played against."""
        return HOG_PLAYERS

    def evaluate(self, state: HogState, against: Against) -> tuple[Evaluation, ...]:
        """The eleven choices; of those that are worth the same the fewest dice come first."""
        if state.outcome() is not None:
            return ()
        worths = self._worths(state, against, state.seat)
        best = max(worths)
        order = sorted(range(len(worths)), key=lambda dice: -worths[dice])
        return tuple(
            Evaluation(RollDice(dice), worths[dice], best - worths[dice], reason(state, dice))
            for dice in order
        )

    def decision(self, state: HogState, against: Against) -> Decision:
        """As the evaluation says it; a computer player that meets a person has nothing to decide."""
        worths = self._worths(state, against, state.seat)
        if _follows(against, state.seat):
            player = HOG_PLAYERS.parse(against[state.seat])
            return Decision(player.choose(state), 0.0)
        best = max(worths)
        return Decision(RollDice(worths.index(best)), best - min(worths))

    def worth(self, state: HogState, against: Against, seat: int) -> float:
        """The chance of the seat to win; 1 or 0 where the game is over."""
        outcome = state.outcome()
        if outcome is not None:
            return float(outcome.winner == seat)
        if _follows(against, seat):
            return 1 - self.worth(state, against, 1 - seat)
        return self._chances(state, against, seat).worth(state, seat)

    def worth_of(self, state: HogState, move: Move, against: Against, seat: int) -> float:
        """The chance of the seat to win once so many dice are chosen."""
        if not isinstance(move, RollDice):
            raise TypeError(f"Hog has no move {move!r}.")
        return self._worths(state, against, seat)[move.count]

    def working(self, state: HogState, move: Move, against: Against) -> Working | None:
        """All numbers of points that the turn can score, with the chance to win after each."""
        if not isinstance(move, RollDice) or state.outcome() is not None:
            return None
        return working_of_dice(state, move.count, lambda after: self.worth(after, against, state.seat))

    def _worths(self, state: HogState, against: Against, seat: int) -> Sequence[float]:
        """The chance of the seat to win after each number of dice of who moves."""
        if _follows(against, seat):
            return [1 - worth for worth in self._worths(state, against, 1 - seat)]
        return self._chances(state, against, seat).worths(state, seat)

    def _chances(self, state: HogState, against: Against, seat: int) -> SeatChances:
        return self.chances_against(against[1 - seat], state.rules.goal)


def _follows(against: Against, seat: int) -> bool:
    """Whether a computer player sits there, and meets a person."""
    return against[seat] != A_PERSON and against[1 - seat] == A_PERSON
