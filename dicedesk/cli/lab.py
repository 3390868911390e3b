"""The Lab on the command line: `lab KIND` for a question, `lab ask FILE` to repeat it, and `lab simulate GAME`.

Questions get the same answers as in the window. `simulate` compares simulated games with the exact odds.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from functools import partial

from dicedesk.cli.overview import add_command, add_json, described
from dicedesk.cli.terminal import Answer, Commands, ProgressBar, Say, progress
from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, figure, tr
from dicedesk.features.question_files import json_text, question_in, table_csv
from dicedesk.features.text_file import UnreadableError, read_bytes
from dicedesk.games import questions
from dicedesk.games.catalogue import answers
from dicedesk.lab.charts import Measure, written
from dicedesk.lab.chunks import PartialResult
from dicedesk.lab.fields import SEED, AnswerProgress, LabQuestion
from dicedesk.lab.findings import Case, Findings, FoundTable, QuestionKind
from dicedesk.lab.sample import Sample, Simulation
from dicedesk.play.ports.jobs import JobError, Workers, reason_of
from dicedesk.play.terminal import explained, seed_from, whole_from_1


def add_lab(commands: Commands, workers: Callable[[], Workers], say: Say, game: str = "") -> None:
    """Add `lab` with its experiments to the command line; `workers` returns the workers for them.

    If `game` is a game, `simulate` is set up for that game only.
    """
    lab = add_command(commands, "lab", say)
    experiments = lab.add_subparsers(required=True, metavar="EXPERIMENT")
    _add_simulate(experiments, workers, say, game)
    _add_questions(experiments, workers, say)


def _add_questions(experiments: Commands, workers: Callable[[], Workers], say: Say) -> None:
    """Add a command for each kind of question, and `ask`, which repeats a saved one."""
    for kind in questions.KINDS:
        command = experiments.add_parser(kind.id, help=say(kind.help), description=say(described(kind.help)))
        for field in kind.fields:
            command.add_argument(
                f"--{field.name}",
                default=field.default,
                metavar=field.metavar,
                help=say(explained(field.help, field.allowed, field.usual)),
            )
        _add_formats(command, say)
        command.set_defaults(command=partial(_ask, kind, workers, say))
    what = tr("repeat the question saved in a Lab file")
    again = experiments.add_parser("ask", help=say(what), description=say(described(what)))
    again.add_argument("file", metavar="FILE", help=say(tr("a CSV or JSON file saved by the Lab")))
    _add_formats(again, say)
    again.set_defaults(command=partial(_ask_again, workers, say))


def _add_formats(command: argparse.ArgumentParser, say: Say) -> None:
    add_json(command, say)
    command.add_argument("--csv", action="store_true", help=say(tr("print the first table as CSV")))


def _ask(
    kind: QuestionKind, workers: Callable[[], Workers], say: Say, arguments: argparse.Namespace
) -> Answer:
    texts = {field.name: getattr(arguments, field.name.replace("-", "_")) for field in kind.fields}
    for field in kind.fields:
        try:
            field.settled(texts[field.name])
        except NotationError as error:
            raise UnreadableError(_of_option(error.sentence, f"--{field.name}")) from None
    try:
        question = kind.question(texts)
    except NotationError as error:
        raise UnreadableError(error.sentence) from None
    return _told(_found(question, workers), say, arguments)


def _of_option(sentence: str, option: str) -> str:
    """Return the error with the option's name in place of the field's title in the window."""
    if isinstance(sentence, Sentence) and "title" in sentence.values:
        return Sentence(sentence.template, {**sentence.values, "title": option}, sentence.meaning)
    return sentence


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
        raise UnreadableError(
            tr("The answer could not be calculated: {reason}", reason=reason_of(error))
        ) from None
    finally:
        bar.clear()


def _told(findings: Findings, say: Say, arguments: argparse.Namespace) -> Answer:
    if arguments.json:
        return 0, [json_text(findings).rstrip("\n")]
    if arguments.csv and findings.tables:
        return 0, [table_csv(findings.question, findings.tables[0]).rstrip("\n")]
    return 0, lines_of(findings, say)


class _AnswerBar:
    """A progress bar that gets its length from the first report of progress."""

    def __init__(self) -> None:
        self._bar: ProgressBar | None = None

    def show(self, progress: AnswerProgress) -> None:
        self._bar = self._bar or ProgressBar(progress.parts, sys.stderr)
        self._bar.show(progress.done)

    def clear(self) -> None:
        if self._bar is not None:
            self._bar.clear()


_GAP = "  "


def lines_of(findings: Findings, say: Say) -> list[str]:
    """Return the key numbers, tables and notes as lines in the language of `say`; charts are left out."""
    blocks = [_case_lines(case, say, is_named=len(findings.cases) > 1) for case in findings.cases]
    blocks += [_table_lines(table, say) for table in findings.tables]
    blocks.append([say(note) for note in findings.notes])
    lines: list[str] = []
    for block in filter(None, blocks):
        lines += ["", *block] if lines else block
    return lines


def _case_lines(case: Case, say: Say, *, is_named: bool) -> list[str]:
    numbers = [(say(written(number.value, number.measure)), number) for number in case.numbers]
    wide = max((len(text) for text, _ in numbers), default=0)
    lines = [say(case.title)] if is_named else []
    lines += [
        f"{text:>{wide}}{_GAP}{say(number.says)}{f' ({number.exact})' if number.exact else ''}"
        for text, number in numbers
    ]
    return lines + [say(note) for note in (*case.notes, *case.found_by)]


def _table_lines(table: FoundTable, say: Say) -> list[str]:
    rows = [[say(column.title) for column in table.columns]]
    rows += [
        [
            say(written(cell, column.measure, column.digits))
            for cell, column in zip(row, table.columns, strict=True)
        ]
        for row in table.rows
    ]
    is_text = [column.measure is Measure.TEXT for column in table.columns]
    return [say(table.title), *_aligned(rows, is_text)]


def _aligned(rows: Sequence[Sequence[str]], is_text: Sequence[bool]) -> Iterator[str]:
    """Yield the rows as lines, with texts aligned left and numbers aligned right."""
    wide = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    for row in rows:
        cells = (
            f"{cell:<{width}}" if text else f"{cell:>{width}}"
            for cell, width, text in zip(row, wide, is_text, strict=True)
        )
        yield _GAP.join(cells).rstrip()


GAMES = 1_000_000
"""Number of games to simulate without `--games`."""


def _add_simulate(experiments: Commands, workers: Callable[[], Workers], say: Say, game: str) -> None:
    """Add `lab simulate` to the experiments, for each game that can be simulated."""
    what = tr("simulate millions of games and compare the results with the exact odds")
    simulate = experiments.add_parser("simulate", help=say(what), description=say(described(what)))
    games = simulate.add_subparsers(required=True, metavar="GAME")
    for name, command in answers(lambda commands: commands.simulate, game).items():
        parser = games.add_parser(name, help=say(command.help), description=say(described(command.help)))
        command.add_options(parser, say)
        count = explained(tr("how many games to simulate"), default=figure(GAMES))
        parser.add_argument("--games", default=str(GAMES), metavar="N", help=say(count))
        parser.add_argument("--seed", metavar="N", help=say(SEED.help))
        add_json(parser, say)
        parser.set_defaults(command=partial(_simulate, workers, command.answer))


def _simulate(
    workers: Callable[[], Workers],
    simulation: Callable[[argparse.Namespace], Simulation],
    arguments: argparse.Namespace,
) -> Answer:
    games, seed = whole_from_1(arguments.games), seed_from(arguments.seed)
    asked = simulation(arguments)
    begun = time.monotonic()
    sample = _played(asked.play(games, seed, workers()), games)
    seconds = time.monotonic() - begun
    if arguments.json:
        told = {
            "exact": asked.exact,
            "simulated": sample.mean,
            "standard_error": sample.standard_error,
            "games": games,
            "seed": seed,
            "seconds": seconds,
        }
        return 0, [json.dumps(told, indent=1)]
    return 0, [
        asked.question,
        f"  {'exact':<16} {asked.exact:.6f}",
        f"  {'simulated':<16} {sample.mean:.6f}",
        f"  {'standard error':<16} {sample.standard_error:.6f}",
        f"  {'games':<16} {games}",
        f"  {'seed':<16} {seed}",
        f"  {'seconds':<16} {seconds:.2f}",
    ]


def _played(runs: Generator[PartialResult[Sample], None, None], games: int) -> Sample:
    """Return the sample of all games. Its processes end with it, even after an error or Ctrl+C."""
    sample = Sample(0, 0, 0)
    with progress(games) as show, closing(runs):
        for running in runs:
            show(running.games)
            sample = running.result
    return sample
