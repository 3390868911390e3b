"""What the coach says about the dice on the Yacht table."""

from collections.abc import Mapping, Sequence

from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.variation import chance_words
from dicedesk.coach.verdict import costs_nothing, verdict_on
from dicedesk.core.words import Joined, Sentence, tr
from dicedesk.games.yacht.rules import Score, YachtMove, YachtState
from dicedesk.games.yacht.telling import choice_words, points_words
from dicedesk.games.yacht.unit import UNIT
from dicedesk.play.telling import CoachText

_NEXT, _NEXT_WITH_CLASSES = 2, 5
"""The choices listed after the best one: in a game, and beside a position."""


def coach_text(
    state: YachtState,
    choices: Sequence[Evaluation[YachtMove]],
    chances: Mapping[YachtMove, float],
    *,
    has_classes: bool = False,
) -> CoachText:
    """The coach's words about the dice, the best of whose `choices` comes first; none without choices.

    With classes, more of the choices are listed, each with its class. `chances` are those to win (0..1), {} if they are
    not known; with them, the choices that are for the win are always listed.
    """
    if not choices:
        return CoachText()
    best, *others = choices
    most = _NEXT_WITH_CLASSES if has_classes else _NEXT
    listed = (each for place, each in enumerate(others) if place < most or each.is_for_the_win)
    lines = [_line(state, each, chances, has_class=has_classes) for each in listed]
    return CoachText(_best_line(state, best), best.why, Joined(lines, sign="\n"))


def _best_line(state: YachtState, best: Evaluation[YachtMove]) -> Sentence:
    choice = choice_words(state, best.move)
    if isinstance(best.move, Score) and len(state.card.open_boxes) == 1:
        return tr(
            "{choice}: {points} for the whole game", choice=choice, points=points_words(round(best.value))
        )
    points = UNIT.value_words(best.value)
    return tr("{choice}: {points} for the whole game, on average", choice=choice, points=points)


def _line(
    state: YachtState, choice: Evaluation[YachtMove], chances: Mapping[YachtMove, float], *, has_class: bool
) -> Sentence:
    words = _cost_words(state, choice, has_class=has_class or choice.is_for_the_win)
    if not chances:
        return words
    return tr("{choice} · {chance} to win", choice=words, chance=chance_words(chances[choice.move]))


def _cost_words(state: YachtState, choice: Evaluation[YachtMove], *, has_class: bool) -> Sentence:
    values = {"choice": choice_words(state, choice.move), "cost": UNIT.amount_words(choice.cost)}
    if costs_nothing(choice.cost):
        return tr("{choice}: just as good", **values)
    if not has_class:
        return tr("{choice}: costs {cost}", **values)
    verdict = verdict_on(choice, UNIT)
    return tr("{sign} {choice}: {verdict}, costs {cost}", sign=verdict.sign, verdict=verdict.word, **values)
