"""The moments of a game of Hog."""

from collections.abc import Sequence
from fractions import Fraction

from dicedesk.core.game import Played
from dicedesk.core.words import Name, Sentence, in_sentences, tr
from dicedesk.games.hog.points import point_chances
from dicedesk.games.hog.rules import HogState
from dicedesk.games.hog.telling import Turn, dice_words, point_words, turn_of
from dicedesk.play.moments import Moments


class HogMoments(Moments[HogState]):
    """The dice's result is the points of the turn; a Pig Out is one event, whatever the other dice show."""

    def choice(self, played: Played[HogState], names: Sequence[Name], seat: int) -> Sentence:
        name, count = names[played.before.seat], len(played.faces)
        values = _scores(played, seat) | {"dice": dice_words(count), "name": name}
        if name.is_you:
            if count:
                return tr("At {own} to {other}, you rolled {dice}.", **values)
            return tr("At {own} to {other}, you took Free Bacon.", **values)
        if count:
            return tr("At {own} to {other}, {name} rolled {dice}.", **values)
        return tr("At {own} to {other}, {name} took Free Bacon.", **values)

    def dice(self, played: Played[HogState], names: Sequence[Name], seat: int) -> str:
        turn, name = turn_of(played), names[played.before.seat]
        count = len(played.faces)
        faces = self.with_odds(
            dice_words(count) if count > _MOST_FACES else " + ".join(map(str, played.faces)), played
        )
        values = _scores(played, seat) | {
            "dice": faces,
            "points": point_words(turn.points),
            "name": name,
        }
        if turn.pigged_out:
            rolled = (
                tr("At {own} to {other}, you rolled {dice}: a Pig Out.", **values)
                if name.is_you
                else tr("At {own} to {other}, {name} rolled {dice}: a Pig Out.", **values)
            )
        else:
            rolled = (
                tr("At {own} to {other}, you rolled {dice}: {points}.", **values)
                if name.is_you
                else tr("At {own} to {other}, {name} rolled {dice}: {points}.", **values)
            )
        return in_sentences(rolled, *_swap(turn, seat))

    def chance(self, played: Played[HogState]) -> Fraction:
        return point_chances(len(played.faces))[turn_of(played).points]


_MOST_FACES = 4
"""With more dice, a moment says only their number."""

HOG_MOMENTS = HogMoments()


def _scores(played: Played[HogState], seat: int) -> dict[str, object]:
    scores = played.before.scores
    return {"own": scores[seat], "other": scores[1 - seat]}


def _swap(turn: Turn, seat: int) -> tuple[Sentence, ...]:
    if not turn.swapped:
        return ()
    own, other = turn.final[seat], turn.final[1 - seat]
    return (tr("Swine Swap: the score is now {own} to {other}.", own=own, other=other),)
