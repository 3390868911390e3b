"""The moments of a game of Hog."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple, Self

from dicedesk.core.game import Played
from dicedesk.core.words import Name, Sentence, by, in_sentences, percent, tr
from dicedesk.games.hog.points import point_chances
from dicedesk.games.hog.rules import HogState, RollDice, swap_outlook
from dicedesk.games.hog.swaps import MATTERS, PIG_OUT
from dicedesk.games.hog.telling import dice_words, point_words, turn_of
from dicedesk.play.moments import Moments


@dataclass(frozen=True)
class HogMoments(Moments[HogState]):
    """The dice's result is the points of the turn; a Pig Out is one event, whatever the other dice show.

    `next_turn` is the one after lucky dice, if it is known.
    """

    is_lucky: bool = False
    next_turn: Played[HogState] | None = None

    def followed_by(self, later: Sequence[Played[HogState]]) -> Self:
        return replace(self, is_lucky=True, next_turn=later[0] if later else None)

    def choice(self, played: Played[HogState], names: Sequence[Name]) -> Sentence:
        name, count, scores = names[played.before.seat], len(played.faces), _scores(played)
        if not count:
            return by(
                name,
                tr("At {own} to {other}, you took Free Bacon."),
                scores.standing(
                    tr("At {own} to {other}, {name} took Free Bacon."),
                    tr("Leading {own} to {other}, {name} took Free Bacon."),
                    tr("Behind {own} to {other}, {name} took Free Bacon."),
                ),
                **scores._asdict(),
            )
        return by(
            name,
            tr("At {own} to {other}, you rolled {dice}."),
            scores.standing(
                tr("At {own} to {other}, {name} rolled {dice}."),
                tr("Leading {own} to {other}, {name} rolled {dice}."),
                tr("Behind {own} to {other}, {name} rolled {dice}."),
            ),
            **scores._asdict(),
            dice=dice_words(count),
        )

    def dice(self, played: Played[HogState], names: Sequence[Name]) -> str:
        turn, name = turn_of(played), names[played.before.seat]
        count, scores = len(played.faces), _scores(played)
        result = tr("a Pig Out, 1 point") if turn.pigged_out else point_words(turn.points)
        values = scores._asdict() | {"points": self.with_odds(result, played)}
        if 1 < count <= _MOST_FACES:
            rolled = by(
                name,
                tr("At {own} to {other}, you rolled {faces}: {points}."),
                scores.standing(
                    tr("At {own} to {other}, {name} rolled {faces}: {points}."),
                    tr("Leading {own} to {other}, {name} rolled {faces}: {points}."),
                    tr("Behind {own} to {other}, {name} rolled {faces}: {points}."),
                ),
                **values,
                faces=" + ".join(map(str, played.faces)),
            )
        else:
            rolled = by(
                name,
                tr("At {own} to {other}, you rolled {dice}: {points}."),
                scores.standing(
                    tr("At {own} to {other}, {name} rolled {dice}: {points}."),
                    tr("Leading {own} to {other}, {name} rolled {dice}: {points}."),
                    tr("Behind {own} to {other}, {name} rolled {dice}: {points}."),
                ),
                **values,
                dice=dice_words(count),
            )
        led_to = self._swap_missed(played, name), _scores_after(played, name)
        return in_sentences(rolled, *led_to, self._swap_to_come(played, names))

    def _swap_missed(self, played: Played[HogState], name: Name) -> str:
        """The swap that explains why a Pig Out was lucky, or other points were unlucky."""
        turn = turn_of(played)
        is_open = not turn.swapped and played.step.state.outcome() is None
        if not is_open or turn.pigged_out is not self.is_lucky:
            return ""
        swap = swap_outlook(played.before).chances[len(played.faces)]
        chance, you, other = (
            (
                swap.down,
                tr("There was a {chance} chance of a swap against you, but none came."),
                tr("There was a {chance} chance of a swap against {name}, but none came."),
            )
            if self.is_lucky
            else (
                swap.up,
                tr("There was a {chance} chance of a swap in your favor, but none came."),
                tr("There was a {chance} chance of a swap in {name}'s favor, but none came."),
            )
        )
        return by(name, you, other, chance=percent(chance, 0)) if chance >= MATTERS else ""

    def _swap_to_come(self, played: Played[HogState], names: Sequence[Name]) -> str:
        """The swap that explains why the scores were better or worse than they look.

        The next player can take Free Bacon to swap up, and a computer player may do so and swap down. A Pig Out is
        likely with ten dice, 84%, and a risk where it swaps down.
        """
        after = played.step.state
        if after.outcome() is not None or turn_of(played).swapped:
            return ""
        outlook, name = swap_outlook(after), names[after.seat]
        if outlook.chances[0].up:
            return by(
                name,
                tr("You could then swap the scores with Free Bacon."),
                tr("{name} could then swap the scores with Free Bacon."),
            )
        if outlook.chances[0].down and self.next_turn is not None and self.next_turn.move == RollDice(0):
            return by(
                name,
                tr("Free Bacon on your next turn would swap the scores."),
                tr("Free Bacon by {name} on the next turn would swap the scores."),
            )
        if PIG_OUT in (*outlook.ups, *outlook.downs):
            return by(
                name,
                tr("A Pig Out on your next roll would swap the scores."),
                tr("A Pig Out by {name} on the next roll would swap the scores."),
            )
        return ""

    def decided_words(self, state: HogState, winner: int, names: Sequence[Name]) -> Sentence:
        """By Free Bacon at once, or later."""
        outcome = state.apply(RollDice(0), ()).state.outcome()
        if winner != state.seat or outcome is None or outcome.winner != winner:
            return super().decided_words(state, winner, names)
        return by(
            names[winner],
            tr("You could then win at once with Free Bacon."),
            tr("{name} could then win at once with Free Bacon."),
        )

    def chance(self, played: Played[HogState]) -> Fraction:
        return point_chances(len(played.faces))[turn_of(played).points]


_MOST_FACES = 4
"""With more dice, or one, a moment says only their number."""

HOG_MOMENTS = HogMoments()


class _Scores(NamedTuple):
    """The scores before a turn, the mover's first."""

    own: int
    other: int

    def standing(self, level: Sentence, ahead: Sentence, behind: Sentence) -> Sentence:
        """The sentence that says whose score comes first, for a player whose result the card may tell second."""
        if self.own == self.other:
            return level
        return ahead if self.own > self.other else behind


def _scores(played: Played[HogState]) -> _Scores:
    scores, seat = played.before.scores, played.before.seat
    return _Scores(scores[seat], scores[1 - seat])


def _scores_after(played: Played[HogState], name: Name) -> str:
    """The scores that the roll led to, if the game went on or they were swapped."""
    turn, seat = turn_of(played), played.before.seat
    own, other = turn.final[seat], turn.final[1 - seat]
    if turn.swapped:
        you, another = (
            (
                tr("The Swine Swap put you ahead, {own} to {other}."),
                tr("The Swine Swap put {name} ahead, {own} to {other}."),
            )
            if own > other
            else (
                tr("The Swine Swap put you behind, {own} to {other}."),
                tr("The Swine Swap put {name} behind, {own} to {other}."),
            )
        )
        return by(name, you, another, own=own, other=other)
    if played.step.state.outcome() is not None:
        return ""
    level, after = tr("That made it {own} to {other}."), _Scores(own, other)
    others = after.standing(
        level,
        tr("{name} then led {own} to {other}."),
        tr("{name} was then behind, {own} to {other}."),
    )
    return by(name, level, others, **after._asdict())
