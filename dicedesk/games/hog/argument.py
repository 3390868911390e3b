"""How Hog's coach argues: what a number of dice most likely leads to, what the opponent does then, and where two
choices part."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from dicedesk.coach.evaluation import Evaluation, Worth
from dicedesk.coach.variation import Likely, Variation, VariationStep, second_best
from dicedesk.coach.working import Mark, Possibility
from dicedesk.core.game import Move, Played
from dicedesk.core.words import Sentence, in_sentences, percent, tr, trn
from dicedesk.games.hog.points import mean_points, pig_out_chance
from dicedesk.games.hog.rules import HogState, RollDice, ScoresSwapped, points_of
from dicedesk.games.hog.unit import UNIT

_WITH_A_ONE = (1, 4, 3, 5, 4, 6, 2, 5, 3, 4)
_WITHOUT = ((4,), (3, 5), (3, 5, 4))
"""Dice of the likeliest sum without a 1, which is 4 times their number: the faces from 2 to 6 lie evenly about 4."""
_HOPELESS = 0.25
"""Where the best choice wins less often, all of them lose."""
_TIE = 0.0005
"""Chances so close look the same."""
_ROUNDED = 1e-9
"""How far a sum of chances may be off."""
_RARE = Fraction(1, 100)


def likely_dice(count: int) -> Likely:
    """Return a Pig Out where most rolls of so many dice are one, else dice of the likeliest sum of those that are not.

    The share is that of Pig Outs, or of all rolls without a 1.
    """
    if not count:
        return Likely()
    pigs = pig_out_chance(count)
    return (
        Likely(_WITH_A_ONE[:count], pigs) if count > len(_WITHOUT) else Likely(_WITHOUT[count - 1], 1 - pigs)
    )


@dataclass(frozen=True)
class DiceChoice:
    """A choice with what most likely comes of it, and all that its points can lead to."""

    evaluation: Evaluation
    variation: Variation[HogState]
    parts: tuple[Possibility, ...]

    @property
    def dice(self) -> int:
        """How many dice it rolls."""
        return _count(self.evaluation.move)

    def mean(self, counts: Callable[[Possibility], bool]) -> tuple[Fraction, Worth]:
        """Return how often the points are such, and the chance to win then; 0 where they never are."""
        found = [part for part in self.parts if counts(part)]
        share = sum((part.share for part in found), Fraction(0))
        return share, float(sum(part.product for part in found)) / share if share else 0


def argument_of(
    best: DiceChoice, other: DiceChoice, runner_up: Evaluation | None, opponent: Sentence
) -> tuple[str, ...]:
    """Argue for the best choice against another: a line for each, and one for where they part.

    There the runner-up is named, where it is neither of them.
    """
    last: str = _aim(best) if best.evaluation.value < _HOPELESS else _parting(best, other)
    if runner_up is not None and runner_up.loss >= _TIE:
        choice = _choice(_count(runner_up.move))
        last = in_sentences(last, second_best(choice, runner_up.loss, UNIT))
    return _line(best, opponent), _line(other, opponent), last


def _line(weighed: DiceChoice, opponent: Sentence) -> str:
    """What most likely comes of a choice: the dice, the reply, the answer; and what comes of the other rolls."""
    first, *later = weighed.variation.steps
    told = [_own_step(first, weighed.variation.seat)]
    if later:
        told.append(_reply(later[0], weighed.variation.seat, opponent))
    if later[1:]:
        values = {"choice": _choice(_count(later[1].played.move)), "chance": percent(later[0].worth, 1)}
        told.append(tr("You answer with {choice}: {chance} to win.", **values))
    if weighed.dice:
        is_pig_out = points_of(first.played.faces) == 1
        _, chance = weighed.mean(lambda part: (part.name == "1") is not is_pig_out)
        other = percent(chance, 1)
        told.append(
            tr("Rolls without a 1 leave {chance}.", chance=other)
            if is_pig_out
            else tr("A Pig Out leaves {chance}.", chance=other)
        )
    return in_sentences(*told)


def _own_step(step: VariationStep[HogState], seat: int) -> Sentence:
    values = _values(step, seat)
    if not step.played.faces:
        return tr("You take Free Bacon: {what}.", **values)
    return trn(
        "You roll 1 die, most likely {scored} ({share}): {what}.",
        "You roll {count} dice, most likely {scored} ({share}): {what}.",
        len(step.played.faces),
        **values,
    )


def _reply(step: VariationStep[HogState], seat: int, opponent: Sentence) -> Sentence:
    values = _values(step, seat) | {"name": opponent}
    if not step.played.faces:
        return tr("{name} then takes Free Bacon: {what}.", **values)
    return trn(
        "{name} then rolls 1 die, most likely {scored} ({share}): {what}.",
        "{name} then rolls {count} dice, most likely {scored} ({share}): {what}.",
        len(step.played.faces),
        **values,
    )


def _values(step: VariationStep[HogState], seat: int) -> dict[str, object]:
    """What the dice score and how often, and the scores after them, those of the seat first."""
    state, faces = step.played.step.state, step.played.faces
    scores = {"own": state.scores[seat], "other": state.scores[1 - seat]}
    outcome = state.outcome()
    if outcome is not None:
        what = (
            tr("{own} to {other}, and you win", **scores)
            if outcome.winner == seat
            else tr("{own} to {other}, and you lose", **scores)
        )
    elif _swapped(step.played):
        what = tr("the scores swap to {own} and {other}", **scores)
    else:
        what = tr("{own} to {other}", **scores)
    points = points_of(faces)
    scored = tr("Pig Out") if points == 1 else tr("no 1, about {points} points", points=points)
    return {"what": what, "scored": scored, "share": percent(step.share, 0)}


def _swapped(played: Played[HogState]) -> bool:
    """Whether the scores changed places, and that can be seen."""
    first, second = played.step.state.scores
    return first != second and any(isinstance(event, ScoresSwapped) for event in played.step.events)


def _parting(best: DiceChoice, other: DiceChoice) -> Sentence:
    """In how many rolls one of two choices does better than the other does on average; the other may roll no dice."""
    rolls, stays = (other, best) if other.dice else (best, other)
    mark = float(stays.evaluation.value)
    share, _ = rolls.mean(lambda part: part.value > mark + _ROUNDED)
    values = {
        "chance": percent(mark, 1),
        "choice": _choice(stays.dice),
        "dice": _choice(rolls.dice),
        "share": _often(share),
    }
    if other.evaluation.loss < _TIE:
        return tr("{choice} and {dice} are worth the same.", **values)
    if not share:
        return tr("No roll of {dice} beats the {chance} of {choice}.", **values)
    if rolls is other:
        return tr(
            "{share} of the rolls of {dice} beat the {chance} of {choice}, but they gain less than the others "
            "lose.",
            **values,
        )
    return tr(
        "{share} of the rolls of {dice} beat the {chance} of {choice}, and they gain more than the others lose.",
        **values,
    )


def _aim(best: DiceChoice) -> Sentence:
    """What the best choice of a lost position plays for: that of which most of its chance comes."""
    groups = {mark: best.mean(_marked(mark)) for mark in Mark}
    aim = max(groups, key=lambda mark: groups[mark][0] * groups[mark][1])
    values = {
        "limit": percent(_HOPELESS, 0),
        "choice": _choice(best.dice),
        "share": _often(groups[aim][0]),
    }
    if best.dice and aim is Mark.WIN:
        return tr(
            "Every choice wins less than {limit}; the best one, {choice}, plays for a win at once: {share} of its "
            "rolls.",
            **values,
        )
    if best.dice and aim is Mark.UP:
        return tr(
            "Every choice wins less than {limit}; the best one, {choice}, plays for a swap up: {share} of its rolls.",
            **values,
        )
    if best.dice and aim is Mark.PLAIN:
        return tr(
            "Every choice wins less than {limit}; the best one, {choice}, plays for a roll without a 1: {share} of "
            "its rolls.",
            **values,
        )
    return tr(
        "Every choice wins less than {limit}; the best one, {choice}, plays for your next turn.", **values
    )


def _marked(mark: Mark) -> Callable[[Possibility], bool]:
    return lambda part: part.consequence.mark is mark


def _often(share: Fraction) -> Sentence:
    """A share in whole percent; with more digits where that would look like never or always."""
    return percent(share, 0 if _RARE <= share <= 1 - _RARE or share == 1 else 2)


def luck_note(played: Played[HogState], opponent: Sentence, reply: Move | None) -> Sentence | None:
    """Say why a roll that scored more than the dice do on average was bad luck; None for one that did not.

    `reply` is what the opponent does then; None where the game is over.
    """
    faces, state = played.faces, played.before
    if not faces or points_of(faces) <= mean_points(len(faces)):
        return None
    points = points_of(faces)
    if _swapped(played) or reply is None:
        return tr(
            "{points} points are a high roll, but they make {total}, which swaps with {other}.",
            points=points,
            total=state.own_score + points,
            other=state.opponent_score,
        )
    return tr(
        "{name} answers with {choice}, so a high roll of {points} points leaves less than an average one.",
        points=points,
        name=opponent,
        choice=_choice(_count(reply)),
    )


def _choice(count: int) -> Sentence:
    return trn("1 die", "{count} dice", count) if count else tr("Free Bacon")


def _count(move: Move) -> int:
    assert isinstance(move, RollDice)  # noqa: S101 (Hog has no other move)
    return move.count
