"""The exercises of Poker Dice: which dice to keep."""

from collections.abc import Sequence

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.exercises import Choice, GameExercises, Pick, Position
from dicedesk.core.dice import SIDES
from dicedesk.core.money import Cents
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.poker_dice.rules import (
    ANTE,
    AWARD,
    DICE,
    MOST_ROLLS,
    Hold,
    PokerDiceMove,
    PokerDiceState,
    Reroll,
    choice_words,
    keep_of,
    rolls_left,
)
from dicedesk.games.poker_dice.unit import UNIT

_BANKROLLS = range(6 * ANTE, AWARD - ANTE, ANTE)
"""The bankrolls of random positions."""


class PokerDiceExercises(GameExercises[PokerDiceState, PokerDiceMove]):
    """Asks for the dice to keep."""

    def has(self, state: PokerDiceState, move: PokerDiceMove) -> bool:
        """Playing a hand or quitting is not a question of dice."""
        return isinstance(move, Hold | Reroll)

    def key(self, state: PokerDiceState, move: PokerDiceMove, against: Against) -> str:
        """The dice in order, the re-rolls left, and the bankroll."""
        return f"{''.join(map(str, sorted(state.dice)))} {rolls_left(state)} {state.bankroll.to_text()}"

    def offered(
        self,
        coach: Coach[PokerDiceState, PokerDiceMove],
        state: PokerDiceState,
        move: PokerDiceMove,
        against: Against,
    ) -> tuple[Evaluation[PokerDiceMove], ...]:
        """All choices of dice to keep; quitting is not offered."""
        choices = coach.evaluate(state, against)
        return tuple(each for each in choices if isinstance(each.move, Hold | Reroll))

    def is_same(self, state: PokerDiceState, one: PokerDiceMove, other: PokerDiceMove) -> bool:
        """Whether both keep the same faces: equal dice are interchangeable."""
        return sorted(keep_of(state, one)) == sorted(keep_of(state, other))

    def dealt(
        self, coach: Coach[PokerDiceState, PokerDiceMove], pick: Pick
    ) -> tuple[PokerDiceState, tuple[Evaluation[PokerDiceMove], ...]]:
        """Five random dice with one or two re-rolls left."""
        dice = tuple(1 + pick(SIDES) for _ in range(DICE))
        bankroll = Cents(_BANKROLLS[pick(len(_BANKROLLS))])
        state = PokerDiceState(bankroll, hands=1, rolls=1 + pick(MOST_ROLLS - 1), dice=dice)
        return state, self.offered(coach, state, Hold(), (A_PERSON,))

    def position(
        self, state: PokerDiceState, against: Against, offered: Sequence[Evaluation[PokerDiceMove]]
    ) -> Position:
        """The dice, the bankroll, and the roll."""
        return Position(
            tr("Which dice do you keep?"),
            Sentence("", {}),
            tr("Hand {hand} · roll {roll} of {rolls}", hand=state.hands, roll=state.rolls, rolls=MOST_ROLLS),
            state.dice,
            (
                tr(
                    "Bankroll: {bankroll} of {award}.",
                    bankroll=state.bankroll.shown(),
                    award=Cents(AWARD).shown(),
                ),
                trn("1 re-roll left.", "{count} re-rolls left.", rolls_left(state)),
            ),
        )

    def choice(
        self,
        state: PokerDiceState,
        evaluation: Evaluation[PokerDiceMove],
        offered: Sequence[Evaluation[PokerDiceMove]],
    ) -> Choice:
        keeps = tuple(sorted(keep_of(state, evaluation.move)))
        return Choice(
            evaluation,
            number=offered.index(evaluation),
            under=Sentence("", {}),
            words=choice_words(keeps),
            value=UNIT.amount_words(evaluation.cost),
            keeps=keeps,
        )


POKER_DICE_EXERCISES = PokerDiceExercises()
