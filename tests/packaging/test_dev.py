"""The command line of packaging/dev.py."""

import os
import re
import sys
from pathlib import Path

import dev
import pytest
from dev import Order
from setup.console import Refusal

TESTS = Path(__file__).resolve().parents[1]
IMPORTED_OR_SKIPPED = re.compile(r"""importorskip\(["'](?!crapssim|dyce|pty)""")


@pytest.mark.parametrize(
    ("words", "order"),
    [
        (["run"], Order("run")),
        (["run", "--", "--tour", "here"], Order("run", ("--tour", "here"))),
        (["run", "replay", "a.txt"], Order("run", ("replay", "a.txt"))),
        (["run", "--", "--", "x"], Order("run", ("--", "x"))),
        (["test", "--without-qt"], Order("test", (), without_qt=True)),
        (["test", "--without-qt", "--", "-x"], Order("test", ("-x",), without_qt=True)),
        (["test", "--needs-qt"], Order("test", needs_qt=True)),
        (["test", "--", "--without-qt"], Order("test", ("--without-qt",))),
        (["docs"], Order("docs")),
        (["run", "--without-qt"], Order("run", ("--without-qt",))),
    ],
)
def test_the_words_after_the_command_are_passed_on(words: list[str], order: Order) -> None:
    assert dev.parse(words) == order


@pytest.mark.parametrize("words", [[], ["rnu"], ["--", "run"]])
def test_what_is_no_command_gets_the_manual(words: list[str]) -> None:
    with pytest.raises(Refusal, match="COMMAND"):
        dev.parse(words)


def test_a_refusal_ends_with_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["rnu"]) == 2
    assert "COMMAND" in capsys.readouterr().err


def test_help_is_an_answer_and_no_refusal(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["--help"]) == 0
    assert "COMMAND" in capsys.readouterr().out


def test_an_old_python_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 0))
    assert dev.main(["run"]) == 2
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_a_stopped_set_up_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dev.setup.environment, "ensure", stopped)
    assert dev.main(["run"]) == 130
    assert capsys.readouterr().err == "Stopped.\n"


def test_a_whole_run_measures_coverage_with_several_workers() -> None:
    tests, *_ = dev.runs_of(Order("test"))
    assert {"--cov", "-n"} <= set(tests)


def test_a_whole_run_asks_of_the_window_nearly_what_it_asks_of_all_else() -> None:
    _, all_else, window, _ = dev.runs_of(Order("test"))
    assert all_else[:2] == window[:2] == ("coverage", "report")
    assert (all_else[2:], window[2:]) == (
        ("--omit=dicedesk/ui/*", "--fail-under=100"),
        ("--include=dicedesk/ui/*", "--fail-under=90"),
    )


def test_the_benchmarks_of_a_whole_run_are_alone_with_the_machine() -> None:
    tests, *_, benchmarks = dev.runs_of(Order("test"))
    assert "--ignore=tests/bench" in tests
    assert benchmarks == ("pytest", "tests/bench")


def test_a_part_of_the_tests_runs_as_it_is_asked_for() -> None:
    assert dev.runs_of(Order("test", ("tests/core",))) == (("pytest", "tests/core"),)


def test_the_run_without_qt_leaves_the_tests_out_that_need_it() -> None:
    (tests,) = dev.runs_of(Order("test", without_qt=True))
    assert {"--ignore=tests/ui", "--ignore=tests/bench"} <= set(tests)


def test_both_halves_of_the_suite_are_all_of_it_and_measured_as_the_whole_is() -> None:
    (without,) = dev.runs_of(Order("test", without_qt=True))
    rest, *then = dev.runs_of(Order("test", needs_qt=True))
    left_out = {word.removeprefix("--ignore=") for word in without if word.startswith("--ignore=")}
    assert left_out <= {*rest, *then[-1]}
    assert ("--cov" in without, {"--cov", "--cov-append"} <= {*rest}) == (True, True)
    assert then == [*dev.runs_of(Order("test"))[1:]]


def test_what_is_skipped_without_qt_is_run_with_it() -> None:
    rest, *_ = dev.runs_of(Order("test", needs_qt=True))
    skipped = (
        file.relative_to(TESTS.parent)
        for file in TESTS.rglob("test_*.py")
        if IMPORTED_OR_SKIPPED.search(file.read_text("utf-8"))
    )
    run_again = {*rest, *dev.NEED_QT}
    assert [file for file in skipped if run_again.isdisjoint(map(Path.as_posix, (file, *file.parents)))] == []


def test_all_that_is_named_as_in_need_of_qt_is_there() -> None:
    named = (*dev.NEED_QT, *dev.NEED_QT_IN_PART)
    assert [name for name in named if not (TESTS.parent / name).exists()] == []


def test_a_part_of_the_tests_without_qt_has_the_plugin_that_stands_in_for_it() -> None:
    assert dev.runs_of(Order("test", ("tests/core",), without_qt=True)) == (
        ("pytest", "-p", "setup.no_qt", "tests/core"),
    )


def test_whoever_waits_for_a_run_gets_its_exit_code() -> None:
    assert dev.wait_for([sys.executable, "-c", "raise SystemExit(3)"], dict(os.environ)) == 3


@pytest.mark.skipif(os.name != "posix", reason="only POSIX sends Ctrl+C to one process alone")
def test_ctrl_c_is_left_to_the_run_that_is_waited_for() -> None:
    stops_its_parent = "import os, signal; os.kill(os.getppid(), signal.SIGINT)"
    assert dev.wait_for([sys.executable, "-c", stops_its_parent], dict(os.environ)) == 0


def test_all_checks_are_made_unless_some_are_named() -> None:
    assert dev.checks_by(()) == dev.CHECKS


def test_a_named_tool_makes_all_of_its_checks() -> None:
    assert dev.checks_by(("mypy",)) == (("mypy",), ("mypy", "packaging"))


def test_a_tool_that_makes_no_check_is_refused_by_name() -> None:
    with pytest.raises(Refusal, match="no check by pylint"):
        dev.checks_by(("mypy", "pylint"))


def test_each_command_of_the_manual_is_understood() -> None:
    named = re.findall(r"^    (\w+)   ", str(dev.__doc__), re.MULTILINE)
    assert tuple(named) == dev.COMMANDS


def test_no_file_for_setting_up_holds_an_address(project: Path) -> None:
    files = [*(project / "packaging").glob("dev*.py"), project / ".ci" / "run"]
    assert not [file.name for file in files if "://" in file.read_text(encoding="utf-8")]
