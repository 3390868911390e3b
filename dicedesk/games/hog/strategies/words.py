"""What is found about a strategy of Hog, in sentences for people."""

from itertools import pairwise

from dicedesk.core.words import Sentence, figure, percent, tr, trn
from dicedesk.games.hog.coach import reason
from dicedesk.games.hog.game import UNIT
from dicedesk.games.hog.rules import MOST_DICE, HogState
from dicedesk.games.hog.strategies.maps import DIFFERENCE_LIMITS, LOSS_LIMITS, MapKind
from dicedesk.games.hog.strategies.study import StrategyStudy, StudiedCell

_LEAST_LOSS, _LEAST_SHARE = 0.001, 0.0001
"""What is less than this is not written as 0."""


def wins_words(study: StrategyStudy, name: Sentence, other: Sentence) -> Sentence:
    """How often the strategy beats the other one."""
    return tr(
        "{name} beats {other} in {average} of games: {first} when it goes first, {second} when it goes "
        "second.",
        name=name,
        other=other,
        average=percent(study.wins.average),
        first=percent(study.wins.first),
        second=percent(study.wins.second),
    )


def best_words(study: StrategyStudy) -> Sentence:
    """What it could win at most against the same opponent."""
    missed = study.best_wins.average - study.wins.average
    if not any(study.losses):
        return tr("No choice could be better.")
    best = percent(study.best_wins.average)
    return tr("The best response wins {best}, which is {loss} more.", best=best, loss=points_words(missed))


def cell_words(cell: StudiedCell, name: Sentence) -> tuple[Sentence, ...]:
    """What the strategy rolls in a position, what would be better there and why, and how often a game comes there."""
    where = {"own": cell.own, "other": cell.other, "name": name}
    if cell.dice:
        choice: Sentence = trn(
            "At {own} to {other}, {name} rolls 1 die.",
            "At {own} to {other}, {name} rolls {count} dice.",
            cell.dice,
            **where,
        )
    else:
        choice = tr("At {own} to {other}, {name} takes Free Bacon.", **where)
    return (choice, *_better(cell), reached_words(cell))


def opponents_words(cell: StudiedCell, other: Sentence) -> Sentence:
    """What the other strategy would do in the same position."""
    if cell.dice == cell.opponents_dice:
        return tr("{name} would do the same.", name=other)
    if not cell.opponents_dice:
        return tr("{name} would take Free Bacon.", name=other)
    return trn("{name} would roll 1 die.", "{name} would roll {count} dice.", cell.opponents_dice, name=other)


def reached_words(cell: StudiedCell) -> Sentence:
    """How often a game of the two comes to a position with the strategy to move."""
    if not cell.reached:
        return tr("Their games never get there.")
    return tr("Of their games, {share} get there.", share=share_words(cell.reached))


def choice_words(dice: int) -> Sentence:
    """A number of dice as a table or a legend writes it."""
    return tr("Free Bacon") if dice == 0 else trn("1 die", "{count} dice", dice)


def points_words(loss: float) -> Sentence:
    """A loss in points of the chance to win, with a word for what is too small to be written."""
    if 0 < loss < _LEAST_LOSS:
        least = figure(100 * _LEAST_LOSS, 1)
        return trn("less than {count} percentage point", "less than {count} percentage points", least)
    return UNIT.loss_words(loss)


def share_words(share: float) -> Sentence:
    """A share of games, with a word for what is too small to be written."""
    if 0 < share < _LEAST_SHARE:
        return tr("less than {percent}", percent=percent(_LEAST_SHARE))
    return percent(share)


def scale_words(kind: MapKind) -> tuple[Sentence, ...]:
    """What each step of a map stands for, from step 0 on."""
    if kind in (MapKind.CHOICES, MapKind.BEST):
        return tuple(choice_words(dice) for dice in range(MOST_DICE + 1))
    if kind is MapKind.DIFFERENCE:
        some, many = DIFFERENCE_LIMITS[-2:]
        return (
            tr("at least {number} fewer", number=many),
            tr("{least} to {most} fewer", least=some, most=many - 1),
            tr("{least} to {most} fewer", least=1, most=some - 1),
            tr("same number of dice"),
            tr("{least} to {most} more", least=1, most=some - 1),
            tr("{least} to {most} more", least=some, most=many - 1),
            tr("at least {number} more", number=many),
        )
    limits = [percent(limit, 0) for limit in LOSS_LIMITS]
    return (
        tr("the best choice"),
        tr("less than {percent}", percent=limits[0]),
        *(tr("{least} to {most}", least=least, most=most) for least, most in pairwise(limits)),
        tr("{percent} or more", percent=limits[-1]),
    )


def _better(cell: StudiedCell) -> tuple[Sentence, ...]:
    state = HogState((cell.own, cell.other))
    if not cell.loss:
        return tr("This is the best choice."), reason(state, cell.dice)
    loss = points_words(cell.loss)
    if cell.best:
        best: Sentence = trn(
            "The best choice is 1 die, {loss} better.",
            "The best choice is {count} dice, {loss} better.",
            cell.best,
            loss=loss,
        )
    else:
        best = tr("The best choice is Free Bacon, {loss} better.", loss=loss)
    return best, reason(state, cell.best)
