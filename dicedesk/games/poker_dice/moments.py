"""The moments of a game of Poker Dice."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product

from dicedesk.core.dice import FACES, SIDES, Roll
from dicedesk.core.game import Move, Played
from dicedesk.core.words import Figure, Name, Sentence, by, figure, in_sentences, percent, tr, trn
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.rules import (
    AWARD,
    DICE,
    Category,
    Hold,
    PlayHand,
    PokerDiceEnding,
    PokerDiceState,
    Quit,
    Reroll,
    WentBroke,
    category_title,
    choice_words,
    keep_of,
    places_kept,
    rolls_left,
    score_hand,
)
from dicedesk.play.moments import DiceShown, Moments


class PokerDiceMoments(Moments[PokerDiceState]):
    """The dice's result is the category of the hand or a better one, with the dice that were kept."""

    def choice(self, played: Played[PokerDiceState], names: Sequence[Name]) -> Sentence:
        before, name = played.before, names[0]
        values = {
            "bankroll": before.bankroll.shown(),
            "dice": " ".join(map(str, before.dice)),
            "name": name,
        }
        match played.move:
            case Quit() if not before.in_hand:
                return by(name, tr("At {bankroll}, you quit."), tr("At {bankroll}, {name} quit."), **values)
            case Quit():
                if name.is_you:
                    return tr("At {bankroll} with {dice}, you quit.", **values)
                return tr("At {bankroll} with {dice}, {name} quit.", **values)
            case PlayHand():
                if name.is_you:
                    return tr("At {bankroll}, you played a hand.", **values)
                return tr("At {bankroll}, {name} played a hand.", **values)
        values["choice"] = _choice(keep_of(before, played.move))
        if name.is_you:
            return tr("At {bankroll} with {dice}, you chose “{choice}”.", **values)
        return tr("At {bankroll} with {dice}, {name} chose “{choice}”.", **values)

    def dice(self, played: Played[PokerDiceState], names: Sequence[Name]) -> Sentence:
        before, name, kept = played.before, names[0], _kept(played)
        score = score_hand((*kept, *played.faces))
        values = {
            "bankroll": before.bankroll.shown(),
            "kept": " ".join(map(str, sorted(kept))),
            "dice": " ".join(map(str, played.faces)),
            "hand": self.with_odds(category_title(score.category), played),
            "name": name,
        }
        if any(isinstance(event, WentBroke) for event in played.step.events):
            return _in_last_hand(values, name, len(kept))
        if kept:
            if name.is_you:
                return trn(
                    "At {bankroll} with a {kept} kept, you rolled {dice}: {hand}.",
                    "At {bankroll} with {kept} kept, you rolled {dice}: {hand}.",
                    len(kept),
                    **values,
                )
            return trn(
                "At {bankroll} with a {kept} kept, {name} rolled {dice}: {hand}.",
                "At {bankroll} with {kept} kept, {name} rolled {dice}: {hand}.",
                len(kept),
                **values,
            )
        if name.is_you:
            return tr("At {bankroll}, you rolled {dice}: {hand}.", **values)
        return tr("At {bankroll}, {name} rolled {dice}: {hand}.", **values)

    def best(self, best: Move, title: Sentence) -> Sentence:
        """Without "Hold", which a friend might take for some of the dice."""
        return tr("Keep all five dice") if isinstance(best, Hold) else title

    def dice_shown(self, played: Played[PokerDiceState]) -> DiceShown:
        """Within a hand, the dice before the choice."""
        if not played.before.in_hand:
            return DiceShown(played.faces)
        kept = () if isinstance(played.move, Quit) else places_kept(played.move)
        return DiceShown(played.before.dice, kept, are_before=True)

    def own_words(
        self, played: Played[PokerDiceState], best: Move | None, names: Sequence[Name], last: PokerDiceState
    ) -> str | None:
        """In a game that ended without the award, its chance says more than a number of hands."""
        outcome = last.outcome()
        if isinstance(played.move, Quit) and best is not None:
            return self._quit(played, best, names)
        if outcome is None or outcome.ending is not PokerDiceEnding.BROKE:
            return None
        if best is None:
            return self._fallen(played, names)
        return _instead(played, best, names[0]) if isinstance(best, Hold | Reroll) else None

    def _quit(self, played: Played[PokerDiceState], best: Move, names: Sequence[Name]) -> str:
        """Quitting, and the chance of the award that it gave up."""
        often = _times(_award(played.before, best))
        values = {"award": AWARD.shown(), "often": often}
        if round(often.number) < _ALL:
            instead = tr("Playing on would have reached {award} in {often} of 100 games.", **values)
        else:
            instead = tr("Playing on would nearly always have reached {award}.", **values)
        return in_sentences(self.choice(played, names), instead)

    def _fallen(self, played: Played[PokerDiceState], names: Sequence[Name]) -> str | None:
        """The dice, and their change to the chance of the award; None if it is too small to show."""
        before, after = _award(played.before, played.move), _award_after(played.step.state)
        values = {"award": AWARD.shown(), "before": percent(before, 0), "after": percent(after, 0)}
        if values["before"] == values["after"] or after > before:
            return None
        fell = by(
            names[0],
            tr("Your chance of reaching {award} fell from {before} to {after}."),
            tr("The chance of reaching {award} fell from {before} to {after}."),
            **values,
        )
        return in_sentences(self.dice(played, names), *_rolls_left(played.step.state), fell)

    def odds(self, played: Played[PokerDiceState]) -> Sentence | None:
        """Of this hand or a better one."""
        odds = super().odds(played)
        if odds is None or score_hand((*_kept(played), *played.faces)).category is _VALUE[0]:
            return odds
        return tr("{odds} for this or better", odds=odds)

    def chance(self, played: Played[PokerDiceState]) -> Fraction:
        kept = _kept(played)
        category = score_hand((*kept, *played.faces)).category
        better = _VALUE[: _VALUE.index(category) + 1]
        rolled = product(FACES, repeat=len(played.faces))
        ways = sum(score_hand((*kept, *faces)).category in better for faces in rolled)
        return Fraction(ways, SIDES ** len(played.faces))


