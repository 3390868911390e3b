"""`dicedesk lab`: the questions of each game, betting systems, simulations, and how answers are printed."""

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
from dicedesk.cli import run
from dicedesk.cli.lab import lines_of
from dicedesk.core.money import dollars
from dicedesk.core.words import tr
from dicedesk.games.craps import odds as craps
from dicedesk.games.craps.systems.answers import answer_all
from dicedesk.games.craps.systems.question import SystemsQuestion, systems_for
from dicedesk.games.hazard import odds as hazard
from dicedesk.games.hog.odds import win_chance
from dicedesk.games.hog.players import parse_strategy, table_of
from dicedesk.lab.charts import Measure
from dicedesk.lab.fields import LabQuestion
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, TableColumn
from dicedesk.play.ports.jobs import OneByOne

Output = pytest.CaptureFixture[str]


SHORT = ("--bankroll", "50", "--goal", "80", "--rolls", "20", "--systems", "flat place-6-8")


def told(capsys: Output, *arguments: str) -> str:
    assert cli.run(["lab", *arguments]) == 0
    return capsys.readouterr().out


def test_a_pair_is_told_with_its_simulation(capsys: Output) -> None:
    lines = told(capsys, "hog-pair", "--strategy", "swap", "--games", "2000", "--seed", "3").splitlines()
    assert lines[0] == "64.49%  chance that swap beats always:4 if a coin toss decides who goes first"
    assert lines[-1].startswith("Simulation: ")
    assert "of 2,000 games won" in lines[-1]


def test_a_sweep_names_the_best_cell(capsys: Output) -> None:
    text = told(capsys, "hog-sweep")
    assert "65.85%  best win rate of swap against always:4 (margin 4, dice 5)" in text
    assert "To play this way, choose the strategy bacon:9:6." in text


def test_the_best_number_of_dice_is_told(capsys: Output) -> None:
    lines = told(capsys, "hog-dice", "--rolls", "1000").splitlines()
    assert lines[0].strip() == "6  dice have the highest average"
    assert lines[1].strip() == "8.70  points on average (406031/46656)"


def test_a_kept_answer_is_asked_again_with_the_same_figures(capsys: Output, tmp_path: Path) -> None:
    kept = told(capsys, "hog-pair", "--games", "1000", "--json")
    file = tmp_path / "pair.json"
    file.write_text(kept, encoding="utf-8")
    assert told(capsys, "ask", str(file), "--json") == kept
    assert json.loads(kept)["asked"]["seed"].isdigit()


