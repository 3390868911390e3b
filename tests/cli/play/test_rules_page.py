"""The rules of every game can be read in a terminal."""

import re
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.adapters.storage.terminal_games import open_games
from dicedesk.cli.play.rules_page import plain_text
from dicedesk.core import assets
from dicedesk.core.assets import help_page
from dicedesk.games.catalogue import KITS

PAGE = """# A game

Roll **two** dice: ![3 and 5](dice:3-5) is *eight*,
and wins.

## Bets

- one that is so long that it does not fit
- two

| bet | pays |
| --- | --- |
| pass | 1:1 |
"""
TEXT = """A game
======

Roll two dice: [3][5] is
eight, and wins.

Bets
----

- one that is so long that
  it does not fit
- two

  pass: 1:1"""


def test_markup_goes_and_words_stay() -> None:
    assert plain_text(PAGE, 26) == TEXT


@pytest.mark.parametrize("game", KITS)
@pytest.mark.parametrize("language", ["en", "de", "zh_CN"])
@pytest.mark.parametrize("width", [40, 80])
def test_no_markup_is_left_of_any_page(game: str, language: str, width: int) -> None:
    text = plain_text(help_page(game, language), width)
    assert not re.search(r"\*\*|^\s*#|\]\(dice:|^\|", text, re.MULTILINE)
    longest = max(map(len, text.splitlines()))
    assert longest <= width or language == "zh_CN"


def test_a_game_without_a_page_of_rules_says_what_can_be_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(assets, "PACKAGE", tmp_path / "package")
    with pytest.raises(SystemExit) as ended:
        cli.run(["play", "hog", "-h"], open_games)
    shown = capsys.readouterr()
    assert (ended.value.code, shown.err) == (0, "")
    assert "--own-dice" in shown.out
    assert "Pig Out" not in shown.out
