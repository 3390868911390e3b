"""The best play of a preset is worked out once for a process, and for all that find its file, which checks itself."""

import pickle
import random
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dicedesk.coach.coach import A_PERSON, SlowWork
from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.coach import YACHT_COACH, YachtCoach
from dicedesk.games.yacht.odds import YachtPlay
from dicedesk.games.yacht.places import places
from dicedesk.games.yacht.players import PERFECT, YACHT_PLAYERS
from dicedesk.games.yacht.plays import Plays, from_bytes, to_bytes
from dicedesk.games.yacht.rules import YACHT, RollAll
from dicedesk.games.yacht.solver import points_to_come
from tests.games.yacht.playing import mean_score

ALONE = (A_PERSON,)


def any_play(sheet: Sheet) -> YachtPlay:
    """Points to come without sense."""
    luck = random.Random(1)
    return YachtPlay(sheet, array("f", (luck.uniform(0, 300) for _ in range(places(sheet).size))))


def never(_: object) -> None:
    """Nothing slow is expected."""
    raise AssertionError


def keep(folder: Path, play: YachtPlay) -> None:
    (folder / f"yacht-{play.sheet.value}.bin").write_bytes(to_bytes(play))


def test_a_play_that_is_kept_is_read_without_slow_work(tmp_path: Path) -> None:
    kept = any_play(Sheet.NORDIC)
    keep(tmp_path, kept)
    assert Plays(lambda: tmp_path).of(Sheet.NORDIC, never).to_come == kept.to_come


def test_a_play_is_read_once(tmp_path: Path) -> None:
    keep(tmp_path, any_play(Sheet.NORDIC))
    known = Plays(lambda: tmp_path)
    first = known.of(Sheet.NORDIC)
    (tmp_path / "yacht-nordic.bin").unlink()
    assert known.of(Sheet.NORDIC, never) is first


def test_without_a_folder_a_play_is_calculated() -> None:
    assert mean_score(Plays(lambda: None).of(Sheet.YACHT)) == pytest.approx(166.95506770, abs=5e-9)


def test_a_play_from_another_process_does_not_replace_the_one_that_is_known() -> None:
    known = Plays(lambda: None)
    first = known.take(any_play(Sheet.BONUS))
    assert known.take(any_play(Sheet.BONUS)) is known.of(Sheet.BONUS, never) is first


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("sheet=nordic", "Working out Nordic once: 35%"),
        ("sheet=bonus players=3", "Working out With bonus once: 35%"),
    ],
)
def test_the_coach_says_what_it_works_out_and_how_far_it_is(rules: str, words: str) -> None:
    told = list[SlowWork]()

    def play(sheet: Sheet, tell: Callable[[float], Any]) -> YachtPlay:
        tell(0.35)
        return any_play(sheet)

    YachtCoach(play).work_out(rules, told.append)
    assert [(str(work.words), work.share) for work in told] == [(words, 0.35)]


def test_yacht_itself_is_no_slow_work() -> None:
    YACHT_COACH.work_out("", never)


def test_a_coach_for_another_process_brings_its_play_to_the_perfect_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = Plays(lambda: None)
    play = any_play(Sheet.NORDIC)
    sent = pickle.dumps(YachtCoach(lambda *_: play).prepared("sheet=nordic", ALONE))
    monkeypatch.setattr("dicedesk.games.yacht.coach.PLAYS", known)
    state = YACHT.new_state("sheet=nordic").apply(RollAll(), (1, 1, 2, 3, 6)).state
    coach = pickle.loads(sent)  # noqa: S301 (written above)
    best = known.of(Sheet.NORDIC, never).best_move(state)
    assert coach.evaluate(state, ALONE)[0].move == best


def test_the_perfect_player_waits_for_the_slow_work_of_the_coach() -> None:
    assert YACHT_PLAYERS.followers == (PERFECT,)


@pytest.fixture(scope="module")
def file() -> bytes:
    """The file of a play of Nordic."""
    return to_bytes(any_play(Sheet.NORDIC))


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
    assert mean_score(Plays(lambda: tmp_path).of(Sheet.YACHT)) == pytest.approx(166.95506770, abs=5e-9)
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_file_is_replaced_by_the_best_play_and_then_read(tmp_path: Path) -> None:
    # The one solve of a preset in the tests that every change runs: 6 seconds.
    kept = tmp_path / "yacht-bonus.bin"
    kept.write_bytes(b"damaged")
    solved = Plays(lambda: tmp_path).of(Sheet.BONUS)
    assert mean_score(solved) == pytest.approx(254.5877, abs=6e-5)
    assert from_bytes(Sheet.BONUS, kept.read_bytes()).to_come == solved.to_come
    assert [file.name for file in tmp_path.iterdir()] == ["yacht-bonus.bin"]


@pytest.mark.long
def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "folder"
    assert mean_score(Plays(lambda: folder).of(Sheet.FREE_JOKER)) == pytest.approx(254.5896, abs=6e-5)


@pytest.mark.long
def test_a_missing_folder_is_made_for_the_player_alone(tmp_path: Path) -> None:
    folder = tmp_path / "missing"
    Plays(lambda: folder).of(Sheet.BONUS)
    assert [file.name for file in folder.iterdir()] == ["yacht-bonus.bin"]
    assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.long
@pytest.mark.parametrize("sheet", [Sheet.NORDIC, Sheet.BONUS, Sheet.FREE_JOKER])
def test_a_thousand_sheets_of_the_file_are_within_a_ten_thousandth_of_a_point(sheet: Sheet) -> None:
    exact = points_to_come(sheet)
    kept = from_bytes(sheet, to_bytes(YachtPlay(sheet, array("f", exact)))).to_come
    sample = random.Random(2).sample(range(len(exact)), 1000)
    assert max(abs(kept[place] - exact[place]) for place in sample) < 1e-4
