"""A history of 100,000 games opens, sorts and searches as one of a few thousand does, and no move is kept slower.

`pytest tests/bench -s` prints the times.
"""

import random
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.dice import counts_of
from dicedesk.features.history.games import PAGE, PastRows, summary_of
from dicedesk.features.statistics import statistics_of
from dicedesk.play.ports.game_summary import GameFigures, GameResult, GameStanding, GameSummary, ReviewFigures
from dicedesk.play.ports.past_games import PastQuery, SearchTerm, SortKey
from dicedesk.play.ports.store import GameChange
from tests.adapters.storage.past_games import KeptRecord, past_with
from tests.bench.sample_games import sample_games

MANY = 100_000
MOST_BYTES = 1_000
"""What a game takes with its record and all indexes: 100,000 games are less than 100 MB."""
SAMPLES = 100
"""Games of each kind that are played; the records of 100,000 others are as long."""
MOST_TIMES_A_COUNT = 60.0
"""The longest question, at most, as a multiple of counting all games of the file, which reads one index."""
MOST_TIMES_A_MOVE = 1.5
MOST_LOOKS = 200.0
"""The time to add up all games, at most, in looks at each of their rows; it is done in the background."""
OPPONENTS = {
    "hog": ("final", "perfect", "swap", "bacon", "Ann"),
    "craps": ("las-vegas", "building-skills", "custom"),
    "hazard": ("", "2", "3"),
    "poker-dice": ("",),
}


def played(count: int) -> Iterator[GameSummary]:
    """Yield `count` games, a minute apart; one of them is against Zoe."""
    luck, reviews = random.Random(7), random.Random(8)
    rolls = [[(luck.randint(1, 6), luck.randint(1, 6)) for _ in range(40)] for _ in range(50)]
    dice = [counts_of(of_game, are_pairs=True) for of_game in rolls]
    games, results = (*OPPONENTS, "hog", "hog"), tuple(GameResult)
    for number in range(count):
        game = luck.choice(games)
        opponent = luck.choice(OPPONENTS[game]) if number != count // 2 else "Zoe"
        standing = GameStanding.COUNTED if luck.random() < 0.8 else GameStanding.CASUAL
        begun, result = 1_700_000_000 + number * 60, luck.choice(results)
        score, length = luck.randrange(120), luck.randrange(10, 60)
        figures = GameFigures(luck.randrange(60), luck.randrange(-9999, 9999), luck.choice(dice))
        review = ReviewFigures(reviews.randrange(10**7), reviews.randrange(-(10**8), 10**8))
        head = game, opponent, begun, result, score, 0, length, standing, "sealed/2", figures
        yield GameSummary(*head, None if number % 100 == 0 else review)


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> SqliteHistory:
    """100,000 games."""
    samples, luck = sample_games(tmp_path_factory.mktemp("samples"), SAMPLES), random.Random(8)
    for game, found in samples.items():
        moves, size = (
            sum(values) / len(found)
            for values in zip(*((s.moves, len(s.record)) for s in found), strict=True)
        )
        sys.stdout.write(f"\n{game}: {moves:.0f} moves in {size:.0f} bytes")

    def record_of(_: int, summary: GameSummary) -> KeptRecord:
        moves, record = luck.choice(samples[summary.game])
        moment = datetime.fromtimestamp(summary.begun, UTC)
        name = f"{moment:%Y-%m-%dT%H:%M:%SZ}-{luck.randbytes(8).hex()}"
        return KeptRecord(name, moves, record)

    return past_with(tmp_path_factory.mktemp("many"), played(MANY), record_of)


def seconds(work: Callable[[], object]) -> float:
    """The shortest of three times that it takes."""
    taken = []
    for _ in range(3):
        start = perf_counter()
        work()
        taken.append(perf_counter() - start)
    return min(taken)


def test_100_000_games_open_are_sorted_and_searched_at_once(past: SqliteHistory) -> None:
    zoe, won = SearchTerm(opponents=(("hog", "Zoe"), ("craps", "Zoe"))), SearchTerm(results=(GameResult.WON,))
    week = SearchTerm(begun=(1_700_000_000, 1_700_604_800))
    orders = {
        f"{key.value}, {game or 'all games'}": PastQuery(game, sort=key, descending=descending)
        for key in SortKey
        for game in ("", "hazard")
        for descending in (True, False)
    }
    searches = {
        "counted only": PastQuery(counted_only=True),
        "counted only by length": PastQuery(counted_only=True, sort=SortKey.LENGTH),
        "one game": PastQuery(wanted=(zoe,), sort=SortKey.LENGTH),
        "one game of many": PastQuery(wanted=(zoe, won), sort=SortKey.RESULT),
        "many games": PastQuery(wanted=(won,), sort=SortKey.OPPONENT),
        "a week": PastQuery(wanted=(week,), sort=SortKey.LENGTH),
        "nothing": PastQuery(wanted=(SearchTerm(),)),
    }
    whole = seconds(lambda: past.count(PastQuery()))
    opened = seconds(lambda: (list(past.catch_up(summary_of)), PastRows(past, PastQuery())[0]))
    taken = {"open": opened, "opponents": seconds(past.opponents)}
    for name, query in (orders | searches).items():
        taken[name] = seconds(lambda query=query: PastRows(past, query)[:1])
    rows = PastRows(past, PastQuery())
    taken["the last page"] = seconds(lambda: past.page(PastQuery(), len(rows) - PAGE, PAGE))
    sys.stdout.write(f"\ncounting 100,000 games takes {whole * 1000:.1f} ms\n")
    for name, time in sorted(taken.items(), key=lambda pair: -pair[1]):
        sys.stdout.write(f"{name:28} {time * 1000:8.1f} ms, {time / whole:5.1f} counts\n")
    assert max(taken.values()) <= MOST_TIMES_A_COUNT * whole


def test_100_000_games_are_added_up_in_the_time_of_some_looks_at_each(past: SqliteHistory) -> None:
    with closing(sqlite3.connect(past.file)) as connection:
        scan = seconds(lambda: connection.execute("SELECT count(money) FROM summary").fetchone())
    start = perf_counter()
    found = statistics_of(SqliteHistory(past.file))
    time = perf_counter() - start
    sys.stdout.write(f"\nadding up 100,000 games: {time:.2f} s, {time / scan:.0f} looks at each\n")
    assert (found.results.played, time <= MOST_LOOKS * scan) == (MANY, True)


def test_100_000_games_take_less_than_100_megabytes(past: SqliteHistory) -> None:
    size = past.file.stat().st_size
    sys.stdout.write(f"\n100,000 games, half of them of Hog: {size / 1e6:.0f} MB\n")
    assert size <= MOST_BYTES * MANY


def test_a_move_is_kept_as_fast_beside_100_000_games_as_beside_none(
    past: SqliteHistory, tmp_path: Path
) -> None:
    taken: dict[Path, list[float]] = {past.file.parent: [], tmp_path: []}
    stores = {folder: SqliteStore(folder) for folder in taken}
    for number in range(300):
        for folder, store in stores.items():
            change = GameChange("new", "hog", "", "", False, number, ("roll 1 : 3",))
            start = perf_counter()
            store.keep(change)
            taken[folder].append(perf_counter() - start)
    for store in stores.values():
        store.close()
    many, none = (median(times) for times in taken.values())
    sys.stdout.write(
        f"\na move beside 100,000 games: {many * 1000:.2f} ms, beside none: {none * 1000:.2f} ms\n"
    )
    assert many <= MOST_TIMES_A_MOVE * none
