"""A throw costs as much at the end of a long game as at its beginning, and taking one up little more than its rules.

`pytest tests/bench -s` prints the times.
"""

import sys
from pathlib import Path
from statistics import median
from time import process_time

from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.record import parse_record
from dicedesk.core.rollers import SeededDice
from dicedesk.games.craps.rules import CRAPS, PlaceBet, Throw
from dicedesk.games.craps.table import CrapsGameTable, bets_to_repeat
from dicedesk.games.craps.telling import FIGURES
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

MOVES = 10_000
WINDOW = 500
MOST_TIMES_THE_FIRST = 4.0
"""A game of ten thousand moves that was walked or written anew at each throw took 500 times as long at its end."""
MOST_TIMES_THE_RULES = 3.0
"""Taking it up is reading the file, checking each face, and the rules."""


def test_a_throw_costs_the_same_at_the_end_of_a_long_game(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store._connection.execute("PRAGMA synchronous = OFF")
    session = CrapsGameTable(
        store, StandingClock(), SettingsKeeper(store), lambda _: SeededDice(5)
    ).new_session()
    taken: list[float] = []
    while len(session.history) < MOVES:
        bet = PlaceBet("pass", 5)
        if len(taken) % 50 == 0 and session.state.refusal(bet) is None:
            session.play(bet)
        start = process_time()
        session.play(Throw())
        session.folded(FIGURES)
        bets_to_repeat(session)
        taken.append(process_time() - start)
    store.close()
    first, last = median(taken[:WINDOW]), median(taken[-WINDOW:])
    start = process_time()
    reopened = SqliteStore(tmp_path)
    again = CrapsGameTable(reopened, StandingClock(), SettingsKeeper(reopened)).last_session()
    opened = process_time() - start
    assert again is not None
    start = process_time()
    parse_record(session.record.to_text(), {CRAPS.id: CRAPS}).replay()
    rules = process_time() - start
    sys.stdout.write(
        f"\na throw: {1000 * first:.2f} ms at first, {1000 * last:.2f} ms after {MOVES} moves; "
        f"taking them up: {1000 * opened:.0f} ms, of which the rules {1000 * rules:.0f} ms\n"
    )
    assert last < MOST_TIMES_THE_FIRST * first
    assert opened < MOST_TIMES_THE_RULES * rules
