"""Positions that random play reaches, each as a game in play, and as a position in its own session."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from dicedesk.core.game import GameSpec, Move, State
from dicedesk.core.position import PositionLine
from dicedesk.core.rollers import DiceSource, SeededDice, TypedDice
from dicedesk.core.words import Sentence
from dicedesk.features.position import PositionSession, position_in, read_position, record_at
from dicedesk.games.catalogue import GAMES
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.seats import HOME, YOU, Roster, Seat, computer_called, numbered, person_called
from dicedesk.play.telling import Phase

Pick = Callable[[random.Random, State[Any]], Move]


def any_legal(luck: random.Random, state: State[Any]) -> Move:
    return luck.choice(state.legal_moves())


def random_session(
    spec: GameSpec[Any],
    luck: random.Random,
    players: Sequence[str],
    roster: Roster[Any],
    *,
    rules: str = "",
    most: int = 40,
    pick: Pick = any_legal,
    home: int = 0,
) -> GameSession[Any]:
    """A game after at most `most` random moves; a player is a computer player's name, or "" for a person."""
    is_alone = sum(not name for name in players) == 1
    seats: tuple[Seat[Any], ...] = tuple(
        computer_called(name, roster) if name else person_called("You" if is_alone else numbered(place))
        for place, name in enumerate(players)
    )
    dice = SeededDice(luck.getrandbits(32))
    tags = (("Id", "walk"), (HOME, str(home)))
    session = GameSession(new_record(spec, rules, seats, tags, dice), seats, dice, keep=lambda _: None)
    for _ in range(luck.randrange(most + 1)):
        if session.is_over:
            break
        session.play(pick(luck, session.state))
    return session


def phase_of(luck: random.Random, session: GameSession[Any]) -> Phase:
    """A phase of the last move; without one, the table is at rest."""
    return luck.choice(list(Phase)) if session.history else Phase.AT_REST


def session_at(text: str) -> PositionSession[Any]:
    """A session at the position of a line, with dice that always fall alike."""
    line = read_position(text)
    return PositionSession(record_at(line), seats_of(line), SeededDice(3))


def seats_of(line: PositionLine[Any]) -> tuple[Seat[Any], ...]:
    """The seats of a line; in one without players, all are people."""
    roster, seats = GAMES[line.spec.id].players, line.state.seats
    assert roster is not None
    names = line.players or (tuple(map(numbered, range(seats))) if seats > 1 else (YOU,))
    return tuple(computer_called(name, roster) if roster.has(name) else person_called(name) for name in names)


def with_last(session: GameSession[Any]) -> PositionSession[Any]:
    """A session that began before the last move of a game, and has made that move with the same dice."""
    last = session.last
    if last is None:
        return alone(session)
    at = _at(session, last.before, TypedDice(()))
    at.play(last.move, last.faces)
    return at


def alone(session: GameSession[Any]) -> PositionSession[Any]:
    """A session that begins at the position of a game that goes on."""
    return _at(session, session.state, SeededDice(3))


def _at(session: GameSession[Any], state: State[Any], dice: DiceSource) -> PositionSession[Any]:
    record = record_at(position_in(session.record, state)).with_tags(((HOME, str(session.home)),))
    return PositionSession(record, session.seats, dice)


def words_in(value: Any) -> str:
    """All sentences of a view, in one text."""
    if isinstance(value, str | Sentence):
        return f"{value}\n"
    if hasattr(value, "__dataclass_fields__"):
        return "".join(words_in(getattr(value, name)) for name in value.__dataclass_fields__)
    if isinstance(value, tuple | list):
        return "".join(map(words_in, value))
    return ""
