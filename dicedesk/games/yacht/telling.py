"""The words of a game of Yacht: each roll, each box, and the result."""

from collections.abc import Sequence

from dicedesk.core.game import Move, Played
from dicedesk.core.words import Name, Sentence, by, tr, trn
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
from dicedesk.play.telling import left_at

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


def choice_title(move: Move) -> Sentence:
    """A move in the fewest words: "Keep 5 5", or the title of a box."""
    match move:
        case Keep(faces):
            return tr("Keep {dice}", dice=faces_words(faces)) if faces else tr("Keep nothing")
        case Score(box):
            return box.title
        case _:
            return tr("Roll")


def choice_words(state: YachtState, move: Move) -> Sentence:
    """As `choice_title`; a box in which the dice score nothing is crossed out."""
    if isinstance(move, Score) and not state.card.offers(state.dice)[move.box]:
        return tr("Cross out {box}", box=move.box.title)
    return choice_title(move)


def result_line(state: YachtState, names: Names) -> Sentence:
    """The points of a single player against par; the result of the only person among several, or the winner."""
    scores = state.scores
    if state.seats == 1:
        result = _against_par(scores[0], round(scores[0] - state.sheet.par))
        return result if names[0].is_you else tr("{name}: {result}", name=names[0], result=result)
    best = max(scores)
    you = next((seat for seat, name in enumerate(names) if name.is_you), None)
    if scores.count(best) > 1 and (you is None or scores[you] == best):
        return tr("A draw, {points} to {points}", points=best)
    seat = scores.index(best) if you is None else you
    own, other = scores[seat], best_other(scores, seat)
    if you is None:
        return tr("{name} won, {high} to {low}", high=own, low=other, name=names[seat])
    if own > other:
        return tr("You won, {high} to {low}", high=own, low=other)
    return tr("You lost, {low} to {high}", high=other, low=own)


def _against_par(points: int, over: int) -> Sentence:
    if over > 0:
        return trn("1 point, {over} above par", "{count} points, {over} above par", points, over=over)
    if over < 0:
        return trn("1 point, {under} below par", "{count} points, {under} below par", points, under=-over)
    return trn("1 point, on par", "{count} points, on par", points)


def left_line(state: YachtState, names: Names, seat: int) -> Sentence:
    """The points of the seat when the game was left; with several players, also the most of another one."""
    own = state.scores[seat]
    if state.seats == 1:
        if names[seat].is_you:
            return trn("You left at 1 point", "You left at {count} points", own)
        return trn("The game was left at 1 point", "The game was left at {count} points", own)
    return left_at(own, best_other(state.scores, seat), names[seat])


def best_other(scores: Sequence[int], seat: int) -> int:
    """The best score of the other players."""
    return max((*scores[:seat], *scores[seat + 1 :]))


def points_words(points: int) -> Sentence:
    """A number of points, in singular or plural."""
    return trn("1 point", "{count} points", points)
