"""The command line of packaging/dev.py."""

import os
import re
import sys
from pathlib import Path

import dev
import pytest
from dev import Order
from setup.console import Refusal


@pytest.mark.parametrize(
    ("words", "order"),
    [
        (["run"], Order("run")),
        (["run", "--", "--data", "here"], Order("run", ("--data", "here"))),
        (["run", "replay", "a.txt"], Order("run", ("replay", "a.txt"))),
        (["run", "--", "--", "x"], Order("run", ("--", "x"))),
        (["test", "--long"], Order("test", flag="--long")),
        (["test", "--coverage", "--", "-x"], Order("test", ("-x",), flag="--coverage")),
        (["test", "--", "--long"], Order("test", ("--long",))),
        (["docs"], Order("docs")),
        (["build", "--check", "--", "folder"], Order("build", ("folder",), flag="--check")),
        (["run", "--long"], Order("run", ("--long",))),
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


def test_a_whole_run_uses_several_workers_and_leaves_the_benchmarks_out() -> None:
    (tests,) = dev.runs_of(Order("test"))
    assert {"-n", "--ignore=tests/bench", "--durations=20"} <= set(tests)


def test_coverage_is_measured_in_the_same_run_as_the_tests_and_is_complete_below_the_window() -> None:
    tests, report = dev.runs_of(Order("test", flag="--coverage"))
    assert {*dev.ALL_TESTS, "--cov"} <= set(tests)
    assert report == ("coverage", "report", "--omit=dicedesk/ui/*", "--fail-under=100")


def test_the_long_run_has_every_test_and_the_benchmarks_alone_with_the_machine() -> None:
    tests, report, benchmarks = dev.runs_of(Order("test", flag="--long"))
    assert {*dev.ALL_TESTS, "--cov"} <= set(tests)
    assert [words[words.index("-m") + 1] for words in (tests, benchmarks)] == ["", ""]
    assert report == ("coverage", "report", "--include=dicedesk/ui/*", "--fail-under=90")
    assert benchmarks[-1] == "tests/bench"


def test_a_part_of_the_tests_runs_as_it_is_asked_for() -> None:
    assert dev.runs_of(Order("test", ("tests/core",))) == (("pytest", "tests/core"),)


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
