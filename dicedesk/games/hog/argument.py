"""How Hog's coach argues for a number of dice: the chance to win, the most likely consequence and reply, and how often
another choice does better."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from dicedesk.coach.evaluation import Evaluation, Worth
from dicedesk.coach.variation import Likely, Variation, VariationStep, chance_words, second_best
from dicedesk.coach.working import Mark, Possibility
from dicedesk.core.game import Played
from dicedesk.core.words import Sentence, in_sentences, percent, tr, trn
from dicedesk.games.hog.outcomes import (
    PIG_OUT,
    Likeliest,
    after_points,
    consequence_of,
    likeliest,
    likeliest_faces,
    points_and_chances,
)
from dicedesk.games.hog.points import mean_points
from dicedesk.games.hog.rules import HogState, RollDice, ScoresSwapped, free_bacon, points_of
from dicedesk.games.hog.unit import UNIT

_HOPELESS = 0.25
"""A position in which no choice wins more often than this is lost."""
_TIE = 0.0005
"""Chances less than half a tenth of a percentage point apart look the same."""
_SHOWN = Fraction(1, 2000)
"""A smaller chance would be written as 0.0%."""
_OFTEN = Fraction(1, 10)
"""A reply that wins at least this often is mentioned, even if something else is more likely."""
_ROUNDED = 1e-9
"""Rounding error allowed in a sum of chances."""


def likely_dice(state: HogState, dice: int) -> Likely:
    """Return the most likely dice of the roller's most likely consequence, and the chance of the consequence."""
    if not dice:
        return Likely()
    likely = likeliest(state, dice)
    return Likely(likeliest_faces(dice, likely.points), likely.share, _name(likely))


def _name(likely: Likeliest) -> Sentence:
    """A name that has exactly the chance of the consequence, for the player who rolls."""
    match likely.consequence.mark:
        case Mark.WIN:
            return tr("an immediate win")
        case Mark.LOSS:
            return tr("an immediate loss")
        case Mark.UP:
            return tr("a Pig Out and a swap up")
        case Mark.DOWN:
            return tr("a Pig Out and a swap down")
        case Mark.DOT:
            return tr("a Pig Out")
    return _what_does_not_happen(likely)


@dataclass(frozen=True)
class DiceChoice:
    """A choice, its most likely consequence, and everything its points can lead to."""

    evaluation: Evaluation[RollDice]
    variation: Variation[HogState]
    parts: tuple[Possibility, ...]

    @property
    def dice(self) -> int:
        """The number of dice it rolls."""
        return self.evaluation.move.count

    def mean(self, counts: Callable[[Possibility], bool]) -> tuple[Fraction, Worth]:
        """Return the chance of the points for which `counts` is true, and the chance to win after them; 0 if there are
        none."""
        parts = [part for part in self.parts if counts(part)]
        share = sum((part.share for part in parts), Fraction(0))
        return share, float(sum(part.product for part in parts)) / share if share else 0


def argument_of(
    best: DiceChoice, other: DiceChoice, runner_up: Evaluation[RollDice] | None, opponent: Sentence
) -> tuple[str, ...]:
    """Argue for the best choice against another: a line for each, and one that compares them.

    The last line names the runner-up if it is neither of the two.
    """
    rank = _second if runner_up is None else _any
    last: str = _aim(best) if best.evaluation.value < _HOPELESS else _parting(best, other)
    if runner_up is not None:
        last = in_sentences(last, _runner_up(runner_up))
    return _line(best, _best, opponent), _line(other, rank, opponent), last


def _best(choice: Sentence, chance: Sentence) -> Sentence:
    return tr("Best: {choice} ({chance} to win).", choice=choice, chance=chance)


def _second(choice: Sentence, chance: Sentence) -> Sentence:
    return tr("Second best: {choice} ({chance} to win).", choice=choice, chance=chance)


def _any(choice: Sentence, chance: Sentence) -> Sentence:
    return tr("{choice} ({chance} to win).", choice=choice, chance=chance)


def _runner_up(runner_up: Evaluation[RollDice]) -> Sentence:
    choice = _choice(runner_up.move.count)
    if runner_up.cost < _TIE:
        return tr("Second best: {choice}, less than 0.1 percentage points below the best.", choice=choice)
    return second_best(choice, runner_up.cost, UNIT)


def _line(weighed: DiceChoice, rank: Callable[[Sentence, Sentence], Sentence], opponent: Sentence) -> str:
    first, *later = weighed.variation.steps
    seat = weighed.variation.seat
    ranked = rank(_choice(weighed.dice), percent(weighed.evaluation.value, 1))
    reply = _reply(later[0], seat, opponent) if later else ""
    return in_sentences(ranked, *_own_step(weighed, first, seat), reply)


