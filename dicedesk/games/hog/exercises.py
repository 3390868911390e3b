"""Hog's exercises: how many dice to roll."""

from collections.abc import Sequence

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.exercises import Choice, GameExercises, Pick, Position
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import DEFAULT_GOAL, HogState, RollDice, free_bacon
from dicedesk.games.hog.telling import dice_words
from dicedesk.games.hog.unit import UNIT


class HogExercises(GameExercises[HogState, RollDice]):
    """Asks for one of the eleven numbers of dice."""

    def key(self, state: HogState, move: RollDice, against: Against) -> str:
        """The scores, the goal, and the opponent."""
        return f"{state.own_score} {state.opponent_score} {state.rules.goal} {against[1 - state.seat]}"

    def dealt(
        self, coach: Coach[HogState, RollDice], pick: Pick
    ) -> tuple[HogState, tuple[Evaluation[RollDice], ...]]:
        """A random pair of scores, between people."""
        state = HogState((pick(DEFAULT_GOAL), pick(DEFAULT_GOAL)))
        return state, coach.evaluate(state, (A_PERSON, A_PERSON))

    def position(
        self, state: HogState, against: Against, offered: Sequence[Evaluation[RollDice]]
    ) -> Position:
        """Both scores; no dice are on the table before the turn."""
        own, other = state.own_score, state.opponent_score
        opponent = against[1 - state.seat]
        if opponent == A_PERSON:
            scores_text = tr("You have {own}; your opponent has {other}.", own=own, other=other)
        else:
            name = HOG_PLAYERS.title(opponent)
            scores_text = tr("You have {own}; {name} has {other}.", own=own, other=other, name=name)
        goal = trn("First to 1 point wins.", "First to {count} points wins.", state.rules.goal)
        scores = Sentence("{own} : {other}", {"own": own, "other": other})
        return Position(tr("How many dice do you roll?"), scores, goal, caption=(scores_text,))

    def choice(
        self, state: HogState, evaluation: Evaluation[RollDice], offered: Sequence[Evaluation[RollDice]]
    ) -> Choice:
        """A number of dice, worded as on the table."""
        dice = evaluation.move.count
        points = free_bacon(state.opponent_score)
        return Choice(
            evaluation,
            number=dice,
            under=trn("die", "dice", dice) if dice else tr("Bacon +{points}", points=points),
            words=dice_words(dice)
            if dice
            else trn("Free Bacon, 1 point", "Free Bacon, {count} points", points),
            value=UNIT.read_value_words(evaluation.value),
        )


HOG_EXERCISES = HogExercises()
