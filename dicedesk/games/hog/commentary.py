"""Remarks on a game of Hog, made after each turn.

A commentary function is called with both scores after a turn, tells what is worth telling, and returns the
function to call after the next turn. It changes nothing: an earlier function, called again, tells the same again.
"""

from collections.abc import Callable
from dataclasses import dataclass

from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.hog.simulated_games import Commentary


def silence(score0: int, score1: int) -> Commentary:  # noqa: ARG001 (the signature is the commentary's)
    """Tells nothing."""
    return silence


def both(f: Commentary, g: Commentary) -> Commentary:
    """What `f` tells, then what `g` tells."""

    def say(score0: int, score1: int) -> Commentary:
        return both(f(score0, score1), g(score0, score1))

    return say


def course_gain(name: Name, gain: int) -> Sentence:
    """The biggest gain in the words of the course, whose tests compare them; they are never translated."""
    template = "{gain} point(s)! That's the biggest gain yet for {name}"
    return Sentence(template, {"gain": gain, "name": "you" if name.is_you else name})


@dataclass(frozen=True)
class Commentator:
    """Makes commentary functions that tell their lines to one listener, with the players' names.

    `biggest_gain` words a player's biggest gain; with None for a gain, nothing is told of it.
    """

    tell: Callable[[Sentence], None]
    names: tuple[Name, Name] = (Name("Player 0"), Name("Player 1"))
    biggest_gain: Callable[[Name, int], Sentence | None] = course_gain

    def say_scores(self, score0: int, score1: int) -> Commentary:
        """Tells both scores."""
        zero, one = self.names
        if zero.is_you:
            line = tr(
                "You now have {score0} and {one} now has {score1}", score0=score0, one=one, score1=score1
            )
        elif one.is_you:
            line = tr(
                "{zero} now has {score0} and you now have {score1}", zero=zero, score0=score0, score1=score1
            )
        else:
            line = tr(
                "{zero} now has {score0} and {one} now has {score1}",
                zero=zero,
                score0=score0,
                one=one,
                score1=score1,
            )
        self.tell(line)
        return self.say_scores

    def announce_lead_changes(self, previous_leader: int | None = None) -> Commentary:
        """Tells who takes the lead, also after a tie."""

        def say(score0: int, score1: int) -> Commentary:
            leader = None if score0 == score1 else int(score1 > score0)
            if leader is not None and leader != previous_leader:
                name, lead = self.names[leader], abs(score0 - score1)
                self.tell(
                    tr("You take the lead by {lead}", lead=lead)
                    if name.is_you
                    else tr("{name} takes the lead by {lead}", name=name, lead=lead)
                )
            return self.announce_lead_changes(leader)

        return say

    def announce_highest(self, who: int, previous_high: int = 0, previous_score: int = 0) -> Commentary:
        """Tells when player `who` gains more in a turn than ever before."""

        def say(score0: int, score1: int) -> Commentary:
            score = (score0, score1)[who]
            gain = score - previous_score
            if gain > previous_high:
                line = self.biggest_gain(self.names[who], gain)
                if line is not None:
                    self.tell(line)
            return self.announce_highest(who, max(gain, previous_high), score)

        return say

    def gains_and_leads(self) -> Commentary:
        """The commentary of a whole game: the biggest gains of both players, and changes of the lead."""
        return both(self.announce_highest(0), both(self.announce_highest(1), self.announce_lead_changes()))
