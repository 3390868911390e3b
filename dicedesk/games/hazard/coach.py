"""Hazard's coach."""

from fractions import Fraction
from functools import partial

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Decision, Evaluation, Unit
from dicedesk.coach.working import Working
from dicedesk.core.game import Move
from dicedesk.games.hazard.coach_reasons import reason_for, reason_to_throw
from dicedesk.games.hazard.coach_working import chance_working, in_rounds
from dicedesk.games.hazard.odds import chance_to_win, mean_wins, win_chance
from dicedesk.games.hazard.rules import LOSSES_THAT_PASS_THE_DICE, MAINS, ChooseMain, HazardState, Throw


class HazardCoach(Coach[HazardState]):
    """Weighs mains by the rounds won in the whole turn at the dice, which is the score.

    A round that is won lets the caster go on; one that is lost makes it the last but one, or ends the turn. So the same
    main costs more after a lost round. What a position is worth to a seat are the rounds that it has won and those to
    come on average, with the best main in each. The others neither help nor harm it. A throw has to be made, and loses
    nothing.
    """

    def __init__(self) -> None:
        """Works out the chances of the mains, and the rounds to come."""
        self._chances = {main: win_chance(main) for main in MAINS}
        self._best = max(MAINS, key=self._chances.__getitem__)
        to_come = [mean_wins(self._best, losses) for losses in range(LOSSES_THAT_PASS_THE_DICE)]
        self._to_come = (*to_come, Fraction(0))

    @property
    def unit(self) -> Unit:
        """Rounds won."""
        return Unit.ROUNDS

    def evaluate(self, state: HazardState, against: Against) -> tuple[Evaluation, ...]:
        """The five mains before a round, of equal ones the lower first; then the throw. The value is the score."""
        if state.outcome() is not None:
            return ()
        if state.main is not None:
            value = self._after_round(state, self._of_round(state.main, state.chance))
            return (Evaluation(Throw(), value, Fraction(0), reason_to_throw(state.main, state.chance)),)
        values = {main: self._after_round(state, chance) for main, chance in self._chances.items()}
        best = values[self._best]
        return tuple(
            Evaluation(ChooseMain(main), values[main], best - values[main], reason_for(main))
            for main in sorted(MAINS, key=lambda main: -values[main])
        )

    def working(self, state: HazardState, move: Move, against: Against) -> Working | None:
        """What each sum of the next throw leads to, in rounds won."""
        found = chance_working(state, move)
        return found and in_rounds(found, partial(self._after_round, state))

    def decision(self, state: HazardState, against: Against) -> Decision:
        """As the evaluation says it."""
        if state.main is not None:
            return Decision(Throw(), Fraction(0))
        worst = min(self._chances.values())
        stake = self._after_round(state, self._chances[self._best]) - self._after_round(state, worst)
        return Decision(ChooseMain(self._best), stake)

    def worth(self, state: HazardState, against: Against, seat: int) -> Fraction:
        """The rounds that were won, and those to come."""
        if state.main is not None and state.seat == seat:
            return self._after_round(state, self._of_round(state.main, state.chance))
        if state.seat == seat:
            return state.rounds_won + self._to_come[state.consecutive_losses]
        return state.scores[seat] + (self._to_come[0] if seat > state.seat else Fraction(0))

    def worth_of(self, state: HazardState, move: Move, against: Against, seat: int) -> Fraction:
        """The same once the main is chosen."""
        match move:
            case ChooseMain(main) if state.seat == seat:
                return self._after_round(state, self._chances[main])
            case ChooseMain() | Throw():
                return self.worth(state, against, seat)
            case _:
                raise TypeError(f"Hazard has no move {move!r}.")

    def _after_round(self, state: HazardState, chance: Fraction) -> Fraction:
        """The score on average, when the round that is played is won with this chance."""
        won, lost = 1 + self._to_come[0], self._to_come[state.consecutive_losses + 1]
        return state.rounds_won + chance * won + (1 - chance) * lost

    def _of_round(self, main: int, chance: int | None) -> Fraction:
        return self._chances[main] if chance is None else chance_to_win(main, chance)


HAZARD_COACH = HazardCoach()
