"""A contest of Hog strategies: who takes part, who wins how often, who is ahead."""

from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import TypeVar

import numpy as np
import pytest

from dicedesk.core.words import tr
from dicedesk.games.hog import odds as hog
from dicedesk.games.hog.class_folder import HandedIn
from dicedesk.games.hog.contest import (
    Chances,
    ContestParts,
    Digest,
    Entry,
    Ranking,
    chances_of,
    entry_of,
    hold,
    named_once,
    ranked,
    read_chances,
)
from dicedesk.games.hog.contest import Piece as PairsPiece
from dicedesk.games.hog.odds import Floats, Table
from dicedesk.games.hog.rules import end_turn, free_bacon
from dicedesk.games.hog.standings import ContestProgress, Stage
from dicedesk.games.hog.strategy_files import StrategyError
from dicedesk.play.ports.jobs import JobError, OneByOne
from tests.games.hog.conftest import Tables
from tests.lab.strategy_files import NothingKept, table_as_text

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def quiet(_: ContestProgress) -> None:
    """Hears nothing."""


class NoPrograms:
    """Runs no program, and knows whether all of them were ended."""

    is_ended = False

    def table_of(self, _: bytes, name: str) -> Table:
        raise AssertionError(name)

    def gaps(self) -> None:
        return None

    def end(self) -> None:
        self.is_ended = True


class Answering(NoPrograms):
    """Answers for the only program there is, or fails."""

    def __init__(self, name: str, answer: Table | Exception) -> None:
        self.name, self.answer = name, answer

    def table_of(self, _: bytes, name: str) -> Table:
        assert name == self.name
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def parts(programs: NoPrograms | None = None) -> ContestParts:
    """What a contest needs, without processes."""
    return ContestParts(OneByOne(), NothingKept(), programs or NoPrograms(), 1)


def always(dice: int) -> Table:
    """Rolls the same number of dice everywhere."""
    return np.full((100, 100), dice, np.uint8)


class InMemory:
    """Remembers chances in a dict, and whom it was asked to remember."""

    def __init__(self) -> None:
        self.chances: dict[tuple[Digest, Digest], list[float]] = {}

    def known(self, digests: Sequence[Digest]) -> Chances:
        found = NothingKept().known(digests)
        for low, high in combinations(range(len(digests)), 2):
            found[low, high] = self.chances.get((digests[low], digests[high]), [np.nan, np.nan])
        return found

    def keep(self, pairs: Sequence[tuple[Digest, Digest]], chances: Floats) -> None:
        assert not self.chances.keys() & {*pairs}, "computed again"
        self.chances |= dict(zip(pairs, chances.tolist(), strict=True))


def test_everybody_meets_everybody_and_who_wins_most_often_is_first(tables: Tables) -> None:
    entries = tuple(Entry(f"table {number}", table) for number, table in enumerate(tables(20)))
    ranking = ranked(entries, OneByOne(), NothingKept(), quiet)
    for one, other in combinations(range(20), 2):
        rate = hog.win_chance(entries[one].table, entries[other].table).average  # type: ignore[arg-type]
        assert ranking.rates[one, other] == pytest.approx(rate, abs=1e-13)
        assert ranking.rates[other, one] == pytest.approx(1 - rate, abs=1e-13)
        assert ranking.wins[one, other] == (rate > 0.5)
    wins = [place.wins for place in ranking.places]
    assert wins == sorted(wins, reverse=True)
    assert sum(wins) == 20 * 19 / 2
    for place in ranking.places:
        row = ranking.rates[int(place.name.split()[1])]
        assert place.mean_rate == pytest.approx((row.sum() - 0.5) / 19, abs=1e-13)


def test_the_same_table_twice_is_even_and_shares_its_rank() -> None:
    entries = (Entry("one", always(4)), Entry("two", always(4)), Entry("weak", always(10)))
    places = ranked(entries, OneByOne(), NothingKept(), quiet).places
    assert [(place.rank, place.name, place.wins) for place in places] == [
        (1, "one", 1),
        (1, "two", 1),
        (3, "weak", 0),
    ]


def test_tables_that_differ_where_no_game_comes_are_exactly_even() -> None:
    # A game of zero dice has no luck: these are all the scores at which a turn is taken in it.
    bacon, scores, taken = always(0), (0, 0), set[tuple[int, int]]()
    while max(scores) < 100:
        taken.add(scores)
        own, other = end_turn(scores, 0, free_bacon(scores[1]))
        scores = (other, own)
    changed = bacon.copy()
    changed[next((own, other) for own in range(100) for other in range(100) if (own, other) not in taken)] = 7
    ranking = ranked((Entry("a", bacon), Entry("b", changed)), OneByOne(), NothingKept(), quiet)
    assert not ranking.wins.any()
    assert [place.rank for place in ranking.places] == [1, 1]


