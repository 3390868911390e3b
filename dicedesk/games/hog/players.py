"""Hog's strategies, which choose the dice by both scores, their names, and the computer players.

The command line, records and the window write the names. Strategies whose names hold numbers or a whole table are in
`named_strategies`, which is loaded when one of them is first used.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from dicedesk.core.assets import read_text
from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE, HogState, RollDice, check_dice, check_scores
from dicedesk.play.opponents import Eyes, Head, Mouth, Opponent, Portrait, beaten_in_words
from dicedesk.play.seats import Roster

if TYPE_CHECKING:
    from dicedesk.games.hog.named_strategies import ImportedStrategy


Strategy = Callable[[int, int], int]
"""(score, opponent's score) -> number of dice, 0 to 10. Pure: the same scores give the same number."""

StrategyTable = tuple[tuple[int, ...], ...]
"""100 rows by own score, each with 100 numbers of dice by the opponent's score."""


@dataclass(frozen=True)
class TableStrategy:
    """Looks up its dice in a table that was computed beforehand."""

    name: str

    def __call__(self, score: int, opponent_score: int) -> int:
        """Raises ValueError for scores at which no turn is taken."""
        check_scores(score, opponent_score)
        return _table(self.name)[score][opponent_score]


final_strategy = TableStrategy("hog-final")
"""The best response to always rolling four dice."""

perfect_strategy = TableStrategy("hog-perfect")
"""Perfect play against perfect play: the strongest all-round player."""


@cache
def _table(name: str) -> tuple[bytes, ...]:
    lines = read_text(f"strategies/{name}.txt").splitlines()
    return tuple(bytes(map(_dice_of, line)) for line in lines if line and not line.startswith("#"))


def _dice_of(sign: str) -> int:
    return MOST_DICE if sign == "T" else int(sign)


def table_of(strategy: Strategy) -> StrategyTable:
    """Return the strategy's dice at all scores below 100. Raises ValueError if one is not a number of dice."""
    rows = tuple(tuple(strategy(own, other) for other in range(DEFAULT_GOAL)) for own in range(DEFAULT_GOAL))
    for row in rows:
        for dice in row:
            check_dice(dice)
    return rows


@dataclass(frozen=True)
class HogPlayer:
    """A seat at the Hog table that follows a strategy."""

    strategy: Strategy

    def choose(self, state: HogState) -> RollDice:
        """Return the strategy's move at this position."""
        return RollDice(self.strategy(state.own_score, state.opponent_score))


STRATEGIES = ("final", "perfect", "swap", "bacon", *(f"always:{dice}" for dice in range(11)))
"""The strategies offered, the default first."""

EXPECTED = "final, perfect, swap[:margin:num], bacon[:margin:num], always:N"
_TABLE = "table:"


def parse_strategy(name: str) -> Strategy:
    """Return the strategy with that name. Raises NotationError that lists the names."""
    fixed = {"final": final_strategy, "perfect": perfect_strategy}.get(name)
    if fixed is not None:
        return fixed
    if name.startswith(("swap", "bacon", "always")):
        # Loads 10 ms, and no start needs it.
        from dicedesk.games.hog.named_strategies import rule_of_thumb

        if rule := rule_of_thumb(name):
            return rule
    if strategy := _imported(name):
        return strategy
    raise NotationError(tr("there is no strategy “{name}”; choose from: {names}", name=name, names=EXPECTED))


def strategy_title(name: str) -> Sentence:
    """Return the title for a strategy's name, such as "4-dice player". Raises NotationError."""
    if strategy := _imported(name):
        return tr("Strategy {name}", name=strategy.title)
    parse_strategy(name)
    kind, *numbers = name.split(":")
    if kind == "always":
        return trn("One-die player", "{count}-dice player", int(numbers[0]))
    return {
        "final": tr("Final strategist"),
        "perfect": tr("Perfect player"),
        "swap": tr("Swap hunter"),
        "bacon": tr("Bacon lover"),
    }[kind]


def _imported(name: str) -> "ImportedStrategy | None":
    if not name.startswith(_TABLE):
        return None
    # Loads 10 ms, and no start needs it.
    from dicedesk.games.hog.named_strategies import ImportedStrategy

    return ImportedStrategy.named(name)


def _player(name: str) -> HogPlayer:
    return HogPlayer(parse_strategy(name))


BEATEN: Mapping[str, float] = MappingProxyType(
    {
        "always:0": 0.9999999999999999,
        "always:1": 0.9986397913941873,
        "always:2": 0.9690154487929579,
        "bacon": 0.9661058906882156,
        "swap": 0.9364813757727505,
        "always:3": 0.9068427364417131,
        "always:4": 0.8568064975403963,
        "always:10": 0.8564308853500073,
        "always:9": 0.8384404356583413,
        "always:5": 0.8361811225851399,
        "always:6": 0.8259789887564932,
        "always:7": 0.8238104430380269,
        "always:8": 0.8208915868908908,
        "final": 0.756752982647915,
        "perfect": 0.5,
    }
)
"""The share of games (0..1) in which the best play against each strategy beats it, the easiest strategy first.

A fair coin decides who begins. A test computes each by `odds.best_response`.
"""

_CHARACTERS: Mapping[str, tuple[Sentence, Portrait]] = MappingProxyType(
    {
        "bacon": (
            tr("Takes Free Bacon for 8 points or more; otherwise rolls four dice."),
            Portrait(6, Head.WIDE, Eyes.CALM, Mouth.SMILE),
        ),
        "swap": (
            tr("Waits for a swap that pays off; takes Free Bacon for 8 points or more."),
            Portrait(2, Head.LONG, Eyes.SHARP, Mouth.SMILE),
        ),
        "final": (
            tr("Best against the 4-dice player; plays the same way against everyone."),
            Portrait(5, Head.LONG, Eyes.GLASSES, Mouth.FLAT),
        ),
        "perfect": (
            tr("Plays perfectly: nobody beats it more than half the time."),
            Portrait(1, Head.ROUND, Eyes.CALM, Mouth.FLAT),
        ),
    }
)

_HEADS, _EYES, _MOUTHS = tuple(Head), (Eyes.OPEN, Eyes.SHARP, Eyes.CALM), tuple(Mouth)


@cache
def hog_opponents() -> tuple[Opponent, ...]:
    """The strategies offered, from easy to perfect."""
    return tuple(
        Opponent(
            name,
            strategy_title(name),
            *(_CHARACTERS.get(name) or _same_dice(int(name.partition(":")[2]))),
            beaten_in_words(share),
        )
        for name, share in BEATEN.items()
    )


def _same_dice(dice: int) -> tuple[Sentence, Portrait]:
    portrait = Portrait(
        min(max(dice, 1), 6),
        _HEADS[dice % len(_HEADS)],
        _EYES[dice // 2 % len(_EYES)],
        _MOUTHS[dice // 3 % 3],
    )
    if dice == 0:
        return tr("Lives on Free Bacon and never rolls."), portrait
    return trn("Rolls one die, whatever happens.", "Rolls {count} dice, whatever happens.", dice), portrait


HOG_PLAYERS: Roster[HogState] = Roster(_player, strategy_title, STRATEGIES, hog_opponents)
"""The computer players of Hog."""
