"""Craps played from the lines of a record."""

from collections.abc import Callable

import pytest

from dicedesk.core.game import Event
from dicedesk.core.record import parse_record
from dicedesk.games.craps.rules import CRAPS, CrapsState

Played = tuple[CrapsState, tuple[Event, ...]]
Play = Callable[..., Played]


@pytest.fixture(scope="session")
def play() -> Play:
    """Plays lines of a record under a Rules header: the state that they lead to, and the last one's events."""

    def play(*lines: str, rules: str = "") -> Played:
        text = "\n".join(['[Game "craps"]', f'[Rules "{rules}"]', *lines])
        record = parse_record(text, {"craps": CRAPS})
        history = record.replay()
        if not history:
            return record.first_state(), ()
        step = history[-1].step
        return step.state, step.events

    return play
