"""The command that reviews records: what each choice lost, and what the dice gave."""

import argparse
import json
import sys
from collections.abc import Iterator

from dicedesk.cli.answers import EXIT_UNREADABLE, Answer, Commands, Say
from dicedesk.cli.progress import ProgressBar
from dicedesk.coach.export import review_to_json
from dicedesk.coach.words import change_words
from dicedesk.core.game import Json
from dicedesk.core.words import tr
from dicedesk.session.coaching.reviewed_game import ReviewedGame, reviewed_game
from dicedesk.session.records.record_file import checked, read_record
from dicedesk.session.records.text_file import UnreadableError

_LEAST_WIDTH = 12
"""So many columns a move takes at least."""


def add_commands(commands: Commands, say: Say) -> None:
    """Adds `review` to the command line; `say` translates."""
    command = commands.add_parser(
        "review", help=say(tr("what each choice of a game cost, and what the dice gave"))
    )
    command.add_argument("files", nargs="+", metavar="FILE", help=say(tr("a record")))
    command.add_argument(
        "--json",
        action="store_true",
        help=say(tr("print one JSON object; a list of them for several records")),
    )
    command.set_defaults(command=_review)


def _review(arguments: argparse.Namespace) -> Answer:
    files: list[str] = arguments.files
    if len(files) == 1:
        game = _reviewed(files[0])
        return 0, [json.dumps(_to_json(game), indent=1)] if arguments.json else _lines(game)
    code, lines = 0, list[str]()
    # No review is kept beside the next one: a thousand of them would fill the memory.
    for file, found in _all_reviewed(files):
        if isinstance(found, UnreadableError):
            code = EXIT_UNREADABLE
        # A line a record, without indents: with them Python writes JSON many times slower.
        lines += [json.dumps({"file": file} | _entry(found)) + ","] if arguments.json else _part(file, found)
    if arguments.json:
        return code, ["[", *lines[:-1], lines[-1].removesuffix(","), "]"]
    return code, lines[:-1]


def _all_reviewed(files: list[str]) -> Iterator[tuple[str, ReviewedGame | UnreadableError]]:
    """Each file with its review, or why there is none; how far that is, is shown on the way."""
    bar = ProgressBar(len(files), sys.stderr)
    try:
        for done, file in enumerate(files):
            bar.show(done)
            try:
                yield file, _reviewed(file)
            except UnreadableError as error:
                yield file, error
    finally:
        bar.clear()


def _reviewed(file: str) -> ReviewedGame:
    record = read_record(file)
    return checked(file, lambda: reviewed_game(record))


def _entry(game: ReviewedGame | UnreadableError) -> Json:
    return {"error": str(game.sentence)} if isinstance(game, UnreadableError) else _to_json(game)


def _to_json(game: ReviewedGame) -> Json:
    """`game`, what the review gives, and `notes` in English."""
    told = {"game": game.record.spec.id} | review_to_json(game.review)
    return told | {"notes": [str(note) for note in game.notes]}


def _part(file: str, game: ReviewedGame | UnreadableError) -> list[str]:
    return [game.sentence, ""] if isinstance(game, UnreadableError) else [f"{file}:", *_lines(game), ""]


def _lines(game: ReviewedGame) -> list[str]:
    sentences = [*game.notes, *(sentence for told in game.told for sentence in told)]
    return [*sentences, "", *_rows(game)]


def _rows(game: ReviewedGame) -> list[str]:
    unit, moves = game.review.unit, game.review.moves
    texts = [text for move in moves for text in (move.move.to_text(), move.best.to_text())]
    wide = max([_LEAST_WIDTH, *map(len, texts)])
    head = f"{'#':>4}  {'player':>6}  {'move':<{wide}}  {'best':<{wide}}  {'loss':>8}  {'luck':>8}  class"
    rows = [
        f"{number:>4}  {move.seat:>6}  {move.move.to_text():<{wide}}  {move.best.to_text():<{wide}}"
        f"  {change_words(-move.loss, unit):>8}  {change_words(move.luck[move.seat], unit):>8}"
        f"  {move.grade.value} {move.grade.sign}".rstrip()
        for number, move in enumerate(moves, 1)
    ]
    return [head, *rows]
