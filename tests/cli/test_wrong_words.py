"""Words that no command knows: one sentence on the error output, with what was perhaps meant, and exit code 2."""

from pathlib import Path

import pytest

from dicedesk.adapters.storage.terminal_games import open_games, open_history
from dicedesk.cli import run
from dicedesk.games.catalogue import TITLES
from tests.repeated import first_of

GAMES = ", ".join(TITLES)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said of such words, on the error output alone."""
    assert run(words, open_games, open_history=open_history) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    return line.removeprefix("dicedesk: ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("paly hog", "there is no “paly”; did you mean “play”?"),
        ("verfy x.dice", "there is no “verfy”; did you mean “verify”?"),
        ("play hogg", "there is no “hogg”; did you mean “hog”?"),
        ("play chess", f"there is no “chess”; choose from: {GAMES}"),
        ("odds chess", f"there is no “chess”; choose from: {GAMES}"),
        ("statistics chess", f"there is no “chess”; choose from: {GAMES}"),
        ("lab hog-dices", "there is no “hog-dices”; did you mean “hog-dice”?"),
        ("play craps --rules lasvegas", "there is no “lasvegas”; did you mean “las-vegas”?"),
        (
            "play hog --goal 5",
            "there is no “--goal”; choose from: --help, --data, --new, --own-dice, --from, --against, --first",
        ),
        ("play hog --againts=final", "there is no “--againts”; did you mean “--against”?"),
        ("lab hog-dice --point 5 --jsn", "there is no “--jsn”; did you mean “--json”?"),
        ("odds hazard 7", "unexpected argument “7”; usage: dicedesk odds hazard [-h] [--json]"),
        (
            "lab simulate craps foo",
            "unexpected argument “foo”; usage: dicedesk lab simulate craps [-h] [--games N] [--seed N] [--json]",
        ),
        ("advise hog 71 abc", "“abc” is not a whole number"),
        ("advise hog -- -1 5", "Hog needs two whole-number scores, 0 or more; you gave: -1 5"),
        (
            "advise poker-dice 1 2 3",
            "A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: 1 2 3",
        ),
        ("hazard-table -5", "“-5” is not allowed; give a whole number, 1 or more"),
        ("hazard-table many", "“many” is not allowed; give a whole number, 1 or more"),
    ],
)
def test_a_word_that_is_not_known_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    assert said(capsys, *words.split()) == sentence


def test_an_unknown_command_is_told_where_all_are_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "xyzzy").startswith("there is no “xyzzy”; choose from: play, replay, verify, ")


WRONG = """
replay {file}
verify {file}
review {file}
import {file}
lab ask {file}
replay /nowhere
play
advise
advise hog 71
advise hog 171 5
advise hog x y --against z
advise hog 71 58 --against nobody
advise hog 71 58 --why roll
advise hog 71 58 --goal 0
advise hog 71 58 --goal 1000
advise poker-dice a b c d e
advise poker-dice 1 2 3 4 7
advise poker-dice 5 5 2 5 3 --rolls-left 5
advise poker-dice 5 5 2 5 3 --bankroll x
advise poker-dice 5 5 2 5 3 --why reroll
advise hazard --main 4
advise hazard --main x
advise hazard --main 7 --chance 7
advise hazard --chance 5
advise hazard --losses 3
advise craps --bets foo
advise craps --bets pass --point 7
advise craps --rules lasvegas
advise craps --rules minimum=x
advise craps --rules field-12=5
odds hog --strategy foo --against final
odds hog --strategy always:11 --against final
odds poker-dice --dice 1 2 3
odds poker-dice --dice
odds poker-dice --dice 1 2 3 4 5 --rolls-left 9
odds craps --point 5x
odds craps --rules odds-limit=x
strategy foo
strategy always:x
strategy final --against swap:x
craps-games /nowhere
craps-sessions foo
craps-sessions martingale --sessions 0
craps-sessions martingale --rolls x
craps-sessions martingale --goal -5
craps-sessions martingale --seed abc
lab
lab foo
lab hog-dice --points x
lab hog-dice --points 0
lab systems --bankroll x
lab systems --systems foo
lab systems --own x
lab hog-pair --strategy foo
lab hazard-mains --rounds x
lab dice-test --faces 9
lab simulate hog final nobody
lab simulate hazard 4
lab simulate poker-dice foo
statistics --foo
hazard-table 1.5
""".strip().splitlines()


@pytest.mark.parametrize("words", first_of(WRONG, 20))
def test_no_sentence_shows_what_was_typed_as_python_writes_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: str
) -> None:
    file = tmp_path / "a.dice"
    file.write_text('[Foo-b "x"]\n')
    given = words.format(file=file).split()
    try:
        code = run(
            [*given, "--data", str(tmp_path)] if given[0] in ("import", "statistics") else given, open_games
        )
    except SystemExit as ended:
        code = int(ended.code or 0)
    told = capsys.readouterr()
    assert code == 2
    line = told.err.splitlines()[-1].replace("can't", "").replace("header's", "")
    assert line
    assert [sign for sign in ("'", '"', "None", "np.") if sign in line.replace('[Game "hog"]', "")] == []
    assert "[1, " not in line
    assert "(-" not in line