def test_broken_files_lift_nobody_and_say_why() -> None:
    fault = tr("it never answered")
    good = tuple(Entry(f"always {dice}", always(dice)) for dice in (4, 6, 10))
    bad = (Entry("bad", None, fault), Entry("a worse one", None, fault))
    alone, among = (
        ranked(entries, OneByOne(), NothingKept(), quiet) for entries in (good, (bad[0], *good, bad[1]))
    )
    assert among.places[:3] == alone.places
    four, six = (hog.win_chance(always(dice), always(10)).average for dice in (4, 6))
    both = hog.win_chance(always(4), always(6)).average
    assert {place.name: place.mean_rate for place in among.places[:3]} == pytest.approx(
        {"always 4": (both + four) / 2, "always 6": (1 - both + six) / 2, "always 10": (2 - four - six) / 2}
    )
    assert [(place.name, place.fault) for place in among.standings.out] == [
        ("a worse one", fault),
        ("bad", fault),
    ]
    assert among.standings.rates == alone.standings.rates


@pytest.mark.parametrize("count", [0, 1])
def test_a_contest_of_nobody_or_of_one_is_one(tables: Tables, count: int) -> None:
    entries = tuple(Entry("alone", table) for table in tables(count))
    assert len(ranked(entries, OneByOne(), NothingKept(), quiet).places) == count


def test_what_is_known_is_not_computed_again(tables: Tables) -> None:
    kept, some = InMemory(), tables(19)
    entries = tuple(Entry(str(number), table) for number, table in enumerate(some))
    ranked(entries[:18], OneByOne(), kept, quiet)
    assert len(kept.chances) == 18 * 17 / 2
    heard: list[ContestProgress] = []
    again = ranked(entries, OneByOne(), kept, heard.append)
    assert len(kept.chances) == 19 * 18 / 2
    assert heard[0] == ContestProgress(Stage.PLAYING, 18 * 17 // 2, 19 * 18 // 2)
    anew = ranked(entries, OneByOne(), NothingKept(), quiet)
    np.testing.assert_array_equal(again.rates, anew.rates)


def test_the_rates_do_not_depend_on_the_order_of_the_entries(tables: Tables) -> None:
    entries = tuple(Entry(str(number), table) for number, table in enumerate(tables(18)))
    there = ranked(entries, OneByOne(), NothingKept(), quiet)
    back = ranked(entries[::-1], OneByOne(), NothingKept(), quiet)
    np.testing.assert_array_equal(there.rates, back.rates[::-1, ::-1])


def test_progress_is_told_to_the_last_pair(tables: Tables) -> None:
    heard: list[ContestProgress] = []
    entries = tuple(Entry(str(number), table) for number, table in enumerate(tables(20)))
    ranked(entries, OneByOne(), NothingKept(), heard.append)
    assert [each.done for each in heard] == sorted(each.done for each in heard)
    assert heard[-1] == ContestProgress(Stage.PLAYING, 190, 190)


def test_the_strategies_of_a_folder_take_part(tmp_path: Path) -> None:
    (tmp_path / "four.csv").write_text(table_as_text(always(4)))
    (tmp_path / "torn.csv").write_text("4,4,4\n")
    (tmp_path / "notes.txt").write_text("no strategy")
    (tmp_path / "student.py").write_text("no program either")
    (tmp_path / "folder.csv").mkdir()
    heard: list[ContestProgress] = []
    ranking = hold(tmp_path, parts(Answering("student.py", always(6))), heard.append)
    assert {entry.name for entry in ranking.entries} == {"four", "student"}
    assert [(place.name, str(place.fault)) for place in ranking.standings.out] == [
        ("folder.csv", "no strategy file found"),
        ("notes.txt", "not a Python file, a CSV table or a ZIP file"),
        ("torn", "line 1 has 3 cells; it needs 100, one for each score the opponent can have"),
    ]
    assert ContestProgress(Stage.READING, 0, 3) in heard


def test_a_file_in_a_student_s_folder_takes_part_under_the_folder_s_name(tmp_path: Path) -> None:
    for student in ("ann", "bob"):
        (tmp_path / student).mkdir()
        (tmp_path / student / "hog.csv").write_text(table_as_text(always(4)))
    places = hold(tmp_path, parts(), quiet).places
    assert sorted(place.name for place in places) == ["ann", "bob"]


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (StrategyError(tr("it took too long")), "it took too long"),
        (RecursionError(), "unexpected error: RecursionError"),
    ],
)
def test_a_program_that_fails_does_not_take_part(tmp_path: Path, error: Exception, fault: str) -> None:
    (tmp_path / "slow.py").write_text("")
    ranking = hold(tmp_path, parts(Answering("slow.py", error)), quiet)
    assert [(place.name, place.fault) for place in ranking.places] == [("slow", fault)]


