"""What a replay shows at a place is what the record says of it, however one came there."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from dicedesk.core.game import State
from dicedesk.core.record import Record
from dicedesk.games.catalogue import SPECS
from dicedesk.games.craps.rules import CrapsState
from dicedesk.games.hazard.rules import HazardState
from dicedesk.games.hog.rules import HogState
from dicedesk.games.hog.table import home_seat
from dicedesk.games.poker_dice.rules import PokerDiceState
from dicedesk.ui.base.words import money
from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.games.hazard.tab import HazardTab
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.games.poker_dice.tab import PokerDiceTab
from tests.repeated import sampled
from tests.ui.features.replay.conftest import random_record

Play = Callable[[str], ReplayWindow]
SEEDS = range(3)


def states_of(record: Record) -> list[State]:
    return [record.first_state(), *(played.step.state for played in record.replay())]


def check(replay: ReplayWindow, record: Record, state: State, place: int) -> None:
    """That the table shows this state."""
    tab = replay.shown.tab
    match state, tab:
        case HogState(), HogTab():
            home = home_seat(record)
            shown = [panel.score.text() for panel in tab.board.panels]
            assert shown == [str(state.scores[home]), str(state.scores[1 - home])]
            assert tab.tray.faces == (record.plays[place - 1].faces if place else ())
        case CrapsState(), CrapsTab():
            assert dict(tab.felt.chips.bets) == {bet.name: bet.amount for bet in state.bets}
            assert tab.felt.point == state.point
            assert tab.chips.bankroll == money(state.bankroll)
        case HazardState(), HazardTab():
            values = [tab.board.main.text(), tab.board.chance.text()]
            assert values == ["–" if value is None else str(value) for value in (state.main, state.chance)]
        case PokerDiceState(), PokerDiceTab():
            assert tab.board.amount.text() == money(state.bankroll)
            assert not state.in_hand or tab.tray.faces == state.dice
        case _:
            assert tab.bridge.session.state == state


def words_on(part: QWidget) -> list[str]:
    """Whatever a person reads there."""
    return [label.text() for label in part.findChildren(QLabel) if label.isVisibleTo(part)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", sorted(SPECS))
def test_each_place_shows_the_state_of_the_record(play: Play, game: str, seed: int) -> None:
    record, luck = random_record(game, seed), Random(seed)
    states, replay = states_of(record), play(record.to_text())
    for place in (0, len(record.plays), *(luck.randint(0, len(record.plays)) for _ in range(8))):
        replay.transport.scrubber.setValue(place)
        assert replay.shown.place == place
        check(replay, record, states[place], place)


@pytest.mark.parametrize("seed", sampled(SEEDS, 0, 1))
@pytest.mark.parametrize("game", sampled(sorted(SPECS), "craps", "hog"))
def test_whoever_jumps_sees_what_whoever_steps_sees(play: Play, game: str, seed: int) -> None:
    record = random_record(game, seed)
    stepped, jumped = play(record.to_text()), play(record.to_text())
    jumped.go_to(len(record.plays))
    for place in range(1, len(record.plays) + 1):
        stepped.step(1)
        stepped.shown.tab.pace.stop()
        jumped.go_to(place)
        assert words_on(stepped.shown.tab) == words_on(jumped.shown.tab)
        assert stepped.shown.tab.last_words() == jumped.shown.tab.last_words()
        assert stepped.shown.tab.tray.faces == jumped.shown.tab.tray.faces
