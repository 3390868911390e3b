"""Positions that random play reaches, each as a game in play, and as a position alone."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from dicedesk.core.game import GameSpec, Move, State
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import Sentence
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.seats import HOME, Roster, Seat, computer_called, numbered, person_called
from dicedesk.play.still_scene import StillScene
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


def with_last(session: GameSession[Any]) -> StillScene[Any]:
    """The position of a game, of which only the last move is known."""
    return StillScene(session.state, session.seats, session.last, session.home)


def alone(session: GameSession[Any]) -> StillScene[Any]:
    """The position of a game, and nothing else."""
    return StillScene(session.state, session.seats, home=session.home)


def words_in(value: Any) -> str:
    """All sentences of a view, in one text."""
    if isinstance(value, str | Sentence):
        return f"{value}\n"
    if hasattr(value, "__dataclass_fields__"):
        return "".join(words_in(getattr(value, name)) for name in value.__dataclass_fields__)
    if isinstance(value, tuple | list):
        return "".join(map(words_in, value))
    return ""