def _own_step(weighed: DiceChoice, step: VariationStep[HogState], seat: int) -> Iterator[str]:
    if not step.played.faces:
        yield tr("The result: {what}.", what=_scores(step.played, seat))
        return
    if step.likely.share < 1:
        _, pig_out = weighed.mean(_scores_1)
        _, others = weighed.mean(lambda part: not _scores_1(part))
        yield tr(
            "After a Pig Out, the chance to win is {pig_out}; without a 1, it is {others}.",
            pig_out=percent(pig_out, 1),
            others=percent(others, 1),
        )
        yield from _ends(weighed, likeliest(step.played.before, weighed.dice).consequence.mark)
    yield _most_likely(step, seat)


def _ends(weighed: DiceChoice, likeliest_mark: Mark) -> Iterator[Sentence]:
    """The chances that the roll ends the game or swaps up, except for the most likely consequence."""
    shares = {mark: weighed.mean(_marked(mark))[0] for mark in (Mark.WIN, Mark.LOSS, Mark.UP)}
    chances = {
        mark: chance_words(share)
        for mark, share in shares.items()
        if mark is not likeliest_mark and share >= _SHOWN
    }
    if Mark.WIN in chances and Mark.LOSS in chances:
        both = {"wins": chances[Mark.WIN], "loses": chances[Mark.LOSS]}
        yield tr("The roll wins at once {wins} of the time and loses at once {loses} of the time.", **both)
    elif Mark.WIN in chances:
        yield tr("The roll wins at once {chance} of the time.", chance=chances[Mark.WIN])
    elif Mark.LOSS in chances:
        yield tr("The roll loses at once {chance} of the time.", chance=chances[Mark.LOSS])
    if Mark.UP in chances:
        yield tr("The roll swaps up {chance} of the time.", chance=chances[Mark.UP])


def _reply(step: VariationStep[HogState], seat: int, opponent: Sentence) -> str:
    if not step.played.faces:
        return tr("{name} then takes Free Bacon: {what}.", what=_scores(step.played, seat), name=opponent)
    roll_sentence = trn(
        "{name} then rolls 1 die.",
        "{name} then rolls {count} dice.",
        len(step.played.faces),
        name=opponent,
    )
    likely = likeliest(step.played.before, len(step.played.faces))
    end = ""
    if likely.wins >= _OFTEN and likely.consequence.mark is not Mark.WIN:
        end = tr("That roll wins {chance} of the time.", chance=chance_words(likely.wins))
    return in_sentences(roll_sentence, end, _most_likely(step, seat))


def _scores(played: Played[HogState], seat: int) -> Sentence:
    """The scores after Free Bacon, the score of `seat` first."""
    state = played.step.state
    scores = {"own": state.scores[seat], "other": state.scores[1 - seat]}
    outcome = state.outcome()
    if outcome is not None:
        return (
            tr("{own} to {other}, which wins the game", **scores)
            if outcome.winner == played.before.seat
            else tr("{own} to {other}, which loses the game", **scores)
        )
    if _swapped(played):
        return tr("the scores swap, now {own} to {other}", **scores)
    return tr("{own} to {other}", **scores)


def _swapped(played: Played[HogState]) -> bool:
    """Whether the scores were swapped visibly: equal scores do not count."""
    first, second = played.step.state.scores
    return first != second and any(isinstance(event, ScoresSwapped) for event in played.step.events)


def _most_likely(step: VariationStep[HogState], seat: int) -> Sentence:
    """The most likely consequence of the dice, its chance, and the scores after it, the score of `seat` first."""
    scores = step.played.step.state.scores
    likely = likeliest(step.played.before, len(step.played.faces))
    values = {
        "what": _name(likely),
        "chance": chance_words(likely.share),
        "own": scores[seat],
        "other": scores[1 - seat],
    }
    if likely.share == 1:
        return tr("Whatever the dice show: {what}, for example {own} to {other}.", **values)
    if likely.is_sure_of_points:
        return tr("Most likely: {what} ({chance}), then {own} to {other}.", **values)
    return tr("Most likely: {what} ({chance}), for example {own} to {other}.", **values)


def _what_does_not_happen(likely: Likeliest) -> Sentence:
    can_win = Mark.WIN in likely.without_a_1
    if likely.without_a_1 & {Mark.UP, Mark.DOWN, Mark.LOSS}:
        return tr("no 1s, no swap, no win") if can_win else tr("no 1s, no swap")
    return tr("no 1s, no win") if can_win else tr("no 1s")


