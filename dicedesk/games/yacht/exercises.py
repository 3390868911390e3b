"""The exercises of Yacht: which dice to keep, and which box to fill after the third roll."""

from collections.abc import Sequence

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.exercises import Choice, GameExercises, Pick, Position
from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.words import Sentence, listed, tr
from dicedesk.games.yacht.boxes import DICE, MOST_ROLLS, UPPER_GOAL, Sheet, points
from dicedesk.games.yacht.places import places
from dicedesk.games.yacht.rules import Keep, RollAll, Score, ScoreCard, YachtMove, YachtState, empty_card
from dicedesk.games.yacht.telling import choice_words, roll_words
from dicedesk.games.yacht.unit import UNIT

MOST_BOXES = 10
"""Boxes offered at most: the keys from 1 to 0 choose them."""

_TRIES = 5
"""Random hands for each filled box of a random card, of which the best is taken."""


class YachtExercises(GameExercises[YachtState, YachtMove]):
    """Asks for the dice to keep, all five to score them; after the third roll, for a box."""

    def has(self, state: YachtState, move: YachtMove) -> bool:
        """The roll that begins a turn is not a choice."""
        return not isinstance(move, RollAll)

    def key(self, state: YachtState, move: YachtMove, against: Against) -> str:
        """The preset, what matters of the card, the dice in order, and the rolls left."""
        place = places(state.sheet).place_of(state.card)
        return f"{state.sheet.value} {place} {''.join(map(str, sorted(state.dice)))} {state.rolls_left}"

    def offered(
        self, coach: Coach[YachtState, YachtMove], state: YachtState, move: YachtMove, against: Against
    ) -> tuple[Evaluation[YachtMove], ...]:
        """The keeps and the best box or, after the third roll, the best boxes; the move is among them."""
        choices = coach.evaluate(state, against)
        boxes = [each for each in choices if isinstance(each.move, Score)]
        if not state.rolls_left:
            others = [each for each in boxes if each.move != move]
            return tuple(each for each in choices if each not in others[MOST_BOXES - 1 :])
        scored = next((each for each in boxes if each.move == move), boxes[0])
        return tuple(each for each in choices if each is scored or isinstance(each.move, Keep))

    def dealt(
        self, coach: Coach[YachtState, YachtMove], pick: Pick
    ) -> tuple[YachtState, tuple[Evaluation[YachtMove], ...]]:
        """A random sheet of Yacht, and five random dice after any of the three rolls."""
        state = YachtState((_random_card(pick),), _random_dice(pick), pick(MOST_ROLLS))
        return state, self.offered(coach, state, state.legal_moves()[0], (A_PERSON,))

    def position(
        self, state: YachtState, against: Against, offered: Sequence[Evaluation[YachtMove]]
    ) -> Position:
        card = state.card
        upper = tr("Ones to sixes: {points} of {goal}.", points=card.upper_sum, goal=UPPER_GOAL)
        boxes = tr("Open boxes: {boxes}.", boxes=listed(box.title for box in card.open_boxes))
        return Position(
            tr("Which dice do you keep? All five: score them.")
            if state.rolls_left
            else tr("Which box do you choose?"),
            Sentence("", {}),
            roll_words(state),
            state.dice,
            (boxes, upper) if state.sheet.bonus else (boxes,),
        )

    def choice(
        self, state: YachtState, evaluation: Evaluation[YachtMove], offered: Sequence[Evaluation[YachtMove]]
    ) -> Choice:
        """Dice to keep, or the number of a box in the order of the sheet."""
        move, title = evaluation.move, choice_words(state, evaluation.move)
        keeps = move.faces if isinstance(move, Keep) else tuple(sorted(state.dice))
        return Choice(
            evaluation,
            number=_number(state, move, offered),
            under=title,
            words=title,
            value=UNIT.amount_words(evaluation.cost),
            keeps=keeps if state.rolls_left else None,
        )


YACHT_EXERCISES = YachtExercises()


def _number(state: YachtState, move: YachtMove, offered: Sequence[Evaluation[YachtMove]]) -> int:
    """The number of a choice as on the menu, from 1."""
    moves = {each.move for each in offered}
    return 1 + [each for each in state.legal_moves() if each in moves].index(move)


def _random_card(pick: Pick) -> ScoreCard:
    """A card of Yacht with one open box or more."""
    card, left = empty_card(Sheet.YACHT), list(Sheet.YACHT.boxes)
    for _ in range(pick(len(left))):
        box = left.pop(pick(len(left)))
        hands = [_random_dice(pick) for _ in range(_TRIES)]
        card = card.with_dice(box, max(hands, key=lambda hand: points(card.sheet, hand, box)))
    return card


def _random_dice(pick: Pick) -> Roll:
    return tuple(1 + pick(SIDES) for _ in range(DICE))
