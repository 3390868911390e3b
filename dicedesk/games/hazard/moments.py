"""The moments of a game of Hazard."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from dicedesk.core.game import Played
from dicedesk.core.words import Figure, Name, Sentence, tr, trn
from dicedesk.games.hazard.rules import ChanceEstablished, HazardState, RoundLost, RoundWon
from dicedesk.games.hazard.telling import throw_words
from dicedesk.play.moments import Moments, chance_of_total


class HazardMoments(Moments[HazardState]):
    """The dice's result is their total."""

    def choice(self, played: Played[HazardState], names: Sequence[Name]) -> Sentence:
        before, name = played.before, names[played.before.seat]
        values = {
            "name": name,
            "won": before.rounds_won,
            "lost": before.rounds_lost,
            "main": played.step.state.main,
        }
        if before.rounds_won == before.rounds_lost == 0:
            return (
                tr("At the start, you chose main {main}.", **values)
                if name.is_you
                else tr("At the start, {name} chose main {main}.", **values)
            )
        if name.is_you:
            return tr("With {won} rounds won and {lost} lost, you chose main {main}.", **values)
        return tr("With {won} rounds won and {lost} lost, {name} chose main {main}.", **values)

    def dice(self, played: Played[HazardState], names: Sequence[Name]) -> Sentence:
        before, name = played.before, names[played.before.seat]
        position = (
            tr("Main {main}", main=before.main)
            if before.chance is None
            else tr("Main {main}, chance {chance}", main=before.main, chance=before.chance)
        )
        dice = self.with_odds(throw_words(played), played)
        return _thrown(played, name, {"position": position, "dice": dice, "name": name})

    def chance(self, played: Played[HazardState]) -> Fraction:
        return chance_of_total(sum(played.faces))

    def odds_words(self, times: int, rolls: Figure, *, is_exact: bool) -> Sentence:
        """As a number of throws; two dice have exact ones."""
        return trn("1 throw in {rolls}", "{count} throws in {rolls}", times, rolls=rolls)


HAZARD_MOMENTS = HazardMoments()


def _thrown(played: Played[HazardState], name: Name, values: Mapping[str, object]) -> Sentence:
    events = {type(event) for event in played.step.events}
    if RoundWon in events:
        if name.is_you:
            return tr("{position}: you threw {dice} and won the round.", **values)
        return tr("{position}: {name} threw {dice} and won the round.", **values)
    if RoundLost in events:
        if name.is_you:
            return tr("{position}: you threw {dice} and lost the round.", **values)
        return tr("{position}: {name} threw {dice} and lost the round.", **values)
    if ChanceEstablished in events:
        if name.is_you:
            return tr("{position}: you threw {dice}, which became your chance.", **values)
        return tr("{position}: {name} threw {dice}, which became the chance.", **values)
    if name.is_you:
        return tr("{position}: you threw {dice}, which decided nothing.", **values)
    return tr("{position}: {name} threw {dice}, which decided nothing.", **values)
