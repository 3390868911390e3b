"""`dicedesk lab systems`: betting systems side by side."""

import json
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.core.money import dollars
from dicedesk.games.craps.answers import answer_all
from dicedesk.games.craps.systems import SystemsQuestion, systems_for

Output = pytest.CaptureFixture[str]
SHORT = ("--bankroll", "50", "--goal", "80", "--throws", "20", "--systems", "flat place-6-8")


def told(capsys: Output, *arguments: str) -> str:
    assert cli.run(["lab", "systems", *SHORT, "--sessions", "0", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: Output, *arguments: str) -> str:
    assert cli.run(["lab", "systems", *SHORT, *arguments]) == 2
    return capsys.readouterr().err


def test_each_system_is_told_by_ruin_goal_result_and_price(capsys: Output) -> None:
    lines = told(capsys).splitlines()
    asked = SystemsQuestion(dollars(50), dollars(80), 20)
    (flat,) = answer_all(systems_for(asked)[:1], asked)
    assert flat.found is not None
    assert lines[0] == "Flat $10 on pass"
    assert lines[1].strip() == f"{flat.found.followed.broke[-1]:.2%}  go broke within 20 rolls"
    (row,) = (line for line in lines if line.startswith("Flat $10 on pass  "))
    assert f"{flat.found.followed.reached[-1]:.2%}" in row
    assert "1.41%" in row
    assert any(line.startswith("Place 6 and 8  ") and "1.52%" in line for line in lines)


def test_simulated_sessions_stand_beside_and_follow_from_their_seed(capsys: Output) -> None:
    text = told(capsys, "--sessions", "50", "--seed", "3")
    assert "Simulated: 50 sessions; " in text
    assert text == told(capsys, "--sessions", "50", "--seed", "3")


def test_a_system_of_ones_own_counts_its_steps_from_one(capsys: Output) -> None:
    own = ("--systems", "1-3-2-6", "--own", "1:2:1 3:3:1 2:4:1 6:1:1")
    rows = [line for line in told(capsys, *own).splitlines() if line.count("%") == 3]
    known, mine = (line.removeprefix("1-3-2-6").removeprefix("Custom system").split() for line in rows[-2:])
    assert known == mine


def test_a_kept_answer_is_asked_again_with_the_same_figures(capsys: Output, tmp_path: Path) -> None:
    kept = told(capsys, "--sessions", "50", "--json")
    assert json.loads(kept)["asked"]["rules"] == "las-vegas"
    file = tmp_path / "systems.json"
    file.write_text(kept, encoding="utf-8")
    assert cli.run(["lab", "ask", str(file), "--json"]) == 0
    assert capsys.readouterr().out == kept


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--goal", "50"), "The bankroll must be above $0, and the goal above the bankroll."),
        (("--throws", "0"), "Rolls: expected a whole number from 1 to 10,000, not “0”."),
        (("--base", "2"), "This table takes bets from $5 to $500."),
        (("--rules", "maximum=many"), "maximum must be one of a number, not “many”"),
        (("--systems", "flat luck"), "Systems: expected “all”, or names from flat, odds, martingale"),
        (("--systems", ""), "Systems: expected “all”"),
        (("--own", "1:2"), "Custom system: expected UNITS:WON:LOST, not “1:2”."),
        (("--own", "1:2:1"), "Step 1 goes to a step that is not there."),
    ],
)
def test_a_question_without_sense_is_refused_in_a_sentence(
    arguments: tuple[str, ...], why: str, capsys: Output
) -> None:
    assert refused(capsys, *arguments).startswith(f"dicedesk: {why}")
