"""A long game of craps is opened at once: told again from its record, or taken up where it was left.

`pytest tests/bench -s` prints the times.
"""

import sys
from collections.abc import Callable
from itertools import cycle, islice
from time import process_time

import pytest

from dicedesk.core.record import Record, parse_record
from dicedesk.core.sealed import SealedDice
from dicedesk.core.words import Name
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.moves import PlaceBet, Throw
from dicedesk.games.craps.state import CrapsState
from dicedesk.session.game_session import GameSession, Seat, new_record
from dicedesk.session.record_story import story_of

MOVES = 10_000
LOOK_UPS = 1_000_000
"""What a machine does in about 40 ms that opens the game with few bets in 190 ms."""
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
    return bet.name not in {lying.name for lying in state.game.table.bets} and state.refusal(bet) is None


def taken_up(record: Record) -> GameSession:
    """As a start of the program takes it up: its dice are dealt again, then its moves made again."""
    assert DICE.roller(0).roll(len(record.faces)) == record.faces
    return GameSession(record, SEATS, DICE, lambda _: None)


def plain_work() -> None:
    """Looks a text up in a dictionary, so many times."""
    numbers = {str(number): number for number in range(1000)}
    total = 0
    for text in islice(cycle(numbers), LOOK_UPS):
        total += numbers[text]


@pytest.mark.parametrize("opened", [story_of, taken_up])
@pytest.mark.parametrize(("bets", "most_times"), [(FEW_BETS, 6.5), (MANY_BETS, 10.5)], ids=["few", "many"])
def test_ten_thousand_moves_are_opened_at_once(
    opened: Opening, bets: tuple[PlaceBet, ...], most_times: float
) -> None:
    """It took 9 and 14 times the plain work when each line was read and each ruling made anew; now 5 and 8."""
    text = long_record(bets)
    plain, opening = [], []
    for _ in range(TURNS):
        plain.append(cpu_seconds(plain_work))
        opening.append(cpu_seconds(lambda: opened(parse_record(text, {CRAPS.id: CRAPS}))))
    times = min(opening) / min(plain)
    sys.stdout.write(
        f"\nopening {MOVES} moves: {1000 * min(opening):.0f} ms of CPU, {times:.1f} times {1000 * min(plain):.0f} ms\n"
    )
    assert times < most_times


def cpu_seconds(work: Callable[[], object]) -> float:
    """How long the work kept a core busy, whatever else the machine does."""
    start = process_time()
    work()
    return process_time() - start
