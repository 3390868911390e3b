"""What is written of a contest."""

import csv
import io
import zlib
from struct import unpack

import numpy as np
import pytest

from dicedesk.core.words import tr
from dicedesk.games.hog.contest import Entry, Ranking, ranked
from dicedesk.games.hog.contest_reports import MOST_NAMED, colors_of, matrix_csv, page, png_of, ranking_csv
from dicedesk.play.ports.jobs import OneByOne
from tests.games.hog.conftest import Tables
from tests.lab.strategy_files import NothingKept


@pytest.fixture
def ranking(tables: Tables) -> Ranking:
    """A contest of three and a bad entry, whose names need care in CSV and HTML."""
    one, two, three = tables(3)
    entries = (
        Entry('one, "the best"', one),
        Entry("<b>two</b>", two),
        Entry("three", three),
        Entry("bad", None, tr("it never answered")),
    )
    return ranked(entries, OneByOne(), NothingKept(), lambda _: None)


def test_the_ranking_as_csv_gives_back_each_place(ranking: Ranking) -> None:
    head, *rows = csv.reader(io.StringIO(ranking_csv(ranking.standings)))
    assert head == ["rank", "name", "wins", "mean_rate", "error"]
    assert [
        (int(rank), name, int(wins), float(rate), fault) for rank, name, wins, rate, fault in rows[:3]
    ] == [(place.rank, place.name, place.wins, place.mean_rate, "") for place in ranking.places[:3]]
    assert rows[3:] == [["", "bad", "", "", "it never answered"]]


def test_the_matrix_as_csv_gives_back_each_rate(ranking: Ranking) -> None:
    head, *rows = csv.reader(io.StringIO(matrix_csv(ranking.standings)))
    assert head == ["name", *(place.name for place in ranking.places[:3])]
    assert [row[0] for row in rows] == head[1:]
    numbers = {entry.name: number for number, entry in enumerate(ranking.entries)}
    for row in rows:
        for name, rate in zip(head[1:], row[1:], strict=True):
            assert float(rate) == ranking.rates[numbers[row[0]], numbers[name]]


def test_the_page_needs_no_other_file_and_names_are_text_in_it(ranking: Ranking) -> None:
    told = page(ranking.standings, str)
    assert "&lt;b&gt;two&lt;/b&gt;" in told
    assert "<b>two" not in told
    assert '<td>bad</td><td class="number"></td><td class="number"></td><td>it never answered</td>' in told
    assert "1 file did not take part in the contest." in told
    assert "http" not in told
    assert "<script" not in told
    assert told.count("data:image/png;base64,") == 1


def test_the_page_is_written_in_the_language_that_is_asked_for(ranking: Ranking) -> None:
    assert "<h1>HOG STRATEGY CONTEST</h1>" in page(ranking.standings, str.upper)


def test_many_entries_are_shown_by_the_picture_alone(tables: Tables) -> None:
    entries = tuple(Entry(f"e{number}", table) for number, table in enumerate(tables(MOST_NAMED + 1)))
    few = ranked(entries[:2], OneByOne(), NothingKept(), lambda _: None)
    many = Ranking(entries, np.full((MOST_NAMED + 1,) * 2, 0.5), np.zeros((MOST_NAMED + 1,) * 2, np.bool_))
    assert page(few.standings, str).count("<table>") == 2
    assert page(many.standings, str).count("<table>") == 1


def test_a_contest_of_one_has_no_matrix_to_show(tables: Tables) -> None:
    alone = ranked((Entry("alone", tables(1)[0]),), OneByOne(), NothingKept(), lambda _: None)
    assert "<img" not in page(alone.standings, str)


def test_the_picture_has_a_dot_for_each_pair() -> None:
    rates = np.array([[0.5, 1.0, 0.6], [0.0, 0.5, 0.4]])
    written = png_of(rates)
    assert written[:8] == b"\x89PNG\r\n\x1a\n"
    assert unpack(">II", written[16:24]) == (3, 2)
    held = written.index(b"IDAT")
    (length,) = unpack(">I", written[held - 4 : held])
    rows = zlib.decompress(written[held + 4 : held + 4 + length])
    assert rows == b"".join(b"\0" + row.tobytes() for row in colors_of(rates))


def test_blue_is_above_one_half_and_orange_below() -> None:
    (even, above, below), (_, far, _) = colors_of(np.array([[0.5, 0.6, 0.4], [0.5, 1.0, 0.5]])).tolist()
    assert even[0] == even[1] == even[2]
    assert above[2] > above[0]
    assert below[0] > below[2]
    assert far[0] < above[0]
