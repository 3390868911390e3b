"""What the coach says about the dice on the Yacht table."""

from collections.abc import Sequence

from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.verdict import costs_nothing, verdict_on
from dicedesk.core.words import Joined, Sentence, tr
from dicedesk.games.yacht.rules import Score, YachtMove, YachtState
from dicedesk.games.yacht.telling import choice_title, points_words
from dicedesk.games.yacht.unit import UNIT
from dicedesk.play.telling import CoachText

_NEXT, _NEXT_WITH_CLASSES = 2, 5
"""The choices listed after the best one: in a game, and beside a position."""


def coach_text(
    state: YachtState, choices: Sequence[Evaluation[YachtMove]], *, has_classes: bool = False
) -> CoachText:
    """The coach's words about the dice, the best of whose `choices` comes first; none without choices.

    With classes, more of the choices are listed, each with its class.
    """
    if not choices:
        return CoachText()
    best, *others = choices
    listed = others[: _NEXT_WITH_CLASSES if has_classes else _NEXT]
    lines = [_line(each, has_class=has_classes) for each in listed]
    return CoachText(_best_line(state, best), best.why, Joined(lines, sign="\n"))


def _best_line(state: YachtState, best: Evaluation[YachtMove]) -> Sentence:
    choice = choice_title(best.move)
    if isinstance(best.move, Score) and len(state.card.open_boxes) == 1:
        return tr("{choice}: {points} in all", choice=choice, points=points_words(round(best.value)))
    points = UNIT.value_words(best.value)
    return tr("{choice}: {points} in all, on average", choice=choice, points=points)


def _line(choice: Evaluation[YachtMove], *, has_class: bool) -> Sentence:
    values = {"choice": choice_title(choice.move), "cost": UNIT.amount_words(choice.cost)}
    if costs_nothing(choice.cost):
        return tr("{choice}: just as good", **values)
    if not has_class:
        return tr("{choice}: costs {cost}", **values)
    verdict = verdict_on(choice, UNIT)
    return tr("{sign} {choice}: {verdict}, costs {cost}", sign=verdict.sign, verdict=verdict.word, **values)