def test_a_table_in_a_file_is_asked_again_without_the_file(capsys: Output, tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("\n".join([",".join(["4"] * 100)] * 100), encoding="utf-8")
    kept = told(capsys, "hog-pair", "--strategy", str(table), "--games", "1000", "--json")
    table.unlink()
    file = tmp_path / "kept.json"
    file.write_text(kept, encoding="utf-8")
    lines = told(capsys, "ask", str(file)).splitlines()
    assert lines[0] == "50.00%  chance that mine beats always:4 if a coin toss decides who goes first"


def test_a_file_without_a_table_is_refused(capsys: Output, tmp_path: Path) -> None:
    table = tmp_path / "mine.CSV"
    table.write_text("4,4\n", encoding="utf-8")
    assert cli.run(["lab", "hog-pair", "--strategy", str(table)]) == 2
    assert "--strategy: line 1 has 2 cells; it needs 100" in capsys.readouterr().err


def test_what_is_no_strategy_is_refused(capsys: Output) -> None:
    assert cli.run(["lab", "hog-sweep", "--against", "nobody"]) == 2
    assert "--against: there is no strategy “nobody”" in capsys.readouterr().err


def told_with_a_seed(capsys: Output, *arguments: str) -> str:
    assert cli.run(["lab", *arguments, "--seed", "1"]) == 0
    return capsys.readouterr().out


def test_mains_are_told_with_their_fractions(capsys: Output) -> None:
    lines = told_with_a_seed(capsys, "hazard-mains", "--rounds", "1000").splitlines()
    assert "49.29%  of rounds are won (244/495)" in lines
    found = json.loads(told_with_a_seed(capsys, "hazard-mains", "--rounds", "1000", "--json"))
    assert [row["fraction"] for row in found["tables"]["mains"]] == [
        str(hazard.win_chance(main)) for main in range(5, 10)
    ]


def test_players_are_told_side_by_side(capsys: Output) -> None:
    found = json.loads(
        told_with_a_seed(capsys, "poker-dice-players", "--hands", "20", "--games", "100", "--json")
    )
    assert [row["player"] for row in found["tables"]["players"]] == [
        "Perfect player",
        "Sensible player",
        "Cautious player",
        "Careless player",
    ]


def test_typed_dice_are_tested(capsys: Output) -> None:
    lines = told_with_a_seed(capsys, "dice-test", "--faces", "1 2 3 4 5 6 " * 10).splitlines()
    assert "Consistent with fair dice (60 dice; fair dice always differ by at least this much)" in lines


def test_a_bad_face_is_an_error_in_one_sentence(capsys: Output) -> None:
    assert cli.run(["lab", "dice-test", "--faces", "1 2 8"]) == 2
    assert "Number 3 is “8”, but a die shows 1 to 6" in capsys.readouterr().err


@pytest.mark.parametrize(
    "asked",
    [
        ("hazard-mains", "--rounds", "1000"),
        ("poker-dice-players", "--hands", "20", "--games", "100"),
        ("yacht-scores", "--player", "greedy", "--games", "100"),
        ("dice-test", "--faces", "3,1 6", "--dice", "seeded"),
        ("systems", *SHORT, "--sessions", "50"),
    ],
)
@pytest.mark.parametrize("form", ["--json", "--csv"])
def test_a_kept_answer_can_be_asked_again_and_is_the_same(
    capsys: Output, tmp_path: Path, asked: tuple[str, ...], form: str
) -> None:
    kept = tmp_path / "kept"
    kept.write_text(told_with_a_seed(capsys, *asked, form), encoding="utf-8")
    assert cli.run(["lab", "ask", str(kept), form]) == 0
    assert capsys.readouterr().out == kept.read_text(encoding="utf-8")


def told_of_systems(capsys: Output, *arguments: str) -> str:
    assert cli.run(["lab", "systems", *SHORT, "--sessions", "0", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: Output, *arguments: str) -> str:
    assert cli.run(["lab", "systems", *SHORT, *arguments]) == 2
    return capsys.readouterr().err


def test_each_system_is_told_by_ruin_goal_result_and_price(capsys: Output) -> None:
    lines = told_of_systems(capsys).splitlines()
    asked = SystemsQuestion(dollars(50), dollars(80), 20)
    (flat,) = answer_all(systems_for(asked)[:1], asked)
    assert flat.result is not None
    assert lines[0] == "Flat $10 on pass"
    assert lines[1].strip() == f"{flat.result.followed.broke[-1]:.2%}  go broke within 20 rolls"
    (row,) = (line for line in lines if line.startswith("Flat $10 on pass  "))
    assert f"{flat.result.followed.reached[-1]:.2%}" in row
    assert "1.41%" in row
    assert re.search(r"^Place 6 and 8  .*1\.52%", "\n".join(lines), re.MULTILINE)


def test_simulated_sessions_stand_beside_and_follow_from_their_seed(capsys: Output) -> None:
    text = told_of_systems(capsys, "--sessions", "50", "--seed", "3")
    assert "Simulated: 50 sessions; " in text
    assert text == told_of_systems(capsys, "--sessions", "50", "--seed", "3")


def test_a_system_of_ones_own_counts_its_steps_from_one(capsys: Output) -> None:
    own = ("--systems", "1-3-2-6", "--own", "1:2:1 3:3:1 2:4:1 6:1:1")
    rows = [line for line in told_of_systems(capsys, *own).splitlines() if line.count("%") == 3]
    known, mine = (line.removeprefix("1-3-2-6").removeprefix("Custom system").split() for line in rows[-2:])
    assert known == mine


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--goal", "50"), "The bankroll must be above $0, and the goal above the bankroll"),
        (("--rolls", "0"), "--rolls: expected a whole number from 1 to 10,000, not “0”"),
        (("--base", "2"), "This table takes bets from $5 to $500"),
        (("--rules", "maximum=many"), "maximum must be a whole number, not “many”"),
        (("--systems", "flat luck"), "--systems: expected “all”, or names from flat, odds, martingale"),
        (("--systems", ""), "--systems: expected “all”"),
        (("--own", "1:2"), "--own: expected UNITS:WON:LOST, not “1:2”"),
        (("--own", "1:2:1"), "Step 1 leads to a step that does not exist"),
    ],
)
def test_a_question_without_sense_is_refused_in_a_sentence(
    arguments: tuple[str, ...], why: str, capsys: Output
) -> None:
    assert refused(capsys, *arguments).startswith(f"dicedesk: {why}")


HOG = ("hog", "final", "always:6")


def told_of_simulation(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, float]:
    assert run(["lab", "simulate", *words, "--json"]) == 0
    answer: dict[str, float] = json.loads(capsys.readouterr().out)
    return answer


