"""The questions of the Lab on the command line: `lab KIND` for each, and `lab ask FILE`, which asks one again."""

import argparse
import sys
from collections.abc import Callable
from functools import partial

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.cli.lab.found_lines import lines_of
from dicedesk.cli.progress import ProgressBar
from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.features.question_files import json_text, question_in, table_csv
from dicedesk.features.text_file import UnreadableError, read_bytes
from dicedesk.games import questions
from dicedesk.lab.fields import AnswerProgress, LabQuestion
from dicedesk.lab.findings import Findings, QuestionKind
from dicedesk.play.ports.jobs import JobError, Workers, reason_of


def add_commands(experiments: Commands, workers: Callable[[], Workers], say: Say) -> None:
    """Adds a command for each kind of question, and `ask`; `say` translates."""
    for kind in questions.KINDS:
        command = experiments.add_parser(kind.id, help=_help(say(kind.says)))
        for field in kind.fields:
            command.add_argument(
                f"--{field.name}", default=field.default, metavar="VALUE", help=_help(say(field.tip))
            )
        _add_options(command, say)
        command.set_defaults(command=partial(_ask, kind, workers, say))
    again = experiments.add_parser("ask", help=say(tr("ask the question saved in a Lab file again")))
    again.add_argument("file", metavar="FILE", help=say(tr("a file saved by the Lab")))
    _add_options(again, say)
    again.set_defaults(command=partial(_ask_again, workers, say))


def _add_options(command: argparse.ArgumentParser, say: Say) -> None:
    command.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    command.add_argument("--csv", action="store_true", help=say(tr("print the first table as CSV")))


def _ask(
    kind: QuestionKind, workers: Callable[[], Workers], say: Say, arguments: argparse.Namespace
) -> Answer:
    texts = {field.name: getattr(arguments, field.name.replace("-", "_")) for field in kind.fields}
    try:
        question = kind.question(texts)
    except NotationError as error:
        raise UnreadableError(error.sentence) from None
    return _told(_found(question, workers), say, arguments)


def _ask_again(workers: Callable[[], Workers], say: Say, arguments: argparse.Namespace) -> Answer:
    try:
        question = question_in(read_bytes(arguments.file))
    except NotationError as error:
        raise UnreadableError(tr("{file}: {reason}", file=arguments.file, reason=error.sentence)) from None
    return _told(_found(question, workers), say, arguments)


def _found(question: LabQuestion, workers: Callable[[], Workers]) -> Findings:
    bar = _AnswerBar()
    try:
        return questions.answered(question, workers(), bar.show)
    except JobError as error:
        raise UnreadableError(tr("It could not be calculated: {reason}", reason=reason_of(error))) from None
    finally:
        bar.clear()


def _told(findings: Findings, say: Say, arguments: argparse.Namespace) -> Answer:
    if arguments.json:
        return 0, [json_text(findings).rstrip("\n")]
    if arguments.csv and findings.tables:
        return 0, [table_csv(findings.question, findings.tables[0]).rstrip("\n")]
    return 0, lines_of(findings, say)


class _AnswerBar:
    """A bar whose length is known once the answer says how many parts it has."""

    def __init__(self) -> None:
        self._bar: ProgressBar | None = None

    def show(self, progress: AnswerProgress) -> None:
        self._bar = self._bar or ProgressBar(progress.parts, sys.stderr)
        self._bar.show(progress.done)

    def clear(self) -> None:
        if self._bar is not None:
            self._bar.clear()


def _help(text: str) -> str:
    """argparse takes a percent sign for a place to fill in."""
    return text.replace("%", "%%")
