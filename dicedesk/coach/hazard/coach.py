"""Hazard's coach."""

from fractions import Fraction

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Decision, Evaluation, Unit
from dicedesk.coach.hazard.reasons import reason_for, reason_to_throw
from dicedesk.coach.hazard.working import working_of_chance, working_of_main
from dicedesk.coach.working import Working
from dicedesk.core.game import Move
from dicedesk.games.hazard.moves import ChooseMain, Throw
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.state import HazardState
from dicedesk.odds.hazard import chance_to_win, win_chance


class HazardCoach(Coach[HazardState]):
    """Weighs mains by the chance to win the round that begins with them.

    Each round counts by itself: what a position is worth to a seat are the rounds that it has won and the chance to win
    the one that is played, with the best main where it has not been chosen yet. The others neither help nor harm it.
    A throw has to be made, and loses nothing.
    """

    def __init__(self) -> None:
        """Works out the chances of the mains."""
        self._chances = {main: win_chance(main) for main in MAINS}
        self._best = max(MAINS, key=self._chances.__getitem__)

    @property
    def unit(self) -> Unit:
        """The chance to win the round."""
        return Unit.ROUND_CHANCE

    def evaluate(self, state: HazardState, against: Against) -> tuple[Evaluation, ...]:
        """The five mains before a round, of equal ones the lower first; then the throw. The value is that chance."""
        if state.outcome() is not None:
            return ()
        if state.main is not None:
            chance = self._of_round(state.main, state.chance)
            return (Evaluation(Throw(), chance, Fraction(0), reason_to_throw(state.main, state.chance)),)
        best = self._chances[self._best]
        mains = sorted(MAINS, key=lambda main: -self._chances[main])
        return tuple(
            Evaluation(ChooseMain(main), self._chances[main], best - self._chances[main], reason_for(main))
            for main in mains
        )

    def working(self, state: HazardState, move: Move, against: Against) -> Working | None:
        """What each sum of the next throw leads to."""
        match move:
            case ChooseMain(main) if state.main is None and state.outcome() is None:
                return working_of_main(main)
            case Throw() if state.main is not None:
                if state.chance is None:
                    return working_of_main(state.main)
                return working_of_chance(state.main, state.chance)
            case _:
                return None

    def decision(self, state: HazardState, against: Against) -> Decision:
        """As the evaluation says it."""
        if state.main is not None:
            return Decision(Throw(), Fraction(0))
        stake = self._chances[self._best] - min(self._chances.values())
        return Decision(ChooseMain(self._best), stake)

    def begun(self, state: HazardState, seat: int) -> Fraction:
        """The chance to win the round that begins here with the best main; 0 where none does, or another seat's."""
        is_new = state.main is None and state.seat == seat and state.outcome() is None
        return self._chances[self._best] if is_new else Fraction(0)

    def worth(self, state: HazardState, against: Against, seat: int) -> Fraction:
        """The rounds that were won, and the chance to win the one that the seat plays."""
        if state.main is None or state.seat != seat:
            return state.scores[seat] + self.begun(state, seat)
        return state.scores[seat] + self._of_round(state.main, state.chance)

    def worth_of(self, state: HazardState, move: Move, against: Against, seat: int) -> Fraction:
        """The same once the main is chosen."""
        match move:
            case ChooseMain(main) if state.seat == seat:
                return state.scores[seat] + self._chances[main]
            case ChooseMain() | Throw():
                return self.worth(state, against, seat)
            case _:
                raise TypeError(f"Hazard has no move {move!r}.")

    def _of_round(self, main: int, chance: int | None) -> Fraction:
        return self._chances[main] if chance is None else chance_to_win(main, chance)


HAZARD_COACH = HazardCoach()
