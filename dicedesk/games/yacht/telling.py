"""The words of a game of Yacht: each roll, each box, and the result."""

from collections.abc import Sequence

from dicedesk.core.game import Move, Played
from dicedesk.core.words import Name, Sentence, by, tr, trn
from dicedesk.games.yacht.boxes import MOST_ROLLS
from dicedesk.games.yacht.rules import (
    BonusWon,
    BoxScored,
    JokerPaid,
    Keep,
    Score,
    YachtState,
    faces_words,
    kept_by,
)

Names = Sequence[Name]
"""The players' names, by seat."""


def lines_of(played: Played[YachtState], names: Names) -> tuple[Sentence, ...]:
    """The lines of a move: what was rolled, or the points in the box with the bonus and the joker."""
    name, lines = names[played.before.seat], []
    for event in played.step.events:
        match event:
            case BoxScored(box=box, points=points):
                lines.append(_scored_line(name, points, box.title))
            case JokerPaid(points=points):
                lines.append(tr("Five equal again: {points} points more", points=points))
            case BonusWon(points=points):
                lines.append(tr("Ones to sixes earn the bonus: {points} points more", points=points))
    return tuple(lines) or (_rolled_line(played, name),)


def _scored_line(name: Name, points: int, box: Sentence) -> Sentence:
    if not points:
        return by(name, tr("You cross out {box}"), tr("{name} crosses out {box}"), box=box)
    you, other = tr("{box}: you score {points}"), tr("{box}: {name} scores {points}")
    return by(name, you, other, box=box, points=points)


def _rolled_line(played: Played[YachtState], name: Name) -> Sentence:
    kept, faces = faces_words(kept_by(played.move)), " ".join(map(str, played.faces))
    if not kept:
        return by(name, tr("You roll {faces}"), tr("{name} rolls {faces}"), faces=faces)
    you, other = tr("You keep {kept} and roll {faces}"), tr("{name} keeps {kept} and rolls {faces}")
    return by(name, you, other, kept=kept, faces=faces)


def choice_words(state: YachtState, move: Move) -> Sentence:
    """A move in the fewest words: "Keep 5 5", or the title of a box, which is crossed out if the dice score nothing."""
    match move:
        case Keep(()):
            return tr("Keep nothing")
        case Keep((face,)):
            return tr("Keep one {face}", face=face)
        case Keep(faces):
            return tr("Keep {dice}", dice=faces_words(faces))
        case Score(box) if state.card.offers(state.dice)[box]:
            return box.title
        case Score(box):
            return tr("Cross out {box}", box=box.title)
        case _:
            return tr("Roll")


def roll_words(state: YachtState) -> Sentence:
    """The number of the roll whose dice lie there."""
    return tr("Roll {roll} of {rolls}", roll=MOST_ROLLS - state.rolls_left, rolls=MOST_ROLLS)


def points_words(points: int) -> Sentence:
    """A number of points, in singular or plural."""
    return trn("1 point", "{count} points", points)
