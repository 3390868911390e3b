"""All commands by group, each with the line of help that the program's help and its own help show."""

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from dicedesk.cli.parser import CommandParser
from dicedesk.cli.terminal import Commands, Say
from dicedesk.core.words import Sentence, capitalized, tr
from dicedesk.games.catalogue import OWN_COMMANDS, own_command
from dicedesk.play.terminal import CommandGroup


@dataclass(frozen=True)
class Listed:
    """A command's entry in the help: its operands, a line of help, and its group."""

    operands: str
    help: Sentence
    group: CommandGroup


_GENERAL: Mapping[str, Listed] = MappingProxyType(
    {
        "play": Listed("GAME", tr("play in this terminal"), CommandGroup.PLAY),
        "replay": Listed("FILE", tr("show a recorded game move by move"), CommandGroup.RECORDS),
        "verify": Listed("FILE", tr("check that the dice in a record match its seal"), CommandGroup.RECORDS),
        "import": Listed("FILE...", tr("import game records into the history"), CommandGroup.RECORDS),
        "statistics": Listed("[GAME]", tr("summarize the games you have played"), CommandGroup.RECORDS),
        "review": Listed(
            "FILE...", tr("show the cost of each choice and the luck of the dice"), CommandGroup.ADVICE
        ),
        "advise": Listed(
            "GAME|LINE", tr("say what each choice in a position is worth, and why"), CommandGroup.ADVICE
        ),
        "odds": Listed("GAME", tr("give the exact odds of a game"), CommandGroup.ADVICE),
        "lab": Listed(
            "EXPERIMENT", tr("run an experiment with exact answers and simulations"), CommandGroup.LAB
        ),
        "contest": Listed(
            "FOLDER", tr("rank the Hog strategies in a folder by exact win rate"), CommandGroup.LAB
        ),
    }
)
"""All commands except the games' own, in the order of the help."""

COMMANDS = (*_GENERAL, *OWN_COMMANDS)
"""The names of all commands."""


def listed(name: str) -> Listed:
    """Return a command's entry in the help."""
    if name in _GENERAL:
        return _GENERAL[name]
    own = own_command(name)
    return Listed(own.operands, own.help, own.group)


def described(what: Sentence) -> str:
    """Return a line of help as the first sentence of its command's help."""
    return capitalized(tr("{sentence}.", sentence=what))


def add_command(commands: Commands, name: str, say: Say) -> argparse.ArgumentParser:
    """Add a command with its line of help."""
    what = listed(name).help
    return commands.add_parser(name, help=say(what), description=say(described(what)))


def add_folder(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add the option that names the games folder."""
    parser.add_argument("--data", metavar="DIR", help=say(tr("the games folder (default: your own)")))


def add_json(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add the option that asks for JSON."""
    parser.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))


class OverviewParser(CommandParser):
    """A parser whose help lists all commands in their groups."""

    def __init__(self, say: Say) -> None:
        super().__init__(
            prog="dicedesk",
            usage="dicedesk [OPTION]... [FILE.dice | COMMAND ...]",
            description=say(
                tr("Dice games with a coach and exact odds. Without a command, the window opens.")
            ),
            epilog=say(tr("Type “dicedesk COMMAND --help” for the options of a command.")),
        )
        self._say = say

    @property
    def _own(self) -> list[argparse.Action]:
        """The options and the window's FILE, without the commands."""
        return [action for action in self._actions if action.choices is None or action.option_strings]

    def format_help(self) -> str:
        """Return the help: usage, commands, options."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        for group, rows in _rows(self._say):
            formatter.start_section(self._say(group.value))
            formatter.add_arguments(rows)
            formatter.end_section()
        formatter.start_section(self._say(tr("Options")))
        formatter.add_arguments(self._own)
        formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()


def _rows(say: Say) -> Iterator[tuple[CommandGroup, list[argparse.Action]]]:
    """Yield each group with its commands, as arguments for the help only."""
    all_listed = {name: listed(name) for name in COMMANDS}
    for group in CommandGroup:
        yield (
            group,
            [
                argparse.Action((), name, metavar=f"{name} {entry.operands}".rstrip(), help=say(entry.help))
                for name, entry in all_listed.items()
                if entry.group is group
            ],
        )
