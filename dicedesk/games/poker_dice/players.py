"""Computer players of Poker Dice, from the careless one to the one that nobody beats to the award."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Protocol

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, figure, in_sentences, tr
from dicedesk.games.poker_dice.odds import PokerDiceOdds, solve
from dicedesk.games.poker_dice.rules import (
    MOST_ROLLS,
    Category,
    Hold,
    PlayHand,
    PokerDiceMove,
    PokerDiceState,
    Reroll,
    score_hand,
)
from dicedesk.play.opponents import Eyes, Head, Mouth, Opponent, Portrait, beaten_in_words
from dicedesk.play.seats import Roster

PERFECT = "perfect"
"""The name of the player who needs the chances."""

PLAYERS = ("sensible", PERFECT, "stand-on-pay", "careless")
"""The computer players to offer, the default first."""


class HoldChooser(Protocol):
    """Chooses the dice that a player keeps."""

    def move_at(self, state: PokerDiceState) -> Hold | Reroll:
        """The move within a hand."""


@dataclass(frozen=True)
class Careless:
    """Takes every hand as it falls; reaches the award in 6 of a thousand million games."""

    def move_at(self, state: PokerDiceState) -> Hold | Reroll:
        """Hold."""
        return Hold()


@dataclass(frozen=True)
class StandOnPay:
    """Holds any hand that pays; else keeps a pair, or the highest die. Reaches the award in 28 of 1,000 games."""

    def move_at(self, state: PokerDiceState) -> Hold | Reroll:
        """Hold a hand that pays; else re-roll all but the most frequent face."""
        if score_hand(state.dice).pays:
            return Hold()
        return _keeping(state.dice, {_most_common(state.dice)})


@dataclass(frozen=True)
class Sensible:
    """Keeps equal dice and holds a full house or a straight: no tables, and the award almost always."""

    def move_at(self, state: PokerDiceState) -> Hold | Reroll:
        """Hold a straight or a full house; else re-roll each single die, or all but one."""
        if score_hand(state.dice).category is Category.STRAIGHT:
            return Hold()
        alike = {face for face, count in Counter(state.dice).items() if count > 1}
        return _keeping(state.dice, alike or {_most_common(state.dice)})


@dataclass(frozen=True)
class Perfect:
    """Plays as the coach advises: for the award, and then for the fewest hands."""

    odds: Callable[[], PokerDiceOdds]

    def move_at(self, state: PokerDiceState) -> Hold | Reroll:
        """The best hold."""
        return self.odds().best_weighed(state.bankroll, state.dice, MOST_ROLLS - state.rolls).move


@dataclass(frozen=True)
class PokerDicePlayer:
    """A seat at the Poker Dice table: plays hand after hand to the end, and keeps the dice that its chooser names."""

    chooser: HoldChooser

    def choose(self, state: PokerDiceState) -> PokerDiceMove:
        """Another hand, or the move with the dice of this one."""
        return self.chooser.move_at(state) if state.in_hand else PlayHand()


@cache
def solved() -> PokerDiceOdds:
    """The chances, calculated on the first call."""
    return solve()


def parse_player(name: str, odds: Callable[[], PokerDiceOdds] = solved) -> PokerDicePlayer:
    """The computer player of that name; the perfect one calls `odds` for the chances when it first needs them.

    Raises NotationError that lists the names.
    """
    return PokerDicePlayer(_kind(name).chooser(odds))


def player_title(name: str) -> Sentence:
    """The title of a player. Raises NotationError for an unknown name."""
    return _kind(name).title


def player_plan(name: str) -> Sentence:
    """What the player does, in one sentence. Raises NotationError for an unknown name."""
    return _kind(name).tells


@dataclass(frozen=True)
class _Kind:
    """A player: its title, its description, and its way to decide, given the chances.

    `hands` is the mean number of hands that it needs for a Major Award if it begins again with $100 each time it goes
    broke; `beaten` is the share of games (0..1) in which the best play needs fewer. A test calculates both.
    """

    title: Sentence
    tells: Sentence
    chooser: Callable[[Callable[[], PokerDiceOdds]], HoldChooser]
    hands: float
    beaten: float
    portrait: Portrait


_KINDS: Mapping[str, _Kind] = MappingProxyType(
    {
        "sensible": _Kind(
            tr("Sensible player"),
            tr("Keeps matching dice; holds a straight or a full house."),
            lambda _: Sensible(),
            30.978547380820892,
            0.7035072068218564,
            Portrait(4, Head.ROUND, Eyes.OPEN, Mouth.SMILE),
        ),
        PERFECT: _Kind(
            tr("Perfect player"),
            tr("Always follows the coach."),
            Perfect,
            26.38099306197909,
            0.5835859049069104,
            Portrait(1, Head.LONG, Eyes.GLASSES, Mouth.FLAT),
        ),
        "stand-on-pay": _Kind(
            tr("Cautious player"),
            tr("Holds any hand that pays; otherwise keeps a pair or the highest die."),
            lambda _: StandOnPay(),
            4619.885052847503,
            0.9999936470409301,
            Portrait(2, Head.LONG, Eyes.SHARP, Mouth.FROWN),
        ),
        "careless": _Kind(
            tr("Careless player"),
            tr("Takes every hand as it comes and never re-rolls."),
            lambda _: Careless(),
            2917624493.32265,
            0.9999936470409301,
            Portrait(6, Head.WIDE, Eyes.CALM, Mouth.SMILE),
        ),
    }
)


PAR = round(_KINDS[PERFECT].hands)
"""The number of hands that best play needs on average, rounded."""


def hands_of(name: str) -> float:
    """The mean number of hands that the player needs for a Major Award. Raises NotationError."""
    return _kind(name).hands


def beaten_share(name: str) -> float:
    """The share of games (0..1) in which the best play needs fewer hands than the player does on average."""
    return _kind(name).beaten


@cache
def poker_dice_opponents() -> tuple[Opponent, ...]:
    """The players offered, the most hands for a Major Award first."""
    return tuple(
        Opponent(
            name,
            kind.title,
            kind.tells,
            kind.portrait,
            _strength(name, kind.hands),
        )
        for name, kind in sorted(_KINDS.items(), key=lambda item: -item[1].hands)
    )


_HARDLY_EVER = 1_000_000
"""More hands than anyone plays."""


def _strength(name: str, hands: float) -> str:
    """As `beaten_in_words`, with the number of hands to beat."""
    if hands > _HARDLY_EVER:
        needs = tr("It almost never reaches the Major Award.")
    else:
        needs = tr("It needs {hands} hands on average.", hands=figure(hands))
    return in_sentences(beaten_in_words(beaten_share(name)), needs)


POKER_DICE_PLAYERS: Roster[PokerDiceState] = Roster(parse_player, player_title, PLAYERS, poker_dice_opponents)
"""The computer players of Poker Dice."""


def _kind(name: str) -> _Kind:
    if name not in _KINDS:
        names = ", ".join(PLAYERS)
        raise NotationError(tr("there is no player “{name}”; choose from: {names}", name=name, names=names))
    return _KINDS[name]


def _most_common(dice: Roll) -> int:
    """The most frequent face, the highest of equals."""
    return max(dice, key=lambda face: (dice.count(face), face))


def _keeping(dice: Roll, faces: set[int]) -> Hold | Reroll:
    others = tuple(place for place, face in enumerate(dice, 1) if face not in faces)
    return Reroll(others) if others else Hold()