def test_the_exact_chance_stands_beside_the_simulated_one(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told_of_simulation(capsys, *HOG, "--games", "100000", "--seed", "1")
    exact = win_chance(*(table_of(parse_strategy(name)) for name in HOG[1:])).first
    assert (answer["exact"], answer["games"], answer["seed"]) == (exact, 100_000, 1)
    assert abs(answer["simulated"] - exact) < 4 * answer["standard_error"]
    assert answer["seconds"] > 0


@pytest.mark.parametrize(
    ("words", "exact", "title"),
    [
        (("hazard", "7"), hazard.win_chance(7), "Win rate with main 7"),
        (("craps",), craps.figures("pass").win, "Chance to win a bet on the pass line"),
    ],
)
def test_rounds_of_two_dice_are_played_too(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], exact: Fraction, title: str
) -> None:
    answer = told_of_simulation(capsys, *words, "--games", "100000", "--seed", "1")
    assert answer["exact"] == float(exact)
    assert abs(answer["simulated"] - answer["exact"]) < 4 * answer["standard_error"]
    assert run(["lab", "simulate", *words, "--games", "10"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == title


def test_a_player_of_poker_dice_is_let_play(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told_of_simulation(capsys, "poker-dice", "stand-on-pay", "--games", "20000", "--seed", "1")
    assert answer["exact"] == pytest.approx(0.027956, abs=1e-6)
    assert abs(answer["simulated"] - answer["exact"]) < 4 * answer["standard_error"]


def test_the_lines_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told_of_simulation(capsys, *HOG, "--games", "1000", "--seed", "2")
    assert run(["lab", "simulate", *HOG, "--games", "1000", "--seed", "2"]) == 0
    title, *lines = capsys.readouterr().out.splitlines()
    assert title == "Chance that final, going first, beats always:6"
    shown = {line[:18].strip(): line[18:].strip() for line in lines}
    assert shown["exact"] == f"{answer['exact']:.6f}"
    assert shown["simulated"] == f"{answer['simulated']:.6f}"
    assert shown["standard error"] == f"{answer['standard_error']:.6f}"
    assert (shown["games"], shown["seed"]) == ("1000", "2")


def test_processes_on_all_cores_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "simulate", *HOG, "--games", "600000", "--seed", "3", "--json"]
    answers = list[dict[str, float]]()
    for workers in (OneByOne, WorkerProcesses):
        assert run(words, workers=workers) == 0
        answers.append(json.loads(capsys.readouterr().out))
    one, all_cores = ({**answer, "seconds": 0} for answer in answers)
    assert one == all_cores


def test_without_a_seed_each_run_has_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (told_of_simulation(capsys, *HOG, "--games", "100") for _ in range(2))
    assert first["seed"] != second["seed"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("hog", "final", "nobody"), "there is no strategy “nobody”"),
        (("poker-dice", "nobody"), "there is no player “nobody”"),
        (("hazard", "4"), "A main is 5, 6, 7, 8 or 9, not 4"),
        ((*HOG, "--games", "0"), "“0” is not allowed; give a whole number, 1 or more"),
        ((*HOG, "--seed", "x"), "“x” is not allowed; give a whole number, 1 or more"),
    ],
)
def test_what_cannot_be_asked_is_told_of(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    assert run(["lab", "simulate", *words]) == 2
    assert sentence in capsys.readouterr().err


QUESTION = LabQuestion("coin", ())
HALF = KeyNumber("heads", 0.5, Measure.CHANCE, tr("come up heads"), exact="1/2")
MEAN = KeyNumber("mean", -100, Measure.MONEY, tr("a game, on average"))


def test_one_case_and_its_notes() -> None:
    case = Case("fair", tr("Fair coin"), (HALF, MEAN), (), (tr("It has two sides."),))
    assert lines_of(Findings(QUESTION, (case,), notes=(tr("Seed 7."),)), str) == [
        "50.00%  come up heads (1/2)",
        " −$100  a game, on average",
        "It has two sides.",
        "",
        "Seed 7.",
    ]


def test_several_cases_are_named_and_their_table_follows() -> None:
    cases = (Case("fair", tr("Fair coin"), (HALF,), ()), Case("edge", tr("On edge"), (), ()))
    columns = (
        TableColumn("coin", tr("coin"), Measure.TEXT),
        TableColumn("heads", tr("heads"), Measure.CHANCE, digits=1),
    )
    table = FoundTable("coins", tr("All coins"), columns, (("Fair coin", 0.5), ("On edge", None)))
    assert lines_of(Findings(QUESTION, cases, tables=(table,)), str) == [
        "Fair coin",
        "50.00%  come up heads (1/2)",
        "",
        "On edge",
        "",
        "All coins",
        "coin       heads",
        "Fair coin  50.0%",
        "On edge        –",
    ]
