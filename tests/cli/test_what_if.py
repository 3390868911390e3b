"""`dicedesk review FILE --at N`: one move of a game, its choices, and what another one would have been worth."""

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dicedesk import cli
from dicedesk.core.game import Json
from dicedesk.core.record import Record
from dicedesk.games.catalogue import SPECS
from tests.coach.random_games import played_on
from tests.features.review.reviewed_records import CRAPS, HAZARD, HOG, POKER_DICE
from tests.repeated import first_seeds_of

Output = pytest.CaptureFixture[str]
Write = Callable[..., str]

ENTRIES = ("move", "value", "cost", "class", "why")


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file and gives back its name."""

    def write(content: str, name: str = "one.dice") -> str:
        (tmp_path / name).write_text(content, encoding="utf-8")
        return str(tmp_path / name)

    return write


def lines_of(capsys: Output, *words: str) -> list[str]:
    assert cli.run([*words]) == 0
    return capsys.readouterr().out.splitlines()


def json_of(capsys: Output, *words: str) -> Json:
    answer: Json = json.loads("\n".join(lines_of(capsys, *words, "--json")))
    return answer


def random_text(game: str, seed: int) -> str:
    """The record of a random game; at craps, nobody bets, so that `advise` says what each bet brings."""
    random = Random(seed)

    def choose(state: Any) -> Any:
        moves = [move for move in state.legal_moves() if not move.to_text().startswith("bet")]
        return random.choice(moves[: 1 if game == "craps" else None])

    names = [("You", "final"), ("Ann", "Ben"), ("swap", "You")][seed % 3]
    seats = SPECS[game].new_state("").seats
    tags = tuple((f"Player{seat}", name) for seat, name in enumerate(names[:seats]))
    return played_on(Record(SPECS[game], tags), choose, random, 12).to_text()


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(120, 4))
def test_the_answer_is_the_one_of_advise(game: str, seeds: range, write: Write, capsys: Output) -> None:
    for seed in seeds:
        text = random_text(game, seed)
        file = write(text)
        number = Random(seed).randint(1, sum(line[:1] not in ("[", "") for line in text.splitlines()))
        told = json_of(capsys, "review", file, "--at", str(number))
        advice = json_of(capsys, "advise", told["position"])
        assert (told["position"], told["unit"], told["game"]) == (
            advice["position"],
            advice["unit"],
            game,
        )
        made = next(each for each in told["choices"] if each["move"] == told["made"])
        advised = [{name: each[name] for name in ENTRIES} for each in advice["choices"]]
        # Dice of the same face are interchangeable: the choice made has the name of the dice that were rolled.
        assert [made if each | {"move": told["made"]} == made else each for each in advised] == told[
            "choices"
        ]
        assert told["best"] == told["choices"][0]["move"]


def test_the_move_alone_comes_with_all_choices(write: Write, capsys: Output) -> None:
    position, empty, title, _, head, *rows = lines_of(capsys, "review", write(HOG), "--at", "5")
    assert (position, empty) == ("hog 2-10 | goal=20 | You, final", "")
    assert title == "Move 5: You rolled 2 dice: 6 + 6 = 12 points"
    assert head.split() == ["move", "win", "chance", "cost", "class"]
    assert len(rows) == 11
    roles = {row.split("roll")[0].strip(): row for row in rows}
    assert rows[0] == roles["best"]
    assert roles["made"].split()[:3] == ["made", "roll", "2"]


def test_tried_choices_stand_beside_the_best_and_the_made_one(write: Write, capsys: Output) -> None:
    where = ["review", write(POKER_DICE), "--at", "2"]
    tried = ["--try", "hold", "--try", "keep 1 1", "--try", "reroll  1 2"]
    told = json_of(capsys, *where, *tried)
    assert (told["number"], told["player"], told["made"], told["faces"]) == (2, 0, "reroll 1 2", [2, 5])
    assert told["tried"] == ["hold", "reroll 3 4 5", "reroll 1 2"]
    assert [each["move"] for each in told["choices"]][-1] == "hold"
    assert told["then"] is None
    rows = lines_of(capsys, *where, *tried)[5:]
    assert [row.split("reroll")[0].split("hold")[0].strip(" ,") for row in rows] == [
        "best, tried",
        "made, tried",
        "tried",
    ]
    assert "blunder ??" in rows[-1]


def test_a_tried_roll_goes_on_with_its_dice(write: Write, capsys: Output) -> None:
    where = ["review", write(HOG), "--at", "5", "--try", "4 dice", "--roll", "2 2 3 2"]
    told = json_of(capsys, *where)["then"]
    assert (told["faces"], told["result"]) == ([2, 2, 3, 2], None)
    assert told["position"] == "hog 11-10, turn 1 | goal=20 | You, final"
    choice = json_of(capsys, *where[:6])["choices"][-1]
    assert (choice["move"], choice["value"] + told["luck"]) == ("roll 4", pytest.approx(told["value"]))
    *_, empty, move, points, value, position = lines_of(capsys, *where)
    assert (empty, move, position) == ("", "roll 4 : 2 2 3 2", told["position"])
    assert points == "You rolled 4 dice: 2 + 2 + 3 + 2 = 9 points"
    assert value.endswith(f"Your chance to win now: {100 * told['value']:.1f}%")
    advice = json_of(capsys, "advise", position)
    assert 1 - advice["choices"][0]["value"] <= told["value"] + 1e-9


def test_a_roll_can_end_the_game(write: Write, capsys: Output) -> None:
    where = ["review", write(HOG), "--at", "5", "--try", "roll 4", "--roll", "6666"]
    told = json_of(capsys, *where)["then"]
    assert (told["position"], told["value"]) == (None, 1)
    assert told["result"]["winner"] == 0
    assert lines_of(capsys, *where)[-1].startswith("You won, 26 to 10")


def test_a_choice_without_dice_goes_on_by_itself(write: Write, capsys: Output) -> None:
    told = json_of(capsys, "review", write(CRAPS), "--at", "1", "--try", "bet pass 25")
    choice = next(each for each in told["choices"] if each["move"] == "bet pass 25")
    assert Fraction(choice["cost"]) == 25 * Fraction(7, 495)
    assert told["then"] | {"value": ""} == {
        "faces": [],
        "luck": "0",
        "value": "",
        "position": "craps bankroll 975, pass 25 | preset=las-vegas | You",
        "result": None,
    }
    assert Fraction(told["then"]["value"]) == 1000 - 25 * Fraction(7, 495)
    assert lines_of(capsys, "review", write(HAZARD), "--at", "1", "--try", "main 7")[-1] == (
        "hazard won 0, main 7 | casters=2 | Ann, Ben"
    )


def test_a_strategy_has_no_cost_in_the_review_which_is_said(write: Write, capsys: Output) -> None:
    text = '[Game "hog"]\n[Player0 "always:4"]\n[Player1 "You"]\n[Position "80-70"]\nroll 4 : 2 3 4 5\n'
    told = json_of(capsys, "review", write(text), "--at", "1")
    assert told["note"].endswith("follows a strategy, so the review counts no cost for this move.")
    assert lines_of(capsys, "review", write(text), "--at", "1")[-1] == told["note"]


BROKEN = '[Game "hog"]\nroll 4 : 1\nroll 0\n'


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--at", "7"], "one.dice: there is no move 7; the game has 6 moves\n"),
        (["--at", "0"], "“0” is not allowed; give a whole number, 1 or more\n"),
        (["--at", "last"], "“last” is not allowed; give a whole number, 1 or more\n"),
        (["--try", "roll 4"], "dicedesk: --try needs the number of a move; add --at N\n"),
        (["--roll", "3"], "dicedesk: --roll needs the number of a move; add --at N\n"),
        (["--at", "1", "--try", "roll 11"], "dicedesk: --try roll 11: expected “roll N” (N from 0 to 10)"),
        (["--at", "1", "--try", "main 7"], "dicedesk: --try main 7: "),
        (["--at", "1", "--roll", "3"], "dicedesk: --roll plays one choice; add exactly one --try MOVE\n"),
        (["--at", "1", *["--try", "roll 1"] * 2, "--roll", "3"], "add exactly one --try MOVE\n"),
        (
            ["--at", "1", "--try", "roll 0", "--roll", "3"],
            "--roll: “roll 0” rolls no dice; leave out --roll\n",
        ),
        (["--at", "1", "--try", "roll 2", "--roll", "3"], "--roll: 1 die is missing\n"),
        (["--at", "1", "--try", "roll 2", "--roll", "3 4 5"], "--roll: This roll has 2 dice\n"),
        (["--at", "1", "--try", "roll 2", "--roll", "3 7"], "--roll: A die shows 1 to 6: type the faces"),
    ],
)
def test_what_cannot_be_answered_gets_one_sentence(
    words: list[str], said: str, write: Write, capsys: Output
) -> None:
    assert cli.run(["review", write(HOG), *words]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), said in told.err) == ("", 1, True), told.err


def test_a_move_that_the_table_refuses_is_refused_with_its_reason(write: Write, capsys: Output) -> None:
    assert cli.run(["review", write(CRAPS), "--at", "1", "--try", "bet pass 3"]) == 2
    assert capsys.readouterr().err == "dicedesk: --try bet pass 3: The minimum on Pass is $5\n"


def test_one_move_is_asked_about_in_one_game(write: Write, capsys: Output) -> None:
    for files in ([write(HOG), write(CRAPS, "two.dice")], [write(HOG + HOG)]):
        assert cli.run(["review", *files, "--at", "1"]) == 2
        assert "--at looks at one game; give a single file with a single game" in capsys.readouterr().err


def test_a_broken_game_is_read_up_to_the_move(write: Write, capsys: Output) -> None:
    assert cli.run(["review", write(BROKEN), "--at", "1"]) == 2
    assert "one.dice: line 2: " in capsys.readouterr().err
    file = write('[Game "hog"]\nroll 0\nroll 4 : 1\n')
    assert json_of(capsys, "review", file, "--at", "1")["made"] == "roll 0"
    assert cli.run(["review", file, "--at", "2"]) == 2
    assert "one.dice: line 3: " in capsys.readouterr().err


def test_what_costs_are_compared_with_is_said_below_the_choices_of_craps(
    capsys: Output, write: Write
) -> None:
    note = "Costs are compared with rolling; a cost below $0 is a gain."
    assert lines_of(capsys, "review", write(CRAPS), "--at", "2")[-1] == note
    assert note not in lines_of(capsys, "review", write(HOG), "--at", "2")
