"""A replay over an empty window, led by keys, clicks and the scrubber."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtWidgets import QWidget

from dicedesk.core.record import Record
from dicedesk.core.rollers import SeededDice
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.window.windows import Windows

LONGEST = 30


def random_record(game: str, seed: int) -> Record:
    """A record of moves from the menus, the end of the game among them or not."""
    luck, spec = Random(seed), SPECS[game]
    rules = luck.choice(GAMES[game].sample.rules[:3])
    names = [("Player0", "You"), ("Player1", luck.choice(("Ben", "final", "always:4"))), ("Player2", "Cleo")]
    state, roller = spec.new_state(rules), SeededDice(seed).roller(0)
    record = Record(spec, (("Rules", rules), *names[: state.seats], ("Id", f"{game}-{seed}")))
    for _ in range(luck.randint(1, LONGEST)):
        menu = state.legal_moves()
        if menu:
            move = luck.choice(menu)
            faces = roller.roll(state.dice_for(move))
            record, state = record.with_play(move, faces), state.apply(move, faces).state
    return record


@pytest.fixture
def play(beside: Windows, owner: QWidget) -> Callable[[str], ReplayWindow]:
    """Plays a record again; nothing takes time where it is not asked for."""
    return lambda text: played_over(owner, beside, text)


def played_over(window: QWidget, windows: Windows, text: str) -> ReplayWindow:
    """The replay of a record, over this window."""
    before = set(replays_over(window))
    windows.show_replay(text)
    (replay,) = set(replays_over(window)) - before
    return replay


def replays_over(window: QWidget) -> list[ReplayWindow]:
    """The replays that are open."""
    return [found for found in window.findChildren(ReplayWindow) if found.isVisible()]
