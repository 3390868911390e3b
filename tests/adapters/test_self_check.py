"""The report that goes with a bug report: what of this computer can be used."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.adapters import self_check
from dicedesk.adapters.self_check import Finding
from dicedesk.play.ports.audio import Availability, Voice
from tests.patience import PATIENCE_S

SILENT = Availability("There is no voice.", "Buy one.")


def two_voices(_: object) -> tuple[Voice, ...]:
    """What a process that speaks answers."""
    return (Voice("a", "Anna", "de"), Voice("b", "Ben", "en"))


def out_of_order(_: object) -> None:
    """An engine that fails."""
    raise RuntimeError("eSpeak is out of order")


def python(code: str) -> list[str]:
    """A program that is not ours."""
    return [sys.executable, "-c", code]


def test_a_report_has_a_line_for_each_finding() -> None:
    text = self_check.report(
        [Finding("sound", works=True, words="loud"), Finding("voice", works=False, words="mute")]
    )

    assert text.splitlines() == ["sound     ok  loud", "voice     NO  mute"]


def test_the_window_that_is_open_tells_of_its_screen(qtbot: QtBot) -> None:
    found = self_check.screen()

    assert found.works
    assert found.words.startswith("offscreen; screens: ")


def test_a_process_of_its_own_finds_the_same_screen(qtbot: QtBot) -> None:
    found, here = self_check.screen_from_outside({"QT_QPA_PLATFORM": "offscreen"}), self_check.screen()

    # Another test may have loaded the window's own typeface here.
    found_screen, here_screen = (each.words.partition("; families of fonts: ")[0] for each in (found, here))
    assert (found.works, found_screen) == (here.works, here_screen)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_where_there_is_no_screen_the_report_says_what_the_program_would() -> None:
    found = self_check.screen_from_outside({})

    assert not found.works
    assert "No display was found" in found.words


def test_where_qt_ends_the_process_its_last_words_are_in_the_report() -> None:
    dying = python("import sys; sys.exit('could not load the plugin')")

    found = self_check.screen_from_outside({"QT_QPA_PLATFORM": "offscreen"}, dying)

    assert (found.works, found.is_needed) == (False, True)
    assert found.words == "the process ended with 1: could not load the plugin"


def test_a_program_that_is_not_there_is_a_finding_and_no_error() -> None:
    found = self_check.screen_from_outside({"QT_QPA_PLATFORM": "offscreen"}, ["/there/is/no/such/program"])

    assert not found.works


def test_a_computer_without_a_voice_says_what_to_do() -> None:
    found = self_check.voice(lambda: SILENT)

    assert (found.works, found.words) == (False, "There is no voice. Buy one.")


def test_the_voices_are_counted_by_the_process_that_speaks() -> None:
    found = self_check.voice(Availability, two_voices)

    assert (found.works, found.words) == (True, "2 voices")


def test_an_engine_that_fails_gives_its_reason() -> None:
    found = self_check.voice(Availability, out_of_order)

    assert (found.works, found.words) == (False, "eSpeak is out of order")


def test_beside_the_window_no_engine_is_started() -> None:
    found = self_check.voice(Availability)

    assert (found.works, found.words) == (True, "found")


def test_looking_where_games_are_kept_leaves_nothing_there(tmp_path: Path) -> None:
    found = self_check.data_folder_finding(tmp_path / "not" / "yet")

    assert found.works
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_a_file_cannot_keep_games(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")

    assert not self_check.data_folder_finding(tmp_path / "file" / "games").works


def test_work_is_done_in_another_process() -> None:
    assert self_check.processes().works


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("raise SystemExit(3)", "the process ended with 3"),
        ("print('words')", "the process ended with 0"),
        ("import time; time.sleep(3600)", "no answer in 0.5 seconds"),
    ],
)
def test_a_process_that_does_no_work_is_told(code: str, words: str) -> None:
    found = self_check.processes(python(code), limit_s=0.5)

    assert (found.works, found.words) == (False, words)


def test_the_program_names_itself_and_what_it_is_made_with() -> None:
    program, made_with, _ = self_check.about_the_program()

    assert program.words.startswith("dicedesk ")
    assert "numpy 2." in made_with.words


@pytest.mark.e2e
def test_the_real_program_checks_itself(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "dicedesk", "--self-check", "--data", str(tmp_path)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}

    done = subprocess.run(  # noqa: S603 (our own program)
        command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE_S
    )

    assert done.returncode == 0, done.stderr
    names = [line[:10].strip() for line in done.stdout.splitlines()]
    assert names == ["program", "made with", "system", "window", "sound", "voice", "games", "processes"]