def test_a_contest_that_is_given_up_ends_all_programs(tmp_path: Path) -> None:
    (tmp_path / "four.csv").write_text(table_as_text(always(4)))
    programs = NoPrograms()

    def give_up(_: ContestProgress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(tmp_path, parts(programs), give_up)
    assert programs.is_ended


def test_a_folder_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(StrategyError, match="cannot be read"):
        hold(tmp_path / "nowhere", parts(), quiet)


def test_a_name_is_shown_without_what_a_terminal_would_obey(tmp_path: Path) -> None:
    file = tmp_path / "a\x1b[2J.csv"
    assert entry_of(HandedIn(file.stem, file), NoPrograms()).name == r"a\x1b[2J"


def test_names_are_told_apart() -> None:
    same = (Entry("a", None), Entry("a", None), Entry("a (2)", None), Entry("a", None))
    assert [entry.name for entry in named_once(same)] == ["a", "a (2)", "a (2) (2)", "a (3)"]


@pytest.mark.parametrize(
    "chosen", [pytest.param(lambda n: n, id="all"), pytest.param(lambda n: n % 17, id="some")]
)
def test_pieces_given_up_midway_are_kept(tables: Tables, chosen: Callable[[int], int]) -> None:
    class EnoughError(Exception):
        """The contest is given up."""

    kept = InMemory()
    entries = tuple(Entry(str(number), table) for number, table in enumerate(tables(18)))

    def give_up(progress: ContestProgress) -> None:
        if progress.done > chosen(20):
            raise EnoughError

    with pytest.raises(EnoughError):
        ranked(entries, OneByOne(), kept, give_up)
    assert 0 < len(kept.chances) < 18 * 17 / 2
    ranked(entries, OneByOne(), kept, quiet)
    assert len(kept.chances) == 18 * 17 / 2


def test_the_standings_tell_how_far_each_rate_is_from_one_half() -> None:
    rates = np.array([[0.5, 0.29, 0.31], [0.46, 0.5, 0.54], [0.56, 0.71, 0.5]])
    tables = [np.full((100, 100), dice, np.uint8) for dice in range(3)]
    entries = tuple(Entry(str(number), table) for number, table in enumerate(tables))
    standings = Ranking(entries, rates, rates > 0.5).standings
    assert [place.name for place in standings.places] == ["2", "1", "0"]
    assert list(standings.rates) == [0.5, 0.71, 0.56, 0.54, 0.5, 0.46, 0.31, 0.29, 0.5]
    assert list(standings.steps) == [3, 6, 5, 4, 3, 2, 1, 0, 3]
    assert (standings.rate(0, 1), standings.rate(1, 0), standings.good) == (0.71, 0.54, 3)


class Lying:
    """Workers that answer each piece with the same bytes."""

    count = 2

    def __init__(self, answer: bytes) -> None:
        self.answer = answer

    def results(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        for number, _ in enumerate(pieces):
            yield number, self.answer  # type: ignore[misc]


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"\0" * 15,
        b"\0" * 17,
        np.array([0.5, np.nan]).tobytes(),
        np.array([0.5, 1.1]).tobytes(),
        np.array([-0.1, 0.5]).tobytes(),
        np.array([0.5, np.inf]).tobytes(),
    ],
)
def test_what_cannot_be_the_chances_of_a_piece_is_refused(answer: bytes) -> None:
    piece = PairsPiece((0,), (1,), are_first=False)
    with pytest.raises(JobError, match="a worker sent impossible win rates"):
        read_chances(answer, piece)
    assert read_chances(np.array([0.25, 0.5]).tobytes(), piece).tolist() == [[[0.25, 0.5]]]


def test_a_contest_whose_workers_answer_nonsense_ends_with_a_sentence(tables: Tables) -> None:
    kept, some = InMemory(), {bytes([number]): table for number, table in enumerate(tables(30))}
    with pytest.raises(JobError, match="impossible win rates"):
        chances_of(some, Lying(b"nonsense"), kept, lambda *_: None)
    assert kept.chances == {}


class CountedMeetings:
    """Computes nothing, and counts the pairs that were asked for, also those that were known."""

    count = 2

    def __init__(self) -> None:
        self.pairs = 0

    def results(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        for number, piece in enumerate(pieces):
            assert isinstance(piece, PairsPiece)
            self.pairs += len(piece.tables) * len(piece.opponents)
            yield number, bytes(8 * 2 * len(piece.tables) * len(piece.opponents))  # type: ignore[misc]


@pytest.mark.parametrize("new", [3, 20, 600])
def test_hardly_a_known_pair_is_computed_beside_the_new_ones(new: int) -> None:
    count, meetings = 600, CountedMeetings()
    are_new = np.isin(np.arange(count), np.random.default_rng(3).permutation(count)[:new])
    missing = are_new[:, None] | are_new[None, :]

    class AllButTheNew(NothingKept):
        def known(self, digests: Sequence[Digest]) -> Chances:
            return np.repeat(np.where(missing, np.nan, 0.6)[:, :, None], 2, axis=2)

    tables = {number.to_bytes(2): always(4) for number in range(count)}
    chances = chances_of(tables, meetings, AllButTheNew(), lambda *_: None)
    assert not np.isnan(chances[:, :, 0][np.triu_indices(count, 1)]).any()
    assert meetings.pairs <= 1.25 * np.triu(missing, 1).sum()
