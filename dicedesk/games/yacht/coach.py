"""The coach of Yacht: the points that each choice leads to, and why."""

from collections.abc import Callable
from dataclasses import dataclass

from dicedesk.coach.coach import Against, SlowWork
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.exact import ExactCoach
from dicedesk.coach.unit import Unit
from dicedesk.core.words import percent, tr
from dicedesk.games.yacht.boxes import MOST_ROLLS
from dicedesk.games.yacht.odds import TIE, YachtPlay
from dicedesk.games.yacht.plays import PLAYS, play_of
from dicedesk.games.yacht.rules import Keep, Score, YachtMove, YachtState, parse_rules
from dicedesk.games.yacht.unit import BOXES, FIRST, SECOND, UNIT


class YachtCoach(ExactCoach[YachtState, YachtMove]):
    """Weighs choices by points: those on a player's own sheet, and the mean of those to come.

    All players are assumed to play for the most points, so nobody helps or harms another one.
    """

    def __init__(self, play: Callable[..., YachtPlay] = play_of) -> None:
        """`play` gives the best play of a preset, as `play_of` does."""
        self._play = play

    @property
    def unit(self) -> Unit:
        return UNIT

    def work_out(self, rules: str, tell: Callable[[SlowWork], object]) -> None:
        """Solve a preset with a bonus, unless its best play is kept."""
        sheet = parse_rules(rules).sheet

        def hear(share: float) -> None:
            words = tr("Working out {rules} once: {share}", rules=sheet.title, share=percent(share, 0))
            tell(SlowWork(words, share))

        if sheet.bonus:
            self._play(sheet, hear)

    def prepared(self, rules: str, against: Against) -> "YachtCoach":
        """A coach that has the best play of the preset at hand."""
        return YachtCoach(_AtHand(self._play(parse_rules(rules).sheet)))

    def value(self, state: YachtState, seat: int) -> float:
        """The points on the seat's sheet, and those to come on average."""
        card, play = state.cards[seat], self._play(state.sheet)
        if seat == state.seat and state.dice:
            return card.total + play.turn(card).value(state.dice, state.rolls_left)
        return card.total + play.points_to_come(card)

    def worth_of(self, state: YachtState, move: YachtMove, against: Against, seat: int) -> float:
        """A roll that begins a turn has to be made, and costs nothing."""
        if isinstance(move, Score):
            return self.value(state.apply(move, ()).state, seat)
        if isinstance(move, Keep) and seat == state.seat:
            turn = self._play(state.sheet).turn(state.card)
            return state.card.total + turn.keep_value(move.faces, state.rolls_left)
        return self.value(state, seat)

    def evaluate(self, state: YachtState, against: Against) -> tuple[Evaluation[YachtMove], ...]:
        """The boxes and the keeps, the best first; choices less than `TIE` apart are equal."""
        worths = {move: self.worth_of(state, move, against, state.seat) for move in state.legal_moves()}
        best = max(worths.values(), default=0.0)
        return tuple(
            Evaluation(move, worth, best - worth if best - worth > TIE else 0.0, self.reason(state, move))
            for move, worth in sorted(worths.items(), key=lambda each: round((best - each[1]) / TIE))
        )

    def kind(self, state: YachtState, move: YachtMove, best: YachtMove) -> str:
        """A box, if no dice should be rolled again either; else the roll after which dice are kept."""
        if isinstance(move, Score) and isinstance(best, Score):
            return BOXES
        return FIRST if state.rolls_left == MOST_ROLLS - 1 else SECOND


YACHT_COACH = YachtCoach()


@dataclass(frozen=True)
class _AtHand:
    """Gives a best play, also to the perfect player of the process that it is sent to."""

    play: YachtPlay

    def __call__(self, *_: object) -> YachtPlay:
        return self.play

    def __reduce__(self) -> tuple[Callable[[YachtPlay], "_AtHand"], tuple[YachtPlay]]:
        return _arrived, (self.play,)


def _arrived(play: YachtPlay) -> _AtHand:
    return _AtHand(PLAYS.take(play))
