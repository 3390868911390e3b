"""A position in one line of text, such as "hog 34-50, turn 1 | goal=100 | You, final".

The state part, "34-50, turn 1", has values separated by commas, each after its name, in any order. A game reads and
writes its own with the functions here.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic
from unicodedata import category

from dicedesk.core.errors import NotationError
from dicedesk.core.game import GameSpec, State, StateT, StateT_co
from dicedesk.core.notation import LONGEST_LINE
from dicedesk.core.words import figure, listed, tr

if TYPE_CHECKING:
    from dicedesk.core.money import Cents

_NAME = re.compile(r"[a-z][a-z0-9-]*")
_WHOLE = re.compile(r"[0-9]{1,9}")
_AMOUNT = re.compile(r"(?P<minus>-?)\$?(?P<dollars>[0-9]{1,30})(?:\.(?P<cents>[0-9]{2}))?")
_ON_OFF: Mapping[str, bool] = MappingProxyType({"on": True, "off": False})

Values = dict[str, str]
"""The values of a state part by their names; the name of a value without one is ""."""


def read_values(text: str) -> Values:
    """Read the state part of a line. Raises NotationError for commas in wrong places, or a name that comes twice."""
    values: Values = {}
    for group in text.split(",") if text.strip() else ():
        first, *others = group.split() or ("",)
        name, words = (first, others) if _NAME.fullmatch(first) else ("", [first, *others])
        if not first:
            raise NotationError(tr("there is nothing between two commas; leave out one of them"))
        for word in filter(_NAME.fullmatch, words[1:]):
            raise NotationError(tr("expected a comma before “{word}”", word=word))
        if name in values:
            raise NotationError(
                tr("“{name}” comes twice", name=name) if name else tr("“{text}” has no name", text=first)
            )
        values[name] = " ".join(words)
    return values


def check_names(values: Values, names: Collection[str]) -> None:
    """Raise NotationError unless all values have one of these names."""
    for name, value in values.items():
        if name not in names:
            raise NotationError(
                tr(
                    "there is no “{name}” in a position; choose from: {names}",
                    name=name or value,
                    names=listed(names),
                )
            )


def whole_in(values: Values, name: str, usual: int) -> int:
    """The whole number of this name; `usual` if there is none. Raises NotationError."""
    text = values.get(name, str(usual))
    if not _WHOLE.fullmatch(text):
        raise NotationError(tr("{name} must be a whole number, not “{text}”", name=name, text=text))
    return int(text)


def wholes_in(values: Values, name: str) -> tuple[int, ...]:
    """The whole numbers of this name, separated by spaces; () if the name is missing. Raises NotationError."""
    text = values.get(name)
    if text is None:
        return ()
    words = text.split()
    if not words or not all(map(_WHOLE.fullmatch, words)):
        raise NotationError(
            tr("{name} must be whole numbers separated by spaces, not “{text}”", name=name, text=text)
        )
    return tuple(map(int, words))


def amount_in(values: Values, name: str, usual: "Cents") -> "Cents":
    """The amount of this name; `usual` if there is none. Raises NotationError."""
    text = values.get(name)
    if text is None:
        return usual
    match = _AMOUNT.fullmatch(text)
    if match is None:
        raise NotationError(
            tr("{name} must be an amount such as 85 or 85.50, not “{text}”", name=name, text=text)
        )
    # A start needs no amounts: 5 ms.
    from dicedesk.core.money import DOLLAR, Cents

    cents = int(match["dollars"]) * DOLLAR + int(match["cents"] or 0)
    return Cents(-cents if match["minus"] else cents)


def is_on(values: Values, name: str) -> bool:
    """Whether the switch of this name is on; it is off if it is missing. Raises NotationError."""
    text = values.get(name, "off")
    if text not in _ON_OFF:
        raise NotationError(tr("{name} must be “on” or “off”, not “{text}”", name=name, text=text))
    return _ON_OFF[text]


def is_named(values: Values, name: str) -> bool:
    """Whether this name, which takes no value, is there. Raises NotationError."""
    if values.get(name):
        raise NotationError(tr("“{name}” takes no value; you gave “{text}”", name=name, text=values[name]))
    return name in values


def amount_text(amount: "Cents") -> str:
    """An amount as `amount_in` reads it: "85", or "85.50"."""
    return amount.to_text().removesuffix(".00")


def state_text(values: Iterable[str]) -> str:
    """The state part with these values; those that are "" are left out."""
    return ", ".join(filter(None, values))


@dataclass(frozen=True)
class PositionLine(Generic[StateT_co]):
    """A position and its players, by seat, under the names that a record's header gives them.

    "You" is the player from whose seat the position is seen. Without players, everybody plays best.
    """

    spec: GameSpec[StateT_co]
    state: StateT_co
    players: tuple[str, ...] = ()

    @property
    def rules(self) -> str:
        """The rules as a record's header writes them."""
        return self.state.rules_text()

    def to_text(self) -> str:
        """The line that `parse_position` reads; without players, usual rules are left out."""
        text = f"{self.spec.id} {self.state.to_line()}"
        if not self.players:
            is_usual = self.rules == self.spec.new_state("").rules_text()
            return text if is_usual else f"{text} | {self.rules}"
        names = ", ".join(re.sub(r"([\\,])", r"\\\1", name) for name in self.players)
        return f"{f'{text} | {self.rules}'.rstrip()} | {names}"


def parse_position(text: str, games: Mapping[str, GameSpec[StateT]]) -> PositionLine[StateT]:
    """Read a line "GAME STATE | RULES | PLAYERS", in which RULES and PLAYERS may be missing.

    A comma in a player's name is written with a backslash. Raises NotationError. Impossible positions can be read.
    """
    if len(text) > LONGEST_LINE:
        raise NotationError(tr("longer than {most} characters", most=figure(LONGEST_LINE)))
    if any(category(sign) in _CONTROL for sign in text.strip()):
        raise NotationError(tr("the position contains a line break or a control character"))
    position, _, others = text.partition("|")
    rules, _, names = others.partition("|")
    game, _, state_part = position.strip().partition(" ")
    spec = games.get(game)
    if spec is None:
        raise NotationError(
            tr("there is no game “{game}”; choose from: {names}", game=game, names=", ".join(games))
        )
    state = spec.parse_line(state_part, rules.strip())
    return PositionLine(spec, state, _players_in(names.strip(), state))


_CONTROL = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Unicode's categories of what breaks a line or cannot be written to a file."""


def _players_in(text: str, state: State[Any]) -> tuple[str, ...]:
    if not text:
        return ()
    # No name has a line break.
    divided = re.sub(r"\\(.)|,", lambda match: match[1] or "\n", text)
    names = tuple(name.strip() for name in divided.split("\n"))
    if not all(names) or len(names) != state.seats:
        raise NotationError(
            tr(
                "expected a name for each player (here {seats}), separated by commas, not “{text}”",
                seats=state.seats,
                text=text,
            )
        )
    return names
