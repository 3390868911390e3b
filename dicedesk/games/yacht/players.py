"""Computer players of Yacht, from the one that looks at one part of the sheet to the one that knows its value."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from types import MappingProxyType

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, figure, in_sentences, tr
from dicedesk.games.yacht.boxes import STRAIGHTS, UPPER, Box, Scorer, Sheet, points
from dicedesk.games.yacht.odds import YachtPlay, of_this_turn
from dicedesk.games.yacht.plays import play_of
from dicedesk.games.yacht.rules import YachtMove, YachtState
from dicedesk.play.opponents import Eyes, Head, Mouth, Opponent, Portrait, beaten_in_words
from dicedesk.play.seats import Roster

PERFECT = "perfect"
"""The name of the player who needs the best play."""

GREEDY = "greedy"
"""The name of the player who always wants the most points now."""

_FAR = 1000
"""More points than a turn can score."""


def upper_first(sheet: Sheet, hand: Roll, box: Box) -> int:
    """The points, far fewer below sixes."""
    return points(sheet, hand, box) - _FAR * (box not in UPPER)


def straights_first(sheet: Sheet, hand: Roll, box: Box) -> int:
    """The points, far more for a straight."""
    scored = points(sheet, hand, box)
    return scored + _FAR * (scored > 0 and box in STRAIGHTS)


@dataclass(frozen=True)
class YachtPlayer:
    """A seat at the Yacht table; `play` gives its way to play a preset when it first needs it."""

    play: Callable[[Sheet], YachtPlay]

    def choose(self, state: YachtState) -> YachtMove:
        """The roll, then the best dice to keep, then the best box."""
        return self.play(state.sheet).best_move(state)


@dataclass(frozen=True)
class PlayerKind:
    """A computer player: its title, its description, and how it likes boxes (None for the best play).

    means: its mean score in each preset: exact in Yacht and for the best play, otherwise from a million games.
    beaten: the share (0..1) of games of Yacht in which the best play scores more. Tests calculate both.
    """

    title: Sentence
    tells: Sentence
    scorer: Scorer | None
    means: Mapping[Sheet, float]
    beaten: float
    portrait: Portrait


def _means(*means: float) -> Mapping[Sheet, float]:
    return dict(zip(Sheet, means, strict=True))


_KINDS: Mapping[str, PlayerKind] = MappingProxyType(
    {
        GREEDY: PlayerKind(
            tr("Greedy player"),
            tr("Plays each turn for the most points, and never thinks of the next one."),
            points,
            _means(152.63254481, 200.78, 217.39, 217.39),
            0.607634724514,
            Portrait(6, Head.WIDE, Eyes.OPEN, Mouth.SMILE),
        ),
        PERFECT: PlayerKind(
            tr("Perfect player"),
            tr("Always follows the coach."),
            None,
            _means(*(sheet.par for sheet in Sheet)),
            0.495900221939,
            Portrait(1, Head.LONG, Eyes.GLASSES, Mouth.FLAT),
        ),
        "straights": PlayerKind(
            tr("Straight hunter"),
            tr("Tries for a straight until both are filled, then takes the most points now."),
            straights_first,
            _means(128.66172888, 159.24, 203.04, 203.04),
            0.750345516896,
            Portrait(5, Head.LONG, Eyes.SHARP, Mouth.SMILE),
        ),
        "upper-first": PlayerKind(
            tr("Upper-part player"),
            tr("Fills ones to sixes first, then takes the most points now."),
            upper_first,
            _means(119.83059948, 175.04, 183.2, 183.2),
            0.835601051214,
            Portrait(2, Head.ROUND, Eyes.CALM, Mouth.FROWN),
        ),
    }
)


PLAYERS = tuple(_KINDS)
"""The computer players to offer, the default first."""


def kind_of(name: str) -> PlayerKind:
    """The computer player of that name. Raises NotationError that lists the names."""
    if name not in _KINDS:
        names = ", ".join(PLAYERS)
        raise NotationError(tr("there is no player “{name}”; choose from: {names}", name=name, names=names))
    return _KINDS[name]


def parse_player(name: str, best: Callable[[Sheet], YachtPlay] = play_of) -> YachtPlayer:
    """The computer player of that name; the perfect one calls `best` when it first needs it.

    Raises NotationError that lists the names.
    """
    scorer = kind_of(name).scorer
    return YachtPlayer(best if scorer is None else partial(of_this_turn, scorer=scorer))


def player_title(name: str) -> Sentence:
    """The title of a player. Raises NotationError for an unknown name."""
    return kind_of(name).title


@cache
def yacht_opponents(sheet: Sheet = Sheet.YACHT) -> tuple[Opponent, ...]:
    """The players offered, from the lowest mean score in a preset to the best play."""
    return tuple(
        Opponent(name, kind.title, kind.tells, kind.portrait, _strength(kind, sheet))
        for name, kind in sorted(_KINDS.items(), key=lambda item: item[1].means[sheet])
    )


def _strength(kind: PlayerKind, sheet: Sheet) -> str:
    """The points to beat in a preset; in Yacht after `beaten_in_words`, which is known of no other."""
    scores = tr("It scores {points} points on average.", points=figure(kind.means[sheet]))
    return in_sentences(beaten_in_words(kind.beaten) if sheet is Sheet.YACHT else "", scores)


YACHT_PLAYERS: Roster[YachtState] = Roster(
    parse_player, player_title, PLAYERS, yacht_opponents, followers=(PERFECT,)
)
"""The computer players of Yacht."""