def _parting(best: DiceChoice, other: DiceChoice) -> Sentence:
    """The number of rolls of one choice that end above and below the average of the other, which may be Free Bacon."""
    rolls, stays = (other, best) if other.dice else (best, other)
    mark = float(stays.evaluation.value)
    above, _ = rolls.mean(lambda part: part.value > mark + _ROUNDED)
    below, _ = rolls.mean(lambda part: part.value < mark - _ROUNDED)
    values = {
        "choice": _choice(stays.dice),
        "dice": _choice(rolls.dice),
        "mark": percent(mark, 1),
        "above": chance_words(above),
        "below": chance_words(below),
        "points": UNIT.amount_words(other.evaluation.cost),
    }
    if other.evaluation.cost < _TIE:
        return tr("{choice} and {dice} differ by less than 0.1 percentage points.", **values)
    if not above:
        return tr("No roll with {dice} beats the {mark} of {choice}.", **values)
    if not below:
        return tr("Every roll with {dice} reaches at least the {mark} of {choice}.", **values)
    if rolls is other:
        return tr(
            "With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. "
            "Overall, that costs {points}.",
            **values,
        )
    return tr(
        "With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. "
        "Overall, that gains {points}.",
        **values,
    )


def _aim(best: DiceChoice) -> Sentence:
    """What the best choice of a lost position aims for: the source of most of its chance."""
    groups = {mark: best.mean(_marked(mark)) for mark in Mark}
    aim = max(groups, key=lambda mark: groups[mark][0] * groups[mark][1])
    values = {"limit": percent(_HOPELESS, 0), "choice": _choice(best.dice)}
    if best.dice and aim is Mark.WIN:
        return tr(
            "No choice wins even {limit} of the time. The best one, {choice}, aims to win at once "
            "({share} of its rolls).",
            share=chance_words(groups[aim][0]),
            **values,
        )
    if best.dice and aim is Mark.UP:
        return tr(
            "No choice wins even {limit} of the time. The best one, {choice}, aims for a swap up "
            "({share} of its rolls).",
            share=chance_words(groups[aim][0]),
            **values,
        )
    if best.dice and aim is Mark.PLAIN:
        share, _ = best.mean(lambda part: not _scores_1(part))
        return tr(
            "No choice wins even {limit} of the time. The best one, {choice}, aims for a roll without "
            "a 1 ({share} of its rolls).",
            share=chance_words(share),
            **values,
        )
    return tr(
        "No choice wins even {limit} of the time. The best one, {choice}, counts on a later turn.", **values
    )


def _marked(mark: Mark) -> Callable[[Possibility], bool]:
    return lambda part: part.consequence.mark is mark


def _scores_1(part: Possibility) -> bool:
    return part.name == str(PIG_OUT)


def luck_note(played: Played[HogState], opponent: Sentence, reply: RollDice | None) -> Sentence | None:
    """Say why a roll above average was bad luck; None if no reason is certain.

    `reply` is the opponent's best or usual move; None if the game is over.
    """
    faces, before = played.faces, played.before
    if not faces or points_of(faces) <= mean_points(len(faces)):
        return None
    points = points_of(faces)
    total = before.own_score + points
    if played.step.state.scores[before.seat] < total:
        return tr(
            "{points} points is a high roll, but it brings the score to {total}, which swaps with {other}.",
            points=points,
            total=total,
            other=before.opponent_score,
        )
    if reply is None or reply.count or not _is_rich(played):
        return None
    after = played.step.state
    bacon = Played(after, reply, (), after.apply(RollDice(0)))
    return tr("{name} can now take Free Bacon: {what}.", name=opponent, what=_scores(bacon, before.seat))


def _is_rich(played: Played[HogState]) -> bool:
    """Whether Free Bacon wins for the opponent, swaps in the opponent's favor, or scores more than on average."""
    before, after = played.before, played.step.state
    bacon = free_bacon(after.opponent_score)
    if consequence_of(after, 0, bacon).mark in (Mark.WIN, Mark.UP):
        return True
    chances = points_and_chances(before, len(played.faces))
    usual = sum(
        chance * free_bacon(after_points(before, points).scores[before.seat])
        for points, chance in chances.items()
    )
    return bacon > usual


def _choice(count: int) -> Sentence:
    return trn("1 die", "{count} dice", count) if count else tr("Free Bacon", "within a sentence")
