"""Writes the golden playthroughs in this folder: records with comments that tell all that follows from them.

python tests/playthroughs/rewrite.py            write the comments of each playthrough anew
python tests/playthroughs/rewrite.py --check    exit with 1 if a file differs from what would be written

A playthrough is a record that any reader of records understands. To add one, write a record by hand as
GAME-NAME.txt (header, moves, faces) and run this script, then read what it wrote.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from dicedesk.core.game import Json  # noqa: E402
from dicedesk.core.notation import move_to_text, tag_to_text  # noqa: E402
from dicedesk.core.record import Record, parse_record  # noqa: E402
from dicedesk.features.record_file import event_to_json  # noqa: E402 (found only after the line above)
from dicedesk.features.story import story_of  # noqa: E402
from dicedesk.games.catalogue import SPECS  # noqa: E402

FOLDER = Path(__file__).parent


def transcript(record: Record) -> str:
    """The record with comments: states, menus, events, what is said, and the result."""
    history, told = record.replay(), story_of(record)
    last = history[-1].step.state if history else record.first_state()
    lines = [*map(tag_to_text, record.header), "", f"# state: {in_words(record.first_state().to_json())}"]
    for number, played in enumerate(history, start=1):
        menu = ", ".join(move.to_text() for move in played.before.legal_moves())
        lines += ["", f"# {number}. seat {played.before.seat} may: {menu}"]
        lines.append(move_to_text(played.move.to_text(), played.faces))
        lines += [f"#    {in_words(event_to_json(event))}" for event in played.step.events]
        lines += [f"#    “{line.words}”" for line in told.lines if line.number == number]
        lines.append(f"# state: {in_words(played.step.state.to_json())}")
    outcome = last.outcome()
    lines += [
        "",
        f"# result: {in_words(outcome.to_json()) if outcome else 'not finished'}",
        f"# “{told.result}”",
    ]
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
        told = transcript(parse_record(text, SPECS))
        if text == told:
            continue
        differing += 1
        if not check:
            path.write_bytes(told.encode("utf-8"))
        sys.stdout.write(f"{path.name} {'differs' if check else 'written'}\n")
    return 1 if check and differing else 0


if __name__ == "__main__":
    sys.exit(main())
