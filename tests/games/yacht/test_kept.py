"""The file of a solved preset: it names its rules, checks itself, and is close enough to float64."""

import random
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.odds import YachtPlay
from dicedesk.games.yacht.places import places
from dicedesk.games.yacht.plays import best_play, from_bytes, to_bytes
from dicedesk.games.yacht.solver import points_to_come
from tests.games.yacht.playing import mean_score


def any_play(sheet: Sheet) -> YachtPlay:
    """Points to come without sense."""
    luck = random.Random(1)
    return YachtPlay(sheet, array("f", (luck.uniform(0, 300) for _ in range(places(sheet).size))))


@pytest.fixture(scope="module")
def nordic() -> YachtPlay:
    """A play of Nordic to keep."""
    return any_play(Sheet.NORDIC)


@pytest.fixture(scope="module")
def file(nordic: YachtPlay) -> bytes:
    """The file of that play."""
    return to_bytes(nordic)


def test_a_kept_play_is_read_as_it_was_written(nordic: YachtPlay, file: bytes) -> None:
    assert from_bytes(Sheet.NORDIC, file).to_come == nordic.to_come


@pytest.mark.parametrize(
    "harm",
    [
        lambda _: b"",
        lambda file: file[:-4],
        lambda file: file[:-1] + bytes([file[-1] ^ 1]),
        lambda file: file.replace(b"nordic", b"bonus", 1),
        lambda file: b"X" + file,
    ],
)
def test_a_damaged_file_is_refused(harm: Callable[[bytes], bytes], file: bytes) -> None:
    with pytest.raises(ValueError, match="not the best play of Nordic, or it is damaged"):
        from_bytes(Sheet.NORDIC, harm(file))


def test_a_file_of_other_rules_is_refused(file: bytes) -> None:
    with pytest.raises(ValueError, match="not the best play of With bonus"):
        from_bytes(Sheet.BONUS, file)


def test_yacht_is_solved_and_not_kept(tmp_path: Path) -> None:
    assert mean_score(best_play(Sheet.YACHT, tmp_path)) == pytest.approx(166.95506770, abs=5e-9)
    assert list(tmp_path.iterdir()) == []


def test_a_kept_play_is_not_solved_again(tmp_path: Path, nordic: YachtPlay, file: bytes) -> None:
    (tmp_path / "yacht-nordic.bin").write_bytes(file)
    assert best_play(Sheet.NORDIC, tmp_path).to_come == nordic.to_come


def test_a_damaged_file_is_replaced_by_the_best_play_and_then_read(tmp_path: Path) -> None:
    # The one solve of a preset in the tests that every change runs: 6 seconds.
    kept = tmp_path / "yacht-bonus.bin"
    kept.write_bytes(b"damaged")
    solved = best_play(Sheet.BONUS, tmp_path)
    assert mean_score(solved) == pytest.approx(254.5877, abs=6e-5)
    assert from_bytes(Sheet.BONUS, kept.read_bytes()).to_come == solved.to_come
    assert [file.name for file in tmp_path.iterdir()] == ["yacht-bonus.bin"]


@pytest.mark.long
def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "folder"
    assert mean_score(best_play(Sheet.FREE_JOKER, folder)) == pytest.approx(254.5896, abs=6e-5)


@pytest.mark.long
def test_a_missing_folder_is_made_for_the_player_alone(tmp_path: Path) -> None:
    folder = tmp_path / "missing"
    best_play(Sheet.BONUS, folder)
    assert [file.name for file in folder.iterdir()] == ["yacht-bonus.bin"]
    assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.long
@pytest.mark.parametrize("sheet", [Sheet.NORDIC, Sheet.BONUS, Sheet.FREE_JOKER])
def test_a_thousand_sheets_of_the_file_are_within_a_ten_thousandth_of_a_point(sheet: Sheet) -> None:
    exact = points_to_come(sheet)
    kept = from_bytes(sheet, to_bytes(YachtPlay(sheet, array("f", exact)))).to_come
    sample = random.Random(2).sample(range(len(exact)), 1000)
    assert max(abs(kept[place] - exact[place]) for place in sample) < 1e-4
