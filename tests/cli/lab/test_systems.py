"""`dicedesk lab systems`: betting systems side by side."""

import json

import pytest

from dicedesk import cli
from dicedesk.core.money import dollars
from dicedesk.games.craps.house_rules import BUILDING_SKILLS
from dicedesk.lab.systems.answers import answer
from dicedesk.lab.systems.asking import SystemsQuestion
from dicedesk.lab.systems.known_systems import systems_for

Output = pytest.CaptureFixture[str]
SHORT = ("--bankroll", "50", "--goal", "80", "--throws", "20")


def told(capsys: Output, *arguments: str) -> list[str]:
    assert cli.run(["lab", "systems", *SHORT, "--sessions", "0", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys: Output, *arguments: str) -> str:
    assert cli.run(["lab", "systems", *SHORT, *arguments]) == 2
    return capsys.readouterr().err


def test_each_system_is_told_by_ruin_goal_result_and_price(capsys: Output) -> None:
    head, flat, *others = told(capsys)
    asked = SystemsQuestion(dollars(50), dollars(80), 20)
    exact = answer(systems_for(asked)[0], asked).exact
    assert exact is not None
    assert head.split("  ")[0] == "system"
    assert flat.split()[-4:] == [
        f"{exact.followed.broke[-1]:.2%}",
        f"{exact.followed.reached[-1]:.2%}",
        f"{exact.result / 100:.2f}",
        "1.41%",
    ]
    assert len(others) == 8
    assert others[-1].endswith("1.52%")


def test_simulated_sessions_stand_below_with_their_seed(capsys: Output) -> None:
    lines = told(capsys, "--sessions", "50", "--seed", "3")
    assert lines[11] == "50 simulated sessions of each, seed 3, give or take two standard errors:"
    assert lines[11:] == told(capsys, "--sessions", "50", "--seed", "3")[11:]
    assert len(lines) == 22


def test_a_system_that_cannot_be_followed_is_told_in_a_sentence(capsys: Output) -> None:
    lines = told(capsys, "--rules", "maximum=40")
    assert lines[5].endswith("This table takes bets from $5 to $40.")


def test_a_system_of_ones_own_counts_its_steps_from_one(capsys: Output) -> None:
    lines = told(capsys, "--own", "1:2:1 3:3:1 2:4:1 6:1:1")
    assert lines[-1].split()[-4:] == lines[4].split()[-4:]


def test_all_figures_are_printed_as_json(capsys: Output) -> None:
    (text,) = ["\n".join(told(capsys, "--json", "--sessions", "50", "--seed", "3", "--rules", "maximum=40"))]
    printed = json.loads(text)
    assert printed["asked"]["goal"] == "80.00"
    flat, *_, place = printed["systems"]
    assert flat["mean_result"] == pytest.approx(-flat["edge_times_action"])
    assert len(flat["broke_by_throw"]) == len(flat["quantiles_by_throw"]) == 21
    assert (flat["simulated"]["sessions"], flat["simulated"]["seed"]) == (50, 3)
    assert sum(place["left"].values()) == pytest.approx(1)
    cancellation = next(system for system in printed["systems"] if system["name"] == "cancellation")
    assert cancellation["refusal"] == "This table takes bets from $5 to $40."


def test_nothing_is_simulated_where_nothing_is_asked_for(capsys: Output) -> None:
    printed = json.loads("\n".join(told(capsys, "--json", "--rules", "building-skills")))
    assert printed["systems"][0]["simulated"] is None
    assert printed["asked"]["rules"] == BUILDING_SKILLS.to_text()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--goal", "50"), "The bankroll must be above $0, and the goal above the bankroll."),
        (("--throws", "0"), "A session lasts at least 1 roll, not 0."),
        (("--base", "many"), "expected a whole number, not 'many'"),
        (("--seed=-1",), "Sessions and seed can't be below 0."),
        (("--own", "1:2"), "expected UNITS:WON:LOST, not “1:2”"),
        (("--own", "1:2:1"), "Step 1 goes to a step that is not there."),
        (("--own", ""), "A system has at least one step."),
    ],
)
def test_a_question_without_sense_is_refused_in_a_sentence(
    arguments: tuple[str, ...], why: str, capsys: Output
) -> None:
    assert refused(capsys, *arguments) == f"dicedesk: {why}\n"
