"""The help: every command in its group, every option with a text, in 80 columns, in the language of the terminal."""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicedesk import __main__, cli
from dicedesk.adapters.storage.terminal_games import open_archive, open_games, open_history
from dicedesk.cli.overview import COMMANDS, listed
from dicedesk.cli.parser import spoken
from dicedesk.core.words import tr
from dicedesk.play.terminal import CommandGroup
from tests.repeated import first_of

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "command-line.md").read_text("utf-8")
Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of the usual width."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C")


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """All commands below one, and itself."""
    yield parser
    for action in parser._actions:
        for below in action.choices.values() if isinstance(action.choices, dict) else ():
            yield from parsers(below)


ALL = {
    parser.prog: parser
    for parser in parsers(cli.parser(open_games, open_archive=open_archive, open_history=open_history))
    if parser.prog != "dicedesk"
}


def test_each_command_has_one_line_in_its_group(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        __main__._parsed(["--help"], "en")
    shown = capsys.readouterr().out
    for group in CommandGroup:
        block = re.search(rf"^{group.value}:\n((?:  .+\n)+)", shown, re.MULTILINE)
        assert block is not None
        names = [name for name in COMMANDS if listed(name).group is group]
        assert [line.split()[0] for line in block[1].splitlines()] == names
        assert all(f"{name} {listed(name).operands}".strip() in block[1] for name in names)
    assert max(map(len, shown.splitlines())) <= 80


def test_the_page_of_the_command_line_has_the_groups_of_the_help() -> None:
    headings = re.findall(r"^## (.+)", PAGE, re.MULTILINE)
    assert [heading for heading in headings if heading in {group.value for group in CommandGroup}] == [
        group.value for group in CommandGroup
    ]
    for group in CommandGroup:
        part = PAGE.split(f"## {group.value}\n")[1].split("\n## ")[0]
        assert [
            name for name in COMMANDS if listed(name).group is group and f"dicedesk {name}" not in part
        ] == []


@pytest.mark.parametrize("prog", first_of(list(ALL), 20))
def test_each_command_says_what_it_does_and_explains_all_that_follows_it(prog: str) -> None:
    parser = ALL[prog]
    assert re.fullmatch(r"[A-Z].*\.", parser.description or "")
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            lines = {line.metavar: line.help for line in action._get_subactions()}
        else:
            lines = {str(action.dest): action.help}
            assert action.metavar != "VALUE"
        for name, line in lines.items():
            assert line, (prog, name)
            assert not line.endswith("."), (prog, name)
            assert "leave this empty" not in line
    with spoken(str):
        assert max(map(len, parser.format_help().splitlines())) <= 80


def test_nothing_of_argparse_stays_changed() -> None:
    before = argparse._  # type: ignore[attr-defined]
    with spoken(lambda text: f"<{text}>"):
        assert argparse._("usage: ") == f"<{tr('usage: ')}>"  # type: ignore[attr-defined]
    assert argparse._ is before  # type: ignore[attr-defined]


def test_the_words_of_argparse_are_translated(capsys: Output) -> None:
    def shout(text: str) -> str:
        return text.upper()

    with spoken(shout), pytest.raises(SystemExit):
        cli.parser(words=("odds",)).parse_args(["odds", "hazard", "-h"])
    shown = capsys.readouterr().out
    assert shown.startswith("USAGE: dicedesk odds hazard [-h]")
    assert "\nOPTIONS:\n" in shown
    assert "SHOW THIS HELP" in shown
    assert "show this help" not in shown