_VALUE = tuple(Category)
"""The categories, the most valuable first."""

POKER_DICE_MOMENTS = PokerDiceMoments()


def _choice(keep: Roll) -> Sentence:
    """The choice to keep these faces, within a sentence for a friend."""
    return tr("keep all five dice") if len(keep) == DICE else choice_words(keep)


def _kept(played: Played[PokerDiceState]) -> Roll:
    return keep_of(played.before, played.move) if isinstance(played.move, Reroll) else ()


_ALL = 100


def _in_last_hand(values: Mapping[str, object], name: Name, kept: int) -> Sentence:
    if kept:
        if name.is_you:
            return trn(
                "In the last hand, with a {kept} kept, you rolled {dice}: {hand}.",
                "In the last hand, with {kept} kept, you rolled {dice}: {hand}.",
                kept,
                **values,
            )
        return trn(
            "In the last hand, with a {kept} kept, {name} rolled {dice}: {hand}.",
            "In the last hand, with {kept} kept, {name} rolled {dice}: {hand}.",
            kept,
            **values,
        )
    if name.is_you:
        return tr("In the last hand you rolled {dice}: {hand}.", **values)
    return tr("In the last hand {name} rolled {dice}: {hand}.", **values)


def _rolls_left(state: PokerDiceState) -> tuple[Sentence, ...]:
    """The rolls of the hand that the player still had; () after it."""
    if not state.in_hand:
        return ()
    return (trn("1 roll was left.", "{count} rolls were left.", rolls_left(state)),)


def _award(state: PokerDiceState, move: Move) -> float:
    """The chance of the award once this choice is made, with best play after it."""
    return POKER_DICE_COACH.outlook(state, move).award


def _award_after(state: PokerDiceState) -> float:
    if state.outcome() is not None:
        return 0.0
    return _award(state, POKER_DICE_COACH.decision(state, ()).best)


def _instead(played: Played[PokerDiceState], best: Move, name: Name) -> Sentence | None:
    """The choice compared with the best one by the chance of the award; None if the difference is too small to show."""
    before = played.before
    own, better = _times(_award(before, played.move)), _times(_award(before, best))
    if own == better or own.number > better.number:
        return None
    values = {
        "hand": before.hands,
        "bankroll": before.bankroll.shown(),
        "dice": " ".join(map(str, before.dice)),
        "choice": _choice(keep_of(before, played.move)),
        "best": _choice(keep_of(before, best)),
        "award": AWARD.shown(),
        "often": better,
        "seldom": own,
        "name": name,
    }
    if not own.number:
        return by(
            name,
            tr(
                "In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which cannot reach {award}; "
                "“{best}” reaches it in {often} of 100 games."
            ),
            tr(
                "In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which cannot reach {award}; "
                "“{best}” reaches it in {often} of 100 games."
            ),
            **values,
        )
    if name.is_you:
        return tr(
            "In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which reaches {award} in {seldom} of "
            "100 games; “{best}” does so in {often}.",
            **values,
        )
    return tr(
        "In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which reaches {award} in {seldom} of "
        "100 games; “{best}” does so in {often}.",
        **values,
    )


def _times(chance: float) -> Figure:
    """A chance as a number of games out of 100; none is between 0 and 4 games."""
    return figure(100 * chance)
