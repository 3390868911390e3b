"""The moments of a game of Hog."""

from collections.abc import Sequence
from fractions import Fraction

from dicedesk.core.game import Played
from dicedesk.core.words import Name, Sentence, by, in_sentences, tr
from dicedesk.games.hog.points import point_chances
from dicedesk.games.hog.rules import HogState, RollDice, swap_outlook
from dicedesk.games.hog.swaps import PIG_OUT
from dicedesk.games.hog.telling import dice_words, point_words, turn_of
from dicedesk.play.moments import Moments


class HogMoments(Moments[HogState]):
    """The dice's result is the points of the turn; a Pig Out is one event, whatever the other dice show."""

    def choice(self, played: Played[HogState], names: Sequence[Name]) -> Sentence:
        name, count = names[played.before.seat], len(played.faces)
        values = _scores(played) | {"dice": dice_words(count), "name": name}
        if name.is_you:
            if count:
                return tr("At {own} to {other}, you rolled {dice}.", **values)
            return tr("At {own} to {other}, you took Free Bacon.", **values)
        if count:
            return tr("At {own} to {other}, {name} rolled {dice}.", **values)
        return tr("At {own} to {other}, {name} took Free Bacon.", **values)

    def dice(self, played: Played[HogState], names: Sequence[Name]) -> str:
        turn, name = turn_of(played), names[played.before.seat]
        count = len(played.faces)
        result = tr("a Pig Out, 1 point") if turn.pigged_out else point_words(turn.points)
        values = _scores(played) | {"points": self.with_odds(result, played), "name": name}
        if 1 < count <= _MOST_FACES:
            faces = " + ".join(map(str, played.faces))
            rolled = (
                tr("At {own} to {other}, you rolled {faces}: {points}.", **values, faces=faces)
                if name.is_you
                else tr("At {own} to {other}, {name} rolled {faces}: {points}.", **values, faces=faces)
            )
        else:
            dice = dice_words(count)
            rolled = (
                tr("At {own} to {other}, you rolled {dice}: {points}.", **values, dice=dice)
                if name.is_you
                else tr("At {own} to {other}, {name} rolled {dice}: {points}.", **values, dice=dice)
            )
        return in_sentences(rolled, *_scores_after(played), *_swap_to_come(played, names))

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


def _scores(played: Played[HogState]) -> dict[str, object]:
    scores, seat = played.before.scores, played.before.seat
    return {"own": scores[seat], "other": scores[1 - seat]}


def _scores_after(played: Played[HogState]) -> tuple[Sentence, ...]:
    """The scores that the roll led to, if the game went on or they were swapped."""
    turn, seat = turn_of(played), played.before.seat
    own, other = turn.final[seat], turn.final[1 - seat]
    if turn.swapped:
        return (tr("The Swine Swap made it {own} to {other}.", own=own, other=other),)
    if played.step.state.outcome() is None:
        return (tr("That made it {own} to {other}.", own=own, other=other),)
    return ()


def _swap_to_come(played: Played[HogState], names: Sequence[Name]) -> tuple[Sentence, ...]:
    """The swap that explains why the scores were better or worse than they look.

    The next player can take Free Bacon to swap up. A Pig Out is likely with ten dice, 84%, and a risk where it swaps
    down.
    """
    after = played.step.state
    if after.outcome() is not None or turn_of(played).swapped:
        return ()
    outlook, name = swap_outlook(after), names[after.seat]
    if outlook.chances[0].up:
        bacon = by(
            name,
            tr("You could then swap the scores with Free Bacon."),
            tr("{name} could then swap the scores with Free Bacon."),
        )
        return (bacon,)
    if PIG_OUT not in (*outlook.ups, *outlook.downs):
        return ()
    pig_out = by(
        name,
        tr("If you then rolled a Pig Out, the scores would swap."),
        tr("If {name} then rolled a Pig Out, the scores would swap."),
    )
    return (pig_out,)
