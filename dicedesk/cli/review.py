"""The command `review`: the cost of each choice in a record, and the luck of the dice."""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from dicedesk.cli.overview import add_command
from dicedesk.cli.records import answer_for_each, heading, json_for_each
from dicedesk.cli.slow_work import work_out
from dicedesk.cli.terminal import EXIT_UNREADABLE, Answer, Commands, Say, print_error, progress
from dicedesk.cli.what_if import add_what_if, asks_what_if, what_if_answer
from dicedesk.coach.export import review_to_json
from dicedesk.coach.review import MoveReview
from dicedesk.core.game import Json
from dicedesk.core.record import Record
from dicedesk.core.words import columns_of, filled, tr
from dicedesk.features.record_file import RecordFile
from dicedesk.features.review.ending import ending_of
from dicedesk.features.review.export import note_lines
from dicedesk.features.review.game import GameReview, SeatReview, reviewed_game
from dicedesk.features.text_file import UnreadableError
from dicedesk.games.catalogue import GAMES

_LEAST_WIDTH = 12
"""Minimum width of the columns of choices, in characters."""


def add_review(commands: Commands, say: Say) -> None:
    """Add `review` to the command line."""
    command = add_command(commands, "review", say)
    command.add_argument("files", nargs="+", metavar="FILE", help=say(tr("a record")))
    command.add_argument(
        "--json",
        action="store_true",
        help=say(tr("print one JSON object, or a list of them for several records")),
    )
    add_what_if(command, say)
    command.set_defaults(command=partial(_review, say))


def _review(say: Say, arguments: argparse.Namespace) -> Answer:
    names: list[str] = arguments.files
    if asks_what_if(arguments):
        return what_if_answer(say, arguments)
    if len(names) == 1 and (file := RecordFile(names[0])).count == 1:
        if arguments.json:
            code, game = json_for_each(file, lambda record: _to_json(_reviewed(say, record)), say)
            return code, [json.dumps(game, indent=1)]
        return answer_for_each(file, lambda record: (0, _lines(_reviewed(say, record), say)), say)
    code, lines = 0, list[str]()
    # Keep one review at a time: a thousand would fill the memory.
    for given, found in _all_reviewed(names, partial(_reviewed, say)):
        if isinstance(found, UnreadableError):
            print_error(found.sentence, say)
            code = EXIT_UNREADABLE
        if arguments.json:
            # One line per record, because Python writes JSON with indents many times slower.
            lines += [json.dumps(given.entry | _entry(found)) + ","]
        elif not isinstance(found, UnreadableError):
            lines += [*given.headings, *_lines(found, say), ""]
    if arguments.json:
        return code, ["[", *lines[:-1], lines[-1].removesuffix(","), "]"]
    return code, lines[:-1]


@dataclass(frozen=True)
class _Given:
    """The name of a reviewed record: the first entries of its JSON object, and the headings above its lines."""

    entry: Json
    headings: tuple[str, ...] = ()


def _reviewed(say: Say, record: Record[Any]) -> GameReview:
    work_out(GAMES[record.spec.id], record.first_state().rules_text(), say)
    return reviewed_game(record)


def _all_reviewed(
    names: Sequence[str], review: Callable[[Record[Any]], GameReview]
) -> Iterator[tuple[_Given, GameReview | UnreadableError]]:
    """Yield the name of each record with its review or its error, and show a progress bar."""
    files = [(name, _opened(name)) for name in names]
    count = sum(1 if isinstance(file, UnreadableError) else file.count for _, file in files)
    with progress(count) as show:
        for done, found in enumerate(
            found for name, file in files for found in _reviewed_in(name, file, review)
        ):
            show(done)
            yield found


def _opened(name: str) -> RecordFile | UnreadableError:
    try:
        return RecordFile(name)
    except UnreadableError as error:
        return error


def _reviewed_in(
    name: str, file: RecordFile | UnreadableError, review: Callable[[Record[Any]], GameReview]
) -> Iterator[tuple[_Given, GameReview | UnreadableError]]:
    if isinstance(file, UnreadableError):
        yield _Given({"file": name}), file
        return
    try:
        for number, text in enumerate(file, 1):
            if file.count == 1:
                given = _Given({"file": name}, (f"{name}:",))
            else:
                above = (file.holds, "") if number == 1 else ()
                given = _Given({"file": name, "number": number}, (*above, heading(file, number, text)))
            try:
                yield given, text.read(name, review)
            except UnreadableError as error:
                yield given, error
    except UnreadableError as error:
        # The file has changed since its records were counted, or its only record is too long.
        yield _Given({"file": name}), error


def _entry(game: GameReview | UnreadableError) -> Json:
    return {"error": str(game.sentence)} if isinstance(game, UnreadableError) else _to_json(game)


def _to_json(game: GameReview) -> Json:
    """Return the game's id, its review, its ending, and the notes in English."""
    told = {"game": game.record.spec.id} | review_to_json(game.review)
    return told | {"ending": _ending_to_json(game), "notes": [str(note) for note in game.notes]}


def _ending_to_json(game: GameReview) -> Json | None:
    """Return the card at the end of the game; None if it goes on.

    The numbers are the ones that the card shows. The `result` is `start` - `cost` + `dice` + `gifts`; if fewer is
    better, it is `start` + `cost` - `dice` - `gifts`. The `moment` is a move's `choice` or its `dice`.
    """
    review = SeatReview(game)
    ending = ending_of(review)
    if ending is None:
        return None
    step, sums = ending.step, ending.sums
    moment = step and {
        "move": step.place,
        "step": "choice" if step.is_choice else "dice",
        "change": review.unit.quantity.number(step.change).number,
        "chance": None if step.is_choice else str(review.moment(step.place).chance),
    }
    return {
        "player": review.seat,
        "headline": str(ending.headline),
        "start": sums.start.number,
        "cost": sums.cost.number,
        "dice": sums.dice.number,
        "gifts": sums.gifts.number,
        "result": sums.result.number,
        "moment": moment,
        "told": str(ending.moment),
        "best_play": str(ending.best_play) or None,
    }


def _lines(game: GameReview, say: Say) -> list[str]:
    ending = ending_of(SeatReview(game))
    card = [each for each in (ending.result, ending.best_play, ending.moment) if each] if ending else []
    sentences = [*game.notes, *(sentence for sentences in game.player_sentences for sentence in sentences)]
    notes = [line for note in note_lines(SeatReview(game), say) for line in note.split("\n")]
    return [*card, *sentences, *notes, "", *_rows(SeatReview(game), say)]


def _rows(review: SeatReview, say: Say) -> list[str]:
    """Return a line for each move, with the choices named as in the window."""
    unit, moves = review.unit, review.game.review.moves
    names = [(say(moment.choice), say(moment.best)) for moment in review.moments]
    wide = max([_LEAST_WIDTH, *(columns_of(name) for pair in names for name in pair)])
    head = f"{'#':>4}  {'player':>6}  {'move':<{wide}}  {'best':<{wide}}  {'cost':>8}  {'luck':>8}  class"
    rows = [
        f"{number:>4}  {move.seat:>6}  {filled(choice, wide)}  {filled(best, wide)}"
        f"  {unit.number_words(move.cost):>8}  {unit.change_words(move.luck[move.seat]):>8}"
        f"  {_class_of(move)}".rstrip()
        for number, (move, (choice, best)) in enumerate(zip(moves, names, strict=True), 1)
    ]
    return [head, *rows]


def _class_of(move: MoveReview) -> str:
    return "for the win !" if move.is_for_the_win else f"{move.grade.value} {move.grade.sign}"
