"""Games of the history are written into one file, as records or as a table."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicedesk.features.history.exporting import TOLD_EVERY, export_games
from dicedesk.play.ports.game_summary import GameSummary
from dicedesk.play.ports.jobs import JobError
from dicedesk.play.ports.past_games import ChosenGames, NoPastGames, PastGame, PastQuery


class Past(NoPastGames):
    """As many games as are chosen."""

    def rows(self, chosen: ChosenGames) -> Iterator[PastGame]:
        return (PastGame(number, GameSummary("hog")) for number in range(chosen.size))

    def records(self, chosen: ChosenGames) -> Iterator[str]:
        return (f'[Game "hog"]\nroll {number % 10}\n' for number in range(chosen.size))


def chosen(count: int) -> ChosenGames:
    return ChosenGames(PastQuery(), ((0, count - 1), (count - 1, 1)), count)


def test_records_stand_one_after_the_other(tmp_path: Path) -> None:
    file = tmp_path / "games.dice"
    assert export_games(Past(), chosen(3), str(file)) == 3
    assert file.read_text("utf-8").split("\n")[:4] == ['[Game "hog"]', "roll 0", '[Game "hog"]', "roll 1"]


def test_a_table_is_known_by_its_name(tmp_path: Path) -> None:
    table, other = tmp_path / "games.csv", tmp_path / "games.JSON"
    assert (export_games(Past(), chosen(3), str(table)), export_games(Past(), chosen(2), str(other))) == (
        3,
        2,
    )
    assert len(table.read_text("utf-8").splitlines()) == 4
    assert [row["number"] for row in json.loads(other.read_text("utf-8"))] == [0, 1]


def test_it_tells_how_far_it_is(tmp_path: Path) -> None:
    shares: list[float] = []
    export_games(Past(), chosen(2 * TOLD_EVERY), str(tmp_path / "games.dice"), shares.append)
    assert shares == [0.5, 1.0]


def test_a_file_that_cannot_be_written_is_told_and_nothing_is_left_of_it(tmp_path: Path) -> None:
    with pytest.raises(JobError, match="The games could not be saved: "):
        export_games(Past(), chosen(2), str(tmp_path / "nowhere" / "games.dice"))
    (tmp_path / "folder").mkdir()
    with pytest.raises(JobError):
        export_games(Past(), chosen(2), str(tmp_path / "folder"))
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]
