"""A long game of craps is opened at once: shown in a window from its record, or taken up where it was left.

`pytest tests/bench -s` prints the times.
"""

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from time import process_time

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from dicedesk.core.record import Record, parse_record
from dicedesk.core.sealed import SealedDice
from dicedesk.core.words import Name
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.moves import PlaceBet, Throw
from dicedesk.games.craps.state import CrapsState
from dicedesk.session.game_session import GameSession, new_record
from dicedesk.session.seats import Seat
from dicedesk.session.story import story_of
from dicedesk.ui.dialogs.record import RecordWindow

MOVES = 10_000
LOOK_UPS = 1_000_000
"""What a machine does in about 40 ms that opens the game with few bets in 130 ms. The goal is 300 ms for any game."""
TURNS = 7
DICE = SealedDice(bytes(32), "2026-11-22T00:00:00Z-0001")
SEATS = (Seat(Name("You", is_you=True), "You"),)
FEW_BETS = (PlaceBet("pass", 10),)
MANY_BETS = (
    *FEW_BETS,
    PlaceBet("pass-odds", 20),
    PlaceBet("come", 10),
    PlaceBet("place-6", 12),
    PlaceBet("place-8", 12),
    PlaceBet("field", 5),
    PlaceBet("hard-8", 5),
    PlaceBet("any-craps", 1),
)

Opening = Callable[[Record], object]


def long_record(bets: tuple[PlaceBet, ...]) -> str:
    """The text of a game in which each bet is made again whenever it does not lie on the table."""
    record = new_record(CRAPS, "bankroll=1000000", SEATS, DICE.record_id, DICE)
    session = GameSession(record, SEATS, DICE, lambda _: None)
    while True:
        for move in (*bets, Throw()):
            if len(session.history) == MOVES:
                return session.record.with_tags(DICE.closing_tags()).to_text()
            if isinstance(move, Throw) or is_wanted(session.state, move):
                session.play(move)


def is_wanted(state: CrapsState, bet: PlaceBet) -> bool:
    """Whether nothing lies on the bet, and it can be made now."""
    return bet.name not in {lying.name for lying in state.bets} and state.refusal(bet) is None


def taken_up(record: Record) -> GameSession:
    """As a start of the program takes it up: its dice are dealt again, then its moves made again."""
    assert DICE.roller(0).roll(len(record.faces)) == record.faces
    return GameSession(record, SEATS, DICE, lambda _: None)


def in_a_window(record: Record) -> tuple[QWidget, ...]:
    """As the window opens a file: all of it is told anew, and what is in sight is painted."""
    parent = QWidget()
    window = RecordWindow(story_of(record), "Craps", "long.dice", parent)
    window.show()
    QApplication.processEvents()
    return parent, window


def plain_work() -> None:
    """Looks a text up in a dictionary, so many times."""
    numbers = {str(number): number for number in range(1000)}
    total = 0
    for text in islice(cycle(numbers), LOOK_UPS):
        total += numbers[text]


@pytest.mark.parametrize("opened", [in_a_window, taken_up])
@pytest.mark.parametrize(("bets", "most_times"), [(FEW_BETS, 5.5), (MANY_BETS, 7.7)], ids=["few", "many"])
def test_ten_thousand_moves_are_opened_at_once(
    qapp: QApplication, opened: Opening, bets: tuple[PlaceBet, ...], most_times: float
) -> None:
    """The goal of 300 ms is 7.7 times the plain work. With many bets it took 10.5 when all that a throw led to was told
    for each thing that Qt asks of a cell, and each bet was worked out twice; now 5.8, and with few bets 4.3."""
    text = long_record(bets)
    plain, opening = [], []
    for _ in range(TURNS):
        with without_collector():
            plain.append(cpu_seconds(plain_work))
            opening.append(cpu_seconds(lambda: opened(parse_record(text, {CRAPS.id: CRAPS}))))
    times = min(opening) / min(plain)
    sys.stdout.write(
        f"\nopening {MOVES} moves: {1000 * min(opening):.0f} ms of CPU, {times:.1f} times {1000 * min(plain):.0f} ms\n"
    )
    assert times < most_times


def cpu_seconds(work: Callable[[], object]) -> float:
    """How long the work kept a core busy, without the time that it takes to forget its result."""
    start = process_time()
    result = work()
    taken = process_time() - start
    del result
    return taken


@contextmanager
def without_collector() -> Iterator[None]:
    """The window's collector waits as well until nothing else is to do."""
    gc.disable()
    yield
    gc.enable()
