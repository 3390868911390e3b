"""Writes the golden playthroughs in this folder: records with comments that tell all that follows from them.

python tests/playthroughs/rewrite.py            write the comments of each playthrough anew
python tests/playthroughs/rewrite.py --check    exit with 1 if a file differs from what would be written

A playthrough is a record that any reader of records understands. To add one, write a record by hand as
GAME-NAME.txt (header, moves, faces) and run this script, then read what it wrote.
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from dicedesk.core.export import event_to_json  # noqa: E402 (found only after the line above)
from dicedesk.core.game import Json  # noqa: E402
from dicedesk.core.notation import move_to_text, tag_to_text  # noqa: E402
from dicedesk.core.record import Record, parse_record  # noqa: E402
from dicedesk.core.words import Name  # noqa: E402
from dicedesk.games.registry import GAMES  # noqa: E402
from dicedesk.session import craps_narrator, poker_dice_narrator  # noqa: E402
from dicedesk.session.game_session import Played  # noqa: E402
from dicedesk.session.hazard_narrator import caption_of, result_line, rows_of  # noqa: E402
from dicedesk.session.hog_narrator import log_of  # noqa: E402

FOLDER = Path(__file__).parent


def hog_lines(history: tuple[Played, ...], record: Record) -> list[list[str]]:
    """What the log of the window says, for each turn."""
    first, second = (Name(record.tag(f"Player{seat}") or f"Player {seat}") for seat in (0, 1))
    lines: list[list[str]] = [[] for _ in history]
    for line in log_of(history, (first, second)):
        lines[line.turn - 1].append(line.text)
    return lines


def hazard_lines(history: tuple[Played, ...], record: Record) -> list[list[str]]:
    """The row of the log for each throw, the line under the dice, and the result."""
    seats = range(len(record.first_state().scores))
    names = tuple(Name(record.tag(f"Player{seat}") or f"Player {seat}") for seat in seats)
    rows = iter(rows_of(history))
    lines: list[list[str]] = []
    for played in history:
        lines.append([caption_of(played, names)])
        if played.faces:
            row = next(rows)
            lines[-1].insert(0, f"{row.round} | {row.main} | {row.roll} | {row.result} | {row.notes}")
        if played.step.state.outcome() is not None:
            lines[-1].append(result_line(played.step.state, names))
    return lines


def poker_dice_lines(history: tuple[Played, ...], record: Record) -> list[list[str]]:
    """The line under the dice, the row of the history for each scored hand, and the result."""
    rows = iter(poker_dice_narrator.hands_of(history))
    lines: list[list[str]] = []
    for played in history:
        lines.append([poker_dice_narrator.caption_of(played)])
        if played.before.in_hand and not played.step.state.in_hand and not played.step.state.has_quit:
            row = next(rows)
            title = poker_dice_narrator.category_title(row.category)
            money = f"{row.pays.shown()} | {row.purse.shown()}"
            lines[-1].append(f"{row.hand} | {title} | {row.rolls} | {money}")
        if played.step.state.outcome() is not None:
            lines[-1].append(poker_dice_narrator.result_line(played.step.state))
    return lines


def craps_lines(history: tuple[Played, ...], record: Record) -> list[list[str]]:
    """The lines of the log, and the result."""
    lines: list[list[str]] = []
    for played in history:
        lines.append([line.text for line in craps_narrator.lines_of(played)])
        if played.step.state.outcome() is not None:
            lines[-1].append(craps_narrator.result_line(played.step.state))
    return lines


NARRATORS: Mapping[str, Callable[[tuple[Played, ...], Record], list[list[str]]]] = {
    "hog": hog_lines,
    "hazard": hazard_lines,
    "poker-dice": poker_dice_lines,
    "craps": craps_lines,
}


def transcript(record: Record) -> str:
    """The record with comments: states, menus, events, what is said, and the result."""
    steps = record.replay()
    states = [record.first_state(), *(step.state for step in steps)]
    history = tuple(
        Played(before, play.move, play.faces, step)
        for before, play, step in zip(states, record.plays, steps, strict=False)
    )
    said = NARRATORS[record.spec.id](history, record)
    lines = [*map(tag_to_text, record.header), "", f"# state: {in_words(states[0].to_json())}"]
    for number, played in enumerate(history, start=1):
        menu = ", ".join(move.to_text() for move in played.before.legal_moves())
        lines += ["", f"# {number}. seat {played.before.seat} may: {menu}"]
        lines.append(move_to_text(played.move.to_text(), played.faces))
        lines += [f"#    {in_words(event_to_json(event))}" for event in played.step.events]
        lines += [f"#    “{line}”" for line in said[number - 1]]
        lines.append(f"# state: {in_words(played.step.state.to_json())}")
    outcome = states[-1].outcome()
    lines += ["", f"# result: {in_words(outcome.to_json()) if outcome else 'not finished'}"]
    return "\n".join(lines) + "\n"


def in_words(told: Json) -> str:
    """A JSON object on one line: an event's name first, then names and values."""
    event = [f"{told['event']}:"] if "event" in told else []
    values = [f"{name} {_value(value)}" for name, value in told.items() if name != "event"]
    return " ".join([*event, ", ".join(values)])


def _value(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(map(str, value.values()))
    return " ".join(map(_value, value)) if isinstance(value, list) else str(value)


def main() -> int:
    """Write or check the files; the exit status."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--check", action="store_true", help="compare the files, write nothing")
    check = arguments.parse_args().check
    differing = 0
    for path in sorted(FOLDER.glob("*.txt")):
        text = path.read_bytes().decode("utf-8")
        told = transcript(parse_record(text, GAMES))
        if text == told:
            continue
        differing += 1
        if not check:
            path.write_bytes(told.encode("utf-8"))
        sys.stdout.write(f"{path.name} {'differs' if check else 'written'}\n")
    return 1 if check and differing else 0


if __name__ == "__main__":
    sys.exit(main())
