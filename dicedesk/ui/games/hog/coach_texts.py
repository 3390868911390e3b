"""What the coach of Hog says at the table: pure functions from evaluations to texts."""

from collections.abc import Sequence

from dicedesk.coach.evaluation import Evaluation
from dicedesk.games.hog.rules import RollDice
from dicedesk.ui.base.words import percent, shown, tr, trn
from dicedesk.ui.games.hog.chance import ChanceText
from dicedesk.ui.table.card import CoachText

_SHORTEST = 0.06
"""How long the shortest bar is."""
_LEAST_SPAN = 0.05
"""How much less than the best choice the shortest bar stands for, at least: next to nothing must not look like much."""


def chance_texts(choices: Sequence[Evaluation]) -> tuple[ChanceText, ...]:
    """The chance under each number of dice; bars show how far it is below the best one."""
    if not choices:
        return ()
    span = max(float(choices[-1].loss), _LEAST_SPAN)
    return tuple(
        ChanceText(
            dice=dice_of(choice),
            chance=percent(choice.value, 1),
            bar=1 - (1 - _SHORTEST) * float(choice.loss) / span,
            is_best=choice is choices[0],
        )
        for choice in choices
    )


def coach_text(choices: Sequence[Evaluation], *, is_between_people: bool) -> CoachText:
    """What the card says of the choices, the best of which comes first."""
    if not choices:
        return CoachText()
    best, dice = choices[0], dice_of(choices[0])
    chance = percent(best.value, 1)
    if dice:
        said = trn("{chance} to win with 1 die", "{chance} to win with {count} dice", dice, chance=chance)
    else:
        said = tr("{chance} to win with Free Bacon", chance=chance)
    note = tr("Assumes you both play perfectly from here.") if is_between_people else ""
    return CoachText(said, shown(best.why), note=note)


def dice_of(choice: Evaluation) -> int:
    """How many dice a choice rolls."""
    assert isinstance(choice.move, RollDice)  # noqa: S101 (Hog has no other move)
    return choice.move.count
