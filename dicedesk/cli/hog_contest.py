"""The command `contest`: an exact contest between all Hog strategies in a folder."""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from dicedesk.cli.overview import add_command, add_folder
from dicedesk.cli.terminal import Answer, Commands, ProgressBar, Say, printable
from dicedesk.core.system_errors import reason_of as reason_of_system
from dicedesk.core.words import Sentence, in_sentences, tr, trn
from dicedesk.features.text_file import UnreadableError
from dicedesk.games.hog.class_folder import handed_in, programs_among
from dicedesk.games.hog.contest import ContestParts, OpenContest, hold
from dicedesk.games.hog.contest_reports import matrix_csv, page, ranking_csv
from dicedesk.games.hog.standings import ContestProgress, Stage, Standings, did_not_take_part
from dicedesk.games.hog.strategy_files import StrategyError
from dicedesk.play.ports.jobs import JobError, reason_of
from dicedesk.play.terminal import whole_from_1

_CLUSTER = tr(
    "With --scheduler, a Dask cluster calculates the win rates. The ranking is the same as without a "
    "cluster, down to the last bit, and work lost when a worker fails is repeated. Each computer "
    "needs this version of DiceDesk (pip install 'dicedesk[cluster]'). Start “dask scheduler” on one "
    "computer and “dask worker ADDRESS --nworkers auto --nthreads 1” on each computer that does the "
    "work. Anyone who can reach the scheduler can run programs on its workers, so outside a trusted "
    "network, use tls://HOST:PORT. Certificates and keys come from Dask's own settings under "
    "distributed.comm.tls."
)

_WORKERS = tr(
    "A cluster worker sees the strategies' tables. It cannot run anything on this computer, but it "
    "could send false win rates: use only computers that you trust."
)


def add_contest(open_contest: OpenContest, commands: Commands, say: Say) -> None:
    """Add `contest` to the command line; `open_contest` returns the parts that a contest needs."""
    command = add_command(commands, "contest", say)
    command.epilog = say(in_sentences(_CLUSTER, _WORKERS))
    command.add_argument(
        "folder",
        metavar="FOLDER",
        help=say(tr("a folder or ZIP file of strategies: Python programs and CSV tables")),
    )
    command.add_argument("--csv", metavar="FILE", help=say(tr("write the ranking as CSV")))
    command.add_argument("--matrix", metavar="FILE", help=say(tr("write the head-to-head win rates as CSV")))
    command.add_argument(
        "--html", metavar="FILE", help=say(tr("write a web page with the ranking and the win rates"))
    )
    command.add_argument(
        "--run-programs", action="store_true", help=say(tr("run the programs without asking"))
    )
    command.add_argument(
        "--seconds", metavar="N", help=say(tr("time limit for each program, in seconds (default: 60)"))
    )
    command.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help=say(tr("calculate on the Dask cluster at this address, such as tcp://HOST:PORT")),
    )
    add_folder(command, say)
    command.set_defaults(command=partial(_contest, open_contest, say))


def _contest(open_contest: OpenContest, say: Say, arguments: argparse.Namespace) -> Answer:
    folder = Path(arguments.folder)
    seconds = None if arguments.seconds is None else whole_from_1(arguments.seconds)
    try:
        parts = open_contest(arguments.data, arguments.scheduler, seconds, partial(_tell_of_waiting, say))
    except JobError as error:
        raise UnreadableError(reason_of(error)) from None
    if not arguments.run_programs:
        _ask_for_programs(folder, parts, say)
    standings = _held(folder, parts)
    if not standings.places:
        raise UnreadableError(tr("there is no strategy in {folder}", folder=arguments.folder))
    reports: dict[str | None, Callable[[], str]] = {
        arguments.csv: partial(ranking_csv, standings),
        arguments.matrix: partial(matrix_csv, standings),
        arguments.html: partial(page, standings, say),
    }
    for file, written in reports.items():
        if file is not None:
            _write(Path(file), written())
    return 0, _lines(standings, say)


def _tell_of_waiting(say: Say) -> None:
    print(printable(say(tr("The cluster has no workers yet. Waiting for one…"))), file=sys.stderr)


def _ask_for_programs(folder: Path, parts: ContestParts, say: Say) -> None:
    """Ask whether to run the programs in the folder, if there are any.

    Raises UnreadableError if the answer is not yes, or if the input is not a terminal.
    """
    try:
        count = len(programs_among(handed_in(folder).files))
    except StrategyError as error:
        raise UnreadableError(error.sentence) from None
    if not count:
        return
    if not sys.stdin.isatty():
        raise UnreadableError(
            tr("some of the strategies are programs; --run-programs runs them in a sandbox")
        )
    told = trn(
        "There is 1 program in this folder.",
        "There are {count} programs in this folder.",
        count,
    )
    try:
        gaps = parts.programs.gaps()
    except StrategyError as error:
        raise UnreadableError(error.sentence) from None
    print(
        say(told),
        say(tr("Each program runs in its own sandbox, and only the table it produces is used.")),
    )
    if gaps is not None:
        print(say(tr("Caution: {gaps}.", gaps=gaps)))
    if input(say(tr("Run all programs in this folder? Type yes: "))).strip().lower() != "yes":
        raise UnreadableError(tr("no programs were run, so no contest was held"))


def _held(folder: Path, parts: ContestParts) -> Standings:
    bar: ProgressBar | None = None
    stage = Stage.READING

    def tell(progress: ContestProgress) -> None:
        nonlocal bar, stage
        if bar is None or progress.stage is not stage:
            bar, stage = ProgressBar(max(1, progress.total), sys.stderr), progress.stage
        bar.show(progress.done)

    try:
        return hold(folder, parts, tell).standings
    except StrategyError as error:
        raise UnreadableError(error.sentence) from None
    except JobError as error:
        raise UnreadableError(reason_of(error)) from None
    finally:
        if bar is not None:
            bar.clear()


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        reason: Sentence = tr(
            "{file} cannot be written: {reason}", file=str(file), reason=reason_of_system(error)
        )
        raise UnreadableError(reason) from None


def _lines(standings: Standings, say: Say) -> list[str]:
    wide = max(4, *(len(place.name) for place in standings.places))
    playing = standings.places[: standings.good]
    lines = [f"{'rank':>6}  {'name':<{wide}}  {'wins':>6}  {'mean rate':>11}"] if playing else []
    lines += [
        f"{place.rank:>6}  {place.name:<{wide}}  {place.wins:>6}  {place.mean_rate:>11.8f}"
        for place in playing
    ]
    if standings.out:
        lines += [did_not_take_part(len(standings.out))]
        lines += [f"  {place.name:<{wide}}  {say(place.fault or '')}" for place in standings.out]
    return lines
