"""What a command tells of the records in a file: of one by itself, of several each under a heading."""

from collections.abc import Callable
from typing import Any

from dicedesk.cli.answers import EXIT_UNREADABLE, Answer, Say
from dicedesk.cli.terminal import complain
from dicedesk.core.game import Json
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr
from dicedesk.features.record_file import RecordFile, RecordText
from dicedesk.features.text_file import UnreadableError


def heading(file: RecordFile, number: int, text: RecordText) -> Sentence:
    """What stands above that game of a file with several."""
    return tr("Game {number} of {count}, line {line}:", number=number, count=file.count, line=text.line)


def told_of_each(file: RecordFile, tell: Callable[[Record[Any]], Answer], say: Say) -> Answer:
    """What is told of each record, and the worst of their exit codes. Raises UnreadableError where there is but one.

    Of several the bad ones are complained of, and the others told.
    """
    worst, lines = 0, [file.holds]
    for number, text in enumerate(file, 1):
        try:
            code, told = text.read(file.called, tell)
        except UnreadableError as error:
            if file.count == 1:
                raise
            complain(error.sentence, say)
            code, told = EXIT_UNREADABLE, []
        if file.count == 1:
            return code, told
        worst = max(worst, code)
        if told:
            lines += ["", heading(file, number, text), *told]
    return worst, lines


def json_of_each(
    file: RecordFile, make: Callable[[Record[Any]], Json], say: Say
) -> tuple[int, Json | list[Json]]:
    """The exit code, and an object for the record of a file; for several a list, in which each has its `number`."""
    worst, made = 0, list[Json]()
    for number, text in enumerate(file, 1):
        try:
            one = text.read(file.called, make)
        except UnreadableError as error:
            if file.count == 1:
                raise
            complain(error.sentence, say)
            worst, one = EXIT_UNREADABLE, {"error": str(error.sentence)}
        if file.count == 1:
            return worst, one
        made.append({"number": number} | one)
    return worst, made
