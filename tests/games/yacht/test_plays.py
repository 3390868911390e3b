"""The best play of a preset is worked out once for a process, and for all that find its file."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dicedesk.coach.coach import A_PERSON, SlowWork
from dicedesk.games.yacht.boxes import Sheet, points
from dicedesk.games.yacht.coach import YACHT_COACH, YachtCoach
from dicedesk.games.yacht.odds import YachtPlay, of_this_turn
from dicedesk.games.yacht.players import PERFECT, YACHT_PLAYERS
from dicedesk.games.yacht.plays import Plays, to_bytes
from dicedesk.games.yacht.rules import YACHT, RollAll
from tests.games.yacht.playing import mean_score

ALONE = (A_PERSON,)


def any_play(sheet: Sheet) -> YachtPlay:
    """A play that is quickly made."""
    return of_this_turn(sheet, points)


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
